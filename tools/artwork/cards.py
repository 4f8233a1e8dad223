"""The paper every card is made of: 250 x 350 units, and the edge that tells which game it belongs to."""

from .drawing import Picture, clipped, rect
from .palette import INK, PAPER

WIDE, HIGH = 250.0, 350.0
MAIN_LINE = 7.5  #: the ink line round the main picture, 3 % of the width
FINE_LINE = 5.0  #: round small pictures and panel edges


def _scallops(across: int = 7, down: int = 10) -> str:
    """The path of a panel cut like lace."""
    x0, y0, x1, y1 = 16, 16, 234, 334
    dx, dy = (x1 - x0) / across, (y1 - y0) / down
    arc = f"a{dx * 0.56:.1f} {dx * 0.56:.1f} 0 0 0"
    sides = (f"{dx:.2f} 0", across), (f"0 {dy:.2f}", down), (f"{-dx:.2f} 0", across), (f"0 {-dy:.2f}", down)
    return f"M{x0} {y0}" + "".join(f"{arc} {step}" * count for step, count in sides) + "Z"


ROUND = '<rect x="14" y="14" width="222" height="322" rx="14"/>'
SCALLOPED = f'<path d="{_scallops()}"/>'
STEPPED = '<path d="M42 14H208V28H222V42H236V308H222V322H208V336H42V322H28V308H14V42H28V28H42Z"/>'


def face(panel: str, inner: str, over: str = "") -> Picture:
    """A whole card: paper, `inner` cut to the panel, the panel's ink edge, then `over` on top of all."""
    edge = f'<g fill="none" stroke="{INK}" stroke-width="{FINE_LINE}" stroke-linejoin="round">{panel}</g>'
    paper = rect(2.5, 2.5, 245, 345, PAPER, 5, round_=22)
    return Picture(WIDE, HIGH, paper + clipped("panel", panel, inner) + edge + over)


def layer(*parts: str) -> Picture:
    """Something that lies on a card: the size of the whole card, transparent everywhere else."""
    return Picture(WIDE, HIGH, "".join(parts))


def cut(panel: str, *parts: str) -> Picture:
    """A layer that ends at the panel's edge."""
    return layer(clipped("panel", panel, *parts))


def flood(colour: str, alpha: float = 1) -> str:
    """A colour over the whole card."""
    return rect(0, 0, WIDE, HIGH, colour, alpha=alpha)


def twice(markup: str) -> str:
    """The same in both corners, so that the card reads either way up."""
    return markup + f'<g transform="rotate(180 {WIDE / 2:g} {HIGH / 2:g})">{markup}</g>'
