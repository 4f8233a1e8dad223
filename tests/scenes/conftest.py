"""Fixtures of the scene tests: a room per test, cleared away whatever happened in it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest

from game.content import shelf
from game.content.cards import Printed
from game.kernel.rules import Game
from tests.scenes.room import Room

READ: dict[Path, Printed] = {}
"""What every room reads from the same files is read once: it is the greater part of opening the program."""


@pytest.fixture(autouse=True)
def read_once(monkeypatch: pytest.MonkeyPatch) -> None:
    load = shelf.load

    def known(path: Path, game: Game) -> Printed:
        if path not in READ:
            READ[path] = load(path, game)
        return READ[path]
    monkeypatch.setattr(shelf, "load", known)


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
