"""One hand for drawing in canvas units: shapes, words, pictures, buttons, seat marks, prompts."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import pygame

from game.stage.art import Art
from game.stage.canvas import HEIGHT, WIDTH, Box, Canvas
from game.stage.lettering import SMALLEST, Lettering
from game.stage.paint import Fill, Paint
from game.stage.palette import (
    ASLEEP,
    CLOTH,
    DEEP,
    FAINT,
    INK,
    LIGHT_SHADE,
    PAPER,
    SAFFRON,
    SEAT_ANIMALS,
    TABLE,
    Colour,
    words_on,
)

GLYPH = 46


@dataclass(frozen=True, slots=True)
class Prompt:
    """A button and what it does now: the glyph's sprite and lettering (neither where the device has no such
    button), the words, whether it works; and what it means, for a pointer that presses the prompt itself."""

    sprite: str | None
    letter: str
    words: str
    enabled: bool = True
    meaning: str = ""


class Brush:
    """Draws on a canvas with paint, letters and art of one scale. `said` collects every word drawn with
    the box it must stay in, when a test asks for it by setting it to a list."""

    def __init__(self, surface: pygame.Surface, assets: Path, text_size: int = 100,
                 cache: Path | None = None) -> None:
        self.canvas = Canvas(surface)
        self.paint = Paint(self.canvas.scale)
        self.letters = Lettering(assets / "fonts", self.canvas.scale, text_size)
        self.art = Art(assets / "sprites", self.paint, self.letters, cache)
        self.said: list[tuple[str, Box, Box | None]] | None = None

    # -- grounds ---------------------------------------------------------------------------------------

    def cloth(self) -> None:
        """The table cloth, over all of the window."""
        self._ground("scenery/cloth", TABLE)

    def curtain(self) -> None:
        """The closed curtain, over all of the window."""
        self._ground("scenery/curtain", (0x8A, 0x2E, 0x1E))

    def _ground(self, name: str, colour: Colour) -> None:
        canvas = self.canvas
        size = (round(WIDTH * canvas.scale), round(HEIGHT * canvas.scale))
        picture = self.art.scenery(name, size)
        if picture is None:
            canvas.fill(colour)
            canvas.fill(CLOTH if colour == TABLE else colour, Box(30, 30, WIDTH - 60, HEIGHT - 60))
        else:
            canvas.blit(picture, 0, 0)

    # -- shapes ----------------------------------------------------------------------------------------

    def panel(self, box: Box, fill: Fill = PAPER, radius: float = 22, line: Fill | None = INK, width: float = 4,
              drop: float = 0) -> None:
        self.canvas.blit(self.paint.panel(box.w, box.h, fill, radius, line, width, drop), box.x, box.y)

    def tray(self, box: Box, strength: int = 120) -> None:
        """A dark place on the cloth; `strength` 0-255."""
        self.panel(box, (*DEEP, strength), 22, None, 0)

    def plate(self, box: Box, line: Fill | None = FAINT) -> None:
        """A dark pill for names and notes."""
        self.panel(box, (*DEEP, 235), box.h / 2, line, 2)

    def focus(self, box: Box, radius: float = 22) -> None:
        """The ring round what has the focus."""
        picture = self.paint.frame(box.w + 4, box.h + 4, SAFFRON, 9, radius + 2, INK, 4)
        x, y = box.centre
        self.canvas.blit(picture, x, y, (0.5, 0.5))

    # -- words -----------------------------------------------------------------------------------------

    def words(self, text: str, x: float, y: float, size: float = 30, weight: int = 800, colour: Fill = PAPER,
              align: float = 0, width: float | None = None) -> float:
        """One line with its middle at height y; `align` 0 starts at x, .5 is centred, 1 ends there. With a
        width it is shrunk and cut to fit. Returns its width in units."""
        line = (self.letters.line(text, size, weight, colour) if width is None
                else self.letters.fitted(text, width, size, weight, colour))
        self.canvas.blit(line, x, y, (align, 0.5))
        w = line.get_width() / self.canvas.scale
        if self.said is not None:
            h = line.get_height() / self.canvas.scale
            allowed = None if width is None else Box(x - width * align, y - h / 2, width, h)
            self.said.append((text, Box(x - w * align, y - h / 2, w, h), allowed))
        return w

    def paragraph(self, text: str, box: Box, size: float = 30, weight: int = 700, colour: Fill = PAPER,
                  align: float = 0, middle: bool = False) -> float:
        """Words wrapped into a box from its top, or in its middle; grown to the reader's text size and shrunk
        again if the box is too low, or too narrow for a word. Returns the height used."""
        size = self.letters.grown(size)
        lines = self.letters.wrapped(text, box.w, size, weight)
        while size > SMALLEST and (
                self.letters.height(size) * len(lines) > box.h + min(9, size * 0.3) - size * 0.084
                or any(self.letters.width(line, size, weight) > box.w for line in lines)):
            size = max(SMALLEST, size - 2)
            lines = self.letters.wrapped(text, box.w, size, weight)
        block = self.letters.block(lines, size, weight, colour, align)
        h = block.get_height() / self.canvas.scale
        y = box.y + (box.h - h) / 2 if middle else box.y
        self.canvas.blit(block, box.x + box.w * align, y, (align, 0))
        if self.said is not None:
            w = block.get_width() / self.canvas.scale
            self.said.append((text, Box(box.x + (box.w - w) * align, y, w, h), box.grown(4)))
        return h

    # -- pictures --------------------------------------------------------------------------------------

    def sprite(self, name: str, x: float, y: float, width: float, height: float | None = None,
               align: tuple[float, float] = (0.5, 0.5)) -> None:
        self.canvas.blit(self.art.sprite(name, width, height), x, y, align)

    def seat_mark(self, seat: int, x: float, y: float, size: float) -> None:
        """The animal of a seat, in its colour and shape, with its middle at x, y."""
        self.sprite(f"seats/{SEAT_ANIMALS[seat]}", x, y, size)

    # -- things to press -------------------------------------------------------------------------------

    def button(self, box: Box, text: str, fill: Colour = PAPER, focused: bool = False, enabled: bool = True,
               size: float = 34, sprite: str = "", note: str = "") -> None:
        """A pill that does something when pressed; asleep ones say why in `note`."""
        ground = fill if enabled else ASLEEP
        ink = words_on(ground) if enabled else LIGHT_SHADE
        self.panel(box, ground, min(box.h / 2, 44), INK, 4, 6)
        x, y = box.centre
        room = box.w - 48
        if sprite:
            self.sprite(sprite, box.x + box.h * 0.55, y, box.h * 0.62)
            x += box.h * 0.3
            room -= box.h * 0.6
        if note:
            self.words(text, x, y - size * 0.45, size, 900, ink, 0.5, room)
            self.words(note, x, y + size * 0.7, 30, 700, ink, 0.5, room)
        else:
            self.words(text, x, y, size, 900, ink, 0.5, room)
        if focused:
            self.focus(box, min(box.h / 2, 44))

    def prompts(self, prompts: Sequence[Prompt], box: Box, align: float = 0) -> list[tuple[str, Box]]:
        """The row that says what the buttons do; longer than its box it first loses the words at its end,
        and those of the first button are cut to what is left. Returns what each means, and where it stands."""
        size = self.letters.grown(30)
        shown = [prompt.words for prompt in prompts]
        widths = [self._prompt_width(prompt, words, size) for prompt, words in zip(prompts, shown, strict=True)]
        for index in range(len(shown) - 1, 0, -1):
            if sum(widths) + 28 * (len(widths) - 1) <= box.w:
                break
            if not prompts[index].sprite and not prompts[index].letter:
                continue  # its words are all there is to press
            shown[index] = ""
            widths[index] = self._prompt_width(prompts[index], "", size)
        if widths:
            widths[0] = min(widths[0], box.w - sum(widths[1:]) - 28 * (len(widths) - 1))
        x = box.x + (box.w - sum(widths) - 28 * (len(widths) - 1)) * align
        y = box.y + min(box.h / 2, box.h - size * 0.6)  # larger words grow upwards
        stand = []
        for prompt, words, width in zip(prompts, shown, widths, strict=True):
            glyph = self.glyph(prompt.sprite, prompt.letter, x, y, GLYPH, prompt.enabled)
            if words:
                colour: Fill = PAPER if prompt.enabled else (*PAPER, 110)
                self.words(words, x + glyph + 12, y, size, 800, colour, 0, width - glyph - 11)
            stand.append((prompt.meaning, Box(x - 10, y - 30, width + 20, 60)))
            x += width + 28
        return stand

    def glyph_width(self, sprite: str | None, letter: str, size: float) -> float:
        """How wide `glyph` draws a button; one that the device does not have takes no room."""
        if sprite is None and not letter:
            return 0
        if sprite == "glyphs/key" or sprite is None:
            return max(size, self.letters.width(letter, max(SMALLEST, size * 0.62), 800) + size * 0.5)
        return size

    def _prompt_width(self, prompt: Prompt, words: str, size: float) -> float:
        said = 12 + self.letters.width(words, size, 800) if words else 0
        return self.glyph_width(prompt.sprite, prompt.letter, GLYPH) + said

    def glyph(self, sprite: str | None, letter: str, x: float, y: float, size: float, enabled: bool = True) -> float:
        """A button's picture with its left edge at x and its middle at y; returns its width."""
        if sprite is None and not letter:
            return 0
        if sprite is None or sprite == "glyphs/key":
            width = self.glyph_width(sprite, letter, size)
            cap = self.paint.panel(width, size, PAPER if enabled else LIGHT_SHADE, 8, INK, 3, 5)
            self.canvas.blit(cap, x, y, (0, 0.5))
            self.words(letter, x + width / 2, y - 2, max(SMALLEST, size * 0.62), 800, INK, 0.5)
            return width
        picture = self.art.sprite(sprite, size)
        if not enabled:
            picture = picture.copy()
            picture.set_alpha(110)
        self.canvas.blit(picture, x, y, (0, 0.5))
        return size
