"""What has been shown of a match, and to whose eyes: the stage keeps up with the match, the log with the stage."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable

from game.content.cards import Printed
from game.kernel.events import Beat, Cue
from game.kernel.match import Match
from game.kernel.rules import Sign
from game.kernel.say import Say
from game.kernel.table import Seat, View
from game.scenes.secrecy import Eyes
from game.stage.acts import RECAP
from game.stage.layout import Layout
from game.stage.stage import Stage

LOG_KEPT = 60


class Showing:
    """One match on one stage, for one pair of eyes at a time. `hear` is told every cue that is acted out for
    the first time, or (with `again`) once more in a recap; `sound` plays a sound by name."""

    def __init__(self, match: Match, printed: Printed, layout: Layout, eyes: Eyes, anchor: Seat,
                 hear: Callable[[Cue, bool], None], sound: Callable[[str], None]) -> None:
        self.match = match
        self.eyes = eyes
        self.log: deque[tuple[Seat | None, Say]] = deque(maxlen=LOG_KEPT)
        self.recapping = False
        self._hear = hear
        self._last_seen: dict[Seat, tuple[int, View]] = {}
        self._signs: list[tuple[View, list[Sign]]] = []
        self.stage = Stage(printed, layout, match.view(eyes.viewer), anchor, self._on_cue, sound)
        self.version = match.version
        if match.actions:
            self._fill_log(match.since(None, -1) or [])
        else:
            self._begin_with_the_deal()

    def _begin_with_the_deal(self) -> None:
        """A new match begins with its cards in the box, and shows how they are dealt."""
        self.stage.settle(self.match.start(self.eyes.viewer))
        self.version = -1

    @property
    def behind(self) -> bool:
        """Whether something happened that has not been shown."""
        return self.version != self.match.version

    def catch_up(self) -> None:
        """Act out what happened since; where something was taken back, only the table as it is now helps."""
        beats = self.match.since(self.eyes.viewer, self.version)
        self.version = self.match.version
        if beats is None:
            self.stage.settle(self.match.view(self.eyes.viewer))
            self.log.clear()
            self._fill_log(self.match.since(None, -1) or [])
        else:
            self.stage.play(beats)

    def signs_of(self, view: View) -> list[Sign]:
        """The signs of a view, kept for the last two: in some games to count them takes as long as to draw."""
        for known, signs in self._signs:
            if known is view:
                return signs
        self._signs = [(view, self.match.rules.signs(view)), *self._signs[:1]]
        return self._signs[0][1]

    def rest(self) -> None:
        """Everything has been acted out: what the viewer has seen by now is where a recap will begin."""
        self.recapping = False
        viewer = self.eyes.viewer
        if viewer is not None:
            known = self._last_seen.get(viewer)
            if known is None or known[0] != self.version:
                self._last_seen[viewer] = self.version, self.match.view(viewer)

    def cover(self) -> None:
        """Nobody looks: every hand shows its backs before anything else is drawn."""
        if self.eyes.viewer is not None:
            self.match.hand_on()
        self.eyes.cover()
        self.stage.settle(self.match.view(None))
        self.version = self.match.version

    def lift(self, seat: Seat) -> None:
        """The player has confirmed: show what they saw last, and act out what happened since."""
        self.eyes.confirm(seat)
        known = self._last_seen.get(seat)
        beats = None if known is None else self.match.since(seat, known[0])
        if known is None or beats is None:
            self.stage.settle(self.match.view(seat), seat)
        else:
            self.recapping = True
            self.stage.settle(known[1], seat)
            self.stage.play(beats, RECAP)
        self.version = self.match.version

    def _on_cue(self, cue: Cue) -> None:
        if not self.recapping and cue.say is not None:
            self.log.append((cue.seat, cue.say))
        self._hear(cue, self.recapping)

    def _fill_log(self, beats: list[Beat]) -> None:
        """Fill the log from what happened, without acting it out."""
        self.log.extend((event.seat, event.say) for beat in beats for event in beat
                        if isinstance(event, Cue) and event.say is not None)
