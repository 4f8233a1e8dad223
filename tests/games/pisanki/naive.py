"""Pisanki's scoring once more, slowly and straight from the rule sheet: the second opinion of the tests.

A table is a dict of (row, column) to the card that lies there face up.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache

from game.games.pisanki.cards import CLOTHS, FLOWERS, Criterion, Exhibit

Place = tuple[int, int]
Laid = dict[Place, Exhibit]

SIDES = ((-1, 0), (1, 0), (0, -1), (0, 1))
CORNERS = ((-1, -1), (-1, 1), (1, -1), (1, 1))
SHAPES = {7: ((0, 0), (0, 1), (1, 0), (1, 1)), 12: ((0, 0), (1, 1), (2, 2)),
          13: ((0, 0), (0, 1), (0, 2), (1, 1)), 15: ((0, 0), (0, 1), (0, 2), (1, 2))}


def around(laid: Laid, place: Place, ways: Iterable[Place]) -> list[Exhibit]:
    return [laid[at] for down, right in ways if (at := (place[0] + down, place[1] + right)) in laid]


def largest(places: set[Place], weight: dict[Place, int] | None = None) -> int:
    """The largest connected group, counted in cards or by weight."""
    best, left = 0, set(places)
    while left:
        group, rim = 0, [left.pop()]
        while rim:
            row, column = rim.pop()
            group += weight[row, column] if weight else 1
            for down, right in SIDES:
                if (at := (row + down, column + right)) in left:
                    left.remove(at)
                    rim.append(at)
        best = max(best, group)
    return best


def packed(places: frozenset[Place], text: int) -> int:
    """The most sets, by trying for one card after the other to use it or not."""
    forms = set()
    form = SHAPES[text]
    for _ in range(4):
        form = tuple((right, -down) for down, right in form)
        for one in (form, tuple((down, -right) for down, right in form)):
            forms |= {frozenset((d - d0, r - r0) for d, r in one) for d0, r0 in one}

    @cache
    def tried(free: frozenset[Place]) -> int:
        if len(free) < len(form):
            return 0
        first = min(free)
        best = tried(free - {first})
        for shape in forms:
            here = {(first[0] + down, first[1] + right) for down, right in shape}
            if here <= free:
                best = max(best, 1 + tried(free - here))
        return best

    return tried(places)


def alone(card: Criterion, laid: Laid, spaces: int) -> int:
    """The texts a player fulfils alone."""
    prize = card.prizes[0]
    flowers = {kind: sum(c.flowers for c in laid.values() if c.flower == kind) for kind in FLOWERS}
    cloths = {cloth: {at for at, c in laid.items() if c.cloth == cloth} for cloth in CLOTHS[:3]}
    match card.family, card.text:
        case "flowers", 1:
            return prize * sum(flowers.values())
        case "flowers", 3:
            return prize * min(flowers.values())
        case "cloths", 1:
            return prize * max(map(largest, cloths.values()))
        case "cloths", 2:
            return prize * min(map(len, cloths.values()))
        case "cloths", 3:
            return prize * min(map(largest, cloths.values()))
        case "display", 1:
            return prize if len(laid) == spaces else 0
        case "display", 2:
            return prize * (spaces - len(laid))
    such = {at: c for at, c in laid.items() if c.egg == card.family}
    if card.text in SHAPES:
        return prize * packed(frozenset(such), card.text)
    return sum(each(card, laid, at, own) for at, own in such.items())


def each(card: Criterion, laid: Laid, at: Place, own: Exhibit) -> int:
    """The texts that count once for each such card."""
    beside, corners = around(laid, at, SIDES), around(laid, at, CORNERS)
    prize = card.prizes[0]
    match card.text:
        case 2:
            return prize * sum(c.cloth == own.cloth for c in corners)
        case 3:
            return prize * sum(c.cloth != own.cloth for c in corners)
        case 4:
            return [0, *card.prizes, card.prizes[-1]][len({c.cloth for c in corners})]
        case 5:
            return prize if any(c.cloth == "neutral" for c in beside) else 0
        case 6:
            return prize * sum(c.flowers for c in beside)
        case 8:
            return prize * sum(c.flowers for c in beside if c.flower == card.flower)
        case 9:
            upright = sum(c.flowers for c in around(laid, at, SIDES[:2]) if c.flower == card.flower)
            across = sum(c.flowers for c in around(laid, at, SIDES[2:]) if c.flower == card.across)
            return card.prizes[0] * upright + card.prizes[1] * across
        case 10:
            return prize if any(c.flower == card.flower for c in beside) else 0
        case 14:
            return prize * len({c.egg for c in corners if c.egg})
        case 17:
            return prize * own.eggs if any(c.egg == own.egg for c in beside) else 0
    raise AssertionError(f"no such text: {card}")


def scored(card: Criterion, tables: Sequence[Laid], spaces: int, bunny: dict[str, int]) -> list[int]:
    """What a scoring card gives each player."""
    seats = len(tables)
    if card.family == "display" and card.text == 3:
        eggs = [sum(c.eggs for c in laid.values()) for laid in tables]
        return [card.prizes[0] * max(0, eggs[n] - max(eggs[n - 1], eggs[(n + 1) % seats])) for n in range(seats)]
    if card.family == "flowers" and card.text == 2:
        counts = [{at: c.flowers for at, c in laid.items() if c.flowers} for laid in tables]
        ranks = [(largest(set(count), count), sum(count.values())) for count in counts]
        if max(ranks) == (0, 0):
            return [0] * seats
        return [card.prizes[0] if rank == max(ranks) else card.prizes[1] if rank == min(ranks) else 0 for rank in ranks]
    if card.family not in ("flowers", "cloths", "display") and card.text in (1, 11, 16):
        such = [{at for at, c in laid.items() if c.egg == card.family} for laid in tables]
        ranks = [(largest(places), len(places)) for places in such]
        if seats == 2 and all(group < bunny[card.family] for group, _ in ranks):
            return [0, 0]
        prizes = [*card.prizes[:seats - 1], *[0] * seats]
        return [prizes[len({other for other in ranks if other > rank})] if rank[0] else 0 for rank in ranks]
    return [alone(card, laid, spaces) for laid in tables]
