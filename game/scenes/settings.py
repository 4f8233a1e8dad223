"""The settings (first version follows)."""
from __future__ import annotations

from game.scenes.menu import MenuScene


class SettingsScene(MenuScene):
    name = "settings"
