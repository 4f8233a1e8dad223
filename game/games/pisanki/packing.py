"""The most sets that can be laid on a table when each card counts once (PK21): exact, by branch and bound."""

from __future__ import annotations

from collections.abc import Sequence

from game.games.pisanki.grid import Mask


def best_packing(cells: Mask, shapes: Sequence[Mask]) -> tuple[Mask, ...]:
    """As many of these equally large shapes as fit into `cells` without sharing one.

    Taking what comes first is wrong in one connected group of ten, so every way is tried that could still
    be better than the best found."""
    fitting = [shape for shape in shapes if not shape & ~cells]
    return _search(fitting, (), ()) if fitting else ()


def _search(shapes: list[Mask], taken: tuple[Mask, ...], best: tuple[Mask, ...]) -> tuple[Mask, ...]:
    """The better of `best` and the best that begins with `taken` and goes on with `shapes`."""
    while shapes:
        covered = 0
        for shape in shapes:
            covered |= shape
        if len(taken) + covered.bit_count() // shapes[0].bit_count() <= len(best):
            return best
        # The first cell belongs to one of the shapes that need it, or it stays free.
        first = covered & -covered
        for shape in shapes:
            if shape & first:
                best = _search([other for other in shapes if not other & shape], (*taken, shape), best)
        shapes = [shape for shape in shapes if not shape & first]
    return taken if len(taken) > len(best) else best
