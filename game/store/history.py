"""What finished matches add up to: wins, averages and bests of people, by name."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from game.store.rows import Kept


@dataclass(slots=True)
class Record:
    """One person in one game. A match that was given up counts as played by nobody; a shared win is a win."""

    name: str
    won: int = 0
    points: list[float] = field(default_factory=list)

    @property
    def played(self) -> int:
        return len(self.points)

    @property
    def average(self) -> float:
        return sum(self.points) / len(self.points)

    @property
    def best(self) -> float:
        return max(self.points)


def records(past: Iterable[Kept]) -> list[Record]:
    """People by wins, then by average; bots are no people. Only matches of one game can be compared."""
    found: dict[str, Record] = {}
    for match in past:
        if not match.winners:
            continue
        for seat, (chair, points) in enumerate(zip(match.header.chairs, match.points, strict=False)):
            if chair.person and points is not None:
                record = found.setdefault(chair.name, Record(chair.name))
                record.points.append(points)
                record.won += seat in match.winners
    return sorted(found.values(), key=lambda record: (-record.won, -record.average, record.name))
