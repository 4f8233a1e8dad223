"""Breaks the rules book of a game into leaves that fit the reader's text size: headings, lines, cards."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from game.content.cards import Page, Printed
from game.stage.lettering import Lettering

WIDTH, HEIGHT = 690, 690
"""What a leaf has room for, in canvas units."""

TEXT, HEADING = 34, 52
HEADING_ROOM = 92
MOST_TEXT = 68
"""Words of the largest text size, in units: a line still holds four or five of them."""

PARAGRAPH_GAP = 20
MOST_CARDS = 8


@dataclass(slots=True)
class Leaf:
    """One side of paper. `chapter` counts from 0; `heading` is empty on a leaf that goes on; `lines` are
    drawn at their height in units; `cards` are kinds to show, on leaves without lines."""

    chapter: int
    heading: str = ""
    lines: list[tuple[float, str]] = field(default_factory=list)
    cards: tuple[str, ...] = ()

    @property
    def blank(self) -> bool:
        return not self.heading and not self.lines and not self.cards


def text_size(letters: Lettering) -> float:
    """The size of the book's words for this reader."""
    return min(MOST_TEXT, letters.grown(TEXT))


def leaves(printed: Printed, letters: Lettering, tr: Callable[[str], str]) -> list[Leaf]:
    """The whole book. A chapter begins on a leaf of its own; its cards face the last of its words."""
    bound: list[Leaf] = []
    for number, page in enumerate(printed.book):
        texts = _texts(number, page, letters, tr)
        cards = [Leaf(number, cards=group) for group in _groups(page.cards)]
        if cards and (len(bound) + len(texts)) % 2 == 0:
            bound.append(Leaf(number - 1 if bound else number))
        bound += texts + cards
    if len(bound) % 2:
        bound.append(Leaf(len(printed.book) - 1))
    return bound


def _texts(number: int, page: Page, letters: Lettering, tr: Callable[[str], str]) -> list[Leaf]:
    size = text_size(letters)
    step = letters.height(size)
    leaf = Leaf(number, tr(page.title))
    made, y = [leaf], float(HEADING_ROOM)
    for paragraph in page.text:
        for line in letters.wrapped(tr(paragraph), WIDTH, size, 700):
            if y + step > HEIGHT:
                leaf = Leaf(number)
                made.append(leaf)
                y = 0.0
            leaf.lines.append((y, line))
            y += step
        y += PARAGRAPH_GAP
    return made


def _groups(cards: Sequence[str]) -> list[tuple[str, ...]]:
    """Cards shared out evenly over as few leaves as hold them."""
    count = -(-len(cards) // MOST_CARDS)
    if not count:
        return []
    each = -(-len(cards) // count)
    return [tuple(cards[start:start + each]) for start in range(0, len(cards), each)]
