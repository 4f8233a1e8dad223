"""Excavating: aim, pay, reveal, refill, shards: PT10, PT11, PT12, and PT24's words about pickaxes and shovels."""

from __future__ import annotations

import pytest

from game.kernel.events import Moved, Shuffled, Turned
from tests.games.paititi.digs import Dig


def pickaxes(dig: Dig, seat: int = 0) -> int:
    """What the table says the display of a seat commands."""
    return next(sign.value for sign in dig.rules.signs(dig.view(None)) if sign.kind == "sum" and sign.seat == seat)


def test_pt24_a_display_of_3_commands_3_pickaxes_and_of_3_and_2_five() -> None:
    dig = Dig()
    dig.lay("hand.0", "dig-3-3", "dig-2-2")
    dig.do("lay dig-3-3.1")
    assert pickaxes(dig) == 3
    dig.do("draw@excavation", "lay dig-2-2.1")
    assert pickaxes(dig) == 5


@pytest.mark.parametrize("display,hand,possible", [
    (["dig-3-1", "dig-2-1"], ["dig-2-4", "dig-3-4", "dig-2-2"], True),
    (["dig-3-1", "dig-1-4"], ["dig-2-4", "dig-3-4", "dig-2-2"], False),
    (["dig-3-1", "dig-2-1"], ["dig-2-4", "dig-3-4", "dig-2-1"], False),
])
def test_pt24_a_5_10_artifact_needs_5_pickaxes_on_display_and_10_shovels_from_hand(
        display: list[str], hand: list[str], possible: bool) -> None:
    dig = Dig()
    dig.row("disc-3-at-5-10")
    dig.empty("artifacts")
    dig.lay("display.0", *display)
    cards = dig.lay("hand.0", *hand)
    assert ("aim@row/0" in dig.legal()) == possible
    if possible:
        dig.do("aim@row/0")
        dig.mark(*cards)
        dig.do("dig")
        assert dig.at("owned.0") == ["disc-3-at-5-10"]


def test_pt10_one_may_aim_at_the_row_and_at_the_top_of_the_pile_where_hand_and_display_suffice() -> None:
    dig = Dig()
    dig.row("vase-1-at-2-4", "llama-2-at-3-6", "tile-3-at-5-10")
    dig.only("artifacts", "disc-1-at-2-4", "statue-1-at-4-8", "disc-2-at-3-6")
    dig.lay("display.0", "dig-3-3")
    dig.lay("hand.0", "dig-2-4", "dig-1-2")
    assert {text for text in dig.legal() if text.startswith("aim")} == {"aim@row/0", "aim@row/1", "aim@artifacts"}


def aiming(hand: tuple[str, ...] = ("dig-2-4", "dig-1-3"), display: tuple[str, ...] = ("dig-1-1", "dig-2-2", "dig-3-3"),
           ) -> tuple[Dig, list[int]]:
    """Seat 0 aims at two vases that cost 3/6."""
    dig = Dig()
    dig.row("vase-2-at-3-6")
    dig.lay("display.0", *display)
    cards = dig.lay("hand.0", *hand)
    dig.do("aim@row/0")
    return dig, cards


def test_pt10_digging_is_possible_as_soon_as_the_marked_shovels_suffice() -> None:
    dig, cards = aiming(("dig-2-4", "dig-1-2", "dig-1-1"))
    assert dig.verbs() == {"mark"}
    dig.mark(cards[0])
    assert dig.verbs() == {"mark"}
    dig.mark(cards[1])
    assert dig.verbs() == {"mark", "dig", "spend"}


def test_pt10_the_display_pays_with_the_fewest_first_cards_that_suffice() -> None:
    dig, cards = aiming()
    dig.mark(*cards)
    dig.do("dig")
    assert dig.at("display.0") == ["dig-3-3"]
    assert dig.up("discard") == ["dig-1-1", "dig-2-2", "dig-2-4", "dig-1-3"]


def test_pt10_the_earliest_card_pays_even_where_a_later_one_alone_would_do() -> None:
    dig, cards = aiming(display=("dig-1-1", "dig-3-3", "dig-2-2"))
    dig.mark(*cards)
    dig.do("dig")
    assert dig.at("display.0") == ["dig-2-2"]


def test_pt10_more_of_the_display_may_be_paid_in_its_order() -> None:
    dig, cards = aiming(display=("dig-3-1", "dig-1-1", "dig-2-2"))
    dig.mark(*cards)
    assert dig.legal() == {"dig", "spend dig-1-1.1", "spend dig-2-2.1"}
    dig.do("spend dig-1-1.1")
    assert dig.at("display.0") == ["dig-2-2"]


def test_pt10_more_shovels_may_be_paid_and_all_that_is_marked_is_discarded() -> None:
    dig, cards = aiming(("dig-2-4", "dig-1-3", "dig-3-4", "dig-1-1"))
    dig.mark(*cards[:3])
    dig.do("dig")
    assert dig.at("hand.0") == ["dig-1-1"]
    assert {"dig-2-4", "dig-1-3", "dig-3-4"} <= set(dig.at("discard"))
    assert not any(dig.table.marked)


def test_pt10_what_is_marked_for_paying_is_nobody_elses_to_see() -> None:
    dig, cards = aiming()
    facts = dig.facts.copy()
    seen = [dig.view(viewer).zones for viewer in (None, 1)]
    dig.mark(cards[0])
    assert [dig.view(viewer).zones for viewer in (None, 1)] == seen
    assert dig.facts == facts and dig.cues() == []
    assert [card.marked for card in dig.view(0).zones[dig.box.zone("hand.0")] if card] == [True, False]


def test_pt11_the_artifact_is_shown_to_everyone_and_then_only_its_owner_may_look() -> None:
    dig, cards = aiming()
    dig.mark(*cards)
    dig.do("dig")
    turned = next(record for record in dig.records() if isinstance(record, Turned))
    assert turned.after.up and dig.kind(turned.after.card) == "vase-2-at-3-6"
    assert dig.view(1).cards(dig.box.zone("owned.0")) == [] == dig.view(None).cards(dig.box.zone("owned.0"))
    assert [dig.kind(card) for card in dig.view(0).cards(dig.box.zone("owned.0"))] == ["vase-2-at-3-6"]
    assert dig.asked == 1


def test_pt11_first_pay_then_reveal_then_refill_the_row_from_the_pile() -> None:
    dig, cards = aiming()
    top = dig.at("artifacts")[-1]
    dig.mark(*cards)
    dig.do("dig")
    order = [(type(record).__name__, dig.box.zones[record.src if isinstance(record, Moved) else record.zone].name)
             for record in dig.records() if isinstance(record, Moved | Turned)]
    assert order == [("Moved", "display.0")] * 2 + [("Moved", "hand.0")] * 2 + [
        ("Turned", "row"), ("Moved", "row"), ("Moved", "artifacts"), ("Moved", "artifacts"), ("Moved", "artifacts")]
    assert dig.at("row")[0] == top and dig.up("row") == []


def test_pt11_the_top_of_the_pile_can_be_dug_up_and_the_row_stays() -> None:
    dig = Dig()
    row = dig.row("tile-3-at-5-10", "disc-3-at-5-10", "vase-3-at-5-10")
    dig.only("artifacts", "llama-1-at-2-4", "vase-1-at-2-4")
    dig.lay("display.0", "dig-2-2")
    cards = dig.lay("hand.0", "dig-2-4")
    dig.do("aim@artifacts")
    dig.mark(*cards)
    dig.do("dig")
    assert dig.at("owned.0") == ["vase-1-at-2-4"] and dig.at("artifacts") == ["llama-1-at-2-4"]
    assert dig.zones[dig.rules.ground.row] == row


def test_pt11_an_empty_pile_is_made_anew_from_its_discards_and_the_row_filled() -> None:
    dig = Dig()
    dig.row("vase-2-at-3-6")
    dig.only("artifacts", "tile-3-at-5-10")
    dig.lay("artifact-discard", "llama-1-at-2-4", "llama-2-at-3-6", "statue-1-at-2-4")
    dig.lay("display.0", "dig-3-3")
    cards = dig.lay("hand.0", "dig-2-4", "dig-1-2")
    dig.do("aim@row/0")
    dig.mark(*cards)
    dig.do("dig")
    assert len(dig.at("row")) == 3 and len(dig.at("artifacts")) == 1 and dig.at("artifact-discard") == []
    assert dig.up("row") == dig.up("artifacts") == []
    assert any(isinstance(record, Shuffled) for record in dig.records())


def test_pt11_without_discards_the_row_shrinks() -> None:
    dig = Dig()
    dig.row("vase-2-at-3-6", "tile-3-at-5-10", "llama-1-at-2-4")
    dig.empty("artifacts")
    dig.lay("display.0", "dig-3-3")
    cards = dig.lay("hand.0", "dig-2-4", "dig-1-2")
    dig.do("aim@row/0")
    dig.mark(*cards)
    dig.do("dig")
    assert dig.at("row") == ["tile-3-at-5-10", "llama-1-at-2-4"]
    assert dig.zones[dig.rules.ground.row][0] == -1


def shards(pile: tuple[str, ...] = ("tile-3-at-5-10",)) -> Dig:
    """Seat 0 has just dug up shards from the row."""
    dig = Dig()
    dig.row("shards", "disc-3-at-5-10", "vase-3-at-5-10")
    dig.only("artifacts", *pile)
    dig.lay("display.0", "dig-3-3")
    cards = dig.lay("hand.0", "dig-2-4", "dig-1-2", "dig-1-1")
    dig.do("aim@row/0")
    dig.mark(*cards[:2])
    dig.do("dig")
    return dig


def test_pt12_shards_go_to_the_artifact_discards_and_the_row_is_refilled_before_the_draw() -> None:
    dig = shards(("llama-1-at-2-4", "tile-3-at-5-10"))
    assert dig.at("owned.0") == [] and dig.up("artifact-discard") == ["shards"]
    assert dig.at("row")[0] == "tile-3-at-5-10"
    assert dig.asked == 0 and dig.legal() == {"draw@excavation", "leave"}


def test_pt12_the_player_may_draw_two_cards_for_shards() -> None:
    dig = shards()
    dig.do("draw@excavation")
    assert len(dig.at("hand.0")) == 3 and dig.asked == 1


def test_pt12_or_may_not() -> None:
    dig = shards()
    dig.do("leave")
    assert dig.at("hand.0") == ["dig-1-1"] and dig.asked == 1


def test_pt12_shards_that_empty_the_pile_are_shuffled_into_the_next() -> None:
    dig = shards(("tile-3-at-5-10",))
    assert dig.at("artifact-discard") == [] and dig.at("artifacts") == ["shards"]


def test_pt12_what_was_paid_for_shards_can_be_drawn_again() -> None:
    dig = Dig()
    dig.row("shards")
    dig.empty("excavation")
    dig.lay("display.0", "dig-3-3")
    hand = dig.lay("hand.0", "dig-2-4", "dig-1-2")
    dig.do("aim@row/0")
    dig.mark(*hand)
    dig.do("dig", "draw@excavation")
    assert len(dig.at("hand.0")) == 2 and len(dig.at("excavation")) == 1
