"""Puts every sentence into the language people chose. The English sentence itself is the msgid."""

from __future__ import annotations

import locale
import math
import os
from collections.abc import Callable, Mapping, Sequence
from gettext import GNUTranslations, NullTranslations
from io import BytesIO
from pathlib import Path
from typing import Any

from game.content.po import compiled, parse
from game.content.yamlfile import PLACEHOLDER
from game.kernel.say import Say, What, Who
from game.kernel.table import Card

ENGLISH = "en"
PSEUDO = "pseudo"
"""A language nobody speaks: longer, with marks on its letters, to test that everything fits and goes
through the catalogue."""

DOMAIN = "passaround"

Words = Mapping[Card, str] | Callable[[Card], str]

_ACCENTS = str.maketrans("aceinosuyzACEINOSUYZ", "äçéîñöšüýžÄÇÉÎÑÖŠÜÝŽ")


class Catalogue:
    """The sentences of one language. `language` is the one really spoken: English where the wanted one,
    or its plain form (`de` for `de_AT`), has no file."""

    def __init__(self, folder: Path, language: str = ENGLISH) -> None:
        self.language = ENGLISH
        self._messages: NullTranslations = NullTranslations()
        if language == PSEUDO:
            self.language, self._messages = PSEUDO, _Pseudo()
            return
        for name in (language, language.partition("_")[0]):
            file = folder / name / f"{DOMAIN}.po"
            if name and file.is_file():
                self.language = name
                self._messages = GNUTranslations(BytesIO(compiled(parse(file))))
                return

    def tr(self, text: str, **args: Any) -> str:
        """A plain sentence, with its placeholders filled in."""
        return self.say(Say(text, **args)) if text else ""

    def say(self, say: Say, names: Sequence[str] = (), words: Words | None = None) -> str:
        """A sentence in this language: players by their `names`, cards by their `words` (msgids, by card),
        the plural by the argument `n`."""
        args = {key: self._argument(value, names, words) for key, value in say.args.items()}
        if say.plural:
            found = self._messages.ngettext(say.text, say.plural, say.args["n"])
            english = say.text if say.args["n"] == 1 else say.plural
        else:
            found, english = self._messages.gettext(say.text) if say.text else "", say.text
        try:
            return found.format_map(args)
        except (KeyError, ValueError, IndexError):
            # a slip in a translation is told by tools/check.py; people at the table still get a sentence
            return english.format_map(args)

    def _argument(self, value: Any, names: Sequence[str], words: Words | None) -> Any:
        if isinstance(value, Say):
            return self.say(value, names, words)
        if isinstance(value, Who):
            return names[value.seat]
        if isinstance(value, What) and words is not None:
            return self.tr(words[value.card] if isinstance(words, Mapping) else words(value.card))
        return value


class _Pseudo(NullTranslations):
    """The pseudo language, made up as it is spoken."""

    def gettext(self, message: str) -> str:
        return pseudo(message)

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        return pseudo(msgid1 if n == 1 else msgid2)


def pseudo(text: str) -> str:
    """A sentence in brackets, accented, and 40 % longer; placeholders stay as they are."""
    pieces: list[str] = []
    last = 0
    for found in PLACEHOLDER.finditer(text):
        pieces += [text[last:found.start()].translate(_ACCENTS), found[0]]
        last = found.end()
    pieces.append(text[last:].translate(_ACCENTS))
    more = max(1, math.ceil(0.4 * len(text)) - 2)  # the brackets count
    longer = ("öäéü" * more)[:more] if more < 6 else (" õäéüž" * more)[:more].rstrip().ljust(more, "ö")
    return f"[{''.join(pieces)}{longer}]"


def languages(folder: Path) -> list[str]:
    """The codes of all languages there are: English first, then each folder with a file."""
    return [ENGLISH, *sorted(file.parent.name for file in folder.glob(f"*/{DOMAIN}.po"))]


def spoken_here() -> str:
    """The language the system is set to, such as `fi` or `de_AT`; English if it does not say."""
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(name):
            code = value.split(":")[0].partition(".")[0]
            return ENGLISH if code in ("C", "POSIX") else code
    return locale.getlocale()[0] or ENGLISH
