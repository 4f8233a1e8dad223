"""Pads on the real SDL path: plugging, steering, echoes and ghosts."""

from __future__ import annotations

import random
from pathlib import Path

import pygame
import pytest

from game.input import Devices, Meaning
from game.input.bindings import Feel
from game.input.pad import stick_way
from tests import vpad
from tests.input.sofa import Sofa


def test_a_pad_says_each_meaning_once_per_press(sofa: Sofa) -> None:
    pad = sofa.pad()
    for button, meaning in (
        (vpad.A, "confirm"),
        (vpad.B, "cancel"),
        (vpad.X, "look"),
        (vpad.Y, "call"),
        (vpad.LEFT_SHOULDER, "cover"),
        (vpad.RIGHT_SHOULDER, "book"),
        (vpad.START, "menu"),
        (vpad.DPAD_UP, "up"),
        (vpad.DPAD_DOWN, "down"),
        (vpad.DPAD_LEFT, "left"),
        (vpad.DPAD_RIGHT, "right"),
    ):
        pad.press(button)
        assert sofa.said() == [f"{meaning} {pad.key}"]
        pad.release(button)
        assert sofa.said() == []


def test_pads_that_were_there_from_the_start_are_known_and_came(sofa: Sofa) -> None:
    pad = sofa.pad()
    later = Devices(sofa.devices.bindings)
    assert [(device.key, change) for device, change in later.changes()] == [(pad.key, "came")]
    assert later.changes() == []


def test_pads_are_listed_in_the_order_they_were_plugged_in(sofa: Sofa) -> None:
    keys = [sofa.stranger().key for _ in range(3)]
    assert [device.key for device in Devices(sofa.devices.bindings).all()[3:]] == keys


def test_a_pad_comes_and_goes_at_any_time(sofa: Sofa) -> None:
    pad = sofa.stranger()
    device = sofa.device(pad)
    pad.unplug()
    sofa.frame()
    assert sofa.devices.changes() == [(device, "came"), (device, "went")]
    assert device not in sofa.devices.all()


def test_a_pad_that_goes_takes_what_it_held_with_it(sofa: Sofa) -> None:
    pad = sofa.pad()
    device = sofa.device(pad)
    pad.press(vpad.DPAD_UP)
    sofa.frames(0.2)
    assert sofa.devices.held(device, Meaning.UP) > 0.1
    pad.unplug()
    pygame.event.clear()  # what SDL lets go of by itself may be lost, as when the queue was full
    pygame.event.post(pygame.event.Event(pygame.JOYDEVICEREMOVED, instance_id=pad.instance_id))
    assert sofa.said(1.0) == []
    assert sofa.devices.held(device, Meaning.UP) == 0
    assert sofa.devices.pressed(device) == frozenset()


def test_four_pads_of_one_model_are_four_devices(sofa: Sofa) -> None:
    pads = [sofa.pad() for _ in range(4)]
    devices = [sofa.device(pad) for pad in pads]
    assert len({device.guid for device in devices}) == 1
    assert len({device.key for device in devices}) == 4
    for pad in pads:
        pad.press(vpad.A)
        assert sofa.said() == [f"confirm {pad.key}"]


def test_pads_that_come_back_in_the_other_order_are_new_devices_of_the_same_guid(sofa: Sofa) -> None:
    first, second = sofa.pad("One", product=11), sofa.pad("Two", product=12)
    guids = [sofa.device(pad).guid for pad in (first, second)]
    keys = {first.key, second.key}
    first.unplug()
    second.unplug()
    sofa.frame()
    again_second, again_first = sofa.pad("Two", product=12), sofa.pad("One", product=11)
    assert [sofa.device(pad).guid for pad in (again_first, again_second)] == guids
    assert keys.isdisjoint({again_first.key, again_second.key})


def test_a_pad_stays_itself_when_the_indices_shift(sofa: Sofa) -> None:
    first, second = sofa.pad(), sofa.pad()
    first.unplug()
    third = sofa.pad()
    second.press(vpad.A)
    assert sofa.said() == [f"confirm {second.key}"]
    third.press(vpad.A)
    assert sofa.said() == [f"confirm {third.key}"]


def test_two_hundred_rounds_of_plugging_with_doubled_and_dead_events_leave_nothing_behind(sofa: Sofa) -> None:
    for round_ in range(200):
        pad = sofa.stranger()
        for kind in (pygame.JOYDEVICEADDED, pygame.CONTROLLERDEVICEADDED):
            pygame.event.post(pygame.event.Event(kind, device_index=0, guid=""))
            pygame.event.post(pygame.event.Event(kind, device_index=7, guid=""))
        sofa.frame()
        assert [device.key for device in sofa.devices.all()[3:]] == [pad.key]
        pad.unplug()
        for kind in (pygame.JOYDEVICEREMOVED, pygame.CONTROLLERDEVICEREMOVED):
            pygame.event.post(pygame.event.Event(kind, instance_id=pad.instance_id))
            pygame.event.post(pygame.event.Event(kind, instance_id=9999))
        sofa.frame()
        assert len(sofa.devices.all()) == 3
        assert [change for _, change in sofa.devices.changes()] == ["came", "went"], round_


def test_a_pad_that_was_only_told_by_an_index_that_shifted_is_still_found(sofa: Sofa) -> None:
    first = sofa.stranger()
    sofa.pads.append(second := vpad.VirtualPad())  # told as index 1 ...
    first.unplug()  # ... but it is index 0 by the time anybody looks
    sofa.frame()
    assert [device.key for device in sofa.devices.all()[3:]] == [second.key]


def test_a_press_and_release_between_two_looks_is_heard(sofa: Sofa) -> None:
    pad = sofa.pad()
    sofa.tap(pad, vpad.A)
    assert sofa.said() == [f"confirm {pad.key}"]
    assert sofa.devices.held(sofa.device(pad), Meaning.CONFIRM) == 0


def test_a_stick_steers_from_its_threshold_and_until_it_is_well_back(sofa: Sofa) -> None:
    pad = sofa.pad()
    pad.push(vpad.LEFT_X, 0.54)
    assert sofa.said() == []
    pad.push(vpad.LEFT_X, 0.6)
    assert sofa.said() == [f"right {pad.key}"]
    for chatter in (0.45, 0.58, 0.42, 0.6):
        pad.push(vpad.LEFT_X, chatter)
        assert sofa.said() == []
    pad.push(vpad.LEFT_X, 0.3)
    sofa.frame()
    pad.push(vpad.LEFT_X, 0.6)
    assert sofa.said() == [f"right {pad.key}"]


def test_a_drifting_or_chattering_stick_says_nothing(sofa: Sofa) -> None:
    pad = sofa.pad()
    for value in (0.18, 0.30, 0.02, 0.05) * 30:
        pad.push(vpad.LEFT_X, value)
        pad.push(vpad.LEFT_Y, -value)
        assert sofa.frame() == []


def test_the_dead_zone_can_be_raised(sofa: Sofa) -> None:
    pad = sofa.pad()
    sofa.devices.bindings = sofa.devices.bindings.felt(stick_on=0.8, stick_off=0.7)
    pad.push(vpad.LEFT_X, 0.75)
    assert sofa.said() == []
    pad.push(vpad.LEFT_X, 0.85)
    assert sofa.said() == [f"right {pad.key}"]


def test_triggers_and_the_right_stick_say_nothing(sofa: Sofa) -> None:
    pad = sofa.pad()
    for axis in (vpad.LEFT_TRIGGER, vpad.RIGHT_TRIGGER, vpad.RIGHT_X, vpad.RIGHT_Y):
        pad.push(axis, 1.0)
    assert sofa.said(1.0) == []


def test_a_bad_stick_can_be_passed_over_for_one_pad_alone(sofa: Sofa) -> None:
    bad, good = sofa.pad(), sofa.pad()
    sofa.devices.dpad_only(sofa.device(bad))
    bad.push(vpad.LEFT_Y, 1.0)
    good.push(vpad.LEFT_Y, 1.0)
    assert sofa.said() == [f"down {good.key}"]
    bad.press(vpad.DPAD_UP)
    assert sofa.said() == [f"up {bad.key}"]
    bad.push(vpad.LEFT_Y, 0.0)
    bad.release(vpad.DPAD_UP)
    sofa.frame()
    sofa.devices.dpad_only(sofa.device(bad), False)
    bad.push(vpad.LEFT_Y, -1.0)
    assert sofa.said() == [f"up {bad.key}"]


@pytest.mark.parametrize(
    ("x", "y", "before", "way"),
    [
        (0.9, 0.5, "", "+leftx"),
        (0.6, -0.8, "", "-lefty"),
        (0.6, -0.8, "+leftx", "+leftx"),
        (0.39, -0.8, "+leftx", "-lefty"),
        (-0.9, 0.0, "+leftx", "-leftx"),
        (0.5, 0.5, "", ""),
        (float("inf"), 0.0, "", "+leftx"),
    ],
)
def test_a_stick_says_one_way_at_a_time(x: float, y: float, before: str, way: str) -> None:
    assert stick_way(x, y, before, Feel(), ("leftx", "lefty")) == way


def test_a_raw_stick_is_heard_by_positions_and_has_an_unknown_family(sofa: Sofa) -> None:
    pad = sofa.pad("Nintendo look-alike", mapped=False)
    assert sofa.device(pad).family == "unknown"
    pad.press(vpad.A)
    assert sofa.said() == [f"confirm {pad.key}"]
    pad.push(vpad.LEFT_X, -1.0)
    assert sofa.said() == [f"left {pad.key}"]


def test_each_pad_is_heard_through_one_family_of_events(sofa: Sofa) -> None:
    mapped, raw = sofa.pad(), sofa.pad(mapped=False)
    for pad, kind in ((mapped, pygame.JOYBUTTONDOWN), (raw, pygame.CONTROLLERBUTTONDOWN)):
        pygame.event.post(pygame.event.Event(kind, instance_id=pad.instance_id, button=0))
    assert sofa.said() == []


def test_a_hat_and_buttons_are_the_same_dpad(sofa: Sofa) -> None:
    pad = sofa.pad(mapped=False)
    pad.hat(vpad.HAT_UP)
    assert sofa.said() == [f"up {pad.key}"]
    pad.hat(vpad.HAT_CENTRE)
    assert sofa.said(1.0) == []
    pad.press(vpad.DPAD_UP)
    assert sofa.said() == [f"up {pad.key}"]
    pad.release(vpad.DPAD_UP)
    assert sofa.said(1.0) == []


def test_a_dpad_that_is_told_as_hat_and_buttons_at_once_says_it_once(sofa: Sofa) -> None:
    pad = sofa.pad(mapped=False)
    pad.hat(vpad.HAT_RIGHT)
    pad.press(vpad.DPAD_RIGHT)
    assert sofa.said() == [f"right {pad.key}"]
    pad.hat(vpad.HAT_CENTRE)
    pad.release(vpad.DPAD_RIGHT)
    assert sofa.said(1.0) == []


@pytest.mark.parametrize(
    "parts",
    [
        {"buttons": 3, "mapped": False},
        {"buttons": 0, "axes": 3, "hats": 0, "mapped": False},
        {"buttons": 8, "axes": 1, "hats": 0, "mapped": False},
    ],
)
def test_what_cannot_be_a_pad_is_not_there(sofa: Sofa, parts: dict[str, object]) -> None:
    ghost = sofa.stranger("Motion sensors", **parts)
    assert len(sofa.devices.all()) == 3
    if parts["buttons"]:
        ghost.press(0)
    assert sofa.said(0.5) == []
    assert sofa.devices.changes() == []


def test_an_echo_is_never_heard(sofa: Sofa) -> None:
    real, echo = sofa.stranger("Pad"), sofa.stranger("Steam Virtual Pad", product=9)
    heard = []
    for button in (vpad.A, vpad.X, vpad.DPAD_UP):
        for pad in (real, echo):
            pad.press(button)
        heard += sofa.said()
        for pad in (real, echo):
            pad.release(button)
        heard += sofa.said()
    speaker = heard[0].split()[1]  # whichever SDL tells first: they are one pad in one pair of hands
    assert heard == [f"confirm {speaker}", f"look {speaker}", f"up {speaker}"]


def test_an_echo_is_never_heard_even_if_it_speaks_first_or_by_other_buttons(sofa: Sofa) -> None:
    real = sofa.pad("Pad")
    echo = sofa.stranger("Pad, again")
    echo.press(vpad.X)
    real.press(vpad.A)
    assert sofa.said() == [f"confirm {real.key}"]


def test_an_echoed_stick_steers_once(sofa: Sofa) -> None:
    real, echo = sofa.pad("Pad"), sofa.stranger("Pad, again")
    for pad in (real, echo):
        pad.push(vpad.LEFT_Y, 1.0)
    assert set(sofa.said(1.0)) == {f"down {real.key}", f"down {real.key}!"}


def test_of_two_new_pads_whose_sticks_move_as_one_only_one_is_heard(sofa: Sofa) -> None:
    pads = sofa.stranger("Pad"), sofa.stranger("Pad, again")
    for pad in pads:
        pad.push(vpad.LEFT_Y, 1.0)
    assert len(set(sofa.said(1.0))) == 2  # one pad's "down", and its repeats


def test_what_a_new_pad_began_to_say_is_forgotten_with_the_scene(sofa: Sofa) -> None:
    pad = sofa.stranger()
    pad.push(vpad.LEFT_Y, 1.0)
    pad.press(vpad.A)
    for event in pygame.event.get():
        sofa.devices.feed(event)
    sofa.devices.release()
    assert sofa.said(1.0) == []


def test_two_people_who_press_together_are_both_heard_once_each_has_pressed_alone(sofa: Sofa) -> None:
    first, second = sofa.pad(), sofa.pad()
    first.press(vpad.A)
    second.press(vpad.A)
    assert set(sofa.said()) == {f"confirm {first.key}", f"confirm {second.key}"}


def test_a_ghost_with_wandering_axes_neither_steers_nor_stirs(sofa: Sofa) -> None:
    ghost, dice = sofa.stranger("Ghost"), random.Random(5)
    for _ in range(1200):
        for axis in range(6):
            ghost.push(axis, dice.uniform(-1, 1))
        assert sofa.frame() == []


def test_the_stick_of_a_new_pad_steers_when_it_is_held(sofa: Sofa) -> None:
    pad = sofa.stranger()
    pad.push(vpad.LEFT_Y, 1.0)
    assert sofa.said(0.2) == []
    assert sofa.said(0.2) == [f"down {pad.key}"]
    pad.push(vpad.LEFT_Y, 0.0)
    assert sofa.said(1.0) == []


def test_a_stick_that_leans_when_it_is_plugged_in_must_come_to_rest_first(sofa: Sofa) -> None:
    sofa.pads.append(pad := vpad.VirtualPad())
    pad.push(vpad.LEFT_X, -1.0)
    pygame.event.pump()
    assert sofa.said(1.0) == []
    pad.push(vpad.LEFT_X, -0.9)
    assert sofa.said(1.0) == []
    pad.push(vpad.LEFT_X, 0.0)
    sofa.frame()
    pad.push(vpad.LEFT_X, -1.0)
    assert sofa.said(0.3) == [f"left {pad.key}"]


def test_rumble_reaches_the_pad(sofa: Sofa) -> None:
    pad, raw = sofa.pad(), sofa.pad(mapped=False)
    for each in (pad, raw):
        assert sofa.devices.rumble(sofa.device(each), 0.5, 3.0, 100)
        assert each.rumbles == [(32767, 65535)]


def test_rumble_for_what_cannot_shake_is_refused_quietly(sofa: Sofa) -> None:
    pad = sofa.pad()
    device = sofa.device(pad)
    pad.unplug()
    assert not sofa.devices.rumble(device, 1, 1, 100)
    sofa.frame()
    assert not sofa.devices.rumble(device, 1, 1, 100)
    assert not sofa.devices.rumble(sofa.devices.all()[0], 1, 1, 100)


def test_the_environment_of_the_pads_is_left_alone(sofa: Sofa, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_GAMECONTROLLER_IGNORE_DEVICES", "0x1234/0x5678")
    import os

    before = dict(os.environ)
    Devices(sofa.devices.bindings)
    assert dict(os.environ) == before


@pytest.mark.parametrize("mapped", [True, False])
def test_a_mapping_line_is_honoured_without_plugging_in_again(
    sofa: Sofa, tmp_path: Path, mapped: bool
) -> None:
    pad = sofa.pad("Old Stick", mapped=mapped)
    device = sofa.device(pad)
    sofa.devices.changes()
    file = tmp_path / "mappings.txt"
    file.write_text(
        "# own lines\n"
        f"{device.guid},Old Stick,a:b7,b:b2,dpup:-a3,dpdown:+a3,leftx:a2,lefty:a1~,lefttrigger:a4,\n"
    )
    pad.press(vpad.B)
    sofa.frame()
    assert sofa.devices.add_mappings(file) == []
    assert sofa.devices.changes() == []
    assert sofa.devices.pressed(device) == frozenset()
    assert sofa.device(pad) in sofa.devices.all()
    assert sofa.said() == []
    pad.press(vpad.A)
    assert sofa.said() == []
    pad.press(7)
    assert sofa.said() == [f"confirm {pad.key}"]
    pad.push(vpad.LEFT_Y, -1.0)
    assert sofa.said() == [f"down {pad.key}"]
    pad.push(vpad.LEFT_Y, 0.0)
    sofa.frame()
    pad.push(2, 1.0)
    assert sofa.said() == [f"right {pad.key}"]
    pad.push(2, 0.0)
    sofa.frame()
    pad.push(3, -1.0)
    assert sofa.said() == [f"up {pad.key}"]


def test_a_mapping_line_brings_in_what_was_ignored(sofa: Sofa, tmp_path: Path) -> None:
    stick = sofa.stranger("Two buttons", mapped=False, buttons=2)
    assert len(sofa.devices.all()) == 3
    file = tmp_path / "mappings.txt"
    file.write_text(f"{pygame.joystick.Joystick(0).get_guid()},Two buttons,a:b0,b:b1,leftx:a0,lefty:a1,")
    sofa.devices.add_mappings(file)
    sofa.frame()
    stick.press(1)
    assert sofa.said() == [f"cancel {stick.key}"]


def test_a_file_of_mappings_that_is_not_there_is_empty(sofa: Sofa, tmp_path: Path) -> None:
    assert sofa.devices.add_mappings(tmp_path / "none.txt") == []
