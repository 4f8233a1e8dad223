"""The keyboard as two devices: which key went down, and what is printed on it.

Keys are known by scancode, the place on the board, not by what they type: two people share one
keyboard, so a half must lie under the same hand on every layout, and W A S D must not fall apart
on a French one. The label printed on a key is learnt from the key events themselves.
"""

from __future__ import annotations

import pygame

from game.input.intents import Device, Stroke

LEFT_HALF = Device("keys-left", "keys-left", "Left keys", "keys")
RIGHT_HALF = Device("keys-right", "keys-right", "Right keys", "keys")
HALVES = (LEFT_HALF, RIGHT_HALF)

TYPING_KEYS = frozenset({"return", "kp_enter", "escape", "up", "down", "left", "right"})
"""The only keys that mean anything while somebody writes a name."""

_SCANCODES = {
    name[6:].lower(): value for name, value in vars(pygame).items() if name.startswith("KSCAN_") and value
}
_BY_SCANCODE = {value: name for name, value in _SCANCODES.items()}
_BY_KEY = {
    value: name[2:].lower()
    for name, value in vars(pygame).items()
    if name.startswith("K_") and name[2:].lower() in _SCANCODES
}
KEY_NAMES = frozenset(_SCANCODES)


def _prints(key: int) -> bool:
    """Whether a key code is a character somebody can see (codes of other keys lie above Unicode)."""
    return 0x20 < key < 0x11_0000 and chr(key).isprintable()


class Keys:
    """Turns key events into strokes with the key's name; says what is printed on a key."""

    def __init__(self) -> None:
        self._labels: dict[str, str] = {}

    def control(self, event: pygame.event.Event) -> str | None:
        """The name of an event's key ('w', 'lctrl'); by its place, or by its key code if it has no place."""
        scancode, key = getattr(event, "scancode", 0), getattr(event, "key", 0)
        if not isinstance(scancode, int) or not isinstance(key, int):
            return None
        name = _BY_SCANCODE.get(scancode) or _BY_KEY.get(key)
        if name and scancode and _prints(key):
            self._labels[name] = chr(key).upper()
        return name

    def stroke(self, event: pygame.event.Event) -> Stroke | None:
        """The stroke of a KEYDOWN or KEYUP, on the left half until somebody asks whose key it is."""
        name = self.control(event)
        return None if name is None else Stroke(LEFT_HALF, name, event.type == pygame.KEYDOWN)

    def label(self, control: str) -> str:
        """What this keyboard was seen to print on a key; '' before it was pressed."""
        return self._labels.get(control, "")
