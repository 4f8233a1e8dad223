"""Reads matches out of a database row by row, as far as they are sound, however badly the rest is damaged."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from dataclasses import dataclass, field

from game.kernel.transcript import Transcript, TranscriptError, parse
from game.store.database import TROUBLE, action_sum, match_sum

COLUMNS = "SELECT id, header, begun, ended, result, sum FROM match"

NEWEST = 100
"""So many matches are read through at each start, besides those that are not over; a long past is not."""

MOST = 100_000
"""No table has more rows of one match than this; a damaged one could seem endless."""


@dataclass(slots=True)
class Kept:
    """A match as it is kept. `header` has no actions; `ended` is "" while the match goes on, times are UTC;
    `points` are by seat, None where they were not told."""

    id: int
    header: Transcript
    begun: str
    ended: str = ""
    points: list[float | None] = field(default_factory=list)
    winners: list[int] = field(default_factory=list)
    length: int = 0

    @property
    def over(self) -> bool:
        return bool(self.ended)

    @property
    def result(self) -> str:
        """The result as it is written: empty while the match goes on."""
        if not self.over:
            return ""
        return json.dumps({"points": self.points, "winners": self.winners, "length": self.length})

    @property
    def row(self) -> tuple[int, str, str, str, str, int]:
        """The row of the table `match`."""
        text, result = str(self.header), self.result
        return self.id, text, self.begun, self.ended, result, match_sum(text, self.begun, self.ended, result)


def kept(row: tuple[object, ...]) -> Kept | None:
    """A row of the table `match`, None if anything in it is not as it was written."""
    number, header, begun, ended, result, check = row
    if not (isinstance(number, int) and isinstance(header, str) and isinstance(begun, str)
            and isinstance(ended, str) and isinstance(result, str)):
        return None
    try:
        if check != match_sum(header, begun, ended, result):
            return None
        found = Kept(number, parse(header), begun, ended)
        if ended:
            told = json.loads(result)
            found.points, found.winners, found.length = told["points"], told["winners"], told["length"]
    except (TranscriptError, ValueError, KeyError, TypeError):
        return None
    return found


def unfinished(connection: sqlite3.Connection) -> list[Kept]:
    """The sound matches that are not over, the oldest first."""
    rows = _rows(connection, f"{COLUMNS} WHERE ended = '' ORDER BY id")
    return [match for row in rows if (match := kept(row)) is not None]


def matches(connection: sqlite3.Connection) -> list[Kept]:
    """Every sound match, the oldest first. Where rows cannot be passed it goes on from the other end, then
    asks for those between one by one."""
    found: dict[int, Kept] = {}
    reached = {}
    for way in ("ASC", "DESC"):
        last = None
        for row in _rows(connection, f"{COLUMNS} ORDER BY id {way}"):
            if isinstance(row[0], int):
                last = row[0]
                if last in found:
                    break
                if (match := kept(row)) is not None:
                    found[last] = match
        reached[way] = last
    if reached["ASC"] is not None and reached["DESC"] is not None:
        for number in range(reached["ASC"] + 1, min(reached["DESC"], reached["ASC"] + MOST)):
            for row in _rows(connection, f"{COLUMNS} WHERE id = {number}"):
                if (match := kept(row)) is not None:
                    found[number] = match
    return [found[number] for number in sorted(found)]


def actions(connection: sqlite3.Connection, match: int) -> list[str]:
    """The actions of a match from its first on, as far as all of them are as they were written."""
    texts: list[str] = []
    total = 0
    for number, text, check in _rows(connection, f"SELECT number, text, sum FROM action WHERE match = {match}"
                                                 " ORDER BY number"):
        if number != len(texts) or not isinstance(text, str) or check != (total := action_sum(total, text)):
            break
        texts.append(text)
    return texts


def sound(connection: sqlite3.Connection) -> bool:
    """Whether every match, and every action of those that still matter most, is as it was written."""
    found = matches(connection)
    if [(len(found),)] != list(_rows(connection, "SELECT count(*) FROM match")):
        return False
    looked_at = {match.id for match in found[-NEWEST:]} | {match.id for match in found if not match.over}
    return all([(len(actions(connection, number)),)]
               == list(_rows(connection, f"SELECT count(*) FROM action WHERE match = {number}"))
               for number in looked_at)


def _rows(connection: sqlite3.Connection, query: str) -> Iterator[tuple[object, ...]]:
    """Rows as long as they can be read."""
    try:
        cursor = connection.execute(f"{query} LIMIT {MOST}")
        yield from cursor
    except TROUBLE:
        return
