"""Small tables for the tests of the kernel."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from game.kernel.dealer import ListeningDealer
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
