"""Where things lie: what is shipped with the program, and what it keeps for its user."""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import platformdirs

from game.content.faults import ContentError, Fault

NOWHERE = Path(os.devnull) / "passaround"
"""A folder that can never be: whoever tries to keep something there is told so, as on a full disk."""

PACKAGE = Path(__file__).resolve().parents[1]


@dataclass(frozen=True, slots=True)
class Folders:
    """All folders of the program. `data` and `assets` are shipped and only read; `user` is written:
    settings, saves and history; `cache` holds what can be made again. The last two need not exist yet."""

    data: Path
    assets: Path
    user: Path
    cache: Path

    @property
    def settings(self) -> Path:
        """The file of the settings."""
        return self.user / "settings.json"

    @property
    def mappings(self) -> Path:
        """The user's own mapping lines for pads (SDL_GameControllerDB); usually there is none."""
        return self.user / "gamecontrollerdb.txt"

    def game(self, game: str) -> Path:
        """The file a game is printed from."""
        return self.data / "games" / f"{game}.yaml"


def find(user: Path | None = None, package: Path = PACKAGE) -> Folders:
    """The folders; `user` overrides the place the system provides (`--data-dir`).

    ContentError if the program was installed without its data."""
    return Folders(
        _shipped("data", package), _shipped("assets", package),
        user or _own(platformdirs.user_data_path),
        _own(platformdirs.user_cache_path) if user is None else user / "cache")


def _own(place: Callable[..., Path]) -> Path:
    """A folder of ours in a place the system provides, or nowhere for a user without a home."""
    try:
        return place("passaround", appauthor=False)
    except RuntimeError:
        return NOWHERE


def _shipped(name: str, package: Path) -> Path:
    """In a wheel the folder lies inside the package, in a checkout beside it."""
    for place in (package / name, package.parent / name):
        if place.is_dir():
            return place
    raise ContentError([Fault(str(package / name), 0, "", "the folder is missing", "install the program anew")])
