"""Tests of a picture that gives way to another: first the old, at last the new, and touched only where they differ."""

from __future__ import annotations

import itertools

import pygame
import pytest

from game.stage.canvas import Box, Canvas
from game.stage.fade import READY, SECONDS, Fade
from game.stage.painting import Dab

OLD, NEW = (200, 40, 40), (40, 40, 200)
THERE = (300, 150)


def picture(canvas: Canvas, colour: tuple[int, int, int]) -> list[Dab]:
    def draw() -> None:
        canvas.fill((20, 90, 60))
        canvas.fill(colour, Box(800, 400, 300, 200))
    return canvas.record(draw)


class Screen:
    """A screen that shows the old picture, and fades to the new one."""

    def __init__(self) -> None:
        self.surface = pygame.Surface((640, 360))
        self.canvas = Canvas(self.surface)
        self.old, self.new = picture(self.canvas, OLD), picture(self.canvas, NEW)
        self.canvas.show(lambda: self.canvas.lay(self.old))
        self.fade = Fade(self.old)
        self.moved = 0

    def frame(self) -> tuple[int, ...]:
        self.canvas.show(lambda: self.fade.draw(self.canvas, self.new, self.move))
        self.fade.step(1 / 60)
        return tuple(self.surface.get_at(THERE))[:3]

    def move(self) -> None:
        self.moved += 1


def test_it_goes_from_the_old_picture_to_the_new_one() -> None:
    screen = Screen()
    colours = []
    while not screen.fade.over:
        colours.append(screen.frame())
    assert colours[:READY] == [OLD] * READY
    assert all(a[0] >= b[0] for a, b in itertools.pairwise(colours)), "red fades"
    assert colours[-1][0] == pytest.approx(NEW[0], abs=20)
    assert len(colours) == pytest.approx(SECONDS * 60 + READY, abs=1)


def test_nothing_else_changes_while_it_fades() -> None:
    screen = Screen()
    while not screen.fade.over:
        screen.frame()
        assert tuple(screen.surface.get_at((20, 20)))[:3] == (20, 90, 60)


def test_what_moves_is_drawn_once_the_new_picture_shows() -> None:
    screen = Screen()
    seen = []
    for _ in range(READY + 2):
        screen.frame()
        seen.append(screen.moved)
    assert seen == [0] * READY + [1, 2]


def test_it_fades_to_what_the_picture_has_become_meanwhile() -> None:
    screen = Screen()
    for _ in range(READY + 1):
        screen.frame()
    screen.new = picture(screen.canvas, (40, 200, 40))
    while not screen.fade.over:
        colour = screen.frame()
    assert colour[1] > 150
