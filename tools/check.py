"""Checks everything the program reads: games, maps, pictures, sounds, languages, letters.

    python tools/check.py         faults stop the program: exit 1; warnings it can live with
    python tools/check.py --art   missing pictures and sounds are faults too
"""

from __future__ import annotations

import argparse
import os
import string
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

from game import games
from game.content import cards, paths, po, text
from game.content.faults import ContentError
from game.content.yamlfile import PLACEHOLDER
from game.kernel.rules import Game

TYPED = string.digits + string.punctuation + "…–—×·’“”"
"""What the program itself puts between words, besides every letter that stands in a sentence."""


def faults_of_games(folders: paths.Folders, found: Iterable[Game]) -> Iterator[str]:
    """What is wrong with the games' files and with the map of every number of seats."""
    from game.stage import layout

    for game in found:
        try:
            printed = cards.load(folders.game(game.id), game)
        except ContentError as error:
            yield from map(str, error.faults)
            continue
        seen: set[str] = set()
        for seats in game.seats:
            rules = game.make(printed.faces, seats, printed.house(), printed.board)
            zones = [zone.name for zone in rules.box.zones]
            try:
                layout.load(folders.data / "tables" / f"{game.id}.tmx", seats, zones)
            except ContentError as error:
                seen.update(map(str, error.faults))
        yield from sorted(seen)


def missing_art(folders: paths.Folders, found: Iterable[Game]) -> Iterator[str]:
    """Pictures and sounds a game names that are not there: lettered placeholders and silence for now."""
    for game in found:
        try:
            printed = cards.load(folders.game(game.id), game)
        except ContentError:
            continue
        layers = {name for row in (*printed.layers.values(), *printed.backs.values()) for name in row}
        layers |= {choice.sprite for choice in printed.choices.values() if choice.sprite}
        for name in sorted(layers):
            if not (folders.assets / "sprites" / f"{name}.png").is_file():
                yield f"{game.id}: there is no sprite {name}; draw it with tools/art.py."
        for name in sorted({cue.sound for cue in printed.cues.values() if cue.sound}):
            if not (folders.assets / "sounds" / f"{name}.ogg").is_file():
                yield f"{game.id}: there is no sound {name}; make it with tools/sounds.py."


def faults_of_languages(folder: Path) -> Iterator[str]:
    """Translations whose placeholders are not those of the English sentence, and files that cannot be read."""
    for language in text.languages(folder)[1:]:
        path = folder / language / f"{text.DOMAIN}.po"
        try:
            messages = po.parse(path)
        except ContentError as error:
            yield from map(str, error.faults)
            continue
        for message in messages:
            wanted = _placeholders(message.id) | _placeholders(message.plural)
            for translated in filter(None, message.texts.values() if message.id else ()):
                # a plural form may leave its number out ("one card"), never name what is not given
                spare = _placeholders(translated) - wanted
                lost = wanted - _placeholders(translated) - ({"n"} if message.plural else set())
                if spare or lost:
                    names = ", ".join(sorted(f"{{{name}}}" for name in spare | lost))
                    yield (f"{path}, line {message.line}: {names} does not stand in both sentences; "
                           f"it should stand in '{message.id}' and in its translation.")


def _placeholders(sentence: str) -> set[str]:
    return set(PLACEHOLDER.findall(sentence))


def missing_glyphs(folders: paths.Folders) -> Iterator[str]:
    """Letters of any sentence that a font lacks: they would be drawn as boxes without an error."""
    from fontTools.ttLib import TTFont

    folder = folders.data / "text"
    letters = dict.fromkeys(TYPED, "the program")
    for file in (folder / f"{text.DOMAIN}.pot", *folder.glob(f"*/{text.DOMAIN}.po")):
        for message in po.parse(file):
            for sentence in (message.id, message.plural, *message.texts.values()) if message.id else ():
                letters |= dict.fromkeys(sentence + text.pseudo(sentence), str(file))
    for font in sorted((folders.assets / "fonts").glob("*.ttf")):
        known = TTFont(font, lazy=True).getBestCmap()
        for letter, place in letters.items():
            if letter != "\n" and ord(letter) not in known:
                yield f"{place}: the letter '{letter}' (U+{ord(letter):04X}) is not in {font.name}; use another."


def main() -> int:
    """Run all checks; 1 if there is a fault."""
    asked = argparse.ArgumentParser(description="Check everything the program reads.")
    asked.add_argument("--art", action="store_true", help="missing pictures and sounds are faults too")
    wish = asked.parse_args()
    folders = paths.find()
    found = list(games.find().values())
    faults = [*faults_of_games(folders, found), *faults_of_languages(folders.data / "text"), *missing_glyphs(folders)]
    warnings = list(missing_art(folders, found))
    for fault in faults:
        print(fault)
    for warning in warnings:
        print(warning if wish.art else f"Warning: {warning}")
    print(f"{len(found)} games: {len(faults)} faults, {len(warnings)} warnings.")
    return 1 if faults or (wish.art and warnings) else 0


if __name__ == "__main__":
    raise SystemExit(main())
