"""What a seat does, and its one-line text form: `p0 play wild.2=blue`."""

from __future__ import annotations

from collections.abc import Iterator

from game.kernel.table import Box, Card, Seat


class Action:
    """One small step of one seat. Made once per match and handed out again, so it is compared by
    identity; between matches compare `text`. `card`, `zone` and `cell` are -1, `choice` "" where they
    mean nothing."""

    __slots__ = ("seat", "verb", "card", "zone", "cell", "choice", "text")

    def __init__(self, seat: Seat, verb: str, card: Card, zone: int, cell: int, choice: str, text: str) -> None:
        self.seat = seat
        self.verb = verb
        self.card = card
        self.zone = zone
        self.cell = cell
        self.choice = choice
        self.text = text

    def __repr__(self) -> str:
        return f"<{self.text}>"


class Book:
    """All actions of a match, by their text."""

    def __init__(self, box: Box) -> None:
        self._box = box
        self._actions: dict[str, Action] = {}

    def make(self, seat: Seat, verb: str, card: Card = -1, zone: int = -1, cell: int = -1, choice: str = "") -> Action:
        """The action of this seat, card, place and choice: made now, or the one made before."""
        text = self.text(seat, verb, card, zone, cell, choice)
        action = self._actions.get(text)
        if action is None:
            action = self._actions[text] = Action(seat, verb, card, zone, cell, choice, text)
        return action

    def text(self, seat: Seat, verb: str, card: Card, zone: int, cell: int, choice: str) -> str:
        """`p<seat> <verb>[ <card>][@<zone>[/<cell>]][=<choice>]`; a verb that is its zone's own name
        needs no `@`."""
        what = f" {self._box.faces[card].name}" if card >= 0 else ""
        where = ""
        if zone >= 0:
            name = self._box.zones[zone].name
            where = "" if name == verb and cell < 0 else f"@{name}" + (f"/{cell}" if cell >= 0 else "")
        return f"p{seat} {verb}{what}{where}" + (f"={choice}" if choice else "")

    def find(self, text: str) -> Action | None:
        """The action written so, or None if this match knows none."""
        return self._actions.get(text.strip())

    def __iter__(self) -> Iterator[Action]:
        return iter(self._actions.values())
