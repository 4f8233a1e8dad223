"""The few things that can happen on a table.

A listening dealer records the truth (`Lying`); `seen_by` turns a record into what one viewer is told
(`Seen`). A beat is the events that happen at once: all its cards are lifted before any is set down, and
whatever else the beat holds happens after that. So the index a card is lifted from counts after the
beat's earlier lifts, and the index it is set down at after all lifts and the earlier settings-down;
`before` is how a card lay before the beat, `after` how it lay when set down. A card put on top of a pile
buries the one below without a word: `mirror.py` does all this.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from game.kernel.say import Say
from game.kernel.table import Box, Lying, Seat, Seen, Viewer, look

L = TypeVar("L", Lying, Seen)


@dataclass(frozen=True, slots=True)
class Moved(Generic[L]):
    """A card went from `index` of zone `src` to `to` of zone `dst`."""

    src: int
    index: int
    dst: int
    to: int
    before: L
    after: L


@dataclass(frozen=True, slots=True)
class Turned(Generic[L]):
    """A card was turned over where it lies; nobody is told of one buried in a pile."""

    zone: int
    index: int
    before: L
    after: L


@dataclass(frozen=True, slots=True)
class Marked(Generic[L]):
    """A card got or lost its mark. Who does not own the zone is not told."""

    zone: int
    index: int
    before: L
    after: L


@dataclass(frozen=True, slots=True)
class Uncovered(Generic[L]):
    """A pile has a new top, whose back can be seen now."""

    zone: int
    index: int
    before: L
    after: L


@dataclass(frozen=True, slots=True)
class Shuffled(Generic[L]):
    """A zone was shuffled; `row` is how it lies now."""

    zone: int
    row: tuple[L, ...]


@dataclass(frozen=True, slots=True)
class FactsChanged:
    """The public facts, as they are from here on."""

    facts: Any


@dataclass(frozen=True, slots=True)
class Cue:
    """Something worth a sound, a sparkle and perhaps a line in the log; `seat` is its subject.
    Everyone gets it, so it may name only faces that everyone sees."""

    name: str
    seat: Seat | None = None
    say: Say | None = None


Event = Moved[L] | Turned[L] | Marked[L] | Uncovered[L] | Shuffled[L] | FactsChanged | Cue
Record = Event[Lying]
News = Event[Seen]
Beat = tuple[News, ...]


def seen_by(viewer: Viewer, record: Record, box: Box) -> News | None:
    """The record as `viewer` is told of it, or None if it is not theirs to know of."""
    def eye(zone: int, lying: Lying) -> Seen:
        return look(viewer, box.zones[zone], lying, box)

    match record:
        case Moved(src, index, dst, to, before, after):
            return Moved(src, index, dst, to, eye(src, before), eye(dst, after))
        case Turned(zone, index, before, after):
            turn = Turned(zone, index, eye(zone, before), eye(zone, after))
            return turn if turn.before != turn.after else None
        case Uncovered(zone, index, before, after):
            return Uncovered(zone, index, eye(zone, before), eye(zone, after))
        case Marked(zone, index, before, after):
            mark = Marked(zone, index, eye(zone, before), eye(zone, after))
            return mark if mark.before != mark.after else None
        case Shuffled(zone, row):
            return Shuffled(zone, tuple(eye(zone, lying) for lying in row))
        case _:
            return record


def teaches(viewer: Viewer, record: Record, box: Box) -> bool:
    """Whether this event shows `viewer` a face, or a back that tells something, not seen just before."""
    told = seen_by(viewer, record, box)
    if not isinstance(told, Moved | Turned | Uncovered):
        return False
    before, after = told.before, told.after
    if after.face is not None and before.face is None:
        return True
    return after.back is not None and before.back is None and box.back_tells(after.deck)
