"""Takes the hand-drawn symbols from `assets/art/symbols` and puts them into pictures at any size."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from xml.etree import ElementTree as xml

from .palette import INK, PAPER

FOLDER = Path(__file__).parents[2] / "assets" / "art" / "symbols"

#: A colour to put in another's place, and how opaque it is there.
Paint = Mapping[str, tuple[str, float]]


def names() -> list[str]:
    """All symbols there are, in order of their names."""
    return sorted(file.stem for file in FOLDER.glob("*.svg"))


def _markup(element: xml.Element, paint: Paint) -> str:
    """An element and all within it as SVG text without name spaces, its colours exchanged by `paint`."""
    tag = element.tag.rsplit("}", 1)[-1]
    attributes = dict(element.attrib)
    for kind in ("fill", "stroke"):
        swap = paint.get(attributes.get(kind, ""))
        if swap:
            attributes[kind] = swap[0]
            if swap[1] < 1:
                attributes[f"{kind}-opacity"] = f"{swap[1]:g}"
    words = "".join(f' {name}="{value}"' for name, value in attributes.items())
    return f"<{tag}{words}>" + "".join(_markup(child, paint) for child in element) + f"</{tag}>"


@cache
def _source(name: str) -> tuple[xml.Element | None, xml.Element, float, float]:
    """The halo group (if there is one), the picture group, and the width and height without the margin."""
    root = xml.parse(FOLDER / f"{name}.svg").getroot()
    left, _, wide, high = (float(n) for n in root.attrib["viewBox"].split())
    by_id = {child.attrib.get("id", ""): child for child in root}
    margin = -2 * left
    return by_id.get(f"{name}-halo"), by_id[name], wide - margin, high - margin


def width(name: str) -> float:
    """How wide a symbol is in its own units; all are 200 high but the slice and the cloths."""
    return _source(name)[2]


def inside(name: str, line: float = 6, halo: float = 0, paint: Paint | None = None) -> str:
    """A symbol in its own units (200 high), outline `line` wide, on a paper rim `halo` wide if it has one."""
    rim, picture, _, _ = _source(name)
    outline = f'stroke="{INK}" stroke-width="{line:g}" stroke-linejoin="round" stroke-linecap="round"'
    body = "".join(_markup(child, paint or {}) for child in picture)
    under = ""
    if halo and rim is not None:
        edge = f'fill="{PAPER}" stroke="{PAPER}" stroke-width="{2 * halo + line:g}"'
        shape = "".join(_markup(child, {}) for child in rim)
        under = f'<g {edge} stroke-linejoin="round" stroke-linecap="round">{shape}</g>'
    return f'{under}<g fill="none" {outline}>{body}</g>'


def place(
    name: str,
    x: float,
    y: float,
    height: float,
    line: float = 5,
    halo: float = 0,
    turn: float = 0,
    paint: Paint | None = None,
) -> str:
    """A symbol with its middle at x, y, `height` high; outline and halo are in the units of the place.

    So lines stay equal across a card however large its pictures are (the look's notes, 5).
    """
    _, _, wide, high = _source(name)
    k = height / high
    move = f"translate({x:g} {y:g})" + (f" rotate({turn:g})" if turn else "") + f" scale({k:.5g})"
    move += f" translate({-wide / 2:g} {-high / 2:g})"
    return f'<g transform="{move}">{inside(name, line / k, halo / k, paint)}</g>'


def cloth(name: str) -> str:
    """A cloth, to fill a card of 250 x 350; cut it to the panel."""
    return _markup(_source(f"cloth-{name}")[1], {})
