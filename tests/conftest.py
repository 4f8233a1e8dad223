"""What all tests share: no window, no sound, and the shelf of every game found."""

from __future__ import annotations

import os

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"

import pytest  # pygame reads the drivers when it is imported, so nothing may import it before them

from game.content.shelf import Shelf
from tests.playing import SHELF


@pytest.fixture(scope="session")
def shelf() -> Shelf:
    """Every game found, the example among them."""
    return SHELF
