"""Tests of the brush: words stay in their width and are noted, prompts in their row."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.content import paths
from game.stage.brush import Brush, Prompt
from game.stage.canvas import Box

ASSETS: Path = paths.find().assets
SENTENCE = "Everybody arranges an Easter exhibition on a display table of their own."


@pytest.fixture
def brush() -> Brush:
    brush = Brush(pygame.Surface((960, 540)), ASSETS)
    brush.said = []
    return brush


def said(brush: Brush) -> list[tuple[str, Box, Box | None]]:
    assert brush.said is not None
    return brush.said


def test_words_stay_within_their_width(brush: Brush) -> None:
    assert brush.words(SENTENCE, 100, 100, 40, width=300) <= 301
    assert brush.words("Pass", 100, 200, 40, width=300) < 300


@pytest.mark.parametrize(("align", "left"), [(0, 500), (0.5, 400), (1, 300)])
def test_words_are_noted_with_the_box_they_must_stay_in(brush: Brush, align: float, left: float) -> None:
    brush.words("Pass", 500, 100, 40, align=align, width=200)
    [(words, box, allowed)] = said(brush)
    assert words == "Pass"
    assert allowed is not None
    assert (allowed.x, allowed.w) == (left, 200)
    assert allowed.x <= box.x and box.x + box.w <= allowed.x + allowed.w


def test_a_paragraph_shrinks_until_it_fits_its_box(brush: Brush) -> None:
    box = Box(100, 100, 420, 110)
    assert brush.paragraph(SENTENCE, box, 40) <= box.h + 16
    [(_, drawn, _)] = said(brush)
    assert drawn.w <= box.w + 2


def test_prompts_that_are_too_many_for_their_row_lose_words_from_the_end(brush: Brush) -> None:
    prompts = [Prompt(None, letter, "Do something long") for letter in "ABC"]
    row = Box(100, 900, 600, 60)
    brush.prompts(prompts, row)
    words = [words for words, _, _ in said(brush)]
    assert words.count("Do something long") < 3
    assert words[:2] == ["A", "Do something long"]
    assert all(row.x - 1 <= box.x and box.x + box.w <= row.x + row.w + 1 for _, box, _ in said(brush))


def test_a_sleeping_button_looks_asleep_and_a_focused_one_has_a_ring(brush: Brush) -> None:
    pictures = []
    for focused, enabled in ((False, True), (True, True), (False, False)):
        brush.canvas.fill((0, 0, 0))
        brush.button(Box(200, 200, 300, 90), "Pass", focused=focused, enabled=enabled)
        pictures.append(pygame.image.tobytes(brush.canvas.surface, "RGB"))
    assert len(set(pictures)) == 3
