"""Where cards would come to lie if an action were done: ghosts of them, with arrows on those that slide."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

import pygame

from game.kernel.events import Beat, Moved
from game.stage.art import RATIO
from game.stage.brush import Brush
from game.stage.card import CardSprite, Pose
from game.stage.palette import INK, SAFFRON, TABLE

OPAQUE = 190
"""How much of a ghost is there, 0-255; what it will cover shines through no more than that."""

Placed = Callable[[int, int], Pose | None]
"""Where a card at an index of a zone lies, or would lie; None where the zone is not on the table."""


@dataclass(frozen=True, slots=True)
class Ghost:
    """A card that would lie there, and which way it slides to get there: `left`, `up` or so, or nothing."""

    sprite: CardSprite
    pose: Pose
    slides: str = ""

    def draw(self, brush: Brush, cards: Callable[[CardSprite, float], pygame.Surface]) -> None:
        """Half there, in a dashed frame; `cards` gives a card's picture at a width."""
        pose, picture = self.pose, cards(self.sprite, self.pose.width)
        w, h = pose.width, pose.width * RATIO
        ground = brush.paint.panel(w, h, (*TABLE, 225), w * 0.1, None, 0)
        brush.canvas.blit(ground, pose.x, pose.y, (0.5, 0.5))
        faint = picture.copy()
        faint.set_alpha(OPAQUE)
        brush.canvas.blit(faint, pose.x, pose.y, (0.5, 0.5))
        brush.canvas.blit(brush.paint.dashed(w + 8, h + 8, SAFFRON, 5, w * 0.1), pose.x, pose.y, (0.5, 0.5))

    def draw_arrow(self, brush: Brush) -> None:
        """Which way it slides: on the edge it comes from."""
        if self.slides:
            pose, w, h = self.pose, self.pose.width, self.pose.width * RATIO
            size = max(34.0, w * 0.34)
            dx, dy = {"left": (-0.5, 0), "right": (0.5, 0), "up": (0, -0.5), "down": (0, 0.5)}[self.slides]
            x, y = pose.x - dx * w, pose.y - dy * h
            brush.canvas.blit(brush.paint.disc(size, SAFFRON, INK, 4), x, y, (0.5, 0.5))
            brush.sprite(f"symbols/arrow-{self.slides}", x, y, size * 0.7)


def foreseen(beats: Iterable[Beat], placed: Placed) -> list[Ghost]:
    """The ghosts of all cards that these beats would move. Of several that move within a zone the one that
    goes farthest is carried, the others slide out of its way."""
    found: list[Ghost] = []
    for beat in beats:
        moves = [(event, placed(event.src, event.index), placed(event.dst, event.to))
                 for event in beat if isinstance(event, Moved)]
        within = [(_far(old, new), event) for event, old, new in moves
                  if event.src == event.dst and old is not None and new is not None]
        carried = max(within, key=lambda pair: pair[0])[1] if len(within) > 1 else None
        for event, old, new in moves:
            if new is None:
                continue
            slides = ""
            if old is not None and event.src == event.dst and carried is not None and event is not carried:
                slides = _heading(old, new)
            found.append(Ghost(CardSprite(event.after), new, slides))
    return found


def _far(old: Pose, new: Pose) -> float:
    return abs(new.x - old.x) + abs(new.y - old.y)


def _heading(old: Pose, new: Pose) -> str:
    across, down = new.x - old.x, new.y - old.y
    if abs(across) >= abs(down):
        return "left" if across < 0 else "right"
    return "up" if down < 0 else "down"
