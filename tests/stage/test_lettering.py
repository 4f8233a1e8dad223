"""Tests of words as pictures: fitted, cut, wrapped, grown, and kept."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.content import paths
from game.stage.lettering import SMALLEST, Lettering

FONTS: Path = paths.find().assets / "fonts"
SENTENCE = "Everybody arranges an Easter exhibition on a display table of their own"


@pytest.fixture
def letters() -> Lettering:
    return Lettering(FONTS, 1.0)


def test_a_line_is_as_wide_as_it_says_and_kept(letters: Lettering) -> None:
    line = letters.line("Your turn", 40)
    assert line.get_width() == letters.width("Your turn", 40)
    assert letters.line("Your turn", 40) is line
    assert letters.line("Your turn", 41) is not line


def test_words_fit_their_width_by_shrinking_first(letters: Lettering) -> None:
    wide = letters.width("Your turn", 60)
    assert letters.fitted("Your turn", wide + 1, 60).get_width() == wide
    shrunk = letters.fitted("Your turn", wide * 0.7, 60)
    assert shrunk.get_width() <= wide * 0.7
    assert shrunk.get_height() >= letters.line("x", SMALLEST).get_height()


def test_words_that_do_not_fit_at_the_smallest_size_are_cut(letters: Lettering) -> None:
    cut = letters.fitted(SENTENCE, 200, 40)
    assert cut.get_width() <= 200
    assert cut.get_height() == letters.line("x", SMALLEST).get_height()
    assert letters.fitted("W", 1, 40).get_width() > 0


def test_wrapping_loses_no_word_and_keeps_the_width(letters: Lettering) -> None:
    lines = letters.wrapped(SENTENCE, 400)
    assert " ".join(lines) == SENTENCE
    assert len(lines) > 1
    assert all(letters.width(line, 30, 700) <= 400 for line in lines)
    assert letters.wrapped("one\ntwo", 400) == ["one", "two"]
    assert letters.wrapped("Exhibitionists go", 40) == ["Exhibitionists", "go"]


def test_a_block_is_as_high_as_its_lines(letters: Lettering) -> None:
    one, three = letters.block(["one"], 30), letters.block(["one", "two", "three"], 30)
    assert three.get_height() - one.get_height() == 2 * round(letters.height(30))


def test_larger_text_grows_running_words_and_the_windows_scale_everything() -> None:
    assert Lettering(FONTS, 1.0, 150).grown(30) == 45
    half = Lettering(FONTS, 0.5)
    whole = Lettering(FONTS, 1.0).width("Your turn", 40)
    assert half.line("Your turn", 40).get_width() == pytest.approx(whole / 2, rel=0.1)


def test_the_smallest_words_are_26_units_high(letters: Lettering) -> None:
    assert letters.line("Hg", SMALLEST).get_bounding_rect().height >= 26
