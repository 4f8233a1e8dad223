"""One card looked at closely: large, with its words and what it is worth, over the dimmed table."""

from __future__ import annotations

from collections.abc import Sequence

from game.input.intents import Intent, Meaning
from game.scenes.kit import Kit
from game.scenes.looks import Look
from game.scenes.stack import Scene
from game.stage.brush import Brush
from game.stage.canvas import Box
from game.stage.lettering import SMALLEST, Lettering
from game.stage.palette import DEEP, INK, PAPER, SHADE

SHEET = Box(220, 118, 1480, 772)
CARD = Box(276, 210, 420, 588)
WORDS = Box(752, 176, 890, 660)
PROMPTS = Box(560, 920, 800, 76)
GAP, INSET, PADDING = 14, 28, 20
BODY = 34

STEPS = {Meaning.LEFT: -1, Meaning.UP: -1, Meaning.RIGHT: 1, Meaning.DOWN: 1}
CLOSING = frozenset({Meaning.CONFIRM, Meaning.CANCEL, Meaning.LOOK, Meaning.MENU})


class LookScene(Scene):
    """Takes the parts of a `Look`, and `more` of them to go to by left and right. Any other button that
    could mean it closes it."""

    name = "look"
    overlay = True

    def __init__(self, kit: Kit, layers: Sequence[str], title: str, sentences: Sequence[str] = (),
                 words: str = "", more: Sequence[Look] = ()) -> None:
        super().__init__(kit)
        self._looks = [Look(layers, title, sentences, words), *more]
        self._here = 0

    @property
    def shown(self) -> Look:
        """The card on the sheet."""
        return self._looks[self._here]

    def intent(self, intent: Intent) -> None:
        self.kit.spoke = intent.device
        if intent.meaning in CLOSING:
            self.kit.back()
        elif (step := STEPS.get(intent.meaning, 0)) and 0 <= self._here + step < len(self._looks):
            self._here += step
            self.kit.sound.play("flip")
            self.fresh = True

    def draw(self, brush: Brush) -> None:
        brush.canvas.dim(96)
        brush.panel(SHEET, PAPER, 36, INK, 6, 12)
        card = brush.art.card(self.shown.layers, self.shown.title, CARD.w)
        brush.canvas.blit(card, *CARD.centre, (0.5, 0.5))
        self._draw_words(brush)
        brush.panel(PROMPTS, (*DEEP, 250), PROMPTS.h / 2, PAPER, 3)
        inside = Box(PROMPTS.x + 30, PROMPTS.y, PROMPTS.w - 60, PROMPTS.h)
        prompts = [self.kit.prompt(Meaning.CANCEL, self.kit.tr("Back"))]
        if len(self._looks) > 1:
            prompts.append(self.kit.prompt(Meaning.RIGHT, self.kit.tr("Next card"),
                                           enabled=self._here + 1 < len(self._looks)))
        brush.prompts(prompts, inside, 0.5)
        brush.canvas.letterbox()

    def _draw_words(self, brush: Brush) -> None:
        """The title, the longer words, then a plate for each sentence, all at the largest size that fits."""
        _, heading, sentences, words = self.shown
        letters = brush.letters
        told = [sentence for sentence in sentences if sentence]
        title = Box(WORDS.x, WORDS.y, WORDS.w, 130)
        y = title.y + brush.paragraph(heading, title, 52 * 100 / letters.text_size, 900, INK) + GAP
        bottom = WORDS.y + WORDS.h
        size = letters.grown(BODY)
        while size > SMALLEST and self._height(letters, words, told, size) > bottom - y:
            size -= 1
        if words:
            lines = letters.wrapped(words, WORDS.w, size, 700)
            y = self._draw_lines(brush, lines, WORDS.x, y, size) + GAP
        plates = [letters.wrapped(sentence, WORDS.w - 2 * INSET, size, 700) for sentence in told]
        heights = [letters.height(size) * len(lines) + PADDING for lines in plates]
        if words:  # the plates stand at the foot of the sheet
            y = max(y, bottom - sum(heights) - GAP * (len(heights) - 1))
        for lines, height in zip(plates, heights, strict=True):
            brush.panel(Box(WORDS.x, y, WORDS.w, height), SHADE, 20, INK, 3)
            self._draw_lines(brush, lines, WORDS.x + INSET, y + PADDING / 2, size)
            y += height + GAP

    @staticmethod
    def _draw_lines(brush: Brush, lines: Sequence[str], x: float, y: float, size: float) -> float:
        """Lines one below the other from a height on; where they end."""
        step = brush.letters.height(size)
        for number, line in enumerate(lines):
            brush.words(line, x, y + step * (number + 0.5), size, 700, INK)
        return y + step * len(lines)

    @staticmethod
    def _height(letters: Lettering, words: str, told: Sequence[str], size: float) -> float:
        """How high the longer words and all plates are at a size."""
        step = letters.height(size)
        height = step * len(letters.wrapped(words, WORDS.w, size, 700)) + GAP if words else 0.0
        for sentence in told:
            height += step * len(letters.wrapped(sentence, WORDS.w - 2 * INSET, size, 700)) + PADDING + GAP
        return height - GAP
