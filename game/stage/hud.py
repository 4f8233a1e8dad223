"""What the table shows besides cards: plates, ribbons, rings, counts. It knows kinds of signs, never a game.

A game says what to show as `Sign`s (game/kernel/rules.py); the map says where. The kinds drawn here:
`way` the direction of play · `ring` what counts on a pile · `burst` something owed · `plate` a seat with a
number · `pips` so many of so many won · `shout` a word a seat has called · `banner` how far the match is.
`button` is an interrupt's own button. More kinds are in `tableau.py`.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial

import pygame

from game.content.cards import Printed
from game.kernel.rules import Sign
from game.kernel.say import Say
from game.kernel.table import View
from game.stage.brush import Brush
from game.stage.canvas import Box
from game.stage.layout import Layout, Place
from game.stage.palette import ASLEEP, DEEP, DEEP_INK, FAINT, INK, LIGHT_SHADE, NAMED, PAPER, SAFFRON, SHADE, TOMATO


@dataclass(slots=True)
class Scenery:
    """All the hud needs to know of the moment: names by seat, whose turn, what was said lately."""

    layout: Layout
    printed: Printed
    view: View
    anchor: int
    names: Sequence[str]
    tell: Callable[[Say], str]
    turn: int | None = None
    ribbon: str = ""
    house: Sequence[str] = ()
    log: Sequence[tuple[int | None, str]] = field(default_factory=list)

    def place(self, name: str, seat: int | None = None) -> Place | None:
        return self.layout.hud(name, seat, self.anchor)


def box_of(place: Place) -> Box:
    return Box(place.x, place.y, place.w, place.h)


def draw(brush: Brush, scenery: Scenery, signs: Sequence[Sign]) -> None:
    """Draw all signs that lie under the cards or beside them."""
    for kind in ("way", "ring"):
        for sign in signs:
            if sign.kind == kind:
                DRAWN[kind](brush, scenery, sign)
    for sign in signs:
        if sign.kind in DRAWN and sign.kind not in ("way", "ring", "burst", "shout"):
            DRAWN[sign.kind](brush, scenery, sign)
    _draw_banner(brush, scenery, signs)
    _draw_log(brush, scenery)


def draw_over(brush: Brush, scenery: Scenery, signs: Sequence[Sign]) -> None:
    """Draw what lies on top of the cards."""
    for zone, place_zone in enumerate(scenery.view.box.zones):
        place = scenery.layout.place(place_zone.name, scenery.anchor)
        if place is not None and place_zone.pile and place.spread == "pile" and place.card >= 100:
            _draw_count(brush, place, scenery.view.count(zone))
    for sign in signs:
        if sign.kind in ("burst", "shout"):
            DRAWN[sign.kind](brush, scenery, sign)
    if scenery.ribbon and (place := scenery.place("ribbon")) is not None:
        draw_ribbon(brush, box_of(place), scenery.ribbon, scenery.turn)


def draw_ribbon(brush: Brush, box: Box, words: str, seat: int | None) -> None:
    """The saffron ribbon that says whose turn it is."""
    brush.canvas.blit(brush.paint.ribbon(box.w, box.h, SAFFRON), box.x, box.y)
    x, y = box.centre
    room = box.w - 2 * 36 - 40
    if seat is not None:
        brush.seat_mark(seat, box.x + 36 + 40, y, box.h * 1.06)
        brush.words(words, x + 34, y, 34, 900, INK, 0.5, room - 76)
    else:
        brush.words(words, x, y, 34, 900, INK, 0.5, room)


def draw_reason(brush: Brush, box: Box, words: str) -> None:
    """A bubble that says why something cannot be done."""
    brush.panel(box, PAPER, 22, INK, 4, 6)
    brush.canvas.blit(brush.paint.disc(52, TOMATO), box.x + 46, box.y + 56, (0.5, 0.5))
    brush.panel(Box(box.x + 34, box.y + 51, 24, 9), PAPER, 4, None, 0)
    brush.paragraph(words, Box(box.x + 84, box.y + 14, box.w - 108, box.h - 28), 30, 800, INK, 0, middle=True)


def _draw_count(brush: Brush, place: Place, count: int) -> None:
    x, y = place.middle
    bottom = y + place.card * 0.7
    brush.plate(Box(x - 48, bottom - 46, 96, 46))
    brush.words(str(count), x, bottom - 23, 34, 900, PAPER, 0.5)


def _draw_way(brush: Brush, scenery: Scenery, sign: Sign) -> None:
    """The oval with arrows that run the way the game runs; clockwise for +1."""
    place = scenery.place("way")
    if place is None:
        return
    cx, cy = place.middle
    brush.canvas.blit(brush.paint.oval(place.w, place.h, (*DEEP, 110), 44), cx, cy, (0.5, 0.5))
    arrows = 20
    for i in range(arrows):
        angle = 2 * math.pi * i / arrows
        x, y = cx + (place.w / 2 - 22) * math.cos(angle), cy + (place.h / 2 - 22) * math.sin(angle)
        dx, dy = -place.w * math.sin(angle) * sign.value, place.h * math.cos(angle) * sign.value
        heading = math.degrees(math.atan2(dy, dx))
        colour = SAFFRON if i % 5 == 0 else (0x5F, 0xA3, 0xA6)
        arrow = brush.paint.polygon(((4, 4), (12, 4), (24, 16), (12, 28), (4, 28), (15, 16)), colour, None, 0)
        turned = brush.art.turned(("arrow", colour), partial(_same, arrow), heading)
        brush.canvas.blit(turned, x, y, (0.5, 0.5))


def _same(picture: pygame.Surface) -> pygame.Surface:
    return picture


def _draw_ring(brush: Brush, scenery: Scenery, sign: Sign) -> None:
    """What counts on the discards: a coloured plate with four badges and a word."""
    place = scenery.place("ring")
    choice = scenery.printed.choices.get(sign.art)
    if place is None or choice is None:
        return
    cx, cy = place.middle
    brush.canvas.blit(brush.paint.ring(place.w, NAMED.get(choice.colour, SAFFRON)), cx, cy, (0.5, 0.5))
    reach = place.w * 0.315
    for dx, dy in ((-1, -1), (1, -1), (-1, 1), (1, 1)):
        x, y = cx + dx * reach, cy + dy * reach
        brush.canvas.blit(brush.paint.disc(54, PAPER), x, y, (0.5, 0.5))
        brush.sprite(choice.sprite, x, y, 38)
    words = scenery.tell(sign.say) if sign.say else ""
    width = brush.letters.width(words, 34, 900) + 96
    box = Box(cx - width / 2, place.y + place.h - 44, width, 56)
    brush.panel(box, PAPER, 28, INK, 4)
    brush.sprite(choice.sprite, box.x + 36, box.y + 28, 36)
    brush.words(words, box.x + 64, box.y + 28, 34, 900, INK)


def _draw_burst(brush: Brush, scenery: Scenery, sign: Sign) -> None:
    place = scenery.place("debt")
    if place is None:
        return
    x, y = place.middle
    size = max(place.w, 168.0)
    brush.canvas.blit(brush.paint.burst(size, TOMATO), x, y, (0.5, 0.5))
    brush.words(scenery.tell(sign.say) if sign.say else "", x, y - 14, 54, 900, DEEP_INK, 0.5)
    brush.words(scenery.tell(sign.note) if sign.note else "", x, y + 32, 30, 800, DEEP_INK, 0.5)


def _draw_plate(brush: Brush, scenery: Scenery, sign: Sign) -> None:
    """A seat's name on a dark pill, saffron when it is its turn, with a number on a paper card."""
    place = None if sign.seat is None else scenery.place("plate", sign.seat)
    if place is None or sign.seat is None:
        return
    turn = sign.seat == scenery.turn
    box = Box(place.x, place.y + 6, place.w - 20, 74)
    if turn:
        brush.panel(box, SAFFRON, 37, INK, 5, 4)
    else:
        brush.plate(box)
    brush.seat_mark(sign.seat, box.x + 38, box.y + 37, 84)
    brush.words(scenery.names[sign.seat], box.x + 92, box.y + 37, 34, 900 if turn else 800,
                INK if turn else PAPER, 0, box.w - 92 - 100)
    card = Box(box.x + box.w - 84, box.y - 8, 78, 90)
    brush.panel(card, PAPER, 14, INK, 4, 4)
    brush.words(str(sign.value), card.x + 39, card.y + 45, 50, 900, INK, 0.5)


def _draw_pips(brush: Brush, scenery: Scenery, sign: Sign) -> None:
    """So many of so many won, as slices below a plate, or above the ribbon for who sits near."""
    if sign.seat is None:
        return
    place = scenery.place("plate", sign.seat)
    if place is not None:
        x, y = place.x + 100, place.y + 92
    elif (ribbon := scenery.place("ribbon")) is not None and sign.seat == scenery.anchor:
        x, y = ribbon.x + ribbon.w + 16, ribbon.y + 22
    else:
        return
    for i in range(sign.of):
        fill = SAFFRON if i < sign.value else DEEP
        line = INK if i < sign.value else FAINT
        slice_ = brush.paint.polygon(((3, 3), (31, 3), (17, 33)), fill, line, 3)
        brush.canvas.blit(slice_, x + i * 42, y)


def _draw_shout(brush: Brush, scenery: Scenery, sign: Sign) -> None:
    place = None if sign.seat is None else scenery.place("called", sign.seat)
    words = scenery.tell(sign.say) if sign.say else ""
    if place is None:
        return
    x, y = place.middle
    pill = brush.paint.pill(place.w, place.h, TOMATO, INK, 4, 4)
    tilted = brush.art.turned(("shout", place.w, brush.canvas.scale), lambda: pill, -6)
    brush.canvas.blit(tilted, x, y, (0.5, 0.5))
    brush.words(words, x, y - 2, 34, 900, DEEP_INK, 0.5, place.w - 24)


def _draw_banner(brush: Brush, scenery: Scenery, signs: Sequence[Sign]) -> None:
    """The game's name, how far the match is, and which house rules are not as usual."""
    place = scenery.place("banner")
    if place is None:
        return
    sign = next((sign for sign in signs if sign.kind == "banner"), None)
    tall = place.h if sign is not None or scenery.house else 76
    brush.panel(Box(place.x, place.y, place.w, tall), PAPER, 22, INK, 4, 4)
    left, top = place.x + 26, place.y + 38
    brush.words(scenery.tell(Say(scenery.printed.title)), left, top, 40, 900, INK, 0, 190)
    if sign is not None and sign.say is not None:
        brush.words(scenery.tell(sign.say), place.x + place.w - 22, top, 30, 800, INK, 1, 150)
    if sign is not None and sign.note is not None:
        brush.words(scenery.tell(sign.note), place.x + place.w - 22, top + 48, 30, 800, INK, 1, 130)
    if scenery.house:
        room = place.w - 52 - (140 if sign is not None else 0)
        width = min(room, brush.letters.width(scenery.house[0], 30, 800) + 36)
        brush.panel(Box(left - 8, top + 26, width, 44), SHADE, 22, None, 0)
        brush.words(scenery.house[0], left + 10, top + 48, 30, 800, INK, 0, width - 32)


def _draw_log(brush: Brush, scenery: Scenery) -> None:
    """The last things that happened, the newest lowest and brightest."""
    place = scenery.place("log")
    if place is None or not scenery.log:
        return
    size = brush.letters.grown(30)
    step = brush.letters.height(size) + 12
    fits = max(1, int((place.h - 16) // step))
    lines = list(scenery.log)[-fits:]
    brush.tray(box_of(place), 110)
    y = place.y + place.h - 12 - step * len(lines) + step / 2
    for number, (seat, words) in enumerate(lines):
        newest = number == len(lines) - 1
        x = place.x + 18
        if seat is not None:
            brush.seat_mark(seat, x + 18, y, 42)
        brush.words(words, x + 48, y, size, 800 if newest else 700, PAPER if newest else FAINT, 0, place.w - 80)
        y += step


def draw_button(brush: Brush, box: Box, words: str, note: str, awake: bool,
                glyph: tuple[str | None, str] | None) -> None:
    """An interrupt's own button: bright when it would do something, brown and saying when it wakes else."""
    fill, ink = (TOMATO, DEEP_INK) if awake else (ASLEEP, LIGHT_SHADE)
    if awake:
        halo = brush.paint.frame(box.w + 8, box.h + 8, SAFFRON, 8, 30, None, 0)
        brush.canvas.blit(halo, *box.centre, (0.5, 0.5))
    brush.panel(box, fill, 30, INK, 5, 6)
    seam = (*PAPER, 255) if awake else (*LIGHT_SHADE, 130)
    brush.canvas.blit(brush.paint.dashed(box.w - 28, box.h - 28, seam, 3, 20), box.x + 14, box.y + 14)
    x, y = box.centre
    brush.words(words, x, y - 30, 58, 900, ink, 0.5, box.w - 40)
    width = brush.letters.width(note, 30, 800)
    left = x - (width + (58 if glyph else 0)) / 2
    if glyph is not None:
        left += brush.glyph(glyph[0], glyph[1], left, y + 36, 44, awake) + 12
    brush.words(note, left, y + 36, 30, 800, ink, 0, box.x + box.w - 20 - left)


DRAWN: Mapping[str, Callable[[Brush, Scenery, Sign], None]] = {
    "way": _draw_way, "ring": _draw_ring, "burst": _draw_burst, "plate": _draw_plate, "pips": _draw_pips,
    "shout": _draw_shout,
}
