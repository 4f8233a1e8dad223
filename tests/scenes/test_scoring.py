"""The score screen, through the real program: told row by row, hurried, looked at again, and left."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from copy import copy
from dataclasses import replace
from typing import Any

import pygame
import pytest

from game.content.text import PSEUDO, Catalogue
from game.kernel.match import Match
from game.kernel.rules import Row, Score
from game.kernel.say import Say
from game.scenes import doors
from game.scenes.kit import Demo
from game.scenes.scoring import AT_ONCE, PAD, TABLES, WORDS, ScoringScene
from game.scenes.sitting import Sitting, bots_only, sit_down
from game.stage.canvas import SAFE_X, SAFE_Y, Box
from tests import vpad
from tests.playing import SHELF, play
from tests.scenes.room import Room

NEXT, BACK, ALL, UP, RIGHT = pygame.K_SPACE, pygame.K_q, pygame.K_r, pygame.K_w, pygame.K_d


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Room]:
    """One program for all tests here, since most of its time goes into starting."""
    pygame.display.init()
    pygame.event.clear()
    one = Room(tmp_path_factory.mktemp("house"))
    yield one
    one.close()


@pytest.fixture
def sofa(house: Room, monkeypatch: pytest.MonkeyPatch) -> Iterator[Room]:
    """The program, as slow as it goes, so that nothing is told before somebody asks for it."""
    kit = house.kit
    monkeypatch.setattr(kit, "speed", "slow")
    monkeypatch.setattr(kit.settings, "reduced_motion", False)
    pygame.event.clear()
    yield house
    house.kit.brush.said = None
    house.unplug(*house.pads)
    house.pads.clear()


PLAYED: dict[tuple[str, int], Match] = {}


def ended(room: Room, game: str, seats: int, seed: int = 7) -> Sitting:
    """A sitting whose match is over; each match is played once for all tests."""
    header = bots_only(game, seats, seed, "random", True, {})
    if (game, seats) not in PLAYED:
        PLAYED[game, seats] = play(SHELF.match(header), seed)
    return sit_down(room.kit.shelf, header, match=copy(PLAYED[game, seats]))


def scored(room: Room, game: str = "pisanki", seats: int = 3, change: Callable[[Score], Score] | None = None) -> Any:
    """The score screen of an ended match, over the title; the score may be another than the match's."""
    sitting = ended(room, game, seats)
    if change is not None:
        score = change(sitting.match.score(None))
        sitting.match.score = lambda viewer: score  # type: ignore[method-assign]
    scene = ScoringScene(room.kit, sitting)
    room.kit.scenes.restart(doors.title(room.kit), scene)
    room.frames()
    return scene


def heard(room: Room, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The sounds asked for from now on."""
    sounds: list[str] = []
    monkeypatch.setattr(room.kit.sound, "play", sounds.append)
    return sounds


# -- telling ---------------------------------------------------------------------------------------------


def test_at_speed_instant_everything_is_there_at_once(sofa: Room) -> None:
    sofa.kit.speed = "instant"
    scene = scored(sofa)
    assert scene.still
    assert scene.tally.over
    assert scene.confetti is None
    assert [item.key for item in scene.focus.items][:3] == ["again", "setup", "leave"]


def test_rows_are_told_one_by_one_with_a_sound_and_then_the_winner_is_cheered(
        sofa: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    sofa.kit.speed = "normal"
    sounds = heard(sofa, monkeypatch)
    scene = scored(sofa)
    assert not scene.still
    told = [scene.tally.told]
    while not scene.tally.over:
        sofa.frames()
        told.append(scene.tally.told)
    assert sorted(set(told)) == list(range(1, 10))
    assert sounds.count("win") == 1
    assert sounds.count("points") == sum(any(row.points) for row in scene.score.rows)
    assert scene.confetti is not None
    assert not scene.still
    sofa.wait(4.1)
    assert scene.still


def test_reduced_motion_has_no_confetti(sofa: Room) -> None:
    sofa.kit.speed = "fast"
    sofa.kit.settings.reduced_motion = True
    scene = scored(sofa)
    sofa.key(ALL)
    assert scene.tally.over
    assert scene.still


def test_confirm_tells_the_next_row_cancel_looks_back_and_call_tells_all(sofa: Room) -> None:
    scene = scored(sofa)
    sofa.key(NEXT)
    sofa.key(NEXT)
    assert scene.tally.lit == 2
    sofa.key(BACK)
    assert scene.tally.lit == 1
    assert scene.still, "somebody looks: nothing goes on by itself"
    sofa.key(ALL)
    assert scene.tally.over
    assert scene.tally.lit == 9


def test_any_pad_may_steer_it(sofa: Room) -> None:
    pads = [sofa.pad(), sofa.pad()]
    scene = scored(sofa)
    sofa.tap(pads[0], vpad.A)
    sofa.tap(pads[1], vpad.A)
    assert scene.tally.lit == 2
    sofa.tap(pads[0], vpad.Y)
    assert scene.tally.over


def test_a_mouse_clicks_on_and_has_a_button_for_all_at_once(sofa: Room) -> None:
    scene = scored(sofa)
    sofa.click(600, 400)
    assert scene.tally.lit == 1
    sofa.click(*AT_ONCE.centre)
    assert scene.tally.over


def test_numbers_count_up_to_their_points_and_the_sums_with_them(sofa: Room) -> None:
    sofa.kit.speed = "normal"
    scene = scored(sofa)
    points = [row.points for row in scene.score.rows]
    assert scene.telling.counted(0) == (0, 0, 0)
    sofa.wait(0.6)
    assert scene.telling.counted(0) == points[0]
    assert tuple(scene.telling.sums().points) == points[0]
    assert scene.telling.sums().label == "So far"
    sofa.key(ALL)
    assert scene.telling.sums().points == scene.score.totals
    assert scene.telling.sums().label == "Total"


def test_nothing_is_drawn_while_nothing_changes(sofa: Room) -> None:
    scene = scored(sofa)
    sofa.wait(1.0)
    assert scene.tally.told == 1
    assert not sofa.app.frame(1 / 60)


# -- what lights up --------------------------------------------------------------------------------------


def test_where_cards_lie_on_tables_the_whole_table_shows_and_those_that_earned_the_row_are_lit(sofa: Room) -> None:
    scene = scored(sofa)
    for number, row in enumerate(scene.score.rows):
        assert scene.tally.lit == number
        for seat, tray in enumerate(scene.telling.trays(scene.tally.lit)):
            faces = {seen.face for seen in tray.cells if seen is not None}
            assert (len(tray.cells), tray.columns) == (24, 6)
            assert tray.lit == set(row.cards[seat])
            assert tray.lit <= faces
        scene.tally.forward()
    assert all(tray.lit is None for tray in scene.telling.trays(scene.tally.lit)), "at the end all is as bright"


def test_elsewhere_the_cards_of_the_row_are_shown(sofa: Room) -> None:
    scene = scored(sofa, "pizzuno", 3)
    scene.tally.forward()
    row = scene.score.rows[1]
    for seat, tray in enumerate(scene.telling.trays(scene.tally.lit)):
        assert tray.columns == 0
        assert [seen.face for seen in tray.cells] == list(row.cards[seat])
        assert not tray.plus, "this row only tells something"


def test_a_row_without_cards_shows_its_picture_once_for_each_point_while_they_are_counted(sofa: Room) -> None:
    scene = scored(sofa, "pizzuno", 3)
    row = scene.score.rows[0]
    assert scene.tally.part(0) < 1
    assert [tray.many for tray in scene.telling.trays(0)] == list(row.points)
    assert max(row.points) == 1


def test_the_next_row_is_put_together_while_this_one_is_counted_and_looks_the_same(sofa: Room) -> None:
    scene = scored(sofa)
    sofa.kit.settings.speed = "normal"
    scene.refresh()
    sofa.frames(8)
    ahead = scene._ahead[1]
    assert ahead == sofa.kit.brush.canvas.record(scene._draw_row, sofa.kit.brush, 1)
    scene.tally.forward()
    scene.refresh()
    sofa.frames(1)
    assert [dab for dab in scene._ground if dab in ahead] == ahead


def test_a_row_that_does_not_add_is_not_summed(sofa: Room) -> None:
    scene = scored(sofa, "pizzuno", 3)
    scene.tally.forward()
    scene.tally.step(0.8)
    assert scene.telling.counted(1) == scene.score.rows[1].points
    assert tuple(scene.telling.sums().points) == scene.score.rows[0].points


def test_a_row_tells_what_its_card_says_and_why_some_tie(sofa: Room) -> None:
    def tie(score: Score) -> Score:
        return replace(score, rows=(replace(score.rows[0], words=Say("Two tie.")), *score.rows[1:]))
    scene = scored(sofa, change=tie)
    label, about, why = scene.telling.sentences(scene.score.rows[0])
    assert label == "Red eggs"
    assert "red" in about.lower()
    assert why == "Two tie."


def test_the_poster_that_a_label_names_is_the_picture_of_its_row(sofa: Room) -> None:
    scene = scored(sofa, "paititi", 3)
    layers = scene.sitting.printed.layers
    assert scene.telling.art(scene.score.rows[0]) in layers.values()
    assert scene.telling.art(scene.score.rows[-1]) == ()


def test_who_won_is_told_by_name_and_ties_in_the_words_of_the_game(sofa: Room) -> None:
    sofa.kit.speed = "instant"
    one = scored(sofa, change=lambda score: replace(score, winners=(1,), words=None))
    assert one.telling.verdict() == "Ben wins!"
    more = scored(sofa, change=lambda score: replace(score, winners=(0, 2), words=None))
    assert more.telling.verdict() == "A shared victory!"
    told = scored(sofa, change=lambda score: replace(score, winners=(0,), words=Say("More shards win.")))
    assert told.telling.verdict() == "More shards win."
    assert [tray.crowned for tray in more.telling.trays(more.tally.lit)] == [True, False, True]


# -- afterwards ------------------------------------------------------------------------------------------


def test_afterwards_every_row_can_be_looked_at_again(sofa: Room) -> None:
    sofa.kit.speed = "instant"
    scene = scored(sofa)
    sofa.key(BACK)
    assert scene.tally.lit == 8
    sofa.key(UP)
    assert scene.tally.lit == 7
    sofa.key(NEXT, NEXT)
    assert scene.tally.lit == 9
    assert scene.focus.key == "again"
    row = next(item for item in scene.focus.items if item.key == "row 3")
    sofa.click(*row.box.centre)
    assert scene.tally.lit == 3
    assert sofa.top is scene


@pytest.mark.parametrize(("rights", "where"), [(0, "table"), (1, "setup"), (2, "title")])
def test_one_plays_again_changes_players_or_goes_to_the_title(sofa: Room, rights: int, where: str) -> None:
    sofa.kit.speed = "instant"
    scored(sofa)
    sofa.key(*[RIGHT] * rights)
    sofa.key(NEXT)
    sofa.frames(2)
    assert sofa.top.name == where


def test_coming_back_from_the_setup_tells_nothing_again(
        sofa: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    sofa.kit.speed = "instant"
    scene = scored(sofa)
    sounds = heard(sofa, monkeypatch)
    sofa.key(RIGHT, NEXT)
    sofa.frames(2)
    sofa.app.scenes.pop()
    sofa.frames(2)
    assert sofa.top is scene
    assert "win" not in sounds
    assert scene.still


def test_a_demo_leaves_once_the_whole_score_was_drawn_while_still(sofa: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    left: list[Sitting] = []
    scene = scored(sofa, "pizzuno")
    monkeypatch.setattr(sofa.kit, "demo", Demo("pizzuno", 3))
    monkeypatch.setattr(sofa.kit, "demo_over", left.append)
    sofa.key(ALL)
    sofa.wait(3.0)
    assert not left, "confetti falls"
    sofa.wait(1.5)
    assert scene.drawn
    assert left[0] is scene.sitting


# -- how it looks ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", PSEUDO])
@pytest.mark.parametrize("size", [100, 200])
@pytest.mark.parametrize(("game", "seats"), [("pizzuno", 2), ("pisanki", 5), ("paititi", 4)])
def test_no_word_leaves_its_place_or_the_safe_area(sofa: Room, monkeypatch: pytest.MonkeyPatch, game: str, seats: int,
                                                   size: int, language: str) -> None:
    monkeypatch.setattr(sofa.kit, "catalogue", Catalogue(sofa.kit.folders.data / "text", language))
    monkeypatch.setattr(sofa.kit.brush.letters, "text_size", size)
    scene = scored(sofa, game, seats)
    safe = Box(SAFE_X, SAFE_Y, 1920 - 2 * SAFE_X, 1080 - 2 * SAFE_Y).grown(8)
    while True:
        brush = sofa.kit.brush
        brush.said = []
        scene.refresh()
        scene.draw(brush)
        assert brush.said
        for text, box, allowed in brush.said:
            assert safe.x <= box.x and box.x + box.w <= safe.x + safe.w, text
            assert safe.y <= box.y + box.h * 0.15 and box.y + box.h * 0.8 <= safe.y + safe.h, text
            if allowed is not None:
                assert box.w <= allowed.w + 2, text
        if scene.tally.over:
            return
        scene.tally.forward()


@pytest.mark.parametrize("rows", [0, 1, 16])
def test_a_score_of_no_row_one_or_many_can_be_shown(sofa: Room, rows: int) -> None:
    def change(score: Score) -> Score:
        row = Row(Say("A row of points"), (None, -3, 100), ((), (), ()))
        return Score((row,) * rows, (None, -3, 1600), (2,))
    scene = scored(sofa, "paititi", 3, change)
    for _ in range(rows):
        sofa.key(NEXT)
    assert scene.tally.over
    sofa.wait(0.2)


def test_pad_words_and_tables_lie_apart_inside_the_safe_area() -> None:
    assert PAD.y + PAD.h <= WORDS.y
    assert PAD.x + PAD.w < TABLES.x
    assert all(box.x >= SAFE_X and box.y >= SAFE_Y and box.x + box.w <= 1920 - SAFE_X
               and box.y + box.h <= 1080 - SAFE_Y for box in (PAD, WORDS, TABLES))
