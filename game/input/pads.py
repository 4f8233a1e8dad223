"""Which pads are plugged in: who came, who went, and which of them is worth hearing."""

from __future__ import annotations

import contextlib

import pygame
from pygame._sdl2 import controller

from game.input.bindings import Bindings
from game.input.intents import Device, Stroke
from game.input.mappings import Mapping, find_mapping, read_mappings
from game.input.pad import EVENTS, Pad

__all__ = ["EVENTS", "HOTPLUG", "Pads"]

HOTPLUG = frozenset(
    {
        pygame.CONTROLLERDEVICEADDED,
        pygame.CONTROLLERDEVICEREMOVED,
        pygame.CONTROLLERDEVICEREMAPPED,
        pygame.JOYDEVICEADDED,
        pygame.JOYDEVICEREMOVED,
    }
)

_FEWEST_BUTTONS = 4  # motion sensors, pedals and half-connected ghosts have fewer


class Pads:
    """All pads, by instance id: the only number that never changes hands while a pad is plugged in."""

    def __init__(self, bindings: Bindings) -> None:
        self.bindings = bindings
        self.dpad_only: set[str] = set()  # keys of devices whose sticks are not to be heard
        self._pads: dict[int, Pad] = {}
        self._lines: dict[str, Mapping] = {}
        with contextlib.suppress(pygame.error):  # without them the house still has a mouse and keys
            pygame.joystick.init()
            controller.init()

    def devices(self) -> list[Device]:
        """The pads that are heard, in the order they were plugged in (SDL lists the newest first)."""
        return [self._pads[instance].device for instance in sorted(self._pads)]

    def find(self, device: Device) -> Pad | None:
        """The plugged-in pad of this device."""
        return next((pad for pad in self._pads.values() if pad.device.key == device.key), None)

    def learn(self, text: str) -> list[int]:
        """Take in mapping lines; pads they are for are read anew. Returns lines that made no sense."""
        lines, faults = read_mappings(text)
        self._lines.update(lines)
        for instance, pad in list(self._pads.items()):
            line = find_mapping(self._lines, pad.device.guid)
            if line is not None and line is not pad.mapping:
                self._pads.pop(instance).close()
        self.look()
        return faults

    def look(self) -> None:
        """Compare with what is really there.

        Device indices shift with every plug, and an event's index may be gone or another pad's by the
        time it is read. So hot-plug events are only a reason to look, and may come twice or never.
        """
        if not pygame.joystick.get_init():
            return
        present: set[int] = set()
        for index in range(pygame.joystick.get_count()):
            try:
                stick = pygame.joystick.Joystick(index)
                instance = stick.get_instance_id()
                present.add(instance)
                if instance not in self._pads:
                    self._consider(index, instance, stick)
            except pygame.error:  # it went while we were looking; its removal will be told
                continue
        for instance in [gone for gone in self._pads if gone not in present]:
            self._pads.pop(instance).close()

    def _consider(self, index: int, instance: int, stick: pygame.joystick.JoystickType) -> None:
        """Take a joystick in as a pad: by a person's line, else by SDL's mapping, else by positions."""
        guid, name = stick.get_guid(), stick.get_name()
        family = self.bindings.glyphs.family(name, guid)
        mapping = find_mapping(self._lines, guid)
        if mapping is None and stick.get_numbuttons() < _FEWEST_BUTTONS:
            return
        if mapping is None and not controller.is_controller(index):
            mapping, family = self._by_position(stick), "unknown"
            if mapping is None:
                return
        device = Device(f"pad:{instance}", "pad", name, family, guid)
        self._pads[instance] = Pad(device, index, mapping, self.bindings.feel)

    def _by_position(self, stick: pygame.joystick.JoystickType) -> Mapping | None:
        if stick.get_numaxes() < 2 and stick.get_numhats() < 1:
            return None
        buttons = stick.get_numbuttons()
        return next((mapping for needed, mapping in self.bindings.unmapped if needed <= buttons), None)

    def strokes(self, event: pygame.event.Event) -> list[Stroke]:
        """What a pad event did; nothing for a pad that is not heard."""
        instance = getattr(event, "instance_id", None)
        pad = self._pads.get(instance) if isinstance(instance, int) else None
        if pad is None:
            return []
        return pad.strokes(event, self.bindings.feel, pad.device.key in self.dpad_only)
