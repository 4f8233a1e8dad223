"""A recording: a player that does again what was once written down."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from game.kernel.actions import Action
from game.kernel.rules import Thought
from game.kernel.table import View
from game.players.bots import drain


class Recorded:
    """Plays a seat's part of a match written as action texts, all seats' in order. The view's version says
    which line is next; it answers only where that one is legal for it, so that an interrupt comes again
    exactly where it came, and declines everywhere else."""

    def __init__(self, actions: Iterable[str]) -> None:
        self._actions = [text.strip() for text in actions]

    def think(self, view: View, legal: Sequence[Action]) -> Thought:
        yield
        text = self._actions[view.version] if view.version < len(self._actions) else ""
        return next((action for action in legal if action.text == text), None)

    def choose(self, view: View, legal: Sequence[Action]) -> Action | None:
        return drain(self.think(view, legal))
