"""The table scene: what belongs to a seat answers only to that seat's device; windows, covers, undo."""

from __future__ import annotations

import weakref
from collections.abc import Callable
from typing import Any

import pygame
import pytest

from game.kernel.transcript import Chair, Transcript
from game.scenes import doors, handover
from game.scenes.sitting import sit_down
from tests import vpad
from tests.games.pizzuno.rounds import Round
from tests.scenes.room import Room

Enter = Callable[..., Room]


def seat(room: Room, *devices: str, game: str = "pizzuno", round_: Round | None = None, **header: Any) -> Any:
    """A match in which seat k has devices[k] ("" a bot), perhaps in the middle of a round laid out by hand."""
    chairs = tuple(Chair(f"Player {n + 1}", "person" if key else "normal", bool(key)) for n, key in enumerate(devices))
    sitting = sit_down(room.kit.shelf, Transcript(game, 3, chairs, **header), list(devices))
    if round_ is not None:
        sitting.match._table = round_.table
        sitting.match.rules = round_.rules
        sitting.match.box = round_.rules.box
        sitting.match._start = round_.table.copy()
        sitting.match._steps[0].beats.clear()
    doors.table(room.kit, sitting)
    room.frames(6)
    return sitting


def test_the_curtain_answers_only_to_the_named_seats_own_device(room: Enter) -> None:
    home = room()
    seat(home, "keys-left", "keys-right")
    home.until("handover")
    first = home.top.seat
    other = pygame.K_RETURN if first == 0 else pygame.K_SPACE
    home.key(other, other)
    assert home.top.name == "handover"
    assert home.app.viewer is None
    home.key(pygame.K_SPACE if first == 0 else pygame.K_RETURN)
    home.until("table")
    assert home.app.viewer == first


def test_the_cards_of_a_hand_are_made_ready_behind_the_curtain(room: Enter, monkeypatch: pytest.MonkeyPatch) -> None:
    home = room()
    seat(home, "keys-left", "keys-right")
    home.until("handover")
    home.wait(1)
    made: list[pygame.Surface] = []
    turn = pygame.transform.rotozoom
    monkeypatch.setattr(pygame.transform, "rotozoom", lambda *a: made.append(a[0]) or turn(*a))
    first = home.top.seat
    home.key(pygame.K_SPACE if first == 0 else pygame.K_RETURN)
    home.until("table")
    home.frames(1)
    assert home.app.viewer == first
    assert len(made) <= 1, "more is turned than the ring round the card that has the focus"


def test_the_cover_key_hides_the_cards_at_once_and_the_same_player_lifts_the_curtain(room: Enter) -> None:
    home = room()
    seat(home, "keys-left", "")
    home.frames(30)
    assert home.app.viewer == 0
    home.key(pygame.K_TAB)
    home.until("handover")
    assert home.app.viewer is None
    home.key(pygame.K_SPACE)
    home.until("table")
    assert home.app.viewer == 0


def test_one_press_is_one_screen_a_held_button_does_not_fall_through_the_curtain(room: Enter) -> None:
    home = room()
    seat(home, "keys-left", "keys-right")
    home.until("handover")
    first, key = home.top.seat, pygame.K_SPACE if home.top.seat == 0 else pygame.K_RETURN
    home.hold_key(key, True)
    home.until("table")
    version = home.scene("table").match.version
    home.frames(90)
    assert home.scene("table").match.version == version, "holding the button played a card"
    assert home.app.viewer == first
    home.hold_key(key, False)


def test_a_player_calls_out_of_turn_with_the_button_of_their_own_pad(room: Enter) -> None:
    home = room()
    pads = [home.pad(), home.pad()]
    hands = Round("red-1 blue-2 blue-3", "green-1 green-2", turn=0)
    sitting = seat(home, pads[0].key, pads[1].key, round_=hands)
    home.until("handover")
    home.tap(pads[0], vpad.A)
    home.until("table")
    home.frames(10)
    assert not sitting.match.view(None).facts.called
    home.tap(pads[0], vpad.Y)
    assert not sitting.match.view(None).facts.called, "three cards are no reason to call, and not for another seat"
    home.tap(pads[1], vpad.Y)
    assert sitting.match.view(None).facts.called == 2


def test_on_a_shared_device_only_the_player_who_sees_their_hand_can_call(room: Enter) -> None:
    home = room()
    hands = Round("red-1 blue-2 blue-3", "green-1 green-2", turn=0)
    sitting = seat(home, "keys-left", "keys-left", round_=hands)
    home.until("handover")
    home.key(pygame.K_SPACE)
    home.until("table")
    home.frames(10)
    home.key(pygame.K_r)
    assert not sitting.match.view(None).facts.called


def test_a_stranger_can_neither_steer_nor_open_the_menu(room: Enter) -> None:
    home = room()
    stranger = home.pad()
    sitting = seat(home, "keys-left", "")
    home.frames(30)
    before = sitting.match.version, home.scene("table").asking.focus.key
    home.tap(stranger, vpad.A, vpad.START, vpad.DPAD_RIGHT, vpad.A)
    assert home.top.name == "table"
    assert (sitting.match.version, home.scene("table").asking.focus.key) == before


def test_while_a_person_can_still_call_nobody_is_asked_for_the_window(room: Enter) -> None:
    home = room("--speed", "fast")
    hands = Round("red-1 blue-2", "red-3 green-2 green-4", turn=0)
    sitting = seat(home, "keys-left", "", round_=hands)
    home.wait(1.0)
    home.key(pygame.K_SPACE)
    home.wait(2.0)
    assert sitting.match.last_chance() == (0,)
    assert sitting.match.version == 1, "the bot waits while a late call is possible"
    home.key(pygame.K_r)
    home.wait(1.5)
    assert sitting.match.version > 2
    assert len(sitting.match.view(None).zones[2]) == 1, "the call came in time"


def test_an_unplayable_card_says_why_and_nothing_happens(room: Enter) -> None:
    home = room()
    sitting = seat(home, "keys-left", "", round_=Round("red-1 blue-2 blue-3", "green-1 green-2 green-3", turn=0))
    home.frames(20)
    table = home.scene("table")
    refused = next(item for item in table.asking.focus.items if not item.enabled)
    assert refused.why.startswith("It fits neither")
    home.click(*refused.box.centre)
    assert sitting.match.version == 0


def test_taking_back_across_a_seen_card_is_refused_with_the_reason(room: Enter) -> None:
    home = room()
    hands = Round("blue-1 blue-2 blue-3", "green-1 green-2 green-3", draw="red-9 green-9", turn=0)
    sitting = seat(home, "keys-left", "", round_=hands)
    home.frames(20)
    home.key(pygame.K_SPACE)
    home.frames(20)
    assert sitting.match.version == 1
    home.key(pygame.K_q)
    home.frames(5)
    assert sitting.match.version == 1
    assert "cannot be taken back" in home.scene("table").asking.reason


@pytest.mark.parametrize("scene", ["title", "setup", "table", "handover"])
def test_the_window_can_be_closed_in_any_scene(room: Enter, scene: str) -> None:
    home = room("--game", "pizzuno") if scene == "setup" else room()
    if scene in ("table", "handover"):
        seat(home, "keys-left", "" if scene == "table" else "keys-right")
        home.until(scene)
    assert home.top.name == scene
    pygame.event.post(pygame.event.Event(pygame.QUIT))
    pygame.event.post(pygame.event.Event(pygame.QUIT))
    home.frames(2)
    assert not home.app.running
    assert home.app.exit_code == 0


def test_a_match_that_is_left_is_let_go_with_its_pictures(room: Enter) -> None:
    home = room()
    seat(home, "keys-left", "")
    left = weakref.ref(home.scene("table"))
    doors.leave_match(home.kit)
    home.frames(3)
    assert left() is None


def test_a_pad_shakes_when_its_player_is_asked_and_when_a_call_was_forgotten(room: Enter) -> None:
    home = room()
    pad = home.pad()
    sitting = seat(home, pad.key, "", round_=Round("red-1 blue-2", "red-3 green-2 green-4", turn=0))
    home.frames(20)
    asked = len(pad.rumbles)
    assert asked
    home.tap(pad, vpad.A)
    home.wait(1.0)
    assert sitting.match.version > 1
    assert max(low for low, _ in pad.rumbles) > pad.rumbles[0][0], "the penalty shakes harder"


def test_nobody_is_shaken_who_does_not_like_it(room: Enter) -> None:
    home = room()
    home.kit.settings.rumble = False
    pad = home.pad()
    seat(home, pad.key, "")
    home.frames(40)
    assert not any(low for low, _ in pad.rumbles)


def test_with_the_mouse_alone_menu_rules_and_cover_are_pressed_where_they_are_written(room: Enter) -> None:
    home = room()
    seat(home, "mouse", "")
    home.frames(40)
    top = home.scene("table")._top
    for meaning, opened in (("menu", "pause"), ("book", "rules"), ("cover", "handover")):
        box = next(box for meant, box in top._presses if meant == meaning)
        home.click(*box.centre)
        home.frames(2)
        assert home.top.name == opened
        if opened == "handover":
            home.click(*handover.MENU.centre)
            home.frames(2)
            assert home.top.name == "pause", "the curtain has a menu for the mouse too"
        else:
            home.app.scenes.pop()
            home.frames(30)


def test_only_who_could_still_call_can_end_the_wait(room: Enter) -> None:
    home = room("--speed", "fast")
    home.kit.settings.call_window = 0
    pads = [home.pad(), home.pad()]
    sitting = seat(home, pads[0].key, pads[1].key, round_=Round("red-1 blue-2", "red-3 green-2 green-4", turn=0))
    home.until("handover")
    home.tap(pads[0], vpad.A)
    home.until("table")
    home.wait(1.0)
    home.tap(pads[0], vpad.A)
    home.wait(1.5)
    assert sitting.match.version == 1 and home.top.name == "table", "everybody waits until somebody says so"
    home.tap(pads[1], vpad.A)
    home.wait(1.0)
    assert home.top.name == "table", "the other player cannot cut the wait short"
    home.tap(pads[0], vpad.A)
    home.until("handover")


def test_who_moved_last_can_take_it_back_although_another_is_asked_now(room: Enter) -> None:
    home = room()
    pads = [home.pad(), home.pad()]
    sitting = seat(home, pads[0].key, pads[1].key, game="pisanki")
    home.wait(1.0)
    first = sitting.match.awaited
    sitting.submit(next(action for action in sitting.match.legal(first) if action.verb == "pass"))
    home.wait(0.5)
    assert home.scene("table").asked == 1 - first
    home.tap(pads[1 - first], vpad.B)
    assert sitting.match.version == 1, "it is not for the other to take back"
    home.tap(pads[first], vpad.B)
    home.wait(0.5)
    assert sitting.match.actions == []
    assert home.scene("table").asked == first
