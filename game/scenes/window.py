"""The moment in which nobody is asked, since a person could still interrupt (PZ15 is the reason for it)."""

from __future__ import annotations

from game.kernel.match import Match
from game.scenes.sitting import Sitting

FOREVER = 1e9
"""Seconds that everybody waits where the setting has no limit."""


class Window:
    """Opens once per version of the match, while some person has a last chance."""

    def __init__(self, sitting: Sitting) -> None:
        self._sitting = sitting
        self._match: Match = sitting.match
        self._left = self._whole = 0.0
        self._at = -1

    @property
    def open(self) -> bool:
        return self._left > 0

    @property
    def part(self) -> float:
        """How much of the moment is left, from 1 to 0; 0 if nobody waits, or if it has no end."""
        return self._left / self._whole if self.open and self._whole < FOREVER else 0.0

    def step(self, dt: float, seconds: int, at_once: bool) -> bool:
        """On by dt; whether everybody still waits. `seconds` is the setting (0: until somebody says so)."""
        if self._at != self._match.version:
            self._at = self._match.version
            people = set(self._sitting.people) & set(self._match.last_chance())
            self._left = self._whole = 0.0 if not people or at_once else float(seconds or FOREVER)
        self._left = max(0.0, self._left - dt)
        return self.open

    def shut(self) -> None:
        """Somebody said so: go on."""
        self._left = 0.0
