"""Paper confetti for the winner: a bounded number of scraps that fall once, and then it is over."""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import partial
from random import Random

import pygame

from game.stage.brush import Brush
from game.stage.canvas import HEIGHT, WIDTH
from game.stage.palette import BASIL, BLUE, PLUM, ROSE, SAFFRON, TOMATO, Colour

SCRAPS = 110
LASTS = 4.0
"""Seconds until the last scrap has left the canvas."""

COLOURS: tuple[Colour, ...] = (TOMATO, SAFFRON, BASIL, BLUE, PLUM, ROSE)
"""Not the colour of paper: on the pad it would eat the words."""
TURNS = 5
"""So many pictures show how a scrap flutters, from flat to edgewise."""

ABOVE = 60.0


@dataclass(frozen=True, slots=True)
class Scrap:
    """One piece of paper: where it starts, in canvas units, when, and how it falls."""

    x: float
    late: float
    falls: float
    sway: float
    phase: float
    size: float
    colour: Colour

    def at(self, time: float) -> tuple[float, float]:
        """Where it is after so many seconds."""
        t = (time - self.late) / self.falls
        return self.x + self.sway * math.sin(self.phase + 5 * t), -ABOVE + (HEIGHT + 2 * ABOVE) * t


class Confetti:
    """Falls for `LASTS` seconds. The same seed falls the same way."""

    def __init__(self, seed: int) -> None:
        dice = Random(seed)
        self._time = 0.0
        self._scraps = [self._scrap(dice, number) for number in range(SCRAPS)]

    @staticmethod
    def _scrap(dice: Random, number: int) -> Scrap:
        falls = dice.uniform(1.8, 2.6)
        return Scrap(dice.uniform(0, WIDTH), dice.uniform(0, LASTS - falls), falls, dice.uniform(20, 90),
                     dice.uniform(0, math.tau), dice.uniform(16, 28), COLOURS[number % len(COLOURS)])

    @property
    def over(self) -> bool:
        return self._time >= LASTS

    def step(self, dt: float) -> None:
        """On by dt seconds."""
        self._time += dt

    def draw(self, brush: Brush) -> None:
        """The scraps that are in the air now."""
        for scrap in self._scraps:
            if scrap.late <= self._time < scrap.late + scrap.falls:
                x, y = scrap.at(self._time)
                brush.canvas.blit(self._picture(brush, scrap), x, y, (0.5, 0.5))

    def _picture(self, brush: Brush, scrap: Scrap) -> pygame.Surface:
        flutter = abs(math.cos(scrap.phase + self._time * 7))
        flat = max(1, round(flutter * TURNS)) / TURNS
        lean = round(scrap.phase * 4) * 15
        size = round(scrap.size / 4) * 4
        sheet = partial(brush.paint.panel, size, size * 0.7 * flat, scrap.colour, 2, None, 0)
        return brush.art.turned(("confetti", scrap.colour, size, flat, lean), sheet, lean)
