"""Where units become pixels: 1920×1080 canvas units, letterboxed into a window of any size."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

import pygame

from game.stage.painting import Dab, Painting, flattened

WIDTH, HEIGHT = 1920, 1080
SAFE_X, SAFE_Y = 48, 27
"""What is needed lies inside the middle 95 %: televisions cut edges."""


class Box(NamedTuple):
    """A rectangle in canvas units."""

    x: float
    y: float
    w: float
    h: float

    @property
    def centre(self) -> tuple[float, float]:
        return self.x + self.w / 2, self.y + self.h / 2

    def contains(self, x: float, y: float) -> bool:
        return self.x <= x < self.x + self.w and self.y <= y < self.y + self.h

    def meets(self, other: Box) -> bool:
        """Whether the two share more than an edge."""
        return (self.x < other.x + other.w and other.x < self.x + self.w
                and self.y < other.y + other.h and other.y < self.y + self.h)

    def grown(self, by: float) -> Box:
        return Box(self.x - by, self.y - by, self.w + 2 * by, self.h + 2 * by)


class Canvas:
    """A surface to draw on in canvas units. `scale` is pixels per unit. What lies outside `area`, a rectangle
    in pixels, is black and stays so."""

    def __init__(self, surface: pygame.Surface) -> None:
        self.surface = surface
        self.size = width, height = surface.get_size()
        """The window's size in pixels when this canvas was made for it: a window keeps its surface when it grows."""
        self.scale = min(width / WIDTH, height / HEIGHT)
        self.left = round((width - WIDTH * self.scale) / 2)
        self.top = round((height - HEIGHT * self.scale) / 2)
        self.area = pygame.Rect(self.left, self.top, round(WIDTH * self.scale), round(HEIGHT * self.scale))
        for bar in ((0, 0, self.left, height), (self.area.right, 0, width, height),
                    (0, 0, width, self.top), (0, self.area.bottom, width, height)):
            surface.fill((0, 0, 0), bar)
        surface.set_clip(self.area)
        self._painting = Painting(surface, self.area)
        self._dabs: list[Dab] | None = None
        self._within: pygame.Rect | None = None

    def px(self, units: float) -> int:
        """A length in pixels, at least one."""
        return max(1, round(units * self.scale))

    def at(self, x: float, y: float) -> tuple[int, int]:
        """A point of the canvas in window pixels."""
        return self.left + round(x * self.scale), self.top + round(y * self.scale)

    def units(self, pixel: tuple[int, int]) -> tuple[float, float]:
        """A window pixel in canvas units."""
        return (pixel[0] - self.left) / self.scale, (pixel[1] - self.top) / self.scale

    def dab(self, picture: pygame.Surface, x: float, y: float, align: tuple[float, float] = (0, 0)) -> Dab:
        """What `blit` draws."""
        px, py = self.at(x, y)
        w, h = picture.get_size()
        return Dab(picture, (px - round(w * align[0]), py - round(h * align[1]), w, h))

    def blit(self, picture: pygame.Surface, x: float, y: float, align: tuple[float, float] = (0, 0)) -> None:
        """Draw a picture with the point `align` of it ((0, 0) its top left, (.5, .5) its middle) at x, y."""
        self.put(self.dab(picture, x, y, align))

    def put(self, dab: Dab) -> None:
        """Draw a dab, or write it down."""
        if self._within is not None:
            dab = dab.within(self._within)
        if self._dabs is not None:
            self._dabs.append(dab)
        else:
            dab.draw(self.surface)

    def show(self, draw: Callable[[], None]) -> None:
        """Bring to the surface what this draws, all of it over the whole canvas: only what looks different from
        what was shown before is painted."""
        self._painting.paint(self.record(draw))

    def record(self, draw: Callable[..., None], *args: object) -> list[Dab]:
        """What this would draw, without drawing it."""
        dabs: list[Dab] = []
        outer, self._dabs = self._dabs, dabs
        try:
            draw(*args)
        finally:
            self._dabs = outer
        return dabs

    def flat(self, draw: Callable[..., None], *args: object) -> list[Dab]:
        """What this would draw, as one opaque picture of the whole canvas: for a ground that stays."""
        return [flattened(self.record(draw, *args), self.area)]

    def lay(self, dabs: Sequence[Dab]) -> None:
        """Draw what was recorded."""
        if self._dabs is not None:
            self._dabs.extend(dabs)
        else:
            for dab in dabs:
                dab.draw(self.surface)

    def cut(self, box: Box, draw: Callable[..., None], *args: object) -> None:
        """Draw, cut off at the edges of a box."""
        self._within = pygame.Rect(self._pixels(box))
        draw(*args)
        self._within = None

    def fill(self, colour: tuple[int, int, int], box: Box | None = None) -> None:
        """Fill a rectangle, or the whole canvas."""
        self.put(Dab(colour, self._pixels(box)))

    def dim(self, strength: int, box: Box | None = None) -> None:
        """Darken what is drawn so far; 255 leaves it as it is."""
        self.put(Dab((strength, strength, strength), self._pixels(box), flags=pygame.BLEND_RGB_MULT))

    def _pixels(self, box: Box | None) -> tuple[int, int, int, int]:
        """A rectangle in pixels, of the whole canvas without one."""
        if box is None:
            return self.area.x, self.area.y, self.area.w, self.area.h
        x, y = self.at(box.x, box.y)
        right, bottom = self.at(box.x + box.w, box.y + box.h)
        return x, y, right - x, bottom - y
