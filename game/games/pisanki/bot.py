"""A player of Pisanki who buys and moves with the scoring cards in mind.

Looks one purchase and its moves ahead: every slide after each offer, and behind the best of them every
second slide. Effort is counted in tables looked at, never in time.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from itertools import pairwise
from random import Random
from typing import TypeVar

from game.games.pisanki.rules import TURNS, Pisanki
from game.games.pisanki.taste import Taste
from game.kernel.actions import Action
from game.kernel.rules import Rules, Thought
from game.kernel.table import HOLE, Card, Seat, View

LOOKS = 40
"""Tables looked at between two yields: about 2 ms."""
BEAM = 10
"""First slides after which a second one is tried."""
SECOND = 0.6
"""What the second of two slides adds, as a part of what the first does."""
CARD = 6.0
"""What one more card in the next turn’s offers is worth: measured by letting bots of 1 to 100 play each other."""
KEEPS = 0.6
"""How likely another player leaves us the offer we want most."""

T = TypeVar("T")
Thinking = Generator[None, None, T]
Row = list[Card]
Slide = tuple[float, int, int]
"""How good a table is after a slide, and the slide: from which cell to which."""


def think(rules: Rules, view: View, legal: Sequence[Action], dice: Random) -> Thought:
    """The action that promises most."""
    assert isinstance(rules, Pisanki)
    if len(legal) == 1:
        return legal[0]
    facts = view.facts
    seat: Seat = facts.asked
    mind = Mind(rules, view, seat)
    if facts.moves < 0:
        return (yield from mind.buy(legal, view))
    if facts.lifted >= 0:
        return (yield from mind.set_down(legal, facts.lifted, facts.moves))
    return (yield from mind.lift(legal, facts.moves))


class Mind:
    """One decision of one seat."""

    def __init__(self, rules: Pisanki, view: View, seat: Seat) -> None:
        count = rules.count
        self.rules = rules
        self.seat = seat
        self.facts = view.facts
        rows = count.seen_rows(view)
        self.row = rows[seat]
        self.spaces = [cell for cell, seen in enumerate(view.zones[rules.grids + seat]) if seen is None]
        displays = [count.display(row) for row in rows]
        criteria = [rules.box.faces[card].traits for card in view.cards(rules.scoring)]
        self.taste = Taste(rules.grid, criteria, displays[:seat] + displays[seat + 1:],
                           [displays[seat - 1], displays[(seat + 1) % rules.seats]],
                           count.bunny(view.cards(rules.bunny)))

    def value(self, row: Row) -> float:
        stamps = self.rules.count.stamps
        return self.taste.value(sum([stamps[card] << cell for cell, card in enumerate(row) if card != HOLE]))

    def buy(self, legal: Sequence[Action], view: View) -> Thinking[Action]:
        """The best offer with the moves it allows, or a pass if waiting for one more card promises more."""
        best_now: tuple[float, Action] | None = None
        waiting = []
        for action in legal:
            if action.verb != "buy":
                continue
            row = self.row[:]
            cards = view.cards(action.zone)
            for cell, card in zip(self.spaces, cards, strict=True):
                row[cell] = card
            base = self.value(row)
            waiting.append(base)
            worth = base
            if moves := TURNS - len(cards):
                slides = yield from self.slides(row)
                gain = max(0.0, max(slides)[0] - base) if slides else 0.0
                worth += gain * (1 + SECOND if moves > 1 else 1)
            if best_now is None or worth > best_now[0]:
                best_now = worth, action
        assert best_now is not None
        if legal[-1].verb == "pass" and self.patience(waiting) > best_now[0]:
            return legal[-1]
        return best_now[1]

    def patience(self, offers: list[float]) -> float:
        """What the next turn promises: the best offer the others leave, one card richer, and its move."""
        left = KEEPS ** sum(1 for feeds in self.facts.feeds if feeds >= 0) / KEEPS
        offers.sort(reverse=True)
        return left * offers[0] + (1 - left) * offers[min(1, len(offers) - 1)] + CARD

    def slides(self, row: Row) -> Thinking[list[Slide]]:
        """Every slide of a face-up card, with how good the table is after it; of the two slides that make
        two neighbours change places only one."""
        grid = self.rules.grid
        found: list[Slide] = []
        for start, card in enumerate(row):
            if card == HOLE:
                continue
            for end, path in grid.paths[start].items():
                if len(path) == 2 and end < start and row[end] != HOLE:
                    continue
                found.append((self.value(slid(row, path)), start, end))
                if not self.taste.looks % LOOKS:
                    yield
        return found

    def best_after(self, row: Row, slides: list[Slide], moves: int) -> Thinking[Slide]:
        """The slide to make first when so many may be made."""
        slides.sort(reverse=True)
        if moves < 2:
            return slides[0]
        best = slides[0]
        for value, start, end in slides[:BEAM]:
            after = yield from self.slides(slid(row, self.rules.grid.paths[start][end]))
            best = max(best, (max(value, max(after)[0]), start, end))
        return best

    def lift(self, legal: Sequence[Action], moves: int) -> Thinking[Action]:
        """The card to move first, or staying if no move makes the table better."""
        slides = yield from self.slides(self.row)
        value, start, _ = yield from self.best_after(self.row, slides, moves)
        if value <= self.value(self.row):
            return legal[-1]
        return next(action for action in legal if action.cell == start)

    def set_down(self, legal: Sequence[Action], start: int, moves: int) -> Thinking[Action]:
        """Where to set the lifted card down."""
        paths = self.rules.grid.paths[start]
        slides = [(self.value(slid(self.row, paths[action.cell])), start, action.cell) for action in legal]
        _, _, end = yield from self.best_after(self.row, slides, moves)
        return next(action for action in legal if action.cell == end)


def slid(row: Row, path: Sequence[int]) -> Row:
    """The table after the card at the start of a path was set down at its end."""
    new = row[:]
    for gap, cell in pairwise(path):
        new[gap] = row[cell]
    new[path[-1]] = row[path[0]]
    return new
