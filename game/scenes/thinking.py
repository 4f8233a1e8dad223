"""Lets the bots think, a few milliseconds a step, so that the screen never waits for them."""

from __future__ import annotations

import time

from game.kernel.actions import Action
from game.kernel.match import Match
from game.kernel.rules import Thought
from game.kernel.table import Seat
from game.scenes.sitting import Sitting

SLICE = 0.004
"""Seconds a bot may think in one step."""


class Thinking:
    """The bots of one sitting. `patient` thinks in slices; else each answer comes at once. Slices change
    when an answer comes, never which."""

    def __init__(self, sitting: Sitting, patient: bool) -> None:
        self._sitting = sitting
        self._match: Match = sitting.match
        self._patient = patient
        self._thought: Thought | None = None
        self._asked: set[Seat] = set()
        self._asked_at = -1

    def forget(self) -> None:
        """Whatever was being thought about has changed."""
        self._thought = None

    def turn(self, seat: Seat) -> Action | None:
        """On with the thoughts of the awaited bot: its choice, or None while it still thinks."""
        if self._thought is None:
            self._thought = self._sitting.bots[seat].think(self._match.view(seat), self._match.legal(seat))
        until = time.perf_counter() + SLICE
        while not self._patient or time.perf_counter() < until:
            try:
                next(self._thought)
            except StopIteration as end:
                self._thought = None
                choice: Action | None = end.value
                return choice
        return None

    def interrupt(self) -> Action | None:
        """Ask the bots that may interrupt, in seat order, each once per version; the first that does."""
        if self._asked_at != self._match.version:
            self._asked, self._asked_at = set(), self._match.version
        for seat in self._match.interrupts():
            if seat in self._sitting.bots and seat not in self._asked:
                self._asked.add(seat)
                action = self._sitting.bots[seat].choose(self._match.view(seat), self._match.legal(seat))
                if action is not None:
                    return action
        return None
