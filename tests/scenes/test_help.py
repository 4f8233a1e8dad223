"""The page of controls: what is pressed lights up, and only holding cancel or clicking leaves."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game.input.intents import Meaning
from game.scenes.help import BACK, LEAVE_AFTER, HelpScene
from tests import vpad
from tests.scenes.reading import astray, larger, put, words
from tests.scenes.room import Room

Enter = Callable[..., Room]


def helped(room: Room) -> HelpScene:
    put(room, HelpScene(room.kit))
    top: HelpScene = room.top
    return top


def test_a_key_that_is_held_is_lit_and_one_let_go_is_not(room: Enter) -> None:
    here = room()
    page = helped(here)
    here.hold_key(pygame.K_w, True)
    assert ("keys-left", "w") in page._lit
    here.hold_key(pygame.K_w, False)
    assert not page._lit


def test_a_tap_of_cancel_stays_and_holding_it_leaves(room: Enter) -> None:
    here = room()
    page = helped(here)
    here.key(pygame.K_q)
    assert here.top is page
    here.hold_key(pygame.K_q, True)
    here.wait(LEAVE_AFTER + 0.1)
    assert here.top.name == "title"


@pytest.mark.parametrize("key", [pygame.K_SPACE, pygame.K_ESCAPE, pygame.K_F1, pygame.K_r])
def test_no_other_button_leads_anywhere(room: Enter, key: int) -> None:
    here = room()
    page = helped(here)
    here.key(key)
    assert here.top is page


def test_a_control_that_means_nothing_is_heard_all_the_same(room: Enter) -> None:
    here = room()
    helped(here)
    assert "Press anything" in words(here)
    here.key(pygame.K_b)
    assert "was heard" in words(here)


def test_a_click_on_back_leaves(room: Enter) -> None:
    here = room()
    helped(here)
    here.click(*BACK.centre)
    assert here.top.name == "title"


def test_a_pad_gets_a_column_when_it_is_plugged_in(room: Enter) -> None:
    here = room()
    page = helped(here)
    pad = here.pad("Sofa Pad")
    assert pad.key in [device.key for device in page.columns()]
    assert "Sofa Pad" in words(here)
    pad.press(vpad.X)
    here.frames(2)
    assert (pad.key, "x") in page._lit


def test_every_meaning_has_a_row(room: Enter) -> None:
    shown = {meaning for _, meanings in helped(room()).rows() for meaning in meanings}
    assert shown == set(Meaning) - {Meaning.POINT}


@pytest.mark.parametrize("pads", [0, 3])
@pytest.mark.parametrize("language", ["en", "pseudo"])
def test_every_word_stays_in_its_place(room: Enter, language: str, pads: int) -> None:
    here = room("--size", "1280x720", "--lang", language)
    helped(here)
    for number in range(pads):
        here.pad(f"Sofa Pad {number}")
    for size in (100, 200):
        larger(here, size)
        assert astray(here) == []
