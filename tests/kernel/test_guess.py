"""A guess looks like the truth to its viewer, and may be anything else."""

from __future__ import annotations

import pytest

from game.kernel.dice import dice
from game.kernel.guess import guess
from game.kernel.table import HOLE, Table, Viewer, Zone, view, viewers
from tests.kernel.tables import table

PILE, HAND, OTHER, GRID = range(4)


@pytest.fixture
def lies() -> Table:
    """Two decks, one with two backs, in a pile, two hands and a grid with holes; some up, some marked."""
    return table((Zone("pile", pile=True), [0, 1, 2, 8, 3]), (Zone("hand.0", 0), [4, 9, 5]),
                 (Zone("hand.1", 1), [6, 10]), (Zone("grid", cells=4), [7, HOLE, 11]), up=[7, 0], marked=[4, 10])


@pytest.mark.parametrize("viewer", [None, 0, 1])
@pytest.mark.parametrize("open_hands", [False, True])
def test_a_guess_cannot_be_told_from_the_truth(lies: Table, viewer: Viewer, open_hands: bool) -> None:
    lies.box.open_hands = open_hands
    for seed in range(50):
        shown = view(lies, viewer)
        guessed = guess(shown, dice(seed))
        assert view(guessed, viewer) == shown
        assert sorted(card for row in guessed.zones for card in row) == [HOLE, HOLE, *range(12)]


def test_a_guess_puts_only_cards_of_the_deck_and_the_back_that_are_seen(lies: Table) -> None:
    faces = lies.box.faces
    for seed in range(50):
        guessed = guess(view(lies, 0), dice(seed))
        for zone, row in enumerate(lies.zones):
            for index, card in enumerate(row):
                if card != HOLE:
                    other = guessed.zones[zone][index]
                    assert faces[other].deck == faces[card].deck
                    buried = zone == PILE and index < len(row) - 1
                    assert buried or faces[other].back == faces[card].back


def test_everything_that_is_possible_is_guessed(lies: Table) -> None:
    guessed = [guess(view(lies, 0), dice(seed)) for seed in range(300)]
    # of light backs seat 0 does not see 0, 2 and 6; of plain ones 8, 10 and 11
    assert {table.zones[OTHER][0] for table in guessed} == {0, 2, 6}
    assert {table.zones[OTHER][1] for table in guessed} == {8, 10, 11}
    # the pile's top shows a dark back; below it anything of the deck may lie
    assert {table.zones[PILE][-1] for table in guessed} == {1, 3}
    assert {table.zones[PILE][0] for table in guessed} == {0, 1, 2, 3, 6}


def test_marks_that_only_others_see_are_dealt_afresh(lies: Table) -> None:
    marks = [guess(view(lies, 0), dice(seed)) for seed in range(50)]
    assert all(table.marked[4] and not table.marked[5] for table in marks), "its own marks a seat knows"
    others = {tuple(table.marked[card] for card in table.zones[OTHER]) for table in marks}
    assert len(others) > 1


def test_a_guess_knows_neither_seed_nor_roll(lies: Table) -> None:
    lies.seed, lies.roll = 123, 45
    seeds = {guess(view(lies, None), dice(n)).seed for n in range(20)}
    assert 123 not in seeds and len(seeds) == 20


def test_a_guess_has_facts_of_its_own(lies: Table) -> None:
    shown = view(lies, None)
    guess(shown, dice(1)).facts.turn = 9
    assert shown.facts.turn == 0


def test_the_same_dice_guess_the_same(lies: Table) -> None:
    for viewer in viewers(2):
        assert guess(view(lies, viewer), dice(7)) == guess(view(lies, viewer), dice(7))
