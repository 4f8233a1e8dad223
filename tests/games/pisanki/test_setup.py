"""Setting up: PK4-PK7."""

from __future__ import annotations

from collections import Counter

import pytest

from game.games.pisanki.cards import EGGS, FAMILIES
from game.kernel.table import HOLE
from tests.games.pisanki.pictures import face_down, facts_of, grid, new_match, rules_of
from tests.playing import truth


def scoring_kinds(seats: int, seed: int, house: str) -> list[str]:
    match = new_match(seats, seed, scoring_cards=house)
    return [match.box.faces[card].kind for card in match.view(None).cards(rules_of(match).scoring)]


def test_pk4_a_first_game_has_the_cards_marked_a_and_1() -> None:
    assert scoring_kinds(3, 1, "first_game") == [
        *(f"score-{egg}-a" for egg in EGGS), "score-flowers-1", "score-cloths-1", "score-display-1"]


def test_pk4_otherwise_one_card_of_each_kind_is_drawn() -> None:
    seen: Counter[str] = Counter()
    for seed in range(60):
        kinds = scoring_kinds(4, seed, "drawn")
        assert [kind.split("-")[1] for kind in kinds] == list(FAMILIES)
        seen.update(kinds)
    assert len(seen) == 39


def test_pk4_all_nine_lie_face_up_and_the_others_do_not() -> None:
    match = new_match(3, scoring_cards="drawn")
    rules = rules_of(match)
    assert len(match.view(None).cards(rules.scoring)) == 9
    assert match.view(None).count(rules.rest) == 30
    assert match.view(None).cards(rules.rest) == []


@pytest.mark.parametrize(("seats", "rows", "columns"), [(2, 4, 6), (3, 4, 6), (4, 3, 6), (5, 3, 5)])
def test_pk5_everybody_gets_a_grid_of_face_down_cards(seats: int, rows: int, columns: int) -> None:
    match = new_match(seats)
    assert (rules_of(match).grid.rows, rules_of(match).grid.columns) == (rows, columns)
    for seat in range(seats):
        # One card of each has been opened onto the offers already.
        assert len(grid(match, seat)) == rows * columns
        assert face_down(match, seat) == rows * columns - 1


@pytest.mark.parametrize(("seats", "left"), [(2, 3), (3, 3), (4, 3), (5, 0)])
def test_pk5_the_rest_goes_back_to_the_box_unseen(seats: int, left: int) -> None:
    match = new_match(seats)
    assert len(truth(match).zones[rules_of(match).pool]) == left
    assert match.view(0).cards(rules_of(match).pool) == []


def test_pk5_nobody_may_look_at_a_grid_not_even_its_owner() -> None:
    match = new_match(3)
    for viewer in (None, 0, 1, 2):
        assert all(match.view(viewer).cards(rules_of(match).grids + seat) == [] for seat in range(3))


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_pk6_every_player_has_an_offer(seats: int) -> None:
    match = new_match(seats)
    assert [zone.name for zone in match.box.zones if zone.name.startswith("offer")] == [
        f"offer.{seat}" for seat in range(seats)]


@pytest.mark.parametrize(("leader", "seat"), [("host", 0), ("2", 1), ("3", 2), ("4", 3)])
def test_pk6_the_first_leader_is_chosen_at_setup(leader: str, seat: int) -> None:
    assert new_match(4, leader=leader).awaited == seat


def test_pk6_or_at_random() -> None:
    assert {new_match(4, seed, leader="random").awaited for seed in range(40)} == {0, 1, 2, 3}


def test_pk6_a_number_beyond_the_players_counts_on_round_the_table() -> None:
    assert new_match(2, leader="4").awaited == 1


def test_pk7_bunny_gets_24_cards_and_puts_those_without_eggs_aside() -> None:
    for seed in range(20):
        match = new_match(2, seed)
        rules, view = rules_of(match), match.view(None)
        bunny = view.cards(rules.bunny)
        aside = view.count(rules.rest) - 30
        assert len(bunny) == view.count(rules.bunny)
        assert len(bunny) + aside == 24
        assert all(match.box.faces[card].traits.egg for card in bunny)


def test_pk7_bunnys_strength_is_its_number_of_eggs_and_a_double_is_two() -> None:
    match = new_match(2)
    rules = rules_of(match)
    cards = [match.box.card(name) for name in ("neutral-red", "checked-red.1", "dotted-red-2pink", "neutral-blue")]
    assert rules.count.bunny(cards) == {**dict.fromkeys(EGGS, 0), "red": 4, "blue": 2}


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_pk7_bunny_plays_with_two_players_only(seats: int) -> None:
    assert new_match(seats).view(None).count(rules_of(new_match(seats)).bunny) == 0


def test_the_first_cards_are_open_when_the_first_player_is_asked() -> None:
    match = new_match(5)
    assert facts_of(match).turn == 1
    assert all(grid(match, seat)[0] == HOLE for seat in range(5))
