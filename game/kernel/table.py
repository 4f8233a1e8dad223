"""What lies on the table, and who can see which side of it.

`Box` is what came out of the box and never changes; `Table` is the changing truth; `View` is what one
viewer sees of it. A viewer is a seat, or `None`: the table itself, as spectators and the curtain see it.
All secrecy of the program is the one function `look`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from inspect import get_annotations
from typing import Any, NamedTuple, Self

Seat = int
Card = int
Viewer = Seat | None

HOLE: Card = -1
"""What stands in a zone of cells where no card lies."""


@dataclass(frozen=True, slots=True)
class Face:
    """One card of the box, as printed. `deck` and `back` are public wherever they can be seen;
    `traits` is the game's own frozen dataclass, so that rules never parse a name."""

    name: str
    kind: str
    deck: str
    back: str
    traits: Any


@dataclass(frozen=True, slots=True)
class Zone:
    """A place for cards. Its `owner` may look at cards that lie face down here, and mark them; of a
    `pile` only the top can be seen; `cells` > 0 makes a grid of so many places that keep their holes."""

    name: str
    owner: Seat | None = None
    pile: bool = False
    cells: int = 0


class Box:
    """What is constant and public for a match: zones, faces, number of seats, house rules.

    `open_hands` lets everyone look where only the owner may (teaching mode). `looks` keeps what `look`
    has answered, since views are made by the thousand and most cards lie as they lay."""

    __slots__ = ("zones", "faces", "seats", "house", "open_hands", "cells", "looks", "_zone", "_card", "_plain")

    def __init__(self, zones: Iterable[Zone], faces: Iterable[Face], seats: int, house: Any = None) -> None:
        self.zones = tuple(zones)
        self.faces = tuple(faces)
        self.seats = seats
        self.house = house
        self.open_hands = False
        self.looks: dict[tuple[Viewer, Seat | None, bool, bool], dict[tuple[Card, int, int, bool], Seen]] = {}
        self.cells = bytes(1 if zone.cells else 0 for zone in self.zones)
        self._zone = {zone.name: index for index, zone in enumerate(self.zones)}
        self._card = {face.name: card for card, face in enumerate(self.faces)}
        if len(self._zone) < len(self.zones) or len(self._card) < len(self.faces):
            raise ValueError("every zone and every card of a box needs a name of its own")
        backs: dict[str, set[str]] = {}
        for face in self.faces:
            backs.setdefault(face.deck, set()).add(face.back)
        self._plain = frozenset(deck for deck, found in backs.items() if len(found) == 1)

    def zone(self, name: str) -> int:
        """Index of the zone called `name`; KeyError if the box has none."""
        return self._zone[name]

    def card(self, name: str) -> Card:
        """The card called `name`; KeyError if the box has none."""
        return self._card[name]

    def back_tells(self, deck: str) -> bool:
        """Whether seeing a back of this deck teaches anything: its cards do not all have the same one."""
        return deck not in self._plain


class Facts:
    """Base of a game's public facts: declare a `@dataclass(slots=True)` below it.

    Fields are ints, strings, tuples, or flat lists; `copy` is made once per class, since bots copy
    tables by the thousand."""

    __slots__ = ()

    def copy(self) -> Self:
        """A copy that shares nothing that can change."""
        raise NotImplementedError

    def __init_subclass__(cls) -> None:
        fields = {name: str(kind) for base in reversed(cls.__mro__) for name, kind in get_annotations(base).items()}
        for name, kind in fields.items():
            if re.search(r"\b(dict|set|list)\b", kind.removeprefix("list")):
                raise TypeError(f"{cls.__name__}.{name}: facts are ints, strings, tuples or flat lists, not {kind}")
        lines = [f"    new.{name} = self.{name}{'[:]' * kind.startswith('list')}" for name, kind in fields.items()]
        source = "\n".join(["def copy(self):", "    new = make(type(self))", *lines, "    return new"])
        made: dict[str, Any] = {"make": object.__new__}
        exec(source, made)  # the one place where code is generated: getattr in a loop is five times slower
        cls.copy = made["copy"]  # type: ignore[method-assign]


class Table:
    """The truth. `zones` are lists of cards, `up` and `marked` one flag per card, `facts` the game's
    public facts, and the dice are `(seed, roll)`. Mutable and cheap to copy; only a Match or a bot that
    thinks about a guessed table owns one."""

    __slots__ = ("box", "zones", "up", "marked", "facts", "seed", "roll")

    def __init__(self, box: Box, facts: Any, seed: int = 0) -> None:
        self.box = box
        self.zones: list[list[Card]] = [[HOLE] * zone.cells for zone in box.zones]
        self.up = bytearray(len(box.faces))
        self.marked = bytearray(len(box.faces))
        self.facts = facts
        self.seed = seed
        self.roll = 0

    def copy(self) -> Table:
        """A table that can be changed without touching this one; the box is shared."""
        new = Table.__new__(Table)
        new.box = self.box
        new.zones = [zone[:] for zone in self.zones]
        new.up = self.up[:]
        new.marked = self.marked[:]
        new.facts = self.facts.copy()
        new.seed = self.seed
        new.roll = self.roll
        return new

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Table):
            return NotImplemented
        mine = (self.zones, self.up, self.marked, self.facts, self.seed, self.roll)
        return mine == (other.zones, other.up, other.marked, other.facts, other.seed, other.roll)

    __hash__ = None  # type: ignore[assignment]


class Lying(NamedTuple):
    """How a card truly lies: what `look` needs to know of it besides its zone."""

    card: Card
    up: bool
    marked: bool
    top: bool


class Seen(NamedTuple):
    """A card as one viewer sees it: a face, or a back, or (buried in a pile) neither; its deck always.
    A mark is seen by the owner of the zone alone."""

    face: Card | None
    back: str | None
    deck: str
    up: bool
    marked: bool = False


def look(viewer: Viewer, zone: Zone, lying: Lying, box: Box) -> Seen:
    """What `viewer` sees of a card that lies so in that zone. There is no other secrecy."""
    face = box.faces[lying.card]
    if zone.pile and not lying.top:
        return Seen(None, None, face.deck, False)
    owns = zone.owner is not None and (zone.owner == viewer or box.open_hands)
    shown = lying.card if lying.up or owns else None
    return Seen(shown, face.back, face.deck, lying.up, lying.marked and owns)


@dataclass(frozen=True, slots=True)
class View:
    """A snapshot for one viewer: every zone as that viewer sees it, and the facts, which are public.
    Indices of `zones` are those of `box.zones`; `None` is an empty cell; `awaited` is the seat that must
    act, where a Match says so; `version` counts the steps this viewer was told of. Never the seed or the roll."""

    box: Box
    viewer: Viewer
    zones: tuple[tuple[Seen | None, ...], ...]
    facts: Any
    version: int = 0
    awaited: Seat | None = None

    def cards(self, zone: int) -> list[Card]:
        """The cards of a zone whose faces this viewer sees, in order."""
        return [seen.face for seen in self.zones[zone] if seen is not None and seen.face is not None]

    def count(self, zone: int) -> int:
        """How many cards lie in a zone; always public."""
        return sum(seen is not None for seen in self.zones[zone])

    def faces(self) -> set[Card]:
        """Every card whose face this viewer sees."""
        return {seen.face for zone in self.zones for seen in zone if seen is not None and seen.face is not None}


def lying(table: Table, zone: int, index: int) -> Lying:
    """How the card at `index` of a zone lies; the cell must not be empty."""
    row = table.zones[zone]
    card = row[index]
    return Lying(card, bool(table.up[card]), bool(table.marked[card]), index == len(row) - 1)


def view(table: Table, viewer: Viewer, version: int = 0, awaited: Seat | None = None) -> View:
    """The table as `viewer` sees it; the facts are copied, so that a View never changes."""
    zones = tuple(seen_row(table, zone, viewer) for zone in range(len(table.zones)))
    return View(table.box, viewer, zones, table.facts.copy(), version, awaited)


def seen_row(table: Table, zone: int, viewer: Viewer) -> tuple[Seen | None, ...]:
    """One zone as `viewer` sees it."""
    box, row = table.box, table.zones[zone]
    place, up, marked, top = box.zones[zone], table.up, table.marked, len(row) - 1
    known = box.looks.setdefault((viewer, place.owner, place.pile, box.open_hands), {})  # all that look() goes by
    seen: list[Seen | None] = []
    for index, card in enumerate(row):
        if card == HOLE:
            seen.append(None)
            continue
        how = (card, up[card], marked[card], index == top)
        if how not in known:
            known[how] = look(viewer, place, lying(table, zone, index), box)
        seen.append(known[how])
    return tuple(seen)


def viewers(seats: int) -> Sequence[Viewer]:
    """Everyone who may look at a table: nobody in particular, and each seat."""
    return (None, *range(seats))
