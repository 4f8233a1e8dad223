"""What is printed on Pisanki's cards, and its house rules: the names everything else here speaks in."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Egg = Literal["red", "orange", "yellow", "green", "blue", "purple"]
Flower = Literal["blue", "pink", "purple", "white"]
Cloth = Literal["checked", "striped", "dotted", "neutral"]
Family = Literal["red", "orange", "yellow", "green", "blue", "purple", "flowers", "cloths", "display"]

EGGS: tuple[Egg, ...] = ("red", "orange", "yellow", "green", "blue", "purple")
FLOWERS: tuple[Flower, ...] = ("blue", "pink", "purple", "white")
CLOTHS: tuple[Cloth, ...] = ("checked", "striped", "dotted", "neutral")
NEUTRAL: Cloth = "neutral"
FAMILIES: tuple[Family, ...] = (*EGGS, "flowers", "cloths", "display")
FIRST_GAME = ("A", "1")
"""Labels of the scoring cards that lie out in a first game (PK4)."""


@dataclass(frozen=True, slots=True)
class Exhibit:
    """An exhibition card (PK1): up to two eggs of one kind and up to two flowers of one kind on a cloth;
    "" where there is none. Egg colours and flower colours are different things."""

    cloth: Cloth
    egg: Egg | Literal[""] = ""
    eggs: int = 0
    flower: Flower | Literal[""] = ""
    flowers: int = 0


@dataclass(frozen=True, slots=True)
class Criterion:
    """A scoring card (PK3): the rulebook's `text` number within its family, its points in the order the
    text names them, and the flowers it means (`flower`; `across` is the second, left or right, of text 9)."""

    family: Family
    label: str
    text: int
    prizes: tuple[int, ...]
    flower: Flower | Literal[""] = ""
    across: Flower | Literal[""] = ""


@dataclass(frozen=True, slots=True)
class House:
    """House rules: which scoring cards lie out (PK4), and who leads the first round (PK6): the `host`
    (seat 0), `random`, or a number counted clockwise from the host, who is 1."""

    scoring_cards: Literal["first_game", "drawn"] = "first_game"
    leader: Literal["host", "random", "2", "3", "4", "5"] = "host"
