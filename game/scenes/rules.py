"""The rules book: two leaves side by side, chapters across the top, open at any time."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping

from game.content.cards import Page
from game.input.intents import Intent, Meaning
from game.scenes import doors
from game.scenes.inforce import in_force
from game.scenes.kit import Kit
from game.scenes.leaves import CARD_ASIDE, HEADING, HEIGHT, WIDTH, Leaf, Line, chapters, leaves
from game.scenes.looks import Look
from game.scenes.menu import MenuScene
from game.stage.brush import Brush
from game.stage.canvas import Box
from game.stage.focus import Item
from game.stage.palette import DEEP, INK, KRAFT, PAPER, SAFFRON, SHADE, WINE

COVER = Box(88, 118, 1744, 826)
PAPER_LEFT, PAPER_RIGHT = Box(112, 140, 848, 780), Box(960, 140, 848, 780)
LEFT, RIGHT = Box(190, 168, WIDTH, HEIGHT), Box(1040, 168, WIDTH, HEIGHT)
TABS = Box(150, 34, 1620, 84)
CLOSE = Box(1782, 36, 84, 72)
BACK, ON = Box(112, 964, 96, 76), Box(1712, 964, 96, 76)
PROMPTS = Box(250, 966, 1420, 72)
BEND, BENDS = 18, 24
"""How far paper bulges up in its middle, and in how many straight pieces that is drawn."""

CHAPTER = "chapter:"
TAB_PADDING, TAB_GAP, TAB_TEXT = 60, 12, 34


class RulesScene(MenuScene):
    """Left and right turn the leaves, up and down go a chapter on or back, cancel closes the book. `chapter`,
    from 0, is the one whose tab stands out: of two on these leaves the one that was asked for."""

    name = "rules"

    def __init__(self, kit: Kit, game: str, house: Mapping[str, str] | None = None) -> None:
        super().__init__(kit)
        self._printed = kit.shelf.printed(game)
        self._house = house or {}
        self._book: list[Page] = []
        self._leaves: list[Leaf] = []
        self._open = 0
        self.chapter = 0
        self._bind()

    def _bind(self) -> None:
        """Break the book anew for this text size and language; it stays open at the same chapter."""
        tr, printed = self.kit.tr, self._printed
        self._book = chapters(printed, in_force(printed, self._house, tr), tr)
        self._leaves = leaves(self._book, printed, self.kit.brush.letters, tr)
        self._go(self.chapter)

    @property
    def spread(self) -> tuple[Leaf, Leaf]:
        """The two leaves that are open."""
        return self._leaves[self._open], self._leaves[self._open + 1]

    def resized(self) -> None:
        super().resized()
        self._bind()
        self.refresh()

    # -- turning ---------------------------------------------------------------------------------------

    def items(self) -> list[Item]:
        tr = self.kit.tr
        tabs = [Item(f"{CHAPTER}{number}", box, words) for number, box, words in self._tabs()]
        return [*tabs, Item("back", BACK, tr("Page back"), self._open > 0),
                Item("on", ON, tr("Turn the page"), self._open + 2 < len(self._leaves)),
                Item("close", CLOSE, tr("Close the book"))]

    def _tabs(self) -> list[tuple[int, Box, str]]:
        """The chapters whose tabs fit, the open one and those around it."""
        letters = self.kit.brush.letters
        titles = [page.title for page in self._book]
        widths = [min(640, letters.width(title, TAB_TEXT, 900) + TAB_PADDING) for title in titles]
        shown = [self.chapter]
        room = TABS.w - widths[self.chapter]
        growing = True
        while growing:
            growing = False
            for number in (shown[0] - 1, shown[-1] + 1):
                if 0 <= number < len(titles) and widths[number] + TAB_GAP <= room:
                    room -= widths[number] + TAB_GAP
                    shown = sorted([*shown, number])
                    growing = True
        tabs, x = [], TABS.x
        for number in shown:
            tabs.append((number, Box(x, TABS.y, widths[number], TABS.h), titles[number]))
            x += widths[number] + TAB_GAP
        return tabs

    def chosen(self, key: str) -> None:
        if key.startswith(CHAPTER):
            self._go(int(key.removeprefix(CHAPTER)))
        elif key == "close":
            self.cancel()
        else:
            self._turn(2 if key == "on" else -2)

    def _go(self, chapter: int) -> None:
        """Open where a chapter begins."""
        self.chapter = chapter
        first = next((n for n, leaf in enumerate(self._leaves) if leaf.chapter == chapter and leaf.heading), 0)
        self._open = first // 2 * 2

    def _turn(self, by: int) -> None:
        there = self._open + by
        if 0 <= there < len(self._leaves):
            self._open = there
            left, right = self.spread
            self.chapter = right.chapter if right.heading and not left.heading else left.chapter
            self.kit.sound.play("flip")
        else:
            self.kit.sound.play("refuse")

    def _next_chapter(self, step: int) -> None:
        there, was = self.chapter + step, self._open
        if not 0 <= there < len(self._book):
            self.kit.sound.play("refuse")
            return
        self._go(there)
        self.kit.sound.play("flip" if self._open != was else "focus")

    def intent(self, intent: Intent) -> None:
        self.kit.spoke = intent.device
        match intent.meaning:
            case Meaning.LEFT | Meaning.COVER:
                self._turn(-2)
            case Meaning.RIGHT | Meaning.BOOK:
                self._turn(2)
            case Meaning.UP:
                self._next_chapter(-1)
            case Meaning.DOWN:
                self._next_chapter(1)
            case Meaning.CONFIRM if intent.at is None:
                self._turn(2)
            case Meaning.LOOK:
                self._look()
            case Meaning.MENU:
                self.cancel()
            case _:
                super().intent(intent)
                return
        self.refresh()

    def _look(self) -> None:
        """The cards of these leaves, large."""
        cards = [card for leaf in self.spread for card in leaf.cards]
        if cards:
            doors.look(self.kit, [Look(self._printed.layers[card.kind], card.name, (), card.longer) for card in cards])

    # -- drawing ---------------------------------------------------------------------------------------

    def draw(self, brush: Brush) -> None:
        brush.cloth()
        for item in self.focus.items:
            if item.key.startswith(CHAPTER):
                self._draw_tab(brush, item)
        brush.panel(COVER, WINE, 26, INK, 5, 10)
        for paper, outline in ((PAPER_LEFT, _outline(False)), (PAPER_RIGHT, _outline(True))):
            brush.canvas.blit(brush.paint.polygon(outline, PAPER, INK, 4), paper.x, paper.y)
        brush.canvas.fill(SHADE, Box(930, 166, 26, 744))
        for number, (leaf, box) in enumerate(zip(self.spread, (LEFT, RIGHT), strict=True)):
            self._draw_leaf(brush, leaf, box)
            brush.words(str(self._open + number + 1), box.x + box.w / 2, 878, 30, 800, INK, 0.5)
        self._draw_foot(brush)

    def _draw_tab(self, brush: Brush, item: Item) -> None:
        here = item.key == f"{CHAPTER}{self.chapter}"
        box = item.box if here else Box(item.box.x, item.box.y + 16, item.box.w, item.box.h - 16)
        brush.panel(Box(box.x, box.y, box.w, box.h + 40), SAFFRON if here else KRAFT, 16, INK, 4)
        brush.words(item.text, box.x + box.w / 2, box.y + box.h / 2 + 2, TAB_TEXT, 900 if here else 800, INK, 0.5,
                    box.w - 36)

    def _draw_leaf(self, brush: Brush, leaf: Leaf, box: Box) -> None:
        if leaf.blank:
            brush.sprite("symbols/book", *box.centre, 240)
        if leaf.heading:
            brush.words(leaf.heading, box.x, box.y + 36, HEADING, 900, INK, 0, box.w)
        self._draw_lines(brush, leaf.lines, box.x, box.y)
        for card in leaf.cards:
            x, y = box.x + card.picture.x, box.y + card.picture.y
            picture = brush.art.card(self._printed.layers[card.kind], card.name, card.picture.w)
            brush.canvas.blit(picture, x, y)
            self._draw_lines(brush, card.lines, x + card.picture.w + CARD_ASIDE, y)

    @staticmethod
    def _draw_lines(brush: Brush, lines: Iterable[Line], x: float, y: float) -> None:
        for line in lines:
            brush.words(line.words, x, y + line.y, line.size, line.weight, INK)

    def _draw_foot(self, brush: Brush) -> None:
        """What a mouse or a finger can press, and what the buttons do."""
        for box, key, symbol in ((BACK, "back", "arrow-left"), (ON, "on", "arrow-right"), (CLOSE, "close", "cross")):
            item = next(item for item in self.focus.items if item.key == key)
            if item.enabled:
                brush.panel(box, (*DEEP, 235), box.h / 2, PAPER, 3)
                brush.sprite(f"symbols/{symbol}", *box.centre, 48)
        tr, prompt = self.kit.tr, self.kit.prompt
        prompts = [prompt(Meaning.CANCEL, tr("Close")), prompt(Meaning.RIGHT, tr("Turn")),
                   prompt(Meaning.DOWN, tr("Chapter"))]
        if any(leaf.cards for leaf in self.spread):
            prompts.append(prompt(Meaning.LOOK, tr("Look closely")))
        brush.prompts(prompts, PROMPTS, 0.5)


def _outline(right: bool) -> list[tuple[float, float]]:
    """A sheet of paper that bulges a little: the corners of its picture, from the top outer one on."""
    w, h = PAPER_LEFT.w, PAPER_LEFT.h
    steps = [number / BENDS for number in range(BENDS + 1)]
    top = [(round(2 + (w - 4) * part, 1), round(2 + BEND * (1 - math.sin(math.pi * (0.25 + part * 0.75))), 1))
           for part in steps]
    bottom = [(x, round(y + h - BEND - 6, 1)) for x, y in reversed(top)]
    corners = top + bottom
    return [(round(w - x, 1), y) for x, y in corners] if right else corners
