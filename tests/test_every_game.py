"""The nine promises, kept by every game that is found, for every number of seats and many seeds.

PASSAROUND_SEEDS=50 tries so many seeds of each instead of the few that a minute allows.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from game.stage.layout import load
from game.stage.stage import Stage
from tests import promises
from tests.playing import SHELF, maker

SEEDS = range(int(os.environ.get("PASSAROUND_SEEDS", "2")))
TABLES = [(game, seats) for game in SHELF for seats in SHELF.games[game].seats]

every_table = pytest.mark.parametrize("game,seats", TABLES, ids=[f"{game}-{seats}" for game, seats in TABLES])
PROMISES = [
    promises.ends_and_keeps_its_cards, promises.decides_from_its_view_alone, promises.facts_tell_nothing,
    promises.events_name_only_faces_seen, promises.acting_it_out_ends_at_the_view, promises.undo_restores,
    promises.same_seed_same_game, promises.replaying_replays,
]


@pytest.mark.parametrize("promise", PROMISES, ids=lambda promise: promise.__name__)
@every_table
def test_every_game_keeps_promise(promise: promises.Promise, game: str, seats: int) -> None:
    for seed in SEEDS:
        promise(maker(game), seats, seed)


@every_table
def test_on_the_stage_acting_it_out_ends_at_the_view(game: str, seats: int) -> None:
    printed = SHELF.printed(game)
    for seed in SEEDS[::2]:
        match = maker(game)(seats, seed)
        layout = load(SHELF.map(game), seats, [zone.name for zone in match.box.zones])
        watching = (None, 0, seats - 1)
        stages = {viewer: Stage(printed, layout, match.view(viewer), viewer or 0) for viewer in watching}
        promises.the_stage_ends_at_the_view(match, stages, seed)


@every_table
def test_every_game_has_a_golden_file_and_it_matches(game: str, seats: int) -> None:
    promises.a_golden_file_matches(SHELF.match, seats, SHELF.home(game))


def test_the_same_seed_is_the_same_game_whatever_python_hashes_to() -> None:
    code = ("from tests.playing import SHELF, maker, play, truth\n"
            "for game in SHELF:\n"
            "    seats = min(SHELF.games[game].seats)\n"
            "    print(game, truth(play(maker(game)(seats, 1), 1)).zones)")
    told = {subprocess.run([sys.executable, "-c", code], cwd=Path(__file__).parents[1], text=True, check=True,
                           capture_output=True, env={**os.environ, "PYTHONHASHSEED": salt}).stdout
            for salt in ("1", "2")}
    assert len(told) == 1
