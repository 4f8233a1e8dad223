"""The printed deck is the rule sheet's: PK1-PK4."""

from __future__ import annotations

from collections import Counter

import pytest

from game.games.pisanki.cards import CLOTHS, EGGS, FLOWERS, Criterion, Exhibit
from game.games.pisanki.scoring import check
from tests.games.pisanki.pictures import PRINTED
from tests.playing import SHELF

CARDS = [face.traits for face in SHELF.printed("pisanki").faces if isinstance(face.traits, Exhibit)]

ONE_FLOWER = {
    "checked": "red blue, orange pink, yellow purple, green white",
    "striped": "blue blue, purple pink, red purple, orange white",
    "dotted": "yellow blue, green pink, blue purple, purple white",
}
TEXTS = {"red": [11, 2, 7, 6, 4], "orange": [11, 3, 12, 8, 5], "yellow": [1, 4, 15, 10, 3],
         "green": [1, 10, 12, 5, 6], "blue": [16, 9, 13, 2, 7], "purple": [16, 17, 14, 8, 15]}


def text(family: str, label: str) -> Criterion:
    return next(card for card in PRINTED if (card.family, card.label) == (family, label))


def test_pk1_six_eggs_four_flowers_and_four_cloths_make_75_cards() -> None:
    assert len(CARDS) == 75
    assert {card.egg for card in CARDS} == {*EGGS, ""}
    assert {card.flower for card in CARDS} == {*FLOWERS, ""}
    assert {card.cloth for card in CARDS} == set(CLOTHS)


def test_pk2_the_classes_are_45_12_6_6_and_6() -> None:
    classes = Counter((card.eggs, card.flowers) for card in CARDS)
    assert classes == {(1, 0): 45, (1, 1): 12, (1, 2): 6, (0, 2): 6, (2, 0): 6}


def test_pk2_plain_cards_come_two_or_three_times_in_turn() -> None:
    plain = Counter((card.egg, card.cloth) for card in CARDS if (card.eggs, card.flowers) == (1, 0))
    assert plain == {(egg, cloth): 2 + (e + c) % 2 for e, egg in enumerate(EGGS) for c, cloth in enumerate(CLOTHS[:3])}


def test_pk2_cards_with_one_flower_are_those_listed() -> None:
    wanted = {(cloth, *pair.split()) for cloth, pairs in ONE_FLOWER.items() for pair in pairs.split(", ")}
    assert {(card.cloth, card.egg, card.flower) for card in CARDS if card.flowers == 1} == wanted


def test_pk2_cards_with_two_flowers_are_those_listed() -> None:
    assert {(card.egg, card.flower, card.cloth) for card in CARDS if card.eggs and card.flowers == 2} == {
        ("red", "pink", "dotted"), ("orange", "purple", "dotted"), ("yellow", "white", "striped"),
        ("green", "blue", "striped"), ("blue", "purple", "checked"), ("purple", "blue", "checked")}
    assert {(card.cloth, card.flower) for card in CARDS if not card.egg} == {
        ("checked", "pink"), ("checked", "white"), ("striped", "pink"), ("striped", "blue"), ("dotted", "white"),
        ("dotted", "purple")}


def test_pk2_double_eggs_lie_on_neutral_cloth_and_nothing_else_does() -> None:
    assert sorted(card.egg for card in CARDS if card.eggs == 2) == sorted(EGGS)
    assert all((card.cloth == "neutral") == (card.eggs == 2) for card in CARDS)


def test_pk2_the_sums_come_out() -> None:
    assert Counter(card.cloth for card in CARDS) == {"checked": 23, "striped": 23, "dotted": 23, "neutral": 6}
    eggs: Counter[str] = Counter()
    flowers: Counter[str] = Counter()
    for card in CARDS:
        eggs[card.egg] += card.eggs
        flowers[card.flower] += card.flowers
    assert [eggs[egg] for egg in EGGS] == [12, 13, 12, 13, 12, 13]
    assert [flowers[flower] for flower in FLOWERS] == [9, 9, 9, 9]


@pytest.mark.parametrize("egg", EGGS)
def test_pk3_the_texts_stand_where_the_sheet_says(egg: str) -> None:
    assert [text(egg, label).text for label in "ABCDE"] == TEXTS[egg]


def test_pk3_there_are_39_scoring_cards() -> None:
    rest = {"flowers": 3, "cloths": 3, "display": 3}
    assert Counter(card.family for card in PRINTED) == {**dict.fromkeys(EGGS, 5), **rest}
    assert all(text(family, str(n)).text == n for family in ("flowers", "cloths", "display") for n in (1, 2, 3))


def test_pk3_texts_8_to_10_name_their_flowers() -> None:
    assert {card.flower for card in PRINTED if card.text == 8 and card.family in EGGS} == {"blue"}
    assert {(card.flower, card.across) for card in PRINTED if card.text == 9} == {("pink", "purple")}
    assert {card.family: card.flower for card in PRINTED if card.text == 10} == {"yellow": "white", "green": "pink"}


def test_every_kind_has_words_and_every_scoring_card_its_rule_in_words() -> None:
    printed = SHELF.printed("pisanki")
    assert len({printed.words[face.kind] for face in printed.faces}) == len(printed.words)
    assert all(face.kind in printed.look for face in printed.faces if face.deck == "scoring")


def test_the_rules_book_shows_every_text() -> None:
    shown = {kind for page in SHELF.printed("pisanki").book for kind in page.cards}
    faces = [face for face in SHELF.printed("pisanki").faces if face.deck == "scoring"]
    texts = {(face.traits.family if face.traits.family not in EGGS else "egg", face.traits.text) for face in faces}
    assert texts == {(face.traits.family if face.traits.family not in EGGS else "egg", face.traits.text)
                     for face in faces if face.kind in shown}


@pytest.mark.parametrize(("wrong", "says"), [
    (Criterion("red", "A", 18, (1,)), "no text 18"),
    (Criterion("red", "A", 11, (10, 5)), "needs 3 prizes"),
    (Criterion("red", "A", 8, (2,)), "flowers"),
    (Criterion("flowers", "1", 4, (2,)), "no text 4 for flowers"),
])
def test_a_scoring_card_that_cannot_be_scored_is_refused_at_once(wrong: Criterion, says: str) -> None:
    with pytest.raises(ValueError, match=says):
        check([wrong, *PRINTED])


def test_a_deck_without_a_card_for_a_first_game_is_refused() -> None:
    with pytest.raises(ValueError, match="no scoring card A or 1 of cloths"):
        check([card for card in PRINTED if card.family != "cloths"])
