"""A match as text, and back: the save, the replay, the bug report and the golden test."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from game.kernel.match import Match
from game.kernel.say import Refused

FORMAT = 1
HEADING = "passaround"
MOST_SEATS = 16
"""More chairs than any table has, so that a damaged file is refused early."""


class TranscriptError(ValueError):
    """A transcript that cannot be read or does not replay: says the line and what would be right."""

    def __init__(self, line: int, what: str) -> None:
        super().__init__(f"line {line}: {what}")
        self.line = line


@dataclass(frozen=True, slots=True)
class Chair:
    """Who sits on a seat: a person, or a bot of some level. A `guarded` seat gets the curtain: people
    always, bots only in a demo that shows it."""

    name: str
    level: str = "person"
    guarded: bool = False

    @property
    def person(self) -> bool:
        return self.level == "person"


@dataclass(slots=True)
class Transcript:
    """A match: its header and its actions, one line each."""

    game: str
    seed: int
    chairs: tuple[Chair, ...]
    house: dict[str, str] = field(default_factory=dict)
    open_hands: bool = False
    demo: bool = False
    actions: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        lines = [f"{HEADING} {FORMAT}", f"game {self.game}", f"seed {self.seed}"]
        lines += [f"seat {chair.level}{' guarded' if chair.guarded and not chair.person else ''} {chair.name}"
                  for chair in self.chairs]
        lines += [f"house {key} {value}" for key, value in self.house.items()]
        lines += [word for word, said in (("open-hands", self.open_hands), ("demo", self.demo)) if said]
        return "\n".join([*lines, "", *self.actions]) + "\n"


def parse(text: str) -> Transcript:
    """Read a transcript; TranscriptError names the first line that cannot be read."""
    lines = text.splitlines()
    heading = lines[0].split() if lines else []
    if len(heading) != 2 or heading[0] != HEADING or not _is_number(heading[1]):
        raise TranscriptError(1, f"this is no transcript; the first line should be '{HEADING} {FORMAT}'")
    if int(heading[1]) > FORMAT:
        raise TranscriptError(1, f"format {heading[1]} is newer than this program, which reads up to {FORMAT}")
    made = Transcript("", 0, ())
    said: set[str] = set()
    for number, line in enumerate(lines[1:], 2):
        key, _, rest = line.strip().partition(" ")
        if not key:
            made.actions = _actions(lines, number)
            break
        once = f"house {rest.partition(' ')[0]}" if key == "house" else key
        if once in said and key != "seat":
            raise TranscriptError(number, f"'{once}' is said a second time")
        said.add(once)
        if key == "game" and rest:
            made.game = rest
        elif key == "seed" and _is_number(rest):
            made.seed = int(rest)
        elif key == "seat" and rest and len(made.chairs) < MOST_SEATS:
            level, _, name = rest.partition(" ")
            word, _, after = name.partition(" ")
            guarded = level != "person" and word == "guarded" and bool(after)
            made.chairs += (Chair(after if guarded else name, level, guarded or level == "person"),)
        elif key == "house" and " " in rest:
            option, _, value = rest.partition(" ")
            made.house[option] = value
        elif key in ("open-hands", "demo") and not rest:
            made.open_hands |= key == "open-hands"
            made.demo |= key == "demo"
        else:
            raise TranscriptError(number, f"cannot read '{line.strip()}'; a header line is one of game, seed, "
                                          "seat, house, open-hands, demo, and an empty line ends the header")
    if not made.game or not made.chairs:
        raise TranscriptError(1, "the header must name the game and every seat")
    return made


def _is_number(text: str) -> bool:
    """Whether this is a whole number from 0 on, of a length that may be meant."""
    return text.isascii() and text.isdecimal() and len(text) <= 40


def _actions(lines: list[str], first: int) -> list[str]:
    """The lines from `first` (counted from 0) on; an empty one may only stand at the end."""
    actions = [line.strip() for line in "\n".join(lines[first:]).rstrip().splitlines()]
    if "" in actions:
        raise TranscriptError(first + actions.index("") + 1, "an empty line among the actions")
    return actions


def replay(transcript: Transcript, new_match: Callable[[Transcript], Match]) -> Match:
    """Play a transcript's actions on a new match; TranscriptError names the first that is not legal."""
    match = new_match(transcript)
    first = len(str(transcript).splitlines()) - len(transcript.actions) + 1
    for number, action in enumerate(transcript.actions):
        try:
            match.submit(action)
        except Refused as refused:
            raise TranscriptError(first + number, f"'{action}' is not possible here: {refused}") from None
    return match
