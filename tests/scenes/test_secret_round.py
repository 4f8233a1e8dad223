"""A secret round with three people on one keyboard: nobody sees what another owns, or what they marked."""

from __future__ import annotations

from importlib import import_module
from random import Random

import pygame
import pytest

from game.kernel.match import Match
from game.kernel.transcript import Chair, Transcript
from game.scenes import doors
from game.scenes.sitting import Sitting, sit_down
from tests.scenes.people import Watch
from tests.scenes.room import Room

NAMES = ("Anna", "Ben", "Chiara")


def at_an_exhibition(room: Room) -> Sitting:
    """Bots play for three people until one of them arranges an exhibition in which all three take part."""
    game = import_module("game.games.paititi").GAME
    chairs = tuple(Chair(name, "person", True) for name in NAMES)
    for seed in range(1, 40):
        sitting = sit_down(room.kit.shelf, Transcript("paititi", seed, chairs, {}), ["keys-left"] * 3)
        match, dice = sitting.match, Random(seed)
        while match.awaited is not None:
            if takes_part(match) == 3:
                return sitting
            thought = game.think(match.rules, match.view(match.awaited), match.legal(match.awaited), dice)
            try:
                while True:
                    next(thought)
            except StopIteration as told:
                match.submit(told.value)
    raise AssertionError("no match has such an exhibition")


def takes_part(match: Match) -> int:
    """How many choose at an exhibition that has just been arranged."""
    said = [str(sign.say) for sign in match.rules.signs(match.view(None)) if sign.kind == "account"]
    return len(said) if said.count("chooses later") == len(said) - 1 else 0


def choose(room: Room, watch: Watch, which: int) -> None:
    """Whoever is asked marks one of the cards that can be marked, counted from the left, and is ready."""
    asking = room.top.asking
    cards = [item.key for item in asking.focus.items if item.enabled and item.key.startswith("card:")]
    for _ in range(12):
        if asking.focus.key == cards[which]:
            break
        room.key(pygame.K_d)
        watch.look()
    assert asking.focus.key == cards[which]
    room.key(pygame.K_SPACE)
    watch.look()
    room.key(pygame.K_r)
    room.frames(4)
    watch.look()


def confirm(room: Room, watch: Watch) -> int:
    """The named player lifts the curtain; which seat that was."""
    room.until("handover")
    watch.look()
    seat: int = room.top.seat
    room.key(pygame.K_SPACE)
    room.until("table")
    room.frames(4)
    watch.look()
    return seat


def frames_of_a_round(room: Room, second: int) -> list[bytes]:
    """What the others see after the second to choose has marked one card or another: the curtain, then the table."""
    doors.table(room.kit, at_an_exhibition(room))
    room.frames(4)
    watch = Watch(room)
    confirm(room, watch)
    while room.top.name == "table":  # who arranges is not ready before something wanted is among the marked
        choose(room, watch, 0)
    confirm(room, watch)
    choose(room, watch, second)
    room.until("handover")
    room.frames(2)
    watch.look()
    seen = [pygame.image.tobytes(room.app.surface, "RGB")]
    confirm(room, watch)
    seen.append(pygame.image.tobytes(room.app.surface, "RGB"))
    assert watch.faces > 0
    return seen


def test_what_one_marks_changes_nothing_that_the_next_sees(tmp_path_factory: pytest.TempPathFactory) -> None:
    frames = []
    for second in (0, 1):
        pygame.display.init()
        pygame.event.clear()
        here = Room(tmp_path_factory.mktemp("home"))
        frames.append(frames_of_a_round(here, second))
        here.close()
    assert frames[0] == frames[1]
    assert frames[0][0] != frames[0][1]
