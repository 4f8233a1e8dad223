"""Tests of pictures from disk: scaled for the window, put together, turned, kept, and never missed."""

from __future__ import annotations

import logging
from pathlib import Path

import pygame
import pytest

from game.content import paths
from game.stage.art import RATIO, TURN_STEP, Art
from game.stage.lettering import Lettering
from game.stage.paint import Paint

FONTS: Path = paths.find().assets / "fonts"


@pytest.fixture
def art(tmp_path: Path) -> Art:
    """Three masters: a wide one, a card, and a patch that lies on it."""
    for name, size, colour in (("wide", (200, 100), "red"), ("card", (250, 350), "blue"), ("patch", (250, 350), None)):
        picture = pygame.Surface(size, pygame.SRCALPHA)
        if colour is None:
            picture.fill("yellow", (0, 0, 100, 100))
        else:
            picture.fill(colour)
        pygame.image.save(picture, tmp_path / f"{name}.png")
    return made(tmp_path, 0.5)


def yellow(picture: pygame.Surface, x: int, y: int) -> bool:
    red, green, blue, there = picture.get_at((x, y))
    return red > 200 and green > 200 and blue < 60 and there > 200


def made(folder: Path, scale: float) -> Art:
    paint = Paint(scale)
    return Art(folder, paint, Lettering(FONTS, scale))


def test_a_sprite_keeps_its_shape_at_the_windows_scale(art: Art) -> None:
    assert art.sprite("wide", 100).get_size() == (50, 25)
    assert art.sprite("wide", 400, 60).get_size() == (60, 30)
    assert art.sprite("wide", 100) is art.sprite("wide", 100)


def test_a_card_is_put_together_from_its_layers(art: Art) -> None:
    card = art.card(["card", "patch"], "Blue", 100)
    assert card.get_size() == (50, round(50 * RATIO))
    assert yellow(card, 5, 5)
    assert not yellow(card, 45, 60)


def test_what_is_missing_is_drawn_as_a_placeholder_and_said_once(art: Art, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING):
        for width in (100, 120):
            assert art.sprite("nothing", width).get_width() == width // 2
        assert art.card(["card", "nowhere"], "Blue seven", 100).get_size() == (50, 70)
    assert [record.getMessage() for record in caplog.records] == ["no picture nothing.png", "no picture nowhere.png"]
    assert not art.has("nothing")
    assert art.has("card")


def test_turned_pictures_are_kept_in_half_degrees_and_level_ones_are_the_picture(art: Art) -> None:
    card = art.card(["card"], "", 100)
    assert art.turned(("card",), lambda: card, TURN_STEP / 5) is card
    turned = art.turned(("card",), lambda: card, 30)
    assert turned is art.turned(("card",), lambda: card, 30 + TURN_STEP / 5)
    assert turned.get_width() > card.get_width()


def test_a_clockwise_turn_brings_the_upper_left_corner_up_and_right(art: Art) -> None:
    turned = art.turned(("patched",), lambda: art.card(["card", "patch"], "", 100), 45)
    assert yellow(turned, turned.get_width() // 2 + 7, 15)


def test_scenery_has_exactly_the_size_it_is_asked_for(art: Art) -> None:
    picture = art.scenery("wide", (123, 77))
    assert picture is not None and picture.get_size() == (123, 77)
    assert art.scenery("nothing", (10, 10)) is None
