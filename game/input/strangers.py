"""Tells a person's pad from an echo of another pad and from a ghost, before its first word counts.

Some systems show one pad twice, and both send every press; some show a ghost whose axes wander. A new
pad is a stranger until it presses a button in a moment (between two ticks) in which no other pad does.
An echo never manages that. A stranger's stick is believed only after it was held one way for a while
in which no other pad steered.
"""

from __future__ import annotations

from game.input.intents import Device, Stroke


class Strangers:
    """The pads that have not proved themselves yet, and what they seem to say."""

    def __init__(self) -> None:
        self._keys: set[str] = set()
        self._presses: list[Stroke] = []
        self._pushes: dict[tuple[str, str], tuple[Stroke, float]] = {}
        self._crowded = False

    def came(self, device: Device) -> None:
        """A pad was plugged in: nobody knows it."""
        self._keys.add(device.key)

    def went(self, device: Device) -> None:
        """A pad was unplugged, and takes with it what it seemed to say."""
        self._keys.discard(device.key)
        self._presses = [stroke for stroke in self._presses if stroke.device.key != device.key]
        self._pushes = {place: push for place, push in self._pushes.items() if place[0] != device.key}

    def forget(self) -> None:
        """Drop what waits to be believed: held things mean nothing after a change of scene."""
        self._presses.clear()
        self._pushes.clear()

    def takes(self, stroke: Stroke) -> bool:
        """Keep a stranger's stroke back until `judge`; False for one that counts at once."""
        if stroke.device.key not in self._keys:
            self._crowded |= stroke.down and not stroke.is_stick
            return False
        if not stroke.down:
            return self._pushes.pop(stroke.place, None) is not None
        if stroke.is_stick:
            self._pushes[stroke.place] = (stroke, 0.0)
        else:
            self._presses.append(stroke)
        return True

    def judge(self, dt: float, steering: bool, patience: float) -> list[Stroke]:
        """The strokes that are believed now, `dt` seconds after the last time.

        `steering` is whether any pad holds a direction already; `patience` in seconds.
        """
        believed: list[Stroke] = []
        if self._presses and not self._crowded:
            first = self._presses[0].device.key
            self._keys.discard(first)
            believed = [stroke for stroke in self._presses if stroke.device.key == first]
        self._presses.clear()
        self._crowded = False
        for place, (stroke, age) in list(self._pushes.items()):
            age = 0.0 if steering else age + dt
            steering = True  # of several strangers only the first is timed: the rest may be its echoes
            if age < patience:
                self._pushes[place] = (stroke, age)
            else:
                del self._pushes[place]
                believed.append(stroke)
        return believed
