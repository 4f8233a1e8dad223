"""A recording: a player that does again what was once written down."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from game.kernel.actions import Action
from game.kernel.rules import Thought
from game.kernel.table import Seat, View
from game.players.bots import drain


class Recorded:
    """Plays a seat's part of a list of action texts, in order. It answers only when the next line of the
    whole list is its own, so that an interrupt comes again exactly where it came; it declines where its
    line is not legal, or once its part is over."""

    def __init__(self, actions: Iterable[str], seat: Seat) -> None:
        self._actions = [text.strip() for text in actions]
        self._seat = seat

    def think(self, view: View, legal: Sequence[Action]) -> Thought:
        yield
        done = view.version
        text = self._actions[done] if done < len(self._actions) else ""
        return next((action for action in legal if action.text == text), None)

    def choose(self, view: View, legal: Sequence[Action]) -> Action | None:
        return drain(self.think(view, legal))
