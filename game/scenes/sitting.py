"""People and bots round one match: who sits where, with which device, and the match they play."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Protocol

from game.content.cards import Printed
from game.content.shelf import Shelf
from game.input.intents import Device, Intent
from game.kernel.actions import Action
from game.kernel.match import Match
from game.kernel.say import Say
from game.kernel.table import Seat
from game.kernel.transcript import Chair, Transcript
from game.players.bots import Bot, bot


class Journal(Protocol):
    """Where a match is written down as it is played; store/ has the real one."""

    def add(self, action: str) -> None:
        """Keep an action, for good, before it is shown."""

    def undo(self) -> None:
        """The last action did not happen."""

    def finish(self, match: Match) -> None:
        """The match is over, or given up."""


class NoJournal:
    """Writes nothing down."""

    def add(self, action: str) -> None: ...

    def undo(self) -> None: ...

    def finish(self, match: Match) -> None: ...


@dataclass(slots=True)
class Sitting:
    """One match and its chairs. `devices` are keys of devices by seat, "" for a bot or for any device; `away`
    are the seats of people for whom a bot plays on, `lost` the devices of seats that went, by their key. In
    a `resumed` one nobody has said yet that they sit before the screen."""

    header: Transcript
    match: Match
    printed: Printed
    devices: list[str]
    bots: dict[Seat, Bot]
    journal: Journal = field(default_factory=NoJournal)
    away: set[Seat] = field(default_factory=set)
    lost: dict[str, Device] = field(default_factory=dict)
    resumed: bool = False

    @property
    def names(self) -> list[str]:
        return [chair.name for chair in self.header.chairs]

    @property
    def people(self) -> list[Seat]:
        return [seat for seat, chair in enumerate(self.header.chairs) if chair.person]

    @property
    def guarded(self) -> list[Seat]:
        return [seat for seat, chair in enumerate(self.header.chairs) if chair.guarded]

    def holders(self, key: str) -> list[Seat]:
        """The people who play with the device of this key."""
        return [seat for seat in self.people if self.devices[seat] == key]

    def speaks(self, intent: Intent) -> bool:
        """Whether this comes from a person of this match, and not from somebody who only sits nearby. While no
        person plays, or one plays with any device, everybody may speak."""
        keys = [self.devices[seat] for seat in self.people]
        return not keys or "" in keys or any(intent.is_from(key) for key in keys)

    def submit(self, action: Action) -> None:
        """Do an action and write it down before anybody sees it; Refused if it is not legal."""
        self.match.submit(action)
        self.journal.add(action.text)
        if self.match.over:
            self.journal.finish(self.match)

    def undo(self, seat: Seat) -> None:
        """Take back the last step; Refused with the reason if that cannot be."""
        self.match.undo(seat)
        self.journal.undo()

    def swap_bot(self, shelf: Shelf, seat: Seat, level: str) -> None:
        """A bot plays on for a person who left, or (level "person") the person is back."""
        chairs = list(self.header.chairs)
        if chairs[seat].person and level != "person":
            self.away.add(seat)
            self.devices[seat] = ""
        chairs[seat] = replace(chairs[seat], level=level, guarded=level == "person")
        self.header.chairs = tuple(chairs)
        self.bots.pop(seat, None)
        if level == "person":
            self.away.discard(seat)
        else:
            self.bots[seat] = bot(level, self.match.rules, shelf.games[self.header.game], self.header.seed, seat)

    def take(self, shelf: Shelf, seat: Seat, key: str) -> None:
        """A person plays this seat with the device of this key from now on, back from away or not."""
        if seat in self.bots:
            self.swap_bot(shelf, seat, "person")
        self.devices[seat] = key


def sit_down(shelf: Shelf, header: Transcript, devices: list[str] | None = None,
             match: Match | None = None) -> Sitting:
    """A new sitting from a header; with a match, that match goes on. Errors as `Shelf.match`."""
    match = match or shelf.match(header)
    game = shelf.games[header.game]
    bots = {seat: bot(chair.level, match.rules, game, header.seed, seat)
            for seat, chair in enumerate(header.chairs) if not chair.person}
    keys = devices if devices is not None else [""] * len(header.chairs)
    return Sitting(header, match, shelf.printed(header.game), keys, bots)


def bots_only(game: str, seats: int, seed: int, level: str, guarded: bool, house: dict[str, str]) -> Transcript:
    """The header of a match that plays itself; `guarded` shows the curtain all the same."""
    chairs = tuple(Chair(name, level, guarded) for name in PRESET_NAMES[:seats])
    return Transcript(game, seed, chairs, house, demo=True)


PRESET_NAMES = ("Anna", "Ben", "Chiara", "Dev", "Elif", "Mia", "Otto", "Sofia", "Jonas", "Aino")

UNDO_OFF = Say("Taking back is switched off in the settings.")
