"""The table: asks whose turn it is, shows what happened. It knows no game, and sees the match only as Views."""

from __future__ import annotations

import time
from collections import deque

import pygame

from game.input.intents import Device, Intent, Meaning
from game.kernel.actions import Action
from game.kernel.events import Beat, Cue
from game.kernel.rules import Sign, Thought
from game.kernel.say import Refused, Say
from game.kernel.table import Seat, View
from game.scenes.kit import Kit
from game.scenes.secrecy import Eyes
from game.scenes.sitting import UNDO_OFF, Sitting
from game.scenes.stack import Scene
from game.stage import hud, layout
from game.stage.brush import Brush, Prompt
from game.stage.canvas import Box
from game.stage.chooser import Chooser, Handle
from game.stage.focus import Focus, Item
from game.stage.palette import INK, NAMED, PAPER
from game.stage.stage import SPEEDS, Stage

THINKING = 0.004
"""Seconds a bot may think in one step."""

DWELL = 0.4
"""Seconds between a bot's moves, so that people can follow."""

CHOICE = Box(370, 604, 1180, 126)
LOG_KEPT = 60


class TableScene(Scene):
    """One sitting on the screen."""

    name = "table"

    def __init__(self, kit: Kit, sitting: Sitting) -> None:
        super().__init__(kit)
        self.sitting = sitting
        self.match = sitting.match
        self.eyes = Eyes(sitting.guarded)
        self.log: deque[tuple[Seat | None, Say]] = deque(maxlen=LOG_KEPT)
        self.focus = Focus()
        self.chooser: Chooser | None = None
        self._asked: Seat | None = None
        self._anchor = next(iter(sitting.people), 0)
        self._handles: dict[str, Handle] = {}
        self._thought: Thought | None = None
        self._declined: set[Seat] = set()
        self._declined_at = -1
        self._dwell = 0.0
        self._window = 0.0
        self._windowed_at = -1
        self._recap = False
        self._reason: Say | None = None
        self._last_seen: dict[Seat, View] = {}
        self._baked: pygame.Surface | None = None
        self._baked_as: object = None
        self._layout = self._load_layout()
        view = self.match.view(self.eyes.viewer)
        self._remember_cues(self.match.since(None, -1) or [])
        self.stage = Stage(sitting.printed, self._layout, view, self._anchor, self._on_cue)
        self._shown = self.match.version
        if not self.match.actions:
            self._replay_deal()

    def _load_layout(self) -> layout.Layout:
        path = self.kit.shelf.map(self.sitting.header.game)
        zones = [zone.name for zone in self.match.box.zones]
        return layout.load(path, self.match.box.seats, zones)

    def _replay_deal(self) -> None:
        """Show the deal from the start: a new match begins with its cards in the box."""
        self.log.clear()
        start = self.match.start(self.eyes.viewer)
        self.stage.settle(start)
        self._shown = -1

    # -- scene -----------------------------------------------------------------------------------------

    def enter(self) -> None:
        super().enter()
        self.stage.speed = self.kit.speed
        self.stage.reduced = self.kit.settings.reduced_motion
        self._asked = None

    def resized(self) -> None:
        super().resized()
        self._baked = None
        self.stage.shape += 1

    @property
    def still(self) -> bool:
        return not (self.stage.busy or self.stage.moving or self._shown != self.match.version or self._recap)

    def step(self, dt: float) -> None:
        if self.stage.busy or self.stage.moving:
            self.fresh = True
        self.stage.step(dt)
        if self.stage.busy:
            return
        self._recap = False
        if self._shown != self.match.version:
            self._show_news()
            return
        self._remember_seen()
        if self.kit.scenes.top is not self or self.kit.scenes.changing:
            return
        if self._held_for_last_chance(dt):
            return
        if self._dwell > 0:
            self._dwell -= dt * SPEEDS[self.stage.speed]
            return
        if self._bots_interrupt():
            return
        seat = self.match.awaited
        if seat is None:
            self._over()
        elif self.eyes.must_hand_over(seat, self.match.view(None)):
            self.hand_over(seat)
        elif seat in self.sitting.bots:
            self._set_asked(seat)
            self._think(seat)
        else:
            self._ask(seat)

    # -- news ------------------------------------------------------------------------------------------

    def _show_news(self) -> None:
        """Act out what happened since the screen was last right."""
        beats = self.match.since(self.eyes.viewer, self._shown)
        self._shown = self.match.version
        self._drop_choice()
        if beats is None:
            self.stage.settle(self.match.view(self.eyes.viewer))
            self.log.clear()
            self._remember_cues(self.match.since(None, -1) or [])
        else:
            self.stage.version = self.match.version
            self.stage.play(beats)
        self.fresh = True

    def _on_cue(self, cue: Cue) -> None:
        """A cue of the rules is acted out: its sound, and its line in the log."""
        if not self._recap and cue.say is not None:
            self.log.append((cue.seat, cue.say))
        look = self.sitting.printed.cues.get(cue.name)
        if look is not None and look.sound:
            self.kit.sound.play(look.sound)

    def _remember_cues(self, beats: list[Beat]) -> None:
        """Fill the log from what happened, without acting it out."""
        self.log.extend((event.seat, event.say) for beat in beats for event in beat
                        if isinstance(event, Cue) and event.say is not None)

    def _remember_seen(self) -> None:
        """What the viewer has seen by now, to recap from when the screen comes back."""
        viewer = self.eyes.viewer
        if viewer is not None:
            known = self._last_seen.get(viewer)
            if known is None or known.version != self._shown:
                self._last_seen[viewer] = self.match.view(viewer)

    # -- who looks -------------------------------------------------------------------------------------

    def hand_over(self, seat: Seat) -> None:
        """Cover the table and wait for the named player behind the curtain."""
        from game.scenes.handover import HandoverScene
        self.cover()
        self.kit.scenes.push(HandoverScene(self.kit, self.sitting, seat, lambda: self._lift(seat)))

    def cover(self) -> None:
        """Nobody looks: every hand shows its backs before anything else is drawn."""
        if self.eyes.viewer is not None:
            self._remember_seen()
            self.match.hand_on()
        self.eyes.cover()
        self._drop_choice()
        self.stage.settle(self.match.view(None))
        self._shown = self.match.version
        self.fresh = True

    def _lift(self, seat: Seat) -> None:
        """The player has confirmed: show what they saw last, and what happened since."""
        self.eyes.confirm(seat)
        self._anchor = seat
        known = self._last_seen.get(seat)
        beats = None if known is None else self.match.since(seat, known.version)
        if known is None or beats is None:
            self.stage.settle(self.match.view(seat), seat)
        else:
            self._recap = True
            self.stage.settle(known, seat)
            self.stage.version = self.match.version
            self.stage.play(beats)
        self._shown = self.match.version
        self.fresh = True

    # -- asking ----------------------------------------------------------------------------------------

    def _set_asked(self, seat: Seat) -> None:
        if self._asked != seat:
            self._asked = seat
            self.stage.shape += 1
            self.fresh = True

    def _ask(self, seat: Seat) -> None:
        """Prepare a person's choice once; answer by itself what is no choice."""
        if self.chooser is not None and self._asked == seat:
            return
        legal = self.match.legal(seat)
        if len(legal) == 1 and self.match.rules.obvious(legal[0]):
            self._do(legal[0])
            return
        self._set_asked(seat)
        if self.eyes.viewer is None and self._anchor != seat:
            self._anchor = seat
            self.stage.settle(self.match.view(None), seat)
        self.chooser = Chooser(legal, self._buttons())
        self._reason = None
        self._refocus()
        self.kit.sound.play("turn")
        device = self._device(seat)
        if device is not None and self.kit.settings.rumble:
            self.kit.devices.rumble(device, 0.3, 0.3, 120)

    def _buttons(self) -> set[str]:
        return {sign.art for sign in self._signs() if sign.kind == "button"}

    def _signs(self) -> list[Sign]:
        return self.match.rules.signs(self.stage.seen(self.eyes.viewer))

    def _refocus(self) -> None:
        """Lay out what can be taken hold of now."""
        assert self.chooser is not None and self._asked is not None
        items: list[Item] = []
        self._handles = {}
        raised: list[tuple[int, int]] = []
        verbs: list[Handle] = []
        for handle in self.chooser.handles():
            self._handles[handle.key] = handle
            if handle.card >= 0 and (at := self._find(handle.card)) is not None:
                raised.append(at)
                items.append(Item(handle.key, self.stage.box_of(*at), self._words_of(handle)))
            elif handle.zone >= 0:
                items.append(Item(handle.key, self._zone_box(handle), self._words_of(handle)))
            else:
                verbs.append(handle)
        for number, handle in enumerate(verbs):
            items.append(Item(handle.key, self._verb_box(number, len(verbs)), self._words_of(handle)))
        dimmed = []
        for at, card in self._own_cards():
            key = f"card:{card}"
            if key not in self._handles:
                why = self.match.why_not(self._asked, card)
                if why is not None and not self.chooser.held:
                    dimmed.append(at)
                    items.append(Item(key, self.stage.box_of(*at), self._card_words(card), False, self._say(why)))
        items.sort(key=lambda item: (item.box.y > 700, item.box.x))
        wanted = self.focus.key if any(item.key == self.focus.key for item in items) else ""
        self.focus = Focus(items, wanted or next((item.key for item in items if item.enabled), ""))
        self._raised, self._dimmed = raised, dimmed
        self._show_choice()

    def _show_choice(self) -> None:
        """Tell the stage which cards to raise, dim and ring."""
        current = self.focus.current
        at = None
        if current is not None and current.key.startswith("card:"):
            at = self._find(int(current.key[5:]))
        self.stage.choose(self._raised, self._dimmed, at)
        self.stage.shape += 1
        self.fresh = True

    def _drop_choice(self) -> None:
        self.chooser = None
        self._thought = None
        self._reason = None
        self.focus = Focus(current=self.focus.key)
        self.stage.choose()

    def _find(self, card: int) -> tuple[int, int] | None:
        """Where a card lies whose face is shown."""
        for zone, row in enumerate(self.stage.mirror.zones):
            for index, seen in enumerate(row):
                if seen is not None and seen.face == card:
                    return zone, index
        return None

    def _own_cards(self) -> list[tuple[tuple[int, int], int]]:
        """The cards of the asked seat's own zones whose faces are shown, as they lie."""
        found = []
        for zone, place in enumerate(self.match.box.zones):
            if place.owner is not None and place.owner == self._asked:
                for index, seen in enumerate(self.stage.mirror.zones[zone]):
                    if seen is not None and seen.face is not None:
                        found.append(((zone, index), seen.face))
        return found

    def _zone_box(self, handle: Handle) -> Box:
        if handle.cell >= 0:
            return self.stage.box_of(handle.zone, handle.cell)
        count = len(self.stage.mirror.zones[handle.zone])
        place = self.stage.place(handle.zone)
        if place is not None and place.spread == "pile" and count:
            return self.stage.box_of(handle.zone, count - 1)
        return hud.box_of(place) if place is not None else CHOICE

    def _verb_box(self, number: int, count: int) -> Box:
        """Buttons side by side in the map's `choice` place."""
        place = self._layout.hud("choice")
        area = hud.box_of(place) if place is not None else CHOICE
        width = min(290.0, (area.w - 24 - 16 * (count - 1)) / count)
        left = area.x + (area.w - width * count - 16 * (count - 1)) / 2
        return Box(left + number * (width + 16), area.y + 14, width, area.h - 28)

    # -- words -----------------------------------------------------------------------------------------

    def _say(self, say: Say) -> str:
        return self.kit.say(say, self.sitting.names, self.sitting.printed, self.match.box)

    def _card_words(self, card: int) -> str:
        return self.kit.tr(self.sitting.printed.words[self.match.box.faces[card].kind])

    def _words_of(self, handle: Handle) -> str:
        """What a handle is called: its action if there is one, else the card or place."""
        assert self.chooser is not None
        actions = self.chooser.actions(handle.key)
        if len(actions) == 1:
            return self._say(self.match.rules.label(actions[0]))
        return self._card_words(handle.card) if handle.card >= 0 else self.kit.tr("Choose")

    # -- answers ---------------------------------------------------------------------------------------

    def intent(self, intent: Intent) -> None:
        self.kit.spoke = intent.device
        if intent.meaning == Meaning.CALL and self._call(intent):
            return
        point = self.kit.point(intent)
        if point is not None and intent.meaning == Meaning.CONFIRM and self._press_button(intent, point):
            return
        match intent.meaning:
            case Meaning.MENU:
                self._open("pause")
            case Meaning.BOOK:
                self._open("rules")
            case Meaning.COVER:
                self._cover_now()
            case _:
                self._choose(intent)

    def _open(self, name: str) -> None:
        from game.scenes import doors
        doors.open_over_table(self.kit, self, name)

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
            if self._owns(intent, seat) and (not shared or self.eyes.viewer in (seat, None)):
                buttons = self._buttons()
                found = next((a for a in self.match.legal(seat) if a.verb in buttons), None)
                if found is not None:
                    self._do(found)
                    return True
        return False

    def _press_button(self, intent: Intent, point: tuple[float, float]) -> bool:
        """A click on the interrupt's button on the table."""
        place = self._layout.hud("call")
        return place is not None and hud.box_of(place).contains(*point) and self._call(intent)

    def _choose(self, intent: Intent) -> None:
        """Steer and confirm, by the device of the seat that is asked."""
        if self.chooser is None or self._asked is None:
            if intent.meaning == Meaning.CONFIRM:
                self.stage.hurry()
                self._window = 0.0
            return
        if not self._owns(intent, self._asked):
            return
        steps = {Meaning.LEFT: (-1, 0), Meaning.RIGHT: (1, 0), Meaning.UP: (0, -1), Meaning.DOWN: (0, 1)}
        point = self.kit.point(intent)
        if intent.meaning in steps:
            if self.focus.move(*steps[intent.meaning]):
                self._moved()
        elif intent.meaning == Meaning.POINT and point is not None:
            if self.focus.point(*point):
                self._moved()
        elif intent.meaning == Meaning.CONFIRM:
            item = self.focus.current if point is None else self.focus.at(*point)
            if item is not None:
                self.focus.key = item.key
                self._press(item)
        elif intent.meaning == Meaning.CANCEL:
            self._take_back()
        elif intent.meaning == Meaning.LOOK:
            self._open("look")

    def _moved(self) -> None:
        self.kit.sound.play("focus")
        self._reason = None
        self._show_choice()

    def _press(self, item: Item) -> None:
        assert self.chooser is not None
        if not item.enabled:
            self.kit.sound.play("refuse")
            self.fresh = True
            return
        action = self.chooser.press(item.key)
        if action is not None:
            self._do(action)
        else:
            self._refocus()

    def _take_back(self) -> None:
        """Let go of what is held; with nothing in hand, take back the last step if that is allowed."""
        assert self.chooser is not None and self._asked is not None
        if self.chooser.back():
            self._refocus()
            return
        try:
            if not self.kit.settings.undo:
                raise Refused(UNDO_OFF)
            self.sitting.undo(self._asked)
            self.kit.sound.play("slide")
        except Refused as refused:
            self._reason = refused.say
            self.kit.sound.play("refuse")
            self.stage.shape += 1
            self.fresh = True

    def _do(self, action: Action) -> None:
        """Submit; the news are shown from the next step on."""
        try:
            self.sitting.submit(action)
        except Refused as refused:
            self._reason = refused.say
            self.kit.sound.play("refuse")
            self.fresh = True
            return
        self._thought = None

    # -- bots, windows, the end ------------------------------------------------------------------------

    def _think(self, seat: Seat) -> None:
        """Let a bot think for a little while; it answers in this step or a later one."""
        bot = self.sitting.bots[seat]
        if self._thought is None:
            self._thought = bot.think(self.match.view(seat), self.match.legal(seat))
        action, done = self._slice(self._thought)
        if done:
            self._thought = None
            if action is not None:
                self._do(action)
                self._dwell = 0.0 if self.stage.speed == "instant" else DWELL

    def _slice(self, thought: Thought) -> tuple[Action | None, bool]:
        """Some milliseconds of thinking: the choice, and whether there is one."""
        until = time.perf_counter() + THINKING
        while True:
            try:
                next(thought)
            except StopIteration as end:
                return end.value, True
            if time.perf_counter() > until and not self.kit.headless:
                return None, False

    def _bots_interrupt(self) -> bool:
        """Once per version, bots that may interrupt are asked, in seat order; whether one did."""
        if self._declined_at != self.match.version:
            self._declined, self._declined_at = set(), self.match.version
        for seat in self.match.interrupts():
            if seat in self.sitting.bots and seat not in self._declined:
                self._declined.add(seat)
                action = self.sitting.bots[seat].choose(self.match.view(seat), self.match.legal(seat))
                if action is not None:
                    self._do(action)
                    return True
        return False

    def _held_for_last_chance(self, dt: float) -> bool:
        """While a person could still interrupt, nobody is asked for a moment."""
        if self._windowed_at != self.match.version:
            self._windowed_at = self.match.version
            people = set(self.sitting.people) & set(self.match.last_chance())
            seconds = self.kit.settings.call_window
            self._window = 0.0 if not people or self.stage.speed == "instant" else float(seconds or 1e9)
        if self._window > 0:
            self._window -= dt
            self.fresh = True
        return self._window > 0

    def _over(self) -> None:
        from game.scenes import doors
        self._asked = None
        doors.score(self.kit, self)

    # -- drawing ---------------------------------------------------------------------------------------

    def _device(self, seat: Seat) -> Device | None:
        return next((device for device in self.kit.devices.all() if device.key == self.sitting.devices[seat]), None)

    def scenery(self) -> hud.Scenery:
        """What the hud needs, from what has been shown."""
        tell = self._say
        house = self.match.box.house
        changed = [option for option in self.sitting.printed.options
                   if getattr(house, option.key) != option.default and option.kind == "switch"]
        return hud.Scenery(
            self._layout, self.sitting.printed, self.stage.seen(self.eyes.viewer), self.stage.anchor,
            self.sitting.names, tell, self._asked, self._ribbon(),
            [self.kit.tr(option.short) for option in changed], [(seat, tell(say)) for seat, say in self.log])

    def _ribbon(self) -> str:
        if self._asked is None:
            return ""
        name = self.sitting.names[self._asked]
        if self._asked in self.sitting.people and self.chooser is not None:
            return self.kit.tr("Your turn, {name}", name=name)
        return self.kit.tr("{name} is thinking", name=name)

    def draw(self, brush: Brush) -> None:
        key = (self.stage.shape, self.stage.moving, self.focus.key, self._reason, len(self.log), self._window > 0)
        if self._baked is None or self._baked_as != key:
            self._bake(brush)
            self._baked_as = key
        assert self._baked is not None
        brush.canvas.surface.blit(self._baked, (0, 0))
        if self.stage.moving:
            self.stage.draw_moving(brush)

    def _bake(self, brush: Brush) -> None:
        """Draw all that stands still, and keep it as one picture until it changes."""
        scenery, signs = self.scenery(), self._signs()
        brush.cloth()
        hud.draw(brush, scenery, signs)
        self.stage.draw_resting(brush)
        hud.draw_over(brush, scenery, signs)
        self._draw_button(brush, signs)
        self._draw_choice(brush)
        self._draw_corner(brush)
        brush.canvas.letterbox()
        if self._baked is None:
            self._baked = brush.canvas.surface.copy()
        else:
            self._baked.blit(brush.canvas.surface, (0, 0))

    def _draw_button(self, brush: Brush, signs: list[Sign]) -> None:
        place = self._layout.hud("call")
        sign = next((sign for sign in signs if sign.kind == "button"), None)
        if place is None or sign is None or sign.say is None or sign.note is None:
            return
        seat = self.eyes.viewer if self.eyes.viewer is not None else self._asked
        awake = seat is not None and seat in self.sitting.people and any(
            action.verb == sign.art for action in self.match.legal(seat))
        prompt = self.kit.prompt(Meaning.CALL, "", self._speaker())
        note = self.kit.tr("call it") if awake else self._say(sign.note)
        glyph = (prompt.sprite, prompt.letter) if prompt.sprite or prompt.letter else None
        hud.draw_button(brush, hud.box_of(place), self._say(sign.say), note, awake, glyph)

    def _speaker(self) -> Device | None:
        """The device of the person who is asked."""
        return self._device(self._asked) if self._asked is not None and self._asked in self.sitting.people else None

    def _draw_choice(self, brush: Brush) -> None:
        """The menu or buttons of the choice, the reason bubble, the prompts."""
        if self.chooser is None:
            self._draw_prompts(brush, [self.kit.prompt(Meaning.MENU, self.kit.tr("Menu"))])
            return
        current = self.focus.current
        verbs = [item for item in self.focus.items if item.key.startswith("verb:")]
        if verbs:
            left, right = verbs[0].box, verbs[-1].box
            brush.panel(Box(left.x - 16, left.y - 16, right.x + right.w - left.x + 32, left.h + 32), PAPER, 26, INK, 5, 6)
        for item in verbs:
            self._draw_verb(brush, item, item is current)
        if current is not None and current.key.startswith("zone:"):
            brush.focus(current.box, current.box.w * 0.1 if current.box.w < 260 else 22)
        why = self._say(self._reason) if self._reason else current.why if current is not None else ""
        place = self._layout.hud("reason")
        if why and place is not None:
            hud.draw_reason(brush, hud.box_of(place), why)
        self._draw_prompts(brush, self._prompts(current))

    def _draw_verb(self, brush: Brush, item: Item, focused: bool) -> None:
        action = self._handles[item.key].action
        choice = self.sitting.printed.choices.get(action.choice) if action is not None else None
        if choice is None or action is None:
            brush.button(item.box, item.text, PAPER, focused, size=32)
            return
        box = item.box
        brush.panel(box, PAPER, 16, INK, 4)
        colour = NAMED.get(choice.colour, PAPER)
        brush.panel(Box(box.x, box.y, box.h, box.h), colour, 16, INK, 4)
        brush.canvas.blit(brush.paint.disc(box.h * 0.72, PAPER), box.x + box.h / 2, box.y + box.h / 2, (0.5, 0.5))
        brush.sprite(choice.sprite, box.x + box.h / 2, box.y + box.h / 2, box.h * 0.5)
        brush.words(self.kit.tr(choice.words), box.x + box.h + 20, box.y + box.h / 2, 36, 900, INK, 0,
                    box.w - box.h - 36)
        if focused:
            brush.focus(box, 16)

    def _prompts(self, current: Item | None) -> list[Prompt]:
        assert self.chooser is not None and self._asked is not None
        device, tr = self._speaker(), self.kit.tr
        prompts = []
        if current is not None:
            prompts.append(self.kit.prompt(Meaning.CONFIRM, current.text, device, current.enabled))
        if self.chooser.held:
            prompts.append(self.kit.prompt(Meaning.CANCEL, tr("Another"), device))
        elif self.kit.settings.undo and self.match.why_no_undo(self._asked) is None:
            prompts.append(self.kit.prompt(Meaning.CANCEL, tr("Undo"), device))
        if self.eyes.viewer is not None:
            prompts.append(self.kit.prompt(Meaning.COVER, tr("Cover"), device))
        prompts.append(self.kit.prompt(Meaning.MENU, tr("Menu"), device))
        return prompts

    def _draw_prompts(self, brush: Brush, prompts: list[Prompt]) -> None:
        place = self._layout.hud("prompts")
        if place is not None:
            brush.prompts(prompts, hud.box_of(place), 0.5)

    def _draw_corner(self, brush: Brush) -> None:
        """How to open the rules."""
        place = self._layout.hud("corner")
        if place is None:
            return
        box = hud.box_of(place)
        brush.plate(box)
        prompt = self.kit.prompt(Meaning.BOOK, "", self._speaker())
        width = brush.glyph(prompt.sprite, prompt.letter, box.x + 22, box.y + box.h / 2, 46)
        brush.words(self.kit.tr("House rules"), box.x + 36 + width, box.y + box.h / 2, 32, 800, PAPER, 0,
                    box.w - width - 56)
