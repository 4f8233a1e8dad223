"""Printing a game from its file: what comes out of a right one, and the sentence for every fault."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
import yaml

from game.content.cards import ContentError
from game.content.yamlfile import read
from tests.content.toy import Board, House, Leaf, changed, faults, game, printed


def test_a_template_prints_every_combination_and_its_copies(tmp_path: Path) -> None:
    toy = printed(tmp_path)
    assert [face.name for face in toy.faces] == [
        "red-1.1", "red-1.2", "red-2.1", "red-2.2", "blue-1.1", "blue-1.2", "blue-2.1", "blue-2.2", "stop"]
    assert toy.faces[0].traits == Leaf("red", 1)
    assert {face.deck for face in toy.faces} == {"leaves"}
    assert toy.layers["blue-2"] == ("toy/blue", "toy/2")
    assert toy.words["blue-2"] == "Blue 2"
    assert toy.backs == {"leaf": ("toy/back",)}


def test_no_stays_text_where_the_traits_want_it(tmp_path: Path) -> None:
    assert printed(tmp_path).faces[-1].traits == Leaf("no", 0)


def test_each_may_list_single_combinations(tmp_path: Path) -> None:
    text = changed(("{colour: {red: Red, blue: Blue}, points: [1, 2]}",
                    "[{colour: red, points: 1, name: Red}, {colour: blue, points: 2, name: Blue}]"),
                   ('words: "{colour} {points}"', 'words: "{name} {points}"'))
    toy = printed(tmp_path, text)
    assert toy.words == {"red-1": "Red 1", "blue-2": "Blue 2", "stop": "Stop"}


def test_house_rules_have_defaults_and_take_texts(tmp_path: Path) -> None:
    toy = printed(tmp_path)
    assert toy.house() == House(False, 5, 1)
    assert toy.house({"quick": "on", "hand": "6", "rounds": 3}) == House(True, 6, 3)
    assert toy.house_text(House(True, 6, 3)) == {"quick": "on", "hand": "6", "rounds": "3"}
    assert toy.house(toy.house_text(House(True, 3, 1))) == House(True, 3, 1)


@pytest.mark.parametrize(("values", "sentence"), [
    ({"quick": "maybe"}, "house rule quick cannot be maybe; it should be on or off"),
    ({"hand": "7"}, "house rule hand cannot be 7; it should be a whole number from 3 to 6"),
    ({"hand": True}, "house rule hand cannot be True; it should be a whole number from 3 to 6"),
    ({"rounds": 2}, "house rule rounds cannot be 2; it should be one of 1, 3"),
    ({"pace": "on"}, "Toy has no house rule pace; possible: quick, hand, rounds"),
])
def test_a_house_rule_that_cannot_be_is_refused_in_a_sentence(
        tmp_path: Path, values: dict[str, object], sentence: str) -> None:
    with pytest.raises(ValueError) as caught:
        printed(tmp_path).house(values)
    assert str(caught.value) == sentence


def test_a_number_offers_its_whole_range(tmp_path: Path) -> None:
    hand = printed(tmp_path).options[1]
    assert hand.choices == ((3, "3"), (4, "4"), (5, "5"), (6, "6"))


def test_every_sentence_is_handed_to_the_translator(tmp_path: Path) -> None:
    wanted = {"Toy", "Red 2", "Everything ends here.", "Play quickly.", "three rounds", "on", "The aim", "Or lose."}
    assert wanted <= set(printed(tmp_path).sentences())


def test_a_board_is_built_as_the_rules_want_it(tmp_path: Path) -> None:
    text = changed(("cues:", "board: {chart: [2, 6], names: {a: 1}}\ncues:"))
    assert printed(tmp_path, text, game(board=Board)).board == Board((2, 6), {"a": 1})


@pytest.mark.parametrize(("old", "new", "sentence"), [
    ("game: toy", "game: tog", "toy.yaml, line 1, game: 'tog' is another game; it should be toy."),
    ("title: Toy\n", "", "toy.yaml, line 1, title: it is missing; it should be text for people."),
    ("title: Toy", "titel: Toy", "toy.yaml, line 2, titel: there is no such field; possible here: game, title, decks, "
     "tagline, house, board, choices, cues, book, order."),
    ("copies: 2", "copies: 0", "toy.yaml, line 9, decks.leaves.kinds[1].copies: 0 does not fit here; "
     "it should be a whole number from 1 to 500."),
    ("copies: 2", "copies: true", "toy.yaml, line 9, decks.leaves.kinds[1].copies: true does not fit here; "
     "it should be a whole number from 1 to 500."),
    ("copies: 2", "copies: two", "toy.yaml, line 9, decks.leaves.kinds[1].copies: 'two' does not fit here; "
     "it should be a whole number from 1 to 500."),
    ("copies: 2", "copies: 010", "toy.yaml, line 9, decks.leaves.kinds[1].copies: '010' does not fit here; "
     "it should be a whole number from 1 to 500."),
    ("copies: 2", "copys: 2", "toy.yaml, line 9, decks.leaves.kinds[1].copys: there is no such field; "
     "possible here: kind, words, layers, traits, copies, back, look."),
    ("points: 0", 'points: "0"', "toy.yaml, line 14, decks.leaves.kinds[2].traits.points: '0' does not fit here; "
     "it should be a whole number."),
    ("points: 0", "points: 1:30", "toy.yaml, line 14, decks.leaves.kinds[2].traits.points: '1:30' does not fit here; "
     "it should be a whole number."),
    ("points: 0", "points: 1.10", "toy.yaml, line 14, decks.leaves.kinds[2].traits.points: 1.1 does not fit here; "
     "it should be a whole number."),
    ("points: 0", "points: 0, weight: 3", "toy.yaml, line 14, decks.leaves.kinds[2].traits.weight: "
     "there is no such field; possible here: colour, points."),
    ("points: 0}", "}", "toy.yaml, line 14, decks.leaves.kinds[2].traits.points: it is missing; "
     "it should be a whole number."),
    ("colour: no", "colour: NO", "toy.yaml, line 14, decks.leaves.kinds[2].traits.colour: 'NO' does not fit here; "
     "it should be one of red, blue, no."),
    ("colour: no", "colour: true", "toy.yaml, line 14, decks.leaves.kinds[2].traits.colour: true does not fit here; "
     "it should be one of red, blue, no."),
    ("kind: stop", "kind: NO", "toy.yaml, line 13, decks.leaves.kinds[2].kind: 'NO' does not fit here; "
     "it should be text of lower-case letters, digits and hyphens."),
    ("kind: stop", "kind: 7", "toy.yaml, line 13, decks.leaves.kinds[2].kind: 7 does not fit here; "
     "it should be text in quotes of lower-case letters, digits and hyphens."),
    ("kind: stop", "kind: red-2", "toy.yaml, line 13, decks.leaves.kinds[2].kind: there is a kind 'red-2' already, "
     "from line 7; every kind should stand once; raise its copies instead."),
    ("kind: stop", "kind: stop\n        kind: halt", "toy.yaml, line 14, decks.leaves.kinds[2].kind: "
     "'kind' stands here again, after line 13; it should stand once."),
    ('words: "{colour} {points}"', 'words: "{color} {points}"', "toy.yaml, line 12, decks.leaves.kinds[1].words: "
     "nothing is filled in for '{color}'; it should be one of colour, points."),
    ("layers: [toy/stop]", "layers: toy/stop", "toy.yaml, line 15, decks.leaves.kinds[2].layers: "
     "'toy/stop' does not fit here; it should be a list, each entry text."),
    ("layers: [toy/stop]", "layers: [toy/stop, 3]", "toy.yaml, line 15, decks.leaves.kinds[2].layers[2]: "
     "3 does not fit here; it should be text in quotes."),
    ("layers: [toy/stop]", "layers: []", "toy.yaml, line 15, decks.leaves.kinds[2].layers: "
     "a card needs a picture; it should be a list of sprites, the lowest first."),
    ("words: Stop", 'words: ""', "toy.yaml, line 16, decks.leaves.kinds[2].words: '' does not fit here; "
     "it should be text for people."),
    ("  leaves:", "  flowers:", "toy.yaml, line 3, decks.leaves: it is missing; the rules of toy need this deck."),
    ("  leaves:", "  flowers:", "toy.yaml, line 4, decks.flowers: the rules of toy know no such deck; "
     "possible here: leaves."),
    ("    back: {name: leaf, layers: [toy/back]}\n", "", "toy.yaml, line 4, decks.leaves: "
     "its cards need 'back' or 'backs', and not both; give one of them."),
    ("look: Everything ends here.", "back: tree", "toy.yaml, line 17, decks.leaves.kinds[2].back: "
     "this deck has no back called 'tree'; possible here: leaf."),
    ("cards: [red-1, stop]", "cards: [red-1, halt]", "toy.yaml, line 28, book[1].cards[2]: "
     "no card of this game is called 'halt'; it should be one of the kinds above."),
    ("colour: tomato", "paint: tomato", "toy.yaml, line 23, choices.red.paint: there is no such field; "
     "possible here: words, sprite, colour."),
    ("{sound: play}", "play", "toy.yaml, line 25, cues.play: 'play' does not fit here; "
     "it should be a mapping with the fields sound, sparkle, linger, shakes."),
    ("cues:", "board: {}\ncues:", "toy.yaml, line 24, board: the rules of toy know no board; leave it out."),
    ("default: off", "default: 0", "toy.yaml, line 19, house.quick.default: 0 does not fit here; "
     "it should be on or off."),
    ("default: 5", "default: 9", "toy.yaml, line 20, house.hand.default: 9 does not fit here; "
     "it should be a whole number from 3 to 6."),
    ("default: 5", 'default: "5"', "toy.yaml, line 20, house.hand.default: '5' does not fit here; "
     "it should be a whole number from 3 to 6."),
    ("default: 5, ", "", "toy.yaml, line 20, house.hand.default: it is missing; it should be given."),
    ("range: [3, 6], ", "", "toy.yaml, line 20, house.hand.range: a number needs a range; "
     "it should be the least and the largest number, such as [2, 7]."),
    ("range: [3, 6]", "range: [3]", "toy.yaml, line 20, house.hand.range: a list does not fit here; "
     "it should be a list of 2 values."),
    ("kind: switch", "kind: switch, range: [0, 1]", "toy.yaml, line 19, house.quick.range: a switch has no range; "
     "leave it out, or make it a number."),
    ("kind: switch", "kind: toggle", "toy.yaml, line 19, house.quick.kind: 'toggle' does not fit here; "
     "it should be one of switch, number, choice."),
    ("choices: {1: one round, 3: three rounds}, ", "", "toy.yaml, line 21, house.rounds.choices: "
     "a choice needs choices; it should be a mapping of values and their words."),
    ("3: three rounds", "4: four rounds", "toy.yaml, line 21, house.rounds: the rules cannot take 4 for it; "
     "they want one of 1, 3."),
    ("  hand:", "  hold:", "toy.yaml, line 18, house.hand: it is missing; the rules of toy need this house rule."),
    ("  hand:", "  hold:", "toy.yaml, line 20, house.hold: the rules of toy have no such house rule; "
     "possible here: quick, hand, rounds."),
])
def test_a_fault_is_one_sentence_with_its_place_and_mend(tmp_path: Path, old: str, new: str, sentence: str) -> None:
    assert sentence in faults(tmp_path, changed((old, new)))


def test_a_missing_board_is_a_fault(tmp_path: Path) -> None:
    assert faults(tmp_path, changed(), game(board=Board)) == [
        "toy.yaml, line 1, board: it is missing; the rules of toy need it."]


def test_all_faults_of_a_file_are_listed_in_reading_order(tmp_path: Path) -> None:
    text = changed(("copies: 2", "copies: 0"), ("colour: no", "colour: green"), ("default: 5", "default: 2"),
                   ("{sound: play}", "{sound: 3}"), ("cards: [red-1, stop]", "cards: [red-1, halt]"))
    assert [line.split(":")[0] for line in faults(tmp_path, text)] == [
        "toy.yaml, line 9, decks.leaves.kinds[1].copies",
        "toy.yaml, line 14, decks.leaves.kinds[2].traits.colour",
        "toy.yaml, line 20, house.hand.default",
        "toy.yaml, line 25, cues.play.sound",
        "toy.yaml, line 28, book[1].cards[2]",
    ]


def test_several_faults_of_one_card_or_house_rule_are_all_told(tmp_path: Path) -> None:
    text = changed(("{colour: no, points: 0}", "{colour: green, points: x}"), ("words: Stop", "words: 7"),
                   ("default: 5, words: Cards in hand.", "default: 9, words: 3"))
    assert [line.split(":")[0].partition("line ")[2] for line in faults(tmp_path, text)] == [
        "14, decks.leaves.kinds[2].traits.colour", "14, decks.leaves.kinds[2].traits.points",
        "16, decks.leaves.kinds[2].words", "20, house.hand.words", "20, house.hand.default"]


@pytest.mark.parametrize(("old", "new"), [
    ("kind: number, ", ""), ("range: [3, 6]", "range: [6, 3]"), ("range: [3, 6]", "range: 3"), ("default: 5, ", ""),
    ("range: [3, 6]", "range: [0, 1000000000]"),
    ("choices: {1: one round, 3: three rounds}", "choices: {}"), ("choices: {1: one round, 3: three rounds}, ", ""),
    ("kind: switch", "kind: 3"), ("kind: stop\n", "kind: [stop]\n"),
    ("{name: leaf, layers: [toy/back]}", "{name: leaf}"),
])
def test_one_fault_is_told_once_and_brings_no_others(tmp_path: Path, old: str, new: str) -> None:
    assert len(faults(tmp_path, changed((old, new), (", cards: [red-1, stop]", "")))) == 1


def test_a_fault_of_a_template_is_told_once_not_once_per_kind(tmp_path: Path) -> None:
    assert len(faults(tmp_path, changed(("copies: 2", "copies: 0"), ("[red-1, stop]", "[stop]")))) == 1


def test_a_card_with_a_fault_is_still_known_to_the_rules_book(tmp_path: Path) -> None:
    assert len(faults(tmp_path, changed(("points: 0", "points: x")))) == 1
    assert not [line for line in faults(tmp_path, changed(("  leaves:", "  flowers:"))) if "book" in line]


def test_a_syntax_error_stands_alone(tmp_path: Path) -> None:
    text = changed(("copies: 2", "copies: 0"), ("title: Toy", "title: [Toy"))
    assert faults(tmp_path, text) == [
        "toy.yaml, line 3: this is no YAML: did not find expected ',' or ']'; look at this line and the one above it."]


def places(value: Any) -> Iterator[tuple[Any, Any]]:
    """Every container of a structure with each of its keys."""
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, inside in items:
        yield value, key
        yield from places(inside)


@pytest.mark.parametrize("junk", [None, True, -1, 2.5, "x", "{", "{y}", [], [[]], {}, {"a": {}}, {1: 2}])
def test_whatever_stands_anywhere_is_a_fault_or_fits_but_never_a_crash(tmp_path: Path, junk: object) -> None:
    printed(tmp_path)
    right = read(tmp_path / "toy.yaml").plain()
    for inside, key in places(right):
        kept, inside[key] = inside[key], junk
        with suppress(ContentError):
            printed(tmp_path, yaml.safe_dump(right))
        inside[key] = kept
