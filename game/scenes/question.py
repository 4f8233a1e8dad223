"""One question with two answers, over whatever is there."""

from __future__ import annotations

from collections.abc import Callable

from game.scenes.kit import Kit
from game.scenes.menu import MenuScene
from game.stage.brush import Brush
from game.stage.canvas import Box
from game.stage.focus import Item
from game.stage.palette import INK, PAPER, SAFFRON

SHEET = Box(510, 340, 900, 380)
YES, NO = Box(560, 560, 380, 112), Box(980, 560, 380, 112)


class QuestionScene(MenuScene):
    """Asks; the careful answer has the focus, and going back is that answer too."""

    name = "question"
    overlay = True

    def __init__(self, kit: Kit, words: str, yes: str, no: str, action: Callable[[], None]) -> None:
        super().__init__(kit)
        self._words, self._yes, self._no = words, yes, no
        self._action = action
        self.focus.key = "no"

    def items(self) -> list[Item]:
        return [Item("yes", YES, self._yes), Item("no", NO, self._no)]

    def chosen(self, key: str) -> None:
        if key == "yes":
            self._action()
        else:
            self.kit.back()

    def draw(self, brush: Brush) -> None:
        brush.canvas.dim(110)
        brush.panel(SHEET, PAPER, 30, INK, 5, 10)
        brush.paragraph(self._words, Box(SHEET.x + 60, SHEET.y + 40, SHEET.w - 120, 160), 50, 900, INK, 0.5, True)
        for item, fill in zip(self.focus.items, (PAPER, SAFFRON), strict=True):
            brush.button(item.box, item.text, fill, item.key == self.focus.key, size=40)
