"""Tests how the tables are arranged beside the score pad, and how large their cards become."""

from __future__ import annotations

from itertools import combinations
from math import ceil

import pytest

from game.stage.art import RATIO
from game.stage.canvas import Box
from game.stage.trays import GRID_GAP, LARGEST, Demand, arrange, wrapped

ZONE = Box(916, 36, 956, 884)


def inside(inner: Box, outer: Box) -> bool:
    return (inner.x >= outer.x and inner.y >= outer.y and inner.x + inner.w <= outer.x + outer.w + 0.01
            and inner.y + inner.h <= outer.y + outer.h + 0.01)


def apart(one: Box, other: Box) -> bool:
    return (one.x + one.w <= other.x or other.x + other.w <= one.x
            or one.y + one.h <= other.y or other.y + other.h <= one.y)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("demand", [Demand(6, 4, 24), Demand(5, 3, 15), Demand(0, 0, 1), Demand(0, 0, 12)])
def test_trays_plates_and_cards_keep_to_themselves(seats: int, demand: Demand) -> None:
    frames = arrange(ZONE, seats, demand)
    assert len(frames) == seats
    assert all(inside(frame.box, ZONE) for frame in frames)
    assert all(apart(one.box, other.box) for one, other in combinations(frames, 2))
    for frame in frames:
        assert inside(frame.plate, frame.box)
        assert inside(frame.cards, frame.box)
        assert apart(frame.plate, frame.cards)


@pytest.mark.parametrize(("seats", "columns", "rows"), [(2, 6, 4), (3, 6, 4), (4, 6, 3), (5, 5, 3)])
def test_the_cards_of_whole_tables_can_be_told_apart(seats: int, columns: int, rows: int) -> None:
    """59 units is the smallest face that can, on the table; a score may be a little smaller."""
    demand = Demand(columns, rows, 0)
    room = arrange(ZONE, seats, demand)[0].cards
    width = demand.card(room)
    assert width >= 56
    assert width * (columns + GRID_GAP * (columns - 1)) <= room.w + 0.01
    assert width * (RATIO * rows + GRID_GAP * (rows - 1)) <= room.h + 0.01


@pytest.mark.parametrize("count", range(1, 30))
def test_wrapped_cards_stay_in_their_room_and_show_their_corners(count: int) -> None:
    room = Box(0, 0, 440, 300)
    width, each, step = wrapped(room, count)
    rows = ceil(count / each)
    assert 0 < width <= LARGEST
    assert width + step * (each - 1) <= room.w + 0.01
    assert rows * width * RATIO <= room.h + 0.01
    assert each == 1 or step >= 0.3 * width


def test_a_few_cards_are_as_large_as_can_be_and_lie_beside_each_other() -> None:
    width, each, step = wrapped(Box(0, 0, 700, 260), 3)
    assert (width, each) == (LARGEST, 3)
    assert step > width
