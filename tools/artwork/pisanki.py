"""Pisanki's exhibition cards: a cloth, then an egg or two, then flowers, each a layer of its own."""

from .cards import FINE_LINE, MAIN_LINE, SCALLOPED, cut, face, flood
from .drawing import Picture, around, circle, path, star
from .palette import CLOTH, INK, PAPER, PLUM, ROSE, SAFFRON, TABLE, TOMATO
from .symbols import cloth, place

EGGS = ("red", "orange", "yellow", "green", "blue", "purple")
FLOWERS = ("blue", "pink", "purple", "white")
CLOTHS = ("checked", "striped", "dotted", "neutral")
_RIM = 9.0


def single(egg: str) -> Picture:
    """One egg on its own, as large as the card allows."""
    return cut(SCALLOPED, place(f"egg-{egg}", 125, 175, 252, MAIN_LINE, _RIM))


def high(egg: str) -> Picture:
    """One egg a little smaller and higher, to leave the lower corners to flowers."""
    return cut(SCALLOPED, place(f"egg-{egg}", 125, 146, 222, MAIN_LINE, _RIM))


def double(egg: str) -> Picture:
    """Two eggs of one kind; they always lie on the neutral cloth (PK2)."""
    first = place(f"egg-{egg}", 92, 128, 176, MAIN_LINE, 8, turn=-9)
    return cut(SCALLOPED, first, place(f"egg-{egg}", 157, 218, 176, MAIN_LINE, 8, turn=9))


def flower(kind: str) -> Picture:
    """One flower in the lower right corner."""
    return cut(SCALLOPED, place(f"flower-{kind}", 174, 262, 112, 6, 7))


def flowers(kind: str) -> Picture:
    """One flower in each lower corner."""
    left = place(f"flower-{kind}", 70, 268, 98, 6, 7)
    return cut(SCALLOPED, left, place(f"flower-{kind}", 180, 268, 98, 6, 7))


def bouquet(kind: str) -> Picture:
    """Two large flowers and no egg."""
    first = place(f"flower-{kind}", 90, 106, 142, MAIN_LINE, 8, turn=-8)
    return cut(SCALLOPED, first, place(f"flower-{kind}", 160, 242, 142, MAIN_LINE, 8, turn=8))


def back() -> Picture:
    """A paper-cut rosette on plum."""
    middle = (125.0, 175.0)
    petal = path("M125 168C100 150 96 112 125 76C154 112 150 150 125 168Z", PAPER, FINE_LINE)
    petal += path("M125 154C112 140 112 118 125 98C138 118 138 140 125 154Z", ROSE)
    seed = path("M125 60l10 14-10 14-10-14Z", SAFFRON, 4)
    kite = path("M125 175L109 151L125 128L141 151Z", PAPER) + path("M125 175V128L141 151Z", SAFFRON)
    heart = circle(*middle, 50, INK) + around(8, kite, middle)
    heart += circle(*middle, 13, TOMATO) + circle(*middle, 6, PAPER)
    corners = (("white", 54, 52), ("blue", 196, 52), ("blue", 54, 298), ("white", 196, 298))
    round_it = "".join(place(f"flower-{kind}", x, y, 52, 4.5) for kind, x, y in corners)
    rosette = around(8, petal, middle) + around(8, seed, middle, 22.5)
    return face(SCALLOPED, flood(PLUM) + rosette + heart + round_it)


def score_back() -> Picture:
    """The back of a scoring card: a prize rosette on the table's cloth."""
    middle = (125.0, 175.0)
    leaf = path("M125 62C104 80 104 104 125 122C146 104 146 80 125 62Z", CLOTH, FINE_LINE)
    leaf += path("M125 74V122", width=4, line=PAPER)
    prize = place("points", *middle, 136, MAIN_LINE) + path(star(5, 40, 18, middle), TOMATO, FINE_LINE)
    dots = around(8, circle(125, 60, 7, SAFFRON, 4), middle, 22.5)
    corners = "".join(circle(x, y, 13, SAFFRON, 4) for x in (48, 202) for y in (48, 302))
    return face(SCALLOPED, flood(TABLE) + around(8, leaf, middle) + dots + prize + corners)


def pictures() -> dict[str, Picture]:
    """Every layer of the exhibition cards, and both backs."""
    made = {f"pisanki/cloth-{name}": face(SCALLOPED, cloth(name)) for name in CLOTHS}
    for egg in EGGS:
        made[f"pisanki/egg-{egg}"] = single(egg)
        made[f"pisanki/egg-{egg}-high"] = high(egg)
        made[f"pisanki/eggs-{egg}"] = double(egg)
    for kind in FLOWERS:
        made[f"pisanki/flower-{kind}"] = flower(kind)
        made[f"pisanki/flowers-{kind}"] = flowers(kind)
        made[f"pisanki/bouquet-{kind}"] = bouquet(kind)
    return made | {"pisanki/back": back(), "pisanki/back-score": score_back()}
