"""Turns entries of a file into typed objects, and says in one sentence each what does not fit.

msgspec alone stops at the first fault, knows no lines, and lets unknown fields of a dataclass pass; so
dataclasses, lists and mappings are taken apart here and msgspec judges what is left.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping, Sequence
from contextlib import suppress
from enum import Enum
from functools import cache
from types import UnionType
from typing import Annotated, Any, Literal, TypeVar, Union, get_args, get_origin, get_type_hints

import msgspec

from game.content.yamlfile import Entry

T = TypeVar("T")

Name = Annotated[str, msgspec.Meta(pattern=r"^[a-z0-9]+(-[a-z0-9]+)*$",
                                   description="of lower-case letters, digits and hyphens")]
Words = Annotated[str, msgspec.Meta(min_length=1, description="for people")]


class Unfit(Exception):
    """The entry does not fit; its faults have been noted in its source."""


def build(entry: Entry, form: type[T]) -> T:
    """An object of type `form` made of the entry; Unfit if that cannot be, after noting all faults.

    A form is built of dataclasses, tuples, lists, mappings, literals, enums, numbers, texts and
    switches, limits by `Annotated[…, msgspec.Meta(…)]`; a field of type `Entry` is handed on as it is.
    """
    made: T = _build(entry, form)
    return made


def attempt(entry: Entry | None, form: type[T]) -> T | None:
    """As `build`; but None where there is no entry, or it does not fit and its faults have been noted."""
    with suppress(Unfit):
        return build(entry, form) if entry else None
    return None


def mapping_of(entry: Entry, form: type[T], what: str = "a mapping") -> dict[Any, T]:
    """The values of a mapping that fit, by key; what does not is noted and left out."""
    if not isinstance(entry.value, dict):
        entry.fault(f"{entry.shown()} does not fit here", f"it should be {what}")
        return {}
    found: dict[Any, T] = {}
    for key, item in entry.value.items():
        try:
            found[key] = build(item, form)
        except Unfit:
            continue
    return found


def _build(entry: Entry, form: Any) -> Any:
    origin, args = get_origin(form), get_args(form)
    if form is Entry or form is Any:
        return entry if form is Entry else entry.plain()
    if origin in (Union, UnionType) and len(args) == 2 and type(None) in args:
        return None if entry.value is None else _build(entry, args[0] if args[1] is type(None) else args[1])
    if dataclasses.is_dataclass(form):
        return _dataclass(entry, form)
    if origin in (tuple, list, frozenset, Sequence):
        return _list(entry, form)
    if origin in (dict, Mapping):
        return _mapping(entry, form)
    try:
        return msgspec.convert(entry.plain(), form, strict=True)
    except msgspec.ValidationError:
        entry.fault(f"{entry.shown()} does not fit here", f"it should be {described(form, entry.value)}")
        raise Unfit from None


@cache
def _hints(form: type) -> dict[str, Any]:
    """The types of a dataclass's fields. Working them out takes as long as reading a card, and cards are many."""
    return get_type_hints(form, include_extras=True)


def _dataclass(entry: Entry, form: Any) -> Any:
    if not isinstance(entry.value, dict):
        entry.fault(f"{entry.shown()} does not fit here", f"it should be {described(form)}")
        raise Unfit
    hints = _hints(form)
    fields = {item.name: item for item in dataclasses.fields(form) if item.init}
    fits, made = True, {}
    for key, item in entry.value.items():
        if key not in fields:
            item.fault("there is no such field", f"possible here: {', '.join(fields) or 'nothing'}")
            fits = False
            continue
        try:
            made[key] = _build(item, hints[key])
        except Unfit:
            fits = False
    for name, wanted in fields.items():
        optional = wanted.default is not dataclasses.MISSING or wanted.default_factory is not dataclasses.MISSING
        if name not in entry.value and not optional:
            entry.inside(name).fault("it is missing", f"it should be {described(hints[name])}")
            fits = False
    if not fits:
        raise Unfit
    return form(**made)


def _list(entry: Entry, form: Any) -> Any:
    origin, args = get_origin(form), get_args(form)
    fixed = origin is tuple and Ellipsis not in args
    if not isinstance(entry.value, list) or (fixed and len(entry.value) != len(args)):
        entry.fault(f"{entry.shown()} does not fit here", f"it should be {described(form)}")
        raise Unfit
    made, fits = [], True
    for item, wanted in zip(entry.value, args if fixed else [args[0]] * len(entry.value), strict=True):
        try:
            made.append(_build(item, wanted))
        except Unfit:
            fits = False
    if not fits:
        raise Unfit
    return made if origin in (list, Sequence) else origin(made)


def _mapping(entry: Entry, form: Any) -> Any:
    keys, values = get_args(form)
    if not isinstance(entry.value, dict):
        entry.fault(f"{entry.shown()} does not fit here", f"it should be {described(form)}")
        raise Unfit
    made, fits = {}, True
    for key, item in entry.value.items():
        try:
            made[_build(dataclasses.replace(item, value=key), keys)] = _build(item, values)
        except Unfit:
            fits = False
    if not fits:
        raise Unfit
    return made


_NAMES: dict[Any, str] = {
    int: "a whole number",
    float: "a number",
    str: "text",
    bool: "true or false",
    type(None): "nothing",
    Any: "anything",
    Entry: "given",
}


def described(form: Any, value: object = None) -> str:
    """What a form wants, in words: `a whole number from 2 to 7`, `one of red, green`. `value` is what
    stood there instead; if quotes would make it fit, that is said."""
    if form in _NAMES and not (form is str and isinstance(value, int | float)):
        return _NAMES[form]
    origin, args = get_origin(form), get_args(form)
    if isinstance(form, type) and issubclass(form, Enum):
        return _one_of([member.value for member in form], value)
    if origin is Literal:
        return _one_of(args, value)
    if origin is Annotated:
        return described(args[0], value) + "".join(map(_limits, args[1:]))
    if origin in (Union, UnionType):
        return " or ".join(described(arg, value) for arg in args)
    if form is str and isinstance(value, int | float):
        return "text in quotes"
    if origin in (tuple, list, frozenset, Sequence):
        fixed = origin is tuple and Ellipsis not in args
        return f"a list of {len(args)} values" if fixed else f"a list, each entry {described(args[0])}"
    if origin in (dict, Mapping):
        return f"a mapping, each value {described(args[1])}"
    if dataclasses.is_dataclass(form):
        return f"a mapping with the fields {', '.join(item.name for item in dataclasses.fields(form))}"
    return str(form)


def _one_of(values: Sequence[Any], value: object) -> str:
    if not isinstance(value, str) and str(value) in values:
        return f"'{value}', in quotes"
    return f"one of {', '.join(map(str, values))}" if len(values) > 1 else str(values[0])


def _limits(meta: object) -> str:
    if not isinstance(meta, msgspec.Meta):
        return ""
    if meta.description:
        return f" {meta.description}"
    if meta.ge is not None and meta.le is not None:
        return f" from {meta.ge} to {meta.le}"
    if meta.ge is not None:
        return f", {meta.ge} or more"
    return f", at most {meta.le}" if meta.le is not None else ""
