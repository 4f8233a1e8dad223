"""Which layers make a face, as the decks of the three games stack them; used by sheets and tests only."""

from collections.abc import Collection, Iterator

from PIL import Image

from . import pizzuno, sheets as paper
from .sheets import Stack

SMALL = 59  #: the smallest card face, in pixels, that must be told apart


def pizzuno_faces() -> list[Stack]:
    """All Pizzuno faces and the back."""
    values = [*"0123456789", *pizzuno.ACTIONS]
    coloured = [(f"pizzuno/panel-{c}", f"pizzuno/{c}-{v}") for c in pizzuno.COLOURS for v in values]
    return [*coloured, ("pizzuno/wild",), ("pizzuno/draw4",), ("pizzuno/back",)]


def sheets(names: Collection[str], only: str = "") -> Iterator[tuple[str, Image.Image]]:
    """Contact sheets by name: each game's cards, and each other folder, large, large in grey, and small."""
    for title, stacks in (("pizzuno", pizzuno_faces()),):
        if title.startswith(only) or only.startswith(title):
            yield f"{title}", (big := paper.sheet(stacks, (150, 210), 13))
            yield f"{title}-grey", paper.grey(big)
            yield f"{title}-small", (small := paper.sheet(stacks, (SMALL, SMALL * 7 // 5), 26))
            yield f"{title}-small-grey", paper.grey(small)
    for folder in sorted({name.split("/")[0] for name in names} - {"pizzuno"}):
        if folder.startswith(only) or only.startswith(folder):
            yield folder, paper.sheet([(n,) for n in sorted(names) if n.startswith(folder + "/")], (150, 150), 12)
