"""How the table stands in Paititi: exhibition by exhibition, then the artifacts still owned (PT23)."""

from __future__ import annotations

from game.games.paititi.ground import Ground
from game.kernel.rules import Row, Score
from game.kernel.say import Say, What, Who
from game.kernel.table import Seat, Table


def score(ground: Ground, table: Table) -> Score:
    """One row for each exhibition held so far, with its poster, and one for the artifact cards owned.
    Most points win; of equals who has more on artifact cards; else they share."""
    seats = range(ground.box.seats)
    rows = [*_exhibitions(ground, table.facts.held)]
    owned = tuple(tuple(table.zones[ground.owned[seat]]) for seat in seats)
    artifacts = tuple(ground.total(ground.number, cards) for cards in owned)
    rows.append(Row(Say("Artifacts still owned"), artifacts, owned))
    totals = tuple(sum(row.points[seat] or 0 for row in rows) for seat in seats)
    best = max(totals)
    level = [seat for seat in seats if totals[seat] == best]
    most = max(artifacts[seat] for seat in level)
    winners = tuple(seat for seat in level if artifacts[seat] == most)
    return Score(tuple(rows), totals, winners, _tie(level, winners))


def _exhibitions(ground: Ground, held: list[int]) -> list[Row]:
    seats = ground.box.seats
    rows = []
    for number, start in enumerate(range(0, len(held), seats + 2), 1):
        poster, arranger, *points = held[start:start + seats + 2]
        rows.append(Row(Say("Exhibition {number}", number=number, poster=What(poster)), tuple(points),
                        tuple((poster,) if won else () for won in points),
                        Say("{poster}: {who} arranged it, for 1 point.", poster=What(poster), who=Who(arranger))))
    return rows


def _tie(level: list[Seat], winners: tuple[Seat, ...]) -> Say | None:
    if len(level) == 1:
        return None
    if len(winners) == 1:
        return Say("Level on points: {who} wins with more points on artifact cards.", who=Who(winners[0]))
    return Say("Level on points, and on artifact cards too: the victory is shared.")


def exhibited(ground: Ground, held: list[int], seat: Seat) -> int:
    """The points a seat has from exhibitions so far; everyone knows them."""
    return sum(held[seat + 2::ground.box.seats + 2])
