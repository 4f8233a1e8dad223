"""Prints the decks of a game: templates into kinds, kinds into copies, each with its typed traits."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import product
from typing import Annotated, Any

import msgspec

from game.content.shape import Name, Unfit, Words, attempt, build, mapping_of
from game.content.yamlfile import Entry, Scalar
from game.kernel.rules import Game
from game.kernel.table import Face

Filling = dict[str, Scalar]
"""What stands for each `{name}` of a template."""


@dataclass(frozen=True, slots=True)
class _Back:
    name: Name
    layers: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class _Deck:
    kinds: tuple[Entry, ...]
    back: _Back | None = None
    backs: dict[Name, tuple[str, ...]] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class _Kind:
    """One kind, its `each` already filled in."""

    kind: Name
    words: Words
    layers: tuple[str, ...]
    traits: Entry
    copies: Annotated[int, msgspec.Meta(ge=1, le=500)] = 1
    back: Name = ""
    look: Words = ""


@dataclass(slots=True)
class Decks:
    """All cards of a game. `layers`, `words` and `look` go by kind, `backs` by back; `kinds` are the lines
    of all kinds met, also of those with faults."""

    faces: list[Face] = field(default_factory=list)
    layers: dict[str, tuple[str, ...]] = field(default_factory=dict)
    backs: dict[str, tuple[str, ...]] = field(default_factory=dict)
    words: dict[str, str] = field(default_factory=dict)
    look: dict[str, str] = field(default_factory=dict)
    kinds: dict[str, int] = field(default_factory=dict)

    def read(self, entry: Entry, game: Game) -> None:
        """Print what stands under `decks:`; faults are noted in the file."""
        decks = mapping_of(entry, Entry, "a mapping of decks")
        for name, deck in decks.items():
            if name in game.traits:
                self._deck(deck, name, game.traits[name])
            else:
                deck.fault(f"the rules of {game.id} know no such deck", f"possible here: {', '.join(game.traits)}")
        for name in game.traits:
            if name not in decks:
                entry.inside(name).fault("it is missing", f"the rules of {game.id} need this deck")

    def _deck(self, entry: Entry, name: str, traits: type) -> None:
        form = attempt(entry, _Deck)
        backs = self._backs(entry, form) if form else None
        templates = entry.at("kinds")
        for template in templates.value if templates and isinstance(templates.value, list) else ():
            for kind in expanded(template):
                self._kind(kind, name, traits, backs)

    def _backs(self, entry: Entry, deck: _Deck) -> dict[str, tuple[str, ...]]:
        """The backs of a deck, by the `back:` of a kind; the only one also by no name."""
        if bool(deck.back) == bool(deck.backs):
            entry.fault("its cards need 'back' or 'backs', and not both", "give one of them")
        backs = {deck.back.name: deck.back.layers} if deck.back else deck.backs
        for back, layers in backs.items():
            if self.backs.setdefault(back, layers) != layers:
                entry.fault(f"another deck's back is called {back} too", "give them different names")
        return backs

    def _kind(self, entry: Entry, deck: str, traits: type, backs: dict[str, tuple[str, ...]] | None) -> None:
        """Print all copies of one kind; whatever is wrong with it is noted, not only the first fault."""
        printed = attempt(entry.at("traits"), traits)
        kind = attempt(entry, _Kind)
        named = entry.at("kind")
        name = str(named.value) if named else ""
        if named and name in self.kinds:
            named.fault(f"there is a kind '{name}' already, from line {self.kinds[name]}",
                        "every kind should stand once; raise its copies instead")
            return
        self.kinds[name] = entry.line
        if kind is None:
            return
        if not kind.layers:
            entry.inside("layers").fault("a card needs a picture", "it should be a list of sprites, the lowest first")
        back = kind.back or (next(iter(backs)) if backs and len(backs) == 1 else "")
        if backs and back not in backs:
            what = f"this deck has no back called '{back}'" if back else "it is missing"
            entry.inside("back").fault(what, f"possible here: {', '.join(backs)}")
        self.layers[name], self.words[name] = kind.layers, kind.words
        if kind.look:
            self.look[name] = kind.look
        copies = [f"{name}.{copy}" for copy in range(1, kind.copies + 1)] if kind.copies > 1 else [name]
        self.faces += [Face(copy, name, deck, back, printed) for copy in copies]


def expanded(template: Entry) -> Iterator[Entry]:
    """The kinds a template stands for: one for every combination of its `each`, or just itself.

    `each` is a mapping of lists (all combinations; `{red: Red}` instead of a list gives the words of each
    value), or a list of mappings (these combinations only)."""
    each = template.at("each")
    if each is None:
        yield template
        return
    parts = {key: part for key, part in template.value.items() if key != "each"}
    for values, words in _combinations(each):
        filled = {key: part.filled(words if key in ("words", "look") else values) for key, part in parts.items()}
        yield dataclasses.replace(template, value=filled)


def _combinations(each: Entry) -> Iterator[tuple[Filling, Filling]]:
    """Every combination, as values and as their words."""
    if isinstance(each.value, list):
        for row in each.value:
            with suppress(Unfit):
                values = build(row, dict[str, Scalar])
                yield values, values
        return
    axes: list[list[tuple[str, Scalar, Scalar]]] = []
    for name, axis in mapping_of(each, Entry, "a mapping of lists, or a list of mappings").items():
        with suppress(Unfit):
            worded: dict[Any, Any] = (
                build(axis, dict[int | str, str]) if isinstance(axis.value, dict)
                else {value: value for value in build(axis, list[int | str])})
            axes.append([(str(name), value, words) for value, words in worded.items()])
    for combination in product(*axes):
        yield {name: value for name, value, _ in combination}, {name: words for name, _, words in combination}
