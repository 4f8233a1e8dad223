"""The only hands on the cards: one verb, one change, one event.

A plain `Dealer` changes the table and records nothing, since bots play thousands of games in their
heads. A `ListeningDealer` also writes down what happened, beat by beat; it compares the facts with its
last copy before every verb and at the end, so that a change of facts is told in its place.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager, nullcontext
from itertools import pairwise

from game.kernel.dice import dice, shuffle
from game.kernel.events import Cue, FactsChanged, Marked, Moved, Record, Shuffled, Turned, Uncovered
from game.kernel.say import Say
from game.kernel.table import HOLE, Card, Lying, Seat, Table, lying


class Dealer:
    """Changes a table. Zones are given by index; a card moved without `up` comes to lie face down, and
    a card that leaves its place loses its mark."""

    __slots__ = ("table", "zones", "up", "_marked", "_cells")

    def __init__(self, table: Table) -> None:
        self.table = table
        self.zones = table.zones
        self.up = table.up
        self._marked = table.marked
        self._cells = table.box.cells

    def move(self, card: Card, src: int, dst: int, up: int = 0, at: int | None = None) -> None:
        """Move a card; to the end (or first empty cell) of `dst`, or to the index `at`."""
        row = self.zones[src]
        if self._cells[src]:
            row[row.index(card)] = HOLE
        else:
            row.remove(card)
        row = self.zones[dst]
        if self._cells[dst]:
            row[row.index(HOLE) if at is None else at] = card
        elif at is None:
            row.append(card)
        else:
            row.insert(at, card)
        self.up[card] = up
        self._marked[card] = 0

    def deal(self, src: int, dst: int, up: int = 0) -> Card:
        """Move the top card of `src`; returns it."""
        card = self.zones[src].pop()
        if self._cells[dst]:
            row = self.zones[dst]
            row[row.index(HOLE)] = card
        else:
            self.zones[dst].append(card)
        self.up[card] = up
        return card

    def turn(self, card: Card, zone: int, up: int) -> None:
        """Turn a card over where it lies."""
        self.up[card] = up

    def mark(self, card: Card, zone: int, marked: int = 1) -> None:
        """Set or take the mark of a card; only the owner of its zone is told."""
        self._marked[card] = marked

    def gather(self, src: int, dst: int, keep: int = 0) -> None:
        """Move all cards of `src` but the last `keep`, in their order, face down onto `dst`: one beat."""
        row = self.zones[src]
        cut = len(row) - keep
        for card in row[:cut]:
            self.up[card] = self._marked[card] = 0
        self.zones[dst] += row[:cut]
        del row[:cut]

    def slide(self, zone: int, path: Sequence[int]) -> None:
        """In a grid, lift the card at `path[0]`, let those on the rest of the path close up one step
        towards the gap, and set it down at `path[-1]`: one beat."""
        row = self.zones[zone]
        lifted = row[path[0]]
        for gap, cell in pairwise(path):
            row[gap] = row[cell]
        row[path[-1]] = lifted

    def shuffle(self, zone: int) -> None:
        """Shuffle a zone with the table's own dice."""
        table = self.table
        shuffle(self.zones[zone], dice(table.seed, table.roll))
        table.roll += 1

    def cue(self, name: str, seat: Seat | None = None, say: Say | None = None) -> None:
        """Something worth a sound or a line in the log; nothing to a dealer nobody listens to."""

    def together(self) -> AbstractContextManager[None]:
        """What is done inside happens at once."""
        return nullcontext()


class ListeningDealer(Dealer):
    """A dealer that writes down what it does. `beats` holds the truth: lists of records."""

    __slots__ = ("beats", "_told", "_joined", "_tops")

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.beats: list[list[Record]] = []
        self._told = table.facts.copy()
        self._joined = False
        self._tops: dict[int, Lying] = {}

    def move(self, card: Card, src: int, dst: int, up: int = 0, at: int | None = None) -> None:
        index = self.zones[src].index(card)
        before = self._open(src, index)
        super().move(card, src, dst, up, at)
        to = self.zones[dst].index(card)
        self._tell(Moved(src, index, dst, to, before, lying(self.table, dst, to)))

    def deal(self, src: int, dst: int, up: int = 0) -> Card:
        card = self.zones[src][-1]
        self.move(card, src, dst, up)
        return card

    def turn(self, card: Card, zone: int, up: int) -> None:
        index = self.zones[zone].index(card)
        before = self._open(zone, index)
        super().turn(card, zone, up)
        self._tell(Turned(zone, index, before, lying(self.table, zone, index)))

    def mark(self, card: Card, zone: int, marked: int = 1) -> None:
        index = self.zones[zone].index(card)
        before = self._open(zone, index)
        super().mark(card, zone, marked)
        self._tell(Marked(zone, index, before, lying(self.table, zone, index)))

    def gather(self, src: int, dst: int, keep: int = 0) -> None:
        with self.together():
            for card in self.zones[src][: len(self.zones[src]) - keep]:
                self.move(card, src, dst)

    def slide(self, zone: int, path: Sequence[int]) -> None:
        was = [(cell, lying(self.table, zone, cell)) for cell in path if self.zones[zone][cell] != HOLE]
        with self.together():
            super().slide(zone, path)
            for cell, before in was:
                to = self.zones[zone].index(before.card)
                self._tell(Moved(zone, cell, zone, to, before, lying(self.table, zone, to)))

    def shuffle(self, zone: int) -> None:
        self._tell_facts()
        super().shuffle(zone)
        row = range(len(self.zones[zone]))
        self._tell(Shuffled(zone, tuple(lying(self.table, zone, i) for i in row if self.zones[zone][i] != HOLE)))

    def cue(self, name: str, seat: Seat | None = None, say: Say | None = None) -> None:
        self._tell_facts()
        self._tell(Cue(name, seat, say))

    @contextmanager
    def together(self) -> Iterator[None]:
        if self._joined:
            yield
            return
        self._tell_facts()
        self.beats.append([])
        self._joined = True
        yield
        self._joined = False
        self._tell_tops()
        if not self.beats[-1]:
            self.beats.pop()

    def done(self) -> list[list[Record]]:
        """Everything told, the last change of facts included."""
        self._tell_facts()
        return self.beats

    def _open(self, zone: int, index: int) -> Lying:
        """How a card lies before a verb takes it; and, of a pile, what will be its new top."""
        self._tell_facts()
        was = lying(self.table, zone, index)
        if was.top and index and self.table.box.zones[zone].pile:
            self._tops[zone] = was
        return was

    def _tell(self, record: Record) -> None:
        if self._joined:
            self.beats[-1].append(record)
        else:
            self.beats.append([record])
            self._tell_tops()

    def _tell_tops(self) -> None:
        """The piles that lost their top in this beat show their new one."""
        for zone, was in self._tops.items():
            row = self.zones[zone]
            if row and row[-1] != was.card:
                top = lying(self.table, zone, len(row) - 1)
                self.beats[-1].append(Uncovered(zone, len(row) - 1, top._replace(top=False), top))
        self._tops.clear()

    def _tell_facts(self) -> None:
        if not self._joined and self.table.facts != self._told:
            self._told = self.table.facts.copy()
            self.beats.append([FactsChanged(self._told)])
