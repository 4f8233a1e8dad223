"""Which button does what, on each device in the house. What is pressed lights up, to try a doubtful one."""

from __future__ import annotations

from game.input.glyphs import KEYS
from game.input.intents import Device, Intent, Meaning
from game.scenes.kit import Kit
from game.scenes.menu import MenuScene
from game.stage.brush import Brush
from game.stage.canvas import Box
from game.stage.focus import Item
from game.stage.palette import INK, PAPER, SAFFRON, SHADE

SHEET = Box(48, 40, 1824, 900)
NAMES_W = 400
HEAD_H = 104
BACK = Box(84, 958, 300, 92)
PROMPTS = Box(410, 966, 930, 76)
HEARD = Box(1360, 958, 476, 92)
MOST_DEVICES = 6
GLYPH = 46
ROOMY = 340
"""From this width on, a device's name stands beside its picture and not below."""

LEAVE_AFTER = 0.6
"""Seconds that cancel must be held: a tap of it only lights it up, as with every other control here."""

MOVES = (Meaning.UP, Meaning.LEFT, Meaning.DOWN, Meaning.RIGHT)


class HelpScene(MenuScene):
    """Nothing pressed here does anything but light up, until cancel is held or the button is clicked."""

    name = "help"

    def __init__(self, kit: Kit) -> None:
        super().__init__(kit)
        self._lit: frozenset[tuple[str, str]] = frozenset()
        self._heard: tuple[Device, str] | None = None

    def enter(self) -> None:
        super().enter()
        self.kit.devices.touched()  # what was pressed to come here is not news

    def items(self) -> list[Item]:
        return [Item("back", BACK, self.kit.tr("Back"))]

    def chosen(self, key: str) -> None:
        self.kit.back()

    def intent(self, intent: Intent) -> None:
        self.kit.spoke = intent.device
        point = self.kit.point(intent)
        if intent.meaning == Meaning.CONFIRM and point is not None and self.focus.at(*point) is not None:
            self.kit.back()

    def step(self, dt: float) -> None:
        devices = self.kit.devices
        for heard in devices.touched():
            self._heard = heard
            self.fresh = True
        lit = frozenset((device.key, control) for device in devices.all() for control in devices.pressed(device))
        self.fresh |= lit != self._lit
        self._lit = lit
        held = max(devices.held(device, Meaning.CANCEL) for device in devices.all())
        if held >= LEAVE_AFTER and not self.kit.scenes.changing:
            self.kit.back()

    def columns(self) -> list[Device]:
        """The devices to show: halves and mouse, then pads, as many as fit."""
        return self.kit.devices.all()[:MOST_DEVICES]

    def rows(self) -> list[tuple[str, tuple[Meaning, ...]]]:
        """What can be meant, and what that is for."""
        tr = self.kit.tr
        return [(tr("Move"), MOVES), (tr("Choose, play, say yes"), (Meaning.CONFIRM,)),
                (tr("Go back, take back"), (Meaning.CANCEL,)), (tr("Look closely"), (Meaning.LOOK,)),
                (tr("Call out, third button"), (Meaning.CALL,)), (tr("Cover the cards"), (Meaning.COVER,)),
                (tr("Open the rules book"), (Meaning.BOOK,)), (tr("Pause"), (Meaning.MENU,))]

    # -- drawing ---------------------------------------------------------------------------------------

    def draw(self, brush: Brush) -> None:
        tr = self.kit.tr
        brush.cloth()
        brush.panel(SHEET, PAPER, 36, INK, 5, 8)
        brush.panel(Box(SHEET.x, SHEET.y, NAMES_W, SHEET.h), SHADE, 36, INK, 5)
        brush.words(tr("Controls"), SHEET.x + 36, SHEET.y + HEAD_H / 2 + 4, 56, 900, INK, 0, NAMES_W - 60)
        columns, rows = self.columns(), self.rows()
        width = (SHEET.w - NAMES_W - 24) / len(columns)
        height = (SHEET.h - HEAD_H - 24) / (len(rows) + 0.7)
        left = SHEET.x + NAMES_W + 12
        for number, device in enumerate(columns):
            self._draw_head(brush, device, Box(left + width * number, SHEET.y + 8, width, HEAD_H))
        y = SHEET.y + HEAD_H + 8
        for words, meanings in rows:
            tall = height * (1.7 if len(meanings) > 1 else 1)
            brush.canvas.fill(INK, Box(SHEET.x + 12, y - 1, SHEET.w - 24, 2))
            brush.paragraph(words, Box(SHEET.x + 36, y + 4, NAMES_W - 60, tall - 8), 32, 800, INK, 0, True)
            for number, device in enumerate(columns):
                self._draw_cell(brush, device, meanings, Box(left + width * number, y, width, tall))
            y += tall
        back = self.focus.items[0]
        brush.button(BACK, back.text, SAFFRON, False, size=40)
        brush.prompts([self.kit.prompt(Meaning.CANCEL, tr("Hold to go back"))], PROMPTS, 0.5)
        self._draw_heard(brush)

    def _draw_head(self, brush: Brush, device: Device, box: Box) -> None:
        """A device's picture and name."""
        symbol = "keys" if device.kind in KEYS else "mouse" if device.kind == "mouse" else "pad"
        name = self.kit.tr(device.name) if device.kind in KEYS else device.name
        if device.kind == "mouse":
            name = self.kit.tr("Mouse or touch")
        if box.w >= ROOMY:
            brush.sprite(f"symbols/{symbol}", box.x + 50, box.y + box.h / 2, 60)
            brush.paragraph(name, Box(box.x + 90, box.y + 6, box.w - 100, box.h - 12), 30, 900, INK, 0, True)
        else:
            brush.sprite(f"symbols/{symbol}", box.x + box.w / 2, box.y + 32, 48)
            brush.words(name, box.x + box.w / 2, box.y + 78, 30, 900, INK, 0.5, box.w - 12)

    def _draw_cell(self, brush: Brush, device: Device, meanings: tuple[Meaning, ...], box: Box) -> None:
        """The controls that mean this; four directions stand as they lie under the hand."""
        x, y = box.centre
        if len(meanings) == 1:
            controls = self.kit.devices.bindings.controls(device.kind, meanings[0])
            self._draw_controls(brush, device, controls, x, y, box.w - 16)
            return
        shown = [self.kit.devices.bindings.controls(device.kind, meaning) for meaning in meanings]
        if device.kind == "mouse":
            pointing = self.kit.devices.bindings.controls(device.kind, Meaning.POINT)
            self._draw_controls(brush, device, pointing[:1], x, y, box.w - 16)
            return
        spots = ((0, -0.5), (-1, 0.5), (0, 0.5), (1, 0.5))
        if device.kind == "pad":  # one picture for all four of the cross, one for the stick
            lit = frozenset(control for controls in shown for control in controls)
            self._draw_controls(brush, device, shown[0], x, y, box.w - 16, lit)
            return
        for controls, (dx, dy) in zip(shown, spots, strict=True):
            self._draw_controls(brush, device, controls[:1], x + dx * 66, y + dy * (GLYPH + 10), 64)

    def _draw_controls(self, brush: Brush, device: Device, controls: tuple[str, ...], x: float, y: float, room: float,
                       any_of: frozenset[str] | None = None) -> None:
        """Glyphs side by side round a middle, those that are down on a saffron ground. `any_of` lights up
        pictures that stand for several controls, by what they share."""
        glyphs: list[tuple[str | None, str, frozenset[str]]] = []
        widths: list[float] = []
        for control in controls:
            glyph = self.kit.devices.picture(device, control)
            letter = self.kit.tr(glyph.text) if len(glyph.text) > 1 else glyph.text
            if glyphs and glyphs[-1][:2] == (glyph.sprite, letter):  # two Enter keys: one picture for both
                glyphs[-1] = (glyph.sprite, letter, glyphs[-1][2] | {control})
                continue
            width = brush.glyph_width(glyph.sprite, letter, GLYPH)
            if sum(widths) + width + 16 * len(widths) > room and widths:
                break
            alike = frozenset(c for c in any_of or () if self.kit.devices.picture(device, c).sprite == glyph.sprite)
            glyphs.append((glyph.sprite, letter, alike | {control}))
            widths.append(width)
        left = x - (sum(widths) + 16 * (len(widths) - 1)) / 2
        key = "keys-left" if device.kind in KEYS else device.key
        for (sprite, letter, means), width in zip(glyphs, widths, strict=True):
            if any((key, control) in self._lit for control in means):
                brush.panel(Box(left - 10, y - GLYPH / 2 - 10, width + 20, GLYPH + 20), SAFFRON, 18, INK, 4)
            brush.glyph(sprite, letter, left, y, GLYPH)
            left += width + 16

    def _draw_heard(self, brush: Brush) -> None:
        """The control that was heard last, bound or not: a silent one is broken or not plugged in."""
        brush.plate(HEARD)
        x, y = HEARD.x + 36, HEARD.y + HEARD.h / 2
        if self._heard is None:
            brush.words(self.kit.tr("Press anything"), x, y, 32, 800, PAPER, 0, HEARD.w - 72)
            return
        glyph = self.kit.devices.picture(*self._heard)
        letter = self.kit.tr(glyph.text) if len(glyph.text) > 1 else glyph.text
        used = brush.glyph(glyph.sprite, letter, x, y, GLYPH)
        brush.words(self.kit.tr("was heard"), x + used + 20, y, 32, 800, PAPER, 0, HEARD.w - used - 92)
