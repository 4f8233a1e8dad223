"""Where the cards of one place lie: the arithmetic of fans, rows, grids, piles and stacks.

All numbers are canvas units (1920 x 1080, y down); angles are degrees, clockwise. A card is 5:7. Whatever
the spread, card `i` of a zone lies at spot `i`: nobody has to know how a place spreads to move a card there.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import ceil, cos, pi, radians, sin

TALL = 7 / 5
SPREADS = ("pile", "row", "fan", "grid", "stack")

FAN_ROW = 20
"""So many cards lie in one fan; more make two rows of it."""
FAN_SAG, FAN_CARD = 1.1, 158
"""How far a card u places from the middle hangs, times u squared, in a fan of cards this wide."""
CORNER = 0.3
"""Of a covered card so much must show, since that is where a face says everything."""
FOCUS_UP = 22
"""A legal card under the focus rises this much above the other legal ones."""
LAYER = 0.016
"""Each card deeper in a pile shows this much of its width at the lower left, ..."""
LAYERS = 3
"""... for so many cards, unless the place says how many."""
STRAY = 0.03
"""Cards thrown on an untidy pile lie up to this much of their width beside its middle."""


@dataclass(frozen=True, slots=True)
class Place:
    """A rectangle of the table and how cards lie in it; `x, y` is its upper left corner before it is turned
    by `turn` about its middle. `card` is the width of a card; `step` the largest distance from one card to
    the next; of more than `most` cards (0: any number) the rest is only counted; `tilt` is how far askew
    cards of a pile may lie, `bend` by how much each card of a fan leans more than its neighbour; legal cards
    stand `legal_up` higher; `centred` rows grow from the middle. A `hud` place holds no cards."""

    name: str
    x: float
    y: float
    w: float
    h: float
    spread: str = ""
    card: float = 0.0
    columns: int = 0
    most: int = 0
    step: float = 0.0
    turn: float = 0.0
    hud: bool = False
    legal_up: float = 0.0
    tilt: float = 0.0
    bend: float = 1.5
    centred: bool = False

    @property
    def middle(self) -> tuple[float, float]:
        """The point in the middle, which `turn` does not move."""
        return self.x + self.w / 2, self.y + self.h / 2


@dataclass(frozen=True, slots=True)
class Spot:
    """Where one card lies: the middle of the card, its width, and its angle."""

    x: float
    y: float
    width: float
    angle: float = 0.0


def drawn(place: Place, count: int) -> range:
    """Which of `count` cards are drawn, as indices into the zone. Of a pile the topmost; of a row, fan or
    grid with more than `most` cards all but the last slot, which is left to the number of the others."""
    if place.spread == "pile":
        return range(max(0, count - (place.most or LAYERS)), count)
    if place.spread != "stack" and 0 < place.most < count:
        return range(place.most - 1)
    return range(count)


def spots(place: Place, count: int, backs: Sequence[str] = ()) -> list[Spot]:
    """One spot for each of `count` cards of a zone, the first card first (so the top of a pile last).

    In a stack, cards with the same back lie together, stacks in the order of the names in `backs` (one for
    each card); without `backs` every card counts as a stack of its own. Cards that are not `drawn` lie where
    they are counted. ValueError if the place is no place for cards."""
    return list(_lie(place, count, tuple(backs)))


@lru_cache(maxsize=512)
def _lie(place: Place, count: int, backs: tuple[str, ...]) -> list[Spot]:
    """The spots; kept, since most rows are as long as they were."""
    match place.spread:
        case "pile":
            lie = _pile(place, count)
        case "row":
            lie = _row(place, count)
        case "fan":
            lie = _fan(place, count)
        case "grid":
            lie = _grid(place, count)
        case "stack":
            lie = _stack(place, backs or [str(i).zfill(4) for i in range(count)])
        case _:
            raise ValueError(f"{place.name} is not a place for cards")
    return [_turned(place, spot) for spot in lie] if place.turn else lie


def _step(place: Place, count: int) -> float:
    """From one card to the next when `count` of them share the width of the place."""
    return max(0.0, min(place.step, (place.w - place.card) / (count - 1))) if count > 1 else 0.0


def _left(place: Place, length: float) -> float:
    """The middle of the first of the cards that together reach over `length`."""
    return place.x + place.card / 2 + ((place.w - length) / 2 if place.centred else 0.0)


def _pile(place: Place, count: int) -> list[Spot]:
    x, y = place.middle
    if place.tilt:
        return [_thrown(place, i) for i in range(count)]
    lie = []
    for i in range(count):
        deep = min(count - 1 - i, (place.most or LAYERS) - 1)
        if place.step:  # a few backs beside each other stand for a hand that is only counted
            high = min(count, place.most or LAYERS) - 1 - deep
            lie.append(Spot(place.x + place.card / 2 + high * place.step, y, place.card))
        else:
            lie.append(Spot(x - deep * LAYER * place.card, y + deep * LAYER * place.card, place.card))
    return lie


def _thrown(place: Place, i: int) -> Spot:
    """Card `i` of an untidy pile. It depends on nothing else, so no card stirs when another lands on it."""
    x, y = place.middle
    stray = STRAY * place.card
    return Spot(
        x + (i * 29 % 13 - 6) / 6 * stray,
        y + (i * 17 % 11 - 5) / 5 * stray,
        place.card,
        (i * 37 % 17 - 8) / 8 * place.tilt,
    )


def _row(place: Place, count: int) -> list[Spot]:
    slots = min(count, place.most or count)
    step = _step(place, slots)
    left, y = _left(place, place.card + step * (slots - 1)), place.y + place.h / 2
    return [Spot(left + min(i, slots - 1) * step, y, place.card) for i in range(count)]


def _fan(place: Place, count: int) -> list[Spot]:
    rows = 1 if count <= FAN_ROW else 2
    below = CORNER * place.card * TALL
    first = ceil(count / rows)
    lie: list[Spot] = []
    for row in range(rows):
        lie += _arc(place, min(first, count - row * first), row * below, place.h - (rows - 1) * below)
    return lie


def _arc(place: Place, count: int, down: float, room: float) -> list[Spot]:
    """One row of a fan, `down` from the top of the place and `room` high. The arc of LOOK's mock-ups,
    flattened where it would leave the room."""
    step = _step(place, count)
    if count == 2 and place.legal_up:
        step = max(step, 1.2 * place.card)  # one's last two cards lie apart
    tall = place.card * TALL
    spare = max(0.0, room - tall)
    head = min(spare, place.legal_up + FOCUS_UP) if place.legal_up else 0.0
    end = (count - 1) / 2
    sag = FAN_SAG * place.card / FAN_CARD
    hang = sag * end * end + place.card / 2 * radians(place.bend * end)
    flat = min(1.0, (spare - head) / hang) if hang else 1.0
    top = place.y + down + (head if place.legal_up else (spare - flat * hang) / 2)
    middle = place.x + place.w / 2
    return [
        Spot(
            middle + u * step,
            top + tall / 2 + flat * sag * u * u,
            place.card,
            flat * place.bend * u,
        )
        for u in (i - end for i in range(count))
    ]


def _grid(place: Place, count: int) -> list[Spot]:
    columns = max(1, place.columns)
    gap = (place.w - columns * place.card) / (columns - 1) if columns > 1 else 0.0
    tall = place.card * TALL
    lie = []
    for i in range(count):
        row, column = divmod(min(i, (place.most or count) - 1), columns)
        x = place.x + column * (place.card + gap) + place.card / 2
        lie.append(Spot(x, place.y + row * (tall + gap) + tall / 2, place.card))
    return lie


def _stack(place: Place, backs: Sequence[str]) -> list[Spot]:
    order = sorted(set(backs))
    step = _step(place, len(order))
    left, y = _left(place, place.card + step * (len(order) - 1)), place.y + place.h / 2
    above = {back: backs.count(back) for back in order}
    lie = []
    for back in backs:
        above[back] -= 1
        deep = min(above[back], LAYERS - 1) * LAYER * 4 * place.card
        lie.append(Spot(left + order.index(back) * step + deep, y - deep, place.card))
    return lie


def _turned(place: Place, spot: Spot) -> Spot:
    x, y = place.middle
    a = place.turn * pi / 180
    dx, dy = spot.x - x, spot.y - y
    return Spot(x + dx * cos(a) - dy * sin(a), y + dx * sin(a) + dy * cos(a), spot.width, spot.angle + place.turn)
