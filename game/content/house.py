"""House rules as a game's file offers them: switches, numbers and choices, with words and a default."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, Literal, get_type_hints

import msgspec

from game.content.shape import Unfit, Words, attempt, build, described, mapping_of
from game.content.yamlfile import Entry
from game.kernel.rules import Game

Value = bool | int | str
Kind = Literal["switch", "number", "choice"]

MOST = 999
"""How far a number's range may reach: every value of it can be picked at the setup."""


@dataclass(frozen=True, slots=True)
class Option:
    """One house rule. `choices` are all its values with their words (a number's run over its range),
    `words` explain it in a line, `short` is what the table shows while it is in force."""

    key: str
    kind: Kind
    default: Value
    choices: tuple[tuple[Value, str], ...]
    words: str
    short: str

    def read(self, given: object) -> Value:
        """The value meant: as it is, or as `text` writes it. A ValueError says what would be possible."""
        for value, _ in self.choices:
            if given == self.text(value) or (given == value and type(given) is type(value)):
                return value
        raise ValueError(f"house rule {self.key} cannot be {given}; it should be {self.wanted()}")

    def text(self, value: Value) -> str:
        """A value as a transcript writes it."""
        return ("off", "on")[value is True] if self.kind == "switch" else str(value)

    def wanted(self) -> str:
        """All that is possible, as part of a sentence."""
        if self.kind == "number":
            return f"a whole number from {self.choices[0][0]} to {self.choices[-1][0]}"
        texts = [self.text(value) for value, _ in self.choices]
        return "on or off" if self.kind == "switch" else f"one of {', '.join(texts)}"

    def sentences(self) -> Iterator[str]:
        """The msgids; numbers need none."""
        yield from (self.words, self.short)
        if self.kind != "number":
            yield from (words for _, words in self.choices)


@dataclass(frozen=True, slots=True)
class _Form:
    kind: Kind
    default: Entry
    words: Words
    short: Words
    range: tuple[int, int] | None = None
    choices: dict[int | str, Words] = field(default_factory=dict)


def options_of(file: Entry, game: Game) -> tuple[Option, ...]:
    """The options under `house:`, checked against the game's House; faults are noted in the file."""
    entry = file.at("house")
    forms = mapping_of(entry, Entry, "a mapping of house rules") if entry else {}
    hints = {item.name: get_type_hints(game.house)[item.name] for item in dataclasses.fields(game.house)}
    options = []
    for key, rule in forms.items():
        if key not in hints:
            rule.fault(f"the rules of {game.id} have no such house rule",
                       f"possible here: {', '.join(hints) or 'none'}")
            continue
        form = attempt(rule, _Form)
        with suppress(Unfit):
            option = _values(str(key), rule)
            _check_type(rule, option, hints[key])
            if form:
                options.append(dataclasses.replace(option, words=form.words, short=form.short))
    for key in hints:
        if key not in forms:
            missing = (entry or file.inside("house")).inside(key)
            missing.fault("it is missing", f"the rules of {game.id} need this house rule")
    return tuple(options)


def _values(key: str, entry: Entry) -> Option:
    """What an option can be, still without words; checked even where other parts of it have faults."""
    kind: Kind = _part(entry, "kind", Kind)
    choices: tuple[tuple[Value, str], ...] = ((False, "off"), (True, "on"))
    if kind == "number":
        first, last = _part(entry, "range", tuple[int, int], (0, -1))
        if not first < last <= first + MOST:
            entry.inside("range").fault("a number needs a range",
                                        "it should be the least and the largest number, such as [2, 7]")
            raise Unfit
        choices = tuple((number, str(number)) for number in range(first, last + 1))
    elif kind == "choice":
        choices = tuple(_part(entry, "choices", dict[int | str, Words], {}).items())
        if not choices:
            entry.inside("choices").fault("a choice needs choices", "it should be a mapping of values and their words")
            raise Unfit
    for spare, owner in (("range", "number"), ("choices", "choice")):
        if (given := entry.at(spare)) and kind != owner:
            given.fault(f"a {kind} has no {spare}", f"leave it out, or make it a {owner}")
    option = Option(key, kind, choices[0][0], choices, "", "")
    return dataclasses.replace(option, default=_default(option, _part(entry, "default", Entry)))


def _part(entry: Entry, key: str, form: Any, otherwise: Any = None) -> Any:
    """One part of an option. Unfit if it does not fit, or is missing where nothing else will do: that has
    been noted when the form as a whole was read."""
    part = entry.at(key)
    if part is None and otherwise is None:
        raise Unfit
    return otherwise if part is None else build(part, form)


def _default(option: Option, entry: Entry) -> Value:
    strict = option.kind == "switch" or any(type(entry.value) is type(value) for value, _ in option.choices)
    with suppress(ValueError):
        if strict:
            return option.read(entry.value)
    entry.fault(f"{entry.shown()} does not fit here", f"it should be {option.wanted()}")
    raise Unfit


def _check_type(entry: Entry, option: Option, hint: Any) -> None:
    """Every value the file offers must be one the rules can take."""
    for value, _ in option.choices:
        try:
            msgspec.convert(value, hint)
        except msgspec.ValidationError:
            entry.fault(f"the rules cannot take {option.text(value)} for it", f"they want {described(hint)}")
            raise Unfit from None
