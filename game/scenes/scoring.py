"""How it ended: the score told row by row while the cards that earned it light up, and then who won."""

from __future__ import annotations

from dataclasses import replace

from game.input.intents import Intent, Meaning
from game.scenes import doors
from game.scenes.kit import Kit
from game.scenes.menu import MenuScene
from game.scenes.sitting import Sitting
from game.scenes.telling import Telling
from game.stage import pad, trays
from game.stage.brush import Brush, Prompt
from game.stage.canvas import Box
from game.stage.confetti import Confetti
from game.stage.focus import Item
from game.stage.lettering import SMALLEST
from game.stage.painting import Dab
from game.stage.palette import DEEP, INK, PAPER, SAFFRON
from game.stage.stage import SPEEDS
from game.stage.tally import Tally

PAD = Box(48, 36, 836, 826)
TABLES = Box(916, 36, 956, 884)
WORDS = Box(48, 882, 836, 169)
PROMPTS = Box(916, 960, 956, 68)
BUTTONS = Box(916, 946, 956, 100)
AT_ONCE = Box(1592, 952, 280, 84)
"""What a mouse presses to see everything: it has no third button for it."""


class ScoringScene(MenuScene):
    """Tells a Score, whatever the game: rows on the pad, the tables beside it. While it is told, confirm
    goes on, cancel looks back and call tells all; afterwards every row can be looked at again."""

    name = "scoring"

    def __init__(self, kit: Kit, sitting: Sitting) -> None:
        super().__init__(kit)
        self.sitting = sitting
        self.score = sitting.match.score(None)
        self.tally = Tally(len(self.score.rows))
        self.telling = Telling(kit, sitting, self.tally)
        self._frames = trays.arrange(TABLES, len(self.telling.names), self.telling.demand)
        self.confetti: Confetti | None = None
        self.drawn = False
        self._told = 0
        self._cheered = False
        self._ground: list[Dab] = []
        """What stands still while numbers count, ..."""
        self._flat: list[Dab] = []
        """... and all of it as one picture while confetti falls."""
        self._ahead: dict[int, list[Dab]] = {}
        """The next row beside the pad, put together while this one is counted."""

    # -- telling ---------------------------------------------------------------------------------------

    def enter(self) -> None:
        if self.kit.speed == "instant":
            self.tally.finish()
        super().enter()
        self._notice()

    @property
    def still(self) -> bool:
        return not self.tally.moving and self.confetti is None

    def step(self, dt: float) -> None:
        if self.tally.moving:
            row = self.tally.told - 1
            figures = self.telling.counted(row)
            self.tally.step(dt * min(SPEEDS[self.kit.speed], 1000.0))
            self.fresh |= self.telling.counted(row) != figures
            self._notice()
        if self.confetti is not None:
            self.fresh = True
            self.confetti.step(dt)
            if self.confetti.over:
                self.confetti = None
        if self.kit.demo is not None and self.drawn and self.still and not self.kit.scenes.changing:
            self.kit.demo_over(self.sitting)

    def _notice(self) -> None:
        """Make heard what has just been told, and celebrate at the end."""
        if self.tally.over and not self._cheered:
            self._cheered = True
            self.kit.sound.play("win")
            if self.kit.speed != "instant" and not self.kit.settings.reduced_motion:
                self.confetti = Confetti(self.sitting.header.seed)
            self.focus.key = "again"
            self.refresh()
        elif self.tally.told != self._told:
            if any(self.score.rows[self.tally.told - 1].points):
                self.kit.sound.play("points")
            self.refresh()
        self._told = self.tally.told

    def refresh(self) -> None:
        self._ground, self._flat = [], []
        super().refresh()

    def resized(self) -> None:
        super().resized()
        self._ahead = {}
        self.refresh()

    # -- things to press -------------------------------------------------------------------------------

    def items(self) -> list[Item]:
        if not self.tally.over:
            return [Item("at once", AT_ONCE, self.kit.tr("All at once"))]
        cut, rows = self._form(), self.score.rows
        return [*self._buttons(),
                *(Item(f"row {number}", cut.row_box(number), self.telling.label(rows[number])) for number in cut.shown)]

    def _buttons(self) -> list[Item]:
        """The three buttons, each as wide as its words ask for."""
        tr = self.kit.tr
        texts = {"again": tr("Play again"), "setup": tr("Change players"), "leave": tr("To the title")}
        widths = [self.kit.brush.letters.width(text, 34, 900) for text in texts.values()]
        gap, ends = 14, 48
        each = (BUTTONS.w - 2 * gap - len(widths) * ends) / sum(widths)
        items, x = [], BUTTONS.x
        for (key, text), width in zip(texts.items(), widths, strict=True):
            items.append(Item(key, Box(x, BUTTONS.y, width * each + ends, BUTTONS.h), text))
            x += width * each + ends + gap
        return items

    def chosen(self, key: str) -> None:
        if key == "again":
            doors.again(self.kit, self.sitting)
        elif key == "setup":
            doors.change_players(self.kit, self.sitting)
        elif key == "leave":
            doors.leave_match(self.kit)

    def intent(self, intent: Intent) -> None:
        if intent.meaning == Meaning.MENU:
            return
        if not self.tally.over:
            self._hurried(intent)
        elif intent.meaning == Meaning.CANCEL:
            self._leaf(intent, -1)
        elif intent.meaning == Meaning.CONFIRM and intent.at is None and self._looking:
            self._leaf(intent, 1)
        else:
            super().intent(intent)
            self._look()

    def _hurried(self, intent: Intent) -> None:
        """While the score is told: on, back, or everything at once."""
        meaning, point = intent.meaning, self.kit.point(intent)
        if intent.repeat or meaning == Meaning.POINT:
            return
        self.kit.spoke = intent.device
        if meaning == Meaning.CALL or (meaning == Meaning.CONFIRM and point is not None and AT_ONCE.contains(*point)):
            self.tally.finish()
        elif meaning in (Meaning.CONFIRM, Meaning.DOWN):
            self.tally.forward()
        elif meaning in (Meaning.CANCEL, Meaning.UP):
            self.tally.back()
            self.kit.sound.play("focus")
        self._notice()
        self.refresh()

    @property
    def _looking(self) -> bool:
        """Whether a row is looked at again after all is told."""
        return self.tally.over and self.tally.lit < self.tally.rows

    def _leaf(self, intent: Intent, step: int) -> None:
        """One row back or on; past the last one are the buttons again."""
        self.kit.spoke = intent.device
        if step < 0:
            self.tally.back()
        else:
            self.tally.forward()
        self.kit.sound.play("focus")
        self._aim()

    def _aim(self) -> None:
        self.focus.key = f"row {self.tally.lit}" if self._looking else "again"
        self.refresh()

    def _look(self) -> None:
        """The row that has the focus is looked at; with a button, the end."""
        word, _, number = self.focus.key.partition(" ")
        self.tally.look(int(number) if word == "row" else self.tally.rows)
        self.refresh()

    # -- drawing ---------------------------------------------------------------------------------------

    def draw(self, brush: Brush) -> None:
        self.drawn = self.still
        if self.confetti is None:
            self._draw_told(brush)
            return
        self._flat = self._flat or brush.canvas.flat(self._draw_told, brush)
        brush.canvas.lay(self._flat)
        self.confetti.draw(brush)

    def _draw_told(self, brush: Brush) -> None:
        """All but confetti: what stands still while numbers count, and the numbers."""
        telling, canvas, lit = self.telling, brush.canvas, self.tally.lit
        if not self._ground:
            row = self._ahead.get(lit) or canvas.record(self._draw_row, brush, lit)
            self._ground = [*canvas.record(self._draw_pad, brush), *row, *canvas.record(self._draw_foot, brush)]
        elif self.tally.moving and lit + 1 not in self._ahead:
            self._ahead = {lit + 1: canvas.record(self._draw_row, brush, lit + 1)}
        canvas.lay(self._ground)
        pad.draw_figures(brush, self._form(), telling.pad_rows(), telling.sums(), lit)
        for frame, tray in zip(self._frames, telling.trays(lit), strict=True):
            trays.draw_points(brush, frame, tray)

    def _draw_pad(self, brush: Brush) -> None:
        telling = self.telling
        brush.cloth()
        pad.draw(brush, self._form(), telling.names, telling.pad_rows(), telling.sums(), self.tally.lit)

    def _draw_row(self, brush: Brush, lit: int) -> None:
        """What is shown of a row beside the pad; past the last one, of the end."""
        telling = self.telling
        shown = telling.trays(lit)
        if not self._ahead:
            trays.warm(self._frames, shown, telling.picture, telling.layers)
        for frame, tray in zip(self._frames, shown, strict=True):
            trays.draw(brush, frame, tray, telling.picture)
        if lit < self.tally.rows:
            self._draw_words(brush, lit)
        else:
            self._draw_victory(brush)

    def _draw_foot(self, brush: Brush) -> None:
        if self.tally.over:
            for item in self._buttons():
                colour = SAFFRON if item.key == "again" else PAPER
                brush.button(item.box, item.text, colour, item.key == self.focus.key)
        else:
            self._draw_prompts(brush)

    def _form(self) -> pad.Form:
        return pad.form(PAD, len(self.telling.names), self.tally.rows, self.tally.lit)

    def _draw_words(self, brush: Brush, lit: int) -> None:
        """A row in words, with its picture where that leaves them room."""
        brush.tray(WORDS, 150)
        row = self.score.rows[lit]
        sentences, art = self.telling.sentences(row), self.telling.art(row)
        whole = Box(WORDS.x + 24, WORDS.y + 12, WORDS.w - 48, WORDS.h - 24)
        beside = Box(whole.x + 132, whole.y, whole.w - 132, whole.h)
        room = beside if art and _lines(brush, sentences[-1:], beside) <= _most(brush, beside) else whole
        if room is beside:
            picture = brush.art.sprite(art[0], 108, 145) if len(art) == 1 else brush.art.card(art, sentences[0], 103)
            brush.canvas.blit(picture, WORDS.x + 78, WORDS.y + WORDS.h / 2, (0.5, 0.5))
        size = 30 if len(sentences) > 1 else 44
        brush.paragraph(_fitting(brush, sentences, room), room, size, 700, PAPER, 0, middle=True)

    def _draw_victory(self, brush: Brush) -> None:
        """Who won, large, in the place of the words."""
        brush.panel(WORDS, SAFFRON, 30, INK, 5, 6)
        winners = self.score.winners
        size = 128 if len(winners) < 3 else 84
        x = WORDS.x + 24
        for seat in winners:
            brush.seat_mark(seat, x + size / 2, WORDS.y + WORDS.h / 2, size)
            x += size + 10
        room = Box(x + 14, WORDS.y + 12, WORDS.x + WORDS.w - 38 - x, WORDS.h - 24)
        brush.paragraph(self.telling.verdict(), room, 64 * 100 / brush.letters.text_size, 900, INK, 0, middle=True)

    def _draw_prompts(self, brush: Brush) -> None:
        tr, prompt = self.kit.tr, self.kit.prompt
        on, back = prompt(Meaning.CONFIRM, tr("Next row")), prompt(Meaning.CANCEL, tr("Row back"))
        if self.kit.spoke is not None and self.kit.spoke.kind == "mouse":
            brush.prompts([on, back], Box(PROMPTS.x, PROMPTS.y, AT_ONCE.x - PROMPTS.x - 24, PROMPTS.h), 1)
            brush.panel(AT_ONCE, DEEP, 42, PAPER, 3)
            brush.words(tr("All at once"), *AT_ONCE.centre, 34, 900, PAPER, 0.5, AT_ONCE.w - 40)
        else:
            _draw_in_rows(brush, [on, prompt(Meaning.CALL, tr("All at once")), back])


def _draw_in_rows(brush: Brush, prompts: list[Prompt]) -> None:
    """Prompts in one row, or the first above the others where large letters need it."""
    if _wide(brush, prompts) <= PROMPTS.w:
        brush.prompts(prompts, PROMPTS, 1)
        return
    others = prompts[1:]
    if _wide(brush, others) > PROMPTS.w:
        others[-1] = replace(others[-1], words="")
    brush.prompts(prompts[:1], Box(PROMPTS.x, 922, PROMPTS.w, 60), 1)
    brush.prompts(others, Box(PROMPTS.x, 984, PROMPTS.w, 60), 1)


def _wide(brush: Brush, prompts: list[Prompt]) -> float:
    letters = brush.letters
    return sum(letters.width(prompt.words, letters.grown(30), 800) + letters.width(prompt.letter, 30, 800) + 80
               for prompt in prompts)


def _lines(brush: Brush, sentences: list[str], room: Box) -> int:
    return sum(len(brush.letters.wrapped(text, room.w, SMALLEST)) for text in sentences)


def _most(brush: Brush, room: Box) -> int:
    """How many of the smallest lines fit."""
    return int((room.h + SMALLEST * 0.3) // brush.letters.height(SMALLEST))


def _fitting(brush: Brush, sentences: list[str], room: Box) -> str:
    """The sentences one below the other; where they do not fit, without the middle one, or only the last,
    which is cut at the worst."""
    most = _most(brush, room)
    choices = (sentences, [sentences[0], *sentences[-1:]], sentences[-1:])
    told = next((some for some in choices if _lines(brush, some, room) <= most), sentences[-1:])
    lines = brush.letters.wrapped("\n".join(told), room.w, SMALLEST)
    return "\n".join(told) if len(lines) <= most else " ".join(lines[:most])[:-1].rstrip(" ,.") + "…"
