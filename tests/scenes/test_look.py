"""A card looked at closely: all that is told of it fits, and any button closes it."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game.scenes import doors
from game.scenes.look import SHEET
from game.scenes.looks import Look
from tests.scenes.reading import larger, said
from tests.scenes.room import Room

Enter = Callable[..., Room]
TOLD = [f"{name}: a group of {n}, {n + 1} in all, which would earn {n * 7} points now."
        for n, name in enumerate(("Anna", "Ben", "Chiara", "Dev", "Elif"))]


def looked(room: Room, count: int = 1) -> None:
    """The cards with the most words of all games, one after the other."""
    looks = []
    for game in room.kit.shelf:
        printed = room.kit.shelf.printed(game)
        looks += [Look(printed.layers[kind], printed.words[kind], TOLD, words) for kind, words in printed.look.items()]
    looks.sort(key=lambda look: -len(look.words))
    doors.look(room.kit, looks[:count])
    room.frames(2)


@pytest.mark.parametrize("key", [pygame.K_q, pygame.K_SPACE, pygame.K_e, pygame.K_ESCAPE])
def test_any_button_that_could_mean_it_closes_the_look(room: Enter, key: int) -> None:
    here = room()
    looked(here)
    here.key(key)
    assert here.top.name == "title"


def test_a_click_anywhere_closes_it(room: Enter) -> None:
    here = room()
    looked(here)
    here.click(960, 500)
    assert here.top.name == "title"


def test_left_and_right_go_from_card_to_card_and_stop_at_the_ends(room: Enter) -> None:
    here = room()
    looked(here, 3)
    names = [look.title for look in here.top._looks]
    here.key(pygame.K_a)
    assert here.top.shown.title == names[0]
    here.key(*[pygame.K_d] * 5)
    assert here.top.shown.title == names[2]


def test_five_players_and_the_longest_words_fit_on_the_sheet_at_every_text_size(room: Enter) -> None:
    here = room("--size", "1280x720")
    looked(here)
    for size in (100, 130, 160, 200):
        larger(here, size)
        own = said(here)
        told = [box for text, box, _ in own if len(text) > 4 and any(text in one for one in TOLD)]
        assert told
        assert all(SHEET.x < box.x and box.x + box.w < SHEET.x + SHEET.w for box in told)
        assert max(box.y + box.h for box in told) < SHEET.y + SHEET.h
