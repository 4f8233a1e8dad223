"""Gathers every English sentence into data/text/passaround.pot, and keeps the languages' .po files fresh.

    python tools/messages.py              write the .pot anew if a sentence has changed
    python tools/messages.py --check      write nothing; exit 1 and say which sentences are missing or spare
    python tools/messages.py --update fi  make or freshen data/text/fi/passaround.po as well
"""

from __future__ import annotations

import argparse
import ast
import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from game import games
from game.content import cards, po
from game.kernel.rules import Game

TEXT = ROOT / "data" / "text"
POT = TEXT / "passaround.pot"
MARKERS = {"Say", "tr", "_"}


@dataclass(slots=True)
class Sentence:
    """One msgid: its plural if it has one, and the files that say it."""

    plural: str = ""
    places: set[str] = field(default_factory=set)


def in_code(folder: Path, root: Path = ROOT) -> dict[str, Sentence]:
    """The sentences of all Python files below a folder: the texts of `Say("…")`, `tr("…")` and `_("…")`.

    SyntaxError where one is an f-string: it would never be found in a catalogue."""
    found: dict[str, Sentence] = {}
    for file in sorted(folder.rglob("*.py")):
        place = file.relative_to(root).as_posix()
        for call in _calls(ast.parse(file.read_text(encoding="utf-8"), str(file))):
            if any(isinstance(arg, ast.JoinedStr) for arg in call.args[:2]):
                raise SyntaxError(f"{place}, line {call.lineno}: a sentence for people is an f-string; "
                                  "it should be whole, with its values as arguments")
            texts = [arg.value for arg in call.args[:2] if isinstance(arg, ast.Constant) and isinstance(arg.value, str)]
            if texts and texts[0]:
                sentence = found.setdefault(texts[0], Sentence())
                sentence.plural = sentence.plural or "".join(texts[1:])
                sentence.places.add(place)
    return found


def _calls(tree: ast.AST) -> Iterator[ast.Call]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if name in MARKERS:
                yield node


def in_games(found_games: Mapping[str, Game], data: Path = ROOT / "data") -> dict[str, Sentence]:
    """The sentences of the games' files."""
    found: dict[str, Sentence] = {}
    for game in found_games.values():
        file = data / "games" / f"{game.id}.yaml"
        if file.exists():
            for text in filter(None, cards.load(file, game).sentences()):
                found.setdefault(text, Sentence()).places.add(f"data/games/{file.name}")
    return found


def gathered() -> dict[str, Sentence]:
    """All sentences of the program, by msgid."""
    found = in_code(ROOT / "game")
    for text, sentence in in_games(games.find()).items():
        found.setdefault(text, Sentence()).places.update(sentence.places)
    return dict(sorted(found.items(), key=lambda item: (min(item[1].places), item[0])))


def changes(pot: Path = POT) -> list[str]:
    """What in the .pot differs from the program, one line each; empty when it is fresh."""
    written = {(message.id, message.plural) for message in po.parse(pot) if message.id} if pot.exists() else set()
    wanted = {(text, sentence.plural) for text, sentence in gathered().items()}
    return [f"missing: {text}" for text, _ in sorted(wanted - written)] + [
        f"spare: {text}" for text, _ in sorted(written - wanted)]


def write(pot: Path = POT) -> None:
    """Write the .pot with Babel."""
    from babel.messages import Catalog
    from babel.messages.pofile import write_po

    catalog = Catalog(project="Passaround", version="1", msgid_bugs_address="",
                      header_comment="# Every sentence of Passaround; written by tools/messages.py.")
    for text, sentence in gathered().items():
        places = [(place, 0) for place in sorted(sentence.places)]
        catalog.add((text, sentence.plural) if sentence.plural else text, locations=places)
    pot.parent.mkdir(parents=True, exist_ok=True)
    with pot.open("wb") as file:
        write_po(file, catalog, width=110, include_lineno=False)


def update(language: str, pot: Path = POT) -> Path:
    """Bring one language up to the .pot: new sentences empty, changed ones fuzzy, gone ones dropped."""
    from babel.messages import Catalog
    from babel.messages.pofile import read_po, write_po

    path = pot.parent / language / f"{pot.stem}.po"
    catalog = Catalog(locale=language, project="Passaround", version="1", header_comment="# Passaround.")
    if path.exists():
        with path.open("rb") as file:
            catalog = read_po(file, locale=language)
    with pot.open("rb") as file:
        catalog.update(read_po(file))
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("wb") as file:
        write_po(file, catalog, width=110, include_lineno=False, ignore_obsolete=True)
    return path


def main() -> int:
    """Run the command; 0 done or fresh, 1 stale."""
    asked = argparse.ArgumentParser(description="Gather the sentences of the program.")
    asked.add_argument("--check", action="store_true", help="only say what has changed")
    asked.add_argument("--update", action="append", default=[], metavar="LANG", help="freshen this language too")
    wish = asked.parse_args()
    stale = changes()
    if wish.check:
        print("\n".join(stale) or "The .pot is fresh.")
        return 1 if stale else 0
    if stale:
        write()
    print(f"{len(gathered())} sentences, {len(stale)} changes.")
    for language in wish.update:
        print(update(language).relative_to(ROOT))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
