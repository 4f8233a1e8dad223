"""The cards of a table as one viewer sees them, at rest and on their way.

Two ways in: `settle(view)` lays everything out at once, `play(beats)` acts out what happened. Whatever
is skipped or hurried, both end at the same cards (promise 5), since sprites are moved by the same
`lift` and `lay` as the Mirror that keeps what was seen.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING

from game.kernel.events import Beat, Cue, Marked, Moved, Shuffled, Turned, Uncovered
from game.kernel.mirror import lay, lift
from game.kernel.table import Seen, View
from game.stage import acts
from game.stage.acts import Act
from game.stage.brush import Brush
from game.stage.canvas import Box
from game.stage.card import CardSprite
from game.stage.cloth import NOTHING, At, Choice, Cloth
from game.stage.ghosts import Ghost, foreseen
from game.stage.layout import Layout
from game.stage.sparkle import Sparkles

if TYPE_CHECKING:
    from game.content.cards import Printed

__all__ = ["SPEEDS", "At", "Stage"]

SPEEDS = {"slow": 0.6, "normal": 1.0, "fast": 2.0, "instant": float("inf")}

NUDGE, SHAKE = 0.09, 0.32
"""Seconds in which a card stands higher, and of a refusal."""

HUSH = 0.06
"""Seconds between two sounds that cards make by themselves."""

ARC, CARRIED, SWING = 46.0, 70.0, 13.0
"""How high cards fly, how high one is carried over others that slide, and how far a refused one swings."""

FEW = 3
"""Of an action that moves more cards none glows."""

PATIENCE = 2
"""Steps that cards stay raised when nobody is asked any more: if the same person is asked at once, none stirs."""


class Stage(Cloth):
    """A cloth on which things happen. `on_cue` is told when a cue is acted out,
    `on_sound` what moving cards sound like by themselves."""

    def __init__(self, printed: Printed, layout: Layout, view: View, anchor: int,
                 on_cue: Callable[[Cue], None] | None = None, on_sound: Callable[[str], None] | None = None) -> None:
        self.speed = "normal"
        self._on_cue = on_cue
        self._on_sound = on_sound
        self._acts: deque[Act] = deque()
        self._hush = 0.0
        self.rests = 0
        """Counts the changes of `rest`."""
        super().__init__(printed, layout, view, anchor)
        self.settle(view)

    # -- what the scene tells it -----------------------------------------------------------------------

    def settle(self, view: View, anchor: int | None = None) -> None:
        """Lie as this view does, at once; whatever was going on is forgotten."""
        self.anchor = self.anchor if anchor is None else anchor
        self._acts.clear()
        self._wait = 0.0
        self._hurried = False
        self._come_to_rest(view)
        self._acted = False
        self.coming: View | None = None
        """What `rest` will be from the next step on, while the cards have come to lie where they belong."""
        self._ghosts: list[Ghost] = []
        self._sparkles = Sparkles()
        self._flights = 0
        self._patience = 0
        self.lay_out(view)

    def _come_to_rest(self, view: View) -> None:
        self.rest = view
        """What was shown when everything last had been acted out: signs are read from this, since between
        two beats of one action cards and facts need not agree."""
        self.rests += 1

    def play(self, beats: Sequence[Beat], within: float | None = None) -> None:
        """Act these beats out after whatever is still going on, squeezed so that they take no longer than
        `within` seconds at normal speed, or than people wait for an action or a deal."""
        self._acts.extend(acts.timetable(beats, self.printed.cues, within))
        self._flights = 0
        self._glows.clear()
        if self.speed == "instant":
            self.step(0)

    def hurry(self) -> None:
        """Finish what is going on at once."""
        if self.busy:
            self._hurried = True
            self.step(0)

    def choose(self, raised: Iterable[At] = (), dimmed: Iterable[At] = (), focus: At | None = None) -> None:
        """Which cards stand higher since they can be chosen, which are dimmed, which has the focus."""
        choice = (frozenset(raised), frozenset(dimmed), focus)
        if choice == NOTHING != self._choice:
            self._patience = PATIENCE
        else:
            self._choose(choice)

    def _choose(self, choice: Choice) -> None:
        self._patience = 0
        was = self._choice
        if choice == was:
            return
        self._choice = choice
        for zone, index in choice[1] ^ was[1]:
            row = self.rows[zone]
            if index < len(row) and (sprite := row[index]) is not None:
                sprite.dim = (zone, index) in choice[1]
        for zone in {at[0] for at in (*(choice[0] ^ was[0]), choice[2], was[2]) if at is not None}:
            self._aim(zone, 0.0 if self.reduced else self._seconds(NUDGE))
        self._changed()

    def shake(self, at: At | None = None) -> None:
        """The card there, or the one that has the focus, says no."""
        at = self._choice[2] if at is None else at
        if at is None or self.reduced or not self._seconds(SHAKE):
            return
        sprite = self.rows[at[0]][at[1]]
        if sprite is not None and not sprite.flying:
            sprite.fades = False
            sprite.shake(SHAKE, SWING)
            self._moving[sprite] = at[0]
            self._changed()

    def foresee(self, beats: Iterable[Beat]) -> None:
        """Show as ghosts where the cards of these beats would come to lie."""
        ghosts = foreseen(beats, self._pose_at)
        if ghosts or self._ghosts:
            self._ghosts = ghosts
            self.shape += 1

    # -- time ------------------------------------------------------------------------------------------

    @property
    def busy(self) -> bool:
        """Something is still being acted out."""
        return self._acting or self._acted

    @property
    def _acting(self) -> bool:
        return bool(self._acts) or self._wait > 0

    @property
    def moving(self) -> bool:
        """Some card is on its way, be it only a nudge, or something sparkles."""
        return bool(self._moving or self._sparkles) or self._patience > 0

    def step(self, dt: float) -> None:
        """On by dt seconds."""
        at_once = self._hurried or self.speed == "instant"
        pace = min(SPEEDS[self.speed], 1000.0)
        self._hush -= dt
        self._sparkles.step(1e9 if self.speed == "instant" else dt * max(1.0, pace))
        if self._moving:
            for sprite in self._moving:
                sprite.step(1e9 if at_once else dt * pace)
            self._moving = {sprite: zone for sprite, zone in self._moving.items() if sprite.moving}
            if not self._moving:
                self._changed()
        if self._patience:
            self._patience -= 1
            if at_once or not self._patience:
                self._choose(NOTHING)
        if self._wait > 0:
            self._wait = 0.0 if at_once else self._wait - dt * pace
        while self._acts and self._wait <= 0:
            act = self._acts.popleft()
            self._act(act)
            late = self._wait if self._acts else 0.0  # what a step is too long for is not added up over a deal
            self._wait = 0.0 if at_once else late + act.seconds
        if not self._acting:
            self._wait = 0.0
            self._hurried = False
            if self._acted and (self.coming is not None or at_once):
                self._come_to_rest(self.coming or self.seen())
                self._acted, self.coming = False, None
            elif self._acted:
                self.coming = self.seen()  # one step for the cards, the next for all that signs say of them

    def _seconds(self, seconds: float) -> float:
        return 0.0 if self._hurried or self.speed == "instant" else seconds

    # -- acting ----------------------------------------------------------------------------------------

    def _act(self, act: Act) -> None:
        """Begin a beat."""
        self._acted, self.coming = True, None
        beat = act.beat
        moves = [event for event in beat if isinstance(event, Moved)]
        turns = [event for event in beat if isinstance(event, Turned)]
        if moves or turns:
            self._choose(NOTHING)  # what was raised may lie elsewhere now
        sprites = lift(self.rows, self.mirror.box.cells, moves)
        for move, sprite in zip(moves, sprites, strict=True):
            lay(self.rows, self.mirror.box.cells, move, sprite)
        self.mirror.apply(beat)
        touched = {zone for move in moves for zone in (move.src, move.dst)}
        shown = {event.zone for event in beat if isinstance(event, Turned | Marked | Uncovered | Shuffled)}
        for zone in touched | shown:
            for sprite, seen in zip(self.rows[zone], self.mirror.zones[zone], strict=True):
                if sprite is not None and seen is not None:
                    sprite.seen = seen
        arcs = self._arcs(moves, sprites)
        for zone in touched:
            self._aim(zone, self._seconds(acts.MOVE), arcs)
        for number, turn in enumerate(turns):
            self._turn(turn.zone, turn.index, acts.FLIP, acts.lateness(number, len(turns)))
        for event in beat:
            if isinstance(event, Marked | Uncovered):
                self._turn(event.zone, event.index, 0.0)
            elif isinstance(event, Shuffled):
                self._aim(event.zone, 0)
            elif isinstance(event, Cue):
                self._cue(event, act.sparkles)
        self._sound(act.sound)
        if touched or shown:
            self._changed()

    def _arcs(self, moves: Sequence[Moved[Seen]], sprites: Sequence[CardSprite | None]) -> dict[CardSprite, float]:
        """How high each moved card flies. Of several that move within one zone, the one that goes farthest is
        carried over the others, which slide. They are also what glows, if they are few and show their faces."""
        arcs: dict[CardSprite, float] = {}
        within: list[tuple[float, CardSprite]] = []
        for move, sprite in zip(moves, sprites, strict=True):
            if sprite is None:
                continue
            arcs[sprite] = ARC
            there = self._pose_at(move.dst, move.to)
            if move.src == move.dst and sprite.pose is not None and there is not None:
                within.append((abs(there.x - sprite.pose.x) + abs(there.y - sprite.pose.y), sprite))
        if len(within) > 1:
            farthest = max(within, key=lambda pair: pair[0])[1]
            for _, sprite in within:
                arcs[sprite] = CARRIED if sprite is farthest else 0.0
        flies = {sprite for sprite, arc in arcs.items() if arc}
        self._flights += len(flies)
        self._glows |= {sprite for sprite in flies if sprite.seen.face is not None}
        if self._flights > FEW:
            self._glows.clear()
        return arcs

    def _turn(self, zone: int, index: int, seconds: float, late: float = 0.0) -> None:
        """Turn a card over where it lies, unless it is on its way and will show it there."""
        sprite = self.rows[zone][index]
        if sprite is None or sprite.flying or (sprite.moving and not seconds):
            return
        if (goal := sprite.goal) is None or not self._seconds(seconds):
            sprite.put(goal)
        else:
            self._send(sprite, zone, goal, seconds, late=late)

    def _cue(self, cue: Cue, where: At | None) -> None:
        """Tell of a cue, and let it sparkle: where its card lies, else by the seat it is about, else by all."""
        if self._on_cue is not None:
            self._on_cue(cue)
        look = self.printed.cues.get(cue.name)
        if look is None:
            return
        if look.sound:
            self._hush = HUSH
        if look.sparkle and not self.reduced and self._seconds(1.0):
            box = self.box_of(*where) if where is not None else Box(0, 0, 0, 0)
            if box.w:
                self._sparkles.start(*box.centre)
                return
            for seat in range(self.layout.seats) if cue.seat is None else (cue.seat,):
                if (point := self._seat_point(seat)) is not None:
                    self._sparkles.start(*point)

    def _seat_point(self, seat: int) -> tuple[float, float] | None:
        """The middle of a seat's plate, or of its cards if it has none."""
        plate = self.layout.hud("plate", seat, self.anchor)
        if plate is not None:
            return plate.middle
        places = (self.place(zone) for zone, known in enumerate(self.mirror.box.zones) if known.owner == seat)
        return next((place.middle for place in places if place is not None), None)

    def _sound(self, name: str) -> None:
        if name and self._on_sound is not None and self._hush <= 0 and self._seconds(1.0):
            self._hush = HUSH
            self._on_sound(name)

    # -- drawing ---------------------------------------------------------------------------------------

    def draw_resting(self, brush: Brush) -> None:
        """Draw the cards that lie still, and what an action would do."""
        super().draw_resting(brush)
        for ghost in self._ghosts:
            ghost.draw(brush, lambda sprite, width: sprite.picture(brush, self.printed, self.mirror.box, width))

    def draw_arrows(self, brush: Brush) -> None:
        """Which way the ghosts slide, over whatever rings lie there."""
        for ghost in self._ghosts:
            ghost.draw_arrow(brush)

    def draw_moving(self, brush: Brush) -> None:
        """Draw what is on its way, over everything that lies still."""
        super().draw_moving(brush)
        self._sparkles.draw(brush)
