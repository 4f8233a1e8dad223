"""What all tests share: no window, no sound, and the shelf of every game found."""

from __future__ import annotations

import os
import tempfile

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
# A program that is told no folder must not keep its matches among somebody's own.
os.environ["XDG_DATA_HOME"] = os.path.join(tempfile.gettempdir(), f"passaround-tests-{os.getpid()}")

import pytest  # pygame reads the drivers when it is imported, so nothing may import it before them

from game.content.shelf import Shelf
from tests.playing import SHELF


@pytest.fixture(scope="session")
def shelf() -> Shelf:
    """Every game found, the example among them."""
    return SHELF
