"""What a game must answer. A game never touches a card but through the Dealer it is given."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Generator, Mapping, Sequence, Set
from dataclasses import dataclass, replace
from random import Random
from typing import Any

from game.kernel.actions import Action, Book
from game.kernel.dealer import Dealer
from game.kernel.say import Say
from game.kernel.table import Box, Card, Face, Seat, Table, View


@dataclass(frozen=True, slots=True)
class Row:
    """One line of the score: for each seat its points (None: not for these eyes, or not told) and the
    cards that earned them; `words` say in a sentence why, a tie for instance. `art` is a picture. A row
    that does not `add` to the total only tells something."""

    label: Say
    points: tuple[int | None, ...]
    cards: tuple[tuple[Card, ...], ...]
    words: Say | None = None
    art: str = ""
    adds: bool = True

    def known_from(self, faces: Set[Card]) -> Row:
        """This row, blank where it needs cards that are not among these faces."""
        told = [faces >= set(cards) for cards in self.cards]
        if all(told):
            return self
        points = tuple(point if known else None for point, known in zip(self.points, told, strict=True))
        cards = tuple(cards if known else () for cards, known in zip(self.cards, told, strict=True))
        return replace(self, points=points, cards=cards, words=None)


@dataclass(frozen=True, slots=True)
class Score:
    """How the table stands, at any time. `winners` are the seats in front, all who tie; `words` say
    how a tie was broken. A total is None where a row of that seat is."""

    rows: tuple[Row, ...]
    totals: tuple[int | None, ...]
    winners: tuple[Seat, ...]
    words: Say | None = None

    def known_from(self, faces: Set[Card], over: bool) -> Score:
        """This score as far as these faces tell: what needs another card is blank, and so is everything
        that follows from it. Who has won is told once the match is over, however they did it."""
        rows = tuple(row.known_from(faces) for row in self.rows)
        totals = tuple(
            None if any(told.points[seat] is None and row.points[seat] is not None
                        for told, row in zip(rows, self.rows, strict=True)) else total
            for seat, total in enumerate(self.totals)
        )
        if None in totals and not over:
            return Score(rows, totals, (), None)
        return Score(rows, totals, self.winners, self.words)


@dataclass(frozen=True, slots=True)
class Sign:
    """Something public that the table shows besides cards. `kind` is one of the stage's few
    (`game/stage/hud.py` lists them), `place` the map's object it belongs to (`discard`, `plate@0` is
    written `plate` with a seat), `art` a picture's name, `value` of `of` a measure; `note` is a second,
    smaller sentence."""

    kind: str
    place: str = ""
    seat: Seat | None = None
    say: Say | None = None
    art: str = ""
    value: int = 0
    of: int = 0
    note: Say | None = None


class Rules(ABC):
    """A game at one table: made once per match. `legal` answers from what the seat can see, and hands
    out actions made once in `book`. Whether an action is legal is checked in `Match.submit` alone."""

    box: Box
    book: Book

    @abstractmethod
    def facts(self) -> Any:
        """The facts before anything has happened."""

    @abstractmethod
    def lay_out(self, table: Table) -> None:
        """Put every card where it lies before anything has happened: nobody is told of this."""

    def table(self, seed: int) -> Table:
        """A new table for these rules, all cards laid out, nothing dealt."""
        table = Table(self.box, self.facts(), seed)
        self.lay_out(table)
        return table

    @abstractmethod
    def setup(self, dealer: Dealer) -> None:
        """Shuffle and deal."""

    @abstractmethod
    def awaited(self, table: Table) -> Seat | None:
        """The seat that must act; None when the match is over."""

    @abstractmethod
    def legal(self, table: Table, seat: Seat) -> Sequence[Action]:
        """All that this seat may do now. A seat may have legal actions while not awaited: interrupts."""

    @abstractmethod
    def apply(self, dealer: Dealer, action: Action) -> None:
        """Do a legal action."""

    @abstractmethod
    def score(self, table: Table) -> Score:
        """How everyone stands now; at the end, the result."""

    @abstractmethod
    def label(self, action: Action) -> Say:
        """What a button for this action says."""

    def last_chance(self, table: Table) -> tuple[Seat, ...]:
        """Seats that could still interrupt before the next action shuts their window."""
        return ()

    def why_not(self, table: Table, seat: Seat, card: Card) -> Say | None:
        """Why this seat cannot use a card it sees; None if there is nothing to say."""
        return None

    def obvious(self, action: Action) -> bool:
        """Whether the client may do this action by itself when it is a person's only one."""
        return False

    def signs(self, view: View) -> list[Sign]:
        """What the table shows besides cards, from what this viewer sees."""
        return []

    def worth(self, view: View, card: Card) -> list[Say]:
        """What a card looked at closely means, and is worth to each player now, in sentences."""
        return []


Thought = Generator[None, None, Action | None]
"""A bot's thinking: yields now and then so that the screen can go on, returns its choice."""

Think = Callable[[Rules, View, Sequence[Action], Random], Thought]


@dataclass(frozen=True, slots=True)
class Game:
    """A game folder, as `games.find` finds it. `traits` names the dataclass of each deck's cards,
    `house` that of the house rules, `board` that of whatever else the YAML prints (or None);
    `make(faces, seats, house, board)` sets a table; `think` is how a normal bot of this game chooses."""

    id: str
    seats: range
    traits: Mapping[str, type]
    house: type
    make: Callable[[Sequence[Face], int, Any, Any], Rules]
    think: Think
    board: type | None = None
