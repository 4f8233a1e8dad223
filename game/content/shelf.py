"""The shelf of games: each as printed, read once; and a match of any of them, from the header of a transcript."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from inspect import getfile
from pathlib import Path

from game.content.cards import Printed, load
from game.content.paths import Folders
from game.kernel.match import Match
from game.kernel.rules import Game, Rules
from game.kernel.transcript import Transcript, TranscriptError


class Shelf:
    """Games by id, and what is printed for them. A game from elsewhere brings its YAML in its own folder."""

    def __init__(self, games: Mapping[str, Game], folders: Folders) -> None:
        self.games = games
        self._folders = folders
        self._printed: dict[str, Printed] = {}

    def __iter__(self) -> Iterator[str]:
        return iter(sorted(self.games, key=lambda game: (self.printed(game).order, game)))

    def home(self, game: str) -> Path:
        """The folder of a game's code."""
        return Path(getfile(self.games[game].make)).parent

    def printed(self, game: str) -> Printed:
        """A game's cards and words; ContentError lists all that is wrong with its file."""
        if game not in self._printed:
            own = self.home(game) / f"{game}.yaml"
            self._printed[game] = load(own if own.exists() else self._folders.game(game), self.games[game])
        return self._printed[game]

    def map(self, game: str) -> Path:
        """The Tiled map of a game's table."""
        own = self.home(game) / f"{game}.tmx"
        return own if own.exists() else self._folders.data / "tables" / f"{game}.tmx"

    def rules(self, game: str, seats: int, house: Mapping[str, object] | None = None) -> Rules:
        """New rules for one match; ValueError where the house rules cannot be so."""
        printed = self.printed(game)
        return self.games[game].make(printed.faces, seats, printed.house(house), printed.board)

    def match(self, transcript: Transcript) -> Match:
        """The match a transcript begins with, nothing played yet; TranscriptError where there is none."""
        if transcript.game not in self.games:
            raise TranscriptError(2, f"there is no game '{transcript.game}' here; there are {', '.join(self.games)}")
        seats = len(transcript.chairs)
        if seats not in (possible := self.games[transcript.game].seats):
            raise TranscriptError(4, f"{transcript.game} is for {possible[0]} to {possible[-1]} seats, not {seats}")
        self.printed(transcript.game)  # what is wrong with the game itself is no fault of the transcript
        try:
            rules = self.rules(transcript.game, seats, transcript.house)
        except ValueError as wrong:
            raise TranscriptError(4 + seats, str(wrong)) from None
        return Match(rules, transcript.seed, transcript.open_hands)
