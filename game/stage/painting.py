"""A picture that remembers the strokes it was painted with, and is painted again only where they differ."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import pygame

from game.stage.canvas import Canvas, Stroke


class Painting:
    """What stands still on a screen, as large as its window. A table changes little with every action: to paint
    all of it anew would cost more than everything that moves over it."""

    def __init__(self, canvas: Canvas) -> None:
        self.surface = pygame.Surface(canvas.surface.get_size())
        self._area = canvas.area
        self._strokes: Sequence[Stroke] = ()

    def paint(self, strokes: Sequence[Stroke]) -> list[pygame.Rect]:
        """Show these strokes, the first undermost, and the first of all over the whole canvas. Returns where
        that changes the picture, in pixels; no two of these rectangles overlap."""
        changed = joined(pygame.Rect(stroke.rect).clip(self._area) for stroke in differing(self._strokes, strokes))
        rects = [stroke.rect for stroke in strokes]
        for area in changed:
            self.surface.set_clip(area)
            for index in area.collidelistall(rects):
                strokes[index].draw(self.surface)
        self._strokes = strokes
        return changed


def differing(before: Sequence[Stroke], after: Sequence[Stroke]) -> list[Stroke]:
    """The strokes of either that the other has not, or not in this order."""
    places = {stroke: place for place, stroke in enumerate(before)}
    kept = set()
    changed = []
    reached = -1
    for stroke in after:
        place = places.get(stroke, -1)
        if place > reached:
            kept.add(place)
            reached = place
        else:
            changed.append(stroke)
    return changed + [stroke for place, stroke in enumerate(before) if place not in kept]


def joined(rects: Iterable[pygame.Rect]) -> list[pygame.Rect]:
    """The same area as fewer rectangles, none of which overlap; empty ones are left out."""
    apart: list[pygame.Rect] = []
    for rect in rects:
        if not rect:
            continue
        while (met := rect.collidelist(apart)) >= 0:
            rect = rect.union(apart.pop(met))
        apart.append(rect)
    return apart
