"""A match that is left, or cut off, goes on exactly there: same seats, same dice, behind the curtain."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from random import Random

import pygame
import pytest

from game.app import App
from game.flags import BAD_DATA, WRONG_USE, Exit
from game.kernel.table import Table
from game.kernel.transcript import Chair, Transcript
from game.scenes import doors
from game.scenes.sitting import sit_down
from game.store.store import Store
from tests.playing import pick, truth
from tests.scenes.people import Watch
from tests.scenes.room import Room

Enter = Callable[..., Room]
ANNA, BEN, BOT = Chair("Anna", "person", True), Chair("Ben", "person", True), Chair("Chiara", "random")


def left_match(room: Enter, *chairs: Chair, game: str = "pizzuno", moves: int = 7) -> Table:
    """A match is played for some moves, and the program ends; the table as it was then."""
    home = room()
    sitting = sit_down(home.kit.shelf, Transcript(game, 5, chairs))
    doors.table(home.kit, sitting)
    home.frames(3)
    source = Random(1)
    while len(sitting.match.actions) < moves or sitting.match.awaited not in sitting.people:
        sitting.submit(pick(sitting.match, source))
    home.close()
    return truth(sitting.match)


@pytest.mark.parametrize("game", ["pizzuno", "pisanki", "paititi"])
def test_a_match_goes_on_at_the_same_table_with_the_same_dice(room: Enter, game: str) -> None:
    before = left_match(room, ANNA, BEN, game=game)
    again = room("--resume")
    table = again.scene("table")
    assert truth(table.match) == before
    assert table.sitting.names == ["Anna", "Ben"] and table.sitting.people == [0, 1]
    assert again.viewer is None


@pytest.mark.parametrize("chairs", [(ANNA, BEN), (ANNA, BOT)])
def test_nobody_sees_a_hand_before_the_one_who_is_asked_has_lifted_the_curtain(
        room: Enter, chairs: tuple[Chair, ...]) -> None:
    left_match(room, *chairs)
    again = room("--resume")
    watch = Watch(again)
    for _ in range(60):
        watch.look()
        again.frames()
    assert again.top.name == "handover" and again.viewer is None, "even one person alone against bots"
    seat = again.top.seat
    assert seat == again.scene("table").match.awaited
    again.key(pygame.K_SPACE)
    again.until("table")
    again.frames(5)
    watch.look()
    assert again.viewer == seat and again.top.asking is not None


def test_what_others_saw_before_the_program_ended_is_not_taken_back_after_it(room: Enter) -> None:
    left_match(room, ANNA, BEN, game="pisanki")
    match = room("--resume").scene("table").match
    assert all(match.why_no_undo(seat) is not None for seat in (0, 1))


def test_the_title_offers_the_match_and_goes_on_with_it(room: Enter) -> None:
    before = left_match(room, ANNA, BEN)
    home = room()
    assert "carry-on" in [item.key for item in home.top.focus.items]
    home.top.chosen("carry-on")
    home.until("handover")
    assert truth(home.scene("table").match) == before


def test_a_title_without_a_match_to_go_on_with_offers_none(room: Enter) -> None:
    assert "carry-on" not in [item.key for item in room().top.focus.items]


def test_resume_without_a_match_says_so_and_ends_with_wrong_use(tmp_path: Path) -> None:
    with pytest.raises(Exit) as told:
        App.from_args(["--resume", "--headless", "--data-dir", str(tmp_path)])
    assert told.value.code == WRONG_USE and str(told.value).count(".") == 1


def test_a_saved_match_that_does_not_replay_is_not_offered_and_resume_names_the_line(
        room: Enter, tmp_path: Path) -> None:
    with closing(Store(tmp_path)) as store:
        store.begin(Transcript("pizzuno", 5, (ANNA, BEN))).add("p0 cheat")
    home = room()
    assert "carry-on" not in [item.key for item in home.top.focus.items]
    home.close()
    with pytest.raises(Exit, match="line 7") as told:
        room("--resume")
    assert told.value.code == BAD_DATA
    with closing(Store(tmp_path)) as store:
        assert len(store.unfinished()) == 1, "and it is still there"


def test_every_step_and_every_step_taken_back_is_written_down(room: Enter) -> None:
    home = room()
    sitting = sit_down(home.kit.shelf, Transcript("paititi", 4, (ANNA, BEN)))
    doors.table(home.kit, sitting)
    home.frames(2)
    kept, = home.kit.store.unfinished()
    source, taken_back = Random(2), 0
    while taken_back < 3:
        sitting.submit(pick(sitting.match, source))
        seat = sitting.match.actions[-1].seat
        if sitting.match.why_no_undo(seat) is None:
            sitting.undo(seat)
            taken_back += 1
        assert home.kit.store.actions(kept) == [action.text for action in sitting.match.actions]


def test_a_match_that_ends_is_history_and_playing_again_is_another_match(room: Enter) -> None:
    home = room()
    sitting = sit_down(home.kit.shelf, Transcript("pizzuno", 4, (ANNA, BEN)))
    doors.table(home.kit, sitting)
    home.frames(2)
    source = Random(2)
    while not sitting.match.over:
        sitting.submit(pick(sitting.match, source))
    past, = home.kit.store.past()
    assert home.kit.store.unfinished() == [] and past.winners == list(sitting.match.score(None).winners)
    doors.again(home.kit, sitting)
    home.frames(2)
    new, = home.kit.store.unfinished()
    assert new.id != past.id and new.header.chairs == past.header.chairs and new.header.seed != past.header.seed


def test_save_and_leave_goes_to_a_title_that_offers_the_match(room: Enter) -> None:
    left_match(room, ANNA, BEN)
    home = room("--resume")
    doors.pause(home.kit, home.scene("table").sitting)
    home.until("pause")
    home.top.chosen("title")
    home.until("title")
    home.frames(2)
    assert "carry-on" in [item.key for item in home.top.focus.items]


def test_a_match_that_is_given_up_is_not_offered_again(room: Enter) -> None:
    left_match(room, ANNA, BEN)
    home = room("--resume")
    doors.pause(home.kit, home.scene("table").sitting)
    home.until("pause")
    home.top.chosen("give-up")
    home.until("question")
    home.top.chosen("yes")
    home.until("title")
    home.frames(2)
    assert "carry-on" not in [item.key for item in home.top.focus.items]
    assert [kept.winners for kept in home.kit.store.past()] == [[]]


def test_a_demo_that_is_cut_off_goes_on_as_a_demo_and_is_offered_to_nobody(room: Enter) -> None:
    flags = ("--demo", "pizzuno", "--bots", "random", "--seed", "8")
    calm = room(*flags)
    while calm.app.running:
        calm.frames()
    calm.kit.store.forget_demos()  # as main does when it has printed the result
    calm.close()
    cut = room(*flags)
    while "table" not in cut.scenes or cut.scene("table").match.version < 5:
        cut.frames()
    cut.close()
    title = room()
    assert title.top.name == "title" and "carry-on" not in [item.key for item in title.top.focus.items]
    assert title.kit.store.past() == []
    title.close()
    again = room("--resume")
    assert again.kit.demo is not None and again.scene("table").match.version >= 5
    while again.app.running:
        again.frames()
    assert again.app.result == calm.app.result


def test_people_come_before_a_demo(room: Enter) -> None:
    left_match(room, ANNA, BEN)
    cut = room("--demo", "pizzuno", "--seed", "8")
    cut.until("table")
    cut.close()
    assert room("--resume").scene("table").sitting.names == ["Anna", "Ben"]


def test_a_second_program_says_so_on_the_screen(room: Enter) -> None:
    room()
    assert "already running" in room().app.notices.words


def test_a_notice_lies_over_any_scene_for_a_while_and_leaves_the_picture_as_it_was(room: Enter) -> None:
    home = room()
    doors.history(home.kit)
    home.until("history")
    home.frames(2)
    before = pygame.image.tobytes(home.app.surface, "RGB")
    home.kit.notices.append("Something went wrong.")
    home.frames(2)
    assert pygame.image.tobytes(home.app.surface, "RGB") != before
    home.wait(9)
    assert pygame.image.tobytes(home.app.surface, "RGB") == before and home.app.notices.words == ""
