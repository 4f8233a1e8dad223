"""Bots see what their seat sees, roll their own dice, and answer with something legal."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from game.kernel.actions import Action
from game.kernel.dice import dice
from game.kernel.match import Match
from game.kernel.table import View, view
from game.players.bots import LEVELS, Bot, any_legal, bot, drain
from tests.playing import SHELF, disguises, maker, truth

TABLES = [(game, level, seats) for game in SHELF for level in LEVELS for seats in (min(SHELF.games[game].seats),
                                                                                   max(SHELF.games[game].seats))]


def bots_of(game: str, level: str, match: Match, seed: int = 5) -> list[Bot]:
    return [bot(level, match.rules, SHELF.games[game], seed, seat) for seat in range(match.box.seats)]


def moves(match: Match, bots: list[Bot]) -> Iterator[tuple[int, View, Action]]:
    """Bots play a match; yields who is about to do what, and what they saw."""
    while not match.over:
        for seat in (*match.interrupts(), match.awaited):
            assert seat is not None
            shown = match.view(seat)
            choice = bots[seat].choose(shown, match.legal(seat))
            if choice is not None:
                yield seat, shown, choice
                match.submit(choice)
                break
        else:
            raise AssertionError("the seat that is awaited declined")


@pytest.mark.parametrize("game,level,seats", TABLES)
def test_bots_play_a_match_to_its_end(game: str, level: str, seats: int) -> None:
    match = maker(game)(seats, 1)
    for count, _ in enumerate(moves(match, bots_of(game, level, match))):
        assert count < 5000
    assert match.score(None).winners


@pytest.mark.parametrize("game,level,seats", TABLES)
def test_a_bots_choice_does_not_change_when_hidden_cards_are_swapped(game: str, level: str, seats: int) -> None:
    match, source = maker(game)(seats, 0), dice(1)
    for count, (seat, shown, choice) in enumerate(moves(match, bots_of(game, level, match))):
        if count > 60:
            break
        if count % 6:
            continue
        for other in disguises(match, seat, source):
            again = view(other, seat, shown.version, match.rules.awaited(other))
            player = bot(level, match.rules, SHELF.games[game], 5, seat)
            assert player.choose(again, match.rules.legal(other, seat)) is choice


@pytest.mark.parametrize("game,level", [(game, level) for game in SHELF for level in LEVELS])
def test_foreign_dice_change_no_choice(game: str, level: str) -> None:
    def play(stir: int) -> list[str]:
        random.seed(stir)
        match = maker(game)(2, 0)
        told = []
        for _, (_, _, choice) in zip(range(30), moves(match, bots_of(game, level, match)), strict=False):
            random.random()
            told.append(choice.text)
        return told
    assert play(1) == play(2)


@pytest.mark.parametrize("game", list(SHELF))
def test_another_seed_makes_another_random_bot(game: str) -> None:
    def play(seed: int) -> list[str]:
        match = maker(game)(2, 0)
        bots = bots_of(game, "random", match, seed)
        return [choice.text for _, (_, _, choice) in zip(range(40), moves(match, bots), strict=False)]
    assert play(1) == play(1)
    assert len({tuple(play(seed)) for seed in range(5)}) > 1


def interrupted() -> tuple[Match, View, list[Action]]:
    """A match where seat 1 may act though seat 0 is awaited."""
    match = maker("snap")(2, 0)
    legal = [action for action in match.rules.book if action.seat == 1]
    return match, match.view(1), legal


def test_a_random_bot_takes_an_interrupt_half_of_the_time() -> None:
    match, shown, legal = interrupted()
    taken = sum(drain(any_legal(match.rules, shown, legal, dice(seed))) is not None for seed in range(400))
    assert 160 < taken < 240


def test_a_random_bot_that_is_awaited_never_declines() -> None:
    match = maker("snap")(2, 0)
    legal = match.legal(0)
    assert all(drain(any_legal(match.rules, match.view(0), legal, dice(seed))) in legal for seed in range(100))


def test_a_bot_rolls_for_its_seat_and_the_version_and_never_as_the_table_does() -> None:
    rolled = []

    def think(rules, view, legal, dice):  # type: ignore[no-untyped-def]
        rolled.append(dice.random())
        yield
        return legal[0]

    match = maker("snap")(2, 0)
    for seed, seat in ((0, 0), (0, 1), (1, 0), (0, 0)):
        Bot(match.rules, think, seed, seat).choose(match.view(seat), match.legal(0))
    assert rolled[0] == rolled[3] and len(set(rolled)) == 3
    assert not {dice(0, roll).random() for roll in range(50)} & set(rolled)


def test_an_unknown_level_is_refused() -> None:
    match = maker("snap")(2, 0)
    with pytest.raises(ValueError, match="no bot called 'brilliant'; there are random, normal"):
        bot("brilliant", match.rules, SHELF.games["snap"], 1, 0)


def test_thinking_comes_in_slices_and_ends_where_choosing_does() -> None:
    match = maker("snap")(2, 0)
    player = bot("normal", match.rules, SHELF.games["snap"], 1, 0)
    thought = player.think(match.view(0), match.legal(0))
    assert next(thought) is None
    assert drain(thought) is player.choose(match.view(0), match.legal(0))


def test_no_bot_can_reach_the_table() -> None:
    match = maker("snap")(2, 0)
    player = bot("normal", match.rules, SHELF.games["snap"], 1, 0)
    assert truth(match) not in vars(player).values()
    assert not any(isinstance(value, Match) for value in vars(player).values())
