"""Holding, letting go, repeating and typing: what all devices have in common."""

from __future__ import annotations

import pygame
import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from game.input import Bindings, Devices, Meaning, pads, pointer
from tests import vpad
from tests.input.sofa import Sofa


def test_confirm_held_for_three_seconds_is_one_confirm(sofa: Sofa) -> None:
    pad = sofa.pad()
    pad.press(vpad.A)
    assert sofa.said(3.0) == [f"confirm {pad.key}"]


def test_cancel_held_for_three_seconds_is_one_cancel(sofa: Sofa) -> None:
    sofa.key(pygame.K_q, True)
    assert sofa.said(3.0) == ["cancel keys-left"]


def test_a_held_direction_repeats_after_a_while_and_then_steadily(sofa: Sofa) -> None:
    sofa.key(pygame.K_RIGHT, True)
    assert sofa.said(0.38) == ["right keys-right"]
    again = sofa.said(0.5)
    assert 4 <= len(again) <= 6
    assert set(again) == {"right keys-right!"}
    sofa.key(pygame.K_RIGHT, False)
    assert sofa.said(1.0) == []


def test_only_the_newest_of_two_held_directions_repeats(sofa: Sofa) -> None:
    sofa.key(pygame.K_LEFT, True)
    sofa.frame()
    sofa.key(pygame.K_RIGHT, True)
    assert set(sofa.said(1.0)) == {"right keys-right", "right keys-right!"}


def test_a_long_stall_repeats_once(sofa: Sofa) -> None:
    sofa.key(pygame.K_UP, True)
    sofa.frame()
    assert len(sofa.frame(2.5)) == 1


@pytest.mark.parametrize("button", [vpad.A, vpad.B, vpad.DPAD_DOWN])
def test_what_is_held_through_a_change_of_scene_means_nothing_until_pressed_anew(
    sofa: Sofa, button: int
) -> None:
    pad = sofa.pad()
    pad.press(button)
    first = sofa.said()
    sofa.devices.release()
    assert sofa.said(3.0) == []
    assert all(sofa.devices.held(sofa.device(pad), meaning) == 0 for meaning in Meaning)
    pad.release(button)
    assert sofa.said() == []
    pad.press(button)
    assert sofa.said() == first


def test_a_stick_held_through_a_change_of_scene_must_come_to_rest(sofa: Sofa) -> None:
    pad = sofa.pad()
    pad.push(vpad.LEFT_X, 1.0)
    sofa.frame()
    sofa.devices.release()
    pad.push(vpad.LEFT_X, 0.8)
    assert sofa.said(2.0) == []
    pad.push(vpad.LEFT_X, 0.0)
    sofa.frame()
    pad.push(vpad.LEFT_X, 0.8)
    assert sofa.said() == [f"right {pad.key}"]


def test_losing_the_focus_lets_go_of_everything(sofa: Sofa) -> None:
    pad = sofa.pad()
    pad.press(vpad.DPAD_LEFT)
    sofa.frame()
    pygame.event.post(pygame.event.Event(pygame.WINDOWFOCUSLOST))
    assert sofa.said(2.0) == []


def test_holding_to_begin_can_be_timed_and_starts_over(sofa: Sofa) -> None:
    pad = sofa.pad()
    device = sofa.device(pad)
    pad.press(vpad.START)
    sofa.frames(1.0)
    assert sofa.devices.held(device, Meaning.MENU) == pytest.approx(1.0, abs=0.02)
    pad.release(vpad.START)
    sofa.frame()
    assert sofa.devices.held(device, Meaning.MENU) == 0
    pad.press(vpad.START)
    sofa.frames(0.5)
    assert sofa.devices.held(device, Meaning.MENU) == pytest.approx(0.5, abs=0.02)


def test_a_doubled_press_in_one_frame_is_two_presses_and_a_press_told_twice_is_one(sofa: Sofa) -> None:
    sofa.key(pygame.K_SPACE)
    sofa.key(pygame.K_SPACE)
    assert sofa.said() == ["confirm keys-left"] * 2
    sofa.key(pygame.K_SPACE, True)
    sofa.key(pygame.K_SPACE, True)
    assert sofa.said() == ["confirm keys-left"]


def test_two_keys_for_one_meaning_held_together_mean_it_once(sofa: Sofa) -> None:
    sofa.key(pygame.K_SPACE, True)
    sofa.key(pygame.K_LCTRL, True)
    assert sofa.said() == ["confirm keys-left"]
    sofa.key(pygame.K_SPACE, False)
    sofa.frame()
    assert sofa.devices.held(sofa.devices.all()[0], Meaning.CONFIRM) > 0
    sofa.key(pygame.K_LCTRL, False)
    sofa.frame()
    assert sofa.devices.held(sofa.devices.all()[0], Meaning.CONFIRM) == 0


def test_changed_bindings_hold_from_the_next_press(sofa: Sofa) -> None:
    pad = sofa.pad()
    pad.press(vpad.A)
    sofa.frame()
    sofa.devices.bindings = sofa.devices.bindings.swapped("pad")
    assert sofa.said(1.0) == []
    pad.release(vpad.A)
    sofa.frame()
    pad.press(vpad.A)
    assert sofa.said() == [f"cancel {pad.key}"]


def test_a_page_that_asks_for_a_new_binding_is_shown_what_is_touched_and_what_is_down(sofa: Sofa) -> None:
    pad = sofa.pad()
    sofa.devices.touched()
    pad.press(vpad.BACK)
    sofa.key(pygame.K_F7)
    assert sofa.said() == []
    assert {(device.kind, control) for device, control in sofa.devices.touched()} == {
        ("pad", "back"),
        ("keys-left", "f7"),
    }
    assert sofa.devices.touched() == []
    assert sofa.devices.pressed(sofa.device(pad)) == {"back"}


ODD = st.dictionaries(
    st.sampled_from(
        [
            "key",
            "scancode",
            "instance_id",
            "device_index",
            "button",
            "axis",
            "hat",
            "value",
            "pos",
            "x",
            "y",
            "finger_id",
            "touch",
            "joy",
            "flipped",
        ]
    ),
    st.none()
    | st.integers(-9, 20)
    | st.integers()
    | st.floats()
    | st.text(max_size=2)
    | st.lists(st.integers(), max_size=2)
    | st.tuples(st.integers(-1, 1), st.integers()),
)
KINDS = st.sampled_from(
    sorted({pygame.KEYDOWN, pygame.KEYUP, pygame.USEREVENT} | pointer.EVENTS | pads.EVENTS | pads.HOTPLUG)
)


@settings(max_examples=300, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@example(kind=pygame.KEYDOWN, parts={"scancode": pygame.KSCAN_W, "key": None}, aimed=False, mapped=False)
@example(kind=pygame.FINGERDOWN, parts={"x": float("inf"), "y": float("nan")}, aimed=False, mapped=False)
@example(kind=pygame.MOUSEMOTION, parts={"pos": (float("nan"), 1)}, aimed=False, mapped=False)
@example(kind=pygame.CONTROLLERAXISMOTION, parts={"axis": 0, "value": float("nan")}, aimed=True, mapped=True)
@given(kind=KINDS, parts=ODD, aimed=st.booleans(), mapped=st.booleans())
def test_odd_events_do_no_harm(
    sofa: Sofa, kind: int, parts: dict[str, object], aimed: bool, mapped: bool
) -> None:
    while len(sofa.pads) < 2:
        sofa.pad(mapped=not sofa.pads)
    if aimed:
        parts = {**parts, "instance_id": sofa.pads[0 if mapped else 1].instance_id}
    sofa.devices.feed(pygame.event.Event(kind, parts))
    sofa.devices.tick(0.1)


def test_two_houses_share_nothing(bindings: Bindings, sofa: Sofa) -> None:
    other = Devices(bindings)
    sofa.key(pygame.K_w, True)
    sofa.frames(0.2)
    assert sofa.devices.held(sofa.devices.all()[0], Meaning.UP) > 0
    assert other.held(other.all()[0], Meaning.UP) == 0
