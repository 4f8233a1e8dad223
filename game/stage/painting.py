"""A screen that remembers the dabs it was painted with, and is painted again only where they differ."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Sequence
from functools import partial
from itertools import takewhile
from operator import is_
from typing import NamedTuple

import pygame

PRICE = 8000
"""What painting a rectangle costs besides its pixels, in pixels (measured: 0.03 ms)."""

NEAR = 48
"""Rectangles farther apart than half of this, in pixels, are not worth painting as one."""


class Dab(NamedTuple):
    """One thing drawn: a picture, or a colour filled in (`flags` as in Surface.fill), and its rectangle in pixels.
    Of a picture larger than the rectangle the part from `corner` on shows; `alpha` 0-255 is how much of it."""

    paint: pygame.Surface | tuple[int, int, int]
    rect: tuple[int, int, int, int]
    corner: tuple[int, int] = (0, 0)
    flags: int = 0
    alpha: int = 255

    def draw(self, surface: pygame.Surface) -> None:
        """Draw it."""
        paint, rect, corner, flags, alpha = self
        if not isinstance(paint, pygame.Surface):
            surface.fill(paint, rect, flags)
        elif alpha == 255:
            surface.blit(paint, rect, (*corner, rect[2], rect[3]))
        else:
            own = paint.get_alpha()
            paint.set_alpha(alpha)
            surface.blit(paint, rect, (*corner, rect[2], rect[3]))
            paint.set_alpha(own)

    @property
    def opaque(self) -> bool:
        """Whether nothing under it shows through."""
        if isinstance(self.paint, pygame.Surface):
            return self.alpha == 255 and self.paint.get_alpha() is None
        return not self.flags

    def moved(self, right: int, down: int) -> Dab:
        """The same elsewhere."""
        x, y, w, h = self.rect
        return self._replace(rect=(x + right, y + down, w, h))

    def within(self, rect: pygame.Rect) -> Dab:
        """The part of it in a rectangle."""
        x, y, w, h = rect.clip(self.rect)
        corner = self.corner[0] + x - self.rect[0], self.corner[1] + y - self.rect[1]
        return self._replace(rect=(x, y, w, h), corner=corner)


class Painting:
    """A surface, or the `area` of it in pixels that is painted. Whoever changes it by other means must not be
    surprised. Between two frames little of a table changes: to paint all of it would cost more than to find
    out what."""

    def __init__(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        self._surface = surface
        self._area = area
        self._dabs: Sequence[Dab] = ()

    def paint(self, dabs: Sequence[Dab]) -> list[pygame.Rect]:
        """Show these dabs, the first undermost, and the first of all over the whole area. Returns where that
        changes anything, in pixels; which is more than where they differ by a little."""
        changed = areas(self._dabs, dabs, self._area)
        rects = [dab.rect for dab in dabs]
        for area in changed:
            self._surface.set_clip(area)
            for index in _showing(area, dabs, rects):
                dabs[index].draw(self._surface)
        self._surface.set_clip(self._area)
        self._dabs = dabs
        return changed


def flattened(dabs: Iterable[Dab], area: pygame.Rect) -> Dab:
    """What these dabs show in a rectangle, as one opaque picture."""
    picture = pygame.Surface(area.size)
    for dab in dabs:
        if area.colliderect(dab.rect):
            dab.moved(-area.x, -area.y).draw(picture)
    return Dab(picture, (area.x, area.y, area.w, area.h))


def _showing(area: pygame.Rect, dabs: Sequence[Dab], rects: Sequence[tuple[int, int, int, int]]) -> list[int]:
    """Which dabs show in a rectangle: all that meet it, but for those under an opaque one that covers it."""
    met = area.collidelistall(rects)
    for place in range(len(met) - 1, 0, -1):
        if pygame.Rect(rects[met[place]]).contains(area) and dabs[met[place]].opaque:
            return met[place:]
    return met


def areas(before: Sequence[Dab], after: Sequence[Dab], inside: pygame.Rect) -> list[pygame.Rect]:
    """Where the two look different, inside of a rectangle."""
    rects = [inside.clip(dab.rect) for dab in differing(before, after)]
    return [inside] if inside in rects else joined(rects)


def differing(before: Sequence[Dab], after: Sequence[Dab]) -> list[Dab]:
    """The dabs of either that the other has not, or not in this order."""
    same = sum(1 for _ in takewhile(bool, map(is_, before, after)))  # what a scene keeps comes first, and is the most
    before, after = before[same:], after[same:]
    places = {dab: place for place, dab in enumerate(before)}
    found = [places.get(dab, -1) for dab in after]
    stays = set(rising(found))
    stayed = {found[place] for place in stays}
    return ([dab for place, dab in enumerate(after) if place not in stays]
            + [dab for place, dab in enumerate(before) if place not in stayed])


def rising(numbers: Sequence[int]) -> list[int]:
    """Which of these numbers, as indices from the last to the first, are the longest row that rises; negative
    numbers belong to none."""
    ends: list[int] = []  # the lowest end of a rising row of each length so far, ...
    at_ends: list[int] = []  # ... where it stands, ...
    before: dict[int, int] = {}  # ... and for each number where the one before it in its row stands
    for index, number in enumerate(numbers):
        if number >= 0:
            length = bisect_left(ends, number)
            before[index] = at_ends[length - 1] if length else -1
            ends[length:length + 1] = [number]
            at_ends[length:length + 1] = [index]
    row: list[int] = []
    index = at_ends[-1] if at_ends else -1
    while index >= 0:
        row.append(index)
        index = before[index]
    return row


def joined(rects: Iterable[pygame.Rect]) -> list[pygame.Rect]:
    """The same area as fewer rectangles where that is no dearer; empty ones are left out."""
    apart: list[pygame.Rect] = []
    for rect in rects:
        if not rect:
            continue
        while (other := next(filter(partial(_cheaper, rect), _near(rect, apart)), None)) is not None:
            apart.remove(other)
            rect = rect.union(other)
        apart.append(rect)
    return apart


def _near(rect: pygame.Rect, others: list[pygame.Rect]) -> list[pygame.Rect]:
    return [others[index] for index in rect.inflate(NEAR, NEAR).collidelistall(others)]


def _cheaper(one: pygame.Rect, other: pygame.Rect) -> bool:
    """Whether to paint two rectangles as one costs less than each by itself."""
    both = one.union(other)
    return both.w * both.h <= one.w * one.h + other.w * other.h + PRICE
