"""Stones, the honest little game that tests of the kernel play: a pile, hands, marks, dice and undo.

Take the top stone of the pile into your hand, or choose stones of your hand in secret, one by one, and then
show them. When the pile and all hands are empty, whoever showed the most has won.
"""

from __future__ import annotations

from dataclasses import dataclass

from game.kernel.actions import Action, Book
from game.kernel.dealer import Dealer
from game.kernel.match import Match
from game.kernel.rules import Row, Rules, Score
from game.kernel.say import Say
from game.kernel.table import Box, Card, Face, Facts, Seat, Table, Zone
from tests.playing import MakeMatch

PILE, SHOWN, HANDS = 0, 1, 2


@dataclass(slots=True)
class Public(Facts):
    turn: int
    number: int
    shown: list[int]
    marks: tuple[object, ...] = ()


class Stones(Rules):
    """Backs are dark for every third stone and light for the others; stone n is card n."""

    def __init__(self, seats: int) -> None:
        hands = [Zone(f"hand.{seat}", owner=seat) for seat in range(seats)]
        faces = [Face(f"stone.{n}", "stone", "stones", "light" if n % 3 else "dark", n) for n in range(6 * seats)]
        self.box = Box([Zone("pile", pile=True), Zone("shown"), *hands], faces, seats)
        self.book = Book(self.box)
        self.take = [self.book.make(seat, "take", zone=PILE) for seat in range(seats)]
        self.show = [self.book.make(seat, "show") for seat in range(seats)]
        self.mark = [[self.book.make(seat, "mark", card) for card in range(len(faces))] for seat in range(seats)]

    def facts(self) -> Public:
        return Public(0, 0, [0] * self.box.seats)

    def lay_out(self, table: Table) -> None:
        table.zones[PILE] = list(range(len(self.box.faces)))

    def setup(self, dealer: Dealer) -> None:
        dealer.shuffle(PILE)
        for seat in range(self.box.seats):
            dealer.deal(PILE, HANDS + seat)

    def awaited(self, table: Table) -> Seat | None:
        return table.facts.turn if any(row for zone, row in enumerate(table.zones) if zone != SHOWN) else None

    def legal(self, table: Table, seat: Seat) -> list[Action]:
        if seat != table.facts.turn:
            return []
        hand = table.zones[HANDS + seat]
        marks = [self.mark[seat][card] for card in hand if not table.marked[card]]
        ready = [self.show[seat]] if len(marks) < len(hand) or not hand else []
        return ([self.take[seat]] if table.zones[PILE] else []) + marks + ready

    def apply(self, dealer: Dealer, action: Action) -> None:
        if action.verb == "mark":
            dealer.mark(action.card, HANDS + action.seat)
            return
        if action.verb == "take":
            self.taken(dealer, action.seat, dealer.deal(PILE, HANDS + action.seat))
        else:
            with dealer.together():
                for card in [card for card in dealer.zones[HANDS + action.seat] if dealer.table.marked[card]]:
                    self.shows(dealer, action.seat, card)
        facts = dealer.table.facts
        facts.turn, facts.number = (facts.turn + 1) % self.box.seats, facts.number + 1

    def taken(self, dealer: Dealer, seat: Seat, card: Card) -> None:
        dealer.cue("take", seat)

    def shows(self, dealer: Dealer, seat: Seat, card: Card) -> None:
        dealer.move(card, HANDS + seat, SHOWN, up=1)
        dealer.table.facts.shown[seat] += 1

    def score(self, table: Table) -> Score:
        shown = tuple(table.facts.shown)
        winners = tuple(seat for seat, count in enumerate(shown) if count == max(shown))
        return Score((Row(Say("Stones shown"), shown, ((),) * self.box.seats),), shown, winners)

    def label(self, action: Action) -> Say:
        return Say("Do it")


def made_with(rules: type[Rules]) -> MakeMatch:
    """Makes matches of a game whose rules need nothing but a number of seats."""
    return lambda seats, seed: Match(rules(seats), seed)  # type: ignore[call-arg]
