"""Tests how a score is told: by itself, hurried, looked back at, all at once."""

from __future__ import annotations

from game.stage.tally import LONGEST, ROW_TIME, Tally

STEP = 1 / 60


def seconds(tally: Tally) -> float:
    """How long it takes by itself."""
    steps = 0
    while tally.moving:
        tally.step(STEP)
        steps += 1
    return steps * STEP


def test_rows_follow_each_other_by_themselves_until_all_is_told() -> None:
    tally = Tally(3)
    assert (tally.lit, tally.told, tally.over) == (0, 1, False)
    tally.step(ROW_TIME)
    assert (tally.lit, tally.told) == (1, 2)
    assert 1.5 < seconds(tally) < 2
    assert (tally.lit, tally.told, tally.over) == (3, 3, True)


def test_many_rows_are_told_faster_so_that_nobody_waits_long() -> None:
    assert seconds(Tally(40)) < LONGEST + 1


def test_the_numbers_of_the_row_that_is_told_count_up_and_others_stand_at_none_or_all() -> None:
    tally = Tally(3)
    tally.forward()
    parts = []
    while tally.told == 2:
        parts.append(tally.part(1))
        tally.step(STEP)
    assert parts[0] == 0
    assert parts == sorted(parts)
    assert parts[-1] == 1
    assert (tally.part(0), tally.part(1), tally.part(2)) == (1, 1, 0)


def test_looking_back_holds_the_telling_until_somebody_goes_on() -> None:
    tally = Tally(4)
    tally.forward()
    tally.forward()
    tally.back()
    assert (tally.lit, tally.told, tally.moving) == (1, 3, False)
    tally.step(60)
    assert (tally.lit, tally.told) == (1, 3)
    tally.forward()
    assert (tally.lit, tally.told, tally.moving) == (2, 3, True)


def test_there_is_no_row_before_the_first() -> None:
    tally = Tally(2)
    tally.back()
    assert tally.lit == 0


def test_everything_at_once_is_told_and_counted() -> None:
    tally = Tally(9)
    tally.finish()
    assert tally.over
    assert not tally.moving
    assert [tally.part(row) for row in range(9)] == [1] * 9


def test_once_all_is_told_every_row_can_be_looked_at_again() -> None:
    tally = Tally(3)
    tally.look(1)
    assert tally.lit == 0, "not before"
    tally.finish()
    tally.look(1)
    assert tally.lit == 1
    assert not tally.moving
    tally.forward()
    tally.forward()
    tally.forward()
    assert tally.lit == 3
    tally.back()
    assert tally.lit == 2


def test_a_score_without_rows_is_told_at_once() -> None:
    assert Tally(0).over
