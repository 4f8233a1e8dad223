"""Spelling a name: letters to walk over with a pad or to click, names to take as they are, or a keyboard."""

from __future__ import annotations

from collections.abc import Sequence

from game.scenes.seats import cleaned
from game.stage.brush import Brush, Prompt
from game.stage.canvas import Box
from game.stage.focus import Item
from game.stage.palette import GO, INK, LIGHT_SHADE, PAPER, SAFFRON, SEAT_COLOURS, SHADE, TOMATO

ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
OWN_LETTERS = {"de": "ÄÖÜß", "fi": "ÄÖÅ", "pl": "ĄĆĘŁŃÓŚŹŻ"}
"""What a language needs besides; the others get what is commonest here."""

HEAD = 112
"""Height of the coloured head of a chair where something is being chosen."""

GRID_TOP, GRID_HEIGHT = 190, 300
NAMES_TOP, NAMES_HEIGHT = 120, 58
DONE_HEIGHT = 64


class Letters:
    """A name being spelt. `names` can be taken as they are. Keys of its items: `letter:X`, `name:N`,
    `rub-out`, `done`."""

    def __init__(self, name: str, names: Sequence[str], language: str = "en") -> None:
        self.old = name
        self.text = ""
        self.names = list(names)[:2]
        self.letters = ALPHABET + OWN_LETTERS.get(language.partition("_")[0], "ÄÖ")

    @property
    def name(self) -> str:
        """The name as it stands; nothing spelt keeps the old one."""
        return self.text.strip() or self.old

    def press(self, key: str) -> bool:
        """Do what an item stands for; whether the name is finished."""
        kind, _, rest = key.partition(":")
        if kind == "letter":
            self.write(rest if not self.text or self.text[-1] in " -" else rest.lower())
        elif kind == "name":
            self.text = self.names[int(rest)]
        elif kind == "rub-out":
            self.rub_out()
        return kind in ("done", "name")

    def write(self, text: str) -> None:
        """Letters at the end; what is too long or cannot be drawn is left out."""
        self.text = cleaned(self.text + text)

    def rub_out(self) -> None:
        self.text = self.text[:-1]

    # -- where it stands -------------------------------------------------------------------------------

    def items(self, chair: Box, rub_out_words: str, done_words: str) -> list[Item]:
        """Everything that can be pressed, laid out in a chair's box; the words are for two keys without a letter."""
        columns = 6 if len(self.letters) <= 28 else 7
        rows = -(-(len(self.letters) + 2) // columns)
        left, step = chair.x + 18, (chair.w - 34) / columns
        top, high = chair.y + GRID_TOP, GRID_HEIGHT / rows
        items = []
        for number, name in enumerate(self.names):
            wide = (chair.w - 34 - 12) / 2
            box = Box(left + number * (wide + 12), chair.y + NAMES_TOP, wide, NAMES_HEIGHT)
            items.append(Item(f"name:{number}", box, name))
        for number, letter in enumerate(self.letters):
            box = Box(left + number % columns * step, top + number // columns * high, step - 4, high - 6)
            items.append(Item(f"letter:{letter}", box, letter))
        used = len(self.letters) % columns
        if columns - used < 2:
            used = columns - 2
        rub_out = Box(left + used * step, top + (rows - 1) * high, 2 * step - 4, high - 6)
        done = Box(chair.x + 30, chair.y + chair.h - 84, chair.w - 60, DONE_HEIGHT)
        return [*items, Item("rub-out", rub_out, rub_out_words), Item("done", done, done_words)]

    def draw(self, brush: Brush, chair: Box, seat: int, items: Sequence[Item], here: str,
             prompts: Sequence[Prompt], done: Prompt, caret: bool = True) -> None:
        """The whole chair while a name is spelt. `here` is the key with the focus, `prompts` what the buttons
        do, `done` the button that ends it."""
        head(brush, chair, seat)
        field = Box(chair.x + 112, chair.y + 22, chair.w - 132, 72)
        brush.panel(field, PAPER, 16, INK, 4)
        shown = self.text or self.old
        colour = INK if self.text else (*INK, 110)
        wide = brush.words(shown, field.x + 16, field.y + 36, 46, 900, colour, 0, field.w - 40)
        if caret:
            brush.panel(Box(field.x + 18 + (wide if self.text else 0), field.y + 14, 5, 44), TOMATO, 2, None, 0)
        for item in items:
            self._draw_item(brush, item, item.key == here, done)
        part = (chair.w - 24) / max(1, len(prompts))
        for number, prompt in enumerate(prompts):
            x, y = chair.x + 12 + number * part, chair.y + 524
            wide = brush.glyph(prompt.sprite, prompt.letter, x, y, 40)
            brush.words(prompt.words, x + wide + 8, y, 30, 800, INK, 0, part - wide - 10)

    @staticmethod
    def _draw_item(brush: Brush, item: Item, here: bool, done: Prompt) -> None:
        box, (x, y) = item.box, item.box.centre
        if item.key == "done":
            brush.panel(box, GO, box.h / 2, INK, 4)
            wide = brush.glyph(done.sprite, done.letter, box.x + 20, y, 46)
            brush.words(done.words, box.x + 32 + wide, y, 36, 900, INK, 0, box.w - wide - 50)
            if here:
                brush.focus(box, box.h / 2)
        elif item.key.startswith("name:"):
            brush.panel(box, SAFFRON if here else SHADE, box.h / 2, INK, 5 if here else 3)
            brush.words(item.text, x, y, 32, 800, INK, 0.5, box.w - 28)
        else:
            if here:
                brush.panel(box.grown(4), SAFFRON, 14, INK, 5)
            else:
                brush.panel(box, LIGHT_SHADE, 10, None, 0)
            if item.key == "rub-out":
                brush.sprite("symbols/arrow-left", x, y, box.h * 0.8)
            else:
                brush.words(item.text, x, y, 42 if here else 36, 900 if here else 800, INK, 0.5)


def sheet(brush: Brush, chair: Box, seat: int, band: float) -> None:
    """A chair's sheet of paper, with a band in the seat's colour so high across its top."""
    brush.panel(chair, PAPER, 30, INK, 4, 8)
    whole = brush.paint.panel(chair.w, band + 60, SEAT_COLOURS[seat], 30, INK, 4)
    top = whole.subsurface((0, 0, whole.get_width(), min(brush.canvas.px(band), whole.get_height())))
    brush.canvas.blit(top, chair.x, chair.y)
    brush.panel(Box(chair.x, chair.y + band - 4, chair.w, 4), INK, 0, None, 0)


def head(brush: Brush, chair: Box, seat: int) -> None:
    """A chair where something is being chosen: a low band with the seat's mark in it."""
    sheet(brush, chair, seat, HEAD)
    brush.seat_mark(seat, chair.x + 60, chair.y + 58, 84)
