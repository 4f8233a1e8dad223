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
TITLE, BODY = 52, 34

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

    def _draw_words(self, brush: Brush) -> None:
        """The title, the longer words, then a plate for each sentence, all at the largest size that fits. Short
        sentences stand side by side where there are many; few words stand in the middle, beside the card's."""
        _, heading, sentences, words = self.shown
        letters = brush.letters
        told = [sentence for sentence in sentences if sentence]
        titled = len(letters.wrapped(heading, WORDS.w, TITLE, 900)) * letters.height(TITLE) + GAP
        room, size = WORDS.h - titled, letters.grown(BODY)
        while size > SMALLEST and _height(letters, words, _rows(letters, told, size, room), size) > room:
            size -= 1
        rows = _rows(letters, told, size, room)
        y = WORDS.y if told and words else WORDS.y + max(0.0, room - _height(letters, words, rows, size)) / 2
        brush.paragraph(heading, Box(WORDS.x, y, WORDS.w, titled), TITLE * 100 / letters.text_size, 900, INK)
        y += titled
        if words:
            y = self._draw_lines(brush, letters.wrapped(words, WORDS.w, size, 700), WORDS.x, y, size) + GAP
            # the plates stand at the foot of the sheet
            y = max(y, WORDS.y + WORDS.h - _height(letters, "", rows, size))
        for row in rows:
            width = (WORDS.w - GAP * (len(row) - 1)) / len(row)
            height = letters.height(size) * max(len(lines) for lines in row) + PADDING
            for number, lines in enumerate(row):
                x = WORDS.x + number * (width + GAP)
                brush.panel(Box(x, y, width, height), SHADE, 20, INK, 3)
                self._draw_lines(brush, lines, x + INSET, y + PADDING / 2, size)
            y += height + GAP

    @staticmethod
    def _draw_lines(brush: Brush, lines: Sequence[str], x: float, y: float, size: float) -> float:
        """Lines one below the other from a height on; where they end."""
        step = brush.letters.height(size)
        for number, line in enumerate(lines):
            brush.words(line, x, y + step * (number + 0.5), size, 700, INK)
        return y + step * len(lines)


def _rows(letters: Lettering, told: Sequence[str], size: float, room: float) -> list[list[list[str]]]:
    """The plates from above: each row one or two sentences, each sentence its lines. Two only where one below
    the other would take too much of the room, and where both fit on half a line."""
    rows = [[letters.wrapped(sentence, WORDS.w - 2 * INSET, size, 700)] for sentence in told]
    if _height(letters, "", rows, size) <= room / 2:
        return rows
    short = (WORDS.w - GAP) / 2 - 2 * INSET
    pairs: list[list[list[str]]] = []
    for row, sentence in zip(rows, told, strict=True):
        if (letters.width(sentence, size, 700) <= short and pairs and len(pairs[-1]) == 1
                and len(pairs[-1][0]) == 1 and letters.width(pairs[-1][0][0], size, 700) <= short):
            pairs[-1] += row
        else:
            pairs.append(row)
    return pairs


def _height(letters: Lettering, words: str, rows: Sequence[Sequence[Sequence[str]]], size: float) -> float:
    """How high the longer words and all plates are at a size."""
    step = letters.height(size)
    high = [step * len(letters.wrapped(words, WORDS.w, size, 700))] if words else []
    high += [step * max(len(lines) for lines in row) + PADDING for row in rows]
    return sum(high) + GAP * max(0, len(high) - 1)
