"""Who sits down: press to join, names, bots, house rules, and the start."""

from __future__ import annotations

from dataclasses import dataclass, field

import pygame

from game.input.devices import Change
from game.input.glyphs import KEYS
from game.input.intents import Device, Intent, Meaning
from game.kernel.say import Say
from game.kernel.transcript import Transcript, TranscriptError
from game.scenes import columns, doors
from game.scenes.chosen import Chosen
from game.scenes.kit import Kit
from game.scenes.letters import Letters
from game.scenes.menu import STEPS
from game.scenes.seats import Seats, Sitter
from game.scenes.setupview import SetupView
from game.scenes.sitting import PRESET_NAMES, sit_down
from game.scenes.stack import Scene
from game.stage.brush import Brush
from game.stage.canvas import Box
from game.stage.focus import Focus, Item

HOLD = 0.6
"""Seconds the menu button is held to begin."""

NOTE_STAYS = 3.0
OTHER, BOOK = Box(1160, 48, 350, 68), Box(1522, 48, 350, 68)


@dataclass(eq=False, slots=True)
class Hand:
    """One device and what it points at. `chair` is whose menu it has open, `letters` the name it spells;
    `moved` says that it was steered somewhere by its owner, who means the thing there."""

    device: Device
    focus: Focus = field(default_factory=Focus)
    chair: Sitter | None = None
    letters: Letters | None = None
    moved: bool = False


class SetupScene(Scene):
    """Every device has a focus of its own, so that all can choose at once. Keys of items: `chair:N`, `sit:N`,
    `bot:N`, `level:N`, `house`, `begin`, `other`, `book`; in the menu of a chair see `_menu`."""

    name = "setup"

    def __init__(self, kit: Kit, game: str) -> None:
        super().__init__(kit)
        self.game = game
        self.printed = kit.shelf.printed(game)
        self.demo = doors.demo_header(kit) if kit.demo is not None else None
        sitters = ([Sitter(chair.name, chair.level) for chair in self.demo.chairs] if self.demo
                   else kit.last_setup.sitters)
        self.seats = Seats(kit.shelf.games[game].seats, sitters)
        self.chosen = Chosen(self.printed.options, self.demo.seed if self.demo else doors.new_seed(kit))
        if self.demo is None:
            self.chosen.remember(kit.last_setup.house.get(game, {}))
            self.chosen.open_hands = kit.last_setup.open_hands
        self.hands: dict[str, Hand] = {}
        self.held = 0.0
        self.note = ""
        self._note_left = 0.0
        self._drawn = False
        self._view = SetupView(self)

    # -- what there is -----------------------------------------------------------------------------------

    @property
    def present(self) -> set[str]:
        """The keys of the devices that can be heard."""
        return {device.key for device in self.kit.devices.all()}

    @property
    def busy(self) -> list[Sitter]:
        """About whom something is being chosen."""
        return [hand.chair for hand in self.hands.values() if hand.chair is not None]

    def why_not(self) -> Say | None:
        """Why the match cannot begin yet."""
        return self.seats.why_not(self.present, self.busy)

    def chair_box(self, sitter: Sitter) -> Box:
        return columns.chair_box(self.seats.sitters.index(sitter), self.seats.possible[-1])

    def items(self, hand: Hand) -> list[Item]:
        """What this hand can press now."""
        if hand.letters is not None and hand.chair is not None:
            return hand.letters.items(self.chair_box(hand.chair))
        if hand.chair is not None:
            return self._menu(hand.chair)
        tr, count = self.kit.tr, self.seats.possible[-1]
        items = []
        for seat in range(count):
            box = columns.chair_box(seat, count)
            sitter = self.seats.sitters[seat] if seat < len(self.seats.sitters) else None
            if sitter is None:
                top = box._replace(h=columns.foot(box).y - box.y - 28)
                items += [Item(f"sit:{seat}", top, tr("Sit down")),
                          Item(f"bot:{seat}", columns.foot(box), tr("Add a bot"))]
            else:
                items.append(Item(f"chair:{seat}", box, sitter.name))
                if not sitter.person:
                    items.append(Item(f"level:{seat}", columns.level_box(box), tr("Level")))
        why = self.why_not()
        return [*items, Item("house", columns.HOUSE, tr("House rules")), Item("other", OTHER, tr("Other game")),
                Item("book", BOOK, tr("Rules")),
                Item("begin", columns.BEGIN, tr("Begin"), why is None, "" if why is None else self.kit.say(why))]

    def _menu(self, sitter: Sitter) -> list[Item]:
        """What can be done about a chair."""
        tr = self.kit.tr
        if not sitter.person:
            words = {"level": tr("Level"), "order": "", "leave": tr("Take the bot away"), "done": tr("Done")}
        elif sitter in self.seats.lost(self.present):
            words = {"leave": tr("Free the chair"), "done": tr("Done")}
        else:
            words = {"name": tr("Change the name"), "order": "", "more": tr("One more on this device"),
                     "leave": tr("Leave the chair"), "done": tr("Ready")}
            if self.seats.full:
                del words["more"]
        items = []
        for key, box in zip(words, columns.menu_boxes(self.chair_box(sitter), len(words)), strict=True):
            if key == "order":
                half = (box.w - 12) / 2
                items += [Item("left", box._replace(w=half), tr("Move left")),
                          Item("right", box._replace(x=box.x + half + 12, w=half), tr("Move right"))]
            else:
                items.append(Item(key, box, words[key]))
        return items

    def hand(self, device: Device) -> Hand:
        """The hand of a device; a new one points at its own chair, or at the first free one."""
        hand = self.hands.get(device.key)
        if hand is None:
            hand = self.hands[device.key] = Hand(device)
        return hand

    def refresh(self) -> None:
        """People, devices or chairs may have changed."""
        self.hands = {key: hand for key, hand in self.hands.items() if key in self.present}
        for hand in self.hands.values():
            if hand.chair is not None and hand.chair not in self.seats.sitters:
                self._close(hand)
            if not hand.moved and hand.chair is None:
                self._point_home(hand)
            hand.focus.set(self.items(hand))
        self.fresh = True

    def _point_home(self, hand: Hand) -> None:
        own = self.seats.of(hand.device.key)
        home = f"chair:{self.seats.sitters.index(own[0])}" if own else f"sit:{len(self.seats.sitters)}"
        hand.focus.key = home

    # -- scene -------------------------------------------------------------------------------------------

    def enter(self) -> None:
        super().enter()
        self.hands.clear()
        if self.kit.spoke is not None:
            self.hand(self.kit.spoke)
        self.refresh()

    def leave(self) -> None:
        self._type(False)
        self._remember()

    def device_changed(self, device: Device, change: Change) -> bool:
        hand = self.hands.get(device.key)
        if change == "went" and hand is not None:
            self._close(hand)
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
        if self.kit.devices.typing:
            self._rub_out()
        else:
            self._hold()

    def draw(self, brush: Brush) -> None:
        self._drawn = True
        self._view.draw(brush)

    # -- what is meant -----------------------------------------------------------------------------------

    def intent(self, intent: Intent) -> None:
        if self.demo is not None or self.kit.scenes.changing:
            return
        typist = next((hand for hand in self.hands.values() if hand.letters is not None), None)
        if self.kit.devices.typing and intent.device.kind in KEYS:
            hand = next((hand for hand in self.hands.values() if self._types(hand)), typist)
        else:
            hand = self.hand(intent.device)
        if hand is None:
            return
        if intent.meaning == Meaning.POINT:
            self._point(hand, intent)
            return
        self.kit.spoke = hand.device
        self._say(hand, intent)
        self.refresh()

    def _point(self, hand: Hand, intent: Intent) -> None:
        point = self.kit.point(intent)
        hand.focus.set(self.items(hand))
        if point is not None and hand.focus.point(*point):
            self.kit.spoke = hand.device
            hand.moved = True
            self.fresh = True

    def _say(self, hand: Hand, intent: Intent) -> None:
        meaning = intent.meaning
        if meaning in STEPS:
            hand.focus.set(self.items(hand))
            if hand.focus.move(*STEPS[meaning]):
                hand.moved = True
                self.kit.sound.play("focus")
        elif meaning == Meaning.CONFIRM:
            self._confirm(hand, intent)
        elif meaning == Meaning.CANCEL or (meaning == Meaning.MENU and hand.letters is not None):
            self._cancel(hand)
        elif hand.letters is not None:
            if meaning == Meaning.LOOK:
                hand.letters.rub_out()
            elif meaning == Meaning.CALL:
                self._named(hand)
        elif meaning == Meaning.CALL:
            self._add_bot()
        elif meaning == Meaning.LOOK:
            doors.house_rules(self.kit, self.game, self.chosen)
        elif meaning == Meaning.BOOK:
            doors.rules(self.kit, self.game)
        elif meaning == Meaning.COVER:
            self._other(intent)
        elif meaning == Meaning.MENU:
            self._menu_pressed(intent)

    def _confirm(self, hand: Hand, intent: Intent) -> None:
        point = self.kit.point(intent)
        hand.focus.set(self.items(hand))
        if point is not None:
            item = hand.focus.at(*point)
            if item is None and hand.chair is not None:  # a click beside the open chair is done with it
                self._close(hand)
                hand.focus.set(self.items(hand))
                item = hand.focus.at(*point)
            if item is None:
                return
            hand.focus.key, hand.moved = item.key, True
        elif not hand.moved and not self.seats.of(hand.device.key):
            self._sit(hand)
            return
        item = hand.focus.current
        if item is None:
            return
        self.kit.sound.play("play" if item.enabled else "refuse")
        if not item.enabled:
            self._tell(item.why)
        elif hand.letters is not None:
            if hand.letters.press(item.key):
                self._named(hand)
        elif hand.chair is not None:
            self._choose(hand, hand.chair, item.key)
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
            case "other":
                self._other(intent)
            case "begin":
                if self._may(intent):
                    self.begin()

    def _choose(self, hand: Hand, sitter: Sitter, key: str) -> None:
        """One of the things in the menu of a chair."""
        match key:
            case "name":
                self._spell(hand, sitter)
            case "level":
                sitter.turn_level(1)
            case "left" | "right":
                if not self.seats.move(sitter, -1 if key == "left" else 1):
                    self.kit.sound.play("refuse")
            case "more":
                self._close(hand)
                self._sit(hand)
            case "leave":
                self._close(hand)
                self.seats.leave(sitter)
            case "done":
                self._close(hand)

    def _cancel(self, hand: Hand) -> None:
        """One step back: out of the letters, out of the menu, off the chair, out of the door."""
        own = self.seats.of(hand.device.key)
        if hand.letters is not None:
            hand.letters = None
            self._type(False)
        elif hand.chair is not None:
            self._close(hand)
        elif own:
            here = self._pointed(hand)
            self.seats.leave(here if here in own else own[-1])
            hand.moved = False
        elif any(sitter.device in self.present for sitter in self.seats.people):
            self._tell(self.kit.tr("Somebody still sits here."))
        else:
            self.kit.back()

    def _pointed(self, hand: Hand) -> Sitter | None:
        kind, _, seat = hand.focus.key.partition(":")
        return self.seats.sitters[int(seat)] if kind == "chair" and int(seat) < len(self.seats.sitters) else None

    def _menu_pressed(self, intent: Intent) -> None:
        """Pressing menu is the start of holding it; on an empty room it is the way back."""
        why = self.why_not()
        if not self.seats.sitters:
            self.kit.back()
        elif why is not None:
            self.kit.sound.play("refuse")
            self._tell(self.kit.say(why))
        else:
            self._may(intent)

    def _other(self, intent: Intent) -> None:
        if self._may(intent):
            self.kit.back()

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

    def _sit(self, hand: Hand) -> None:
        """The device takes over a chair whose own is gone, else somebody sits down with it."""
        device, seated = hand.device, bool(self.seats.of(hand.device.key))
        sitter = None if seated else self.seats.sit_again(device, self.present)
        sitter = sitter or self.seats.sit(device, self._names())
        if sitter is None:
            self.kit.sound.play("refuse")
            self._tell(self.kit.tr("All chairs are taken."))
            return
        self.kit.sound.play("turn")
        hand.moved = seated
        hand.focus.key = f"chair:{self.seats.sitters.index(sitter)}"

    def _names(self) -> list[str]:
        return [*self.kit.settings.names, *PRESET_NAMES]

    def _add_bot(self) -> None:
        if self.seats.add_bot(PRESET_NAMES) is None:
            self._tell(self.kit.tr("All chairs are taken."))

    def _open(self, hand: Hand, sitter: Sitter) -> None:
        """The menu of a chair: for its own device; of a bot, or of somebody whose device is gone, for all."""
        lost = sitter in self.seats.lost(self.present)
        if lost and not self.seats.of(hand.device.key):
            self._sit(hand)
        elif sitter in self.busy or (sitter.person and not lost and sitter.device != hand.device.key):
            self.kit.sound.play("refuse")
            self._tell(self.kit.tr("Only {name} changes this chair.", name=sitter.name))
        else:
            hand.chair = sitter
            hand.focus.key = self.items(hand)[0].key

    def _close(self, hand: Hand) -> None:
        if hand.letters is not None:
            hand.letters = None
            self._type(False)
        hand.chair, hand.moved = None, False

    # -- names -------------------------------------------------------------------------------------------

    def _spell(self, hand: Hand, sitter: Sitter) -> None:
        taken = {other.name for other in self.seats.sitters}
        free = [name for name in dict.fromkeys(self._names()) if name not in taken]
        hand.letters = Letters(sitter.name, free, self.kit.catalogue.language)
        hand.focus.key = "done" if self._types(hand) else "letter:A"
        if self._types(hand):
            self._type(True)

    def _types(self, hand: Hand) -> bool:
        """Whether the keyboard spells for this hand: it is half of it, or the mouse while nobody plays on it."""
        if hand.letters is None:
            return False
        free = not any(self.seats.of(key) for key in KEYS)
        return hand.device.kind in KEYS or (hand.device.kind == "mouse" and free)

    def _type(self, typing: bool) -> None:
        self.kit.devices.typing = typing
        self.kit.devices.touched()
        (pygame.key.start_text_input if typing else pygame.key.stop_text_input)()

    def typed(self, text: str) -> None:
        for hand in self.hands.values():
            if hand.letters is not None and self._types(hand):
                hand.letters.write(text)
                hand.focus.key = "done"
                self.refresh()
                return

    def _rub_out(self) -> None:
        """Backspace means nothing but rubbing out while somebody types."""
        for _, control in self.kit.devices.touched():
            hand = next((hand for hand in self.hands.values() if self._types(hand)), None)
            if control == "backspace" and hand is not None and hand.letters is not None:
                hand.letters.rub_out()
                self.fresh = True

    def _named(self, hand: Hand) -> None:
        assert hand.letters is not None and hand.chair is not None
        hand.chair.name = hand.letters.name
        self._close(hand)

    # -- the start ---------------------------------------------------------------------------------------

    def _hold(self) -> None:
        """Holding menu fills a ring, and then it begins."""
        devices = self.kit.devices
        longest = max((devices.held(device, Meaning.MENU) for device in devices.all()
                       if self.why_not() is None and self.seats.speaks(Intent(Meaning.MENU, device), self.present)),
                      default=0.0)
        if longest / HOLD != self.held:
            self.held, self.fresh = longest / HOLD, True
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

    def _remember(self) -> None:
        if self.demo is None:
            last = self.kit.last_setup
            last.sitters = list(self.seats.sitters)
            last.house[self.game] = dict(self.chosen.values)
            last.open_hands = self.chosen.open_hands
