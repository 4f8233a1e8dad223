"""Snap: play a card; if it matches the top of the heap, the heap is yours. A whole game on one page."""
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from game.kernel.actions import Action, Book
from game.kernel.dealer import Dealer
from game.kernel.rules import Game, Row, Rules, Score, Sign, Thought
from game.kernel.say import Say, What
from game.kernel.table import Box, Face, Facts, Seat, Table, View, Zone

DRAW, HEAP, HANDS = 0, 1, 2
@dataclass(frozen=True, slots=True)
class Creature:
    creature: str
@dataclass(frozen=True, slots=True)
class House:
    hand: int
@dataclass(slots=True)
class Public(Facts):
    turn: int = 0


class Snap(Rules):
    def __init__(self, faces: Sequence[Face], seats: int, house: House) -> None:
        hands = [Zone(f"hand.{seat}", owner=seat) for seat in range(seats)]
        won = [Zone(f"won.{seat}", pile=True) for seat in range(seats)]
        self.box = Box([Zone("draw", pile=True), Zone("heap"), *hands, *won], faces, seats, house)
        self.book, self.won = Book(self.box), HANDS + seats
        self.plays = [[self.book.make(seat, "play", card) for card in range(len(faces))] for seat in range(seats)]

    def facts(self) -> Public:
        return Public()

    def lay_out(self, table: Table) -> None:
        table.zones[DRAW] = list(range(len(self.box.faces)))

    def setup(self, dealer: Dealer) -> None:
        dealer.shuffle(DRAW)
        for seat in list(range(self.box.seats)) * self.box.house.hand:
            dealer.deal(DRAW, HANDS + seat)

    def awaited(self, table: Table) -> Seat | None:
        return table.facts.turn if table.zones[HANDS + table.facts.turn] else None

    def legal(self, table: Table, seat: Seat) -> list[Action]:
        return [self.plays[seat][card] for card in table.zones[HANDS + seat]] if seat == table.facts.turn else []

    def apply(self, dealer: Dealer, action: Action) -> None:
        heap, faces = dealer.zones[HEAP], self.box.faces
        snap = bool(heap) and faces[heap[-1]].traits == faces[action.card].traits
        dealer.move(action.card, HANDS + action.seat, HEAP, up=1)
        dealer.cue("snap" if snap else "play", action.seat, Say("plays {card}", card=What(action.card)))
        if snap:
            dealer.gather(HEAP, self.won + action.seat)
        if dealer.zones[DRAW]:
            dealer.deal(DRAW, HANDS + action.seat)
        dealer.table.facts.turn = (action.seat + 1) % self.box.seats

    def score(self, table: Table) -> Score:
        taken = tuple(len(row) for row in table.zones[self.won:])
        row = Row(Say("Cards taken"), taken, ((),) * self.box.seats)
        return Score((row,), taken, tuple(seat for seat, cards in enumerate(taken) if cards == max(taken)))

    def label(self, action: Action) -> Say:
        return Say("Play")

    def signs(self, view: View) -> list[Sign]:
        return [Sign("plate", seat=seat, value=view.count(self.won + seat)) for seat in range(self.box.seats)]


def think(rules: Rules, view: View, legal: Sequence[Action], dice: Random) -> Thought:
    yield
    top = [rules.box.faces[card].traits for card in view.cards(HEAP)[-1:]]
    return next((play for play in legal if rules.box.faces[play.card].traits in top), legal[0])


GAME = Game("snap", range(2, 6), {"creatures": Creature}, House,
            lambda faces, seats, house, _board: Snap(faces, seats, house), think)
