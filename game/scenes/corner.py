"""The left corner of the title: all matches that were played, and the one that can be gone on with."""

from __future__ import annotations

from game.kernel.table import Seat
from game.scenes import doors
from game.scenes.kit import Kit
from game.stage.brush import Brush
from game.stage.canvas import Box
from game.stage.focus import Item
from game.stage.lettering import SMALLEST
from game.stage.palette import DEEP, PAPER
from game.store.rows import Kept

MATCHES = Box(84, 904, 150, 96)
CARRY_ON = Box(256, 904, 322, 96)


class Corner:
    """What the title shows of the store. `look` must be called when it may have changed: a match is played
    to where it was left, to know that it can go on and whose turn it is."""

    def __init__(self, kit: Kit) -> None:
        self._kit = kit
        self._left: tuple[Kept, Seat] | None = None

    def look(self) -> None:
        """See whether a match was left."""
        found = doors.to_carry_on(self._kit)
        self._left = None
        if found is not None and (seat := found[1].awaited) is not None:
            self._left = found[0], seat

    def items(self) -> list[Item]:
        tr = self._kit.tr
        items = [Item("matches", MATCHES, tr("Matches"))]
        if self._left is not None:
            items.append(Item("carry-on", CARRY_ON, tr("Carry on")))
        return items

    def chosen(self, key: str) -> bool:
        """Do what an item of the corner does; whether it is one."""
        if key == "matches":
            doors.history(self._kit)
        elif key == "carry-on" and self._left is not None:
            doors.carry_on(self._kit, self._left[0])
        return key in ("matches", "carry-on")

    def draw(self, brush: Brush, focused: str) -> None:
        for item in self.items():
            brush.panel(item.box, (*DEEP, 235), 26, PAPER, 3)
            if item.key == "matches":
                self._draw_matches(brush, item)
            elif self._left is not None:
                self._draw_left(brush, item, *self._left)
            if item.key == focused:
                brush.focus(item.box, 26)

    @staticmethod
    def _draw_matches(brush: Brush, item: Item) -> None:
        """A picture, and words below it if they have room."""
        x, y, room = item.box.x + item.box.w / 2, item.box.y, item.box.w - 14
        worded = brush.letters.width(item.text, SMALLEST, 800) <= room
        brush.sprite("symbols/cards", x, y + (34 if worded else item.box.h / 2), 50 if worded else 64)
        if worded:
            brush.words(item.text, x, y + 74, 30, 800, PAPER, 0.5, room)

    def _draw_left(self, brush: Brush, item: Item, kept: Kept, seat: Seat) -> None:
        """The match that was left: which, and whose turn it is."""
        box = item.box
        brush.seat_mark(seat, box.x + 50, box.y + 48, 66)
        room = box.w - 112
        brush.words(item.text, box.x + 94, box.y + 32, 32, 900, PAPER, 0, room)
        game = self._kit.tr(self._kit.shelf.printed(kept.header.game).title)
        brush.words(game, box.x + 94, box.y + 70, 32, 700, PAPER, 0, room)
