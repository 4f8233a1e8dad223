"""Flowers, cloths and display: PK23-PK25, what a player fulfils alone."""

from __future__ import annotations

import pytest

from game.games.pisanki.grid import grid_for
from tests.games.pisanki.pictures import contest, points

FULL = "\n".join(["cr " * 6] * 4)


@pytest.mark.parametrize(("number", "wanted", "picture"), [
    (1, 0, "cr nr"),
    (1, 1, "cr+k"),
    (1, 5, "cr+kk . c+ww sb+b"),
    (3, 0, "c+kk c+ww c+b"),
    (3, 5, "c+k c+w c+b c+u"),
    (3, 5, "c+kk c+ww c+bb c+u"),
    (3, 10, """c+kk . c+ww
               c+bb . cr+uu"""),
])
def test_pk23_flowers(number: int, wanted: int, picture: str) -> None:
    assert points("flowers", number, picture) == wanted


@pytest.mark.parametrize(("number", "wanted", "picture"), [
    (1, 0, "nr nr nr"),                             # neutral never counts
    (1, 3, "cr cg c+k sr sg"),
    (1, 2, """cr .  cr
              .  cr .
              sg sg ."""),                          # diagonals do not connect
    (2, 0, "cr cr sg sg nb"),
    (2, 1, "cr cr sg dg nb"),
    (2, 2, """cr sg dg
                                        c+k sg dg"""),
    (3, 0, "cr cr cr sg sg sg"),                    # a cloth is missing
    (3, 2, "cr cr cr sg sg db"),
    (3, 4, """cr cr sg sg sg
              db db .  .  db"""),
    (3, 2, """cr cr sg sg sg
              db .  db .  ."""),                    # the largest group of each, not all its cards
])
def test_pk24_cloths(number: int, wanted: int, picture: str) -> None:
    assert points("cloths", number, picture) == wanted


def test_pk25_a_complete_table_gets_5() -> None:
    assert points("display", 1, FULL) == 5
    assert points("display", 1, FULL[:-3] + ".") == 0


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_pk25_every_space_not_face_up_costs_2(seats: int) -> None:
    cells = grid_for(seats).cells
    assert contest("display", 2, "cr cg c+k", *[""] * (seats - 1)) == (-2 * (cells - 3), *[-2 * cells] * (seats - 1))


def test_pk25_a_complete_table_loses_nothing() -> None:
    assert points("display", 2, FULL) == 0
