"""One plugged-in pad: what its buttons, hats and sticks do, heard through one family of events.

A pad with an SDL mapping speaks through the controller API; one with a line of its own, or with no
mapping at all, through the joystick API. SDL tells most things in both, so each pad is heard in one.
"""

from __future__ import annotations

import math

import pygame
from pygame._sdl2 import controller

from game.input.bindings import Feel
from game.input.intents import Device, Stroke
from game.input.mappings import BUTTONS, STICKS, Mapping

_MAPPED = frozenset({pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP, pygame.CONTROLLERAXISMOTION})
_RAW = frozenset({pygame.JOYBUTTONDOWN, pygame.JOYBUTTONUP, pygame.JOYAXISMOTION, pygame.JOYHATMOTION})
EVENTS = _MAPPED | _RAW
_NUMBERED = {
    **dict.fromkeys((pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP), "button"),
    **dict.fromkeys((pygame.JOYBUTTONDOWN, pygame.JOYBUTTONUP), "button"),
    **dict.fromkeys((pygame.CONTROLLERAXISMOTION, pygame.JOYAXISMOTION), "axis"),
    pygame.JOYHATMOTION: "hat",
}
_STICK_OF = {name: (STICKS[n & 2], STICKS[n | 1]) for n, name in enumerate(STICKS)}  # its two axes
_HAT_BITS = ((1, 1, 1), (2, 0, 1), (4, 1, -1), (8, 0, -1))  # bit, x or y of the hat, its sign


def stick_way(x: float, y: float, before: str, feel: Feel, names: tuple[str, str]) -> str:
    """The one way a stick steers, such as '-leftx', or '' for none; `names` are its two axes.

    A way holds until the stick is back under `stick_off`, and only then another may begin: the one it
    is pushed most, from `stick_on`. So neither chatter at the edge nor a slanted push says two things.
    """
    if before:
        along = x if before[1:] == names[0] else y
        if (along if before[0] == "+" else -along) >= feel.stick_off:
            return before
    most, name = (x, names[0]) if abs(x) >= abs(y) else (y, names[1])
    if abs(most) >= feel.stick_on:
        return ("+" if most > 0 else "-") + name
    return ""


class Pad:
    """One plugged-in pad, opened, and read through one family of events."""

    def __init__(self, device: Device, index: int, mapping: Mapping | None, feel: Feel) -> None:
        """Open the pad at a device index of this moment; no `mapping` is SDL's own. Raises pygame.error."""
        self.device = device
        self.mapping = mapping
        self._stick = pygame.joystick.Joystick(index)
        self._controller = controller.Controller(index) if mapping is None else None
        self._axes = dict.fromkeys(STICKS, 0.0)
        self._ways = dict.fromkeys(_STICK_OF.values(), "")  # where each stick steers
        self._pressed_axes: set[str] = set()
        self._hats: set[tuple[int, int]] = set()
        self._find_rest(feel)

    def _find_rest(self, feel: Feel) -> None:
        # A stick or pedal that already leans when it is plugged in says nothing until it was at rest.
        if self._controller is not None:
            for number, name in enumerate(STICKS):
                self._lean(name, self._controller.get_axis(number) / 32767, feel, deaf=False)
        else:
            for number in range(self._stick.get_numaxes()):
                self._raw_axis(number, self._stick.get_axis(number), feel, deaf=False)

    def close(self) -> None:
        """Let go of a pad that went."""
        if self._controller is not None:
            self._controller.quit()

    def rumble(self, low: float, high: float, ms: int) -> bool:
        """Shake the slow (`low`) and fast (`high`) motor, 0..1 each; whether the pad could."""
        motor = self._controller or self._stick
        try:
            return bool(motor.rumble(min(max(low, 0.0), 1.0), min(max(high, 0.0), 1.0), max(ms, 0)))
        except pygame.error:
            return False

    def strokes(self, event: pygame.event.Event, feel: Feel, deaf: bool) -> list[Stroke]:
        """What an event of this pad did; nothing if it is of the other family. `deaf` passes over sticks."""
        if event.type not in (_MAPPED if self.mapping is None else _RAW):
            return []
        number = getattr(event, _NUMBERED[event.type], None)
        value = getattr(event, "value", None)
        if not isinstance(number, int):
            return []
        match event.type:
            case pygame.CONTROLLERBUTTONDOWN | pygame.CONTROLLERBUTTONUP if 0 <= number < len(BUTTONS):
                return [Stroke(self.device, BUTTONS[number], event.type == pygame.CONTROLLERBUTTONDOWN)]
            case pygame.CONTROLLERAXISMOTION if 0 <= number < len(STICKS) and isinstance(value, (int, float)):
                return self._lean(STICKS[number], value / 32767, feel, deaf)
            case pygame.JOYBUTTONDOWN | pygame.JOYBUTTONUP:
                return self._raw_button(number, event.type == pygame.JOYBUTTONDOWN)
            case pygame.JOYAXISMOTION if isinstance(value, (int, float)):
                return self._raw_axis(number, value, feel, deaf)
            case pygame.JOYHATMOTION if isinstance(value, tuple) and len(value) == 2:
                return self._raw_hat(number, value)
        return []

    def _raw_button(self, number: int, down: bool) -> list[Stroke]:
        return [
            Stroke(self.device, control, down, f"b{number} {control}")
            for button, control in (self.mapping.buttons if self.mapping else ())
            if button == number
        ]

    def _raw_hat(self, number: int, value: tuple[int, int]) -> list[Stroke]:
        strokes: list[Stroke] = []
        for hat, bit, control in self.mapping.hats if self.mapping else ():
            if hat != number:
                continue
            down = any(bit == b and value[axis] == sign for b, axis, sign in _HAT_BITS)
            if down != ((hat, bit) in self._hats):
                self._hats ^= {(hat, bit)}
                strokes.append(Stroke(self.device, control, down, f"h{hat}.{bit} {control}"))
        return sorted(strokes, key=lambda stroke: stroke.down)  # rolling over a corner lets go first

    def _raw_axis(self, number: int, value: float, feel: Feel, deaf: bool) -> list[Stroke]:
        strokes: list[Stroke] = []
        for axis, control in self.mapping.axes if self.mapping else ():
            if axis.number != number:
                continue
            pushed = axis.value(value)
            if control in STICKS:
                strokes += self._lean(control, pushed, feel, deaf)
            elif control[0] in "+-":
                pushed = max(0.0, pushed) * (1 if control[0] == "+" else -1)
                strokes += self._lean(control[1:], pushed, feel, deaf)
            else:
                strokes += self._button_on_axis(number, control, pushed, feel)
        return strokes

    def _button_on_axis(self, number: int, control: str, pushed: float, feel: Feel) -> list[Stroke]:
        down = pushed >= (feel.stick_off if control in self._pressed_axes else feel.stick_on)
        if down == (control in self._pressed_axes):
            return []
        self._pressed_axes ^= {control}
        return [Stroke(self.device, control, down, f"a{number} {control}")]

    def _lean(self, name: str, value: float, feel: Feel, deaf: bool) -> list[Stroke]:
        """Move one axis of a stick, -1..1, and say which way the stick steers if that changes."""
        self._axes[name] = 0.0 if math.isnan(value) else value
        names = _STICK_OF[name]
        before = self._ways[names]
        way = "" if deaf else stick_way(self._axes[names[0]], self._axes[names[1]], before, feel, names)
        if way == before:
            return []
        self._ways[names] = way
        return [Stroke(self.device, each, each == way) for each in (before, way) if each]
