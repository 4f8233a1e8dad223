"""Who sees what: `look` is the axiom all promises stand on, so here it is written out case by case."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import product

import pytest

from game.kernel.table import HOLE, Box, Face, Facts, Lying, Seen, Table, Viewer, Zone, look, lying, view, viewers
from tests.kernel.tables import Counted, table

FACE, BACK, NOTHING = "face", "back", "nothing"

# viewer, owner, pile and not on top?, up -> what is seen. Open hands and marks are tried below.
TRUTH: list[tuple[Viewer, Viewer, bool, bool, str]] = [
    # nobody's zone: up is up for all, down is down for all
    (None, None, False, True, FACE), (None, None, False, False, BACK),
    (0, None, False, True, FACE), (0, None, False, False, BACK),
    (1, None, False, True, FACE), (1, None, False, False, BACK),
    # seat 0's zone: its owner looks at what lies face down
    (None, 0, False, True, FACE), (None, 0, False, False, BACK),
    (0, 0, False, True, FACE), (0, 0, False, False, FACE),
    (1, 0, False, True, FACE), (1, 0, False, False, BACK),
    # buried in a pile: nobody sees anything, not the owner either, not even whether it is face up
    (None, None, True, True, NOTHING), (None, None, True, False, NOTHING),
    (0, None, True, True, NOTHING), (0, None, True, False, NOTHING),
    (1, None, True, True, NOTHING), (1, None, True, False, NOTHING),
    (None, 0, True, True, NOTHING), (None, 0, True, False, NOTHING),
    (0, 0, True, True, NOTHING), (0, 0, True, False, NOTHING),
    (1, 0, True, True, NOTHING), (1, 0, True, False, NOTHING),
]


def seen(viewer: Viewer, zone: Zone, lying: Lying, open_hands: bool = False) -> Seen:
    box = Box([zone], [Face("c", "c", "deck", "b", None)], 2)
    box.open_hands = open_hands
    return look(viewer, zone, lying, box)


def meant(what: str, up: bool, marked: bool = False) -> Seen:
    """The Seen that the truth table's word stands for."""
    if what == NOTHING:
        return Seen(None, None, "deck", False, False)
    return Seen(0 if what == FACE else None, "b", "deck", up, marked)


@pytest.mark.parametrize("viewer,owner,buried,up,what", TRUTH)
@pytest.mark.parametrize("marked", [False, True])
def test_what_a_viewer_sees_of_a_card(
    viewer: Viewer, owner: Viewer, buried: bool, up: bool, what: str, marked: bool,
) -> None:
    own_mark = marked and owner is not None and owner == viewer
    # a card is buried if and only if its zone is a pile and it is not on top
    for pile, top in [(True, False)] if buried else [(False, False), (False, True), (True, True)]:
        told = seen(viewer, Zone("z", owner, pile), Lying(0, up, marked, top))
        assert told == meant(what, up, own_mark), (pile, top)


@pytest.mark.parametrize("viewer,owner,buried,up,what", TRUTH)
@pytest.mark.parametrize("marked", [False, True])
def test_open_hands_let_everybody_look_where_only_the_owner_may(
    viewer: Viewer, owner: Viewer, buried: bool, up: bool, what: str, marked: bool,
) -> None:
    if owner is not None and not buried:
        what = FACE
    for pile, top in [(True, False)] if buried else [(False, False), (False, True), (True, True)]:
        told = seen(viewer, Zone("z", owner, pile), Lying(0, up, marked, top), open_hands=True)
        assert told == meant(what, up, marked and owner is not None), (pile, top)


def test_the_truth_table_is_whole() -> None:
    cases = [row[:4] for row in TRUTH]
    assert len(set(cases)) == len(cases)
    assert set(cases) == set(product((None, 0, 1), (None, 0), (False, True), (False, True)))


def test_a_view_is_a_snapshot() -> None:
    lies = table((Zone("hand.0", 0), [0, 1]), (Zone("grid", cells=3), [2]))
    before = view(lies, 0)
    lies.zones[0].pop()
    lies.facts.turn = 1
    assert before.cards(0) == [0, 1]
    assert before.facts.turn == 0
    assert before.zones[1][1] is None
    assert (before.count(0), before.count(1)) == (2, 1)


def test_a_view_holds_neither_seed_nor_roll() -> None:
    lies = table((Zone("pile", pile=True), [0, 1]))
    one = view(lies, None)
    lies.seed, lies.roll = 5, 7
    assert view(lies, None) == one


def test_a_copy_of_a_table_shares_nothing_that_changes() -> None:
    lies = table((Zone("a"), [0, 1]), (Zone("b"), []))
    copy = lies.copy()
    assert copy == lies
    copy.zones[0].pop()
    copy.up[0] = copy.marked[1] = 1
    copy.facts.turn = copy.roll = 3
    assert (lies.zones, lies.up[0], lies.marked[1], lies.facts.turn, lies.roll) == ([[0, 1], []], 0, 0, 0, 0)
    assert copy != lies


def test_cells_begin_as_holes() -> None:
    assert Table(Box([Zone("grid", cells=3), Zone("row")], [], 1), Counted()).zones == [[HOLE] * 3, []]


@pytest.mark.parametrize("zones,faces", [
    ([Zone("a"), Zone("a")], []),
    ([Zone("a")], [Face("c", "c", "d", "b", None)] * 2),
])
def test_a_box_needs_names_of_their_own(zones: list[Zone], faces: list[Face]) -> None:
    with pytest.raises(ValueError, match="a name of its own"):
        Box(zones, faces, 2)


def test_a_back_tells_where_cards_of_a_deck_have_several() -> None:
    box = table((Zone("a"), [])).box
    assert box.back_tells("two")
    assert not box.back_tells("one")


def test_everybody_may_look_and_so_may_nobody_in_particular() -> None:
    assert list(viewers(3)) == [None, 0, 1, 2]


@dataclass(slots=True)
class Base(Facts):
    turn: int
    shown: list[int]


@dataclass(slots=True)
class Wider(Base):
    names: tuple[str, ...] = ()


def test_copied_facts_share_no_list() -> None:
    facts = Wider(1, [1, 2], ("x",))
    copy = facts.copy()
    assert copy == facts and type(copy) is Wider
    copy.shown[0] = 9
    copy.turn = 2
    assert facts == Wider(1, [1, 2], ("x",))


@pytest.mark.parametrize("kind", ["dict[str, int]", "list[list[int]]", "tuple[list[int], ...]", "set[int]"])
def test_facts_that_a_copy_would_share_are_refused(kind: str) -> None:
    with pytest.raises(TypeError, match="flat lists"):
        type("Shares", (Facts,), {"__annotations__": {"field": kind}, "__slots__": ()})


def test_a_view_shows_each_card_as_look_says_however_often_it_is_taken() -> None:
    lies = table((Zone("pile", 1, pile=True), [0, 1, 2]), (Zone("hand.0", 0), [3, 4]), (Zone("grid", cells=3), [5]))
    for step in range(64):
        card = step * 7 % 6
        lies.up[card] ^= 1
        lies.marked[(card + step) % 6] ^= 1
        lies.zones[0].insert(0, lies.zones[0].pop())
        lies.box.open_hands = step % 5 == 0
        for viewer in viewers(2):
            rows = [tuple(None if card == HOLE else look(viewer, zone, lying(lies, index, place), lies.box)
                          for place, card in enumerate(lies.zones[index]))
                    for index, zone in enumerate(lies.box.zones)]
            assert view(lies, viewer).zones == tuple(rows)
