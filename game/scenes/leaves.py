"""Breaks the rules book of a game into leaves that fit the reader's text size: headings, lines, cards."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from typing import NamedTuple

from game.content.cards import Page, Printed
from game.scenes.inforce import InForce
from game.stage.art import RATIO
from game.stage.canvas import Box
from game.stage.lettering import SMALLEST, Lettering

WIDTH, HEIGHT = 690, 690
"""What a leaf has room for, in canvas units."""

TEXT, HEADING = 34, 52
HEADING_ROOM = 92
MOST_TEXT = 68
"""Words of the largest text size, in units: a line still holds four or five of them."""

PARAGRAPH_GAP = 20

CARDS = (260, 200, 150)
"""How wide cards may be: the widest with which all of a chapter's stand on one leaf, else the narrowest."""

CARD_GAP, CARD_ASIDE = 20, 28
MOST_SPACE = 70
LONGER = 0.88
"""Size of a card's longer words, of that of its name."""

MOST_CARDS = 8
LARGE = 46
"""From this size of words on, a leaf is too narrow for two columns of cards."""


class Line(NamedTuple):
    """Words set in one line: how far down their middle is, in units, their size and weight."""

    y: float
    words: str
    size: float
    weight: int = 700


@dataclass(frozen=True, slots=True)
class Shown:
    """A card on a leaf: its name, its longer words if any, its picture's place from the corner of the leaf, and
    the lines beside it, from the top of that place and `CARD_ASIDE` from its right edge."""

    kind: str
    name: str
    longer: str
    picture: Box
    lines: tuple[Line, ...]


@dataclass(slots=True)
class Leaf:
    """One side of paper. `chapter` counts from 0; `heading` is empty on a leaf that goes on; `cards` stand on
    leaves without lines."""

    chapter: int
    heading: str = ""
    lines: list[Line] = field(default_factory=list)
    cards: tuple[Shown, ...] = ()

    @property
    def blank(self) -> bool:
        return not self.heading and not self.lines and not self.cards


def chapters(printed: Printed, rules: Sequence[InForce], tr: Callable[[str], str]) -> list[Page]:
    """The chapters in the reader's language: those of the book, then the house rules if there are any."""
    made = [Page(tr(page.title), tuple(tr(text) for text in page.text), page.cards) for page in printed.book]
    if rules:
        made.append(Page(tr("House rules"), tuple(f"{rule.short}: {rule.value}. {rule.words}" for rule in rules)))
    return made


def leaves(book: Sequence[Page], printed: Printed, letters: Lettering, tr: Callable[[str], str]) -> list[Leaf]:
    """All chapters, an even number of leaves. A chapter begins on a leaf of its own; its cards face the last
    of its words."""
    bound: list[Leaf] = []
    for number, page in enumerate(book):
        texts = _texts(number, page, letters)
        cards = [Leaf(number, cards=group) for group in _cards(page.cards, printed, letters, tr)]
        if cards and (len(bound) + len(texts)) % 2 == 0:
            bound.append(Leaf(number - 1 if bound else number))
        bound += texts + cards
    if len(bound) % 2:
        bound.append(Leaf(len(book) - 1))
    return bound


def _size(letters: Lettering) -> float:
    return min(MOST_TEXT, letters.grown(TEXT))


def _texts(number: int, page: Page, letters: Lettering) -> list[Leaf]:
    size = _size(letters)
    step = letters.height(size)
    leaf = Leaf(number, page.title)
    made, y = [leaf], float(HEADING_ROOM)
    for paragraph in page.text:
        for words in letters.wrapped(paragraph, WIDTH, size, 700):
            if y + step > HEIGHT:
                leaf = Leaf(number)
                made.append(leaf)
                y = 0.0
            leaf.lines.append(Line(y + step / 2, words, size))
            y += step
        y += PARAGRAPH_GAP
    return made


def _cards(kinds: Sequence[str], printed: Printed, letters: Lettering,
           tr: Callable[[str], str]) -> list[tuple[Shown, ...]]:
    """The cards of a chapter by leaf: with longer words one below the other, else a grid of as many as fit."""
    told = [(kind, tr(printed.words[kind]), tr(printed.look.get(kind, ""))) for kind in kinds]
    if any(longer for _, _, longer in told):
        wide = (_column(told, card, letters) for card in CARDS)
        return next((made for made in wide if len(made) == 1), _column(told, CARDS[-1], letters))
    count = -(-len(told) // (3 if _size(letters) > LARGE else MOST_CARDS))
    each = -(-len(told) // count) if count else 1
    return [_grid(told[start:start + each], letters) for start in range(0, len(told), each)]


def _grid(told: Sequence[tuple[str, str, str]], letters: Lettering) -> tuple[Shown, ...]:
    """One column of cards, or two where there are many, in the middle of the leaf."""
    columns = 1 if len(told) <= 3 else 2
    rows = -(-len(told) // columns)
    wide, high = WIDTH / columns, min(HEIGHT / rows, CARDS[0] * RATIO + CARD_GAP)
    card = min(CARDS[0] if columns == 1 else CARDS[-1], (high - CARD_GAP) / RATIO)
    top = (HEIGHT - high * rows) / 2
    shown = []
    for number, (kind, name, _) in enumerate(told):
        lines, height = _set(name, "", wide - card - CARD_ASIDE - 16, high - CARD_GAP, letters)
        picture = Box(wide * (number % columns), top + high * (number // columns), card, card * RATIO)
        down = (picture.h - height) / 2
        shown.append(Shown(kind, name, "", picture, tuple(line._replace(y=line.y + down) for line in lines)))
    return tuple(shown)


def _column(told: Sequence[tuple[str, str, str]], card: float, letters: Lettering) -> list[tuple[Shown, ...]]:
    """Cards with all their words, as many to a leaf as they leave room for."""
    made: list[list[Shown]] = []
    ends: list[float] = []
    for kind, name, longer in told:
        lines, height = _set(name, longer, WIDTH - card - CARD_ASIDE, HEIGHT, letters)
        down = max(0.0, (card * RATIO - height) / 2)
        lines = tuple(line._replace(y=line.y + down) for line in lines)
        height = max(height, card * RATIO)
        if not made or ends[-1] + CARD_GAP + height > HEIGHT:
            made.append([])
            ends.append(-CARD_GAP)
        made[-1].append(Shown(kind, name, longer, Box(0, ends[-1] + CARD_GAP, card, card * RATIO), lines))
        ends[-1] += CARD_GAP + height
    return [_spaced(cards, HEIGHT - end) for cards, end in zip(made, ends, strict=True)]


def _spaced(cards: Sequence[Shown], left: float) -> tuple[Shown, ...]:
    """The cards of a leaf moved apart by what is left of it, but not too far."""
    extra = min(MOST_SPACE, left / (len(cards) + 1))
    return tuple(replace(card, picture=card.picture._replace(y=card.picture.y + extra * (number + 0.5)))
                 for number, card in enumerate(cards))


def _set(name: str, longer: str, width: float, height: float, letters: Lettering) -> tuple[tuple[Line, ...], float]:
    """A name and longer words in lines, made smaller until they fit; and how high they are."""
    size = _size(letters)
    while True:
        lines: list[Line] = []
        y = 0.0
        for words, at, weight in ((name, size, 900 if longer else 800), (longer, size * LONGER, 700)):
            for line in letters.wrapped(words, width, at, weight) if words else ():
                lines.append(Line(y + letters.height(at) / 2, line, at, weight))
                y += letters.height(at)
        fits = all(letters.width(line.words, line.size, line.weight) <= width for line in lines)
        if (fits and y <= height) or size * LONGER <= SMALLEST:
            return tuple(lines), y
        size = max(SMALLEST / LONGER, size - 2)
