"""Who may look at the screen now. Pure: the viewer only ever changes to nobody, and from nobody to a seat
by that seat's own confirmation."""

from __future__ import annotations

from collections.abc import Collection

from game.kernel.table import Seat, View, Viewer


class Eyes:
    """The one viewer of the screen. `guarded` are the seats that get a curtain: people. A single one,
    alone against bots, looks from the start, unless the match begins `covered`."""

    def __init__(self, guarded: Collection[Seat], covered: bool = False) -> None:
        self.guarded = frozenset(guarded)
        self.viewer: Viewer = next(iter(self.guarded)) if len(self.guarded) == 1 and not covered else None
        self.history: list[Viewer] = [self.viewer]

    def must_hand_over(self, seat: Seat, view: View) -> bool:
        """Whether the screen must change hands before this seat is asked."""
        if seat not in self.guarded or seat == self.viewer or view.box.open_hands:
            return False
        return holds_cards(seat, view) and (len(self.guarded) > 1 or self.viewer is None)

    def cover(self) -> None:
        """Nobody looks from here on."""
        self._change(None)

    def confirm(self, seat: Seat) -> None:
        """This seat says that it sits before the screen and nobody else looks."""
        if self.viewer is not None:
            raise ValueError("the screen is covered before another seat looks")
        self._change(seat)

    def _change(self, viewer: Viewer) -> None:
        self.viewer = viewer
        self.history.append(viewer)


def holds_cards(seat: Seat, view: View) -> bool:
    """Whether a seat owns a zone with cards in it: only then is there anything to hide."""
    return any(zone.owner == seat and view.count(index) for index, zone in enumerate(view.box.zones))
