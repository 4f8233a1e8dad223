"""The shape of a display table: neighbours, lines and the sets a text can ask for, as masks of cells.

A mask has bit `c` for cell `c`; cells are numbered in reading order.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache

Mask = int
Offset = tuple[int, int]

REMEMBERED = 1 << 12

DIAGONAL = ((0, 0), (1, 1), (2, 2))
SQUARE = ((0, 0), (0, 1), (1, 0), (1, 1))
TEE = ((0, 0), (0, 1), (0, 2), (1, 1))
ELL = ((0, 0), (0, 1), (0, 2), (1, 2))


def cells_of(mask: Mask) -> Iterator[int]:
    """The cells of a mask in reading order."""
    while mask:
        lowest = mask & -mask
        yield lowest.bit_length() - 1
        mask ^= lowest


class Grid:
    """`rows` × `columns` spaces. `near`, `corners`, `beside` and `above` hold for each cell the mask of
    those next to it, diagonal to it, left or right, above or below. `lines[a]` are the cells a card lifted
    from `a` may be set down on, `paths[a][b]` the cells from `a` to `b` in order, both included.
    `largest(mask)` is the largest connected group of these cells, the first of several, 0 if there is none;
    it remembers some thousands, since a bot asks for the same ones again and again."""

    __slots__ = ("rows", "columns", "cells", "near", "corners", "beside", "above",
                 "squares", "diagonals", "tees", "ells", "lines", "paths", "largest", "_not_first", "_not_last")

    def __init__(self, rows: int, columns: int) -> None:
        self.rows = rows
        self.columns = columns
        self.cells = rows * columns
        self._not_first: Mask = sum(1 << cell for cell in range(self.cells) if cell % columns)
        self._not_last: Mask = self._not_first >> 1
        self.largest: Callable[[Mask], Mask] = lru_cache(maxsize=REMEMBERED)(self._largest)
        self.beside = self._around((0, -1), (0, 1))
        self.above = self._around((-1, 0), (1, 0))
        self.corners = self._around((-1, -1), (-1, 1), (1, -1), (1, 1))
        self.near = tuple(side | pole for side, pole in zip(self.beside, self.above, strict=True))
        self.squares = self._everywhere(SQUARE)
        self.diagonals = self._everywhere(DIAGONAL)
        self.tees = self._everywhere(TEE)
        self.ells = self._everywhere(ELL)
        self.lines = tuple(tuple(b for b in range(self.cells) if self._in_line(a, b)) for a in range(self.cells))
        self.paths = tuple({b: self._path(a, b) for b in self.lines[a]} for a in range(self.cells))

    def groups(self, mask: Mask) -> Iterator[Mask]:
        """The orthogonally connected groups of these cells, one by one."""
        columns, not_first, not_last = self.columns, self._not_first, self._not_last
        while mask:
            group, grown = 0, mask & -mask
            while grown != group:
                group = grown
                beside = (group << 1 & not_first) | (group >> 1 & not_last)
                grown |= (beside | group << columns | group >> columns) & mask
            yield group
            mask ^= group

    def _largest(self, mask: Mask) -> Mask:
        return max(self.groups(mask), key=int.bit_count, default=0)

    def _mask(self, places: Iterable[Offset]) -> Mask:
        """The mask of these places; 0 if one of them lies outside."""
        mask = 0
        for row, column in places:
            if not (0 <= row < self.rows and 0 <= column < self.columns):
                return 0
            mask |= 1 << row * self.columns + column
        return mask

    def _around(self, *offsets: Offset) -> tuple[Mask, ...]:
        return tuple(
            sum(self._mask([(cell // self.columns + down, cell % self.columns + right)]) for down, right in offsets)
            for cell in range(self.cells)
        )

    def _everywhere(self, shape: Iterable[Offset]) -> tuple[Mask, ...]:
        """A shape in every rotation, mirror and position that fits."""
        places = tuple(shape)
        turned = []
        for _ in range(4):
            places = tuple((right, -down) for down, right in places)
            turned += [places, tuple((down, -right) for down, right in places)]
        found = {self._mask((row + down, column + right) for down, right in form)
                 for form in turned for row in range(-3, self.rows + 3) for column in range(-3, self.columns + 3)}
        return tuple(sorted(found - {0}))

    def _in_line(self, a: int, b: int) -> bool:
        return a != b and (a // self.columns == b // self.columns or a % self.columns == b % self.columns)

    def _path(self, a: int, b: int) -> tuple[int, ...]:
        step = 1 if a // self.columns == b // self.columns else self.columns
        return tuple(range(a, b + 1, step)) if a < b else tuple(range(a, b - 1, -step))


@lru_cache
def grid_for(seats: int) -> Grid:
    """The display table for so many players (PK5)."""
    return Grid(*{2: (4, 6), 3: (4, 6), 4: (3, 6), 5: (3, 5)}[seats])
