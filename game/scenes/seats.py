"""Who has sat down, and with what in their hands. Pure: chairs are filled from the left, the first is the host."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, field

from game.content.house import Value
from game.input.intents import Device, Intent
from game.kernel.say import Say
from game.kernel.transcript import Chair
from game.players.bots import LEVELS

LONGEST = 12
"""Letters of a name: so many fit on every plate of every table."""

PERSON = "person"


@dataclass(eq=False, slots=True)
class Sitter:
    """Somebody on a chair: a person with the key and guid of their device, or a bot with a level."""

    name: str
    level: str = PERSON
    device: str = ""
    guid: str = ""

    @property
    def person(self) -> bool:
        return self.level == PERSON

    def turn_level(self, step: int) -> None:
        """A better or a weaker bot."""
        self.level = LEVELS[(LEVELS.index(self.level) + step) % len(LEVELS)]


class Seats:
    """The sitters in the order of their seats. `possible` are the numbers of seats the game is for; who is
    too many when people come from another game does not get a chair."""

    def __init__(self, possible: range, sitters: Iterable[Sitter] = ()) -> None:
        self.possible = possible
        self.sitters: list[Sitter] = list(sitters)[:possible[-1]]

    @property
    def full(self) -> bool:
        return len(self.sitters) >= self.possible[-1]

    @property
    def people(self) -> list[Sitter]:
        return [sitter for sitter in self.sitters if sitter.person]

    def of(self, key: str) -> list[Sitter]:
        """The people who share the device with this key."""
        return [sitter for sitter in self.people if sitter.device == key]

    def lost(self, present: Collection[str]) -> list[Sitter]:
        """The people whose device is not among those that can be heard now."""
        return [sitter for sitter in self.people if sitter.device not in present]

    def speaks(self, intent: Intent, present: Collection[str]) -> bool:
        """Whether this comes from somebody who sits here; from anybody as long as no person with a device does."""
        keys = {sitter.device for sitter in self.people}.intersection(present)
        return not keys or any(intent.is_from(key) for key in keys)

    # -- coming and going ------------------------------------------------------------------------------

    def sit(self, device: Device, names: Iterable[str]) -> Sitter | None:
        """One person more, on the first free chair, with the first of these names that nobody has."""
        if self.full:
            return None
        self.sitters.append(Sitter(self.unused(names), PERSON, device.key, device.guid))
        return self.sitters[-1]

    def sit_again(self, device: Device, present: Collection[str], wanted: Sitter | None = None) -> Sitter | None:
        """A chair whose device is gone gets this one: the one wanted, else one that had a device of this make.
        With it go all who shared the lost device. None if every device is there."""
        lost = self.lost(present)
        if not lost:
            return None
        again = next((sitter for sitter in lost if device.guid and sitter.guid == device.guid), lost[0])
        if wanted is not None and wanted in lost:
            again = wanted
        for sitter in self.of(again.device):
            sitter.device, sitter.guid = device.key, device.guid
        return again

    def add_bot(self, names: Iterable[str], level: str = "normal") -> Sitter | None:
        if self.full:
            return None
        self.sitters.append(Sitter(self.unused(names), level))
        return self.sitters[-1]

    def leave(self, sitter: Sitter) -> None:
        """The chair is empty; those to the right of it move up."""
        self.sitters.remove(sitter)

    def move(self, sitter: Sitter, step: int) -> bool:
        """Change places with the neighbour on the left (-1) or right (1); whether there is one."""
        here = self.sitters.index(sitter)
        there = here + step
        if not 0 <= there < len(self.sitters):
            return False
        self.sitters[here], self.sitters[there] = self.sitters[there], self.sitters[here]
        return True

    def unused(self, names: Iterable[str]) -> str:
        """The first name nobody has; if all are taken, the first with a number."""
        taken = {sitter.name for sitter in self.sitters}
        wished = list(names)
        free = next((name for name in wished if name not in taken), "")
        number = 2
        while not free:
            numbered = f"{wished[0]} {number}"
            free = "" if numbered in taken else numbered
            number += 1
        return free

    # -- what they play with ---------------------------------------------------------------------------

    def why_not(self, present: Collection[str], busy: Collection[Sitter] = ()) -> Say | None:
        """Why the match cannot begin; None if it can. `busy` are still choosing."""
        missing = self.possible[0] - len(self.sitters)
        if missing > 0:
            return Say("One more must sit down.", "{n} more must sit down.", n=missing)
        lost = self.lost(present)
        if lost:
            return Say("{name} has no device.", name=lost[0].name)
        choosing = next((sitter for sitter in self.sitters if sitter in busy), None)
        return None if choosing is None else Say("{name} is still choosing.", name=choosing.name)

    def chairs(self) -> tuple[Chair, ...]:
        """For the header of a match."""
        return tuple(Chair(sitter.name, sitter.level, sitter.person) for sitter in self.sitters)

    def devices(self) -> list[str]:
        """The keys of the devices by seat, empty for bots."""
        return [sitter.device for sitter in self.sitters]


@dataclass(slots=True)
class LastSetup:
    """What was chosen last, for next time: who sat where, the house rules by game, and open hands."""

    sitters: list[Sitter] = field(default_factory=list)
    house: dict[str, dict[str, Value]] = field(default_factory=dict)
    open_hands: bool = False

    def sit_as(self, chairs: Iterable[Chair], devices: Iterable[str], guids: Mapping[str, str]) -> None:
        """The chairs of a match, to change something about them; a device's guid by its key."""
        self.sitters = [Sitter(chair.name, chair.level, device if chair.person else "", guids.get(device, ""))
                        for chair, device in zip(chairs, devices, strict=True)]


def cleaned(text: str) -> str:
    """Text somebody typed as a name: what our letters can draw, no longer than a name may be."""
    kept = "".join(char for char in text if (char.isalnum() or char in " -'") and ord(char) < 0x250)
    return kept.lstrip()[:LONGEST]
