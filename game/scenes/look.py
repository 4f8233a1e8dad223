"""One card looked at closely: large, with its words and what it is worth, over the dimmed table."""

from __future__ import annotations

from collections.abc import Sequence

from game.input.intents import Intent, Meaning
from game.scenes.kit import Kit
from game.scenes.looks import Look
from game.scenes.stack import Scene
from game.stage.brush import Brush
from game.stage.canvas import Box
from game.stage.palette import DEEP, INK, PAPER, SHADE

SHEET = Box(220, 118, 1480, 772)
CARD = Box(276, 210, 420, 588)
WORDS = Box(752, 176, 890, 660)
PROMPTS = Box(560, 920, 800, 76)
GAP = 14

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
        """The title, the longer words, then a plate for each sentence at the foot of the sheet."""
        _, heading, sentences, words = self.shown
        title = Box(WORDS.x, WORDS.y, WORDS.w, 130)
        y = title.y + brush.paragraph(heading, title, 52 * 100 / brush.letters.text_size, 900, INK) + GAP
        bottom = WORDS.y + WORDS.h
        rows = len(sentences)
        least = rows * 46
        if words:
            wanted = self._height(brush, words, WORDS.w)
            y += brush.paragraph(words, Box(WORDS.x, y, WORDS.w, min(wanted, bottom - y - least)), 34, 700, INK)
            y += GAP
        if rows:
            gap = min(GAP, 60 / rows)
            height = min((bottom - y - gap * (rows - 1)) / rows, max(
                self._height(brush, sentence, WORDS.w - 56) + 24 for sentence in sentences))
            y = bottom - rows * (height + gap) + gap if words else y
            for sentence in sentences:
                plate = Box(WORDS.x, y, WORDS.w, height)
                brush.panel(plate, SHADE, 20, INK, 3)
                brush.paragraph(sentence, Box(plate.x + 28, plate.y + 4, plate.w - 56, plate.h - 8), 34, 700, INK, 0,
                                True)
                y += height + gap

    @staticmethod
    def _height(brush: Brush, text: str, width: float) -> float:
        size = brush.letters.grown(34)
        return len(brush.letters.wrapped(text, width, size, 700)) * brush.letters.height(size) + size * 0.15
