"""A sofa full of people for the input tests: real pygame events in, what was meant out."""

from __future__ import annotations

from pathlib import Path

import pygame

from game.input import Device, Devices, Intent
from tests import vpad

SHEET = Path(__file__).parents[2] / "data" / "input.yaml"
FRAME = 1 / 60


class Sofa:
    """Devices, and the people who press things. `frame` is one turn of the loop."""

    def __init__(self, devices: Devices) -> None:
        self.devices = devices
        self.pads: list[vpad.VirtualPad] = []

    def frame(self, dt: float = FRAME) -> list[Intent]:
        intents = [intent for event in pygame.event.get() for intent in self.devices.feed(event)]
        return intents + self.devices.tick(dt)

    def frames(self, seconds: float) -> list[Intent]:
        return [intent for _ in range(round(seconds / FRAME)) for intent in self.frame()]

    def said(self, seconds: float = FRAME) -> list[str]:
        """What was meant, as 'confirm keys-left', with an exclamation mark for repeats."""
        return [f"{i.meaning} {i.device.key}{'!' * i.repeat}" for i in self.frames(seconds)]

    def stranger(self, name: str = "Sofa Pad", **parts: object) -> vpad.VirtualPad:
        """Plug a pad in that has not said anything yet."""
        self.pads.append(vpad.VirtualPad(name, **parts))  # type: ignore[arg-type]
        self.frame()
        return self.pads[-1]

    def pad(self, name: str = "Sofa Pad", **parts: object) -> vpad.VirtualPad:
        """Plug a pad in, and press and release a button on it: somebody holds it."""
        pad = self.stranger(name, **parts)
        self.tap(pad, vpad.Y)
        self.frame()
        return pad

    def device(self, pad: vpad.VirtualPad) -> Device:
        return next(device for device in self.devices.all() if device.key == pad.key)

    def tap(self, pad: vpad.VirtualPad, button: int) -> None:
        pad.press(button)
        pygame.event.pump()
        pad.release(button)

    def key(self, key: int, down: bool | None = None, scancode: int = 0) -> None:
        """Post a key going down (True), up (False) or both (None)."""
        for state in (True, False) if down is None else (down,):
            kind = pygame.KEYDOWN if state else pygame.KEYUP
            pygame.event.post(pygame.event.Event(kind, key=key, scancode=scancode, mod=0, unicode=""))
