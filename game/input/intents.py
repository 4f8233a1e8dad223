"""What a person means, and the device they said it with: the only words the scenes hear from the hands."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum


class Meaning(StrEnum):
    """Everything a hand can say. Each device says each of them in its own way, or not at all."""

    UP = "up"
    DOWN = "down"
    LEFT = "left"
    RIGHT = "right"
    CONFIRM = "confirm"
    CANCEL = "cancel"
    LOOK = "look"
    CALL = "call"
    COVER = "cover"
    BOOK = "book"
    MENU = "menu"
    POINT = "point"


DIRECTIONS = frozenset({Meaning.UP, Meaning.DOWN, Meaning.LEFT, Meaning.RIGHT})


@dataclass(frozen=True, slots=True)
class Device:
    """One thing a person can hold: half a keyboard, the mouse (and touch), or one pad while it is plugged in.

    `key` is its identity: 'keys-left', 'keys-right', 'mouse' or 'pad:<instance id>'. A pad that is
    plugged in again is a new device with the same `guid`; two pads of one model share a guid too.
    """

    key: str
    kind: str  # 'keys-left', 'keys-right', 'mouse', 'pad': what bindings are kept for
    name: str
    family: str  # whose glyphs: 'keys', 'mouse', 'xbox', 'playstation', 'nintendo', 'unknown'
    guid: str = ""


@dataclass(frozen=True, slots=True)
class Intent:
    """One thing meant, once. Only directions come with `repeat`, while they are held."""

    meaning: Meaning
    device: Device
    repeat: bool = False
    at: tuple[int, int] | None = None  # in pixels of the display surface; mouse and touch only
    also: Device | None = None  # the other keyboard half, when the pressed key belongs to both

    def is_from(self, key: str) -> bool:
        """Whether the device with this key said it; a shared key was pressed by either half."""
        return self.device.key == key or (self.also is not None and self.also.key == key)


@dataclass(frozen=True, slots=True)
class Stroke:
    """One control of one device going down or up, before anybody asked what it means.

    `control` is the name bindings use ('space', 'dpup', '-lefty', 'left'); `source` tells apart two
    places that carry the same control, such as a hat and a button.
    """

    device: Device
    control: str
    down: bool
    source: str = ""
    at: tuple[int, int] | None = None

    @property
    def is_stick(self) -> bool:
        """Whether it came from a stick, which can move without a hand on it."""
        return self.control[0] in "+-"

    @property
    def place(self) -> tuple[str, str]:
        """The spot that is down or up: one spot goes down once before it comes up."""
        return self.device.key, self.source or self.control
