"""Where everything lies and what every card is worth: zones by name, traits as flat lists by card."""

from __future__ import annotations

from collections.abc import Sequence

from game.games.paititi.cards import CATEGORIES, PILE, Artifact, Board, Excavation, Poster
from game.kernel.table import HOLE, Box, Card, Face, Seat, Table, Zone

BITS = {category: 1 << place for place, category in enumerate(CATEGORIES)}
"""One bit per category, so that a poster and a collection are compared in one step."""


class Ground:
    """The constant side of a match, unpacked once: rules look numbers up by card and parse nothing.

    `pickaxes` and `shovels` are what an excavation card gives, and what an artifact card costs.
    `category` is an artifact's bit (0: shards), `number` its artifacts; `prices`, and the `average` number of
    artifacts behind them, go by the back. Of a poster, `wants` has the bits of all it shows, `opening`,
    `travelling` and `permanent` those it shows in that way."""

    def __init__(self, faces: Sequence[Face], seats: int, house: object, board: Board) -> None:
        everyone = range(seats)
        self.board = board
        self.box = box = Box(
            [Zone("excavation", pile=True), Zone("discard"),
             Zone("artifacts", pile=True), Zone("artifact-discard"), Zone("row", cells=3),
             Zone("posters", cells=5), Zone("poster-pile", pile=True), Zone("poster-used"),
             *(Zone(f"hand.{seat}", owner=seat) for seat in everyone),
             *(Zone(f"display.{seat}") for seat in everyone),
             *(Zone(f"owned.{seat}", owner=seat) for seat in everyone)],
            faces, seats, house)
        self.excavation, self.discard = box.zone("excavation"), box.zone("discard")
        self.artifacts, self.artifact_discard = box.zone("artifacts"), box.zone("artifact-discard")
        self.row, self.posters = box.zone("row"), box.zone("posters")
        self.poster_pile, self.poster_used = box.zone("poster-pile"), box.zone("poster-used")
        self.hand = [box.zone(f"hand.{seat}") for seat in everyone]
        self.display = [box.zone(f"display.{seat}") for seat in everyone]
        self.owned = [box.zone(f"owned.{seat}") for seat in everyone]
        count = len(faces)
        self.pickaxes, self.shovels = [0] * count, [0] * count
        self.category, self.number = [0] * count, [0] * count
        self.wants, self.opening = [0] * count, [0] * count
        self.travelling, self.permanent = [0] * count, [0] * count
        self.prices: dict[str, tuple[int, int]] = {}
        behind: dict[str, list[int]] = {}
        self._decks: dict[str, list[Card]] = {}
        for card, face in enumerate(faces):
            self._decks.setdefault(face.deck, []).append(card)
            self._unpack(card, face.traits)
            if isinstance(face.traits, Artifact):
                self.prices[face.back] = (face.traits.pickaxes, face.traits.shovels)
                behind.setdefault(face.back, []).append(face.traits.number)
        self.average = {back: sum(numbers) / len(numbers) for back, numbers in behind.items()}

    def _unpack(self, card: Card, traits: object) -> None:
        match traits:
            case Excavation(pickaxes, shovels):
                self.pickaxes[card], self.shovels[card] = pickaxes, shovels
            case Artifact(category, number, pickaxes, shovels):
                self.pickaxes[card], self.shovels[card] = pickaxes, shovels
                self.category[card], self.number[card] = BITS.get(category, 0), number
            case Poster(opening, travelling, permanent):
                self.opening[card] = sum(BITS[category] for category in opening)
                self.travelling[card], self.permanent[card] = BITS.get(travelling, 0), BITS.get(permanent, 0)
                self.wants[card] = self.opening[card] | self.travelling[card] | self.permanent[card]

    def cards(self, deck: str) -> list[Card]:
        """All cards of a deck, in the order of the box: a new list."""
        return self._decks[deck][:]

    def around(self, first: Seat) -> list[Seat]:
        """All seats in turn order, from `first` on."""
        seats = self.box.seats
        return [(first + step) % seats for step in range(seats)]

    def aimed(self, table: Table) -> Card:
        """The artifact that the digging seat aims at."""
        place, row = table.facts.aim, table.zones[self.row]
        return table.zones[self.artifacts][-1] if place == PILE else row[place]

    def fewest(self, display: Sequence[Card], pickaxes: int) -> int:
        """How many of the first cards laid must be paid for so many pickaxes (PT10); the display suffices."""
        count = 0
        while pickaxes > 0:
            pickaxes -= self.pickaxes[display[count]]
            count += 1
        return count

    def total(self, values: Sequence[int], cards: Sequence[Card]) -> int:
        """The sum of one of the lists over some cards; holes count nothing."""
        return sum(values[card] for card in cards if card != HOLE)
