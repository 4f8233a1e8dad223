"""A round: opening, passing, buying and moving. PK8-PK14."""

from __future__ import annotations

import pytest

from game.kernel.say import Refused
from game.kernel.table import HOLE
from tests.games.pisanki.pictures import (
    do,
    face_down,
    facts_of,
    grid,
    new_match,
    offers,
    play_round,
    rules_of,
    texts,
)
from tests.playing import played, truth


def test_pk8_everybody_opens_the_first_card_of_their_grid_onto_their_own_offer() -> None:
    match = new_match(4)
    assert [len(offer) for offer in offers(match)] == [1, 1, 1, 1]
    assert all(grid(match, seat).count(HOLE) == 1 for seat in range(4))


def test_pk8_opening_goes_left_to_right_then_down_and_leaves_its_space_empty() -> None:
    match = new_match(2, seed=3)
    for turn in (2, 3):
        do(match, "p0 pass", "p1 pass")
        assert [card == HOLE for card in grid(match, 0)] == [cell < turn for cell in range(24)]


def test_pk8_the_nearest_face_down_card_is_opened_wherever_it_slid() -> None:
    match = do(new_match(2), "p0 buy@offer.0", "p0 lift@grid.0/0", "p0 set@grid.0/2", "p0 stay")
    first = grid(match, 0)[0]
    assert not truth(match).up[first]
    do(match, "p1 buy@offer.1", "p1 stay")
    assert offers(match)[0] == [first]
    assert grid(match, 0)[0] == HOLE


def test_pk8_who_has_bought_opens_no_more_in_this_round() -> None:
    match = do(new_match(3), "p0 buy@offer.0", "p0 stay", "p1 pass", "p2 pass")
    assert facts_of(match).turn == 2
    assert [face_down(match, seat) for seat in range(3)] == [23, 22, 22]


def test_pk9_the_example_of_the_sheet() -> None:
    match = do(new_match(5), "p0 buy@offer.2", "p0 stay")
    assert facts_of(match).feeds[2] == 0
    do(match, "p1 buy@offer.3", "p1 stay")
    assert facts_of(match).feeds[3] == 1
    do(match, "p2 buy@offer.1", "p2 stay")
    assert facts_of(match).feeds[3] == 0
    do(match, "p3 pass", "p4 pass")
    assert facts_of(match).turn == 2
    assert [len(offer) for offer in offers(match)] == [2, 0, 0, 0, 2]
    assert facts_of(match).feeds == [-1, -1, -1, 0, 4]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_pk9_in_turn_t_every_standing_offer_holds_t_cards_always(seats: int) -> None:
    for seed in range(4):
        for match in played(new_match(seats, seed), seed):
            facts = facts_of(match)
            for offer, cards in enumerate(offers(match)):
                assert len(cards) == (facts.turn if facts.standing >> offer & 1 else 0)
            in_round = [feeds for feeds in facts.feeds if feeds >= 0]
            assert sorted(in_round) == [offer for offer in range(seats) if facts.standing >> offer & 1]


def test_pk10_everybody_decides_in_leader_order() -> None:
    match = new_match(4, leader="3")
    asked = []
    for _ in range(4):
        asked.append(match.awaited)
        do(match, f"p{match.awaited} pass")
    assert asked == [2, 3, 0, 1]


def test_pk10_a_player_passes_or_buys_any_offer() -> None:
    assert texts(new_match(3)) == ["p0 buy@offer.0", "p0 buy@offer.1", "p0 buy@offer.2", "p0 pass"]


def test_pk10_in_the_third_turn_nobody_may_pass() -> None:
    match = do(new_match(2), "p0 pass", "p1 pass", "p0 pass", "p1 pass")
    assert texts(match) == ["p0 buy@offer.0", "p0 buy@offer.1"]
    with pytest.raises(Refused):
        match.submit("p0 pass")


def test_pk10_who_could_not_open_a_card_next_turn_may_not_pass() -> None:
    match = new_match(5)
    for _ in range(7):
        play_round(match, 2)
    assert facts_of(match).turn == 1
    assert face_down(match, 0) == 0
    assert "p0 pass" not in texts(match)


def test_pk11_the_cards_fill_the_empty_spaces_in_their_order() -> None:
    match = do(new_match(3), "p0 pass", "p1 pass", "p2 pass")
    bought = offers(match)[1]
    do(match, "p0 buy@offer.1")
    assert grid(match, 0)[:2] == bought
    assert all(truth(match).up[card] for card in bought)


def test_pk11_spaces_in_two_rows_are_filled_in_reading_order() -> None:
    match = new_match(5)
    play_round(match, 3)
    do(match, *(f"p{seat} pass" for seat in (0, 1, 2, 3, 4)), *(f"p{seat} pass" for seat in (0, 1, 2, 3, 4)))
    assert [cell for cell, card in enumerate(grid(match, 0)) if card == HOLE] == [3, 4, 5]
    bought = offers(match)[4]
    do(match, "p0 buy@offer.4")
    assert grid(match, 0)[3:6] == bought


def test_pk11_an_offer_that_is_bought_is_gone_until_the_round_ends() -> None:
    match = do(new_match(3), "p0 buy@offer.1", "p0 stay")
    assert texts(match) == ["p1 buy@offer.0", "p1 buy@offer.2", "p1 pass"]


def test_pk12_the_first_buyer_leads_the_next_round() -> None:
    match = do(new_match(3), "p0 pass", "p1 buy@offer.1", "p1 stay", "p2 buy@offer.2", "p2 stay")
    assert match.awaited == 0  # the order of this round stays
    do(match, "p0 buy@offer.0", "p0 stay")
    assert facts_of(match).turn == 1
    assert (match.awaited, facts_of(match).leader) == (1, 1)


@pytest.mark.parametrize(("cards", "moves"), [(1, 2), (2, 1)])
def test_pk13_few_cards_many_moves(cards: int, moves: int) -> None:
    match = new_match(2)
    for _ in range(cards - 1):
        do(match, "p0 pass", "p1 pass")
    do(match, "p0 buy@offer.0")
    for done in range(moves):
        assert facts_of(match).moves == moves - done
        do(match, "p0 lift@grid.0/0", "p0 set@grid.0/1") if done == 0 else do(
            match, "p0 lift@grid.0/1", "p0 set@grid.0/0")
    assert texts(match) == ["p0 stay"]


def test_pk13_after_buying_three_cards_there_is_no_move() -> None:
    match = do(new_match(2), "p0 pass", "p1 pass", "p0 pass", "p1 pass", "p0 buy@offer.0")
    assert match.awaited == 1


def test_pk13_a_move_slides_the_cards_between_towards_the_gap() -> None:
    match = do(new_match(2), "p0 buy@offer.0")
    before = grid(match, 0)
    do(match, "p0 lift@grid.0/0", "p0 set@grid.0/3")
    assert grid(match, 0) == [*before[1:4], before[0], *before[4:]]
    do(match, "p0 lift@grid.0/3", "p0 set@grid.0/15")
    assert [grid(match, 0)[cell] for cell in (3, 9, 15)] == [before[9], before[15], before[0]]


def test_pk13_a_card_is_set_down_somewhere_else_in_its_row_or_column() -> None:
    match = do(new_match(4), "p0 buy@offer.0", "p0 lift@grid.0/0")
    assert texts(match) == [f"p0 set@grid.0/{cell}" for cell in (1, 2, 3, 4, 5, 6, 12)]


def test_pk13_face_down_cards_slide_but_are_never_lifted() -> None:
    match = do(new_match(2), "p0 buy@offer.1")
    assert texts(match) == ["p0 lift@grid.0/0", "p0 stay"]


def test_pk13_moving_is_never_compulsory_and_comes_before_the_next_player_decides() -> None:
    match = do(new_match(2), "p0 buy@offer.1")
    assert match.awaited == 0
    assert match.legal(1) == ()
    do(match, "p0 stay")
    assert match.awaited == 1


def test_pk13_each_move_is_finished_before_the_next() -> None:
    match = do(new_match(2), "p0 buy@offer.1", "p0 lift@grid.0/0")
    assert not any(text.startswith(("p0 lift", "p0 stay")) for text in texts(match))


def test_a_move_can_be_taken_back_step_by_step_even_the_last_before_new_cards_open() -> None:
    match = do(new_match(2), "p0 buy@offer.0", "p0 stay", "p1 buy@offer.1")
    before = grid(match, 1)
    do(match, "p1 lift@grid.1/0", "p1 set@grid.1/1", "p1 lift@grid.1/1", "p1 set@grid.1/7")
    for _ in range(4):
        match.undo(1)
    assert grid(match, 1) == before


def test_the_landing_of_a_move_can_be_previewed() -> None:
    match = do(new_match(2), "p0 buy@offer.0", "p0 stay", "p1 buy@offer.1", "p1 lift@grid.1/0")
    assert all(match.preview(action, 1) for action in match.legal(1))


def test_pk14_a_round_ends_when_everybody_has_bought() -> None:
    match = do(new_match(2), "p0 buy@offer.0", "p0 stay", "p1 buy@offer.1", "p1 stay")
    assert facts_of(match).standing == 0b11
    assert facts_of(match).turn == 1
    assert [len(offer) for offer in offers(match)] == [1, 1]


def test_pk14_the_game_ends_after_the_round_in_which_a_table_is_complete() -> None:
    match = new_match(2)
    for _ in range(8):
        assert not match.over
        play_round(match, 3)
    assert match.over
    assert face_down(match, 0) == 0
    assert match.legal(0) == match.legal(1) == ()


def test_pk14_one_complete_table_is_enough() -> None:
    match = new_match(2)
    while not match.over:
        facts = facts_of(match)
        slow = facts.asked == 1 and facts.moves < 0
        do(match, texts(match)[0] if slow else texts(match)[-1])
    assert face_down(match, 0) == 0
    assert face_down(match, 1) > 8


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_nobody_ever_gets_stuck(seats: int) -> None:
    for seed in range(10):
        match = new_match(seats, seed, scoring_cards="drawn", leader="random")
        for _ in played(match, seed):
            pass
        rules = rules_of(match)
        assert 0 in [face_down(match, seat) for seat in range(seats)]
        assert all(not offer for offer in offers(match))
        assert all(HOLE not in truth(match).zones[rules.grids + seat] for seat in range(seats))
