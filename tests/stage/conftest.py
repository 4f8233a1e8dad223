"""What tests of the stage share: a display, since pictures are converted to its format, and fonts."""

from __future__ import annotations

import pygame
import pytest


@pytest.fixture(autouse=True)
def display() -> None:
    """The dummy driver's screen, unless there is one."""
    pygame.font.init()
    if not pygame.display.get_init() or pygame.display.get_surface() is None:
        pygame.display.init()
        pygame.display.set_mode((64, 64))
