"""How it ended: the rows of the score, and who won."""

from __future__ import annotations

from game.input.intents import Intent, Meaning
from game.scenes import doors
from game.scenes.kit import Kit
from game.scenes.menu import MenuScene
from game.scenes.sitting import Sitting
from game.stage.brush import Brush
from game.stage.canvas import Box
from game.stage.focus import Item
from game.stage.palette import INK, PAPER, SAFFRON


class ScoringScene(MenuScene):
    name = "scoring"

    def __init__(self, kit: Kit, sitting: Sitting) -> None:
        super().__init__(kit)
        self.sitting = sitting
        self.score = sitting.match.score(None)
        self.drawn = False

    def items(self) -> list[Item]:
        return [Item("again", Box(500, 940, 440, 100), self.kit.tr("Play again")),
                Item("leave", Box(980, 940, 440, 100), self.kit.tr("To the title"))]

    def chosen(self, key: str) -> None:
        if key == "again":
            doors.again(self.kit, self.sitting)
        else:
            doors.leave_match(self.kit)

    def cancel(self) -> None:
        doors.leave_match(self.kit)

    def intent(self, intent: Intent) -> None:
        if intent.meaning != Meaning.MENU:
            super().intent(intent)

    def step(self, dt: float) -> None:
        if self.kit.demo is not None and self.drawn and not self.kit.scenes.changing:
            self.kit.demo_over(self.sitting)

    def draw(self, brush: Brush) -> None:
        self.drawn = True
        names = self.sitting.names
        brush.cloth()
        brush.panel(Box(200, 60, 1520, 840), PAPER, 30, INK, 5, 8)
        for seat, name in enumerate(names):
            x = 800 + seat * 200
            brush.seat_mark(seat, x, 140, 100)
            brush.words(name, x, 216, 34, 800, INK, 0.5, 190)
        for number, row in enumerate(self.score.rows):
            y = 290 + number * 56
            brush.words(self.kit.say(row.label, names), 240, y, 34, 800, INK, 0, 460)
            for seat, points in enumerate(row.points):
                brush.words("–" if points is None else str(points), 800 + seat * 200, y, 40, 900, INK, 0.5)
        for seat, total in enumerate(self.score.totals):
            brush.words(str(total), 800 + seat * 200, 830, 56, 900, SAFFRON if seat in self.score.winners else INK, 0.5)
        for item in self.focus.items:
            brush.button(item.box, item.text, SAFFRON, item.key == self.focus.key, size=40)
        brush.canvas.letterbox()
