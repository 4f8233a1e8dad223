"""Tests of the recount after something was turned up before everybody."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from random import Random

from game.kernel.match import Match
from game.kernel.rules import Game
from game.kernel.transcript import Chair, Transcript
from game.scenes import doors
from game.scenes.sitting import sit_down
from tests.scenes.reading import larger
from tests.scenes.room import Room

Enter = Callable[..., Room]


def before_a_reveal(match: Match, game: Game) -> None:
    """Bots play until the next action turns up what was chosen in secret."""
    dice = Random(1)
    while match.awaited is not None:
        thought = game.think(match.rules, match.view(match.awaited), match.legal(match.awaited), dice)
        action = None
        while action is None:
            try:
                next(thought)
            except StopIteration as told:
                action = told.value
        quiet = match.preview(action, None)
        if action.verb == "ready" and not quiet and last_to_choose(match):
            return
        match.submit(action)
    raise AssertionError("there was no exhibition in this match")


def last_to_choose(match: Match) -> bool:
    accounts = [sign for sign in match.rules.signs(match.view(None)) if sign.kind == "account"]
    return all(str(sign.say) != "chooses later" for sign in accounts)


def test_all_that_was_shown_is_told_with_its_points_before_play_goes_on(room: Enter) -> None:
    here = room("--speed", "normal")
    chairs = tuple(Chair(name, "normal") for name in ("Anna", "Ben", "Chiara"))
    sitting = sit_down(here.kit.shelf, Transcript("paititi", 3, chairs, {}), [""] * 3)
    match = sitting.match
    before_a_reveal(match, import_module("game.games.paititi").GAME)
    before = [sign.value for sign in match.rules.signs(match.view(None)) if sign.kind == "plate"]
    doors.table(here.kit, sitting)
    here.frames(3)
    scene = here.top
    for _ in range(1200):
        if scene.recount.on and not scene.stage.busy:
            break
        here.frames()
    assert scene.recount.subject is not None
    after = [sign.value for sign in scene.signs() if sign.kind == "plate"]
    told = {seat: line.points for seat, line in scene.recount.lines.items()}
    assert [told[seat] for seat in range(3)] == [now - then for now, then in zip(after, before, strict=True)]
    assert all(line.cards for line in scene.recount.lines.values() if line.points)
    larger(here, 200)
    here.frames(2)
    version = scene.match.version
    here.frames(60)
    assert scene.recount.on and scene.match.version == version, "nobody had time to read it"
    here.wait(3)
    assert not scene.recount.on
