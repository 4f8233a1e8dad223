"""Shuffles from (seed, roll): the same on every machine and in every version of Python."""

from __future__ import annotations

from collections.abc import MutableSequence
from random import Random
from typing import Any

ROLL_BITS = 20


def dice(seed: int, *rolls: int) -> Random:
    """Dice for one purpose: a generator of its own, so that nobody else's rolls disturb it."""
    for roll in rolls:
        seed = (seed << ROLL_BITS) + roll
    return Random(seed)


def shuffle(items: MutableSequence[Any], source: Random) -> None:
    """Fisher-Yates in place, on `random()` alone: the one method Python promises never to change."""
    random = source.random
    for i in range(len(items) - 1, 0, -1):
        j = int(random() * (i + 1))
        items[i], items[j] = items[j], items[i]
