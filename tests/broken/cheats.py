"""What it looks like when a game cheats: Stones, spoilt in one place each; docstrings name the promise."""

from __future__ import annotations

import random

from game.kernel.actions import Action
from game.kernel.dealer import Dealer
from game.kernel.rules import Row, Score
from game.kernel.say import Say, What
from game.kernel.table import Card, Seat, Table
from tests.stones import HANDS, PILE, SHOWN, Public, Stones


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
