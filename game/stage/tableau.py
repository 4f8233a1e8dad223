"""Signs of players and their tables: plates, points, offers, and what scoring cards give."""

from __future__ import annotations

from collections.abc import Sequence

from game.kernel.rules import Sign
from game.kernel.say import Say
from game.stage.brush import Brush
from game.stage.canvas import Box
from game.stage.layout import Place
from game.stage.paint import Fill
from game.stage.palette import DEEP, FAINT, INK, PAPER, SAFFRON, SEAT_COLOURS, Colour
from game.stage.scenery import Drawers, Scenery, box_of, each

TALL = 150.0
"""A plate higher than this is set in lines below each other."""

STAR = "symbols/star"


# -- plates --------------------------------------------------------------------------------------------

def _draw_plates(brush: Brush, scenery: Scenery, signs: Sequence[Sign]) -> None:
    """Each seat's name, what it is doing, and its points where the map wants them."""
    for sign in signs:
        if sign.seat is None:
            continue
        place, score = scenery.place("plate", sign.seat), scenery.place("score", sign.seat)
        if place is not None and score is not None and not _beside(place, score):
            score = None  # what is won stands below; the number belongs on the plate
        if place is not None:
            if score is None:
                _draw_numbered(brush, scenery, sign, place)
            elif place.h > TALL:
                _draw_tall(brush, scenery, sign, place)
            else:
                _draw_wide(brush, scenery, sign, place, score)
        if score is not None:
            on_saffron = place is not None and sign.seat == scenery.turn and _holds(place, score)
            _draw_points(brush, scenery, score, sign.value, on_saffron)


def _beside(plate: Place, score: Place) -> bool:
    """Whether a score has its place on a plate or in line with it."""
    return plate.h > TALL or score.y < plate.y + plate.h / 2


def _holds(outer: Place, inner: Place) -> bool:
    return outer.x <= inner.x < outer.x + outer.w and outer.y <= inner.y < outer.y + outer.h


def _draw_numbered(brush: Brush, scenery: Scenery, sign: Sign, place: Place) -> None:
    """A dark pill, saffron when it is this seat's turn, with a number on a paper card at its end."""
    assert sign.seat is not None  # _draw_plates has looked
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


def _draw_wide(brush: Brush, scenery: Scenery, sign: Sign, place: Place, score: Place) -> None:
    """One line: mark, name, and if there is room what the seat is doing; saffron and pointed on its turn."""
    assert sign.seat is not None  # _draw_plates has looked
    turn, box = sign.seat == scenery.turn, box_of(place)
    if turn:
        point = brush.paint.polygon(((4, 4), (box.h / 2, box.h / 4 + 2), (4, box.h / 2)), SAFFRON, INK, 5)
        brush.canvas.blit(point, box.x + box.w - 12, box.y + box.h / 4 - 2)
        brush.panel(box, SAFFRON, box.h / 2, INK, 5, 4)
    else:
        brush.plate(box)
    size = box.h * 1.12
    brush.seat_mark(sign.seat, box.x + size * 0.44, box.y + box.h / 2, size)
    left, end = box.x + size + 8, box.x + box.w - 22
    for inner in (score, scenery.place("lead", sign.seat)):
        if inner is not None and _holds(place, inner):
            end = min(end, inner.x - 8)
    middle, ink = box.y + box.h / 2, INK if turn else PAPER
    left += brush.words(scenery.names[sign.seat], left, middle, 34, 900 if turn else 800, ink, 0, end - left) + 18
    doing = scenery.words(sign.say)
    if doing and brush.letters.width(doing, 30, 700) <= end - left:
        brush.words(doing, left, middle + 1, 30, 700, INK if turn else FAINT, 0, end - left)


def _draw_tall(brush: Brush, scenery: Scenery, sign: Sign, place: Place) -> None:
    """Mark, name, points and what the seat is doing, below each other."""
    assert sign.seat is not None  # _draw_plates has looked
    turn, box = sign.seat == scenery.turn, box_of(place)
    brush.panel(box, SAFFRON if turn else (*DEEP, 235), 22, INK if turn else None, 5 if turn else 0)
    x, room = box.x + box.w / 2, box.w - 14
    brush.seat_mark(sign.seat, x, box.y + 48, 78)
    brush.words(scenery.names[sign.seat], x, box.y + 108, 34, 900 if turn else 800, INK if turn else PAPER, 0.5, room)
    if sign.say is not None:
        lines = brush.letters.wrapped(scenery.words(sign.say), room, 29, 700)[:2]
        top = box.y + 223 - (len(lines) - 1) * 18
        for number, line in enumerate(lines):
            brush.words(line, x, top + number * 36, 29, 700, INK if turn else FAINT, 0.5, room)


def _draw_points(brush: Brush, scenery: Scenery, place: Place, points: int, on_saffron: bool) -> None:
    """A star and a number in the middle of a place; a high one says below what is counted."""
    x, y = place.middle
    label = place.h >= 100
    y -= 24 if label else 0
    size = 50.0 if place.h >= 70 else 42.0
    width = min(brush.letters.width(str(points), size, 900), place.w - 46)
    left = x - (width + 46) / 2
    brush.sprite(STAR, left + 19, y, 38)
    brush.words(str(points), left + 46, y, size, 900, INK if on_saffron else SAFFRON, 0, width + 2)
    words = scenery.tell(Say("points"))
    if label and brush.letters.width(words, 30, 700) <= place.w:  # the star says it as well
        brush.words(words, x, y + 46, 30, 700, FAINT, 0.5, place.w)


def _draw_leader(brush: Brush, scenery: Scenery, sign: Sign) -> None:
    """The pennant of who leads the next round."""
    if sign.seat is not None and (place := scenery.place("lead", sign.seat)) is not None:
        if sign.seat == scenery.turn:  # a saffron pennant on a saffron plate would be lost
            brush.canvas.blit(brush.paint.disc(max(place.w, place.h), DEEP, INK, 3), *place.middle, (0.5, 0.5))
            brush.sprite("symbols/pennant", *place.middle, place.w * 0.68, place.h * 0.68)
            return
        brush.sprite("symbols/pennant", *place.middle, place.w, place.h)


def _draw_turn(brush: Brush, scenery: Scenery, sign: Sign) -> None:
    """How far the round is, in a pill."""
    if (place := scenery.place("turns")) is not None:
        brush.plate(box_of(place), PAPER)
        brush.words(scenery.words(sign.say), *place.middle, 34, 800, PAPER, 0.5, place.w - 32)


def _draw_moves(brush: Brush, scenery: Scenery, sign: Sign) -> None:
    """So many of something left, as discs in the same pill."""
    if (place := scenery.place("turns")) is None:
        return
    brush.plate(box_of(place), PAPER)
    words, (_, y) = scenery.words(sign.say), place.middle
    room = place.w - 48 - 42 * sign.of
    width = min(room, brush.letters.width(words, 34, 800))
    left = place.x + (place.w - width - 42 * sign.of - 6) / 2
    brush.words(words, left, y, 34, 800, PAPER, 0, room)
    for i in range(sign.of):
        fill, line = (SAFFRON, INK) if i < sign.value else (DEEP, FAINT)
        brush.canvas.blit(brush.paint.disc(34, fill, line, 3), left + width + 27 + 42 * i, y, (0.5, 0.5))


# -- offers --------------------------------------------------------------------------------------------

def _draw_frame(brush: Brush, scenery: Scenery, name: str, feeder: int | None) -> Box | None:
    """An offer's tray in its seat's colour, with a paper tab; who feeds it stands there small. What is left."""
    tray, seat = scenery.tray(name), int(name.rpartition(".")[2])
    if tray is None:
        return None
    box, colour = box_of(tray), SEAT_COLOURS[seat]
    brush.panel(box, INK, 24, None, 0)
    brush.panel(Box(box.x + 2, box.y + 2, box.w - 4, box.h - 4), DEEP, 22, colour, 7)
    tab = Box(box.x + 7, box.y + 7, 62, box.h - 14)
    brush.panel(tab, PAPER, 14, None, 0)
    x, y = tab.centre
    if feeder is None:
        brush.seat_mark(seat, x, y, 68)
    else:
        brush.seat_mark(seat, x, y - 24, 60)
        brush.words("+", x - 18, y + 38, 34, 900, INK, 0.5)
        brush.seat_mark(feeder, x + 9, y + 39, 38)
    return Box(tab.x + tab.w, box.y, box.w - tab.w - 7, box.h)


def _draw_tab(brush: Brush, scenery: Scenery, sign: Sign) -> None:
    """An offer that stands: its cards lie on it, a dashed line where there is room for more."""
    place = scenery.cards(sign.place)
    if place is None or _draw_frame(brush, scenery, sign.place, sign.seat) is None:
        return
    for spot in scenery.layout.spots(place, sign.of)[sign.value:]:
        frame = brush.paint.dashed(spot.width, spot.width * 1.4, (*FAINT, 80), 2.5, spot.width * 0.1, 10)
        brush.canvas.blit(frame, spot.x, spot.y, (0.5, 0.5))


def _draw_bought(brush: Brush, scenery: Scenery, sign: Sign) -> None:
    """An offer that is gone, and who has it."""
    left = _draw_frame(brush, scenery, sign.place, None)
    if left is not None:
        room = Box(left.x + 10, left.y + 8, left.w - 20, left.h - 16)
        brush.paragraph(scenery.words(sign.say), room, 34 * 100 / brush.letters.text_size, 800, PAPER, 0.5, middle=True)


# -- scoring cards -------------------------------------------------------------------------------------

def _draw_worth(brush: Brush, scenery: Scenery, sign: Sign) -> None:
    """What a scoring card gives the seat that sits near, beside the card; its place among the players below."""
    place = scenery.place(sign.place)
    if place is None or not scenery.lead(sign.seat):
        return
    brush.tray(box_of(place), 130)
    x, right = place.x + place.w - 42, place.x + place.w - 6
    room = 2 * (right - x)
    earns = sign.value != 0
    faded: Fill = (*FAINT, 120)
    y = place.y + place.h * 0.36
    brush.words(str(sign.value), x, y, 46, 900, PAPER if earns else faded, 0.5, room)
    words, y = scenery.words(sign.say) or "–", place.y + place.h * 0.72
    if sign.art == "first":
        brush.panel(Box(x - 35, y - 22, 70, 44), SAFFRON, 22, INK, 3)
        brush.words(words, x, y, 30, 900, INK, 0.5, 62)
    else:
        brush.words(words, x, y, 30, 700, FAINT if earns else faded, 0.5, room)


# -- words and numbers over places ---------------------------------------------------------------------

def _draw_heading(brush: Brush, scenery: Scenery, sign: Sign) -> None:
    """Words at a place, a note beside them, and a picture before both."""
    place = scenery.place(sign.place)
    if place is None:
        return
    x, (_, y) = place.x + 12, place.middle
    if sign.art:
        brush.sprite(f"symbols/{sign.art}", x + place.h / 2, y, place.h * 1.1)
        x += place.h + 14
    x += brush.words(scenery.words(sign.say), x, y, 34, 900, PAPER, 0, place.x + place.w - x) + 16
    note, room = scenery.words(sign.note), place.x + place.w - x
    if sign.value and brush.letters.width(note, 30, 700) > room:
        note = str(sign.value)
    if note and room > 40:
        brush.words(note, x, y, 30, 700, FAINT, 0, room)


def _draw_tally(brush: Brush, scenery: Scenery, signs: Sequence[Sign]) -> None:
    """Pictures with numbers beside them, three in a row."""
    place = scenery.place(signs[0].place)
    if place is None:
        return
    rows = -(-len(signs) // 3)
    w, h = place.w / 3, place.h / rows
    for number, sign in enumerate(signs):
        x, y = place.x + (number % 3) * w, place.y + (number // 3 + 0.5) * h
        brush.sprite(f"symbols/{sign.art}", x + w * 0.3, y, h * 0.84)
        colour: Colour = PAPER if sign.value else FAINT
        brush.words(str(sign.value), x + w * 0.3 + h * 0.44, y, min(56.0, h * 0.62), 900, colour)


UNDER: Drawers = {
    "plate": _draw_plates, "leader": each(_draw_leader), "turn": each(_draw_turn), "moves": each(_draw_moves),
    "tab": each(_draw_tab), "bought": each(_draw_bought), "worth": each(_draw_worth), "heading": each(_draw_heading),
    "tally": _draw_tally,
}
OVER: Drawers = {}
