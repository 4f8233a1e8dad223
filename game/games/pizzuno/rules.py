"""The rules of Pizzuno. Numbers such as PZ7 are lines of its rule sheet (docs/rules/pizzuno.md)."""

from __future__ import annotations

from collections.abc import Sequence

from game.games.pizzuno import words
from game.games.pizzuno.cards import (
    COLOURS,
    DEAL,
    DISCARD,
    DRAW,
    DRAW_FOUR,
    DRAW_TWO,
    HAND,
    HAND_SIZE,
    NAME,
    NO_COLOUR,
    OVER,
    PLAY,
    RESHUFFLES,
    REVERSE,
    SKIP,
    SYMBOLS,
    WILD,
    House,
    PizzunoFacts,
)
from game.kernel.actions import Action, Book
from game.kernel.dealer import Dealer
from game.kernel.rules import Rules, Score, Sign
from game.kernel.say import Say, What
from game.kernel.table import Box, Card, Face, Seat, Table, View, Zone


class Pizzuno(Rules):
    """A table of two to four players."""

    def __init__(self, faces: Sequence[Face], seats: int, house: House) -> None:
        hands = (Zone(f"hand.{seat}", owner=seat) for seat in range(seats))
        self.box = box = Box((Zone("draw", pile=True), Zone("discard"), *hands), faces, seats, house)
        self.book = book = Book(box)
        self.house = house
        self.seats = seats
        self._colour = [COLOURS.index(f.traits.colour) if f.traits.colour in COLOURS else NO_COLOUR for f in faces]
        self._symbol = [SYMBOLS.index(f.traits.symbol) for f in faces]
        self._fits = [[bytes(self._fit(card, colour, symbol) for card in range(len(faces)))
                       for symbol in range(len(SYMBOLS))] for colour in range(NO_COLOUR + 1)]
        counters = (DRAW_TWO, DRAW_FOUR) if house.draw_four_counters else (DRAW_TWO,)
        self._counter = bytes(symbol in counters for symbol in self._symbol)
        everyone = range(seats)
        self._plays = [[tuple(book.make(seat, "play", card, choice=choice) for choice in self._choices(card))
                        for card in range(len(faces))] for seat in everyone]
        self._draw = [(book.make(seat, "draw", zone=DRAW),) for seat in everyone]
        self._pay = [(book.make(seat, "pay", zone=DRAW),) for seat in everyone]
        self._keep = [(book.make(seat, "keep"),) for seat in everyone]
        self._call = [(book.make(seat, "call"),) for seat in everyone]
        self._name = [tuple(book.make(seat, "name", choice=colour) for colour in COLOURS) for seat in everyone]
        self._deal = (book.make(0, "deal"),)
        self._do = {"play": self._do_play, "draw": self._do_draw, "pay": self._do_pay, "keep": self._do_keep,
                    "name": self._do_name, "deal": self._do_deal}

    def _fit(self, card: Card, colour: int, symbol: int) -> bool:
        """PZ6: the colour in play, or the number, or the symbol; wild cards always."""
        return self._colour[card] in (colour, NO_COLOUR) or self._symbol[card] == symbol

    def _choices(self, card: Card) -> tuple[str, ...]:
        return COLOURS if self._colour[card] == NO_COLOUR else ("",)

    # -- the questions ---------------------------------------------------------------------------------

    def facts(self) -> PizzunoFacts:
        return PizzunoFacts(won=[0] * self.seats)

    def awaited(self, table: Table) -> Seat | None:
        facts = table.facts
        if facts.waiting == PLAY:
            turn: int = facts.turn
            return turn
        if facts.waiting == OVER:
            return None
        return 0 if facts.waiting == DEAL else facts.turn

    def legal(self, table: Table, seat: Seat) -> Sequence[Action]:
        facts = table.facts
        waiting = facts.waiting
        if waiting >= DEAL:
            return self._deal if waiting == DEAL and seat == 0 else ()
        hand = table.zones[HAND + seat]
        called = facts.called >> seat & 1
        # PZ14: open with exactly two cards, and with one while the lapse is not yet punished
        call = self._call[seat] if not called and (len(hand) == 2 or facts.lapsed >> seat & 1) else ()
        if seat != facts.turn:
            return call
        if waiting == NAME:
            return call + self._name[seat]
        plays = self._plays[seat]
        fits = self._fits[facts.colour][facts.symbol]
        if facts.drawn:
            fresh = hand[-1]
            return call + plays[fresh] + self._keep[seat] if fits[fresh] else call + self._keep[seat]
        found = list(call)
        if facts.debt:
            counter = self._counter
            for card in hand:
                if counter[card] and fits[card]:
                    found += plays[card]
        else:
            for card in hand:
                if fits[card]:
                    found += plays[card]
        if len(found) == len(call):
            return call + (self._pay[seat] if facts.debt else self._draw[seat])
        return found

    def obvious(self, action: Action) -> bool:
        return action.verb == "keep"  # PZ7: a card that does not fit can only be kept

    def last_chance(self, table: Table) -> tuple[Seat, ...]:
        """PZ14, PZ15: who sits there with one card and no call."""
        lapsed = table.facts.lapsed
        return tuple(seat for seat in range(self.seats) if lapsed >> seat & 1)

    def why_not(self, table: Table, seat: Seat, card: Card) -> Say | None:
        facts = table.facts
        hand = table.zones[HAND + seat]
        if card not in hand or facts.waiting >= DEAL:
            return None
        if seat != facts.turn:
            return words.NOT_YOUR_TURN
        if facts.waiting == NAME:
            return words.NAME_FIRST
        if facts.drawn and card != hand[-1]:
            return words.ONLY_THE_DRAWN
        fits = self._fits[facts.colour][facts.symbol][card]
        if facts.debt and not (fits and self._counter[card]):
            return words.owes(facts.debt)
        if not fits:
            top = table.zones[DISCARD][-1]
            return Say("It fits neither {colour} nor {card}.", colour=words.COLOUR_WORDS[COLOURS[facts.colour]],
                       card=What(top))
        return None

    # -- the deal --------------------------------------------------------------------------------------

    def lay_out(self, table: Table) -> None:
        table.zones[DRAW].extend(range(len(self.box.faces)))

    def setup(self, dealer: Dealer) -> None:
        self._begin(dealer, 0)

    def _begin(self, dealer: Dealer, starter: Seat) -> None:
        """Deal a round in which `starter` is the first player (PZ3, PZ4, PZ18)."""
        facts = dealer.table.facts
        facts.way, facts.debt, facts.drawn, facts.called, facts.lapsed = 1, 0, False, 0, 0
        facts.passes = facts.reshuffles = 0
        facts.starter = facts.turn = starter
        facts.waiting = PLAY
        dealer.shuffle(DRAW)
        dealer.cue("deal")
        for _ in range(HAND_SIZE):
            with dealer.together():
                for seat in range(self.seats):
                    dealer.deal(DRAW, HAND + seat)
        card = dealer.deal(DRAW, DISCARD, up=1)
        while self._symbol[card] == DRAW_FOUR:
            dealer.move(card, DISCARD, DRAW)
            dealer.shuffle(DRAW)
            card = dealer.deal(DRAW, DISCARD, up=1)
        facts.colour, facts.symbol = self._colour[card], self._symbol[card]
        if dealer.listening:
            dealer.cue("start", None, Say("The first card is {card}.", card=What(card)))
        self._start_card(dealer)

    def _start_card(self, dealer: Dealer) -> None:
        """PZ5: the card turned up to begin with acts."""
        facts = dealer.table.facts
        first = facts.starter
        if facts.symbol == WILD:
            facts.waiting = NAME
        elif facts.symbol == SKIP:
            dealer.cue("skip", first)
            self._next(facts, 1)
        elif facts.symbol == DRAW_TWO:
            self._take(dealer, first, 2)
            dealer.cue("debt", first, Say("draws two to begin with"))
            self._next(facts, 1)
        elif facts.symbol == REVERSE:
            facts.way = -1
            facts.turn = (first - 1) % self.seats
            dealer.cue("reverse")

    # -- the actions -----------------------------------------------------------------------------------

    def apply(self, dealer: Dealer, action: Action) -> None:
        facts = dealer.table.facts
        if action.verb == "call":
            facts.called |= 1 << action.seat
            facts.lapsed &= ~(1 << action.seat)
            if dealer.listening:
                dealer.cue("call", action.seat, Say("calls Pizzuno!"))
            return
        if facts.lapsed:
            self._punish(dealer)
        self._do[action.verb](dealer, action)

    def _punish(self, dealer: Dealer) -> None:
        """PZ15: whoever forgot to call draws, before the next action takes effect."""
        facts = dealer.table.facts
        for seat in range(self.seats):
            if facts.lapsed >> seat & 1:
                if dealer.listening:
                    n = self.house.call_penalty
                    dealer.cue("penalty", seat, Say("forgot to call and draws {n}", n=n))
                facts.lapsed &= ~(1 << seat)
                self._take(dealer, seat, self.house.call_penalty)

    def _do_play(self, dealer: Dealer, action: Action) -> None:
        facts = dealer.table.facts
        seat, card = action.seat, action.card
        dealer.move(card, HAND + seat, DISCARD, 1)
        symbol = self._symbol[card]
        facts.symbol = symbol
        facts.colour = COLOURS.index(action.choice) if action.choice else self._colour[card]
        facts.drawn = False
        facts.passes = 0
        if dealer.listening:
            dealer.cue(words.PLAY_CUES.get(symbol, "play"), seat, words.played(action))
        left = len(dealer.zones[HAND + seat])
        if left == 0:
            self._end_round(dealer, (seat,))
            return
        if left == 1 and not facts.called >> seat & 1:
            facts.lapsed |= 1 << seat
        steps = 1
        if symbol >= SKIP:
            steps = self._effect(dealer, symbol)
        facts.turn = (facts.turn + steps * facts.way) % self.seats
        if facts.reshuffles >= RESHUFFLES:
            self._end_by_count(dealer)

    def _effect(self, dealer: Dealer, symbol: int) -> int:
        """What an action card does (PZ9-PZ12); returns how many seats on the turn goes."""
        facts = dealer.table.facts
        if symbol == SKIP:
            return 2
        if symbol == REVERSE:
            facts.way = -facts.way
            return 2 if self.seats == 2 and self.house.reverse_skips_with_two else 1
        if symbol == DRAW_TWO:
            facts.debt += 2
        elif symbol == DRAW_FOUR:
            if self.house.draw_four_counters:
                facts.debt += 4
                return 1
            victim = (facts.turn + facts.way) % self.seats
            got = self._take(dealer, victim, 4)
            if dealer.listening:
                dealer.cue("debt", victim, words.draws(got))
            return 2
        return 1

    def _do_draw(self, dealer: Dealer, action: Action) -> None:
        """PZ7; drawing nothing is passing (PZ13)."""
        facts = dealer.table.facts
        got = self._take(dealer, action.seat, 1)
        if dealer.listening:
            dealer.cue("draw", action.seat, words.draws(got))
        if got:
            facts.drawn = True
            facts.passes = 0
            if facts.reshuffles >= RESHUFFLES:
                self._end_by_count(dealer)
        else:
            self._pass(dealer)

    def _do_pay(self, dealer: Dealer, action: Action) -> None:
        """PZ9: the whole debt is drawn and the turn is lost; what the piles cannot pay is forgiven."""
        facts = dealer.table.facts
        got = self._take(dealer, action.seat, facts.debt)
        facts.debt = 0
        if dealer.listening:
            dealer.cue("debt", action.seat, words.draws(got))
        if got:
            facts.passes = 0
            self._next(facts, 1)
            if facts.reshuffles >= RESHUFFLES:
                self._end_by_count(dealer)
        else:
            self._pass(dealer)

    def _do_keep(self, dealer: Dealer, action: Action) -> None:
        facts = dealer.table.facts
        facts.drawn = False
        self._next(facts, 1)

    def _do_name(self, dealer: Dealer, action: Action) -> None:
        """PZ5, Wild: the first player names the colour and then plays."""
        facts = dealer.table.facts
        facts.colour = COLOURS.index(action.choice)
        facts.waiting = PLAY
        if dealer.listening:
            dealer.cue("wild", action.seat, Say("names {colour}", colour=words.COLOUR_WORDS[action.choice]))

    def _do_deal(self, dealer: Dealer, action: Action) -> None:
        """PZ18: the next round; the winner of the last one goes first."""
        dealer.table.facts.round += 1
        with dealer.together():
            for zone in (DISCARD, *range(HAND, HAND + self.seats)):
                dealer.gather(zone, DRAW)
        self._begin(dealer, dealer.table.facts.starter)

    # -- what the actions share ------------------------------------------------------------------------

    def _next(self, facts: PizzunoFacts, steps: int) -> None:
        facts.turn = (facts.turn + steps * facts.way) % self.seats

    def _take(self, dealer: Dealer, seat: Seat, n: int) -> int:
        """Draw up to n cards; PZ13: all discards but the top become a new pile when the old is empty.
        Returns how many there were."""
        draw, hand = dealer.zones[DRAW], HAND + seat
        got = 0
        while got < n:
            if not draw:
                if len(dealer.zones[DISCARD]) < 2:
                    break
                dealer.gather(DISCARD, DRAW, keep=1)
                dealer.shuffle(DRAW)
                dealer.table.facts.reshuffles += 1
                dealer.cue("reshuffle", None, words.RESHUFFLED)
            dealer.deal(DRAW, hand)
            got += 1
        if len(dealer.zones[hand]) > 2:
            dealer.table.facts.called &= ~(1 << seat)
        return got

    def _pass(self, dealer: Dealer) -> None:
        facts = dealer.table.facts
        facts.passes += 1
        self._next(facts, 1)
        if facts.passes >= self.seats:
            self._end_by_count(dealer)

    def _end_by_count(self, dealer: Dealer) -> None:
        """PZ13: nobody can go on; the fewest cards win."""
        left = [len(dealer.zones[HAND + seat]) for seat in range(self.seats)]
        self._end_round(dealer, tuple(seat for seat in range(self.seats) if left[seat] == min(left)))

    def _end_round(self, dealer: Dealer, winners: tuple[Seat, ...]) -> None:
        """PZ17, PZ18: hands are shown, the round is counted, and the host is asked to deal, or it is over."""
        facts = dealer.table.facts
        facts.debt = facts.called = facts.lapsed = 0
        facts.drawn = False
        for seat in winners:
            facts.won[seat] += 1
        facts.starter = min(winners, key=lambda seat: (seat - facts.starter - 1) % self.seats)
        facts.waiting = OVER if max(facts.won) >= self.house.rounds else DEAL
        with dealer.together():
            for zone in range(HAND, HAND + self.seats):
                for card in dealer.zones[zone]:
                    dealer.turn(card, zone, 1)
        for seat in winners:
            dealer.cue("win", seat, words.WINS)

    # -- for people ------------------------------------------------------------------------------------

    def score(self, table: Table) -> Score:
        return words.score(table, self.seats)

    def label(self, action: Action) -> Say:
        return words.label(action)

    def signs(self, view: View) -> list[Sign]:
        return words.signs(view, self.house)
