"""A living room for the tests of scenes: the whole program, stepped by frames, and people who press things."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pygame

from game.app import App
from game.input.intents import Device
from game.scenes.stack import Scene
from tests import vpad

FRAME = 1 / 60


class Room:
    """The program, started with some words of its command line. Real events in; `top` is the scene on top."""

    def __init__(self, home: Path, *words: str) -> None:
        self.app = App.from_args(["--headless", "--size", "480x270", "--data-dir", str(home), *words])
        self.kit = self.app.kit
        self.pads: list[vpad.VirtualPad] = []
        self.frames(2)

    @property
    def top(self) -> Any:
        return self.app.scenes.top

    @property
    def scenes(self) -> list[str]:
        """The names on the stack, the top one last."""
        return [scene.name for scene in self.app.scenes.all()]

    def scene(self, name: str) -> Any:
        found: Scene | None = self.app.scenes.below(name)
        assert found is not None, f"{name} is not on the stack: {self.scenes}"
        return found

    @property
    def viewer(self) -> int | None:
        """Whose hand the table may show."""
        viewer: int | None = self.scene("table").eyes.viewer
        return viewer

    # -- time --------------------------------------------------------------------------------------------

    def frames(self, count: int = 1) -> None:
        for _ in range(count):
            self.app.frame(FRAME)

    def wait(self, seconds: float) -> None:
        self.frames(round(seconds / FRAME))

    def until(self, name: str, frames: int = 600) -> None:
        """Let time go by until this scene is on top."""
        for _ in range(frames):
            if self.top.name == name:
                return
            self.frames()
        raise AssertionError(f"{name} never came on top, but {self.scenes}")

    # -- hands -------------------------------------------------------------------------------------------

    def pad(self, name: str = "Sofa Pad", **parts: Any) -> vpad.VirtualPad:
        """Plug a pad in."""
        self.pads.append(vpad.VirtualPad(name, **parts))
        self.frames(2)
        return self.pads[-1]

    def device(self, pad: vpad.VirtualPad) -> Device:
        return next(device for device in self.kit.devices.all() if device.key == pad.key)

    def unplug(self, *pads: vpad.VirtualPad) -> None:
        for pad in pads:
            pad.unplug()
        self.frames(3)

    def tap(self, pad: vpad.VirtualPad, *buttons: int) -> None:
        """Press and let go, one after the other."""
        for button in buttons:
            pad.press(button)
            self.frames(2)
            pad.release(button)
            self.frames(2)

    def key(self, *keys: int) -> None:
        for key in keys:
            self.hold_key(key, True)
            self.hold_key(key, False)

    def hold_key(self, key: int, down: bool) -> None:
        kind = pygame.KEYDOWN if down else pygame.KEYUP
        pygame.event.post(pygame.event.Event(kind, key=key, scancode=0, mod=0, unicode=""))
        self.frames()

    def type(self, text: str) -> None:
        """What the system says when somebody types, if it is listened to."""
        pygame.event.post(pygame.event.Event(pygame.TEXTINPUT, text=text))
        self.frames()

    def click(self, x: float, y: float) -> None:
        """The mouse at a point of the canvas."""
        pos = self.kit.brush.canvas.at(x, y)
        pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=pos, rel=(1, 1), buttons=(0, 0, 0)))
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            pygame.event.post(pygame.event.Event(kind, pos=pos, button=1))
            self.frames()

    def close(self) -> None:
        """Everybody goes home; the devices of the next room are not there before."""
        for pad in self.pads:
            pad.unplug()
        self.frames(2)
        self.app.close()


def names(sitters: Iterable[Any]) -> list[str]:
    return [sitter.name for sitter in sitters]
