"""How a normal bot plays Pizzuno: colours it has many of, wild cards last, and it mostly remembers to call."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random

from game.kernel.actions import Action
from game.kernel.rules import Rules, Thought
from game.kernel.table import View

REMEMBERS = 0.9


def think(rules: Rules, view: View, legal: Sequence[Action], dice: Random) -> Thought:
    """Choose from one's own hand alone; a call is remembered nine times in ten."""
    yield
    calls = [action for action in legal if action.verb == "call"]
    others = [action for action in legal if action.verb != "call"]
    if calls and dice.random() < REMEMBERS:
        return calls[0]
    if not others:
        return None
    assert view.viewer is not None  # a bot always sits on a seat
    faces = view.box.faces
    hand = [faces[card].traits for card in view.cards(view.box.zone(f"hand.{view.viewer}"))]
    many = Counter(traits.colour for traits in hand if traits.colour != "wild")

    def worth(action: Action) -> tuple[int, int, float]:
        traits = faces[action.card].traits if action.card >= 0 else None
        plain = traits is not None and traits.colour != "wild"
        colour = action.choice or (traits.colour if traits else "")
        return (action.verb != "keep") + plain, many[colour], dice.random()

    return max(others, key=worth)
