"""The paper-cut plant of the house, on the title, the curtain and the posters' back."""

from .drawing import circle, group, path


def sprig(x: float, y: float, scale: float, leaf: str, hole: str, turn: float = 0) -> str:
    """A paper-cut tulip with two pairs of leaves, `hole` showing through; 152 high at scale 1."""
    half = path("M2 40C30 40 52 20 58 -12C30 -8 8 8 2 40ZM2 60C22 64 44 56 56 40C34 34 12 40 2 60Z", leaf)
    half += path("M16 26C28 22 38 12 44 0C30 4 20 12 16 26Z", hole)
    half += circle(40, -44, 8, leaf) + circle(62, -30, 5, leaf)
    stem = path("M0 60C-4 20 -4 0 0 -20C4 0 4 20 0 60Z", leaf)
    cup = "M0 -18C-30 -30 -30 -70 -22 -84C-14 -70 -6 -66 0 -92C6 -66 14 -70 22 -84C30 -70 30 -30 0 -18Z"
    tulip = path(cup, leaf) + path("M0 -34C-10 -44 -8 -58 0 -68C8 -58 10 -44 0 -34Z", hole)
    return group(stem, tulip, half, f'<g transform="scale(-1 1)">{half}</g>', at=(x, y), turn=turn, scale=scale)
