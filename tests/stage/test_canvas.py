"""Tests of where canvas units come to lie in windows of any shape."""

from __future__ import annotations

import pygame
import pytest

from game.stage.canvas import HEIGHT, WIDTH, Box, Canvas

SIZES = [(1920, 1080), (1280, 720), (1280, 800), (3840, 2160), (2560, 1080), (640, 1000)]


@pytest.mark.parametrize("size", SIZES)
def test_the_canvas_lies_whole_and_centred_in_any_window(size: tuple[int, int]) -> None:
    canvas = Canvas(pygame.Surface(size))
    left, top = canvas.at(0, 0)
    right, bottom = canvas.at(WIDTH, HEIGHT)
    assert min(left, top) >= 0
    assert right <= size[0] and bottom <= size[1]
    assert abs(left - (size[0] - right)) <= 1
    assert abs(top - (size[1] - bottom)) <= 1
    assert left == 0 or top == 0


@pytest.mark.parametrize("size", SIZES)
def test_a_pixel_and_its_units_are_one_place(size: tuple[int, int]) -> None:
    canvas = Canvas(pygame.Surface(size))
    x, y = canvas.units(canvas.at(700, 333))
    assert x == pytest.approx(700, abs=1 / canvas.scale)
    assert y == pytest.approx(333, abs=1 / canvas.scale)


def test_pictures_are_drawn_by_the_point_they_are_aligned_at() -> None:
    canvas = Canvas(pygame.Surface((960, 540)))
    dot = pygame.Surface((10, 20))

    def draw() -> None:
        for align in ((0, 0), (0.5, 0.5), (1, 1)):
            canvas.blit(dot, 400, 400, align)

    rects = [dab.rect for dab in canvas.record(draw)]
    assert rects == [(200, 200, 10, 20), (195, 190, 10, 20), (190, 180, 10, 20)]


def test_what_is_cut_shows_only_inside_the_box() -> None:
    surface = pygame.Surface((1920, 1080))
    canvas = Canvas(surface)
    half = pygame.Surface((40, 40))
    half.fill((0, 255, 0))
    half.fill((255, 0, 0), (0, 0, 20, 40))
    canvas.cut(Box(110, 100, 20, 100), canvas.blit, half, 100, 100)
    assert surface.get_bounding_rect().size != (0, 0)
    assert surface.get_at((109, 120))[:3] == surface.get_at((130, 120))[:3] == (0, 0, 0)
    assert surface.get_at((110, 120))[:3] == (255, 0, 0)
    assert surface.get_at((129, 120))[:3] == (0, 255, 0)


def test_a_flat_ground_is_one_opaque_picture_of_the_same(size: tuple[int, int] = (1280, 800)) -> None:
    plain, flat = pygame.Surface(size), pygame.Surface(size)
    dot = pygame.Surface((60, 60), pygame.SRCALPHA)
    dot.fill((0, 0, 255, 90))

    def draw(canvas: Canvas) -> None:
        canvas.fill((200, 180, 20))
        canvas.blit(dot, 1900, 1060, (0.5, 0.5))

    draw(Canvas(plain))
    canvas = Canvas(flat)
    dabs = canvas.flat(draw, canvas)
    canvas.lay(dabs)
    assert len(dabs) == 1
    assert pygame.image.tobytes(flat, "RGB") == pygame.image.tobytes(plain, "RGB")


def test_what_is_shown_is_what_was_drawn_whatever_was_shown_before() -> None:
    surface = pygame.Surface((640, 360))
    canvas = Canvas(surface)
    dot = pygame.Surface((60, 60))
    dot.fill((255, 255, 255))

    def draw(x: float) -> None:
        canvas.fill((9, 60, 40))
        canvas.blit(dot, x, 300)

    for x in (100, 140, 900):
        canvas.show(lambda x=x: draw(x))  # type: ignore[misc]
    other = pygame.Surface((640, 360))
    canvas = Canvas(other)
    draw(900)
    assert pygame.image.tobytes(surface, "RGB") == pygame.image.tobytes(other, "RGB")


def test_what_is_recorded_is_not_drawn_and_draws_the_same_later() -> None:
    at_once, later = pygame.Surface((1280, 800)), pygame.Surface((1280, 800))
    dot = pygame.Surface((40, 40), pygame.SRCALPHA)
    dot.fill((255, 0, 0, 100))

    def draw(canvas: Canvas) -> None:
        canvas.fill((10, 200, 30))
        canvas.blit(dot, 100, 100, (0.5, 0.5))
        canvas.dim(128, Box(80, 80, 30, 30))

    draw(Canvas(at_once))
    canvas = Canvas(later)
    dabs = canvas.record(draw, canvas)
    assert pygame.image.tobytes(later, "RGB") == bytes(1280 * 800 * 3)
    for dab in dabs:
        dab.draw(later)
    assert pygame.image.tobytes(later, "RGB") == pygame.image.tobytes(at_once, "RGB")


def test_the_letterbox_is_black_and_leaves_the_canvas_alone() -> None:
    surface = pygame.Surface((1280, 800))
    canvas = Canvas(surface)
    canvas.fill((255, 0, 0))
    canvas.blit(surface.copy(), -10, -100)
    assert surface.get_at((640, 10))[:3] == surface.get_at((640, 790))[:3] == (0, 0, 0)
    assert surface.get_at((640, 41))[:3] == (255, 0, 0)


def test_a_box_knows_what_it_contains() -> None:
    box = Box(10, 20, 30, 40)
    assert box.centre == (25, 40)
    assert box.contains(10, 20)
    assert not box.contains(40, 30)
    assert box.grown(5) == Box(5, 15, 40, 50)


def test_dimming_darkens_a_part() -> None:
    surface = pygame.Surface((1920, 1080))
    canvas = Canvas(surface)
    canvas.fill((200, 200, 200))
    canvas.fill((100, 100, 100), Box(0, 0, 10, 10))
    canvas.dim(128, Box(100, 100, 10, 10))
    assert surface.get_at((5, 5))[0] == 100
    assert surface.get_at((105, 105))[0] == pytest.approx(100, abs=2)
    assert surface.get_at((300, 300))[0] == 200
