"""Tests how a score pad is cut: few rows and many, and how numbers are written."""

from __future__ import annotations

import pytest

from game.stage.canvas import Box
from game.stage.pad import LOWEST, TALLEST, form, number_of

ZONE = Box(48, 36, 836, 826)


@pytest.mark.parametrize("rows", [1, 2, 9, 10, 16, 30])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_sheet_stays_in_its_zone_and_its_rows_in_the_sheet(rows: int, seats: int) -> None:
    cut = form(ZONE, seats, rows, 0)
    assert cut.sheet.y >= ZONE.y
    assert cut.sheet.y + cut.sheet.h <= ZONE.y + ZONE.h + 0.01
    last = cut.row_box(cut.shown[-1])
    assert last.y + last.h <= cut.sheet.y + cut.sheet.h - cut.total
    assert LOWEST <= cut.row <= TALLEST
    assert cut.middle(seats - 1) + cut.column / 2 <= cut.sheet.x + cut.sheet.w
    assert cut.label > 250


def test_few_rows_stand_generously_in_the_middle() -> None:
    few, many = form(ZONE, 3, 2, 0), form(ZONE, 3, 9, 0)
    assert few.row > 2 * many.row
    assert few.head > many.head
    assert few.sheet.centre[1] == pytest.approx(ZONE.centre[1])


def test_nine_rows_show_at_once() -> None:
    assert form(ZONE, 5, 9, 0).shown == range(9)


@pytest.mark.parametrize("lit", range(17))
def test_the_lit_row_of_many_always_shows(lit: int) -> None:
    cut = form(ZONE, 4, 16, lit)
    assert min(lit, 15) in cut.shown
    assert len(cut.shown) < 16
    assert 0 <= cut.shown.start <= cut.shown.stop <= 16


def test_numbers_are_written_as_people_write_them() -> None:
    assert [number_of(n) for n in (None, 0, 7, -3)] == ["–", "0", "7", "−3"]
    assert [number_of(n, plus=True) for n in (None, 0, 7, -3)] == ["–", "0", "+7", "−3"]
