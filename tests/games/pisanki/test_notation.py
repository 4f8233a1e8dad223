"""Cards written as words, and the shape of the tables they lie on."""

from __future__ import annotations

import pytest

from game.games.pisanki.cards import Exhibit
from game.games.pisanki.grid import Grid, cells_of, grid_for
from game.games.pisanki.notation import read_cell


@pytest.mark.parametrize(("word", "card"), [
    (".", None),
    ("checked:red", Exhibit("checked", "red", 1)),
    ("neutral:red*2", Exhibit("neutral", "red", 2)),
    ("striped:blue+pink", Exhibit("striped", "blue", 1, "pink", 1)),
    ("checked:green+blue*2", Exhibit("checked", "green", 1, "blue", 2)),
    ("dotted:+white*2", Exhibit("dotted", "", 0, "white", 2)),
])
def test_a_word_is_a_card(word: str, card: Exhibit | None) -> None:
    assert read_cell(word) == card


@pytest.mark.parametrize("word", ["", "red", "checked", "checked:", "checked:+", "checked:red*2", "neutral:red",
                                  "checked:red+pink+blue", "checked:red:blue", " checked:red", "checked:red*2*2"])
def test_a_word_that_is_no_card_is_refused(word: str) -> None:
    with pytest.raises(ValueError, match=r"\w"):
        read_cell(word)


def test_neighbours_stay_within_the_table() -> None:
    grid = Grid(3, 5)
    assert list(cells_of(grid.near[0])) == [1, 5]
    assert list(cells_of(grid.near[7])) == [2, 6, 8, 12]
    assert list(cells_of(grid.corners[4])) == [8]
    assert list(cells_of(grid.beside[5])) == [6]
    assert list(cells_of(grid.above[5])) == [0, 10]


def test_groups_are_connected_along_sides_and_not_round_the_edge() -> None:
    grid = Grid(3, 5)
    corner, edge = 1 << 4, 1 << 5
    assert sorted(grid.groups(corner | edge | 1 << 11)) == [corner, edge, 1 << 11]
    assert list(grid.groups(1 << 0 | 1 << 5 | 1 << 6)) == [0b1100001]
    assert grid.largest(0) == 0


def test_there_are_as_many_slides_as_lines_allow() -> None:
    grid = grid_for(2)
    assert sum(len(ends) for ends in grid.lines) == 24 * (5 + 3)
    assert grid.paths[8][11] == (8, 9, 10, 11)
    assert grid.paths[20][2] == (20, 14, 8, 2)
