"""Draws the setup: which chairs there are, what they say, and what the buttons do for whoever spoke last."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.input.glyphs import KEYS
from game.input.intents import Device, Meaning
from game.scenes import chairmenu, columns
from game.scenes.seats import Sitter
from game.stage.brush import Brush, Prompt
from game.stage.canvas import Box
from game.stage.palette import DEEP, FAINT, INK, PAPER, SAFFRON, SEAT_COLOURS

if TYPE_CHECKING:
    from game.scenes.hands import Hand
    from game.scenes.setup import SetupScene

MOST_GLYPHS = 3


class SetupView:
    """Looks at a setup scene; changes nothing."""

    def __init__(self, scene: SetupScene) -> None:
        self._scene = scene
        self._kit = scene.kit

    def draw(self, brush: Brush) -> None:
        scene, tr = self._scene, self._kit.tr
        brush.cloth()
        used = brush.words(tr(scene.printed.title), 64, 82, 60, 900, PAPER, 0, 560)
        brush.words(tr("Who is playing?"), 94 + used, 86, columns.running(brush, 40, 48), 700, FAINT, 0, 1050 - used)
        self._draw_corner(brush)
        open_chairs = {hand.chair: hand for hand in scene.hands.values() if hand.chair is not None}
        count = scene.seats.possible[-1]
        for seat in range(count):
            box = columns.chair_box(seat, count)
            sitter = scene.seats.sitters[seat] if seat < len(scene.seats.sitters) else None
            hand = open_chairs.get(sitter) if sitter is not None else None
            if sitter is None:
                self._draw_empty(brush, box, seat)
            elif hand is None:
                self._draw_sitter(brush, box, seat, sitter)
            elif hand.letters is None:
                chairmenu.draw(brush, box, seat, sitter, hand.focus.items, hand.focus.key)
            else:
                self._draw_letters(brush, box, seat, hand)
        columns.draw_house(brush, tr("House rules"), self._pills())
        self._draw_begin(brush)
        self._draw_rings(brush)
        self._draw_prompts(brush)

    # -- chairs ------------------------------------------------------------------------------------------

    def _device_words(self, sitter: Sitter) -> str:
        tr = self._kit.tr
        if not sitter.person:
            return tr("Bot")
        pads = [device.key for device in self._kit.devices.all() if device.kind == "pad"]
        if sitter.device in pads:
            return tr("Pad {n}", n=pads.index(sitter.device) + 1)
        words = {"keys-left": tr("Left keys"), "keys-right": tr("Right keys"), "mouse": tr("Mouse or touch")}
        return words.get(sitter.device) or tr("Unplugged")

    def _draw_sitter(self, brush: Brush, box: Box, seat: int, sitter: Sitter) -> None:
        tr, scene = self._kit.tr, self._scene
        lost = scene.lost(sitter)
        words = {"device": self._device_words(sitter), "state": columns.LOST if lost else tr("Ready"),
                 "lost": tr("Press to sit again"), "level": tr("Easy") if sitter.level == "random" else tr("Normal")}
        if seat == 0:
            words["host"] = tr("Host")
        buttons: list[Prompt] = []
        device = self._kit.devices.find(sitter.device)
        if lost:
            buttons = self._join_prompts()
        elif device is not None and device.kind in KEYS:
            words["confirms"] = tr("confirms")
            buttons = [self._kit.prompt(Meaning.CONFIRM, "", device)]
        columns.draw_sitter(brush, box, seat, sitter, words, buttons)

    def _draw_empty(self, brush: Brush, box: Box, seat: int) -> None:
        """The next free chair says how to sit down on it, with the buttons of those who could."""
        kit, tr, scene = self._kit, self._kit.tr, self._scene
        spoke = kit.spoke
        hand = scene.hands.get(spoke.key) if spoke is not None else None
        if spoke is not None and hand is not None and hand.focus.key == f"sit:{seat}" and \
                scene.seats.of(spoke.key) and hand.chair is None:
            lines, prompts = (tr("One more on this device"), ""), [kit.prompt(Meaning.CONFIRM, "", spoke)]
        else:
            lines, prompts = (tr("Sit down"), tr("or click here")), []
            if seat == len(scene.seats.sitters) and not scene.seats.lost(scene.present):
                prompts = self._join_prompts()
        bot = kit.prompt(Meaning.CALL, "") if seat == len(scene.seats.sitters) else None
        columns.draw_empty(brush, box, seat, lines, prompts, (tr("Add a bot"), _drawable(bot)))

    def _could_join(self) -> list[Device]:
        """The device that has just spoken, if it has no chair; else all that have none, pads first."""
        scene, kit = self._scene, self._kit
        free = [device for device in kit.devices.all() if not scene.seats.of(device.key)]
        if kit.spoke is not None and kit.spoke in free and kit.spoke.kind != "mouse":
            return [kit.spoke]
        return sorted((device for device in free if device.kind != "mouse"), key=lambda device: device.kind != "pad")

    def _join_prompts(self) -> list[Prompt]:
        """The buttons that seat somebody."""
        prompts = (self._kit.prompt(Meaning.CONFIRM, "", device) for device in self._could_join())
        return list(dict.fromkeys(prompts))[:MOST_GLYPHS]

    def _draw_letters(self, brush: Brush, box: Box, seat: int, hand: Hand) -> None:
        assert hand.letters is not None
        kit, tr = self._kit, self._kit.tr
        device = hand.device
        typed = device.kind in KEYS
        prompts = [kit.prompt(Meaning.CONFIRM, tr("Letter"), device), kit.prompt(Meaning.LOOK, tr("Rub out"), device)]
        done = kit.prompt(Meaning.CALL, tr("That's me"), device)
        if typed:
            prompts = [Prompt("glyphs/key", tr("A–Z"), tr("Type it"))]
            done = Prompt("glyphs/key", tr("Enter"), tr("That's me"))
        hand.letters.draw(brush, box, seat, hand.focus.items, hand.focus.key,
                          [prompt for prompt in prompts if _drawable(prompt)], done)

    # -- what is there for all ---------------------------------------------------------------------------

    def _draw_corner(self, brush: Brush) -> None:
        kit, tr = self._kit, self._kit.tr
        size = columns.running(brush, 32, 40)
        corner = ((columns.OTHER, Meaning.COVER, tr("Other game")), (columns.BOOK, Meaning.BOOK, tr("Rules")))
        for box, meaning, words in corner:
            prompt = _drawable(kit.prompt(meaning, words))
            glyph = brush.glyph_width(prompt.sprite, prompt.letter, 46) + 12 if prompt is not None else 0.0
            wide = min(brush.letters.width(words, size, 800), box.w - 44 - glyph)
            x = box.x + box.w - 24 - wide
            brush.panel(Box(x - glyph - 22, box.y, glyph + wide + 44, box.h), (*DEEP, 100), box.h / 2, None, 0)
            if prompt is not None:
                brush.glyph(prompt.sprite, prompt.letter, x - glyph, box.y + 34, 46)
            brush.words(words, x, box.y + 34, size, 800, PAPER, 0, wide + 2)

    def _pills(self) -> list[tuple[str, str, bool]]:
        tr, chosen = self._kit.tr, self._scene.chosen
        on = {True: tr("on"), False: tr("off")}
        pills = [(tr(option.short), chosen.words(option) if option.kind == "number" else tr(chosen.words(option)),
                  chosen.changed(option)) for option in chosen.options]
        if chosen.open_hands:
            pills.insert(0, (tr("Open hands"), on[True], True))
        undo = self._kit.settings.undo
        return [*pills, (tr("Undo"), on[undo], not undo), (tr("Seed"), str(chosen.seed), True)]

    def _draw_begin(self, brush: Brush) -> None:
        scene, kit = self._scene, self._kit
        why = scene.why_not()
        prompt = _drawable(kit.prompt(Meaning.MENU, "")) if scene.demo is None else None
        words = kit.tr("Begin") if prompt is None else kit.tr("Hold to begin")
        columns.draw_begin(brush, words if why is None else kit.say(why), prompt, scene.held, why is not None)

    def _draw_prompts(self, brush: Brush) -> None:
        scene, kit, tr = self._scene, self._kit, self._kit.tr
        if scene.note:
            brush.panel(columns.PROMPTS, PAPER, 38, INK, 4)
            brush.words(scene.note, *columns.PROMPTS.centre, columns.running(brush, 34, 46), 800, INK, 0.5, 1180)
            return
        if scene.demo is not None:
            return
        hand = scene.hands.get(kit.spoke.key) if kit.spoke is not None else None
        seated = hand is not None and bool(scene.seats.of(hand.device.key))
        if hand is not None and hand.letters is not None and hand.device.kind in KEYS:
            brush.prompts([Prompt("glyphs/key", tr("Esc"), tr("Back"))], columns.PROMPTS)
            return
        if hand is not None and hand.chair is not None:
            said: Sequence[tuple[Meaning, str]] = ((Meaning.CONFIRM, tr("Choose")), (Meaning.CANCEL, tr("Back")))
        else:
            sit = tr("Choose") if seated or (hand is not None and hand.moved) else tr("Sit down")
            said = ((Meaning.CONFIRM, sit), (Meaning.CANCEL, tr("Leave") if seated else tr("Back")),
                    (Meaning.CALL, tr("Add a bot")), (Meaning.LOOK, tr("House rules")))
        device = kit.spoke or next(iter(self._could_join()), None)
        prompts = [kit.prompt(meaning, words, device) for meaning, words in said]
        brush.prompts([prompt for prompt in prompts if _drawable(prompt)], columns.PROMPTS)

    # -- who points where --------------------------------------------------------------------------------

    def _draw_rings(self, brush: Brush) -> None:
        """A ring round what each device points at. Those that rest on their own chair need none; whoever spoke
        last has the bright one, the others theirs in the colour of their seat, with its mark."""
        scene, kit = self._scene, self._kit
        for hand in scene.hands.values():
            own = scene.seats.of(hand.device.key)
            spoke = kit.spoke is not None and kit.spoke.key == hand.device.key
            if hand.chair is not None:
                if spoke:
                    brush.focus(scene.chair_box(hand.chair), 30)
                continue
            item = hand.focus.current
            seat = scene.seats.sitters.index(own[0]) if own else -1
            at_home = item is not None and item.key == f"chair:{seat}"
            if item is None or not (spoke or own) or (at_home and not spoke):
                continue
            radius = 30 if item.key.startswith(("chair", "sit")) else min(item.box.h / 2, 63)
            colour = SAFFRON if spoke or seat < 0 else SEAT_COLOURS[seat]
            x, y = item.box.centre
            frame = brush.paint.frame(item.box.w + 4, item.box.h + 4, colour, 9, radius + 2, INK, 4)
            brush.canvas.blit(frame, x, y, (0.5, 0.5))
            if own and not at_home:
                brush.seat_mark(seat, item.box.x + item.box.w - 12, item.box.y + 8, 64)


def _drawable(prompt: Prompt | None) -> Prompt | None:
    """A prompt whose device has a button for it."""
    return prompt if prompt is not None and (prompt.sprite or prompt.letter) else None
