"""The scoring texts in which players are compared: majorities, flowers 2, display 3 (PK16, PK17, PK23, PK25)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import NamedTuple

from game.games.pisanki.cards import Criterion
from game.games.pisanki.display import Display
from game.games.pisanki.grid import Grid, Mask
from game.kernel.say import Say, Who
from game.kernel.table import Seat


@dataclass(frozen=True, slots=True)
class Verdict:
    """What one scoring card gives. Per seat: points, the cells that earned them, and the place in a
    majority that is paid (1 is first, 0 none). `words` say why, where the tables do not show it."""

    points: tuple[int, ...]
    cells: tuple[Mask, ...]
    places: tuple[int, ...]
    words: Say | None = None


class Strength(NamedTuple):
    """What majorities compare, the first first: the largest group, then all such cards; and the group."""

    group: int
    total: int
    cells: Mask


Contest = Callable[[Grid, Sequence[Display], Criterion, int], Verdict]


def egg_strength(grid: Grid, display: Display, egg: str) -> Strength:
    """How strong a player is in an egg: counted in cards, a double is one (PK15)."""
    such = display.eggs[egg]
    group = grid.largest(such)
    return Strength(group.bit_count(), such.bit_count(), group)


def flower_strength(grid: Grid, display: Display) -> Strength:
    """How strong a player is in flowers: counted in flowers, a pair is two (PK23)."""
    such = display.flowered
    group = max(grid.groups(such), key=display.flower_count, default=0)
    return Strength(display.flower_count(group), display.flower_count(such), group)


def egg_majority(grid: Grid, displays: Sequence[Display], card: Criterion, bunny: int = 0) -> Verdict:
    """Texts 1, 11 and 16. `bunny` is the number of this card's eggs Bunny has; 0 where it does not play."""
    strengths = [egg_strength(grid, display, card.family) for display in displays]
    ranks = sorted({(s.group, s.total) for s in strengths if s.group}, reverse=True)
    paid = min(len(card.prizes), len(displays) - 1)
    held = bool(bunny) and all(s.group < bunny for s in strengths)
    places = []
    for s in strengths:
        place = ranks.index((s.group, s.total)) + 1 if s.group else 0
        places.append(place if place <= paid and not held else 0)
    return Verdict(
        tuple(card.prizes[place - 1] if place else 0 for place in places),
        tuple(s.cells if place else 0 for s, place in zip(strengths, places, strict=True)),
        tuple(places),
        _sentences([*_bunny(strengths, bunny, held), *_ties(strengths, places, card)]),
    )


def flower_majority(grid: Grid, displays: Sequence[Display], card: Criterion, bunny: int = 0) -> Verdict:
    """Flowers 2: the first prize for all at the top, the second (a loss) for all at the bottom."""
    strengths = [flower_strength(grid, display) for display in displays]
    ranks = [(s.group, s.total) for s in strengths]
    best, worst = max(ranks), min(ranks)
    top, bottom = card.prizes
    if best == (0, 0):
        nothing = (0,) * len(displays)
        return Verdict(nothing, nothing, nothing)
    points = tuple(top if rank == best else bottom if rank == worst else 0 for rank in ranks)
    words = []
    if best == worst:
        words.append(Say("All are equal: each gets {n} point.", "All are equal: each gets {n} points.", n=top))
    else:
        words += _told_apart(strengths, {best, worst}, Say("flowers"))
        for rank, prize in ((best, top), (worst, bottom)):
            tied = [seat for seat, r in enumerate(ranks) if r == rank]
            if len(tied) > 1:
                words.append(_tied(tied, prize))
    return Verdict(
        points,
        tuple(s.cells if earned > 0 else 0 for s, earned in zip(strengths, points, strict=True)),
        tuple(1 if rank == best else 0 for rank in ranks),
        _sentences(words),
    )


def more_eggs(grid: Grid, displays: Sequence[Display], card: Criterion, bunny: int = 0) -> Verdict:
    """Display 3: for each egg more than the better of the neighbours has."""
    seats = len(displays)
    eggs = [display.egg_count(display.egged) for display in displays]
    ahead = [max(0, eggs[seat] - max(eggs[seat - 1], eggs[(seat + 1) % seats])) for seat in range(seats)]
    return Verdict(
        tuple(card.prizes[0] * more for more in ahead),
        tuple(display.egged if more else 0 for display, more in zip(displays, ahead, strict=True)),
        (0,) * seats,
        _listed([Say("{who} has {n} egg.", "{who} has {n} eggs.", who=Who(seat), n=n) for seat, n in enumerate(eggs)]),
    )


TOGETHER: dict[tuple[str, int], Contest] = {
    ("eggs", 1): egg_majority, ("eggs", 11): egg_majority, ("eggs", 16): egg_majority,
    ("flowers", 2): flower_majority, ("display", 3): more_eggs,
}
"""The texts by the kind of scoring card and their number."""


def names(seats: Sequence[Seat]) -> Say:
    """These players, as part of a sentence."""
    if len(seats) == 1:
        return Say("{who}", who=Who(seats[0]))
    if len(seats) == 2:
        return Say("{one} and {other}", one=Who(seats[0]), other=Who(seats[1]))
    return Say("{one}, {others}", one=Who(seats[0]), others=names(seats[1:]))


def _bunny(strengths: Sequence[Strength], bunny: int, held: bool) -> list[Say]:
    most = max(s.group for s in strengths)
    if held:
        return [Say("Bunny holds {n} egg, more than any group: nobody gets the prize.",
                    "Bunny holds {n} eggs, more than any group: nobody gets the prize.", n=bunny)]
    if bunny and bunny == most:
        return [Say("Bunny has {n} too, and loses every tie.", n=bunny)]
    return []


def _ties(strengths: Sequence[Strength], places: Sequence[int], card: Criterion) -> list[Say]:
    """Who was told apart by all their cards, and who was not, at the places that are paid."""
    paid = {(s.group, s.total) for s, place in zip(strengths, places, strict=True) if place}
    words = _told_apart(strengths, paid, Say("such cards"))
    for place in sorted(set(places) - {0}):
        tied = [seat for seat, own in enumerate(places) if own == place]
        if len(tied) > 1:
            words.append(_tied(tied, card.prizes[place - 1]))
    return words


def _told_apart(strengths: Sequence[Strength], matter: set[tuple[int, int]], things: Say) -> list[Say]:
    """Sentences on equal groups of which one is ahead by its total, if one of the two ranks matters."""
    ranks = sorted({(s.group, s.total) for s in strengths}, reverse=True)
    words = []
    for ahead, behind in pairwise(ranks):
        if ahead[0] == behind[0] and {ahead, behind} & matter:
            first, second = ([seat for seat, s in enumerate(strengths) if (s.group, s.total) == rank]
                             for rank in (ahead, behind))
            words.append(Say(
                "The groups of {ahead} and {behind} are equal; of all {things} on the table it is {more} to {fewer}.",
                ahead=names(first), behind=names(second), things=things, more=ahead[1], fewer=behind[1]))
    return words


def _tied(seats: Sequence[Seat], prize: int) -> Say:
    if prize < 0:
        return Say("{who} tie: each loses {n} point.", "{who} tie: each loses {n} points.", who=names(seats), n=-prize)
    return Say("{who} tie: each gets {n} point.", "{who} tie: each gets {n} points.", who=names(seats), n=prize)


def _sentences(words: Sequence[Say]) -> Say | None:
    return _listed(words) if words else None


def _listed(words: Sequence[Say]) -> Say:
    """Sentences one after the other."""
    if len(words) == 1:
        return words[0]
    return Say("{sentence} {more}", sentence=words[0], more=_listed(words[1:]))
