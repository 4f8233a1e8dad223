"""Prints a game: reads `data/games/<id>.yaml` into faces, pictures, words, house rules and a rules book.

Every fault of a file is found in one go and told as one sentence: see `ContentError`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec

from game.content.decks import Decks
from game.content.faults import ContentError, Fault
from game.content.house import Option, options_of
from game.content.shape import Name, Words, attempt
from game.content.yamlfile import Entry, read
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
    """What a cue of the dealer sounds like, and the sparkle it throws, if any. While one that `linger`s is
    told, play waits a moment, so that everybody can read it; one that `shakes` is felt in the pad of its seat."""

    sound: str = ""
    sparkle: str = ""
    linger: bool = False
    shakes: bool = False


@dataclass(frozen=True, slots=True)
class Page:
    """One page of the rules book: paragraphs, and kinds of cards to show beside them."""

    title: Words
    text: tuple[Words, ...]
    cards: tuple[Name, ...] = ()


@dataclass(frozen=True, slots=True)
class Printed:
    """A game as printed. `layers` and `words` go by the kind of a card, `backs` by its back, `look` holds
    longer words of some kinds for looking closely; games stand by their `order` on the title screen. All
    words are msgids."""

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
    order: int
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

    def switched(self, house: Any) -> list[Option]:
        """The switches among the house rules that stand otherwise than usual."""
        return [option for option in self.options
                if option.kind == "switch" and getattr(house, option.key) != option.default]

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
    order: int = 99


def load(path: Path, game: Game) -> Printed:
    """Read a game's file and check it against the game's own dataclasses; ContentError lists all faults."""
    file = read(path)
    sheet = attempt(file, _Sheet)
    decks = Decks()
    _check_id(file, game)
    if entry := file.at("decks"):
        decks.read(entry, game)
    options = options_of(file, game)
    board = _board(file, game)
    _check_book(file, game, decks)
    if sheet is None or file.source.faults:
        raise ContentError(file.source.faults)
    return Printed(
        game.id, sheet.title, sheet.tagline, tuple(decks.faces), decks.layers, decks.backs, decks.words, decks.look,
        options, sheet.cues, sheet.choices, board, sheet.book, sheet.order, game.house)


def _check_id(file: Entry, game: Game) -> None:
    entry = file.at("game")
    if entry and entry.value != game.id:
        entry.fault(f"{entry.shown()} is another game", f"it should be {game.id}")


def _board(file: Entry, game: Game) -> Any:
    entry = file.at("board")
    if game.board is not None and entry is None:
        file.inside("board").fault("it is missing", f"the rules of {game.id} need it")
    elif game.board is not None:
        return attempt(entry, game.board)
    elif entry:
        entry.fault(f"the rules of {game.id} know no board", "leave it out")
    return None


def _check_book(file: Entry, game: Game, decks: Decks) -> None:
    """The pictures of the rules book must be kinds of this game, if its decks could be read at all."""
    given = file.at("decks")
    if not given or not isinstance(given.value, dict) or not given.value.keys() <= game.traits.keys():
        return
    pages = file.at("book")
    for page in pages.value if pages and isinstance(pages.value, list) else ():
        cards = page.at("cards")
        for card in cards.value if cards and isinstance(cards.value, list) else ():
            if isinstance(card.value, str) and card.value not in decks.kinds:
                card.fault(f"no card of this game is called {card.shown()}", "it should be one of the kinds above")
