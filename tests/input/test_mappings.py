"""Mapping lines in the SDL_GameControllerDB form."""

from __future__ import annotations

import sys

import pytest

from game.input.mappings import Axis, Mapping, MappingFault, find_mapping, read_mapping, read_mappings

GUID = "03000000c82d00000160000011010000"
HERE = {"linux": "Linux", "win32": "Windows", "darwin": "Mac OS X"}[sys.platform]


def test_buttons_hats_and_axes_are_read_and_the_rest_is_passed_over() -> None:
    mapping = read_mapping(
        "a:b1,dpup:h0.1,leftx:a0,lefty:a1~,+righty:+a4,back:-a5,lefttrigger:a2,paddle1:b9,"
    )
    assert mapping == Mapping(
        buttons=((1, "a"),),
        hats=((0, 1, "dpup"),),
        axes=(
            (Axis(0, 0, False), "leftx"),
            (Axis(1, 0, True), "lefty"),
            (Axis(4, 1, False), "+righty"),
            (Axis(5, -1, False), "back"),
        ),
    )


@pytest.mark.parametrize(
    ("axis", "raw", "value"),
    [
        (Axis(0, 0, False), -0.5, -0.5),
        (Axis(0, 0, True), -0.5, 0.5),
        (Axis(0, 1, False), 0.5, 0.5),
        (Axis(0, 1, False), -0.5, 0.0),
        (Axis(0, -1, False), -0.5, 0.5),
        (Axis(0, -1, True), 0.5, 0.5),
    ],
)
def test_half_an_axis_and_a_turned_one_have_their_own_value(axis: Axis, raw: float, value: float) -> None:
    assert axis.value(raw) == value


@pytest.mark.parametrize("fields", ["nonsense", "leftx:a0", ""])
def test_a_line_without_a_single_button_or_with_nonsense_is_refused(fields: str) -> None:
    with pytest.raises(MappingFault):
        read_mapping(fields)


def test_a_file_is_read_whole_and_its_senseless_lines_are_numbered() -> None:
    mappings, faults = read_mappings(
        f"# comment\n\n{GUID},8BitDo,a:b1,b:b0,platform:{HERE},\nnot a guid,Thing,a:b1,\n{GUID[:-1]}1,Thing\n"
    )
    assert list(mappings) == [GUID]
    assert faults == [4, 5]


def test_lines_for_other_systems_and_for_buttons_by_place_are_passed_over() -> None:
    other = "Windows" if HERE != "Windows" else "Linux"
    mappings, faults = read_mappings(
        f"{GUID},8BitDo,a:b1,platform:{HERE},\n"
        f"{GUID},8BitDo,a:b2,platform:{other},\n"
        f"{GUID},8BitDo,a:b3,hint:!SDL_GAMECONTROLLER_USE_BUTTON_LABELS:=1,platform:{HERE},\n"
    )
    assert mappings[GUID].buttons == ((1, "a"),)
    assert faults == []


def test_a_line_fits_its_pad_with_and_without_the_checksum_of_the_name() -> None:
    mapping = read_mapping("a:b0")
    with_checksum = GUID[:4] + "abcd" + GUID[8:]
    assert find_mapping({GUID: mapping}, with_checksum) is mapping
    assert find_mapping({with_checksum: mapping}, with_checksum) is mapping
    assert find_mapping({with_checksum: mapping}, GUID) is None
