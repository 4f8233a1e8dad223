"""Tests where the cards of one place lie."""

from __future__ import annotations

import pytest

from game.stage.spread import Place, drawn, spots

HAND = Place("hand@0", 430, 690, 1080, 304, "fan", card=158, step=106, legal_up=34)
ROW = Place("row", 100, 100, 500, 140, "row", card=100, step=110)


def xs(place: Place, count: int) -> list[float]:
    return [spot.x for spot in spots(place, count)]


def test_a_fan_of_nine_lies_as_it_was_drawn() -> None:
    lie = spots(HAND, 9)
    assert lie[4].x == 970
    assert lie[4].y == pytest.approx(746 + 110.6)
    assert [spot.y - lie[4].y for spot in lie] == pytest.approx([1.1 * u * u for u in range(-4, 5)])
    assert [spot.angle for spot in lie] == [1.5 * u for u in range(-4, 5)]
    assert lie[1].x - lie[0].x == 106


def test_a_fuller_fan_narrows_and_flattens_to_stay_in_its_place() -> None:
    lie = spots(HAND, 20)
    assert lie[1].x - lie[0].x == pytest.approx((1080 - 158) / 19)
    assert lie[0].x - 79 == pytest.approx(430)
    assert lie[0].y + 110.6 <= 994
    assert abs(lie[0].angle) < 1.5 * 9.5


def test_above_twenty_cards_a_fan_has_two_rows_whose_corners_show() -> None:
    lie = spots(HAND, 25)
    behind, before = lie[:13], lie[13:]
    assert min(spot.y for spot in before) - max(spot.y for spot in behind) >= 0.3 * 158 * 1.4 - 1
    assert behind[1].x - behind[0].x >= 0.3 * 158


def test_the_last_two_cards_of_a_hand_lie_apart_but_not_those_of_others() -> None:
    first, second = xs(HAND, 2)
    assert second - first == pytest.approx(1.2 * 158)
    backs = Place("hand@1", 60, 404, 288, 150, "fan", card=84, step=44, bend=4)
    first, second = xs(backs, 2)
    assert second - first == 44


def test_a_row_starts_at_the_left_and_narrows_when_full() -> None:
    assert xs(ROW, 3) == [150, 260, 370]
    assert xs(ROW, 9) == [150 + k * 50 for k in range(9)]
    assert xs(ROW, 1) == [150]


def test_a_centred_row_grows_from_the_middle() -> None:
    assert xs(Place("hand@0", 100, 100, 500, 140, "row", card=100, step=110, centred=True), 2) == [295, 405]


def test_of_too_long_a_row_the_first_are_drawn_and_the_rest_lie_under_their_number() -> None:
    row = Place("display@1", 0, 0, 239, 84, "row", card=59, step=62, most=7)
    assert drawn(row, 7) == range(7)
    assert drawn(row, 8) == range(6)
    lie = xs(row, 11)
    assert lie[:7] == pytest.approx([29.5 + 30 * k for k in range(7)])
    assert set(lie[7:]) == {lie[6]}


def test_a_grid_is_filled_in_reading_order_with_one_gap_both_ways() -> None:
    grid = Place("grid@0", 54, 306, 717, 654, "grid", card=112, columns=6)
    lie = spots(grid, 24)
    assert (lie[0].x, lie[0].y) == (54 + 56, pytest.approx(306 + 78.4))
    assert lie[1].x - lie[0].x == 121
    assert lie[6].x == lie[0].x and lie[6].y - lie[0].y == pytest.approx(112 * 1.4 + 9)


def test_the_top_of_a_pile_lies_in_the_middle_and_three_cards_are_drawn() -> None:
    pile = Place("draw", 664, 262, 190, 266, "pile", card=190)
    lie = spots(pile, 40)
    assert (lie[-1].x, lie[-1].y) == (759, 395)
    assert drawn(pile, 40) == range(37, 40) and drawn(pile, 2) == range(2)
    assert lie[-2].x < lie[-1].x and lie[-2].y > lie[-1].y
    assert lie[0] == lie[-3]


def test_no_card_of_an_untidy_pile_stirs_when_another_lands_on_it() -> None:
    pile = Place("discard", 962, 255, 196, 274, "pile", card=184, tilt=14)
    assert spots(pile, 12)[:11] == spots(pile, 11)
    assert all(abs(spot.angle) <= 14 for spot in spots(pile, 60))
    assert len({spot.angle for spot in spots(pile, 3)}) == 3


def test_a_hand_that_is_only_counted_shows_three_backs_beside_each_other() -> None:
    hand = Place("hand@1", 428, 42, 150, 66, "pile", card=44, step=20, most=3)
    assert xs(hand, 5) == [450, 450, 450, 470, 490]
    assert xs(hand, 1) == [450]


def test_a_stack_sorts_cards_by_their_backs() -> None:
    place = Place("owned@1", 0, 0, 222, 72, "stack", card=48, step=57)
    lie = spots(place, 5, ["price-3-6", "price-2-4", "price-3-6", "price-5-10", "price-2-4"])
    tops = {24.0: lie[4], 81.0: lie[2], 138.0: lie[3]}
    assert all(spot.x == x and spot.y == 36 for x, spot in tops.items())
    assert 24 < lie[1].x < 30 and lie[1].y < 36
    assert drawn(place, 5) == range(5)


def test_a_turned_place_turns_its_cards_about_its_middle() -> None:
    turned = Place("row", 100, 100, 500, 140, "row", card=100, step=110, turn=90)
    first = spots(turned, 1)[0]
    assert (first.x, first.y, first.angle) == (pytest.approx(350), pytest.approx(170 - 200), 90)


def test_a_place_for_words_has_no_spots() -> None:
    with pytest.raises(ValueError, match="log is not a place for cards"):
        spots(Place("log", 0, 0, 10, 10, hud=True), 1)


@pytest.mark.parametrize("spread", ["pile", "row", "fan", "grid", "stack"])
def test_an_empty_place_has_no_spots(spread: str) -> None:
    assert spots(Place("any", 0, 0, 100, 140, spread, card=100, step=10, columns=1), 0) == []
