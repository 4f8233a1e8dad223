"""The rules book: all of its words and cards are there at every text size, and it opens, turns and closes."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game.scenes.inforce import in_force
from game.scenes.leaves import CARD_ASIDE, HEIGHT, WIDTH, Leaf, chapters, leaves
from game.scenes.rules import CLOSE, ON, RulesScene
from tests.scenes.reading import astray, larger, put
from tests.scenes.room import Room

Enter = Callable[..., Room]


def opened(room: Room, game: str = "pisanki") -> RulesScene:
    put(room, RulesScene(room.kit, game))
    top: RulesScene = room.top
    return top


def bound(room: Room, game: str) -> list[Leaf]:
    printed, tr = room.kit.shelf.printed(game), room.kit.tr
    return leaves(chapters(printed, in_force(printed, {}, tr), tr), printed, room.kit.brush.letters, tr)


@pytest.mark.parametrize("size", [100, 200])
def test_every_word_and_card_of_every_book_is_on_some_leaf(room: Enter, size: int) -> None:
    here = room()
    larger(here, size)
    for game in here.kit.shelf:
        book = here.kit.shelf.printed(game).book
        made = bound(here, game)
        for number, page in enumerate(book):
            own = [leaf for leaf in made if leaf.chapter == number]
            assert " ".join(line.words for leaf in own for line in leaf.lines) == " ".join(" ".join(page.text).split())
            assert tuple(card.kind for leaf in own for card in leaf.cards) == page.cards


@pytest.mark.parametrize("language", ["en", "pseudo"])
@pytest.mark.parametrize("size", [100, 200])
def test_everything_on_a_leaf_fits_on_it(room: Enter, size: int, language: str) -> None:
    here = room("--size", "1280x720", "--lang", language)
    larger(here, size)
    letters = here.kit.brush.letters
    for game in here.kit.shelf:
        for leaf in bound(here, game):
            for line in leaf.lines:
                assert line.y + line.size / 2 <= HEIGHT + 4
                assert letters.width(line.words, line.size, line.weight) <= WIDTH
            for card in leaf.cards:
                assert card.picture.y >= 0
                assert card.picture.y + card.picture.h <= HEIGHT + 1
                for line in card.lines:
                    right = card.picture.x + card.picture.w + CARD_ASIDE
                    assert right + letters.width(line.words, line.size, line.weight) <= WIDTH
                    assert card.picture.y + line.y + line.size / 2 <= HEIGHT + 4


def test_cards_face_the_words_they_belong_to(room: Enter) -> None:
    here = room()
    for game in here.kit.shelf:
        made = bound(here, game)
        assert len(made) % 2 == 0
        for number, leaf in enumerate(made):
            if leaf.cards and not made[number - 1].cards:
                assert made[number - 1].chapter == leaf.chapter
                assert number % 2 == 1


def test_right_turns_on_left_turns_back_and_the_covers_stop_it(room: Enter) -> None:
    here = room()
    book = opened(here)
    first = book.spread
    here.key(pygame.K_a)
    assert book.spread == first
    here.key(pygame.K_d)
    assert book.spread != first
    here.key(pygame.K_a)
    assert book.spread == first
    here.key(*[pygame.K_d] * 60)
    assert book.spread[1] is book._leaves[-1]


def test_down_and_up_go_from_chapter_to_chapter(room: Enter) -> None:
    here = room()
    book = opened(here)
    here.key(pygame.K_s)
    assert any(leaf.heading and leaf.chapter == 1 for leaf in book.spread)
    here.key(pygame.K_w)
    assert book.spread[0].chapter == 0


def test_every_chapter_is_reached_by_its_tab_or_from_one_before(room: Enter) -> None:
    here = room()
    book = opened(here)
    reached = {book.chapter}
    for _ in range(40):
        tabs = [item for item in book.items() if item.key.startswith("chapter:")]
        reached |= {int(item.key.partition(":")[2]) for item in tabs}
        here.click(*tabs[-1].box.centre)
    assert reached == set(range(len(here.kit.shelf.printed("pisanki").book) + 1))


def test_the_mouse_turns_and_closes_the_book(room: Enter) -> None:
    here = room()
    book = opened(here)
    first = book.spread
    here.click(*ON.centre)
    assert book.spread != first
    here.click(*CLOSE.centre)
    assert here.top.name == "title"


def test_the_last_chapter_tells_the_house_rules_of_the_match(room: Enter) -> None:
    here = room()
    put(here, RulesScene(here.kit, "pizzuno", {"call_penalty": "3"}))
    told = " ".join(line.words for leaf in here.top._leaves if leaf.chapter == here.top._leaves[-1].chapter
                    for line in leaf.lines)
    assert "Forgotten call: 3. How many cards you draw if you forget to call Pizzuno." in told
    assert "+4 counters: off." in told


def test_cancel_closes_it(room: Enter) -> None:
    here = room()
    opened(here)
    here.key(pygame.K_q)
    assert here.top.name == "title"


def test_larger_words_keep_the_book_open_at_its_chapter(room: Enter) -> None:
    here = room()
    book = opened(here)
    here.key(pygame.K_s, pygame.K_s)
    chapter = book.chapter
    larger(here, 200)
    assert book.chapter == chapter


def test_looking_closely_shows_the_cards_of_the_open_leaves(room: Enter) -> None:
    here = room()
    book = opened(here)
    cards = [card.name for leaf in book.spread for card in leaf.cards]
    here.key(pygame.K_e)
    assert here.top.name == "look"
    assert here.top.shown.title == cards[0]
    here.key(pygame.K_d)
    assert here.top.shown.title == cards[1]
    here.key(pygame.K_q)
    assert here.top is book


@pytest.mark.parametrize("language", ["en", "pseudo"])
def test_the_look_keeps_all_its_words_on_its_sheet(room: Enter, language: str) -> None:
    here = room("--size", "1280x720", "--lang", language)
    larger(here, 200)
    book = opened(here)
    while not any(card.longer for leaf in book.spread for card in leaf.cards):
        here.key(pygame.K_d)
    here.key(pygame.K_e)
    assert here.top.name == "look"
    assert astray(here) == []
