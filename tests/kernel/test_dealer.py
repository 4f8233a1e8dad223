"""What the verbs of a dealer do, heard or not."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game.kernel.dealer import Dealer, ListeningDealer
from game.kernel.dice import dice
from game.kernel.table import HOLE, Table
from tests.kernel.tables import GRID, HAND, PILE, ROW, five_zones, meddle

DEALERS = pytest.mark.parametrize("dealer_of", [Dealer, ListeningDealer])
MakeDealer = Callable[[Table], Dealer]


@pytest.fixture
def lies() -> Table:
    return five_zones()


@DEALERS
def test_a_card_moves_to_the_end_and_face_down_if_nothing_else_is_said(dealer_of: MakeDealer, lies: Table) -> None:
    lies.up[4] = lies.marked[4] = 1
    dealer_of(lies).move(4, HAND, ROW)
    assert lies.zones[HAND] == [5]
    assert lies.zones[ROW] == [8, 4]
    assert (lies.up[4], lies.marked[4]) == (0, 0)


@DEALERS
def test_a_card_moves_to_a_place_that_is_named(dealer_of: MakeDealer, lies: Table) -> None:
    dealer_of(lies).move(4, HAND, ROW, up=1, at=0)
    assert lies.zones[ROW] == [4, 8]
    assert lies.up[4]


@DEALERS
def test_cells_keep_their_holes(dealer_of: MakeDealer, lies: Table) -> None:
    dealer = dealer_of(lies)
    dealer.move(10, GRID, ROW)
    dealer.move(4, HAND, GRID)
    dealer.move(5, HAND, GRID, at=5)
    assert lies.zones[GRID] == [9, 4, HOLE, 11, HOLE, 5]


@DEALERS
def test_dealing_takes_the_top_and_its_mark(dealer_of: MakeDealer, lies: Table) -> None:
    lies.marked[3] = 1
    dealer = dealer_of(lies)
    assert dealer.deal(PILE, HAND) == 3
    assert dealer.deal(PILE, GRID, up=1) == 2
    assert lies.zones[HAND] == [4, 5, 3]
    assert lies.zones[GRID][1] == 2
    assert (lies.marked[3], lies.up[2]) == (0, 1)


@DEALERS
@pytest.mark.parametrize("keep,left,gathered", [
    (0, [], [8, 0, 1, 2, 3]), (1, [3], [8, 0, 1, 2]), (4, [0, 1, 2, 3], [8]), (9, [0, 1, 2, 3], [8]),
])
def test_gathering_keeps_the_last(
    dealer_of: MakeDealer, lies: Table, keep: int, left: list[int], gathered: list[int],
) -> None:
    dealer_of(lies).gather(PILE, ROW, keep)
    assert lies.zones[PILE] == left
    assert lies.zones[ROW] == gathered


@DEALERS
def test_a_slide_closes_up_towards_the_gap(dealer_of: MakeDealer, lies: Table) -> None:
    dealer_of(lies).slide(GRID, [0, 1, 2, 3])
    assert lies.zones[GRID] == [HOLE, 10, 11, 9, HOLE, HOLE]


@DEALERS
def test_a_shuffle_rolls_the_tables_own_dice(dealer_of: MakeDealer, lies: Table) -> None:
    again = lies.copy()
    dealer_of(lies).shuffle(PILE)
    Dealer(again).shuffle(PILE)
    assert lies == again
    assert lies.roll == 1
    assert sorted(lies.zones[PILE]) == [0, 1, 2, 3]


def test_only_a_listening_dealer_listens() -> None:
    assert ListeningDealer.listening and not Dealer.listening


def test_heard_or_not_any_row_of_verbs_does_the_same(lies: Table) -> None:
    for seed in range(30):
        quiet, loud = lies.copy(), lies.copy()
        meddle(Dealer(quiet), dice(seed))
        meddle(ListeningDealer(loud), dice(seed))
        assert quiet == loud
