"""A recording does again what was written down, and where."""

from __future__ import annotations

import pytest

from game.players.recorded import Recorded
from tests.playing import SHELF, maker, play, truth
from tools.simulate import sit


@pytest.mark.parametrize("game", list(SHELF))
def test_recordings_on_all_seats_play_the_match_again(game: str) -> None:
    seats = max(SHELF.games[game].seats)
    match, witness = play(maker(game)(seats, 3), 3), maker(game)(seats, 3)
    answers: list[dict[int, str]] = [{} for _ in range(seats)]
    for action in match.actions:
        answers[action.seat][witness.view(action.seat).version] = action.text
        witness.submit(action.text)
    again = maker(game)(seats, 3)
    sit(again, [Recorded(answer) for answer in answers])
    assert truth(again) == truth(match)


def test_a_recording_declines_what_was_not_asked() -> None:
    match = maker("snap")(2, 0)
    mine = match.legal(0)[0]
    assert Recorded({0: mine.text}).choose(match.view(0), match.legal(0)) is mine
    assert Recorded({1: mine.text}).choose(match.view(0), match.legal(0)) is None
    assert Recorded({0: "p0 sing"}).choose(match.view(0), match.legal(0)) is None
