"""Digits and capitals as cut-out strokes for cards; words on the screen use the text font instead."""

from .palette import INK, PAPER

#: Middle lines of the strokes, 100 high and 60 wide (1 and / are 40).
STROKES = {
    "0": "M30 0C52 0 60 22 60 50S52 100 30 100S0 78 0 50S8 0 30 0Z",
    "1": "M12 22L36 2V100",
    "2": "M3 24C6 8 17 0 31 0C48 0 58 12 58 28C58 52 24 70 6 98H60",
    "3": "M6 0H56L30 38C50 38 60 52 60 68C60 88 46 100 28 100C14 100 5 94 0 84",
    "4": "M42 100V2L0 72H62",
    "5": "M54 0H12L8 46C16 39 24 37 32 37C50 37 60 50 60 67C60 88 46 100 28 100C14 100 5 94 0 84",
    "6": "M50 2C20 14 0 38 0 68C0 88 12 100 30 100S60 88 60 70S48 42 31 42C14 42 0 52 0 68",
    "7": "M0 0H58C42 28 28 62 25 100M12 54H50",
    "8": "M30 46C12 46 4 36 4 24S16 0 30 0S56 8 56 24S48 46 30 46C12 46 0 56 0 73S13 100 30 100S60 90 60 73"
    "S48 46 30 46Z",
    "9": "M10 98C40 86 60 62 60 32C60 12 48 0 30 0S0 12 0 30S12 58 29 58C46 58 60 48 60 32",
    "-": "M6 54H54",
    "+": "M4 54H60M32 26V82",
    "A": "M0 100L30 2L60 100M12 66H48",
    "B": "M0 0V100H28C48 100 60 90 60 74C60 56 46 48 28 48H0M28 48C44 48 54 40 54 24C54 8 44 0 28 0H0",
    "C": "M58 22C52 8 44 0 30 0C10 0 0 22 0 50S10 100 30 100C44 100 52 92 58 78",
    "D": "M0 0V100H24C48 100 60 80 60 50S48 0 24 0Z",
    "E": "M56 0H0V100H56M0 48H46",
}
_NARROW = "1"
_GAP = 11


def write(
    text: str,
    x: float,
    y: float,
    height: float,
    fill: str = PAPER,
    outline: float = 5,
    weight: float = 22,
    bar: bool = False,
) -> str:
    """`text` with its middle at x, y; `weight` is in hundredths of the height, `outline` in units.

    `bar` draws the line under a 6 or 9 that tells which way up it stands.
    """
    k = height / 100
    parts, at = [], 0.0
    for sign in text:
        parts.append(f'<path transform="translate({at:g} 0)" d="{STROKES[sign]}"/>')
        at += (40 if sign in _NARROW else 60) + weight + _GAP
    wide = at - weight - _GAP
    signs = "".join(parts) + ('<path d="M6 141H54"/>' if bar else "")
    under = f'<g stroke="{INK}" stroke-width="{weight + 2 * outline / k:g}">{signs}</g>' if outline else ""
    return (
        f'<g transform="translate({x - wide * k / 2:g} {y - height / 2:g}) scale({k:.5g})" fill="none"'
        f' stroke-linejoin="round" stroke-linecap="square">{under}'
        f'<g stroke="{fill}" stroke-width="{weight:g}">{signs}</g></g>'
    )
