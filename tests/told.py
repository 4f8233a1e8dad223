"""What beats and views tell, read off for the promises."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from game.kernel.events import Beat, Cue, FactsChanged, Marked, Moved, News, Shuffled, Turned, Uncovered
from game.kernel.match import Match
from game.kernel.say import Say, What
from game.kernel.table import Card, Seen, View, viewers


def cards_in(beats: list[Beat]) -> list[list[News]]:
    """What the beats show of cards."""
    rows = [[event for event in beat if not isinstance(event, FactsChanged | Cue)] for beat in beats]
    return [row for row in rows if row]


def cues_in(beats: list[Beat]) -> list[Cue]:
    return [event for beat in beats for event in beat if isinstance(event, Cue)]


def sides_in(beats: list[Beat]) -> Iterator[tuple[Seen, Seen]]:
    """Before and after of everything the beats show."""
    for beat in beats:
        for event in beat:
            if isinstance(event, Moved | Turned | Marked | Uncovered):
                yield event.before, event.after
            elif isinstance(event, Shuffled):
                yield from ((seen, seen) for seen in event.row)


def faces_in(beats: list[Beat]) -> set[Card]:
    return {seen.face for pair in sides_in(beats) for seen in pair if seen.face is not None}


def named_in(beats: list[Beat]) -> set[Card]:
    """Cards that the beats' sentences name."""
    says = [cue.say for cue in cues_in(beats) if cue.say is not None]
    named = set()
    while says:
        for word in says.pop().args.values():
            if isinstance(word, Say):
                says.append(word)
            elif isinstance(word, What):
                named.add(word.card)
    return named


def backs_in(shown: View) -> Counter[tuple[str, str]]:
    """The backs in sight that tell something."""
    seen = [card for row in shown.zones for card in row if card is not None]
    return Counter((card.deck, card.back) for card in seen if card.back and shown.box.back_tells(card.deck))


def hints_since(match: Match, version: int) -> bool:
    """Whether anybody was shown a side of a card not in sight just before."""
    return any((after.face is not None and before.face is None) or (after.back is not None and before.back is None)
               for viewer in viewers(match.box.seats) for before, after in sides_in(match.since(viewer, version) or []))
