"""Which picture stands for a control: the letters, shapes and keycaps of the device in somebody's hands."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from game.input.intents import Device

KEYS = ("keys-left", "keys-right")


@dataclass(frozen=True, slots=True)
class Glyph:
    """A layer such as 'glyphs/xbox-a' to draw, or None, and what is written on or instead of it.

    `text` is one word for people ('Space'), to be sent through the catalogue; a picture that says
    everything has an empty one.
    """

    sprite: str | None
    text: str = ""


@dataclass(frozen=True, slots=True)
class Family:
    """A maker whose letters stand on its pads, and how its pads are known."""

    name: str
    names: tuple[str, ...]  # parts of a pad's name, lower case
    vendors: tuple[str, ...]  # USB vendor ids, four hex digits


@dataclass(frozen=True, slots=True)
class Glyphs:
    """The pictures of `data/input.yaml`, asked for by family and control."""

    pictures: Mapping[str, Mapping[str, str]]
    keycaps: Mapping[str, str]
    families: tuple[Family, ...]

    def family(self, name: str, guid: str) -> str:
        """Whose letters a pad carries: by its name first, as a vendor also makes pads for others."""
        lowered = name.lower()
        for family in self.families:
            if any(part in lowered for part in family.names):
                return family.name
        vendor = guid[10:12] + guid[8:10]  # the id lies in the guid low byte first
        for family in self.families:
            if vendor in family.vendors:
                return family.name
        return "unknown"

    def picture(self, device: Device, control: str, family: str = "", label: str = "") -> Glyph:
        """The glyph of a control; `family` overrides the device's own, `label` what is on the key."""
        if device.kind in KEYS:
            sprite = self.pictures["keys"].get(control)
            if sprite is not None:
                return Glyph(f"glyphs/{sprite}")
            return Glyph("glyphs/key", self.keycaps.get(control) or label or control.upper())
        shelves = ("mouse",) if device.kind == "mouse" else (family or device.family, "pad")
        for shelf in shelves:
            sprite = self.pictures.get(shelf, {}).get(control)
            if sprite is not None:
                return Glyph(f"glyphs/{sprite}")
        return Glyph(None, control)

    def sprites(self) -> list[str]:
        """Every layer that can be asked for, sorted: what the artist has to draw."""
        named = {f"glyphs/{sprite}" for shelf in self.pictures.values() for sprite in shelf.values()}
        return sorted(named | {"glyphs/key"})
