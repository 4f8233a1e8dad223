"""The matches that were played: who is how good at which game, and each match to be gone on with or watched again."""

from __future__ import annotations

from game.input.intents import Intent, Meaning
from game.kernel.say import Say
from game.kernel.transcript import TranscriptError, replay
from game.scenes import doors
from game.scenes.kit import Kit
from game.scenes.menu import MenuScene
from game.stage.brush import Brush, Prompt
from game.stage.canvas import Box
from game.stage.focus import Item
from game.stage.palette import INK, PAPER, SAFFRON, SHADE
from game.store.history import Record, records
from game.store.rows import Kept

SHEET = Box(48, 40, 1824, 900)
TABS = Box(48, 40, 408, 900)
TAB_HEIGHT = 92
PEOPLE = Box(500, 76, 1330, 300)
MATCHES = Box(500, 396, 1330, 520)
ARROW = Box(1834, 400, 34, 64)
ROW, GAP = 96, 8
PERSON = 58
"""Heights of a match and of a person at the usual text size; larger letters leave room for fewer of them."""

PROMPTS = Box(400, 966, 1120, 68)
COLUMNS = (640, 800, 980, 1180)
"""Middles of the numbers in the table of people, from its left edge."""


def moves(n: int) -> Say:
    """How long a match was."""
    return Say("{n} move", "{n} moves", n=n)


class HistoryScene(MenuScene):
    """A tab for each game; below it the people and the matches of that game, the newest first."""

    name = "history"

    def __init__(self, kit: Kit) -> None:
        super().__init__(kit)
        self._games = list(kit.shelf)
        self._load()
        newest = next(iter(self._all), None)
        self.game = newest.header.game if newest else self._games[0]
        self.focus.key = f"game:{self.game}"

    def _load(self) -> None:
        """Read what there is; matches that go on before those that are over."""
        store = self.kit.store
        self._all = [kept for kept in [*store.unfinished(), *store.past()] if kept.header.game in self._games]
        self._first = 0

    @property
    def matches(self) -> list[Kept]:
        """Those of the game whose tab is open."""
        return [kept for kept in self._all if kept.header.game == self.game]

    def people(self) -> list[Record]:
        return records(self.matches)

    def enter(self) -> None:
        self._load()
        super().enter()

    # -- what can be pressed ---------------------------------------------------------------------------

    def items(self) -> list[Item]:
        tab = Box(TABS.x + 24, TABS.y + 140, TABS.w - 30, TAB_HEIGHT)
        tabs = [Item(f"game:{game}", tab._replace(y=tab.y + (TAB_HEIGHT + 12) * number),
                     self.kit.tr(self.kit.shelf.printed(game).title)) for number, game in enumerate(self._games)]
        high = ROW * self._growth
        shown = self.matches[self._first:self._first + self._rows]
        rows = [Item(f"match:{kept.id}", Box(MATCHES.x, MATCHES.y + (high + GAP) * number, MATCHES.w, high),
                     self.outcome(kept)) for number, kept in enumerate(shown)]
        return tabs + rows + self._arrows()

    def _arrows(self) -> list[Item]:
        """For the mouse, where the list goes on above or below what is shown."""
        arrows, tr = [], self.kit.tr
        if self._first > 0:
            arrows.append(Item("newer", ARROW, tr("Newer matches")))
        if self._first + self._rows < len(self.matches):
            arrows.append(Item("older", ARROW._replace(y=MATCHES.y + MATCHES.h - ARROW.h), tr("Older matches")))
        return arrows

    @property
    def _growth(self) -> float:
        """How much larger than usual people want letters to be."""
        return self.kit.brush.letters.grown(30) / 30

    @property
    def _rows(self) -> int:
        """How many matches are shown at a time."""
        return int(MATCHES.h // (ROW * self._growth + GAP))

    def resized(self) -> None:
        super().resized()
        self._first = 0
        self.refresh()

    def outcome(self, kept: Kept) -> str:
        """How a match ended, in a sentence."""
        tr = self.kit.tr
        names = [kept.header.chairs[seat].name for seat in kept.winners if seat < len(kept.header.chairs)]
        if not kept.over:
            return tr("Not over yet")
        if not names:
            return tr("Given up")
        if len(names) == 1:
            return tr("{name} won", name=names[0])
        return tr("A tie of {n} players", n=len(names))

    def _focused(self) -> Kept | None:
        return next((kept for kept in self.matches if self.focus.key == f"match:{kept.id}"), None)

    def intent(self, intent: Intent) -> None:
        step = {Meaning.UP: -1, Meaning.DOWN: 1}.get(intent.meaning, 0)
        if intent.meaning == Meaning.CALL:
            self.kit.spoke = intent.device
            self._export()
        elif step and self._scroll(step):
            self.kit.spoke = intent.device
            self.kit.sound.play("focus")
            self.refresh()
        else:
            super().intent(intent)
            if self.focus.key.startswith("game:") and self.focus.key != f"game:{self.game}":
                self.game = self.focus.key.partition(":")[2]
                self._first = 0
                self.refresh()

    def _scroll(self, step: int) -> bool:
        """One match further where the list goes on beyond its edge; whether it did."""
        kept = self._focused()
        if kept is None:
            return False
        there = self.matches.index(kept) + step
        if not 0 <= there < len(self.matches) or self._first <= there < self._first + self._rows:
            return False
        self._first += step
        self.focus.key = f"match:{self.matches[there].id}"
        return True

    def chosen(self, key: str) -> None:
        if key in ("newer", "older"):
            step = self._rows if key == "older" else -self._rows
            self._first = min(max(self._first + step, 0), len(self.matches) - self._rows)
            return
        kept = self._focused()
        if kept is None:
            return
        try:
            if kept.over:
                transcript = self.kit.store.transcript(kept)
                self.kit.go(doors.replay_scene(self.kit, transcript, replay(transcript, self.kit.shelf.match)))
            else:
                doors.carry_on(self.kit, kept)
        except TranscriptError as error:
            self.kit.notices.append(self.kit.tr("This match cannot be played here: {why}", why=error))

    def _export(self) -> None:
        """Write the match in focus as text."""
        kept = self._focused()
        if kept is None:
            return
        try:
            path = self.kit.store.export(kept)
        except OSError:
            self.kit.notices.append(self.kit.tr("The match cannot be written as a text file here."))
        else:
            self.kit.notices.append(self.kit.tr("The match is written to {path}", path=path))

    # -- drawing ---------------------------------------------------------------------------------------

    def draw(self, brush: Brush) -> None:
        tr = self.kit.tr
        brush.cloth()
        brush.panel(SHEET, PAPER, 36, INK, 5, 8)
        brush.panel(TABS, SHADE, 36, INK, 5)
        brush.words(tr("Matches"), TABS.x + 44, TABS.y + 76, 56, 900, INK, 0, TABS.w - 80)
        for item in self.focus.items:
            if item.key.startswith("game:"):
                self._draw_tab(brush, item)
        self._draw_people(brush)
        for item in self.focus.items:
            kept = next((kept for kept in self.matches if item.key == f"match:{kept.id}"), None)
            if kept is not None:
                self._draw_match(brush, item, kept)
            elif item.key in ("newer", "older"):
                symbol = "symbols/arrow-up" if item.key == "newer" else "symbols/arrow-down"
                brush.sprite(symbol, *item.box.centre, 34)
                if item.key == self.focus.key:
                    brush.focus(item.box, 12)
        if not self.matches:
            words = tr("No match of {game} has been played yet.", game=tr(self.kit.shelf.printed(self.game).title))
            brush.paragraph(words, MATCHES, 38, 700, INK, 0)
        brush.prompts(self._prompts(), PROMPTS, 0.5)

    def _prompts(self) -> list[Prompt]:
        tr, kept = self.kit.tr, self._focused()
        prompts = []
        if kept is not None:
            words = tr("Watch again") if kept.over else tr("Carry on")
            prompts = [self.kit.prompt(Meaning.CONFIRM, words), self.kit.prompt(Meaning.CALL, tr("Write as text"))]
        return [*prompts, self.kit.prompt(Meaning.CANCEL, tr("Done"))]

    def _draw_tab(self, brush: Brush, item: Item) -> None:
        if item.key == f"game:{self.game}":
            brush.panel(item.box, SAFFRON, 22, INK, 4, 4)
        brush.words(item.text, item.box.x + 28, item.box.y + item.box.h / 2, 40, 900, INK, 0, item.box.w - 50)
        if item.key == self.focus.key:
            brush.focus(item.box, 22)

    def _draw_people(self, brush: Brush) -> None:
        tr = self.kit.tr
        growth, size = self._growth, brush.letters.grown(38)
        shown = self.people()[:int((PEOPLE.h - 46) // (PERSON * growth))]
        if not shown:
            if self.matches:
                brush.paragraph(tr("Nobody has finished one yet."), PEOPLE._replace(y=PEOPLE.y + 16), 38, 700, INK, 0)
            return
        heads = (tr("Played"), tr("Won"), tr("Average"), tr("Best"))
        for middle, words in zip(COLUMNS, heads, strict=True):
            brush.words(words, PEOPLE.x + middle, PEOPLE.y + 22, 30, 800, INK, 0.5, 156)
        for number, record in enumerate(shown):
            row = Box(PEOPLE.x, PEOPLE.y + 48 + PERSON * growth * number, PEOPLE.w, PERSON * growth - 4)
            y = row.centre[1]
            if number % 2 == 0:
                brush.panel(row, SHADE, 16, None, 0)
            brush.words(record.name, PEOPLE.x + 24, y, size, 900, INK, 0, 500)
            numbers = (str(record.played), str(record.won), f"{record.average:.1f}", f"{record.best:g}")
            for middle, words in zip(COLUMNS, numbers, strict=True):
                brush.words(words, PEOPLE.x + middle, y, size, 900, INK, 0.5, 156)

    def _draw_match(self, brush: Brush, item: Item, kept: Kept) -> None:
        """One match: how it ended and when, and what everybody had; who won stands on saffron."""
        box, grown = item.box, brush.letters.grown
        brush.panel(box, SHADE if kept.over else PAPER, 22, INK, 3 if kept.over else 5)
        brush.words(item.text, box.x + 28, box.y + box.h * 0.33, grown(38), 900, INK, 0, 500)
        when = kept.begun[:10]
        told = (self.kit.catalogue.say(moves(kept.length), ()) if kept.over else self.kit.tr("Carry on"))
        brush.words(f"{when} · {told}", box.x + 28, box.y + box.h * 0.74, grown(30), 700, INK, 0, 500)
        seats = len(kept.header.chairs)
        width = (box.w - 560) / max(5, seats) if kept.over else min(240, (box.w - 560) / seats)
        left = box.x + box.w - 16 - width * seats
        for seat, chair in enumerate(kept.header.chairs):
            x, y = left + width * seat, box.y + box.h / 2
            if seat in kept.winners:
                brush.panel(Box(x + 2, y - 36, width - 4, 72), SAFFRON, 20, INK, 3)
            brush.seat_mark(seat, x + 38, y, 54)
            points = kept.points[seat] if seat < len(kept.points) else None
            words = chair.name if not kept.over else "–" if points is None else f"{points:g}"
            brush.words(words, x + 72, y, 44 if kept.over else 30, 900, INK, 0, width - 80)
        if item.key == self.focus.key:
            brush.focus(box, 22)
