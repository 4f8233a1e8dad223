"""Scenes where every device has a focus of its own, so that all can choose at once; and names spelt with any."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

import pygame

from game.input.glyphs import KEYS
from game.input.intents import Device, Intent, Meaning
from game.scenes.kit import Kit
from game.scenes.letters import Letters
from game.scenes.menu import STEPS
from game.scenes.seats import Sitter
from game.scenes.stack import Scene
from game.stage.focus import Focus, Item


@dataclass(eq=False, slots=True)
class Hand:
    """One device and what it points at. `chair` is whose menu it has open, `letters` the name it spells;
    `moved` says that its owner steered it somewhere and means the thing there."""

    device: Device
    focus: Focus = field(default_factory=Focus)
    chair: Sitter | None = None
    letters: Letters | None = None
    moved: bool = False


class HandsScene(Scene):
    """Says who points at what. What there is, and what it does, is for the scene made of it: `items`, `home`,
    `pressed`, `cancelled`, `beside`, `said`, `named`."""

    def __init__(self, kit: Kit) -> None:
        super().__init__(kit)
        self.hands: dict[str, Hand] = {}

    # -- for the scene made of it ------------------------------------------------------------------------

    def items(self, hand: Hand) -> list[Item]:
        """What this hand can press now."""
        return []

    def home(self, hand: Hand) -> str:
        """The key of what a hand points at that was not steered anywhere."""
        return ""

    def pressed(self, hand: Hand, item: Item, intent: Intent) -> None:
        """This hand confirmed an item, which may be asleep."""

    def cancelled(self, hand: Hand) -> None:
        """This hand goes one step back."""

    def beside(self, hand: Hand) -> None:
        """A click beside everything there is for this hand."""

    def said(self, hand: Hand, intent: Intent) -> None:
        """Any other meaning."""

    def named(self, hand: Hand, name: str) -> None:
        """The name this hand spelt is finished."""

    # -- hands -------------------------------------------------------------------------------------------

    @property
    def present(self) -> set[str]:
        """The keys of the devices that can be heard."""
        return {device.key for device in self.kit.devices.all()}

    def hand(self, device: Device) -> Hand:
        return self.hands.setdefault(device.key, Hand(device))

    def refresh(self) -> None:
        """People, devices or things to press may have changed."""
        for hand in self.hands.values():
            if hand.device.key not in self.present:
                self.close(hand)
        self.hands = {key: hand for key, hand in self.hands.items() if key in self.present}
        for hand in self.hands.values():
            if not hand.moved and hand.chair is None:
                hand.focus.key = self.home(hand)
            hand.focus.set(self.items(hand))
        self.fresh = True

    def close(self, hand: Hand) -> None:
        """Done with the menu of a chair, and with spelling a name in it."""
        self.stop_spelling(hand)
        hand.chair, hand.moved = None, False

    def intent(self, intent: Intent) -> None:
        hand = self._spelling_with_keys() if self.kit.devices.typing and intent.device.kind in KEYS else None
        hand = hand or self.hand(intent.device)
        hand.focus.set(self.items(hand))
        if intent.meaning == Meaning.POINT:
            point = self.kit.point(intent)
            if point is None or not hand.focus.point(*point):
                return
            hand.moved = True
        self.kit.spoke = hand.device
        if intent.meaning in STEPS:
            if hand.focus.move(*STEPS[intent.meaning]):
                hand.moved = True
                self.kit.sound.play("focus")
        elif intent.meaning == Meaning.CONFIRM:
            self._confirm(hand, intent)
        elif intent.meaning == Meaning.CANCEL or (hand.letters is not None and intent.meaning == Meaning.MENU):
            self.cancelled(hand)
        elif hand.letters is not None:
            if intent.meaning == Meaning.LOOK:
                hand.letters.rub_out()
            elif intent.meaning == Meaning.CALL:
                self.named(hand, hand.letters.name)
        elif intent.meaning != Meaning.POINT:
            self.said(hand, intent)
        self.refresh()

    def _confirm(self, hand: Hand, intent: Intent) -> None:
        point = self.kit.point(intent)
        item = hand.focus.current if point is None else hand.focus.at(*point)
        if point is not None and item is None:
            self.beside(hand)
            hand.focus.set(self.items(hand))
            item = hand.focus.at(*point)
        if item is None:
            return
        if point is not None:
            hand.focus.key, hand.moved = item.key, True
        self.kit.sound.play("play" if item.enabled else "refuse")
        if hand.letters is None:
            self.pressed(hand, item, intent)
        elif hand.letters.press(item.key):
            self.named(hand, hand.letters.name)

    # -- names -------------------------------------------------------------------------------------------

    def spell(self, hand: Hand, old: str, names: Sequence[str]) -> None:
        """Let this hand spell a name instead of an old one; `names` may be taken as they are."""
        hand.letters = Letters(old, names, self.kit.catalogue.language)
        hand.focus.key = "letter:A"
        if self._has_keys(hand):
            hand.focus.key = "done"
            self._type(True)

    def stop_spelling(self, hand: Hand) -> None:
        if hand.letters is not None:
            hand.letters = None
            self._type(False)
            for other in self.hands.values():
                if other.letters is not None and self._has_keys(other):
                    self._type(True)

    def keys_are_free(self) -> bool:
        """Whether nobody plays with the keyboard, so that it may spell for the mouse."""
        return True

    def _has_keys(self, hand: Hand) -> bool:
        return hand.device.kind in KEYS or (hand.device.kind == "mouse" and self.keys_are_free())

    def _spelling_with_keys(self) -> Hand | None:
        return next((hand for hand in self.hands.values() if hand.letters is not None and self._has_keys(hand)), None)

    def _type(self, typing: bool) -> None:
        self.kit.devices.typing = typing
        self.kit.devices.touched()
        (pygame.key.start_text_input if typing else pygame.key.stop_text_input)()

    def typed(self, text: str) -> None:
        hand = self._spelling_with_keys()
        if hand is not None and hand.letters is not None:
            hand.letters.write(text)
            hand.focus.key = "done"
            self.fresh = True

    def rub_out(self) -> None:
        """While somebody types, backspace means nothing but rubbing out; called once a step."""
        hand = self._spelling_with_keys()
        if hand is None or hand.letters is None:
            return
        for _, control in self.kit.devices.touched():
            if control == "backspace":
                hand.letters.rub_out()
                self.fresh = True

    def leave(self) -> None:
        for hand in self.hands.values():
            self.close(hand)
        self._type(False)
