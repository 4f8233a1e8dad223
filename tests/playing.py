"""What tests of any game share: a match of it, somebody to play it, and a table one viewer cannot tell from another."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import combinations
from pathlib import Path
from random import Random

from game import games
from game.content import paths
from game.content.shelf import Shelf
from game.kernel.actions import Action
from game.kernel.dice import dice, shuffle
from game.kernel.guess import guess
from game.kernel.match import Match
from game.kernel.rules import Rules
from game.kernel.table import HOLE, Card, Table, View, Viewer, view
from game.kernel.transcript import Chair, Transcript

MakeMatch = Callable[[int, int], Match]
"""A new match of one game, for a number of seats and a seed."""

EXAMPLES = Path(__file__).parent / "games_example"
SHELF = Shelf(games.find([games.HOME, EXAMPLES]), paths.find())
LIMIT = 20_000
"""More actions than any match takes."""


def maker(game: str) -> MakeMatch:
    """Makes matches of a game that was found: seeds divided by 4 with its house rules as they are by default,
    others with any."""
    def make(seats: int, seed: int) -> Match:
        return SHELF.match(header(game, seats, seed, {} if seed % 4 == 0 else any_house(game, dice(seed, seats))))
    return make


def header(game: str, seats: int, seed: int, house: dict[str, str] | None = None) -> Transcript:
    """The head of a transcript, with bots on all chairs."""
    return Transcript(game, seed, tuple(Chair(f"Bot {seat + 1}", "random") for seat in range(seats)), house or {})


def any_house(game: str, source: Random) -> dict[str, str]:
    """House rules thrown with dice."""
    return {option.key: option.text(option.choices[int(source.random() * len(option.choices))][0])
            for option in SHELF.printed(game).options}


def pick(match: Match, source: Random) -> Action:
    """What somebody does now: any legal action, an interrupt half of the time where there is one."""
    for seat in match.interrupts():
        if source.random() < 0.5:
            return one_of(match.legal(seat), source)
    assert match.awaited is not None
    legal = match.legal(match.awaited)
    assert legal, f"seat {match.awaited} is awaited after {match.version} actions and can do nothing"
    return one_of(legal, source)


def one_of(actions: Sequence[Action], source: Random) -> Action:
    return actions[int(source.random() * len(actions))]


def played(match: Match, seed: int) -> Iterator[Match]:
    """Plays a match to its end with random actions, and hands it out before every one of them."""
    source = dice(seed, 77)
    for _ in range(LIMIT):
        if match.over:
            return
        yield match
        if not match.over:
            match.submit(pick(match, source))
    raise AssertionError(f"the match does not end: {LIMIT} actions, seed {match.seed}")


def play(match: Match, seed: int) -> Match:
    """The match, played to its end with random actions."""
    for _ in played(match, seed):
        pass
    return match


def truth(match: Match) -> Table:
    """The table itself: only tests may look."""
    return match._table


def same_view(one: View, other: View) -> bool:
    return one.zones == other.zones and one.facts == other.facts


def disguises(match: Match, viewer: Viewer, source: Random) -> Iterator[Table]:
    """Tables that differ from the true one in what this viewer cannot see, seed and roll included: one in
    everything, one in as little as possible. Each is checked to look the same."""
    shown = match.view(viewer)
    for table in (guess(shown, source), nudged(truth(match), viewer, source)):
        assert same_view(view(table, viewer), shown), f"a guess does not look like the view of {viewer}"
        yield table


def nudged(table: Table, viewer: Viewer, source: Random) -> Table:
    """The table with two cards exchanged that the viewer cannot tell apart, and another seed."""
    new = table.copy()
    new.seed, new.roll = source.getrandbits(40), source.getrandbits(8)
    places = hidden_places(new, viewer)
    kinds: dict[tuple[str, str | None], list[tuple[int, int]]] = {}
    for zone, index, deck, back in places:
        kinds.setdefault((deck, back), []).append((zone, index))
    pairs = [pair for row in kinds.values() for pair in _some_pairs(row, source)]
    if pairs:
        (zone, index), (other_zone, other_index) = pairs[int(source.random() * len(pairs))]
        one, other = new.zones[zone], new.zones[other_zone]
        for flags in (new.up, new.marked):  # what is up or marked is the place, not the card
            a, b = one[index], other[other_index]
            flags[a], flags[b] = flags[b], flags[a]
        one[index], other[other_index] = other[other_index], one[index]
    return new


def _some_pairs(row: list[tuple[int, int]], source: Random) -> list[tuple[tuple[int, int], tuple[int, int]]]:
    chosen = row[:]
    shuffle(chosen, source)
    return list(combinations(chosen[:6], 2))


def hidden_places(table: Table, viewer: Viewer) -> list[tuple[int, int, str, str | None]]:
    """Where cards lie whose face this viewer does not see, with their deck and the back if that is seen."""
    rows = enumerate(view(table, viewer).zones)
    return [(zone, index, seen.deck, seen.back) for zone, row in rows for index, seen in enumerate(row)
            if seen is not None and seen.face is None]


def cards_of(table: Table) -> list[Card]:
    return sorted(card for row in table.zones for card in row if card != HOLE)


def reasons(rules: Rules, table: Table, shown: View) -> list[str]:
    """Why the viewer cannot use each card it sees."""
    assert shown.viewer is not None
    return [str(rules.why_not(table, shown.viewer, card)) for card in sorted(shown.faces())]
