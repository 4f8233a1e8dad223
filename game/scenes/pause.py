"""The pause: whose turn it is, what is played, and the ways on and out. It covers the table, so that nobody
reads another's cards while people talk."""

from __future__ import annotations

from game.input.intents import Intent, Meaning
from game.scenes import doors
from game.scenes.inforce import InForce, in_force
from game.scenes.kit import Kit
from game.scenes.menu import MenuScene
from game.scenes.sitting import Sitting
from game.stage.brush import Brush
from game.stage.canvas import Box
from game.stage.focus import Item
from game.stage.palette import INK, KRAFT, PAPER, SAFFRON, SHADE

SHEET = Box(48, 40, 1824, 900)
WAYS = Box(48, 40, 700, 900)
WAY_HEIGHT = 96
WAYS_ROOM = 740
"""Height that all ways share, however many there are."""

NOTES = Box(800, 92, 1010, 800)
RULE_HEIGHT = 92
PROMPTS = Box(400, 966, 1120, 68)


class PauseScene(MenuScene):
    """Opened over a table or a curtain by anybody; going on is what cancel and menu do as well."""

    name = "pause"

    def __init__(self, kit: Kit, sitting: Sitting) -> None:
        super().__init__(kit)
        self._sitting = sitting

    def items(self) -> list[Item]:
        tr = self.kit.tr
        ways = [("on", tr("Go on")), ("rules", tr("Rules")), ("settings", tr("Settings")), ("help", tr("Controls")),
                *self._comings_and_goings(), ("title", tr("Save and leave")), ("give-up", tr("Give up this match"))]
        step = min(WAY_HEIGHT + 20, WAYS_ROOM / len(ways))
        top = WAYS.y + WAYS.h - 44 - step * len(ways) + 20
        return [Item(key, Box(WAYS.x + 50, top + step * number, WAYS.w - 100, step - 20), words)
                for number, (key, words) in enumerate(ways)]

    def _comings_and_goings(self) -> list[tuple[str, str]]:
        """Who is away and may come back; and that the one who holds this device may leave it to a bot."""
        sitting, names, spoke = self._sitting, self._sitting.names, self.kit.spoke
        found = [(f"back:{seat}", self.kit.tr("{name} is back", name=names[seat])) for seat in sorted(sitting.away)]
        mine = sitting.holders(spoke.key) if spoke is not None else []
        if len(mine) == 1:
            found.append((f"leave:{mine[0]}", self.kit.tr("{name} leaves", name=names[mine[0]])))
        return found

    def chosen(self, key: str) -> None:
        kit, tr = self.kit, self.kit.tr
        key, _, seat = key.partition(":")
        match key:
            case "back":
                doors.come_back(kit, self._sitting, int(seat))
            case "leave":
                words = tr("A bot plays on for {name}, who may come back.", name=self._sitting.names[int(seat)])
                doors.ask(kit, words, tr("Leave"), tr("Stay"), lambda: doors.leave_seat(kit, self._sitting, int(seat)))
            case "on":
                kit.back()
            case "rules":
                doors.rules(kit, self._sitting.header.game, self._sitting.header.house)
            case "settings":
                doors.settings(kit)
            case "help":
                doors.controls(kit)
            case "title":
                self._leave()
            case "give-up":
                doors.ask(kit, tr("Give up this match? Nobody wins it then."), tr("Give up"), tr("Play on"),
                          self._give_up)

    def _leave(self) -> None:
        """To the title; every move is kept already, unless nothing can be kept here."""
        kit, tr = self.kit, self.kit.tr
        if kit.store.saves:
            doors.leave_match(kit)
        else:
            doors.ask(kit, tr("Leave the table for the title? This match is not kept."), tr("Leave"), tr("Stay"),
                      lambda: doors.leave_match(kit))

    def _give_up(self) -> None:
        """The match ends here, without a winner."""
        self._sitting.journal.finish(self._sitting.match)
        doors.leave_match(self.kit)

    def intent(self, intent: Intent) -> None:
        if intent.meaning == Meaning.MENU:
            self.kit.spoke = intent.device
            self.kit.back()
        elif intent.meaning == Meaning.BOOK:
            self.kit.spoke = intent.device
            doors.rules(self.kit, self._sitting.header.game, self._sitting.header.house)
        else:
            super().intent(intent)

    # -- drawing ---------------------------------------------------------------------------------------

    def draw(self, brush: Brush) -> None:
        brush.cloth()
        brush.panel(SHEET, PAPER, 36, INK, 5, 8)
        brush.panel(WAYS, SHADE, 36, INK, 5)
        brush.words(self.kit.tr("Pause"), WAYS.x + 56, WAYS.y + 78, 56, 900, INK, 0, WAYS.w - 112)
        for item in self.focus.items:
            here = item.key == self.focus.key
            brush.button(item.box, item.text, SAFFRON if here else PAPER, here, item.enabled,
                         min(44, brush.letters.grown(38)))
        self._draw_notes(brush)
        tr = self.kit.tr
        brush.prompts([self.kit.prompt(Meaning.CONFIRM, tr("Choose")), self.kit.prompt(Meaning.CANCEL, tr("Go on")),
                       self.kit.prompt(Meaning.BOOK, tr("Rules"))], PROMPTS, 0.5)

    def _draw_notes(self, brush: Brush) -> None:
        tr, sitting = self.kit.tr, self._sitting
        brush.words(tr(sitting.printed.title), NOTES.x, NOTES.y + 26, 64, 900, INK, 0, NOTES.w)
        seat = sitting.match.awaited
        turn = Box(NOTES.x + 116, NOTES.y + 92, NOTES.w - 116, 96)
        if seat is None:
            brush.paragraph(tr("The match is over."), turn._replace(x=NOTES.x, w=NOTES.w), 40, 800, INK, 0, True)
        else:
            brush.seat_mark(seat, NOTES.x + 46, turn.y + 48, 92)
            brush.paragraph(tr("It is {name}'s turn.", name=sitting.names[seat]), turn, 40, 800, INK, 0, True)
        brush.words(tr("House rules"), NOTES.x, NOTES.y + 248, 44, 900, INK, 0, NOTES.w)
        rules = in_force(sitting.printed, sitting.header.house, tr)
        y = NOTES.y + 288
        room = NOTES.y + NOTES.h - 88 - y
        height = min(RULE_HEIGHT, room / max(1, len(rules)) - 10)
        for rule in rules:
            self._draw_rule(brush, Box(NOTES.x, y, NOTES.w, height), rule)
            y += height + 10
        if not rules:
            brush.paragraph(tr("This game has none."), Box(NOTES.x, y, NOTES.w, 100), 34, 700, INK)
        brush.words(tr("The dice of this match: {seed}", seed=sitting.header.seed), NOTES.x, NOTES.y + NOTES.h - 26, 30,
                    700, INK, 0, NOTES.w)

    @staticmethod
    def _draw_rule(brush: Brush, box: Box, rule: InForce) -> None:
        """A rule and its value; one that people changed stands on a darker ground and is ticked."""
        brush.panel(box, KRAFT if rule.own else SHADE, 20, INK, 3)
        left = 28
        if rule.own:
            brush.sprite("symbols/tick", box.x + 44, box.y + box.h / 2, 40)
            left = 76
        half = box.w * 0.5
        brush.paragraph(rule.short, Box(box.x + left, box.y + 4, half - left - 16, box.h - 8), 34, 800, INK, 0, True)
        brush.paragraph(rule.value, Box(box.x + half, box.y + 4, box.w - half - 28, box.h - 8), 34, 900, INK, 1, True)
