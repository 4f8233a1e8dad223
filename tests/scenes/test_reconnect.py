"""Pads that vanish in the middle of a match: it waits, covered, and nobody gets a seat silently or by index."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game.scenes import doors
from tests import vpad
from tests.scenes.room import Room

Enter = Callable[..., Room]


def seated(room: Enter, *people: str, game: str = "pizzuno") -> Room:
    """A match of people, each with a pad or `left` for the left half of the keyboard; then a frame of it."""
    sofa = room("--game", game, "--seed", "3")
    for name in people:
        if name == "left":
            sofa.key(pygame.K_SPACE)
        else:
            sofa.tap(sofa.pad(name), vpad.A)
    sofa.top.begin()
    sofa.frames(3)
    return sofa


def reveal(sofa: Room) -> int:
    """Let the seat that is asked lift the curtain with its own pad; which seat."""
    sofa.until("handover")
    seat = int(sofa.top.seat)
    key = sofa.scene("table").sitting.devices[seat]
    sofa.tap(next(pad for pad in sofa.pads if pad.key == key), vpad.A)
    sofa.until("table")
    sofa.frames(30)
    assert sofa.viewer == seat
    return seat


def test_when_the_pad_of_whose_turn_it_is_goes_the_table_is_covered_and_waits(room: Enter) -> None:
    sofa = seated(room, "One Pad", "Two Pad")
    seat = reveal(sofa)
    sofa.unplug(sofa.pads[seat])
    assert sofa.top.name == "reconnect"
    assert sofa.top.seats == [seat]
    assert sofa.viewer is None
    assert not sofa.top.overlay
    before = len(sofa.scene("table").match.actions)
    sofa.wait(2.0)
    assert len(sofa.scene("table").match.actions) == before


def test_the_other_pad_pressing_confirm_does_nothing_for_the_seat_that_lost_its_own(room: Enter) -> None:
    sofa = seated(room, "One Pad", "Two Pad")
    seat = reveal(sofa)
    other = sofa.pads[1 - seat]
    sofa.pads[seat].unplug()
    sofa.tap(other, vpad.A, vpad.A, vpad.A, vpad.DPAD_RIGHT, vpad.A)
    assert sofa.top.name == "reconnect"
    assert sofa.top.candidate is None
    assert sofa.viewer is None
    assert sofa.scene("table").sitting.devices[1 - seat] == other.key


def test_another_device_claims_the_seat_with_a_first_press_and_has_it_with_the_second(room: Enter) -> None:
    sofa = seated(room, "One Pad", "Two Pad")
    seat = reveal(sofa)
    sofa.unplug(sofa.pads[seat])
    sofa.key(pygame.K_SPACE)
    assert sofa.top.candidate.key == "keys-left"
    assert sofa.scene("table").sitting.devices[seat] != "keys-left"
    sofa.key(pygame.K_SPACE)
    assert sofa.scene("table").sitting.devices[seat] == "keys-left"
    sofa.until("handover")
    assert sofa.viewer is None
    assert sofa.top.seat == seat
    sofa.key(pygame.K_SPACE)
    sofa.until("table")
    assert sofa.viewer == seat


def test_a_first_press_can_be_taken_back_and_a_second_of_another_device_is_a_first(room: Enter) -> None:
    sofa = seated(room, "One Pad", "Two Pad")
    sofa.unplug(sofa.pads[0])
    sofa.key(pygame.K_SPACE, pygame.K_RETURN)
    assert sofa.top.candidate.key == "keys-right"
    sofa.key(pygame.K_BACKSPACE)
    assert sofa.top.candidate is None
    assert sofa.top.name == "reconnect"


def test_holding_confirm_claims_but_does_not_answer(room: Enter) -> None:
    sofa = seated(room, "One Pad", "Two Pad")
    sofa.unplug(sofa.pads[0])
    sofa.hold_key(pygame.K_SPACE, True)
    sofa.wait(3.0)
    assert sofa.top.name == "reconnect"
    assert sofa.top.candidate.key == "keys-left"


def test_a_pad_of_the_same_make_needs_only_the_answer(room: Enter) -> None:
    sofa = seated(room, "One Pad", "Two Pad")
    sofa.unplug(sofa.pads[0])
    again = sofa.pad("One Pad")
    assert sofa.top.candidate.key == again.key
    assert sofa.scene("table").sitting.devices[0] != again.key
    sofa.tap(again, vpad.A)
    assert sofa.scene("table").sitting.devices[0] == again.key
    assert sofa.top.name != "reconnect"


def test_among_pads_of_one_model_nobody_is_expected_and_all_press_twice(room: Enter) -> None:
    sofa = seated(room, "Sofa Pad", "Sofa Pad", "Sofa Pad")
    sofa.unplug(sofa.pads[0], sofa.pads[1])
    assert sofa.scenes.count("reconnect") == 2
    second, first = sofa.pad("Sofa Pad"), sofa.pad("Sofa Pad")
    assert sofa.top.candidate is None
    asked = list(sofa.top.seats)
    sofa.tap(first, vpad.A, vpad.A)
    assert sofa.scene("table").sitting.devices[asked[0]] == first.key
    assert sofa.top.name == "reconnect"
    other = list(sofa.top.seats)
    sofa.tap(first, vpad.A, vpad.A)
    assert sofa.top.seats == other
    sofa.tap(second, vpad.A, vpad.A)
    assert sofa.scene("table").sitting.devices[other[0]] == second.key
    assert sofa.scenes.count("reconnect") == 0


def test_people_who_shared_the_pad_are_asked_for_together(room: Enter) -> None:
    sofa = room("--game", "pizzuno")
    pad = sofa.pad()
    sofa.tap(pad, vpad.A, vpad.DPAD_RIGHT, vpad.A)
    sofa.top.begin()
    sofa.frames(3)
    sofa.unplug(pad)
    assert sofa.top.seats == [0, 1]
    assert sofa.top.names() == "Anna and Ben"
    sofa.key(pygame.K_RETURN, pygame.K_RETURN)
    assert sofa.scene("table").sitting.devices == ["keys-right", "keys-right"]


def test_anybody_may_let_a_bot_play_on_but_only_after_a_question(room: Enter) -> None:
    sofa = seated(room, "One Pad", "Two Pad", "Three Pad")
    sofa.unplug(sofa.pads[0])
    sofa.tap(sofa.pads[1], vpad.DPAD_DOWN, vpad.A)
    assert sofa.top.name == "question"
    sofa.tap(sofa.pads[1], vpad.A)
    assert sofa.top.name == "reconnect"
    sofa.tap(sofa.pads[1], vpad.A, vpad.DPAD_LEFT, vpad.A)
    sitting = sofa.scene("table").sitting
    assert sitting.people == [1, 2]
    assert sitting.away == {0}
    assert list(sitting.bots) == [0]


def test_no_curtain_opens_on_the_cards_of_somebody_a_bot_plays_for(room: Enter) -> None:
    sofa = seated(room, "One Pad", "Two Pad", "Three Pad")
    sofa.until("handover")
    seat = sofa.top.seat
    sofa.unplug(sofa.pads[seat])
    helper = sofa.pads[(seat + 1) % 3]
    sofa.tap(helper, vpad.DPAD_DOWN, vpad.A, vpad.DPAD_LEFT, vpad.A)
    table = sofa.scene("table")
    for _ in range(300):
        sofa.frames()
        assert sofa.viewer is None
        if sofa.top.name == "handover":
            assert sofa.top.seat != seat
            break
    assert seat not in table.eyes.guarded


def test_who_left_comes_back_with_two_presses_and_keeps_the_hand(room: Enter) -> None:
    sofa = seated(room, "One Pad", "Two Pad", "Three Pad")
    sofa.frames(20)
    sitting = sofa.scene("table").sitting
    doors.leave_seat(sofa.kit, sitting, 2)
    sofa.frames(3)
    assert sitting.away == {2}
    hand = sitting.match.view(2).count(sitting.match.box.zone("hand.2"))
    doors.come_back(sofa.kit, sitting, 2)
    sofa.frames(2)
    assert sofa.top.name == "reconnect"
    sofa.tap(sofa.pads[2], vpad.A)
    assert sitting.away == {2}
    sofa.tap(sofa.pads[2], vpad.A)
    assert sitting.away == set()
    assert sitting.people == [0, 1, 2]
    assert sitting.devices[2] == sofa.pads[2].key
    assert hand == sitting.match.view(2).count(sitting.match.box.zone("hand.2"))


def test_coming_back_can_be_called_off(room: Enter) -> None:
    sofa = seated(room, "One Pad", "Two Pad", "Three Pad")
    sitting = sofa.scene("table").sitting
    doors.leave_seat(sofa.kit, sitting, 2)
    sofa.frames(3)
    doors.come_back(sofa.kit, sitting, 2)
    sofa.frames(2)
    sofa.tap(sofa.pads[2], vpad.B)
    assert sofa.top.name != "reconnect"
    assert sitting.away == {2}


def test_the_pad_of_somebody_who_waits_may_go_and_come_and_the_same_seat_goes_on(room: Enter) -> None:
    sofa = seated(room, "One Pad", "Two Pad")
    seat = reveal(sofa)
    waiting = 1 - seat
    sitting = sofa.scene("table").sitting
    before = sitting.match.view(waiting)
    sofa.unplug(sofa.pads[waiting])
    assert sofa.top.seats == [waiting]
    again = sofa.pad(("One Pad", "Two Pad")[waiting])
    sofa.tap(again, vpad.A)
    assert sitting.devices[waiting] == again.key
    assert sitting.devices[seat] == sofa.pads[seat].key
    assert sitting.match.view(waiting).zones == before.zones


def test_a_pad_nobody_plays_with_comes_and_goes_without_a_word(room: Enter) -> None:
    sofa = seated(room, "One Pad", "left")
    name = sofa.top.name
    spare = sofa.pad("Spare Pad")
    sofa.tap(spare, vpad.A)
    sofa.unplug(spare)
    assert "reconnect" not in sofa.scenes
    assert sofa.top.name == name


def test_in_a_game_with_nothing_to_hide_play_goes_on_without_a_curtain(room: Enter) -> None:
    sofa = seated(room, "One Pad", "Two Pad", game="pisanki")
    sofa.until("table")
    sofa.frames(60)
    seat = sofa.scene("table").match.awaited
    sofa.unplug(sofa.pads[seat])
    sofa.key(pygame.K_SPACE, pygame.K_SPACE)
    sofa.frames(30)
    table = sofa.top
    assert table.name == "table"
    assert table.asked == seat
    before = table.match.version
    for _ in range(6):
        sofa.key(pygame.K_SPACE)
        sofa.frames(10)
    assert table.match.version > before


def test_a_pad_that_goes_behind_the_pause_covers_that_too(room: Enter) -> None:
    sofa = seated(room, "One Pad", "Two Pad")
    reveal(sofa)
    doors.ask_quit(sofa.kit)
    sofa.frames(2)
    assert sofa.top.name == "question"
    sofa.unplug(sofa.pads[0])
    assert sofa.top.name == "reconnect"


def test_a_pad_that_is_gone_when_the_match_begins_is_asked_for(room: Enter) -> None:
    sofa = seated(room, "One Pad", "Two Pad")
    sitting = sofa.scene("table").sitting
    doors.leave_match(sofa.kit)
    sofa.frames(2)
    sofa.unplug(sofa.pads[1])
    doors.again(sofa.kit, sitting)
    sofa.frames(2)
    assert sofa.top.name == "reconnect"
    assert sofa.top.seats == [1]


def test_rounds_of_plug_and_unplug_never_move_a_seat(room: Enter) -> None:
    sofa = seated(room, "One Pad", "Two Pad")
    sitting = sofa.scene("table").sitting
    for _ in range(15):
        stray = vpad.VirtualPad("Stray")
        sofa.frames(2)
        stray.unplug()
        sofa.frames(2)
    assert sitting.devices == [pad.key for pad in sofa.pads]
    assert "reconnect" not in sofa.scenes


def test_events_for_a_pad_that_is_gone_do_no_harm(room: Enter) -> None:
    sofa = seated(room, "One Pad", "Two Pad")
    for _ in range(2):
        for kind in (pygame.CONTROLLERDEVICEADDED, pygame.JOYDEVICEADDED):
            pygame.event.post(pygame.event.Event(kind, device_index=99))
        for kind in (pygame.CONTROLLERDEVICEREMOVED, pygame.JOYDEVICEREMOVED):
            pygame.event.post(pygame.event.Event(kind, instance_id=99))
    pygame.event.post(pygame.event.Event(pygame.CONTROLLERBUTTONDOWN, instance_id=99, button=0))
    sofa.frames(3)
    assert "reconnect" not in sofa.scenes


@pytest.mark.parametrize("language", ["en", "pseudo"])
@pytest.mark.parametrize("text_size", [100, 200])
def test_no_text_leaves_its_box(room: Enter, language: str, text_size: int) -> None:
    sofa = seated(room, "One Pad", "Two Pad")
    sofa.kit.settings.text_size = text_size
    sofa.kit.catalogue.__init__(sofa.app.kit.folders.data / "text", language)  # type: ignore[misc]
    sofa.app.rebuild()
    sofa.unplug(sofa.pads[0])
    for press in (None, pygame.K_SPACE):
        if press:
            sofa.key(press)
        sofa.kit.brush.said = []
        sofa.top.fresh = True
        sofa.frames()
        assert sofa.kit.brush.said
        for text, box, allowed in sofa.kit.brush.said:
            assert box.x >= 40 and box.x + box.w <= 1880, text
            if allowed is not None:
                assert box.w <= allowed.w + 4 and box.h <= allowed.h + 14, text
