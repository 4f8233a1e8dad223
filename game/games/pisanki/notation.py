"""One card of a table as a word, `checked:green+blue*2`: how real tables are written down and tests drawn."""

from __future__ import annotations

from game.games.pisanki.cards import CLOTHS, EGGS, FLOWERS, NEUTRAL, Exhibit

NOTHING = "."
"""A space where no card lies face up."""
_TWICE = "*2"


def read_cell(word: str) -> Exhibit | None:
    """`.`, or `<cloth>:<egg>[*2][+<flower>[*2]]` with the egg left out on a flower-only card; one egg on a
    patterned cloth, two on neutral. Any card that could be printed is read, in the deck or not. A
    ValueError says what is wrong with the word."""
    if word == NOTHING:
        return None
    cloth, colon, rest = word.partition(":")
    if not colon:
        raise ValueError("a card is written cloth:egg, cloth:egg+flower or cloth:+flower; an empty space is a dot")
    found_cloth = next((known for known in CLOTHS if known == cloth), None)
    if found_cloth is None:
        raise ValueError(f"there is no cloth '{cloth}'; the cloths are {', '.join(CLOTHS)}")
    egg, plus, flower = rest.partition("+")
    egg, eggs = _counted(egg)
    flower, flowers = _counted(flower)
    found_egg = next((known for known in EGGS if known == egg), None)
    found_flower = next((known for known in FLOWERS if known == flower), None)
    if egg and found_egg is None:
        raise ValueError(f"there is no egg '{egg}'; the eggs are {', '.join(EGGS)}")
    if (plus or flower) and found_flower is None:
        raise ValueError(f"there is no flower '{flower}'; the flowers are {', '.join(FLOWERS)}")
    if found_egg is None and (eggs > 1 or found_flower is None):
        raise ValueError("a card shows an egg, or flowers, or both")
    if found_egg and eggs != (wanted := 2 if found_cloth == NEUTRAL else 1):
        raise ValueError(f"on {found_cloth} cloth there {'are two eggs' if wanted == 2 else 'is one egg'}")
    return Exhibit(found_cloth, found_egg or "", eggs if found_egg else 0, found_flower or "",
                   flowers if found_flower else 0)


def _counted(word: str) -> tuple[str, int]:
    """What is shown, and whether once or twice."""
    return (word.removesuffix(_TWICE), 2) if word.endswith(_TWICE) else (word, 1)
