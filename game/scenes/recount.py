"""What has just been turned up before everybody, and what it brings: a row for each seat, told cue by cue.

It knows no game: a cue that `linger`s (data/games/<id>.yaml) begins a recount, or goes on with it. The cards
are those that lie open in zones only their owners may look into, so everybody has just seen them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from game.content.cards import Printed
from game.kernel.events import Cue
from game.kernel.mirror import Mirror
from game.kernel.say import Say
from game.kernel.table import Card, Seat
from game.stage.art import RATIO
from game.stage.brush import Brush, Prompt
from game.stage.canvas import Box
from game.stage.palette import DEEP, FAINT, PAPER, SAFFRON

SHEET = Box(48, 40, 1824, 900)
POSTER = 330.0
"""Width of the card all is about, at the left."""

PROMPT = Box(760, 958, 400, 72)
ROW = 196.0
GAP = 12.0
CARD = 110.0
WORDS = 520.0
POINTS = 190.0


@dataclass(slots=True)
class Line:
    """One seat's row: the cards it showed, what was said of it, and the points it got."""

    cards: list[Card] = field(default_factory=list)
    said: list[Say] = field(default_factory=list)
    points: int = 0


class Recount:
    """Collects lingering cues, and draws what they told so far. Nothing is drawn before it has begun."""

    def __init__(self) -> None:
        self.lines: dict[Seat, Line] = {}
        self.subject: Card | None = None
        self._idle: dict[Seat, Say] = {}
        self.latest: Seat | None = None

    @property
    def on(self) -> bool:
        """Whether there is anything to show."""
        return bool(self.lines)

    def hear(self, cue: Cue, mirror: Mirror, subject: Card | None, idle: Mapping[Seat, Say]) -> None:
        """A lingering cue was acted out; `subject` is the card that all this is about, `idle` says why some
        seats have no part in it."""
        if not self.on:
            self.subject, self._idle = subject, dict(idle)
            for zone, lying in zip(mirror.box.zones, mirror.zones, strict=True):
                if zone.owner is not None:
                    line = self.lines.setdefault(zone.owner, Line())
                    line.cards += [seen.face for seen in lying if seen is not None and seen.up
                                   and seen.face is not None]
        self.latest = cue.seat
        if cue.seat in self.lines and cue.say is not None:
            line = self.lines[cue.seat]
            line.said.append(cue.say)
            line.points += int(cue.say.args.get("points", 0) or 0)

    def end(self) -> None:
        """Everybody has read it."""
        self.lines = {}

    # -- drawing ---------------------------------------------------------------------------------------

    def draw(self, brush: Brush, printed: Printed, mirror: Mirror, names: Sequence[str],
             say: Callable[[Say], str], go_on: Prompt) -> None:
        """Over the table: the card all is about at the left, a row for each seat beside it; below, how to
        go on."""
        brush.canvas.dim(96)
        brush.panel(SHEET, (*DEEP, 255), 30, PAPER, 4, 8)
        left, faces = SHEET.x + 30, mirror.box.faces
        if self.subject is not None:
            kind = faces[self.subject].kind
            card = brush.art.card(printed.layers[kind], printed.words[kind], POSTER)
            brush.canvas.blit(card, left, SHEET.y + 36)
            room = Box(left, SHEET.y + 36 + POSTER * RATIO + 20, POSTER, 320)
            brush.paragraph(say(Say(printed.words[kind])), room, 34 * 100 / brush.letters.text_size, 900, PAPER)
            left += POSTER + 30
        rows = len(self.lines)
        height = min(ROW, (SHEET.h - 60 - GAP * (rows - 1)) / rows)
        top = SHEET.y + (SHEET.h - rows * height - GAP * (rows - 1)) / 2
        for number, (seat, line) in enumerate(self.lines.items()):
            box = Box(left, top + number * (height + GAP), SHEET.x + SHEET.w - 30 - left, height)
            self._draw_line(brush, box, seat, line, names[seat], say)
            self._draw_cards(brush, box, line, printed, mirror)
        brush.panel(PROMPT, (*DEEP, 250), PROMPT.h / 2, PAPER, 3)
        brush.prompts([go_on], Box(PROMPT.x + 24, PROMPT.y, PROMPT.w - 48, PROMPT.h), 0.5)
        brush.canvas.letterbox()

    def _draw_line(self, brush: Brush, box: Box, seat: Seat, line: Line, name: str, say: Callable[[Say], str]) -> None:
        lit = seat == self.latest
        brush.panel(box, (0x17, 0x42, 0x4A, 255), 22, SAFFRON if lit else None, 6 if lit else 0)
        y = box.y + box.h / 2
        brush.seat_mark(seat, box.x + 62, y - 20, 92)
        brush.words(name, box.x + 62, y + 50, 32, 800, PAPER, 0.5, 118)
        right = box.x + box.w - 24
        told = line.said[-3:] or ([self._idle[seat]] if seat in self._idle and not line.cards else [])
        words = "\n".join(say(part) for part in told)
        if words:
            place = Box(right - POINTS - WORDS, box.y + 8, WORDS, box.h - 16)
            brush.paragraph(words, place, 30, 700, PAPER if lit else FAINT, 0, middle=True)
        points = f"+{line.points}" if line.points else "0"
        ink = SAFFRON if line.points else (*FAINT, 130)
        brush.words(points, right, y, 76 if lit and line.points else 60, 900, ink, 1, POINTS - 20)

    @staticmethod
    def _draw_cards(brush: Brush, box: Box, line: Line, printed: Printed, mirror: Mirror) -> None:
        room = box.w - 140 - WORDS - POINTS - 48
        width = min(CARD, (box.h - 24) / RATIO)
        step = min(width + 10, (room - width) / max(1, len(line.cards) - 1))
        for place, card in enumerate(line.cards):
            kind = mirror.box.faces[card].kind
            picture = brush.art.card(printed.layers[kind], printed.words[kind], width)
            brush.canvas.blit(picture, box.x + 138 + place * step, box.y + (box.h - width * RATIO) / 2)
        if not line.cards:
            brush.canvas.blit(brush.paint.dashed(width, width * RATIO, (*FAINT, 90), 3, width * 0.1, 10),
                              box.x + 138, box.y + (box.h - width * RATIO) / 2)
