"""The scoring texts a player fulfils alone (PK19-PK25): points, and the cells that earned them.

"Such" cards are those with the egg of the scoring card; the text numbers are the rulebook's.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import reduce
from operator import or_

from game.games.pisanki.cards import CLOTHS, NEUTRAL, Criterion
from game.games.pisanki.display import Display
from game.games.pisanki.grid import Grid, Mask, cells_of
from game.games.pisanki.packing import best_packing

Earned = tuple[int, Mask]
Text = Callable[[Grid, Display, Criterion], Earned]

PATTERNED = tuple(cloth for cloth in CLOTHS if cloth != NEUTRAL)


def same_cloth(grid: Grid, display: Display, card: Criterion) -> Earned:
    """Text 2: for each diagonal card with the same cloth."""
    such, points, earned = display.eggs[card.family], 0, 0
    for cloth in display.cloths.values():
        for cell in cells_of(such & cloth):
            if hit := grid.corners[cell] & cloth:
                points += card.prizes[0] * hit.bit_count()
                earned |= hit | 1 << cell
    return points, earned


def other_cloth(grid: Grid, display: Display, card: Criterion) -> Earned:
    """Text 3: for each diagonal card with a different cloth."""
    such, points, earned = display.eggs[card.family], 0, 0
    for cloth in display.cloths.values():
        for cell in cells_of(such & cloth):
            if hit := grid.corners[cell] & display.up & ~cloth:
                points += card.prizes[0] * hit.bit_count()
                earned |= hit | 1 << cell
    return points, earned


def cloths_around(grid: Grid, display: Display, card: Criterion) -> Earned:
    """Text 4: for one, two, or at least three different cloths among the diagonal cards."""
    points, earned = 0, 0
    for cell in cells_of(display.eggs[card.family]):
        around = grid.corners[cell]
        if kinds := sum(1 for cloth in display.cloths.values() if cloth & around):
            points += card.prizes[min(kinds, len(card.prizes)) - 1]
            earned |= (around & display.up) | 1 << cell
    return points, earned


def beside_neutral(grid: Grid, display: Display, card: Criterion) -> Earned:
    """Text 5: with at least one adjacent neutral card."""
    return _beside(grid, display, card, display.neutral)


def beside_flower(grid: Grid, display: Display, card: Criterion) -> Earned:
    """Text 10: with at least one adjacent flower of the named kind."""
    return _beside(grid, display, card, display.flowers[card.flower])


def _beside(grid: Grid, display: Display, card: Criterion, wanted: Mask) -> Earned:
    points, earned = 0, 0
    for cell in cells_of(display.eggs[card.family]):
        if hit := grid.near[cell] & wanted:
            points += card.prizes[0]
            earned |= hit | 1 << cell
    return points, earned


def adjacent_flowers(grid: Grid, display: Display, card: Criterion) -> Earned:
    """Text 6: for each adjacent flower; text 8: for each of the named kind."""
    wanted = display.flowers[card.flower] if card.flower else display.flowered
    points, earned = 0, 0
    for cell in cells_of(display.eggs[card.family]):
        if hit := grid.near[cell] & wanted:
            points += card.prizes[0] * display.flower_count(hit)
            earned |= hit | 1 << cell
    return points, earned


def flowers_by_side(grid: Grid, display: Display, card: Criterion) -> Earned:
    """Text 9: for each flower of one kind above or below, and of another kind left or right."""
    upright, across = display.flowers[card.flower], display.flowers[card.across]
    points, earned = 0, 0
    for cell in cells_of(display.eggs[card.family]):
        above, beside = grid.above[cell] & upright, grid.beside[cell] & across
        if above or beside:
            points += card.prizes[0] * display.flower_count(above) + card.prizes[1] * display.flower_count(beside)
            earned |= above | beside | 1 << cell
    return points, earned


def squares(grid: Grid, display: Display, card: Criterion) -> Earned:
    """Text 7: for each square of four."""
    return _sets(grid.squares, display, card)


def diagonals(grid: Grid, display: Display, card: Criterion) -> Earned:
    """Text 12: for each three in a straight diagonal line."""
    return _sets(grid.diagonals, display, card)


def tees(grid: Grid, display: Display, card: Criterion) -> Earned:
    """Text 13: for each T of four."""
    return _sets(grid.tees, display, card)


def ells(grid: Grid, display: Display, card: Criterion) -> Earned:
    """Text 15: for each L of four."""
    return _sets(grid.ells, display, card)


def _sets(shapes: tuple[Mask, ...], display: Display, card: Criterion) -> Earned:
    chosen = best_packing(display.eggs[card.family], shapes)
    return card.prizes[0] * len(chosen), reduce(or_, chosen, 0)


def eggs_around(grid: Grid, display: Display, card: Criterion) -> Earned:
    """Text 14: for each different kind of egg among the diagonal cards, its own included."""
    points, earned = 0, 0
    for cell in cells_of(display.eggs[card.family]):
        around = grid.corners[cell]
        if kinds := sum(1 for egg in display.eggs.values() if egg & around):
            points += card.prizes[0] * kinds
            earned |= (around & display.egged) | 1 << cell
    return points, earned


def eggs_in_company(grid: Grid, display: Display, card: Criterion) -> Earned:
    """Text 17: for each such egg on a card that is adjacent to another such card."""
    such, earned = display.eggs[card.family], 0
    for cell in cells_of(such):
        if grid.near[cell] & such:
            earned |= 1 << cell
    return card.prizes[0] * display.egg_count(earned), earned


def every_flower(grid: Grid, display: Display, card: Criterion) -> Earned:
    """Flowers 1 (PK23)."""
    return card.prizes[0] * display.flower_count(display.flowered), display.flowered


def flower_sets(grid: Grid, display: Display, card: Criterion) -> Earned:
    """Flowers 3: for each set of all the different flowers."""
    sets = min(display.flower_count(kind) for kind in display.flowers.values())
    return card.prizes[0] * sets, display.flowered if sets else 0


def largest_cloth(grid: Grid, display: Display, card: Criterion) -> Earned:
    """Cloths 1 (PK24): for each card in the largest connected group of one patterned cloth."""
    group = max((grid.largest(display.cloths[cloth]) for cloth in PATTERNED), key=int.bit_count)
    return card.prizes[0] * group.bit_count(), group


def cloth_sets(grid: Grid, display: Display, card: Criterion) -> Earned:
    """Cloths 2: for each set of the three patterned cloths."""
    sets = min(display.cloths[cloth].bit_count() for cloth in PATTERNED)
    return card.prizes[0] * sets, display.up & ~display.neutral if sets else 0


def smallest_cloth(grid: Grid, display: Display, card: Criterion) -> Earned:
    """Cloths 3: for each card in the smallest of the three cloths' largest groups."""
    group = min((grid.largest(display.cloths[cloth]) for cloth in PATTERNED), key=int.bit_count)
    return card.prizes[0] * group.bit_count(), group


def full_table(grid: Grid, display: Display, card: Criterion) -> Earned:
    """Display 1 (PK25): if every space is face up."""
    return (card.prizes[0], display.up) if display.up.bit_count() == grid.cells else (0, 0)


def open_spaces(grid: Grid, display: Display, card: Criterion) -> Earned:
    """Display 2: for each space that is not face up, and it is a loss."""
    return card.prizes[0] * (grid.cells - display.up.bit_count()), 0


ALONE: dict[tuple[str, int], Text] = {
    ("eggs", 2): same_cloth, ("eggs", 3): other_cloth, ("eggs", 4): cloths_around, ("eggs", 5): beside_neutral,
    ("eggs", 6): adjacent_flowers, ("eggs", 7): squares, ("eggs", 8): adjacent_flowers, ("eggs", 9): flowers_by_side,
    ("eggs", 10): beside_flower, ("eggs", 12): diagonals, ("eggs", 13): tees, ("eggs", 14): eggs_around,
    ("eggs", 15): ells, ("eggs", 17): eggs_in_company,
    ("flowers", 1): every_flower, ("flowers", 3): flower_sets,
    ("cloths", 1): largest_cloth, ("cloths", 2): cloth_sets, ("cloths", 3): smallest_cloth,
    ("display", 1): full_table, ("display", 2): open_spaces,
}
"""The texts by the kind of scoring card and their number."""
