"""What means what: read, changed, swapped, saved, and what is wrong with a sheet."""

from __future__ import annotations

from pathlib import Path

import pytest
import yaml

from game.input import DIRECTIONS, Bindings, InputFault, Meaning
from tests.input.sofa import SHEET


def broken(tmp_path: Path, old: str, new: str) -> list[str]:
    """The faults of the sheet with one piece of text replaced."""
    text = SHEET.read_text()
    assert text.count(old) == 1
    file = tmp_path / "input.yaml"
    file.write_text(text.replace(old, new))
    with pytest.raises(InputFault) as caught:
        Bindings.load(file)
    return caught.value.faults


def test_every_kind_of_device_can_steer_confirm_and_cancel(bindings: Bindings) -> None:
    for kind in ("keys-left", "keys-right", "mouse", "pad"):
        for meaning in (*DIRECTIONS, Meaning.CONFIRM, Meaning.CANCEL):
            assert bindings.controls(kind, meaning)


def test_everything_but_pointing_can_be_said_on_a_pad_and_on_either_half(bindings: Bindings) -> None:
    for kind in ("keys-left", "keys-right", "pad"):
        assert {m for m in Meaning if not bindings.controls(kind, m)} == {Meaning.POINT}


def test_a_changed_binding_leaves_the_old_bindings_as_they_were(bindings: Bindings) -> None:
    changed = bindings.changed("keys-left", Meaning.CALL, "f")
    assert changed.meaning("keys-left", "f") is Meaning.CALL
    assert changed.meaning("keys-left", "r") is None
    assert bindings.meaning("keys-left", "r") is Meaning.CALL


def test_a_meaning_whose_only_control_is_taken_gets_the_other_in_exchange(bindings: Bindings) -> None:
    changed = bindings.changed("pad", Meaning.CALL, "x")
    assert changed.controls("pad", Meaning.CALL) == ("x",)
    assert changed.controls("pad", Meaning.LOOK) == ("y",)


def test_a_meaning_with_controls_to_spare_just_loses_the_one(bindings: Bindings) -> None:
    changed = bindings.changed("keys-left", Meaning.CALL, ["lctrl"])
    assert changed.controls("keys-left", Meaning.CONFIRM) == ("space",)


def test_nothing_becomes_impossible_to_say(bindings: Bindings) -> None:
    with pytest.raises(ValueError, match="confirm"):
        bindings.changed("mouse", Meaning.CALL, "left")


@pytest.mark.parametrize(
    ("kind", "binding"), [("pad", "trigger"), ("toaster", "a"), ("pad", []), ("mouse", "space")]
)
def test_controls_that_do_not_exist_cannot_be_bound(bindings: Bindings, kind: str, binding: str) -> None:
    with pytest.raises(ValueError):
        bindings.changed(kind, Meaning.CONFIRM, binding)


def test_swapping_confirm_and_cancel_twice_is_as_it_was(bindings: Bindings) -> None:
    swapped = bindings.swapped("pad")
    assert swapped.meaning("pad", "b") is Meaning.CONFIRM
    assert swapped.meaning("pad", "a") is Meaning.CANCEL
    assert swapped.meaning("keys-left", "space") is Meaning.CONFIRM
    assert swapped.swapped("pad").overrides() == {}


def test_what_a_person_changed_is_saved_and_comes_back(bindings: Bindings) -> None:
    changed = (
        bindings.swapped("pad").changed("keys-right", Meaning.CALL, "l").felt(stick_on=0.7, stick_off=0.5)
    )
    saved = yaml.safe_load(yaml.safe_dump(changed.overrides()))
    again = Bindings.load(SHEET, saved)
    assert again.overrides() == changed.overrides() != {}
    assert again.meaning("pad", "b") is Meaning.CONFIRM
    assert again.feel.stick_on == 0.7


def test_one_kind_can_be_put_back_as_it_was(bindings: Bindings) -> None:
    changed = bindings.swapped("pad").changed("keys-left", Meaning.CALL, "f")
    assert set(changed.restored("pad").overrides()) == {"keys-left"}


@pytest.mark.parametrize(
    "stale",
    [
        {"pad": {"confirm": ["z"]}},
        {"pad": {"shout": ["a"]}},
        {"pad": {"confirm": ["b"]}},
        {"pad": {"confirm": []}},
        {"pad": {"confirm": [["a"]]}},
        {"pad": {"confirm": 7}},
        {"pad": None},
        {"toaster": {"confirm": ["a"]}},
        {"feel": {"stick-on": "far"}},
        {"feel": {"stick-on": 0.1}},
        {"feel": {"smell": 1}},
    ],
)
def test_settings_that_make_no_sense_never_keep_anybody_from_playing(stale: dict[str, object]) -> None:
    bindings = Bindings.load(SHEET, stale)  # type: ignore[arg-type]
    assert bindings.overrides() == {}


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("call: [y]", "call: [z]", "bindings.pad.call must name"),
        ("call: [y]", "call: [x]", "bindings.pad.call must not use 'x', which means look already"),
        ("call: [y]", "shout: [y]", "bindings.pad.shout must be one of up, down"),
        ("call: [y]", "call: y", "bindings.pad.call must be a list, such as [one, two]"),
        ("confirm: [left]", "confirm: []", "bindings.mouse.confirm must be there"),
        ("call: [y]", "look: [y]", "bindings.pad.look comes twice"),
        (
            "  stick-on: 0.55 ",
            "  stick-on: much ",
            "feel.stick-on must be a number from 0.01 to 5, not 'much'",
        ),
        (
            "  stick-on: 0.55 ",
            "  stick-on: 0.3 ",
            "feel.stick-on must be less than 1 and more than stick-off",
        ),
        ("  stick-on: 0.55 ", "  stick-onn: 0.55 ", "feel.stick-onn is no feel that is known"),
        ("\n  mouse:\n    move: mouse\n", "\n  mice:\n    move: mouse\n", "glyphs.mouse must be there"),
        ('"a:b0,b:b1,x:b2,start:b3,', '"nonsense,', "unmapped.4 must be a mapping"),
        ('\n  4: "a:', '\n  four: "a:', "unmapped.four must be a number of buttons"),
        ("\nkeycaps:", "\nkeycap:", "keycaps must be there"),
    ],
)
def test_a_fault_in_the_sheet_is_one_sentence_with_its_line(
    tmp_path: Path, old: str, new: str, told: str
) -> None:
    (fault,) = broken(tmp_path, old, new)
    assert told in fault
    assert fault.startswith("input.yaml, line ") and fault.endswith(".")


def test_all_faults_are_told_at_once_with_their_own_lines(tmp_path: Path) -> None:
    text = SHEET.read_text().replace("call: [y]", "call: [z]").replace("call: [p]", "call: [pp]")
    (tmp_path / "input.yaml").write_text(text)
    with pytest.raises(InputFault) as caught:
        Bindings.load(tmp_path / "input.yaml")
    lines = [n for n, line in enumerate(text.splitlines(), 1) if "call: [z]" in line or "call: [pp]" in line]
    assert [fault.split(":")[0] for fault in caught.value.faults] == [f"input.yaml, line {n}" for n in lines]


def test_a_sheet_that_is_no_yaml_or_not_there_says_so(tmp_path: Path) -> None:
    (fault,) = broken(tmp_path, "call: [y]", "call: [y")
    assert fault.startswith("input.yaml, line ")
    with pytest.raises(InputFault, match="cannot be read"):
        Bindings.load(tmp_path / "none.yaml")
