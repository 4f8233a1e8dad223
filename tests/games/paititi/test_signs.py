"""What the table says in Paititi besides cards: signs, buttons, refusals, and what a card is worth."""

from __future__ import annotations

import pytest

from game.kernel.events import Cue
from game.kernel.rules import Sign
from game.kernel.table import Viewer
from tests.games.paititi.digs import PRINTED, Dig
from tests.playing import SHELF, header, play


def signs(dig: Dig, kind: str, viewer: Viewer = 0) -> list[Sign]:
    return [sign for sign in dig.rules.signs(dig.view(viewer)) if sign.kind == kind]


def test_what_the_viewer_can_pay_is_shown_before_it_aims() -> None:
    dig = Dig()
    dig.row("vase-1-at-2-4", "llama-2-at-3-6", "tile-3-at-5-10")
    dig.only("artifacts", "disc-1-at-2-4", "statue-1-at-4-8")
    dig.lay("display.0", "dig-3-3")
    dig.lay("hand.0", "dig-2-4", "dig-1-1")
    assert [(sign.place, sign.art, sign.value) for sign in signs(dig, "price")] == [
        ("row/0", "tick", 0), ("row/1", "shovel", 1), ("row/2", "pickaxe", 2), ("artifacts", "pickaxe", 1)]
    assert [sign.value for sign in signs(dig, "price", 1)] == [2, 3, 5, 4]
    assert signs(dig, "price", None) == []


def test_an_empty_cell_or_pile_has_no_price() -> None:
    dig = Dig()
    dig.row("vase-1-at-2-4")
    dig.empty("artifacts")
    assert [sign.place for sign in signs(dig, "price")] == ["row/0"]


def test_the_payment_is_counted_while_it_is_marked_and_its_shovels_are_the_payers_secret() -> None:
    dig = Dig()
    dig.row("llama-2-at-3-6")
    dig.lay("display.0", "dig-2-2", "dig-2-1", "dig-3-3")
    cards = dig.lay("hand.0", "dig-2-4", "dig-1-3")
    dig.do("aim@row/0")
    assert [(sign.art, sign.value, sign.of) for sign in signs(dig, "payment")] == [("pickaxe", 4, 3), ("shovel", 0, 6)]
    dig.mark(cards[0])
    assert [sign.value for sign in signs(dig, "payment")] == [4, 4]
    assert str(signs(dig, "payment")[1].say) == "2 shovels short"
    for viewer in (None, 1):
        assert [sign.art for sign in signs(dig, "payment", viewer)] == ["pickaxe"]


def test_shovels_in_hand_are_summed_for_those_who_see_the_hand() -> None:
    dig = Dig()
    dig.lay("hand.0", "dig-2-4", "dig-1-3")
    assert [(sign.place, sign.value) for sign in signs(dig, "shovels")] == [("hand.0", 7)]
    assert signs(dig, "shovels", 1) == [] == signs(dig, "shovels", None)


def test_an_owner_sees_beside_the_faces_of_artifacts_the_backs_that_others_see() -> None:
    dig = Dig()
    dig.lay("owned.0", "vase-1-at-2-4")
    dig.lay("owned.1", "llama-2-at-3-6")
    assert [sign.place for sign in signs(dig, "back", 0)] == ["owned.0"]
    assert [sign.place for sign in signs(dig, "back", 1)] == ["owned.1"]
    assert signs(dig, "back", None) == []


def test_plates_tell_the_points_of_exhibitions_and_counts_what_everyone_holds() -> None:
    dig = Dig()
    dig.lay("owned.0", "vase-1-at-2-4", "vase-2-at-3-6")
    dig.lay("hand.1", "dig-1-1")
    dig.do("arrange@posters/0")
    assert [(sign.seat, sign.value) for sign in signs(dig, "plate", 1)] == [(0, 1), (1, 0)]
    counts = {sign.place: sign.value for sign in signs(dig, "count", 1)}
    assert counts["owned.0"] == 2 and counts["hand.1"] == 1 and counts["poster-pile"] == 11


def test_the_chart_lights_the_column_of_what_the_viewer_marks_to_travel_for_that_viewer_alone() -> None:
    dig = Dig()
    dig.wall("tiles-vases")
    tile, vase = dig.lay("owned.0", "tile-3-at-5-10", "vase-2-at-3-6")
    dig.do("arrange@posters/0")
    dig.mark(tile, vase)
    assert [sign.value for sign in signs(dig, "chart")] == [3]
    assert [sign.value for sign in signs(dig, "chart", 1)] == [0]
    assert [sign.value for sign in signs(dig, "chart", None)] == [0]


def test_while_somebody_pays_the_display_cards_that_pay_are_ticked_and_the_button_says_what_is_short() -> None:
    dig = Dig()
    dig.row("llama-2-at-3-6")
    dig.lay("display.0", "dig-2-2", "dig-2-1", "dig-3-3")
    cards = dig.lay("hand.0", "dig-2-4", "dig-1-3")
    dig.do("aim@row/0")
    assert [sign.place for sign in signs(dig, "tick", None)] == ["display.0/0", "display.0/1"]
    assert [sign.place for sign in signs(dig, "aim", 1)] == ["row/0"]
    dig.mark(cards[0])
    button, = signs(dig, "button")
    assert (button.art, str(button.note)) == ("dig", "Dig: 2 short")
    assert signs(dig, "button", 1) == [] == signs(dig, "button", None)


def test_the_accounts_of_an_exhibition_say_who_has_chosen_but_are_the_same_whatever_is_marked() -> None:
    dig = Dig()
    dig.wall("tiles-vases")
    tile, vase = dig.lay("owned.0", "tile-3-at-5-10", "vase-2-at-3-6")
    dig.lay("owned.1", "tile-2-at-3-6", "vase-1-at-2-4")
    dig.do("arrange@posters/0")
    told = [signs(dig, "account", viewer) for viewer in (None, 0, 1)]
    assert [str(sign.say) for sign in told[0]] == ["is choosing", "chooses later"]
    dig.mark(tile, vase)
    assert [signs(dig, "account", viewer) for viewer in (None, 0, 1)] == told


def test_after_stop_the_table_tells_how_many_exhibitions_are_left() -> None:
    dig = Dig()
    assert signs(dig, "left") == []
    dig.facts.left = 1
    assert [(sign.value, str(sign.say)) for sign in signs(dig, "left")] == [(1, "1 exhibition left")]


@pytest.mark.parametrize("phase,words", [("turn", "is on turn"), ("pay", "pays"), ("choose", "chooses")])
def test_the_ribbon_says_who_does_what(phase: str, words: str) -> None:
    dig = Dig()
    dig.row("vase-1-at-2-4")
    dig.lay("display.0", "dig-3-3")
    dig.facts.phase, dig.facts.aim, dig.facts.poster = phase, 0, 0
    ribbon, = signs(dig, "ribbon")
    assert words in str(ribbon.say)


def test_every_cue_and_every_picture_of_a_sign_is_in_the_games_file() -> None:
    cues = set()
    for seed in range(8):
        match = play(SHELF.match(header("paititi", 2 + seed % 3, seed)), seed)
        for event in (event for beat in match.since(None, -1) or [] for event in beat):
            if isinstance(event, Cue):
                cues.add(event.name)
                assert str(event.say) if event.say else event.name == "deal"
    dig = Dig()
    dig.row("vase-1-at-2-4")
    dig.lay("display.0", "dig-3-3")
    dig.lay("hand.0", "dig-2-4")
    pictures = {sign.art for sign in dig.rules.signs(dig.view(0)) if sign.art}
    assert cues <= set(PRINTED.cues), "a cue has no sound"
    assert cues >= {"draw", "lay", "aim", "dig", "shards", "arrange", "ready", "reveal", "opening", "travelling",
                    "permanent", "most", "give", "poster", "stop", "end"}
    assert pictures <= set(PRINTED.choices)


def test_every_action_has_a_label() -> None:
    dig = Dig()
    assert all(str(dig.rules.label(action)) for action in dig.rules.book)
    labels = {action.text: str(dig.rules.label(action)) for action in dig.rules.book if action.seat == 0}
    assert labels["p0 mark dig-1-1.1"] != labels["p0 mark vase-2-at-4-8"]
    assert labels["p0 ready"] == "Ready" and labels["p0 ready=none"] == "Show nothing"
    assert labels["p0 dig"] == "Dig" != labels["p0 spend dig-1-1.1"]


def reason(dig: Dig, card: int, seat: int = 0) -> str:
    say = dig.rules.why_not(dig.table, seat, card)
    return str(say) if say else ""


def test_why_a_poster_cannot_be_chosen() -> None:
    dig = Dig()
    opening, stop, tiles = dig.wall("opening-vases-llamas", "stop", "tiles-vases")
    assert "two artifact cards" in reason(dig, opening)
    dig.lay("owned.0", "llama-1-at-2-4", "disc-1-at-2-4")
    assert reason(dig, opening) == ""
    assert "closes" in reason(dig, stop)
    assert "nothing that is shown here" in reason(dig, tiles)


def test_why_a_card_cannot_be_used_while_paying() -> None:
    dig = Dig()
    dig.row("llama-2-at-3-6")
    first, second = dig.lay("display.0", "dig-3-3", "dig-2-1")
    marked, other = dig.lay("hand.0", "dig-2-4", "dig-1-3")
    dig.do("aim@row/0")
    dig.mark(marked)
    assert "already" in reason(dig, marked) and reason(dig, other) == ""
    assert "pays anyway" in reason(dig, first) and "First mark enough shovels" in reason(dig, second)
    dig.mark(other)
    assert reason(dig, second) == ""
    assert "First pay" in reason(dig, dig.zones[dig.rules.ground.posters][0])


def test_why_a_card_cannot_be_used_at_other_moments() -> None:
    dig = Dig()
    hand, = dig.lay("hand.0", "dig-1-1")
    display, = dig.lay("display.0", "dig-3-3")
    vase, tile = dig.lay("owned.0", "vase-2-at-3-6", "tile-2-at-3-6")
    theirs, = dig.lay("hand.1", "dig-2-2")
    assert reason(dig, hand) == "" and "display" in reason(dig, display) and "choose a poster" in reason(dig, vase)
    assert "not your turn" in reason(dig, theirs, 1) and reason(dig, theirs, 0) == ""
    dig.facts.phase = "shards"
    assert "shards" in reason(dig, hand)
    dig.facts.phase = "shed"
    assert reason(dig, hand) == "" and "eight" in reason(dig, vase)
    dig.facts.phase, dig.facts.poster = "choose", 0
    assert reason(dig, vase) == "" and "First choose" in reason(dig, hand)
    dig.facts.phase, dig.facts.debt = "give", [1, 0]
    dig.table.up[vase] = 1
    assert reason(dig, vase) == "" and "used" in reason(dig, tile) and "give up" in reason(dig, hand)
    dig.facts.phase = "over"
    assert reason(dig, hand) == ""


def worth(dig: Dig, card: int, viewer: Viewer = 0) -> list[str]:
    return [str(say) for say in dig.rules.worth(dig.view(viewer), card)]


def test_an_excavation_card_tells_both_its_sides() -> None:
    dig = Dig()
    assert worth(dig, dig.take("dig-1-4")) == ["On your display: 1 pickaxe, and its shovels are gone for good.",
                                               "Paid from your hand: 4 shovels."]


def test_an_artifact_tells_what_it_brings_at_the_exhibitions_on_the_wall() -> None:
    dig = Dig()
    dig.wall("tiles-vases", "opening-statues-tiles", "llamas-tiles")
    tile, _ = dig.lay("owned.0", "tile-2-at-3-6", "tile-3-at-5-10")
    told = worth(dig, tile)
    assert told[0] == "At the end of the game: 2 points."
    assert "2 points, and it stays yours" in told[1]
    assert "5 artifacts for it, 25 points by the chart" in told[2] and "5 artifacts for it, 15 points" in told[3]
    assert worth(dig, tile, None) == told[:1]


def test_a_poster_tells_what_the_viewer_could_score_there() -> None:
    dig = Dig()
    pair, opening, discs = dig.wall("tiles-vases", "opening-vases-llamas", "discs-llamas")
    dig.lay("owned.0", "tile-2-at-3-6", "vase-1-at-2-4")
    assert [line.split(":")[0] for line in worth(dig, pair)] == ["Travelling", "Permanent"]
    assert worth(dig, opening) == ["You own 1 artifact for this opening: 1 point."]
    assert worth(dig, discs) == ["You own nothing that is shown here."]
    assert worth(dig, pair, None) == [] == worth(dig, dig.take("stop"))


def test_the_button_offers_none_to_who_has_marked_nothing_and_need_not_show_anything() -> None:
    dig = Dig()
    vase, _ = dig.lay("owned.0", "vase-1-at-2-4", "vase-2-at-3-6")
    llama, _ = dig.lay("owned.1", "llama-1-at-2-4", "tile-2-at-3-6")
    dig.do("arrange@posters/0")
    assert [str(sign.say) for sign in signs(dig, "button", 0)] == ["Ready"]
    dig.show(vase)
    assert [str(sign.say) for sign in signs(dig, "button", 1)] == ["Show nothing"] and signs(dig, "button", 0) == []
    dig.mark(llama)
    assert [str(sign.say) for sign in signs(dig, "button", 1)] == ["Ready"]


def test_the_accounts_say_who_has_chosen_but_not_what_or_how_much() -> None:
    told = []
    for marked in (0, 2):
        dig = Dig(3)
        mine = dig.lay("owned.0", "vase-1-at-2-4", "vase-2-at-3-6")
        theirs = dig.lay("owned.1", "llama-1-at-2-4", "tile-2-at-3-6")
        dig.lay("owned.2", "llama-3-at-4-8", "disc-2-at-3-6")
        dig.do("arrange@posters/0")
        dig.show(*mine)
        dig.show(*theirs[:marked])
        told.append([(sign.seat, str(sign.say)) for sign in signs(dig, "account", 2)])
    assert told[0] == told[1] and [seat for seat, _ in told[0]] == [0, 1, 2]
