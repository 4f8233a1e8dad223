"""What the table shows besides cards: who draws which kind of sign, and what every table has whatever its game.

A game says what to show as `Sign`s (game/kernel/rules.py); the map says where. Who draws which kind:
`middle.py`: `way` the direction of play · `ring` what counts on a pile · `pips` so many of so many won ·
`burst` something owed · `shout` a word a seat has called.
`tableau.py`: `plate` a seat with its points · `leader` who begins the next round · `turn` how far the round is ·
`moves` so many left · `tab` an offer · `bought` one that is gone · `worth` what a scoring card gives the seat that
sits near · `heading` words over a place · `tally` a number of something drawn.
`accounts.py`: `sum` and `shovels` totals in a pill · `count` cards · `price` what is missing for a card ·
`payment` how much of a price is paid · `chart` and its `column`s · `aim` a card that something is done with ·
`tick` a card that is used for it · `lifted` one in a hand · `back` small backs beside faces · `left` so many to come ·
`account` what each seat is doing.
Here: `banner` the game's name and how far the match is; `ribbon` whose turn it is, and what they do; `button` is
a verb's own button (its place is `call`).
"""

from __future__ import annotations

from collections.abc import Sequence

from game.kernel.rules import Sign
from game.kernel.say import Say
from game.kernel.table import Seat
from game.stage import accounts, middle, tableau
from game.stage.art import RATIO
from game.stage.brush import Brush
from game.stage.canvas import Box
from game.stage.layout import Layout, Place
from game.stage.palette import (
    ASLEEP,
    DEEP,
    DEEP_INK,
    FAINT,
    INK,
    LIGHT_SHADE,
    PAPER,
    SAFFRON,
    SHADE,
    TABLE,
    TOMATO,
)
from game.stage.scenery import Drawers, Scenery, box_of

__all__ = ["DRAWN", "Scenery", "box_of", "draw", "draw_button", "draw_floor", "draw_over", "draw_reason", "draw_ribbon"]

UNDER: Drawers = {**middle.UNDER, **tableau.UNDER, **accounts.UNDER}
OVER: Drawers = {**middle.OVER, **tableau.OVER, **accounts.OVER}
DRAWN = {*UNDER, *OVER, "banner", "ribbon", "button"}
"""Every kind of sign there is a drawer for."""

COUNTED_FROM = 98.0
"""A pile of cards this wide has its number on a plate at its foot."""

LOW_BUTTON = 120.0
"""A button lower than this has one line of words."""


def draw_floor(brush: Brush, layout: Layout) -> None:
    """Draw what never changes while a match goes on: the cloth, the trays that lie on it, the track of the arrows."""
    brush.cloth()
    for place in layout.places:
        if place.hud and "tray" in place.name:
            brush.tray(box_of(place))
        elif place.hud and place.name == "way":
            middle.draw_track(brush, place)


def draw(brush: Brush, scenery: Scenery, signs: Sequence[Sign]) -> None:
    """Draw all signs that lie under the cards or beside them, on the floor."""
    _draw_by_kind(brush, scenery, signs, UNDER)
    _draw_holes(brush, scenery)
    _draw_banner(brush, scenery, next((sign for sign in signs if sign.kind == "banner"), None))
    _draw_log(brush, scenery)


def draw_over(brush: Brush, scenery: Scenery, signs: Sequence[Sign]) -> None:
    """Draw what lies on top of the cards."""
    place = scenery.place("ribbon")
    said = next((sign for sign in signs if sign.kind == "ribbon"), None)
    words = scenery.words(said.say) if said is not None and scenery.ribbon else scenery.ribbon
    if words and place is not None:
        draw_ribbon(brush, box_of(place), words, scenery.turn)
    _draw_counts(brush, scenery, any(sign.kind == "count" for sign in signs))
    _draw_by_kind(brush, scenery, signs, OVER)


def _draw_by_kind(brush: Brush, scenery: Scenery, signs: Sequence[Sign], drawers: Drawers) -> None:
    by_kind: dict[str, list[Sign]] = {}
    for sign in signs:
        by_kind.setdefault(sign.kind, []).append(sign)
    for kind, drawer in drawers.items():
        if kind in by_kind:
            drawer(brush, scenery, by_kind[kind])


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


# -- what the cards themselves say ---------------------------------------------------------------------

def _draw_holes(brush: Brush, scenery: Scenery) -> None:
    """A dashed line where a cell that keeps its place is empty."""
    for zone, row in zip(scenery.view.box.zones, scenery.view.zones, strict=True):
        if not zone.cells or None not in row or (place := scenery.cards(zone.name)) is None:
            continue
        for spot, seen in zip(scenery.layout.spots(place, len(row)), row, strict=True):
            if seen is None:
                draw_hole(brush, spot.x, spot.y, spot.width)


def draw_hole(brush: Brush, x: float, y: float, width: float) -> None:
    """An empty place for a card this wide, with its middle at x, y."""
    w, h = width - 2, width * RATIO - 2
    brush.canvas.blit(brush.paint.panel(w, h, (*TABLE, 200), width * 0.1, None, 0), x, y, (0.5, 0.5))
    brush.canvas.blit(brush.paint.dashed(w, h, (*FAINT, 90), 2.5, width * 0.1, 10), x, y, (0.5, 0.5))


def _draw_counts(brush: Brush, scenery: Scenery, told: bool) -> None:
    """Numbers where cards lie on each other: on piles (unless the game has `told` which), on stacks, and
    for those of a long row that are not drawn."""
    for index, zone in enumerate(scenery.view.box.zones):
        place, count = scenery.cards(zone.name), scenery.view.count(index)
        if place is None:
            continue
        if zone.pile and place.spread == "pile" and place.card >= COUNTED_FROM and not told:
            accounts.draw_pile_count(brush, place, count)
        elif place.spread == "stack":
            _draw_stack_counts(brush, scenery, place, index)
        elif place.spread != "pile" and 0 < place.most < count:
            spot = scenery.layout.spots(place, count)[-1]
            box = Box(spot.x - spot.width / 2, spot.y - spot.width * RATIO / 2, spot.width, spot.width * RATIO)
            brush.panel(box, DEEP, spot.width * 0.1, PAPER, 3)
            brush.words(f"+{count - place.most + 1}", spot.x, spot.y, 30, 900, PAPER, 0.5, spot.width - 6)


def _draw_stack_counts(brush: Brush, scenery: Scenery, place: Place, zone: int) -> None:
    backs = [seen.back or "" for seen in scenery.view.zones[zone] if seen is not None]
    spots = scenery.layout.spots(place, len(backs), backs)
    for back in sorted(set(backs)):
        if (count := backs.count(back)) > 1:
            spot = spots[len(backs) - 1 - backs[::-1].index(back)]
            size = max(34.0, place.card * 0.44)
            x, y = spot.x, spot.y + place.card * 0.7 + size * 0.28
            brush.canvas.blit(brush.paint.disc(size, PAPER, INK, 3), x, y, (0.5, 0.5))
            brush.words(str(count), x, y, 30, 900, INK, 0.5)


# -- what every table has ------------------------------------------------------------------------------

def _draw_banner(brush: Brush, scenery: Scenery, sign: Sign | None) -> None:
    """The game's name, how far the match is, and which house rules are not as usual."""
    place = scenery.place("banner")
    if place is None:
        return
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
    """The last things that happened, the newest lowest and brightest, on two lines if they are long. Words
    too large for their place stay away: the menu keeps them."""
    place = scenery.place("log")
    if place is None or not scenery.log:
        return
    size = brush.letters.grown(30)
    step = brush.letters.height(size) + 10
    fits = int((place.h - 6) // step)
    if fits < 1:
        return
    room = place.w - 80
    told = [(seat, brush.letters.wrapped(words, room, size, 800), words) for seat, words in scenery.log]
    if len(told[-1][1]) > 1 and fits == 1 and place.h + 2 >= 2 * brush.letters.height(size):
        fits, step = 2, brush.letters.height(size)  # two lines of one sentence may stand closer
    lines: list[tuple[Seat | None, str, bool]] = []
    for number, (seat, parts, words) in enumerate(reversed(told)):
        parts = [parts[0], " ".join(parts[1:])] if len(parts) > 1 and fits > 1 else [words]
        if len(lines) + len(parts) > fits:
            break
        lines[:0] = [(seat if part == 0 else None, text, number == 0) for part, text in enumerate(parts)]
    brush.tray(box_of(place), 110)
    low = min(12.0, (place.h - step * len(lines)) / 2)
    y = place.y + place.h - low - step * len(lines) + step / 2
    for seat, words, newest in lines:
        x = place.x + 18
        if seat is not None:
            brush.seat_mark(seat, x + 18, y, 42)
        brush.words(words, x + 48, y, size, 800 if newest else 700, PAPER if newest else FAINT, 0, room)
        y += step


# -- buttons -------------------------------------------------------------------------------------------

def draw_button(brush: Brush, box: Box, words: str, note: str, awake: bool,
                glyph: tuple[str | None, str] | None, focused: bool = False) -> None:
    """A verb's own button: bright when it would do something, brown and saying when it wakes else. A low one
    has one line: what it does, or asleep the note."""
    low = box.h < LOW_BUTTON
    fill, ink = ((PAPER if low else TOMATO), DEEP_INK) if awake else (ASLEEP, LIGHT_SHADE)
    round_ = min(30.0, box.h / 2)
    if awake and not focused and not low:
        halo = brush.paint.frame(box.w + 8, box.h + 8, SAFFRON, 8, round_, None, 0)
        brush.canvas.blit(halo, *box.centre, (0.5, 0.5))
    brush.panel(box, fill, round_, INK, 5, 6)
    seam = (*LIGHT_SHADE, 130) if not awake else (*INK, 70) if low else (*PAPER, 255)
    brush.canvas.blit(brush.paint.dashed(box.w - 22, box.h - 22, seam, 3, round_ - 6), box.x + 11, box.y + 11)
    x, y = box.centre
    if not low:
        brush.words(words, x, y - 30, 58, 900, ink, 0.5, box.w - 40)
        _draw_line(brush, box, y + 36, note, 30, ink, glyph, awake)
    else:
        _draw_line(brush, box, y, words if awake or not note else note, 34 if awake else 30, ink, glyph, awake)
    if focused:
        brush.focus(box, round_)


def _draw_line(brush: Brush, box: Box, y: float, words: str, size: float, ink: tuple[int, int, int],
               glyph: tuple[str | None, str] | None, awake: bool) -> None:
    """A glyph and words beside it, together in the middle of a button; words that need all of it go alone."""
    if not awake and brush.letters.width(words, size, 800) > box.w - 44 - 58:
        glyph = None
    width = min(brush.letters.width(words, size, 800), box.w - 44 - (58 if glyph else 0))
    left = box.x + box.w / 2 - (width + (58 if glyph else 0)) / 2
    if glyph is not None:
        left += brush.glyph(glyph[0], glyph[1], left, y, 44, awake) + 12
    brush.words(words, left, y, size, 800, ink, 0, box.x + box.w - 20 - left)
