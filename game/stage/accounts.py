"""Signs of what things cost and bring: sums, counts, prices, payments, a chart, and who is doing what."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from game.kernel.rules import Sign
from game.stage.brush import Brush
from game.stage.canvas import Box
from game.stage.layout import Place
from game.stage.palette import FAINT, GO, INK, NAMED, PAPER, SAFFRON, SHADE, TABLE, words_on
from game.stage.scenery import Drawers, Scenery, box_of, each

SMALL_PILE = 98.0
"""A pile of narrower cards has its number beside it."""

DIMMED = 120
"""How strongly the table's colour lies over what cannot be paid, 0-255."""


def _look(scenery: Scenery, art: str) -> tuple[str, tuple[int, int, int]]:
    """The picture of a sign's `art`, and the colour it stands on."""
    choice = scenery.printed.choices.get(art)
    return (choice.sprite, NAMED.get(choice.colour, PAPER)) if choice is not None else ("", PAPER)


def _draw_pill(brush: Brush, scenery: Scenery, place: Place, sign: Sign) -> None:
    """A picture and a number on the picture's colour."""
    sprite, colour = _look(scenery, sign.art)
    box = box_of(place)
    brush.panel(box, colour, box.h / 2, INK, 4)
    big = box.h >= 60
    size, ink = (50.0, words_on(colour)) if big else (38.0, words_on(colour))
    picture = box.h * 0.78
    brush.sprite(sprite, box.x + box.h * 0.32 + picture / 2, box.y + box.h / 2, picture)
    left = box.x + box.h * 0.32 + picture + 6
    room = box.x + box.w - 14 - left
    brush.words(str(sign.value), left + room / 2, box.y + box.h / 2, size, 900, ink, 0.5, room)


def _draw_sum(brush: Brush, scenery: Scenery, sign: Sign) -> None:
    """What a seat's cards come to, beside the last of them."""
    place, cards = None if sign.seat is None else scenery.place("sum", sign.seat), scenery.cards(sign.place)
    if place is None or cards is None:
        return
    count = scenery.view.count(scenery.zone(sign.place))
    spots = scenery.layout.spots(cards, count)
    end = spots[-1].x + spots[-1].width / 2 + 10 if spots else cards.x
    _draw_pill(brush, scenery, replace(place, x=min(place.x, end)), sign)


def _draw_hand_sum(brush: Brush, scenery: Scenery, sign: Sign) -> None:
    """What the hand in sight comes to, and that it does."""
    place = scenery.place("hand-sum")
    if place is None or not scenery.lead(sign.seat):
        return
    brush.words(scenery.words(sign.say), place.x + 14, place.y + place.h / 2, 34, 800, PAPER, 0, place.w * 0.46)
    _draw_pill(brush, scenery, Place("", place.x + place.w * 0.52, place.y + 6, place.w * 0.48, place.h - 12), sign)


def _draw_count(brush: Brush, scenery: Scenery, sign: Sign) -> None:
    """How many cards lie there, if that cannot be seen."""
    place = scenery.cards(sign.place)
    if place is None or place.spread != "pile":
        return
    if place.card >= SMALL_PILE:
        draw_pile_count(brush, place, sign.value)
        return
    backs = min(sign.value, place.most or 3)
    left = place.x + place.card + max(0, backs - 1) * place.step + 16
    brush.words(str(sign.value), left, place.y + place.h / 2, 40, 900, PAPER)


def draw_pile_count(brush: Brush, place: Place, count: int) -> None:
    """The number of cards of a pile, on a plate at its foot."""
    x, y = place.middle
    bottom = y + place.card * 0.7
    brush.plate(Box(x - 48, bottom - 46, 96, 46))
    brush.words(str(count), x, bottom - 23, 34, 900, PAPER, 0.5)


def _draw_price(brush: Brush, scenery: Scenery, sign: Sign) -> None:
    """Below a card a tick if it can be paid; else what is missing, and the card is dim."""
    card = scenery.card(sign.place)
    if card is None:
        return
    x, y = card.x + card.w / 2, card.y + card.h + 33
    if not sign.value:
        brush.canvas.blit(brush.paint.disc(40, SAFFRON, INK, 4), x, y, (0.5, 0.5))
        brush.sprite("symbols/tick", x, y, 26)
        return
    brush.panel(card, (*TABLE, DIMMED), card.w * 0.1, None, 0)
    brush.plate(Box(x - 54, y - 20, 108, 40), PAPER)
    brush.sprite(_look(scenery, sign.art)[0], x - 26, y, 34)
    brush.words(f"−{sign.value}", x + 20, y, 32, 900, PAPER, 0.5, 60)


def _draw_payment(brush: Brush, scenery: Scenery, signs: Sequence[Sign]) -> None:
    """How much of each part of a price is paid, as bars."""
    place = scenery.place(signs[0].place)
    if place is None:
        return
    brush.panel(box_of(place), PAPER, 26, INK, 5, 4)
    step = (place.h - 32) / max(2, len(signs))
    for number, sign in enumerate(signs):
        y = place.y + 16 + (number + 0.5) * step
        sprite, colour = _look(scenery, sign.art)
        brush.sprite(sprite, place.x + 52, y, 56)
        wide = 330.0
        bar = wide / max(1, sign.of)
        for i in range(sign.of):
            fill = colour if i < sign.value else SHADE
            brush.panel(Box(place.x + 94 + i * bar, y - 21, bar - 4, 42), fill, 8, INK, 3)
        brush.words(f"{sign.value} / {sign.of}", place.x + 500, y, 44, 900, INK, 0.5, 128)
        if sign.value >= sign.of:
            brush.canvas.blit(brush.paint.disc(50, GO), place.x + place.w - 42, y, (0.5, 0.5))
            brush.sprite("symbols/tick", place.x + place.w - 42, y, 30)


def _draw_chart(brush: Brush, scenery: Scenery, signs: Sequence[Sign]) -> None:
    """The ground of the chart: its picture, and the lit column."""
    chart, place = signs[0], scenery.place("chart")
    if place is None:
        return
    box = box_of(place)
    brush.panel(box, PAPER, 20, INK, 5)
    brush.sprite(_look(scenery, chart.art)[0] or "symbols/points", box.x + 46, box.y + box.h / 2, 62)
    for n in range(1, chart.of + 1):
        cell = _column(box, n, chart.of)
        if n == chart.value:
            brush.panel(cell, SAFFRON, 12, INK, 4)
        elif n % 2:
            brush.panel(cell, SHADE, 12, None, 0)


def _draw_columns(brush: Brush, scenery: Scenery, signs: Sequence[Sign]) -> None:
    """What so many bring, column by column."""
    place = scenery.place("chart")
    if place is None:
        return
    for sign in signs:
        cell = _column(box_of(place), sign.of, len(signs))
        x = cell.x + cell.w / 2
        brush.words(str(sign.of), x, cell.y + cell.h * 0.28, 29, 700, INK, 0.5, cell.w)
        brush.words(str(sign.value), x, cell.y + cell.h * 0.72, 36, 900, INK, 0.5, cell.w)


def _column(chart: Box, n: int, columns: int) -> Box:
    """Column n of a chart, the first being 1."""
    w = (chart.w - 86 - 12) / columns
    return Box(chart.x + 86 + (n - 1) * w, chart.y + 6, w - 4, chart.h - 12)


def _draw_aim(brush: Brush, scenery: Scenery, sign: Sign) -> None:
    """A ring round the card that something is done with."""
    if (card := scenery.card(sign.place)) is not None:
        brush.focus(card, card.w * 0.1)


def _draw_lifted(brush: Brush, scenery: Scenery, sign: Sign) -> None:
    """An arrow on a card that is in somebody's hand, to be set down elsewhere."""
    if (card := scenery.card(sign.place)) is not None:
        size, x = max(34.0, card.w * 0.42), card.x + card.w / 2
        brush.canvas.blit(brush.paint.disc(size, SAFFRON, INK, 4), x, card.y + 4, (0.5, 0.5))
        brush.sprite("symbols/arrow-up", x, card.y + 4, size * 0.7)


def _draw_tick(brush: Brush, scenery: Scenery, sign: Sign) -> None:
    """A tick on the top edge of a card that is used, at its left, where the next card leaves it free."""
    if (card := scenery.card(sign.place)) is not None:
        size = max(32.0, card.w * 0.4)
        x, y = card.x + card.w * 0.24, card.y + 2
        brush.canvas.blit(brush.paint.disc(size, SAFFRON), x, y, (0.5, 0.5))
        brush.sprite("symbols/tick", x, y, size * 0.62)


def _draw_backs(brush: Brush, scenery: Scenery, sign: Sign) -> None:
    """The back of each card that lies there face up, small at its foot, as far as they lie apart."""
    place, zone = scenery.cards(sign.place), scenery.zone(sign.place)
    if place is None:
        return
    row = scenery.view.zones[zone]
    spots = scenery.layout.spots(place, len(row))
    width = place.card * 0.5
    if len(spots) > 1 and spots[1].x - spots[0].x < place.card + width:
        return
    for spot, seen in zip(spots, row, strict=True):
        if seen is not None and seen.face is not None:
            back = scenery.view.box.faces[seen.face].back
            picture = brush.art.card(scenery.printed.backs[back], back, width)
            brush.canvas.blit(picture, spot.x + spot.width * 0.5, spot.y + spot.width * 0.42, (0.5, 0.5))


def _draw_left(brush: Brush, scenery: Scenery, sign: Sign) -> None:
    """How many are still to come, in words over the pile they come from."""
    if (place := scenery.cards(sign.place)) is not None:
        x, y = place.middle
        box = Box(x - 92, y - 62, 184, 124)
        brush.panel(box, SAFFRON, 18, INK, 4, 4)
        inner = Box(box.x + 6, box.y + 6, box.w - 12, box.h - 12)
        brush.paragraph(scenery.words(sign.say), inner, 30 * 100 / brush.letters.text_size, 800, INK, 0.5, True)


def _draw_account(brush: Brush, scenery: Scenery, signs: Sequence[Sign]) -> None:
    """Who is doing what, a row for each seat; the one that is asked is lit."""
    place = scenery.place(signs[0].place)
    if place is None:
        return
    brush.tray(box_of(place), 190)
    step = (place.h - 12) / len(signs)
    names = max(brush.letters.width(name, 32, 800) for name in scenery.names)
    left = 78 + min(220.0, names) + 22
    for number, sign in enumerate(signs):
        if sign.seat is None:
            continue
        row = Box(place.x + 6, place.y + 6 + number * step, place.w - 12, step)
        lit = sign.seat == scenery.turn
        if lit:
            brush.panel(Box(row.x, row.y + 1, row.w, row.h - 2), SAFFRON, min(20, row.h / 2), INK, 3)
        y, ink = row.y + row.h / 2, INK if lit else PAPER
        brush.seat_mark(sign.seat, row.x + 36, y, min(60, row.h + 4))
        brush.words(scenery.names[sign.seat], row.x + 78, y, 32, 800, ink, 0, 220)
        words = scenery.words(sign.say)
        brush.words(words, row.x + left, y, 30, 700, INK if lit else FAINT, 0, row.w - left - 56)
        if sign.art:
            brush.sprite(f"symbols/{sign.art}", row.x + row.w - 32, y, min(40, row.h - 6))


UNDER: Drawers = {
    "sum": each(_draw_sum), "shovels": each(_draw_hand_sum), "payment": _draw_payment, "account": _draw_account,
    "chart": _draw_chart, "column": _draw_columns,
}
OVER: Drawers = {
    "count": each(_draw_count), "price": each(_draw_price), "aim": each(_draw_aim), "tick": each(_draw_tick),
    "lifted": each(_draw_lifted), "back": each(_draw_backs), "left": each(_draw_left),
}
