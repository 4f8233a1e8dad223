"""Every device in the house: pygame events go in, what people mean comes out, each press once.

Each frame: `feed` every event, then `tick` once. Nothing is polled, as a press and its release
between two looks would vanish.
"""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal

import pygame

from game.input import pads, pointer
from game.input.bindings import Bindings
from game.input.glyphs import KEYS, Glyph
from game.input.intents import DIRECTIONS, Device, Intent, Meaning, Stroke
from game.input.keys import HALVES, TYPING_KEYS, Keys
from game.input.strangers import Strangers

Change = Literal["came", "went"]

_KEY_EVENTS = frozenset({pygame.KEYDOWN, pygame.KEYUP})
_TURNED_AWAY = frozenset({pygame.WINDOWFOCUSLOST, pygame.WINDOWMINIMIZED, pygame.APP_WILLENTERBACKGROUND})


@dataclass(slots=True)
class _Hold:
    """A meaning that is being held, by one or more controls of a device."""

    device: Device
    also: Device | None
    again: float  # seconds of age at which a direction repeats next
    sources: set[str] = field(default_factory=set)
    age: float = 0.0


class Devices:
    """The two keyboard halves, the mouse, and every pad that is plugged in.

    A press means something when it goes down, once; what is down must come up before it can mean
    anything again, whatever happened to the screen in between.
    """

    def __init__(self, bindings: Bindings) -> None:
        self._bindings = bindings
        self._keys = Keys()
        self._pointer = pointer.Pointer()
        self._pads = pads.Pads(bindings)
        self._strangers = Strangers()
        self._down: dict[tuple[str, str], str] = {}  # where something is down: the control
        self._holds: dict[tuple[str, Meaning], _Hold] = {}
        self._touched: deque[tuple[Device, str]] = deque(maxlen=64)
        self._known: dict[str, Device] = {}
        self._changes: list[tuple[Device, Change]] = []
        self._typing = False
        self._look()

    @property
    def bindings(self) -> Bindings:
        """What means what now. Setting it forgets what is held."""
        return self._bindings

    @bindings.setter
    def bindings(self, bindings: Bindings) -> None:
        self._bindings = self._pads.bindings = bindings
        self.release()

    @property
    def typing(self) -> bool:
        """Whether somebody writes a name: of the keyboard only Return, Escape and arrows count then."""
        return self._typing

    @typing.setter
    def typing(self, typing: bool) -> None:
        if typing != self._typing:
            self._typing = typing
            self.release()

    # ---- in and out

    def feed(self, event: pygame.event.Event) -> list[Intent]:
        """What one event means. Knows which events it needs, and takes odd ones without harm."""
        kind = event.type
        if kind in _KEY_EVENTS:
            stroke = self._keys.stroke(event)
            return self._hear(stroke) if stroke else []
        if kind in pointer.EVENTS:
            return [intent for stroke in self._pointer.strokes(event) for intent in self._hear(stroke)]
        if kind in pads.EVENTS:
            return [intent for stroke in self._pads.strokes(event) for intent in self._hear(stroke)]
        if kind in pads.HOTPLUG:
            self._look()
        elif kind in _TURNED_AWAY:
            self.release()
        return []

    def tick(self, dt: float) -> list[Intent]:
        """What is meant by time going on, `dt` seconds since last asked.

        Held directions repeat, at most once a tick however long it was. A pad nobody knew speaks its
        first word here (see `strangers.py`).
        """
        intents: list[Intent] = []
        newest = {key: meaning for key, meaning in self._holds if meaning in DIRECTIONS}
        feel = self._bindings.feel
        for (key, meaning), hold in self._holds.items():
            if key != hold.device.key:  # the other half of a shared key: the same hold, met before
                continue
            hold.age += dt
            if hold.age >= hold.again and newest.get(key) is meaning:
                hold.again = hold.age + feel.repeat_next
                intents.append(Intent(meaning, hold.device, repeat=True, also=hold.also))
        steering = any(key in self._known and meaning in DIRECTIONS for key, meaning in self._holds)
        for stroke in self._strangers.judge(dt, steering, feel.patience):
            intents += self._say(stroke)
            if stroke.place not in self._down:  # it was let go again in the same moment
                self._lift(stroke)
        return intents

    def release(self) -> None:
        """Forget everything held: it must come up and go down again to mean anything."""
        self._holds.clear()
        self._strangers.forget()

    def held(self, device: Device, meaning: Meaning) -> float:
        """For how many seconds this device has been meaning this; 0 if it is not."""
        hold = self._holds.get((device.key, meaning))
        return hold.age if hold else 0.0

    def _hear(self, stroke: Stroke) -> list[Intent]:
        if stroke.control == pointer.MOVE:
            meaning = self._bindings.meaning(stroke.device.kind, stroke.control)
            return [Intent(meaning, stroke.device, at=stroke.at)] if meaning else []
        if stroke.down:
            # A finger that is down twice was lifted unseen; a key or button is only told twice.
            if stroke.place in self._down and stroke.device.kind != "mouse":
                return []
            self._down[stroke.place] = stroke.control
            self._touched.append((stroke.device, stroke.control))
        else:
            self._down.pop(stroke.place, None)
        if stroke.device.kind == "pad" and self._strangers.takes(stroke):
            return []
        return self._say(stroke)

    def _say(self, stroke: Stroke) -> list[Intent]:
        if not stroke.down:
            self._lift(stroke)
            return []
        if self._typing and stroke.device.kind in KEYS and stroke.control not in TYPING_KEYS:
            return []
        intents: list[Intent] = []
        for meaning, speakers in self._meanings(stroke).items():
            device, also = speakers[0], speakers[1] if len(speakers) > 1 else None
            hold, source = self._holds.get((device.key, meaning)), stroke.place[1]
            fresh = hold is None or device.kind == "mouse"  # a second finger is a second tap
            if hold is None or source in hold.sources:
                again = self._bindings.feel.repeat_first if meaning in DIRECTIONS else float("inf")
                hold = _Hold(device, also, again)
                self._holds.update({(speaker.key, meaning): hold for speaker in speakers})
            hold.sources.add(source)
            if fresh:
                intents.append(Intent(meaning, device, at=stroke.at, also=also))
        return intents

    def _lift(self, stroke: Stroke) -> None:
        for meaning, speakers in self._meanings(stroke).items():
            for speaker in speakers:
                hold = self._holds.get((speaker.key, meaning))
                if hold is not None:
                    hold.sources.discard(stroke.place[1])
                    if not hold.sources:
                        self._drop(hold, meaning)

    def _drop(self, hold: _Hold, meaning: Meaning) -> None:
        for speaker in (hold.device, hold.also):
            if speaker is not None and self._holds.get((speaker.key, meaning)) is hold:
                del self._holds[speaker.key, meaning]

    def _meanings(self, stroke: Stroke) -> dict[Meaning, list[Device]]:
        """What a stroke means, and who says so: two speakers for a key that both halves share."""
        speakers = HALVES if stroke.device.kind in KEYS else (stroke.device,)
        said: dict[Meaning, list[Device]] = {}
        for speaker in speakers:
            meaning = self._bindings.meaning(speaker.kind, stroke.control)
            if meaning is not None:
                said.setdefault(meaning, []).append(speaker)
        return said

    # ---- who is there

    def all(self) -> list[Device]:
        """Every device that can be heard now: halves, mouse, pads in the order they came."""
        return [*HALVES, pointer.MOUSE, *self._pads.devices()]

    def find(self, key: str) -> Device | None:
        """The device with this key, if it can be heard now."""
        return next((device for device in self.all() if device.key == key), None)

    def changes(self) -> list[tuple[Device, Change]]:
        """Pads that came or went since last asked, in order; pads there from the start came first."""
        changes, self._changes = self._changes, []
        return changes

    def _look(self) -> None:
        self._pads.look()
        there = {device.key: device for device in self._pads.devices()}
        for key in [key for key in self._known if key not in there]:
            device = self._known.pop(key)
            self._changes.append((device, "went"))
            self._strangers.went(device)
            self._holds = {held: hold for held, hold in self._holds.items() if held[0] != key}
            self._down = {place: control for place, control in self._down.items() if place[0] != key}
        for key, device in there.items():
            if key not in self._known:
                self._known[key] = device
                self._changes.append((device, "came"))
                self._strangers.came(device)

    # ---- what a person may set or ask

    def add_mappings(self, path: Path | str) -> list[int]:
        """Take in a person's file of mapping lines, at any time; pads plugged in already are read anew.

        Returns the numbers of lines that make no sense. A file that is not there is empty.
        """
        try:
            text = Path(path).read_text(encoding="utf-8-sig", errors="replace")
        except OSError:
            return []
        faults = self._pads.learn(text)
        self.release()
        # A pad that is read anew calls its places by other names, so what was down would stay down.
        self._down = {place: control for place, control in self._down.items() if place[0] not in self._known}
        self._look()
        return faults

    def dpad_only(self, device: Device, only: bool = True) -> None:
        """Pass over the sticks of a pad (for one that swings by itself), or hear them again."""
        (self._pads.dpad_only.add if only else self._pads.dpad_only.discard)(device.key)
        self.release()

    def is_dpad_only(self, device: Device) -> bool:
        """Whether the sticks of a pad are ignored."""
        return device.key in self._pads.dpad_only

    def rumble(self, device: Device, low: float, high: float, ms: int) -> bool:
        """Shake a pad: slow and fast motor 0..1, for so many milliseconds. False if it cannot."""
        pad = self._pads.find(device)
        return pad is not None and pad.rumble(low, high, ms)

    def glyph(self, device: Device, meaning: Meaning, family: str = "") -> Glyph:
        """What to show for 'press this to ...' on this device; empty where it cannot say that.

        `family` overrides whose letters are shown, for a pad that names itself wrongly.
        """
        controls = self._bindings.controls(device.kind, meaning)
        return self.picture(device, controls[0], family) if controls else Glyph(None)

    def picture(self, device: Device, control: str, family: str = "") -> Glyph:
        """The glyph of a control by its name, as for a page that shows what is pressed."""
        return self._bindings.glyphs.picture(device, control, family, self._keys.label(control))

    def pressed(self, device: Device) -> frozenset[str]:
        """The controls of a device that are down now, by name; keys for either half alike."""
        key = HALVES[0].key if device.kind in KEYS else device.key
        return frozenset(control for place, control in self._down.items() if place[0] == key)

    def touched(self) -> list[tuple[Device, str]]:
        """The controls that went down since last asked, bound or not: how a person shows a new binding.

        Keys come as from the left half; which half is being changed is for the asker to know.
        """
        touched = list(self._touched)
        self._touched.clear()
        return touched
