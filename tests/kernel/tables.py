"""Small tables for the tests of the kernel."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from random import Random

from game.kernel.dealer import Dealer, ListeningDealer
from game.kernel.events import Beat, seen_by
from game.kernel.mirror import Mirror
from game.kernel.table import HOLE, Box, Face, Facts, Table, Viewer, Zone, view, viewers


@dataclass(slots=True)
class Counted(Facts):
    turn: int = 0


def faces(count: int = 12) -> list[Face]:
    """Cards named c.0, c.1 … of two decks: the first eight, with light and dark backs in turn, and plain ones."""
    return [Face(f"c.{n}", "c", "two" if n < 8 else "one", ("light", "dark")[n % 2] if n < 8 else "plain", n)
            for n in range(count)]


def table(*zones: tuple[Zone, Iterable[int]], up: Iterable[int] = (), marked: Iterable[int] = ()) -> Table:
    """A table for two seats with cards in its zones (HOLE where a cell is empty)."""
    new = Table(Box([zone for zone, _ in zones], faces(), 2), Counted())
    for index, (zone, cards) in enumerate(zones):
        row = list(cards)
        new.zones[index] = row + [HOLE] * (zone.cells - len(row))
    for card in up:
        new.up[card] = 1
    for card in marked:
        new.marked[card] = 1
    return new


class Watched:
    """A listening dealer, and a mirror for every viewer that must keep up with it."""

    def __init__(self, watched: Table) -> None:
        self.table = watched
        self.dealer = ListeningDealer(watched)
        self._mirrors = {viewer: Mirror(view(watched, viewer)) for viewer in viewers(2)}

    def told(self, viewer: Viewer) -> list[Beat]:
        """What this viewer is told of all that was done, asked once; everybody's mirror must agree with the table."""
        records = self.dealer.done()
        beats = {who: [tuple(news for record in beat if (news := seen_by(who, record, self.table.box)))
                       for beat in records] for who in self._mirrors}
        for who, mirror in self._mirrors.items():
            for beat in beats[who]:
                mirror.apply(beat)
            assert mirror.agrees(view(self.table, who)), f"{who}: {mirror.zones} is not {view(self.table, who).zones}"
        return [beat for beat in beats[viewer] if beat]


PILE, HAND, ROW, GRID, OTHER = range(5)


def five_zones() -> Table:
    """A pile of 0-3, a hand of seat 0 with 4 and 5, an open row with 8, a grid, seat 1's hand with 6 and 7."""
    return table((Zone("pile", pile=True), [0, 1, 2, 3]), (Zone("hand.0", 0), [4, 5]), (Zone("row"), [8]),
                 (Zone("grid", 0, cells=6), [9, HOLE, 10, 11]), (Zone("hand.1", 1), [6, 7]), up=[8, 9])


def meddle(dealer: Dealer, source: Random) -> None:
    """Any verbs in any order, some of them together."""
    for _ in range(int(source.random() * 4) + 1):
        with dealer.together():
            for _ in range(int(source.random() * 5) + 1):
                _any_verb(dealer, source)


def _any_verb(dealer: Dealer, source: Random) -> None:
    def pick(items: list[int]) -> int:
        return items[int(source.random() * len(items))]

    filled = [zone for zone, row in enumerate(dealer.zones) if any(card != HOLE for card in row)]
    src, dst = pick(filled), pick([PILE, HAND, ROW, OTHER])
    card = pick([card for card in dealer.zones[src] if card != HOLE])
    match int(source.random() * 8):
        case 0:
            dealer.turn(card, src, int(source.random() * 2))
        case 1:
            dealer.mark(card, src, int(source.random() * 2))
        case 2:
            dealer.move(card, src, dst, at=0)
        case 3 if HOLE in dealer.zones[GRID]:
            dealer.move(card, src, GRID)
        case 4:
            dealer.gather(PILE, pick([HAND, ROW]), keep=int(source.random() * 3))
        case 5:
            dealer.shuffle(dst)
        case 6:
            dealer.slide(GRID, [[0, 1, 2], [5, 4, 3], [3, 0], [1, 4, 5, 2]][int(source.random() * 4)])
        case _:
            dealer.move(card, src, dst, up=int(source.random() * 2))
