"""PZ1-PZ5: the cards, the deal, and what the first card does."""

from __future__ import annotations

from collections import Counter
from functools import cache

import pytest

from game.games.pizzuno.cards import DISCARD, DRAW, HAND
from game.kernel.dealer import Dealer
from game.kernel.match import Match
from tests.playing import SHELF

SEEDS = range(400)


def dealt(seats: int, seed: int) -> Match:
    return Match(SHELF.rules("pizzuno", seats), seed)


@cache
def first_kinds(seats: int) -> list[str]:
    """For each seed the kind of the first card turned up; dealt without anybody listening, which is quick."""
    rules, found = SHELF.rules("pizzuno", seats), []
    for seed in SEEDS:
        table = rules.table(seed)
        rules.setup(Dealer(table))
        found.append(rules.box.faces[table.zones[DISCARD][-1]].kind)
    return found


def starting_on(symbol: str, seats: int) -> Match:
    """A match whose first card turned up shows this symbol."""
    seed = next(seed for seed, kind in zip(SEEDS, first_kinds(seats), strict=True) if kind.rpartition("-")[2] == symbol)
    return dealt(seats, seed)


def order(match: Match) -> list[int]:
    """Who is asked in which order, when everybody plays on without action cards: read from the facts."""
    seats, facts = match.box.seats, match.view(None).facts
    return [(facts.turn + k * facts.way) % seats for k in range(seats)]


def test_pz1_there_are_108_cards_in_the_counts_of_the_sheet() -> None:
    kinds = Counter(face.kind for face in SHELF.printed("pizzuno").faces)
    assert sum(kinds.values()) == 108
    for colour in ("red", "green", "yellow", "blue"):
        assert kinds[f"{colour}-0"] == 1
        assert all(kinds[f"{colour}-{symbol}"] == 2 for symbol in [*"123456789", "skip", "reverse", "draw2"])
    assert kinds["wild"] == kinds["draw4"] == 4


def test_pz2_every_colour_has_a_topping_of_its_own() -> None:
    choices = SHELF.printed("pizzuno").choices
    toppings = {key: choice.sprite for key, choice in choices.items()}
    assert toppings == {"red": "symbols/topping-tomato", "green": "symbols/topping-basil",
                        "yellow": "symbols/topping-cheese", "blue": "symbols/topping-olive"}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_pz3_seven_cards_each_one_turned_up_the_rest_face_down(seats: int) -> None:
    match = starting_on("7", seats)
    view = match.view(None)
    assert [view.count(HAND + seat) for seat in range(seats)] == [7] * seats
    assert view.count(DISCARD) == 1
    assert view.count(DRAW) == 108 - 7 * seats - 1
    assert view.cards(DRAW) == []


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_pz4_the_host_goes_first_and_play_runs_clockwise(seats: int) -> None:
    match = starting_on("7", seats)
    assert order(match) == list(range(seats))


@pytest.mark.parametrize(("symbol", "orders"), [
    ("7", {2: [0, 1], 3: [0, 1, 2], 4: [0, 1, 2, 3]}),
    ("wild", {2: [0, 1], 3: [0, 1, 2], 4: [0, 1, 2, 3]}),
    ("skip", {2: [1, 0], 3: [1, 2, 0], 4: [1, 2, 3, 0]}),
    ("draw2", {2: [1, 0], 3: [1, 2, 0], 4: [1, 2, 3, 0]}),
    ("reverse", {2: [1, 0], 3: [2, 1, 0], 4: [3, 2, 1, 0]}),
])
def test_pz5_the_first_card_decides_who_plays_in_what_order(symbol: str, orders: dict[int, list[int]]) -> None:
    for seats, wanted in orders.items():
        assert order(starting_on(symbol, seats)) == wanted, (symbol, seats)


def test_pz5_a_draw_two_turned_up_gives_the_first_player_two_cards_that_cannot_be_countered() -> None:
    match = starting_on("draw2", 3)
    assert [match.view(None).count(HAND + seat) for seat in range(3)] == [9, 7, 7]
    assert match.view(None).facts.debt == 0


def test_pz5_with_a_wild_turned_up_the_first_player_names_a_colour_and_then_plays() -> None:
    match = starting_on("wild", 3)
    assert sorted(action.text for action in match.legal(0)) == [
        "p0 name=blue", "p0 name=green", "p0 name=red", "p0 name=yellow"]
    match.submit("p0 name=green")
    assert match.awaited == 0
    assert all(action.verb in ("play", "draw") for action in match.legal(0))
    plain = [match.box.faces[a.card].traits for a in match.legal(0) if a.verb == "play"]
    assert all(traits.colour in ("green", "wild") for traits in plain)


def test_pz5_a_wild_draw_four_turned_up_is_shuffled_back_until_another_card_comes() -> None:
    assert "draw4" not in first_kinds(2)
    rules, again = SHELF.rules("pizzuno", 2), 0
    for seed in SEEDS:
        table = rules.table(seed)
        rules.setup(Dealer(table))
        again += table.roll > 1
    assert again > 5, "in about four of a hundred deals a Wild Draw Four is turned up first"
