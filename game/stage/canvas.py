"""Where units become pixels: 1920×1080 canvas units, letterboxed into a window of any size."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import pygame

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


class Stroke(NamedTuple):
    """One thing drawn: a picture, or a colour filled in (`flags` as in Surface.fill), and its rectangle in pixels."""

    paint: pygame.Surface | tuple[int, int, int]
    rect: tuple[int, int, int, int]
    flags: int = 0

    def draw(self, surface: pygame.Surface) -> pygame.Rect:
        """Draw it; returns what of the surface that changed."""
        if isinstance(self.paint, pygame.Surface):
            return surface.blit(self.paint, self.rect)
        return surface.fill(self.paint, self.rect, self.flags)


class Canvas:
    """A surface to draw on in canvas units. `scale` is pixels per unit. What lies outside `area`, a rectangle
    in pixels, is black and stays so."""

    def __init__(self, surface: pygame.Surface) -> None:
        self.surface = surface
        width, height = surface.get_size()
        self.scale = min(width / WIDTH, height / HEIGHT)
        self.left = round((width - WIDTH * self.scale) / 2)
        self.top = round((height - HEIGHT * self.scale) / 2)
        self.area = pygame.Rect(self.left, self.top, round(WIDTH * self.scale), round(HEIGHT * self.scale))
        for bar in ((0, 0, self.left, height), (self.area.right, 0, width, height),
                    (0, 0, width, self.top), (0, self.area.bottom, width, height)):
            surface.fill((0, 0, 0), bar)
        surface.set_clip(self.area)
        self._touched: list[pygame.Rect] | None = None
        self._strokes: list[Stroke] | None = None

    def px(self, units: float) -> int:
        """A length in pixels, at least one."""
        return max(1, round(units * self.scale))

    def at(self, x: float, y: float) -> tuple[int, int]:
        """A point of the canvas in window pixels."""
        return self.left + round(x * self.scale), self.top + round(y * self.scale)

    def units(self, pixel: tuple[int, int]) -> tuple[float, float]:
        """A window pixel in canvas units."""
        return (pixel[0] - self.left) / self.scale, (pixel[1] - self.top) / self.scale

    def blit(self, picture: pygame.Surface, x: float, y: float, align: tuple[float, float] = (0, 0)) -> None:
        """Draw a picture with the point `align` of it ((0, 0) its top left, (.5, .5) its middle) at x, y."""
        w, h = picture.get_size()
        left = self.left + round(x * self.scale) - round(w * align[0])
        top = self.top + round(y * self.scale) - round(h * align[1])
        self._put(Stroke(picture, (left, top, w, h)))

    def _put(self, stroke: Stroke) -> None:
        """Draw a stroke, or write it down."""
        if self._strokes is not None:
            self._strokes.append(stroke)
            return
        touched = stroke.draw(self.surface)
        if self._touched is not None:
            self._touched.append(touched)

    def watch(self, draw: Callable[..., None], *args: object) -> list[pygame.Rect]:
        """Draw, and return where something came to lie, in pixels."""
        touched: list[pygame.Rect] = []
        self._touched = touched
        draw(*args)
        self._touched = None
        return touched

    def record(self, draw: Callable[..., None], *args: object) -> list[Stroke]:
        """What this would draw, without drawing it."""
        strokes: list[Stroke] = []
        self._strokes = strokes
        draw(*args)
        self._strokes = None
        return strokes

    def fill(self, colour: tuple[int, int, int], box: Box | None = None) -> None:
        """Fill a rectangle, or the whole canvas."""
        self._put(Stroke(colour, self._pixels(box)))

    def dim(self, strength: int, box: Box | None = None) -> None:
        """Darken what is drawn so far; 255 leaves it as it is."""
        self._put(Stroke((strength, strength, strength), self._pixels(box), pygame.BLEND_RGB_MULT))

    def _pixels(self, box: Box | None) -> tuple[int, int, int, int]:
        """A rectangle in pixels, of the whole canvas without one."""
        if box is None:
            return self.area.x, self.area.y, self.area.w, self.area.h
        x, y = self.at(box.x, box.y)
        right, bottom = self.at(box.x + box.w, box.y + box.h)
        return x, y, right - x, bottom - y
