"""Bots against bots: fair deals, and the same matches that the program would play."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from game.kernel.match import Match
from game.kernel.rules import Score
from game.players.bots import bot
from tests.playing import SHELF, truth
from tools.simulate import Tally, seated, simulate, sit

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("game", list(SHELF))
def test_the_same_bots_play_the_same_match_again(game: str) -> None:
    seats = max(SHELF.games[game].seats)

    def match() -> Match:
        match = Match(SHELF.rules(game, seats), 4)
        sit(match, [bot("random", match.rules, SHELF.games[game], 4, seat) for seat in range(seats)])
        return match

    one, two = match(), match()
    assert one.over and truth(one) == truth(two)


def test_levels_take_turns_until_all_chairs_are_taken() -> None:
    assert seated(["normal", "random"], 3) == ["normal", "random", "normal"]


def test_every_deal_is_played_from_every_chair() -> None:
    tally = simulate(SHELF.rules("snap", 3), SHELF.games["snap"], ["normal", "random", "random"], 6, 1)
    assert tally.matches == 6
    assert len(tally.shares["normal"]) == 6
    assert len(tally.totals["random"]) == 12
    assert tally.chairs == {"normal": 1 / 3, "random": 2 / 3}
    assert tally.share("normal") + tally.share("random") == pytest.approx(1)


def test_a_match_that_two_win_is_shared() -> None:
    tally = Tally()
    tally.add(["normal", "random"], Score((), (3, 3), (0, 1)), 10)
    tally.add(["random", "normal"], Score((), (3, 4), (1,)), 10)
    assert (tally.share("normal"), tally.share("random")) == (0.75, 0.25)
    assert tally.lines()[0] == "2 matches, 10 actions each"
    assert "75.0%" in tally.lines()[1]


def test_the_command_says_what_it_cannot_do() -> None:
    told = subprocess.run([sys.executable, "tools/simulate.py", "chess"], cwd=ROOT, capture_output=True, text=True)
    assert told.returncode == 2
    assert "there is no game 'chess'" in told.stderr
