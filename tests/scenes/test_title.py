"""The title: every game and every way out can be reached, by any device, and the tiles play by themselves."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import Any

import pygame
import pytest

from game.scenes.title import MOST_TILES, PRESS, TitleScene
from tests import vpad
from tests.scenes.reading import astray, larger, put
from tests.scenes.room import Room

Enter = Callable[..., Room]


class Many:
    """A shelf on which one game stands several times over."""

    def __init__(self, shelf: Any, count: int) -> None:
        first = next(iter(shelf))
        self.games = {f"game-{number}": shelf.games[first] for number in range(count)}
        self.first = shelf.printed(first)

    def __iter__(self) -> Iterator[str]:
        return iter(self.games)

    def printed(self, game: str) -> Any:
        return self.first


def crowded(room: Room, count: int) -> TitleScene:
    room.kit.shelf = Many(room.kit.shelf, count)  # type: ignore[assignment]
    put(room, TitleScene(room.kit))
    top: TitleScene = room.top
    return top


def test_confirming_a_tile_sits_down_for_its_game(room: Enter) -> None:
    here = room()
    here.key(pygame.K_d, pygame.K_SPACE)
    assert (here.top.name, here.top.game) == ("setup", list(here.kit.shelf)[1])


@pytest.mark.parametrize(("steps", "scene"), [(0, "settings"), (1, "help"), (2, "question")])
def test_a_cross_and_two_buttons_reach_every_way_out(room: Enter, steps: int, scene: str) -> None:
    here = room()
    pad = here.pad()
    to_the_first = [vpad.DPAD_RIGHT, vpad.DPAD_RIGHT, vpad.DPAD_DOWN, vpad.DPAD_LEFT]
    here.tap(pad, *to_the_first, *[vpad.DPAD_RIGHT] * steps, vpad.A)
    assert here.top.name == scene


@pytest.mark.parametrize("key", ["settings", "controls", "quit"])
def test_the_mouse_alone_reaches_every_way_out(room: Enter, key: str) -> None:
    here = room()
    item = next(item for item in here.top.items() if item.key == key)
    here.click(*item.box.centre)
    assert here.top.name == {"settings": "settings", "controls": "help", "quit": "question"}[key]


def test_a_click_on_the_large_button_plays_what_it_says(room: Enter) -> None:
    here = room()
    here.key(pygame.K_d)
    here.click(*PRESS.centre)
    assert here.top.game == list(here.kit.shelf)[1]


def test_going_up_from_below_comes_back_to_the_same_tile(room: Enter) -> None:
    here = room()
    here.key(pygame.K_d, pygame.K_s)
    assert not here.top.focus.key.startswith("game:")
    here.key(pygame.K_w)
    assert here.top.focus.key == f"game:{list(here.kit.shelf)[1]}"


def test_left_and_right_stay_in_their_row(room: Enter) -> None:
    here = room()
    here.key(*[pygame.K_d] * 6)
    assert here.top.focus.key == f"game:{list(here.kit.shelf)[-1]}"
    here.key(pygame.K_s, *[pygame.K_d] * 4)
    assert here.top.focus.key == "quit"


def test_the_tiles_play_by_themselves_and_nothing_else_is_drawn_again(room: Enter) -> None:
    here = room()
    here.kit.brush.said = []
    assert sum(here.app.frame() for _ in range(240)) > 10
    assert here.kit.brush.said == []
    assert here.top.still


def test_with_less_motion_nothing_moves(room: Enter) -> None:
    here = room()
    here.kit.settings.reduced_motion = True
    assert sum(here.app.frame() for _ in range(240)) == 0


def test_a_fourth_game_makes_the_tiles_narrower_and_all_are_seen(room: Enter) -> None:
    title = crowded(room(), 4)
    tiles = [item for item in title.items() if item.key.startswith("game:")]
    assert len(tiles) == 4
    assert all(a.box.x + a.box.w < b.box.x for a, b in pairwise(tiles))
    assert tiles[-1].box.x + tiles[-1].box.w <= 1872


def test_more_games_than_fit_scroll_under_the_focus(room: Enter) -> None:
    here = room()
    title = crowded(here, MOST_TILES + 2)
    here.key(*[pygame.K_d] * (MOST_TILES + 1))
    assert title.focus.key == f"game:game-{MOST_TILES + 1}"
    here.key(*[pygame.K_a] * (MOST_TILES + 1))
    assert title.focus.key == "game:game-0"


@pytest.mark.parametrize("language", ["en", "pseudo"])
def test_every_word_stays_in_its_place(room: Enter, language: str) -> None:
    here = room("--size", "1280x720", "--lang", language)
    for size in (100, 200):
        larger(here, size)
        assert astray(here) == []
