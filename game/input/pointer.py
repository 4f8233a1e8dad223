"""Mouse and touch as one shared device: where it points, and what it presses there."""

from __future__ import annotations

import math
from collections.abc import Callable

import pygame

from game.input.intents import Device, Stroke

MOUSE = Device("mouse", "mouse", "Mouse or touch", "mouse")
MOVE = "move"  # the one control that is never down: a place, not a press

_BUTTONS = {1: "left", 2: "middle", 3: "right", 6: "back", 7: "forward"}  # 4 and 5 are the wheel, told twice
_MOST_NOTCHES = 4  # a flung wheel reports dozens in one event
_FINGERS = (pygame.FINGERDOWN, pygame.FINGERUP, pygame.FINGERMOTION)
_MOUSE = (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP, pygame.MOUSEWHEEL)
EVENTS = frozenset({*_MOUSE, *_FINGERS})


def _surface_size() -> tuple[int, int]:
    surface = pygame.display.get_surface()
    return surface.get_size() if surface else (1, 1)


class Pointer:
    """Turns mouse and finger events into strokes. `size` tells the pixels of the display surface."""

    def __init__(self, size: Callable[[], tuple[int, int]] = _surface_size) -> None:
        self._size = size
        self._at: tuple[int, int] | None = None

    def strokes(self, event: pygame.event.Event) -> list[Stroke]:
        """What a mouse or finger event did. A notch of the wheel goes down and up, a movement only down."""
        if event.type in _FINGERS:
            return self._finger(event)
        if getattr(event, "touch", False):  # SDL tells every touch a second time, as a mouse
            return []
        if event.type == pygame.MOUSEWHEEL:
            return self._wheel(event)
        pos = _pair(getattr(event, "pos", None))
        if pos is None:
            return []
        at = int(pos[0]), int(pos[1])
        if event.type == pygame.MOUSEMOTION:
            return self._move(at)
        self._at = at
        control = _BUTTONS.get(getattr(event, "button", 0))
        return [Stroke(MOUSE, control, event.type == pygame.MOUSEBUTTONDOWN, control, at)] if control else []

    def _move(self, at: tuple[int, int]) -> list[Stroke]:
        if at == self._at:  # told again when a window opens or comes to the front: nobody moved
            return []
        self._at = at
        return [Stroke(MOUSE, MOVE, True, MOVE, at)]

    def _finger(self, event: pygame.event.Event) -> list[Stroke]:
        width, height = self._size()
        spot = _pair((getattr(event, "x", None), getattr(event, "y", None)))
        if spot is None:
            return []
        at = min(max(int(spot[0] * width), 0), width - 1), min(max(int(spot[1] * height), 0), height - 1)
        if event.type == pygame.FINGERMOTION:
            return self._move(at)
        self._at = at
        finger = f"finger {getattr(event, 'finger_id', 0)}"
        return [Stroke(MOUSE, "left", event.type == pygame.FINGERDOWN, finger, at)]

    def _wheel(self, event: pygame.event.Event) -> list[Stroke]:
        strokes: list[Stroke] = []
        for way, less, more in (("y", "wheel-down", "wheel-up"), ("x", "wheel-left", "wheel-right")):
            notches = getattr(event, way, 0)
            if isinstance(notches, int):
                control = more if notches > 0 else less
                notch = [Stroke(MOUSE, control, down, control, self._at) for down in (True, False)]
                strokes += notch * min(abs(notches), _MOST_NOTCHES)
        return strokes


def _pair(spot: object) -> tuple[float, float] | None:
    """Two numbers that are a place, if that is what an event brought."""
    if not isinstance(spot, (tuple, list)) or len(spot) != 2:
        return None
    x, y = spot
    if isinstance(x, (int, float)) and isinstance(y, (int, float)) and math.isfinite(x) and math.isfinite(y):
        return x, y
    return None
