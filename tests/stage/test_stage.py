"""Tests of the stage: what is raised, carried, refused and heard, how long it takes, and where it ends."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.content import paths
from game.kernel.dice import dice
from game.kernel.events import Moved
from game.kernel.match import Match
from game.kernel.table import Viewer
from game.stage.brush import Brush
from game.stage.card import CardSprite
from game.stage.cloth import FOCUSED, PILED, RAISED
from game.stage.layout import load
from game.stage.stage import PATIENCE, Stage
from tests.playing import SHELF, header, pick

ASSETS: Path = paths.find().assets
STEP = 1 / 60
EVERY_TABLE = [(game, seats) for game in ("pizzuno", "pisanki", "paititi") for seats in SHELF.games[game].seats]


class Heard:
    """A stage of a match at its start, and the sounds it made."""

    def __init__(self, game: str, seats: int, viewer: Viewer = None, seed: int = 4) -> None:
        self.match: Match = SHELF.match(header(game, seats, seed))
        layout = load(SHELF.map(game), seats, [zone.name for zone in self.match.box.zones])
        self.sounds: list[str] = []
        self.cues: list[str] = []
        self.viewer = viewer
        self.stage = Stage(SHELF.printed(game), layout, self.match.view(viewer), viewer or 0,
                           lambda cue: self.cues.append(cue.name), self.sounds.append)

    def deal(self) -> float:
        self.stage.settle(self.match.start(self.viewer))
        self.stage.play(self.match.since(self.viewer, -1) or [])
        return self.act_out()

    def do(self, verb: str = "", moves: int = 0) -> None:
        """Play on at random until an action of this verb moves so many cards, and hand its beats to the stage."""
        source = dice(7, 7)
        for _ in range(400):
            version, action = self.match.version, pick(self.match, source)
            self.match.submit(action)
            beats = self.match.since(self.viewer, version) or []
            moved = sum(isinstance(event, Moved) for beat in beats for event in beat)
            if verb in ("", action.verb) and moved >= moves:
                self.stage.play(beats)
                return
            self.stage.settle(self.match.view(self.viewer))
        raise AssertionError(f"nobody ever did {verb}")

    def act_out(self) -> float:
        """Until nothing is busy; the seconds it took."""
        for number in range(1, 2000):
            self.stage.step(STEP)
            if not self.stage.busy:
                return number * STEP
        raise AssertionError("it does not end")

    def calm(self) -> None:
        for _ in range(100):
            self.stage.step(STEP)

    def zone(self, name: str) -> int:
        return self.match.box.zone(name)

    def sprite(self, zone: int, index: int) -> CardSprite:
        sprite = self.stage.rows[zone][index]
        assert sprite is not None
        return sprite

    def poses(self) -> list[object]:
        return [sprite and sprite.pose for row in self.stage.rows for sprite in row]


@pytest.mark.parametrize(("game", "seats"), EVERY_TABLE)
def test_a_deal_is_over_within_a_second_and_a_half(game: str, seats: int) -> None:
    heard = Heard(game, seats)
    assert heard.deal() < 1.5
    assert heard.sounds.count("deal") >= 5
    heard.calm()
    assert not heard.stage.moving


@pytest.mark.parametrize("game", ["pizzuno", "pisanki", "paititi"])
def test_nobody_waits_longer_than_six_tenths_of_a_second(game: str) -> None:
    heard = Heard(game, 2)
    source = dice(3, 3)
    for _ in range(60):
        version = heard.match.version
        heard.match.submit(pick(heard.match, source))
        beats = heard.match.since(None, version) or []
        lingers = any(cue.linger for cue in (heard.stage.printed.cues.get(getattr(event, "name", ""))
                                             for beat in beats for event in beat) if cue is not None)
        heard.stage.play(beats)
        seconds = heard.act_out()
        assert lingers or seconds <= 0.6 + 1e-6


@pytest.mark.parametrize("game", ["pizzuno", "pisanki", "paititi"])
def test_acted_out_or_hurried_every_card_comes_to_lie_where_it_is_settled(game: str) -> None:
    slow, hurried, settled = Heard(game, 3, 1), Heard(game, 3, 1), Heard(game, 3, 1)
    for heard in (slow, hurried):
        heard.stage.settle(heard.match.start(1))
        heard.stage.play(heard.match.since(1, -1) or [])
    slow.act_out()
    for _ in range(5):
        hurried.stage.step(STEP)
    hurried.stage.hurry()
    assert slow.poses() == hurried.poses() == settled.poses()


def test_on_a_slide_one_card_is_carried_over_the_others() -> None:
    heard = Heard("pisanki", 3)
    heard.do("set", moves=3)
    heard.stage.step(STEP)
    heard.stage.step(0.1)
    moving = [sprite for row in heard.stage.rows for sprite in row if sprite is not None and sprite.moving]
    assert len(moving) >= 3
    assert sum(sprite.flying for sprite in moving) == 1


def test_what_can_be_chosen_stands_higher_and_the_focus_highest() -> None:
    heard = Heard("pizzuno", 2, 0)
    hand = heard.zone("hand.0")
    place = heard.stage.place(hand)
    assert place is not None
    before = [heard.sprite(hand, index).pose for index in range(3)]
    heard.stage.choose(raised=[(hand, 0), (hand, 1)], dimmed=[(hand, 2)], focus=(hand, 1))
    heard.calm()
    up = [was.y - now.y for was, now in zip(before, (heard.sprite(hand, i).pose for i in range(3)), strict=True)
          if was is not None and now is not None]
    assert up == [place.legal_up or RAISED, (place.legal_up or RAISED) + FOCUSED, 0]
    assert [heard.sprite(hand, index).dim for index in range(3)] == [False, False, True]


def test_no_card_stirs_when_the_same_person_is_asked_again_at_once() -> None:
    heard = Heard("pizzuno", 2, 0)
    hand = heard.zone("hand.0")
    heard.stage.choose(raised=[(hand, 0)], focus=(hand, 0))
    heard.calm()
    before = heard.poses()
    heard.stage.choose()
    heard.stage.step(STEP)
    heard.stage.choose(raised=[(hand, 0)], focus=(hand, 0))
    heard.stage.step(STEP)
    assert heard.poses() == before
    heard.stage.choose()
    for _ in range(PATIENCE + 1):
        heard.stage.step(STEP)
    assert heard.poses() != before


def test_a_refused_card_shakes_and_nobody_has_to_wait_for_it() -> None:
    heard = Heard("pizzuno", 2, 0)
    hand = heard.zone("hand.0")
    heard.stage.choose(focus=(hand, 2))
    heard.calm()
    heard.stage.shake()
    heard.stage.step(STEP)
    assert heard.sprite(hand, 2).moving
    assert heard.stage.moving
    assert not heard.stage.busy
    heard.calm()
    assert not heard.stage.moving


def test_with_reduced_motion_nothing_shakes_or_sparkles() -> None:
    heard = Heard("pizzuno", 2, 0)
    heard.stage.reduced = True
    hand = heard.zone("hand.0")
    heard.stage.shake((hand, 0))
    assert not heard.sprite(hand, 0).moving
    heard.do("call")
    heard.act_out()
    assert not heard.stage._sparkles


def test_a_call_sparkles_soon_over_and_nobody_waits() -> None:
    heard = Heard("pizzuno", 3)
    heard.do("call")
    heard.act_out()
    assert heard.stage.moving
    steps = 0
    while heard.stage.moving:
        heard.stage.step(STEP)
        steps += 1
    assert steps * STEP <= 0.7


def test_the_card_played_last_glows_until_the_next_action_and_a_deal_does_not() -> None:
    heard = Heard("pizzuno", 3)
    heard.deal()
    assert not heard.stage._glows
    heard.do("play", moves=1)
    heard.act_out()
    top = heard.sprite(heard.zone("discard"), -1)
    assert heard.stage._glows == {top}
    heard.do()
    assert top not in heard.stage._glows


def test_at_once_there_is_neither_sound_of_cards_nor_sparkle_but_every_cue() -> None:
    heard = Heard("pizzuno", 3)
    heard.stage.speed = "instant"
    heard.do("draw", moves=1)
    assert not heard.stage.busy
    assert not heard.stage.moving
    assert heard.sounds == []
    assert "draw" in heard.cues


def test_of_a_pile_that_is_gathered_only_the_top_cards_fly() -> None:
    heard = Heard("paititi", 2, seed=1)
    heard.do("draw", moves=25)
    flew = 0
    while heard.stage.busy:
        heard.stage.step(STEP)
        flew = max(flew, len(heard.stage._air))
    assert 1 <= flew <= PILED + 2
    view = heard.match.view(None)
    assert heard.stage.seen().zones == view.zones
    poses = heard.poses()
    heard.stage.settle(view)
    assert heard.poses() == poses


def test_what_has_landed_is_drawn_in_every_frame_of_a_deal() -> None:
    heard = Heard("pizzuno", 2)
    surface = pygame.Surface((480, 270))
    brush = Brush(surface, ASSETS)
    heard.stage.settle(heard.match.start(None))
    heard.stage.play(heard.match.since(None, -1) or [])
    stage, hand = heard.stage, heard.zone("hand.0")
    drawn: list[int] = []
    baked, shape = surface.copy(), -1
    for _ in range(80):
        stage.step(STEP)
        if shape != stage.shape:
            surface.fill((0, 0, 0))
            stage.draw_resting(brush)
            baked, shape = surface.copy(), stage.shape
        surface.blit(baked, (0, 0))
        stage.draw_moving(brush)
        box = stage.box_of(hand, 0)
        inked = surface.subsurface((box.x // 4 + 2, box.y // 4 + 2, box.w // 4 - 4, box.h // 4 - 4))
        drawn.append(sum(pygame.transform.average_color(inked)[:3]))
    first = next(index for index, light in enumerate(drawn) if light > 200)
    assert all(light > 100 for light in drawn[first:])
