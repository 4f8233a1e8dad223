"""Counts the points: what every scoring card gives, from displays alone, and the Score of a whole table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.games.pisanki.cards import EGGS, FAMILIES, FIRST_GAME, Criterion, Exhibit
from game.games.pisanki.contests import TOGETHER, Verdict, names
from game.games.pisanki.display import Display, stamp
from game.games.pisanki.grid import Grid, cells_of
from game.games.pisanki.texts import ALONE
from game.kernel.rules import Row, Score
from game.kernel.say import Say
from game.kernel.table import HOLE, Box, Card, Seat, Table, View

LABELS = {
    "red": Say("Red eggs"), "orange": Say("Orange eggs"), "yellow": Say("Yellow eggs"), "green": Say("Green eggs"),
    "blue": Say("Blue eggs"), "purple": Say("Purple eggs"), "flowers": Say("Flowers"), "cloths": Say("Tablecloths"),
    "display": Say("Display table"),
}

MAJORITIES = frozenset({("eggs", 1), ("eggs", 11), ("eggs", 16)})
"""The texts in which Bunny takes part."""

_PRIZES = dict.fromkeys(MAJORITIES, 3) | {("eggs", 4): 3, ("eggs", 9): 2, ("flowers", 2): 2}
"""How many prizes a text names, where it is not one."""
_FLOWERED = frozenset({("eggs", 8), ("eggs", 9), ("eggs", 10)})


def text_of(card: Criterion) -> tuple[str, int]:
    """Which text stands on a scoring card: its kind and number."""
    return ("eggs" if card.family in EGGS else card.family), card.text


def check(cards: Sequence[Criterion]) -> None:
    """ValueError if these scoring cards cannot be played with: one of each family must be fit for a first
    game, and every one must have a known text with as many prizes and flowers as it needs."""
    for card in cards:
        text = text_of(card)
        where = f"scoring card {card.family} {card.label}"
        if text not in ALONE and text not in TOGETHER:
            raise ValueError(f"{where}: there is no text {card.text} for {text[0]}")
        if len(card.prizes) != (wanted := _PRIZES.get(text, 1)):
            raise ValueError(f"{where}: text {card.text} needs {wanted} prizes, not {len(card.prizes)}")
        if bool(card.flower) != (text in _FLOWERED) or bool(card.across) != (text == ("eggs", 9)):
            raise ValueError(f"{where}: text {card.text} names no such flowers")
    for family in FAMILIES:
        if not any(card.family == family and card.label in FIRST_GAME for card in cards):
            raise ValueError(f"there is no scoring card {' or '.join(FIRST_GAME)} of {family}")


def verdict(grid: Grid, displays: Sequence[Display], card: Criterion, bunny: Mapping[str, int]) -> Verdict:
    """What a scoring card gives each player; `bunny` are the eggs Bunny holds, by kind."""
    text = text_of(card)
    if text in TOGETHER:
        return TOGETHER[text](grid, displays, card, bunny.get(card.family, 0))
    alone = ALONE[text]
    earned = [alone(grid, display, card) for display in displays]
    return Verdict(tuple(points for points, _ in earned), tuple(cells for _, cells in earned), (0,) * len(earned))


def winners(totals: Sequence[int]) -> tuple[Seat, ...]:
    """All who have the most points: a tie is a shared victory (PK26)."""
    return tuple(seat for seat, total in enumerate(totals) if total == max(totals))


class Count:
    """Counts the tables of one match. Cards' stamps are made once."""

    __slots__ = ("box", "grid", "stamps", "_scoring", "_bunny", "_grids")

    def __init__(self, box: Box, grid: Grid) -> None:
        self.box = box
        self.grid = grid
        self.stamps = [stamp(face.traits) if isinstance(face.traits, Exhibit) else 0 for face in box.faces]
        self._scoring = box.zone("scoring")
        self._bunny = box.zone("bunny")
        self._grids = [box.zone(f"grid.{seat}") for seat in range(box.seats)]

    def display(self, row: Sequence[Card]) -> Display:
        """The display of a table whose face-up cards are these, HOLE for any other space."""
        stamps = self.stamps
        return Display(sum([stamps[card] << cell for cell, card in enumerate(row) if card != HOLE]))

    def bunny(self, cards: Sequence[Card]) -> dict[str, int]:
        """Bunny's strength in each egg, from its cards: a double is two (PK7)."""
        held: dict[str, int] = dict.fromkeys(EGGS, 0)
        for card in cards:
            exhibit = self.box.faces[card].traits
            if exhibit.egg:
                held[exhibit.egg] += exhibit.eggs
        return held

    def score(self, table: Table) -> Score:
        """How everyone stands, from the table."""
        up = table.up
        rows = [[card if card != HOLE and up[card] else HOLE for card in table.zones[grid]] for grid in self._grids]
        return self._score(rows, table.zones[self._scoring], table.zones[self._bunny])

    def seen_rows(self, view: View) -> list[list[Card]]:
        """The face-up cards of every table, as a viewer sees them."""
        return [[HOLE if seen is None or seen.face is None else seen.face for seen in view.zones[grid]]
                for grid in self._grids]

    def verdicts(self, view: View) -> list[Verdict]:
        """What each scoring card on the table gives, from what a viewer sees."""
        displays = [self.display(row) for row in self.seen_rows(view)]
        bunny = self.bunny(view.cards(self._bunny))
        return [verdict(self.grid, displays, self.box.faces[card].traits, bunny) for card in view.cards(self._scoring)]

    def _score(self, rows: Sequence[Sequence[Card]], scoring: Sequence[Card], bunny_cards: Sequence[Card]) -> Score:
        displays = [self.display(row) for row in rows]
        bunny = self.bunny(bunny_cards)
        told = []
        totals = [0] * len(rows)
        for card in sorted(scoring, key=lambda card: FAMILIES.index(self.box.faces[card].traits.family)):
            face = self.box.faces[card]
            found = verdict(self.grid, displays, face.traits, bunny)
            cards = tuple(tuple(row[cell] for cell in cells_of(mask))
                          for row, mask in zip(rows, found.cells, strict=True))
            told.append(Row(LABELS[face.traits.family], found.points, cards, found.words, f"pisanki/{face.kind}"))
            totals = [total + points for total, points in zip(totals, found.points, strict=True)]
        first = winners(totals)
        words = Say("{who} share the victory.", who=names(first)) if len(first) > 1 else None
        return Score(tuple(told), tuple(totals), first, words)
