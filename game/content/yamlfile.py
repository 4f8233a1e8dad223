"""Reads a YAML file into entries that know their line.

PyYAML by itself turns `no` into false, `1:30` into 90 and takes duplicate keys in silence. Here only
`true`, `false`, plain decimal numbers and `null` are anything but text, and a key stands once.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from dataclasses import field as part
from pathlib import Path
from typing import Any

import yaml

from game.content.faults import ContentError, Fault

Scalar = str | int | float | bool | None
Key = str | int

PLACEHOLDER = re.compile(r"\{(\w+)\}")


@dataclass(frozen=True, slots=True)
class Source:
    """The file entries come from, and the faults found in it so far."""

    file: str
    faults: list[Fault] = part(default_factory=list)


@dataclass(frozen=True, slots=True)
class Entry:
    """A value of a file and its place: `value` is a scalar, a dict of entries or a list of entries; `line`
    is that of its key where it has one."""

    source: Source = part(repr=False)
    value: Any
    line: int
    field: str = ""

    def fault(self, what: str, mend: str) -> None:
        """Note that something is wrong here."""
        self.source.faults.append(Fault(self.source.file, self.line, self.field, what, mend))

    def at(self, *way: Key) -> Entry | None:
        """The entry down this way of keys (and numbers from 0 in lists); None where the way ends early."""
        entry = self
        for step in way:
            inside = dict(enumerate(entry.value)) if isinstance(entry.value, list) else entry.value
            if not isinstance(inside, dict) or step not in inside:
                return None
            entry = inside[step]
        return entry

    def inside(self, key: str) -> Entry:
        """The entry at `key`, or one to note that it is missing: with no value, and the line of this one."""
        return self.at(key) or replace(self, value=None, field=f"{self.field}.{key}" if self.field else key)

    def plain(self) -> Any:
        """The value as ordinary Python dicts, lists and scalars."""
        if isinstance(self.value, dict):
            return {key: entry.plain() for key, entry in self.value.items()}
        if isinstance(self.value, list):
            return [entry.plain() for entry in self.value]
        return self.value

    def shown(self) -> str:
        """The value as a sentence may quote it."""
        if isinstance(self.value, dict):
            return "a mapping"
        if isinstance(self.value, list):
            return "a list"
        if isinstance(self.value, str):
            return f"'{self.value}'"
        if isinstance(self.value, bool):
            return "true" if self.value else "false"
        return "nothing" if self.value is None else str(self.value)

    def filled(self, values: Mapping[str, Scalar]) -> Entry:
        """A copy with every `{name}` in its texts replaced. A text that is nothing but one `{name}` becomes
        the value itself, so a number stays a number. A name that has no value is a fault."""
        if isinstance(self.value, dict):
            return replace(self, value={key: entry.filled(values) for key, entry in self.value.items()})
        if isinstance(self.value, list):
            return replace(self, value=[entry.filled(values) for entry in self.value])
        if not isinstance(self.value, str):
            return self
        for name in PLACEHOLDER.findall(self.value):
            if name not in values:
                known = ", ".join(values)
                self.fault(f"nothing is filled in for '{{{name}}}'",
                           f"it should be one of {known}" if known else "'each' should list its values")
        whole = PLACEHOLDER.fullmatch(self.value)
        if whole and whole[1] in values:
            return replace(self, value=values[whole[1]])
        return replace(self, value=PLACEHOLDER.sub(lambda found: str(values.get(found[1], "")), self.value))


class _Loader(yaml.CSafeLoader):
    """The fast loader, with a resolver of our own."""

    yaml_implicit_resolvers: dict[str, list[tuple[str, re.Pattern[str]]]] = {}  # noqa: RUF012 (PyYAML's own name)


_TAG = "tag:yaml.org,2002:"
_Loader.add_implicit_resolver(f"{_TAG}bool", re.compile(r"^(?:true|false)$"), list("tf"))
_Loader.add_implicit_resolver(f"{_TAG}int", re.compile(r"^-?(?:0|[1-9][0-9]*)$"), list("-0123456789"))
_Loader.add_implicit_resolver(f"{_TAG}float", re.compile(r"^-?(?:0|[1-9][0-9]*)\.[0-9]+$"), list("-0123456789"))
_Loader.add_implicit_resolver(f"{_TAG}null", re.compile(r"^(?:null|~|)$"), ["n", "~", ""])

_SCALARS: dict[str, Callable[[str], Scalar]] = {
    f"{_TAG}str": str,
    f"{_TAG}int": int,
    f"{_TAG}float": float,
    f"{_TAG}bool": lambda text: {"true": True, "false": False}[text],
    f"{_TAG}null": lambda text: None,
}


def read(path: Path) -> Entry:
    """The whole file as one entry. A file that cannot be read or is no YAML raises ContentError at once,
    with that one fault; later faults are noted in `entry.source.faults`."""
    source = Source(str(path))
    try:
        node = yaml.compose(path.read_text(encoding="utf-8"), Loader=_Loader)
    except OSError as error:
        raise ContentError([Fault(source.file, 0, "", f"the file cannot be read ({error.strerror})",
                                  "it should be a readable file")]) from None
    except UnicodeDecodeError as error:
        raise ContentError([Fault(source.file, 0, "", f"byte {error.start + 1} is no UTF-8 text",
                                  "save the file as UTF-8")]) from None
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        raise ContentError([Fault(source.file, mark.line + 1 if mark else 0, "", f"this is no YAML: {error.problem}",
                                  "look at this line and the one above it")]) from None
    except yaml.YAMLError:
        raise ContentError([Fault(source.file, 0, "", "the file holds characters that YAML forbids",
                                  "it should be plain text")]) from None
    if node is None:
        raise ContentError([Fault(source.file, 0, "", "the file is empty", "it should hold a mapping")])
    try:
        return _entry(node, source, "", ())
    except RecursionError:
        raise ContentError([Fault(source.file, 0, "", "lists or mappings lie too deep in each other",
                                  "it should be a few levels")]) from None


def _entry(node: yaml.Node, source: Source, where: str, above: tuple[int, ...]) -> Entry:
    entry = Entry(source, None, node.start_mark.line + 1, where)
    if id(node) in above:
        entry.fault("an anchor is used inside itself", "write the value out instead")
    elif isinstance(node, yaml.MappingNode):
        return replace(entry, value=_mapping(node, source, where, (*above, id(node))))
    elif isinstance(node, yaml.SequenceNode):
        items = enumerate(node.value, 1)
        return replace(entry, value=[_entry(item, source, f"{where}[{n}]", (*above, id(node))) for n, item in items])
    else:
        return replace(entry, value=_scalar(node, entry))
    return entry


def _mapping(node: yaml.MappingNode, source: Source, where: str, above: tuple[int, ...]) -> dict[Key, Entry]:
    found: dict[Key, Entry] = {}
    for key_node, value_node in node.value:
        place = Entry(source, None, key_node.start_mark.line + 1, where)
        key = _scalar(key_node, place) if isinstance(key_node, yaml.ScalarNode) else None
        if not isinstance(key, str | int) or isinstance(key, bool):
            shown = replace(place, value=key).shown()
            place.fault(f"{shown} cannot be a key", "a key should be text or a whole number")
            continue
        entry = _entry(value_node, source, f"{where}.{key}" if where else str(key), above)
        entry = replace(entry, line=place.line)
        if key in found:
            entry.fault(f"'{key}' stands here again, after line {found[key].line}", "it should stand once")
            continue
        found[key] = entry
    return found


def _scalar(node: yaml.Node, entry: Entry) -> Scalar:
    try:
        return _SCALARS[node.tag](node.value)
    except (KeyError, ValueError):
        entry.fault(f"the tag {node.tag.removeprefix(_TAG)} does not fit here", "leave the tag out")
        return str(node.value)
