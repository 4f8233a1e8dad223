"""Writes a match down while it is played: every action is on the disk before anybody sees it."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Sequence
from datetime import UTC, datetime

from game.kernel.match import Match
from game.kernel.transcript import Transcript
from game.store.database import action_sum
from game.store.rows import Kept

Write = Callable[[Callable[[sqlite3.Connection], None]], bool]
"""Does a change in one transaction; False if it could not be done."""


class Journal:
    """The journal of one match. What could not be written stays in memory, and is tried again with whatever
    comes next, so that a disk that was full for a while leaves no gap."""

    def __init__(self, write: Write, match: Kept, actions: Sequence[str] = ()) -> None:
        """With `actions` the match goes on after these, which are on the disk already."""
        self._write = write
        self._match = match
        self._texts = list(actions)
        self._sums = [0]
        for text in self._texts:
            self._sums.append(action_sum(self._sums[-1], text))
        self._safe = len(self._texts)
        self._row_safe = False
        self._shorter = True
        self._keep()

    def add(self, action: str) -> None:
        """Keep an action, for good, before it is shown."""
        self._texts.append(action)
        self._sums.append(action_sum(self._sums[-1], action))
        self._keep()

    def undo(self) -> None:
        """The last action did not happen."""
        self._texts.pop()
        self._sums.pop()
        if self._safe > len(self._texts):
            self._safe = len(self._texts)
            self._shorter = True
        self._keep()

    def finish(self, match: Match) -> None:
        """The match is over, or given up, and then nobody has won: it belongs to the history."""
        score = match.score(None)
        self._match.ended = now()
        self._match.points = list(score.totals)
        self._match.winners = list(score.winners) if match.over else []
        self._match.length = len(match.actions)
        self._row_safe = False
        self._keep()

    def _keep(self) -> None:
        """Bring the disk up to date, all of it in one transaction."""
        if self._write(self._change):
            self._safe, self._row_safe, self._shorter = len(self._texts), True, False

    def _change(self, connection: sqlite3.Connection) -> None:
        number = self._match.id
        if not self._row_safe:
            connection.execute("INSERT OR REPLACE INTO match VALUES (?, ?, ?, ?, ?, ?)", self._match.row)
        if self._shorter:
            connection.execute("DELETE FROM action WHERE match = ? AND number >= ?", (number, self._safe))
        for at in range(self._safe, len(self._texts)):
            connection.execute("INSERT OR REPLACE INTO action VALUES (?, ?, ?, ?)",
                               (number, at, self._texts[at], self._sums[at + 1]))


def bare(header: Transcript) -> Transcript:
    """A header without its actions, that nobody else changes."""
    return Transcript(header.game, header.seed, header.chairs, dict(header.house), header.open_hands, header.demo)


def now() -> str:
    """The time as it is written: UTC, to the second."""
    return datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
