"""Turns the objects of a Tiled map into the places of a table.

A map has an object layer `seats-N` for each number of seats. Its objects are named as zones are: `hand@1`
is the hand one chair clockwise from the anchor seat, `offer.2` belongs to seat 2 wherever it sits, `discard`
to nobody. Every zone of a game has one place or is `hidden`; what else lies on a layer is marked `hud`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from difflib import get_close_matches
from functools import lru_cache
from math import cos, inf, radians, sin
from pathlib import Path
from typing import Any

import pytmx

from game.kernel.faults import ContentError, Fault
from game.stage.spread import SPREADS, TALL, Place, Spot, drawn, spots
from game.stage.tmxlines import Lines, lines_of

__all__ = ["CANVAS", "Layout", "Place", "Spot", "load"]

CANVAS = (1920, 1080)

SWITCHES = ("hud", "hidden", "centred")
WHOLE = ("columns", "most")
NUMBERS = (*WHOLE, "card", "step", "legal_up", "tilt", "bend")
NEEDED = {"row": ("step",), "fan": ("step",), "grid": ("columns",), "stack": ("step",)}
MEANING = {
    "spread": "how cards lie: " + ", ".join(SPREADS),
    "card": "the width of a card",
    "step": "the largest distance from card to card",
    "columns": "how many cards stand side by side, a whole number",
    "most": "how many cards are drawn, a whole number",
    "legal_up": "how far legal cards rise",
    "tilt": "how many degrees cards may lie askew",
    "bend": "how many degrees a card leans more than the next",
    "hud": "whether no cards lie here",
    "hidden": "whether the zone is not on the table",
    "centred": "whether a row grows from the middle",
}


class Layout:
    """The places of one game for one number of seats, by the names they have in the map; None stands for
    one that is not on the table."""

    __slots__ = ("seats", "_places")

    def __init__(self, seats: int, places: Mapping[str, Place | None]) -> None:
        self.seats = seats
        self._places = dict(places)

    @property
    def places(self) -> tuple[Place, ...]:
        """All places on the table, of cards and others, in the order of the map."""
        return tuple(place for place in self._places.values() if place is not None)

    def place(self, zone_name: str, anchor: int = 0) -> Place | None:
        """Where the cards of a zone lie when seat `anchor` sits near; None if the zone is not on the table.
        KeyError if the map does not know the zone."""
        name = self._name(zone_name, anchor)
        if name not in self._places:
            name = _owned(zone_name)[0]  # one hidden object stands for the zones of all seats
            if self._places.get(name) is not None:
                raise KeyError(zone_name)
        place = self._places[name]
        if place is not None and place.hud:
            raise KeyError(zone_name)
        return place

    def hud(self, name: str, seat: int | None = None, anchor: int = 0) -> Place | None:
        """The place of something that is no card, such as `log`, or `plate` of a seat; None if this table
        has none."""
        found = self._places.get(name if seat is None else self._name(f"{name}.{seat}", anchor))
        return found if found is not None and found.hud else None

    def spots(self, place: Place, count: int, backs: Sequence[str] = ()) -> list[Spot]:
        """Where each of `count` cards lies; see `game.stage.spread.spots`."""
        return spots(place, count, backs)

    def drawn(self, place: Place, count: int) -> range:
        """Which of `count` cards are drawn, the others being counted; see `game.stage.spread.drawn`."""
        return drawn(place, count)

    def _name(self, name: str, anchor: int) -> str:
        word, seat = _owned(name)
        near = name if seat is None else f"{word}@{(seat - anchor) % self.seats}"
        return near if near in self._places else name


def load(path: Path, seats: int, zones: Sequence[str]) -> Layout:
    """The layout of a map for a game of `seats` seats with these zones. ContentError lists everything that
    is wrong with the layer of this number of seats, and with the map around it."""
    lines, tmx = _read(path, path.stat().st_mtime_ns if path.is_file() else 0)
    wide, high = tmx.width * tmx.tilewidth, tmx.height * tmx.tileheight
    faults = []
    if (wide, high) != CANVAS or tmx.orientation != "orthogonal":
        faults.append(Fault(str(path), lines.top, "map", f"it is {wide} x {high} and {tmx.orientation}",
                            "make it orthogonal, 48 x 27 tiles of 40 x 40"))
    layer = f"seats-{seats}"
    groups = [group for group in tmx.layers if isinstance(group, pytmx.TiledObjectGroup)]
    group = next((group for group in groups if group.name == layer), None)
    if group is None:
        there = ", ".join(str(group.name) for group in groups) or "none"
        faults.append(Fault(str(path), lines.top, layer, "there is no object layer of this name",
                            f"add one for {seats} seats (there are: {there})"))
        raise ContentError(faults)
    reader = _Layer(str(path), layer, lines)
    layout = reader.read(group, seats, zones)
    if faults or reader.faults:
        raise ContentError([*faults, *reader.faults])
    return layout


@lru_cache(maxsize=4)
def _read(path: Path, changed: int) -> tuple[Lines, pytmx.TiledMap]:
    """A map and where its things stand in the file; read once for all its layers while it is not `changed`."""
    lines = lines_of(path)
    try:
        return lines, pytmx.TiledMap(str(path))
    except (ValueError, KeyError, TypeError, AttributeError, OSError) as error:
        raise ContentError([Fault(str(path), 0, "", f"it is not a map PyTMX can read ({error})",
                                  "save it anew from Tiled")]) from error


class _Layer:
    """One reading of one layer, with the faults found on the way."""

    def __init__(self, file: str, name: str, lines: Lines) -> None:
        self.file, self.name, self.lines = file, name, lines
        self.faults: list[Fault] = []

    def fault(self, place: str, at: int, what: str, mend: str) -> None:
        """Note what is wrong with the object that stands so far down the layer (from 0; -1: the layer)."""
        self.faults.append(Fault(self.file, self.lines.of(self.name, at), f"{self.name}, {place}", what, mend))

    def read(self, group: pytmx.TiledObjectGroup, seats: int, zones: Sequence[str]) -> Layout:
        places: dict[str, Place | None] = {}
        stands: dict[str, int] = {}
        for at, thing in enumerate(group):
            name = thing.name or ""
            if not name:
                self.fault(f"object {thing.id}", at, "it has no name", "name it as the zone whose place it is")
            elif name in places:
                self.fault(name, at, "a second object has this name", "keep one of them")
            else:
                places[name], stands[name] = self.place(thing, name, at), at
        self.compare(places, stands, seats, zones)
        return Layout(seats, places)

    def place(self, thing: pytmx.TiledObject, name: str, at: int) -> Place | None:
        found: Mapping[str, Any] = thing.properties
        for key in found:
            if key not in MEANING:
                self.fault(name, at, f"there is no property {key!r}", _perhaps(key, MEANING, "take it away"))
        hud, hidden, centred = (self.switch(found, key, name, at) for key in SWITCHES)
        if hidden:
            return None
        number = {key: self.number(found, key, name, at) for key in NUMBERS if key in found}
        spread = str(found.get("spread", ""))
        if not hud:
            for key in ("spread", "card", *NEEDED.get(spread, ())):
                if key not in found:
                    self.fault(name, at, f"the property {key} is missing", f"add {MEANING[key]}")
                elif number.get(key) == 0:
                    self.fault(name, at, f"{key} is 0", f"give {MEANING[key]}")
            if spread and spread not in SPREADS:
                self.fault(name, at, f"there is no spread {spread!r}", f"give {MEANING['spread']}")
        # Tiled turns an object about its upper left corner; a place turns about its middle.
        turn, w, h = radians(thing.rotation), float(thing.width), float(thing.height)
        x = thing.x + (w * cos(turn) - h * sin(turn) - w) / 2
        y = thing.y + (w * sin(turn) + h * cos(turn) - h) / 2
        card, across = number.get("card", 0), number.get("columns", 1) if spread == "grid" else 1
        if w <= 0 or h <= 0:
            self.fault(name, at, f"it is {w:g} x {h:g}", "draw it as a rectangle")
        elif x < 0 or y < 0 or x + w > CANVAS[0] or y + h > CANVAS[1]:
            self.fault(name, at, "it reaches over the edge of the canvas", "keep it within 1920 x 1080")
        elif card * across > w + 1 or card * TALL > h + 1:
            self.fault(name, at, f"{w:g} x {h:g} is too small for its cards", "make it larger, or the cards smaller")
        exact: dict[str, Any] = {key: int(value) if key in WHOLE else value for key, value in number.items()}
        return Place(name, x, y, w, h, spread, turn=float(thing.rotation), hud=hud, centred=centred, **exact)

    def number(self, found: Mapping[str, Any], key: str, name: str, at: int) -> float:
        """A property that is a number of 0 or more; 1 if it is none, since one fault is enough."""
        try:
            value = float(found[key])
        except (TypeError, ValueError):
            value = -1
        if 0 <= value < inf and (key not in WHOLE or value == int(value)):
            return value
        self.fault(name, at, f"{key} is {found[key]!r}", f"give {MEANING[key]}")
        return 1

    def switch(self, found: Mapping[str, Any], key: str, name: str, at: int) -> bool:
        value = found.get(key, False)
        if not isinstance(value, bool):
            self.fault(name, at, f"{key} is {value!r}", "make it a property of type bool")
        return value is True

    def compare(self, places: Mapping[str, Place | None], stands: Mapping[str, int], seats: int,
                zones: Sequence[str]) -> None:
        """Every zone has its place, and every place its zone."""
        used: set[str] = set()
        missing: list[str] = []
        for zone in zones:
            word, seat = _owned(zone)
            if seat is not None and any(name.startswith(f"{word}@") for name in places):
                wanted = {f"{word}@{k}" for k in range(seats)}
            elif seat is not None and word in places and places[word] is None:
                wanted = {word}
            else:
                wanted = {zone}
            missing += sorted(wanted - used - stands.keys())
            used |= wanted
        for name in missing:
            self.fault(name, -1, "there is no such place, but cards need it", "add an object of this name")
        for name, at in stands.items():
            if name in used and not _holds(places[name]):
                self.fault(name, at, "cards lie here", "take the property hud away")
            elif name not in used and _holds(places[name]):
                self.fault(name, at, "no zone has this name", _perhaps(name, missing, "take it away, or mark it hud"))


def _holds(place: Place | None) -> bool:
    """Whether this is for cards: a place that is not there (None) stands for a zone as well."""
    return place is None or not place.hud


@lru_cache(maxsize=256)
def _owned(zone_name: str) -> tuple[str, int | None]:
    """`hand.2` is `hand` of seat 2; `discard` has no seat."""
    word, _, seat = zone_name.rpartition(".")
    return (word, int(seat)) if word and seat.isdigit() else (zone_name, None)


def _perhaps(name: str, among: Iterable[str], otherwise: str) -> str:
    close = get_close_matches(name, sorted(among), 1)
    return f"perhaps {close[0]} is meant" if close else otherwise
