"""The cards of a table as one viewer sees them, at rest and on their way.

Two ways in: `settle(view)` lays everything out at once, `play(beats)` acts out what happened. Whatever
is skipped or hurried, both end at the same picture (promise 5), since sprites are moved by the same
`lift` and `lay` as the Mirror that keeps what was seen.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from typing import TYPE_CHECKING

from game.kernel.events import Beat, Cue, FactsChanged, Marked, Moved, Shuffled, Turned, Uncovered
from game.kernel.mirror import Mirror, lay, lift
from game.kernel.table import Box as Cards
from game.kernel.table import View
from game.stage.brush import Brush
from game.stage.canvas import Box
from game.stage.card import CardSprite, Pose, draw_ring
from game.stage.ghosts import Ghost, foreseen
from game.stage.layout import Layout, Place

if TYPE_CHECKING:
    from game.content.cards import Printed

SPEEDS = {"slow": 0.6, "normal": 1.0, "fast": 2.0, "instant": float("inf")}

MOVE, FLIP, NUDGE = 0.28, 0.16, 0.09
"""Seconds of a move, a flip, and of cards closing up or standing higher."""

LINGER = 1.1
"""Seconds that a cue is told for which everybody should be able to read."""

DEAL_GAP = 0.09
"""Cards dealt from one pile follow each other so closely."""

ARC = 46.0
RAISED, FOCUSED = 34.0, 20.0

At = tuple[int, int]
"""Where a card lies: zone and index."""


class Stage:
    """Sprites for one layout. `anchor` is the seat that sits near."""

    def __init__(self, printed: Printed, layout: Layout, view: View, anchor: int,
                 on_cue: Callable[[Cue], None] | None = None) -> None:
        self.printed = printed
        self.layout = layout
        self.anchor = anchor
        self.speed = "normal"
        self.reduced = False
        self.shape = 0
        """Counts whatever changes the picture at rest, so that it is drawn anew only then."""
        self._on_cue = on_cue
        self._suit = _suits(printed, view.box)
        self._beats: deque[Beat] = deque()
        self._wait = 0.0
        self._hurried = False
        self._raised: frozenset[At] = frozenset()
        self._dimmed: frozenset[At] = frozenset()
        self._focus: At | None = None
        self.settle(view)

    # -- what the scene tells it -----------------------------------------------------------------------

    def settle(self, view: View, anchor: int | None = None) -> None:
        """Lie as this view does, at once; whatever was going on is forgotten."""
        self.anchor = self.anchor if anchor is None else anchor
        self._beats.clear()
        self._wait = 0.0
        self._hurried = False
        self.mirror = Mirror(view)
        self.viewer = view.viewer
        self.rest = view
        """What was shown when everything last had been acted out: signs are read from this, since between
        two beats of one action cards and facts need not agree."""
        self._acted = False
        self._ghosts: list[Ghost] = []
        self.rows: list[list[CardSprite | None]] = [
            [None if seen is None else CardSprite(seen) for seen in row] for row in view.zones]
        self.choose()
        for zone in range(len(self.rows)):
            self._aim(zone, 0)
        self.shape += 1

    def play(self, beats: Iterable[Beat]) -> None:
        """Act these beats out after whatever is still going on."""
        self._beats.extend(beats)
        if self.speed == "instant":
            self.step(0)

    def hurry(self) -> None:
        """Finish what is going on at once."""
        if self.busy:
            self._hurried = True
            self.step(0)

    def choose(self, raised: Iterable[At] = (), dimmed: Iterable[At] = (), focus: At | None = None) -> None:
        """Which cards stand higher since they can be chosen, which are dimmed, which has the focus."""
        state = (frozenset(raised), frozenset(dimmed), focus)
        if state == (self._raised, self._dimmed, self._focus):
            return
        touched = {zone for zone, _ in state[0] ^ self._raised}
        touched |= {at[0] for at in (focus, self._focus) if at is not None}
        self._raised, self._dimmed, self._focus = state
        for zone, row in enumerate(self.rows):
            for index, sprite in enumerate(row):
                if sprite is not None:
                    sprite.dim = (zone, index) in self._dimmed
        for zone in touched:
            self._aim(zone, self._seconds(NUDGE))
        self.shape += 1

    def foresee(self, beats: Iterable[Beat]) -> None:
        """Show as ghosts where the cards of these beats would come to lie."""
        ghosts = foreseen(beats, self._pose_at)
        if ghosts or self._ghosts:
            self._ghosts = ghosts
            self.shape += 1

    def _pose_at(self, zone: int, index: int) -> Pose | None:
        """Where a card at an index of a zone lies, or would lie; None if the zone is not on the table."""
        place = self.place(zone)
        if place is None:
            return None
        spot = self.layout.spots(place, max(len(self.rows[zone]), index + 1))[index]
        return Pose(spot.x, spot.y, spot.width, spot.angle)

    # -- time ------------------------------------------------------------------------------------------

    @property
    def busy(self) -> bool:
        """Something is still being acted out."""
        return bool(self._beats) or self._wait > 0

    @property
    def moving(self) -> bool:
        """Some card is on its way, be it only a nudge."""
        return any(sprite.moving for sprite in self._sprites())

    def step(self, dt: float) -> None:
        """On by dt seconds."""
        dt *= min(SPEEDS[self.speed], 1000.0)
        at_once = self._hurried or self.speed == "instant"
        was_moving = False
        for sprite in self._sprites():
            if sprite.moving:
                was_moving = True
                sprite.step(1e9 if at_once else dt)
        if was_moving and not self.moving:
            self.shape += 1
        self._wait = 0.0 if at_once else max(0.0, self._wait - dt)
        while self._beats and self._wait <= 0:
            self._wait = self._act(self._beats.popleft())
            if at_once:
                self._wait = 0.0
        if not self.busy:
            self._hurried = False
            if self._acted:
                self._acted = False
                self.rest = self.seen()
                self.shape += 1

    def _seconds(self, seconds: float) -> float:
        return 0.0 if self._hurried or self.speed == "instant" else seconds

    def _act(self, beat: Beat) -> float:
        """Begin a beat; returns the seconds until the next may begin."""
        self._acted = True
        self.choose()
        moves = [event for event in beat if isinstance(event, Moved)]
        touched = {zone for move in moves for zone in (move.src, move.dst)}
        sprites = lift(self.rows, self.mirror.box.cells, moves)
        for move, sprite in zip(moves, sprites, strict=True):
            lay(self.rows, self.mirror.box.cells, move, sprite)
        self.mirror.apply(beat)
        for zone, row in enumerate(self.mirror.zones):
            if zone in touched or any(getattr(event, "zone", -1) == zone for event in beat):
                for sprite, seen in zip(self.rows[zone], row, strict=True):
                    if sprite is not None and seen is not None:
                        sprite.seen = seen
        travelling = {id(sprite) for sprite in sprites}
        for zone in touched:
            self._aim(zone, self._seconds(MOVE), travelling)
        wait = MOVE if moves else 0.0
        for event in beat:
            match event:
                case Turned() | Marked() | Uncovered():
                    self._turn(event.zone, event.index, FLIP if isinstance(event, Turned) else 0.0)
                    wait = max(wait, FLIP if isinstance(event, Turned) else 0.0)
                case Shuffled():
                    self._aim(event.zone, 0)
                case Cue():
                    if self._on_cue is not None:
                        self._on_cue(event)
                    look = self.printed.cues.get(event.name)
                    wait = max(wait, LINGER if look is not None and look.linger else 0.0)
                case FactsChanged():
                    pass
        self.shape += 1
        if moves and self._beats and _source(self._beats[0]) == moves[0].src:
            wait = DEAL_GAP
        return wait

    def _turn(self, zone: int, index: int, seconds: float) -> None:
        """Turn a card over where it lies, unless it is on its way and will show it there."""
        sprite = self.rows[zone][index]
        if sprite is None or sprite.moving:
            return
        if sprite.pose is None or not self._seconds(seconds):
            sprite.put(sprite.pose)
        else:
            sprite.go(sprite.pose, self._seconds(seconds))

    # -- where cards lie -------------------------------------------------------------------------------

    def place(self, zone: int) -> Place | None:
        """The place of a zone, seen from the anchor; None if it is not on the table."""
        return self.layout.place(self.mirror.box.zones[zone].name, self.anchor)

    def order(self, zone: int) -> list[int]:
        """Indices of a zone as its cards lie from first to last: a fan whose faces are all seen is sorted."""
        row = self.mirror.zones[zone]
        place = self.place(zone)
        faces = [seen.face for seen in row if seen is not None and seen.face is not None]
        if place is not None and place.spread == "fan" and len(faces) == len(row):
            return sorted(range(len(row)), key=lambda index: (self._suit[faces[index]], faces[index]))
        return list(range(len(row)))

    def _aim(self, zone: int, seconds: float, travelling: set[int] | None = None) -> None:
        """Send every card of a zone to where it belongs."""
        place, row = self.place(zone), self.rows[zone]
        if place is None:
            for sprite in row:
                if sprite is not None:
                    sprite.put(None)
            return
        backs = [sprite.seen.back or "" if sprite else "" for sprite in row]
        spots = self.layout.spots(place, len(row), backs)
        for spot, index in zip(spots, self.order(zone), strict=True):
            sprite = row[index]
            if sprite is None:
                continue
            up = place.legal_up or RAISED if (zone, index) in self._raised else 0.0
            up += FOCUSED if self._focus == (zone, index) else 0.0
            pose = Pose(spot.x, spot.y - up, spot.width, spot.angle)
            flies = travelling is not None and id(sprite) in travelling
            if sprite.goal != pose or (flies and seconds):
                sprite.fades = self.reduced
                sprite.go(pose, seconds, ARC if flies else 0.0)
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
        """The indices of a zone's cards that lie on the table and show a face."""
        place, row = self.place(zone), self.mirror.zones[zone]
        if place is None:
            return []
        drawn = self.layout.drawn(place, len(row))
        return [index for number, index in enumerate(self.order(zone))
                if number in drawn and (seen := row[index]) is not None and seen.face is not None]

    def at(self, x: float, y: float) -> At | None:
        """The card at a point, the uppermost of several."""
        found = None
        for at, sprite in self._drawn():
            if sprite.pose is not None and sprite.pose.box.contains(x, y):
                found = at
        return found

    # -- drawing ---------------------------------------------------------------------------------------

    def _sprites(self) -> Iterator[CardSprite]:
        return (sprite for row in self.rows for sprite in row if sprite is not None)

    def _drawn(self) -> Iterator[tuple[At, CardSprite]]:
        """Sprites in drawing order: those in front last."""
        for zone, row in enumerate(self.rows):
            place = self.place(zone)
            if place is None:
                continue
            visible = self.layout.drawn(place, len(row))
            for number, index in enumerate(self.order(zone)):
                sprite = row[index]
                if sprite is not None and (number in visible or sprite.moving):
                    yield (zone, index), sprite

    def draw_resting(self, brush: Brush) -> None:
        """Draw the cards that lie still."""
        front = None
        for at, sprite in self._drawn():
            if at == self._focus:
                front = sprite
            elif not sprite.moving:
                sprite.draw(brush, self.printed, self.mirror.box)
        if front is not None and not front.moving and front.pose is not None:
            draw_ring(brush, front.pose)
            front.draw(brush, self.printed, self.mirror.box)
        for ghost in self._ghosts:
            ghost.draw(brush, lambda sprite, width: sprite.picture(brush, self.printed, self.mirror.box, width))
        for ghost in self._ghosts:
            ghost.draw_arrow(brush)

    def draw_moving(self, brush: Brush) -> None:
        """Draw the cards that are on their way, over everything that lies still."""
        for _, sprite in self._drawn():
            if sprite.moving:
                sprite.draw(brush, self.printed, self.mirror.box)

    def seen(self) -> View:
        """What has been shown so far, as a View: for the signs round the cards."""
        mirror = self.mirror
        return View(mirror.box, self.viewer, tuple(tuple(row) for row in mirror.zones), mirror.facts)


def _suits(printed: Printed, box: Cards) -> list[int]:
    """For each card the rank of its lowest layer: cards on the same ground are of one suit."""
    ranks: dict[str, int] = {}
    return [ranks.setdefault(next(iter(printed.layers[face.kind]), ""), len(ranks)) for face in box.faces]


def _source(beat: Beat) -> int:
    """The zone the first card of a beat leaves; -1 if none moves."""
    return next((event.src for event in beat if isinstance(event, Moved)), -1)
