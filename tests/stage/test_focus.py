"""Tests of the focus: it goes to the nearest thing that way, never round, and survives when things change."""

from __future__ import annotations

import pytest

from game.stage.canvas import Box
from game.stage.focus import Focus, Item


def item(key: str, x: float, y: float, w: float = 100, h: float = 100) -> Item:
    return Item(key, Box(x, y, w, h), key)


GRID = [item(f"{x}{y}", x * 120, y * 120) for y in range(3) for x in range(3)]


def test_it_begins_on_the_first_thing() -> None:
    assert Focus(GRID).key == "00"
    assert Focus(GRID, "11").key == "11"
    assert Focus().current is None
    assert not Focus().move(1, 0)


@pytest.mark.parametrize(("step", "there"), [((1, 0), "21"), ((-1, 0), "01"), ((0, -1), "10"), ((0, 1), "12")])
def test_a_direction_goes_to_the_neighbour_that_way(step: tuple[int, int], there: str) -> None:
    focus = Focus(GRID, "11")
    assert focus.move(*step)
    assert focus.key == there


def test_nothing_wraps_round() -> None:
    focus = Focus(GRID, "00")
    assert not focus.move(-1, 0)
    assert not focus.move(0, -1)
    assert focus.key == "00"


def test_what_lies_straight_ahead_is_nearer_than_what_lies_aside() -> None:
    focus = Focus([item("here", 0, 0), item("ahead", 400, 20), item("aside", 200, 320)], "here")
    focus.move(1, 0)
    assert focus.key == "ahead"


def test_what_is_left_over_gets_the_focus_of_what_is_gone() -> None:
    focus = Focus(GRID, "22")
    focus.set([entry for entry in GRID if entry.key != "22" and entry.key != "12"])
    assert focus.key == "21"
    focus.set(reversed(GRID))
    assert focus.key == "21"


def test_the_pointer_finds_what_was_drawn_last() -> None:
    focus = Focus([item("under", 0, 0), item("over", 50, 0)], "under")
    found = focus.at(75, 50)
    assert found is not None and found.key == "over"
    assert focus.point(75, 50)
    assert not focus.point(75, 50)
    assert not focus.point(900, 900)
    assert focus.key == "over"
