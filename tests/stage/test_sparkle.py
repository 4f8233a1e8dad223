"""Tests that sparkles are few, small, the same each time, and soon over; and of the bar that runs out."""

from __future__ import annotations

from math import hypot
from pathlib import Path

import pygame

from game.content import paths
from game.stage.brush import Brush
from game.stage.canvas import Box
from game.stage.countdown import ABOVE, HEIGHT, draw_time_left
from game.stage.sparkle import BURSTS, FALLS, LASTS, PIECES, REACH, Burst, Sparkles

ASSETS: Path = paths.find().assets


def seen(sparkles: Sparkles) -> bytes:
    surface = pygame.Surface((480, 270))
    sparkles.draw(Brush(surface, ASSETS))
    return pygame.image.tobytes(surface, "RGB")


def test_they_end_by_themselves_within_seven_tenths_of_a_second() -> None:
    sparkles = Sparkles()
    nothing = seen(sparkles)
    sparkles.start(900, 500)
    sparkles.step(0.2)
    assert sparkles
    assert seen(sparkles) != nothing
    sparkles.step(0.5)
    assert not sparkles
    assert seen(sparkles) == nothing
    assert LASTS <= 0.7


def test_a_burst_is_a_function_of_its_place_and_age() -> None:
    one, two = Burst(300, 200, 0.3), Burst(300, 200, 0.1)
    two.age = 0.3
    assert list(one.pieces()) == list(two.pieces())
    assert list(one.pieces()) != list(Burst(300, 200, 0.31).pieces())


def test_its_pieces_are_few_and_stay_near() -> None:
    for number in range(65):
        pieces = list(Burst(0, 0, number / 100).pieces())
        assert len(pieces) == PIECES <= 20
        assert all(hypot(piece.x, piece.y) <= REACH + FALLS for piece in pieces)


def test_more_bursts_than_there_may_be_push_out_the_oldest() -> None:
    sparkles = Sparkles()
    for number in range(BURSTS + 3):
        sparkles.start(number, 0)
    assert [burst.x for burst in sparkles.bursts] == list(range(3, BURSTS + 3))


def test_the_time_left_runs_out_over_its_button() -> None:
    box = Box(400, 300, 400, 150)
    lit = []
    for left in (1.0, 0.5, 0.0):
        surface = pygame.Surface((1920, 1080))
        brush = Brush(surface, ASSETS)
        draw_time_left(brush, box, left)
        bar = pygame.Rect(400, 300 - ABOVE - HEIGHT, 400, HEIGHT)
        assert all(
            bar.contains(dab.rect) for dab in brush.canvas.record(draw_time_left, brush, box, left))
        lit.append(sum(surface.get_at((x, bar.centery))[0] > 200 for x in range(bar.left, bar.right)))
    assert lit[0] > 380
    assert 190 < lit[1] < 210
    assert lit[2] == 0
