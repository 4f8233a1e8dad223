"""Paititi's turns: draw, display, excavate, or arrange an exhibition; the rule sheet's PT6 to PT15, PT22."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.games.paititi import digging, scoring, words
from game.games.paititi.cards import PARTY, PILE, Board, House, PaititiFacts
from game.games.paititi.exhibition import CHOSEN, Exhibition
from game.games.paititi.ground import Ground
from game.games.paititi.signs import signs
from game.kernel.actions import Action, Book
from game.kernel.dealer import Dealer
from game.kernel.dice import dice
from game.kernel.rules import Rules, Score, Sign
from game.kernel.say import Say
from game.kernel.table import Card, Face, Seat, Table, View

HAND = 6
MOST_IN_HAND = 8
DRAWN = 2
PATIENCE = 12
"""After so many turns for each player without an exhibition or an artifact the game ends (PT15)."""

DEALERS = {"host": 0, "second": 1, "third": 2, "fourth": 3}

DRAWS = tuple(Say("draws {n} card", "draws {n} cards", n=n) for n in range(DRAWN + 1))
RESHUFFLED = Say("The discards are shuffled into a new pile.")
LEAVES = Say("leaves the two cards for the shards")
PASSES = Say("can do nothing, and passes")
ENDS = Say("The game is over: all artifacts are shown.")

Verb = Callable[[Dealer, Action], None]
Offer = Callable[[Table, Seat], Sequence[Action]]


class Paititi(Rules):
    """One match. Marks are made only while paying and while choosing for an exhibition, and a mark is
    gone when its card is used."""

    def __init__(self, faces: Sequence[Face], seats: int, house: House, board: Board) -> None:
        self.ground = ground = Ground(faces, seats, house, board)
        self.box = ground.box
        self.book = book = Book(ground.box)
        self.exhibition = Exhibition(ground)
        self._everyone = range(seats)
        self._house = house
        self._restless = PATIENCE * seats
        dug, found = ground.cards("excavation"), ground.cards("artifacts")
        wall = range(ground.box.zones[ground.posters].cells)

        def by_card(verb: str, cards: Sequence[Card]) -> list[dict[Card, Action]]:
            return [{card: book.make(seat, verb, card) for card in cards} for seat in self._everyone]

        def plain(verb: str, zone: int = -1, choice: str = "") -> list[Action]:
            return [book.make(seat, verb, zone=zone, choice=choice) for seat in self._everyone]

        self._draw = plain("draw", ground.excavation)
        self._lay = by_card("lay", dug)
        self._aim = [(*(book.make(seat, "aim", zone=ground.row, cell=cell) for cell in range(PILE)),
                      book.make(seat, "aim", zone=ground.artifacts)) for seat in self._everyone]
        self._mark = by_card("mark", [*dug, *found])
        self._dig = plain("dig")
        self._spend = by_card("spend", dug)
        self._leave = plain("leave")
        self._arrange = [[book.make(seat, "arrange", zone=ground.posters, cell=cell) for cell in wall]
                         for seat in self._everyone]
        self._ready, self._none = plain("ready"), plain("ready", choice="none")
        self._discard = by_card("discard", [*dug, *found])
        self._pass = [(action,) for action in plain("pass")]
        self._offers: dict[str, Offer] = {
            "turn": self._turn, "pay": self._pay, "shards": self._shards, "shed": self._shed,
            "choose": self._choose, "give": self._give}
        self._verbs: dict[str, Verb] = {
            "draw": self._do_draw, "lay": self._do_lay, "aim": self._do_aim, "mark": self._do_mark,
            "dig": self._do_dig, "spend": self._do_dig, "leave": self._do_leave, "arrange": self._do_arrange,
            "ready": self._do_ready, "discard": self._do_discard, "pass": self._do_pass}

    def facts(self) -> PaititiFacts:
        return PaititiFacts(debt=[0] * len(self._everyone))

    def lay_out(self, table: Table) -> None:
        ground, zones = self.ground, table.zones
        zones[ground.excavation] = ground.cards("excavation")
        zones[ground.artifacts] = ground.cards("artifacts")
        zones[ground.poster_pile] = ground.cards("poster-c")
        zones[ground.poster_used] = ground.cards("poster-b")
        zones[ground.posters] = ground.cards("poster-a")
        for poster in zones[ground.posters]:
            table.up[poster] = 1

    def setup(self, dealer: Dealer) -> None:
        """PT6, PT7."""
        ground, table = self.ground, dealer.table
        facts = table.facts
        seats = len(self._everyone)
        facts.dealer = DEALERS.get(self._house.dealer, -1) % seats
        if self._house.dealer not in DEALERS:
            facts.dealer = int(dice(table.seed, table.roll).random() * seats)
            table.roll += 1
        facts.turn = facts.asked = (facts.dealer + 1) % seats
        for zone in (ground.excavation, ground.artifacts, ground.poster_pile, ground.poster_used):
            dealer.shuffle(zone)
        dealer.gather(ground.poster_used, ground.poster_pile)
        dealer.cue("deal")
        for _ in range(HAND):
            with dealer.together():
                for seat in ground.around(facts.turn):
                    dealer.deal(ground.excavation, ground.hand[seat])
        for _ in range(PILE):
            dealer.deal(ground.artifacts, ground.row)

    def awaited(self, table: Table) -> Seat | None:
        asked: int = table.facts.asked
        return None if asked < 0 else asked

    def legal(self, table: Table, seat: Seat) -> Sequence[Action]:
        facts = table.facts
        return self._offers[facts.phase](table, seat) if facts.asked == seat else ()

    def _turn(self, table: Table, seat: Seat) -> Sequence[Action]:
        """Draw, lay, aim at what can be paid, arrange where something fits; pass only without these."""
        ground, zones = self.ground, table.zones
        hand, display = zones[ground.hand[seat]], zones[ground.display[seat]]
        lay = self._lay[seat]
        offer = [lay[card] for card in hand]
        if zones[ground.excavation] or zones[ground.discard]:
            offer.append(self._draw[seat])
        if display and hand:
            pickaxes, shovels, aim = ground.pickaxes, ground.shovels, self._aim[seat]
            strength = sum([pickaxes[card] for card in display])
            depth = sum([shovels[card] for card in hand])
            for cell, card in enumerate(zones[ground.row]):
                if card >= 0 and pickaxes[card] <= strength and shovels[card] <= depth:
                    offer.append(aim[cell])
            pile = zones[ground.artifacts]
            if pile and pickaxes[pile[-1]] <= strength and shovels[pile[-1]] <= depth:
                offer.append(aim[PILE])
        owned = zones[ground.owned[seat]]
        if len(owned) >= PARTY:
            category, wants, arrange = ground.category, ground.wants, self._arrange[seat]
            collected = 0
            for card in owned:
                collected |= category[card]
            for cell, card in enumerate(zones[ground.posters]):
                if card >= 0 and wants[card] & collected:
                    offer.append(arrange[cell])
        return offer or self._pass[seat]

    def _pay(self, table: Table, seat: Seat) -> Sequence[Action]:
        """Mark cards from the hand; once their shovels suffice dig with as few display cards as do, or
        spend all up to a later one (PT10)."""
        ground, marked, mark = self.ground, table.marked, self._mark[seat]
        offer = []
        paid = 0
        for card in table.zones[ground.hand[seat]]:
            if marked[card]:
                paid += ground.shovels[card]
            else:
                offer.append(mark[card])
        artifact = ground.aimed(table)
        if paid >= ground.shovels[artifact]:
            offer.append(self._dig[seat])
            display = table.zones[ground.display[seat]]
            spend = self._spend[seat]
            offer += [spend[card] for card in display[ground.fewest(display, ground.pickaxes[artifact]):]]
        return offer

    def _shards(self, table: Table, seat: Seat) -> Sequence[Action]:
        return (self._draw[seat], self._leave[seat])

    def _shed(self, table: Table, seat: Seat) -> Sequence[Action]:
        discard = self._discard[seat]
        return [discard[card] for card in table.zones[self.ground.hand[seat]]]

    def _choose(self, table: Table, seat: Seat) -> Sequence[Action]:
        """Mark artifacts, then ready; the arranger needs a wanted one among them (PT13, PT16)."""
        ground, marked, mark = self.ground, table.marked, self._mark[seat]
        offer = []
        chosen, some = 0, False
        for card in table.zones[ground.owned[seat]]:
            if marked[card]:
                chosen |= ground.category[card]
                some = True
            else:
                offer.append(mark[card])
        facts = table.facts
        if seat != facts.turn:
            offer.append(self._ready[seat] if some else self._none[seat])
        elif chosen & ground.wants[table.zones[ground.posters][facts.poster]]:
            offer.append(self._ready[seat])
        return offer

    def _give(self, table: Table, seat: Seat) -> Sequence[Action]:
        discard = self._discard[seat]
        return [discard[card] for card in self.exhibition.owed(table, seat)]

    def obvious(self, action: Action) -> bool:
        return action.verb == "pass"  # PT15: only without any possible action

    def apply(self, dealer: Dealer, action: Action) -> None:
        self._verbs[action.verb](dealer, action)

    def _do_draw(self, dealer: Dealer, action: Action) -> None:
        """PT8, PT12, PT15: two cards, from the shuffled discards if need be, or what there is."""
        ground, seat = self.ground, action.seat
        pile, discards = dealer.zones[ground.excavation], dealer.zones[ground.discard]
        taken = 0
        while taken < DRAWN and (pile or discards):
            if not pile:
                dealer.gather(ground.discard, ground.excavation)
                dealer.shuffle(ground.excavation)
                dealer.cue("reshuffle", None, RESHUFFLED)
            dealer.deal(ground.excavation, ground.hand[seat])
            taken += 1
        dealer.cue("draw", seat, DRAWS[taken])
        self._shed_or_next(dealer, seat)

    def _shed_or_next(self, dealer: Dealer, seat: Seat) -> None:
        facts = dealer.table.facts
        if len(dealer.zones[self.ground.hand[seat]]) > MOST_IN_HAND:
            facts.phase = "shed"
        else:
            self._next(dealer, facts.idle + 1)

    def _do_lay(self, dealer: Dealer, action: Action) -> None:
        """PT9."""
        ground, seat, card = self.ground, action.seat, action.card
        dealer.move(card, ground.hand[seat], ground.display[seat], 1)
        dealer.cue("lay", seat, words.lays(ground.pickaxes[card]))
        self._next(dealer, dealer.table.facts.idle + 1)

    def _do_aim(self, dealer: Dealer, action: Action) -> None:
        digging.aim(self.ground, dealer, action.seat, PILE if action.cell < 0 else action.cell)

    def _do_mark(self, dealer: Dealer, action: Action) -> None:
        """No cue: a sound would tell how many were marked."""
        ground, seat = self.ground, action.seat
        zone = ground.hand[seat] if dealer.table.facts.phase == "pay" else ground.owned[seat]
        dealer.mark(action.card, zone)

    def _do_dig(self, dealer: Dealer, action: Action) -> None:
        """PT10, PT11; and for shards the choice to draw two cards (PT12)."""
        if digging.dig(self.ground, dealer, action.seat, action.card):
            self._next(dealer, 0)
        else:
            dealer.table.facts.phase = "shards"

    def _do_leave(self, dealer: Dealer, action: Action) -> None:
        dealer.cue("leave", action.seat, LEAVES)
        self._next(dealer, dealer.table.facts.idle + 1)

    def _do_arrange(self, dealer: Dealer, action: Action) -> None:
        self.exhibition.arrange(dealer, action.seat, action.cell)

    def _do_ready(self, dealer: Dealer, action: Action) -> None:
        """On to the next who chooses; behind the last one everything is revealed (PT16)."""
        facts = dealer.table.facts
        dealer.cue("ready", action.seat, CHOSEN)
        asked = self.exhibition.asked_next(dealer.table)
        if asked >= 0:
            facts.asked = asked
            return
        self.exhibition.reveal(dealer)
        self._collect(dealer)

    def _do_discard(self, dealer: Dealer, action: Action) -> None:
        """PT14, or what is owed after a permanent exhibition (PT20)."""
        ground, seat, card = self.ground, action.seat, action.card
        if dealer.table.facts.phase == "give":
            self.exhibition.give(dealer, seat, card)
            self._collect(dealer)
            return
        dealer.move(card, ground.hand[seat], ground.discard, 1)
        dealer.cue("discard", seat, words.DISCARDS)
        self._shed_or_next(dealer, seat)

    def _collect(self, dealer: Dealer) -> None:
        if self.exhibition.collect(dealer):
            if self.exhibition.close(dealer):
                self._end(dealer)
            else:
                self._next(dealer, 0)

    def _do_pass(self, dealer: Dealer, action: Action) -> None:
        """PT15."""
        facts = dealer.table.facts
        dealer.cue("pass", action.seat, PASSES)
        self._next(dealer, facts.idle + 1, facts.passes + 1)

    def _next(self, dealer: Dealer, idle: int, passes: int = 0) -> None:
        """The turn goes on clockwise, unless nothing has happened for too long (PT15)."""
        facts = dealer.table.facts
        facts.idle, facts.passes = idle, passes
        if passes == len(self._everyone) or idle >= self._restless:
            self._end(dealer)
            return
        facts.phase = "turn"
        facts.turn = facts.asked = (facts.turn + 1) % len(self._everyone)

    def _end(self, dealer: Dealer) -> None:
        """All artifacts are turned up to be counted (PT23)."""
        ground, facts = self.ground, dealer.table.facts
        facts.asked, facts.phase = -1, "over"
        with dealer.together():
            for zone in ground.owned:
                for card in dealer.zones[zone]:
                    dealer.turn(card, zone, 1)
        dealer.cue("end", None, ENDS)

    def score(self, table: Table) -> Score:
        return scoring.score(self.ground, table)

    def label(self, action: Action) -> Say:
        return words.label(self.ground, action)

    def why_not(self, table: Table, seat: Seat, card: Card) -> Say | None:
        return words.why_not(self.ground, table, seat, card)

    def signs(self, view: View) -> list[Sign]:
        return signs(self.ground, view)

    def worth(self, view: View, card: Card) -> list[Say]:
        return words.worth(self.ground, view, card)
