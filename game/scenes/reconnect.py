"""Somebody's device is gone, or somebody is back: who says with which device they play on, in two presses."""

from __future__ import annotations

from collections.abc import Sequence

from game.input.devices import Change
from game.input.intents import Device, Intent, Meaning
from game.kernel.table import Seat
from game.scenes import doors
from game.scenes.kit import Kit
from game.scenes.menu import MenuScene
from game.scenes.sitting import Sitting
from game.stage.brush import Brush
from game.stage.canvas import Box
from game.stage.focus import Item
from game.stage.palette import GO, INK, PAPER, SAFFRON, WINE

BADGE = (520, 560, 640)
WORDS = Box(930, 176, 870, 330)
CLAIM = Box(930, 540, 870, 156)
OTHER = Box(930, 736, 870, 112)
NOTE = Box(930, 888, 870, 72)
GLYPH = 76
MOST_GLYPHS = 4


class ReconnectScene(MenuScene):
    """Opaque, so no face of the table shows. A device that no other seat plays with may claim the seats: its
    first confirm asks "You are Anna?", its second is the answer. Whoever sits here may let a bot play on.

    `lost` is the device that went; it may be unknown. A device of the same make that comes back needs only
    the answer, unless another seat's is of that make too: then nobody can tell whose it is."""

    name = "reconnect"

    def __init__(self, kit: Kit, sitting: Sitting, seats: Sequence[Seat], lost: Device | None = None) -> None:
        super().__init__(kit)
        self.seats = list(seats)
        self.candidate: Device | None = None
        self._sitting = sitting
        self._lost = lost
        self._back = all(seat in sitting.away for seat in seats)
        self._said: Intent | None = None
        self._note = ""
        self.focus.key = "claim"

    # -- who may -----------------------------------------------------------------------------------------

    def owner(self, intent: Intent) -> Seat | None:
        """Another seat that plays with this device already. Somebody who comes back of their own will may share
        one: everybody is there and agrees."""
        if self._back:
            return None
        sitting = self._sitting
        return next((seat for seat in sitting.people
                     if seat not in self.seats and sitting.devices[seat] and intent.is_from(sitting.devices[seat])),
                    None)

    def device_changed(self, device: Device, change: Change) -> bool:
        self.fresh = True
        if change == "went":
            if self.candidate == device:
                self.candidate = None
                self.refresh()
            return not self._sitting.holders(device.key)
        if self._lost is not None and device.guid == self._lost.guid and not self._ambiguous():
            self.candidate = device
            self.refresh()
        return True

    def _ambiguous(self) -> bool:
        """Whether another seat plays with a device of the same make, or did until it went."""
        assert self._lost is not None
        sitting = self._sitting
        known = {**sitting.lost, **{device.key: device for device in self.kit.devices.all()}}
        return any(known[key].guid == self._lost.guid for seat in sitting.people
                   if seat not in self.seats and (key := sitting.devices[seat]) in known)

    # -- answers -----------------------------------------------------------------------------------------

    def items(self) -> list[Item]:
        tr = self.kit.tr
        claim = tr("You are {name}?", name=self.names()) if self.candidate else tr("I am {name}", name=self.names())
        return [Item("claim", CLAIM, claim),
                Item("other", OTHER, tr("Not now") if self._back else tr("Let a bot play on"))]

    def intent(self, intent: Intent) -> None:
        if intent.meaning in (Meaning.CONFIRM, Meaning.CANCEL):
            self._said = intent
            self._note = ""
        super().intent(intent)

    def chosen(self, key: str) -> None:
        if key == "claim":
            self._claim()
        elif self._back:
            self.kit.back()
        else:
            tr = self.kit.tr
            doors.ask(self.kit, tr("Let a bot play on for {name}?", name=self.names()), tr("Bot"), tr("Wait"),
                      lambda: doors.bot_plays_on(self.kit, self._sitting, self.seats))

    def _claim(self) -> None:
        assert self._said is not None
        device, owner = self._said.device, self.owner(self._said)
        if owner is not None:
            self.kit.sound.play("refuse")
            self._note = self.kit.tr("{name} plays with this one.", name=self._sitting.names[owner])
        elif self.candidate is not None and self._said.is_from(self.candidate.key):
            doors.take_seats(self.kit, self._sitting, self.seats, device)
        else:
            self.candidate = device

    def cancel(self) -> None:
        if self.candidate is not None:
            assert self._said is not None
            if self._said.is_from(self.candidate.key):
                self.candidate = None
                self.refresh()
        elif self._back:
            self.kit.back()

    # -- drawing -----------------------------------------------------------------------------------------

    def names(self) -> str:
        """Everybody who is asked for."""
        first, *more = [self._sitting.names[seat] for seat in self.seats]
        for name in more:
            first = self.kit.tr("{name} and {other}", name=first, other=name)
        return first

    def draw(self, brush: Brush) -> None:
        tr = self.kit.tr
        brush.curtain()
        self._draw_marks(brush)
        brush.panel(WORDS, PAPER, 26, INK, 5, 8)
        room = WORDS.w - 100
        brush.words(self.names(), WORDS.x + 50, WORDS.y + 92, 116, 900, INK, 0, room)
        words = (tr("Back again? Press it twice on the device to play with.") if self._back
                 else tr("The device is gone. Plug it in again, or take another one: the game waits."))
        brush.paragraph(words, Box(WORDS.x + 50, WORDS.y + 160, room, 160), 40, 700, INK)
        claim, other = self.focus.items
        self._draw_claim(brush, claim)
        brush.button(OTHER, other.text, PAPER, self.focus.key == "other", size=40,
                     sprite="" if self._back else "symbols/robot")
        if self._note:
            brush.panel(NOTE, WINE, 36, None, 0)
            brush.words(self._note, *NOTE.centre, brush.letters.grown(32), 800, PAPER, 0.5, NOTE.w - 50)

    def _draw_marks(self, brush: Brush) -> None:
        """One mark large; those of people who shared a device beside each other."""
        x, y, size = BADGE
        brush.sprite("scenery/badge", x, y, size)
        part = size * 0.62 / len(self.seats) ** 0.7
        left = x - part * 0.55 * (len(self.seats) - 1)
        for number, seat in enumerate(self.seats):
            brush.seat_mark(seat, left + number * part * 1.1, y, part)

    def _draw_claim(self, brush: Brush, item: Item) -> None:
        fill = GO if self.candidate else SAFFRON
        brush.panel(CLAIM, fill, 60, INK, 5, 6)
        devices = [self.candidate] if self.candidate else self._free()
        x, y = CLAIM.x + 44, CLAIM.y + CLAIM.h / 2
        for prompt in dict.fromkeys(self.kit.prompt(Meaning.CONFIRM, "", device) for device in devices):
            if x > CLAIM.x + 240:  # the words need the rest
                break
            x += brush.glyph(prompt.sprite, prompt.letter, x, y, GLYPH) + 14
        brush.paragraph(item.text, Box(x + 16, CLAIM.y + 4, CLAIM.x + CLAIM.w - x - 52, CLAIM.h - 8), 46, 900, INK, 0,
                        True)
        if self.focus.key == item.key:
            brush.focus(CLAIM, 60)

    def _free(self) -> list[Device]:
        """The devices whose buttons are shown: the one that spoke last if it may claim, else some that may."""
        taken = {key for seat, key in enumerate(self._sitting.devices) if seat not in self.seats}
        free = [device for device in self.kit.devices.all() if self._back or device.key not in taken]
        spoke = [device for device in free if device == self.kit.spoke]
        pads_first = sorted(free, key=lambda device: device.kind != "pad")
        return spoke or pads_first[:MOST_GLYPHS]
