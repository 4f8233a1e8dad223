"""One sitting: who may do what, what happened, what may be taken back. The Match alone holds the table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.kernel.actions import Action
from game.kernel.dealer import ListeningDealer
from game.kernel.events import Beat, Record, seen_by, teaches
from game.kernel.rules import Rules, Score
from game.kernel.say import Refused, Say
from game.kernel.table import Card, Seat, Table, View, Viewer, view, viewers


@dataclass(slots=True)
class _Step:
    """One action done: what it changed, and the table as it was before if it can be had back."""

    action: Action | None
    beats: list[list[Record]]
    version: int
    before: Table | None
    private: bool


class Match:
    """Rules and a seed, played by `submit`. Everything a viewer may know comes out of `view`, `since`,
    `legal` and `score`; none of them gives away the table."""

    def __init__(self, rules: Rules, seed: int, open_hands: bool = False) -> None:
        self.rules = rules
        self.box = rules.box
        self.box.open_hands = open_hands
        self.seed = seed
        self.version = 0
        self._table = rules.table(seed)
        self._start = self._table.copy()
        dealer = ListeningDealer(self._table)
        rules.setup(dealer)
        self._steps = [_Step(None, dealer.done(), 0, None, False)]
        self._undone = -1
        self._handed_on = 0

    @property
    def actions(self) -> list[Action]:
        """Everything done so far, in order; taken back is not done."""
        return [step.action for step in self._steps if step.action is not None]

    @property
    def awaited(self) -> Seat | None:
        """The seat that must act; None when the match is over."""
        return self.rules.awaited(self._table)

    @property
    def over(self) -> bool:
        return self.awaited is None

    def legal(self, seat: Seat) -> Sequence[Action]:
        """What a seat may do now; none once the match is over."""
        return () if self.over else self.rules.legal(self._table, seat)

    def interrupts(self) -> list[Seat]:
        """Seats that are not awaited and yet may act, in seat order."""
        awaited = self.awaited
        return [seat for seat in range(self.box.seats) if seat != awaited and self.legal(seat)]

    def last_chance(self) -> tuple[Seat, ...]:
        """Seats whose window shuts with the next action."""
        return self.rules.last_chance(self._table)

    def why_not(self, seat: Seat, card: Card) -> Say | None:
        """Why a seat cannot use a card; None if it has nothing to do with it."""
        return self.rules.why_not(self._table, seat, card)

    def submit(self, action: Action | str) -> None:
        """Do an action; `Refused` if it is not legal now, and then nothing has changed."""
        found = self.rules.book.find(action) if isinstance(action, str) else action
        if found is None or found not in self.legal(found.seat):
            raise Refused(self._reason(found))
        before = self._table.copy()
        dealer = ListeningDealer(self._table)
        self.rules.apply(dealer, found)
        beats = dealer.done()
        self.version += 1
        kept = None if self._seals(beats, self._table.roll != before.roll) else before
        if kept is None:
            for step in self._steps:
                step.before = None
        private = not any(seen_by(other, record, self.box) for other in viewers(self.box.seats)
                          if other != found.seat for beat in beats for record in beat)
        self._steps.append(_Step(found, beats, self.version, kept, private))

    def _reason(self, action: Action | None) -> Say:
        if action is None:
            return Say("There is no such move in this game.")
        if self.over:
            return Say("The game is over.")
        if action.card >= 0 and (say := self.rules.why_not(self._table, action.seat, action.card)):
            return say
        if action.seat != self.awaited:
            return Say("It is not your turn.")
        return Say("You cannot do that now.")

    def _seals(self, beats: list[list[Record]], rolled: bool) -> bool:
        """Whether there is no way back: dice were rolled, or somebody learned a card."""
        everyone = viewers(self.box.seats)
        return rolled or any(teaches(who, record, self.box) for beat in beats for record in beat for who in everyone)

    def why_no_undo(self, seat: Seat) -> Say | None:
        """Why this seat cannot take its last step back; None if it can."""
        last = self._steps[-1]
        if last.action is None:
            return Say("There is nothing to take back yet.")
        if last.action.seat != seat:
            return Say("Only the player who moved last can take it back.")
        if last.before is None:
            return Say("A card was seen or shuffled: that cannot be taken back.")
        if len(self._steps) <= self._handed_on and not last.private:
            return Say("The screen has gone to another player.")
        return None

    def undo(self, seat: Seat) -> None:
        """Take back the last step; `Refused` with the reason where that is not allowed."""
        if (say := self.why_no_undo(seat)) is not None:
            raise Refused(say)
        before = self._steps.pop().before
        assert before is not None  # why_no_undo has looked
        self._table = before
        self._handed_on = min(self._handed_on, len(self._steps))
        self.version += 1
        self._undone = self.version

    def hand_on(self) -> None:
        """The screen goes to somebody else: what others could see so far stands."""
        self._handed_on = len(self._steps)

    def preview(self, action: Action, viewer: Viewer) -> list[Beat]:
        """What a legal action would show this viewer; nothing if it would teach anybody anything."""
        if action not in self.legal(action.seat):
            return []
        copy = self._table.copy()
        dealer = ListeningDealer(copy)
        self.rules.apply(dealer, action)
        beats = dealer.done()
        return [] if self._seals(beats, copy.roll != self._table.roll) else self._told(beats, viewer)

    def view(self, viewer: Viewer) -> View:
        """The table as this viewer sees it now."""
        return view(self._table, viewer, self._told_of(viewer), self.awaited)

    def _told_of(self, viewer: Viewer) -> int:
        """How many steps this viewer was told of: marks made in secret do not count for others."""
        return sum(not step.private or step.action.seat == viewer for step in self._steps if step.action is not None)

    def start(self, viewer: Viewer) -> View:
        """The table as this viewer saw it before the first shuffle: where `since(viewer, -1)` begins."""
        return view(self._start, viewer, -1)

    def since(self, viewer: Viewer, version: int, until: int | None = None) -> list[Beat] | None:
        """The beats after `version` (-1: from the first deal on) up to `until` as this viewer is told them; None
        if something was taken back since, so that only a View helps."""
        if version < self._undone:
            return None
        last = self.version if until is None else until
        return [beat for step in self._steps if version < step.version <= last
                for beat in self._told(step.beats, viewer)]

    def _told(self, beats: list[list[Record]], viewer: Viewer) -> list[Beat]:
        told = (tuple(n for record in beat if (n := seen_by(viewer, record, self.box))) for beat in beats)
        return [beat for beat in told if beat]

    def score(self, viewer: Viewer) -> Score:
        """How everyone stands, blank where it would need a card this viewer cannot see."""
        return self.rules.score(self._table).known_from(self.view(viewer).faces(), self.over)
