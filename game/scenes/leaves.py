"""Breaks the rules book of a game into leaves that fit the reader's text size: headings, lines, cards."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from game.content.cards import Page, Printed
from game.stage.art import RATIO
from game.stage.canvas import Box
from game.stage.lettering import Lettering

WIDTH, HEIGHT = 690, 690
"""What a leaf has room for, in canvas units."""

TEXT, HEADING = 34, 52
HEADING_ROOM = 92
MOST_TEXT = 68
"""Words of the largest text size, in units: a line still holds four or five of them."""

PARAGRAPH_GAP = 20

CARD, CARD_GAP = 150, 20
CARD_WORDS = WIDTH - CARD - 28
LONGER = 0.88
"""Size of a card's longer words, of that of its name."""

MOST_CARDS = 8
LARGE = 46
"""From this size of words on, a leaf is too narrow for two columns of cards."""

TAIL = 0.15
"""How much lower than its lines a paragraph reaches, of its size."""


@dataclass(frozen=True, slots=True)
class Shown:
    """A card on a leaf: its name, its longer words if any, and the place for all of it, from the leaf's corner."""

    kind: str
    name: str
    longer: str
    box: Box


@dataclass(slots=True)
class Leaf:
    """One side of paper. `chapter` counts from 0; `heading` is empty on a leaf that goes on; `lines` are
    drawn at their height in units; `cards` stand on leaves without lines."""

    chapter: int
    heading: str = ""
    lines: list[tuple[float, str]] = field(default_factory=list)
    cards: tuple[Shown, ...] = ()

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
        cards = [Leaf(number, cards=group) for group in _cards(page.cards, printed, letters, tr)]
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


def _cards(kinds: Sequence[str], printed: Printed, letters: Lettering,
           tr: Callable[[str], str]) -> list[tuple[Shown, ...]]:
    """The cards of a chapter by leaf: with longer words one below the other, else a grid of as many as fit."""
    told = [(kind, tr(printed.words[kind]), tr(printed.look.get(kind, ""))) for kind in kinds]
    if any(longer for _, _, longer in told):
        return _column(told, letters)
    large = text_size(letters) > LARGE
    count = -(-len(told) // (3 if large else MOST_CARDS))
    each = -(-len(told) // count) if count else 1
    return [_grid(told[start:start + each]) for start in range(0, len(told), each)]


def _grid(told: Sequence[tuple[str, str, str]]) -> tuple[Shown, ...]:
    """One column of cards, or two where there are many, in the middle of the leaf."""
    columns = 1 if len(told) <= 3 else 2
    rows = -(-len(told) // columns)
    width, height = WIDTH / columns, min(HEIGHT / rows, 260)
    top = (HEIGHT - height * rows) / 2
    return tuple(
        Shown(*card, Box(width * (n % columns), top + height * (n // columns), width - 16, height - CARD_GAP))
        for n, card in enumerate(told))


def _column(told: Sequence[tuple[str, str, str]], letters: Lettering) -> list[tuple[Shown, ...]]:
    """Cards with all their words, as many to a leaf as they leave room for."""
    made: list[list[Shown]] = []
    y = HEIGHT + 1.0
    for card in told:
        height = min(HEIGHT, _height(card, letters))
        if y + height > HEIGHT:
            made.append([])
            y = 0.0
        made[-1].append(Shown(*card, Box(0, y, WIDTH, height)))
        y += height + CARD_GAP
    return [tuple(cards) for cards in made]


def _height(card: tuple[str, str, str], letters: Lettering) -> float:
    size = text_size(letters)
    _, name, longer = card
    height = len(letters.wrapped(name, CARD_WORDS, size, 900)) * letters.height(size) + size * TAIL
    if longer:
        small = size * LONGER
        height += len(letters.wrapped(longer, CARD_WORDS, small, 700)) * letters.height(small) + small * TAIL + 8
    return max(CARD * RATIO, height)
