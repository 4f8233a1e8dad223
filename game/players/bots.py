"""Bots: they are shown what their seat sees, and answer with something legal."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Protocol

from game.kernel.actions import Action
from game.kernel.dice import dice
from game.kernel.rules import Game, Rules, Think, Thought
from game.kernel.table import Seat, View

LEVELS = ("random", "normal")


class Player(Protocol):
    """Whoever sits on a seat. `think` yields while it thinks and returns its choice; None declines,
    which is only possible for a seat that is not awaited, since then every legal action is an interrupt."""

    def think(self, view: View, legal: Sequence[Action]) -> Thought:
        """Think a little at each step."""
        ...

    def choose(self, view: View, legal: Sequence[Action]) -> Action | None:
        """Think to the end at once."""
        ...


class Bot:
    """A player with dice of its own: a function of its seed, its seat and the view's version, so that
    no clock, no other player and no other dice can change what it does."""

    def __init__(self, rules: Rules, think: Think, seed: int, seat: Seat) -> None:
        self._rules = rules
        self._think = think
        self._seed = seed
        self._seat = seat

    def think(self, view: View, legal: Sequence[Action]) -> Thought:
        # One more than the seat, or seat 0 of seed 0 would throw what the table throws in its shuffles.
        return self._think(self._rules, view, legal, dice(self._seed, self._seat + 1, view.version))

    def choose(self, view: View, legal: Sequence[Action]) -> Action | None:
        return drain(self.think(view, legal))


def any_legal(rules: Rules, view: View, legal: Sequence[Action], dice: Random) -> Thought:
    """How a random bot thinks: any legal action; an interrupt it takes half of the time."""
    yield
    if view.awaited != legal[0].seat and dice.random() < 0.5:
        return None
    return legal[int(dice.random() * len(legal))]


def drain(thought: Thought) -> Action | None:
    """Let a thought run to its end."""
    while True:
        try:
            next(thought)
        except StopIteration as end:
            return end.value  # type: ignore[no-any-return]


def bot(level: str, rules: Rules, game: Game, seed: int, seat: Seat) -> Bot:
    """A bot of a level (one of `LEVELS`, else ValueError) for a seat of a match with these rules."""
    if level not in LEVELS:
        raise ValueError(f"there is no bot called '{level}'; there are {', '.join(LEVELS)}")
    return Bot(rules, any_legal if level == "random" else game.think, seed, seat)
