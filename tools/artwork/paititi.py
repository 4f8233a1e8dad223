"""Paititi's cards: excavation with tools, artifacts with their count, prices, and the backs."""

from .cards import FINE_LINE, MAIN_LINE, STEPPED, face, flood
from .digits import write
from .drawing import Picture, group, path
from .palette import BLUE, INK, PAPER, SAFFRON, TABLE, TOMATO
from .symbols import place

#: Artifact categories as the cards name them, and their symbols.
ARTIFACTS = {
    "vase": "artifact-vase",
    "llama": "artifact-llama",
    "statue": "artifact-statue",
    "tile": "artifact-tile",
    "disc": "artifact-disc",
}
PRICES = ((2, 4), (3, 6), (4, 8), (5, 10))

#: Where the pickaxes and shovels stand: x, y, height; the first of each shows in a fan.
_PICKAXES = {
    1: ((66, 128, 90),),
    2: ((52, 130, 72), (138, 102, 72)),
    3: ((50, 130, 64), (122, 106, 64), (192, 82, 64)),
}
_SHOVELS = {
    1: ((54, 233, 62),),
    2: ((50, 234, 60), (140, 236, 78)),
    3: ((48, 234, 58), (122, 246, 66), (192, 204, 66)),
    4: ((48, 235, 56), (110, 256, 60), (158, 204, 60), (204, 258, 60)),
}


def orange(shape: str) -> str:
    """A shape in the shovels' colour: saffron over tomato."""
    return path(shape, TOMATO) + path(shape, SAFFRON, alpha=0.5)


def _stair(drop: float = 0) -> str:
    """The edge between the sides, from lower left to upper right in five steps."""
    edge = f"M-10 {198 + drop:g}"
    for i in range(5):
        edge += f"H{50 * (i + 1):g}V{198 - 24 * (i + 1) + drop:g}"
    return edge


def excavation(pickaxes: int, shovels: int) -> Picture:
    """Blue with pickaxes above, orange with shovels below; both digits and a tool of each at the left edge."""
    sides = orange("M0 0H250V350H0Z") + path(f"{_stair()}V0H-10Z", BLUE)
    hills = path("M122 170V128H140V96H158V66H214V96H232V128H250V170Z", INK, alpha=0.16)
    echo = path(_stair(34), width=9, line=INK, alpha=0.16) + path(_stair(118), width=9, line=INK, alpha=0.16)
    stair = f'<g stroke-linejoin="miter">{path(_stair(), width=20)}{path(_stair(), width=10, line=PAPER)}</g>'
    tools = "".join(place("pickaxe", x, y, h, FINE_LINE) for x, y, h in _PICKAXES[pickaxes])
    tools += "".join(place("shovel", x, y, h, FINE_LINE) for x, y, h in _SHOVELS[shovels])
    digits = write(str(pickaxes), 49, 66, 42, PAPER, 5.5) + write(str(shovels), 49, 287, 40, PAPER, 5.5)
    return face(STEPPED, sides + hills + echo + stair + tools + digits)


_NICHE = "M84 318V118H98V98H114V78H200V98H216V118H230V318Z"
_STANDS = {
    1: ((157, 202, 140),),
    2: ((130, 166, 98), (184, 240, 98)),
    3: ((157, 140, 78), (122, 244, 78), (193, 244, 78)),
}


def _niche(inside: str) -> str:
    """Terracotta, and a lit niche with a ledge; the left third is left to the index."""
    ground = flood(TOMATO) + flood(INK, 0.14)
    arch = path("M70 336V104H86V84H100V64H214V84H228V104H244", width=8, line=INK, alpha=0.22)
    light = path(_NICHE, PAPER) + path("M226 314H196V82H212V102H226Z", SAFFRON, alpha=0.4)
    ledge = path("M84 290H230V318H84Z", SAFFRON, FINE_LINE)
    carving = path("M22 318V286H34V270H46V254H58V318", width=8, line=INK, alpha=0.22)
    return ground + arch + carving + light + ledge + path(_NICHE, width=MAIN_LINE) + inside


def artifact(kind: str, count: int) -> Picture:
    """So many artifacts in a niche; count and kind again in the upper left corner, where a fan shows them."""
    symbol = ARTIFACTS[kind]
    line, rim = (MAIN_LINE, 0) if count == 1 else (6, 4)
    things = "".join(place(symbol, x, y, h, line, rim) for x, y, h in _STANDS[count])
    index = write(str(count), 50, 66, 48, PAPER, 6) + place(symbol, 48, 132, 58, 4.5, 4)
    return face(STEPPED, _niche(things + index))


def shards() -> Picture:
    """Pieces of a vase, and the two excavation cards they bring."""
    pair = ""
    for x, turn in ((132, -6), (182, 6)):
        sheet = orange("M-15 -21H15V21H-15Z") + path("M-15 21V-21H15Z", BLUE)
        sheet += path("M-15 21L15 -21", width=4, line=PAPER)
        rim = path("M-17 -23H17V23H-17Z", width=13) + path("M-17 -23H17V23H-17Z", width=5, line=PAPER)
        pair += group(sheet, rim, at=(x, 118), turn=turn)
    index = place("shards", 52, 78, 64, 4.5, 4)
    return face(STEPPED, _niche(place("shards", 157, 220, 126, MAIN_LINE) + pair + index))


_PLATE = "M46 {0}H58V{1}H192V{0}H204V{2}H192V{3}H58V{2}H46Z"


def price(pickaxes: int, shovels: int) -> Picture:
    """The back of an artifact: what it costs, in pickaxes and in shovels."""
    wall = "M0 0H250V104H222V120H192V104H150V122H110V106H70V124H34V108H0Z"
    ground = flood(TOMATO) + flood(INK, 0.42) + path(wall, TOMATO)
    ground += path("M0 0H250V44H210V54H160V42H110V58H60V46H0Z", INK, alpha=0.14)
    ground += path("M0 108H34V124H70V106H110V122H150V104H192V120H222V104H250", width=FINE_LINE)
    chips = "M32 150h14v10h-14ZM204 176h14v10h-14ZM36 292h14v10h-14ZM198 306h10v8h-10ZM120 316h14v8h-14Z"
    ground += path(chips, SAFFRON, alpha=0.55)
    upper, lower = _PLATE.format(46, 34, 152, 164), _PLATE.format(198, 186, 304, 316)
    plates = path(upper, BLUE, MAIN_LINE) + orange(lower) + path(lower, width=MAIN_LINE)
    tools = place("pickaxe", 90, 99, 78, 6) + place("shovel", 90 if shovels < 10 else 84, 251, 84, 6)
    wide = shovels > 9
    digits = write(str(pickaxes), 165, 99, 66, PAPER, 6.5)
    digits += write(str(shovels), 159 if wide else 165, 251, 56 if wide else 66, PAPER, 6.5)
    return face(STEPPED, ground + plates + tools + digits)


def back() -> Picture:
    """The back of an excavation card: the sun on a stepped cross, tools in the corners."""
    cross = "M95 75H155V105H185V135H207V215H185V245H155V275H95V245H65V215H43V135H65V105H95Z"
    rings = path(cross, TOMATO, 36) + path(cross, TOMATO, 22, SAFFRON) + path(cross, TOMATO, 6)
    spots = (("pickaxe", 52, 56, 0), ("pickaxe", 198, 294, 180), ("shovel", 198, 56, 0), ("shovel", 52, 294, 180))
    tools = "".join(place(name, x, y, 48, 4.5, turn=turn) for name, x, y, turn in spots)
    return face(STEPPED, flood(TABLE) + rings + place("artifact-disc", 125, 175, 128, 6) + tools)


def pictures() -> dict[str, Picture]:
    """Excavation cards, artifacts, prices and the back; the posters are elsewhere."""
    made = {f"paititi/excavation-{p}-{s}": excavation(p, s) for p in _PICKAXES for s in _SHOVELS}
    made |= {f"paititi/artifact-{kind}-{n}": artifact(kind, n) for kind in ARTIFACTS for n in _STANDS}
    made |= {f"paititi/price-{p}-{s}": price(p, s) for p, s in PRICES}
    return made | {"paititi/artifact-shards": shards(), "paititi/back": back()}
