"""Which control means what, on each kind of device: read from the input sheet, changed by a person, saved."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass, fields, replace
from pathlib import Path
from typing import TypeAlias

from game.input import sheet as sheets
from game.input.glyphs import KEYS, Family, Glyphs
from game.input.intents import Meaning
from game.input.keys import KEY_NAMES
from game.input.mappings import PAD_CONTROLS, MappingFault, read_mapping
from game.input.mappings import Mapping as PadMapping

MOUSE_CONTROLS = frozenset(
    {"move", "left", "right", "middle", "back", "forward"}
    | {"wheel-up", "wheel-down", "wheel-left", "wheel-right"}
)
CONTROLS = {"keys-left": KEY_NAMES, "keys-right": KEY_NAMES, "mouse": MOUSE_CONTROLS, "pad": PAD_CONTROLS}
"""Every control there is, by kind of device."""

Table: TypeAlias = Mapping[str, Mapping[Meaning, tuple[str, ...]]]
Overrides: TypeAlias = Mapping[str, Mapping[str, object]]
"""What a person set, as plain as a file holds it: {'pad': {'confirm': ['b']}, 'feel': {'stick-on': 0.7}}."""


@dataclass(frozen=True, slots=True)
class Feel:
    """How far and how long: stick thresholds in parts of the full way (0..1), the rest in seconds."""

    stick_on: float = 0.55
    stick_off: float = 0.40
    repeat_first: float = 0.40
    repeat_next: float = 0.11
    patience: float = 0.25


class Bindings:
    """What each control means. Never changed: `changed`, `swapped` and the like give new ones."""

    def __init__(
        self,
        table: Table,
        defaults: Table,
        feel: Feel,
        plain_feel: Feel,
        glyphs: Glyphs,
        unmapped: tuple[tuple[int, PadMapping], ...],
    ) -> None:
        self.feel = feel
        self.glyphs = glyphs
        self.unmapped = unmapped  # (buttons needed, mapping), most buttons first
        self._table = table
        self._defaults = defaults
        self._plain_feel = plain_feel
        meanings: dict[tuple[str, str], Meaning] = {}
        for kind, entries in table.items():
            for meaning, controls in entries.items():
                for control in controls:
                    meanings.setdefault((kind, control), meaning)
        self._meanings = meanings

    @classmethod
    def load(cls, path: Path | str, overrides: Overrides | None = None) -> Bindings:
        """Read an input sheet, then lay a person's overrides (as from `overrides()`) over it.

        Raises InputFault with every fault of the sheet. An override that makes no sense, as from an
        older version, is passed over: a stale settings file must never keep anybody from playing.
        """
        sheet = sheets.Sheet(Path(path))
        defaults = {kind: _entries(sheet, kind) for kind in CONTROLS}
        feel = _feel(sheet)
        glyphs = Glyphs(
            {shelf: sheet.words("glyphs", shelf) for shelf in sheet.section("glyphs")},
            sheet.words("keycaps"),
            tuple(
                Family(name, sheet.names("families", name, "names"), sheet.names("families", name, "vendors"))
                for name in sheet.section("families")
            ),
        )
        for shelf in ("keys", "mouse", "pad"):
            if shelf not in glyphs.pictures:
                sheet.fault(("glyphs", shelf), "must be there")
        unmapped = _unmapped(sheet)
        if sheet.faults:
            raise sheets.InputFault(sheet.faults)
        own = overrides or {}
        return cls(_overridden(defaults, own), defaults, _felt(feel, own.get("feel")), feel, glyphs, unmapped)

    def meaning(self, kind: str, control: str) -> Meaning | None:
        """What a control of this kind of device means, if anything."""
        return self._meanings.get((kind, control))

    def controls(self, kind: str, meaning: Meaning) -> tuple[str, ...]:
        """The controls that mean this; the first is the one that is shown."""
        return self._table.get(kind, {}).get(meaning, ())

    def changed(self, kind: str, meaning: Meaning, binding: str | Iterable[str]) -> Bindings:
        """New bindings in which `binding` (one control or several) has this meaning on this kind of device.

        A meaning that loses its last control by this gets the old ones in exchange, so nothing ever
        becomes impossible to say. Raises ValueError where there are no old ones to give, and for an
        unknown kind or control, or none at all.
        """
        controls = (binding,) if isinstance(binding, str) else tuple(binding)
        if not controls or not CONTROLS.get(kind, frozenset()).issuperset(controls):
            raise ValueError(f"{kind} has no such control: {', '.join(controls)}")
        entries = dict(self._table[kind])
        before = entries.get(meaning, ())
        entries[meaning] = controls
        spare = tuple(control for control in before if control not in controls)
        for other, theirs in entries.items():
            if other is not meaning and not set(theirs).isdisjoint(controls):
                entries[other] = tuple(c for c in theirs if c not in controls) or spare
                if not entries[other]:
                    raise ValueError(f"{kind} could not say {other} any more")
        return self._with(kind, entries)

    def swapped(self, kind: str) -> Bindings:
        """New bindings with confirm and cancel exchanged; twice is as it was. Glyphs follow."""
        entries = dict(self._table[kind])
        confirm, cancel = entries.get(Meaning.CONFIRM, ()), entries.get(Meaning.CANCEL, ())
        entries[Meaning.CONFIRM], entries[Meaning.CANCEL] = cancel, confirm
        return self._with(kind, entries)

    def restored(self, kind: str) -> Bindings:
        """New bindings in which this kind of device is as the sheet has it."""
        return self._with(kind, self._defaults[kind])

    def felt(self, **numbers: float) -> Bindings:
        """New bindings with another feel, such as felt(stick_on=0.7, stick_off=0.55) for a worn stick."""
        return self._copy(self._table, replace(self.feel, **numbers))

    def overrides(self) -> dict[str, dict[str, object]]:
        """What differs from the sheet, in the form `load` takes and a settings file can hold."""
        own: dict[str, dict[str, object]] = {}
        for kind, entries in self._table.items():
            for meaning, controls in entries.items():
                if controls != self._defaults[kind].get(meaning, ()):
                    own.setdefault(kind, {})[str(meaning)] = list(controls)
        plain = asdict(self._plain_feel)
        for name, number in asdict(self.feel).items():
            if number != plain[name]:
                own.setdefault("feel", {})[name.replace("_", "-")] = number
        return own

    def _with(self, kind: str, entries: Mapping[Meaning, tuple[str, ...]]) -> Bindings:
        return self._copy({**self._table, kind: entries}, self.feel)

    def _copy(self, table: Table, feel: Feel) -> Bindings:
        return Bindings(table, self._defaults, feel, self._plain_feel, self.glyphs, self.unmapped)


def _entries(sheet: sheets.Sheet, kind: str) -> dict[Meaning, tuple[str, ...]]:
    entries: dict[Meaning, tuple[str, ...]] = {}
    owners: dict[str, str] = {}
    for name in sheet.section("bindings", kind):
        where = ("bindings", kind, name)
        if name not in set(Meaning):
            sheet.fault(where, f"must be one of {', '.join(Meaning)}")
            continue
        entries[Meaning(name)] = controls = sheet.names(*where)
        for control in controls:
            if control not in CONTROLS[kind]:
                known = "a key such as w or lctrl" if kind in KEYS else ", ".join(sorted(CONTROLS[kind]))
                sheet.fault(where, f"must name {known}, not {control!r}")
            elif owners.setdefault(control, name) != name:
                sheet.fault(where, f"must not use {control!r}, which means {owners[control]} already")
    for meaning in (Meaning.CONFIRM, Meaning.CANCEL):
        if not entries.get(meaning):
            sheet.fault(("bindings", kind, meaning), "must be there, with at least one control")
    return entries


def _feel(sheet: sheets.Sheet) -> Feel:
    numbers = sheet.numbers("feel", low=0.01, high=5)
    known = Feel()
    for name in numbers:
        if not hasattr(known, name.replace("-", "_")):
            sheet.fault(("feel", name), "is no feel that is known")
            return known
    feel = Feel(**{name.replace("-", "_"): number for name, number in numbers.items()})
    if not feel.stick_off < feel.stick_on < 1:
        sheet.fault(("feel", "stick-on"), "must be less than 1 and more than stick-off")
    return feel


def _felt(feel: Feel, own: object) -> Feel:
    if not isinstance(own, Mapping):
        return feel
    known = {field.name for field in fields(Feel)}
    numbers = {str(name).replace("-", "_"): number for name, number in own.items()}
    usable = {name for name, number in numbers.items() if isinstance(number, (int, float)) and number > 0}
    changed = replace(feel, **{name: numbers[name] for name in known & usable})
    return changed if changed.stick_off < changed.stick_on < 1 else feel


def _unmapped(sheet: sheets.Sheet) -> tuple[tuple[int, PadMapping], ...]:
    found: list[tuple[int, PadMapping]] = []
    for buttons, line in sheet.words("unmapped").items():
        try:
            found.append((int(buttons), read_mapping(line)))
        except MappingFault:
            sheet.fault(("unmapped", buttons), "must be a mapping such as a:b0,b:b1,leftx:a0")
        except ValueError:
            sheet.fault(("unmapped", buttons), "must be a number of buttons")
    return tuple(sorted(found, key=lambda pair: -pair[0]))


def _overridden(defaults: Table, own: Overrides) -> Table:
    return {kind: _override(kind, entries, own.get(kind)) for kind, entries in defaults.items()}


def _override(
    kind: str, defaults: Mapping[Meaning, tuple[str, ...]], own: object
) -> Mapping[Meaning, tuple[str, ...]]:
    """A kind's entries with a person's own laid over, or the defaults where that would not work out."""
    if not isinstance(own, Mapping):
        return defaults
    entries = dict(defaults)
    for name, controls in own.items():
        named = tuple(map(str, controls)) if isinstance(controls, (list, tuple)) else ("?",)
        if name in set(Meaning) and CONTROLS[kind].issuperset(named):
            entries[Meaning(name)] = named
    used = [control for controls in entries.values() for control in controls]
    sound = len(used) == len(set(used)) and entries[Meaning.CONFIRM] and entries[Meaning.CANCEL]
    return entries if sound else defaults
