"""A player of Pisanki: for now one who does not think."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from game.kernel.actions import Action
from game.kernel.rules import Rules, Thought
from game.kernel.table import View


def think(rules: Rules, view: View, legal: Sequence[Action], dice: Random) -> Thought:
    """Any legal action."""
    yield
    return legal[int(dice.random() * len(legal))]
