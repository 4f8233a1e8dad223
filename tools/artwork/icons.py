"""Pictures without a card, for plates, prompts and the rules book: symbols taken over, and signs drawn here."""

from .drawing import Picture, around, circle, clipped, group, path, rect, star
from .palette import (
    BLUE,
    CLOTH,
    DEEP,
    GO,
    INK,
    KRAFT,
    PAPER,
    PLUM,
    ROSE,
    SAFFRON,
    SHADE,
    TABLE,
    TOMATO,
)
from .symbols import cloth, inside, names, width

PIXELS = 256
_BOX = 228.0  #: room for a symbol of 200 and its rim
_WIDER = {"topping-basil": 248.0}  #: its leaves stick out
_LINE = 11.0  #: signs are seen at 34-60 px: their line is bolder than a card's


def _drawn(name: str) -> Picture:
    """A symbol from its file, on its paper rim, in a square."""
    box = _WIDER.get(name, _BOX)
    return Picture(box, box, inside(name, 8, 8), PIXELS / box, (width(name) - box) / 2, (200 - box) / 2)


def _swatch(name: str) -> Picture:
    """A square of cloth with the ink line round it."""
    shape = rect(10, 10, 180, 180, PAPER, round_=24)
    body = clipped("swatch", shape, group(cloth(name), at=(-4, -4), scale=0.8))
    return _sign(body + rect(10, 10, 180, 180, width=_LINE, round_=24))


def _sign(body: str) -> Picture:
    return Picture(200, 200, body, PIXELS / 200)


def _key(x: float, y: float) -> str:
    return rect(x - 27, y - 27, 54, 54, PAPER, _LINE - 1, round_=10)


def _pad() -> str:
    shell = (
        "M60 52H140C178 52 194 120 184 152C178 170 158 166 148 148L136 128H64L52 148C42 166 22 170 16 152"
        "C6 120 22 52 60 52Z"
    )
    cross = path("M62 74V106M46 90H78", width=12, line=PAPER)
    dots = ((140, 76, SAFFRON), (156, 90, TOMATO), (124, 90, ROSE), (140, 104, GO))
    buttons = "".join(circle(x, y, 8, colour) for x, y, colour in dots)
    return path(shell, DEEP, 20, PAPER) + path(shell, DEEP, 8) + cross + buttons


def mouse(button: str = "") -> str:
    """A mouse; `left`, `right` or `wheel` is lit."""
    body = "M100 14C142 14 160 48 160 92V116C160 162 136 186 100 186S40 162 40 116V92C40 48 58 14 100 14Z"
    part = {"left": "M40 14H100V88H40Z", "right": "M100 14H160V88H100Z"}.get(button)
    lit = clipped("button", path(body, PAPER), path(part, TOMATO)) if part else ""
    whole = path(body, PAPER) + lit + path(f"{body}M40 88H160M100 14V88", width=_LINE)
    return whole + (rect(82, 30, 36, 62, TOMATO, _LINE, round_=18) if button == "wheel" else "")


def _gear() -> str:
    tooth = path("M84 30L88 8H112L116 30Z", SHADE, _LINE)
    teeth = around(8, tooth, (100, 100))
    return teeth + circle(100, 100, 68, SHADE, _LINE) + circle(100, 100, 28, CLOTH, _LINE)


def _clock() -> str:
    face = circle(100, 100, 84, PAPER, _LINE) + circle(100, 100, 66, width=5, line=KRAFT)
    return face + path("M100 56V100L130 118", width=14) + circle(100, 100, 9, TOMATO)


def _robot() -> str:
    head = path("M100 44V22", width=_LINE) + circle(100, 20, 11, TOMATO, 8)
    head += path("M16 96V132M184 96V132", width=18) + rect(32, 46, 136, 124, SHADE, _LINE, round_=26)
    return head + circle(72, 98, 17, INK) + circle(128, 98, 17, INK) + path("M70 138H130", width=12)


def _person() -> str:
    return path("M18 186C18 138 52 112 100 112S182 138 182 186Z", CLOTH, _LINE) + circle(100, 62, 46, PAPER, _LINE)


def _bunny() -> str:
    ears = path("M66 96C30 60 36 8 58 8C82 8 90 60 88 92ZM134 96C170 60 164 8 142 8C118 8 110 60 112 92Z", PAPER, _LINE)
    ears += path("M68 76C52 52 54 28 60 28C70 28 76 56 76 78ZM132 76C148 52 146 28 140 28C130 28 124 56 124 78Z", ROSE)
    head = path(
        "M100 78C150 78 176 106 176 138C176 172 142 190 100 190S24 172 24 138C24 106 50 78 100 78Z", PAPER, _LINE
    )
    eyes = circle(68, 126, 11, INK) + circle(132, 126, 11, INK)
    return ears + head + eyes + path("M88 140H112L100 154Z", ROSE, 6) + path("M100 154V166", width=7)


def _cover() -> str:
    eye = path("M8 100C46 44 154 44 192 100C154 156 46 156 8 100Z", PAPER, _LINE)
    slash = path("M34 172L166 28", width=30) + path("M34 172L166 28", width=13, line=TOMATO)
    return eye + circle(100, 100, 34, BLUE, 9) + circle(100, 100, 14, INK) + slash


def _book() -> str:
    cover = path("M8 44H92L100 54L108 44H192V172H108L100 180L92 172H8Z", TOMATO, _LINE)
    left = path("M22 32C52 22 84 28 100 44V162C84 148 52 144 22 152Z", PAPER, 8)
    right = path("M178 32C148 22 116 28 100 44V162C116 148 148 144 178 152Z", PAPER, 8)
    lines = path("M40 62L80 66M40 88L80 92M40 114L80 118M120 66L160 62M120 92L160 88M120 118L160 114", width=7)
    return cover + left + right + lines


def _quit() -> str:
    frame = path("M30 188V14H130V188", TABLE, _LINE) + path("M16 188H144", width=_LINE)
    door = path("M42 24L104 44V186H42Z", KRAFT, 9) + circle(88, 116, 8, INK)
    arrow = "M128 100H158V76L196 112L158 148V124H128Z"
    return frame + door + path(arrow, SAFFRON, _LINE)


def _speaker(waves: bool = True) -> str:
    box = path("M14 72H50L100 28V172L50 128H14Z", PAPER, _LINE)
    if not waves:
        cross = "M126 76L174 124M174 76L126 124"
        return box + path(cross, width=26) + path(cross, width=11, line=TOMATO)
    arcs = "M124 72C140 88 140 112 124 128M150 48C180 78 180 122 150 152"
    return box + path(arcs, width=24) + path(arcs, width=11, line=SAFFRON)


def _lock() -> str:
    bow = "M60 96V66C60 14 140 14 140 66V96"
    shackle = path(bow, width=34) + path(bow, width=14, line=PAPER)
    plate = rect(34, 90, 132, 94, SAFFRON, _LINE, round_=18)
    return shackle + plate + path("M100 116C116 116 120 134 109 142L113 162H87L91 142C80 134 84 116 100 116Z", INK)


def _disc(colour: str, mark: str, line: str = INK) -> str:
    return circle(100, 100, 88, colour, _LINE) + path(mark, width=24, line=line)


def _arrow(turn: float) -> str:
    shape = "M100 16L182 102H134V184H66V102H18Z"
    return f'<g transform="rotate({turn:g} 100 100)">{path(shape, PAPER, _LINE)}</g>'


def _pennant() -> str:
    pole = path("M52 190V14", width=26) + path("M52 188V16", width=10, line=KRAFT)
    return pole + path("M62 22L180 66L62 110Z", SAFFRON, _LINE)


def _chevron() -> str:
    bend = "M70 32L138 100L70 168"
    return path(bend, width=44) + path(bend, width=24, line=PAPER)


def _tick() -> str:
    hook = "M24 108L76 158L176 42"
    return path(hook, width=50) + path(hook, width=28, line=GO)


def _cross() -> str:
    bars = "M36 36L164 164M164 36L36 164"
    return path(bars, width=50) + path(bars, width=28, line=TOMATO)


def _cards() -> str:
    under = rect(-44, -62, 88, 124, TOMATO, _LINE, round_=14)
    over = rect(-44, -62, 88, 124, PAPER, _LINE, round_=14) + path(star(5, 34, 15), PLUM)
    return group(under, at=(78, 96), turn=-10) + group(over, at=(124, 106), turn=8)


SIGNS = {
    "star": path(star(5, 92, 43, (100, 108)), SAFFRON, _LINE),
    "pennant": _pennant(),
    "tick": _tick(),
    "tick-disc": _disc(SAFFRON, "M58 102L90 134L146 66"),
    "cross": _cross(),
    "refused": _disc(TOMATO, "M58 100H142", PAPER),
    "clock": _clock(),
    "robot": _robot(),
    "person": _person(),
    "bunny": _bunny(),
    "pad": _pad(),
    "keys": _key(100, 66) + _key(40, 128) + _key(100, 128) + _key(160, 128),
    "mouse": mouse(),
    "cover": _cover(),
    "book": _book(),
    "gear": _gear(),
    "quit": _quit(),
    "speaker": _speaker(),
    "speaker-off": _speaker(waves=False),
    "lock": _lock(),
    "cards": _cards(),
    "chevron": _chevron(),
    "arrow-up": _arrow(0),
    "arrow-right": _arrow(90),
    "arrow-down": _arrow(180),
    "arrow-left": _arrow(270),
}


def pictures() -> dict[str, Picture]:
    """Every symbol from its file but seats and cloths, swatches of the cloths, and the signs."""
    kept = [name for name in names() if not name.startswith(("seat-", "cloth-", "pizza-"))]
    made = {f"symbols/{name}": _drawn(name) for name in kept}
    slice_ = group(inside("pizza-slice", 14), at=(0, 0))
    made["symbols/slice"] = Picture(310, 310, slice_, PIXELS / 310, left=-30, top=24)
    made |= {f"symbols/cloth-{name}": _swatch(name) for name in ("checked", "striped", "dotted", "neutral")}
    return made | {f"symbols/{name}": _sign(body) for name, body in SIGNS.items()}
