"""Stones, an honest little game with a pile, hands, marks, dice and undo; and what it looks like when a game cheats.

Take the top stone of the pile into your hand, or choose stones of your hand in secret, one by one, and then
show them. When the pile and all hands are empty, whoever showed the most has won.
"""

from __future__ import annotations

import random
from dataclasses import dataclass

from game.kernel.actions import Action, Book
from game.kernel.dealer import Dealer
from game.kernel.match import Match
from game.kernel.rules import Row, Rules, Score
from game.kernel.say import Say, What
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
    """Honest."""

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

    def setup(self, dealer: Dealer) -> None:
        dealer.zones[PILE].extend(range(len(self.box.faces)))
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


class LosesAStone(Stones):
    """Breaks 1: the stone shown first falls off the table."""

    def taken(self, dealer: Dealer, seat: Seat, card: Card) -> None:
        del dealer.zones[SHOWN][:1]


class NeverEnds(Stones):
    """Breaks 1: stones go back under the pile."""

    def shows(self, dealer: Dealer, seat: Seat, card: Card) -> None:
        dealer.move(card, HANDS + seat, PILE, at=0)


class PeeksAtThePile(Stones):
    """Breaks 2: a high stone on top may not be taken, so a player learns that it is there."""

    def legal(self, table: Table, seat: Seat) -> list[Action]:
        pile = table.zones[PILE]
        dull = len(pile) < 2 or pile[-1] % 2
        return [action for action in super().legal(table, seat) if dull or action.verb != "take"] or [self.show[seat]]


class ScoresHiddenHands(Stones):
    """Breaks 2: the score adds what lies hidden, and does not name the cards it counts."""

    def score(self, table: Table) -> Score:
        worth = tuple(sum(table.zones[HANDS + seat]) for seat in range(self.box.seats))
        return Score((Row(Say("Worth"), worth, ((),) * self.box.seats),), worth, (0,))


class ExplainsWithSecrets(Stones):
    """Breaks 2: the reason why a stone cannot be used tells what lies on the pile."""

    def why_not(self, table: Table, seat: Seat, card: Card) -> Say | None:
        return Say("Better take {n}.", n=table.zones[PILE][-1]) if table.zones[PILE] else None


class RemembersWhatWasTaken(Stones):
    """Breaks 3: the public facts hold the stone that a player took in secret."""

    def taken(self, dealer: Dealer, seat: Seat, card: Card) -> None:
        dealer.table.facts.marks = (card,)


class CountsMarksAloud(Stones):
    """Breaks 3: it is public how many stones a player has chosen in secret."""

    def apply(self, dealer: Dealer, action: Action) -> None:
        super().apply(dealer, action)
        dealer.table.facts.marks = (sum(dealer.table.marked),)


class SighsAtLowStones(Stones):
    """Breaks 3: a sound tells everybody that the stone just taken is low."""

    def taken(self, dealer: Dealer, seat: Seat, card: Card) -> None:
        dealer.cue("sigh" if card < self.box.seats * 3 else "take", seat)


class SaysWhatWasTaken(Stones):
    """Breaks 4: a line of the log names a stone that only one player sees."""

    def taken(self, dealer: Dealer, seat: Seat, card: Card) -> None:
        dealer.cue("take", seat, Say("takes {card}", card=What(card)))


class MovesBehindTheBack(Stones):
    """Breaks 5: a stone changes hands without the dealer, so that nobody is told."""

    def taken(self, dealer: Dealer, seat: Seat, card: Card) -> None:
        other = HANDS + (seat + 1) % self.box.seats
        dealer.zones[HANDS + seat].remove(card)
        dealer.zones[other].insert(0, card)


class TurnsBehindTheBack(Stones):
    """Breaks 5 and 6: a stone chosen lies open, and no event says so."""

    def apply(self, dealer: Dealer, action: Action) -> None:
        super().apply(dealer, action)
        if action.verb == "mark":
            dealer.up[action.card] = 1


class FactsThatAreNotCopied(Stones):
    """Breaks 6: a list in disguise, which copies of the facts share with them."""

    def facts(self) -> Public:
        return Public(0, 0, [0] * self.box.seats, ([0],))

    def apply(self, dealer: Dealer, action: Action) -> None:
        super().apply(dealer, action)
        dealer.table.facts.marks[0][0] += 1


class RollsForeignDice(Stones):
    """Breaks 7: dice that everybody in the program throws."""

    def setup(self, dealer: Dealer) -> None:
        super().setup(dealer)
        random.shuffle(dealer.zones[PILE])


class RemembersBesideTheTable(Stones):
    """Breaks 8: the rules count for themselves, and what was taken back stays counted."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.count = 0

    def apply(self, dealer: Dealer, action: Action) -> None:
        self.count += 1
        super().apply(dealer, action)
        dealer.table.facts.number = self.count


class TwoActionsOneText(Stones):
    """Breaks 8: an action that is not in the book, so that no transcript can name it."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.show = [Action(seat, "show", -1, -1, -1, "", f"p{seat} reveal") for seat in range(seats)]
