"""A scene of things to press, steered by any device: what title, pause, settings and questions share."""

from __future__ import annotations

from game.input.intents import Intent, Meaning
from game.scenes.kit import Kit
from game.scenes.stack import Scene
from game.stage.focus import Focus, Item

STEPS = {Meaning.LEFT: (-1, 0), Meaning.RIGHT: (1, 0), Meaning.UP: (0, -1), Meaning.DOWN: (0, 1)}


class MenuScene(Scene):
    """Keeps a focus over `items()`; `chosen(key)` is what confirming does, `turned` what left and right do
    on an item that can be turned, `cancel` what going back does."""

    def __init__(self, kit: Kit) -> None:
        super().__init__(kit)
        self.focus = Focus()

    def enter(self) -> None:
        super().enter()
        self.refresh()

    def items(self) -> list[Item]:
        """What can be pressed now."""
        return []

    def chosen(self, key: str) -> None:
        """The item with this key was confirmed."""

    def turned(self, key: str, step: int) -> bool:
        """Left (-1) or right (1) on an item; whether that meant something to it."""
        return False

    def cancel(self) -> None:
        """Back to where one came from."""
        self.kit.back()

    def refresh(self) -> None:
        """The items may have changed."""
        self.focus.set(self.items())
        self.fresh = True

    def intent(self, intent: Intent) -> None:
        self.kit.spoke = intent.device
        point = self.kit.point(intent)
        current = self.focus.current
        if intent.meaning in STEPS:
            dx, dy = STEPS[intent.meaning]
            if (dx and current is not None and self.turned(current.key, dx)) or self.focus.move(dx, dy):
                self.kit.sound.play("focus")
                self.refresh()
        elif intent.meaning == Meaning.POINT and point is not None:
            if self.focus.point(*point):
                self.refresh()
        elif intent.meaning == Meaning.CONFIRM:
            item = current if point is None else self.focus.at(*point)
            if item is None:
                return
            self.focus.key = item.key
            if item.enabled:
                self.kit.sound.play("play")
                self.chosen(item.key)
            else:
                self.kit.sound.play("refuse")
            self.refresh()
        elif intent.meaning == Meaning.CANCEL:
            self.cancel()
