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
from game.stage.lettering import SMALLEST
from game.stage.palette import FAINT, PAPER, SAFFRON

ABOUT = Box(48, 40, 390, 880)
"""The tray of the card all is about."""

ROWS = Box(470, 40, 1402, 880)
PROMPT = Box(1180, 960, 692, 68)
LEAST_POSTER, POSTER = 180.0, 270.0
ROW, GAP, CARD = 196.0, 12.0, 110.0
NAME, WORDS, POINTS = 250.0, 470.0, 190.0
"""Widths within a row: who, then the cards, what was said of them, and the points."""


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
        """In the table's place: the card all is about at the left, a row for each seat beside it; below, how
        to go on."""
        brush.cloth()
        area = ROWS
        if self.subject is not None:
            self._draw_subject(brush, printed, mirror.box.faces[self.subject].kind, say)
        else:
            area = Box(ABOUT.x, ROWS.y, ROWS.x + ROWS.w - ABOUT.x, ROWS.h)
        rows = len(self.lines)
        height = min(ROW, (area.h - GAP * (rows - 1)) / rows)
        top = area.y + (area.h - rows * height - GAP * (rows - 1)) / 2
        for number, (seat, line) in enumerate(self.lines.items()):
            box = Box(area.x, top + number * (height + GAP), area.w, height)
            self._draw_line(brush, box, seat, line, names[seat], say)
            self._draw_cards(brush, box, line, printed, mirror)
        brush.prompts([go_on], PROMPT, 1)

    @staticmethod
    def _draw_subject(brush: Brush, printed: Printed, kind: str, say: Callable[[Say], str]) -> None:
        """The card all is about, its name, and what it does. Longer words make the card smaller; words too long
        for that stay away, since the card says the same in pictures."""
        brush.tray(ABOUT, 150)
        left, room = ABOUT.x + 22, ABOUT.w - 44
        heading, look = say(Say(printed.words[kind])), say(Say(printed.look.get(kind, "")))
        name_high, look_high = _high(brush, heading, room, 32, 900), _high(brush, look, room, SMALLEST, 700)
        free = ABOUT.h - 28 - 18 - name_high - 8 - 12
        width = max(LEAST_POSTER, min(POSTER, (free - look_high) / RATIO))
        y = ABOUT.y + 28
        card = brush.art.card(printed.layers[kind], printed.words[kind], width)
        brush.canvas.blit(card, ABOUT.centre[0], y, (0.5, 0))
        y += width * RATIO + 18
        unscaled = 100 / brush.letters.text_size
        brush.paragraph(heading, Box(left, y, room, name_high), 32 * unscaled, 900, PAPER)
        if look_high <= free - width * RATIO + 1:
            brush.paragraph(look, Box(left, y + name_high + 8, room, look_high), SMALLEST * unscaled, 700, FAINT)

    def _draw_line(self, brush: Brush, box: Box, seat: Seat, line: Line, name: str, say: Callable[[Say], str]) -> None:
        lit = seat == self.latest
        brush.tray(box, 150)
        if lit:
            brush.canvas.blit(brush.paint.frame(box.w, box.h, SAFFRON, 6, 22, None, 0), *box.centre, (0.5, 0.5))
        y = box.y + box.h / 2
        brush.seat_mark(seat, box.x + 66, y, min(92, box.h - 30))
        brush.words(name, box.x + 126, y, 36, 900, PAPER, 0, NAME - 140)
        right = box.x + box.w - 28
        place = Box(right - POINTS - WORDS, box.y + 8, WORDS, box.h - 16)
        told = line.said[-3:] if seat not in self._idle or line.said else [self._idle[seat]]
        if words := _fitting(brush, [say(part) for part in told], place):
            brush.paragraph(words, place, 32, 700, PAPER if lit else FAINT, 0, middle=True)
        points = f"+{line.points}" if line.points else "0"
        ink = SAFFRON if line.points else (*FAINT, 150)
        brush.words(points, right, y, 76 if lit and line.points else 60, 900, ink, 1, POINTS - 20)

    @staticmethod
    def _draw_cards(brush: Brush, box: Box, line: Line, printed: Printed, mirror: Mirror) -> None:
        room = box.w - NAME - WORDS - POINTS - 48
        width = min(CARD, (box.h - 24) / RATIO)
        step = min(width + 10, (room - width) / max(1, len(line.cards) - 1))
        top = box.y + (box.h - width * RATIO) / 2
        for place, card in enumerate(line.cards):
            kind = mirror.box.faces[card].kind
            picture = brush.art.card(printed.layers[kind], printed.words[kind], width)
            brush.canvas.blit(picture, box.x + NAME + place * step, top)
        if not line.cards:
            brush.canvas.blit(brush.paint.dashed(width, width * RATIO, (*FAINT, 90), 3, width * 0.1, 10),
                              box.x + NAME, top)


def _high(brush: Brush, text: str, width: float, size: float, weight: int) -> float:
    """How high words of this size stand in lines of this width."""
    letters = brush.letters
    return len(letters.wrapped(text, width, size, weight)) * letters.height(size) if text else 0.0


def _fitting(brush: Brush, sentences: list[str], room: Box) -> str:
    """The last of the sentences, as many as there is room for."""
    letters = brush.letters
    while len(sentences) > 1 and letters.height(SMALLEST) * sum(
            len(letters.wrapped(text, room.w, SMALLEST)) for text in sentences) > room.h:
        sentences = sentences[1:]
    return "\n".join(sentences)
