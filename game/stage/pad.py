"""The score pad: a sheet of paper with the players across and the rows down, one row lit."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from game.stage.art import RATIO
from game.stage.brush import Brush
from game.stage.canvas import Box
from game.stage.lettering import SMALLEST
from game.stage.palette import DEEP, INK, PAPER, SAFFRON, SHADE

HEAD, TOTAL, EDGE = 142.0, 92.0, 14.0
"""Heights of the names and of the sums when the pad is full, and the paper left round them."""

LOWEST, TALLEST = 58.0, 150.0
"""A row is not lower, so that two lines of a label fit, and not higher."""

OUT = 9.0
"""The lit row reaches so far over the paper's edges."""

CORNER, INSET = 0.4, (0.09, 0.05)
"""The part of a card's width that is its corner, and how far in from its rim it begins."""

FAINT_INK = (*INK, 120)


@dataclass(frozen=True, slots=True)
class PadRow:
    """A line of the pad. `art` are the layers of its picture, none for no picture, and perhaps only its
    `corner` is meant; `points` are what stands there now, None for a dash; `told` is False while only dots
    stand there; `best` are the seats with the most."""

    label: str
    art: tuple[str, ...]
    points: Sequence[int | None]
    told: bool
    best: Sequence[int] = ()
    corner: bool = False


@dataclass(frozen=True, slots=True)
class Sums:
    """The last line: what it is called, the sums, and who is in front."""

    label: str
    points: Sequence[int | None]
    leaders: Sequence[int]
    crowned: bool = False


@dataclass(frozen=True, slots=True)
class Form:
    """How a pad of some rows is cut: the sheet, the heights of its parts, and which rows show."""

    sheet: Box
    head: float
    row: float
    total: float
    shown: range
    column: float
    seats: int

    def row_box(self, number: int) -> Box:
        """Where a row that shows stands."""
        y = self.sheet.y + self.head + self.row * (number - self.shown.start)
        return Box(self.sheet.x, y, self.sheet.w, self.row)

    def middle(self, seat: int) -> float:
        """The x in the middle of a seat's column."""
        return self.sheet.x + self.sheet.w - 16 - self.column * (self.seats - seat - 0.5)

    @property
    def label(self) -> float:
        """How wide the labels may be, their pictures included."""
        return self.sheet.w - 16 - self.column * self.seats - 24


def form(zone: Box, seats: int, rows: int, lit: int) -> Form:
    """A pad in a zone: few rows stand generously in its middle, too many scroll with the lit one."""
    room = zone.h - HEAD - TOTAL - 2 * EDGE
    shown = max(1, min(rows, int(room // LOWEST)))
    row = min(TALLEST, room / shown)
    spare = room - row * shown
    head, total = min(HEAD * 1.7, HEAD + spare * 0.5), min(TOTAL * 1.6, TOTAL + spare * 0.25)
    high = head + row * shown + total + 2 * EDGE
    sheet = Box(zone.x, zone.y + (zone.h - high) / 2, zone.w, high)
    first = max(0, min(lit - shown // 2, rows - shown))
    column = min(200.0 if seats < 3 else 160.0, (zone.w - 320) / seats)
    return Form(sheet, head, row, total, range(first, first + shown) if rows else range(0), column, seats)


def draw(brush: Brush, cut: Form, names: Sequence[str], rows: Sequence[PadRow], sums: Sums, lit: int) -> None:
    """The pad without the figures that may be counting: those of the row `lit`, which stands out, and the sums."""
    sheet = cut.sheet
    brush.panel(Box(sheet.x + 10, sheet.y + 10, sheet.w, sheet.h), SHADE, 26, INK, 4, 4)
    brush.panel(sheet, PAPER, 26, INK, 5)
    _draw_head(brush, cut, names, sums)
    for number in cut.shown:
        if number % 2 == 0:
            box = cut.row_box(number)
            brush.panel(Box(box.x + EDGE, box.y, box.w - 2 * EDGE, box.h), SHADE, 12, None, 0)
    top, high = sheet.y + 32, cut.head + cut.row * len(cut.shown) - 40
    for seat in range(1, len(names)):
        brush.canvas.fill((0xD8, 0xC6, 0xA0), Box(cut.middle(seat) - cut.column / 2 - 1, top, 3, high))
    for number in cut.shown:
        _draw_row(brush, cut, number, rows[number], number == lit)
    _draw_more(brush, cut, len(rows))
    brush.panel(_sums_box(cut), DEEP, 18, INK, 4)
    x, y = sheet.x + 40, _sums_box(cut).centre[1]
    brush.words(sums.label, x, y, min(brush.letters.grown(38), 60), 800, PAPER, 0, cut.label - 20)


def draw_figures(brush: Brush, cut: Form, rows: Sequence[PadRow], sums: Sums, lit: int) -> None:
    """The figures of the row that is lit, and the sums."""
    if lit in cut.shown:
        _draw_points(brush, cut, lit, rows[lit], True)
    y = _sums_box(cut).centre[1]
    size = 60 if cut.total < 110 else 76
    for seat, points in enumerate(sums.points):
        leads = seat in sums.leaders
        x = cut.middle(seat)
        brush.words(number_of(points), x, y, size, 900, SAFFRON if leads else PAPER, 0.5, cut.column - 6)
        if leads:  # not by colour alone
            brush.panel(Box(x - 34, y + size * 0.46, 68, 6), SAFFRON, 3, None, 0)


def _sums_box(cut: Form) -> Box:
    sheet = cut.sheet
    return Box(sheet.x + EDGE, sheet.y + sheet.h - cut.total - EDGE, sheet.w - 2 * EDGE, cut.total)


def _draw_head(brush: Brush, cut: Form, names: Sequence[str], sums: Sums) -> None:
    mark = min(cut.column - 18, cut.head - 64)
    for seat, name in enumerate(names):
        x = cut.middle(seat)
        brush.seat_mark(seat, x, cut.sheet.y + 14 + mark / 2, mark)
        brush.words(name, x, cut.sheet.y + (cut.head + mark + 14) / 2, 34, 800, INK, 0.5, cut.column - 8)
        if sums.crowned and seat in sums.leaders:
            brush.sprite("symbols/pennant", x + mark * 0.46, cut.sheet.y + 8 + mark * 0.16, mark * 0.5)


def _draw_row(brush: Brush, cut: Form, number: int, row: PadRow, lit: bool) -> None:
    box = cut.row_box(number)
    if lit:
        brush.panel(Box(box.x - OUT, box.y - 2, box.w + 2 * OUT, box.h + 4), SAFFRON, 14, INK, 5)
    y = box.y + box.h / 2
    size = min(box.h - 8, 84.0)
    x, room = box.x + 26, cut.label - 4
    if row.art:
        _draw_picture(brush, row, x, y, size)
        x, room = x + size + 12, room - size - 12
    _draw_label(brush, row.label, x, y, room, box.h)
    if not lit:
        _draw_points(brush, cut, number, row, False)


def _draw_points(brush: Brush, cut: Form, number: int, row: PadRow, lit: bool) -> None:
    box = cut.row_box(number)
    y = box.y + box.h / 2
    for seat, points in enumerate(row.points):
        if not row.told:
            brush.canvas.blit(brush.paint.disc(12, (0xC9, 0xB8, 0x95), None, 0), cut.middle(seat), y, (0.5, 0.5))
            continue
        best = seat in row.best
        figure = (52 if lit else 46) * (1.5 if box.h > 90 else 1)
        brush.words(number_of(points), cut.middle(seat), y, figure, 900 if best else 700,
                    INK if points or lit else FAINT_INK, 0.5, cut.column - 6)


def _draw_label(brush: Brush, label: str, x: float, y: float, room: float, high: float) -> None:
    """A label in one line, or in two where it is long and the row high enough."""
    letters = brush.letters
    size = min(letters.grown(34 if high < 90 else 40), max(34.0, high * 0.42))
    while size > SMALLEST and letters.width(label, size, 800) > room:
        size = max(SMALLEST, size - 1)
    if letters.width(label, size, 800) <= room or " " not in label:
        brush.words(label, x, y, size, 800, INK, 0, room)
        return
    first = letters.wrapped(label, room, SMALLEST, 800)[0]
    brush.words(first, x, y - 14, SMALLEST, 800, INK, 0, room)
    brush.words(label[len(first):].strip(), x, y + 14, SMALLEST, 800, INK, 0, room)


def _draw_more(brush: Brush, cut: Form, rows: int) -> None:
    """Arrows where the pad goes on."""
    x, top = cut.sheet.x + cut.sheet.w, cut.sheet.y + cut.head
    for arrow, y, more in (("up", top, cut.shown.start > 0),
                           ("down", top + cut.row * len(cut.shown), cut.shown.stop < rows)):
        if more:
            brush.canvas.blit(brush.paint.disc(52, PAPER), x, y, (0.5, 0.5))
            brush.sprite(f"symbols/arrow-{arrow}", x, y, 32)


def _draw_picture(brush: Brush, row: PadRow, x: float, y: float, size: float) -> None:
    """A picture in a square with its left edge at x and its middle at height y; of a card only its upper left
    corner, where a face says everything."""
    if len(row.art) > 1:
        brush.canvas.blit(brush.art.card(row.art, row.label, size / RATIO), x + size / 2, y, (0.5, 0.5))
        return
    art = row.art[0]
    whole = brush.art.sprite(art, size)
    if row.corner and whole.get_height() > whole.get_width() * 1.2:
        side = size - 6
        cut = brush.art.variant(("corner", art, round(side * 4)), lambda: _corner(brush, art, side))
        brush.canvas.blit(cut, x + 3, y, (0, 0.5))
        brush.panel(Box(x, y - size / 2, size, size), (*INK, 0), 6, INK, 4)
    else:
        brush.canvas.blit(whole, x + size / 2, y, (0.5, 0.5))


def _corner(brush: Brush, art: str, side: float) -> pygame.Surface:
    large = brush.art.sprite(art, side / CORNER, side * 4)
    edge = brush.canvas.px(side)
    left, top = round(large.get_width() * INSET[0]), round(large.get_height() * INSET[1])
    return large.subsurface((left, top, edge, edge)).copy()


def number_of(points: int | None, plus: bool = False) -> str:
    """Points as they are written: a dash where they are not told, a true minus below zero."""
    if points is None:
        return "–"
    return f"−{-points}" if points < 0 else f"+{points}" if plus and points else str(points)
