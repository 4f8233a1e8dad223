"""Tests that confetti is bounded, falls the same way each time, and ends by itself."""

from __future__ import annotations

from pathlib import Path

import pygame

from game.content import paths
from game.stage.brush import Brush
from game.stage.canvas import HEIGHT
from game.stage.confetti import LASTS, SCRAPS, Confetti

ASSETS: Path = paths.find().assets


def seen(confetti: Confetti) -> bytes:
    surface = pygame.Surface((480, 270))
    confetti.draw(Brush(surface, ASSETS))
    return pygame.image.tobytes(surface, "RGB")


def test_it_ends_by_itself_when_the_last_scrap_has_left() -> None:
    confetti = Confetti(5)
    nothing = seen(confetti)
    confetti.step(LASTS / 2)
    assert not confetti.over
    assert seen(confetti) != nothing
    confetti.step(LASTS / 2)
    assert confetti.over
    assert seen(confetti) == nothing


def test_the_same_seed_falls_the_same_way() -> None:
    one, same, other = Confetti(5), Confetti(5), Confetti(6)
    for confetti in (one, same, other):
        confetti.step(1.5)
    assert seen(one) == seen(same) != seen(other)


def test_scraps_are_few_and_each_falls_through_the_whole_canvas_in_time() -> None:
    scraps = Confetti(1)._scraps
    assert len(scraps) == SCRAPS <= 150
    for scrap in scraps:
        assert scrap.late >= 0
        assert scrap.late + scrap.falls <= LASTS
        assert scrap.at(scrap.late)[1] < 0
        assert scrap.at(scrap.late + scrap.falls)[1] > HEIGHT
