"""How a row of the settings is drawn: its words, and a switch, pills, a scale, arrows or glyphs."""

from __future__ import annotations

from game.input.intents import Device
from game.scenes.kit import Kit
from game.scenes.knobs import Knob
from game.stage.brush import Brush
from game.stage.canvas import Box
from game.stage.palette import GO, INK, KRAFT, PAPER, SAFFRON, SHADE, TOMATO

LABELS_END = 1010
VALUES = Box(1040, 0, 764, 0)
"""Where values stand in a row; its height is the row's."""

NUMBER_W = 190
ARROW_W = 80
SIZE, LARGEST = 34, 56
ASLEEP_INK = (*INK, 150)
WARM = (0xFF, 0xFB, 0xEE)
"""The ground of the row that has the focus: paper in full light."""

GLYPH = 50


def value_at(knob: Knob, box: Box, x: float) -> int | None:
    """Which value a click at x means: its place among them."""
    part = (x - box.x) / box.w
    match knob.form:
        case "pills":
            return min(len(knob.values) - 1, max(0, int(part * len(knob.values))))
        case "measure":
            along = (x - box.x - 20) / (box.w - NUMBER_W - 40)
            return min(len(knob.values) - 1, max(0, round(along * (len(knob.values) - 1))))
        case "list":
            there = knob.place + (-1 if part < 0.5 else 1)
            return there if 0 <= there < len(knob.values) else None
        case _:
            return None


def draw_row(brush: Brush, kit: Kit, knob: Knob, box: Box, here: bool, device: Device) -> None:
    """One row; `device` is whose glyphs a control shows."""
    if here:
        brush.panel(box, WARM, 22, None, 0)
        brush.focus(box.grown(-8), 20)
    ink = ASLEEP_INK if knob.why else INK
    brush.paragraph(knob.words, Box(box.x + 32, box.y + 6, LABELS_END - box.x - 40, box.h - 12),
                    min(38, LARGEST * 100 / brush.letters.text_size), 900 if here else 800, ink, 0, True)
    area = VALUES._replace(y=box.y, h=box.h)
    if knob.why:
        brush.paragraph(knob.why, area._replace(y=box.y + 6, h=box.h - 12), 30, 700, ink, 0, True)
        return
    match knob.form:
        case "switch":
            _switch(brush, knob, area)
        case "pills":
            _pills(brush, knob, area)
        case "measure":
            _measure(brush, knob, area)
        case "list":
            _list(brush, knob, area)
        case "press":
            _glyphs(brush, kit, knob, area, device)


def _size(brush: Brush) -> float:
    return min(46.0, brush.letters.grown(SIZE))


def _switch(brush: Brush, knob: Knob, box: Box) -> None:
    y = box.y + box.h / 2
    track = Box(box.x, y - 30, 116, 60)
    brush.panel(track, GO if knob.now else KRAFT, 30, INK, 4)
    brush.panel(Box(track.x + (60 if knob.now else 4), y - 26, 52, 52), PAPER, 26, INK, 4)
    if knob.now:
        brush.sprite("symbols/tick", track.x + 34, y, 38)
    brush.words(knob.shown[knob.place], box.x + 144, y, _size(brush), 900, INK, 0, box.w - 150)


def _pills(brush: Brush, knob: Knob, box: Box) -> None:
    width = box.w / len(knob.values)
    for number, words in enumerate(knob.shown):
        chosen = number == knob.place
        pill = Box(box.x + width * number + 3, box.y + box.h / 2 - 31, width - 6, 62)
        brush.panel(pill, SAFFRON if chosen else PAPER, 31, INK, 4 if chosen else 3)
        brush.words(words, *pill.centre, _size(brush), 900 if chosen else 700, INK, 0.5, pill.w - 24)


def _measure(brush: Brush, knob: Knob, box: Box) -> None:
    y = box.y + box.h / 2 - 4
    line = Box(box.x + 20, y - 9, box.w - NUMBER_W - 40, 18)
    last = max(1, len(knob.values) - 1)
    along = line.w * knob.place / last
    brush.panel(line, SHADE, 9, INK, 3)
    if along > 18:
        brush.panel(line._replace(w=along), TOMATO, 9, INK, 3)
    for number in range(len(knob.values)):
        x = line.x + line.w * number / last
        brush.canvas.fill(INK, Box(x - 2, y + 25, 4, 5))
    brush.panel(Box(line.x + along - 26, y - 26, 52, 52), PAPER, 26, INK, 4)
    brush.panel(Box(line.x + along - 10, y - 10, 20, 20), TOMATO, 10, None, 0)
    brush.words(knob.shown[knob.place], box.x + box.w, y + 4, _size(brush), 900, INK, 1, NUMBER_W - 30)


def _list(brush: Brush, knob: Knob, box: Box) -> None:
    y = box.y + box.h / 2
    if knob.place > 0:
        brush.sprite("symbols/arrow-left", box.x + 28, y, 46)
    if knob.place < len(knob.values) - 1:
        brush.sprite("symbols/arrow-right", box.x + box.w - 28, y, 46)
    room = box.w - 2 * ARROW_W
    brush.words(knob.shown[knob.place], box.x + box.w / 2, y, _size(brush), 900, INK, 0.5, room)


def _glyphs(brush: Brush, kit: Kit, knob: Knob, box: Box, device: Device) -> None:
    """The controls that have a meaning now, as many as there is room for."""
    if knob.meaning is None:
        return
    x, y = box.x, box.y + box.h / 2
    for control in kit.devices.bindings.controls(device.kind, knob.meaning):
        glyph = kit.devices.picture(device, control)
        if x > box.x + box.w - 160:
            break
        x += brush.glyph(glyph.sprite, kit.tr(glyph.text) if len(glyph.text) > 1 else glyph.text, x, y, GLYPH) + 20
