"""PZ14-PZ18: the call, its penalty, the end of a round and of a match."""

from __future__ import annotations

from game.games.pizzuno.cards import HAND
from game.kernel.match import Match
from tests.games.pizzuno.rounds import Round
from tests.playing import SHELF, play

REST = "green-1 green-2 green-3"


def test_pz14_the_call_is_open_with_exactly_two_cards_whoevers_turn_it_is() -> None:
    assert "call" in Round("red-1 blue-2", REST).legal(0)
    assert Round(REST, "red-1 blue-2").legal(1) == ["call"]
    assert Round("red-1 blue-2 blue-3", REST).legal(1) == []
    assert "call" not in Round("red-1 blue-2 blue-3", REST).legal(0)
    assert "call" not in Round("red-1", REST).legal(0)


def test_pz14_a_call_stands_and_is_not_made_twice() -> None:
    round_ = Round("red-1 blue-2", REST).do("call")
    assert "call" not in round_.legal(0)
    assert round_.turn == 0, "a call is no turn"


def test_pz14_a_call_stands_until_the_hand_holds_three_or_more() -> None:
    round_ = Round("blue-1 blue-2", REST, draw="red-9 red-8 red-7").do("call").do("draw")
    assert round_.facts.called == 0
    kept = Round("red-1 blue-2", "red-3 green-2 green-4", draw="green-9").do("call", "play red-1").do("play red-3")
    assert kept.facts.called == 1
    assert kept.do("draw").facts.called == 1, "from one card to two it still stands"


def test_pz14_with_one_card_it_can_still_be_called_until_the_next_action_that_is_no_call() -> None:
    round_ = Round("red-1 blue-2", "red-3 green-2 green-4").do("play red-1")
    assert round_.legal(0) == ["call"]
    assert round_.rules.last_chance(round_.table) == (0,)
    round_.do("call", seat=0)
    round_.do("play red-3")
    assert round_.count(0) == 1
    late = Round("red-1 blue-2", "red-3 green-2 green-4").do("play red-1").do("play red-3")
    assert late.legal(0) == ["play blue-2"] or "call" not in late.legal(0)


def test_pz14_another_players_call_does_not_close_the_window() -> None:
    round_ = Round("red-1 blue-2", "red-3 green-2", REST).do("play red-1").do("call", seat=1)
    assert round_.legal(0) == ["call"]


def test_pz15_who_forgot_draws_five_before_the_next_action_takes_effect() -> None:
    round_ = Round("red-1 blue-2", "red-3 green-2 green-4").do("play red-1")
    assert round_.count(0) == 1, "not yet"
    round_.do("play red-3")
    assert round_.count(0) == 6
    assert round_.discards[-1] == "red-3"


def test_pz15_the_penalty_is_a_house_rule() -> None:
    assert Round("red-1 blue-2", "red-3 green-2 green-4", call_penalty=2).do("play red-1", "play red-3").count(0) == 3


def test_pz15_the_chosen_action_stands_even_if_the_five_cards_would_now_fit() -> None:
    round_ = Round("red-skip blue-2", REST, draw="red-9 red-8 red-7 red-6 red-4 green-9").do("play red-skip")
    assert round_.turn == 0
    round_.do("draw")
    assert round_.hand(0)[1:6] == ["red-9", "red-8", "red-7", "red-6", "red-4"]
    assert round_.hand(0)[6] == "green-9"
    assert round_.legal() == ["keep"], "the card drawn for the turn is the one that counts"


def test_pz15_being_skipped_and_drawing_four_are_not_actions() -> None:
    round_ = Round("draw4 blue-2", "red-3 green-2 green-4").do("play draw4=blue")
    assert round_.count(0) == 1
    assert round_.turn == 0
    assert "call" in round_.legal(0)
    round_.do("play blue-2")
    assert round_.count(0) == 5, "five drawn, one played: the lapse came first"
    assert round_.turn == 1


def test_pz15_the_last_card_played_by_another_wins_after_the_penalty() -> None:
    round_ = Round("red-1 blue-2", "red-3", called=2).do("play red-1", "play red-3")
    assert round_.count(0) == 6
    assert round_.facts.won == [0, 1]


def test_pz16_a_seat_can_call_out_of_turn_in_a_match() -> None:
    match = Match(SHELF.rules("pizzuno", 2), 3)
    for played in range(400):
        for seat in match.interrupts():
            match.submit(f"p{seat} call")
            assert match.view(None).facts.called >> seat & 1
            return
        assert match.awaited is not None
        match.submit(match.legal(match.awaited)[0])
        assert played < 399


def test_pz17_the_first_empty_hand_wins_whatever_the_last_card_was() -> None:
    for last in ("red-draw2", "red-skip", "draw4=blue", "red-1"):
        round_ = Round(last.split("=")[0], REST, called=1).do(f"play {last}")
        assert round_.facts.won == [1, 0]
        assert round_.turn is None
        assert round_.count(1) == 3, "no debt is drawn any more"


def test_pz18_between_rounds_the_host_is_awaited_with_one_action() -> None:
    round_ = Round("green-1 green-2", "red-1", turn=1, called=2, rounds=2).do("play red-1")
    assert round_.turn == 0
    assert round_.legal() == ["deal"]
    assert round_.legal(1) == []


def test_pz18_the_winner_goes_first_in_the_next_round_and_all_starts_anew() -> None:
    for seed in range(30):
        round_ = Round("green-1 green-2 wild", REST, "red-1", turn=2, way=-1, called=4, rounds=2, seed=seed)
        round_.do("play red-1").do("deal")
        facts = round_.facts
        assert facts.starter == 2
        assert (facts.debt, facts.called, facts.lapsed, facts.round) == (0, 0, 0, 2)
        top = round_.discards[-1]
        if top[-1].isdigit() and "draw" not in top:
            assert round_.turn == 2
            assert facts.way == 1
            assert [round_.count(seat) for seat in range(3)] == [7, 7, 7]


def test_pz18_tied_winners_each_get_the_round_and_the_first_after_the_last_starter_leads() -> None:
    round_ = Round("blue-1 blue-2", "blue-3 blue-4 blue-6", "green-1 green-2", draw="", rounds=2)
    round_.do("draw", "draw", "draw")
    assert round_.facts.won == [1, 0, 1]
    assert round_.facts.starter == 2, "seat 2 comes before seat 0 when counting on from starter 0"


def test_pz18_reaching_the_target_together_is_a_shared_match() -> None:
    round_ = Round("blue-1 blue-2", "green-1 green-2", draw="").do("draw", "draw")
    score = round_.rules.score(round_.table)
    assert score.winners == (0, 1)
    assert str(score.words).startswith("A shared victory")


def test_pz18_the_score_lists_rounds_won_and_the_cards_left() -> None:
    round_ = Round("red-1", "green-1 blue-4", called=1).do("play red-1")
    score = round_.rules.score(round_.table)
    assert score.totals == (1, 0)
    assert [str(row.label) for row in score.rows] == ["Rounds won", "Cards left in hand"]
    assert score.rows[1].points == (0, 2)
    assert score.rows[1].cards[1] == tuple(round_.table.zones[HAND + 1])


def test_pz18_a_match_ends_when_somebody_has_won_enough_rounds() -> None:
    match = play(Match(SHELF.rules("pizzuno", 3, {"rounds": 2}), 11), 5)
    assert max(match.score(None).totals) == 2
    assert sum(action.verb == "deal" for action in match.actions) == match.view(None).facts.round - 1
