"""How the setup looks: a column for each chair, the row of house rules, and the button that fills up."""

from __future__ import annotations

import math
from collections.abc import Sequence

from game.scenes.letters import sheet
from game.scenes.seats import Sitter
from game.stage.brush import Brush, Prompt
from game.stage.canvas import Box
from game.stage.palette import (
    ASLEEP,
    DEEP,
    GO,
    INK,
    PAPER,
    PLUM,
    SAFFRON,
    SEAT_ANIMALS,
    SHADE,
    WINE,
    Colour,
    words_on,
)

TOP, HEIGHT, GAP = 140, 640, 16
LEFT, WIDTH = 48, 1824
BAND = 150
GREY = (0xB9, 0xC7, 0xC6)
FADED = (0x7F, 0xB3, 0xB4)
OTHER, BOOK = Box(1160, 48, 350, 68), Box(1522, 48, 350, 68)
HOUSE = Box(48, 804, 1824, 84)
BEGIN = Box(1330, 912, 542, 126)
PROMPTS = Box(48, 937, 1240, 76)
LOST = "lost"
HOLLOW = (0xC9, 0x8A, 0x1E)
ARC, ARC_WIDTH, ARC_STEPS = 52, 12, 24


def chair_box(seat: int, seats: int) -> Box:
    """The column of a chair, of so many."""
    wide = (WIDTH - GAP * (seats - 1)) / seats
    return Box(LEFT + seat * (wide + GAP), TOP, wide, HEIGHT)


def foot(chair: Box) -> Box:
    """The pill at the foot of a chair: ready, or a bot to add."""
    return Box(chair.x + 30, chair.y + chair.h - 100, chair.w - 60, 68)


def sit_box(chair: Box) -> Box:
    """The part of a free chair above its foot."""
    return chair._replace(h=chair.h - 128)


def level_box(chair: Box) -> Box:
    return Box(chair.x + 30, chair.y + 396, chair.w - 60, 66)


def running(brush: Brush, size: float, most: float) -> float:
    """Running words grow with the reader's text size, as far as there is room."""
    return min(brush.letters.grown(size), most)


# -- chairs ----------------------------------------------------------------------------------------------


def draw_sitter(brush: Brush, chair: Box, seat: int, sitter: Sitter, words: dict[str, str],
                buttons: Sequence[Prompt]) -> None:
    """Somebody on a chair. `words` are in the language chosen: `device`, `state`, `level`, and what applies of
    `host`, `confirms`; `buttons` stand beside the latter, or on a chair without a device are those that seat
    somebody there again."""
    x = chair.x + chair.w / 2
    lost = words["state"] == LOST
    sheet(brush, chair, seat, BAND)
    brush.canvas.blit(brush.paint.disc(176, PAPER, INK, 4), x, chair.y + 142, (0.5, 0.5))
    brush.seat_mark(seat, x, chair.y + 142, 148)
    brush.words(sitter.name, x, chair.y + 280, 56, 900, INK, 0.5, chair.w - 32)
    _draw_device(brush, chair, sitter, words["device"])
    if sitter.person:
        _draw_buttons(brush, chair, buttons, words.get("confirms", ""))
        if "host" in words:
            pill = Box(x - 100, chair.y + 456, 200, 56)
            brush.panel(pill, SAFFRON, 28, INK, 4)
            brush.words(words["host"], *pill.centre, 34, 900, INK, 0.5, 176)
    else:
        _draw_level(brush, chair, sitter, words["level"])
    _draw_state(brush, foot(chair), words, lost, GO if sitter.person else GREY)


def _draw_buttons(brush: Brush, chair: Box, buttons: Sequence[Prompt], words: str) -> None:
    """Buttons in a row below the device, and what they do."""
    size = 48 if words else 58
    widths = [brush.glyph_width(button.sprite, button.letter, size) + 14 for button in buttons]
    wide = min(brush.letters.width(words, 32, 700), chair.w - 24 - sum(widths)) if words else 0
    x, y = chair.x + (chair.w - sum(widths) - wide) / 2, chair.y + 412
    for button, step in zip(buttons, widths, strict=True):
        brush.glyph(button.sprite, button.letter, x, y, size)
        x += step
    if words and buttons:
        brush.words(words, x, y, 32, 700, INK, 0, wide + 2)


def _draw_device(brush: Brush, chair: Box, sitter: Sitter, words: str) -> None:
    kind = "robot" if not sitter.person else ("keys" if sitter.device.startswith("keys") else
                                              "mouse" if sitter.device == "mouse" else "pad")
    size = running(brush, 34, 44)
    wide = min(brush.letters.width(words, size, 700), chair.w - 120)
    left = chair.x + (chair.w - wide - 84) / 2
    brush.sprite(f"symbols/{kind}", left + 34, chair.y + 346, 68, 58)
    brush.words(words, left + 84, chair.y + 346, size, 700, INK, 0, chair.w - 116)


def _draw_level(brush: Brush, chair: Box, sitter: Sitter, words: str) -> None:
    box = level_box(chair)
    x, y = box.centre
    brush.panel(box, SHADE, box.h / 2, INK, 3)
    brush.words(words, x, y, 36, 900, INK, 0.5, box.w - 110)
    chevrons(brush, box)
    for pip in range(2):
        lit = pip == 0 or sitter.level != "random"
        brush.panel(Box(x - 44 + pip * 48, chair.y + 480, 40, 14), PLUM if lit else SHADE, 7, INK, 2)


def chevrons(brush: Brush, pill: Box) -> None:
    """Says that a value can be turned: one way at the left end of its pill, the other at the right."""
    y = pill.y + pill.h / 2
    for x, way in ((pill.x + 34, -1), (pill.x + pill.w - 34, 1)):
        corners = [(10 - 9 * way, 2.0), (10 + 9 * way, 18.0), (10 - 9 * way, 34.0)]
        outline = [*corners, *((across - 9 * way, down) for across, down in reversed(corners))]
        least = min(across for across, _ in outline)
        picture = brush.paint.polygon([(across - least + 2, down) for across, down in outline], INK, INK, 3)
        brush.canvas.blit(picture, x, y, (0.5, 0.5))


def _draw_state(brush: Brush, pill: Box, words: dict[str, str], lost: bool, ready: Colour) -> None:
    """What the chair waits for, if anything."""
    x, y = pill.centre
    choosing = words.get("choosing", "")
    fill = WINE if lost else SHADE if choosing else ready
    brush.panel(pill, fill, pill.h / 2, INK, 4)
    text = words["lost"] if lost else choosing or words["state"]
    if lost or choosing or ready == GREY:
        brush.words(text, x, y, 38, 900, words_on(fill), 0.5, pill.w - 40)
    else:
        brush.sprite("symbols/tick-disc", pill.x + 46, y, 50)
        brush.words(text, pill.x + 86, y, 38, 900, INK, 0, pill.w - 116)


def draw_empty(brush: Brush, chair: Box, seat: int, lines: tuple[str, str], prompts: Sequence[Prompt],
               bot: tuple[str, Prompt | None]) -> None:
    """A free chair. `lines` are what to do here and what else would do; `prompts` the buttons that seat
    somebody; `bot` the words of the pill at its foot and the button for it."""
    x = chair.x + chair.w / 2
    inner = chair.grown(-3)
    brush.panel(inner, (*DEEP, 90), 30, None, 0)
    brush.canvas.blit(brush.paint.dashed(inner.w, inner.h, FADED, 5, 30, 20), inner.x, inner.y)
    mark = brush.art.sprite(f"seats/{SEAT_ANIMALS[seat]}", 148).copy()
    mark.set_alpha(128)
    brush.canvas.blit(mark, x, chair.y + 124, (0.5, 0.5))
    brush.paragraph(lines[0], Box(chair.x + 20, chair.y + 208, chair.w - 40, 100), 42, 800, PAPER, 0.5, True)
    widths = [brush.glyph_width(prompt.sprite, prompt.letter, 66) for prompt in prompts]
    left = x - (sum(widths) + 22 * (len(widths) - 1)) / 2
    for prompt, wide in zip(prompts, widths, strict=True):
        brush.glyph(prompt.sprite, prompt.letter, left, chair.y + 360, 66)
        left += wide + 22
    if lines[1]:
        brush.paragraph(lines[1], Box(chair.x + 20, chair.y + 412, chair.w - 40, 100), 34, 700, PAPER, 0.5, True)
    pill = foot(chair)
    brush.panel(pill, (*DEEP, 0), pill.h / 2, PAPER, 3)
    words, button = bot
    used = 0.0
    size = running(brush, 34, 44)
    if button is not None:
        used = brush.glyph(button.sprite, button.letter, pill.x + 20, pill.y + 34, 46) + 12
    brush.words(words, pill.x + (pill.w + used) / 2, pill.y + 34, size, 800, PAPER, 0.5, pill.w - used - 56)


# -- below the chairs ------------------------------------------------------------------------------------


def draw_house(brush: Brush, title: str, pills: Sequence[tuple[str, str, bool]]) -> None:
    """House rules as pills of short words and a value. What does not fit is left out, the usual values
    (third part False) first, from the end."""
    brush.tray(HOUSE, 140)
    size = running(brush, 32, 38)
    used = brush.words(title, HOUSE.x + 28, HOUSE.y + 42, 34, 900, PAPER, 0, 300) + 60
    shown = list(pills)

    def wide(pill: tuple[str, str, bool]) -> float:
        return brush.letters.width(pill[0], size, 700) + brush.letters.width(pill[1], size, 900) + 64

    while shown and used + sum(wide(pill) + 14 for pill in shown) > HOUSE.w - 20:
        usual = [pill for pill in shown if not pill[2]]
        if size > 29:
            size -= 1
        else:
            shown.remove((usual or shown)[-1])
    x = HOUSE.x + used
    for pill in shown:
        box = Box(x, HOUSE.y + 12, wide(pill), 60)
        brush.panel(box, PAPER, 30, INK, 3)
        name = brush.words(pill[0], x + 24, box.y + 30, size, 700, INK)
        brush.words(pill[1], x + 40 + name, box.y + 30, size, 900, WINE)
        x += box.w + 14


def draw_begin(brush: Brush, words: str, prompt: Prompt | None, filled: float, asleep: bool) -> None:
    """The button that begins; `filled` 0..1 is how far it has been held, an asleep one says what is missing."""
    fill = ASLEEP if asleep else SAFFRON
    brush.panel(BEGIN, fill, 63, INK, 5, 8)
    room = Box(BEGIN.x + 48, BEGIN.y + 8, BEGIN.w - 96, BEGIN.h - 16)
    if prompt is not None and not asleep:
        x, y = BEGIN.x + 72, BEGIN.y + BEGIN.h / 2
        _arc(brush, x, y, 1.0, HOLLOW)
        if filled > 0:
            _arc(brush, x, y, filled, INK)
        wide = brush.glyph_width(prompt.sprite, prompt.letter, 46)
        brush.glyph(prompt.sprite, prompt.letter, x - wide / 2, y, 46)
        room = Box(BEGIN.x + 144, BEGIN.y + 8, BEGIN.w - 180, BEGIN.h - 16)
    align = 0.5 if prompt is None or asleep else 0
    brush.paragraph(words, room, 38 if asleep else 48, 900, words_on(fill), align, True)


def _arc(brush: Brush, x: float, y: float, part: float, colour: Colour) -> None:
    """A ring round x, y, filled clockwise from the top; drawn in so many steps that few pictures are kept."""
    count = max(1, round(part * ARC_STEPS))
    turns = [2 * math.pi * number / ARC_STEPS for number in range(count + 1)]
    points = [(ARC + ARC * math.sin(turn), ARC - ARC * math.cos(turn)) for turn in turns]
    inner = ARC - ARC_WIDTH
    points += [(ARC + inner * math.sin(turn), ARC - inner * math.cos(turn)) for turn in reversed(turns)]
    picture = brush.paint.polygon([(round(across, 2), round(down, 2)) for across, down in points], colour, None, 0)
    brush.canvas.blit(picture, x - ARC, y - ARC)
