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


class Canvas:
    """A surface to draw on in canvas units. `scale` is pixels per unit."""

    def __init__(self, surface: pygame.Surface) -> None:
        self.surface = surface
        width, height = surface.get_size()
        self.scale = min(width / WIDTH, height / HEIGHT)
        self.left = round((width - WIDTH * self.scale) / 2)
        self.top = round((height - HEIGHT * self.scale) / 2)
        self._touched: list[pygame.Rect] | None = None

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
        px, py = self.at(x, y)
        touched = self.surface.blit(picture, (px - round(picture.get_width() * align[0]),
                                              py - round(picture.get_height() * align[1])))
        if self._touched is not None:
            self._touched.append(touched)

    def watch(self, draw: Callable[..., None], *args: object) -> list[pygame.Rect]:
        """Draw, and return where pictures came to lie, in pixels."""
        touched: list[pygame.Rect] = []
        self._touched = touched
        draw(*args)
        self._touched = None
        return touched

    def fill(self, colour: tuple[int, int, int], box: Box | None = None) -> None:
        """Fill a rectangle, or all of the window."""
        if box is None:
            self.surface.fill(colour)
        else:
            x, y = self.at(box.x, box.y)
            right, bottom = self.at(box.x + box.w, box.y + box.h)
            self.surface.fill(colour, (x, y, right - x, bottom - y))

    def dim(self, strength: int, box: Box | None = None) -> None:
        """Darken what is drawn so far; 255 leaves it as it is."""
        rect = None
        if box is not None:
            x, y = self.at(box.x, box.y)
            rect = pygame.Rect(x, y, self.px(box.w), self.px(box.h))
        self.surface.fill((strength, strength, strength), rect, pygame.BLEND_RGB_MULT)

    def letterbox(self) -> None:
        """Paint what lies outside the canvas."""
        width, height = self.surface.get_size()
        if self.left:
            self.surface.fill((0, 0, 0), (0, 0, self.left, height))
            self.surface.fill((0, 0, 0), (width - self.left, 0, self.left, height))
        if self.top:
            self.surface.fill((0, 0, 0), (0, 0, width, self.top))
            self.surface.fill((0, 0, 0), (0, height - self.top, width, self.top))
