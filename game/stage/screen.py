"""The window: whether there is a screen at all, on which display, full screen or not."""

from __future__ import annotations

import os

import pygame

NOTHING_SHOWS = ("offscreen", "dummy")
"""Drivers that SDL falls back to where there is no screen; named by the user, they are the user's wish."""

WINDOW, CANVAS = (1280, 720), (1920, 1080)


def begin() -> bool:
    """Start display and letters; False if SDL fell back by itself to a driver that shows nothing."""
    wished = os.environ.get("SDL_VIDEODRIVER", "")
    pygame.display.init()
    pygame.font.init()
    return bool(wished) or pygame.display.get_driver() not in NOTHING_SHOWS


def open_window(full: bool, display: int, size: tuple[int, int] | None = None) -> pygame.Surface:
    """The window, anew after each change. Full screen is SCALED at the display's own size: nothing is scaled, the
    desktop keeps its resolution, and it works where a plain full screen stays black."""
    pygame.display.set_caption("Passaround")
    sizes = pygame.display.get_desktop_sizes() or [CANVAS]
    display = display if 0 <= display < len(sizes) else 0
    if full:
        surface = pygame.display.set_mode(sizes[display], pygame.SCALED | pygame.FULLSCREEN, display=display)
    else:
        surface = pygame.display.set_mode(size or WINDOW, pygame.RESIZABLE, display=display)
    pygame.key.stop_text_input()  # on after every set_mode; names ask for it
    return surface
