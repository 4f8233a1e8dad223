"""A recording does again what was written down, and where."""

from __future__ import annotations

import pytest

from game.kernel.match import Match
from game.players.recorded import Recorded
from tests.playing import SHELF, maker, play, truth


@pytest.mark.parametrize("game", list(SHELF))
def test_recordings_on_all_seats_play_the_match_again(game: str) -> None:
    seats = max(SHELF.games[game].seats)
    match = play(maker(game)(seats, 3), 3)
    again = maker(game)(seats, 3)
    players = [Recorded(action.text for action in match.actions) for _ in range(seats)]
    while not again.over:
        _ask(again, players)
    assert truth(again) == truth(match)


def _ask(match: Match, players: list[Recorded]) -> None:
    """Interrupts first, in seat order, then the seat that is awaited: as the table does."""
    for seat in (*match.interrupts(), match.awaited):
        assert seat is not None
        choice = players[seat].choose(match.view(seat), match.legal(seat))
        if choice is not None:
            return match.submit(choice)
    raise AssertionError("nobody did anything")


def test_a_recording_declines_what_is_not_its_own() -> None:
    match = maker("snap")(2, 0)
    mine = match.legal(0)[0].text
    assert Recorded([mine]).choose(match.view(0), match.legal(0)) is match.legal(0)[0]
    assert Recorded(["p1 play owl.1", mine]).choose(match.view(0), match.legal(0)) is None
    assert Recorded([]).choose(match.view(0), match.legal(0)) is None
