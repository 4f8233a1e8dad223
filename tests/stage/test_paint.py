"""Tests of cut-paper shapes: their measures, their soft corners, and that each is made once."""

from __future__ import annotations

from itertools import pairwise

import pygame
import pytest

from game.stage.paint import Paint
from game.stage.palette import INK, PAPER, SAFFRON


@pytest.fixture
def paint() -> Paint:
    return Paint(0.5)


def test_measures_are_canvas_units_and_a_drop_makes_it_taller(paint: Paint) -> None:
    assert paint.panel(200, 100, PAPER).get_size() == (100, 50)
    assert paint.panel(200, 100, PAPER, drop=8).get_size() == (100, 54)
    assert paint.disc(60, PAPER).get_size() == (30, 30)
    assert paint.px(0.1) == 1


def test_a_panel_has_clear_corners_an_ink_line_and_its_fill(paint: Paint) -> None:
    panel = paint.panel(200, 100, PAPER, 40, INK, 4)
    assert panel.get_at((0, 0))[3] == 0
    assert panel.get_at((50, 0))[:3] == INK
    assert panel.get_at((50, 25))[:3] == PAPER


def test_corners_are_smooth_and_without_a_dark_rim(paint: Paint) -> None:
    disc = paint.disc(200, PAPER, None)
    edge = [disc.get_at((x, y)) for x in range(50) for y in range(50) if 0 < disc.get_at((x, y))[3] < 255]
    assert len(edge) > 20
    assert all(colour[0] > 200 for colour in edge)


def test_a_frame_is_empty_within_and_as_wide_as_it_says(paint: Paint) -> None:
    frame = paint.frame(200, 100, SAFFRON, 8, 20, INK, 4)
    assert frame.get_size() == (112, 62)
    assert frame.get_at((56, 31))[3] == 0
    assert frame.get_at((56, 0))[:3] == INK
    assert frame.get_at((56, 4))[:3] == SAFFRON


def test_a_dashed_line_has_gaps(paint: Paint) -> None:
    dashed = paint.dashed(400, 200, SAFFRON, 6, 14, 16)
    along = [dashed.get_at((x, 1))[3] > 0 for x in range(20, 180)]
    assert sum(a != b for a, b in pairwise(along)) > 8
    assert dashed.get_at((100, 50))[3] == 0


def test_a_star_has_its_points_and_hollows(paint: Paint) -> None:
    star = paint.burst(200, SAFFRON, 5, 0.48, None)
    assert star.get_at((50, 8))[3] > 0
    assert star.get_at((50, star.get_height() - 6))[3] == 0
    assert star.get_at((50, 50))[:3] == SAFFRON


@pytest.mark.parametrize("shape", [
    lambda paint: paint.panel(90, 50, PAPER), lambda paint: paint.frame(90, 50, SAFFRON, 6),
    lambda paint: paint.dashed(90, 50, SAFFRON), lambda paint: paint.burst(90, SAFFRON),
    lambda paint: paint.oval(90, 50, INK, 8), lambda paint: paint.ring(90, SAFFRON),
    lambda paint: paint.ribbon(290, 50, SAFFRON), lambda paint: paint.pill(90, 50, PAPER)])
def test_every_shape_is_made_once(paint: Paint, shape: object) -> None:
    assert callable(shape)
    drawn = shape(paint)
    assert isinstance(drawn, pygame.Surface)
    assert drawn.get_bounding_rect().w > 20
    assert shape(paint) is drawn
