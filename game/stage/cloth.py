"""The cards on the cloth as sprites: where each belongs, which are on their way, and how they are drawn."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING

from game.kernel.mirror import Mirror
from game.kernel.table import Box as Cards
from game.kernel.table import View
from game.stage.brush import Brush
from game.stage.canvas import Box
from game.stage.card import CardSprite, Pose, draw_glow, draw_ring
from game.stage.layout import Layout, Place

if TYPE_CHECKING:
    from game.content.cards import Printed

RAISED, FOCUSED = 34.0, 20.0
"""How much higher cards stand that can be chosen, and the one that has the focus, in canvas units."""

EDGE = 960.0, -180.0
"""Where cards come from and go to that lie off the table: beyond its far edge, in canvas units."""

OVERLAP = ("fan", "row", "stack")
"""Cards of these spreads cover each other: while one shifts, all are drawn anew in their order."""

PILED = 6
"""Of many cards that are gathered on a pile only so many fly, the top ones: they hide the others, which would take
longer to draw than a frame."""

At = tuple[int, int]
"""Where a card lies: zone and index."""

Choice = tuple[frozenset[At], frozenset[At], At | None]
"""The cards that stand higher, those that are dimmed, and the one that has the focus."""

NOTHING: Choice = frozenset(), frozenset(), None


class Cloth:
    """Sprites for one layout, laid out by `lay_out`. `anchor` is the seat that sits near."""

    def __init__(self, printed: Printed, layout: Layout, view: View, anchor: int) -> None:
        self.printed = printed
        self.layout = layout
        self.anchor = anchor
        self.reduced = False
        self.shape = 0
        """Counts whatever changes the picture at rest, so that it is drawn anew only then."""
        self._suit = _suits(printed, view.box)

    def lay_out(self, view: View) -> None:
        """Lie as this view does, at once."""
        self.mirror = Mirror(view)
        self.viewer = view.viewer
        self._choice = NOTHING
        self._moving: dict[CardSprite, int] = {}
        """Cards on their way, with the zone they belong to."""
        self._air: list[CardSprite] = []
        """Cards that fly over all others, those that set out last on top."""
        self._loose: set[CardSprite] = set()
        """Cards that are not part of the picture at rest until it is drawn anew, ..."""
        self._shifted: list[int] = []
        """... and the zones they belong to."""
        self._glows: set[CardSprite] = set()
        """What the last action moved."""
        self.rows: list[list[CardSprite | None]] = [
            [None if seen is None else CardSprite(seen) for seen in row] for row in view.zones]
        for zone in range(len(self.rows)):
            self._aim(zone, 0)
        self._changed()

    def warm(self, brush: Brush, view: View, anchor: int) -> Iterator[None]:
        """Make the pictures that this view will need ahead, one at a time: to turn all cards of a hand at once
        would take longer than a frame."""
        coming = Cloth(self.printed, self.layout, view, anchor)
        coming.lay_out(view)
        for (zone, _), sprite in list(coming._drawn()):
            place = self.layout.place(view.box.zones[zone].name, anchor)
            for dim in (False, True) if place is not None and place.legal_up else (False,):
                sprite.dim = dim
                brush.canvas.record(sprite.draw, brush, self.printed, view.box)
                yield

    def seen(self) -> View:
        """What has been shown so far, as a View: for the signs round the cards."""
        mirror = self.mirror
        return View(mirror.box, self.viewer, tuple(tuple(row) for row in mirror.zones), mirror.facts)

    def _changed(self) -> None:
        """The picture at rest is another one; whatever is on its way now is not part of it."""
        self.shape += 1
        self._air = [sprite for sprite in self._air if sprite.flying]
        self._moving = {sprite: zone for sprite, zone in self._moving.items() if sprite.moving}
        self._loose = set(self._moving)
        self._shifted = sorted(set(self._moving.values()))
        for zone in {zone for sprite, zone in self._moving.items() if not sprite.flying}:
            place = self.place(zone)
            if place is not None and place.spread in OVERLAP:
                self._loose.update(sprite for sprite in self.rows[zone] if sprite is not None)

    # -- where cards lie -------------------------------------------------------------------------------

    def place(self, zone: int) -> Place | None:
        """The place of a zone, seen from the anchor; None if it is not on the table."""
        return self.layout.place(self.mirror.box.zones[zone].name, self.anchor)

    def order(self, zone: int) -> list[int]:
        """Indices of a zone as its cards lie from first to last: a fan whose faces are all seen is sorted."""
        row = self.mirror.zones[zone]
        place = self.place(zone)
        if place is not None and place.spread == "fan":
            faces = [seen.face for seen in row if seen is not None and seen.face is not None]
            if len(faces) == len(row):
                return sorted(range(len(row)), key=lambda index: (self._suit[faces[index]], faces[index]))
        return list(range(len(row)))

    def _aim(self, zone: int, seconds: float, arcs: Mapping[CardSprite, float] | None = None) -> None:
        """Send every card of a zone to where it belongs; those in `arcs` fly, others only make room. What comes
        from a zone that is not on the table, or goes to one, crosses the table's edge."""
        place, row = self.place(zone), self.rows[zone]
        if place is None:
            for sprite in row:
                if sprite is not None and not sprite.leaving:
                    self._take_away(sprite, zone, seconds, 0.0 if arcs is None else arcs.get(sprite, 0.0))
            return
        raised, _, focus = self._choice
        backs = [sprite.seen.back or "" if sprite else "" for sprite in row]
        spots = self.layout.spots(place, len(row), backs)
        for spot, index in zip(spots, self.order(zone), strict=True):
            sprite = row[index]
            if sprite is None:
                continue
            up = place.legal_up or RAISED if (zone, index) in raised else 0.0
            up += FOCUSED if focus == (zone, index) else 0.0
            pose = Pose(spot.x, spot.y - up, spot.width, spot.angle)
            arc = None if arcs is None else arcs.get(sprite)
            if place.spread == "pile" and index < len(row) - PILED:
                sprite.put(pose)
                continue
            if arc and seconds and sprite.pose is None:
                sprite.put(Pose(*EDGE, spot.width))
            if sprite.goal != pose or (arc is not None and seconds):
                self._send(sprite, zone, pose, 0.0 if self.reduced and arc is None else seconds, arc or 0.0)
            elif not sprite.moving:
                sprite.put(pose)

    def box_of(self, zone: int, index: int) -> Box:
        """The rectangle of a card, or of an empty cell, as it lies when everything has arrived."""
        row = self.rows[zone]
        sprite = row[index] if index < len(row) else None
        if sprite is not None and sprite.goal is not None:
            return sprite.goal.box
        pose = self._pose_at(zone, index)
        return pose.box if pose is not None else Box(0, 0, 0, 0)

    def showing(self, zone: int) -> list[int]:
        """The indices of a zone's cards that lie on the table and show a face: of a pile only its top."""
        place, row = self.place(zone), self.mirror.zones[zone]
        if place is None:
            return []
        drawn = self.layout.drawn(place, len(row))
        if place.spread == "pile":
            drawn = drawn[-1:]
        return [index for number, index in enumerate(self.order(zone))
                if number in drawn and (seen := row[index]) is not None and seen.face is not None]

    def at(self, x: float, y: float) -> At | None:
        """The card at a point, the uppermost of several."""
        found = None
        for at, sprite in self._drawn():
            if sprite.pose is not None and sprite.pose.box.contains(x, y):
                found = at
        return found

    def _pose_at(self, zone: int, index: int) -> Pose | None:
        """Where a card at an index of a zone lies, or would lie; None if the zone is not on the table."""
        place = self.place(zone)
        if place is None:
            return None
        spot = self.layout.spots(place, max(len(self.rows[zone]), index + 1))[index]
        return Pose(spot.x, spot.y, spot.width, spot.angle)

    # -- setting out ---------------------------------------------------------------------------------

    def _send(self, sprite: CardSprite, zone: int, pose: Pose, seconds: float, arc: float = 0.0,
              late: float = 0.0) -> None:
        """Set a card out for where it belongs."""
        sprite.fades = self.reduced
        sprite.go(pose, seconds, arc, late)
        self._set_out(sprite, zone)

    def _take_away(self, sprite: CardSprite, zone: int, seconds: float, arc: float) -> None:
        """Send a card off the table if it flies; else it is gone."""
        if arc and seconds and sprite.pose is not None:
            sprite.fades = self.reduced
            sprite.leave(Pose(*EDGE, sprite.pose.width), seconds, arc)
            self._set_out(sprite, zone)
        else:
            sprite.put(None)

    def _set_out(self, sprite: CardSprite, zone: int) -> None:
        if sprite.moving:
            self._moving[sprite] = zone
        if sprite.flying:
            self._air = [other for other in self._air if other is not sprite] + [sprite]

    # -- drawing ---------------------------------------------------------------------------------------

    def _drawn(self, zones: Iterable[int] | None = None) -> Iterator[tuple[At, CardSprite]]:
        """Sprites in drawing order, those in front last: of all zones or of some."""
        for zone in range(len(self.rows)) if zones is None else zones:
            place, row = self.place(zone), self.rows[zone]
            if place is None or not row:
                continue
            visible = self.layout.drawn(place, len(row))
            for number, index in enumerate(self.order(zone)):
                sprite = row[index]
                if sprite is not None and (number in visible or sprite.moving):
                    yield (zone, index), sprite

    def draw_resting(self, brush: Brush) -> None:
        """Draw the cards that lie still."""
        self._draw_cards(brush, ((at, sprite) for at, sprite in self._drawn() if sprite not in self._loose))

    def draw_moving(self, brush: Brush) -> None:
        """Draw what is on its way, over everything that lies still."""
        if self._loose:
            self._draw_cards(brush, ((at, sprite) for at, sprite in self._drawn(self._shifted)
                                     if sprite in self._loose and sprite not in self._air))
            for sprite in self._air:
                sprite.draw(brush, self.printed, self.mirror.box)

    def _draw_cards(self, brush: Brush, cards: Iterable[tuple[At, CardSprite]]) -> None:
        """Cards in this order; the one that has the focus comes to the front, in its ring."""
        front = None
        for at, sprite in cards:
            if at == self._choice[2]:
                front = sprite
                continue
            if sprite in self._glows and not sprite.moving and sprite.pose is not None:
                draw_glow(brush, sprite.pose)
            sprite.draw(brush, self.printed, self.mirror.box)
        if front is not None and front.pose is not None:
            draw_ring(brush, front.pose)
            front.draw(brush, self.printed, self.mirror.box)


def _suits(printed: Printed, box: Cards) -> list[int]:
    """For each card the rank of its lowest layer: cards on the same ground are of one suit."""
    ranks: dict[str, int] = {}
    return [ranks.setdefault(next(iter(printed.layers[face.kind]), ""), len(ranks)) for face in box.faces]
