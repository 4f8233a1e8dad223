"""Fixtures of the input tests: the real SDL path, with pads that need no hardware."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from game.input import Bindings, Devices
from tests.input.sofa import SHEET, Sofa


@pytest.fixture
def bindings() -> Bindings:
    return Bindings.load(SHEET)


@pytest.fixture
def sofa(bindings: Bindings) -> Iterator[Sofa]:
    pygame.display.init()
    pygame.display.set_mode((320, 180))
    pygame.event.clear()
    sofa = Sofa(Devices(bindings))
    yield sofa
    for pad in sofa.pads:
        pad.unplug()
    sofa.frame()
