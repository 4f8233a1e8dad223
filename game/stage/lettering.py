"""Words as pictures: one family of letters, at the output's own resolution, kept once drawn."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pygame

from game.stage.keep import Kept
from game.stage.paint import Fill
from game.stage.palette import PAPER

WEIGHTS = {600: "SemiBold", 700: "Bold", 800: "ExtraBold", 900: "Black"}
SMALLEST = 29
"""Capital plus descender is 0.90 em: 29 is the smallest size that measures 26 units (docs/look.md)."""

LINE = 1.28
KEPT = 8
"""Megabytes of words."""

WIDTHS = 4000
"""How many widths are remembered before all are forgotten."""


class Lettering:
    """Sets words at one scale. `text_size` (percent) grows running words, not numbers and titles."""

    def __init__(self, folder: Path, scale: float, text_size: int = 100) -> None:
        self.scale = scale
        self.text_size = text_size
        self._folder = folder
        self._fonts: dict[tuple[int, int], pygame.font.Font] = {}
        self._kept = Kept(KEPT, scale)
        self._widths: dict[tuple[str, float, int], float] = {}

    def font(self, size: float, weight: int) -> pygame.font.Font:
        key = (max(6, round(size * self.scale)), weight)
        if key not in self._fonts:
            self._fonts[key] = pygame.font.Font(self._folder / f"Nunito-{WEIGHTS[weight]}.ttf", key[0])
        return self._fonts[key]

    def grown(self, size: float) -> float:
        """A size of running words at the reader's text size."""
        return size * self.text_size / 100

    def line(self, text: str, size: float = 30, weight: int = 800, colour: Fill = PAPER) -> pygame.Surface:
        """One line, not wrapped."""
        def make() -> pygame.Surface:
            drawn = self.font(size, weight).render(text or " ", True, colour)
            if len(colour) == 4:
                drawn.set_alpha(colour[3])
            return drawn
        return self._kept.get((text, round(size * 8), weight, colour), make)

    def width(self, text: str, size: float = 30, weight: int = 800) -> float:
        """How wide a line is, in canvas units."""
        key = (text, size, weight)
        found = self._widths.get(key)
        if found is None:
            if len(self._widths) >= WIDTHS:
                self._widths.clear()
            found = self._widths[key] = self.font(size, weight).size(text)[0] / self.scale
        return found

    def height(self, size: float) -> float:
        """The distance between lines, in canvas units."""
        return size * LINE

    def fitted(self, text: str, width: float, size: float = 34, weight: int = 800,
               colour: Fill = PAPER) -> pygame.Surface:
        """One line no wider than `width`: shrunk to the smallest size first, then cut with an ellipsis."""
        while size > SMALLEST and self.width(text, size, weight) > width:
            size = max(SMALLEST, size - 2)
        if self.width(text, size, weight) > width:
            while text and self.width(text + "…", size, weight) > width:
                text = text[:-1].rstrip()
            text += "…"
        return self.line(text, size, weight, colour)

    def wrapped(self, text: str, width: float, size: float = 30, weight: int = 700) -> list[str]:
        """The text broken into lines no wider than `width` units; a longer word stands alone."""
        lines: list[str] = []
        for paragraph in text.split("\n"):
            current = ""
            for word in paragraph.split():
                longer = f"{current} {word}" if current else word
                if current and self.width(longer, size, weight) > width:
                    lines.append(current)
                    current = word
                else:
                    current = longer
            lines.append(current)
        return lines

    def block(self, lines: Sequence[str], size: float = 30, weight: int = 700, colour: Fill = PAPER,
              align: float = 0) -> pygame.Surface:
        """Several lines as one picture; `align` 0 left, .5 middle, 1 right."""
        def make() -> pygame.Surface:
            drawn = [self.line(line, size, weight, colour) for line in lines]
            step = round(self.height(size) * self.scale)
            w = max((one.get_width() for one in drawn), default=1)
            whole = pygame.Surface((w, step * (len(drawn) - 1) + drawn[-1].get_height()), pygame.SRCALPHA)
            for number, one in enumerate(drawn):
                whole.blit(one, (round((w - one.get_width()) * align), number * step))
            return whole
        return self._kept.get((tuple(lines), round(size * 8), weight, colour, align), make)
