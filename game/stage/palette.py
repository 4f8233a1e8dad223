"""The colours of the house, by name (docs/look.md says what each is for)."""

from __future__ import annotations

Colour = tuple[int, int, int]

INK: Colour = (0x2A, 0x1F, 0x1A)
DEEP_INK: Colour = (0x1A, 0x12, 0x0E)
PAPER: Colour = (0xFF, 0xF4, 0xDC)
SHADE: Colour = (0xE9, 0xD9, 0xB8)
LIGHT_SHADE: Colour = (0xF6, 0xE6, 0xC2)
TABLE: Colour = (0x17, 0x42, 0x4A)
CLOTH: Colour = (0x1F, 0x5A, 0x63)
DEEP: Colour = (0x0F, 0x2F, 0x36)
FAINT: Colour = (0xCF, 0xE3, 0xE0)
TOMATO: Colour = (0xE4, 0x57, 0x2E)
SAFFRON: Colour = (0xF2, 0xB1, 0x34)
BASIL: Colour = (0x5B, 0x8C, 0x5A)
BLUE: Colour = (0x3D, 0x5A, 0x9E)
PLUM: Colour = (0x7B, 0x4B, 0x94)
ROSE: Colour = (0xE5, 0x8F, 0xA5)
ORANGE: Colour = (0xEE, 0x8A, 0x35)
KRAFT: Colour = (0xC9, 0x9A, 0x5B)
GO: Colour = (0x8C, 0xC0, 0x6B)
ASLEEP: Colour = (0x7C, 0x4A, 0x3C)
WINE: Colour = (0x8A, 0x2E, 0x1E)

NAMED: dict[str, Colour] = {
    "tomato": TOMATO, "saffron": SAFFRON, "basil": BASIL, "blue": BLUE, "plum": PLUM, "rose": ROSE,
    "orange": ORANGE, "kraft": KRAFT, "paper": PAPER, "ink": INK, "cloth": CLOTH, "table": TABLE, "deep": DEEP,
}

SEAT_COLOURS: tuple[Colour, ...] = (TOMATO, SAFFRON, BASIL, BLUE, PLUM)
SEAT_ANIMALS: tuple[str, ...] = ("hen", "fox", "frog", "owl", "hedgehog")


def words_on(ground: Colour) -> Colour:
    """The colour of words on this ground at 4.5:1 or better: paper on the dark ones, ink on the light,
    deep ink on tomato and basil, where plain ink falls just short."""
    if ground in (TOMATO, BASIL):
        return DEEP_INK
    red, green, blue = ground
    return PAPER if 0.3 * red + 0.59 * green + 0.11 * blue < 110 else INK
