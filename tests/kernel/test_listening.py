"""What a listening dealer tells: one verb, one event; and everybody who follows ends at the table (`Watched`)."""

from __future__ import annotations

import pytest

from game.kernel.dealer import ListeningDealer
from game.kernel.dice import dice
from game.kernel.events import Beat, Cue, FactsChanged, Marked, Moved, Shuffled, Turned, Uncovered
from game.kernel.say import Say
from game.kernel.table import Seen, Table, Zone
from tests.kernel.tables import GRID, HAND, OTHER, PILE, ROW, Watched, five_zones, meddle, table


@pytest.fixture
def lies() -> Table:
    return five_zones()


def kinds(beats: list[Beat]) -> list[list[str]]:
    return [[type(event).__name__ for event in beat] for beat in beats]


def test_a_move_tells_from_where_to_where_and_how_it_looked(lies: Table) -> None:
    watched = Watched(lies)
    watched.dealer.move(4, HAND, ROW, up=1)
    assert watched.told(1) == [(
        Moved(HAND, 0, ROW, 1, Seen(None, "light", "two", False), Seen(4, "light", "two", True)),)]


def test_who_draws_sees_the_face_and_everybody_the_new_top(lies: Table) -> None:
    watched = Watched(lies)
    watched.dealer.deal(PILE, HAND)
    (moved, uncovered), = watched.told(0)
    assert isinstance(moved, Moved) and moved.after.face == 3
    assert uncovered == Uncovered(PILE, 2, Seen(None, None, "two", False), Seen(None, "light", "two", False))


def test_the_last_of_a_pile_uncovers_nothing(lies: Table) -> None:
    watched = Watched(lies)
    for _ in range(4):
        watched.dealer.deal(PILE, ROW)
    assert kinds(watched.told(None)) == [["Moved", "Uncovered"]] * 3 + [["Moved"]]


def test_a_card_laid_on_a_pile_buries_without_a_word(lies: Table) -> None:
    watched = Watched(lies)
    watched.dealer.move(4, HAND, PILE)
    assert kinds(watched.told(1)) == [["Moved"]]


def test_together_all_cards_are_lifted_before_any_is_set_down(lies: Table) -> None:
    watched = Watched(lies)
    with watched.dealer.together():
        watched.dealer.move(4, HAND, OTHER)
        watched.dealer.move(6, OTHER, HAND)
        watched.dealer.move(5, HAND, OTHER, at=0)
    beat, = watched.told(None)
    moves = [(event.src, event.index, event.dst, event.to) for event in beat if isinstance(event, Moved)]
    assert moves == [(HAND, 0, OTHER, 1), (OTHER, 0, HAND, 0), (HAND, 0, OTHER, 0)]
    assert lies.zones[OTHER] == [5, 7, 4]


def test_two_taken_together_from_a_pile_were_not_both_in_sight_before() -> None:
    watched = Watched(table((Zone("pile", pile=True), [0, 1]), (Zone("row"), [])))
    with watched.dealer.together():
        watched.dealer.deal(0, 1)
        watched.dealer.deal(0, 1)
    (first, second), = watched.told(None)
    assert isinstance(first, Moved) and isinstance(second, Moved)
    assert (first.before.back, second.before.back) == ("dark", None)


def test_a_top_that_is_exchanged_uncovers_nothing(lies: Table) -> None:
    watched = Watched(lies)
    with watched.dealer.together():
        watched.dealer.deal(PILE, HAND)
        watched.dealer.move(4, HAND, PILE, up=1)
    assert kinds(watched.told(None)) == [["Moved", "Moved"]]


def test_what_was_shoved_under_the_last_card_is_uncovered_with_it_gone() -> None:
    watched = Watched(table((Zone("pile", pile=True), [0]), (Zone("row"), [1])))
    with watched.dealer.together():
        watched.dealer.move(1, 1, 0, at=0)
        watched.dealer.move(0, 0, 1)
    assert kinds(watched.told(None)) == [["Moved", "Moved"]]


def test_a_card_that_moves_on_does_so_in_another_beat(lies: Table) -> None:
    watched = Watched(lies)
    with watched.dealer.together():
        watched.dealer.deal(PILE, ROW)
        watched.dealer.move(3, ROW, OTHER)
    assert kinds(watched.told(1)) == [["Moved", "Uncovered"], ["Moved"]]


def test_what_comes_and_goes_within_a_beat_was_never_there(lies: Table) -> None:
    watched = Watched(lies)
    with watched.dealer.together():
        watched.dealer.turn(4, HAND, 1)
        watched.dealer.turn(4, HAND, 0)
        watched.dealer.turn(5, HAND, 1)
        watched.dealer.move(5, HAND, OTHER)
    beat, = watched.told(None)
    assert kinds([beat]) == [["Moved"]]
    assert isinstance(beat[0], Moved) and beat[0].after.face is None


def test_turned_marked_and_moved_together_count_after_the_moves(lies: Table) -> None:
    watched = Watched(lies)
    with watched.dealer.together():
        watched.dealer.turn(5, HAND, 1)
        watched.dealer.mark(5, HAND)
        watched.dealer.move(4, HAND, ROW)
    beat, = watched.told(0)
    assert kinds([beat]) == [["Moved", "Turned", "Marked"]]
    assert isinstance(beat[1], Turned) and beat[1].index == 0


def test_a_turn_that_turns_nothing_is_not_told(lies: Table) -> None:
    watched = Watched(lies)
    watched.dealer.turn(8, ROW, 1)
    watched.dealer.mark(4, HAND, 0)
    assert watched.told(0) == []


def test_nobody_is_told_of_a_card_turned_in_the_middle_of_a_pile(lies: Table) -> None:
    watched = Watched(lies)
    watched.dealer.turn(0, PILE, 1)
    assert watched.told(None) == []


def test_a_mark_is_told_to_the_owner_of_its_zone_alone(lies: Table) -> None:
    watched = Watched(lies)
    watched.dealer.mark(4, HAND)
    dark = Seen(4, "light", "two", False)
    assert watched.told(0) == [(Marked(HAND, 0, dark, dark._replace(marked=True)),)]


@pytest.mark.parametrize("viewer", [None, 1])
def test_others_are_not_told_of_a_mark(lies: Table, viewer: int | None) -> None:
    watched = Watched(lies)
    watched.dealer.mark(4, HAND)
    assert watched.told(viewer) == []


def test_a_slide_is_one_beat_of_moves(lies: Table) -> None:
    watched = Watched(lies)
    watched.dealer.slide(GRID, [0, 1, 2, 3])
    beat, = watched.told(1)
    moves = [(event.index, event.to) for event in beat if isinstance(event, Moved)]
    assert moves == [(0, 3), (2, 1), (3, 2)]


def test_gathering_is_one_beat(lies: Table) -> None:
    watched = Watched(lies)
    watched.dealer.gather(PILE, OTHER, keep=1)
    assert kinds(watched.told(1)) == [["Moved"] * 3]


def test_a_shuffle_is_a_beat_of_its_own_even_in_the_midst_of_others(lies: Table) -> None:
    watched = Watched(lies)
    with watched.dealer.together():
        watched.dealer.move(4, HAND, PILE)
        watched.dealer.shuffle(PILE)
        watched.dealer.deal(PILE, HAND)
    told = watched.told(0)
    assert kinds(told) == [["Moved"], ["Shuffled"], ["Moved", "Uncovered"]]
    shuffled = told[1][0]
    assert isinstance(shuffled, Shuffled)
    assert [seen.face for seen in shuffled.row] == [None] * 5


def test_facts_are_told_in_their_place(lies: Table) -> None:
    watched = Watched(lies)
    watched.dealer.table.facts.turn = 1
    watched.dealer.deal(PILE, HAND)
    watched.dealer.table.facts.turn = 2
    watched.dealer.cue("draw", 0, Say("draws"))
    watched.dealer.table.facts.turn = 3
    told = [beat[0] for beat in watched.told(None)]
    assert [event.facts.turn for event in told if isinstance(event, FactsChanged)] == [1, 2, 3]
    assert [type(event).__name__ for event in told] == ["FactsChanged", "Moved", "FactsChanged", "Cue", "FactsChanged"]
    assert told[3] == Cue("draw", 0, Say("draws"))


def test_facts_told_do_not_change_with_the_table(lies: Table) -> None:
    dealer = ListeningDealer(lies)
    lies.facts.turn = 1
    told = dealer.done()[0][0]
    lies.facts.turn = 2
    assert isinstance(told, FactsChanged) and told.facts.turn == 1


def test_facts_that_did_not_change_are_not_told(lies: Table) -> None:
    watched = Watched(lies)
    watched.dealer.table.facts.turn = 0
    watched.dealer.cue("nothing")
    assert kinds(watched.told(None)) == [["Cue"]]


def test_together_with_nothing_in_it_is_no_beat(lies: Table) -> None:
    watched = Watched(lies)
    with watched.dealer.together(), watched.dealer.together():
        pass
    assert watched.told(None) == []


def test_followed_from_anywhere_any_row_of_verbs_ends_at_the_table(lies: Table) -> None:
    for seed in range(200):
        watched = Watched(lies.copy())
        meddle(watched.dealer, dice(seed))
        watched.told(None)  # compares every mirror with the table
