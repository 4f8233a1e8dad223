"""Which layers make a face, as the decks of the three games stack them; for contact sheets and tests."""

from collections.abc import Collection, Iterator

from PIL import Image

from . import paititi, pisanki, pizzuno, posters, scoring
from . import sheets as paper
from .sheets import Stack

SMALL = 59  #: the smallest card face, in pixels, that must be told apart


def pizzuno_faces() -> list[Stack]:
    """All Pizzuno faces and the back."""
    values = [*"0123456789", *pizzuno.ACTIONS]
    coloured = [(f"pizzuno/panel-{c}", f"pizzuno/{c}-{v}") for c in pizzuno.COLOURS for v in values]
    return [*coloured, ("pizzuno/wild",), ("pizzuno/draw4",), ("pizzuno/back",)]


def pisanki_faces() -> list[Stack]:
    """Every egg on every cloth, doubles, bouquets, some cards with flowers, and the back."""
    p = "pisanki/"
    faces: list[Stack] = [(f"{p}cloth-{c}", f"{p}egg-{e}") for c in pisanki.CLOTHS[:3] for e in pisanki.EGGS]
    faces += [(f"{p}cloth-neutral", f"{p}eggs-{e}") for e in pisanki.EGGS]
    for i, egg in enumerate(pisanki.EGGS):
        ground, bloom = f"{p}cloth-{pisanki.CLOTHS[i % 3]}", pisanki.FLOWERS[i % 4]
        faces.append((ground, f"{p}egg-{egg}-high", f"{p}flower-{bloom}"))
        faces.append((ground, f"{p}egg-{egg}-high", f"{p}flowers-{bloom}"))
    faces += [(f"{p}cloth-{pisanki.CLOTHS[i % 3]}", f"{p}bouquet-{f}") for i, f in enumerate(pisanki.FLOWERS)]
    return [*faces, (f"{p}back",), (f"{p}back-score",)]


def paititi_faces() -> list[Stack]:
    """Excavation, artifacts, prices and posters; each category travels once and stays once."""
    halves = [name for name in posters.pictures() if "travelling" in name or "permanent" in name]
    whole = [*paititi.pictures(), *(name for name in posters.pictures() if name not in halves)]
    kinds = list(posters.CATEGORIES)
    pairs = zip(kinds, kinds[2:] + kinds[:2], strict=True)
    return [(name,) for name in whole] + [(f"paititi/travelling-{a}", f"paititi/permanent-{b}") for a, b in pairs]


def sheets(names: Collection[str], only: str = "") -> Iterator[tuple[str, Image.Image]]:
    """Contact sheets by name: cards large, large in grey and small; every other folder once."""
    cards: dict[str, list[Stack]] = {
        "pizzuno": pizzuno_faces(),
        "pisanki": pisanki_faces(),
        "scoring": [(name,) for name in scoring.pictures()],
        "paititi": paititi_faces(),
    }
    for title, stacks in cards.items():
        if title.startswith(only):
            yield title, (large := paper.sheet(stacks, (150, 210), 13))
            yield f"{title}-grey", paper.grey(large)
            yield f"{title}-small", (small := paper.sheet(stacks, (SMALL, SMALL * 7 // 5), 24))
            yield f"{title}-small-grey", paper.grey(small)
    folders = {name.split("/")[0] for name in names} - cards.keys()
    for folder in sorted(folders):
        if folder.startswith(only):
            loose = [(name,) for name in sorted(names) if name.startswith(f"{folder}/")]
            yield folder, paper.sheet(loose, (150, 150), 12)
