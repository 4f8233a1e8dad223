"""Frames, logs, sounds and words do not depend on secrets (H9): the same picture, to the byte, from two tables
that differ only in what the viewer cannot see. Over every game found and every number of seats."""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.app import App
from game.kernel.dice import dice
from game.kernel.guess import guess
from game.kernel.match import Match
from game.kernel.table import Viewer, viewers
from game.kernel.transcript import Chair, Transcript
from game.scenes import doors
from game.scenes.sitting import sit_down
from game.scenes.table import TableScene
from tests.playing import SHELF, pick

MOMENTS = int(os.environ.get("PASSAROUND_MOMENTS", "4"))
"""Moments looked at in each match; more by the switch."""

GAMES = ["pizzuno", "pisanki", "paititi"]
CASES = [(game, seats) for game in GAMES for seats in SHELF.games[game].seats]


@dataclass
class Impression:
    """Everything a person before the screen can get hold of."""

    pixels: bytes
    words: list[str]
    log: list[str]
    sounds: list[str]


def impression(app: App, scene: TableScene, viewer: Viewer) -> Impression:
    """Settle the table for a viewer, ask if it is their turn, draw, and take down what there is."""
    scene.eyes.viewer = viewer
    scene.asked, scene.asking = None, None
    scene.stage.settle(scene.match.view(viewer), viewer if viewer is not None else 0)
    app.kit.sound.played.clear()
    seat = scene.match.awaited
    if seat is not None and viewer in (None, seat) and (viewer == seat or not scene.eyes.must_hand_over(
            seat, scene.match.view(None))):
        scene._ask(seat)
    scene.draw(app.kit.brush)
    items = [] if scene.asking is None else scene.asking.focus.items
    return Impression(
        pygame.image.tobytes(app.surface, "RGB"), [f"{item.key} {item.text} {item.why}" for item in items],
        [f"{who} {scene.say(say)}" for who, say in scene.showing.log], list(app.kit.sound.played))


def moments(match: Match, seed: int) -> Iterator[int]:
    """Plays a match with random actions and stops at moments spread over it."""
    source = dice(seed, 5)
    wanted = {int(source.random() * 140) for _ in range(MOMENTS * 3)}
    found = 0
    for step in range(400):
        if match.over:
            return
        if step in wanted and found < MOMENTS:
            found += 1
            yield step
        match.submit(pick(match, source))


@pytest.fixture(scope="module")
def app(tmp_path_factory: pytest.TempPathFactory) -> Iterator[App]:
    opened = App.from_args(["--headless", "--size", "640x360", "--data-dir", str(tmp_path_factory.mktemp("home"))])
    yield opened
    opened.close()


def people(game: str, seats: int, seed: int) -> Transcript:
    return Transcript(game, seed, tuple(Chair(f"Player {seat + 1}", "person", True) for seat in range(seats)))


@pytest.mark.parametrize(("game", "seats"), CASES)
def test_nothing_before_the_screen_depends_on_what_its_viewer_cannot_see(app: App, game: str, seats: int) -> None:
    sitting = sit_down(app.kit.shelf, people(game, seats, 7))
    match: Any = sitting.match
    compared = 0
    for step in moments(match, seats):
        scene = TableScene(app.kit, sitting)
        for viewer in viewers(seats):
            true_table = match._table
            seen = impression(app, scene, viewer)
            match._table = guess(match.view(viewer), dice(step, seats, 3))
            other = impression(app, scene, viewer)
            match._table = true_table
            assert seen.words == other.words
            assert seen.log == other.log
            assert seen.sounds == other.sounds
            assert seen.pixels == other.pixels, f"the frame of viewer {viewer} after {step} actions tells a secret"
            compared += 1
    assert compared >= MOMENTS


@pytest.mark.parametrize("game", ["pizzuno", "paititi"])
def test_the_comparison_would_find_a_secret(app: App, game: str) -> None:
    """The same test on a table whose owner's own hand differs: it must see the difference."""
    sitting = sit_down(app.kit.shelf, people(game, 2, 7))
    match: Any = sitting.match
    scene = TableScene(app.kit, sitting)
    seen = impression(app, scene, 0)
    match._table = guess(match.view(None), dice(1, 2, 3))
    assert impression(app, scene, 0).pixels != seen.pixels


def test_a_resize_or_another_text_size_behind_the_curtain_shows_no_face(tmp_path: Path) -> None:
    app = App.from_args(["--headless", "--size", "640x360", "--data-dir", str(tmp_path)])
    sitting = sit_down(app.kit.shelf, people("pizzuno", 2, 3), ["keys-left", "keys-right"])
    doors.table(app.kit, sitting)
    for _ in range(60):
        app.frame()
    assert app.scenes.top.name == "handover"
    before = pygame.image.tobytes(app.surface, "RGB")
    app.rebuild()
    app.frame()
    assert app.scenes.top.name == "handover"
    assert pygame.image.tobytes(app.surface, "RGB") == before
    table: Any = app.scenes.below("table")
    assert table.eyes.viewer is None
    assert not any(sprite.shown.face is not None and table.match.box.zones[zone].owner is not None
                   for zone, row in enumerate(table.stage.rows) for sprite in row)
    app.close()
