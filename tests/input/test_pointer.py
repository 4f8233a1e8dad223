"""The mouse and the fingers, which are one device."""

from __future__ import annotations

import pygame

from game.input import Meaning
from tests.input.sofa import Sofa


def post(kind: int, **parts: object) -> None:
    pygame.event.post(pygame.event.Event(kind, parts))


def heard(sofa: Sofa) -> list[tuple[str, tuple[int, int] | None]]:
    return [(str(intent.meaning), intent.at) for intent in sofa.frame()]


def test_moving_points_where_the_mouse_is(sofa: Sofa) -> None:
    post(pygame.MOUSEMOTION, pos=(30, 40), rel=(1, 1), buttons=(0, 0, 0), touch=False)
    assert heard(sofa) == [("point", (30, 40))]


def test_a_mouse_that_is_told_to_be_where_it_was_did_not_move(sofa: Sofa) -> None:
    for _ in range(3):
        post(pygame.MOUSEMOTION, pos=(30, 40), rel=(0, 0), buttons=(0, 0, 0), touch=False)
    assert len(heard(sofa)) == 1


def test_left_confirms_right_cancels_and_the_wheel_button_looks_where_it_is_clicked(sofa: Sofa) -> None:
    for button, meaning in ((1, "confirm"), (3, "cancel"), (2, "look")):
        post(pygame.MOUSEBUTTONDOWN, pos=(5, 6), button=button, touch=False)
        post(pygame.MOUSEBUTTONUP, pos=(5, 6), button=button, touch=False)
        assert heard(sofa) == [(meaning, (5, 6))]


def test_the_wheel_goes_up_and_down_by_notches_and_a_flung_one_by_a_few(sofa: Sofa) -> None:
    post(pygame.MOUSEWHEEL, x=0, y=2, flipped=False)
    assert heard(sofa) == [("up", None)] * 2
    post(pygame.MOUSEWHEEL, x=0, y=-1, flipped=False)
    assert heard(sofa) == [("down", None)]
    post(pygame.MOUSEWHEEL, x=0, y=-50, flipped=False)
    assert len(heard(sofa)) < 6


def test_the_wheel_is_not_heard_a_second_time_as_buttons(sofa: Sofa) -> None:
    for button in (4, 5):
        post(pygame.MOUSEBUTTONDOWN, pos=(5, 6), button=button, touch=False)
        post(pygame.MOUSEBUTTONUP, pos=(5, 6), button=button, touch=False)
    assert heard(sofa) == []


def test_a_wheel_is_not_held(sofa: Sofa) -> None:
    post(pygame.MOUSEWHEEL, x=0, y=1, flipped=False)
    sofa.frame()
    assert sofa.said(2.0) == []


def test_a_finger_confirms_where_it_touches_in_pixels_of_the_surface(sofa: Sofa) -> None:
    post(pygame.FINGERDOWN, touch_id=1, finger_id=0, x=0.5, y=0.5, dx=0, dy=0)
    assert heard(sofa) == [("confirm", (160, 90))]
    post(pygame.FINGERUP, touch_id=1, finger_id=0, x=1.0, y=1.0, dx=0, dy=0)
    assert heard(sofa) == []
    post(pygame.FINGERMOTION, touch_id=1, finger_id=0, x=1.0, y=1.0, dx=0, dy=0)
    post(pygame.FINGERMOTION, touch_id=1, finger_id=0, x=0.0, y=0.0, dx=0, dy=0)
    assert heard(sofa) == [("point", (0, 0))]


def test_a_touch_is_not_heard_a_second_time_as_a_mouse(sofa: Sofa) -> None:
    post(pygame.FINGERDOWN, touch_id=1, finger_id=0, x=0.5, y=0.5, dx=0, dy=0)
    post(pygame.MOUSEMOTION, pos=(160, 90), rel=(0, 0), buttons=(0, 0, 0), touch=True)
    post(pygame.MOUSEBUTTONDOWN, pos=(160, 90), button=1, touch=True)
    assert heard(sofa) == [("confirm", (160, 90))]


def test_a_second_finger_is_a_second_tap_even_if_the_first_was_never_lifted(sofa: Sofa) -> None:
    for finger in (0, 1, 0):
        post(pygame.FINGERDOWN, touch_id=1, finger_id=finger, x=0.5, y=0.5, dx=0, dy=0)
    assert len(heard(sofa)) == 3


def test_a_finger_that_comes_again_unlifted_is_held_from_then(sofa: Sofa) -> None:
    mouse = sofa.devices.all()[2]
    for _ in range(2):
        post(pygame.FINGERDOWN, touch_id=1, finger_id=0, x=0.5, y=0.5, dx=0, dy=0)
        sofa.frames(0.5)
    assert sofa.devices.held(mouse, Meaning.CONFIRM) < 0.6


def test_a_click_can_be_held_to_begin(sofa: Sofa) -> None:
    mouse = sofa.devices.all()[2]
    post(pygame.MOUSEBUTTONDOWN, pos=(5, 6), button=1, touch=False)
    assert sofa.said(1.0) == ["confirm mouse"]
    assert sofa.devices.held(mouse, Meaning.CONFIRM) > 0.9
    post(pygame.MOUSEBUTTONUP, pos=(5, 6), button=1, touch=False)
    sofa.frame()
    assert sofa.devices.held(mouse, Meaning.CONFIRM) == 0
