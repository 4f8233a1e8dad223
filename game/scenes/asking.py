"""Asks one person: what can be taken hold of on the table, what has the focus, and why not the rest."""

from __future__ import annotations

from collections.abc import Callable, Collection

from game.content.cards import Printed
from game.kernel.actions import Action
from game.kernel.match import Match
from game.kernel.say import Say
from game.kernel.table import Card, Seat
from game.stage import hud
from game.stage.canvas import Box
from game.stage.chooser import Chooser, Handle
from game.stage.focus import Focus, Item
from game.stage.stage import At, Stage

CHOICE = Box(370, 604, 1180, 126)
"""Where buttons stand on a table whose map has no place called `choice`."""

VERB_WIDTH, VERB_GAP = 290.0, 16.0


class Asking:
    """One seat's question, on a stage that shows what this seat may see. `say` puts sentences into words;
    actions with a verb in `buttons` are asked elsewhere. `reason` is why the last wish could not be."""

    def __init__(self, seat: Seat, match: Match, stage: Stage, printed: Printed, say: Callable[[Say], str],
                 buttons: Collection[str], focused: str = "") -> None:
        self.seat = seat
        self.reason = ""
        self.focus = Focus(current=focused)
        self._match = match
        self._stage = stage
        self._printed = printed
        self._say = say
        self._chooser = Chooser(match.legal(seat), buttons)
        self._handles: dict[str, Handle] = {}
        self._raised: list[At] = []
        self._dimmed: list[At] = []
        self.lay_out()

    @property
    def held(self) -> str:
        """What was taken hold of, its key; nothing is held at first."""
        return self._chooser.held

    def handle(self, key: str) -> Handle | None:
        """What an item of the focus takes hold of; None for a card that cannot be used."""
        return self._handles.get(key)

    def lay_out(self) -> None:
        """Find all items anew: the choice has narrowed, or widened again."""
        items: list[Item] = []
        self._handles, self._raised, self._dimmed = {}, [], []
        verbs: list[Handle] = []
        for handle in self._chooser.handles():
            self._handles[handle.key] = handle
            at = self._find(handle.card) if handle.card >= 0 else None
            if at is not None:
                self._raised.append(at)
                items.append(Item(handle.key, self._stage.box_of(*at), self.words_of(handle)))
            elif handle.zone >= 0:
                items.append(Item(handle.key, self._zone_box(handle), self.words_of(handle)))
            else:
                verbs.append(handle)
        for number, handle in enumerate(verbs):
            items.append(Item(handle.key, self._verb_box(number, len(verbs)), self.words_of(handle)))
        items += self._refused()
        items.sort(key=lambda item: (item.box.y > 600, item.box.y > 700, item.box.x))
        known = any(item.key == self.focus.key for item in items)
        first = next((item.key for item in items if item.enabled), "")
        self.focus = Focus(items, self.focus.key if known else first)
        self.show()

    def _refused(self) -> list[Item]:
        """The seat's own cards that cannot be used, each with its reason."""
        items: list[Item] = []
        for at, card in self._own_cards():
            why = None if f"card:{card}" in self._handles or self.held else self._match.why_not(self.seat, card)
            if why is not None:
                self._dimmed.append(at)
                box, words = self._stage.box_of(*at), self._card_words(card)
                items.append(Item(f"card:{card}", box, words, False, self._say(why)))
        return items

    def show(self) -> None:
        """Tell the stage which cards to raise, dim and ring, and what the focused action would do."""
        current = self.focus.current
        at = self._find(int(current.key[5:])) if current is not None and current.key.startswith("card:") else None
        self._stage.choose(self._raised, self._dimmed, at)
        actions = self._chooser.actions(current.key) if current is not None else []
        self._stage.foresee(self._match.preview(actions[0], self._stage.viewer) if len(actions) == 1 else [])

    # -- answers ---------------------------------------------------------------------------------------

    def move(self, dx: int, dy: int) -> bool:
        """One step of a stick; whether the focus moved."""
        return self._moved(self.focus.move(dx, dy))

    def point(self, x: float, y: float) -> bool:
        """The pointer is here; whether the focus moved."""
        return self._moved(self.focus.point(x, y))

    def _moved(self, moved: bool) -> bool:
        if moved:
            self.reason = ""
            self.show()
        return moved

    def press(self, item: Item) -> Action | None:
        """Take hold of an item: an action if that settles it, else the choice has narrowed."""
        self.focus.key = item.key
        action = self._chooser.press(item.key)
        if action is None:
            self.lay_out()
        return action

    def back(self) -> bool:
        """Let go of what is held; whether anything was."""
        if not self._chooser.back():
            return False
        self.lay_out()
        return True

    # -- where things are ------------------------------------------------------------------------------

    def _find(self, card: Card) -> At | None:
        """Where a card lies whose face is shown."""
        for zone, row in enumerate(self._stage.mirror.zones):
            for index, seen in enumerate(row):
                if seen is not None and seen.face == card:
                    return zone, index
        return None

    def _own_cards(self) -> list[tuple[At, Card]]:
        """The cards of the seat's own zones whose faces are shown, and where they lie."""
        return [((zone, index), seen.face)
                for zone, place in enumerate(self._match.box.zones) if place.owner == self.seat
                for index, seen in enumerate(self._stage.mirror.zones[zone])
                if seen is not None and seen.face is not None]

    def _zone_box(self, handle: Handle) -> Box:
        if handle.cell >= 0:
            return self._stage.box_of(handle.zone, handle.cell)
        count = len(self._stage.mirror.zones[handle.zone])
        place = self._stage.place(handle.zone)
        if place is not None and place.spread == "pile" and count:
            return self._stage.box_of(handle.zone, count - 1)
        return hud.box_of(place) if place is not None else CHOICE

    def _verb_box(self, number: int, count: int) -> Box:
        """Buttons side by side in the map's `choice` place."""
        place = self._stage.layout.hud("choice")
        area = hud.box_of(place) if place is not None else CHOICE
        width = min(VERB_WIDTH, (area.w - 24 - VERB_GAP * (count - 1)) / count)
        left = area.x + (area.w - width * count - VERB_GAP * (count - 1)) / 2
        return Box(left + number * (width + VERB_GAP), area.y + 14, width, area.h - 28)

    # -- words -----------------------------------------------------------------------------------------

    def _card_words(self, card: Card) -> str:
        return self._say(Say(self._printed.words[self._match.box.faces[card].kind]))

    def words_of(self, handle: Handle) -> str:
        """What a handle is called: its action if there is one, else the card or place."""
        actions = self._chooser.actions(handle.key)
        if len(actions) == 1:
            return self._say(self._match.rules.label(actions[0]))
        return self._card_words(handle.card) if handle.card >= 0 else self._say(Say("Choose"))
