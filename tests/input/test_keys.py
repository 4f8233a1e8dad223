"""Two people on one keyboard, and one who writes a name."""

from __future__ import annotations

import pygame
import pytest

from game.input import Meaning
from tests.input.sofa import Sofa


@pytest.mark.parametrize(
    ("half", "keys"),
    [
        (
            "keys-left",
            {"up": "w", "down": "s", "left": "a", "right": "d"}
            | {"confirm": "SPACE", "cancel": "q", "look": "e", "call": "r"},
        ),
        (
            "keys-right",
            {"up": "UP", "down": "DOWN", "left": "LEFT", "right": "RIGHT"}
            | {"confirm": "RETURN", "cancel": "BACKSPACE", "look": "o", "call": "p"},
        ),
    ],
)
def test_each_half_says_everything_with_keys_of_its_own(sofa: Sofa, half: str, keys: dict[str, str]) -> None:
    for meaning, key in keys.items():
        sofa.key(getattr(pygame, f"K_{key}"))
        assert sofa.said() == [f"{meaning} {half}"]


@pytest.mark.parametrize(("key", "half"), [("LCTRL", "left"), ("RCTRL", "right"), ("KP_ENTER", "right")])
def test_each_half_has_other_keys_to_confirm(sofa: Sofa, key: str, half: str) -> None:
    sofa.key(getattr(pygame, f"K_{key}"))
    assert sofa.said() == [f"confirm keys-{half}"]


@pytest.mark.parametrize(("key", "meaning"), [("ESCAPE", "menu"), ("F1", "book"), ("TAB", "cover")])
def test_a_shared_key_is_one_press_from_either_half(sofa: Sofa, key: str, meaning: str) -> None:
    sofa.key(getattr(pygame, f"K_{key}"), True)
    (intent,) = sofa.frame()
    assert (intent.meaning, intent.device.key) == (meaning, "keys-left")
    assert intent.is_from("keys-left") and intent.is_from("keys-right") and not intent.is_from("mouse")
    sofa.frames(0.5)
    left, right, _mouse = sofa.devices.all()
    assert sofa.devices.held(left, Meaning(meaning)) == pytest.approx(0.5, abs=0.02)
    assert sofa.devices.held(right, Meaning(meaning)) == pytest.approx(0.5, abs=0.02)
    sofa.key(getattr(pygame, f"K_{key}"), False)
    sofa.frame()
    assert sofa.devices.held(left, Meaning(meaning)) == sofa.devices.held(right, Meaning(meaning)) == 0


def test_a_shared_meaning_is_let_go_by_both_halves_whatever_held_it(sofa: Sofa) -> None:
    sofa.devices.bindings = sofa.devices.bindings.changed("keys-left", Meaning.MENU, ["escape", "m"])
    sofa.key(pygame.K_ESCAPE, True)
    sofa.key(pygame.K_m, True)
    sofa.key(pygame.K_ESCAPE, False)
    sofa.key(pygame.K_m, False)
    sofa.frames(0.5)
    assert [sofa.devices.held(half, Meaning.MENU) for half in sofa.devices.all()[:2]] == [0, 0]


def test_a_key_of_one_half_is_not_from_the_other(sofa: Sofa) -> None:
    sofa.key(pygame.K_SPACE)
    (intent,) = sofa.frame()
    assert intent.is_from("keys-left") and not intent.is_from("keys-right")


def test_both_halves_can_be_held_at_once(sofa: Sofa) -> None:
    sofa.key(pygame.K_w, True)
    sofa.key(pygame.K_DOWN, True)
    said = sofa.said(1.0)
    assert {"up keys-left!", "down keys-right!"} < set(said)


def test_a_half_lies_under_the_same_hand_on_every_layout(sofa: Sofa) -> None:
    sofa.key(pygame.K_z, scancode=pygame.KSCAN_W)  # as a French keyboard tells the key above S
    assert sofa.said() == ["up keys-left"]


def test_a_keycap_shows_what_is_printed_on_it_once_it_was_pressed(sofa: Sofa) -> None:
    left = sofa.devices.all()[0]
    assert sofa.devices.glyph(left, Meaning.CANCEL).text == "Q"
    sofa.key(pygame.K_a, scancode=pygame.KSCAN_Q)
    sofa.frame()
    assert sofa.devices.glyph(left, Meaning.CANCEL).text == "A"


def test_letters_mean_nothing_while_somebody_types(sofa: Sofa) -> None:
    sofa.devices.typing = True
    for key in "wasdqerop":
        sofa.key(getattr(pygame, f"K_{key}"))
    for name in ("SPACE", "LCTRL", "RCTRL", "BACKSPACE", "TAB", "F1"):
        sofa.key(getattr(pygame, f"K_{name}"))
    assert sofa.said(1.0) == []


def test_return_escape_and_arrows_count_while_somebody_types(sofa: Sofa) -> None:
    sofa.devices.typing = True
    for name in ("RETURN", "ESCAPE", "UP", "DOWN", "LEFT", "RIGHT"):
        sofa.key(getattr(pygame, f"K_{name}"))
    assert sofa.said() == [
        "confirm keys-right",
        "menu keys-left",
        *(f"{way} keys-right" for way in ("up", "down", "left", "right")),
    ]


def test_a_key_held_when_typing_begins_or_ends_means_nothing_more(sofa: Sofa) -> None:
    sofa.key(pygame.K_w, True)
    sofa.frame()
    sofa.devices.typing = True
    assert sofa.said(1.0) == []
    sofa.key(pygame.K_s, True)
    sofa.frame()
    sofa.devices.typing = False
    assert sofa.said(1.0) == []
    sofa.key(pygame.K_s, False)
    sofa.key(pygame.K_s, True)
    assert sofa.said() == ["down keys-left"]


def test_keys_nobody_bound_mean_nothing(sofa: Sofa) -> None:
    for key in (pygame.K_F9, pygame.K_CAPSLOCK, pygame.K_y):
        sofa.key(key)
    assert sofa.said() == []
