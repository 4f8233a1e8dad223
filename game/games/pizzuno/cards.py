"""Pizzuno's cards, house rules and public facts (PZ1, PZ2)."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from game.kernel.table import Facts

COLOURS = ("red", "green", "yellow", "blue")
NO_COLOUR = len(COLOURS)
SYMBOLS = ("0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "skip", "reverse", "draw2", "wild", "draw4")
SKIP, REVERSE, DRAW_TWO, WILD, DRAW_FOUR = range(10, 15)

HAND_SIZE = 7
RESHUFFLES = 20
DRAW, DISCARD, HAND = 0, 1, 2
"""Zones by index; the hand of a seat is `HAND + seat`."""

PLAY, NAME, DEAL, OVER = range(4)
"""What is being waited for: an ordinary turn, a colour (PZ5), the next round (PZ18), nothing."""


@dataclass(frozen=True, slots=True)
class Slice:
    """What is printed on a card (PZ1): both kinds of wild card have the colour `wild`."""

    colour: Literal["red", "green", "yellow", "blue", "wild"]
    symbol: Literal["0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "skip", "reverse", "draw2", "wild", "draw4"]


@dataclass(frozen=True, slots=True)
class House:
    """The house rules, as data/games/pizzuno.yaml explains them."""

    draw_four_counters: bool = False
    reverse_skips_with_two: bool = True
    call_penalty: int = 5
    rounds: int = 1


@dataclass(slots=True)
class PizzunoFacts(Facts):
    """The public facts. `called` and `lapsed` are sets of seats as bits; `passes` counts those who in a
    row could neither play nor draw; `won` are the rounds of each seat."""

    turn: int = 0
    way: int = 1
    colour: int = NO_COLOUR
    symbol: int = WILD
    debt: int = 0
    drawn: bool = False
    called: int = 0
    lapsed: int = 0
    waiting: int = PLAY
    starter: int = 0
    round: int = 1
    passes: int = 0
    reshuffles: int = 0
    won: list[int] = field(default_factory=list)
