"""One exhibition from the choice of the poster to the next one on the wall: PT13 and PT16 to PT22."""

from __future__ import annotations

from game.games.paititi.cards import MORE, PARTY, USED, PaititiFacts
from game.games.paititi.digging import restock
from game.games.paititi.ground import Ground
from game.kernel.dealer import Dealer
from game.kernel.say import Say, What
from game.kernel.table import Card, Seat, Table

CHOSEN = Say("has chosen")
REVEALED = Say("All is revealed.")
NOTHING = Say("shows nothing")
MOST = Say("showed the most, and must give up one more")
LAST_TWO = Say("The museum closes: two more exhibitions, and that is the end.")


class Exhibition:
    """Holds exhibitions on a table, one at a time. All it remembers are the table's facts."""

    def __init__(self, ground: Ground) -> None:
        self._ground = ground

    def arrange(self, dealer: Dealer, seat: Seat, cell: int) -> None:
        """A seat chooses a poster, scores its point, and is the first to choose what to show (PT13)."""
        ground, facts = self._ground, dealer.table.facts
        poster = dealer.zones[ground.posters][cell]
        facts.poster = cell
        facts.phase = "choose"
        facts.held += [poster, seat, *(int(other == seat) for other in range(ground.box.seats))]
        dealer.cue("arrange", seat, Say("arranges: {poster}", poster=What(poster)))

    def asked_next(self, table: Table) -> Seat:
        """Who chooses after the seat that is asked now: the next with two artifacts; -1 when all have (PT16)."""
        ground, facts = self._ground, table.facts
        order = ground.around(facts.turn)
        for seat in order[order.index(facts.asked) + 1:]:
            if len(table.zones[ground.owned[seat]]) >= PARTY:
                return seat
        return -1

    def reveal(self, dealer: Dealer) -> None:
        """All that was chosen is turned up at once, what is not wanted goes home, the rest scores and
        leaves, or stays up until its owner has given up what is owed (PT16 to PT20)."""
        ground, table = self._ground, dealer.table
        poster = table.zones[ground.posters][table.facts.poster]
        shown = {seat: [card for card in table.zones[ground.owned[seat]] if table.marked[card]]
                 for seat in ground.around(table.facts.turn)
                 if len(table.zones[ground.owned[seat]]) >= PARTY}
        with dealer.together():
            for seat, cards in shown.items():
                for card in cards:
                    dealer.turn(card, ground.owned[seat], 1)
                    dealer.mark(card, ground.owned[seat], 0)
        dealer.cue("reveal", None, REVEALED)
        for seat, cards in shown.items():
            self._send_home(dealer, seat, cards, ground.wants[poster])
        if ground.opening[poster]:
            self._open(dealer, shown)
        else:
            self._tour(dealer, shown, ground.travelling[poster])
            self._stay(dealer, shown, ground.permanent[poster])

    def _send_home(self, dealer: Dealer, seat: Seat, cards: list[Card], wants: int) -> None:
        """What is not wanted goes back to its owner; the others remain in `cards` (PT17)."""
        ground = self._ground
        for card in [card for card in cards if not ground.category[card] & wants]:
            cards.remove(card)
            dealer.turn(card, ground.owned[seat], 0)
            dealer.cue("return", seat, Say("takes back {card}: not wanted here", card=What(card)))
        if not cards:
            dealer.cue("nothing", seat, NOTHING)

    def _score(self, facts: PaititiFacts, seat: Seat, points: int) -> None:
        facts.held[seat - self._ground.box.seats] += points

    def _open(self, dealer: Dealer, shown: dict[Seat, list[Card]]) -> None:
        """A point for each artifact, and everything goes back (PT18)."""
        ground = self._ground
        for seat, cards in shown.items():
            if cards:
                n = ground.total(ground.number, cards)
                self._score(dealer.table.facts, seat, n)
                dealer.cue("opening", seat, Say("opens with {n} artifact: {n} point",
                                                "opens with {n} artifacts: {n} points", n=n, points=n))
        self._turn_down(dealer)

    def _tour(self, dealer: Dealer, shown: dict[Seat, list[Card]], category: int) -> None:
        """Points by the chart, and all that was used leaves for the discards (PT19)."""
        ground = self._ground
        leaving = []
        for seat, cards in shown.items():
            used = [card for card in cards if ground.category[card] == category]
            if used:
                n = ground.total(ground.number, used)
                points = ground.board.points(n)
                self._score(dealer.table.facts, seat, points)
                dealer.cue("travelling", seat, Say("sends {n} artifact travelling: {points} points",
                                                   "sends {n} artifacts travelling: {points} points",
                                                   n=n, points=points))
                leaving += [(card, ground.owned[seat]) for card in used]
        if leaving:
            with dealer.together():
                for card, zone in leaving:
                    dealer.move(card, zone, ground.artifact_discard, 1)
            restock(ground, dealer)

    def _stay(self, dealer: Dealer, shown: dict[Seat, list[Card]], category: int) -> None:
        """Three points for each artifact; everyone who took part owes a card, the first among them one
        more (PT20)."""
        ground, facts = self._ground, dealer.table.facts
        amounts = {}
        for seat, cards in shown.items():
            n = sum(ground.number[card] for card in cards if ground.category[card] == category)
            if n:
                amounts[seat] = n
                self._score(facts, seat, 3 * n)
                dealer.cue("permanent", seat, Say("shows {n} artifact in the museum: {points} points",
                                                  "shows {n} artifacts in the museum: {points} points",
                                                  n=n, points=3 * n))
        most = max(amounts.values(), default=0)
        for seat, n in amounts.items():
            facts.debt[seat] = USED | MORE if n == most else USED
            if n == most:
                dealer.cue("most", seat, MOST)

    def owed(self, table: Table, seat: Seat) -> list[Card]:
        """The artifacts a seat may give up now: one it used, then any it owns (PT20)."""
        owned = table.zones[self._ground.owned[seat]]
        return [card for card in owned if table.up[card]] if table.facts.debt[seat] & USED else owned

    def collect(self, dealer: Dealer) -> bool:
        """Let everyone give up what they owe, in turn order from the arranger; what leaves no choice is
        done at once. False while somebody has to choose, and then that seat is asked (PT21)."""
        table = dealer.table
        facts = table.facts
        for seat in self._ground.around(facts.turn):
            while facts.debt[seat]:
                cards = self.owed(table, seat)
                if len(cards) > 1:
                    facts.phase, facts.asked = "give", seat
                    return False
                if cards:
                    self.give(dealer, seat, cards[0])
                else:
                    facts.debt[seat] = 0
        self._turn_down(dealer)
        return True

    def give(self, dealer: Dealer, seat: Seat, card: Card) -> None:
        """A seat gives up an artifact it owes."""
        ground, facts = self._ground, dealer.table.facts
        facts.debt[seat] &= MORE if facts.debt[seat] & USED else 0
        dealer.move(card, ground.owned[seat], ground.artifact_discard, 1)
        dealer.cue("give", seat, Say("gives up {card}", card=What(card)))
        restock(ground, dealer)

    def _turn_down(self, dealer: Dealer) -> None:
        """Whatever still lies open before the players is theirs alone again."""
        table = dealer.table
        with dealer.together():
            for zone in self._ground.owned:
                for card in table.zones[zone]:
                    if table.up[card]:
                        dealer.turn(card, zone, 0)

    def close(self, dealer: Dealer) -> bool:
        """Set the poster aside and turn up the next; True when that was the last exhibition (PT21, PT22)."""
        ground, facts = self._ground, dealer.table.facts
        poster = dealer.zones[ground.posters][facts.poster]
        facts.poster = -1
        dealer.move(poster, ground.posters, ground.poster_used, 1)
        if facts.left > 0:
            facts.left -= 1
            return bool(facts.left == 0)
        turned = dealer.deal(ground.poster_pile, ground.posters, 1)
        if not ground.wants[turned]:
            facts.left = 2
            dealer.cue("stop", None, LAST_TWO)
        else:
            dealer.cue("poster", None, Say("Next on the wall: {poster}", poster=What(turned)))
        return False
