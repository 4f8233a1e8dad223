"""Dice that are the same everywhere, and nobody else's."""

from __future__ import annotations

import random

from game.kernel.dice import dice, shuffle


def test_a_shuffle_is_the_same_on_every_machine_and_in_every_python() -> None:
    row = list(range(10))
    shuffle(row, dice(7, 0))
    assert row == [7, 2, 4, 3, 0, 9, 5, 8, 1, 6]


def test_each_roll_is_another() -> None:
    assert dice(7, 0).random() != dice(7, 1).random() != dice(8, 0).random()
    assert dice(7, 3).random() == dice(7, 3).random()


def test_foreign_dice_change_nothing() -> None:
    random.seed(1)
    one = dice(7, 3).random()
    random.seed(2)
    assert dice(7, 3).random() == one


def test_a_shuffle_keeps_everything() -> None:
    row = list(range(50))
    shuffle(row, dice(1))
    assert sorted(row) == list(range(50)) != row


def test_a_shuffle_favours_no_order() -> None:
    counts: dict[tuple[int, ...], int] = {}
    for seed in range(3000):
        row = [0, 1, 2]
        shuffle(row, dice(seed, 1))
        counts[tuple(row)] = counts.get(tuple(row), 0) + 1
    assert len(counts) == 6
    assert all(400 < count < 600 for count in counts.values())
