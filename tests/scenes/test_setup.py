"""Sitting down with pads, keys and mouse, through the real program: join, leave, names, bots, order, begin."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game.scenes import columns
from tests import vpad
from tests.scenes.room import Room, names

Enter = Callable[..., Room]


def centre(room: Room, seat: int) -> tuple[float, float]:
    return columns.sit_box(columns.chair_box(seat, room.top.seats.possible[-1])).centre


def test_confirm_sits_down_and_cancel_leaves_and_then_goes_back(room: Enter) -> None:
    sofa = room("--game", "pizzuno")
    pad = sofa.pad()
    sofa.tap(pad, vpad.A)
    assert sofa.top.seats.devices() == [pad.key]
    sofa.tap(pad, vpad.B)
    assert sofa.top.seats.devices() == []
    assert sofa.top.name == "setup"
    sofa.tap(pad, vpad.B)
    assert sofa.top.name == "title"


def test_four_pads_of_one_model_are_four_people(room: Enter) -> None:
    sofa = room("--game", "pizzuno")
    pads = [sofa.pad() for _ in range(4)]
    for pad in reversed(pads):
        sofa.tap(pad, vpad.A)
    assert sofa.top.seats.devices() == [pad.key for pad in reversed(pads)]
    sofa.tap(pads[2], vpad.B)
    assert sofa.top.seats.devices() == [pads[3].key, pads[1].key, pads[0].key]


@pytest.mark.parametrize("keyboard_first", [True, False])
def test_keyboard_halves_and_pads_sit_down_in_any_order(room: Enter, keyboard_first: bool) -> None:
    sofa = room("--game", "pizzuno")
    pads = [sofa.pad(), sofa.pad()]

    def sit_keys() -> None:
        sofa.key(pygame.K_SPACE, pygame.K_RETURN)

    def sit_pads() -> None:
        for pad in pads:
            sofa.tap(pad, vpad.A)

    for sit in (sit_keys, sit_pads) if keyboard_first else (sit_pads, sit_keys):
        sit()
    keys, held = ["keys-left", "keys-right"], [pad.key for pad in pads]
    assert sofa.top.seats.devices() == (keys + held if keyboard_first else held + keys)


def test_the_mouse_sits_down_where_it_clicks_and_each_click_more_is_a_person_more(room: Enter) -> None:
    sofa = room("--game", "pizzuno")
    sofa.click(*centre(sofa, 0))
    sofa.click(*centre(sofa, 1))
    assert sofa.top.seats.devices() == ["mouse", "mouse"]


def test_one_pad_for_two_people_through_the_menu_of_its_chair(room: Enter) -> None:
    sofa = room("--game", "pizzuno")
    pad = sofa.pad()
    sofa.tap(pad, vpad.A)
    sofa.tap(pad, vpad.A, vpad.DPAD_DOWN, vpad.DPAD_DOWN, vpad.A)
    assert sofa.top.seats.devices() == [pad.key, pad.key]
    assert names(sofa.top.seats.sitters) == ["Anna", "Ben"]


def test_one_pad_for_two_people_by_pointing_at_the_free_chair(room: Enter) -> None:
    sofa = room("--game", "pizzuno")
    pad = sofa.pad()
    sofa.tap(pad, vpad.A, vpad.DPAD_RIGHT, vpad.A)
    assert sofa.top.seats.devices() == [pad.key, pad.key]


def test_of_a_pad_and_its_echo_only_one_gets_a_chair(room: Enter) -> None:
    sofa = room("--game", "pizzuno")
    real, echo = sofa.pad(), sofa.pad("Xbox Pad")
    for _ in range(3):
        for pad in (real, echo):
            pad.press(vpad.A)
        sofa.frames(2)
        for pad in (real, echo):
            pad.release(vpad.A)
        sofa.frames(2)
    assert len(sofa.top.seats.sitters) == 1


def test_the_noise_of_a_ghost_neither_sits_down_nor_changes_the_prompts(room: Enter) -> None:
    sofa = room("--game", "pizzuno")
    sofa.key(pygame.K_SPACE)
    ghost = sofa.pad("Ghost")
    for step in range(120):
        ghost.push(step % 6, 0.9 if step // 6 % 2 else -0.9)
        sofa.frames()
    assert sofa.top.seats.devices() == ["keys-left"]
    assert sofa.kit.spoke.key == "keys-left"


def test_a_chair_answers_only_to_its_own_device(room: Enter) -> None:
    sofa = room("--game", "pizzuno")
    one, two = sofa.pad(), sofa.pad()
    sofa.tap(one, vpad.A)
    sofa.tap(two, vpad.A, vpad.DPAD_LEFT, vpad.A)
    assert sofa.top.busy == []
    assert sofa.top.note == "Only Anna changes this chair."


def test_two_people_choose_at_once_each_on_their_own_chair(room: Enter) -> None:
    sofa = room("--game", "pizzuno")
    one, two = sofa.pad(), sofa.pad()
    for pad in (one, two):
        sofa.tap(pad, vpad.A)
    sofa.tap(one, vpad.A)
    sofa.tap(two, vpad.A)
    sofa.tap(one, vpad.DPAD_DOWN)
    assert [hand.focus.key for hand in sofa.top.hands.values()] == ["left", "name"]


def test_a_name_is_spelt_with_a_pad_and_a_letter_corrected(room: Enter) -> None:
    sofa = room("--game", "pizzuno")
    pad = sofa.pad()
    sofa.tap(pad, vpad.A, vpad.A, vpad.A)
    sofa.tap(pad, vpad.A, vpad.DPAD_RIGHT, vpad.A, vpad.X, vpad.DPAD_RIGHT, vpad.A, vpad.Y)
    assert names(sofa.top.seats.sitters) == ["Ac"]
    assert sofa.top.busy == []


def test_going_back_from_the_letters_keeps_the_old_name(room: Enter) -> None:
    sofa = room("--game", "pizzuno")
    pad = sofa.pad()
    sofa.tap(pad, vpad.A, vpad.A, vpad.A, vpad.A, vpad.B, vpad.B)
    assert names(sofa.top.seats.sitters) == ["Anna"]
    assert sofa.top.busy == []


def test_a_name_that_somebody_had_before_is_taken_with_one_press(room: Enter) -> None:
    sofa = room("--game", "pizzuno")
    sofa.kit.settings.names = ["Wilhelmina", "Bo"]
    pad = sofa.pad()
    sofa.tap(pad, vpad.A, vpad.A, vpad.A, vpad.DPAD_UP, vpad.A)
    assert names(sofa.top.seats.sitters) == ["Bo"]


def test_a_name_is_typed_on_the_keyboard_and_letters_steer_nothing_meanwhile(room: Enter) -> None:
    sofa = room("--game", "pizzuno")
    sofa.key(pygame.K_SPACE, pygame.K_SPACE, pygame.K_SPACE)
    assert sofa.kit.devices.typing
    for key, letter in ((pygame.K_q, "Q"), (pygame.K_e, "e"), (pygame.K_w, "w")):
        sofa.key(key)
        sofa.type(letter)
    sofa.key(pygame.K_BACKSPACE, pygame.K_RETURN)
    assert names(sofa.top.seats.sitters) == ["Qe"]
    assert not sofa.kit.devices.typing


def test_escape_while_typing_keeps_the_old_name(room: Enter) -> None:
    sofa = room("--game", "pizzuno")
    sofa.key(pygame.K_SPACE, pygame.K_SPACE, pygame.K_SPACE)
    sofa.type("Zoe")
    sofa.key(pygame.K_ESCAPE)
    assert not sofa.kit.devices.typing
    assert names(sofa.top.seats.sitters) == ["Anna"]
    assert sofa.top.name == "setup"


def test_a_person_moves_one_chair_on_and_the_first_is_host(room: Enter) -> None:
    sofa = room("--game", "pizzuno")
    one, two = sofa.pad(), sofa.pad()
    sofa.tap(one, vpad.A)
    sofa.tap(two, vpad.A, vpad.A, vpad.DPAD_DOWN, vpad.A, vpad.B)
    assert sofa.top.seats.devices() == [two.key, one.key]


def test_bots_fill_chairs_each_with_a_level(room: Enter) -> None:
    sofa = room("--game", "pizzuno")
    pad = sofa.pad()
    sofa.tap(pad, vpad.A, vpad.Y, vpad.Y, vpad.DPAD_RIGHT, vpad.DPAD_DOWN, vpad.A)
    assert [sitter.level for sitter in sofa.top.seats.sitters] == ["person", "random", "normal"]


def test_holding_menu_begins_and_a_tap_does_not(room: Enter) -> None:
    sofa = room("--game", "pizzuno")
    pad = sofa.pad()
    sofa.tap(pad, vpad.A, vpad.Y, vpad.START)
    assert sofa.top.name == "setup"
    pad.press(vpad.START)
    sofa.wait(0.5)
    assert sofa.top.name == "setup"
    assert 0.5 < sofa.top.held < 1
    sofa.wait(0.3)
    assert sofa.scenes[:2] == ["title", "table"]
    sitting = sofa.scene("table").sitting
    assert sitting.devices == [pad.key, ""]
    assert sitting.names == ["Anna", "Ben"]


def test_menu_held_from_before_does_not_begin(room: Enter) -> None:
    sofa = room()
    pad = sofa.pad()
    sofa.tap(pad, vpad.Y, vpad.B)
    sofa.kit.scenes.restart(sofa.app.scenes.all()[0])
    sofa.frames(2)
    from game.scenes import doors
    doors.setup(sofa.kit, "pizzuno")
    sofa.frames(2)
    sofa.top.seats.add_bot(["A"])
    sofa.top.seats.add_bot(["B"])
    pad.press(vpad.START)
    sofa.frames(5)
    doors.house_rules(sofa.kit, "pizzuno", sofa.top.chosen)
    sofa.frames(3)
    sofa.tap(pad, vpad.B)
    sofa.wait(1.0)
    assert sofa.top.name == "setup"


def test_one_press_of_confirm_held_for_three_seconds_is_one_step(room: Enter) -> None:
    sofa = room()
    pad = sofa.pad()
    pad.press(vpad.A)
    sofa.wait(3.0)
    assert sofa.top.name == "setup"
    assert sofa.top.seats.sitters == []


def test_beginning_says_why_it_cannot_be(room: Enter) -> None:
    sofa = room("--game", "pizzuno")
    pad = sofa.pad()
    sofa.tap(pad, vpad.A)
    pad.press(vpad.START)
    sofa.wait(1.0)
    assert sofa.top.name == "setup"
    assert sofa.top.note == "One more must sit down."


def test_who_has_no_chair_cannot_begin_for_those_who_have(room: Enter) -> None:
    sofa = room("--game", "pizzuno")
    pad, other = sofa.pad(), sofa.pad()
    sofa.tap(pad, vpad.A, vpad.Y)
    other.press(vpad.START)
    sofa.wait(1.0)
    assert sofa.top.name == "setup"


def test_bots_alone_are_watched(room: Enter) -> None:
    sofa = room("--game", "pizzuno")
    pad = sofa.pad()
    sofa.tap(pad, vpad.Y, vpad.Y)
    pad.press(vpad.START)
    sofa.wait(0.8)
    assert "table" in sofa.scenes


def test_everything_to_begin_with_the_mouse_alone(room: Enter) -> None:
    sofa = room("--game", "pizzuno")
    sofa.click(*centre(sofa, 0))
    sofa.click(*columns.foot(columns.chair_box(1, 4)).centre)
    sofa.click(*columns.BEGIN.centre)
    sofa.frames(3)
    assert sofa.scene("table").sitting.devices == ["mouse", ""]


def test_everything_to_begin_with_d_pad_and_two_buttons(room: Enter) -> None:
    sofa = room("--game", "pizzuno")
    pad = sofa.pad()
    sofa.tap(pad, vpad.A, vpad.DPAD_RIGHT, vpad.DPAD_DOWN, vpad.A)
    assert len(sofa.top.seats.sitters) == 2
    for _ in range(6):
        if sofa.top.hands[pad.key].focus.key == "begin":
            break
        sofa.tap(pad, vpad.DPAD_DOWN)
    sofa.tap(pad, vpad.A)
    assert "table" in sofa.scenes


def test_names_are_remembered_newest_first(room: Enter) -> None:
    sofa = room("--game", "pizzuno")
    sofa.key(pygame.K_SPACE, pygame.K_RETURN)
    sofa.top.seats.sitters[0].name = "Wilma"
    sofa.hold_key(pygame.K_ESCAPE, True)
    sofa.wait(0.8)
    assert "table" in sofa.scenes
    assert sofa.kit.settings.names[:2] == ["Wilma", "Ben"]


def test_people_and_house_rules_stay_when_another_game_is_chosen(room: Enter) -> None:
    sofa = room("--game", "pizzuno")
    pad = sofa.pad()
    sofa.tap(pad, vpad.A, vpad.X, vpad.DPAD_RIGHT, vpad.B)
    assert sofa.top.chosen.house()["rounds"] == "2"
    sofa.tap(pad, vpad.LEFT_SHOULDER)
    assert sofa.top.name == "title"
    sofa.tap(pad, vpad.A)
    assert sofa.top.seats.devices() == [pad.key]
    assert sofa.top.chosen.house()["rounds"] == "2"


def test_house_rules_seed_and_open_hands_reach_the_match(room: Enter) -> None:
    sofa = room("--game", "pizzuno", "--seed", "4711")
    sofa.key(pygame.K_SPACE, pygame.K_r)
    sofa.top.chosen.turn(sofa.top.chosen.options[0], 1)
    sofa.top.chosen.open_hands = True
    sofa.top.begin()
    sofa.frames(2)
    header = sofa.scene("table").sitting.header
    assert (header.seed, header.house["rounds"], header.open_hands) == (4711, "2", True)


def test_a_seed_is_entered_with_a_pad(room: Enter) -> None:
    sofa = room("--game", "pizzuno", "--seed", "12")
    pad = sofa.pad()
    sofa.tap(pad, vpad.X)
    sofa.top.focus.key = "seed"
    sofa.tap(pad, vpad.A, vpad.DPAD_UP, vpad.DPAD_RIGHT, vpad.DPAD_DOWN, vpad.A, vpad.B)
    assert sofa.top.chosen.seed == 190012


def test_a_seed_is_typed(room: Enter) -> None:
    sofa = room("--game", "pizzuno", "--seed", "12")
    sofa.key(pygame.K_e)
    sofa.top.focus.key = "seed"
    sofa.key(pygame.K_SPACE)
    sofa.type("987x654")
    sofa.key(pygame.K_RETURN)
    assert sofa.top.chosen_values.seed == 987654


def test_a_pad_that_goes_leaves_its_chair_to_the_next_press(room: Enter) -> None:
    sofa = room("--game", "pizzuno")
    one, two = sofa.pad(), sofa.pad()
    sofa.tap(one, vpad.A)
    sofa.tap(two, vpad.A, vpad.A)
    sofa.unplug(two)
    assert sofa.top.busy == []
    assert str(sofa.top.why_not()) == "Ben has no device."
    again = sofa.pad()
    assert str(sofa.top.why_not()) == "Ben has no device."
    sofa.tap(again, vpad.A)
    assert sofa.top.seats.devices() == [one.key, again.key]


def test_a_pad_that_comes_while_people_sit_down_is_usable_at_once(room: Enter) -> None:
    sofa = room("--game", "pizzuno")
    sofa.key(pygame.K_SPACE)
    pad = sofa.pad()
    sofa.tap(pad, vpad.A)
    assert sofa.top.seats.devices() == ["keys-left", pad.key]


def test_a_free_chair_shows_the_key_of_the_half_that_just_spoke(room: Enter) -> None:
    sofa = room("--game", "pizzuno")

    def keys_shown() -> set[str]:
        sofa.kit.brush.said = []
        sofa.top.fresh = True
        sofa.frames()
        chair = columns.chair_box(0, 4)
        return {text for text, box, _ in sofa.kit.brush.said
                if chair.contains(*box.centre)} & {"Space", "Enter"}

    assert keys_shown() == {"Space", "Enter"}
    sofa.key(pygame.K_RIGHT)
    assert keys_shown() == {"Enter"}


def test_change_players_keeps_everybody_on_their_chair(room: Enter) -> None:
    from game.scenes import doors
    sofa = room("--game", "pizzuno")
    pad = sofa.pad()
    sofa.tap(pad, vpad.A, vpad.Y)
    sofa.top.begin()
    sofa.frames(2)
    doors.change_players(sofa.kit, sofa.scene("table").sitting)
    sofa.frames(2)
    assert sofa.top.name == "setup"
    assert sofa.top.seats.devices() == [pad.key, ""]
    assert [sitter.level for sitter in sofa.top.seats.sitters] == ["person", "normal"]


@pytest.mark.parametrize("language", ["en", "pseudo"])
@pytest.mark.parametrize("text_size", [100, 200])
def test_no_text_leaves_its_box(room: Enter, language: str, text_size: int) -> None:
    sofa = room("--game", "pisanki", "--lang", language)
    sofa.kit.settings.text_size = text_size
    sofa.app.rebuild()
    pad = sofa.pad()

    def look() -> None:
        sofa.kit.brush.said = []
        sofa.top.fresh = True
        sofa.frames()
        for text, box, allowed in sofa.kit.brush.said:
            assert box.x >= 40 and box.x + box.w <= 1880, text
            assert box.y >= 20 and box.y + box.h <= 1060, text
            if allowed is not None:
                assert box.w <= allowed.w + 4 and box.h <= allowed.h + 14, text

    look()
    sofa.tap(pad, vpad.A, vpad.Y)
    sofa.key(pygame.K_SPACE)
    look()
    sofa.tap(pad, vpad.A)
    look()
    sofa.tap(pad, vpad.A)
    look()
    sofa.tap(pad, vpad.B, vpad.B, vpad.X)
    look()
    sofa.tap(pad, vpad.B)
    sofa.unplug(pad)
    look()


def test_a_player_can_have_a_stick_ignored_that_moves_by_itself(room: Enter) -> None:
    sofa = room("--game", "pizzuno")
    pad = sofa.pad()
    sofa.tap(pad, vpad.A)
    sitter, hand = sofa.top.seats.sitters[0], sofa.top.hand(sofa.device(pad))
    sofa.top._choose(hand, sitter, "stick")
    assert sofa.kit.devices.is_dpad_only(sofa.device(pad))
    sofa.top._choose(hand, sitter, "stick")
    assert not sofa.kit.devices.is_dpad_only(sofa.device(pad))
