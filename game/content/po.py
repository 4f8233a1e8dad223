"""Reads a translator's `.po` file as it is, so that a language is one file and needs no build step."""

from __future__ import annotations

import re
import struct
from dataclasses import dataclass, field
from pathlib import Path

from game.content.faults import ContentError, Fault

_LINE = re.compile(r'(?:(msgid_plural|msgid|msgstr)(?:\[(\d)\])?\s+)?"((?:[^"\\]|\\.)*)"')
_ESCAPE = re.compile(r"\\(.)")
_ESCAPED = {"n": "\n", "t": "\t", "r": "\r"}


@dataclass(slots=True)
class Message:
    """One entry: `texts` are the translations by plural form; a `fuzzy` one waits for its translator."""

    line: int
    id: str = ""
    plural: str = ""
    texts: dict[int, str] = field(default_factory=dict)
    fuzzy: bool = False


def parse(path: Path) -> list[Message]:
    """All messages of a `.po` or `.pot` file, the header (whose id is empty) among them.

    ContentError names every line that cannot be read."""
    faults: list[Fault] = []
    messages = [Message(0)]
    key: tuple[str, int] = ("", 0)
    fuzzy = False
    try:
        lines = path.read_text(encoding="utf-8").splitlines()
    except (OSError, UnicodeDecodeError):
        raise ContentError([Fault(str(path), 0, "", "the file cannot be read", "it should be UTF-8 text")]) from None
    for number, line in enumerate(map(str.strip, lines), 1):
        if not line or line.startswith("#"):
            fuzzy |= line.startswith("#,") and "fuzzy" in line
            continue
        found = _LINE.fullmatch(line)
        if not found:
            faults.append(Fault(str(path), number, "", f"'{line}' cannot be read",
                                'it should be msgid, msgid_plural or msgstr, and a text in "quotes"'))
            continue
        word, index, text = found.groups()
        text = _ESCAPE.sub(lambda escape: _ESCAPED.get(escape[1], escape[1]), text)
        if word:
            key = (word, int(index or 0))
        if word == "msgid":
            messages.append(Message(number, fuzzy=fuzzy))
            fuzzy = False
        last = messages[-1]
        if key[0] == "msgid":
            last.id += text
        elif key[0] == "msgid_plural":
            last.plural += text
        else:
            last.texts[key[1]] = last.texts.get(key[1], "") + text
    if faults:
        raise ContentError(faults)
    return messages[1:]


def compiled(messages: list[Message]) -> bytes:
    """The messages as a `.mo` file, which is what Python's gettext reads; those without a translation and
    fuzzy ones are left out (but for the header, which names the plural rule)."""
    pairs = {}
    for message in messages:
        if not any(message.texts.values()) or (message.fuzzy and message.id):
            continue
        texts = [message.texts[index] for index in sorted(message.texts)]
        pairs["\0".join([message.id, message.plural] if message.plural else [message.id])] = "\0".join(texts)
    keys = sorted(pairs, key=str.encode)
    heap = bytearray()
    start = 28 + 16 * len(keys)
    tables = []
    for side in (keys, [pairs[key] for key in keys]):
        for text in map(str.encode, side):
            tables.append(struct.pack("<II", len(text), start + len(heap)))
            heap += text + b"\0"
    return struct.pack("<7I", 0x950412DE, 0, len(keys), 28, 28 + 8 * len(keys), 0, 0) + b"".join(tables) + heap
