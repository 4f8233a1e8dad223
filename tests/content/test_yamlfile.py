"""Reading YAML without its surprises."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.content.faults import ContentError
from game.content.yamlfile import Entry, read


def entry(folder: Path, text: str | bytes) -> Entry:
    path = folder / "some.yaml"
    path.write_bytes(text.encode() if isinstance(text, str) else text)
    return read(path)


def fault(folder: Path, text: str | bytes) -> str:
    with pytest.raises(ContentError) as caught:
        entry(folder, text)
    return str(caught.value).replace(f"{folder}/", "")


@pytest.mark.parametrize("text", ["no", "NO", "yes", "on", "off", "True", "1:30", "010", "1e3", "5e-4", "0x1f", "1_000",
                                  "2024-01-31", ".5", "=", "<<"])
def test_what_looks_like_something_stays_text(tmp_path: Path, text: str) -> None:
    assert entry(tmp_path, f"a: {text}").plain() == {"a": text}


@pytest.mark.parametrize(("text", "value"), [
    ("true", True), ("false", False), ("0", 0), ("-7", -7), ("108", 108), ("1.5", 1.5), ("null", None), ("", None),
    ("'3'", "3"), ("'true'", "true")])
def test_plain_numbers_and_true_and_false_are_values(tmp_path: Path, text: str, value: object) -> None:
    found = entry(tmp_path, f"a: {text}").plain()["a"]
    assert found == value and type(found) is type(value)


def test_a_key_called_on_is_text(tmp_path: Path) -> None:
    assert entry(tmp_path, "on: 1\nno: 2\n3: x").plain() == {"on": 1, "no": 2, 3: "x"}


def test_entries_know_line_and_way(tmp_path: Path) -> None:
    found = entry(tmp_path, "a:\n  - b: 1\n  - b:\n      c: 2\n").at("a", 1, "b", "c")
    assert found is not None
    assert (found.line, found.field, found.value) == (4, "a[2].b.c", 2)


def test_the_way_to_nowhere_is_none(tmp_path: Path) -> None:
    assert entry(tmp_path, "a: [1]").at("a", 1) is None
    assert entry(tmp_path, "a: [1]").at("a", 0, "b") is None


@pytest.mark.parametrize(("text", "sentence"), [
    ("a: 1\nb: 2\na: 3", "line 3, a: 'a' stands here again, after line 1; it should stand once."),
    ("a: {b: 1, b: 1}", "line 1, a.b: 'b' stands here again, after line 1; it should stand once."),
    ("true: 1", "line 1: true cannot be a key; a key should be text or a whole number."),
    ("[1, 2]: 1", "line 1: nothing cannot be a key; a key should be text or a whole number."),
    ("a: !!python/name:os.system x", "line 1, a: the tag python/name:os.system does not fit here; leave the tag out."),
    ("a: !!int x", "line 1, a: the tag int does not fit here; leave the tag out."),
    ("a: &x [*x]", "line 1, a[1]: an anchor is used inside itself; write the value out instead."),
])
def test_a_fault_is_noted_with_its_place(tmp_path: Path, text: str, sentence: str) -> None:
    faults = entry(tmp_path, text).source.faults
    assert [str(found).replace(f"{tmp_path}/some.yaml, ", "") for found in faults] == [sentence]


@pytest.mark.parametrize(("text", "sentence"), [
    ("", "some.yaml: the file is empty; it should hold a mapping."),
    ("a: 'b", "some.yaml, line 1: this is no YAML: found unexpected end of stream; "
     "look at this line and the one above it."),
    ("a: 1\n\tb: 2", "some.yaml, line 2: this is no YAML: found a tab character that violates indentation; "
     "look at this line and the one above it."),
    ("a: *b", "some.yaml, line 1: this is no YAML: found undefined alias; look at this line and the one above it."),
    (b"a: \xff", "some.yaml: byte 4 is no UTF-8 text; save the file as UTF-8."),
    ("a: " + "[" * 500 + "]" * 500, "some.yaml: lists or mappings lie too deep in each other; "
     "it should be a few levels."),
    ("a: \x07", "some.yaml: the file holds characters that YAML forbids; it should be plain text."),
])
def test_a_file_that_is_no_yaml_is_one_sentence(tmp_path: Path, text: str | bytes, sentence: str) -> None:
    assert fault(tmp_path, text) == sentence


def test_a_file_that_is_not_there_is_one_sentence(tmp_path: Path) -> None:
    with pytest.raises(ContentError, match=r"toy\.yaml: the file cannot be read .*; it should be a readable file"):
        read(tmp_path / "toy.yaml")


def test_an_anchor_used_twice_tells_each_place(tmp_path: Path) -> None:
    found = entry(tmp_path, "a: &x {c: 1}\nb: *x")
    assert found.plain() == {"a": {"c": 1}, "b": {"c": 1}}


def test_a_lone_placeholder_keeps_the_type_of_its_value(tmp_path: Path) -> None:
    found = entry(tmp_path, 'a: "{n}"\nb: "x{n}"\nc: ["{n}"]').filled({"n": 3})
    assert found.plain() == {"a": 3, "b": "x3", "c": [3]}
