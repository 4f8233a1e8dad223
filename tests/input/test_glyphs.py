"""The picture of what to press, as it is on the device in somebody's hands."""

from __future__ import annotations

import pytest

from game.input import Bindings, Device, Glyph, Meaning
from tests import vpad
from tests.input.sofa import SHEET, Sofa


@pytest.mark.parametrize(
    ("name", "vendor", "family", "confirm", "cancel"),
    [
        ("Xbox Series X Controller", 0x045E, "xbox", "xbox-a", "xbox-b"),
        ("Microsoft X-Box 360 pad", 0x1209, "xbox", "xbox-a", "xbox-b"),
        ("PS5 Controller", 0x054C, "playstation", "ps-cross", "ps-circle"),
        ("Wireless Controller", 0x054C, "playstation", "ps-cross", "ps-circle"),
        ("Nintendo Switch Pro Controller", 0x057E, "nintendo", "nin-a", "nin-b"),
        ("Joy-Con (L/R)", 0x1209, "nintendo", "nin-a", "nin-b"),
        ("Cheap Gamepad", 0x1209, "unknown", "pos-bottom", "pos-right"),
    ],
)
def test_a_pad_shows_the_letters_of_its_own_maker(
    sofa: Sofa, name: str, vendor: int, family: str, confirm: str, cancel: str
) -> None:
    device = sofa.device(sofa.stranger(name, vendor=vendor))
    assert device.family == family
    assert sofa.devices.glyph(device, Meaning.CONFIRM) == Glyph(f"glyphs/{confirm}")
    assert sofa.devices.glyph(device, Meaning.CANCEL) == Glyph(f"glyphs/{cancel}")


def test_glyphs_follow_when_confirm_and_cancel_are_swapped(sofa: Sofa) -> None:
    pad = sofa.pad("Xbox Wireless Controller")
    device = sofa.device(pad)
    sofa.devices.bindings = sofa.devices.bindings.swapped("pad")
    assert sofa.devices.glyph(device, Meaning.CONFIRM).sprite == "glyphs/xbox-b"
    assert sofa.devices.glyph(device, Meaning.CANCEL).sprite == "glyphs/xbox-a"
    pad.press(vpad.B)
    assert sofa.said() == [f"confirm {pad.key}"]


def test_a_person_may_say_whose_letters_they_have(sofa: Sofa) -> None:
    device = sofa.device(sofa.stranger("Xbox Wireless Controller"))
    assert sofa.devices.glyph(device, Meaning.CALL, "playstation").sprite == "glyphs/ps-triangle"
    assert sofa.devices.glyph(device, Meaning.CALL, "unknown").sprite == "glyphs/pos-top"


def test_each_maker_has_its_own_shoulder_and_menu_buttons(sofa: Sofa) -> None:
    device = sofa.device(sofa.stranger())
    shown = {
        family: [
            sofa.devices.glyph(device, meaning, family).sprite
            for meaning in (Meaning.COVER, Meaning.BOOK, Meaning.MENU, Meaning.UP)
        ]
        for family in ("xbox", "playstation", "nintendo", "unknown")
    }
    assert shown["xbox"] == shown["unknown"] == [f"glyphs/{name}" for name in ("lb", "rb", "menu", "dpad")]
    assert shown["playstation"] == [f"glyphs/{name}" for name in ("l1", "r1", "options", "dpad")]
    assert shown["nintendo"] == [f"glyphs/{name}" for name in ("l", "r", "plus", "dpad")]


def test_a_key_is_a_keycap_with_its_word_and_an_arrow_is_a_picture(sofa: Sofa) -> None:
    left, right, _mouse = sofa.devices.all()
    assert sofa.devices.glyph(left, Meaning.CONFIRM) == Glyph("glyphs/key", "Space")
    assert sofa.devices.glyph(left, Meaning.UP) == Glyph("glyphs/key", "W")
    assert sofa.devices.glyph(left, Meaning.MENU) == Glyph("glyphs/key", "Esc")
    assert sofa.devices.glyph(right, Meaning.CONFIRM) == Glyph("glyphs/key", "Enter")
    assert sofa.devices.glyph(right, Meaning.BOOK) == Glyph("glyphs/key", "F1")
    assert sofa.devices.glyph(right, Meaning.UP) == Glyph("glyphs/key-up")


def test_the_mouse_shows_its_buttons_and_nothing_for_what_it_cannot_say(sofa: Sofa) -> None:
    mouse = sofa.devices.all()[2]
    assert sofa.devices.glyph(mouse, Meaning.CONFIRM) == Glyph("glyphs/mouse-left")
    assert sofa.devices.glyph(mouse, Meaning.CANCEL) == Glyph("glyphs/mouse-right")
    assert sofa.devices.glyph(mouse, Meaning.CALL) == Glyph(None)


def test_every_control_that_can_be_bound_has_something_to_show(bindings: Bindings) -> None:
    from game.input.bindings import CONTROLS

    for kind, controls in CONTROLS.items():
        for control in controls:
            for family in ("xbox", "playstation", "nintendo", "unknown"):
                glyph = bindings.glyphs.picture(Device("x", kind, "", family), control)
                assert glyph.sprite or glyph.text


def test_every_picture_that_can_be_asked_for_is_drawn(bindings: Bindings) -> None:
    sprites = bindings.glyphs.sprites()
    assert sprites == sorted(set(sprites)) and "glyphs/key" in sprites
    drawn = SHEET.parents[1] / "assets" / "sprites"
    assert [sprite for sprite in sprites if not (drawn / f"{sprite}.png").is_file()] == []
