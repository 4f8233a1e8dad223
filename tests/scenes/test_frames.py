"""Tests of the screen over many frames: whatever was painted before, it shows what its scenes say now."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game import games
from tests.scenes.room import Room

EVERY = 5
"""So many frames from one that is looked at to the next."""


def anew(home: Room) -> bytes:
    """All dabs of the last frame, painted on an empty screen."""
    canvas = home.kit.brush.canvas
    surface = pygame.Surface(canvas.surface.get_size())
    surface.set_clip(canvas.area)
    for dab in canvas._painting._dabs:
        dab.draw(surface)
    return pygame.image.tobytes(surface, "RGB")


@pytest.mark.parametrize("size", ["480x270", "480x300"])
@pytest.mark.parametrize("game", sorted(games.find()))
def test_every_frame_of_a_demo_is_as_if_painted_at_once(room: Callable[..., Room], game: str, size: str) -> None:
    home = room("--demo", game, "--seed", "3", "--players", "3", "--speed", "fast", "--size", size)
    looked = 0
    while home.app.running and looked < 90:
        home.frames(EVERY)
        assert pygame.image.tobytes(home.app.surface, "RGB") == anew(home), f"after {looked * EVERY} frames"
        looked += 1
    assert looked > 50


def test_a_window_of_another_size_is_drawn_for_that_size(room: Callable[..., Room]) -> None:
    home = room("--size", "480x270")
    pygame.display.set_mode((640, 480), pygame.RESIZABLE)
    pygame.event.post(pygame.event.Event(pygame.WINDOWSIZECHANGED, x=640, y=480))
    home.frames(2)
    canvas = home.kit.brush.canvas
    assert canvas.area == (0, 60, 640, 360)
    assert home.app.surface.get_at((320, 30))[:3] == home.app.surface.get_at((320, 450))[:3] == (0, 0, 0)
    assert pygame.image.tobytes(home.app.surface, "RGB") == anew(home)
    assert canvas.scale == pytest.approx(1 / 3)
