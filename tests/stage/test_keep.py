"""Tests of kept pictures: made once, bounded in memory, and on disk only ever as good as new."""

from __future__ import annotations

from pathlib import Path

import pygame

from game.stage.keep import MEGABYTE, Kept, OnDisk


def sheet(colour: str = "red", side: int = 64) -> pygame.Surface:
    picture = pygame.Surface((side, side), pygame.SRCALPHA)
    picture.fill(colour)
    return picture


class Maker:
    """Makes a picture and counts how often it had to."""

    def __init__(self) -> None:
        self.made = 0

    def __call__(self) -> pygame.Surface:
        self.made += 1
        return sheet()


def test_a_picture_is_made_once() -> None:
    kept, maker = Kept(1), Maker()
    assert kept.get("red", maker) is kept.get("red", maker)
    assert maker.made == 1
    assert kept.used == 64 * 64 * 4


def test_what_was_not_used_longest_goes_first_and_memory_stays_bounded() -> None:
    kept = Kept(3 * 64 * 64 * 4 / MEGABYTE)
    makers = {name: Maker() for name in "abcd"}
    for name in "abcad":
        kept.get(name, makers[name])
    assert len(kept) == 3
    assert kept.used <= 3 * 64 * 64 * 4
    kept.get("a", makers["a"])
    kept.get("b", makers["b"])
    assert makers["a"].made == 1
    assert makers["b"].made == 2


def test_a_window_of_more_pixels_has_as_much_more_room_and_a_smaller_one_no_less() -> None:
    for scale, many in ((2.0, 12), (1.0, 3), (0.5, 3)):
        kept = Kept(3 * 64 * 64 * 4 / MEGABYTE, scale)
        for number in range(20):
            kept.get(number, sheet)
        assert len(kept) == many


def test_one_picture_larger_than_all_room_is_still_given() -> None:
    kept = Kept(0.001)
    assert kept.get("large", lambda: sheet(side=100)).get_size() == (100, 100)
    assert len(kept) == 1


def test_from_one_start_to_the_next_a_picture_is_read_and_not_made(tmp_path: Path) -> None:
    maker = Maker()
    first = OnDisk(tmp_path, "one").get(("red", 64), maker)
    again = OnDisk(tmp_path, "one").get(("red", 64), maker)
    assert maker.made == 1
    assert pygame.image.tobytes(first, "RGBA") == pygame.image.tobytes(again, "RGBA")


def test_other_sources_throw_old_pictures_away(tmp_path: Path) -> None:
    OnDisk(tmp_path, "one").get(("red",), Maker())
    maker = Maker()
    OnDisk(tmp_path, "two").get(("red",), maker)
    assert maker.made == 1
    assert [folder.name for folder in (tmp_path / "pictures").iterdir()] == ["two"]


def test_a_damaged_file_is_made_anew(tmp_path: Path) -> None:
    disk, maker = OnDisk(tmp_path, "one"), Maker()
    disk.get(("red",), maker)
    file = next((tmp_path / "pictures" / "one").iterdir())
    for damage in (b"", b"\xff" * 8, file.read_bytes()[:100]):
        file.write_bytes(damage)
        assert disk.get(("red",), maker).get_at((5, 5)) == pygame.Color("red")
    assert maker.made == 4


def test_without_a_folder_or_with_one_that_cannot_be_written_pictures_are_made(tmp_path: Path) -> None:
    (tmp_path / "pictures").write_text("in the way")
    for disk in (OnDisk(None, "one"), OnDisk(tmp_path, "one")):
        maker = Maker()
        disk.get(("red",), maker)
        disk.get(("red",), maker)
        assert maker.made == 2
