"""The players' tables beside the score pad, one tray each: what lies there, and the cards that earn points now."""

from __future__ import annotations

from collections.abc import Callable, Sequence, Set
from dataclasses import dataclass
from math import ceil

import pygame

from game.kernel.table import Card, Seen
from game.stage.art import RATIO
from game.stage.brush import Brush
from game.stage.canvas import Box
from game.stage.pad import number_of
from game.stage.palette import DEEP, FAINT, INK, PAPER, SAFFRON

GAP = 12.0
PLATE = 62.0
"""Height of the pill with name and points above a tray's cards."""

FIGURES = 136.0
"""Width kept for the points on it."""

SIDE, WIDE_SIDE, WIDE = 116.0, 236.0, 600.0
"""Width of the plate where it stands beside the cards: in a small tray, and in one this wide."""

LARGEST = 150.0
"""No card is wider."""

GRID_GAP = 0.07
COVERED = 0.34
"""Of a covered card at least so much of its width shows."""

WHOLE = 0.7
"""Cards that show whole may be so much smaller than cards that cover each other."""

DIMMED = 0.62
ALL_BUT_GREY = (0x17, 0x3C, 0x43)

Picture = Callable[[Seen, float], pygame.Surface]
"""A card as it is seen, so many units wide."""


@dataclass(frozen=True, slots=True)
class Tray:
    """What one tray shows. `cells` is a table with its holes, `columns` of them in a row; with 0 columns
    the cards just lie there. `lit` earn points now (None: nothing is picked out). `plus` writes points as
    an addition; `crowned` is for a winner; where no card lies, `art` stands there `many` times."""

    seat: int
    name: str
    points: int | None
    cells: Sequence[Seen | None]
    columns: int = 0
    lit: Set[Card] | None = None
    plus: bool = True
    crowned: bool = False
    art: str = ""
    many: int = 0


@dataclass(frozen=True, slots=True)
class Frame:
    """One tray's rectangle, its plate above the cards or beside them, and the room for the cards."""

    box: Box
    beside: bool
    plate: Box
    cards: Box


@dataclass(frozen=True, slots=True)
class Demand:
    """What has to fit into every tray: a table of columns and rows, or (no columns) this many cards."""

    columns: int
    rows: int
    cards: int

    def card(self, room: Box) -> float:
        """How wide a card can be."""
        if self.columns:
            across = room.w / (self.columns + GRID_GAP * (self.columns - 1))
            down = room.h / (RATIO * self.rows + GRID_GAP * (self.rows - 1))
            return min(across, down, LARGEST)
        return wrapped(room, self.cards)[0]


def arrange(zone: Box, seats: int, demand: Demand) -> list[Frame]:
    """A frame for each seat, side by side and below each other so that cards are as large as can be."""
    best: list[Frame] = []
    best_width = -1.0
    for across in range(1, min(seats, 3) + 1):
        down = ceil(seats / across)
        w, h = (zone.w - GAP * (across - 1)) / across, (zone.h - GAP * (down - 1)) / down
        for beside in (False, True)[:1 + (w > h)]:
            frames = [_frame(Box(zone.x + (seat % across) * (w + GAP), zone.y + (seat // across) * (h + GAP), w, h),
                             beside) for seat in range(seats)]
            width = demand.card(frames[0].cards)
            if width > best_width + 1:
                best, best_width = frames, width
    return best


def _frame(box: Box, beside: bool) -> Frame:
    if beside:
        side = WIDE_SIDE if box.w >= WIDE else SIDE
        return Frame(box, True, Box(box.x + 8, box.y + 8, side - 8, box.h - 16),
                     Box(box.x + side + 10, box.y + 12, box.w - side - 24, box.h - 24))
    return Frame(box, False, Box(box.x + 10, box.y + 10, box.w - 20, PLATE),
                 Box(box.x + 14, box.y + PLATE + 24, box.w - 28, box.h - PLATE - 38))


def wrapped(room: Box, count: int) -> tuple[float, int, float]:
    """Cards in rows, as large as can be: the width of a card, how many lie in a row, and from one to the
    next. They cover each other only as far as their corners still show."""
    best, best_worth = (0.0, 1, 0.0), 0.0
    for rows in range(1, max(1, count) + 1):
        each = ceil(count / rows) or 1
        width = min(LARGEST, (room.h - (rows - 1) * 10) / rows / RATIO, room.w / (1 + COVERED * (each - 1)))
        step = min(width + 14, (room.w - width) / (each - 1)) if each > 1 else width
        worth = width if step >= width else width * WHOLE
        if worth > best_worth + 0.5:
            best, best_worth = (width, each, step), worth
    return best


def draw(brush: Brush, frame: Frame, tray: Tray, picture: Picture) -> None:
    """One tray with its plate and cards, without the points, which may be counting."""
    if tray.crowned:
        brush.panel(frame.box, (*DEEP, 150), 22, SAFFRON, 6)
    else:
        brush.tray(frame.box, 110)
    if frame.beside:
        _draw_plate_beside(brush, frame, tray)
    else:
        _draw_plate_above(brush, frame.plate, tray)
    if tray.columns:
        _draw_table(brush, frame.cards, tray, picture)
    elif any(seen is not None for seen in tray.cells):
        _draw_cards(brush, frame.cards, tray, picture)
    else:
        _draw_nothing(brush, frame.cards, tray)


def draw_points(brush: Brush, frame: Frame, tray: Tray) -> None:
    """The points on the plate of one tray."""
    box, points = frame.plate, number_of(tray.points, tray.plus)
    if frame.beside:
        high = box.h - 24
        y = box.y + 12 + _mark(frame) + high * 0.39
        brush.words(points, box.x + box.w / 2, y, min(64, high * 0.26), 900, SAFFRON, 0.5, box.w - 8)
    else:
        brush.words(points, box.x + box.w - 26, box.y + box.h / 2, 46, 900, SAFFRON, 1)


def warm(frames: Sequence[Frame], trays: Sequence[Tray], picture: Picture, layers: Callable[[Seen], object]) -> None:
    """Make the cards' pictures ahead, those that share layers together: loading a layer is what takes time."""
    wanted = [(seen, table_card(frame.cards, tray)) for frame, tray in zip(frames, trays, strict=True) if tray.columns
              for seen in tray.cells if seen is not None]
    for seen, width in sorted(wanted, key=lambda want: str(layers(want[0]))):
        picture(seen, width)


def table_card(room: Box, tray: Tray) -> float:
    """How wide the cards of a whole table are."""
    return Demand(tray.columns, ceil(len(tray.cells) / tray.columns), 0).card(room)


def _draw_plate_above(brush: Brush, box: Box, tray: Tray) -> None:
    brush.panel(box, (*DEEP, 235), box.h / 2, FAINT, 2)
    y = box.y + box.h / 2
    brush.seat_mark(tray.seat, box.x + 32, y, 72)
    right = box.x + box.w - FIGURES
    if tray.crowned:
        right -= 34
        brush.sprite("symbols/pennant", right, y, 50)
        right -= 34
    brush.words(tray.name, box.x + 82, y, 34, 800, PAPER, 0, right - box.x - 82)


def _mark(frame: Frame) -> float:
    """How large the seat mark is on a plate beside the cards."""
    return min(frame.plate.w - 20, (frame.plate.h - 24) * 0.42, 150)


def _draw_plate_beside(brush: Brush, frame: Frame, tray: Tray) -> None:
    box, mark = frame.plate, _mark(frame)
    brush.panel(box, (*DEEP, 235), 20, FAINT, 2)
    x = box.x + box.w / 2
    high = box.h - 24
    brush.seat_mark(tray.seat, x, box.y + 12 + mark / 2, mark)
    if tray.crowned:
        brush.sprite("symbols/pennant", x + mark * 0.42, box.y + 8 + mark * 0.2, mark * 0.56)
    brush.words(tray.name, x, box.y + 12 + mark + high * 0.13, 34, 800, PAPER, 0.5, box.w - 12)


def _draw_table(brush: Brush, room: Box, tray: Tray, picture: Picture) -> None:
    """The whole table small: cards that earn the row stand out, the last of them says how many they are."""
    rows = ceil(len(tray.cells) / tray.columns)
    width = table_card(room, tray)
    step, down = width * (1 + GRID_GAP), width * (RATIO + GRID_GAP)
    left = room.x + (room.w - step * (tray.columns - 1) - width) / 2 + width / 2
    top = room.y + (room.h - down * (rows - 1) - width * RATIO) / 2 + width * RATIO / 2
    last = None
    for number, seen in enumerate(tray.cells):
        x, y = left + step * (number % tray.columns), top + down * (number // tray.columns)
        if seen is None:
            hole = brush.paint.dashed(width, width * RATIO, (0x4A, 0x83, 0x87), 2, width * 0.1, 8)
            brush.canvas.blit(hole, x, y, (0.5, 0.5))
        elif tray.lit is None:
            brush.canvas.blit(picture(seen, width), x, y, (0.5, 0.5))
        elif seen.face in tray.lit:
            brush.canvas.blit(picture(seen, width), x, y, (0.5, 0.5))
            ring = brush.paint.frame(width - 2, width * RATIO - 2, SAFFRON, 4, width * 0.1, INK, 2)
            brush.canvas.blit(ring, x, y, (0.5, 0.5))
            last = x, y
        else:
            brush.canvas.blit(_dimmed(brush, seen, width, picture), x, y, (0.5, 0.5))
    if last is not None and tray.lit:
        x, y = last[0] + width * 0.42, last[1] + width * 0.58
        x, y = min(x, room.x + room.w - 14), min(y, room.y + room.h - 14)
        brush.canvas.blit(brush.paint.disc(48, PAPER), x, y, (0.5, 0.5))
        brush.words(str(len(tray.lit)), x, y, 32, 900, INK, 0.5)


def _draw_cards(brush: Brush, room: Box, tray: Tray, picture: Picture) -> None:
    cards = [seen for seen in tray.cells if seen is not None]
    width, each, step = wrapped(room, len(cards))
    rows = ceil(len(cards) / each)
    down = min(width * RATIO + 10, (room.h - width * RATIO) / (rows - 1)) if rows > 1 else 0.0
    top = room.y + (room.h - down * (rows - 1)) / 2
    for number, seen in enumerate(cards):
        row, column = divmod(number, each)
        here = min(each, len(cards) - row * each)
        x = room.x + (room.w - step * (here - 1)) / 2 + step * column
        brush.canvas.blit(picture(seen, width), x, top + down * row, (0.5, 0.5))


def _draw_nothing(brush: Brush, room: Box, tray: Tray) -> None:
    """No card lies here: the row's picture as often as there are points, or an empty place."""
    x, y = room.centre
    size = min(room.h * 0.8, 130.0)
    if tray.many > 0 and brush.art.has(tray.art):
        many = min(tray.many, max(1, int(room.w // (size * 1.05))))
        for number in range(many):
            brush.sprite(tray.art, x + (number - (many - 1) / 2) * size * 1.05, y, size)
        return
    if tray.crowned:
        brush.sprite("symbols/pennant", x, y, size)
        return
    high = min(room.h * 0.7, 150.0)
    empty = brush.paint.dashed(high / RATIO, high, (0x4A, 0x83, 0x87), 3, high * 0.08, 12)
    brush.canvas.blit(empty, x, y, (0.5, 0.5))


def _dimmed(brush: Brush, seen: Seen, width: float, picture: Picture) -> pygame.Surface:
    """A card that earns nothing now: the cloth's colour over it, its clear corners left clear."""
    def make() -> pygame.Surface:
        faint = picture(seen, width).copy()
        keep = round(255 * (1 - DIMMED))
        faint.fill((keep, keep, keep, 255), special_flags=pygame.BLEND_RGBA_MULT)
        faint.fill((*(round(part * DIMMED) for part in ALL_BUT_GREY), 0), special_flags=pygame.BLEND_RGBA_ADD)
        return faint
    return brush.art.variant(("unlit", seen.face if seen.face is not None else seen.back, round(width * 4)), make)
