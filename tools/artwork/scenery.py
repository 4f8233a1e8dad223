"""What stands behind and around the play: the cloth, the title's word and plants, the curtain, confetti."""

from .drawing import Picture, around, circle, clipped, group, path, rect, star
from .folk import sprig
from .letters import outline
from .palette import (
    BLUE,
    CLOTH,
    GO,
    INK,
    KRAFT,
    PAPER,
    PLUM,
    ROSE,
    SAFFRON,
    TABLE,
    TOMATO,
    blend,
)

WIDE, HIGH = 1920.0, 1080.0
_VELVET = blend(TOMATO, INK, 0.46)  #: valance, pelmet and hem
_LEAF = blend(CLOTH, PAPER, 0.08)


def _scallop(x: float, y: float, w: float, h: float, across: int, down: int, depth: float) -> str:
    """The path of a rectangle whose sides bulge `across` and `down` times."""
    dx, dy = w / across, h / down
    sides = (
        (f"a{dx / 2:.2f} {depth} 0 0 1 {dx:.2f} 0", across),
        (f"a{depth} {dy / 2:.2f} 0 0 1 0 {dy:.2f}", down),
        (f"a{dx / 2:.2f} {depth} 0 0 1 {-dx:.2f} 0", across),
        (f"a{depth} {dy / 2:.2f} 0 0 1 0 {-dy:.2f}", down),
    )
    return f"M{x} {y}" + "".join(step * count for step, count in sides) + "Z"


def cloth() -> Picture:
    """The table with its cloth, eyelets punched along the scalloped edge; covers the whole canvas."""
    x, y, w, h, across, down = 34.0, 26.0, 1852.0, 1028.0, 44, 24
    edge = _scallop(x, y, w, h, across, down, 16)
    body = rect(0, 0, WIDE, HIGH, TABLE) + group(path(edge, INK, alpha=0.35), at=(0, 6)) + path(edge, CLOTH)
    for i in range(across):
        body += "".join(circle(x + w / across * (i + 0.5), at, 4, TABLE) for at in (y + 2, y + h - 2))
    for i in range(down):
        body += "".join(circle(at, y + h / down * (i + 0.5), 4, TABLE) for at in (x + 2, x + w - 2))
    return Picture(WIDE, HIGH, body, scale=1)


def rays() -> Picture:
    """Three pools of lamp light over the title."""
    pools = "".join(circle(960, 150, r, CLOTH, alpha=a) for r, a in ((900, 0.25), (700, 0.35), (500, 0.5)))
    return Picture(WIDE, HIGH, pools, scale=1)


def valance() -> Picture:
    """The strip of scallops along the top of the title."""
    edge = _scallop(-20, -60, 1960, 96, 24, 1, 30)
    body = group(path(edge, INK, alpha=0.3), at=(0, 5)) + path(edge, _VELVET)
    return Picture(WIDE, 74, body + "".join(circle(21 + k * 81.7, 40, 9, SAFFRON) for k in range(24)))


def leaves(right: bool) -> Picture:
    """Three plants one above the other at the title's side; 320 x 1080 units."""
    plants = ""
    for x, y, scale, turn in ((130, 300, 2.0, 14), (55, 620, 1.7, -6), (130, 930, 1.9, 10)):
        plants += sprig(x, y, scale, _LEAF, TABLE, turn)
    if right:
        plants = f'<g transform="translate(320 0) scale(-1 1)">{plants}</g>'
    return Picture(320, HIGH, plants)


def curtain() -> Picture:
    """The closed curtain in flat folds, with pelmet and hem; covers the whole canvas."""
    body = rect(0, 0, WIDE, HIGH, TOMATO)
    for k in range(16):
        x = k * 120
        body += rect(x, 0, 120, HIGH, INK, alpha=0 if k % 2 else 0.07)
        body += rect(x, 0, 16, HIGH, INK, alpha=0.22) + rect(x + 16, 0, 18, HIGH, INK, alpha=0.1)
        body += rect(x + 66, 0, 26, HIGH, PAPER, alpha=0.1) + rect(x + 108, 0, 12, HIGH, INK, alpha=0.12)
    pelmet, hem = _scallop(-20, -40, 1960, 150, 16, 1, 60), _scallop(-20, 1030, 1960, 80, 32, 1, 30)
    body += group(path(pelmet, INK, alpha=0.3), at=(0, 10)) + path(pelmet, _VELVET)
    for k in range(16):
        body += sprig(41 + k * 122.5, 84, 0.55, SAFFRON, _VELVET, turn=180)
    return Picture(WIDE, HIGH, body + group(path(hem, INK, alpha=0.3), at=(0, -6)) + path(hem, _VELVET), scale=1)


def badge() -> Picture:
    """The paper rosette a seat mark stands on; 660 x 660 units, the mark may be 420 wide."""
    edge = star(26, 322, 300)
    dots = around(12, circle(0, -252, 7, TOMATO), (0, 0))
    body = group(path(edge, INK, alpha=0.4), at=(0, 7)) + path(edge, PAPER, 6) + circle(0, 0, 276, width=4, line=KRAFT)
    return Picture(660, 660, body + dots, left=-330, top=-330)


_LETTERS = (  # colour, degrees, drop
    (TOMATO, -4, 0), (SAFFRON, 3, 10), (ROSE, -2, -8), (GO, 4, 8), (BLUE, -3, -4),
    (SAFFRON, 2, 8), (TOMATO, -4, -10), (PLUM, 3, 6), (GO, -2, -6), (ROSE, 4, 4),
)  # fmt: skip


def _pattern(kind: int, middle: float) -> str:
    """Diamonds, dots or waves over a letter, in the outlines' units."""
    if kind == 0:
        at = ((middle + dx, dy) for dx in range(-330, 331, 132) for dy in range(-700, 60, 150))
        return "".join(path(f"M{x:g} {y - 46}l34 46l-34 46l-34 -46Z", PAPER) for x, y in at)
    if kind == 1:
        dots = ((middle + dx + dy // 130 % 2 * 58, dy) for dx in range(-410, 411, 116) for dy in range(-720, 60, 130))
        return "".join(circle(x, y, 26, PAPER) for x, y in dots)
    waves = "".join(f"M-100 {dy}" + "l60 -60l60 60" * 9 for dy in range(-640, 120, 150))
    return path(waves, width=30, line=PAPER)


def logo() -> Picture:
    """`Passaround` in ten sheets of cut paper; 1792 x 272 units, the title's zone `logo`."""
    size, gap = 292.0, 34.0
    k = size / 1000
    outlines = [outline(letter) for letter in "Passaround"]
    x = 896 - (sum(advance for _, advance in outlines) + gap * 9) * k / 2
    under, over = "", ""
    for i, ((d, advance), (colour, turn, drop)) in enumerate(zip(outlines, _LETTERS, strict=True)):
        move = f"translate({x + advance * k / 2:.1f} {226 + drop * k * 2.2:.1f}) rotate({turn}) scale({k:.4f})"
        move += f" translate({-advance / 2:.0f} 0)"
        shadow = path(d, INK, 124, alpha=0.55)
        under += f'<g transform="translate(0 10)"><g transform="{move}">{shadow}</g></g>'
        pattern = group(clipped(f"letter{i}", path(d), _pattern(i % 3, advance / 2)), alpha=0.42)
        # The ink line lies under the colour: the outlines overlap themselves, and a line on top would show it.
        sheet = path(d, INK, 124) + path(d, PAPER, 90, PAPER) + path(d, INK, 26) + path(d, colour) + pattern
        over += f'<g transform="{move}">{sheet}</g>'
        x += (advance + gap) * k
    return Picture(1792, 272, under + over)


def confetti() -> dict[str, Picture]:
    """Five scraps of paper, one in each seat's colour."""
    scraps = (
        path("M6 10L22 4L28 22L12 28Z", TOMATO),
        path("M16 3L29 28L3 24Z", SAFFRON),
        circle(16, 16, 12, GO),
        path("M16 2L27 16L16 30L5 16Z", BLUE),
        path(star(5, 15, 7, (16, 17)), ROSE),
    )
    return {f"scenery/confetti-{i}": Picture(32, 32, scrap, scale=1) for i, scrap in enumerate(scraps, 1)}


def pictures() -> dict[str, Picture]:
    """All scenery."""
    made = {
        "cloth": cloth(), "rays": rays(), "valance": valance(), "curtain": curtain(), "badge": badge(),
        "leaves-left": leaves(right=False), "leaves-right": leaves(right=True), "logo": logo(),
    }  # fmt: skip
    return {f"scenery/{name}": picture for name, picture in made.items()} | confetti()
