"""The colours everything is cut from: the ten of the house, and the few more that screens need."""

INK = "#2A1F1A"
PAPER = "#FFF4DC"
TABLE = "#17424A"
CLOTH = "#1F5A63"
TOMATO = "#E4572E"
SAFFRON = "#F2B134"
BASIL = "#5B8C5A"
BLUE = "#3D5A9E"
PLUM = "#7B4B94"
ROSE = "#E58FA5"

DEEP = "#0F2F36"
SHADE = "#E9D9B8"
KRAFT = "#C99A5B"
DEEP_INK = "#1A120E"
GO = "#8CC06B"

HOUSE = frozenset({INK, PAPER, TABLE, CLOTH, TOMATO, SAFFRON, BASIL, BLUE, PLUM, ROSE})
SCREEN = frozenset({DEEP, SHADE, KRAFT, DEEP_INK, GO})


def blend(under: str, over: str, share: float) -> str:
    """The colour that `share` of one colour makes when it lies on another, both as #RRGGBB."""
    pairs = ((int(under[i : i + 2], 16), int(over[i : i + 2], 16)) for i in (1, 3, 5))
    return "#" + "".join(f"{round(a + (b - a) * share):02X}" for a, b in pairs)
