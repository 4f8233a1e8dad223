"""What people mean: devices in, intents out. Scenes import from here and never see a raw event."""

from game.input.bindings import Bindings, Feel
from game.input.devices import Devices
from game.input.glyphs import Glyph
from game.input.intents import DIRECTIONS, Device, Intent, Meaning
from game.input.sheet import InputFault

__all__ = ["DIRECTIONS", "Bindings", "Device", "Devices", "Feel", "Glyph", "InputFault", "Intent", "Meaning"]
