"""The title: three tiles, one per game, that make people come over."""

from __future__ import annotations

from game.input.intents import Intent, Meaning
from game.scenes import doors
from game.scenes.kit import Kit
from game.scenes.menu import MenuScene
from game.stage.brush import Brush
from game.stage.canvas import Box
from game.stage.focus import Item
from game.stage.palette import INK, PAPER, SAFFRON, SHADE

TILES = (Box(84, 450, 560, 420), Box(680, 450, 560, 420), Box(1276, 450, 560, 420))
PRESS = Box(560, 900, 800, 96)


class TitleScene(MenuScene):
    name = "title"

    def __init__(self, kit: Kit) -> None:
        super().__init__(kit)
        self.drawn = False

    def enter(self) -> None:
        super().enter()
        self.kit.sound.music("title")

    def leave(self) -> None:
        self.kit.sound.music(None)

    def items(self) -> list[Item]:
        return [Item(f"game:{game}", box, self.kit.tr(self.kit.shelf.printed(game).title))
                for game, box in zip(self.kit.shelf, TILES, strict=False)]

    def chosen(self, key: str) -> None:
        doors.setup(self.kit, key.partition(":")[2])

    def cancel(self) -> None:
        doors.ask_quit(self.kit)

    def intent(self, intent: Intent) -> None:
        if intent.meaning == Meaning.LOOK:
            self.kit.spoke = intent.device
            doors.settings(self.kit)
        elif intent.meaning in (Meaning.CALL, Meaning.MENU):
            self.kit.spoke = intent.device
            doors.ask_quit(self.kit)
        else:
            super().intent(intent)

    def step(self, dt: float) -> None:
        if self.kit.demo is not None and self.drawn and not self.kit.scenes.changing:
            doors.setup(self.kit, self.kit.demo.game)

    def draw(self, brush: Brush) -> None:
        self.drawn = True
        tr = self.kit.tr
        brush.cloth()
        brush.sprite("scenery/logo", 960, 204, 1792, 272)
        brush.words(tr("Three card games, one sofa"), 960, 398, 44, 800, PAPER, 0.5)
        for item in self.focus.items:
            self._draw_tile(brush, item)
        current = self.focus.current
        if current is not None:
            brush.panel(PRESS, SAFFRON, 48, INK, 5, 6)
            prompt = self.kit.prompt(Meaning.CONFIRM, "")
            words = tr("Play {game}", game=current.text)
            width = brush.letters.width(words, 44, 900) + 100
            left = PRESS.x + (PRESS.w - width) / 2
            used = brush.glyph(prompt.sprite, prompt.letter, left, PRESS.y + 48, 70)
            brush.words(words, left + used + 24, PRESS.y + 48, 44, 900, INK)
        brush.prompts([self.kit.prompt(Meaning.LOOK, tr("Settings")), self.kit.prompt(Meaning.CALL, tr("Quit"))],
                      Box(1390, 904, 446, 88), 1)
        brush.canvas.letterbox()

    def _draw_tile(self, brush: Brush, item: Item) -> None:
        game = item.key.partition(":")[2]
        printed, box = self.kit.shelf.printed(game), item.box
        seats = self.kit.shelf.games[game].seats
        brush.panel(box, PAPER, 30, INK, 5, 8)
        picture = Box(box.x + 22, box.y + 22, box.w - 44, 270)
        brush.panel(picture, (0x17, 0x42, 0x4A), 22, INK, 4)
        kinds = list(dict.fromkeys(kind for page in printed.book for kind in page.cards))[:4]
        for number, kind in enumerate(kinds):
            card = brush.art.card(printed.layers[kind], printed.words[kind], 120)
            x = picture.x + picture.w * (number + 1) / (len(kinds) + 1)
            brush.canvas.blit(card, x, picture.y + 135, (0.5, 0.5))
        brush.words(self.kit.tr(printed.title), box.x + 34, box.y + 338, 50, 900, INK)
        brush.words(self.kit.tr(printed.tagline), box.x + 34, box.y + 386, 34, 700, INK)
        pill = Box(box.x + box.w - 190, box.y + 322, 156, 72)
        brush.panel(pill, SHADE, 36, INK, 3)
        brush.words(f"{seats[0]}–{seats[-1]}", pill.x + 78, pill.y + 36, 38, 900, INK, 0.5)
        if item.key == self.focus.key:
            brush.focus(box, 30)
