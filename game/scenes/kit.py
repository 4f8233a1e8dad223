"""What every scene is handed: art and text, sound, input, settings, games, and the stack they stand on."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from game.content import settings as settings_file
from game.content.cards import Printed
from game.content.paths import Folders
from game.content.settings import Settings
from game.content.shelf import Shelf
from game.content.text import Catalogue
from game.input.devices import Devices
from game.input.intents import Device, Intent, Meaning
from game.kernel.say import Say
from game.kernel.table import Box
from game.scenes.seats import LastSetup
from game.scenes.stack import Scene, Stack
from game.stage.brush import Brush, Prompt
from game.stage.sound import Sound
from game.store.store import Store


@dataclass(slots=True)
class Demo:
    """A match that plays itself through the real scenes and then leaves."""

    game: str
    seats: int
    level: str = "normal"


@dataclass(slots=True)
class Kit:
    """Made once by the app. `brush` is new after each change of window, text size or language; `spoke` is
    the device that was used last, whose buttons the prompts show."""

    folders: Folders
    shelf: Shelf
    settings: Settings
    catalogue: Catalogue
    devices: Devices
    sound: Sound
    brush: Brush
    scenes: Stack
    store: Store
    speed: str
    seed: int | None = None
    demo: Demo | None = None
    headless: bool = False
    notices: list[str] = field(default_factory=list)
    spoke: Device | None = None
    last_setup: LastSetup = field(default_factory=LastSetup)
    rebuild: Callable[..., None] = lambda mode=False: None
    demo_over: Callable[[Any], None] = lambda sitting: None

    # -- words -----------------------------------------------------------------------------------------

    def tr(self, text: str, **args: Any) -> str:
        """A plain sentence in the language chosen."""
        return self.catalogue.tr(text, **args)

    def say(self, say: Say, names: Sequence[str] = (), printed: Printed | None = None, box: Box | None = None) -> str:
        """A sentence that may name players and cards."""
        if printed is None or box is None:
            return self.catalogue.say(say, names)
        words = printed.words
        faces = box.faces
        return self.catalogue.say(say, names, lambda card: words[faces[card].kind])

    # -- buttons ---------------------------------------------------------------------------------------

    def prompt(self, meaning: Meaning, words: str, device: Device | None = None, enabled: bool = True) -> Prompt:
        """A button of this device (or the one that was used last) and what it does."""
        device = device or self.spoke or self.devices.all()[0]
        glyph = self.devices.glyph(device, meaning)
        text = self.tr(glyph.text) if len(glyph.text) > 1 else glyph.text
        return Prompt(glyph.sprite, text, words, enabled, meaning)

    def point(self, intent: Intent) -> tuple[float, float] | None:
        """Where the pointer is, in canvas units."""
        return None if intent.at is None else self.brush.canvas.units(intent.at)

    # -- what lasts ------------------------------------------------------------------------------------

    def save_settings(self) -> None:
        """Write the settings; a failure is one notice, and play goes on."""
        if self.headless:
            return
        trouble = settings_file.save(self.settings, self.folders.settings)
        if trouble is not None:
            self.notices.append(self.say(trouble))

    def go(self, scene: Scene) -> None:
        """Put a scene on top."""
        self.sound.play("move")
        self.scenes.push(scene)

    def back(self) -> None:
        """Leave the scene on top."""
        self.sound.play("move")
        self.scenes.pop()
