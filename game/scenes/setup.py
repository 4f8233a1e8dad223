"""Who sits down: press to join, names, bots, house rules, and the start."""

from __future__ import annotations

from game.input.intents import Device, Intent, Meaning
from game.kernel.transcript import Chair, Transcript
from game.scenes import doors
from game.scenes.kit import Kit
from game.scenes.menu import MenuScene
from game.scenes.sitting import PRESET_NAMES, sit_down
from game.stage.brush import Brush
from game.stage.canvas import Box
from game.stage.focus import Item
from game.stage.palette import INK, PAPER, SAFFRON, SEAT_COLOURS

START = Box(1330, 912, 542, 126)


class SetupScene(MenuScene):
    name = "setup"

    def __init__(self, kit: Kit, game: str) -> None:
        super().__init__(kit)
        self.game = game
        self.printed = kit.shelf.printed(game)
        self.chairs: list[Chair] = []
        self.devices: list[str] = []
        self.drawn = False
        if kit.demo is not None:
            self.chairs = list(doors.demo_header(kit).chairs)

    def items(self) -> list[Item]:
        return [Item("bot", Box(48, 912, 400, 126), self.kit.tr("Add a bot")),
                Item("start", START, self.kit.tr("Begin"), len(self.chairs) in self.kit.shelf.games[self.game].seats)]

    def chosen(self, key: str) -> None:
        if key == "bot" and len(self.chairs) < self.kit.shelf.games[self.game].seats[-1]:
            self.chairs.append(Chair(PRESET_NAMES[len(self.chairs)], "normal"))
            self.devices.append("")
        elif key == "start":
            self.begin()

    def intent(self, intent: Intent) -> None:
        joined = any(intent.is_from(key) for key in self.devices if key)
        if intent.meaning == Meaning.CONFIRM and not joined and len(self.chairs) < 4:
            self.join(intent.device)
        else:
            super().intent(intent)

    def join(self, device: Device) -> None:
        self.kit.spoke = device
        self.chairs.append(Chair(PRESET_NAMES[len(self.chairs)], "person", True))
        self.devices.append(device.key)
        self.refresh()

    def begin(self) -> None:
        if self.kit.demo is not None:
            doors.demo_table(self.kit)
            return
        header = Transcript(self.game, doors.new_seed(self.kit), tuple(self.chairs))
        doors.table(self.kit, sit_down(self.kit.shelf, header, list(self.devices)))

    def step(self, dt: float) -> None:
        if self.kit.demo is not None and self.drawn and not self.kit.scenes.changing:
            self.begin()

    def draw(self, brush: Brush) -> None:
        self.drawn = True
        brush.cloth()
        brush.words(self.kit.tr(self.printed.title), 66, 82, 64, 900)
        for seat, chair in enumerate(self.chairs):
            box = Box(48 + 368 * seat, 140, 352, 640)
            brush.panel(box, PAPER, 26, INK, 5, 6)
            brush.panel(Box(box.x, box.y, box.w, 150), SEAT_COLOURS[seat], 26, INK, 5)
            brush.seat_mark(seat, box.x + 176, box.y + 150, 170)
            brush.words(chair.name, box.x + 176, box.y + 280, 56, 900, INK, 0.5, 320)
        for item in self.focus.items:
            brush.button(item.box, item.text, SAFFRON, item.key == self.focus.key, item.enabled, 44)
        brush.canvas.letterbox()
