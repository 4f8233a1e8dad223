"""A Paititi table laid by hand, for tests: put cards where a rule needs them, act, and look."""

from __future__ import annotations

from collections.abc import Iterable

from game.games.paititi.cards import PaititiFacts
from game.games.paititi.rules import Paititi
from game.kernel.dealer import ListeningDealer
from game.kernel.events import Cue, FactsChanged, Record, seen_by
from game.kernel.rules import Score
from game.kernel.table import HOLE, Card, Table, View, Viewer, view
from tests.playing import SHELF

PRINTED = SHELF.printed("paititi")


def rules(seats: int = 2, **house: str) -> Paititi:
    """The rules as printed, for so many seats."""
    return Paititi(PRINTED.faces, seats, PRINTED.house(house), PRINTED.board)


class Dig:
    """A table whose piles hold all cards unshuffled, with the five openings on the wall; seat 0 is on turn."""

    def __init__(self, seats: int = 2) -> None:
        self.rules = rules(seats)
        self.box = self.rules.box
        self.table = Table(self.box, self.rules.facts(), seed=5)
        ground = self.rules.ground
        self.zones = self.table.zones
        self.zones[ground.excavation] = ground.cards("excavation")
        self.zones[ground.artifacts] = ground.cards("artifacts")
        self.zones[ground.poster_pile] = ground.cards("poster-c") + ground.cards("poster-b")
        self.zones[ground.posters] = ground.cards("poster-a")
        for card in self.zones[ground.posters]:
            self.table.up[card] = 1
        self.aside: list[Card] = []
        self.beats: list[list[Record]] = []

    @property
    def facts(self) -> PaititiFacts:
        facts: PaititiFacts = self.table.facts
        return facts

    @property
    def asked(self) -> int | None:
        return self.rules.awaited(self.table)

    def take(self, kind: str) -> Card:
        """A card of this kind: of those out of the game, or out of a pile, or off the wall."""
        ground = self.rules.ground
        zones = (ground.excavation, ground.artifacts, ground.poster_pile, ground.posters)
        for cards in (self.aside, *(self.zones[zone] for zone in zones)):
            for index, card in enumerate(cards):
                if card != HOLE and self.box.faces[card].kind == kind:
                    if cards is self.zones[ground.posters]:
                        cards[index] = HOLE
                    else:
                        del cards[index]
                    self.table.up[card] = 0
                    return card
        raise LookupError(f"no {kind} is left")

    def lay(self, zone: str, *kinds: str) -> list[Card]:
        """Put cards of these kinds into a zone, in this order; face up where the zone is open."""
        place = self.box.zone(zone)
        cards = [self.take(kind) for kind in kinds]
        self.zones[place] += cards
        for card in cards:
            self.table.up[card] = zone.startswith(("display", "discard", "artifact-discard"))
        return cards

    def row(self, *kinds: str) -> list[Card]:
        """Lay the row; fewer than three leave holes."""
        cards = [self.take(kind) for kind in kinds]
        self.zones[self.rules.ground.row] = cards + [HOLE] * (3 - len(cards))
        return cards

    def wall(self, *kinds: str) -> list[Card]:
        """Hang these posters, and lay the others that hung there under the pile."""
        ground = self.rules.ground
        cards = [self.take(kind) for kind in kinds]
        rest = [card for card in self.zones[ground.posters] if card != HOLE]
        self.zones[ground.poster_pile] = rest + self.zones[ground.poster_pile]
        self.zones[ground.posters] = cards + [HOLE] * (5 - len(cards))
        for card in rest:
            self.table.up[card] = 0
        for card in cards:
            self.table.up[card] = 1
        return cards

    def empty(self, *zones: str) -> None:
        """Take all cards of these zones out of the game."""
        for zone in map(self.box.zone, zones):
            self.aside += self.zones[zone]
            self.zones[zone].clear()

    def only(self, zone: str, *kinds: str) -> None:
        """Leave just these kinds in a zone; the last lies on top."""
        self.empty(zone)
        self.lay(zone, *kinds)

    def at(self, zone: str) -> list[str]:
        """The kinds that lie in a zone, without holes."""
        return [self.kind(card) for card in self.zones[self.box.zone(zone)] if card != HOLE]

    def kind(self, card: Card) -> str:
        return self.box.faces[card].kind

    def up(self, zone: str) -> list[str]:
        """The kinds that lie open in a zone."""
        return [self.kind(card) for card in self.zones[self.box.zone(zone)] if card != HOLE and self.table.up[card]]

    def legal(self) -> set[str]:
        """What the asked seat may do, without its `p0 ` in front."""
        assert self.asked is not None
        return {action.text.partition(" ")[2] for action in self.rules.legal(self.table, self.asked)}

    def verbs(self) -> set[str]:
        return {text.split("@")[0].split(" ")[0].split("=")[0] for text in self.legal()}

    def do(self, *texts: str) -> None:
        """Actions of whoever is asked, one after another; each must be legal."""
        for text in texts:
            assert text in self.legal(), f"{text} is not among {sorted(self.legal())}"
            action = self.rules.book.find(f"p{self.asked} {text}")
            assert action is not None
            dealer = ListeningDealer(self.table)
            self.rules.apply(dealer, action)
            self.beats = dealer.done()

    def mark(self, *cards: Card) -> None:
        self.do(*(f"mark {self.box.faces[card].name}" for card in cards))

    def show(self, *cards: Card) -> None:
        """The asked seat marks these artifacts and is ready."""
        self.mark(*cards)
        self.do("ready" if cards else "ready=none")

    def view(self, viewer: Viewer) -> View:
        return view(self.table, viewer)

    def score(self) -> Score:
        return self.rules.score(self.table)

    def points(self) -> list[int]:
        """Points from exhibitions so far."""
        step = self.box.seats + 2
        return [sum(self.facts.held[seat + 2::step]) for seat in range(self.box.seats)]

    def cues(self) -> list[str]:
        """The names of the last action's cues, in order."""
        return [record.name for record in self.records() if isinstance(record, Cue)]

    def records(self) -> Iterable[Record]:
        return (record for beat in self.beats for record in beat)

    def told(self, viewer: Viewer) -> list[str]:
        """What the last action told a viewer, but for the facts."""
        news = [seen_by(viewer, record, self.box) for record in self.records() if not isinstance(record, FactsChanged)]
        return [str(told) for told in news if told is not None]
