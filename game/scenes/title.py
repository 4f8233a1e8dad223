"""The title: a tile for each game, playing by itself, that makes people come over."""

from __future__ import annotations

from game.input.intents import Device, Intent, Meaning
from game.kernel.say import Say
from game.scenes import doors
from game.scenes.corner import Corner
from game.scenes.idle import Idle, Moment, moment
from game.scenes.kit import Kit
from game.scenes.menu import MenuScene
from game.stage.brush import Brush
from game.stage.canvas import Box
from game.stage.focus import Item
from game.stage.lettering import SMALLEST
from game.stage.painting import Dab
from game.stage.palette import DEEP, INK, PAPER, SAFFRON, SHADE, TABLE

ROW = Box(84, 450, 1752, 420)
"""All tiles; a margin on both sides leaves room for the ring of the focus."""

GAP = 36
WIDEST = 560
MOST_TILES = 4
"""More games than these in one row scroll."""

PRESS = Box(600, 904, 720, 96)
WAYS = Box(1346, 904, 526, 96)
WAYS_GAP = 22
GLYPH = 50
LIFT, GROW = 14, 8
"""How much higher and larger the tile with the focus stands."""

PICTURE_H, PICTURE_IN = 270, 18
STILL = Moment(0, 0.0)
BUTTON = "\0"
"""Stands in a sentence for a button's picture."""


class TitleScene(MenuScene):
    """The tiles in one row, settings, controls and leaving below them. Only the pictures of the tiles are
    drawn again while they play; the corner to the left holds the matches that were played."""

    name = "title"

    def __init__(self, kit: Kit) -> None:
        super().__init__(kit)
        self.drawn = False
        self._corner = Corner(kit)
        self._looked = False
        self._games = list(kit.shelf)
        self._pictures = {game: Idle(kit.shelf.printed(game), number) for number, game in enumerate(self._games)}
        self._first = 0
        self._tile = self._games[0] if self._games else ""
        self._clock = 0.0
        self._moments: dict[str, Moment] = {}
        self._still: list[Dab] = []
        self._still_for: Device | None = None

    def enter(self) -> None:
        super().enter()
        self._looked = False
        self.kit.sound.music("title")

    def leave(self) -> None:
        self.kit.sound.music(None)

    def refresh(self) -> None:
        self._still = []
        super().refresh()

    def resized(self) -> None:
        self.refresh()

    # -- what can be pressed ---------------------------------------------------------------------------

    def items(self) -> list[Item]:
        tr = self.kit.tr
        tiles = [Item(f"game:{game}", box, tr(self.kit.shelf.printed(game).title)) for game, box in self._tiles()]
        ways = [("settings", tr("Settings")), ("controls", tr("Controls")), ("quit", tr("Quit"))]
        ways_out = [Item(key, box, words) for (key, words), box in zip(ways, self._way_boxes(), strict=True)]
        return tiles + self._corner.items() + ways_out

    def _tiles(self) -> list[tuple[str, Box]]:
        """The games that are shown and where: in the middle if they are few, narrower or scrolled if many."""
        shown = self._games[self._first:self._first + MOST_TILES]
        width = min(WIDEST, (ROW.w - GAP * (len(shown) - 1)) / max(1, len(shown)))
        left = ROW.x + (ROW.w - (width + GAP) * len(shown) + GAP) / 2
        return [(game, Box(left + (width + GAP) * number, ROW.y, width, ROW.h)) for number, game in enumerate(shown)]

    def _way_boxes(self) -> list[Box]:
        width = (WAYS.w - 2 * WAYS_GAP) / 3
        return [Box(WAYS.x + (width + WAYS_GAP) * number, WAYS.y, width, WAYS.h) for number in range(3)]

    def chosen(self, key: str) -> None:
        match key:
            case "settings":
                doors.settings(self.kit)
            case "controls":
                doors.controls(self.kit)
            case "quit":
                doors.ask_quit(self.kit)
            case _ if not self._corner.chosen(key):
                doors.setup(self.kit, key.partition(":")[2])

    def cancel(self) -> None:
        doors.ask_quit(self.kit)

    def intent(self, intent: Intent) -> None:
        point = self.kit.point(intent)
        if intent.meaning == Meaning.LOOK:
            self.kit.spoke = intent.device
            doors.settings(self.kit)
        elif intent.meaning in (Meaning.CALL, Meaning.MENU):
            self.kit.spoke = intent.device
            doors.ask_quit(self.kit)
        elif intent.meaning == Meaning.BOOK:
            self.kit.spoke = intent.device
            doors.controls(self.kit)
        elif intent.meaning in (Meaning.LEFT, Meaning.RIGHT):
            self.kit.spoke = intent.device
            self._beside(-1 if intent.meaning == Meaning.LEFT else 1)
        elif intent.meaning == Meaning.CONFIRM and point is not None and PRESS.contains(*point) and self.focus.current:
            self.kit.spoke = intent.device
            self.chosen(self.focus.key)
        elif intent.meaning == Meaning.UP and not self.focus.key.startswith("game:"):
            self.kit.spoke = intent.device
            self.focus.key = f"game:{self._tile}"  # back to the tile one came from, not to the nearest
            self.kit.sound.play("focus")
            self.refresh()
        else:
            super().intent(intent)
            spoken = self.focus.key.partition(":")
            self._tile = spoken[2] if spoken[0] == "game" else self._tile

    def _beside(self, step: int) -> None:
        """One tile further, scrolling where the row goes on beyond the edge; or one further below the tiles."""
        if self.focus.key.startswith("game:"):
            keys = [f"game:{game}" for game in self._games]
        else:
            below = [item for item in self.focus.items if not item.key.startswith("game:")]
            keys = [item.key for item in sorted(below, key=lambda item: item.box.x)]
        there = keys.index(self.focus.key) + step if self.focus.key in keys else -1
        if not 0 <= there < len(keys):
            return
        self.focus.key = keys[there]
        if keys[there].startswith("game:"):
            self._tile = self._games[there]
            self._first = min(max(self._first, there - MOST_TILES + 1), there)
        self.kit.sound.play("focus")
        self.refresh()

    # -- time ------------------------------------------------------------------------------------------

    def step(self, dt: float) -> None:
        if self.kit.demo is not None and self.drawn and not self.kit.scenes.changing:
            doors.setup(self.kit, self.kit.demo.game)
        if not self._looked and self.kit.demo is None and self.kit.scenes.top is self:
            self._looked = True
            self._corner.look()
            self.refresh()
        if self.kit.settings.reduced_motion or self.kit.scenes.top is not self:
            return
        self._clock += dt
        now = {game: moment(self._clock, number) for number, game in enumerate(self._games)}
        self.fresh |= now != self._moments
        self._moments = now

    # -- drawing ---------------------------------------------------------------------------------------

    def draw(self, brush: Brush) -> None:
        self.drawn = True
        if not self._still or self._still_for != self.kit.spoke:
            self._still, self._still_for = brush.canvas.record(self._draw_still, brush), self.kit.spoke
        brush.canvas.lay(self._still)
        for item in self._tile_items():
            self._draw_picture(brush, item)

    def _tile_items(self) -> list[Item]:
        return [item for item in self.focus.items if item.key.startswith("game:")]

    def _draw_still(self, brush: Brush) -> None:
        """All but the pictures on the tiles."""
        self._draw_ground(brush)
        for item in self._tile_items():
            self._draw_tile(brush, item)
        self._draw_foot(brush)

    def _draw_ground(self, brush: Brush) -> None:
        brush.canvas.fill(TABLE)
        brush.sprite("scenery/rays", 960, 540, 1920, 1080)
        brush.sprite("scenery/leaves-left", 0, 1080, 420, 900, (0, 1))
        brush.sprite("scenery/leaves-right", 1920, 1080, 420, 900, (1, 1))
        brush.sprite("scenery/valance", 960, 0, 1920, 90, (0.5, 0))
        brush.sprite("scenery/logo", 960, 204, 1792, 272)
        brush.words(self._tagline(), 960, 378, 44, 800, PAPER, 0.5, 900)

    def _tagline(self) -> str:
        games = len(self._games)
        if games == 3:
            return self.kit.tr("Three card games, one sofa")
        return self.kit.say(Say("{n} card game, one sofa", "{n} card games, one sofa", n=games))

    def _stand(self, item: Item) -> Box:
        """Where a tile is drawn: the one with the focus stands out."""
        if item.key != self.focus.key:
            return item.box
        return Box(item.box.x - GROW, item.box.y - LIFT - GROW, item.box.w + 2 * GROW, item.box.h + 2 * GROW)

    def _picture(self, item: Item) -> Box:
        box = self._stand(item)
        return Box(box.x + PICTURE_IN, box.y + PICTURE_IN, box.w - 2 * PICTURE_IN, box.h - (ROW.h - PICTURE_H))

    def _draw_tile(self, brush: Brush, item: Item) -> None:
        """All of a tile but its picture."""
        game, box = item.key.partition(":")[2], self._stand(item)
        printed, seats = self.kit.shelf.printed(game), self.kit.shelf.games[game].seats
        brush.panel(box, PAPER, 30, INK, 5, 8)
        foot = box.y + box.h
        pill = Box(box.x + box.w - 180, foot - 98, 152, 68)
        room = pill.x - box.x - 56
        brush.words(item.text, box.x + 36, foot - 88, 52, 900, INK, 0, room)
        brush.words(self.kit.tr(printed.tagline), box.x + 36, foot - 38, min(46, brush.letters.grown(34)), 700, INK, 0,
                    room)
        brush.panel(pill, SHADE, 34, INK, 3)
        brush.sprite("symbols/person", pill.x + 40, pill.y + 34, 46)
        words = f"{seats[0]}–{seats[-1]}" if len(seats) > 1 else str(seats[0])
        brush.words(words, pill.x + 104, pill.y + 34, 38, 900, INK, 0.5)
        if item.key == self.focus.key:
            brush.focus(box, 30)

    def _draw_picture(self, brush: Brush, item: Item) -> None:
        """A tile's moving picture, under a frame that rounds its corners."""
        game, box = item.key.partition(":")[2], self._picture(item)
        self._pictures[game].draw(brush, box, self._moments.get(game, STILL))
        edge = 11
        brush.panel(box.grown(edge), (*PAPER, 0), 22 + edge, PAPER, edge)
        brush.panel(box, (*INK, 0), 22, INK, 5)

    def _draw_foot(self, brush: Brush) -> None:
        current = self.focus.current
        brush.panel(PRESS, SAFFRON, 48, INK, 5, 6)
        if current is not None:
            self._draw_press(brush, current)
        self._corner.draw(brush, self.focus.key)
        ways = self.focus.items[-3:]
        worded = all(brush.letters.width(item.text, SMALLEST, 800) <= item.box.w - 14 for item in ways)
        for item, symbol, meaning in zip(ways, ("gear", "pad", "quit"), (Meaning.LOOK, Meaning.BOOK, Meaning.CALL),
                                         strict=True):
            self._draw_way(brush, item, symbol, meaning, worded)

    def _draw_press(self, brush: Brush, current: Item) -> None:
        """What confirming does now, the button in the middle of the sentence."""
        before, after = "", current.text
        if current.key.startswith("game:"):
            words = self.kit.tr("Press {button} to play {game}", button=BUTTON, game=current.text)
            before, _, after = words.partition(BUTTON)
        prompt = self.kit.prompt(Meaning.CONFIRM, "")
        size, room = 44.0, PRESS.w - 220
        parts = before.strip(), after.strip()
        while size > 29 and sum(brush.letters.width(part, size, 900) for part in parts if part) > room:
            size -= 1
        left, right = (brush.letters.width(part, size, 900) + 22 if part else 0 for part in parts)
        glyph = brush.glyph_width(prompt.sprite, prompt.letter, 66)
        x, y = PRESS.x + (PRESS.w - left - glyph - right) / 2, PRESS.y + 48
        brush.words(parts[0], x, y, size, 900, INK)
        brush.glyph(prompt.sprite, prompt.letter, x + left, y, 66)
        brush.words(parts[1], x + left + glyph + 22, y, size, 900, INK, 0, room)

    def _draw_way(self, brush: Brush, item: Item, symbol: str, meaning: Meaning, worded: bool) -> None:
        """A way out: its picture, the button that goes there at once, and its words below if all have room."""
        box = item.box
        brush.panel(box, (*DEEP, 235), 26, PAPER, 3)
        prompt = self.kit.prompt(meaning, "")
        x, y, size = box.x + box.w / 2, box.y + (33 if worded else box.h / 2), 46 if worded else 60
        if prompt.sprite is None and not prompt.letter:
            brush.sprite(f"symbols/{symbol}", x, y, size)
        else:
            cap = brush.glyph_width(prompt.sprite, prompt.letter, 40)
            left = x - (size + 14 + cap) / 2
            brush.sprite(f"symbols/{symbol}", left + size / 2, y, size)
            brush.glyph(prompt.sprite, prompt.letter, left + size + 14, y, 40)
        if worded:
            brush.words(item.text, x, box.y + 74, 30, 800, PAPER, 0.5, box.w - 14)
        if item.key == self.focus.key:
            brush.focus(box, 26)
