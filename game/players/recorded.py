"""A recording: a player that does again what was once written down."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.kernel.actions import Action
from game.kernel.rules import Thought
from game.kernel.table import View
from game.players.bots import drain


class Recorded:
    """Answers as a seat once did: `answers` are the texts of its actions, by the version of the view that it
    was shown. So an interrupt comes again exactly where it came; to every other view it declines."""

    def __init__(self, answers: Mapping[int, str]) -> None:
        self._answers = dict(answers)

    def think(self, view: View, legal: Sequence[Action]) -> Thought:
        yield
        text = self._answers.get(view.version)
        return next((action for action in legal if action.text == text), None)

    def choose(self, view: View, legal: Sequence[Action]) -> Action | None:
        return drain(self.think(view, legal))
