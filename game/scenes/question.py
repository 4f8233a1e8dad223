"""One question with two answers, over whatever is there."""

from __future__ import annotations

from collections.abc import Callable

from game.input.intents import Meaning
from game.scenes.kit import Kit
from game.scenes.menu import MenuScene
from game.stage.brush import Brush
from game.stage.canvas import Box
from game.stage.focus import Item
from game.stage.palette import DEEP, INK, PAPER, SAFFRON

SHEET = Box(430, 270, 1060, 500)
WORDS = Box(490, 310, 940, 250)
YES, NO = Box(490, 590, 456, 132), Box(974, 590, 456, 132)
PROMPTS = Box(560, 800, 800, 76)


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
        brush.canvas.dim(96)
        brush.panel(SHEET, PAPER, 36, INK, 6, 12)
        brush.paragraph(self._words, WORDS, 44, 900, INK, 0.5, True)
        for item in self.focus.items:
            here = item.key == self.focus.key
            brush.button(item.box, item.text, SAFFRON if here else PAPER, here, size=min(56, brush.letters.grown(42)))
        brush.panel(PROMPTS, (*DEEP, 250), PROMPTS.h / 2, PAPER, 3)
        inside = Box(PROMPTS.x + 24, PROMPTS.y, PROMPTS.w - 48, PROMPTS.h)
        brush.prompts([self.kit.prompt(Meaning.CONFIRM, self.kit.tr("Choose")),
                       self.kit.prompt(Meaning.CANCEL, self._no)], inside, 0.5)
