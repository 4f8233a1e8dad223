"""Pisanki's 39 scoring cards: whom they score, their letter, and the rule as a picture (PK3, PK18-PK25)."""

from . import score_eggs, score_rest
from .cards import ROUND, face, flood
from .digits import write
from .drawing import Picture, circle, path, rect
from .palette import BASIL, BLUE, CLOTH, INK, KRAFT, PAPER, PLUM, ROSE, SAFFRON, TOMATO
from .pisanki import EGGS
from .symbols import place
from .tiles import tile

_BAND = "M0 0H250V84C220 100 190 76 156 84C124 98 94 76 62 84C40 96 20 90 0 84Z"
_BAND_EDGE = "M0 84C20 90 40 96 62 84C94 76 124 98 156 84C190 76 220 100 250 84"
COLOURS = {
    "red": TOMATO, "orange": TOMATO, "yellow": SAFFRON, "green": BASIL, "blue": BLUE, "purple": PLUM,
    "flowers": ROSE, "cloths": CLOTH, "display": KRAFT,
}  # fmt: skip

#: Which text stands on cards A to E of each egg (PK3), by the rulebook's numbers.
TEXTS = {
    "red": (11, 2, 7, 6, 4),
    "orange": (11, 3, 12, 8, 5),
    "yellow": (1, 4, 15, 10, 3),
    "green": (1, 10, 12, 5, 6),
    "blue": (16, 9, 13, 2, 7),
    "purple": (16, 17, 14, 8, 15),
}


def _subject(of: str) -> str:
    """What the card scores, in the upper left corner."""
    if of in EGGS:
        return place(f"egg-{of}", 66, 60, 84, 5, 6)
    if of == "flowers":
        return place("flower-blue", 48, 48, 58, 4.5, 5) + place("flower-white", 92, 64, 62, 4.5, 5)
    if of == "cloths":
        spots = ((46, 48, "checked"), (76, 56, "striped"), (106, 64, "dotted"))
        return "".join(tile((x, y), cloth_=name, size=0.8) for x, y, name in spots)
    grid = "".join(
        rect(34 + 26 * (i % 3), 26 + 24 * (i // 3), 20, 19, PLUM if i == 8 else PAPER, 4, round_=4) for i in range(9)
    )
    return rect(26, 18, 88, 84, CLOTH, 5, round_=10) + grid


def card(of: str, letter: str, rule: str) -> Picture:
    """A scoring card of eggs, `flowers`, `cloths` or `display`, its letter or number in the right corner."""
    band = path(_BAND, COLOURS[of]) + (path(_BAND, SAFFRON, alpha=0.5) if of == "orange" else "")
    ground = flood(PAPER) + flood(SAFFRON, 0.3) + band + path(_BAND_EDGE, width=5)
    badge = circle(196, 54, 34, PAPER, 5) + write(letter, 196, 54, 36, INK, 0, 24)
    return face(ROUND, ground + _subject(of) + rule, badge)


def pictures() -> dict[str, Picture]:
    """All 39: `score-red-a` to `score-purple-e`, and 1 to 3 of flowers, cloths and display."""
    made = {}
    for egg, texts in TEXTS.items():
        for letter, text in zip("abcde", texts, strict=True):
            drawn = score_eggs.rule(text, egg, COLOURS[egg])
            made[f"pisanki/score-{egg}-{letter}"] = card(egg, letter.upper(), drawn)
    for (of, number), draw in score_rest.RULES.items():
        made[f"pisanki/score-{of}-{number}"] = card(of, str(number), draw())
    return made
