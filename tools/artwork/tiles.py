"""Small cards and prizes, the words in which a scoring card tells its rule without words."""

from collections.abc import Iterable

from .digits import write
from .drawing import circle, clipped, path, rect
from .palette import INK, PAPER, SAFFRON, TOMATO
from .symbols import cloth, place

Spot = tuple[float, float]  #: the middle of a tile, in card units
TILE = (54.0, 63.0)
PITCH = (65.0, 72.0)
CENTRE: Spot = (125.0, 222.0)


def spot(column: float, row: float, centre: Spot = CENTRE, size: float = 1) -> Spot:
    """The place `column` tiles right of and `row` tiles below the centre."""
    return centre[0] + column * PITCH[0] * size, centre[1] + row * PITCH[1] * size


def tile(
    at: Spot, egg: str = "", flower: str = "", cloth_: str = "", eggs: str = "", size: float = 1, fill: str = PAPER
) -> str:
    """A small card face up, with what matters on it; `eggs` is a double."""
    (x, y), (w, h) = at, (TILE[0] * size, TILE[1] * size)
    left, top, corner = x - w / 2, y - h / 2, 9 * size
    shape = rect(left, top, w, h, fill, round_=corner)
    body = shape
    if cloth_:
        small = f"translate({left - 6:g} {top - 6:g}) scale({0.42 * max(size, 0.6):g})"
        pattern = f'<g transform="{small}">{cloth(cloth_)}</g>'
        body = clipped(f"tile{x:g}x{y:g}".replace(".", "_"), shape, pattern)
    body += rect(left, top, w, h, width=4.5, round_=corner)
    rim = 4 if cloth_ else 0
    if egg:
        body += place(f"egg-{egg}", x, y, h * 0.76, 4, rim)
    if eggs:
        body += place(f"egg-{eggs}", x - w * 0.16, y - h * 0.12, h * 0.56, 3.5, 3)
        body += place(f"egg-{eggs}", x + w * 0.17, y + h * 0.13, h * 0.56, 3.5, 3)
    if flower:
        body += place(f"flower-{flower}", x, y, w * 0.8, 3.5, rim)
    return body


def empty(at: Spot, size: float = 1) -> str:
    """A place where it does not matter what lies there."""
    w, h = TILE[0] * size, TILE[1] * size
    dashes = f'stroke="{INK}" stroke-width="4" stroke-dasharray="8 8" stroke-opacity=".5" fill="none"'
    return f'<rect x="{at[0] - w / 2:g}" y="{at[1] - h / 2:g}" width="{w:g}" height="{h:g}" rx="9" {dashes}/>'


def framed(spots: Iterable[Spot], colour: str, size: float = 1) -> str:
    """One coloured sheet under all these tiles: they count together, once."""
    places = list(spots)

    def sheet(extra: float, fill: str) -> str:
        w, h = TILE[0] * size + 2 * extra, TILE[1] * size + 2 * extra
        return "".join(rect(x - w / 2, y - h / 2, w, h, fill, round_=14) for x, y in places)

    return sheet(13, INK) + sheet(8.5, colour)


def prize(points: str, at: Spot, size: float = 92) -> str:
    """A rosette with the points; tomato where they are lost."""
    loss = points.startswith("-")
    ground = place("points", *at, size, 5 if size > 60 else 3.5, paint={SAFFRON: (TOMATO, 1)} if loss else None)
    height = size * (0.32 if len(points) > 1 else 0.44)
    return ground + write(points, *at, height, INK, 0, 24)


def sign(differs: bool, at: Spot, size: float = 15) -> str:
    """`equal` or `different`, in a small disc."""
    x, y = at
    a, b = size * 0.55, size * 0.26
    bars = path(f"M{x - a:g} {y - b:g}h{2 * a:g}M{x - a:g} {y + b:g}h{2 * a:g}", width=3.5)
    if differs:
        bars += path(f"M{x - a * 0.6:g} {y + a:g}L{x + a * 0.6:g} {y - a:g}", width=3.5, line=TOMATO)
    return circle(x, y, size, PAPER, 3.5) + bars
