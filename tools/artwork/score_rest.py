"""The nine rules for flowers, cloths and the whole display as pictures (PK23-PK25)."""

from collections.abc import Callable

from .drawing import path
from .palette import BASIL, CLOTH, INK, PAPER, PLUM, ROSE, TOMATO
from .pisanki import EGGS, FLOWERS
from .symbols import place
from .tiles import framed, prize, spot, tile

_SQUARE = ((-0.5, -0.5), (0.5, -0.5), (-0.5, 0.5), (0.5, 0.5))


def each_flower() -> str:
    """Flowers 1: every flower earns one."""
    body = ""
    for kind, (column, row) in zip(FLOWERS, _SQUARE, strict=True):
        x, y = spot(column * 1.5, row * 1.45)
        body += place(f"flower-{kind}", x, y, 82, 5, 5) + prize("1", (x + 30, y + 30), 44)
    return body


def flower_groups() -> str:
    """Flowers 2: the largest group earns, the smallest loses."""
    large = [spot(c, r, (104, 172), 0.82) for c, r in ((-1, -0.5), (0, -0.5), (1, -0.5), (-0.5, 0.5), (0.5, 0.5))]
    small = [spot(0, 0, (76, 295), 0.82)]
    kinds = ("blue", "white", "pink", "purple", "white")
    body = framed(large, ROSE, 0.82)
    body += "".join(tile(at, flower=kind, size=0.82) for at, kind in zip(large, kinds, strict=True))
    body += framed(small, TOMATO, 0.82) + tile(small[0], flower="pink", size=0.82)
    return body + prize("5", (196, 208), 74) + prize("-2", (136, 296), 74)


def flower_set() -> str:
    """Flowers 3: four different flowers earn as a set."""
    spots = [spot(column, row - 0.5) for column, row in _SQUARE]
    body = framed(spots, ROSE)
    body += "".join(tile(at, flower=kind) for at, kind in zip(spots, FLOWERS, strict=True))
    return body + prize("5", spot(0, 0.95), 88)


def cloth_group() -> str:
    """Cloths 1: every card of the largest group of one cloth earns one."""
    cells = ((-1, -1), (-1, 0), (0, 0), (0, 1), (1, 1))
    body = framed([spot(*cell) for cell in cells], CLOTH)
    for cell in cells:
        body += tile(spot(*cell), cloth_="checked") + prize("1", spot(*cell), 46)
    return body


def cloth_set() -> str:
    """Cloths 2: three different cloths earn as a set."""
    spots = [spot(column, -0.3) for column in (-1, 0, 1)]
    body = framed(spots, CLOTH)
    for at, name in zip(spots, ("checked", "striped", "dotted"), strict=True):
        body += tile(at, cloth_=name)
    return body + prize("1", spot(0, 0.75), 88)


def smallest_cloth() -> str:
    """Cloths 3: of the largest groups of the three cloths, each card of the smallest earns two."""
    size, pitch = 0.74, (40.0, 50.0)
    groups = (
        ("checked", (42, 138), ((0, 0), (1, 0), (0, 1), (1, 1))),
        ("striped", (168, 138), ((0, 0), (1, 0), (1, 1))),
        ("dotted", (105, 266), ((0, 0), (1, 0))),
    )
    body = ""
    for name, (x, y), cells in groups:
        spots = [(x + column * pitch[0], y + row * pitch[1]) for column, row in cells]
        if name == "dotted":
            body += framed(spots, CLOTH, size)
        body += "".join(tile(at, cloth_=name, size=size) for at in spots)
        if name == "dotted":
            body += prize("2", (x - 8, y + 36), 50) + prize("2", (x + 48, y + 36), 50)
    return body


def _table(face_down: tuple[int, ...]) -> str:
    """A player's table of twelve, some of its cards still face down."""
    body = ""
    for i in range(12):
        at = spot(i % 4 - 1.5, i // 4 - 1, (125, 216), 0.76)
        down = i in face_down
        egg = "" if down else EGGS[(i * 5 + i // 4) % 6]
        body += tile(at, egg=egg, size=0.76, fill=PLUM if down else PAPER)
    return body


def full() -> str:
    """Display 1: everything face up."""
    tick = path("M-30 0l20 24l44 -52", width=30) + path("M-30 0l20 24l44 -52", width=17, line=BASIL)
    return _table(()) + f'<g transform="translate(82 276)">{tick}</g>' + prize("5", (172, 278), 84)


def face_down() -> str:
    """Display 2: what is still face down loses two each."""
    body = _table((3, 9, 10))
    at = (spot(i % 4 - 1.5, i // 4 - 1, (125, 216), 0.76) for i in (3, 9, 10))
    return body + "".join(prize("-2", middle, 62) for middle in at)


def more_eggs() -> str:
    """Display 3: every egg more than the better neighbour has earns two."""
    dashes = f'stroke="{INK}" stroke-width="5" stroke-dasharray="4 12" fill="none" stroke-linecap="round"'
    body = f'<path d="M26 216H224" {dashes}/>'
    for x, count in ((56, 2), (125, 5), (194, 3)):
        for i in range(count):
            body += place(f"egg-{EGGS[(i * 2 + count) % 6]}", x, 312 - i * 40, 46, 4, 3)
        if count == 5:
            body += "".join(prize("2", (x + 34, 312 - i * 40), 44) for i in (3, 4))
    return body


RULES: dict[tuple[str, int], Callable[[], str]] = {
    ("flowers", 1): each_flower,
    ("flowers", 2): flower_groups,
    ("flowers", 3): flower_set,
    ("cloths", 1): cloth_group,
    ("cloths", 2): cloth_set,
    ("cloths", 3): smallest_cloth,
    ("display", 1): full,
    ("display", 2): face_down,
    ("display", 3): more_eggs,
}
