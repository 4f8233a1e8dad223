"""The best packing of sets is exact: PK21, against trying everything."""

from __future__ import annotations

import os
from functools import cache
from random import Random

import pytest

from game.games.pisanki.grid import Grid, Mask
from game.games.pisanki.packing import best_packing

GRID = Grid(4, 6)
SHAPES = {"squares": GRID.squares, "diagonals": GRID.diagonals, "tees": GRID.tees, "ells": GRID.ells}
TABLES = 20_000 if os.environ.get("PASSAROUND_LONG") else 1_500


def most(cells: Mask, shapes: tuple[Mask, ...]) -> int:
    """The largest number of shapes, by trying every way of taking or leaving each."""
    fitting = [shape for shape in shapes if shape & cells == shape]

    @cache
    def tried(free: Mask, first: int) -> int:
        if first == len(fitting):
            return 0
        left = tried(free, first + 1)
        shape = fitting[first]
        return max(left, 1 + tried(free & ~shape, first + 1)) if shape & free == shape else left

    return tried(cells, 0)


def some_cells(dice: Random) -> Mask:
    """A table as games make them: eight to fourteen such cards, most of them together."""
    near = [cell for cell in range(24) if cell % 6 < 4 and cell < 18]
    chosen = dice.sample(near, dice.randint(5, 10)) + dice.sample(range(24), dice.randint(1, 4))
    return sum(1 << cell for cell in set(chosen))


@pytest.mark.parametrize("name", SHAPES)
def test_no_packing_is_better(name: str) -> None:
    dice = Random(name)
    for _ in range(TABLES):
        cells = some_cells(dice)
        chosen = best_packing(cells, SHAPES[name])
        assert len(chosen) == most(cells, SHAPES[name]), f"{name} on {cells:#x}"


@pytest.mark.parametrize("name", SHAPES)
def test_the_sets_of_a_packing_are_sets_of_these_cards_and_share_none(name: str) -> None:
    dice = Random(name)
    for _ in range(300):
        cells = some_cells(dice)
        covered = 0
        for shape in best_packing(cells, SHAPES[name]):
            assert shape in SHAPES[name]
            assert shape & cells == shape
            assert not shape & covered
            covered |= shape


@pytest.mark.parametrize(("name", "number"), [("squares", 15), ("diagonals", 16), ("tees", 44), ("ells", 88)])
def test_every_turn_mirror_and_place_of_a_shape_is_known(name: str, number: int) -> None:
    assert len(set(SHAPES[name])) == number


@pytest.mark.parametrize(("name", "most_sets"), [("squares", 6), ("diagonals", 6), ("tees", 5), ("ells", 6)])
def test_a_table_full_of_one_egg_is_no_trouble(name: str, most_sets: int) -> None:
    assert len(best_packing((1 << 24) - 1, SHAPES[name])) == most_sets


def test_taking_what_comes_first_would_be_wrong() -> None:
    def greedy(cells: Mask) -> int:
        found = 0
        for shape in GRID.ells:
            if shape & cells == shape:
                cells &= ~shape
                found += 1
        return found

    dice = Random(5)
    tables = [some_cells(dice) for _ in range(300)]
    assert sum(greedy(cells) < len(best_packing(cells, GRID.ells)) for cells in tables) > 5
