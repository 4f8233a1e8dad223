"""The texts in which players are compared: PK16-PK18, PK23 (flowers 2), PK25 (display 3)."""

from __future__ import annotations

import pytest

from tests.games.pisanki.pictures import contest, judged, scoring_card

FOUR, THREE, TWO, ONE = "cr cr cr cr", "cr cr cr", "cr cr", "cr"
THREE_AND_ONE = "cr cr cr . cr"
TWO_AND_TWO = "cr cr . cr cr"


@pytest.mark.parametrize(("egg", "text", "prizes"), [
    ("yellow", 1, (12, 6, 3, 0)), ("red", 11, (10, 5, 2, 0)), ("blue", 16, (14, 7, 3, 0))])
def test_pk18_the_prizes(egg: str, text: int, prizes: tuple[int, ...]) -> None:
    tables = [picture.replace("cr", f"c{egg[0]}") for picture in (FOUR, THREE, TWO, ONE)]
    assert contest(egg, text, *tables) == prizes


@pytest.mark.parametrize(("text", "egg"), [(1, "yellow"), (11, "orange"), (16, "purple")])
def test_pk16_with_two_only_the_first_place_scores_with_three_the_first_two(text: int, egg: str) -> None:
    three, two, one = (picture.replace("cr", f"c{egg[0]}") for picture in (THREE, TWO, ONE))
    first, second, _ = scoring_card(egg, text).prizes
    assert contest(egg, text, three, two) == (first, 0)
    assert contest(egg, text, two, three, one) == (second, first, 0)


def test_pk16_the_largest_connected_group_decides_not_the_number_of_cards() -> None:
    assert contest("red", 11, THREE, TWO_AND_TWO, "") == (10, 5, 0)


def test_pk16_diagonal_cards_are_not_connected() -> None:
    assert contest("red", 11, """cr .
                                 .  cr""", TWO) == (0, 10)


def test_pk16_a_group_may_bend() -> None:
    assert contest("red", 11, """cr cr
                                 .  cr""", TWO) == (10, 0)


def test_pk16_a_group_does_not_reach_round_the_edge() -> None:
    assert contest("red", 11, """.  .  .  .  .  cr
                                 cr .  .  .  .  .""", TWO) == (0, 10)


def test_pk16_equal_groups_are_told_apart_by_all_such_cards() -> None:
    verdict = judged(scoring_card("red", 11), THREE, THREE_AND_ONE, "")
    assert verdict.points == (5, 10, 0)
    assert "equal" in str(verdict.words)
    assert "4 to 3" in str(verdict.words)


def test_pk16_a_double_egg_is_one_card() -> None:
    assert contest("red", 11, "nr", TWO) == (0, 10)


def test_pk16_who_still_ties_gets_the_same_and_the_next_result_is_the_next_place() -> None:
    verdict = judged(scoring_card("yellow", 1), "cy cy cy", "cy cy cy", "cy cy", "cy")
    assert verdict.points == (12, 12, 6, 3)
    assert verdict.places == (1, 1, 2, 3)
    assert "tie: each gets 12" in str(verdict.words)


def test_pk16_a_tie_for_the_second_place_leaves_the_third_to_the_next_result() -> None:
    assert contest("blue", 16, "cb cb cb", "cb cb", "cb cb", "cb", "") == (14, 7, 7, 3, 0)
    assert contest("green", 1, "cg cg cg", "cg cg", "cg cg", "cg", "cg") == (12, 6, 6, 3, 3)


def test_pk16_a_tie_for_the_third_place_pays_both() -> None:
    assert contest("blue", 16, "cb cb cb", "cb cb", "cb", "cb") == (14, 7, 3, 3)


def test_pk16_with_three_players_a_tie_for_the_second_place_pays_both() -> None:
    assert contest("red", 11, TWO, THREE, TWO) == (5, 10, 5)


def test_pk16_a_player_with_no_such_card_gets_nothing() -> None:
    assert contest("red", 11, ONE, "", "cg cg", "") == (10, 0, 0, 0)
    assert contest("red", 11, "", "", "", "") == (0, 0, 0, 0)


@pytest.mark.parametrize(("one", "other", "bunny", "wanted"), [
    (THREE, TWO, 0, (10, 0)),
    (THREE, TWO, 2, (10, 0)),
    (THREE, TWO, 3, (10, 0)),                   # Bunny loses the tie
    (THREE, TWO, 4, (0, 0)),                    # Bunny above both: nobody
    (THREE, THREE_AND_ONE, 3, (0, 10)),         # more cards in total
    (TWO_AND_TWO, TWO, 2, (10, 0)),
    (TWO_AND_TWO, TWO, 3, (0, 0)),              # the total does not help against Bunny
    (THREE, THREE, 3, (10, 10)),                # they tie fully: both
    (THREE, THREE, 0, (10, 10)),
    (THREE, THREE, 4, (0, 0)),
    ("", "", 0, (0, 0)),
    ("", "", 2, (0, 0)),
    ("", ONE, 0, (0, 10)),
    ("", ONE, 1, (0, 10)),
])
def test_pk17_bunny(one: str, other: str, bunny: int, wanted: tuple[int, int]) -> None:
    assert contest("red", 11, one, other, bunny=bunny) == wanted


def test_pk17_says_why_bunny_matters() -> None:
    assert "nobody gets the prize" in str(judged(scoring_card("red", 11), TWO, ONE, bunny=3).words)
    assert "loses every tie" in str(judged(scoring_card("red", 11), TWO, ONE, bunny=2).words)
    assert judged(scoring_card("red", 11), THREE, ONE, bunny=2).words is None


def test_pk17_bunny_has_no_part_in_other_texts() -> None:
    assert contest("red", 7, """cr cr
                                cr cr""", "", bunny=9) == (6, 0)


# Flowers 2 (PK23)


def test_pk23_the_largest_group_of_flowers_gets_5_and_the_smallest_loses_2() -> None:
    assert contest("flowers", 2, "c+k c+w c+b", "c+k c+w", "c+k") == (5, 0, -2)


def test_pk23_groups_are_measured_in_flowers_and_kinds_do_not_matter() -> None:
    assert contest("flowers", 2, "cr+kk c+ww", "c+k c+k c+k", "c+k") == (5, 0, -2)


def test_pk23_equal_groups_are_told_apart_by_all_flowers() -> None:
    verdict = judged(scoring_card("flowers", 2), "c+kk . c+w", "c+kk", "c+k . c+k")
    assert verdict.points == (5, 0, -2)
    assert "3 to 2" in str(verdict.words)


def test_pk23_all_at_the_top_win_and_all_at_the_bottom_lose() -> None:
    assert contest("flowers", 2, "c+kk", "c+ww", "c+k", "c+b") == (5, 5, -2, -2)


def test_pk23_if_all_are_equal_all_win() -> None:
    assert contest("flowers", 2, "c+kk", "c+ww") == (5, 5)


def test_pk23_who_has_no_flower_is_at_the_bottom() -> None:
    assert contest("flowers", 2, "c+k", "cr") == (5, -2)


def test_pk23_if_nobody_has_a_flower_nobody_scores() -> None:
    assert contest("flowers", 2, "cr", "cr") == (0, 0)


def test_pk23_bunny_has_no_part() -> None:
    assert contest("flowers", 2, "c+k", "cr", bunny=24) == (5, -2)


# Display 3 (PK25)


def test_pk25_two_for_each_egg_more_than_the_other_player() -> None:
    assert contest("display", 3, "cr cg nb", "cr") == (6, 0)


def test_pk25_it_is_never_less_than_nothing_and_equal_is_nothing() -> None:
    assert contest("display", 3, "cr", "cr cg") == (0, 2)
    assert contest("display", 3, "nr", "cr cg") == (0, 0)


def test_pk25_with_three_players_both_others_are_neighbours() -> None:
    assert contest("display", 3, "cr cr cr", "cr", "cr cr") == (2, 0, 0)


def test_pk25_with_five_players_only_left_and_right_are_neighbours() -> None:
    five, one, nine = "cr cr cr cr cr", "cr", "nr nr nr nr cr"
    assert contest("display", 3, five, one, nine, one, one) == (8, 0, 16, 0, 0)


def test_pk25_the_better_neighbour_counts() -> None:
    assert contest("display", 3, "cr cr cr cr", "cr", "", "cr cr") == (4, 0, 0, 0)


def test_pk25_flowers_are_no_eggs() -> None:
    assert contest("display", 3, "cr c+kk", "") == (2, 0)
