"""What drawers of signs need to know of the moment, where a table's things stand, and what a drawer is."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from game.kernel.rules import Sign
from game.kernel.say import Say
from game.kernel.table import View
from game.stage.art import RATIO
from game.stage.brush import Brush
from game.stage.canvas import Box
from game.stage.layout import Layout, Place

if TYPE_CHECKING:
    from game.content.cards import Printed


@dataclass(slots=True)
class Scenery:
    """All that signs need to know of the moment: names by seat, whose turn, what was said lately."""

    layout: Layout
    printed: Printed
    view: View
    anchor: int
    names: Sequence[str]
    tell: Callable[[Say], str]
    turn: int | None = None
    ribbon: str = ""
    house: Sequence[str] = ()
    log: Sequence[tuple[int | None, str]] = field(default_factory=list)

    def place(self, name: str, seat: int | None = None) -> Place | None:
        """Where something that is no card stands, of a seat or of the table."""
        return self.layout.hud(name, seat, self.anchor)

    def lead(self, seat: int | None) -> bool:
        """Whether this seat sits near, at the large place."""
        return seat == self.anchor

    def zone(self, name: str) -> int:
        """The index of a zone; -1 if the game has none of this name."""
        try:
            return self.view.box.zone(name)
        except KeyError:
            return -1

    def cards(self, name: str) -> Place | None:
        """Where the cards of a zone lie; None if nowhere on this table."""
        return self.layout.place(name, self.anchor) if self.zone(name) >= 0 else None

    def tray(self, name: str) -> Place | None:
        """The tray under the cards of a zone: `offer-tray.2` is that of `offer.2`, `row-tray` that of `row`."""
        word, dot, seat = name.partition(".")
        return self.layout.hud(f"{word}-tray{dot}{seat}")

    def card(self, name: str) -> Box | None:
        """The rectangle of a card by its place: `row/1` is the second cell of `row`, `discard` its top."""
        zone_name, _, cell = name.partition("/")
        zone, place = self.zone(zone_name), self.cards(zone_name)
        if zone < 0 or place is None:
            return None
        row = self.view.zones[zone]
        index = int(cell) if cell else len(row) - 1
        backs = [seen.back or "" if seen else "" for seen in row]
        if not 0 <= index < len(row) or (cell and index not in self.layout.drawn(place, len(row))):
            return None
        spot = self.layout.spots(place, len(row), backs)[index]
        return Box(spot.x - spot.width / 2, spot.y - spot.width * RATIO / 2, spot.width, spot.width * RATIO)

    def words(self, say: Say | None) -> str:
        """A sign's sentence, or nothing."""
        return self.tell(say) if say is not None else ""


def box_of(place: Place) -> Box:
    """The rectangle of a place."""
    return Box(place.x, place.y, place.w, place.h)


Draw = Callable[[Brush, Scenery, Sequence[Sign]], None]
"""Draws all signs of one kind."""

Drawers = Mapping[str, Draw]
"""Kinds of signs and who draws them, the lowest first."""


def each(one: Callable[[Brush, Scenery, Sign], None]) -> Draw:
    """A drawer of signs that have nothing to do with each other."""
    def draw(brush: Brush, scenery: Scenery, signs: Sequence[Sign]) -> None:
        for sign in signs:
            one(brush, scenery, sign)
    return draw
