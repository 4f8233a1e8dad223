"""The settings: tabs and rows, turned by left and right, saved and felt at once, with a sample below."""

from __future__ import annotations

from game.input.glyphs import KEYS
from game.input.intents import Device, Intent, Meaning
from game.scenes import doors, knobs
from game.scenes.kit import Kit
from game.scenes.knobs import Knob
from game.scenes.menu import MenuScene
from game.scenes.rows import LABELS_END, VALUES, draw_row, value_at
from game.scenes.samples import Sample
from game.stage.brush import Brush
from game.stage.canvas import Box
from game.stage.focus import Item
from game.stage.palette import INK, LIGHT_SHADE, PAPER, SAFFRON, SHADE

SHEET = Box(48, 40, 1824, 900)
TABS_W = 408
TAB = Box(70, 166, 386, 92)
TAB_STEP = 102
DONE = Box(76, 806, 352, 92)
HELP = Box(76, 696, 352, 92)
ROW = Box(496, 66, 1340, 98)
ROW_STEP = 105
ROWS_SHOWN = 5
PROMPTS = Box(250, 966, 1420, 68)
PATIENCE = 8.0
"""Seconds to wait for the control that somebody wants to use."""

SYMBOLS = {"play": "cards", "screen": "", "sound": "speaker", "controls": "pad", "language": ""}


class SettingsScene(MenuScene):
    """Cancel goes from the rows to their tabs, and from the tabs back to where one came from."""

    name = "settings"

    def __init__(self, kit: Kit) -> None:
        super().__init__(kit)
        self.tab = knobs.TABS[0]
        self.device = kit.spoke if kit.spoke in kit.devices.all() else kit.devices.all()[0]
        self.waiting: Knob | None = None
        self._left = 0.0
        self._first = 0
        self._told = ""
        self._sample = Sample(kit)
        self.focus.key = f"tab:{self.tab}"

    # -- what there is ---------------------------------------------------------------------------------

    def tab_words(self) -> dict[str, str]:
        tr = self.kit.tr
        return {"play": tr("Play"), "screen": tr("Screen"), "sound": tr("Sound"), "controls": tr("Controls"),
                "language": tr("Language")}

    def knobs(self) -> list[Knob]:
        """The rows of the open tab."""
        device = self.device if self.device in self.kit.devices.all() else self.kit.devices.all()[0]
        return knobs.knobs(self.kit, self.tab, device, self._pick)

    def _pick(self, device: Device) -> None:
        self.device = device

    @property
    def knob(self) -> Knob | None:
        """The row that has the focus."""
        return next((knob for knob in self.knobs() if f"row:{knob.key}" == self.focus.key), None)

    def items(self) -> list[Item]:
        tabs = [Item(f"tab:{tab}", TAB._replace(y=TAB.y + TAB_STEP * number), words)
                for number, (tab, words) in enumerate(self.tab_words().items())]
        rows = [Item(f"row:{knob.key}", ROW._replace(y=ROW.y + ROW_STEP * number), knob.words, not knob.why, knob.why)
                for number, knob in enumerate(self.knobs()[self._first:self._first + ROWS_SHOWN])]
        tr = self.kit.tr
        return [*tabs, Item("help", HELP, tr("All controls")), Item("done", DONE, tr("Done")), *rows]

    # -- going about -----------------------------------------------------------------------------------

    def _open(self, tab: str) -> None:
        if tab != self.tab:
            self.tab, self._first, self._told = tab, 0, ""

    def _walk(self, step: int) -> bool:
        """Up or down, within the rows or within the tabs; whether that went anywhere."""
        if self.focus.key.startswith("row:"):
            keys = [f"row:{knob.key}" for knob in self.knobs()]
        else:
            keys = [*(f"tab:{tab}" for tab in knobs.TABS), "help", "done"]
        there = keys.index(self.focus.key) + step if self.focus.key in keys else 0
        if not 0 <= there < len(keys):
            return False
        self.focus.key = keys[there]
        self._told = ""
        if self.focus.key.startswith("row:"):
            self._first = min(max(self._first, there - ROWS_SHOWN + 1), there)
        elif self.focus.key.startswith("tab:"):
            self._open(knobs.TABS[there])
        return True

    def _aside(self, step: int) -> bool:
        """Left or right: turn the row, or go between tabs and rows."""
        if not self.focus.key.startswith("row:"):
            if step > 0:
                self._enter_rows()
            return step > 0
        knob = self.knob
        if knob is None or knob.form == "press":
            self.focus.key = f"tab:{self.tab}" if step < 0 else self.focus.key
            return step < 0
        return knob.by(step)

    def _enter_rows(self) -> None:
        self.focus.key = f"row:{self.knobs()[self._first].key}"

    def cancel(self) -> None:
        if self.focus.key.startswith("row:"):
            self.focus.key = f"tab:{self.tab}"
            self.kit.sound.play("move")
            self.refresh()
        else:
            self.kit.back()

    def intent(self, intent: Intent) -> None:
        if self.waiting is not None:
            return  # whatever is pressed now is heard in `step`
        self.kit.spoke = intent.device
        point = self.kit.point(intent)
        match intent.meaning:
            case Meaning.UP | Meaning.DOWN:
                self._sound(self._walk(-1 if intent.meaning == Meaning.UP else 1))
            case Meaning.LEFT | Meaning.RIGHT:
                self._sound(self._aside(-1 if intent.meaning == Meaning.LEFT else 1))
            case Meaning.COVER | Meaning.BOOK:
                there = knobs.TABS.index(self.tab) + (1 if intent.meaning == Meaning.BOOK else -1)
                self._open(knobs.TABS[there % len(knobs.TABS)])
                self.focus.key = f"tab:{self.tab}"
                self._sound(True)
            case Meaning.LOOK:
                self._as_it_was()
            case Meaning.MENU:
                self.kit.back()
            case Meaning.CONFIRM if point is not None and (item := self.focus.at(*point)):
                self._clicked(item, point)
            case Meaning.CANCEL if intent.at is not None:
                self.kit.back()
            case _:
                super().intent(intent)
                return
        self.refresh()

    def _sound(self, moved: bool) -> None:
        if moved:
            self.kit.sound.play("focus")

    def _as_it_was(self) -> None:
        knob = self.knob
        if knob is not None and not knob.why and knob.form != "press" and knob.now != knob.first:
            knob.turn(knob.first)
            self._sound(True)

    def _clicked(self, item: Item, point: tuple[float, float]) -> None:
        """A click on a value takes it; on the words of a row, or on anything else, it is a press."""
        self.focus.key = item.key
        knob = self.knob
        if knob is None or knob.form in ("press", "switch") or point[0] < LABELS_END or knob.why:
            self.chosen(item.key)
            return
        there = value_at(knob, VALUES._replace(y=item.box.y, h=item.box.h), point[0])
        if there is not None and knob.by(there - knob.place):
            self._sound(True)

    def chosen(self, key: str) -> None:
        knob = self.knob
        if key == "done":
            self.kit.back()
        elif key == "help":
            doors.controls(self.kit)
        elif key.startswith("tab:"):
            self._open(key.partition(":")[2])
            self._enter_rows()
        elif knob is None or knob.why:
            self.kit.sound.play("refuse")
        elif knob.meaning is not None:
            self.waiting, self._left, self._told = knob, PATIENCE, ""
            self.kit.devices.touched()  # what was pressed so far is not the answer
        elif knob.form == "press":
            knob.turn(None)
        else:
            knob.by(1, round_about=True)

    # -- waiting for a control -------------------------------------------------------------------------

    def step(self, dt: float) -> None:
        if self._sample.step(dt, self.knob):
            self.fresh = True
        if self.waiting is None:
            return
        before = int(self._left)
        self._left -= dt
        heard = self.kit.devices.touched()
        if heard:
            self._told = self._bind(self.waiting, *heard[0])
        elif self._left <= 0:
            self._told = self.kit.tr("Nothing was pressed, so nothing is changed.")
        if heard or self._left <= 0:
            self.waiting = None
            self.refresh()
        elif int(self._left) != before:
            self.fresh = True

    def _bind(self, knob: Knob, device: Device, control: str) -> str:
        """Give a control its new meaning; what to tell about it."""
        tr, kind, bindings = self.kit.tr, self.device.kind, self.kit.devices.bindings
        assert knob.meaning is not None
        if (device.kind in KEYS) != (kind in KEYS) or (kind not in KEYS and device.kind != kind):
            return tr("That was another device, so nothing is changed.")
        if kind in KEYS:
            other = KEYS[1 - KEYS.index(kind)]
            theirs, mine = bindings.meaning(other, control), bindings.meaning(kind, control)
            if theirs is not None and mine is None:
                return tr("The other half of the keyboard uses that key already.")
        try:
            knobs.bind(self.kit, bindings.changed(kind, knob.meaning, control))
        except ValueError:
            return tr("That control cannot be given away.")
        self.kit.sound.play("play")
        return tr("Done. Press it again to try it on the page of all controls.")

    # -- drawing ---------------------------------------------------------------------------------------

    def draw(self, brush: Brush) -> None:
        brush.cloth()
        brush.panel(SHEET, PAPER, 36, INK, 5, 8)
        brush.panel(Box(SHEET.x, SHEET.y, TABS_W, SHEET.h), SHADE, 36, INK, 5)
        brush.words(self.kit.tr("Settings"), 92, 104, 56, 900, INK, 0, TABS_W - 70)
        shown = {f"row:{knob.key}": knob for knob in self.knobs()}
        for item in self.focus.items:
            here = item.key == self.focus.key
            if item.key.startswith("tab:"):
                self._draw_tab(brush, item, here)
            elif item.key in shown:
                if round((item.box.y - ROW.y) / ROW_STEP + self._first) % 2:
                    brush.panel(item.box, LIGHT_SHADE, 22, None, 0)
                draw_row(brush, self.kit, shown[item.key], item.box, here, self.device)
            elif item.key in ("help", "done"):
                brush.button(item.box, item.text, SAFFRON if here else PAPER, here, size=36)
        self._draw_more(brush, len(shown))
        self._sample.draw(brush, self.knob, self.waiting, int(self._left) + 1, self._told)
        self._draw_prompts(brush)

    def _draw_tab(self, brush: Brush, item: Item, here: bool) -> None:
        tab = item.key.partition(":")[2]
        box, y = item.box, item.box.y + item.box.h / 2
        if tab == self.tab:
            brush.panel(box, SAFFRON, 18, INK, 4, 4)
        if here:
            brush.focus(box, 18)
        if tab == "language":
            brush.words("A", box.x + 50, y, 50, 900, INK, 0.5)
        elif tab == "screen":
            brush.panel(Box(box.x + 24, y - 22, 52, 38), PAPER, 6, INK, 5)
            brush.canvas.fill(INK, Box(box.x + 36, y + 18, 28, 5))
        else:
            brush.sprite(f"symbols/{SYMBOLS[tab]}", box.x + 50, y, 54)
        brush.words(item.text, box.x + 96, y, min(46, brush.letters.grown(36)), 900 if tab == self.tab else 800, INK, 0,
                    box.w - 112)

    def _draw_more(self, brush: Brush, count: int) -> None:
        """Arrows where rows go on above or below."""
        x = ROW.x + ROW.w + 16
        if self._first > 0:
            brush.sprite("symbols/arrow-up", x, ROW.y + 16, 34)
        if self._first + ROWS_SHOWN < count:
            brush.sprite("symbols/arrow-down", x, ROW.y + ROW_STEP * ROWS_SHOWN - 22, 34)

    def _draw_prompts(self, brush: Brush) -> None:
        tr, prompt = self.kit.tr, self.kit.prompt
        knob, rows = self.knob, self.focus.key.startswith("row:")
        if self.waiting is not None:
            return
        pointing = self.kit.spoke is not None and self.kit.spoke.kind == "mouse"
        if knob is None:
            prompts = [prompt(Meaning.CONFIRM, tr("Choose"))]
        else:
            by = Meaning.CONFIRM if knob.form == "press" or pointing else Meaning.RIGHT
            prompts = [prompt(by, tr("Change"), enabled=not knob.why)]
        prompts.append(prompt(Meaning.CANCEL, tr("To the tabs") if rows and not pointing else tr("Done")))
        if knob is not None and knob.form != "press":
            prompts.append(prompt(Meaning.LOOK, tr("As it was"), enabled=knob.now != knob.first))
        if not pointing:
            prompts.append(prompt(Meaning.BOOK, tr("Next tab")))
        brush.prompts(prompts, PROMPTS, 0.5)
