"""Prints a game: reads `data/games/<id>.yaml` into faces, pictures, words, house rules and a rules book.

Every fault of a file is found in one go and told as one sentence: see `ContentError`.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import product
from pathlib import Path
from typing import Annotated, Any

import msgspec

from game.content.faults import ContentError, Fault
from game.content.house import Option, options_of
from game.content.shape import Name, Unfit, Words, build, mapping_of
from game.content.yamlfile import Entry, Scalar, read
from game.kernel.rules import Game
from game.kernel.table import Face

__all__ = ["Choice", "ContentError", "CueLook", "Fault", "Option", "Page", "Printed", "load"]


@dataclass(frozen=True, slots=True)
class Choice:
    """How one `choice` of an action, or the `art` of a sign, looks and reads. `colour` is a name of the
    palette, `sprite` a name below assets/sprites; both may be empty."""

    words: Words
    sprite: str = ""
    colour: str = ""


@dataclass(frozen=True, slots=True)
class CueLook:
    """What a cue of the dealer sounds like, and the sparkle it throws, if any."""

    sound: str = ""
    sparkle: str = ""


@dataclass(frozen=True, slots=True)
class Page:
    """One page of the rules book: paragraphs, and kinds of cards to show beside them."""

    title: Words
    text: tuple[Words, ...]
    cards: tuple[Name, ...] = ()


@dataclass(frozen=True, slots=True)
class Printed:
    """A game as printed. `layers` and `words` go by the kind of a card, `backs` by its back, `look` holds
    longer words of some kinds for looking closely. All words are msgids."""

    id: str
    title: str
    tagline: str
    faces: tuple[Face, ...]
    layers: Mapping[str, tuple[str, ...]]
    backs: Mapping[str, tuple[str, ...]]
    words: Mapping[str, str]
    look: Mapping[str, str]
    options: tuple[Option, ...]
    cues: Mapping[str, CueLook]
    choices: Mapping[str, Choice]
    board: Any
    book: tuple[Page, ...]
    house_form: type

    def house(self, values: Mapping[str, object] | None = None) -> Any:
        """The game's House with these values, each as it is or as a transcript writes it ("on", "5"), and
        defaults for the rest. A ValueError says in a sentence which value cannot be."""
        given = dict(values or {})
        chosen = {option.key: option.read(given.pop(option.key, option.default)) for option in self.options}
        for key in given:
            known = ", ".join(option.key for option in self.options) or "none"
            raise ValueError(f"{self.title} has no house rule {key}; possible: {known}")
        return msgspec.convert(chosen, self.house_form)

    def house_text(self, house: Any) -> dict[str, str]:
        """A House as a transcript's header writes it."""
        values = msgspec.to_builtins(house)
        return {option.key: option.text(values[option.key]) for option in self.options}

    def sentences(self) -> Iterator[str]:
        """Every msgid of the game's file, some more than once."""
        yield from (self.title, self.tagline, *self.words.values(), *self.look.values())
        yield from (choice.words for choice in self.choices.values())
        for option in self.options:
            yield from option.sentences()
        for page in self.book:
            yield from (page.title, *page.text)


@dataclass(frozen=True, slots=True)
class _Sheet:
    """The file as a whole; what needs more than a form is read on its own."""

    game: str
    title: Words
    decks: Entry
    tagline: Words = ""
    house: Entry | None = None
    board: Entry | None = None
    choices: dict[Name, Choice] = field(default_factory=dict)
    cues: dict[Name, CueLook] = field(default_factory=dict)
    book: tuple[Page, ...] = ()


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
class _Printing:
    """The decks' cards while they are read; `names` are all kinds, those with faults too."""

    faces: list[Face] = field(default_factory=list)
    layers: dict[str, tuple[str, ...]] = field(default_factory=dict)
    backs: dict[str, tuple[str, ...]] = field(default_factory=dict)
    words: dict[str, str] = field(default_factory=dict)
    look: dict[str, str] = field(default_factory=dict)
    lines: dict[str, int] = field(default_factory=dict)
    names: set[object] = field(default_factory=set)


def load(path: Path, game: Game) -> Printed:
    """Read a game's file and check it against the game's own dataclasses; ContentError lists all faults."""
    file = read(path)
    faults = file.source.faults
    sheet: _Sheet | None = None
    with suppress(Unfit):
        sheet = build(file, _Sheet)
    printing = _Printing()
    options: tuple[Option, ...] = ()
    board = None
    if isinstance(file.value, dict):
        _check_id(file, game)
        if decks := file.at("decks"):
            _read_decks(decks, game, printing)
        options = options_of(file, game)
        board = _read_board(file, game)
        if decks and isinstance(decks.value, dict) and decks.value.keys() <= game.traits.keys():
            _check_book(file, printing.names)
    if sheet is None or faults:
        raise ContentError(faults)
    return Printed(
        game.id, sheet.title, sheet.tagline, tuple(printing.faces), printing.layers, printing.backs, printing.words,
        printing.look, options, sheet.cues, sheet.choices, board, sheet.book, game.house)


def _check_id(file: Entry, game: Game) -> None:
    entry = file.at("game")
    if entry and entry.value != game.id:
        entry.fault(f"{entry.shown()} is another game", f"it should be {game.id}")


def _read_board(file: Entry, game: Game) -> Any:
    entry = file.at("board")
    if game.board is None:
        if entry:
            entry.fault(f"the rules of {game.id} know no board", "leave it out")
    elif entry is None:
        dataclasses.replace(file, field="board").fault("it is missing", f"the rules of {game.id} need it")
    else:
        with suppress(Unfit):
            return build(entry, game.board)
    return None


def _read_decks(entry: Entry, game: Game, printing: _Printing) -> None:
    decks = mapping_of(entry, Entry, "a mapping of decks")
    for name, deck in decks.items():
        if name not in game.traits:
            deck.fault(f"the rules of {game.id} know no such deck", f"possible here: {', '.join(game.traits)}")
            continue
        with suppress(Unfit):
            _read_deck(deck, build(deck, _Deck), name, game.traits[name], printing)
    for name in game.traits:
        if name not in decks:
            missing = dataclasses.replace(entry, field=f"{entry.field}.{name}")
            missing.fault("it is missing", f"the rules of {game.id} need this deck")


def _read_deck(entry: Entry, deck: _Deck, name: str, traits: type, printing: _Printing) -> None:
    backs = {deck.back.name: deck.back.layers} if deck.back else deck.backs
    if bool(deck.back) == bool(deck.backs):
        entry.fault("its cards need 'back' or 'backs', and not both", "give one of them")
    for back, layers in backs.items():
        if printing.backs.setdefault(back, layers) != layers:
            entry.fault(f"another deck's back is called {back} too", "give them different names")
    only = deck.back.name if deck.back else ""
    for template in deck.kinds:
        for kind_entry in _expanded(template):
            if named := kind_entry.at("kind"):
                printing.names.add(named.plain() if not isinstance(named.value, list | dict) else None)
            with suppress(Unfit):
                kind = build(kind_entry, _Kind)
                if not kind.layers:
                    where = kind_entry.at("layers") or kind_entry
                    where.fault("a card needs a picture", "it should be a list of sprites, the lowest first")
                if (kind.back or only) not in backs:
                    where = dataclasses.replace(kind_entry.at("back") or kind_entry, field=f"{kind_entry.field}.back")
                    where.fault(f"this deck has no back called '{kind.back}'" if kind.back else "it is missing",
                                f"possible here: {', '.join(backs)}")
                _print(kind_entry, kind, name, kind.back or only, build(kind.traits, traits), printing)


def _print(entry: Entry, kind: _Kind, deck: str, back: str, traits: Any, printing: _Printing) -> None:
    """Put all copies of one kind into the box."""
    if kind.kind in printing.lines:
        where = entry.at("kind") or entry
        where.fault(f"there is a kind '{kind.kind}' already, from line {printing.lines[kind.kind]}",
                    "every kind should stand once; raise its copies instead")
        return
    printing.lines[kind.kind] = entry.line
    printing.layers[kind.kind] = kind.layers
    printing.words[kind.kind] = kind.words
    if kind.look:
        printing.look[kind.kind] = kind.look
    names = [f"{kind.kind}.{copy}" for copy in range(1, kind.copies + 1)] if kind.copies > 1 else [kind.kind]
    printing.faces += [Face(name, kind.kind, deck, back, traits) for name in names]


def _expanded(template: Entry) -> Iterator[Entry]:
    """The kinds a template stands for: one for every combination of its `each`, or just itself.

    `each` is a mapping of lists (all combinations; `{red: Red}` instead of a list gives the words of each
    value), or a list of mappings (these combinations only)."""
    each = template.at("each")
    if each is None:
        yield template
        return
    kind = dataclasses.replace(template, value={key: item for key, item in template.value.items() if key != "each"})
    for values, words in _combinations(each):
        filled = {key: item.filled(words if key in ("words", "look") else values) for key, item in kind.value.items()}
        yield dataclasses.replace(kind, value=filled)


def _combinations(each: Entry) -> Iterator[tuple[dict[str, Scalar], dict[str, Scalar]]]:
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
            if isinstance(axis.value, dict):
                worded = build(axis, dict[int | str, str])
                axes.append([(str(name), value, words) for value, words in worded.items()])
            else:
                listed = build(axis, list[Scalar])
                axes.append([(str(name), value, value) for value in listed])
    for combination in product(*axes):
        yield ({name: value for name, value, _ in combination}, {name: words for name, _, words in combination})


def _check_book(file: Entry, kinds: set[object]) -> None:
    """The pictures of the rules book must be kinds of this game."""
    pages = file.at("book")
    for page in pages.value if pages and isinstance(pages.value, list) else ():
        cards = page.at("cards")
        for card in cards.value if cards and isinstance(cards.value, list) else ():
            if isinstance(card.value, str) and card.value not in kinds:
                card.fault(f"no card of this game is called {card.shown()}", "it should be one of the kinds above")
