"""People of flesh for the tests: they sit down, lift curtains and press whatever may be pressed, and while they
do, every frame is watched for a face that is not for the eyes before the screen."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pygame

from game.kernel.table import Viewer
from game.scenes.table import TableScene
from tests import vpad
from tests.playing import truth
from tests.scenes.room import Room

FRAMES = 60_000
"""More frames than any match of these tests takes."""


class Person:
    """Somebody who plays by pressing: `press` knows how on their device."""

    def __init__(self, room: Room, press: Callable[[str], None]) -> None:
        self.room = room
        self.press = press


def on_keys(room: Room, half: str) -> Person:
    """Somebody on half a keyboard."""
    left = {"up": pygame.K_w, "down": pygame.K_s, "left": pygame.K_a, "right": pygame.K_d, "confirm": pygame.K_SPACE,
            "cancel": pygame.K_q}
    right = {"up": pygame.K_UP, "down": pygame.K_DOWN, "left": pygame.K_LEFT, "right": pygame.K_RIGHT,
             "confirm": pygame.K_RETURN, "cancel": pygame.K_BACKSPACE}
    keys = left if half == "left" else right
    return Person(room, lambda word: room.key(keys[word]))


def on_pad(room: Room, pad: vpad.VirtualPad) -> Person:
    """Somebody with a pad of their own, D-pad and two buttons."""
    buttons = {"up": vpad.DPAD_UP, "down": vpad.DPAD_DOWN, "left": vpad.DPAD_LEFT, "right": vpad.DPAD_RIGHT,
               "confirm": vpad.A, "cancel": vpad.B}
    return Person(room, lambda word: room.tap(pad, buttons[word]))


class Watch:
    """Looks at the table after every frame: no sprite may show a face that the viewer's View does not."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.viewers: list[Viewer] = []
        self.faces = 0

    def look(self) -> None:
        table = self.room.app.scenes.below("table")
        if not isinstance(table, TableScene) or table not in self.room.app.scenes.shown():
            return
        self.viewers = table.eyes.history
        shown = {sprite.shown.face for row in table.stage.rows for sprite in row
                 if sprite is not None and sprite.pose is not None and sprite.shown.face is not None}
        self.faces += len(shown)
        surplus = shown - table.match.view(table.eyes.viewer).faces()
        assert not surplus or surplus <= self._turned_up(table), "a face on the screen that its viewer does not see"

    @staticmethod
    def _turned_up(table: TableScene) -> set[int]:
        """Faces all the world has seen in the steps still being acted out."""
        news = table.match.since(None, -1) or []
        return {seen.face for beat in news for event in beat
                for seen in (getattr(event, "before", None), getattr(event, "after", None))
                if seen is not None and seen.face is not None}

    def check_viewers(self, confirmed: list[int]) -> None:
        """The viewer only ever went to nobody, and from nobody to a seat that had confirmed. A single person
        against bots looks from the start, and nobody's eyes count where nothing is hidden."""
        if len({viewer for viewer in self.viewers if viewer is not None}) == 1 and not confirmed:
            return
        for before, after in zip(self.viewers, self.viewers[1:], strict=False):
            assert after is None or before is None, f"the screen went from {before} straight to {after}"
        assert [viewer for viewer in self.viewers if viewer is not None] == confirmed


def play_to_the_end(room: Room, people: dict[int, Person], seed: int = 1) -> Watch:
    """Everybody presses something sensible or not until the score is on the screen."""
    source = Random(seed)
    watch = Watch(room)
    confirmed: list[int] = []
    for _ in range(FRAMES):
        top = room.top
        watch.look()
        if top.name == "scoring":
            watch.check_viewers(confirmed)
            room.frames(2)
            return watch
        if top.name == "handover":
            people[top.seat].press("confirm")
            confirmed.append(top.seat)
        elif top.name == "table" and top.asking is not None:
            answer(people[top.asking.seat], top, source)
        else:
            room.frames()
        watch.look()
    raise AssertionError(f"no end after {FRAMES} frames: {room.scenes}, {truth(room.scene('table').match).facts}")


def answer(person: Person, table: Any, source: Random) -> None:
    """Steer somewhere and confirm."""
    for _ in range(source.randrange(4)):
        person.press(source.choice(["left", "right", "up", "down"]))
        if table.asking is None:
            return
    person.press("confirm")
