"""What one viewer has seen lie where, carried on by nothing but the beats that viewer is told.

This is the pure half of acting a match out: the stage moves sprites as a `Mirror` moves what it has
seen, so that both end where the View is (promise 5).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, TypeVar

from game.kernel.events import Beat, FactsChanged, Marked, Moved, Shuffled, Turned, Uncovered
from game.kernel.table import Box, Seen, View

T = TypeVar("T")

Rows = list[list[T | None]]
"""For each zone of the box what lies there, in order; None is an empty cell."""


class Mirror:
    """The zones and facts of one viewer: `settle` takes them from a View, `apply` from a beat."""

    __slots__ = ("box", "zones", "facts")

    def __init__(self, view: View) -> None:
        self.settle(view)

    def settle(self, view: View) -> None:
        """Lie as this view does, whatever was before."""
        self.box: Box = view.box
        self.zones: Rows[Seen] = [list(row) for row in view.zones]
        self.facts: Any = view.facts

    def apply(self, beat: Beat) -> None:
        """Carry on by one beat told to the same viewer; beats must come in order, none left out."""
        moves = [event for event in beat if isinstance(event, Moved)]
        lift(self.zones, self.box.cells, moves)
        for move in moves:
            row = self.zones[move.dst]
            if self.box.zones[move.dst].pile and row and move.to == len(row) and (top := row[-1]) is not None:
                row[-1] = buried(top)
            lay(self.zones, self.box.cells, move, move.after)
        for event in beat:
            match event:
                case Turned() | Marked() | Uncovered():
                    self.zones[event.zone][event.index] = event.after
                case Shuffled():
                    self.zones[event.zone] = list(event.row)
                case FactsChanged():
                    self.facts = event.facts

    def agrees(self, view: View) -> bool:
        """Whether this is what the view shows."""
        return self.facts == view.facts and [tuple(row) for row in self.zones] == list(view.zones)


def buried(seen: Seen) -> Seen:
    """A card as it is seen once another lies on it in a pile: neither face nor back."""
    return Seen(None, None, seen.deck, False)


def lift(rows: Rows[T], cells: Sequence[int], moves: Iterable[Moved[Seen]]) -> list[T | None]:
    """Take what the moves of one beat take off the rows, in their order; returns it."""
    return [_take(rows[move.src], move.index, cells[move.src]) for move in moves]


def lay(rows: Rows[T], cells: Sequence[int], move: Moved[Seen], what: T | None) -> None:
    """Set down what a move carries, after everything of its beat was lifted."""
    if cells[move.dst]:
        rows[move.dst][move.to] = what
    else:
        rows[move.dst].insert(move.to, what)


def _take(row: list[T | None], index: int, cell: int) -> T | None:
    if not cell:
        return row.pop(index)
    taken, row[index] = row[index], None
    return taken
