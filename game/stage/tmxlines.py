"""Knows on which line of a Tiled map an object stands, and what no reader of it could read.

PyTMX keeps no lines and stops at the first number it cannot read, without saying where. So a map is run
through once before it.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import isfinite
from pathlib import Path
from xml.parsers import expat

from game.kernel.faults import ContentError, Fault

NUMBERS = ("x", "y", "width", "height", "rotation")
"""Attributes of an object that must be numbers."""


class Lines:
    """Where things stand in one map: line numbers from 1."""

    def __init__(self, file: str) -> None:
        self.top = 1
        self.faults: list[Fault] = []
        self._file = file
        self._layers: dict[str, list[int]] = {}
        self._layer = self._object = ""

    def of(self, layer: str, number: int = -1) -> int:
        """The line of the object so far down the layer (from 0), or of the layer itself (-1)."""
        return self._layers[layer][number + 1]

    def note(self, line: int, tag: str, given: Mapping[str, str]) -> None:
        """Take down an element that opens on this line."""
        if tag == "map":
            self.top = line
        elif tag == "objectgroup":
            self._layer, self._object = given.get("name", ""), ""
            if self._layer in self._layers:
                self.faults.append(Fault(self._file, line, self._layer, "a second layer has this name",
                                         "keep one of them"))
            self._layers[self._layer] = [line]
        elif tag == "object" and self._layer in self._layers:
            self._layers[self._layer].append(line)
            self._object = given.get("name", "")
            for key in NUMBERS:
                self._check(line, key, "float", given.get(key, "0"))
        elif tag == "property":
            self._check(line, given.get("name", "a property"), given.get("type", "string"), given.get("value", ""))

    def _check(self, line: int, key: str, kind: str, text: str) -> None:
        try:
            fits = kind not in ("float", "int") or isfinite(float(text) if kind == "float" else int(text))
        except ValueError:
            fits = False
        if not fits or (kind == "bool" and text not in ("true", "false")):
            field = ", ".join(filter(None, (self._layer, self._object)))
            mend = {"float": "give a number", "int": "give a whole number"}.get(kind, "say true or false")
            self.faults.append(Fault(self._file, line, field, f"{key} is {text!r}", mend))


def lines_of(path: Path) -> Lines:
    """The lines of a map. ContentError if the file is missing, is no XML, or holds a wrong number."""
    lines = Lines(str(path))
    parser = expat.ParserCreate()
    parser.StartElementHandler = lambda tag, given: lines.note(parser.CurrentLineNumber, tag, given)
    try:
        parser.Parse(path.read_bytes(), True)
    except OSError as error:
        raise ContentError([Fault(str(path), 0, "", f"the file cannot be read ({error.strerror})",
                                  "there should be a Tiled map")]) from error
    except expat.ExpatError as error:
        raise ContentError([Fault(str(path), error.lineno, "", f"this is no XML: {expat.ErrorString(error.code)}",
                                  "open it in Tiled, or mend it by hand")]) from error
    if lines.faults:
        raise ContentError(lines.faults)
    return lines
