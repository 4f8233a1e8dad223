"""The sprites: fresh, complete, and to be told apart where only little of a card shows."""

import re
import sys
from collections.abc import Callable
from itertools import combinations
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT / "tools"))

from artwork import faces, palette, press, symbols
from artwork.catalogue import catalogue
from artwork.drawing import Picture, circle
from artwork.sheets import Stack, stacked
from PIL import Image, ImageChops, ImageStat

PICTURES = catalogue()
CARDS = [name for name in PICTURES if name.split("/")[0] in ("pizzuno", "pisanki", "paititi")]


def difference(one: Image.Image, other: Image.Image) -> float:
    """The mean difference of two grey pictures, 0 to 255."""
    return float(ImageStat.Stat(ImageChops.difference(one, other)).mean[0])


def in_grey(stack: Stack, width: int) -> Image.Image:
    """A face as a colour-blind player sees it, `width` pixels wide."""
    return stacked(stack).convert("L").resize((width, width * 7 // 5), Image.Resampling.LANCZOS)


def test_every_sprite_is_as_new_as_its_drawing() -> None:
    assert press.faults(PICTURES) == []


def test_every_card_layer_has_the_size_of_a_card() -> None:
    assert {PICTURES[name].pixels for name in CARDS} == {(500, 700)}


def test_outside_the_round_corners_a_card_is_transparent() -> None:
    for name in CARDS:
        alpha = Image.open(press.SPRITES / f"{name}.png").convert("RGBA").getchannel("A")
        assert [alpha.getpixel((x, y)) for x in (0, 499) for y in (0, 699)] == [0] * 4, name


def test_symbols_are_cut_from_the_colours_of_the_house_only() -> None:
    for name in symbols.names():
        used = set(re.findall(r"#[0-9A-Fa-f]{6}\b", (symbols.FOLDER / f"{name}.svg").read_text()))
        assert used <= palette.HOUSE, name


def test_all_sprites_together_stay_small() -> None:
    assert sum(file.stat().st_size for file in press.SPRITES.rglob("*.png")) < 12_000_000


@pytest.mark.parametrize("faces_of", [faces.pizzuno_faces, faces.paititi_faces])
def test_no_two_faces_are_alike_where_a_fan_shows_them(faces_of: Callable[[], list[Stack]]) -> None:
    """The left 30 % of a card, 134 wide, without colour; backs and posters never lie in a fan."""
    fanned = [stack for stack in faces_of() if re.search(r"panel|wild|draw4|excavation|artifact", stack[0])]
    seen = {stack: in_grey(stack, 134).crop((0, 0, 40, 187)) for stack in fanned}
    for one, other in combinations(fanned, 2):
        assert difference(seen[one], seen[other]) > 2.5, (one, other)


def test_eggs_and_cloths_are_told_apart_in_grey_at_the_smallest_size() -> None:
    small = {stack: in_grey(stack, faces.SMALL) for stack in faces.pisanki_faces()}
    for one, other in combinations(small, 2):
        assert difference(small[one], small[other]) > 4, (one, other)


def test_a_changed_drawing_a_lost_file_and_a_strange_file_are_each_told(tmp_path: Path) -> None:
    drawn = {"a/dot": Picture(8, 8, circle(4, 4, 3, palette.INK)), "a/ring": Picture(8, 8, circle(4, 4, 3))}
    assert press.print_stale(drawn, folder=tmp_path) == ["a/dot", "a/ring"]
    assert press.faults(drawn, tmp_path) == []
    (tmp_path / "a/ring.png").unlink()
    (tmp_path / "a/ghost.png").write_bytes(b"")
    changed = drawn | {"a/dot": Picture(8, 8, circle(4, 4, 2, palette.INK))}
    assert press.faults(changed, tmp_path) == [
        "a/dot: older than its drawing",
        "a/ring: not printed yet",
        "a/ghost: nothing draws this",
    ]


def test_only_what_changed_is_printed_again(tmp_path: Path) -> None:
    drawn = {"a/dot": Picture(8, 8, circle(4, 4, 3)), "b/dot": Picture(8, 8, circle(4, 4, 3))}
    press.print_stale(drawn, folder=tmp_path)
    drawn["b/dot"] = Picture(8, 8, circle(4, 4, 2))
    assert press.print_stale(drawn, folder=tmp_path) == ["b/dot"]


def test_a_sprite_no_longer_drawn_is_taken_away(tmp_path: Path) -> None:
    press.print_stale({"a/dot": Picture(8, 8, circle(4, 4, 3))}, folder=tmp_path)
    press.print_stale({}, folder=tmp_path)
    assert not (tmp_path / "a/dot.png").exists()
