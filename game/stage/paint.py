"""Cut-paper shapes: panels, pills, discs, bursts, ribbons. Drawn once at the window's scale, then kept.

pygame smooths only circles, so slanting shapes are drawn four times as large and scaled down; a panel is put
together from corners and plain fills, which keeps a large one cheap.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Sequence

import pygame

from game.stage.keep import Kept
from game.stage.palette import INK, PAPER, Colour

Fill = tuple[int, int, int] | tuple[int, int, int, int]

SMOOTH = 4
KEPT = 16
"""Megabytes of shapes."""
SHADOW = (0x1A, 0x12, 0x0E, 96)


class Paint:
    """Makes shapes for one scale (pixels per canvas unit). All measures are canvas units."""

    def __init__(self, scale: float) -> None:
        self.scale = scale
        self._kept = Kept(KEPT, scale)

    def px(self, units: float) -> int:
        return max(1, round(units * self.scale))

    def panel(self, w: float, h: float, fill: Fill, radius: float = 22, line: Fill | None = INK,
              width: float = 4, drop: float = 0) -> pygame.Surface:
        """A round-cornered sheet; `drop` adds a hard shadow that far below, and makes it so much taller."""
        key = ("panel", w, h, fill, radius, line, width, drop)
        return self._kept.get(key, lambda: self._panel(w, h, fill, radius, line, width, drop))

    def pill(self, w: float, h: float, fill: Fill, line: Fill | None = INK, width: float = 4,
             drop: float = 0) -> pygame.Surface:
        """A panel whose ends are half circles."""
        return self.panel(w, h, fill, h / 2, line, width, drop)

    def disc(self, size: float, fill: Fill, line: Fill | None = INK, width: float = 4) -> pygame.Surface:
        """A circle of diameter `size`."""
        return self.panel(size, size, fill, size / 2, line, width)

    def frame(self, w: float, h: float, colour: Fill, width: float, radius: float = 22,
              edge: Fill | None = INK, edge_width: float = 3) -> pygame.Surface:
        """An outline round a thing of w × h with nothing inside: how focus looks. As large as w × h grown
        by the width on every side."""
        def make() -> pygame.Surface:
            grown = 2 * (width + edge_width)
            clear = (colour[0], colour[1], colour[2], 0)
            rim = edge_width * 2 + width
            ring = self._panel(w + grown, h + grown, clear, radius + width + edge_width, edge or colour, rim, 0)
            inner = self._panel(w + grown - 2 * edge_width, h + grown - 2 * edge_width, clear, radius + width, colour,
                                width, 0)
            self._centre(ring, inner)
            return ring
        return self._kept.get(("frame", w, h, colour, width, radius, edge, edge_width), make)

    def dashed(self, w: float, h: float, colour: Fill, width: float = 4, radius: float = 14,
               dash: float = 16) -> pygame.Surface:
        """A dashed round-cornered outline: an empty place, or a landing place."""
        return self._kept.get(("dashed", w, h, colour, width, radius, dash),
                              lambda: self._dashed(w, h, colour, width, radius, dash))

    def polygon(self, points: Sequence[tuple[float, float]], fill: Fill, line: Fill | None = INK,
                width: float = 4) -> pygame.Surface:
        """A closed shape; its surface reaches from (0, 0) to the largest coordinates, lines included."""
        key = ("polygon", tuple(points), fill, line, width)
        return self._kept.get(key, lambda: self._polygon(points, fill, line, width))

    def burst(self, size: float, fill: Fill, points: int = 16, deep: float = 0.84, line: Fill | None = INK,
              width: float = 4) -> pygame.Surface:
        """A many-pointed star: debts, rosettes."""
        middle, outer = size / 2, size / 2 - width
        corners = []
        for i in range(points * 2):
            reach = outer if i % 2 == 0 else outer * deep
            angle = math.pi * i / points
            corners.append((round(middle + reach * math.sin(angle), 2), round(middle - reach * math.cos(angle), 2)))
        return self.polygon(corners, fill, line, width)

    def oval(self, w: float, h: float, colour: Fill, width: float) -> pygame.Surface:
        """An elliptical band of that width: the way round the table."""
        def make() -> pygame.Surface:
            big = pygame.Surface((self.px(w) * 2, self.px(h) * 2), pygame.SRCALPHA)
            pygame.draw.ellipse(big, colour, big.get_rect())
            hole = big.get_rect().inflate(-4 * self.px(width), -4 * self.px(width))
            pygame.draw.ellipse(big, (0, 0, 0, 0), hole)
            return pygame.transform.smoothscale(big, (self.px(w), self.px(h)))
        return self._kept.get(("oval", w, h, colour, width), make)

    def ring(self, size: float, colour: Fill) -> pygame.Surface:
        """The plate under the discards: a band in the colour in play, ink lines, paper in the middle."""
        def make() -> pygame.Surface:
            plate = self._panel(size, size, colour, size / 2, INK, 4, 0)
            self._centre(plate, self._panel(size * 0.72, size * 0.72, PAPER, size * 0.36, INK, 4, 0))
            return plate
        return self._kept.get(("ring", size, colour), make)

    def ribbon(self, w: float, h: float, fill: Colour, tail: float = 36) -> pygame.Surface:
        """A turn ribbon: a band with two swallow tails behind it; w includes the tails."""
        def make() -> pygame.Surface:
            whole = pygame.Surface((self.px(w), self.px(h + 14)), pygame.SRCALPHA)
            dark = (fill[0] * 4 // 5, fill[1] * 4 // 5, fill[2] * 4 // 5)
            cut = tail * 0.45
            left = self._polygon([(3, 12), (tail + 20, 12), (tail + 20, h + 10), (3, h + 10), (3 + cut, h / 2 + 11)],
                                 dark, INK, 4)
            whole.blit(left, (0, 0))
            whole.blit(pygame.transform.flip(left, True, False), (whole.get_width() - left.get_width(), 0))
            whole.blit(self._panel(w - 2 * tail, h, fill, 6, INK, 4, 4), (self.px(tail), 0))
            return whole
        return self._kept.get(("ribbon", w, h, fill, tail), make)

    # -- how they are made -----------------------------------------------------------------------------

    @staticmethod
    def _centre(under: pygame.Surface, over: pygame.Surface) -> None:
        under.blit(over, over.get_rect(center=under.get_rect().center))

    def _panel(self, w: float, h: float, fill: Fill, radius: float, line: Fill | None, width: float,
               drop: float) -> pygame.Surface:
        size = (self.px(w), self.px(h))
        sheet = self._rounded(size, fill, radius, line, width)
        if not drop:
            return sheet
        whole = pygame.Surface((size[0], size[1] + self.px(drop)), pygame.SRCALPHA)
        whole.blit(self._rounded(size, SHADOW, radius, None, 0), (0, self.px(drop)))
        whole.blit(sheet, (0, 0))
        return whole

    def _rounded(self, size: tuple[int, int], fill: Fill, radius: float, line: Fill | None,
                 width: float) -> pygame.Surface:
        w, h = size
        r = min(self.px(radius) if radius else 0, w // 2, h // 2)
        thick = self.px(width) if line and width else 0
        sheet = pygame.Surface(size, pygame.SRCALPHA)
        if line and thick:
            sheet.fill(line)
            sheet.fill(fill, (thick, thick, w - 2 * thick, h - 2 * thick))
        else:
            sheet.fill(fill)
        if r:
            corner = self._corner(r, fill, line, thick)
            for flip_x, flip_y, x, y in ((0, 0, 0, 0), (1, 0, w - r, 0), (0, 1, 0, h - r), (1, 1, w - r, h - r)):
                sheet.fill((0, 0, 0, 0), (x, y, r, r))
                sheet.blit(pygame.transform.flip(corner, bool(flip_x), bool(flip_y)), (x, y))
        return sheet

    @staticmethod
    def _corner(r: int, fill: Fill, line: Fill | None, thick: int) -> pygame.Surface:
        """The top left corner of a rounded sheet, r × r pixels."""
        corner = pygame.Surface((r, r), pygame.SRCALPHA)
        outer = line if line and thick else fill
        corner.fill((outer[0], outer[1], outer[2], 0))  # the same hue outside, so that edges have no dark rim
        pygame.draw.aacircle(corner, outer, (r, r), r)
        if line and thick < r:
            pygame.draw.aacircle(corner, fill, (r, r), r - thick)
        return corner

    def _polygon(self, points: Sequence[tuple[float, float]], fill: Fill, line: Fill | None,
                 width: float) -> pygame.Surface:
        w = max(x for x, _ in points) + width
        h = max(y for _, y in points) + width
        k = self.scale * SMOOTH
        big = pygame.Surface((self.px(w) * SMOOTH, self.px(h) * SMOOTH), pygame.SRCALPHA)
        base = line or fill
        big.fill((base[0], base[1], base[2], 0))
        corners = [(x * k, y * k) for x, y in points]
        pygame.draw.polygon(big, fill, corners)
        if line:
            thick = max(1, round(width * k))
            for a, b in zip(corners, corners[1:] + corners[:1], strict=True):
                pygame.draw.line(big, line, a, b, thick)
                pygame.draw.circle(big, line, a, thick / 2)
        return pygame.transform.smoothscale(big, (self.px(w), self.px(h)))

    def _dashed(self, w: float, h: float, colour: Fill, width: float, radius: float, dash: float) -> pygame.Surface:
        ring = pygame.Surface((self.px(w), self.px(h)), pygame.SRCALPHA)
        r, thick = min(radius, w / 2, h / 2), self.px(width)
        inset = width / 2
        path = [(w - r + (r - inset) * math.cos(a), r - (r - inset) * math.sin(a)) for a in _quarter(90, 0)]
        path += [(w - r + (r - inset) * math.cos(a), h - r - (r - inset) * math.sin(a)) for a in _quarter(0, -90)]
        path += [(r + (r - inset) * math.cos(a), h - r - (r - inset) * math.sin(a)) for a in _quarter(-90, -180)]
        path += [(r + (r - inset) * math.cos(a), r - (r - inset) * math.sin(a)) for a in _quarter(180, 90)]
        path.append(path[0])
        done = 0.0
        for (ax, ay), (bx, by) in itertools.pairwise(path):
            length = math.hypot(bx - ax, by - ay)
            walked = 0.0
            while walked < length:
                phase = (done + walked) % (2 * dash)
                step = min(length - walked, dash - phase % dash)
                if phase < dash:
                    a, b = walked / length, (walked + step) / length
                    pygame.draw.line(ring, colour, self._point(ax + (bx - ax) * a, ay + (by - ay) * a),
                                     self._point(ax + (bx - ax) * b, ay + (by - ay) * b), thick)
                walked += max(step, 0.01)
            done += length
        return ring

    def _point(self, x: float, y: float) -> tuple[int, int]:
        return round(x * self.scale), round(y * self.scale)


def _quarter(start: int, end: int) -> list[float]:
    step = 6 if end > start else -6
    return [math.radians(angle) for angle in range(start, end + (1 if step > 0 else -1), step)]
