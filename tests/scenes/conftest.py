"""Fixtures of the scene tests: a room per test, cleared away whatever happened in it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest

from tests.scenes.room import Room


@pytest.fixture
def room(tmp_path: Path) -> Iterator[Callable[..., Room]]:
    """Opens the program with some words of its command line."""
    opened: list[Room] = []

    def enter(*words: str) -> Room:
        pygame.display.init()
        pygame.event.clear()
        opened.append(Room(tmp_path, *words))
        return opened[-1]
    yield enter
    for one in opened:
        one.close()
