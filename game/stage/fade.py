"""How one picture of a screen gives way to another: the old one shines through where they differ, ever fainter."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.stage.canvas import Canvas
from game.stage.painting import Dab, areas, flattened

SECONDS = 0.2

KEPT, READY = 2, 3
"""The frames in which the old picture has been kept, and the new one is ready."""


class Fade:
    """From the dabs that the screen shows now to others. It begins with a few frames of the old picture, in
    which the rest is made ready: done in one, that would take longer than a frame."""

    def __init__(self, before: Sequence[Dab]) -> None:
        self._before = before
        self._left = SECONDS
        self._frames = 0
        self._areas: list[pygame.Rect] = []
        self._old: list[Dab] = []
        self._new: list[Dab] = []
        """What the screen showed in each of these areas, and what it will."""
        self._new_of: Sequence[Dab] = ()

    @property
    def over(self) -> bool:
        return self._left <= 0

    def step(self, dt: float) -> None:
        """On by dt seconds."""
        if self._frames >= READY:
            self._left -= dt

    def draw(self, canvas: Canvas, after: Sequence[Dab], moving: Callable[[], None]) -> None:
        """Draw the new picture, what moves over it, and what is left of the old one."""
        self._frames += 1
        if self._frames == KEPT:
            self._areas = areas(self._before, after, canvas.area)
            self._old = [_kept(canvas.surface, area) for area in self._areas]
        elif self._frames >= READY and self._new_of is not after:
            self._new, self._new_of = [flattened(after, area) for area in self._areas], after
        if self._frames <= READY:
            canvas.lay(self._before)
            return
        canvas.lay(after)
        canvas.lay(self._new)  # hides what lies under it, so that this need not be painted in every frame
        moving()
        alpha = round(255 * max(0.0, self._left / SECONDS))
        canvas.lay([piece._replace(alpha=alpha) for piece in self._old])


def _kept(screen: pygame.Surface, area: pygame.Rect) -> Dab:
    """What the screen shows there, as a picture of its own."""
    return Dab(screen.subsurface(area).copy(), (area.x, area.y, area.w, area.h))
