"""Tests of the picture that is painted again only where it changes: it never shows which way it came to be."""

from __future__ import annotations

import itertools

import pygame
from hypothesis import given
from hypothesis import strategies as st

from game.stage.painting import Dab, Painting, differing, joined, rising

SIZE = (160, 100)


def sheet(size: tuple[int, int], colour: tuple[int, int, int, int]) -> pygame.Surface:
    picture = pygame.Surface(size, pygame.SRCALPHA)
    picture.fill(colour)
    return picture


CLOTH = Dab(sheet(SIZE, (40, 90, 60, 255)), (0, 0, *SIZE))
SHEETS = [sheet((9 + 7 * n, 30 - 5 * n), (60 * n, 255 - 50 * n, 90, 90 + 40 * n)) for n in range(4)]
PLACES = st.tuples(st.integers(-20, 150), st.integers(-20, 90))
LAID = st.builds(lambda n, at: Dab(SHEETS[n], (*at, *SHEETS[n].get_size())), st.integers(0, 3), PLACES)
DIMMED = st.builds(lambda at: Dab((128, 128, 128), (*at, 40, 30), flags=pygame.BLEND_RGB_MULT), PLACES)
FAINT = st.builds(lambda dab, alpha: dab._replace(alpha=alpha), LAID, st.integers(0, 255))
PICTURES = st.lists(LAID | DIMMED | FAINT, max_size=9)


def painted(*pictures: list[Dab]) -> tuple[bytes, list[pygame.Rect]]:
    """What a painting shows that has been each of these in turn, and where the last changed it."""
    surface = pygame.Surface(SIZE)
    painting = Painting(surface, surface.get_rect())
    changed: list[pygame.Rect] = []
    for picture in pictures:
        changed = painting.paint([CLOTH, *picture])
    return pygame.image.tobytes(surface, "RGB"), changed


@given(PICTURES, PICTURES, st.data())
def test_it_looks_as_if_it_had_been_painted_at_once(before: list[Dab], new: list[Dab],
                                                     data: st.DataObject) -> None:
    after = data.draw(st.permutations(before[:5] + new))
    assert painted(before, after)[0] == painted(after)[0]


@given(PICTURES, PICTURES)
def test_nothing_changes_where_it_does_not_say_so(before: list[Dab], after: list[Dab]) -> None:
    old = pygame.image.frombytes(painted(before)[0], SIZE, "RGB")
    whole, changed = painted(before, after)
    new = pygame.image.frombytes(whole, SIZE, "RGB")
    for area in changed:
        old.blit(new, area, area)
    assert pygame.image.tobytes(old, "RGB") == whole


def test_the_same_dabs_are_painted_once() -> None:
    picture = [Dab(SHEETS[0], (10, 10, 9, 30))]
    assert painted(picture, list(picture))[1] == []


def test_only_what_moved_is_painted_anew() -> None:
    still, moved = Dab(SHEETS[1], (100, 70, 16, 25)), Dab(SHEETS[0], (10, 10, 9, 30))
    there = moved._replace(rect=(90, 10, 9, 30))
    assert sorted(painted([still, moved], [still, there])[1], key=tuple) == [(10, 10, 9, 30), (90, 10, 9, 30)]


def test_a_dab_that_comes_to_lie_over_another_differs() -> None:
    a, b, c = (Dab(SHEETS[n], (10 * n, 10, *SHEETS[n].get_size())) for n in range(3))
    assert differing([a, b, c], [b, c, a]) == [a, a]
    assert differing([a, b], [a, b]) == []
    assert differing([], [a]) == differing([a], []) == [a]


def test_it_stays_inside_its_area() -> None:
    surface = pygame.Surface((160, 200))
    Painting(surface, pygame.Rect(0, 55, 160, 90)).paint([Dab(sheet((160, 200), (9, 9, 9, 255)), (0, 0, 160, 200))])
    assert surface.get_at((80, 10)) == surface.get_at((80, 190)) == (0, 0, 0, 255)
    assert surface.get_at((80, 100)) == (9, 9, 9, 255)


@given(st.lists(st.builds(pygame.Rect, PLACES, st.tuples(st.integers(0, 30), st.integers(0, 30)))))
def test_joined_rectangles_hold_the_same(rects: list[pygame.Rect]) -> None:
    whole = joined(rects)
    assert len(whole) <= len(rects)
    assert all(any(one.contains(rect) for one in whole) for rect in rects if rect)


def test_rectangles_are_joined_only_where_that_is_cheaper() -> None:
    near, far = pygame.Rect(300, 310, 300, 300), pygame.Rect(900, 900, 300, 300)
    assert joined([pygame.Rect(300, 300, 300, 300), near, far]) == [pygame.Rect(300, 300, 300, 310), far]
    crossing = [pygame.Rect(0, 500, 1000, 40), pygame.Rect(500, 0, 40, 1000)]
    assert joined(crossing) == crossing


@given(st.lists(st.integers(-1, 12), max_size=14))
def test_what_rises_rises_and_no_longer_row_does(numbers: list[int]) -> None:
    row = [numbers[index] for index in reversed(rising(numbers))]
    assert all(a < b for a, b in itertools.pairwise(row)) and all(number >= 0 for number in row)
    longest = [0] * len(numbers)
    for n, number in enumerate(numbers):
        if number >= 0:
            longest[n] = 1 + max((longest[k] for k in range(n) if 0 <= numbers[k] < number), default=0)
    assert len(row) == max(longest, default=0)
