"""Letters as pictures, from outlines of the text font kept in `assets/art/letters.svg`."""

from functools import cache
from pathlib import Path
from xml.etree import ElementTree as xml

from .palette import PAPER

FILE = Path(__file__).parents[2] / "assets" / "art" / "letters.svg"
CAPITAL = 705.0  #: height of a capital, in the outlines' units


@cache
def outline(letter: str) -> tuple[str, float]:
    """A letter's path, base line at 0 and y down, and how far it advances, in thousandths of an em."""
    for element in xml.parse(FILE).getroot():
        if element.attrib.get("id") == f"letter-{letter}":
            return element.attrib["d"], float(element.attrib["data-advance"])
    raise KeyError(f"assets/art/letters.svg has no letter {letter}")


def word(text: str, x: float, y: float, height: float, fill: str = PAPER) -> str:
    """Capitals with their middle at x, y."""
    k, at, body = height / CAPITAL, 0.0, ""
    for letter in text:
        d, advance = outline(letter)
        body += f'<path transform="translate({at:g} 0)" d="{d}"/>'
        at += advance
    left, base = x - at * k / 2, y + height / 2
    return f'<g fill="{fill}" transform="translate({left:g} {base:g}) scale({k:.5g})">{body}</g>'
