"""Drawing, displaying, the end of a turn, and turns in which nothing can happen: PT8, PT9, PT14, PT15."""

from __future__ import annotations

import pytest

from game.games.paititi.rules import PATIENCE
from tests.games.paititi.digs import Dig


def test_pt8_draw_takes_two_cards_and_ends_the_turn() -> None:
    dig = Dig()
    dig.do("draw@excavation")
    assert len(dig.at("hand.0")) == 2
    assert dig.asked == 1


def test_pt8_nobody_else_sees_what_was_drawn() -> None:
    dig = Dig()
    dig.do("draw@excavation")
    assert len(dig.view(0).cards(dig.box.zone("hand.0"))) == 2
    assert dig.view(1).cards(dig.box.zone("hand.0")) == []


@pytest.mark.parametrize("pile,discards,offered", [(1, 0, True), (0, 1, True), (0, 0, False)])
def test_pt8_draw_is_offered_while_pile_or_discards_hold_a_card(pile: int, discards: int, offered: bool) -> None:
    dig = Dig()
    dig.lay("hand.0", "dig-1-1")
    cards = [dig.take("dig-2-2") for _ in range(2)]
    dig.empty("excavation")
    dig.zones[dig.box.zone("excavation")] += cards[:pile]
    dig.zones[dig.box.zone("discard")] += cards[:discards]
    assert ("draw" in dig.verbs()) == offered


def test_pt9_a_displayed_card_lies_open_behind_those_laid_before() -> None:
    dig = Dig()
    dig.lay("display.0", "dig-3-3", "dig-1-2")
    dig.lay("hand.0", "dig-2-2", "dig-1-1")
    dig.do("lay dig-2-2.1")
    assert dig.at("display.0") == dig.up("display.0") == ["dig-3-3", "dig-1-2", "dig-2-2"]
    assert dig.asked == 1


def test_pt9_the_display_has_no_limit() -> None:
    dig = Dig()
    dig.lay("display.0", *["dig-3-3", "dig-1-2", "dig-2-1"] * 4)
    dig.lay("hand.0", "dig-2-2")
    dig.do("lay dig-2-2.1")
    assert len(dig.at("display.0")) == 13


def test_pt9_shovels_on_display_pay_nothing() -> None:
    dig = Dig()
    dig.row("vase-1-at-2-4")
    dig.empty("artifacts")
    dig.lay("display.0", "dig-2-4")
    dig.lay("hand.0", "dig-1-3")
    assert "aim" not in dig.verbs()


def test_pt14_with_more_than_eight_in_hand_the_player_discards_down_to_eight() -> None:
    dig = Dig()
    dig.lay("hand.0", *["dig-1-1"] * 5, *["dig-1-2"] * 3)
    dig.lay("display.0", *["dig-3-3"] * 3)
    dig.do("draw@excavation")
    assert dig.asked == 0 and dig.verbs() == {"discard"} and len(dig.legal()) == 10
    dig.do("discard dig-1-1.2")
    assert dig.asked == 0
    dig.do("discard dig-1-2.1")
    assert dig.asked == 1
    assert dig.at("hand.0").count("dig-1-1") == 4 and dig.up("discard") == ["dig-1-1", "dig-1-2"]


def test_pt14_eight_in_hand_may_stay_and_the_display_is_not_the_hand() -> None:
    dig = Dig()
    dig.lay("hand.0", *["dig-1-1"] * 5, "dig-1-2")
    dig.lay("display.0", *["dig-3-3"] * 5)
    dig.do("draw@excavation")
    assert dig.asked == 1 and len(dig.at("hand.0")) == 8


def test_pt15_an_empty_pile_is_made_of_the_shuffled_discards() -> None:
    dig = Dig()
    dig.only("excavation", "dig-1-1")
    dig.lay("discard", "dig-2-2", "dig-2-3", "dig-3-3")
    dig.do("draw@excavation")
    assert "dig-1-1" in dig.at("hand.0") and len(dig.at("hand.0")) == 2
    assert len(dig.at("excavation")) == 2 and dig.at("discard") == [] and dig.up("excavation") == []
    assert dig.table.roll == 1


def test_pt15_if_there_are_too_few_cards_one_draws_what_there_is() -> None:
    dig = Dig()
    dig.only("excavation", "dig-1-1")
    dig.do("draw@excavation")
    assert dig.at("hand.0") == ["dig-1-1"] and dig.asked == 1


def test_pt15_a_player_passes_only_without_any_possible_action() -> None:
    dig = Dig()
    dig.lay("hand.0", "dig-1-1")
    dig.empty("excavation")
    assert dig.verbs() == {"lay"}
    dig.empty("hand.0")
    assert dig.legal() == {"pass"}
    dig.lay("owned.0", "vase-2-at-3-6", "vase-1-at-2-4")
    assert dig.verbs() == {"arrange"}


def test_pt15_as_many_passes_in_succession_as_players_end_the_game() -> None:
    dig = Dig(3)
    dig.empty("excavation")
    dig.do("pass", "pass")
    assert dig.asked == 2
    dig.do("pass")
    assert dig.asked is None


def test_pt15_an_action_between_breaks_the_row_of_passes() -> None:
    dig = Dig(2)
    dig.lay("hand.1", "dig-1-1")
    dig.empty("excavation")
    dig.do("pass", "lay dig-1-1.1", "pass")
    assert dig.asked == 1


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_pt15_after_twelve_idle_turns_for_each_player_the_game_ends(seats: int) -> None:
    dig = Dig(seats)
    for turn in range(PATIENCE * seats):
        assert dig.asked == turn % seats
        dig.do("draw@excavation")
        while dig.verbs() == {"discard"} if dig.asked is not None else False:
            dig.do(sorted(dig.legal())[0])
    assert dig.asked is None
    assert PATIENCE == 12


def test_pt15_an_artifact_kept_or_an_exhibition_starts_the_count_anew_but_shards_do_not() -> None:
    for artifact, after in (("vase-2-at-3-6", 0), ("shards", 21)):
        dig = Dig()
        dig.facts.idle = 20
        dig.row(artifact)
        dig.lay("display.0", "dig-3-3")
        hand = dig.lay("hand.0", "dig-2-4", "dig-1-2")
        dig.do("aim@row/0")
        dig.mark(*hand)
        dig.do("dig")
        if dig.asked == 0:
            dig.do("leave")
        assert dig.facts.idle == after
    dig = Dig()
    dig.facts.idle = 20
    cards = dig.lay("owned.0", "vase-2-at-3-6", "vase-1-at-2-4")
    dig.do("arrange@posters/0")
    dig.show(*cards)
    assert dig.asked == 1 and dig.facts.idle == 0


def test_pt15_an_idle_game_is_scored_like_any_other() -> None:
    dig = Dig()
    dig.facts.idle = PATIENCE * 2 - 1
    dig.lay("owned.1", "vase-2-at-3-6")
    dig.do("draw@excavation")
    assert dig.asked is None
    assert dig.score().totals == (0, 2) and dig.score().winners == (1,)
