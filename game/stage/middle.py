"""Signs in the middle of a table and beside a hand: which way play runs, what counts on a pile, what is owed,
what a seat has won or called."""

from __future__ import annotations

import math
from functools import partial

import pygame

from game.kernel.rules import Sign
from game.stage.brush import Brush
from game.stage.canvas import Box
from game.stage.layout import Place
from game.stage.palette import DEEP, DEEP_INK, FAINT, INK, NAMED, PAPER, SAFFRON, TOMATO, Colour
from game.stage.scenery import Drawers, Scenery, each

TRACK = 44.0
"""How wide the track of the arrows is."""

ARROWS = 20

FAR: Colour = (0x5F, 0xA3, 0xA6)
"""All arrows but every fifth."""


def draw_track(brush: Brush, place: Place) -> None:
    """The oval on which the arrows of play run; it belongs to the floor."""
    brush.canvas.blit(brush.paint.oval(place.w, place.h, (*DEEP, 110), TRACK), *place.middle, (0.5, 0.5))


def _draw_way(brush: Brush, scenery: Scenery, sign: Sign) -> None:
    """The arrows on the track, which run the way the game runs; clockwise for +1."""
    place = scenery.place("way")
    if place is None:
        return
    cx, cy = place.middle
    across, down = (place.w - TRACK) / 2, (place.h - TRACK) / 2
    for i in range(ARROWS):
        angle = 2 * math.pi * i / ARROWS
        dx, dy = -place.w * math.sin(angle) * sign.value, place.h * math.cos(angle) * sign.value
        colour = SAFFRON if i % 5 == 0 else FAR
        arrow = brush.art.turned(("arrow", colour), partial(_arrow, brush, colour), math.degrees(math.atan2(dy, dx)))
        brush.canvas.blit(arrow, cx + across * math.cos(angle), cy + down * math.sin(angle), (0.5, 0.5))


def _arrow(brush: Brush, colour: Colour) -> pygame.Surface:
    return brush.paint.polygon(((4, 4), (12, 4), (24, 16), (12, 28), (4, 28), (15, 16)), colour, None, 0)


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
    words = scenery.words(sign.say)
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
    brush.words(scenery.words(sign.say), x, y - 14, 54, 900, DEEP_INK, 0.5)
    brush.words(scenery.words(sign.note), x, y + 32, 30, 800, DEEP_INK, 0.5)


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
    words = scenery.words(sign.say)
    if place is None:
        return
    x, y = place.middle
    pill = brush.paint.pill(place.w, place.h, TOMATO, INK, 4, 4)
    tilted = brush.art.turned(("shout", place.w, brush.canvas.scale), lambda: pill, -6)
    brush.canvas.blit(tilted, x, y, (0.5, 0.5))
    brush.words(words, x, y - 2, 34, 900, DEEP_INK, 0.5, place.w - 24)


UNDER: Drawers = {"way": each(_draw_way), "ring": each(_draw_ring), "pips": each(_draw_pips)}
OVER: Drawers = {"burst": each(_draw_burst), "shout": each(_draw_shout)}
