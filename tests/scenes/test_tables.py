"""Tests of the tables of all games: every sign is drawn, every word stays in its place, everything can be reached."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from game import games
from game.input.intents import Intent, Meaning
from game.kernel.match import Match
from game.kernel.transcript import Chair, Transcript
from game.scenes import closeup, doors
from game.scenes.asking import Asking
from game.scenes.sitting import sit_down
from game.scenes.table import TableScene
from game.stage import hud
from tests.playing import SHELF, header, play
from tests.scenes.reading import astray, larger
from tests.scenes.room import Room

NAMES = ("Anna", "Ben", "Chiara", "Dev", "Elif")
GAMES = games.find([games.HOME])
TABLES = [(game, seats) for game in GAMES for seats in GAMES[game].seats]
Enter = Callable[..., Room]


def sit(room: Room, game: str, seats: int, moves: int = 0, seed: int = 1) -> TableScene:
    """A table where the first seat is a person and some moves have been made by chance."""
    chairs = (Chair(NAMES[0], "person", True), *(Chair(name, "normal") for name in NAMES[1:seats]))
    sitting = sit_down(room.kit.shelf, Transcript(game, seed, chairs, {}), ["keys-left", *[""] * (seats - 1)])
    dice = Random(seed)
    while sitting.match.awaited is not None and (moves > 0 or sitting.match.awaited != 0):
        sitting.match.submit(dice.choice(sitting.match.legal(sitting.match.awaited)))
        moves -= 1
    doors.table(room.kit, sitting)
    room.frames(8)
    scene = room.top
    assert isinstance(scene, TableScene)
    return scene


def asking_of(scene: TableScene) -> Asking:
    assert scene.asking is not None
    return scene.asking


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_every_sign_of_a_game_is_drawn_by_somebody(game: str, seats: int) -> None:
    kinds: set[str] = set()

    def note(match: Match) -> None:
        for viewer in (None, 0):
            kinds.update(sign.kind for sign in match.rules.signs(match.view(viewer)))

    match = SHELF.match(header(game, seats, 3))
    for _ in range(60):
        note(match)
        if match.awaited is None:
            break
        match.submit(Random(match.version).choice(match.legal(match.awaited)))
    note(play(SHELF.match(header(game, seats, 4)), 4))
    assert kinds <= hud.DRAWN


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_no_word_on_a_table_leaves_its_place(room: Enter, game: str, seats: int) -> None:
    here = room()
    sit(here, game, seats, 40)
    if here.top.name == "table":
        assert astray(here) == []
        larger(here, 200)
        assert astray(here) == []


@pytest.mark.parametrize("game", sorted(GAMES))
def test_everything_that_can_be_done_is_reached_with_four_directions(room: Enter, game: str) -> None:
    here = room()
    asking = asking_of(sit(here, game, 3, 25, seed=4))
    wanted = {item.key for item in asking.focus.items if item.enabled}
    reached, frontier = set(), [asking.focus.key]
    while frontier:
        key = frontier.pop()
        if key in reached:
            continue
        reached.add(key)
        for step in ((1, 0), (-1, 0), (0, 1), (0, -1)):
            asking.focus.key = key
            asking.focus.move(*step)
            frontier.append(asking.focus.key)
    assert wanted <= reached


def test_a_verbs_own_button_has_the_place_of_the_map_and_says_why_it_is_asleep(room: Enter) -> None:
    here = room()
    scene = sit(here, "paititi", 2, seed=5)
    while not any(action.verb == "aim" for action in scene.match.legal(0)):
        seat = scene.match.awaited
        assert seat is not None
        legal = scene.match.legal(seat)
        scene.match.submit(next((action for action in legal if action.verb in ("lay", "draw")), legal[0]))
    scene.match.submit(next(action for action in scene.match.legal(0) if action.verb == "aim"))
    here.frames(8)
    asking, place = asking_of(scene), scene.layout.hud("call")
    assert place is not None
    asleep = next(item for item in asking.focus.items if item.key == "button:dig")
    assert (asleep.box, asleep.enabled) == (hud.box_of(place), False) and "short" in asleep.why


def test_after_a_mark_the_focus_goes_to_the_nearest_thing_that_can_be_done(room: Enter) -> None:
    here = room()
    scene = sit(here, "paititi", 2, seed=5)
    asking = asking_of(scene)
    assert asking.focus.current is not None and asking.focus.current.enabled


@pytest.mark.parametrize("game", sorted(GAMES))
def test_every_card_that_shows_can_be_looked_at_closely_from_the_focused_one_on(room: Enter, game: str) -> None:
    here = room()
    scene = sit(here, game, 2, 20)
    shown = [(zone, index) for zone in range(len(scene.stage.rows)) for index in scene.stage.showing(zone)]
    assert len(closeup.looks(scene, None)) == len(shown) > 0
    last = shown[-1]
    first = closeup.looks(scene, last)[0]
    seen = scene.stage.mirror.zones[last[0]][last[1]]
    assert seen is not None and seen.face is not None
    assert first.layers == scene.sitting.printed.layers[scene.match.box.faces[seen.face].kind]


def test_look_opens_over_the_table_and_closes_again(room: Enter) -> None:
    here = room()
    scene = sit(here, "pisanki", 2, 20)
    device = here.kit.devices.all()[0]
    scene.intent(Intent(Meaning.LOOK, device))
    here.frames(2)
    assert here.scenes[-1] == "look"
    here.top.intent(Intent(Meaning.CANCEL, device))
    here.frames(2)
    assert here.scenes[-1] == "table"
