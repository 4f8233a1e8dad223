"""Settings are kept whole, and no damage to their file stops the program."""

from __future__ import annotations

import json
import os
from dataclasses import fields
from pathlib import Path

import pytest

from game.content.settings import Settings, load, possible, save

DAMAGED = "The settings are damaged, so everything is set as at first."


def test_what_is_saved_is_loaded(tmp_path: Path) -> None:
    kept = Settings(speed="fast", effects=0, text_size=160, undo=False, call_window=0, language="fi",
                    names=["Anna"], bindings={"pad": {"confirm": ["b"]}, "feel": {"stick-on": 0.7}})
    path = tmp_path / "new" / "settings.json"
    assert save(kept, path) is None
    assert load(path) == (kept, None)
    assert [file.name for file in path.parent.iterdir()] == ["settings.json"]


def test_no_file_is_no_trouble(tmp_path: Path) -> None:
    assert load(tmp_path / "settings.json") == (Settings(), None)


@pytest.mark.parametrize("content", [
    b"", b"{", b"[]", b"null", b"\x00\xff", b'{"speed": "fast"', b"[" * 200_000, b'{"speed": NaN}', b'"\xed\xa0\x80"'])
def test_a_damaged_file_gives_the_first_settings_and_one_sentence(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "settings.json"
    path.write_bytes(content)
    settings, trouble = load(path)
    assert (settings, str(trouble)) == (Settings(), DAMAGED)


@pytest.mark.parametrize(("name", "value"), [
    ("speed", "turbo"), ("effects", 11), ("effects", True), ("music", "5"), ("text_size", 110), ("undo", 1),
    ("call_window", -1), ("language", "../fi"), ("names", ["x" * 30]), ("names", "Anna"), ("bindings", {"pad": ["a"]}),
    ("display", None)])
def test_one_damaged_setting_leaves_the_others_alone(tmp_path: Path, name: str, value: object) -> None:
    path = tmp_path / "settings.json"
    path.write_text(json.dumps({"rumble": False, name: value}), encoding="utf-8")
    settings, trouble = load(path)
    assert settings == Settings(rumble=False)
    assert str(trouble) == "1 setting is damaged and is set as at first."


def test_a_folder_in_its_place_gives_one_sentence_each_way(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.mkdir()
    settings, trouble = load(path)
    assert (settings, str(trouble)) == (Settings(), "The settings cannot be read, so everything is set as at first.")
    assert str(save(settings, path)) == "The settings cannot be saved; they hold until the program ends."
    assert [file.name for file in tmp_path.iterdir()] == ["settings.json"]


def test_a_save_that_fails_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "settings.json"
    save(Settings(music=1), path)

    def full(handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    assert save(Settings(music=9), path) is not None
    assert load(path) == (Settings(music=1), None)
    assert [file.name for file in tmp_path.iterdir()] == ["settings.json"]


def test_fields_of_a_newer_version_are_kept(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_text('{"music": 2, "weather": {"rain": [1, 2]}}', encoding="utf-8")
    settings, trouble = load(path)
    assert trouble is None and settings.music == 2
    settings.music = 3
    save(settings, path)
    kept = json.loads(path.read_text(encoding="utf-8"))
    assert (kept["music"], kept["weather"]) == (3, {"rain": [1, 2]})
    assert "unknown" not in kept


def test_all_values_of_a_setting_can_be_offered() -> None:
    assert possible("speed") == ("slow", "normal", "fast", "instant")
    assert possible("undo") == (False, True)
    assert possible("call_window") == tuple(range(11))
    assert possible("text_size") == (100, 130, 160, 200)
    assert possible("names") == possible("bindings") == possible("language") == ()


def test_every_first_setting_is_one_that_can_be_offered() -> None:
    for field in fields(Settings):
        values = possible(field.name) if field.name != "unknown" else ()
        assert not values or getattr(Settings(), field.name) in values


def test_names_are_remembered_newest_first() -> None:
    settings = Settings()
    for name in ["Anna", "Ben", "Anna", *map(str, range(11))]:
        settings.remember(name)
    assert settings.names[0] == "10"
    assert settings.names[-1] == "Anna"
    assert len(settings.names) == 12
