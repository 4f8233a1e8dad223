"""An action and its one line of text."""

from __future__ import annotations

import pytest

from game.kernel.actions import Book
from game.kernel.table import Box, Zone
from tests.kernel.tables import faces


@pytest.fixture
def book() -> Book:
    return Book(Box([Zone("draw"), Zone("grid.1", 1, cells=4), Zone("row")], faces(), 2))


@pytest.mark.parametrize("what,text", [
    ({}, "p1 pass"),
    ({"card": 3}, "p1 pass c.3"),
    ({"zone": 0}, "p1 pass@draw"),
    ({"zone": 1, "cell": 0}, "p1 pass@grid.1/0"),
    ({"choice": "blue"}, "p1 pass=blue"),
    ({"card": 0, "zone": 1, "cell": 3, "choice": "x"}, "p1 pass c.0@grid.1/3=x"),
])
def test_an_action_reads_as_one_line(book: Book, what: dict[str, int], text: str) -> None:
    action = book.make(1, "pass", **what)  # type: ignore[arg-type]
    assert action.text == text
    assert book.find(f"  {text}\n") is action
    assert repr(action) == f"<{text}>"


def test_a_verb_that_is_the_name_of_its_zone_does_not_say_it_twice(book: Book) -> None:
    assert book.make(0, "draw", zone=0).text == "p0 draw"


def test_the_same_action_is_made_once(book: Book) -> None:
    assert book.make(0, "play", 4) is book.make(0, "play", 4)
    assert book.make(0, "play", 4) is not book.make(1, "play", 4)
    assert len(list(book)) == 2


@pytest.mark.parametrize("text", ["", "p0", "p0 play", "p0 play c.5", "play c.4", "P0 PLAY C.4"])
def test_what_no_action_is_called_is_not_found(book: Book, text: str) -> None:
    book.make(0, "play", 4)
    assert book.find(text) is None
