"""SVG in small words: a picture with its size, and the shapes it is written with."""

from dataclasses import dataclass
from math import cos, radians, sin

from .palette import INK


@dataclass(frozen=True)
class Picture:
    """One sprite before printing: SVG markup in a box of `width` x `height` units, `scale` pixels a unit."""

    width: float
    height: float
    body: str
    scale: float = 2.0
    left: float = 0.0
    top: float = 0.0

    @property
    def pixels(self) -> tuple[int, int]:
        """The size of the printed sprite."""
        return round(self.width * self.scale), round(self.height * self.scale)

    def svg(self) -> str:
        """The whole document; what the manifest hashes and what the printer is given."""
        across, down = self.pixels
        box = f"{self.left:g} {self.top:g} {self.width:g} {self.height:g}"
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}" width="{across}" height="{down}">'
            f"{self.body}</svg>"
        )


def _look(fill: str, line: str, width: float, alpha: float) -> str:
    stroke = f' stroke="{line}" stroke-width="{width:g}" stroke-linejoin="round" stroke-linecap="round"'
    return f'fill="{fill}"' + (stroke if width else "") + (f' opacity="{alpha:g}"' if alpha < 1 else "")


def path(d: str, fill: str = "none", width: float = 0, line: str = INK, alpha: float = 1) -> str:
    """An SVG path; outlined where `width` is not 0."""
    return f'<path d="{d}" {_look(fill, line, width, alpha)}/>'


def rect(
    x: float,
    y: float,
    w: float,
    h: float,
    fill: str = "none",
    width: float = 0,
    line: str = INK,
    round_: float = 0,
    alpha: float = 1,
) -> str:
    """A rectangle with its top left corner at x, y and corners of radius `round_`."""
    box = f'x="{x:g}" y="{y:g}" width="{w:g}" height="{h:g}" rx="{round_:g}"'
    return f"<rect {box} {_look(fill, line, width, alpha)}/>"


def circle(
    x: float, y: float, r: float, fill: str = "none", width: float = 0, line: str = INK, alpha: float = 1
) -> str:
    """A circle round x, y."""
    return f'<circle cx="{x:g}" cy="{y:g}" r="{r:g}" {_look(fill, line, width, alpha)}/>'


def group(*parts: str, at: tuple[float, float] = (0, 0), turn: float = 0, scale: float = 1, alpha: float = 1) -> str:
    """Markup moved to `at`, turned by `turn` degrees clockwise and scaled, in this order from outside."""
    move = f"translate({at[0]:g} {at[1]:g})" + (f" rotate({turn:g})" if turn else "")
    move += f" scale({scale:g})" if scale != 1 else ""
    see = f' opacity="{alpha:g}"' if alpha < 1 else ""
    return f'<g transform="{move}"{see}>{"".join(parts)}</g>'


def clipped(name: str, shape: str, *parts: str) -> str:
    """Markup cut to the outline of `shape`; `name` must be the only one of its kind in the picture."""
    return f'<clipPath id="{name}">{shape}</clipPath><g clip-path="url(#{name})">{"".join(parts)}</g>'


def star(points: int, outer: float, inner: float, at: tuple[float, float] = (0, 0), turn: float = -90) -> str:
    """The path of a star (or a saw-edged disc) whose first point lies at `turn` degrees."""
    corners = []
    for i in range(2 * points):
        r, a = (inner if i % 2 else outer), radians(turn + 180 * i / points)
        corners.append(f"{at[0] + r * cos(a):.1f} {at[1] + r * sin(a):.1f}")
    return "M" + "L".join(corners) + "Z"


def around(count: int, part: str, at: tuple[float, float], start: float = 0) -> str:
    """`part` repeated `count` times in a circle round `at`."""
    turns = (start + 360 * i / count for i in range(count))
    return "".join(f'<g transform="rotate({a:g} {at[0]:g} {at[1]:g})">{part}</g>' for a in turns)
