"""What was played can be seen again: from any seat, forwards and backwards, and as a text."""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from random import Random

import pygame
import pytest

from game.app import App
from game.flags import BAD_DATA, WRONG_USE, Exit
from game.kernel.table import viewers
from game.kernel.transcript import parse, replay
from game.scenes import doors
from game.scenes.tape import Tape
from game.store.store import Store
from tests.playing import SHELF, maker, played, same_view
from tests.scenes.room import Room
from tests.store.keeping import keep
from tests.test_app import run

Enter = Callable[..., Room]
GAMES = sorted(SHELF.games)


def golden(game: str) -> Path:
    return min((SHELF.home(game) / "golden").glob("match-*.txt"))


@pytest.mark.parametrize("game", GAMES)
def test_a_tape_shows_every_moment_to_everybody_as_it_was(game: str) -> None:
    seats = SHELF.games[game].seats[0]
    told = []
    match = maker(game)(seats, 4)
    for now in played(match, 4):
        told.append([now.view(viewer) for viewer in viewers(seats)])
    tape = Tape(match)
    for at, views in list(enumerate(told))[::5]:
        for viewer, view in zip(viewers(seats), views, strict=True):
            assert same_view(tape.view(viewer, at), view), f"{game}, moment {at}, viewer {viewer}"
    assert tape.length == len(match.actions) and tape.mover(tape.length) is None


@pytest.mark.parametrize("game", ["pizzuno", "pisanki", "paititi"])
def test_whatever_is_pressed_the_replay_lies_as_the_tape_says(room: Enter, game: str) -> None:
    home = room("--replay", str(golden(game)), "--speed", "normal")
    scene, source = home.top, Random(3)
    scene.playing = False
    for _ in range(40):
        scene._press(source.choice(["on", "on", "back", "eyes", "play"]))
        if source.random() < 0.3:
            scene.go(source.randrange(scene.tape.length))
        scene._change_pace(source.choice([-1, 1]))
        home.frames(source.randrange(4))
        scene.stage.hurry()
        assert same_view(scene.stage.seen(), scene.tape.view(scene.viewer, scene.at))
        assert scene.stage.viewer == scene.viewer


def test_a_replay_plays_to_its_end_and_can_be_played_again(room: Enter) -> None:
    home = room("--replay", str(golden("pizzuno")))
    scene = home.top
    scene._ended = None
    while scene.playing:
        home.frames()
    assert scene.at == scene.tape.length and scene.still
    scene._press("play")
    assert scene.at == 0 and scene.playing


@pytest.mark.parametrize("game", ["pizzuno", "pisanki", "paititi"])
def test_replaying_without_a_screen_prints_the_result(
        game: str, tmp_path: Path) -> None:
    done = run("--replay", str(golden(game)), "--headless", "--size", "480x270", "--data-dir", str(tmp_path))
    assert done.returncode == 0, done.stderr
    told = parse(golden(game).read_text())
    match = replay(told, SHELF.match)
    assert json.loads(done.stdout.splitlines()[-1]) == {
        "game": game, "seats": len(told.chairs), "seed": told.seed, "scores": list(match.score(None).totals),
        "winners": list(match.score(None).winners), "actions": len(match.actions)}


@pytest.mark.parametrize(("spoil", "line"), [
    (lambda lines: [*lines[:9], "p0 cheat", *lines[9:]], 10),
    (lambda lines: ["passaround 99", *lines[1:]], 1),
    (lambda lines: [lines[0], "game chess", *lines[2:]], 2),
    (lambda lines: [*lines[:3], "nonsense", *lines[3:]], 4),
    (lambda lines: [*lines[:8], "\ud800"], 9)])
def test_a_transcript_that_does_not_replay_is_refused_by_its_line(
        spoil: Callable[[list[str]], list[str]], line: int, tmp_path: Path) -> None:
    file = tmp_path / "match.txt"
    text = "\n".join(spoil(golden("pizzuno").read_text().splitlines()))
    file.write_bytes(text.encode(errors="surrogatepass"))
    with pytest.raises(Exit, match=f"line {line}:") as told:
        App.from_args(["--replay", str(file), "--headless", "--data-dir", str(tmp_path)])
    assert told.value.code == BAD_DATA


def test_a_transcript_that_is_not_there_is_wrong_use(tmp_path: Path) -> None:
    for path in (tmp_path / "nothing.txt", tmp_path):
        with pytest.raises(Exit) as told:
            App.from_args(["--replay", str(path), "--headless", "--data-dir", str(tmp_path)])
        assert told.value.code == WRONG_USE


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    """A folder with matches of every game, and one that is not over."""
    with closing(Store(tmp_path)) as store:
        for seed in range(9):
            keep(store, seed, leave_at=8 if seed == 8 else None)
    return tmp_path


def test_the_history_lists_each_game_and_its_people(kept: Path, room: Enter) -> None:
    home = room()
    doors.history(home.kit)
    home.until("history")
    scene = home.top
    for game in home.kit.shelf:
        scene.game = game
        found = scene.matches
        assert all(match.header.game == game for match in found)
        assert sum(not match.over for match in found) == (game == home.kit.store.unfinished()[0].header.game)
        assert {record.name for record in scene.people()} <= {"Änne", "Ben"}


def test_a_long_list_is_gone_through_by_stick_and_by_mouse(room: Enter, tmp_path: Path) -> None:
    with closing(Store(tmp_path)) as store:
        for _ in range(8):
            keep(store, 0)
    home = room()
    doors.history(home.kit)
    home.until("history")
    scene = home.top
    newest, oldest = f"match:{scene.matches[0].id}", f"match:{scene.matches[-1].id}"
    scene.focus.key = newest
    for _ in range(8):
        home.key(pygame.K_s)
    assert scene.focus.key == oldest
    for _ in range(8):
        home.key(pygame.K_w)
    assert newest in [item.key for item in scene.items()]
    for seen in (oldest, newest):
        arrow = next(item for item in scene.items() if item.key == ("older" if seen == oldest else "newer"))
        home.click(*arrow.box.centre)
        assert seen in [item.key for item in scene.items()]


def test_a_match_of_the_history_is_watched_again_and_written_as_text(kept: Path, room: Enter) -> None:
    home = room()
    doors.history(home.kit)
    home.until("history")
    scene = home.top
    match = next(match for match in scene.matches if match.over)
    scene.focus.key = f"match:{match.id}"
    scene._export()
    file = next((kept / "transcripts").glob("*.txt"))
    assert str(parse(file.read_text(encoding="utf-8"))) == str(home.kit.store.transcript(match))
    scene.chosen(scene.focus.key)
    home.until("replay")
    assert home.top.tape.length == match.length
    home.kit.back()
    home.until("history")


def test_a_match_of_the_history_that_is_not_over_goes_on(kept: Path, room: Enter) -> None:
    home = room()
    doors.history(home.kit)
    home.until("history")
    scene, left = home.top, home.kit.store.unfinished()[0]
    scene.game = left.header.game
    scene.chosen(scene.focus.key)  # a tab: nothing happens
    scene.focus.key = f"match:{left.id}"
    scene.chosen(scene.focus.key)
    home.frames(2)
    assert "table" in home.scenes and home.viewer is None


@pytest.mark.parametrize(("text", "language"), [(100, "en"), (200, "pseudo")])
def test_no_word_of_history_and_replay_leaves_its_box(kept: Path, room: Enter, text: int, language: str) -> None:
    home = room("--lang", language, "--size", "1280x720")
    home.kit.settings.text_size = text  # type: ignore[assignment]
    home.app.rebuild()
    doors.history(home.kit)
    home.until("history")
    told = parse(golden("paititi").read_text())
    pages = [home.top, doors.replay_scene(home.kit, told, replay(told, SHELF.match))]
    for page in pages:
        home.kit.brush.said = []
        page.draw(home.kit.brush)
        for words, box, allowed in home.kit.brush.said:
            outer = allowed or (0, 0, 1920, 1080)
            assert outer[0] - 2 <= box.x and box.x + box.w <= outer[0] + outer[2] + 2, words
