"""The rules of play: opening, passing, buying and moving (PK4-PK14). Scoring and signs live next door."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.games.pisanki import signs
from game.games.pisanki.cards import FAMILIES, FIRST_GAME, Criterion, Exhibit, House
from game.games.pisanki.grid import grid_for
from game.games.pisanki.scoring import Count, check
from game.kernel.actions import Action, Book
from game.kernel.dealer import Dealer
from game.kernel.dice import dice
from game.kernel.rules import Rules, Score, Sign
from game.kernel.say import Say, What, Who
from game.kernel.table import HOLE, Box, Card, Face, Facts, Seat, Table, View, Zone

TURNS = 3


@dataclass(slots=True)
class Round(Facts):
    """The round as it stands; all of it is public. `asked` is -1 once the game is over, `moves` -1 unless
    the asked player is moving, `lifted` the cell a card is lifted from or -1, `first` the round's first
    buyer or -1, `standing` a mask of the offers not bought. Per seat: `closed` face-down cards left, the
    offer it `feeds` (-1: out of the round) and the one it has `bought` (-1: none)."""

    asked: int
    leader: int
    turn: int
    moves: int
    lifted: int
    first: int
    standing: int
    closed: list[int]
    feeds: list[int]
    bought: list[int]


class Pisanki(Rules):
    """Pisanki at one table. Zones: `pool`, `rest`, `scoring`, `bunny` (two players), `grid.S`, `offer.S`."""

    def __init__(self, faces: Sequence[Face], seats: int, house: House) -> None:
        self.seats = seats
        self.house = house
        self.grid = grid_for(seats)
        zones = [Zone("pool", pile=True), Zone("rest", pile=True), Zone("scoring"), Zone("bunny")]
        self.pool, self.rest, self.scoring, self.bunny = range(4)
        self.grids = len(zones)
        self.offers = self.grids + seats
        zones += [Zone(f"grid.{seat}", cells=self.grid.cells) for seat in range(seats)]
        zones += [Zone(f"offer.{seat}") for seat in range(seats)]
        self.box = Box(zones, faces, seats, house)
        self.exhibits = [card for card, face in enumerate(faces) if isinstance(face.traits, Exhibit)]
        self.criteria = [card for card, face in enumerate(faces) if isinstance(face.traits, Criterion)]
        check([faces[card].traits for card in self.criteria])
        self.count = Count(self.box, self.grid)
        self._make_actions()
        self._make_sentences()
        self._do = {"pass": self._pass, "buy": self._buy, "lift": self._lift, "set": self._set, "stay": self._stay}

    def _make_actions(self) -> None:
        """Every action there can be, in the tuples `legal` hands out."""
        book = self.book = Book(self.box)
        seats, cells = range(self.seats), range(self.grid.cells)
        buys = [[book.make(seat, "buy", zone=self.offers + offer) for offer in seats] for seat in seats]
        passes = [book.make(seat, "pass") for seat in seats]
        sets = [[book.make(seat, "set", zone=self.grids + seat, cell=cell) for cell in cells] for seat in seats]
        self._stays = [(book.make(seat, "stay"),) for seat in seats]
        self._lifts = [tuple(book.make(seat, "lift", zone=self.grids + seat, cell=cell) for cell in cells)
                       for seat in seats]
        self._sets = [[tuple(sets[seat][cell] for cell in self.grid.lines[lifted]) for lifted in cells]
                      for seat in seats]
        masks = range(1 << self.seats)
        self._must_buy = [[tuple(buys[seat][offer] for offer in seats if mask >> offer & 1) for mask in masks]
                          for seat in seats]
        self._may_pass = [[(*must, passes[seat]) for must in self._must_buy[seat]] for seat in seats]

    def _make_sentences(self) -> None:
        """The log's sentences, made once: play without a listener must not pay for them."""
        own = [Say("buys a card from their own offer"), Say("buys two cards from their own offer"),
               Say("buys three cards from their own offer")]
        bought = ["buys a card from {owner}’s offer", "buys two cards from {owner}’s offer",
                  "buys three cards from {owner}’s offer"]
        self._buying = [[[own[n] if offer == seat else Say(bought[n], owner=Who(offer)) for n in range(TURNS)]
                         for offer in range(self.seats)] for seat in range(self.seats)]
        self._moving = [Say("moves {card}", card=What(card)) for card in range(len(self.box.faces))]
        self._leading = Say("leads this round")
        self._passing = Say("passes")
        self._ending = Say("The exhibition is complete: now the points are counted.")

    def facts(self) -> Round:
        every = range(self.seats)
        return Round(asked=-1, leader=0, turn=1, moves=-1, lifted=-1, first=-1, standing=0,
                     closed=[self.grid.cells for _ in every], feeds=[-1 for _ in every], bought=[-1 for _ in every])

    # Setting up (PK4-PK7)

    def lay_out(self, table: Table) -> None:
        table.zones[self.pool] += self.exhibits
        table.zones[self.rest] += self.criteria

    def setup(self, dealer: Dealer) -> None:
        dealer.shuffle(self.pool)
        self._choose_criteria(dealer)
        for _ in range(self.grid.cells):
            with dealer.together():
                for grid in range(self.grids, self.grids + self.seats):
                    dealer.deal(self.pool, grid)
        if self.seats == 2:
            self._open_bunny(dealer)
        table = dealer.table
        if self.house.leader == "random":
            table.facts.leader = int(dice(table.seed, table.roll).random() * self.seats)
            table.roll += 1
        elif self.house.leader != "host":
            table.facts.leader = (int(self.house.leader) - 1) % self.seats
        self._begin_round(dealer)

    def _choose_criteria(self, dealer: Dealer) -> None:
        """One scoring card of each family, face up (PK4): the first of its kind in the shuffled rest."""
        drawn = self.house.scoring_cards == "drawn"
        if drawn:
            dealer.shuffle(self.rest)
        printed = [(card, self.box.faces[card].traits) for card in dealer.zones[self.rest]]
        with dealer.together():
            for family in FAMILIES:
                card = next(card for card, text in printed
                            if text.family == family and (drawn or text.label in FIRST_GAME))
                dealer.move(card, self.rest, self.scoring, up=1)

    def _open_bunny(self, dealer: Dealer) -> None:
        """Bunny's cards, all opened at once, those with only flowers put aside (PK7)."""
        with dealer.together():
            for _ in range(self.grid.cells):
                dealer.deal(self.pool, self.bunny, up=1)
        with dealer.together():
            for card in dealer.zones[self.bunny][:]:
                if not self.box.faces[card].traits.egg:
                    dealer.move(card, self.bunny, self.rest)

    # A round (PK8-PK14)

    def _begin_round(self, dealer: Dealer) -> None:
        """Every player is in again, each at their own offer."""
        facts: Round = dealer.table.facts
        facts.turn = 1
        facts.first = -1
        facts.standing = (1 << self.seats) - 1
        facts.feeds = list(range(self.seats))
        facts.bought = [-1] * self.seats
        facts.asked = facts.leader
        dealer.cue("round", facts.leader, self._leading)
        self._open(dealer)

    def _open(self, dealer: Dealer) -> None:
        """Everyone still in turns up the face-down card nearest the top left, onto the offer they feed
        (PK8, PK9). Nobody has a choice in it, so nobody is asked."""
        facts, up = dealer.table.facts, dealer.up
        with dealer.together():
            for seat in self._order(facts.leader):
                offer = facts.feeds[seat]
                if offer >= 0:
                    grid = self.grids + seat
                    card = next(card for card in dealer.zones[grid] if card != HOLE and not up[card])
                    dealer.move(card, grid, self.offers + offer, up=1)
            dealer.cue("open")
        for seat, offer in enumerate(facts.feeds):
            if offer >= 0:
                facts.closed[seat] -= 1

    def _order(self, leader: Seat) -> list[Seat]:
        return [*range(leader, self.seats), *range(leader)]

    def _go_on(self, dealer: Dealer) -> None:
        """Ask the next player still in; after the last begin a new turn, a new round, or end (PK14)."""
        facts: Round = dealer.table.facts
        facts.moves = -1
        seat = facts.asked
        while (seat := (seat + 1) % self.seats) != facts.leader:
            if facts.feeds[seat] >= 0:
                facts.asked = seat
                return
        if facts.standing:
            facts.turn += 1
            facts.asked = next(seat for seat in self._order(facts.leader) if facts.feeds[seat] >= 0)
            self._open(dealer)
            return
        facts.leader = facts.first
        if 0 in facts.closed:
            facts.asked = -1
            dealer.cue("end", None, self._ending)
        else:
            self._begin_round(dealer)

    # Actions

    def awaited(self, table: Table) -> Seat | None:
        asked: Seat = table.facts.asked
        return asked if asked >= 0 else None

    def legal(self, table: Table, seat: Seat) -> Sequence[Action]:
        facts: Round = table.facts
        if seat != facts.asked:
            return ()
        if facts.lifted >= 0:
            return self._sets[seat][facts.lifted]
        if facts.moves > 0:
            up = table.up
            lifts = [lift for lift, card in zip(self._lifts[seat], table.zones[self.grids + seat], strict=True)
                     if up[card]]
            return (*lifts, *self._stays[seat])
        if facts.moves == 0:
            return self._stays[seat]
        # PK10: no passing in the third turn, nor without a card to open in the next.
        buys = self._may_pass if facts.turn < TURNS and facts.closed[seat] else self._must_buy
        return buys[seat][facts.standing]

    def apply(self, dealer: Dealer, action: Action) -> None:
        self._do[action.verb](dealer, action)

    def _pass(self, dealer: Dealer, action: Action) -> None:
        dealer.cue("pass", action.seat, self._passing)
        self._go_on(dealer)

    def _buy(self, dealer: Dealer, action: Action) -> None:
        """All cards of an offer, face up into the empty spaces in order (PK11); who fed it takes over the
        offer the buyer was feeding (PK9); the first buyer leads next (PK12); few cards, many moves (PK13)."""
        facts, seat, zone = dealer.table.facts, action.seat, action.zone
        offer, grid = zone - self.offers, self.grids + seat
        cards = dealer.zones[zone][:]
        dealer.cue("buy", seat, self._buying[seat][offer][len(cards) - 1])
        with dealer.together():
            for card in cards:
                dealer.move(card, zone, grid, up=1)
        facts.feeds[facts.feeds.index(offer)] = facts.feeds[seat]
        facts.feeds[seat] = -1
        facts.bought[seat] = offer
        facts.standing &= ~(1 << offer)
        if facts.first < 0:
            facts.first = seat
        if len(cards) < TURNS:
            facts.moves = TURNS - len(cards)
        else:
            self._go_on(dealer)

    def _lift(self, dealer: Dealer, action: Action) -> None:
        dealer.table.facts.lifted = action.cell

    def _set(self, dealer: Dealer, action: Action) -> None:
        """Set the lifted card down; those between slide towards the gap (PK13). After the last move the
        player still says that they are done: the cards opened next could not be taken back."""
        facts, zone = dealer.table.facts, action.zone
        lifted = facts.lifted
        facts.lifted = -1
        facts.moves -= 1
        dealer.cue("slide", action.seat, self._moving[dealer.zones[zone][lifted]])
        dealer.slide(zone, self.grid.paths[lifted][action.cell])

    def _stay(self, dealer: Dealer, action: Action) -> None:
        self._go_on(dealer)

    # What the table says

    def score(self, table: Table) -> Score:
        return self.count.score(table)

    def label(self, action: Action) -> Say:
        return signs.label(self, action)

    def why_not(self, table: Table, seat: Seat, card: Card) -> Say | None:
        return signs.why_not(self, table, seat, card)

    def signs(self, view: View) -> list[Sign]:
        return signs.signs(self, view)

    def worth(self, view: View, card: Card) -> list[Say]:
        return signs.worth(self, view, card)
