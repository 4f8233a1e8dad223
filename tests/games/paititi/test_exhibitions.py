"""Exhibitions from the arranging to the discards: PT13, PT16 to PT21, and the printed examples of PT24."""

from __future__ import annotations

import pytest

from game.kernel.events import Moved, Turned
from game.kernel.table import Card
from tests.games.paititi.digs import Dig


def turned(dig: Dig, up: bool) -> list[list[str]]:
    """What the last action turned up (or down), beat by beat."""
    beats = [[dig.kind(record.after.card) for record in beat if isinstance(record, Turned) and record.after.up == up]
             for beat in dig.beats]
    return [beat for beat in beats if beat]


def given_up(dig: Dig) -> list[str]:
    """What the last action moved to the artifact discards."""
    return [dig.kind(record.after.card) for record in dig.records()
            if isinstance(record, Moved) and record.dst == dig.rules.ground.artifact_discard]


def test_pt13_arranging_needs_two_artifact_cards() -> None:
    dig = Dig()
    dig.lay("owned.0", "vase-3-at-5-10")
    assert "arrange" not in dig.verbs()
    dig.lay("owned.0", "vase-1-at-2-4")
    assert "arrange" in dig.verbs()


def test_pt13_only_posters_for_which_the_player_owns_something_can_be_chosen() -> None:
    dig = Dig()
    dig.wall("opening-vases-llamas", "tiles-vases", "llamas-tiles", "discs-llamas", "stop")
    dig.lay("owned.0", "vase-1-at-2-4", "statue-1-at-2-4")
    assert {text for text in dig.legal() if text.startswith("arrange")} == {"arrange@posters/0", "arrange@posters/1"}


def test_pt13_arranging_scores_one_point_at_once() -> None:
    dig = Dig(3)
    dig.lay("owned.0", "vase-1-at-2-4", "vase-2-at-3-6")
    dig.do("arrange@posters/0")
    assert dig.points() == [1, 0, 0]


def test_pt13_one_card_is_enough_to_show() -> None:
    dig = Dig()
    vase, _ = dig.lay("owned.0", "vase-1-at-2-4", "vase-2-at-3-6")
    dig.do("arrange@posters/0")
    dig.show(vase)
    assert dig.points() == [2, 0] and dig.asked == 1


def three(dig: Dig) -> list[list[Card]]:
    """Three players who own these."""
    return [dig.lay("owned.0", "vase-1-at-2-4", "vase-2-at-3-6", "tile-1-at-2-4"),
            dig.lay("owned.1", "llama-1-at-2-4", "disc-2-at-3-6"),
            dig.lay("owned.2", "statue-3-at-5-10", "vase-3-at-5-10")]


def test_pt16_everybody_chooses_in_turn_order_the_arranger_first() -> None:
    dig = Dig(3)
    owned = three(dig)
    dig.facts.turn = dig.facts.asked = 1
    dig.do("arrange@posters/0")
    order = [dig.asked]
    for seat in (1, 2, 0):
        dig.show(owned[seat][0])
        order.append(dig.asked)
    assert order == [1, 2, 0, 2]


def test_pt16_who_owns_fewer_than_two_artifact_cards_is_not_asked() -> None:
    dig = Dig(4)
    mine = dig.lay("owned.0", "vase-1-at-2-4", "vase-2-at-3-6")
    dig.lay("owned.1", "llama-3-at-5-10")
    dig.lay("owned.2", "llama-1-at-2-4", "llama-2-at-3-6")
    dig.do("arrange@posters/0")
    dig.show(mine[0])
    assert dig.asked == 2
    dig.show()
    assert dig.asked == 1 and dig.facts.phase == "turn"


def test_pt16_any_number_may_be_shown_also_none_but_the_arranger_shows_a_wanted_card() -> None:
    dig = Dig(2)
    vase, tile = dig.lay("owned.0", "vase-1-at-2-4", "tile-1-at-2-4")
    mine = dig.lay("owned.1", "llama-1-at-2-4", "disc-2-at-3-6")
    dig.do("arrange@posters/0")
    assert dig.verbs() == {"mark"}
    dig.mark(tile)
    assert dig.verbs() == {"mark"}
    dig.mark(vase)
    assert dig.legal() == {"ready"}
    dig.do("ready")
    assert dig.verbs() == {"mark", "ready"} and "ready=none" in dig.legal()
    dig.mark(*mine)
    assert dig.legal() == {"ready"}


def test_pt16_both_categories_are_open_to_everybody() -> None:
    dig = Dig()
    dig.wall("tiles-vases")
    tile, vase = dig.lay("owned.0", "tile-2-at-3-6", "vase-2-at-3-6")
    mine = dig.lay("owned.1", "tile-1-at-2-4", "vase-1-at-2-4", "tile-1-at-5-10")
    dig.do("arrange@posters/0")
    dig.show(tile, vase)
    dig.show(*mine)
    assert dig.points() == [1 + 6 + 6, 6 + 3]


def test_pt16_until_the_reveal_nobody_else_learns_which_how_many_or_whose_were_chosen() -> None:
    seen = []
    for marked in ([], [0], [0, 1]):
        dig = Dig(3)
        owned = three(dig)
        dig.do("arrange@posters/0")
        dig.show(owned[0][0])
        for card in (owned[1][place] for place in marked):
            dig.mark(card)
            assert not any(dig.told(viewer) for viewer in (None, 0, 2)), "marking told somebody something"
            assert not dig.cues(), "marking made a sound"
        dig.do("ready" if marked else "ready=none")
        assert dig.asked == 2
        seen.append(([dig.view(viewer).zones for viewer in (None, 0, 2)], dig.facts.copy(), dig.cues()))
    assert seen[0] == seen[1] == seen[2]


def test_pt16_the_chosen_cards_lie_where_they_lay_and_are_all_shown_at_once() -> None:
    dig = Dig(3)
    owned = three(dig)
    dig.do("arrange@posters/0")
    dig.show(*owned[0][:2])
    dig.show(owned[1][0])
    assert dig.up("owned.0") == dig.up("owned.1") == []
    dig.show(owned[2][1])
    assert turned(dig, True) == [["vase-1-at-2-4", "vase-2-at-3-6", "llama-1-at-2-4", "vase-3-at-5-10"]]
    assert not any(dig.table.marked)


def test_pt17_an_unwanted_card_scores_nothing_and_goes_back_to_its_owner() -> None:
    dig = Dig(2)
    dig.wall("vases-statues")
    vase, tile = dig.lay("owned.0", "vase-1-at-2-4", "tile-3-at-5-10")
    mine = dig.lay("owned.1", "disc-2-at-3-6", "llama-1-at-2-4")
    dig.do("arrange@posters/0")
    dig.show(vase, tile)
    dig.show(*mine)
    assert turned(dig, False) == [["tile-3-at-5-10"], ["disc-2-at-3-6"], ["llama-1-at-2-4"]]
    assert dig.points() == [1 + 2, 0]
    assert dig.at("owned.0") == ["tile-3-at-5-10"] and dig.at("owned.1") == ["disc-2-at-3-6", "llama-1-at-2-4"]


def test_pt17_who_laid_only_unwanted_cards_did_not_take_part() -> None:
    dig = Dig(2)
    dig.wall("vases-statues")
    dig.lay("owned.0", "vase-1-at-2-4", "tile-3-at-5-10")
    mine = dig.lay("owned.1", "disc-2-at-3-6", "llama-1-at-2-4")
    dig.do("arrange@posters/0")
    dig.show(dig.zones[dig.box.zone("owned.0")][0])
    dig.show(*mine)
    assert dig.facts.debt == [0, 0] and dig.asked == 1 and dig.facts.phase == "turn"


def test_pt18_pt24_an_opening_with_2_statues_1_llama_and_2_llamas_by_the_arranger_is_6() -> None:
    dig = Dig()
    cards = dig.lay("owned.0", "statue-2-at-3-6", "llama-1-at-2-4", "llama-2-at-3-6")
    dig.do("arrange@posters/1")
    dig.show(*cards)
    assert dig.points() == [6, 0]
    assert dig.at("owned.0") == ["statue-2-at-3-6", "llama-1-at-2-4", "llama-2-at-3-6"] and dig.up("owned.0") == []
    assert dig.at("artifact-discard") == []


def test_pt19_pt24_five_tiles_in_a_travelling_exhibition_by_the_arranger_are_26() -> None:
    dig = Dig()
    dig.wall("tiles-vases")
    cards = dig.lay("owned.0", "tile-2-at-3-6", "tile-3-at-5-10", "disc-1-at-2-4")
    dig.do("arrange@posters/0")
    dig.show(*cards[:2])
    assert dig.points() == [26, 0]


def test_pt19_all_cards_used_in_a_travelling_exhibition_go_to_the_artifact_discards() -> None:
    dig = Dig()
    dig.wall("tiles-vases")
    tiles = dig.lay("owned.0", "tile-2-at-3-6", "tile-3-at-5-10", "tile-1-at-2-4")
    mine = dig.lay("owned.1", "tile-2-at-5-10", "disc-1-at-2-4")
    dig.do("arrange@posters/0")
    dig.show(*tiles[:2])
    dig.show(mine[0])
    assert dig.up("artifact-discard") == ["tile-2-at-3-6", "tile-3-at-5-10", "tile-2-at-5-10"]
    assert dig.at("owned.0") == ["tile-1-at-2-4"] and dig.at("owned.1") == ["disc-1-at-2-4"]


def test_pt20_pt24_three_artifacts_in_a_permanent_exhibition_are_9() -> None:
    dig = Dig()
    dig.wall("tiles-vases")
    dig.lay("owned.0", "tile-1-at-2-4", "disc-1-at-2-4")
    mine = dig.lay("owned.1", "vase-1-at-2-4", "vase-2-at-3-6")
    dig.do("arrange@posters/0")
    dig.show(dig.zones[dig.box.zone("owned.0")][0])
    dig.show(*mine)
    assert dig.points()[1] == 9


def permanent(*shown: list[str]) -> Dig:
    """Everybody shows these vases in a permanent exhibition that seat 0 arranges; all own a disc card besides."""
    dig = Dig(len(shown))
    dig.wall("tiles-vases")
    cards = [dig.lay(f"owned.{seat}", *kinds) for seat, kinds in enumerate(shown)]
    for seat in range(len(shown)):
        dig.lay(f"owned.{seat}", "disc-2-at-3-6" if seat < 2 else "disc-1-at-2-4")
    dig.do("arrange@posters/0")
    for mine in cards:
        if dig.facts.phase == "choose":  # whoever owns but one card is not asked
            dig.show(*mine)
    return dig


def test_pt20_everyone_who_took_part_discards_one_card_used_there_of_their_own_choice() -> None:
    dig = permanent(["vase-3-at-5-10", "vase-3-at-4-8"], ["vase-1-at-2-4", "vase-2-at-3-6"])
    assert dig.asked == 0 and dig.legal() == {"discard vase-3-at-5-10", "discard vase-3-at-4-8"}
    dig.do("discard vase-3-at-4-8", "discard disc-2-at-3-6.1")
    assert dig.asked == 1 and dig.legal() == {"discard vase-1-at-2-4.1", "discard vase-2-at-3-6.1"}
    dig.do("discard vase-1-at-2-4.1")
    assert dig.at("owned.0") == ["vase-3-at-5-10"] and dig.at("owned.1") == ["vase-2-at-3-6", "disc-2-at-3-6"]
    assert dig.up("owned.0") == dig.up("owned.1") == []


def test_pt20_whoever_scored_most_discards_one_more_of_any_kind() -> None:
    dig = permanent(["vase-3-at-5-10", "vase-3-at-4-8"], ["vase-1-at-2-4"])
    dig.do("discard vase-3-at-4-8")
    assert dig.asked == 0 and dig.legal() == {"discard vase-3-at-5-10", "discard disc-2-at-3-6.1"}
    dig.do("discard disc-2-at-3-6.1")
    assert dig.asked == 1 and dig.at("owned.1") == ["disc-2-at-3-6"]


def test_pt20_all_who_tie_discard_one_more() -> None:
    dig = permanent(["vase-2-at-3-6", "vase-1-at-2-4"], ["vase-3-at-5-10"])
    dig.do("discard vase-2-at-3-6.1", "discard vase-1-at-2-4.1")
    assert dig.at("owned.0") == ["disc-2-at-3-6"]
    assert dig.at("owned.1") == [], "the second discarded the only used card, and then the only one left"


def test_pt20_so_does_a_lone_participant() -> None:
    dig = permanent(["vase-2-at-3-6", "vase-1-at-2-4"], [])
    dig.do("discard vase-2-at-3-6.1", "discard vase-1-at-2-4.1")
    assert dig.at("owned.0") == ["disc-2-at-3-6"] and dig.asked == 1


def test_pt20_who_owns_nothing_more_discards_nothing_more() -> None:
    dig = Dig()
    dig.wall("tiles-vases")
    dig.lay("owned.0", "tile-1-at-2-4", "vase-1-at-2-4")
    dig.do("arrange@posters/0")
    dig.show(*dig.zones[dig.box.zone("owned.0")])
    assert dig.at("owned.0") == [] and dig.asked == 1 and dig.points() == [1 + 2 + 3, 0]


def test_pt20_nobody_took_part_so_nobody_discards() -> None:
    dig = Dig()
    dig.wall("tiles-vases")
    tile, _ = dig.lay("owned.0", "tile-1-at-2-4", "vase-1-at-2-4")
    dig.do("arrange@posters/0")
    dig.show(tile)
    assert given_up(dig) == ["tile-1-at-2-4"] and dig.at("owned.0") == ["vase-1-at-2-4"]


def test_pt20_what_leaves_no_choice_is_discarded_without_asking() -> None:
    dig = permanent(["vase-2-at-3-6", "vase-1-at-2-4"], ["vase-1-at-4-8"], ["vase-2-at-4-8"])
    dig.do("discard vase-2-at-3-6.1", "discard vase-1-at-2-4.1")
    assert given_up(dig) == ["vase-1-at-2-4", "vase-1-at-4-8", "vase-2-at-4-8"] and dig.asked == 1


def test_pt20_the_cards_that_owe_lie_open_until_all_have_discarded() -> None:
    dig = permanent(["vase-3-at-5-10", "vase-3-at-4-8"], ["vase-1-at-2-4", "vase-2-at-3-6"])
    assert dig.up("owned.0") == ["vase-3-at-5-10", "vase-3-at-4-8"]
    assert dig.up("owned.1") == ["vase-1-at-2-4", "vase-2-at-3-6"]


def test_pt21_reveal_then_return_then_score_then_travelling_then_permanent_discards_then_the_next_poster() -> None:
    dig = Dig(2)
    dig.wall("tiles-vases")
    mine = dig.lay("owned.0", "tile-1-at-2-4", "vase-1-at-2-4", "llama-1-at-2-4")
    dig.lay("owned.1", "vase-2-at-3-6", "vase-3-at-5-10")
    dig.do("arrange@posters/0")
    dig.show(*mine)
    dig.show(dig.zones[dig.box.zone("owned.1")][0])
    assert dig.cues() == ["ready", "reveal", "return", "travelling", "permanent", "permanent", "most",
                          "give", "give", "give", "poster"]
    assert given_up(dig) == ["tile-1-at-2-4", "vase-1-at-2-4", "vase-2-at-3-6", "vase-3-at-5-10"]


def test_pt21_permanent_discards_are_made_in_turn_order_from_the_arranger_and_openly() -> None:
    dig = Dig(3)
    dig.wall("tiles-vases")
    cards = {seat: dig.lay(f"owned.{seat}", *kinds) for seat, kinds in
             enumerate([("vase-1-at-2-4", "vase-2-at-3-6"), ("vase-3-at-5-10", "vase-3-at-4-8"),
                        ("vase-1-at-2-4", "vase-2-at-3-6")])}
    dig.facts.turn = dig.facts.asked = 2
    dig.do("arrange@posters/0")
    order = []
    for seat in (2, 0, 1):
        dig.show(*cards[seat])
    while dig.facts.phase == "give":
        order.append(dig.asked)
        dig.do(sorted(dig.legal())[0])
        assert len(dig.up("artifact-discard")) == len(dig.at("artifact-discard"))
    assert order == [2, 0, 1] and dig.at("owned.1") == []


def test_pt21_the_poster_is_set_aside_and_the_top_of_the_pile_turned_up_in_its_place() -> None:
    dig = Dig()
    top = dig.at("poster-pile")[-1]
    mine = dig.lay("owned.0", "vase-1-at-2-4", "vase-2-at-3-6")
    dig.do("arrange@posters/4")
    dig.show(*mine)
    assert dig.up("poster-used") == ["opening-discs-vases"]
    wall = dig.zones[dig.rules.ground.posters]
    assert dig.kind(wall[4]) == top and dig.table.up[wall[4]]
    assert dig.asked == 1


@pytest.mark.parametrize("pile", [0, 1])
def test_pt11_pt19_what_leaves_fills_an_empty_pile_and_a_shrunken_row_at_once(pile: int) -> None:
    dig = Dig()
    dig.wall("tiles-vases")
    mine = dig.lay("owned.0", "tile-2-at-3-6", "tile-3-at-5-10", "tile-1-at-2-4", "tile-1-at-5-10")
    dig.row("disc-1-at-2-4", "disc-3-at-5-10")
    dig.empty("artifacts")
    dig.do("arrange@posters/0")
    dig.show(*mine)
    assert len(dig.at("row")) == 3 and len(dig.at("artifacts")) == 3 and dig.at("artifact-discard") == []
