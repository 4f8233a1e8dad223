"""What the table says besides cards: signs, labels, reasons, and what a card is worth."""

from __future__ import annotations

from game.kernel.match import Match
from game.kernel.rules import Sign
from tests.games.pisanki.pictures import do, face_down, grid, new_match, offers, play_round, rules_of


def signs(match: Match, kind: str) -> list[Sign]:
    return [sign for sign in match.rules.signs(match.view(None)) if sign.kind == kind]


def label(match: Match, text: str) -> str:
    action = match.rules.book.find(text)
    assert action is not None
    return str(match.rules.label(action))


def test_plates_show_the_points_so_far_and_what_everybody_does() -> None:
    match = do(new_match(4), "p0 pass", "p1 buy@offer.1")
    plates = signs(match, "plate")
    assert [str(plate.say) for plate in plates] == ["has passed", "2 moves left", "comes later", "comes later"]
    assert [plate.value for plate in plates] == list(match.score(None).totals)


def test_a_plate_says_when_somebody_must_buy() -> None:
    match = do(new_match(2), "p0 pass", "p1 pass")
    assert str(signs(match, "plate")[0].say) == "passes or buys"
    assert str(signs(do(match, "p0 pass", "p1 pass"), "plate")[0].say) == "must buy"


def test_an_offer_shows_who_feeds_it_when_that_is_not_its_owner() -> None:
    match = new_match(3)
    assert [(tab.place, tab.seat, tab.value) for tab in signs(match, "tab")] == [
        ("offer.0", None, 1), ("offer.1", None, 1), ("offer.2", None, 1)]
    do(match, "p0 buy@offer.1", "p0 stay")
    assert [(tab.place, tab.seat) for tab in signs(match, "tab")] == [("offer.0", 1), ("offer.2", None)]


def test_a_bought_offer_shows_who_bought_it() -> None:
    match = do(new_match(3), "p0 buy@offer.1")
    assert [(sign.place, sign.seat) for sign in signs(match, "bought")] == [("offer.1", 0)]


def test_the_pennant_goes_to_who_leads_the_next_round() -> None:
    match = new_match(3)
    assert signs(match, "leader")[0].seat == 0
    assert signs(do(match, "p0 pass", "p1 buy@offer.0"), "leader")[0].seat == 1


def test_the_turn_is_shown() -> None:
    assert str(signs(do(new_match(2), "p0 pass", "p1 pass"), "turn")[0].say) == "Turn 2 of 3"


def test_who_moves_sees_how_many_moves_are_left_and_which_card_is_lifted() -> None:
    match = do(new_match(3), "p0 buy@offer.1")
    assert [(sign.value, sign.of) for sign in signs(match, "moves")] == [(2, 2)] and not signs(match, "turn")
    do(match, "p0 lift@grid.0/0")
    assert [sign.place for sign in signs(match, "lifted")] == ["grid.0/0"]


def test_the_button_is_that_of_the_only_action_without_a_card() -> None:
    match = new_match(3)
    assert [(sign.seat, sign.art) for sign in signs(match, "button")] == [(0, "pass")]
    do(match, "p0 buy@offer.1")
    assert [(sign.seat, sign.art) for sign in signs(match, "button")] == [(0, "stay")]


def test_bunnys_eggs_are_counted_on_its_table_with_two_players() -> None:
    match = new_match(2)
    held = rules_of(match).count.bunny(match.view(None).cards(rules_of(match).bunny))
    assert {sign.art.removeprefix("egg-"): sign.value for sign in signs(match, "tally")} == held
    assert not signs(new_match(3), "tally")


def test_every_scoring_card_shows_what_it_gives_everybody() -> None:
    match = new_match(3)
    for _ in range(3):
        play_round(match, 2)
    worth = signs(match, "worth")
    rows = match.score(None).rows
    assert [(sign.place, sign.seat, sign.value) for sign in worth] == [
        (f"scoring.{n}", seat, rows[n].points[seat]) for n in range(9) for seat in range(3)]
    assert {str(sign.say) for sign in worth if sign.say} <= {"1st", "2nd", "now"}
    assert all(sign.value for sign in worth if str(sign.say) == "now")
    assert any(sign.say for sign in worth)


def test_nothing_is_said_of_the_round_once_the_game_is_over() -> None:
    match = new_match(2)
    while not match.over:
        play_round(match, 3)
    assert {sign.kind for sign in match.rules.signs(match.view(None))} == {
        "plate", "worth", "heading", "tally"}


def test_every_action_has_a_label() -> None:
    match = new_match(3)
    assert label(match, "p0 buy@offer.0") == "Buy from your own offer"
    assert label(match, "p0 buy@offer.1").startswith("Buy Who")
    assert all(str(match.rules.label(action)) for action in match.rules.book)


def test_reasons_why_a_card_cannot_be_moved() -> None:
    match = do(new_match(2), "p0 buy@offer.1", "p0 stay")
    mine, theirs = offers(match)[0][0], grid(match, 0)[0]
    assert match.why_not(1, mine) is None
    assert "table" in str(match.why_not(1, theirs))
    assert "playing now" in str(match.why_not(0, theirs))
    do(match, "p1 buy@offer.0")
    assert match.why_not(1, mine) is None
    do(match, "p1 stay")
    assert "Buy first" in str(match.why_not(0, theirs))
    assert match.why_not(0, match.view(None).cards(rules_of(match).scoring)[0]) is None


def test_a_lifted_card_says_that_it_moves_along_its_row_or_column() -> None:
    match = new_match(2)
    play_round(match, 3)
    do(match, "p0 buy@offer.0", "p0 lift@grid.0/0", "p0 set@grid.0/6", "p0 lift@grid.0/1")
    assert face_down(match, 0) == 20
    assert "row or its column" in str(match.why_not(0, grid(match, 0)[6]))
    assert match.why_not(0, grid(match, 0)[2]) is None


def test_a_scoring_card_says_what_it_gives_everybody_now_and_what_bunny_holds() -> None:
    match = new_match(2)
    rules = rules_of(match)
    card = match.view(None).cards(rules.scoring)[0]
    said = [str(say) for say in rules.worth(match.view(None), card)]
    assert len(said) >= 3
    assert "0 points now" in said[0]
    held = rules.count.bunny(match.view(None).cards(rules.bunny))["red"]
    assert said[2] == f"Bunny holds {held} of these eggs."


def test_an_exhibition_card_says_which_scoring_cards_it_has_a_part_in() -> None:
    match = new_match(2)
    while not match.over:
        play_round(match, 3)
    rules, view = rules_of(match), match.view(None)
    for row in match.score(None).rows:
        for cards in row.cards:
            assert all(any(row.label == say.args["scoring"] for say in rules.worth(view, card)) for card in cards)
    assert rules.worth(view, grid(match, 0)[0])
