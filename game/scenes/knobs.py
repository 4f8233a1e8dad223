"""What can be set: every knob with its values, what it stands at, and what turning it does at once."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Literal

import pygame

from game.content.settings import Settings, possible
from game.content.text import PSEUDO, Catalogue, languages, spoken_here
from game.input.bindings import Bindings
from game.input.intents import DIRECTIONS, Device, Meaning
from game.kernel.say import Say
from game.scenes.kit import Kit

Form = Literal["switch", "pills", "measure", "list", "press"]
"""How a knob looks: a switch, all values side by side, a scale, one value between arrows, or a control that
waits to be pressed."""

TABS = ("play", "screen", "sound", "controls", "language")

LANGUAGES = {"en": "English", "fi": "Suomi", "de": "Deutsch", "pl": "Polski", "sv": "Svenska", "fr": "Français",
             "es": "Español", "it": "Italiano", "nl": "Nederlands", PSEUDO: "[Þšéüđö]"}
"""What each language calls itself."""

STICK_SLACK = 0.15
"""How much farther back than it steers a stick must go to be at rest, in parts of its way."""


def _nothing(value: Any) -> None:
    """A knob that cannot be turned."""


@dataclass(frozen=True, slots=True)
class Knob:
    """All words are in the reader's language. `values` in order, `shown` their words, `now` and `first` two of
    them; `turn` sets, saves and applies one. `why` says why it is asleep; `meaning` is what a pressed control
    will mean, for the form `press`."""

    key: str
    words: str
    note: str
    form: Form
    values: tuple[Any, ...] = ()
    shown: tuple[str, ...] = ()
    now: Any = None
    first: Any = None
    turn: Callable[[Any], None] = _nothing
    why: str = ""
    meaning: Meaning | None = None

    @property
    def place(self) -> int:
        """Where it stands among its values; the first if it stands at none of them."""
        return self.values.index(self.now) if self.now in self.values else 0

    def by(self, step: int, round_about: bool = False) -> bool:
        """Turn it some values on, from the last to the first only if asked; whether it moved."""
        there = self.place + step
        if round_about and self.values:
            there %= len(self.values)
        if self.why or not 0 <= there < len(self.values) or there == self.place:
            return False
        self.turn(self.values[there])
        return True


def knobs(kit: Kit, tab: str, device: Device, pick: Callable[[Device], None]) -> list[Knob]:
    """The knobs of a tab. `device` is whose controls are shown, `pick` chooses another."""
    match tab:
        case "play":
            return _play(kit)
        case "screen":
            return _screen(kit)
        case "sound":
            return _sound(kit)
        case "controls":
            return _controls(kit, device, pick)
        case _:
            return [_language(kit)]


def _knob(kit: Kit, key: str, words: str, note: str, form: Form, shown: Callable[[Any], str],
          apply: Callable[[Any], None] = _nothing, values: Sequence[Any] = (), why: str = "") -> Knob:
    """A knob for a field of the settings."""
    def turn(value: Any) -> None:
        setattr(kit.settings, key, value)
        apply(value)
        kit.save_settings()
    values = tuple(values) or possible(key)
    return Knob(key, words, note, form, values, tuple(shown(value) for value in values), getattr(kit.settings, key),
                getattr(Settings(), key), turn, why)


def _on_off(kit: Kit) -> Callable[[Any], str]:
    return lambda value: kit.tr("on") if value else kit.tr("off")


def _play(kit: Kit) -> list[Knob]:
    tr = kit.tr
    speeds = {"slow": tr("slow"), "normal": tr("normal"), "fast": tr("fast"), "instant": tr("instant")}

    def set_speed(speed: str) -> None:
        kit.speed = speed

    def seconds(value: int) -> str:
        return kit.say(Say("{n} second", "{n} seconds", n=value)) if value else tr("until I say done")

    return [
        _knob(kit, "speed", tr("Speed"), tr("How fast cards move. Any button hurries them."), "pills",
              lambda value: speeds[value], set_speed),
        _knob(kit, "call_window", tr("Time to call"),
              tr("How long the table waits for somebody who may still call out."), "list", seconds,
              values=(*range(1, 11), 0)),
        _knob(kit, "undo", tr("Taking back"), tr("A step that told nobody anything new may be taken back."), "switch",
              _on_off(kit)),
        _knob(kit, "reduced_motion", tr("Less motion"), tr("Nothing bounces, sparkles or moves while it waits."),
              "switch", _on_off(kit)),
    ]


def _screen(kit: Kit) -> list[Knob]:
    tr = kit.tr
    sizes = pygame.display.get_desktop_sizes() or [(0, 0)]

    def screen(number: int) -> str:
        if number >= len(sizes):
            return str(number + 1)
        return tr("{number}: {width} × {height}", number=number + 1, width=sizes[number][0], height=sizes[number][1])

    def anew(value: Any) -> None:
        kit.rebuild(mode=True)

    return [
        _knob(kit, "text_size", tr("Text size"), tr("Sentences grow. Numbers on cards are large already."), "measure",
              lambda value: tr("{n} %", n=value), lambda value: kit.rebuild()),
        _knob(kit, "fullscreen", tr("Full screen"), tr("The whole screen, or a window of its own."), "switch",
              _on_off(kit), anew),
        _knob(kit, "display", tr("Screen"), tr("Which screen to play on."), "list", screen, anew,
              values=range(len(sizes)), why="" if len(sizes) > 1 else tr("There is only one screen.")),
    ]


def _sound(kit: Kit) -> list[Knob]:
    tr = kit.tr
    why = tr(kit.sound.silent) if kit.sound.silent else ""

    def loud(value: int) -> str:
        return str(value) if value else tr("off")

    def louder(value: Any) -> None:
        kit.sound.volumes(kit.settings.effects / 10, kit.settings.music / 10)
        kit.sound.play("deal")

    def music(value: Any) -> None:
        kit.sound.volumes(kit.settings.effects / 10, kit.settings.music / 10)

    return [
        _knob(kit, "effects", tr("Sounds"), tr("Cards, calls and points."), "measure", loud, louder, why=why),
        _knob(kit, "music", tr("Music"), tr("What plays on the title screen."), "measure", loud, music, why=why),
    ]


def _language(kit: Kit) -> Knob:
    tr = kit.tr
    folder = kit.folders.data / "text"
    codes = ["", *languages(folder)]
    if PSEUDO in (kit.settings.language, kit.catalogue.language):
        codes.append(PSEUDO)

    def speak(code: str) -> None:
        kit.catalogue = Catalogue(folder, code or spoken_here())
        kit.rebuild()

    return _knob(kit, "language", tr("Language"), tr("The games and all sentences of the program."), "list",
                 lambda code: LANGUAGES.get(code, code) if code else tr("that of the system"), speak, codes)


# -- controls ------------------------------------------------------------------------------------------


def bind(kit: Kit, bindings: Bindings) -> None:
    """Controls mean this from now on, and after the next start."""
    kit.devices.bindings = bindings
    kit.settings.bindings = bindings.overrides()  # type: ignore[assignment]  # plain enough for the file
    kit.save_settings()


def devices(kit: Kit) -> list[Device]:
    """One device of each kind there is: bindings are kept by kind."""
    found: dict[str, Device] = {}
    for device in kit.devices.all():
        found.setdefault(device.kind, device)
    return list(found.values())


def kind_words(kit: Kit, kind: str) -> str:
    """A kind of device, in words."""
    tr = kit.tr
    return {"keys-left": tr("Left keys"), "keys-right": tr("Right keys"), "mouse": tr("Mouse or touch"),
            "pad": tr("Gamepads")}[kind]


def meaning_words(kit: Kit, meaning: Meaning) -> str:
    """What a control can mean, in words."""
    tr = kit.tr
    return {
        Meaning.UP: tr("Up"), Meaning.DOWN: tr("Down"), Meaning.LEFT: tr("Left"), Meaning.RIGHT: tr("Right"),
        Meaning.CONFIRM: tr("Choose, play, say yes"), Meaning.CANCEL: tr("Go back, take back"),
        Meaning.LOOK: tr("Look closely"), Meaning.CALL: tr("Call out, third button"),
        Meaning.COVER: tr("Cover the cards"), Meaning.BOOK: tr("Open the rules book"), Meaning.MENU: tr("Pause"),
        Meaning.POINT: tr("Move"),
    }[meaning]


def _controls(kit: Kit, device: Device, pick: Callable[[Device], None]) -> list[Knob]:
    tr, kind = kit.tr, device.kind
    there = tuple(devices(kit))
    bindings = kit.devices.bindings
    plain = bindings.restored(kind)
    own = bindings.controls(kind, Meaning.CONFIRM) == plain.controls(kind, Meaning.CANCEL)

    def reach(value: int) -> None:
        kit.settings.dead_zone = value
        bind(kit, kit.devices.bindings.felt(stick_on=value / 100, stick_off=max(0.05, value / 100 - STICK_SLACK)))

    def shake(value: bool) -> None:
        if value:
            kit.devices.rumble(device, 0.5, 0.5, 200)

    rows = [
        Knob("device", tr("Controls of"), tr("Everything below is for this kind of device."), "list", there,
             tuple(kind_words(kit, one.kind) for one in there), device, device, pick),
        Knob("swap", tr("Swap yes and back"), tr("For hands that are used to it the other way round."), "switch",
             (False, True), (tr("off"), tr("on")), own, False, lambda value: bind(kit, bindings.swapped(kind))),
    ]
    if kind == "pad":
        zones = tuple(range(20, 91, 5))
        rows += [
            Knob("dead_zone", tr("Stick steers from"), tr("More for a worn stick that moves by itself."), "measure",
                 zones, tuple(tr("{n} %", n=zone) for zone in zones), round(bindings.feel.stick_on * 20) * 5, 55,
                 reach),
            _knob(kit, "rumble", tr("Shaking"), tr("A pad shakes when its player is asked."), "switch", _on_off(kit),
                  shake),
        ]
    for meaning in Meaning:
        if meaning != Meaning.POINT and not (kind == "mouse" and meaning in DIRECTIONS):
            rows.append(Knob(f"press:{meaning}", meaning_words(kit, meaning),
                             tr("Choose this row, then press what should do it."), "press", meaning=meaning))
    changed = any(bindings.controls(kind, meaning) != plain.controls(kind, meaning) for meaning in Meaning)
    rows.append(Knob("restore", tr("All as it was"), tr("This kind of device as it was at first."), "press",
                     turn=lambda value: bind(kit, kit.devices.bindings.restored(kind)),
                     why="" if changed else tr("Nothing is changed.")))
    return rows
