"""What is printed on Paititi's cards and boards, and what everyone at the table knows: shapes, no rules."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from game.kernel.table import Facts

Category = Literal["vase", "llama", "statue", "tile", "disc", "shards"]
CATEGORIES = ("vase", "llama", "statue", "tile", "disc")
"""The five that exhibitions are dedicated to; shards are shown nowhere."""


@dataclass(frozen=True, slots=True)
class Excavation:
    """A card that is pickaxes on the display or shovels from the hand, never both (PT1)."""

    pickaxes: int
    shovels: int


@dataclass(frozen=True, slots=True)
class Artifact:
    """So many artifacts of one category; the price in pickaxes and shovels stands on the back (PT2)."""

    category: Category
    number: int
    pickaxes: int
    shovels: int


@dataclass(frozen=True, slots=True)
class Poster:
    """An exhibition: an opening of two categories, or one category that travels and one that stays.
    Stop, the closed museum, shows nothing (PT4)."""

    opening: tuple[Category, ...] = ()
    travelling: Literal["", "vase", "llama", "statue", "tile", "disc"] = ""
    permanent: Literal["", "vase", "llama", "statue", "tile", "disc"] = ""


@dataclass(frozen=True, slots=True)
class House:
    """The house rules: who deals (PT6)."""

    dealer: Literal["random", "host", "second", "third", "fourth"] = "random"


@dataclass(frozen=True, slots=True)
class Board:
    """The travelling chart: points for 1, 2, 3 … artifacts; more than it has count as its last (PT5)."""

    travelling: tuple[int, ...]

    def points(self, artifacts: int) -> int:
        """Victory points for so many artifacts in one travelling exhibition."""
        return self.travelling[min(artifacts, len(self.travelling)) - 1] if artifacts else 0


PARTY = 2
"""Who has fewer artifact cards takes no part in exhibitions (PT13, PT16)."""

USED, MORE = 1, 2
"""What a seat owes after a permanent exhibition: a card used there, and one more of any kind (PT20)."""

PILE = 3
"""The place aimed at when it is the artifact pile and not one of the three cells of the row."""


@dataclass(slots=True)
class PaititiFacts(Facts):
    """What everyone knows besides the cards.

    `phase` is what the seat `asked` must do: "turn" one of the four actions, "pay" for the artifact
    aimed at, "shards" draw or not, "shed" cards down to eight, "choose" what to show, "give" up an
    artifact; "over" when nobody is asked (-1). `aim` and `poster` are places in the row and on the wall,
    -1 while there is none. `idle` and `passes` count turns in a row (PT15); `left` the exhibitions still
    to be held once Stop is up, -1 before. `debt` is what each seat owes after a permanent exhibition.
    `held` has for each exhibition its poster, its arranger, and the points of each seat, one after another."""

    dealer: int = 0
    turn: int = 0
    asked: int = 0
    phase: str = "turn"
    aim: int = -1
    poster: int = -1
    idle: int = 0
    passes: int = 0
    left: int = -1
    debt: list[int] = field(default_factory=list)
    held: list[int] = field(default_factory=list)
