"""Tests of the ghosts that show where cards would come to lie, and which way others slide."""

from __future__ import annotations

from game.kernel.events import Moved
from game.kernel.table import Seen
from game.stage.card import Pose
from game.stage.ghosts import foreseen

CARD = Seen(1, "back", "deck", True)


def placed(zone: int, index: int) -> Pose | None:
    """Zone 0 is a row of six, two rows of three; zone 9 is not on the table."""
    return None if zone == 9 else Pose(100.0 * (index % 3), 140.0 * (index // 3), 80.0)


def moved(start: int, end: int, src: int = 0, dst: int = 0) -> Moved[Seen]:
    return Moved(src, start, dst, end, CARD, CARD)


def test_a_ghost_lies_where_its_card_would_come_to_lie() -> None:
    ghost, = foreseen([(moved(0, 4, src=1),)], placed)
    assert (ghost.pose, ghost.slides) == (placed(0, 4), "")


def test_cards_that_make_room_say_which_way_they_slide_and_the_carried_one_does_not() -> None:
    ghosts = foreseen([(moved(0, 2), moved(1, 0), moved(2, 1),)], placed)
    assert [ghost.slides for ghost in ghosts] == ["", "left", "left"]
    ghosts = foreseen([(moved(3, 0), moved(0, 3),)], placed)
    assert [ghost.slides for ghost in ghosts] == ["", "down"]


def test_a_card_that_leaves_the_table_has_no_ghost() -> None:
    assert foreseen([(moved(0, 0, dst=9),)], placed) == []
