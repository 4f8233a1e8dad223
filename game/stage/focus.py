"""What can be pointed at or reached by a stick, and which of it has the focus."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from game.stage.canvas import Box


@dataclass(frozen=True, slots=True)
class Item:
    """A focusable thing: where it is, what it is called aloud, and why it cannot be used if it cannot."""

    key: str
    box: Box
    text: str
    enabled: bool = True
    why: str = ""


class Focus:
    """Items on a screen. Directions go to the nearest item that way; nothing wraps round."""

    def __init__(self, items: Iterable[Item] = (), current: str = "") -> None:
        self.items: list[Item] = []
        self.key = current
        self.set(items)

    def set(self, items: Iterable[Item]) -> None:
        """Replace the items; the focus stays on the same key, or goes to the nearest thing left."""
        was = self.current
        self.items = list(items)
        if self.items and not any(item.key == self.key for item in self.items):
            self.key = min(self.items, key=lambda item: _distance(was.box, item.box)).key if was else self.items[0].key

    @property
    def current(self) -> Item | None:
        return next((item for item in self.items if item.key == self.key), None)

    def move(self, dx: int, dy: int) -> bool:
        """One step of a stick or arrow; whether the focus moved."""
        here = self.current
        if here is None:
            return False
        x, y = here.box.centre
        best, best_cost = None, float("inf")
        for item in self.items:
            ox, oy = item.box.centre
            ahead = (ox - x) * dx + (oy - y) * dy
            aside = abs((ox - x) * dy) + abs((oy - y) * dx)
            overlap = _overlap(here.box, item.box, vertical=dx != 0)
            if item.key == here.key or ahead <= 4 or (not overlap and aside > ahead * 3):
                continue
            cost = ahead + (aside * 0.3 if overlap else aside * 2)
            if cost < best_cost:
                best, best_cost = item, cost
        if best is None:
            return False
        self.key = best.key
        return True

    def at(self, x: float, y: float) -> Item | None:
        """The item at a point, the last drawn first."""
        return next((item for item in reversed(self.items) if item.box.contains(x, y)), None)

    def point(self, x: float, y: float) -> bool:
        """Move the focus to the item at a point; whether it moved."""
        found = self.at(x, y)
        if found is None or found.key == self.key:
            return False
        self.key = found.key
        return True


def _distance(a: Box, b: Box) -> float:
    (ax, ay), (bx, by) = a.centre, b.centre
    return abs(ax - bx) + abs(ay - by)


def _overlap(a: Box, b: Box, vertical: bool) -> bool:
    if vertical:
        return a.y < b.y + b.h and b.y < a.y + a.h
    return a.x < b.x + b.w and b.x < a.x + a.w
