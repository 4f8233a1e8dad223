"""Whole matches from the title to the score and back, by people with keys, pads and the mouse."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from tests import vpad
from tests.scenes.people import Person, on_keys, on_pad, play_to_the_end
from tests.scenes.room import Room

Enter = Callable[..., Room]


def begin(room: Room) -> None:
    """Whoever sits there holds the menu button until the match begins."""
    room.hold_key(pygame.K_ESCAPE, True)
    room.until("table", 120)
    room.hold_key(pygame.K_ESCAPE, False)


def test_two_people_on_one_keyboard_play_pizzuno_from_title_to_score_and_back(room: Enter) -> None:
    home = room("--seed", "4")
    assert home.top.name == "title"
    left, right = on_keys(home, "left"), on_keys(home, "right")
    left.press("confirm")
    home.until("setup")
    left.press("confirm")
    right.press("confirm")
    assert home.top.seats.devices() == ["keys-left", "keys-right"]
    begin(home)
    watch = play_to_the_end(home, {0: left, 1: right})
    assert len(set(watch.viewers)) == 3, "both looked, and nobody in between"
    assert watch.faces > 100
    while home.top.focus.key != "leave":
        left.press("right")
    left.press("confirm")
    home.until("title")


@pytest.mark.parametrize("game", ["pizzuno", "pisanki", "paititi"])
def test_a_match_with_a_pad_each_needs_nothing_but_d_pad_and_two_buttons(room: Enter, game: str) -> None:
    home = room("--game", game, "--seed", "2")
    pads = [home.pad(), home.pad()]
    people = {seat: on_pad(home, pad) for seat, pad in enumerate(pads)}
    for pad in pads:
        home.tap(pad, vpad.A)
    assert home.top.seats.devices() == [pad.key for pad in pads]
    pads[0].press(vpad.START)
    home.until("table", 120)
    pads[0].release(vpad.START)
    play_to_the_end(home, people)


@pytest.mark.parametrize("game", ["pizzuno", "pisanki", "paititi"])
def test_a_match_with_half_a_keyboard_against_a_bot(room: Enter, game: str) -> None:
    home = room("--game", game, "--seed", "3")
    left = on_keys(home, "left")
    left.press("confirm")
    home.top._add_bot()
    begin(home)
    watch = play_to_the_end(home, {0: left})
    assert set(watch.viewers) == {0} or game == "pisanki" or watch.viewers == [0]


@pytest.mark.parametrize("game", ["pizzuno", "pisanki", "paititi"])
def test_a_match_with_the_mouse_alone_against_a_bot(room: Enter, game: str) -> None:
    home = room("--game", game, "--seed", "5")

    def press(word: str) -> None:
        """Click on what has the focus; steering is pointing at another thing."""
        asking = getattr(home.top, "asking", None)
        if word != "confirm" or asking is None:
            home.click(960, 700)
            return
        items = [item for item in asking.focus.items if item.enabled]
        item = items[home.app.steps % len(items)]
        home.click(*item.box.centre)

    from game.scenes import columns
    home.click(*columns.sit_box(columns.chair_box(0, home.top.seats.possible[-1])).centre)
    assert home.top.seats.devices() == ["mouse"]
    home.top._add_bot()
    home.top.begin()
    home.until("table", 60)
    play_to_the_end(home, {0: Person(home, press)})
