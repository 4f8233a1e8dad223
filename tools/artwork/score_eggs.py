"""The seventeen egg texts as pictures, by the rulebook's numbers (PK18-PK22).

One grammar for all: a prize on a small card is earned by that card; a prize on a coloured sheet is earned by
all cards on the sheet together; a dashed place may hold anything.
"""

from collections.abc import Callable, Sequence

from .digits import write
from .drawing import path, rect
from .palette import BASIL, BLUE, INK, PAPER, TOMATO
from .symbols import place
from .tiles import CENTRE, PITCH, Spot, empty, framed, prize, sign, spot, tile

Rule = Callable[[str, str], str]  #: egg and its band's colour to markup
_DIAGONALS = ((-1, -1), (1, -1), (-1, 1), (1, 1))
_SIDES = ((0, -1), (-1, 0), (1, 0), (0, 1))


def _corner(at: Spot, dx: float, dy: float) -> Spot:
    """Where a prize sits on a tile: its corner away from the middle card."""
    return at[0] + dx * 20, at[1] + dy * 22


def majority(first: str, second: str, third: str) -> Rule:
    """Texts 1, 11, 16: the largest groups on a winners' stand."""

    def stack(egg: str, x: float, floor: float, rows: Sequence[int]) -> str:
        w, h, body = 28, 33, ""
        for level, count in enumerate(rows):
            for i in range(count):
                left, top = x - w * rows[0] / 2 + i * w, floor - (level + 1) * h
                body += rect(left, top, w, h, PAPER, 4, round_=4)
                body += place(f"egg-{egg}", left + w / 2, top + h / 2, 25, 3)
        return body

    def draw(egg: str, colour: str) -> str:
        steps = path("M84 216H166V345H84Z", TOMATO, 6) + path("M10 250H84V345H10Z", BLUE, 6)
        steps += path("M166 272H240V345H166Z", BASIL, 6)
        shade = path("M148 219H163V340H148ZM68 253H81V340H68ZM220 275H237V340H220Z", INK, alpha=0.2)
        eggs = stack(egg, 125, 213, (2, 2, 1)) + stack(egg, 49, 247, (2, 1)) + stack(egg, 201, 269, (2,))
        numbers = write(first, 124, 270, 46, weight=21) + write(second, 49, 296, 46, weight=21)
        return steps + shade + eggs + numbers + write(third, 200, 307, 38, weight=21)

    return draw


def diagonal_cloths(points: str, differs: bool) -> Rule:
    """Texts 2 and 3: each diagonal card whose cloth is the same, or another, earns."""

    def draw(egg: str, colour: str) -> str:
        others = ("striped", "dotted", "neutral", "striped") if differs else ("checked",) * 4
        body = tile(CENTRE, egg=egg, cloth_="checked")
        for (dx, dy), name in zip(_DIAGONALS, others, strict=True):
            at = spot(dx, dy)
            body += tile(at, cloth_=name) + prize(points, at, 50)
            body += sign(differs, (CENTRE[0] + dx * PITCH[0] / 2, CENTRE[1] + dy * PITCH[1] / 2))
        return body

    return draw


def different_cloths(egg: str, colour: str) -> str:
    """Text 4: one, two or three different cloths among the diagonals."""
    middle, size = (125.0, 184.0), 0.68
    body = tile(middle, egg=egg, size=size)
    for (dx, dy), name in zip(_DIAGONALS, ("checked", "striped", "dotted", ""), strict=True):
        at = spot(dx, dy, middle, size)
        body += tile(at, cloth_=name, size=size) if name else empty(at, size)
    for i, points in enumerate("124"):
        x = (52, 120, 196)[i]
        for k, name in enumerate(("checked", "striped", "dotted")[: i + 1]):
            body += tile((x + (k - i / 2) * 22, 276), cloth_=name, size=0.4)
        body += prize(points, (x, 312), 46)
    return body


def one_beside(points: str, cloth: str = "", flower: str = "", flower_of: dict[str, str] | None = None) -> Rule:
    """Texts 5 and 10: the card earns when at least one such card lies beside it, on any side."""

    def draw(egg: str, colour: str) -> str:
        kind = (flower_of or {}).get(egg, flower)
        body = framed([CENTRE], colour) + tile(CENTRE, egg=egg)
        for side in _SIDES:
            at = spot(*side)
            body += tile(at, cloth_=cloth, flower=kind) if side == (1, 0) else empty(at)
        return body + prize(points, (CENTRE[0] - 30, CENTRE[1] + 40), 76)

    return draw


def flowers_beside(points: str, kinds: Sequence[str]) -> Rule:
    """Texts 6, 8 and 9: each such flower earns; `kinds` above, left, right, below."""

    def draw(egg: str, colour: str) -> str:
        body = tile(CENTRE, egg=egg)
        for (dx, dy), kind in zip(_SIDES, kinds, strict=True):
            at = spot(dx, dy)
            body += tile(at, flower=kind) + prize(points, _corner(at, dx or 1, dy or 1), 42)
        return body

    return draw


def together(points: str, cells: Sequence[tuple[float, float]], prize_at: tuple[float, float]) -> Rule:
    """Texts 7, 12, 13 and 15: cards that form a shape earn as a set."""

    def draw(egg: str, colour: str) -> str:
        spots = [spot(*cell) for cell in cells]
        cards = "".join(tile(at, egg=egg) for at in spots)
        return framed(spots, colour) + cards + prize(points, spot(*prize_at), 88)

    return draw


def different_eggs(egg: str, colour: str) -> str:
    """Text 14: each different kind of egg among the diagonals."""
    body = tile(CENTRE, egg=egg)
    for (dx, dy), other in zip(_DIAGONALS, ("red", "green", "yellow", "blue"), strict=True):
        at = spot(dx, dy)
        body += tile(at, egg=other) + prize("1", _corner(at, dx, dy), 42)
    return body + "".join(sign(True, spot(*side), 17) for side in _SIDES)


def pairs(egg: str, colour: str) -> str:
    """Text 17: eggs on cards that touch another; a double counts two."""
    size = 1.35
    left, right, below = (spot(c, r, size=size) for c, r in ((-0.5, -0.5), (0.5, -0.5), (0.5, 0.5)))
    body = tile(left, egg=egg, size=size) + tile(right, eggs=egg, cloth_="neutral", size=size)
    body += tile(below, egg=egg, size=size)
    earned = (("1", left, -1, 1), ("2", right, 1, -1), ("1", below, -1, 1))
    return body + "".join(prize(n, (at[0] + dx * 34, at[1] + dy * 34), 54) for n, at, dx, dy in earned)


TEXTS: dict[int, Rule] = {
    1: majority("12", "6", "3"),
    2: diagonal_cloths("2", differs=False),
    3: diagonal_cloths("1", differs=True),
    4: different_cloths,
    5: one_beside("4", cloth="neutral"),
    6: flowers_beside("1", ("blue", "pink", "white", "purple")),
    7: together("6", ((-0.5, -1), (0.5, -1), (-0.5, 0), (0.5, 0)), (0, 0.95)),
    8: flowers_beside("2", ("blue",) * 4),
    9: flowers_beside("1", ("pink", "purple", "purple", "pink")),
    10: one_beside("4", flower_of={"yellow": "white", "green": "pink"}),
    11: majority("10", "5", "2"),
    12: together("4", ((-1, -1), (0, 0), (1, 1)), (0.85, -0.8)),
    13: together("6", ((-1, -0.5), (0, -0.5), (1, -0.5), (0, 0.5)), (0.95, 0.75)),
    14: different_eggs,
    15: together("6", ((-0.7, -1), (-0.7, 0), (-0.7, 1), (0.3, 1)), (0.55, -0.3)),
    16: majority("14", "7", "3"),
    17: pairs,
}


def rule(text: int, egg: str, colour: str) -> str:
    """The picture of a text for one egg; KeyError for a number the rulebook does not have."""
    return TEXTS[text](egg, colour)
