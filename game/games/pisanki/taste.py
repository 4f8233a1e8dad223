"""What the bot likes: the worth of one display table, in points and in prospects of points."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.games.pisanki.cards import Criterion
from game.games.pisanki.contests import egg_strength, flower_strength
from game.games.pisanki.display import Display
from game.games.pisanki.grid import Grid
from game.games.pisanki.scoring import MAJORITIES, text_of
from game.games.pisanki.texts import ALONE, PATTERNED

Judge = Callable[[Display], float]

SUCH = 0.3
"""What another card of an egg is worth before it earns anything."""
JOINED = 0.5
"""And what it is worth in a group, where a text wants cards together."""


class Taste:
    """The worth of tables for one seat, while all other tables stay as they are. `looks` counts the tables
    looked at: that is the bot's effort."""

    __slots__ = ("grid", "looks", "_judges")

    def __init__(self, grid: Grid, criteria: Sequence[Criterion], others: Sequence[Display],
                 neighbours: Sequence[Display], bunny: dict[str, int]) -> None:
        self.grid = grid
        self.looks = 0
        self._judges = [self._judge(card, others, neighbours, bunny) for card in criteria]

    def value(self, stamps: int) -> float:
        """The worth of a table whose stamps add up to this: see Display."""
        self.looks += 1
        display = Display(stamps)
        return sum([judge(display) for judge in self._judges])

    def _judge(self, card: Criterion, others: Sequence[Display], neighbours: Sequence[Display],
               bunny: dict[str, int]) -> Judge:
        """How one scoring card is judged."""
        text = text_of(card)
        if text in MAJORITIES:
            return self._majority(card, others, bunny.get(card.family, 0))
        if text == ("flowers", 2):
            return self._most_flowers(card, others)
        if text == ("display", 3):
            best = max(display.egg_count(display.egged) for display in neighbours)
            return lambda mine: card.prizes[0] * max(SUCH * mine.egg_count(mine.egged) / 2,
                                                     mine.egg_count(mine.egged) - best)
        if card.family in ("red", "orange", "yellow", "green", "blue", "purple"):
            return self._eggs(card, joined=card.text in (7, 13, 15, 17))
        if card.family == "cloths" and card.text == 3:
            return self._smallest_cloth(card)
        alone, grid = ALONE[text], self.grid
        if card.family == "flowers" and card.text == 3:
            return lambda mine: alone(grid, mine, card)[0] + JOINED * sum(1 for kind in mine.flowers.values() if kind)
        return lambda mine: alone(grid, mine, card)[0]

    def _eggs(self, card: Criterion, joined: bool) -> Judge:
        alone, grid, egg = ALONE[text_of(card)], self.grid, card.family
        if card.text == 12:
            def crossed(mine: Display) -> float:
                such = mine.eggs[egg]
                slanted = (such << grid.columns + 1 | such << grid.columns - 1) & such
                return alone(grid, mine, card)[0] + SUCH * (such.bit_count() + slanted.bit_count())
            return crossed
        if joined:
            def grouped(mine: Display) -> float:
                such = mine.eggs[egg]
                return (alone(grid, mine, card)[0] + SUCH * such.bit_count()
                        + JOINED * grid.largest(such).bit_count())
            return grouped
        return lambda mine: alone(grid, mine, card)[0] + SUCH * mine.eggs[egg].bit_count()

    def _majority(self, card: Criterion, others: Sequence[Display], bunny: int) -> Judge:
        """The prize of the place held, and something for every card that comes nearer to the next."""
        grid, egg = self.grid, card.family
        rivals = sorted({egg_strength(grid, other, egg)[:2] for other in others if other.eggs[egg]}, reverse=True)
        prizes = [*card.prizes[:len(others)], 0, 0, 0, 0, 0]

        def judge(mine: Display) -> float:
            group, total, _ = egg_strength(grid, mine, egg)
            if not group:
                return 0.0
            place = sum(1 for rival in rivals if rival > (group, total))
            prize = prizes[place] if group >= bunny else 0
            return prize / 2 + JOINED * group + SUCH * total
        return judge

    def _most_flowers(self, card: Criterion, others: Sequence[Display]) -> Judge:
        grid = self.grid
        rivals = [flower_strength(grid, other)[:2] for other in others]
        best, worst = max(rivals), min(rivals)

        def judge(mine: Display) -> float:
            group, total, _ = flower_strength(grid, mine)
            own = (group, total)
            prize = card.prizes[0] if own >= best else card.prizes[1] if own <= worst else 0
            return prize / 2 + SUCH * (group + total)
        return judge

    def _smallest_cloth(self, card: Criterion) -> Judge:
        grid = self.grid

        def judge(mine: Display) -> float:
            groups = sorted(grid.largest(mine.cloths[cloth]).bit_count() for cloth in PATTERNED)
            return card.prizes[0] * groups[0] + JOINED * min(groups[1], groups[0] + 2)
        return judge
