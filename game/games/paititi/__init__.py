"""Paititi: dig up artifacts, and show them at the right exhibition."""

from game.games.paititi.bot import think
from game.games.paititi.cards import Artifact, Board, Excavation, House, Poster
from game.games.paititi.rules import Paititi
from game.kernel.rules import Game

GAME = Game(
    id="paititi",
    seats=range(2, 5),
    traits={"excavation": Excavation, "artifacts": Artifact,
            "poster-a": Poster, "poster-b": Poster, "poster-c": Poster},
    house=House,
    make=Paititi,
    think=think,
    board=Board,
)
