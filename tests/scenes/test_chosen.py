"""House rules, seed digits and letters as pure models."""

from __future__ import annotations

import itertools

import pytest

from game.content.shelf import Shelf
from game.scenes.chosen import Chosen, SeedDigits
from game.scenes.letters import Letters
from game.stage.canvas import Box

CHAIR = Box(48, 140, 352, 640)


def pizzuno(shelf: Shelf) -> Chosen:
    return Chosen(shelf.printed("pizzuno").options, 7)


def test_every_value_of_every_house_rule_can_be_turned_to_and_the_header_takes_it(shelf: Shelf) -> None:
    chosen = pizzuno(shelf)
    for option in chosen.options:
        for _ in option.choices:
            chosen.turn(option, 1)
            assert shelf.printed("pizzuno").house(chosen.house())
        assert not chosen.changed(option)


def test_turning_back_from_the_first_value_comes_to_the_last(shelf: Shelf) -> None:
    chosen = pizzuno(shelf)
    rounds = chosen.options[0]
    chosen.turn(rounds, -1)
    assert chosen.value(rounds) == rounds.choices[-1][0]


def test_what_was_chosen_before_is_taken_over_as_far_as_it_is_possible(shelf: Shelf) -> None:
    chosen = pizzuno(shelf)
    chosen.remember({"rounds": 3, "call_penalty": 99, "unheard_of": True})
    assert chosen.house()["rounds"] == "3"
    assert chosen.house()["call_penalty"] == "5"


def test_seed_digits_turn_round_and_stay_in_their_places() -> None:
    digits = SeedDigits(42)
    digits.turn(-1)
    digits.walk(-1)
    assert (digits.seed, digits.at) == (900042, 0)
    digits.write("12x3")
    assert (digits.seed, digits.at) == (123042, 3)


def test_a_seed_of_more_digits_keeps_them_all() -> None:
    assert SeedDigits(12345678).seed == 12345678


def test_names_begin_with_a_capital_and_go_on_small() -> None:
    letters = Letters("Anna", ["Mia"])
    for letter in "ZOE":
        letters.press(f"letter:{letter}")
    assert letters.name == "Zoe"
    letters.press("rub-out")
    assert letters.name == "Zo"
    assert not letters.press("letter:Ä")
    assert letters.press("done")
    assert letters.name == "Zoä"


def test_nothing_spelt_keeps_the_old_name() -> None:
    letters = Letters("Anna", [])
    letters.press("rub-out")
    assert letters.press("done")
    assert letters.name == "Anna"


def test_a_name_that_can_be_taken_is_finished_at_once() -> None:
    letters = Letters("Anna", ["Mia", "Otto", "Elif"])
    assert letters.press("name:1")
    assert letters.name == "Otto"


@pytest.mark.parametrize("language", ["en", "fi", "de", "pl", "pseudo"])
def test_no_two_letters_of_a_language_share_a_place(language: str) -> None:
    items = Letters("Anna", ["Mia", "Otto"], language).items(CHAIR, "Rub out", "That's me")
    for one, other in itertools.combinations(items, 2):
        a, b = one.box, other.box
        assert a.x + a.w <= b.x or b.x + b.w <= a.x or a.y + a.h <= b.y or b.y + b.h <= a.y, (one, other)
    assert all(CHAIR.x <= item.box.x and item.box.x + item.box.w <= CHAIR.x + CHAIR.w for item in items)
