"""The games: each folder here is one. They import the kernel, nothing else, and never each other."""

from __future__ import annotations

import importlib.util
import sys
from collections.abc import Iterable
from pathlib import Path
from types import ModuleType

from game.kernel.rules import Game

HOME = Path(__file__).parent


def find(roots: Iterable[Path] = (HOME,)) -> dict[str, Game]:
    """Every game below these folders, by id: a folder whose package has a `GAME`."""
    found: dict[str, Game] = {}
    for root in roots:
        for folder in sorted(path.parent for path in root.glob("*/__init__.py")):
            game = getattr(_module(folder), "GAME", None)
            if isinstance(game, Game):
                found[game.id] = game
    return found


def _module(folder: Path) -> ModuleType:
    """The package in a folder: by its own name here, by one made from its place elsewhere."""
    if folder.parent == HOME:
        return importlib.import_module(f"{__name__}.{folder.name}")
    name = f"{__name__}.elsewhere_{folder.name}"
    if name not in sys.modules:
        start = folder / "__init__.py"
        spec = importlib.util.spec_from_file_location(name, start, submodule_search_locations=[str(folder)])
        assert spec is not None and spec.loader is not None
        module = sys.modules[name] = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
    return sys.modules[name]
