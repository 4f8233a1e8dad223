"""Pisanki, the tableau game: cards bought from offers, slid across a grid, scored by nine cards."""

from __future__ import annotations

from collections.abc import Sequence

from game.games.pisanki.bot import think
from game.games.pisanki.cards import Criterion, Exhibit, House
from game.games.pisanki.rules import Pisanki
from game.kernel.rules import Game
from game.kernel.table import Face


def make(faces: Sequence[Face], seats: int, house: House, board: None = None) -> Pisanki:
    """The rules of one match."""
    return Pisanki(faces, seats, house)


GAME = Game(
    id="pisanki",
    seats=range(2, 6),
    traits={"eggs": Exhibit, "scoring": Criterion},
    house=House,
    make=make,
    think=think,
)
