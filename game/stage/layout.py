"""Turns the objects of a Tiled map into the places of a table.

A map has an object layer `seats-N` for each number of seats. Its objects are named as zones are: `hand@1`
is the hand one chair clockwise from the anchor seat, `offer.2` belongs to seat 2 wherever it sits, `discard`
to nobody. Every zone of a game has one place or is `hidden`; what else lies on a layer is marked `hud`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from difflib import get_close_matches
from math import cos, radians, sin
from pathlib import Path
from typing import Any

import pytmx

from game.content.faults import ContentError, Fault
from game.stage.spread import SPREADS, Place, Spot, drawn, spots
from game.stage.tmxlines import Lines, lines_of

__all__ = ["CANVAS", "Layout", "Place", "Spot", "load"]

CANVAS = (1920, 1080)

NUMBERS = ("card", "step", "columns", "most", "legal_up", "tilt", "bend")
WHOLE = ("columns", "most")
SWITCHES = ("hud", "hidden", "centred")
NEEDED = {"pile": (), "row": ("step",), "fan": ("step",), "grid": ("columns",), "stack": ("step",)}


class Layout:
    """The places of one game for one number of seats."""

    __slots__ = ("seats", "_places", "_hidden")

    def __init__(self, seats: int, places: Iterable[Place], hidden: Iterable[str] = ()) -> None:
        self.seats = seats
        self._places = {place.name: place for place in places}
        self._hidden = frozenset(hidden)

    @property
    def names(self) -> tuple[str, ...]:
        """Names of all places, of cards and others, as written in the map and in its order."""
        return tuple(self._places)

    def place(self, zone_name: str, anchor: int = 0) -> Place | None:
        """Where the cards of a zone lie when seat `anchor` sits near; None if the zone is not on the table.
        KeyError if the map does not know the zone."""
        found = self._named(zone_name, anchor)
        if found is None and zone_name not in self._hidden and zone_name.rpartition(".")[0] not in self._hidden:
            raise KeyError(zone_name)
        return None if found is None or found.hud else found

    def hud(self, name: str, seat: int | None = None, anchor: int = 0) -> Place | None:
        """The place of something that is no card, such as `log`, or `plate` of a seat; None if this table
        has none."""
        found = self._named(name if seat is None else f"{name}.{seat}", anchor)
        return found if found is not None and found.hud else None

    def spots(self, place: Place, count: int, backs: Sequence[str] = ()) -> list[Spot]:
        """Where each of `count` cards lies; see `game.stage.spread.spots`."""
        return spots(place, count, backs)

    def drawn(self, place: Place, count: int) -> range:
        """Which of `count` cards are drawn, the others being counted; see `game.stage.spread.drawn`."""
        return drawn(place, count)

    def _named(self, name: str, anchor: int) -> Place | None:
        word, _, seat = name.rpartition(".")
        if word and seat.isdigit():
            near = self._places.get(f"{word}@{(int(seat) - anchor) % self.seats}")
            if near is not None:
                return near
        return self._places.get(name)


def load(path: Path, seats: int, zones: Sequence[str]) -> Layout:
    """The layout of a map for a game of `seats` seats with these zones. ContentError lists everything that
    is wrong with the layer of this number of seats, and with the map around it."""
    lines = lines_of(path)
    try:
        tmx = pytmx.TiledMap(str(path))
    except (ValueError, KeyError, TypeError, AttributeError, OSError) as error:
        raise ContentError([Fault(str(path), 0, "", f"it is not a map PyTMX can read ({error})",
                                  "save it anew from Tiled")]) from error
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


class _Layer:
    """One reading of one layer, with the faults found on the way."""

    def __init__(self, file: str, name: str, lines: Lines) -> None:
        self.file, self.name, self.lines = file, name, lines
        self.faults: list[Fault] = []

    def fault(self, place: str, number: int, what: str, mend: str) -> None:
        self.faults.append(Fault(self.file, self.lines.of(self.name, number), f"{self.name}, {place}", what, mend))

    def read(self, group: pytmx.TiledObjectGroup, seats: int, zones: Sequence[str]) -> Layout:
        places: dict[str, Place] = {}
        numbers: dict[str, int] = {}
        hidden: list[str] = []
        for at, thing in enumerate(group):
            name = thing.name or ""
            if not name:
                self.fault(f"object {thing.id}", at, "it has no name", "name it as the zone it is the place of")
            elif name in numbers:
                self.fault(name, at, "two objects have this name", "keep one of them")
            elif self.switch(thing.properties, "hidden", name, at):
                hidden.append(name)
                numbers[name] = at
            else:
                places[name] = self.place(thing, name, at)
                numbers[name] = at
        self.compare(places, hidden, numbers, seats, zones)
        return Layout(seats, places.values(), hidden)

    def place(self, thing: pytmx.TiledObject, name: str, at: int) -> Place:
        found: Mapping[str, Any] = thing.properties
        for key in found:
            if key != "spread" and key not in NUMBERS and key not in SWITCHES:
                self.fault(name, at, f"there is no property {key!r}", self.meant(key, ("spread", *NUMBERS, *SWITCHES)))
        hud = self.switch(found, "hud", name, at)
        spread = str(found.get("spread", ""))
        number: dict[str, Any] = {key: self.number(found, key, name, at) for key in NUMBERS if key in found}
        if not hud:
            if not spread:
                self.fault(name, at, "the property spread is missing", f"add it: {_one_of(SPREADS)}")
            elif spread not in SPREADS:
                self.fault(name, at, f"there is no spread {spread!r}", f"use {_one_of(SPREADS)}")
            for key in ("card", *NEEDED.get(spread, ())):
                if key not in found:
                    self.fault(name, at, f"the property {key} is missing", f"add it: {MEANING[key]}")
                elif number[key] <= 0:
                    self.fault(name, at, f"{key} is {found[key]}", f"give {MEANING[key]}, more than 0")
        # Tiled turns an object about its upper left corner; a place turns about its middle.
        turn, w, h = radians(thing.rotation), float(thing.width), float(thing.height)
        x = thing.x + (w * cos(turn) - h * sin(turn) - w) / 2
        y = thing.y + (w * sin(turn) + h * cos(turn) - h) / 2
        if w <= 0 or h <= 0:
            self.fault(name, at, f"it is {w:g} x {h:g}", "draw it as a rectangle")
        elif x < 0 or y < 0 or x + w > CANVAS[0] or y + h > CANVAS[1]:
            self.fault(name, at, "it reaches over the edge of the canvas", "keep it within 1920 x 1080")
        number.update((key, int(number[key])) for key in WHOLE if key in number)
        return Place(name, x, y, w, h, spread, turn=float(thing.rotation), hud=hud,
                     centred=self.switch(found, "centred", name, at), **number)

    def number(self, found: Mapping[str, Any], key: str, name: str, at: int) -> float:
        try:
            value = float(found[key])
        except (TypeError, ValueError):
            value = -1.0
            self.fault(name, at, f"{key} is {found[key]!r}", f"give {MEANING[key]}, a number")
        else:
            if key in WHOLE and value != int(value):
                self.fault(name, at, f"{key} is {found[key]}", f"give {MEANING[key]}, a whole number")
        return value

    def switch(self, found: Mapping[str, Any], key: str, name: str, at: int) -> bool:
        value = found.get(key, False)
        if not isinstance(value, bool):
            self.fault(name, at, f"{key} is {value!r}", "make it a property of type bool")
        return value is True

    def compare(self, places: Mapping[str, Place], hidden: Sequence[str], numbers: Mapping[str, int],
                seats: int, zones: Sequence[str]) -> None:
        """Every zone has its place, and every place its zone."""
        used: set[str] = set()
        missing: dict[str, str] = {}
        for zone in zones:
            word, _, seat = zone.rpartition(".")
            owned = bool(word) and seat.isdigit()
            if zone in hidden or (owned and word in hidden):
                used.add(zone if zone in hidden else word)
            elif owned and any(name.startswith(f"{word}@") for name in numbers):
                missing.update((name, zone) for name in (f"{word}@{k}" for k in range(seats)) if name not in numbers)
                used.update(f"{word}@{k}" for k in range(seats))
            else:
                if zone not in numbers:
                    missing[zone] = zone
                used.add(zone)
        spare = [name for name in numbers if name not in used and not (name in places and places[name].hud)]
        for name, zone in missing.items():
            self.faults.append(Fault(self.file, self.lines.of(self.name), f"{self.name}, {name}",
                                     f"the zone {zone} has no place", "add an object of this name, or a hidden one"))
        for name in spare:
            self.fault(name, numbers[name], "no zone has this name", self.meant(name, missing or used))
        for name in used:
            if name in places and places[name].hud:
                self.fault(name, numbers[name], "cards lie here", "take the property hud away, or choose another name")

    def meant(self, name: str, among: Iterable[str]) -> str:
        close = get_close_matches(name, sorted(among), 1)
        return f"did you mean {close[0]}?" if close else "take it away, or mark it hud"


MEANING = {
    "card": "the width of a card",
    "step": "the largest distance from card to card",
    "columns": "the number of columns",
    "most": "how many cards are drawn",
    "legal_up": "how far legal cards rise",
    "tilt": "how many degrees cards may lie askew",
    "bend": "by how many degrees each card leans",
}


def _one_of(words: Sequence[str]) -> str:
    return ", ".join(words[:-1]) + " or " + words[-1]
