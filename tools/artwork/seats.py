"""The five seats: a colour, a shape and an animal each, on a paper rim so that they stand on anything."""

from .drawing import Picture
from .symbols import inside

ANIMALS = ("hen", "fox", "frog", "owl", "hedgehog")
_RIM = 9.0


def mark(animal: str) -> Picture:
    """A seat mark with its halo; 400 x 400 pixels."""
    body = inside(f"seat-{animal}", 6, _RIM)
    return Picture(232, 232, body, scale=400 / 232, left=-16, top=-16)


def bare(animal: str) -> Picture:
    """The mark without the paper rim, for paper grounds; 400 x 400 pixels."""
    return Picture(216, 216, inside(f"seat-{animal}", 6), scale=400 / 216, left=-8, top=-8)


def pictures() -> dict[str, Picture]:
    """Every seat, with and without the rim."""
    made = {f"seats/{animal}": mark(animal) for animal in ANIMALS}
    return made | {f"seats/{animal}-bare": bare(animal) for animal in ANIMALS}
