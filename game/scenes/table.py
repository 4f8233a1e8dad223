"""The table: asks whose turn it is, shows what happened. It knows no game, and sees the match only as Views."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from game.input.intents import Device, Intent, Meaning
from game.kernel.actions import Action
from game.kernel.events import Cue
from game.kernel.rules import Sign
from game.kernel.say import Refused, Say
from game.kernel.table import Seat
from game.scenes import closeup, doors
from game.scenes.asking import Asking
from game.scenes.kit import Kit
from game.scenes.menu import STEPS
from game.scenes.recount import Recount
from game.scenes.secrecy import Eyes
from game.scenes.showing import Showing
from game.scenes.sitting import UNDO_OFF, Sitting
from game.scenes.stack import Scene
from game.scenes.tabletop import Tabletop
from game.scenes.thinking import Thinking
from game.scenes.window import Window
from game.stage import hud, layout
from game.stage.brush import Brush
from game.stage.focus import Item
from game.stage.stage import SPEEDS, At

READ = 2.6
"""Seconds that a recount stays to be read; any button that confirms goes on at once."""

DWELL = 0.4
"""Seconds between a bot's moves, so that people can follow."""


class TableScene(Scene):
    """One sitting on the screen."""

    name = "table"

    def __init__(self, kit: Kit, sitting: Sitting) -> None:
        super().__init__(kit)
        self.sitting = sitting
        self.match = sitting.match
        self.eyes = Eyes(sitting.guarded, covered=sitting.resumed)
        self.asked: Seat | None = None
        self.asking: Asking | None = None
        self.window = Window(sitting)
        self.recount = Recount()
        self._focused = ""
        self._thinking = Thinking(sitting, patient=not kit.headless or kit.speed != "instant")
        self._dwell = 0.0
        self._led_at = -1
        self._next: Callable[[], None] | None = None
        """What the next step begins with: table and curtain change places over two frames."""
        zones = [zone.name for zone in self.match.box.zones]
        self.layout = layout.load(kit.shelf.map(sitting.header.game), self.match.box.seats, zones)
        self.showing = Showing(self.match, sitting.printed, self.layout, self.eyes, next(iter(sitting.people), 0),
                               self._hear, kit.sound.play)
        self.stage = self.showing.stage
        self._top = Tabletop(self)

    # -- scene -----------------------------------------------------------------------------------------

    def enter(self) -> None:
        super().enter()
        self._top.uncovered()
        self.stage.speed = self.kit.speed
        self.stage.reduced = self.kit.settings.reduced_motion
        self.asked = None

    def resized(self) -> None:
        super().resized()
        self._top.forget()
        if self.asking is not None:
            self.asking.lay_out()  # in other words perhaps, but with the same thing in hand

    @property
    def still(self) -> bool:
        return not (self.stage.busy or self.stage.moving or self._top.fading or self.showing.recapping
                    or self.showing.behind or self._next)

    @property
    def shown(self) -> int:
        """The version of the match that the screen has come to."""
        return self.showing.version

    def step(self, dt: float) -> None:
        if self._next is not None and self.kit.scenes.top is self and not self.kit.scenes.changing:
            begin, self._next = self._next, None
            begin()
            self.fresh = True
            return
        if self.stage.busy or self.stage.moving:
            self.fresh = True
        self.stage.step(dt)
        if self.stage.coming is not None:
            self.showing.signs_of(self.stage.coming)  # now, and not in the step in which they are drawn
        if self._top.step(dt):
            self.fresh = True
        if self.stage.busy:
            return
        if self.showing.behind:
            self._drop_choice()
            self.showing.catch_up()
            self.fresh = True
            return
        self.showing.rest()
        if self.kit.scenes.top is not self or self.kit.scenes.changing:
            return
        if self.window.step(dt, self.kit.settings.call_window, self.stage.speed == "instant"):
            self.fresh = True
            return
        if self.match.awaited in self.sitting.bots and self._set_asked(self.match.awaited):
            return
        if self._dwell > 0:
            self._dwell -= dt * SPEEDS[self.stage.speed]
            return
        if self.recount.on:
            self.recount.end()
            self.fresh = True
        self._follow_leader()
        if (interrupt := self._thinking.interrupt()) is not None:
            self._do(interrupt)
            return
        seat = self.match.awaited
        if seat is None:
            self._over()
        elif self.eyes.must_hand_over(seat, self.match.view(None)):
            self.hand_over(seat)
        elif seat in self.sitting.bots:
            self._set_asked(seat)
            self._ask_bot(seat)
        else:
            self._ask(seat)

    def _follow_leader(self) -> None:
        """With nobody but bots the large place goes to who leads, if the game says so."""
        if self.sitting.people or self.eyes.viewer is not None or self._led_at == self.shown:
            return
        self._led_at = self.shown
        leader = next((sign.seat for sign in self.signs() if sign.kind == "leader"), None)
        if leader is not None and leader != self.stage.anchor:
            self.stage.settle(self.match.view(None), leader)

    def _hear(self, cue: Cue, again: bool) -> None:
        """A cue of the rules is acted out: its sound, and perhaps its part in a recount."""
        look = self.sitting.printed.cues.get(cue.name)
        if look is not None and look.linger and not again and self.stage.speed != "instant":
            self.recount.hear(cue, self.stage.mirror, closeup.subject(self), closeup.idle(self))
            self._dwell = READ
            self.fresh = True
        if look is not None and look.sound:
            self.kit.sound.play(look.sound)
        if look is not None and look.shakes and not again and cue.seat is not None:
            self._shake(cue.seat, 0.7, 300)

    # -- who looks -------------------------------------------------------------------------------------

    def hand_over(self, seat: Seat) -> None:
        """Cover the table, and then wait for the named player behind the curtain."""
        self.cover()
        self._next = partial(self._fall, seat)

    def _fall(self, seat: Seat) -> None:
        """The curtain falls over what nobody's eyes see."""
        warming = self.stage.warm(self.kit.brush, self.match.view(seat), seat)
        doors.hand_over(self.kit, self.sitting, seat, lambda: self._lift(seat), warming)

    def cover(self) -> None:
        """Nobody looks from here on."""
        self._drop_choice()
        self.showing.cover()
        self.fresh = True

    def _lift(self, seat: Seat) -> None:
        """The player has confirmed: once the curtain is away, the cards turn up."""
        self._next = partial(self.showing.lift, seat)

    # -- asking ----------------------------------------------------------------------------------------

    def _set_asked(self, seat: Seat) -> bool:
        """Show whose turn it is; whether it was somebody else's before."""
        if self.asked == seat:
            return False
        before, self.asked = self.asked, seat
        self.fresh = True
        return before is not None

    def _ask(self, seat: Seat) -> None:
        """Put the question to a person once; answer by itself what is no choice."""
        if self.asking is not None and self.asked == seat:
            return
        legal = self.match.legal(seat)
        if len(legal) == 1 and self.match.rules.obvious(legal[0]):
            self._do(legal[0])
            return
        self._set_asked(seat)
        if self.eyes.viewer is None and self.stage.anchor != seat:
            self.stage.settle(self.match.view(None), seat)
        self._ask_anew()
        self.kit.sound.play("turn")
        self._shake(seat, 0.3, 120)

    def _shake(self, seat: Seat, strength: float, milliseconds: int) -> None:
        """Shake the pad of a seat, if it has one and likes to be shaken."""
        device = self.device(seat)
        if device is not None and self.kit.settings.rumble:
            self.kit.devices.rumble(device, strength, strength, milliseconds)

    def _ask_bot(self, seat: Seat) -> None:
        """Let a bot think on; it answers in this step or a later one."""
        action = self._thinking.turn(seat)
        if action is not None:
            self._do(action)
            self._dwell = 0.0 if self.stage.speed == "instant" else DWELL

    def _ask_anew(self) -> None:
        assert self.asked is not None
        self.asking = Asking(self.asked, self.match, self.stage, self.sitting.printed, self.say, self.signs(),
                             self._focused)
        self.fresh = True

    def _drop_choice(self) -> None:
        """Nobody is asked any more: something happened, or the screen is covered."""
        if self.asking is not None:
            self._focused = self.asking.focus.key
        self.asking = None
        self._thinking.forget()
        self.stage.choose()
        self.stage.foresee([])

    def signs(self) -> list[Sign]:
        """What the table shows besides cards, from what has been shown so far."""
        return self.showing.signs_of(self.stage.rest)

    def say(self, say: Say) -> str:
        """A sentence with this table's players and cards."""
        return self.kit.say(say, self.sitting.names, self.sitting.printed, self.match.box)

    # -- answers ---------------------------------------------------------------------------------------

    def intent(self, intent: Intent) -> None:
        if not self.sitting.speaks(intent):
            return
        self.kit.spoke = intent.device
        if intent.meaning == Meaning.CALL and self._call(intent):
            return
        point = self.kit.point(intent)
        if point is not None and intent.meaning == Meaning.CONFIRM:
            if self._press_button(intent, point):
                return
            if (meant := self._top.pressed(*point)) and meant != Meaning.CONFIRM:
                intent, point = replace(intent, meaning=Meaning(meant), at=None), None
        match intent.meaning:
            case Meaning.MENU:
                doors.open_over_table(self.kit, self, "pause")
            case Meaning.BOOK:
                doors.open_over_table(self.kit, self, "rules")
            case Meaning.COVER:
                self._cover_now()
            case Meaning.LOOK:
                self._look(closeup.focused(self) if point is None else self.stage.at(*point))
            case Meaning.CANCEL if point is not None and not self._holds and (at := self.stage.at(*point)) is not None:
                self._look(at)
            case _:
                self._choose(intent)

    @property
    def _holds(self) -> bool:
        """Whether whoever is asked has taken hold of something, and could let go of it."""
        return self.asking is not None and bool(self.asking.held)

    def _look(self, at: At | None) -> None:
        """Look closely at a card, and then at any other that shows."""
        looks = closeup.looks(self, at)
        if looks and not self.stage.busy:
            doors.look(self.kit, looks)

    def _cover_now(self) -> None:
        """The key that hides the cards at once, at any time."""
        viewer = self.eyes.viewer
        if viewer is not None:
            self.kit.sound.play("curtain")
            self.hand_over(viewer)

    def _owns(self, intent: Intent, seat: Seat) -> bool:
        """Whether this device speaks for that seat."""
        key = self.sitting.devices[seat]
        return seat in self.sitting.people and (key == "" or intent.is_from(key))

    def _call(self, intent: Intent) -> bool:
        """An interrupt by the button of a seat's own device; on a shared one only for who may see their hand."""
        for seat in self.sitting.people:
            shared = self.sitting.devices.count(self.sitting.devices[seat]) > 1 or not self.sitting.devices[seat]
            before = self.eyes.viewer == seat or (self.asking is not None and self.asked == seat)
            if self._owns(intent, seat) and (before or not shared):
                buttons = {sign.art for sign in self.signs() if sign.kind == "button"}
                found = next((a for a in self.match.legal(seat) if a.verb in buttons and a.card < 0), None)
                if found is not None:
                    self._do(found)
                    return True
        return False

    def _press_button(self, intent: Intent, point: tuple[float, float]) -> bool:
        """A click on the interrupt's button on the table."""
        place = self.layout.hud("call")
        return place is not None and hud.box_of(place).contains(*point) and self._call(intent)

    def _choose(self, intent: Intent) -> None:
        """Steer and confirm, by the device of the seat that is asked."""
        asking = self.asking
        if asking is None:
            if intent.meaning == Meaning.CONFIRM:
                self.stage.hurry()
                if any(self._owns(intent, seat) for seat in self.match.last_chance()):
                    self.window.shut()  # only who could still call may say that they will not
                self._dwell = 0.0 if not self.stage.busy else self._dwell
            return
        if intent.meaning == Meaning.CANCEL:
            self._cancel(asking, intent)
        if not self._owns(intent, asking.seat):
            return
        point = self.kit.point(intent)
        if intent.meaning in STEPS and point is None:
            self._moved(asking.move(*STEPS[intent.meaning]))
        elif intent.meaning == Meaning.POINT and point is not None:
            self._moved(asking.point(*point))
        elif intent.meaning == Meaning.CONFIRM:
            item = asking.focus.current if point is None else asking.focus.at(*point)
            if item is not None:
                self._press(asking, item)

    def _moved(self, moved: bool) -> None:
        if moved:
            self.kit.sound.play("focus")
            self.fresh = True

    def _press(self, asking: Asking, item: Item) -> None:
        self.fresh = True
        if not item.enabled:
            asking.focus.key = item.key
            asking.show()
            self.stage.shake()
            self.kit.sound.play("refuse")
            return
        action = asking.press(item)
        if action is not None:
            self._do(action)

    def _cancel(self, asking: Asking, intent: Intent) -> None:
        """Let go of what is held; with nothing in hand, whoever moved last takes that step back."""
        self.fresh = True
        mine = self._owns(intent, asking.seat)
        if mine and asking.back():
            return
        actions = self.match.actions
        last = actions[-1].seat if actions else asking.seat
        if mine or self._owns(intent, last):
            self._take_back(last if self._owns(intent, last) else asking.seat)

    def _take_back(self, seat: Seat) -> None:
        """Take back the last step of a seat if that is allowed; say why where it is not."""
        try:
            if not self.kit.settings.undo:
                raise Refused(UNDO_OFF)
            self.sitting.undo(seat)
            self.kit.sound.play("slide")
        except Refused as refused:
            self._refuse(refused)

    def _refuse(self, refused: Refused) -> None:
        """Say why that cannot be; nothing has changed."""
        if self.asking is not None:
            self.asking.reason = self.say(refused.say)
            self.stage.shake()
        self.kit.sound.play("refuse")
        self.fresh = True

    def _do(self, action: Action) -> None:
        """Submit; the news are shown from the next step on."""
        try:
            self.sitting.submit(action)
        except Refused as refused:
            self._refuse(refused)
        self._thinking.forget()

    def _over(self) -> None:
        self.asked = None
        doors.score(self.kit, self)

    # -- drawing ---------------------------------------------------------------------------------------

    def device(self, seat: Seat) -> Device | None:
        """The device of a seat, if it has one of its own and that is plugged in."""
        return self.kit.devices.find(self.sitting.devices[seat])

    def calls(self, verb: str) -> bool:
        """Whether the person before the screen could press the interrupt's button now."""
        seat = self.eyes.viewer if self.eyes.viewer is not None else self.asked
        return seat in self.sitting.people and any(
            action.verb == verb and action.card < 0 for action in self.match.legal(seat or 0))

    def draw(self, brush: Brush) -> None:
        if not self.recount.on:
            self._top.draw(brush)
            return
        self.recount.draw(brush, self.sitting.printed, self.stage.mirror, self.sitting.names, self.say,
                          self.kit.prompt(Meaning.CONFIRM, self.kit.tr("Go on")))
        self._top.uncovered()
