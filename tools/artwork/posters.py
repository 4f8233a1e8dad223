"""Paititi's exhibition posters: openings, travelling above permanent, the locked museum, and their back."""

from math import cos, radians, sin

from .cards import FINE_LINE, HIGH, MAIN_LINE, STEPPED, WIDE, cut, face, flood
from .digits import write
from .drawing import Picture, circle, clipped, path
from .folk import sprig
from .palette import BASIL, CLOTH, INK, PAPER, PLUM, ROSE, SAFFRON, TABLE, TOMATO
from .symbols import place

#: Categories as the exhibition cards name them, and the symbol of each (PT4).
CATEGORIES = {
    "vases": "artifact-vase",
    "llamas": "artifact-llama",
    "statues": "artifact-statue",
    "tiles": "artifact-tile",
    "discs": "artifact-disc",
}
OPENINGS = (
    ("vases", "llamas"),
    ("llamas", "statues"),
    ("statues", "tiles"),
    ("tiles", "discs"),
    ("discs", "vases"),
)
_MIDDLE = 177.0  #: where the upper half of a poster ends


def _prize(points: str, x: float, y: float, size: float, height: float) -> str:
    return place("points", x, y, size, FINE_LINE) + write(points, x, y, height, INK, 0)


def _rays(x: float, y: float, count: int) -> str:
    """Light from a middle, every second ray a shade darker."""
    wedges = ""
    for i in range(count):
        ends = (radians(360 * (i + part) / count) for part in (0, 0.5))
        wedges += f"M{x} {y}" + "".join(f"L{x + 300 * cos(a):.0f} {y + 300 * sin(a):.0f}" for a in ends) + "Z"
    return path(wedges, INK, alpha=0.2)


def _bunting(y: float) -> str:
    """A string of five flags."""
    flags = path(f"M0 {y - 8}C60 {y + 14} 190 {y + 14} 250 {y - 8}", width=FINE_LINE)
    for i, colour in enumerate((TOMATO, SAFFRON, PAPER, BASIL, ROSE)):
        x, top = 30 + i * 40, y + (6 if 0 < i < 4 else 2)
        flags += path(f"M{x} {top}H{x + 30}L{x + 15} {top + 34}Z", colour, FINE_LINE)
    return flags


def opening(first: str, second: str) -> Picture:
    """Both artifacts on one stand under bunting; one point each."""
    stand = path("M22 238H228V284H22Z", TOMATO, MAIN_LINE) + path("M14 228H236V244H14Z", SAFFRON, MAIN_LINE)
    things = place(CATEGORIES[first], 74, 162, 122, 6.5, 4) + place(CATEGORIES[second], 176, 162, 122, 6.5, 4)
    floor = path("M0 286H250V350H0Z", PAPER) + path("M0 286H250", width=MAIN_LINE)
    ground = flood(PLUM) + _rays(125, 170, 10) + _bunting(44)
    return face(STEPPED, ground + stand + things + floor + _prize("1", 125, 284, 88, 36))


def travelling(category: str) -> Picture:
    """The upper half and the paper of the whole card: the more the better, and the suitcase takes all away."""
    ground = flood(BASIL) + path(f"M0 150H250V{_MIDDLE}H0Z", INK, alpha=0.2)
    chart = path("M130 162V148H152V134H174V120H196V106H218V162Z", SAFFRON, FINE_LINE)
    chart += path("M152 162V148M174 162V134M196 162V120", width=FINE_LINE)
    thing = place(CATEGORIES[category], 76, 94, 112, 6.5, 4)
    lower = path(f"M0 {_MIDDLE}H250V350H0Z", PLUM)
    return face(STEPPED, ground + lower + thing + place("travelling", 178, 62, 60, FINE_LINE) + chart)


def permanent(category: str) -> Picture:
    """The lower half, to lie on a travelling card: three points each, in a house that stands."""
    ground = path(f"M0 {_MIDDLE}H250V350H0Z", PLUM) + path("M0 310H250V350H0Z", INK, alpha=0.2)
    bar = path(f"M0 {_MIDDLE - 7}H250V{_MIDDLE + 7}H0Z", PAPER, FINE_LINE)
    thing = place(CATEGORIES[category], 78, 258, 114, 6.5, 4)
    house = place("permanent", 176, 222, 60, FINE_LINE)
    half = cut(STEPPED, ground + bar + thing + house + _prize("3", 176, 288, 72, 30))
    edge = f'<g fill="none" stroke="{INK}" stroke-width="{FINE_LINE}">{STEPPED}</g>'
    lower = f'<rect x="0" y="{_MIDDLE - 9.5:g}" width="{WIDE:g}" height="{HIGH - _MIDDLE + 9.5:g}"/>'
    return Picture(WIDE, HIGH, half.body + clipped("lower", lower, edge))


def stop() -> Picture:
    """The museum at night, locked."""
    moon = path("M190 40C170 44 166 74 190 82C170 90 150 78 150 60C150 42 172 32 190 40Z", PAPER)
    sky = ((60, 50, 4), (100, 72, 3), (122, 40, 4), (206, 104, 3), (44, 92, 3))
    stars = "".join(circle(x, y, r, PAPER) for x, y, r in sky)
    street = path("M0 262H250V350H0Z", CLOTH) + path("M0 262H250", width=FINE_LINE)
    return face(STEPPED, flood(TABLE) + moon + stars + street + place("stop-door", 125, 206, 206, MAIN_LINE))


def back() -> Picture:
    """A paper-cut plant and its mirror image on plum, the same turned upside down."""
    plants = sprig(125, 102, 0.84, PAPER, PLUM) + sprig(125, 248, 0.84, PAPER, PLUM, turn=180)
    heart = circle(125, 175, 17, SAFFRON, FINE_LINE) + circle(125, 175, 6, TOMATO)
    side = "".join(circle(x, 175, 9, SAFFRON, 4) for x in (58, 192))
    return face(STEPPED, flood(PLUM) + _rays(125, 175, 12) + plants + heart + side)


def pictures() -> dict[str, Picture]:
    """Openings, the halves of the others, Stop, and the back."""
    made = {f"paititi/opening-{a}-{b}": opening(a, b) for a, b in OPENINGS}
    made |= {f"paititi/travelling-{name}": travelling(name) for name in CATEGORIES}
    made |= {f"paititi/permanent-{name}": permanent(name) for name in CATEGORIES}
    return made | {"paititi/stop": stop(), "paititi/back-poster": back()}
