"""A whole match as a tape: how it looked at any moment, to anybody. Pure."""

from __future__ import annotations

from game.kernel.events import Beat, Cue
from game.kernel.match import Match
from game.kernel.mirror import Mirror
from game.kernel.say import Say
from game.kernel.table import Seat, View, Viewer


class Tape:
    """Moment -1 is before the deal, 0 after it, n after n actions; `length` is the last. The match must not
    change any more, and nothing in it may have been taken back."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.length = match.version
        self._views: dict[Viewer, list[View]] = {}

    def view(self, viewer: Viewer, at: int) -> View:
        """The table as this viewer saw it at a moment. Carried on by beats, as the stage does it, and kept."""
        views = self._views.setdefault(viewer, [self.match.start(viewer)])
        while len(views) <= at + 1:
            mirror, moment = Mirror(views[-1]), len(views) - 1
            for beat in self.beats(viewer, moment):
                mirror.apply(beat)
            zones = tuple(tuple(row) for row in mirror.zones)
            views.append(View(mirror.box, viewer, zones, mirror.facts, moment, self.mover(moment)))
        return views[at + 1]

    def beats(self, viewer: Viewer, at: int) -> list[Beat]:
        """What this viewer was told on the way to a moment from the one before."""
        return self.match.since(viewer, at - 1, at) or []

    def mover(self, at: int) -> Seat | None:
        """The seat that acts next after a moment; None at the end."""
        actions = self.match.actions
        return actions[at].seat if 0 <= at < len(actions) else None

    def log(self, at: int) -> list[tuple[Seat | None, Say]]:
        """What was said up to a moment."""
        beats = self.match.since(None, -1, at) or []
        return [(event.seat, event.say) for beat in beats for event in beat
                if isinstance(event, Cue) and event.say is not None]
