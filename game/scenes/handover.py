"""The curtain: it hides the table until the named player, on their own device, says that they are there."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator

from game.input.intents import Intent, Meaning
from game.kernel.table import Seat
from game.scenes import doors
from game.scenes.kit import Kit
from game.scenes.sitting import Sitting
from game.scenes.stack import Scene
from game.stage.brush import Brush
from game.stage.canvas import Box
from game.stage.palette import DEEP, INK, PAPER, WINE
from game.stage.stage import SPEEDS

WORDS = Box(1000, 326, 800, 300)
CONFIRM = Box(1000, 662, 800, 128)
HINT = Box(1000, 824, 800, 60)
MENU = Box(1560, 904, 240, 60)
BADGE = (620, 560, 660)
BOT_WAITS = 0.8

SLICE = 0.002
"""Seconds of a step in which pictures are made ready."""


class HandoverScene(Scene):
    """Opaque: nothing of the table is drawn below it. It answers only to the seat's own device, or to a
    shared one."""

    name = "handover"

    def __init__(self, kit: Kit, sitting: Sitting, seat: Seat, lift: Callable[[], None],
                 warming: Iterator[None]) -> None:
        super().__init__(kit)
        self.seat = seat
        self._sitting = sitting
        self._lift = lift
        self._warming = warming
        """Makes ready what the lifted curtain will show, a little in each step."""
        self._wait = BOT_WAITS
        self._seen = False

    def enter(self) -> None:
        super().enter()
        self.kit.sound.play("curtain")

    def intent(self, intent: Intent) -> None:
        if not self._sitting.speaks(intent):
            return
        self.kit.spoke = intent.device
        point = self.kit.point(intent)
        if intent.meaning == Meaning.MENU or (
                intent.meaning == Meaning.CONFIRM and point is not None and MENU.contains(*point)):
            doors.pause(self.kit, self._sitting)
            return
        key = self._sitting.devices[self.seat]
        if intent.meaning == Meaning.CONFIRM and self.seat in self._sitting.people and (not key or intent.is_from(key)):
            self._open()

    def step(self, dt: float) -> None:
        """A bot with a curtain, in a demo, confirms once it has been seen."""
        if self._seen:
            until = time.perf_counter() + SLICE
            while time.perf_counter() < until and next(self._warming, self) is not self:
                pass
        if self.seat in self._sitting.people or not self._seen or self.kit.scenes.changing:
            return
        self._wait -= dt * SPEEDS[self.kit.speed]
        if self._wait <= 0:
            self._open()

    def _open(self) -> None:
        self.kit.scenes.pop()
        self._lift()

    def draw(self, brush: Brush) -> None:
        self._seen = True
        tr = self.kit.tr
        name = self._sitting.names[self.seat]
        brush.curtain()
        x, y, size = BADGE
        brush.sprite("scenery/badge", x, y, size)
        brush.seat_mark(self.seat, x, y, size * 0.62)
        brush.panel(WORDS, PAPER, 26, INK, 5, 8)
        brush.words(tr("Pass to"), WORDS.x + 56, WORDS.y + 72, 56, 800, INK)
        brush.words(name, WORDS.x + 52, WORDS.y + 200, 190, 900, INK, 0, WORDS.w - 104)
        brush.panel(CONFIRM, (*DEEP, 250), 64, PAPER, 4, 6)
        device = self.kit.devices.find(self._sitting.devices[self.seat])
        prompt = self.kit.prompt(Meaning.CONFIRM, "", device)
        width = brush.glyph(prompt.sprite, prompt.letter, CONFIRM.x + 48, CONFIRM.y + 62, 76)
        brush.words(tr("{name} lifts the curtain", name=name), CONFIRM.x + 76 + width, CONFIRM.y + 62, 44, 800, PAPER,
                    0, CONFIRM.w - width - 124)
        brush.panel(HINT, WINE, 30, None, 0)
        brush.words(tr("Everyone else: look away"), *Box(*HINT).centre, 32, 800, PAPER, 0.5, HINT.w - 40)
        menu = self.kit.prompt(Meaning.MENU, tr("Menu"), device)
        brush.panel(MENU, WINE, 30, None, 0)
        brush.prompts([menu], Box(MENU.x + 16, MENU.y, MENU.w - 32, MENU.h), 0.5)
