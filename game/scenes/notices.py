"""Sentences that must reach people wherever they are: laid over any scene for a while, one after another."""

from __future__ import annotations

from game.stage.brush import Brush
from game.stage.canvas import Box
from game.stage.palette import DEEP_INK, INK, PAPER, TOMATO

SECONDS = 8.0
PLATE = Box(360, 30, 1200, 116)


class Notices:
    """Takes sentences from a list that anybody may add to, and draws them over all scenes."""

    def __init__(self, waiting: list[str]) -> None:
        self._waiting = waiting
        self.words = ""
        self._left = 0.0

    def step(self, dt: float) -> bool:
        """Time passes; whether the screen must be drawn again."""
        if self.words:
            self._left -= dt
            if self._left > 0:
                return False
            self.words = ""
        elif not self._waiting:
            return False
        if self._waiting:
            self.words = self._waiting.pop(0)
            self._left = SECONDS
        return True

    def draw(self, brush: Brush) -> None:
        """Draw the plate, if there is anything to say."""
        if not self.words:
            return
        middle = PLATE.x + 62, PLATE.y + PLATE.h / 2
        room = Box(PLATE.x + 116, PLATE.y + 10, PLATE.w - 148, PLATE.h - 20)
        brush.panel(PLATE, PAPER, 30, INK, 5, 6)
        brush.canvas.blit(brush.paint.disc(60, TOMATO), *middle, (0.5, 0.5))
        brush.words("!", *middle, 44, 900, DEEP_INK, 0.5)
        brush.paragraph(self.words, room, 34, 800, INK, 0, True)
