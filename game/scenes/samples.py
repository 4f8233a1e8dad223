"""What a setting does, shown below its row: three cards, one of them moving, and words as they will be."""

from __future__ import annotations

from game.kernel.say import Say
from game.scenes.kit import Kit
from game.scenes.knobs import Knob, meaning_words
from game.stage.brush import Brush
from game.stage.canvas import Box
from game.stage.palette import CLOTH, INK, PAPER
from game.stage.stage import SPEEDS

PLACE = Box(496, 612, 1340, 300)
WORDS = Box(980, 634, 826, 256)
CARD, LARGEST = 138, 52
FLIGHT = 0.45
"""Seconds a card takes across the sample at normal speed."""

REST = 0.9
FRAMES = 1 / 30


class Sample:
    """The panel under the rows. While the speed has the focus, a card goes to and fro at that speed."""

    def __init__(self, kit: Kit) -> None:
        self._kit = kit
        self._clock = 0.0
        self._drawn = -1.0
        kinds = [(kit.shelf.printed(game), page.cards[0]) for game in kit.shelf
                 for page in kit.shelf.printed(game).book[:1] if page.cards]
        self._cards = [(printed.layers[kind], printed.words[kind]) for printed, kind in kinds[:3]]

    def step(self, dt: float, knob: Knob | None) -> bool:
        """Time passes; whether the sample looks different."""
        if knob is None or knob.key != "speed":
            self._clock = 0.0
            return False
        self._clock = (self._clock + dt) % (2 * (self._flight() + REST))
        if abs(self._clock - self._drawn) < FRAMES:
            return False
        self._drawn = self._clock
        return True

    def _flight(self) -> float:
        return FLIGHT / SPEEDS[self._kit.speed]

    def _way(self) -> float:
        """How far the moving card is from its place, 0 to 1."""
        flight = self._flight()
        half = flight + REST
        part = min(1.0, (self._clock % half) / flight) if flight > 0 else 1.0
        part = part * part * (3 - 2 * part)
        return part if self._clock < half else 1 - part

    def draw(self, brush: Brush, knob: Knob | None, waiting: Knob | None, seconds: int, told: str) -> None:
        """The sample of the focused row, or what is waited for, or what came of it."""
        brush.panel(PLACE, CLOTH, 22, INK, 4)
        kit, tr = self._kit, self._kit.tr
        moving = knob is not None and knob.key == "speed"
        for number, (layers, words) in enumerate(self._cards):
            angle = (number - 1) * 7.0
            x, y = PLACE.x + 130 + 124 * number, PLACE.y + 152 + abs(number - 1) * 8
            if moving and number == len(self._cards) - 1:
                x, angle = x - 248 * (1 - self._way()), angle * self._way()
            card = brush.art.turned(("sample", layers), lambda layers=layers, words=words:  # type: ignore[misc]
                                    brush.art.card(layers, words, CARD), angle)
            brush.canvas.blit(card, x, y, (0.5, 0.5))
        if waiting is not None and waiting.meaning is not None:
            heading = meaning_words(kit, waiting.meaning)
            words = kit.say(Say("Press what should do this. {n} second is left.",
                                "Press what should do this. {n} seconds are left.", n=seconds))
        elif told:
            heading, words = "", told
        elif knob is None:
            heading, words = tr("Your turn, {name}", name="Anna"), tr("What you change holds at once.")
        elif knob.key == "text_size":
            heading, words = tr("Your turn, {name}", name="Anna"), tr("Words at {n} per cent", n=knob.now)
        else:
            heading, words = "", knob.why or knob.note
        top = WORDS.y + 12
        if heading:
            brush.words(heading, WORDS.x, WORDS.y + 36, 44, 900, PAPER, 0, WORDS.w)
            top += 62
        size = min(38, (LARGEST if heading else LARGEST + 8) * 100 / brush.letters.text_size)
        if knob is not None and knob.key == "text_size":
            size = 30  # that of running words: this row shows what it says
        room = Box(WORDS.x, top, WORDS.w, WORDS.y + WORDS.h - 20 - top)
        brush.paragraph(words, room, size, 700, PAPER, 0, not heading)
