"""Which house rules a match is played with, in words: what the pause and the rules book tell."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from game.content.cards import Printed


class InForce(NamedTuple):
    """A house rule: its short words, its value, the line that explains it, and whether it is not the usual one."""

    short: str
    value: str
    words: str
    own: bool


def in_force(printed: Printed, house: Mapping[str, str], tr: Callable[[str], str]) -> list[InForce]:
    """Every house rule of a game, as the header of a match writes them; what it leaves out is as usual."""
    told = []
    for option in printed.options:
        usual = option.text(option.default)
        value = option.text(option.read(house.get(option.key, usual)))
        words = next(words for possible, words in option.choices if option.text(possible) == value)
        told.append(InForce(tr(option.short), words if option.kind == "number" else tr(words), tr(option.words),
                            value != usual))
    return told
