"""The bot: wins against chance, moves for points, and thinks in slices."""

from __future__ import annotations

import pytest

from game.games.pisanki import bot
from game.kernel.actions import Action
from game.kernel.dice import dice
from game.kernel.match import Match
from tests.games.pisanki.pictures import do, new_match, play_round
from tests.playing import one_of


def choice(match: Match, seat: int) -> tuple[Action, int]:
    """What the bot does, and how often it let others go on meanwhile."""
    thinking = bot.think(match.rules, match.view(seat), match.legal(seat), dice(match.seed, seat))
    yields = 0
    while True:
        try:
            next(thinking)
            yields += 1
        except StopIteration as done:
            assert done.value is not None
            return done.value, yields


@pytest.mark.parametrize("seats", [2, 5])
def test_it_wins_against_chance(seats: int) -> None:
    match = new_match(seats, 11, scoring_cards="drawn")
    source = dice(3)
    while (seat := match.awaited) is not None:
        match.submit(choice(match, seat)[0] if seat == 1 else one_of(match.legal(seat), source))
    assert match.score(None).winners == (1,)


def test_it_thinks_in_slices_and_the_same_view_gives_the_same_choice() -> None:
    match = new_match(2, 4)
    for _ in range(3):
        play_round(match, 2)
    first, yields = choice(match, match.awaited or 0)
    assert yields >= 1
    assert choice(match, match.awaited or 0)[0] is first


def test_its_moves_make_its_table_no_worse() -> None:
    match = new_match(2, 1, scoring_cards="drawn")
    gains = []
    while (seat := match.awaited) is not None and len(gains) < 8:
        before = match.score(None).totals[seat] or 0
        action, _ = choice(match, seat)
        match.submit(action)
        if action.verb == "set":
            gains.append((match.score(None).totals[seat] or 0) - before)
    assert sum(gains) > 0


def test_where_there_is_one_thing_to_do_it_does_not_think() -> None:
    match = do(new_match(2), "p0 buy@offer.0", "p0 lift@grid.0/0", "p0 set@grid.0/1", "p0 lift@grid.0/1",
               "p0 set@grid.0/0")
    action, yields = choice(match, 0)
    assert (action.text, yields) == ("p0 stay", 0)
