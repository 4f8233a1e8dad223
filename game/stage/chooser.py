"""How a person chooses: light up what occurs in a legal action, narrow by confirming, settle the rest in a menu.

Pure: it knows actions and zones, not pixels. Every game uses it; no game handles input.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.kernel.actions import Action


@dataclass(frozen=True, slots=True)
class Handle:
    """What an action is taken hold of by: a card, a place (`cell` -1: all of the zone), or, with neither,
    a button of its own."""

    card: int = -1
    zone: int = -1
    cell: int = -1
    action: Action | None = None

    @property
    def key(self) -> str:
        """A name for the focus, stable while the table stands."""
        if self.card >= 0:
            return f"card:{self.card}"
        if self.zone >= 0:
            return f"zone:{self.zone}:{self.cell}"
        return f"verb:{self.action.text if self.action else ''}"


class Chooser:
    """One seat's choice among `legal`."""

    def __init__(self, legal: Sequence[Action]) -> None:
        self.legal = list(legal)
        self._narrowed: list[tuple[str, list[Action]]] = []

    @property
    def open(self) -> list[Action]:
        """The actions still to choose from."""
        return self._narrowed[-1][1] if self._narrowed else self.legal

    @property
    def held(self) -> str:
        """The key of what was taken hold of last, or nothing."""
        return self._narrowed[-1][0] if self._narrowed else ""

    def handles(self) -> list[Handle]:
        """What can be taken hold of now, in the order of the actions, each once."""
        found: dict[str, Handle] = {}
        for action in self.open:
            handle = self._handle(action)
            found.setdefault(handle.key, handle)
        return list(found.values())

    @property
    def menu(self) -> list[Action]:
        """The actions to show as a menu, when nothing but a choice is left; else none."""
        return self.open if self._narrowed and all(self._handle(a).action for a in self.open) else []

    def actions(self, key: str) -> list[Action]:
        """The open actions taken hold of by this key."""
        return [action for action in self.open if self._handle(action).key == key]

    def press(self, key: str) -> Action | None:
        """Take hold: the action if only one is left, else the choice has narrowed (or nothing fits)."""
        found = self.actions(key)
        if len(found) == 1:
            return found[0]
        if found:
            self._narrowed.append((key, found))
        return None

    def back(self) -> bool:
        """Let go of what was taken hold of last; whether there was anything."""
        if not self._narrowed:
            return False
        self._narrowed.pop()
        return True

    def _handle(self, action: Action) -> Handle:
        """An action's card first, then its place, then itself; of those already held the next one."""
        used = {key.partition(":")[0] for key, _ in self._narrowed}
        if action.card >= 0 and "card" not in used:
            return Handle(card=action.card)
        if action.zone >= 0 and "zone" not in used:
            return Handle(zone=action.zone, cell=action.cell)
        return Handle(action=action)
