"""Draws a table scene: cloth, signs, cards, the question to whoever is asked. What stands still is put together
only when it changes; what moves is drawn over it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.input.intents import Device, Meaning
from game.kernel.rules import Sign
from game.kernel.table import Seat, View
from game.scenes.asking import BUTTON, Asking
from game.scenes.secrecy import holds_cards
from game.stage import hud
from game.stage.brush import Brush, Prompt
from game.stage.canvas import Box
from game.stage.countdown import draw_time_left
from game.stage.fade import Fade
from game.stage.focus import Item
from game.stage.painting import Dab
from game.stage.palette import INK, NAMED, PAPER, SAFFRON
from game.stage.stage import SPEEDS

LOG_LINES = 8
"""More lines than any table has room for."""

if TYPE_CHECKING:
    from game.scenes.table import TableScene


class Tabletop:
    """The picture of one table scene. It reads the scene and changes nothing of it."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self._kit = scene.kit
        self._still: list[Dab] = []
        self._still_as: object = None
        self._presses: list[tuple[str, Box]] = []
        self._floor: list[Dab] = []
        self._ground: list[Dab] = []
        self._ground_as: object = None
        self._ground_of: View | None = None
        self._ground_for = -1
        self._cards: list[Dab] = []
        self._cards_as: object = None
        self._seen = False
        """Whether the last frame showed this table and nothing over it."""
        self._near: tuple[object, int] | None = None
        self._fade: Fade | None = None

    def pressed(self, x: float, y: float) -> str:
        """What a pointer means that presses a prompt; nothing elsewhere."""
        return next((meaning for meaning, box in self._presses if box.contains(x, y)), "")

    def forget(self) -> None:
        """The window, text size or language changed."""
        self._floor, self._ground, self._still = [], [], []
        self._cards_as = self._still_as = self._fade = None

    def uncovered(self) -> None:
        """Something else was on the screen."""
        self._seen = False

    @property
    def fading(self) -> bool:
        """Whether the picture of before, with another seat near, still shines through."""
        return self._fade is not None

    def step(self, dt: float) -> bool:
        """On by dt seconds; whether the picture changes."""
        if self._fade is None:
            return False
        self._fade.step(dt * min(SPEEDS[self._scene.stage.speed], 1000.0))
        if self._fade.over:
            self._fade = None
        return True

    def draw(self, brush: Brush) -> None:
        scene, stage, asking = self._scene, self._scene.stage, self._scene.asking
        question = (id(asking), asking.focus.key, asking.reason, asking.held) if asking is not None else None
        key = (stage.shape, stage.rests, scene.asked, question, len(scene.showing.log), scene.window.open,
               self._kit.spoke)
        if self._still_as != key:
            before, self._still, self._still_as = self._still, self._dabs(brush), key
            self._turn(before)
        self._seen = self._kit.scenes.top is scene
        if self._fade is not None:
            self._fade.draw(brush.canvas, self._still, lambda: self._draw_over(brush))
        else:
            brush.canvas.lay(self._still)
            self._draw_over(brush)

    def _draw_over(self, brush: Brush) -> None:
        """Draw what moves: cards, sparkles, and the time left for a call."""
        if self._scene.stage.moving:
            self._scene.stage.draw_moving(brush)
        place = self._scene.layout.hud("call")
        if self._scene.window.part > 0 and place is not None:
            draw_time_left(brush, hud.box_of(place), self._scene.window.part)

    def _turn(self, before: list[Dab]) -> None:
        """When another seat comes near, the picture of before fades away. Never when other eyes look: the old
        picture may show what is none of their business."""
        stage = self._scene.stage
        near = stage.viewer, stage.anchor
        same_eyes = self._near is not None and self._near[0] == near[0]
        if not same_eyes:
            self._fade = None
        elif self._near != near and self._seen and stage.speed != "instant":
            self._fade = Fade(before)
        self._near = near

    def _dabs(self, brush: Brush) -> list[Dab]:
        """All that stands still, the floor first."""
        scene, canvas = self._scene, brush.canvas
        scenery, signs = self._scenery(), scene.signs()
        if not self._floor:
            self._floor = canvas.flat(hud.draw_floor, brush, scene.layout)
        self._lay_ground(brush, scenery, signs)
        if self._cards_as != scene.stage.shape:
            self._cards, self._cards_as = canvas.record(scene.stage.draw_resting, brush), scene.stage.shape
        return [*self._floor, *self._ground, *self._cards, *canvas.record(self._draw_top, brush, scenery, signs)]

    def _lay_ground(self, brush: Brush, scenery: hud.Scenery, signs: list[Sign]) -> None:
        """Signs and log, which stay as they are while the cards of one action move."""
        scene, stage = self._scene, self._scene.stage
        key = (stage.anchor, scenery.turn, scenery.ribbon, len(scene.showing.log), scenery.log[-1:])
        acting = stage.busy and self._ground_for == stage.anchor
        if not self._ground or self._ground_of is not stage.rest or not (acting or self._ground_as == key):
            self._ground, self._ground_as = brush.canvas.record(hud.draw, brush, scenery, signs), key
            self._ground_of, self._ground_for = stage.rest, stage.anchor

    def _draw_top(self, brush: Brush, scenery: hud.Scenery, signs: list[Sign]) -> None:
        """Draw what lies on the cards and beside them."""
        scene = self._scene
        self._presses = []
        if scene.asking is not None:
            self._draw_places(brush, scene.asking)
        scene.stage.draw_arrows(brush)
        hud.draw_over(brush, scenery, signs)
        self._draw_button(brush, signs)
        self._draw_corner(brush)
        if scene.asking is not None:
            self._draw_question(brush, scene.asking)
        self._draw_prompts(brush, self._prompts(scene.asking))

    def _scenery(self) -> hud.Scenery:
        """What the hud needs to know, from what has been shown."""
        scene, tr = self._scene, self._kit.tr
        changed = [tr(option.short) for option in scene.sitting.printed.switched(scene.match.box.house)]
        return hud.Scenery(
            layout=scene.layout, printed=scene.sitting.printed, view=scene.stage.rest, anchor=scene.stage.anchor,
            names=scene.sitting.names, tell=scene.say, turn=scene.asked, ribbon=self._ribbon(), house=changed,
            log=[(seat, scene.say(say)) for seat, say in list(scene.showing.log)[-LOG_LINES:]])

    def _ribbon(self) -> str:
        """Whose turn it is; nothing where buttons for whoever that is stand on the ribbon's place."""
        scene = self._scene
        place, sheet = scene.layout.hud("ribbon"), self._sheet(scene.asking)
        if scene.asked is None or (place is not None and sheet is not None and hud.box_of(place).meets(sheet)):
            return ""
        name = scene.sitting.names[scene.asked]
        if (late := self._late()) is not None:
            return self._kit.tr("{name} can still call", name=scene.sitting.names[late])
        if scene.asking is not None:
            return self._kit.tr("Your turn, {name}", name=name)
        return self._kit.tr("{name} is thinking", name=name)

    def _late(self) -> Seat | None:
        """The person for whose late call everybody waits."""
        scene = self._scene
        waited_for = scene.match.last_chance() if scene.window.open else ()
        return next((seat for seat in waited_for if seat in scene.sitting.people), None)

    def _draw_button(self, brush: Brush, signs: list[Sign]) -> None:
        """The interrupt's own button, in the corner where every player's eyes go."""
        scene = self._scene
        place = scene.layout.hud("call")
        sign = next((sign for sign in signs if sign.kind == "button"), None)
        asking = scene.asking
        if place is None or sign is None or sign.say is None or sign.note is None:
            return
        if sign.seat is not None and (asking is None or asking.seat != sign.seat or asking.held):
            return
        awake = scene.calls(sign.art)
        prompt = self._kit.prompt(Meaning.CALL, "", self._speaker())
        words, note = scene.say(sign.say), self._kit.tr("call it") if awake else scene.say(sign.note)
        focused = False
        if asking is not None and (current := asking.focus.current) is not None:
            handle = asking.handle(current.key)
            focused = current.key.startswith(BUTTON) or (handle is not None and asking.own_button(handle))
            own = next((item for item in asking.focus.items if (handle := asking.handle(item.key)) is not None
                        and asking.own_button(handle)), None)
            words = own.text if own is not None and sign.seat is not None else words
        glyph = (prompt.sprite, prompt.letter) if prompt.sprite or prompt.letter else None
        hud.draw_button(brush, hud.box_of(place), words, note, awake, glyph, focused)

    def _draw_corner(self, brush: Brush) -> None:
        """How to open the rules."""
        place = self._scene.layout.hud("corner")
        if place is None:
            return
        box = hud.box_of(place)
        self._presses.append((Meaning.BOOK, box))
        brush.plate(box)
        prompt = self._kit.prompt(Meaning.BOOK, "", self._speaker())
        width = brush.glyph(prompt.sprite, prompt.letter, box.x + 22, box.y + box.h / 2, 46)
        brush.words(self._kit.tr("House rules"), box.x + 36 + width, box.y + box.h / 2, 32, 800, PAPER, 0,
                    box.w - width - 56)

    # -- the question ----------------------------------------------------------------------------------

    @staticmethod
    def _draw_places(brush: Brush, asking: Asking) -> None:
        """Where something may be laid, and the ring of a place; what is said of a place stands over both."""
        current = asking.focus.current
        for item in asking.focus.items:
            if item.key in asking.landing and item is not current:
                frame = brush.paint.dashed(item.box.w + 12, item.box.h + 12, SAFFRON, 5, item.box.w * 0.1 + 6)
                brush.canvas.blit(frame, *item.box.centre, (0.5, 0.5))
        if current is not None and current.key.startswith("zone:"):
            brush.focus(current.box, current.box.w * 0.1 if current.box.w < 260 else 22)

    @staticmethod
    def _verbs(asking: Asking) -> list[Item]:
        """What is neither card nor place, and has no button of its own on the table."""
        return [item for item in asking.focus.items if (handle := asking.handle(item.key)) is not None
                and handle.action is not None and not asking.own_button(handle)]

    def _sheet(self, asking: Asking | None) -> Box | None:
        """The paper on which buttons stand, if there are some and their place is high enough for one."""
        verbs = self._verbs(asking) if asking is not None else []
        if not verbs or verbs[0].box.h < 90:
            return None
        left, right = verbs[0].box, verbs[-1].box
        return Box(left.x - 16, left.y - 16, right.x + right.w - left.x + 32, left.h + 32)

    def _draw_question(self, brush: Brush, asking: Asking) -> None:
        """Buttons for what is neither card nor place, and why something cannot be."""
        current = asking.focus.current
        if (sheet := self._sheet(asking)) is not None:
            brush.panel(sheet, PAPER, 26, INK, 5, 6)
        for item in self._verbs(asking):
            self._draw_verb(brush, asking, item)
        why = asking.reason or (current.why if current is not None else "")
        place = self._scene.layout.hud("reason")
        if why and place is not None:
            hud.draw_reason(brush, hud.box_of(place), why)

    def _draw_verb(self, brush: Brush, asking: Asking, item: Item) -> None:
        """One button; a choice with a picture shows it on its colour."""
        focused = item.key == asking.focus.key
        handle = asking.handle(item.key)
        action = handle.action if handle is not None else None
        choice = self._scene.sitting.printed.choices.get(action.choice) if action is not None else None
        if choice is None:
            brush.button(item.box, item.text, PAPER, focused, size=32)
            return
        box = item.box
        brush.panel(box, PAPER, 16, INK, 4)
        brush.panel(Box(box.x, box.y, box.h, box.h), NAMED.get(choice.colour, PAPER), 16, INK, 4)
        middle = box.x + box.h / 2, box.y + box.h / 2
        brush.canvas.blit(brush.paint.disc(box.h * 0.72, PAPER), *middle, (0.5, 0.5))
        brush.sprite(choice.sprite, *middle, box.h * 0.5)
        brush.words(self._kit.tr(choice.words), box.x + box.h + 20, middle[1], 36, 900, INK, 0, box.w - box.h - 36)
        if focused:
            brush.focus(box, 16)

    def _speaker(self) -> Device | None:
        """The device of the person who is asked."""
        asked = self._scene.asked
        return self._scene.device(asked) if asked is not None and asked in self._scene.sitting.people else None

    def _prompts(self, asking: Asking | None) -> list[Prompt]:
        """What the buttons of the asked person's device do now."""
        scene, kit, tr, device = self._scene, self._kit, self._kit.tr, self._speaker()
        menu = kit.prompt(Meaning.MENU, tr("Menu"), device)
        if asking is None:
            late = self._late()
            if late is None:
                return [menu]
            return [kit.prompt(Meaning.CONFIRM, tr("Go on without a call"), scene.device(late)), menu]
        prompts = []
        if (current := asking.focus.current) is not None:
            prompts.append(kit.prompt(Meaning.CONFIRM, current.text, device, current.enabled))
        if asking.held:
            prompts.append(kit.prompt(Meaning.CANCEL, tr("Another"), device))
        elif kit.settings.undo and scene.match.why_no_undo(asking.seat) is None:
            prompts.append(kit.prompt(Meaning.CANCEL, tr("Undo"), device))
        prompts.append(kit.prompt(Meaning.LOOK, tr("Look close"), device))
        if scene.eyes.viewer is not None and holds_cards(scene.eyes.viewer, scene.stage.rest):
            prompts.append(kit.prompt(Meaning.COVER, tr("Cover"), device))
        return [*prompts, menu]

    def _draw_prompts(self, brush: Brush, prompts: list[Prompt]) -> None:
        place = self._scene.layout.hud("prompts")
        if place is not None:
            self._presses += brush.prompts(prompts, hud.box_of(place), 0.5)
