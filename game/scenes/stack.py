"""Scenes, and the stack they stand on. Changes of scene are applied between steps, never inside one."""

from __future__ import annotations

import gc
from collections.abc import Callable
from typing import TYPE_CHECKING

from game.input.devices import Change
from game.input.intents import Device, Intent
from game.stage.brush import Brush

if TYPE_CHECKING:
    from game.scenes.kit import Kit


class Scene:
    """A place to be. `name` is its name for tests and pictures; an `overlay` lets the scene below show.
    `fresh` says that it looks different from when it was drawn last."""

    name = ""
    overlay = False

    def __init__(self, kit: Kit) -> None:
        self.kit = kit
        self.fresh = True

    def enter(self) -> None:
        """It has come on top, for the first time or again."""
        self.fresh = True

    def leave(self) -> None:
        """It is no longer on top: covered by another scene, or gone."""

    def intent(self, intent: Intent) -> None:
        """Somebody means something."""

    def typed(self, text: str) -> None:
        """Somebody typed; only while `kit.devices.typing`."""

    def device_changed(self, device: Device, change: Change) -> bool:
        """A pad came or went; whether that was this scene's business, so that no scene below is asked."""
        return False

    def resized(self) -> None:
        """The window, the text size or the language changed: `kit.brush` is new."""
        self.fresh = True

    def step(self, dt: float) -> None:
        """One sixtieth of a second passed."""

    def draw(self, brush: Brush) -> None:
        """Draw everything; changes nothing."""

    @property
    def still(self) -> bool:
        """Nothing moves and nothing is pending; endless idle motion does not count."""
        return True


class Stack:
    """The scenes, the last on top."""

    def __init__(self, changed: Callable[[], None]) -> None:
        self._scenes: list[Scene] = []
        self._pending: list[Callable[[], None]] = []
        self._changed = changed

    @property
    def top(self) -> Scene:
        return self._scenes[-1]

    @property
    def empty(self) -> bool:
        return not self._scenes

    @property
    def changing(self) -> bool:
        """Whether a change of scene waits for the end of this step."""
        return bool(self._pending)

    def shown(self) -> list[Scene]:
        """The scenes to draw, lowest first: the top one and what shows through it."""
        first = len(self._scenes) - 1
        while first > 0 and self._scenes[first].overlay:
            first -= 1
        return self._scenes[first:]

    def below(self, name: str) -> Scene | None:
        """The uppermost scene of that name, if there is one."""
        return next((scene for scene in reversed(self._scenes) if scene.name == name), None)

    def all(self) -> list[Scene]:
        return list(self._scenes)

    def push(self, scene: Scene) -> None:
        """Put a scene on top."""
        self._pending.append(lambda: self._push(scene))

    def pop(self) -> None:
        """Take the top scene away."""
        self._pending.append(self._pop)

    def replace(self, scene: Scene) -> None:
        """Another scene instead of the top one."""
        def change() -> None:
            self._pop(quiet=True)
            self._push(scene)
        self._pending.append(change)

    def restart(self, *scenes: Scene) -> None:
        """These scenes instead of all there are; none ends the program."""
        def change() -> None:
            while self._scenes:
                self._pop(quiet=True)
            gc.collect()  # scenes refer to each other and hold large pictures: a dozen matches would pile up
            for scene in scenes:
                self._push(scene)
        self._pending.append(change)

    def settle(self) -> bool:
        """Apply the changes asked for; whether there were any."""
        if not self._pending:
            return False
        while self._pending:
            self._pending.pop(0)()
        self._changed()
        return True

    def _push(self, scene: Scene) -> None:
        if self._scenes:
            self._scenes[-1].leave()
        self._scenes.append(scene)
        scene.enter()

    def _pop(self, quiet: bool = False) -> None:
        self._scenes.pop().leave()
        if self._scenes and not quiet:
            self._scenes[-1].enter()
