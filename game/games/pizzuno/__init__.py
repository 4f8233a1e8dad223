"""Pizzuno: match colour or symbol, shout before your last card."""

from game.games.pizzuno.bot import think
from game.games.pizzuno.cards import House, Slice
from game.games.pizzuno.rules import Pizzuno
from game.kernel.rules import Game

GAME = Game(
    id="pizzuno",
    seats=range(2, 5),
    traits={"slices": Slice},
    house=House,
    make=lambda faces, seats, house, _board: Pizzuno(faces, seats, house),
    think=think,
)
