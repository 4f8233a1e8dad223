"""The house rules of a match as a list: each with its one line of explanation, values turned left and right."""

from __future__ import annotations

import random

import pygame

from game.content.house import Option
from game.input.intents import Intent, Meaning
from game.scenes import doors
from game.scenes.chosen import Chosen, SeedDigits
from game.scenes.columns import chevrons
from game.scenes.kit import Kit
from game.scenes.menu import STEPS, MenuScene
from game.stage.brush import Brush
from game.stage.canvas import Box
from game.stage.focus import Item
from game.stage.palette import INK, KRAFT, PAPER, SAFFRON, SHADE

SHEET = Box(48, 30, 1824, 924)
ROWS = Box(76, 124, 1768, 816)
SHOWN = 7
VALUE_WIDTH = 420
NAME_WIDTH = 340
PROMPTS = Box(76, 968, 1280, 72)
DONE = Box(1490, 964, 382, 82)


class HouseRulesScene(MenuScene):
    """Changes `chosen` in place. Confirm, left and right turn a value; on the seed they throw
    other dice, and confirm opens its digits."""

    name = "house-rules"

    def __init__(self, kit: Kit, title: str, chosen: Chosen) -> None:
        super().__init__(kit)
        self.chosen_values = chosen
        self.digits: SeedDigits | None = None
        self._title = title
        self._options = {option.key: option for option in chosen.options}
        self._keys = [*self._options, "undo", "open-hands", "seed"]
        self._first = 0

    # -- what there is -----------------------------------------------------------------------------------

    def items(self) -> list[Item]:
        tr = self.kit.tr
        high = min(ROWS.h / min(len(self._keys), SHOWN), 136)
        shown = self._keys[self._first:self._first + SHOWN]
        rows = [Item(key, Box(ROWS.x, ROWS.y + number * high, ROWS.w, high - 7), self._name(key))
                for number, key in enumerate(shown)]
        return [*rows, Item("done", DONE, tr("Done"))]

    def _name(self, key: str) -> str:
        tr = self.kit.tr
        if key in self._options:
            return tr(self._options[key].short)
        return {"undo": tr("Undo"), "open-hands": tr("Open hands"), "seed": tr("Seed")}[key]

    def _explained(self, key: str) -> str:
        tr = self.kit.tr
        if key in self._options:
            return tr(self._options[key].words)
        return {"undo": tr("The last step may be taken back, until somebody else acts or learns something."),
                "open-hands": tr("All cards lie open, for teaching: everybody sees every hand."),
                "seed": tr("The same seed deals the same cards. Turn it for other dice, or press it to enter one."),
                }[key]

    def _value(self, key: str) -> str:
        tr = self.kit.tr
        if key in self._options:
            option = self._options[key]
            words = self.chosen_values.words(option)
            return words if option.kind == "number" else tr(words)
        if key == "undo":
            return tr("on") if self.kit.settings.undo else tr("off")
        if key == "open-hands":
            return tr("on") if self.chosen_values.open_hands else tr("off")
        return str(self.chosen_values.seed)

    # -- changing ----------------------------------------------------------------------------------------

    def turned(self, key: str, step: int) -> bool:
        option: Option | None = self._options.get(key)
        if option is not None:
            self.chosen_values.turn(option, step)
        elif key == "undo":
            self.kit.settings.undo = not self.kit.settings.undo
            self.kit.save_settings()
        elif key == "open-hands":
            self.chosen_values.open_hands = not self.chosen_values.open_hands
        elif key == "seed":
            self.chosen_values.seed = random.SystemRandom().randrange(doors.SEED_LIMIT)
        else:
            return False
        return True

    def chosen(self, key: str) -> None:
        if key == "done":
            self.kit.back()
        elif key == "seed":
            self.digits = SeedDigits(self.chosen_values.seed)
            self._type(True)
        else:
            self.turned(key, 1)

    def _type(self, typing: bool) -> None:
        self.kit.devices.typing = typing
        (pygame.key.start_text_input if typing else pygame.key.stop_text_input)()

    def typed(self, text: str) -> None:
        if self.digits is not None:
            self.digits.write(text)
            self.fresh = True

    def leave(self) -> None:
        self._type(False)

    def intent(self, intent: Intent) -> None:
        if self.digits is not None:
            self._enter(intent)
            return
        if intent.meaning in (Meaning.UP, Meaning.DOWN):
            self._scroll(1 if intent.meaning == Meaning.DOWN else -1)
        if self._clicked_chevron(intent):
            self.kit.sound.play("play")
            self.refresh()
        else:
            super().intent(intent)

    def _clicked_chevron(self, intent: Intent) -> bool:
        """A click at an end of a value's pill turns it that way."""
        point = self.kit.point(intent)
        item = None if point is None or intent.meaning != Meaning.CONFIRM else self.focus.at(*point)
        if item is None or point is None or item.key == "done":
            return False
        pill = self._pill(item.box)
        if not (pill.x <= point[0] < pill.x + 80 or pill.x + pill.w - 80 <= point[0]):
            return False
        self.focus.key = item.key
        return self.turned(item.key, -1 if point[0] < pill.x + 80 else 1)

    @staticmethod
    def _pill(row: Box) -> Box:
        """Where a row shows its value."""
        return Box(row.x + row.w - VALUE_WIDTH + 10, row.y + 12, VALUE_WIDTH - 28, row.h - 24)

    def _scroll(self, step: int) -> None:
        """Where there are more rows than fit, the one after the focus comes into sight first."""
        if self.focus.key not in self._keys:
            return
        wanted = self._keys.index(self.focus.key) + step
        if 0 <= wanted < len(self._keys):
            self._first = min(max(self._first, wanted - SHOWN + 1), wanted)
            self.refresh()

    def _enter(self, intent: Intent) -> None:
        """Somebody enters a seed: all that is said is about its digits."""
        assert self.digits is not None
        self.kit.spoke = intent.device
        self.fresh = True
        if intent.meaning in STEPS:
            dx, dy = STEPS[intent.meaning]
            self.digits.walk(dx)
            self.digits.turn(-dy)
            self.kit.sound.play("focus")
        elif intent.meaning == Meaning.CONFIRM:
            self.chosen_values.seed = self.digits.seed
            self._close_digits()
        elif intent.meaning in (Meaning.CANCEL, Meaning.MENU):
            self._close_digits()

    def _close_digits(self) -> None:
        self.digits = None
        self._type(False)
        self.refresh()

    # -- drawing -----------------------------------------------------------------------------------------

    def draw(self, brush: Brush) -> None:
        tr = self.kit.tr
        brush.cloth()
        brush.panel(SHEET, PAPER, 36, INK, 5, 8)
        brush.words(tr("House rules"), 96, 80, 56, 900, INK, 0, 900)
        brush.words(tr(self._title), 1824, 80, 44, 800, INK, 1, 700)
        for item in self.focus.items:
            if item.key == "done":
                brush.button(item.box, item.text, SAFFRON, self.focus.key == "done", size=44)
            else:
                self._draw_row(brush, item)
        if len(self._keys) > SHOWN + self._first:
            brush.sprite("symbols/arrow-down", 960, ROWS.y + ROWS.h + 2, 40)
        if self.digits is not None:
            prompts = [self.kit.prompt(Meaning.CONFIRM, tr("Take it")), self.kit.prompt(Meaning.LEFT, tr("Digit")),
                       self.kit.prompt(Meaning.UP, tr("Turn"))]
        else:
            prompts = [self.kit.prompt(Meaning.CONFIRM, tr("Change")), self.kit.prompt(Meaning.CANCEL, tr("Done")),
                       self.kit.prompt(Meaning.LEFT, tr("Turn"))]
        brush.prompts([prompt for prompt in prompts if prompt.sprite or prompt.letter], PROMPTS)

    def _draw_row(self, brush: Brush, item: Item) -> None:
        box, here = item.box, item.key == self.focus.key
        option = self._options.get(item.key)
        own = option is not None and self.chosen_values.changed(option)
        brush.panel(box, KRAFT if own else SHADE, 24, INK, 3)
        inner = box.grown(-4)
        brush.paragraph(item.text, inner._replace(x=box.x + 24, w=NAME_WIDTH - 24), 36, 900, INK, 0, True)
        words = inner._replace(x=box.x + NAME_WIDTH + 16, w=box.w - NAME_WIDTH - VALUE_WIDTH - 22)
        brush.paragraph(self._explained(item.key), words, 30, 700, INK, 0, True)
        pill = self._pill(box)
        brush.panel(pill, SAFFRON if here else PAPER, pill.h / 2, INK, 4)
        if item.key == "seed" and self.digits is not None:
            self._draw_digits(brush, pill, self.digits)
        else:
            brush.words(self._value(item.key), *pill.centre, 36, 900, INK, 0.5, pill.w - 120)
            chevrons(brush, pill)
        if here:
            brush.focus(box, 24)

    @staticmethod
    def _draw_digits(brush: Brush, pill: Box, entered: SeedDigits) -> None:
        x, y = pill.centre
        step = min(48.0, (pill.w - 40) / len(entered.digits))
        left = x - step * (len(entered.digits) - 1) / 2
        for number, digit in enumerate(entered.digits):
            if number == entered.at:
                brush.panel(Box(left + number * step - step / 2, y - 34, step, 68), PAPER, 12, INK, 4)
            brush.words(str(digit), left + number * step, y, 44, 900, INK, 0.5)
