"""What a tile of the title shows: a few cards of a game that play by themselves, calmly."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

import pygame

from game.content.cards import Printed
from game.stage.art import RATIO
from game.stage.brush import Brush
from game.stage.canvas import Box
from game.stage.palette import PAPER

REST, MOVE = 1.6, 0.9
"""Seconds a picture stands still, and then moves."""

FRAMES = 15
"""Pictures a second while something moves."""

COLUMNS, ROWS = 6, 3
GRID_CARD, CARD = 68, 108

GROUNDS = ((0xB8, 0x3D, 0x1E), (0x1F, 0x5A, 0x63), (0x7A, 0x4A, 0x2C))
"""Tomato, cloth and earth: behind the cards, one game after the other."""

MOST_KINDS = 12
"""Different cards of a deck that are shown: enough not to repeat soon, few enough to keep as pictures."""

PLATE = (0xF6, 0xC3, 0x54)

Layers = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Moment:
    """A beat of the picture: how many moves were made before, and how far the present one is, 0 to 1."""

    turn: int
    part: float


def moment(clock: float, number: int) -> Moment:
    """Where a tile's picture is at a time in seconds; tiles move one after the other. Stepped, so that a
    picture at rest is always the same one."""
    cycle = REST + MOVE
    at = clock + cycle * (1 - number / 3)
    within = at % cycle - REST
    part = max(0.0, round(within / MOVE * MOVE * FRAMES) / (MOVE * FRAMES))
    return Moment(int(at // cycle), min(1.0, part))


class Idle:
    """One game's picture. Which of three kinds of play it shows goes by its place on the screen; it knows the
    game only by the cards of its rules book."""

    def __init__(self, printed: Printed, number: int) -> None:
        self.ground = GROUNDS[number % len(GROUNDS)]
        self._play = (self._draw_pile, self._draw_grid, self._draw_row)[number % 3]
        self._cards, self._more, self._back = _chosen(printed)

    def draw(self, brush: Brush, box: Box, now: Moment) -> None:
        """The picture into its box, cut off at its edges."""
        brush.canvas.fill(self.ground, box)
        brush.canvas.cut(box, self._play, brush, box, now)

    def _card(self, brush: Brush, number: int, x: float, y: float, angle: float = 0, width: float = CARD,
              layers: Layers | None = None) -> None:
        layers = layers or self._cards[number % len(self._cards)]
        picture = brush.art.turned(("idle", layers, width), lambda: brush.art.card(layers, "", width), angle)
        brush.canvas.blit(picture, x, y, (0.5, 0.5))

    def _draw_pile(self, brush: Brush, box: Box, now: Moment) -> None:
        """A fan: its middle card flies to the pile, the right of it closes up, and a new one comes in."""
        part = _eased(now.part)
        middle, base = box.x + box.w / 2, box.y + box.h - 20
        disc = brush.paint.disc(230, PLATE, PAPER, 6)
        brush.canvas.blit(disc, middle, box.y + 112, (0.5, 0.5))
        for number in (now.turn - 3, now.turn - 2, now.turn - 1):
            self._card(brush, number, *_on_pile(number, middle, box.y + 100))
        for number, place in ((-1, -2.0), (-2, -1.0)):
            self._in_fan(brush, number, place, middle, base)
        for later in (1, 2, 3):
            fall = 150 * (1 - part) if later == 3 else 0
            self._in_fan(brush, now.turn + later, later - part, middle, base + fall)
        start, end = (middle, base, 0.0), _on_pile(now.turn, middle, box.y + 100)
        x, y, angle = (a + (b - a) * part for a, b in zip(start, end, strict=True))
        swing = 4 * part * (1 - part)
        self._card(brush, now.turn, x + 70 * swing, y, angle + 14 * swing)

    def _in_fan(self, brush: Brush, number: int, place: float, middle: float, base: float) -> None:
        self._card(brush, number, middle + place * 84, base + 6 * place * place, place * 6)

    def _draw_grid(self, brush: Brush, box: Box, now: Moment) -> None:
        """Cards that turn over one by one, until all are face up, and then back again."""
        cells = COLUMNS * ROWS
        step_x, step_y = GRID_CARD + 9, GRID_CARD * RATIO + 9
        left = box.x + (box.w - step_x * (COLUMNS - 1)) / 2
        done = (now.turn + cells // 2) % (2 * cells)
        for cell in range(cells):
            x, y = left + step_x * (cell % COLUMNS), box.y + 66 + step_y * (cell // COLUMNS)
            place = cell * 7 % cells  # all over the table: 7 and 18 have no common factor
            up = place < done if done < cells else place >= done - cells
            if place == done % cells and now.part > 0:
                part = _eased(now.part)
                self._turning(brush, cell, x, y, part if done < cells else 1 - part)
            else:
                self._card(brush, cell, x, y, 0, GRID_CARD, None if up else self._back)

    def _turning(self, brush: Brush, number: int, x: float, y: float, part: float) -> None:
        """A card between its back (0) and its face (1): narrower towards the middle of its turn."""
        layers = self._back if part < 0.5 else self._cards[number % len(self._cards)]
        card = brush.art.card(layers, "", GRID_CARD)
        size = max(2, round(card.get_width() * abs(1 - 2 * part))), card.get_height()
        lift = 40 * part * (1 - part)
        brush.canvas.blit(pygame.transform.smoothscale(card, size), x, y - lift, (0.5, 0.5))

    def _draw_row(self, brush: Brush, box: Box, now: Moment) -> None:
        """A row that moves on: the first card leaves, the others close up, a new one comes; a hand below."""
        part = _eased(now.part)
        for place in range(6):
            self._card(brush, 0, box.x + 68 + 122 * (place - part), box.y + 92, -10 * part if place == 0 else 0, CARD,
                       self._more[(now.turn + place) % len(self._more)])
        middle, base = box.x + box.w / 2, box.y + box.h - 6
        for place in range(4):
            lift = 104 * part * (1 - part) if place == now.turn % 4 else 0
            off = place - 1.5
            self._card(brush, place, middle + off * 96, base + 6 * off * off - lift, off * 6)


def _on_pile(number: int, x: float, y: float) -> tuple[float, float, float]:
    """Where a card comes to lie on a pile, and at what angle: never quite straight."""
    lean = number % 3 - 1
    return x + 12 * lean, y + 3 * lean, 4 + 9 * lean


def _chosen(printed: Printed) -> tuple[list[Layers], list[Layers], Layers]:
    """Cards of the largest deck, those first that the book shows; cards of the next largest, if there is one;
    and the first one's back."""
    decks = {face.kind: face.deck for face in printed.faces}
    kinds: dict[str, list[str]] = {}
    for kind in dict.fromkeys((*(kind for page in printed.book for kind in page.cards), *decks)):
        kinds.setdefault(decks[kind], []).append(kind)
    size = Counter(face.deck for face in printed.faces)
    order = sorted(kinds, key=lambda deck: -size[deck])
    first, more = order[0], order[min(1, len(order) - 1)]
    back = next(face.back for face in printed.faces if face.deck == first)
    return ([printed.layers[kind] for kind in kinds[first][:MOST_KINDS]],
            [printed.layers[kind] for kind in kinds[more][:MOST_KINDS]], printed.backs[back])


def _eased(part: float) -> float:
    return part * part * (3 - 2 * part)
