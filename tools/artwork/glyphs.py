"""The buttons of each family of pads, the mouse's, and a blank key cap that stretches."""

from .drawing import Picture, circle, path, rect
from .icons import mouse
from .letters import word
from .palette import BLUE, DEEP_INK, GO, INK, PAPER, ROSE, SAFFRON, SHADE, TOMATO

PIXELS = 128
_LIGHT_BLUE = (BLUE, PAPER, 0.45)  #: blue lightened with paper, to read on ink

#: Colours of the four buttons where a pad prints them in colour: ground colour, then what is laid over it.
_XBOX = {"a": (GO, PAPER, 0.0), "b": (TOMATO, PAPER, 0.15), "x": _LIGHT_BLUE, "y": (SAFFRON, PAPER, 0.15)}
_SHAPES = {
    "cross": ("M36 36L92 92M92 36L36 92", _LIGHT_BLUE),
    "circle": ("M64 30A34 34 0 1 1 63.900 30Z", (TOMATO, PAPER, 0.15)),
    "square": ("M36 36H92V92H36Z", (ROSE, PAPER, 0.0)),
    "triangle": ("M64 28L98 88H30Z", (GO, PAPER, 0.0)),
}
_PLACES = {"top": (64, 27), "right": (101, 64), "bottom": (64, 101), "left": (27, 64)}


def _glyph(body: str, width: float = 128) -> Picture:
    return Picture(width, 128, body, PIXELS / 128)


def _button() -> str:
    """A round button: ink with a paper ring, that stands on paper and on cloth."""
    return circle(64, 64, 62, DEEP_INK) + circle(64, 64, 53, DEEP_INK, 8, PAPER)


def _lettered(letter: str, colour: tuple[str, str, float]) -> str:
    ground, over, share = colour
    return _button() + word(letter, 64, 64, 60, ground) + f'<g opacity="{share}">{word(letter, 64, 64, 60, over)}</g>'


def _shaped(d: str, colour: tuple[str, str, float]) -> str:
    ground, over, share = colour
    return _button() + path(d, width=12, line=ground) + path(d, width=12, line=over, alpha=share)


def _diamond(lit: str) -> str:
    """Four buttons by their places, one of them pressed."""
    body = ""
    for name, (x, y) in _PLACES.items():
        fill, size = (SAFFRON, 25) if name == lit else (DEEP_INK, 22)
        body += circle(x, y, size + 2, DEEP_INK) + circle(x, y, size - 3, fill, 5, PAPER)
    return body


def _shoulder(label: str) -> Picture:
    """A shoulder button, wider than high, rounded on its outer side."""
    left = label.startswith("L")
    outer = "M64 10H158Q170 10 170 22V106Q170 118 158 118H22Q10 118 10 106V64Q10 10 64 10Z"
    flip = "" if left else ' transform="translate(180 0) scale(-1 1)"'
    shell = path(outer, DEEP_INK, 18, DEEP_INK) + path(outer, DEEP_INK, 7, PAPER)
    return _glyph(f"<g{flip}>{shell}</g>" + word(label, 92 if left else 88, 66, 52), 180)


def _plate(signs: str) -> str:
    """A small square button with signs on it."""
    box = rect(4, 4, 120, 120, DEEP_INK, round_=34) + rect(11, 11, 106, 106, DEEP_INK, 7, PAPER, 27)
    return box + path(signs, width=11, line=PAPER)


def _dpad() -> str:
    cross = "M46 10H82V46H118V82H82V118H46V82H10V46H46Z"
    arrows = path("M64 20L74 34H54ZM64 108L74 94H54ZM20 64L34 54V74ZM108 64L94 54V74Z", PAPER)
    return path(cross, DEEP_INK, 16, DEEP_INK) + path(cross, DEEP_INK, 7, PAPER) + arrows


def _stick(letter: str = "") -> str:
    """A stick from above; the right one says so."""
    if letter:
        return _button() + circle(64, 64, 34, SHADE) + word(letter, 64, 64, 36, DEEP_INK)
    grooves = path("M64 46V36M64 82V92M46 64H36M82 64H92", width=6, line=DEEP_INK)
    return _button() + circle(64, 64, 32, SHADE) + grooves


def _home() -> str:
    house = "M64 32L98 64H88V92H40V64H30Z"
    return _button() + path(house, PAPER, 6, PAPER) + path("M58 92V74H70V92Z", DEEP_INK)


def _view() -> str:
    sheets = rect(36, 42, 38, 32, width=7, line=PAPER, round_=4)
    return _button() + sheets + rect(54, 56, 38, 32, DEEP_INK, 7, PAPER, 4)


def _arrow_key(turn: int) -> Picture:
    """A key cap with an arrow, upwards turned by `turn` degrees."""
    arrow = path("M64 30L90 60H74V82H54V60H38Z", INK, 6)
    return _glyph(_cap() + f'<g transform="rotate({turn} 64 58)">{arrow}</g>')


def _cap() -> str:
    """A blank key cap; corners of 40 pixels stay as they are when the middle is stretched."""
    cap = rect(6, 6, 116, 116, INK, round_=26) + rect(12, 12, 104, 104, SHADE, round_=20)
    return cap + rect(12, 12, 104, 92, PAPER, round_=20)


def _mouse(button: str) -> Picture:
    return Picture(200, 200, mouse(button), PIXELS / 200)


def pictures() -> dict[str, Picture]:
    """Every button by family and name."""
    made = {f"xbox-{key}": _glyph(_lettered(key.upper(), colour)) for key, colour in _XBOX.items()}
    made |= {f"ps-{name}": _glyph(_shaped(*shape)) for name, shape in _SHAPES.items()}
    made |= {f"nin-{key}": _glyph(_lettered(key.upper(), (PAPER, PAPER, 0.0))) for key in "abxy"}
    made |= {f"pos-{place}": _glyph(_diamond(place)) for place in _PLACES}
    made |= {label.lower(): _shoulder(label) for label in ("LB", "RB", "L1", "R1", "L", "R")}
    made["menu"] = _glyph(_plate("M38 42H90M38 64H90M38 86H90"))
    made["options"] = _glyph(_button() + path("M44 48H84M44 64H84M44 80H84", width=8, line=PAPER))
    made["plus"] = _glyph(_button() + path("M64 38V90M38 64H90", width=14, line=PAPER))
    made["minus"] = _glyph(_button() + path("M38 64H90", width=14, line=PAPER))
    made |= {"home": _glyph(_home()), "view": _glyph(_view()), "dpad": _glyph(_dpad())}
    made |= {"stick": _glyph(_stick()), "stick-right": _glyph(_stick("R")), "key": _glyph(_cap())}
    arrows = {"up": 0, "right": 90, "down": 180, "left": 270}
    made |= {f"key-{way}": _arrow_key(turn) for way, turn in arrows.items()}
    made |= {f"mouse-{side}": _mouse(side) for side in ("left", "right", "wheel")}
    made["mouse"] = _mouse("")
    return {f"glyphs/{name}": picture for name, picture in made.items()}
