"""PZ6-PZ13: what fits, drawing, debts, action cards, and piles that run out."""

from __future__ import annotations

from game.kernel.dealer import Dealer
from tests.games.pizzuno.rounds import Round

EIGHT = "yellow-1 yellow-2 yellow-3 yellow-4 yellow-6 yellow-7 yellow-8 yellow-9"


def test_pz6_a_card_fits_by_colour_number_or_symbol_and_wild_cards_always() -> None:
    hand = "red-1 blue-5 green-7 wild draw4 blue-skip"
    assert Round(hand, EIGHT, top="red-5").legal() == sorted(
        ["play red-1", "play blue-5", *(f"play {wild}={colour}" for wild in ("wild", "draw4")
                                        for colour in ("red", "green", "yellow", "blue"))])
    assert "play blue-skip" in Round(hand, EIGHT, top="red-skip").legal()


def test_pz6_after_a_wild_the_named_colour_counts() -> None:
    round_ = Round("green-1 red-1 blue-2", EIGHT, top="wild", colour="green")
    assert round_.legal() == ["play green-1"]


def test_pz7_whoever_holds_a_fitting_card_must_play_one() -> None:
    assert Round("red-1 red-2 blue-3", EIGHT).legal() == ["play red-1", "play red-2"]


def test_pz7_without_a_fitting_card_one_is_drawn_and_may_be_played_or_kept() -> None:
    round_ = Round("blue-1 blue-2 blue-3", EIGHT, draw="red-9 blue-4")
    assert round_.legal() == ["draw"]
    round_.do("draw")
    assert round_.turn == 0
    assert round_.legal() == ["keep", "play red-9"]
    assert Round("blue-1 blue-2 blue-3", EIGHT, draw="red-9").do("draw", "play red-9").discards[-1] == "red-9"
    kept = Round("blue-1 blue-2 blue-3", EIGHT, draw="red-9").do("draw", "keep")
    assert kept.hand(0) == ["blue-1", "blue-2", "blue-3", "red-9"]
    assert kept.turn == 1


def test_pz7_only_the_drawn_card_may_be_played_even_if_the_colour_would_let_others() -> None:
    round_ = Round("blue-1 blue-2 blue-3", EIGHT, top="red-5", draw="blue-5").do("draw")
    assert round_.legal() == ["keep", "play blue-5"]


def test_pz7_after_drawing_a_card_that_does_not_fit_the_player_is_asked_all_the_same() -> None:
    round_ = Round("blue-1 blue-2 blue-3", EIGHT, draw="green-9").do("draw")
    assert round_.turn == 0
    assert round_.legal() == ["keep"]
    assert round_.rules.obvious(round_.rules.legal(round_.table, 0)[0])


def test_pz7_there_is_no_drawing_while_a_card_fits_and_no_drawing_twice() -> None:
    assert "draw" not in Round("red-1 blue-2 blue-3", EIGHT).legal()
    assert "draw" not in Round("blue-1 blue-2 blue-3", EIGHT, draw="green-9 green-8").do("draw").legal()


def test_pz8_the_named_colour_belongs_to_the_table_and_not_to_the_card() -> None:
    assert Round("wild blue-7 blue-8", "green-1 blue-9 blue-6").do("play wild=green").legal() == ["play green-1"]
    # shuffled back into the pile and drawn again, it is as good as new
    again = Round("blue-7 blue-8", EIGHT, top="green-1", discards="wild", draw="").do("draw")
    assert again.hand(0)[-1] == "wild"
    assert again.legal() == ["keep", *(f"play wild={colour}" for colour in ("blue", "green", "red", "yellow"))]


def test_pz9_the_next_player_owes_two_and_draws_them_and_loses_the_turn() -> None:
    round_ = Round("red-draw2 blue-1 blue-2", "green-1 green-2 green-3", EIGHT).do("play red-draw2")
    assert round_.facts.debt == 2
    assert round_.legal() == ["pay@draw"]
    round_.do("pay@draw")
    assert round_.count(1) == 5
    assert round_.facts.debt == 0
    assert round_.turn == 2


def test_pz9_a_draw_two_of_any_colour_counters_and_passes_the_debt_on_two_cards_larger() -> None:
    round_ = Round("red-draw2 blue-1 blue-2", "green-draw2 red-1 wild", "yellow-1 yellow-2 yellow-3")
    round_.do("play red-draw2")
    assert round_.legal() == ["play green-draw2"], "who can counter must, and only a Draw Two does"
    round_.do("play green-draw2")
    assert round_.facts.debt == 4
    round_.do("pay@draw")
    assert round_.count(2) == 7
    assert round_.turn == 0


def test_pz9_what_the_piles_cannot_pay_is_forgiven() -> None:
    round_ = Round("red-draw2 blue-1 blue-2", "green-1 green-2 green-3", draw="yellow-1")
    round_.do("play red-draw2", "pay@draw")
    assert round_.count(1) == 5, "one from the pile, then the discards but their top"
    poor = Round("red-1 blue-2", "green-1 green-2", top="red-draw2", draw="yellow-1", debt=4, turn=1).do("pay@draw")
    assert poor.count(1) == 3
    assert poor.facts.debt == 0
    assert poor.turn == 0


def test_pz10_the_next_player_draws_four_at_once_and_loses_the_turn() -> None:
    round_ = Round("draw4 blue-1 blue-2", "red-draw2 green-2 green-3", EIGHT).do("play draw4=green")
    assert round_.count(1) == 7
    assert (round_.turn, round_.colour, round_.facts.debt) == (2, "green", 0)


def test_pz10_house_rule_draw_four_opens_a_debt_that_counters_must_fit() -> None:
    def opened(colour: str) -> Round:
        return Round("draw4 blue-1 blue-2", "red-draw2 green-draw2 draw4", EIGHT, draw_four_counters=True).do(
            f"play draw4={colour}")
    assert opened("green").facts.debt == 4
    assert opened("green").turn == 1
    fours = [f"play draw4={colour}" for colour in ("blue", "green", "red", "yellow")]
    assert opened("green").legal() == sorted([*fours, "play green-draw2"])
    assert opened("red").legal() == sorted([*fours, "play red-draw2"])
    assert opened("blue").legal() == fours
    assert opened("red").do("play red-draw2").facts.debt == 6
    assert opened("red").do("play draw4=blue").facts.debt == 8


def test_pz10_house_rule_draw_four_adds_to_a_debt_of_draw_twos() -> None:
    round_ = Round("red-draw2 blue-1 blue-2", "draw4 green-2 green-3", EIGHT, draw_four_counters=True)
    round_.do("play red-draw2", "play draw4=blue")
    assert round_.facts.debt == 6
    plain = Round("red-draw2 blue-1 blue-2", "draw4 green-2 green-3", EIGHT).do("play red-draw2")
    assert plain.legal() == ["pay@draw"]


def test_pz11_skip_takes_the_next_players_turn() -> None:
    assert Round("red-skip blue-1 blue-2", EIGHT, EIGHT[:17]).do("play red-skip").turn == 2
    assert Round("red-skip blue-1 blue-2", EIGHT).do("play red-skip").turn == 0


def test_pz12_reverse_turns_the_direction() -> None:
    round_ = Round("red-reverse blue-1 blue-2", "green-1 green-2 green-3", "red-1 red-2 blue-3").do("play red-reverse")
    assert (round_.turn, round_.facts.way) == (2, -1)
    assert round_.do("play red-1").turn == 1


def test_pz12_with_two_players_reverse_skips_the_other_unless_the_house_rule_is_off() -> None:
    assert Round("red-reverse blue-1 blue-2", EIGHT).do("play red-reverse").turn == 0
    assert Round("red-reverse blue-1 blue-2", EIGHT, reverse_skips_with_two=False).do("play red-reverse").turn == 1


def test_pz13_the_discards_but_their_top_become_a_new_pile() -> None:
    round_ = Round("blue-1 blue-2 blue-3", EIGHT, draw="", discards="green-1 green-2 green-3", top="red-5").do("draw")
    assert round_.discards == ["red-5"]
    assert sorted([*round_.draw, round_.hand(0)[-1]]) == ["green-1", "green-2", "green-3"]
    assert round_.facts.reshuffles == 1
    assert not any(round_.table.up[card] for card in round_.table.zones[0])


def test_pz13_drawing_nothing_ends_the_turn_without_keep() -> None:
    round_ = Round("blue-1 blue-2 blue-3", "red-1 red-2 red-3", draw="").do("draw")
    assert round_.turn == 1
    assert round_.facts.passes == 1
    assert round_.do("play red-1").facts.passes == 0


def test_pz13_when_everybody_in_a_row_passes_the_fewest_cards_win_and_ties_share() -> None:
    round_ = Round("blue-1 blue-2", "blue-3 blue-4 blue-6", "green-1 green-2", draw="", rounds=2)
    round_.do("draw", "draw", "draw")
    assert round_.facts.won == [1, 0, 1]
    assert round_.legal(0) == ["deal"]


def test_pz13_paying_a_debt_with_nothing_to_draw_is_passing_in_the_same_way() -> None:
    round_ = Round("blue-1 blue-2", "green-3 green-4 green-6", top="red-draw2", draw="", debt=2, turn=1, passes=1)
    round_.do("pay@draw")
    assert round_.facts.won == [1, 0]
    assert round_.turn is None


def test_pz13_after_twenty_reshuffles_in_a_round_the_fewest_cards_win() -> None:
    round_ = Round("blue-1 blue-2 blue-3 blue-4", "green-1 green-2 green-3", draw="", discards="green-6",
                   reshuffles=19).do("draw")
    assert round_.turn is None
    assert round_.facts.won == [0, 1]


def test_a_refused_card_says_why_in_words() -> None:
    round_ = Round("green-1 red-1 blue-2", "red-3 red-4 red-6", debt=0)

    def why(kind: str) -> str:
        card = next(card for card in round_.table.zones[2] if round_.kind(card) == kind)
        return str(round_.rules.why_not(round_.table, 0, card))
    assert why("blue-2").startswith("It fits neither")
    assert why("red-1") == "None"
    owing = Round("green-1 red-1 blue-2", "red-3 red-4 red-6", top="red-draw2", debt=4)
    assert str(owing.rules.why_not(owing.table, 0, owing.table.zones[2][0])) == (
        "You owe 4 cards: only a card that draws answers.")


def test_bots_in_their_heads_play_by_the_same_code_as_the_table() -> None:
    round_ = Round("red-skip blue-1 blue-2", EIGHT)
    dealer = Dealer(round_.table.copy())
    round_.rules.apply(dealer, round_.rules.legal(round_.table, 0)[0])
    assert round_.turn == 0
    assert round_.count(0) == 3, "a copy was played on"
