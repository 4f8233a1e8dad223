"""The pause: it hides the table, says how things stand, and leads on and out."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game.kernel.transcript import Chair, Transcript
from game.scenes.inforce import in_force
from game.scenes.pause import PauseScene
from game.scenes.sitting import sit_down
from tests.scenes.reading import astray, larger, put, words
from tests.scenes.room import Room
from tests.scenes.test_table import seat

Enter = Callable[..., Room]


def paused(room: Room, game: str = "pizzuno", house: dict[str, str] | None = None) -> PauseScene:
    chairs = tuple(Chair(name, "person", True) for name in ("Anna", "Ben"))
    put(room, PauseScene(room.kit, sit_down(room.kit.shelf, Transcript(game, 7, chairs, house or {}))))
    top: PauseScene = room.top
    return top


@pytest.mark.parametrize("key", [pygame.K_SPACE, pygame.K_q, pygame.K_ESCAPE])
def test_the_first_button_cancel_and_menu_all_go_on(room: Enter, key: int) -> None:
    here = room()
    paused(here)
    here.key(key)
    assert here.top.name == "title"


def test_nothing_below_the_pause_is_drawn(room: Enter) -> None:
    here = room()
    paused(here)
    assert [scene.name for scene in here.app.scenes.shown()] == ["pause"]


def test_it_says_whose_turn_it_is_and_with_which_dice(room: Enter) -> None:
    here = room()
    scene = paused(here)
    awaited = scene._sitting.match.awaited
    assert awaited is not None
    shown = words(here)
    assert f"It is {scene._sitting.names[awaited]}'s turn." in shown
    assert "The dice of this match: 7" in shown


def test_all_house_rules_stand_there_in_words_and_changed_ones_are_marked(room: Enter) -> None:
    here = room()
    scene = paused(here, house={"draw_four_counters": "on"})
    sitting = scene._sitting
    rules = {rule.short: (rule.value, rule.own) for rule in in_force(sitting.printed, sitting.header.house, str)}
    assert rules["+4 counters"] == ("on", True)
    assert rules["Rounds to win"] == ("one round", False)
    assert rules["Forgotten call"] == ("5", False)
    assert len(rules) == len(sitting.printed.options)
    shown = words(here)
    assert all(short in shown and value in shown for short, (value, _) in rules.items())


@pytest.mark.parametrize(("steps", "scene"), [(1, "rules"), (2, "settings"), (3, "help")])
def test_it_leads_to_the_book_the_settings_and_the_controls_and_they_lead_back(
        room: Enter, steps: int, scene: str) -> None:
    here = room()
    paused(here)
    here.key(*[pygame.K_s] * steps, pygame.K_SPACE)
    assert here.top.name == scene
    here.top.kit.back()
    here.frames(2)
    assert here.top.name == "pause"


def test_giving_up_asks_first_and_the_careful_answer_has_the_focus(room: Enter) -> None:
    here = room()
    scene = paused(here)
    scene.chosen("give-up")
    here.frames(2)
    assert here.top.name == "question"
    here.key(pygame.K_SPACE)
    assert here.top is scene
    scene.chosen("give-up")
    here.frames(2)
    here.key(pygame.K_a, pygame.K_SPACE)
    assert here.scenes == ["title"]


def test_leaving_a_match_that_is_kept_asks_nothing(room: Enter) -> None:
    here = room()
    paused(here).chosen("title")
    here.frames(2)
    assert here.scenes == ["title"]


@pytest.mark.parametrize("language", ["en", "pseudo"])
def test_every_word_stays_in_its_place_for_every_game(room: Enter, language: str) -> None:
    here = room("--size", "1280x720", "--lang", language)
    for size in (100, 200):
        larger(here, size)
        for game in here.kit.shelf:
            paused(here, game)
            assert astray(here) == []


def test_a_person_can_leave_to_a_bot_and_come_back_through_the_pause(room: Enter) -> None:
    home = room()
    sitting = seat(home, "keys-left", "keys-right", game="pisanki")
    home.wait(1.0)
    home.key(pygame.K_ESCAPE)
    home.until("pause")
    home.top.chosen("leave:0")
    home.until("question")
    home.top.chosen("yes")
    home.until("table")
    assert (sitting.away, sitting.people) == ({0}, [1])
    home.key(pygame.K_ESCAPE)
    home.until("pause")
    assert "back:0" in [item.key for item in home.top.items()]
    home.top.chosen("back:0")
    home.until("reconnect")
