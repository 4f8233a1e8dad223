"""The settings: each is turned, felt at once and saved; controls can be given other meanings, and never lost."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame
import pytest

from game.content.settings import Settings
from game.content.settings import load as load_settings
from game.input.intents import Meaning
from game.scenes import knobs
from game.scenes.settings import DONE, PATIENCE, SettingsScene
from tests import vpad
from tests.scenes.reading import astray, larger, put, words
from tests.scenes.room import Room

Enter = Callable[..., Room]


def opened(room: Room, tab: str = "play", row: str = "") -> SettingsScene:
    """The settings with a tab open and the focus on a row of it."""
    put(room, SettingsScene(room.kit))
    scene: SettingsScene = room.top
    scene._open(tab)
    scene.focus.key = f"tab:{tab}"
    scene.refresh()
    if row:
        scene._enter_rows()
        while scene.focus.key != f"row:{row}":
            assert scene._walk(1), f"there is no row {row}"
        scene.refresh()
    return scene


def knob(scene: SettingsScene, key: str) -> knobs.Knob:
    return next(one for one in scene.knobs() if one.key == key)


def test_right_and_left_turn_a_row_and_it_holds_at_once(room: Enter) -> None:
    here = room("--speed", "normal")
    opened(here, "play", "speed")
    here.key(pygame.K_d)
    assert (here.kit.settings.speed, here.kit.speed) == ("fast", "fast")
    here.key(pygame.K_a, pygame.K_a)
    assert (here.kit.settings.speed, here.kit.speed) == ("slow", "slow")
    here.key(pygame.K_a)
    assert here.kit.speed == "slow"


def test_what_is_turned_is_in_the_file(room: Enter, monkeypatch: pytest.MonkeyPatch) -> None:
    here = room()
    here.kit.headless = False  # a headless program leaves people's settings alone
    opened(here, "play", "undo")
    here.key(pygame.K_SPACE)
    assert load_settings(here.kit.folders.settings)[0].undo is False


def test_larger_words_are_drawn_at_once(room: Enter) -> None:
    here = room()
    opened(here, "screen", "text_size")
    here.key(pygame.K_d)
    assert here.kit.brush.letters.text_size == 130
    assert "Words at 130 per cent" in words(here)


def test_another_language_is_spoken_at_once(room: Enter) -> None:
    here = room("--lang", "pseudo")
    scene = opened(here, "language", "language")
    while here.kit.settings.language != "en":
        knob(scene, "language").by(1, round_about=True)
    here.frames(2)
    assert here.kit.catalogue.language == "en"
    assert "Settings" in words(here)


def test_the_call_window_goes_from_one_second_to_until_somebody_says_done(room: Enter) -> None:
    scene = opened(room(), "play", "call_window")
    assert [knob(scene, "call_window").values[0], knob(scene, "call_window").values[-1]] == [1, 0]
    assert knob(scene, "call_window").shown[-1] == "until I say done"


def test_without_sound_the_volumes_say_why_and_do_not_turn(room: Enter) -> None:
    here = room()
    scene = opened(here, "sound", "effects")
    before = here.kit.settings.effects
    here.key(pygame.K_d)
    assert here.kit.settings.effects == before
    assert knob(scene, "effects").why == "Sound is switched off."
    assert "Sound is switched off." in words(here)


def test_volumes_are_heard_where_there_is_sound(room: Enter) -> None:
    here = room()
    here.kit.sound.silent = None
    heard: list[Any] = []
    here.kit.sound.volumes = lambda effects, music: heard.append((effects, music))  # type: ignore[method-assign]
    here.kit.sound.silent = None
    scene = SettingsScene(here.kit)
    scene.tab = "sound"
    here.kit.sound.play = lambda name: heard.append(name)  # type: ignore[method-assign]
    knob(scene, "effects").by(1)
    assert heard == [(0.9, 0.5), "deal"]


@pytest.mark.parametrize("tab", knobs.TABS)
def test_every_knob_can_be_turned_through_all_its_values_and_back(room: Enter, tab: str) -> None:
    here = room()
    scene = opened(here, tab)
    for key in [one.key for one in scene.knobs() if one.values]:
        first = knob(scene, key).now
        while knob(scene, key).by(1):
            here.frames()
        while knob(scene, key).by(-1):
            here.frames()
        if not knob(scene, key).why:
            assert knob(scene, key).now == knob(scene, key).values[0]
            knob(scene, key).turn(first)


def test_look_puts_a_row_back_as_it_was_at_first(room: Enter) -> None:
    here = room()
    opened(here, "play", "call_window")
    here.key(pygame.K_d, pygame.K_d)
    assert here.kit.settings.call_window == 5
    here.key(pygame.K_e)
    assert here.kit.settings.call_window == Settings().call_window


def test_cancel_goes_to_the_tabs_and_then_out(room: Enter) -> None:
    here = room()
    scene = opened(here, "screen", "fullscreen")
    here.key(pygame.K_q)
    assert scene.focus.key == "tab:screen"
    here.key(pygame.K_q)
    assert here.top.name == "title"


def test_a_cross_and_two_buttons_reach_every_row_of_every_tab(room: Enter) -> None:
    here = room()
    scene = opened(here)
    for tab in knobs.TABS:
        assert scene.focus.key == f"tab:{tab}"
        here.key(pygame.K_d)
        seen = []
        for _ in scene.knobs():
            seen.append(scene.focus.key)
            assert any(item.key == scene.focus.key for item in scene.items())
            here.key(pygame.K_s)
        assert seen == [f"row:{one.key}" for one in scene.knobs()]
        here.key(pygame.K_q, pygame.K_s)
    assert scene.focus.key == "help"


def test_a_click_on_a_value_takes_it(room: Enter) -> None:
    here = room("--speed", "normal")
    scene = opened(here)
    row = next(item for item in scene.items() if item.key == "row:speed")
    here.click(1780, row.box.centre[1])
    assert here.kit.speed == "instant"
    here.click(1060, row.box.centre[1])
    assert here.kit.speed == "slow"


def test_a_click_on_a_tab_opens_it_and_one_on_done_leaves(room: Enter) -> None:
    here = room()
    scene = opened(here)
    here.click(*next(item for item in scene.items() if item.key == "tab:sound").box.centre)
    assert scene.tab == "sound"
    here.click(*DONE.centre)
    assert here.top.name == "title"


# -- controls ------------------------------------------------------------------------------------------


def test_a_key_that_is_pressed_gets_the_meaning_and_does_nothing_else(room: Enter) -> None:
    here = room()
    scene = opened(here, "controls", "press:call")
    here.key(pygame.K_SPACE)
    assert scene.waiting is not None
    here.key(pygame.K_v)
    assert scene.waiting is None
    assert here.kit.devices.bindings.controls("keys-left", Meaning.CALL) == ("v",)
    assert here.kit.settings.bindings == {"keys-left": {"call": ["v"]}}
    assert here.top is scene


def test_a_key_that_meant_something_else_swaps_so_that_nothing_is_lost(room: Enter) -> None:
    here = room()
    opened(here, "controls", "press:confirm")
    here.key(pygame.K_SPACE, pygame.K_q)
    bindings = here.kit.devices.bindings
    assert bindings.controls("keys-left", Meaning.CONFIRM) == ("q",)
    assert bindings.controls("keys-left", Meaning.CANCEL) == ("space", "lctrl")


def test_a_key_of_the_other_half_is_not_given_away(room: Enter) -> None:
    here = room()
    opened(here, "controls", "press:call")
    here.key(pygame.K_SPACE, pygame.K_RETURN)
    assert here.kit.settings.bindings == {}
    assert "The other half of the keyboard uses that key already." in words(here)


def test_another_device_or_nobody_leaves_everything_as_it_is(room: Enter) -> None:
    here = room()
    scene = opened(here, "controls", "press:call")
    here.key(pygame.K_SPACE)
    here.click(960, 540)
    assert scene.waiting is None
    scene.chosen("row:press:call")
    here.wait(PATIENCE + 0.2)
    assert scene.waiting is None
    assert here.kit.settings.bindings == {}


def test_yes_and_back_swap_twice_to_where_they_were(room: Enter) -> None:
    here = room()
    scene = opened(here, "controls", "swap")
    for swapped in (True, False):
        knob(scene, "swap").turn(None)
        assert knob(scene, "swap").now is swapped
    assert here.kit.settings.bindings == {}


def test_a_worn_stick_can_be_made_to_steer_later(room: Enter) -> None:
    here = room()
    pad = here.pad()
    scene = opened(here, "controls")
    scene.device = here.device(pad)
    knob(scene, "dead_zone").turn(75)
    assert here.kit.devices.bindings.feel.stick_on == 0.75
    assert knob(scene, "dead_zone").now == 75
    assert here.kit.settings.dead_zone == 75


def test_a_pad_has_its_own_controls_and_shakes_when_asked_to(room: Enter) -> None:
    here = room()
    pad = here.pad()
    scene = opened(here, "controls", "press:look")
    scene.device = here.device(pad)
    scene.chosen("row:press:look")
    here.tap(pad, vpad.LEFT_STICK)
    assert here.kit.devices.bindings.controls("pad", Meaning.LOOK) == ("leftstick",)
    knob(scene, "rumble").turn(True)
    here.frames(2)
    assert pad.rumbles


def test_all_as_it_was_takes_every_change_of_a_device_back(room: Enter) -> None:
    here = room()
    scene = opened(here, "controls", "press:call")
    assert knob(scene, "restore").why
    here.key(pygame.K_SPACE, pygame.K_v)
    scene.chosen("row:press:call")
    scene.waiting = None
    knob(scene, "restore").turn(None)
    assert here.kit.settings.bindings == {}


@pytest.mark.parametrize("language", ["en", "pseudo"])
def test_every_word_stays_in_its_place(room: Enter, language: str) -> None:
    here = room("--size", "1280x720", "--lang", language)
    scene = opened(here)
    for size in (100, 200):
        larger(here, size)
        for tab in knobs.TABS:
            scene._open(tab)
            scene._enter_rows()
            assert astray(here) == []
            while scene._walk(1):
                scene.refresh()
                assert astray(here) == []
