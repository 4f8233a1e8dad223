"""One player's face-up cards, as masks of the cells that show something: what the scoring texts look at."""

from __future__ import annotations

from collections.abc import Iterable

from game.games.pisanki.cards import CLOTHS, EGGS, FLOWERS, NEUTRAL, Exhibit
from game.games.pisanki.grid import Mask

SPAN = 32
"""Bits kept for each mask in a stamp: no table has more than 24 spaces."""
_ALL = (1 << SPAN) - 1
_CLOTHS_AT = SPAN
_EGGS_AT = _CLOTHS_AT + len(CLOTHS) * SPAN
_FLOWERS_AT = _EGGS_AT + len(EGGS) * SPAN
_DOUBLES_AT = _FLOWERS_AT + len(FLOWERS) * SPAN
_PAIRS_AT = _DOUBLES_AT + SPAN
_CLOTHS = [(cloth, _CLOTHS_AT + n * SPAN) for n, cloth in enumerate(CLOTHS)]
_EGGS = [(egg, _EGGS_AT + n * SPAN) for n, egg in enumerate(EGGS)]
_FLOWERS = [(flower, _FLOWERS_AT + n * SPAN) for n, flower in enumerate(FLOWERS)]


def stamp(card: Exhibit) -> int:
    """Everything a card shows as one number: shifted by its cell and added up, the stamps of a table are
    all masks of its Display side by side. Made once per card, since bots try thousands of tables."""
    made = 1 | 1 << dict(_CLOTHS)[card.cloth]
    if card.egg:
        made |= 1 << dict(_EGGS)[card.egg]
        made |= (card.eggs > 1) << _DOUBLES_AT
    if card.flower:
        made |= 1 << dict(_FLOWERS)[card.flower]
        made |= (card.flowers > 1) << _PAIRS_AT
    return made


class Display:
    """Masks of the cells that are face `up`, lie on a cloth, show an egg or a flower of a kind, a double
    egg, a pair of flowers."""

    __slots__ = ("up", "cloths", "eggs", "flowers", "doubles", "pairs")

    def __init__(self, stamps: int) -> None:
        """From the sum of the stamps, each shifted by its cell."""
        self.up: Mask = stamps & _ALL
        self.cloths: dict[str, Mask] = {cloth: stamps >> at & _ALL for cloth, at in _CLOTHS}
        self.eggs: dict[str, Mask] = {egg: stamps >> at & _ALL for egg, at in _EGGS}
        self.flowers: dict[str, Mask] = {flower: stamps >> at & _ALL for flower, at in _FLOWERS}
        self.doubles: Mask = stamps >> _DOUBLES_AT & _ALL
        self.pairs: Mask = stamps >> _PAIRS_AT & _ALL

    @classmethod
    def of(cls, cards: Iterable[Exhibit | None]) -> Display:
        """From the face-up cards in reading order, None for any other space."""
        return cls(sum(stamp(card) << cell for cell, card in enumerate(cards) if card is not None))

    @property
    def neutral(self) -> Mask:
        return self.cloths[NEUTRAL]

    @property
    def flowered(self) -> Mask:
        """Cards with flowers of any kind."""
        blue, pink, purple, white = self.flowers.values()
        return blue | pink | purple | white

    @property
    def egged(self) -> Mask:
        """Cards with eggs of any kind."""
        red, orange, yellow, green, blue, purple = self.eggs.values()
        return red | orange | yellow | green | blue | purple

    def egg_count(self, mask: Mask) -> int:
        """Eggs on these cards, all of which have eggs: a double is two."""
        return mask.bit_count() + (mask & self.doubles).bit_count()

    def flower_count(self, mask: Mask) -> int:
        """Flowers on these cards, all of which have flowers: a pair is two."""
        return mask.bit_count() + (mask & self.pairs).bit_count()
