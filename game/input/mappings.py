"""Reads mapping lines (the SDL_GameControllerDB form) and says which control a raw joystick's part is."""

from __future__ import annotations

import re
import sys
from dataclasses import dataclass

STICKS = ("leftx", "lefty", "rightx", "righty")
BUTTONS = (
    "a", "b", "x", "y", "back", "guide", "start", "leftstick", "rightstick",
    "leftshoulder", "rightshoulder", "dpup", "dpdown", "dpleft", "dpright",
)  # fmt: skip
"""Names of the controller API's buttons, in SDL's own order: a button event's number is the place here."""
PAD_CONTROLS = frozenset(BUTTONS) | {sign + stick for stick in STICKS for sign in "+-"}

_PLATFORMS = {"linux": "Linux", "win32": "Windows", "darwin": "Mac OS X"}
_FIELD = re.compile(r"(?P<end>[+-]?)(?P<control>[a-z]+\d*):(?P<source>[+-]?a\d+~?|b\d+|h\d+\.\d+)")
_GUID = re.compile(r"[0-9a-f]{32}")


class MappingFault(ValueError):
    """A mapping line that cannot be understood."""


@dataclass(frozen=True, slots=True)
class Axis:
    """Where a control hangs on a raw axis: the whole of it (`half` 0), or only its + or - half."""

    number: int
    half: int
    inverted: bool

    def value(self, raw: float) -> float:
        """The control's own value, -1..1 for a whole axis, 0..1 for half of one."""
        if self.inverted:
            raw = -raw
        return raw if self.half == 0 else max(0.0, raw * self.half)


@dataclass(frozen=True, slots=True)
class Mapping:
    """One pad's line: which of its parts are which controls."""

    buttons: tuple[tuple[int, str], ...]  # raw button, control
    hats: tuple[tuple[int, int, str], ...]  # raw hat, bit (1 up, 2 right, 4 down, 8 left), control
    axes: tuple[tuple[Axis, str], ...]  # raw axis, control: a stick axis, half of one, or a button


def read_mapping(fields: str) -> Mapping:
    """The part of a line after guid and name: 'a:b0,dpup:h0.1,leftx:a0'. Raises MappingFault.

    Triggers, paddles and fields that are not controls (platform, crc, hint) are passed over.
    """
    buttons: list[tuple[int, str]] = []
    hats: list[tuple[int, int, str]] = []
    axes: list[tuple[Axis, str]] = []
    for field in filter(None, (part.strip() for part in fields.split(","))):
        found = _FIELD.fullmatch(field)
        if found is None:
            if ":" not in field:
                raise MappingFault(field)
            continue
        control, source = found["end"] + found["control"], found["source"]
        if found["control"] not in (STICKS if found["end"] else BUTTONS + STICKS):
            continue
        if source[0] == "b":
            buttons.append((int(source[1:]), control))
        elif source[0] == "h":
            hat, bit = source[1:].split(".")
            hats.append((int(hat), int(bit), control))
        else:
            half = {"+": 1, "-": -1}.get(source[0], 0)
            axes.append((Axis(int(source.strip("+-a~")), half, source.endswith("~")), control))
    if not buttons:
        raise MappingFault(fields)
    return Mapping(tuple(buttons), tuple(hats), tuple(axes))


def read_mappings(text: str) -> tuple[dict[str, Mapping], list[int]]:
    """A whole file: mappings by guid, and the numbers (from 1) of lines that made no sense.

    Lines for other systems are passed over, and so are those for buttons by place where the same pad
    has a line for buttons by letter, as SDL goes by letter too.
    """
    mappings: dict[str, Mapping] = {}
    faults: list[int] = []
    for number, line in enumerate(text.splitlines(), 1):
        line = line.strip()
        if not line or line.startswith("#"):
            continue
        guid, _, rest = line.partition(",")
        _name, _, fields = rest.partition(",")
        platform = re.search(r"platform:([^,]+)", fields)
        if platform and platform[1].strip() != _PLATFORMS.get(sys.platform):
            continue
        if "hint:!SDL_GAMECONTROLLER_USE_BUTTON_LABELS" in fields:
            continue
        try:
            if not _GUID.fullmatch(guid.lower()):
                raise MappingFault(guid)
            mappings[guid.lower()] = read_mapping(fields)
        except MappingFault:
            faults.append(number)
    return mappings, faults


def find_mapping(mappings: dict[str, Mapping], guid: str) -> Mapping | None:
    """The line for a pad. The checksum of its name (bytes 2 and 3) may be left out of a line, as in SDL."""
    return mappings.get(guid) or mappings.get(guid[:4] + "0000" + guid[8:])
