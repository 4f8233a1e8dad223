"""How a match begins: PT6, PT7."""

from __future__ import annotations

import pytest

from game.games.paititi import GAME
from game.kernel.match import Match
from tests.games.paititi.digs import rules
from tests.playing import truth


def kinds(match: Match, zone: str) -> list[str]:
    return [match.box.faces[card].deck for card in truth(match).zones[match.box.zone(zone)]]


def test_pt6_two_to_four_players() -> None:
    assert list(GAME.seats) == [2, 3, 4]


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("dealer,seat", [("host", 0), ("second", 1), ("third", 2), ("fourth", 3)])
def test_pt6_the_player_to_the_left_of_the_chosen_dealer_begins(seats: int, dealer: str, seat: int) -> None:
    match = Match(rules(seats, dealer=dealer), 3)
    assert truth(match).facts.dealer == seat % seats
    assert match.awaited == (seat + 1) % seats


def test_pt6_the_dealer_may_be_chosen_at_random() -> None:
    dealers = [truth(Match(rules(4), seed)).facts.dealer for seed in range(30)]
    assert set(dealers) == {0, 1, 2, 3}
    assert dealers[:5] == [truth(Match(rules(4), seed)).facts.dealer for seed in range(5)]


def test_pt6_play_runs_clockwise() -> None:
    match = Match(rules(3, dealer="host"), 1)
    order = []
    for _ in range(4):
        order.append(match.awaited)
        match.submit(next(action for action in match.legal(match.awaited or 0) if action.verb == "lay"))
    assert order == [1, 2, 0, 1]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_pt7_six_cards_each_and_three_artifacts_in_the_row(seats: int) -> None:
    match = Match(rules(seats), 1)
    seen = match.view(None)
    assert all(seen.count(match.box.zone(f"hand.{seat}")) == 6 for seat in range(seats))
    assert seen.count(match.box.zone("excavation")) == 64 - 6 * seats
    row = seen.zones[match.box.zone("row")]
    assert [card is not None and card.face is None and card.back is not None for card in row] == [True] * 3
    assert seen.count(match.box.zone("artifacts")) == 37


def test_pt7_only_the_back_of_the_top_of_the_artifact_pile_can_be_seen() -> None:
    match = Match(rules(), 1)
    pile = match.view(0).zones[match.box.zone("artifacts")]
    assert [card is not None and card.back is not None for card in pile] == [False] * 36 + [True]
    assert all(card is not None and card.face is None for card in pile)


def test_pt7_five_openings_lie_open() -> None:
    match = Match(rules(), 1)
    wall = match.view(None).cards(match.box.zone("posters"))
    assert [match.box.faces[card].deck for card in wall] == ["poster-a"] * 5


def test_pt7_phase_b_lies_on_phase_c_with_stop_and_both_are_shuffled() -> None:
    orders, places = set(), set()
    for seed in range(20):
        match = Match(rules(), seed)
        assert kinds(match, "poster-pile") == ["poster-c"] * 6 + ["poster-b"] * 5
        names = [match.box.faces[card].kind for card in truth(match).zones[match.box.zone("poster-pile")]]
        orders.add(tuple(names[6:]))
        places.add(names.index("stop"))
    assert len(orders) > 10 and len(places) > 3
