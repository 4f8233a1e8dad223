"""Tests of how long what happens is acted out, and what it sounds like."""

from __future__ import annotations

import pytest

from game.content.cards import CueLook
from game.kernel.events import Beat, Cue, FactsChanged, Moved, Shuffled, Turned
from game.kernel.table import Seen
from game.stage.acts import DEAL, FLIP, GAP, LINGER, MOVE, QUICK, STAGGERED, lateness, timetable

CARD = Seen(None, "back", "deck", False)
FACE = Seen(3, "back", "deck", False)
FACTS: Beat = (FactsChanged(None),)
CUES = {"play": CueLook(sound="play"), "quiet": CueLook(), "count": CueLook(linger=True)}


def move(src: int, dst: int, index: int = 0) -> Beat:
    return (Moved(src, index, dst, 0, CARD, CARD),)


def cue(name: str) -> Beat:
    return (Cue(name),)


def turn(*places: tuple[int, int]) -> Beat:
    return tuple(Turned(zone, index, CARD, FACE) for zone, index in places)


def seconds(beats: list[Beat]) -> list[float]:
    return [act.seconds for act in timetable(beats, CUES)]


def sounds(beats: list[Beat]) -> list[str]:
    return [act.sound for act in timetable(beats, CUES)]


def test_a_move_a_flip_and_facts_take_their_time() -> None:
    assert seconds([move(0, 1)]) == [MOVE]
    assert seconds([turn((0, 0))]) == [FLIP]
    assert seconds([FACTS, cue("play")]) == [0.0, 0.0]


def test_cards_from_one_pile_follow_each_other_closely() -> None:
    assert seconds([move(0, 1), move(0, 2), move(0, 3)]) == [GAP, GAP, MOVE]


def test_an_action_of_many_beats_is_squeezed_but_its_last_card_still_flies() -> None:
    waits = seconds([move(0, 1)] + [move(2, 3)] * 9)
    assert sum(waits) == pytest.approx(QUICK)
    assert waits[-1] == MOVE


def test_a_deal_of_any_length_stays_below_a_second_and_a_half() -> None:
    for cards in (8, 24, 60):
        waits = seconds([(Shuffled(0, ()),), *[move(0, 1 + number % 4) for number in range(cards)]])
        assert sum(waits) <= DEAL + 1e-9 < 1.5


def test_a_shuffle_in_the_middle_of_an_action_is_no_deal() -> None:
    beats: list[Beat] = [move(0, 1), move(2, 0), (Shuffled(0, ()),), *[move(0, 1)] * 5]
    assert sum(seconds(beats)) <= QUICK + 1e-9


def test_what_somebody_missed_may_take_longer() -> None:
    beats = [move(number, number + 1) for number in range(6)]
    assert sum(act.seconds for act in timetable(beats, CUES, within=3.0)) == pytest.approx(6 * MOVE)


def test_reading_is_not_squeezed() -> None:
    waits = seconds([move(0, 1), cue("count"), move(1, 2), cue("count"), move(2, 3)])
    assert waits[1] == waits[3] == LINGER


def test_cards_turned_together_follow_each_other_within_bounds() -> None:
    assert lateness(0, 6) == 0
    assert lateness(1, 6) > 0
    assert lateness(39, 40) == pytest.approx(STAGGERED)
    assert seconds([turn(*[(0, index) for index in range(6)])])[0] == FLIP + lateness(5, 6)


def test_moves_sound_unless_a_cue_beside_them_does() -> None:
    assert sounds([move(0, 1), FACTS]) == ["move", ""]
    assert sounds([turn((0, 0))]) == ["flip"]
    assert sounds([move(0, 1), FACTS, cue("play")]) == ["", "", ""]
    assert sounds([cue("play"), move(0, 1)]) == ["", ""]
    assert sounds([move(0, 1), cue("quiet")]) == ["move", ""]


def test_three_cards_from_one_pile_sound_like_a_deal() -> None:
    assert sounds([cue("play"), move(0, 1), move(0, 2), move(0, 3)]) == ["", "deal", "deal", "deal"]


def test_sounds_do_not_depend_on_what_is_seen() -> None:
    hidden: Beat = (Moved(0, 0, 1, 0, CARD, CARD),)
    shown: Beat = (Moved(0, 0, 1, 0, CARD, FACE),)
    assert sounds([hidden]) == sounds([shown])


def test_a_cue_sparkles_at_the_card_that_went_just_before_it() -> None:
    acts = timetable([move(0, 7), FACTS, cue("play"), cue("quiet")], CUES)
    assert [act.sparkles for act in acts] == [None, None, (7, 0), None]
    assert timetable([turn((4, 2)), cue("play")], CUES)[1].sparkles == (4, 2)
