"""Small bursts of paper stars and scraps where something good happened: few, soon over, a function of their age."""

from __future__ import annotations

import math
from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import partial
from typing import NamedTuple

import pygame

from game.stage.brush import Brush
from game.stage.palette import BASIL, BLUE, INK, ROSE, SAFFRON, TOMATO, Colour

LASTS = 0.65
"""Seconds of a burst."""

PIECES, BURSTS = 14, 5
"""Pieces of one burst, and how many bursts there may be at once; more push out the oldest."""

INNER, REACH = 50.0, 210.0
"""How far from the middle pieces come into sight, and how far the fastest flies, in canvas units."""

FALLS = 80.0
STAR, SCRAP = 56, 26
"""How large they are at first; they shrink before they go."""

COLOURS: tuple[Colour, ...] = (SAFFRON, TOMATO, SAFFRON, BASIL, SAFFRON, BLUE, SAFFRON, ROSE)
GOLDEN = 2.399963
"""Angles this far apart (radians) never line up, so that no dice are needed."""

LEAN = 20
"""Pieces turn in steps of so many degrees, so that their pictures can be kept."""


class Piece(NamedTuple):
    """One piece at some age: its middle and size in canvas units, how it leans in degrees, and its number."""

    x: float
    y: float
    size: int
    lean: int
    number: int


@dataclass(slots=True)
class Burst:
    """Pieces that fly apart from a point, and are gone after `LASTS` seconds."""

    x: float
    y: float
    age: float = 0.0

    def pieces(self) -> Iterator[Piece]:
        """The pieces as they are now."""
        t = self.age / LASTS
        if not 0 <= t < 1:
            return
        for number in range(PIECES):
            angle = number * GOLDEN + (self.x + self.y) * 0.01
            reach = REACH * (0.5 + 0.5 * (number * 5 % PIECES) / (PIECES - 1))
            far = INNER + (reach - INNER) * (1 - (1 - t) ** 3)
            size = (STAR - number % 3 * 8 if number % 2 == 0 else SCRAP) * min(1.0, 0.4 + 6 * t, 2.4 * (1 - t))
            spin = round((number * 47 + t * 260 * (1 if number % 3 else -1)) / LEAN) * LEAN % 360
            yield Piece(self.x + far * math.cos(angle), self.y + far * math.sin(angle) + FALLS * t * t,
                        max(4, round(size / 4) * 4), spin, number)


@dataclass(slots=True)
class Sparkles:
    """All bursts of one stage."""

    bursts: deque[Burst] = field(default_factory=lambda: deque(maxlen=BURSTS))

    def __bool__(self) -> bool:
        return bool(self.bursts)

    def start(self, x: float, y: float) -> None:
        self.bursts.append(Burst(x, y))

    def step(self, dt: float) -> None:
        """On by dt seconds."""
        for burst in self.bursts:
            burst.age += dt
        while self.bursts and self.bursts[0].age >= LASTS:
            self.bursts.popleft()

    def draw(self, brush: Brush) -> None:
        for burst in self.bursts:
            for piece in burst.pieces():
                brush.canvas.blit(_picture(brush, piece), piece.x, piece.y, (0.5, 0.5))


def _picture(brush: Brush, piece: Piece) -> pygame.Surface:
    """A star or, every other one, a scrap."""
    colour = COLOURS[piece.number % len(COLOURS)]
    if piece.number % 2 == 0:
        lean = piece.lean % 72  # a star looks the same after a fifth of a turn
        star = partial(brush.paint.burst, piece.size, colour, 5, 0.48, INK, 2.5)
        return brush.art.turned(("star", colour, piece.size), star, lean)
    scrap = partial(brush.paint.panel, piece.size, piece.size * 0.6, colour, 2, None, 0)
    return brush.art.turned(("scrap", colour, piece.size), scrap, piece.lean % 180)
