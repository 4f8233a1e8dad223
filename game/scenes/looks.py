"""What is told of a card that is looked at closely."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple


class Look(NamedTuple):
    """A card's pictures, bottom first; its name, sentences about it as it lies here, and its own longer
    words, all in the reader's language."""

    layers: Sequence[str]
    title: str
    sentences: Sequence[str] = ()
    words: str = ""
