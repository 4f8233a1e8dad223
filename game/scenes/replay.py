"""A match from the past, forwards and backwards, at any speed, from anybody's seat or from the table."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable

from game.input.intents import Intent, Meaning
from game.kernel.events import Cue
from game.kernel.match import Match
from game.kernel.say import Say
from game.kernel.table import Seat, Viewer
from game.kernel.transcript import Transcript
from game.scenes.kit import Kit
from game.scenes.showing import LOG_KEPT
from game.scenes.stack import Scene
from game.scenes.tape import Tape
from game.stage import hud, layout
from game.stage.brush import Brush
from game.stage.canvas import SAFE_X, WIDTH, Box
from game.stage.focus import Focus, Item
from game.stage.lettering import SMALLEST
from game.stage.painting import Dab
from game.stage.palette import DEEP, FAINT, INK, PAPER, SAFFRON
from game.stage.stage import SPEEDS, Stage

DWELL = 0.6
"""Seconds between two moves that play by themselves, at normal speed."""

PACES = tuple(SPEEDS)
WIDTHS = {"back": 0.8, "on": 2.2, "play": 2.6, "pace": 2.6, "eyes": 3.0, "leave": 2.4}
"""What can be pressed, and how wide each is beside the others; back and on share a pill."""

GAP = 12

MEANINGS = {"back": Meaning.LEFT, "play": Meaning.CONFIRM, "on": Meaning.RIGHT, "pace": Meaning.UP,
            "eyes": Meaning.LOOK, "leave": Meaning.CANCEL}


class ReplayScene(Scene):
    """`ended` is called once when it has played to the end by itself."""

    name = "replay"

    def __init__(self, kit: Kit, header: Transcript, match: Match, ended: Callable[[], None] | None = None) -> None:
        super().__init__(kit)
        self.header = header
        self.tape = Tape(match)
        self.printed = kit.shelf.printed(header.game)
        self.viewer: Viewer = None
        self.at = -1
        self.playing = True
        self.pace = kit.speed
        self.log: deque[tuple[Seat | None, Say]] = deque(maxlen=LOG_KEPT)
        self._names = [chair.name for chair in header.chairs]
        self._ended = ended
        self._dwell = 0.0
        self._still: list[Dab] = []
        self._still_as: object = None
        self.layout = layout.load(kit.shelf.map(header.game), match.box.seats, [zone.name for zone in match.box.zones])
        self.stage = Stage(self.printed, self.layout, self.tape.view(None, -1), 0, self._on_cue,
                           self.kit.sound.play)
        self.stage.speed = self.pace
        self.stage.reduced = kit.settings.reduced_motion
        self.focus = Focus(self.items())

    def items(self) -> list[Item]:
        """The pills of the bottom row, for a pointer; every other device has a button for each."""
        words = self._words()
        row = self._row()
        unit = (row.w - GAP * (len(WIDTHS) - 2)) / sum(WIDTHS.values())
        items, x = [], row.x
        for key, width in WIDTHS.items():
            items.append(Item(key, Box(x, row.y, unit * width, row.h), words[key]))
            x += unit * width + (GAP if key != "back" else 0)
        return items

    def _row(self) -> Box:
        place = self.layout.hud("prompts")
        left, top = (440, 996) if place is None else (place.x, place.y)
        return Box(left, top - 4, WIDTH - SAFE_X - left, 56)

    def _track(self) -> Box:
        """The line along which the match runs."""
        row = self._row()
        return Box(row.x, row.y - 40, row.w - 210, 28)

    def _words(self) -> dict[str, str]:
        tr = self.kit.tr
        pace = {"slow": tr("slow"), "normal": tr("normal"), "fast": tr("fast"), "instant": tr("instant")}[self.pace]
        eyes = tr("The table") if self.viewer is None else self._names[self.viewer]
        return {"back": tr("Back"), "play": tr("Pause") if self.playing else tr("Play"), "on": tr("Step"),
                "pace": pace, "eyes": eyes, "leave": tr("Leave")}

    # -- moving along ----------------------------------------------------------------------------------

    def step(self, dt: float) -> None:
        if self.stage.busy or self.stage.moving:
            self.fresh = True
        self.stage.step(dt)
        if self.stage.busy or not self.playing:
            return
        self._dwell -= dt * min(SPEEDS[self.pace], 1000.0)
        if self._dwell > 0:
            return
        if self.at < self.tape.length:
            self.forward()
            return
        self.playing = False
        self.refresh()
        if self._ended is not None:
            self._ended()

    def forward(self) -> None:
        """The next move is acted out; what is still going on is finished first."""
        self.stage.hurry()
        if self.at < self.tape.length:
            self.at += 1
            self.stage.play(self.tape.beats(self.viewer, self.at))
            self._dwell = DWELL
        self.refresh()

    def go(self, at: int) -> None:
        """Lie as the table lay at a moment, at once."""
        self.at = min(max(at, 0), self.tape.length)
        self.stage.settle(self.tape.view(self.viewer, self.at), self.viewer or 0)
        self.log.clear()
        self.log.extend(self.tape.log(self.at))
        self._dwell = DWELL
        self.refresh()

    def _on_cue(self, cue: Cue) -> None:
        if cue.say is not None:
            self.log.append((cue.seat, cue.say))
        look = self.printed.cues.get(cue.name)
        if look is not None and look.sound:
            self.kit.sound.play(look.sound)

    # -- hands -----------------------------------------------------------------------------------------

    def intent(self, intent: Intent) -> None:
        self.kit.spoke = intent.device
        point = self.kit.point(intent)
        if point is not None:
            if intent.meaning == Meaning.CONFIRM:
                self._click(*point)
            elif self.focus.point(*point):
                self.fresh = True
            return
        if intent.meaning in (Meaning.UP, Meaning.DOWN):
            self._change_pace(1 if intent.meaning == Meaning.UP else -1)
        elif intent.meaning == Meaning.MENU:
            self.kit.back()
        else:
            key = next((key for key, meaning in MEANINGS.items() if meaning == intent.meaning), "")
            self._press(key)

    def _click(self, x: float, y: float) -> None:
        track = self._track()
        if track.grown(10).contains(x, y):
            self.playing = False
            self.go(round((x - track.x) / track.w * self.tape.length))
        elif (item := self.focus.at(x, y)) is not None:
            if item.key == "pace":
                self._change_pace(1, around=True)
            else:
                self._press(item.key)

    def _press(self, key: str) -> None:
        match key:
            case "back":
                self.playing = False
                self.go(self.at - 1)
            case "on":
                self.playing = False
                self.forward()
            case "play":
                if not self.playing and self.at >= self.tape.length:
                    self.go(0)
                self.playing = not self.playing
                self.refresh()
            case "eyes":
                eyes: list[Viewer] = [None, *range(len(self._names))]
                self.viewer = eyes[(eyes.index(self.viewer) + 1) % len(eyes)]
                self.go(self.at)
            case "leave":
                self.kit.back()

    def _change_pace(self, by: int, around: bool = False) -> None:
        at = PACES.index(self.pace) + by
        self.pace = PACES[at % len(PACES) if around else min(max(at, 0), len(PACES) - 1)]
        self.stage.speed = self.pace
        self.refresh()

    def refresh(self) -> None:
        """Something that is written on a pill may have changed."""
        self.focus.set(self.items())
        self.fresh = True

    def resized(self) -> None:
        super().resized()
        self._still_as = None
        self.refresh()

    @property
    def still(self) -> bool:
        return not (self.playing or self.stage.busy or self.stage.moving)

    # -- drawing ---------------------------------------------------------------------------------------

    def draw(self, brush: Brush) -> None:
        key = (self.stage.shape, self.stage.rests, self.stage.moving, self.at, self.playing, self.pace, self.viewer,
               len(self.log), self.kit.spoke, self.focus.key)
        if self._still_as != key:
            self._still, self._still_as = brush.canvas.record(self._draw_still, brush), key
        brush.canvas.lay(self._still)
        if self.stage.moving:
            self.stage.draw_moving(brush)

    def _draw_still(self, brush: Brush) -> None:
        scenery, signs = self._scenery(), self.tape.match.rules.signs(self.stage.rest)
        hud.draw_floor(brush, self.layout)
        hud.draw(brush, scenery, signs)
        self.stage.draw_resting(brush)
        hud.draw_over(brush, scenery, signs)
        self._draw_track(brush)
        for item in self.focus.items:
            self._draw_pill(brush, item)

    def _scenery(self) -> hud.Scenery:
        tr = self.kit.tr
        turn = self.tape.mover(self.at)
        ribbon = "" if self.at < 0 else tr("The match is over.")
        if turn is not None:
            ribbon = tr("{name} moves", name=self._names[turn])
        changed = [tr(option.short) for option in self.printed.switched(self.tape.match.box.house)]
        return hud.Scenery(
            layout=self.layout, printed=self.printed, view=self.stage.seen(), anchor=self.stage.anchor,
            names=self._names, tell=self._say, turn=turn, ribbon=ribbon, house=changed,
            log=[(seat, self._say(say)) for seat, say in self.log])

    def _say(self, say: Say) -> str:
        return self.kit.say(say, self._names, self.printed, self.tape.match.box)

    def _draw_track(self, brush: Brush) -> None:
        """How far the match is: a line with a knob, and the number of moves."""
        track = self._track()
        done = max(self.at, 0) / max(self.tape.length, 1)
        brush.panel(track, DEEP, 14, FAINT, 3)
        brush.panel(Box(track.x, track.y, max(28, track.w * done), 28), SAFFRON, 14, INK, 3)
        brush.canvas.blit(brush.paint.disc(36, PAPER), track.x + max(14, min(track.w - 14, track.w * done)),
                          track.y + 14, (0.5, 0.5))
        plate = Box(track.x + track.w + 14, track.y - 8, 196, 44)
        brush.plate(plate)
        words = self.kit.tr("{n} of {all}", n=max(self.at, 0), all=self.tape.length)
        brush.words(words, *plate.centre, 30, 800, PAPER, 0.5, plate.w - 32)

    def _draw_pill(self, brush: Brush, item: Item) -> None:
        box = item.box
        if item.key == "back":
            after = next(other.box for other in self.focus.items if other.key == "on")
            brush.plate(Box(box.x, box.y, box.w + after.w, box.h))
        elif item.key != "on":
            brush.plate(box)
        prompt = self.kit.prompt(MEANINGS[item.key], "")
        used = brush.glyph(prompt.sprite, prompt.letter, box.x + 8, box.y + box.h / 2, 42)
        room = box.w - used - 32
        fits = brush.letters.width(item.text, SMALLEST, 800) <= room
        if item.key in ("pace", "eyes") or (item.key != "back" and fits):
            brush.words(item.text, box.x + used + 16, box.y + box.h / 2, 30, 800, PAPER, 0, room)
