"""Tests of one card on its way: it sets out, flips, swings, and comes to lie exactly where it belongs."""

from __future__ import annotations

import itertools
from pathlib import Path

import pygame
import pytest

from game.content import paths
from game.kernel.table import Seen
from game.stage.brush import Brush
from game.stage.card import SHADOW, CardSprite, Pose, eased, soft
from tests.playing import SHELF, header

ASSETS: Path = paths.find().assets
BACK = Seen(None, "slice", "slices", False)
FACE = Seen(7, "slice", "slices", True)
HERE, THERE = Pose(500, 400, 150), Pose(1200, 600, 100, 10)


def lying(seen: Seen = BACK, pose: Pose = HERE) -> CardSprite:
    sprite = CardSprite(seen)
    sprite.put(pose)
    return sprite


def ink(sprite: CardSprite) -> pygame.Rect:
    """Where on a clear canvas something is drawn."""
    surface = pygame.Surface((1920, 1080), pygame.SRCALPHA)
    sprite.draw(Brush(surface, ASSETS), SHELF.printed("pizzuno"), SHELF.match(header("pizzuno", 2, 1)).box)
    return surface.get_bounding_rect()


def test_it_eases_out() -> None:
    assert (eased(0), eased(1)) == (0, 1)
    assert eased(0.5) > 0.5


def test_it_arrives_exactly() -> None:
    sprite = lying()
    sprite.go(THERE, 0.28, arc=46)
    assert sprite.goal == THERE
    for _ in range(17):
        sprite.step(1 / 60)
    assert not sprite.moving
    assert sprite.pose == THERE


def test_it_flies_in_an_arc_over_the_straight_line() -> None:
    flying, sliding = lying(), lying()
    flying.go(THERE, 0.28, arc=46)
    sliding.go(THERE, 0.28)
    for sprite in (flying, sliding):
        sprite.step(0.14)
    assert flying.flying
    assert not sliding.flying
    assert flying.pose is not None and sliding.pose is not None
    assert flying.pose.y == pytest.approx(sliding.pose.y - 46)


def test_a_late_one_waits_where_it_is() -> None:
    sprite = lying()
    sprite.go(THERE, 0.1, late=0.05)
    sprite.step(0.04)
    assert sprite.moving
    assert sprite.pose == HERE
    sprite.step(0.12)
    assert sprite.pose == THERE


def test_it_shows_its_other_side_from_the_middle_of_the_flip_on() -> None:
    sprite = lying()
    sprite.seen = FACE
    sprite.go(HERE, 0.16)
    sprite.step(0.07)
    assert sprite.shown == BACK
    assert ink(sprite).width < 60
    sprite.step(0.02)
    assert sprite.shown == FACE
    sprite.step(0.1)
    assert ink(sprite).width == pytest.approx(150, abs=2)


def test_a_refused_one_swings_to_both_sides_and_stays() -> None:
    sprite = lying()
    sprite.shake(0.32, 13)
    seen = []
    while sprite.moving:
        sprite.step(1 / 60)
        assert sprite.pose is not None
        seen.append(sprite.pose.x - HERE.x)
    assert min(seen) < -4
    assert max(seen) > 4
    assert all(abs(x) <= 13 for x in seen)
    assert sprite.pose == HERE


def test_a_card_that_is_not_on_the_table_appears_where_it_goes() -> None:
    sprite = CardSprite(BACK)
    assert ink(sprite).size == (0, 0)
    sprite.go(THERE, 0.28)
    assert not sprite.moving
    assert sprite.pose == THERE


def test_with_reduced_motion_it_is_never_seen_between() -> None:
    sprite = lying(pose=Pose(200, 300, 100))
    sprite.fades = True
    sprite.go(Pose(1600, 300, 100), 0.28, arc=46)
    sprite.step(0.14)
    surface = pygame.Surface((1920, 1080))
    sprite.draw(Brush(surface, ASSETS), SHELF.printed("pizzuno"), SHELF.match(header("pizzuno", 2, 1)).box)
    between = surface.subsurface((300, 0, 1200, 1080))
    assert pygame.mask.from_threshold(between, (0, 0, 0), (1, 1, 1, 255)).count() == 1200 * 1080
    assert any(surface.get_at((200, 300))[:3])
    assert any(surface.get_at((1600, 300))[:3])


def test_a_dimmed_card_is_another_picture_and_its_corners_stay_clear() -> None:
    brush = Brush(pygame.Surface((1920, 1080)), ASSETS)
    printed, box = SHELF.printed("pizzuno"), SHELF.match(header("pizzuno", 2, 1)).box
    sprite = lying(FACE)
    plain = sprite.picture(brush, printed, box, 150)
    sprite.dim = True
    dimmed = sprite.picture(brush, printed, box, 150)
    assert pygame.image.tobytes(plain, "RGBA") != pygame.image.tobytes(dimmed, "RGBA")
    assert plain.get_at((0, 0))[3] == dimmed.get_at((0, 0))[3] == 0


def test_shadows_are_soft_and_kept() -> None:
    brush = Brush(pygame.Surface((1920, 1080)), ASSETS)
    shadow = soft(brush, 150, (0, 0, 0, 110), SHADOW)
    across = [shadow.get_at((x, shadow.get_height() // 2))[3] for x in range(shadow.get_width() // 2)]
    assert across[0] < 10
    assert across[-1] > 90
    assert across == sorted(across)
    assert soft(brush, 150, (0, 0, 0, 110), SHADOW) is shadow


def test_the_cards_of_a_fan_lean_over_one_after_the_other() -> None:
    """To turn all their pictures in one frame would take longer than that."""
    leaning = []
    brush = Brush(pygame.Surface((1920, 1080)), ASSETS)
    box = SHELF.match(header("pizzuno", 2, 1)).box
    sprites = [lying(Seen(face, "slice", "slices", True), Pose(500, 400, 150, 6)) for face in range(8)]
    for sprite in sprites:
        sprite.go(Pose(540, 400, 150, -6), 0.3)
    for _ in range(18):
        for sprite in sprites:
            sprite.step(1 / 60)
        turned = [brush.canvas.record(sprite.draw, brush, SHELF.printed("pizzuno"), box)[0].paint for sprite in sprites]
        leaning.append(turned)
    changes = [sum(a is not b for a, b in zip(one, next_, strict=True))
               for one, next_ in itertools.pairwise(leaning)]
    assert max(changes) <= 2
    assert all(a is not b for a, b in zip(leaning[0][2:], leaning[-1][2:], strict=True))
