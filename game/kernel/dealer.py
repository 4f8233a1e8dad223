"""The only hands on the cards: one verb, one change, one event.

A plain `Dealer` changes the table and records nothing, since bots play thousands of games in their
heads. A `ListeningDealer` also writes down what happened, beat by beat; it compares the facts with its
last copy before every verb and at the end, so that a change of facts is told in its place.
"""

from __future__ import annotations

from bisect import bisect, insort
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

    listening = False
    """Whether anybody hears a cue: rules need not make up sentences for nobody."""

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
        self._marked[card] = 0
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
        cut = max(0, len(row) - keep)
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
        """Shuffle a zone (not one of cells) with the table's own dice: always a beat of its own."""
        table = self.table
        shuffle(self.zones[zone], dice(table.seed, table.roll))
        table.roll += 1

    def cue(self, name: str, seat: Seat | None = None, say: Say | None = None) -> None:
        """Something worth a sound or a line in the log; nothing to a dealer nobody listens to."""

    def together(self) -> AbstractContextManager[None]:
        """What is done inside happens at once; a card that moves twice does so in two beats."""
        return nullcontext()


class ListeningDealer(Dealer):
    """A dealer that writes down what it does. `beats` holds the truth: lists of records.

    A beat is told as the difference it made: how a card lay before any of the beat's verbs, and how it
    lay once set down. What came and went in between was never to be seen, so nobody learned it."""

    __slots__ = ("beats", "_told", "_joined", "_rows", "_before", "_moved", "_cues")

    listening = True

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.beats: list[list[Record]] = []
        self._told = table.facts.copy()
        self._joined = False
        self._rows: dict[int, list[Card]] = {}
        self._before: dict[Card, tuple[int, int, Lying]] = {}
        self._moved: dict[Card, int] = {}
        self._cues: list[Cue] = []

    def move(self, card: Card, src: int, dst: int, up: int = 0, at: int | None = None) -> None:
        with self.together():
            self._touch(src, card)
            self._keep_row(dst)
            super().move(card, src, dst, up, at)
            self._moved[card] = dst

    def deal(self, src: int, dst: int, up: int = 0) -> Card:
        card = self.zones[src][-1]
        self.move(card, src, dst, up)
        return card

    def turn(self, card: Card, zone: int, up: int) -> None:
        with self.together():
            self._touch(zone, card)
            super().turn(card, zone, up)

    def mark(self, card: Card, zone: int, marked: int = 1) -> None:
        with self.together():
            self._touch(zone, card)
            super().mark(card, zone, marked)

    def gather(self, src: int, dst: int, keep: int = 0) -> None:
        with self.together():
            for card in self.zones[src][: max(0, len(self.zones[src]) - keep)]:
                self.move(card, src, dst)

    def slide(self, zone: int, path: Sequence[int]) -> None:
        with self.together():
            row = self.zones[zone]
            cards = [row[cell] for cell in path if row[cell] != HOLE]
            self._touch(zone, *cards)
            super().slide(zone, path)
            self._moved.update((card, zone) for card in cards)

    def shuffle(self, zone: int) -> None:
        self._close_beat()  # in one beat with moves, these would tell where in the shuffled row their cards went
        self._tell_facts()
        super().shuffle(zone)
        row = range(len(self.zones[zone]))
        self.beats.append([Shuffled(zone, tuple(lying(self.table, zone, index) for index in row))])

    def cue(self, name: str, seat: Seat | None = None, say: Say | None = None) -> None:
        with self.together():
            self._cues.append(Cue(name, seat, say))

    @contextmanager
    def together(self) -> Iterator[None]:
        if self._joined:
            yield
            return
        self._tell_facts()
        self._joined = True
        yield
        self._joined = False
        self._close_beat()

    def done(self) -> list[list[Record]]:
        """Everything told, the last change of facts included."""
        self._tell_facts()
        return self.beats

    def _keep_row(self, zone: int) -> None:
        if zone not in self._rows:
            self._rows[zone] = self.zones[zone][:]

    def _touch(self, zone: int, *cards: Card) -> None:
        """Remember how cards of a zone lay before this beat."""
        if not self._moved.keys().isdisjoint(cards):
            self._close_beat()
            self._tell_facts()
        self._keep_row(zone)
        row = self._rows[zone]
        for card in cards:
            if card not in self._before:
                index = row.index(card)
                was = Lying(card, bool(self.up[card]), bool(self._marked[card]), index == len(row) - 1)
                self._before[card] = zone, index, was

    def _close_beat(self) -> None:
        """Write down what this beat has changed, if it has."""
        beat: list[Record] = [*self._moves()]
        self._uncover(beat)
        for card, (zone, _, before) in self._before.items():
            if card in self._moved:
                continue
            index = self.zones[zone].index(card)
            now = lying(self.table, zone, index)
            if now.up != before.up:
                beat.append(Turned(zone, index, before, now))
            if now.marked != before.marked:
                beat.append(Marked(zone, index, before._replace(up=now.up), now))
        beat += self._cues
        if beat:
            self.beats.append(beat)
        self._rows.clear()
        self._before.clear()
        self._moved.clear()
        self._cues.clear()

    def _moves(self) -> list[Moved[Lying]]:
        """The moves of this beat, with indices as if all cards were lifted before any is set down."""
        lifts: list[int] = []
        earlier: dict[int, list[int]] = {}
        for card in self._moved:
            src, index, _ = self._before[card]
            gone = earlier.setdefault(src, [])
            lifts.append(index if self._cells[src] else index - bisect(gone, index))
            insort(gone, index)
        told: list[Moved[Lying]] = []
        later: dict[int, list[int]] = {}
        for card, lift in zip(reversed(self._moved), reversed(lifts), strict=True):
            src, _, before = self._before[card]
            dst = self._moved[card]
            to = end = self.zones[dst].index(card)
            after, coming = lying(self.table, dst, end), later.setdefault(dst, [])
            if not self._cells[dst]:
                to -= bisect(coming, end)
                after = after._replace(top=to == len(self.zones[dst]) - len(coming) - 1)
            insort(coming, end)
            told.append(Moved(src, lift, dst, to, before, after))
        return told[::-1]

    def _uncover(self, beat: list[Record]) -> None:
        """The piles that have another top now, which was not laid there in this beat, show it."""
        laid = {record.after.card for record in beat if isinstance(record, Moved) and record.after.top}
        for zone, was in self._rows.items():
            row = self.zones[zone]
            if self.table.box.zones[zone].pile and row and row[-1:] != was[-1:] and row[-1] not in laid:
                top = lying(self.table, zone, len(row) - 1)
                beat.append(Uncovered(zone, len(row) - 1, top._replace(top=False), top))

    def _tell_facts(self) -> None:
        if self.table.facts != self._told:
            self._told = self.table.facts.copy()
            self.beats.append([FactsChanged(self._told)])
