"""What tests of the store share: matches to keep, and a folder that holds some."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path

from game.kernel.match import Match
from game.kernel.transcript import Chair, Transcript
from game.store.store import Store
from tests.playing import SHELF, play

GAMES = tuple(sorted(SHELF.games))


def header(seed: int, demo: bool = False) -> Transcript:
    """Two people and a bot, or in a demo three bots, at one game or another."""
    level = "normal" if demo else "person"
    chairs = (Chair("Änne", level, True), Chair("Ben", level, True), Chair("Chiara", "random"))
    game = GAMES[seed % len(GAMES)]
    return Transcript(game, seed, chairs[:max(2, min(3, SHELF.games[game].seats[-1]))], demo=demo)


def a_match(seed: int) -> tuple[Transcript, Match]:
    """A match that has been played to its end with random actions."""
    told = header(seed)
    return told, play(SHELF.match(told), seed)


def keep(store: Store, seed: int, leave_at: int | None = None) -> list[str]:
    """Play a match and write it down, up to its end or so many actions; its actions."""
    told, match = a_match(seed)
    journal = store.begin(told)
    actions = [action.text for action in match.actions][:leave_at]
    for action in actions:
        journal.add(action)
    if leave_at is None:
        journal.finish(match)
    return actions


def filled(folder: Path, over: int = 3, left: int = 1) -> dict[int, list[str]]:
    """A folder with some matches that are over and some that are not: their actions by number."""
    with closing(Store(folder)) as store:
        return {number + 1: keep(store, number, None if number < over else 12) for number in range(over + left)}
