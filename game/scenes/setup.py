"""Who sits down: press to join, names, bots, house rules, and the start."""

from __future__ import annotations

from game.input.devices import Change
from game.input.glyphs import KEYS
from game.input.intents import Device, Intent, Meaning
from game.kernel.say import Say
from game.kernel.transcript import Transcript, TranscriptError
from game.scenes import chairmenu, columns, doors
from game.scenes.chosen import Chosen
from game.scenes.hands import Hand, HandsScene
from game.scenes.kit import Kit
from game.scenes.seats import Seats, Sitter
from game.scenes.setupview import SetupView
from game.scenes.sitting import PRESET_NAMES, sit_down
from game.stage.brush import Brush
from game.stage.canvas import Box
from game.stage.focus import Item

HOLD = 0.6
"""Seconds the menu button is held to begin."""

NOTE_STAYS = 3.0


class SetupScene(HandsScene):
    """Keys of items for everybody: `chair:N`, `sit:N`, `bot:N`, `level:N`, `house`, `begin`, `other`, `book`; in
    the menu of a chair see chairmenu.py."""

    name = "setup"

    def __init__(self, kit: Kit, game: str) -> None:
        super().__init__(kit)
        self.game = game
        self.printed = kit.shelf.printed(game)
        self.demo = doors.demo_header(kit) if kit.demo is not None else None
        last = kit.last_setup
        sitters = [Sitter(chair.name, chair.level) for chair in self.demo.chairs] if self.demo else last.sitters
        self.seats = Seats(kit.shelf.games[game].seats, sitters)
        self.chosen = Chosen(self.printed.options, self.demo.seed if self.demo else doors.new_seed(kit))
        if self.demo is None:
            self.chosen.remember(last.house.get(game, {}))
            self.chosen.open_hands = last.open_hands
        self.held = 0.0
        self.note = ""
        self._note_left = 0.0
        self._drawn = False
        self._view = SetupView(self)

    # -- what there is -----------------------------------------------------------------------------------

    @property
    def busy(self) -> list[Sitter]:
        """About whom something is being chosen."""
        return [hand.chair for hand in self.hands.values() if hand.chair is not None]

    def why_not(self) -> Say | None:
        """Why the match cannot begin yet."""
        return self.seats.why_not(self.present, self.busy)

    def lost(self, sitter: Sitter) -> bool:
        """Whether this person's device is gone."""
        return sitter in self.seats.lost(self.present)

    def chair_box(self, sitter: Sitter) -> Box:
        return columns.chair_box(self.seats.sitters.index(sitter), self.seats.possible[-1])

    def items(self, hand: Hand) -> list[Item]:
        if hand.chair is not None and hand.chair in self.seats.sitters:
            box = self.chair_box(hand.chair)
            if hand.letters is not None:
                return hand.letters.items(box, self.kit.tr("Rub out"), self.kit.tr("That's me"))
            return chairmenu.items(self.kit, hand.chair, box, self.lost(hand.chair), self.seats.full)
        tr, count = self.kit.tr, self.seats.possible[-1]
        items = []
        for seat in range(count):
            box = columns.chair_box(seat, count)
            if seat >= len(self.seats.sitters):
                items += [Item(f"sit:{seat}", columns.sit_box(box), tr("Sit down")),
                          Item(f"bot:{seat}", columns.foot(box), tr("Add a bot"))]
                continue
            sitter = self.seats.sitters[seat]
            items.append(Item(f"chair:{seat}", box, sitter.name))
            if not sitter.person:
                items.append(Item(f"level:{seat}", columns.level_box(box), tr("Level")))
        why = self.why_not()
        return [*items, Item("house", columns.HOUSE, tr("House rules")), Item("other", columns.OTHER, tr("Other game")),
                Item("book", columns.BOOK, tr("Rules")),
                Item("begin", columns.BEGIN, tr("Begin"), why is None, "" if why is None else self.kit.say(why))]

    def home(self, hand: Hand) -> str:
        """Its own chair; without one, the next that is free."""
        own = self.seats.of(hand.device.key)
        return f"chair:{self.seats.sitters.index(own[0])}" if own else f"sit:{len(self.seats.sitters)}"

    def keys_are_free(self) -> bool:
        return not any(self.seats.of(key) for key in KEYS)

    # -- scene -------------------------------------------------------------------------------------------

    def enter(self) -> None:
        super().enter()
        self.hands.clear()
        if self.kit.spoke is not None:
            self.hand(self.kit.spoke)
        self.refresh()

    def leave(self) -> None:
        super().leave()
        if self.demo is None:
            last = self.kit.last_setup
            last.sitters = list(self.seats.sitters)
            last.house[self.game] = dict(self.chosen.values)
            last.open_hands = self.chosen.open_hands

    def device_changed(self, device: Device, change: Change) -> bool:
        self.refresh()
        return True

    def step(self, dt: float) -> None:
        if self.kit.scenes.top is not self or self.kit.scenes.changing:
            return
        if self.demo is not None:
            if self._drawn:
                doors.table(self.kit, sit_down(self.kit.shelf, self.demo))
            return
        if self.note:
            self._note_left -= dt
            if self._note_left <= 0:
                self.note, self.fresh = "", True
        self.rub_out()
        self._hold()

    def draw(self, brush: Brush) -> None:
        self._drawn = True
        self._view.draw(brush)

    # -- what is meant -----------------------------------------------------------------------------------

    def intent(self, intent: Intent) -> None:
        if self.demo is None:
            super().intent(intent)

    def said(self, hand: Hand, intent: Intent) -> None:
        match intent.meaning:
            case Meaning.CALL:
                self._add_bot()
            case Meaning.LOOK:
                doors.house_rules(self.kit, self.game, self.chosen)
            case Meaning.BOOK:
                doors.rules(self.kit, self.game)
            case Meaning.COVER if self._may(intent):
                self.kit.back()
            case Meaning.MENU:
                self._menu_pressed(intent)

    def pressed(self, hand: Hand, item: Item, intent: Intent) -> None:
        if not item.enabled:
            self._tell(item.why)
        elif hand.chair is not None:
            self._choose(hand, hand.chair, item.key)
        elif intent.at is None and not hand.moved and not self.seats.of(hand.device.key):
            self._sit(hand)
        else:
            self._press(hand, intent, *item.key.partition(":")[::2])

    def _press(self, hand: Hand, intent: Intent, key: str, seat: str) -> None:
        """One of the things that are there for everybody."""
        match key:
            case "chair":
                self._open(hand, self.seats.sitters[int(seat)])
            case "sit":
                self._sit(hand)
            case "bot":
                self._add_bot()
            case "level":
                self.seats.sitters[int(seat)].turn_level(1)
            case "house":
                doors.house_rules(self.kit, self.game, self.chosen)
            case "book":
                doors.rules(self.kit, self.game)
            case "other" if self._may(intent):
                self.kit.back()
            case "begin" if self._may(intent):
                self.begin()

    def _choose(self, hand: Hand, sitter: Sitter, key: str) -> None:
        """One of the things in the menu of a chair."""
        match key:
            case "name":
                taken = {other.name for other in self.seats.sitters}
                self.spell(hand, sitter.name, [name for name in self._names() if name not in taken])
            case "level":
                sitter.turn_level(1)
            case "left" | "right":
                if not self.seats.move(sitter, -1 if key == "left" else 1):
                    self.kit.sound.play("refuse")
            case "stick":
                devices = self.kit.devices
                devices.dpad_only(hand.device, not devices.is_dpad_only(hand.device))
            case "more":
                self.close(hand)
                self._sit(hand)
            case "leave":
                self.close(hand)
                self.seats.leave(sitter)
            case "done":
                self.close(hand)

    def beside(self, hand: Hand) -> None:
        """A click beside an open chair is done with it."""
        self.close(hand)

    def named(self, hand: Hand, name: str) -> None:
        if hand.chair is not None:
            hand.chair.name = name
        self.close(hand)

    def cancelled(self, hand: Hand) -> None:
        """One step back: out of the letters, out of the menu, off the chair, out of the door."""
        own = self.seats.of(hand.device.key)
        if hand.letters is not None:
            self.stop_spelling(hand)
        elif hand.chair is not None:
            self.close(hand)
        elif own:
            here = next((sitter for sitter in own if hand.focus.key == f"chair:{self.seats.sitters.index(sitter)}"),
                        own[-1])
            self.seats.leave(here)
            hand.moved = False
        elif any(sitter.device in self.present for sitter in self.seats.people):
            self._tell(self.kit.tr("Somebody still sits here."))
        else:
            self.kit.back()

    def _menu_pressed(self, intent: Intent) -> None:
        """Pressing menu is the start of holding it; in an empty room it is the way back."""
        why = self.why_not()
        if not self.seats.sitters:
            self.kit.back()
        elif why is not None:
            self.kit.sound.play("refuse")
            self._tell(self.kit.say(why))
        else:
            self._may(intent)

    def _may(self, intent: Intent) -> bool:
        """Whether this device may decide for all who sit here; tells if not."""
        if self.seats.speaks(intent, self.present):
            return True
        self._tell(self.kit.tr("Sit down first."))
        return False

    def _tell(self, words: str) -> None:
        self.note, self._note_left = words, NOTE_STAYS
        self.fresh = True

    # -- chairs ------------------------------------------------------------------------------------------

    def _sit(self, hand: Hand, wanted: Sitter | None = None) -> None:
        """The device takes over a chair whose own is gone, else somebody sits down with it."""
        seated = bool(self.seats.of(hand.device.key))
        sitter = None if seated else self.seats.sit_again(hand.device, self.present, wanted)
        sitter = sitter or self.seats.sit(hand.device, self._names())
        if sitter is None:
            self.kit.sound.play("refuse")
            self._tell(self.kit.tr("All chairs are taken."))
            return
        self.kit.sound.play("turn")
        hand.moved = seated
        hand.focus.key = f"chair:{self.seats.sitters.index(sitter)}"

    def _names(self) -> list[str]:
        return list(dict.fromkeys([*self.kit.settings.names, *PRESET_NAMES]))

    def _add_bot(self) -> None:
        if self.seats.add_bot(PRESET_NAMES) is None:
            self._tell(self.kit.tr("All chairs are taken."))

    def _open(self, hand: Hand, sitter: Sitter) -> None:
        """The menu of a chair: for its own device; of a bot, or of somebody whose device is gone, for all."""
        if self.lost(sitter) and not self.seats.of(hand.device.key):
            self._sit(hand, sitter)
        elif sitter in self.busy or (sitter.person and not self.lost(sitter) and sitter.device != hand.device.key):
            self.kit.sound.play("refuse")
            self._tell(self.kit.tr("Only {name} changes this chair.", name=sitter.name))
        else:
            hand.chair = sitter
            hand.focus.key = self.items(hand)[0].key

    # -- the start ---------------------------------------------------------------------------------------

    def _hold(self) -> None:
        """Holding menu fills a ring, and then it begins."""
        held = 0.0
        if self.why_not() is None:
            held = max((self.kit.devices.held(device, Meaning.MENU) for device in self.kit.devices.all()
                        if self.seats.speaks(Intent(Meaning.MENU, device), self.present)), default=0.0)
        if held / HOLD != self.held:
            self.held, self.fresh = held / HOLD, True
        if self.held >= 1:
            self.begin()

    def begin(self) -> None:
        """Deal the cards, if that can be; tells why not."""
        if self.why_not() is not None:
            return
        kit, chosen = self.kit, self.chosen
        header = Transcript(self.game, chosen.seed, self.seats.chairs(), chosen.house(), chosen.open_hands)
        try:
            sitting = sit_down(kit.shelf, header, self.seats.devices())
        except TranscriptError:  # a house rule that speaks of a seat nobody sits on
            self._tell(kit.tr("These house rules do not go with so many players."))
            return
        for sitter in reversed(self.seats.people):
            kit.settings.remember(sitter.name)
        kit.save_settings()
        doors.table(kit, sitting)
