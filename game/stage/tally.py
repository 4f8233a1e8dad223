"""How far a score has been told: which of its rows is lit, and how much of a number is counted. Knows only time."""

from __future__ import annotations

ROW_TIME, COUNT_TIME = 0.9, 0.5
"""Seconds from one row to the next, and those in which its numbers count up."""

LONGEST = 10.0
"""A score of many rows is told faster, so that nobody waits longer than so many seconds."""


class Tally:
    """Tells `rows` rows one after the other. `lit` is the row looked at, `rows` once all is told;
    `told` counts the rows begun. Looking back holds the telling until somebody goes on."""

    __slots__ = ("rows", "lit", "told", "held", "over", "_time", "_pace")

    def __init__(self, rows: int) -> None:
        self.rows = rows
        self.lit = 0
        self.told = min(1, rows)
        self.held = False
        self.over = rows == 0
        self._time = 0.0
        self._pace = min(ROW_TIME, LONGEST / max(1, rows))

    @property
    def moving(self) -> bool:
        """Whether it goes on by itself."""
        return not (self.over or self.held)

    def part(self, row: int) -> float:
        """How much of a row is counted, 0 to 1."""
        if row == self.told - 1 and not self.over:
            return min(1.0, self._time / min(COUNT_TIME, self._pace))
        return float(row < self.told)

    def step(self, dt: float) -> None:
        """On by dt seconds."""
        if not self.moving:
            return
        self._time += dt
        if self._time >= self._pace:
            self.forward()

    def forward(self) -> None:
        """To the next row; from the last one to the end."""
        self.held = False
        if self.over:
            self.lit = min(self.lit + 1, self.rows)
        elif self.lit < self.told - 1:
            self.lit += 1
            self.held = self.lit < self.told - 1
        elif self.told < self.rows:
            self.lit = self.told
            self.told += 1
            self._time = 0.0
        else:
            self.finish()

    def back(self) -> None:
        """Look at the row before; what is told stays told."""
        self.lit = max(0, self.lit - 1)
        if not self.over:
            self.held = True
            self._time = max(self._time, COUNT_TIME)

    def look(self, row: int) -> None:
        """Once all is told: look at any row, or at the end."""
        if self.over:
            self.lit = row

    def finish(self) -> None:
        """Everything at once."""
        self.told = self.lit = self.rows
        self.held = False
        self.over = True
