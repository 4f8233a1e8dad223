"""How a normal bot plays Paititi: dig for the best rate, show what pays more than keeping it.

It knows only its view. What others own it estimates by the backs that everyone sees."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from random import Random
from typing import cast

from game.games.paititi.cards import PaititiFacts
from game.games.paititi.ground import Ground
from game.games.paititi.rules import Paititi
from game.kernel.actions import Action
from game.kernel.rules import Rules, Thought
from game.kernel.table import Card, Seat, View

USUAL_EXHIBITIONS = 10.5
"""How many exhibitions a game has, about: Stop lies among the last six posters."""
LATER = 0.35
"""What an artifact kept may bring at each exhibition still to come, beyond its point at the end."""
DRAWN_SHOVELS = 5.0
"""What drawing two cards brings, about."""
DRAWN_PICKAXES = 2.2
"""What is laid after drawing, about."""
WORTHWHILE = 2.0
"""Arranging takes a turn, which digging would make worth so many points."""


def think(rules: Rules, view: View, legal: Sequence[Action], dice: Random) -> Thought:
    """Choose for the seat that views; one thought is far below a slice, so it yields once."""
    yield
    if len(legal) <= 1:
        return legal[0] if legal else None
    mind = Mind(cast(Paititi, rules).ground, view, legal)
    match view.facts.phase:
        case "turn":
            return mind.turn()
        case "pay":
            return mind.pay()
        case "shards":
            return mind.find("draw") or legal[0]
        case "choose":
            return mind.choose()
        case _:
            return mind.discard()


class Mind:
    """One look at the table by one seat."""

    def __init__(self, ground: Ground, view: View, legal: Sequence[Action]) -> None:
        assert view.viewer is not None  # nobody asks the table itself
        self.ground = ground
        self.view = view
        self.legal = legal
        self.seat: Seat = view.viewer
        self.facts: PaititiFacts = view.facts
        self.hand = view.cards(ground.hand[self.seat])
        self.display = view.cards(ground.display[self.seat])
        self.owned = view.cards(ground.owned[self.seat])

    def find(self, verb: str, card: Card = -1) -> Action | None:
        """The legal action of this verb and card."""
        return next((action for action in self.legal if action.verb == verb and action.card == card), None)

    def turn(self) -> Action:
        """Arrange if it pays; else whatever leads soonest to the best artifact."""
        value, arrange = max(((self._arranging(action.cell), action) for action in self.legal
                              if action.verb == "arrange"), key=lambda pair: pair[0], default=(0.0, None))
        patience = 0.0 if self.facts.idle > 3 * self.ground.box.seats else WORTHWHILE
        if arrange is not None and value > patience:
            return arrange
        return self._digging() or arrange or self.legal[0]

    def _keep(self) -> float:
        """What one artifact is worth that is not given away at this exhibition."""
        held = len(self.facts.held) // (self.ground.box.seats + 2)
        to_come = self.facts.left if self.facts.left >= 0 else max(2.0, USUAL_EXHIBITIONS - held)
        return 1 + LATER * (to_come - 1)

    def plan(self, poster: Card) -> tuple[float, list[Card]]:
        """What to show at an exhibition, and what that is worth beyond keeping it."""
        ground, keep = self.ground, self._keep()
        number = ground.number
        if ground.opening[poster]:
            shown = [card for card in self.owned if ground.category[card] & ground.opening[poster]]
            return float(ground.total(number, shown)), shown
        away = [card for card in self.owned if ground.category[card] & ground.travelling[poster]]
        n = ground.total(number, away)
        gain = ground.board.points(n) - n * keep
        if gain <= 0:
            gain, away = 0.0, []
        stay = [card for card in self.owned if ground.category[card] & ground.permanent[poster]]
        if stay:
            n = ground.total(number, stay)
            first = min(stay, key=lambda card: number[card])
            rest = [number[card] for card in self.owned if card != first and card not in away]
            lent = 3 * n - keep * (number[first] + (0.7 * min(rest) if rest else 0))
            if lent > 0:
                return gain + lent, away + stay
        return gain, away

    def _arranging(self, cell: int) -> float:
        """What arranging this poster brings, less what the others are likely to get out of it."""
        ground, view = self.ground, self.view
        seen = view.zones[ground.posters][cell]
        assert seen is not None and seen.face is not None  # posters on the wall are open
        gain, shown = self.plan(seen.face)
        rivals = 0.0
        for seat in range(ground.box.seats):
            backs = view.zones[ground.owned[seat]]
            if seat != self.seat and len(backs) > 1:
                owned = sum(ground.average[str(back.back)] for back in backs if back is not None)
                rivals += owned * (0.4 if ground.opening[seen.face] else 0.6)
        return 1 + gain - rivals / (ground.box.seats - 1) - (0 if shown else 3)

    def _digging(self) -> Action | None:
        """The next step towards the artifact with the best value for the turns it takes."""
        ground = self.ground
        places = [(ground.row, cell, seen) for cell, seen in enumerate(self.view.zones[ground.row])]
        if pile := self.view.zones[ground.artifacts]:
            places.append((ground.artifacts, -1, pile[-1]))
        best, step = -1.0, None
        for zone, cell, seen in places:
            if seen is None:
                continue
            turns, first = self._way(str(seen.back), zone, cell)
            rate = ground.average[str(seen.back)] / turns
            if first is not None and rate > best:
                best, step = rate, first
        return step or self._lay(9) or self.find("draw")

    def _way(self, back: str, zone: int, cell: int) -> tuple[float, Action | None]:
        """How many turns until an artifact is dug up, about, and the first step."""
        ground = self.ground
        pickaxes, shovels = ground.prices[back]
        pickaxes -= ground.total(ground.pickaxes, self.display)
        shovels -= ground.total(ground.shovels, self.hand)
        if pickaxes <= 0 and shovels <= 0:
            aim = next((action for action in self.legal if action.zone == zone and action.cell == cell), None)
            return 1.0, aim
        turns = 1.0
        for card in sorted(self.hand, key=self._as_shovels):
            if pickaxes <= 0:
                break
            pickaxes -= ground.pickaxes[card]
            shovels += ground.shovels[card]
            turns += 1
        turns += max(0.0, pickaxes / DRAWN_PICKAXES) * 1.5 + max(0.0, shovels / DRAWN_SHOVELS)
        short = ground.prices[back][0] - ground.total(ground.pickaxes, self.display)
        draw = next((action for action in self.legal if action.verb == "draw"), None)
        if short > 0 and (len(self.hand) > 4 or draw is None):
            return turns, self._lay(short) or draw
        return turns, draw or self._lay(short)

    def _as_shovels(self, card: Card) -> float:
        """How much sooner a card is kept for its shovels than laid for its pickaxes."""
        return self.ground.shovels[card] - 1.5 * self.ground.pickaxes[card]

    def _lay(self, short: int) -> Action | None:
        """Lay what gives most pickaxes, of those still short, for the fewest shovels."""
        ground = self.ground
        if not self.hand:
            return None
        card = max(self.hand, key=lambda card: 1.5 * min(ground.pickaxes[card], max(short, 1)) - ground.shovels[card])
        return self.find("lay", card)

    def pay(self) -> Action:
        """Mark the cards that suffice with the least left over, then dig."""
        ground = self.ground
        if (dig := self.find("dig")) is not None:
            return dig
        row = self.view.zones[ground.row]
        seen = row[self.facts.aim] if self.facts.aim < len(row) else self.view.zones[ground.artifacts][-1]
        assert seen is not None  # this seat aims at it
        marked = {seen.face for seen in self.view.zones[ground.hand[self.seat]] if seen is not None and seen.marked}
        open_cards = [card for card in self.hand if card not in marked]
        short = ground.prices[str(seen.back)][1] - sum(ground.shovels[card] for card in self.hand if card in marked)
        ways = (way for size in range(1, len(open_cards) + 1) for way in combinations(open_cards, size)
                if ground.total(ground.shovels, way) >= short)
        cheapest = min(ways, key=lambda way: sum(ground.shovels[card] + 0.6 * ground.pickaxes[card] for card in way))
        return self.find("mark", cheapest[0]) or self.legal[0]

    def choose(self) -> Action:
        """Mark what the plan shows, one by one, then be ready; the arranger shows at least one card."""
        ground = self.ground
        seen = self.view.zones[ground.posters][self.facts.poster]
        assert seen is not None and seen.face is not None  # posters on the wall are open
        poster = seen.face
        _, shown = self.plan(poster)
        if not shown and self.facts.turn == self.seat:
            wanted = [card for card in self.owned if ground.category[card] & ground.wants[poster]]
            shown = [min(wanted, key=lambda card: ground.number[card])]
        for card in shown:
            if (mark := self.find("mark", card)) is not None:
                return mark
        return self.find("ready") or self.legal[0]

    def discard(self) -> Action:
        """Give away the least: of artifacts the fewest, of excavation cards the weakest."""
        ground = self.ground
        return min(self.legal, key=lambda action: (ground.number[action.card],
                                                   ground.pickaxes[action.card] + ground.shovels[action.card]))
