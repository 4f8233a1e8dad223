"""The list of every sprite: its name, which is its file under `assets/sprites`, and its picture."""

from . import glyphs, icons, paititi, pisanki, pizzuno, posters, scenery, scoring, seats
from .drawing import Picture

_ROOMS = (pizzuno, pisanki, scoring, paititi, posters, seats, icons, glyphs, scenery)


def catalogue() -> dict[str, Picture]:
    """All sprites, composed but not yet printed; the same on every machine."""
    made: dict[str, Picture] = {}
    for room in _ROOMS:
        drawn = room.pictures()
        twice = made.keys() & drawn.keys()
        if twice:
            raise ValueError(f"drawn twice: {', '.join(sorted(twice))}")
        made |= drawn
    return made
