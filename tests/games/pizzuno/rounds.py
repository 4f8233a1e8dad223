"""What tests of Pizzuno share: a round laid out by hand, and words for what happens in it."""

from __future__ import annotations

from typing import Any

from game.games.pizzuno.cards import COLOURS, DISCARD, DRAW, HAND, PLAY, SYMBOLS
from game.games.pizzuno.rules import Pizzuno
from game.kernel.dealer import Dealer
from game.kernel.table import Card, Seat, Table
from tests.playing import SHELF


class Round:
    """A table in the middle of a round: hands, the top of the discards, and what lies in the piles, by the
    names of kinds (`red-7`, `wild`). Cards not named lie in the draw pile, or nowhere with `draw`."""

    def __init__(self, *hands: str, top: str = "red-5", draw: str | None = None, discards: str = "",
                 turn: Seat = 0, way: int = 1, colour: str = "", debt: int = 0, called: int = 0, lapsed: int = 0,
                 passes: int = 0, reshuffles: int = 0, seed: int = 1, **house: Any) -> None:
        self.rules = SHELF.rules("pizzuno", len(hands), house)
        assert isinstance(self.rules, Pizzuno)
        self.table = Table(self.rules.box, self.rules.facts(), seed)
        self._free = list(range(108))
        zones = self.table.zones
        for seat, hand in enumerate(hands):
            zones[HAND + seat] += [self._take(kind) for kind in hand.split()]
        zones[DISCARD] += [self._take(kind) for kind in [*discards.split(), top]]
        for card in zones[DISCARD]:
            self.table.up[card] = 1
        zones[DRAW] += self._free if draw is None else [self._take(kind) for kind in reversed(draw.split())]
        facts = self.table.facts
        kind = self.kind(zones[DISCARD][-1])
        facts.colour = COLOURS.index(colour or kind.split("-")[0])
        facts.symbol = SYMBOLS.index(kind.split("-")[-1])
        facts.turn, facts.way, facts.debt, facts.called, facts.lapsed = turn, way, debt, called, lapsed
        facts.passes, facts.reshuffles, facts.waiting = passes, reshuffles, PLAY

    def _take(self, kind: str) -> Card:
        card = next(card for card in self._free if self.kind(card) == kind)
        self._free.remove(card)
        return card

    def kind(self, card: Card) -> str:
        return self.rules.box.faces[card].kind

    @property
    def facts(self) -> Any:
        return self.table.facts

    def legal(self, seat: Seat | None = None) -> list[str]:
        """What a seat (the awaited one) may do, as texts without seat and number of the copy."""
        who = self.rules.awaited(self.table) if seat is None else seat
        assert who is not None
        return sorted({_plain(action.text) for action in self.rules.legal(self.table, who)})

    def do(self, *plains: str, seat: Seat | None = None) -> Round:
        """Do legal actions one after another, written as `legal` writes them."""
        for plain in plains:
            who = self.rules.awaited(self.table) if seat is None else seat
            assert who is not None
            found = [a for a in self.rules.legal(self.table, who) if _plain(a.text) == plain]
            assert found, f"{plain} is not among {self.legal(who)}"
            self.rules.apply(Dealer(self.table), found[0])
        return self

    def hand(self, seat: Seat) -> list[str]:
        return [self.kind(card) for card in self.table.zones[HAND + seat]]

    def count(self, seat: Seat) -> int:
        return len(self.table.zones[HAND + seat])

    @property
    def draw(self) -> list[str]:
        """The draw pile, its top first."""
        return [self.kind(card) for card in reversed(self.table.zones[DRAW])]

    @property
    def discards(self) -> list[str]:
        return [self.kind(card) for card in self.table.zones[DISCARD]]

    @property
    def colour(self) -> str:
        return COLOURS[self.facts.colour]

    @property
    def turn(self) -> Seat | None:
        return self.rules.awaited(self.table)


def _plain(text: str) -> str:
    """`p0 play red-7.1` is `play red-7`; `p0 play wild.2=blue` is `play wild=blue`."""
    words = text.split(" ", 1)[1]
    head, equals, choice = words.partition("=")
    return head.split(".")[0] + equals + choice
