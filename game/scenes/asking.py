"""Asks one person: what can be taken hold of on the table, what has the focus, and why not the rest."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from game.content.cards import Printed
from game.kernel.actions import Action
from game.kernel.events import Moved
from game.kernel.match import Match
from game.kernel.rules import Sign
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


BUTTON = "button:"
"""Keys of verbs that have a button of their own on the table begin so while they are asleep."""


class Asking:
    """One seat's question, on a stage that shows what this seat may see. `say` puts sentences into words;
    `signs` tell which verbs have a button of their own, and why a place of cards cannot be used. `focused`
    is the key of what had the focus before, if it is still there or near. `reason` is why the last wish
    could not be."""

    def __init__(self, seat: Seat, match: Match, stage: Stage, printed: Printed, say: Callable[[Say], str],
                 signs: Sequence[Sign], focused: str = "") -> None:
        self.seat = seat
        self.reason = ""
        self.focus = Focus(current=focused)
        self.landing: set[str] = set()
        """The keys of places where a card would come to lie."""
        self._buttons = {sign.art: sign for sign in signs if sign.kind == "button" and sign.seat in (None, seat)}
        self._short: Mapping[str, Say] = {sign.place: sign.say for sign in signs
                                          if sign.kind == "price" and sign.value and sign.say is not None}
        self._match = match
        self._stage = stage
        self._printed = printed
        self._say = say
        self._chooser = Chooser(match.legal(seat))
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
        self.landing = set()
        for handle in self._chooser.handles():
            self._handles[handle.key] = handle
            if handle.cell >= 0 and self._lands(handle):
                self.landing.add(handle.key)
            at = self._find(handle.card) if handle.card >= 0 else None
            if at is not None:
                self._raised.append(at)
                items.append(Item(handle.key, self._stage.box_of(*at), self.words_of(handle)))
            elif handle.zone >= 0:
                items.append(Item(handle.key, self._zone_box(handle), self.words_of(handle)))
            elif self.own_button(handle):
                items.append(Item(handle.key, self._button_box(), self.words_of(handle)))
            else:
                verbs.append(handle)
        for number, handle in enumerate(verbs):
            items.append(Item(handle.key, self._verb_box(number, len(verbs)), self.words_of(handle)))
        if not self.held:
            items += [*self._refused(), *self._short_of(), *self._asleep(items)]
        items.sort(key=lambda item: (item.box.y > 600, item.box.y > 700, item.box.x))
        self.focus = Focus(items, self._first(items))
        self.show()

    def _first(self, items: list[Item]) -> str:
        """What has the focus at first: what had it before, while it can be used; else the nearest thing that
        can; with nothing before, the first."""
        usable = [item for item in items if item.enabled] or items
        before = self.focus.key
        if not usable or any(item.key == before for item in usable):
            return before
        kind, _, rest = before.partition(":")
        at = self._find(int(rest)) if kind == "card" else None
        zone, _, cell = rest.partition(":")
        was = (self._stage.box_of(*at) if at is not None
               else self._stage.box_of(int(zone), int(cell)) if kind == "zone" and int(cell) >= 0
               else None)
        if was is None:
            return usable[0].key
        (x, y) = was.centre
        return min(usable, key=lambda item: abs(item.box.centre[0] - x) + abs(item.box.centre[1] - y)).key

    def _refused(self) -> list[Item]:
        """Cards that cannot be used, each with its reason: the seat's own, and those that belong to nobody.
        They are dimmed where others of their zone can be used, or where none of the seat's own can."""
        items: list[Item] = []
        live = {at[0] for at in self._raised} | {handle.zone for handle in self._handles.values()}
        own = {zone for zone, place in enumerate(self._match.box.zones) if place.owner == self.seat}
        for at, card in self._near_cards():
            why = None if f"card:{card}" in self._handles else self._match.why_not(self.seat, card)
            if why is None or self._cell_key(*at) in self._handles:
                continue
            seen = self._stage.mirror.zones[at[0]][at[1]]
            if seen is not None and seen.marked:
                self._raised.append(at)
            elif at[0] in live or (at[0] in own and not live & own):
                self._dimmed.append(at)
            box, words = self._stage.box_of(*at), self._card_words(card)
            items.append(Item(f"card:{card}", box, words, False, self._say(why)))
        return items

    def _short_of(self) -> list[Item]:
        """Places of cards that the seat cannot pay, each with what is short."""
        items: list[Item] = []
        for name, say in self._short.items():
            zone_name, _, cell = name.partition("/")
            zone = self._match.box.zone(zone_name)
            handle = Handle(zone=zone, cell=int(cell) if cell else -1)
            if handle.key not in self._handles and self._stage.place(zone) is not None:
                words = self._say(Say("Choose"))
                items.append(Item(handle.key, self._zone_box(handle), words, False, self._say(say)))
        return items

    def _asleep(self, items: list[Item]) -> list[Item]:
        """The seat's own button while it would do nothing, with its reason."""
        box = self._button_box()
        return [Item(BUTTON + verb, box, self._say(sign.say), False, self._say(sign.note))
                for verb, sign in self._buttons.items()
                if sign.seat is not None and sign.say is not None and sign.note is not None
                and all(item.box != box for item in items)]

    def own_button(self, handle: Handle) -> bool:
        """Whether this is a verb with a button of its own."""
        return handle.action is not None and handle.action.verb in self._buttons

    def _lands(self, handle: Handle) -> bool:
        """Whether the only action of this place lays a card there."""
        actions = self._chooser.actions(handle.key)
        beats = self._match.preview(actions[0], self._stage.viewer) if len(actions) == 1 else []
        return any(isinstance(event, Moved) and event.dst == handle.zone for beat in beats for event in beat)

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

    def _near_cards(self) -> list[tuple[At, Card]]:
        """The cards of the seat's own zones, and of those on the table that are nobody's, whose faces are
        shown, and where they lie."""
        return [((zone, index), seen.face)
                for zone, place in enumerate(self._match.box.zones)
                if place.owner == self.seat or (place.cells and "." not in place.name)
                for index, seen in enumerate(self._stage.mirror.zones[zone])
                if seen is not None and seen.face is not None]

    def _cell_key(self, zone: int, index: int) -> str:
        return Handle(zone=zone, cell=index).key

    def _zone_box(self, handle: Handle) -> Box:
        if handle.cell >= 0:
            return self._stage.box_of(handle.zone, handle.cell)
        count = len(self._stage.mirror.zones[handle.zone])
        place = self._stage.place(handle.zone)
        if place is not None and place.spread == "pile" and count:
            return self._stage.box_of(handle.zone, count - 1)
        word, dot, seat = self._match.box.zones[handle.zone].name.partition(".")
        if (tray := self._stage.layout.hud(f"{word}-tray{dot}{seat}")) is not None:
            return hud.box_of(tray)
        return hud.box_of(place) if place is not None else CHOICE

    def _button_box(self) -> Box:
        """Where the verb's own button stands."""
        place = self._stage.layout.hud("call")
        return hud.box_of(place) if place is not None else self._verb_box(0, 1)

    def _verb_box(self, number: int, count: int) -> Box:
        """Buttons side by side in the map's `choice` place."""
        place = self._stage.layout.hud("choice")
        area = hud.box_of(place) if place is not None else CHOICE
        edge = 14 if area.h >= 100 else 0
        width = min(VERB_WIDTH, (area.w - edge * 2 - VERB_GAP * (count - 1)) / count)
        left = area.x + (area.w - width * count - VERB_GAP * (count - 1)) / 2
        return Box(left + number * (width + VERB_GAP), area.y + edge, width, area.h - edge * 2)

    # -- words -----------------------------------------------------------------------------------------

    def _card_words(self, card: Card) -> str:
        return self._say(Say(self._printed.words[self._match.box.faces[card].kind]))

    def words_of(self, handle: Handle) -> str:
        """What a handle is called: its action if there is one, else the card or place."""
        actions = self._chooser.actions(handle.key)
        if len(actions) == 1:
            return self._say(self._match.rules.label(actions[0]))
        return self._card_words(handle.card) if handle.card >= 0 else self._say(Say("Choose"))
