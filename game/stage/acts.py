"""How long what happened is acted out, and what it sounds like: beats become acts. Pure, so that tests can time it.

An act is one beat with the seconds until the next may begin. Beats that take cards from the same pile follow
each other closely; what would keep people waiting is squeezed until it does not (LOOK.md, Motion).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import TYPE_CHECKING

from game.kernel.events import Beat, Cue, FactsChanged, Moved, Shuffled, Turned

if TYPE_CHECKING:
    from game.content.cards import CueLook

MOVE, FLIP = 0.28, 0.16
"""Seconds of a move and of a flip."""

GAP = 0.09
"""Seconds between cards that leave the same pile one after the other."""

STAGGER, STAGGERED = 0.035, 0.14
"""Cards turned over together follow each other so closely, and the last is so late at most."""

LINGER = 1.1
"""Seconds that a cue is told for which everybody should be able to read. Reading is not squeezed."""

QUICK, DEAL, RECAP = 0.56, 1.4, 3.0
"""What one action, a deal, and all that somebody missed may take before the next player
may act, in seconds at normal speed: less than 0.6 and 1.5 with the steps that begin and end it."""

MANY = 8
"""So many beats of moves after a shuffle are a deal."""

RUN = 3
"""So many takings from one pile sound like a deal."""


@dataclass(frozen=True, slots=True)
class Act:
    """One beat, the seconds until the next may begin, its own sound if no cue speaks for it, and where its
    cues sparkle: a zone and an index, or None for the seat that they are about."""

    beat: Beat
    seconds: float
    sound: str = ""
    sparkles: tuple[int, int] | None = None


def timetable(beats: Sequence[Beat], cues: Mapping[str, CueLook], within: float | None = None) -> list[Act]:
    """The acts of these beats; `within` seconds, or what an action or a deal may take."""
    if within is None:
        shuffled = any(isinstance(event, Shuffled) for beat in beats for event in beat)
        within = DEAL if shuffled and sum(_source(beat) >= 0 for beat in beats) >= MANY else QUICK
    runs = [len(list(run)) for _, run in groupby(beats, key=_source)]
    in_run = [length for length in runs for _ in range(length)]
    waits = [_seconds(beat, beats[number + 1] if number + 1 < len(beats) else ())
             for number, beat in enumerate(beats)]
    last = max((number for number, wait in enumerate(waits) if wait), default=0)
    before, end = sum(waits[:last]), sum(waits[last:])
    squeeze = min(1.0, max(0.0, within - end) / before) if before else 1.0
    acts = []
    for number, beat in enumerate(beats):
        wait = waits[number] if number >= last else waits[number] * squeeze
        acts.append(Act(beat, max(wait, _reading(beat, cues)), _sound(beats, number, in_run[number], cues),
                        _stir(beats, number)))
    return acts


def lateness(number: int, of: int) -> float:
    """How much later than the first the card with this number is turned, of so many turned together."""
    return number * min(STAGGER, STAGGERED / max(1, of - 1))


def _seconds(beat: Beat, following: Beat) -> float:
    """Until the next beat may begin, if nobody were in a hurry."""
    source = _source(beat)
    if source >= 0:
        return GAP if source == _source(following) else MOVE
    turned = sum(isinstance(event, Turned) for event in beat)
    return FLIP + lateness(turned - 1, turned) if turned else 0.0


def _reading(beat: Beat, cues: Mapping[str, CueLook]) -> float:
    looks = [cues.get(event.name) for event in beat if isinstance(event, Cue)]
    return LINGER if any(look is not None and look.linger for look in looks) else 0.0


def _source(beat: Beat) -> int:
    """The zone that the first card of a beat leaves; -1 if none moves."""
    return next((event.src for event in beat if isinstance(event, Moved)), -1)


def _sound(beats: Sequence[Beat], number: int, in_run: int, cues: Mapping[str, CueLook]) -> str:
    """What a beat sounds like by itself. It looks at who moves, never at what is seen: sounds tell no secrets."""
    beat = beats[number]
    moves = _source(beat) >= 0
    if moves and in_run >= RUN:
        return "deal"
    if not moves and not any(isinstance(event, Turned) for event in beat):
        return ""
    if any(_speaks(near, cues) for near in (beat, _told(beats[:number][::-1]), _told(beats[number + 1:]))):
        return ""
    return "move" if moves else "flip"


def _speaks(beat: Beat, cues: Mapping[str, CueLook]) -> bool:
    looks = [cues.get(event.name) for event in beat if isinstance(event, Cue)]
    return any(look is not None and look.sound for look in looks)


def _told(beats: Sequence[Beat]) -> Beat:
    """The first of these beats that holds more than facts."""
    return next((beat for beat in beats if not all(isinstance(event, FactsChanged) for event in beat)), ())


def _stir(beats: Sequence[Beat], number: int) -> tuple[int, int] | None:
    """The card that a beat's cues speak of: moved or turned in the beat itself or just before; else None."""
    if not any(isinstance(event, Cue) for event in beats[number]):
        return None
    for beat in (beats[number], _told(beats[:number][::-1])):
        for event in reversed(beat):
            if isinstance(event, Moved):
                return event.dst, event.to
            if isinstance(event, Turned):
                return event.zone, event.index
    return None
