"""Turns the Score of any game into what the score screen shows: lines of the pad, trays, pictures, sentences."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

import pygame

from game.kernel.rules import Row
from game.kernel.say import Say, What
from game.kernel.table import HOLE, Card, Seat, Seen
from game.scenes.kit import Kit
from game.scenes.sitting import Sitting
from game.stage import layout
from game.stage.pad import PadRow, Sums
from game.stage.tally import Tally
from game.stage.trays import Demand, Tray


class Telling:
    """What a match that is over looks like to everyone, as far as a Tally has told it."""

    def __init__(self, kit: Kit, sitting: Sitting, tally: Tally) -> None:
        self._kit = kit
        self._printed = sitting.printed
        self._tally = tally
        self.names = sitting.names
        self.score = sitting.match.score(None)
        self.view = sitting.match.view(None)
        self.seats = range(self.view.box.seats)
        self._faces = {seen.face: seen for zone in self.view.zones for seen in zone
                       if seen is not None and seen.face is not None}
        names = [zone.name for zone in self.view.box.zones]
        self._columns = self._table_columns(layout.load(kit.shelf.map(sitting.header.game), len(self.seats), names))
        self._tables = [self._table_of(row) for row in self.score.rows]
        self.demand = self._demanded()

    # -- what lies where -------------------------------------------------------------------------------

    def _table_columns(self, places: layout.Layout) -> dict[str, int]:
        """The words of zones in which each seat has cells, such as `grid`, and how many stand side by side."""
        found = {}
        zones = {zone.name: zone for zone in self.view.box.zones}
        for name, zone in zones.items():
            word = name.removesuffix(".0")
            if zone.cells and word != name and all(f"{word}.{seat}" in zones for seat in self.seats):
                place = places.place(name)
                found[word] = place.columns if place is not None and place.columns else ceil(zone.cells ** 0.5)
        return found

    def _table_of(self, row: Row) -> str:
        """The word of the tables that hold all cards of a row, each seat's on its own; "" if none does."""
        for word in self._columns:
            if all(set(cards) - {HOLE} <= {seen.face for seen in self._cells(word, seat) if seen is not None}
                   for seat, cards in enumerate(row.cards)):
                return word
        return ""

    def _cells(self, word: str, seat: Seat) -> tuple[Seen | None, ...]:
        return self.view.zones[self.view.box.zone(f"{word}.{seat}")]

    def _earned(self, seat: Seat) -> list[Card]:
        """Every card of the score of this seat, each once."""
        return list(dict.fromkeys(card for row in self.score.rows for card in row.cards[seat] if card != HOLE))

    def _demanded(self) -> Demand:
        most = max((len(self._earned(seat)) for seat in self.seats), default=0)
        word = next(filter(None, self._tables), "")
        if not word:
            return Demand(0, 0, max(1, most))
        columns = self._columns[word]
        return Demand(columns, ceil(len(self._cells(word, 0)) / columns), most)

    # -- the pad ---------------------------------------------------------------------------------------

    def pad_rows(self) -> list[PadRow]:
        """Every line of the pad as it stands now."""
        return [self._pad_row(number, row) for number, row in enumerate(self.score.rows)]

    def _pad_row(self, number: int, row: Row) -> PadRow:
        best = _best(row.points) if row.adds and self._tally.part(number) == 1 else []
        told = number < self._tally.told
        return PadRow(self.label(row), self.art(row), self.counted(number), told, best, corner=bool(row.art))

    def counted(self, number: int) -> tuple[int | None, ...]:
        """The points of a row as far as they are counted, by seat."""
        part = self._tally.part(number)
        return tuple(None if points is None else round(points * part) for points in self.score.rows[number].points)

    def sums(self) -> Sums:
        """The last line of the pad: what is counted so far, or the totals."""
        if self._tally.over:
            return Sums(self._kit.tr("Total"), self.score.totals, self.score.winners, crowned=True)
        sums = [self._sum(seat) for seat in self.seats]
        return Sums(self._kit.tr("So far"), sums, _best(sums))

    def _sum(self, seat: Seat) -> int:
        told = enumerate(self.score.rows[:self._tally.told])
        return sum(self.counted(number)[seat] or 0 for number, row in told if row.adds)

    # -- the trays -------------------------------------------------------------------------------------

    def trays(self, lit: int) -> list[Tray]:
        """One tray for each seat: its part of a row, or, past the last one, everything it has."""
        if lit < self._tally.rows:
            return [self._tray(seat, lit) for seat in self.seats]
        return [self._last_tray(seat) for seat in self.seats]

    def _tray(self, seat: Seat, lit: int) -> Tray:
        row, word = self.score.rows[lit], self._tables[lit]
        cards = [card for card in row.cards[seat] if card != HOLE]
        cells = self._cells(word, seat) if word else self._seen(cards)
        art = self.art(row) if row.art else ()
        return Tray(seat, self.names[seat], self.counted(lit)[seat], cells, self._columns.get(word, 0), set(cards),
                    row.adds, art="".join(art), many=row.points[seat] or 0)

    def _last_tray(self, seat: Seat) -> Tray:
        word = next(filter(None, self._tables), "")
        cells = self._cells(word, seat) if word else self._seen(self._earned(seat))
        return Tray(seat, self.names[seat], self.score.totals[seat], cells, self._columns.get(word, 0), plus=False,
                    crowned=seat in self.score.winners)

    def _seen(self, cards: Sequence[Card]) -> list[Seen | None]:
        return [self._faces.get(card) for card in cards]

    def layers(self, seen: Seen) -> tuple[str, ...]:
        """What a card as everybody sees it is put together from."""
        if seen.face is None:
            return self._printed.backs.get(seen.back or next(iter(self._printed.backs)), ())
        return self._printed.layers[self.view.box.faces[seen.face].kind]

    def picture(self, seen: Seen, width: float) -> pygame.Surface:
        """A card as everybody sees it, so many units wide."""
        kind = "" if seen.face is None else self.view.box.faces[seen.face].kind
        return self._kit.brush.art.card(self.layers(seen), self._printed.words.get(kind, seen.back or ""), width)

    # -- words and pictures ----------------------------------------------------------------------------

    def say(self, say: Say) -> str:
        """A sentence of the game, players and cards by name."""
        return self._kit.say(say, self.names, self._printed, self.view.box)

    def label(self, row: Row) -> str:
        return self.say(row.label)

    def art(self, row: Row) -> tuple[str, ...]:
        """The layers of a row's picture; none if it has no picture."""
        if not row.art:
            return self._printed.layers.get(self._kind(row), ())
        has = self._kit.brush.art.has
        return tuple(name for name in (row.art, f"symbols/{row.art}") if has(name))[:1]

    def _kind(self, row: Row) -> str:
        """The kind of card a row is about: the one that is its picture, or that its label names."""
        if row.art:
            return next((kind for kind, layers in self._printed.layers.items() if layers == (row.art,)), "")
        named = next((word for word in row.label.args.values() if isinstance(word, What)), None)
        return self.view.box.faces[named.card].kind if named else ""

    def sentences(self, row: Row) -> list[str]:
        """A row in words: what it is, what its card says, why some got what they got. The last matters most."""
        about = self._printed.look.get(self._kind(row), "")
        why = self.say(row.words) if row.words and row.words != self.score.words else ""
        return [text for text in (self.label(row), self._kit.tr(about), why) if text]

    def verdict(self) -> str:
        """Who won, and why where that needs a reason, in one sentence."""
        winners = self.score.winners
        if self.score.words is not None:
            return self.say(self.score.words)
        if len(winners) == 1:
            return self._kit.tr("{name} wins!", name=self.names[winners[0]])
        return self._kit.tr("A shared victory!")


def _best(points: Sequence[int | None]) -> list[Seat]:
    """The seats with the most, where anybody has any."""
    most = max((one for one in points if one is not None), default=0)
    return [seat for seat, one in enumerate(points) if one == most and most > 0]
