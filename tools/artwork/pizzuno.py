"""Pizzuno's faces: a slice in the colour's topping, a big symbol, and what the fan shows at the left edge."""

from math import cos, radians, sin

from .cards import FINE_LINE, HIGH, MAIN_LINE, ROUND, WIDE, face, flood, layer, twice
from .digits import write
from .drawing import Picture, circle, group, path
from .palette import BASIL, BLUE, INK, PAPER, ROSE, SAFFRON, TOMATO
from .symbols import Paint, place

COLOURS = {
    "red": (TOMATO, "topping-tomato"),
    "green": (BASIL, "topping-basil"),
    "yellow": (SAFFRON, "topping-cheese"),
    "blue": (BLUE, "topping-olive"),
}
ACTIONS = {"skip": "pz-skip", "reverse": "pz-reverse", "draw2": "pz-draw2"}
_LIT_HALF = "M14 336L236 14V336Z"


def panel(colour: str) -> Picture:
    """Everything the cards of one colour share: paper, slice, toppings in two corners and on the slice.

    The lower left topping stays within the third that shows in a fan.
    """
    ground, topping = COLOURS[colour]
    slice_ = place("pizza-slice", 125, 207, 294, 6.3)
    toppings = place(topping, 72, 172, 48, 4.5, turn=-10) + place(topping, 179, 172, 48, 4.5, turn=16)
    corner = place(topping, 200, 57, 56, FINE_LINE, 4.5, turn=12)
    shade = path(_LIT_HALF, INK, alpha=0.16)
    return face(ROUND, flood(ground) + shade + slice_ + toppings, twice(corner))


def digit(colour: str, value: str) -> Picture:
    """The number, large on the slice and small in two corners."""
    ground, _ = COLOURS[colour]
    bar = value in "69"
    y, height = (198, 84) if bar else (214, 102)
    centre = write(value, 125, y, height, ground, MAIN_LINE, 23, bar)
    index = write(value, 49, 50 if bar else 56, 40 if bar else 50, PAPER, 5.5, 22, bar)
    return layer(centre, twice(index))


def action(colour: str, name: str) -> Picture:
    """Skip, reverse or draw two: the same picture large and in two corners."""
    ground, symbol = COLOURS[colour][0], ACTIONS[name]
    if name == "draw2":
        plain = {ROSE: (ground, 1.0)}
        big = place(symbol, 125, 214, 118, MAIN_LINE, paint=plain)
        return layer(big, twice(place(symbol, 49, 53, 66, 4, paint=plain)))
    paint: Paint = {PAPER: (ground, 1), ROSE: (PAPER, 0.55)}
    big = place(symbol, 125, 216, 108, MAIN_LINE, paint=paint)
    return layer(big, twice(place(symbol, 47, 52, 54, FINE_LINE)))


def wild() -> Picture:
    """Four tall diamonds on ink, one for each colour."""
    wide, high = 51, 76
    parts = [flood(INK)]
    for colour, x, y in (("red", 125, 94), ("green", 180, 175), ("blue", 125, 256), ("yellow", 70, 175)):
        ground, topping = COLOURS[colour]
        diamond = path(f"M0 {-high}L{wide} 0L0 {high}L{-wide} 0Z", ground, 5, PAPER)
        shade = path(f"M0 {4 - high}V{high - 4}L{wide - 3} 0Z", INK, alpha=0.22)
        parts += [group(diamond, shade, at=(x, y)), place(topping, x, y, 62)]
    return face(ROUND, "".join(parts), twice(place("pz-wild", 46, 50, 56, 2.2)))


def draw4() -> Picture:
    """The panel quartered, and one topping in each loop of the square."""
    quarters = (
        ("red", "M14 14H125V175H14Z", 68, 118),
        ("green", "M125 14H236V175H125Z", 182, 118),
        ("yellow", "M14 175H125V336H14Z", 68, 232),
        ("blue", "M125 175H236V336H125Z", 182, 232),
    )
    ground = "".join(path(d, COLOURS[colour][0], FINE_LINE) for colour, d, _, _ in quarters)
    loops = place("pz-draw4", 125, 175, 196, MAIN_LINE)
    toppings = "".join(place(COLOURS[colour][1], x, y, 36, 3.5) for colour, _, x, y in quarters)
    index = twice(place("pz-draw4", 46, 46, 48, 4.5))
    return face(ROUND, flood(INK) + ground + path(_LIT_HALF, INK, alpha=0.16) + loops + toppings, index)


def back() -> Picture:
    """A whole pizza; the same turned upside down, but for the toppings' own drawing."""
    tiles = "".join(f"M{x} {y}l24 -24l24 24l-24 24Z" for y in range(7, 380, 48) for x in range(5, 260, 48))
    x, y = WIDE / 2, HIGH / 2
    crust = circle(x, y, 98, SAFFRON, MAIN_LINE) + circle(x, y, 94, INK, alpha=0.12)
    cheese = circle(x, y, 80, PAPER, MAIN_LINE)
    spokes = (radians(a) for a in range(22, 382, 45))
    rays = "".join(f"M{x} {y}L{x + 80 * cos(a):.0f} {y + 80 * sin(a):.0f}" for a in spokes)
    cuts = path(rays, width=FINE_LINE)
    order = ("topping-tomato", "topping-basil", "topping-olive", "topping-cheese")
    ring = ""
    for i in range(8):
        a = radians(45 * i)
        ring += place(order[i % 4], x + 56 * sin(a), y - 56 * cos(a), 32, 3.5, turn=45 * i)
    corners = ((46, 48, 135), (204, 48, 225), (46, 302, 45), (204, 302, -45))
    leaves = "".join(place("topping-basil", cx, cy, 40, 4, turn=turn) for cx, cy, turn in corners)
    middle = place("topping-tomato", x, y, 44, 4.5)
    ground = flood(TOMATO) + path(tiles, INK, alpha=0.16)
    return face(ROUND, ground + crust + cheese + cuts + ring + middle + leaves)


def pictures() -> dict[str, Picture]:
    """Every sprite of the game, by the name of its layer."""
    made = {f"pizzuno/panel-{colour}": panel(colour) for colour in COLOURS}
    for colour in COLOURS:
        made |= {f"pizzuno/{colour}-{value}": digit(colour, value) for value in "0123456789"}
        made |= {f"pizzuno/{colour}-{name}": action(colour, name) for name in ACTIONS}
    return made | {"pizzuno/wild": wild(), "pizzuno/draw4": draw4(), "pizzuno/back": back()}
