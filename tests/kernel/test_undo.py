"""What may be taken back, and when it is too late."""

from __future__ import annotations

import pytest

from game.kernel.match import Match
from game.kernel.say import Refused
from tests.playing import truth
from tests.stones import HANDS, PILE, Stones


@pytest.fixture
def match() -> Match:
    """Stones for two; each holds one stone, and seat 0 begins."""
    return Match(Stones(2), 3)


def mark(match: Match, seat: int) -> str:
    """Marking the first stone of a hand that is not marked."""
    return next(action.text for action in match.legal(seat) if action.verb == "mark")


def why_no_undo(match: Match, seat: int) -> str | None:
    say = match.why_no_undo(seat)
    return say and str(say)


SEALED = "A card was seen or shuffled: that cannot be taken back."
HANDED_ON = "The screen has gone to another player."


def test_before_the_first_action_there_is_nothing_to_take_back(match: Match) -> None:
    assert why_no_undo(match, 0) == "There is nothing to take back yet."
    with pytest.raises(Refused):
        match.undo(0)


def test_what_nobody_learned_from_is_taken_back(match: Match) -> None:
    before = truth(match).copy()
    match.submit(mark(match, 0))
    match.undo(0)
    assert truth(match) == before
    assert match.actions == [] and match.version == 2


def test_only_who_moved_last_takes_back(match: Match) -> None:
    match.submit(mark(match, 0))
    assert why_no_undo(match, 1) == "Only the player who moved last can take it back."


def test_who_learned_a_face_cannot_take_back(match: Match) -> None:
    match.submit(mark(match, 0))
    match.submit("p0 take@pile")
    assert why_no_undo(match, 0) == SEALED


def test_what_came_before_a_seal_is_sealed_with_it(match: Match) -> None:
    match.submit(mark(match, 0))
    match.submit("p0 take@pile")
    match.submit(mark(match, 1))
    match.undo(1)
    assert why_no_undo(match, 0) == SEALED


class Rolling(Stones):
    """Whoever marks a stone shakes the shown ones, of which there are none yet: only the dice roll."""

    def apply(self, dealer, action):  # type: ignore[no-untyped-def]
        super().apply(dealer, action)
        if action.verb == "mark":
            dealer.shuffle(1)


def test_dice_that_rolled_do_not_roll_back() -> None:
    match = Match(Rolling(2), 1)
    match.submit(mark(match, 0))
    assert why_no_undo(match, 0) == SEALED


class Digging(Stones):
    """Marking a stone throws the top of the pile under it, face down, and shows the next back."""

    def apply(self, dealer, action):  # type: ignore[no-untyped-def]
        super().apply(dealer, action)
        if action.verb == "mark":
            dealer.move(dealer.zones[PILE][-1], PILE, PILE, at=0)


def test_a_back_that_tells_something_seals_as_a_face_does() -> None:
    match = Match(Digging(2), 1)
    match.submit(mark(match, 0))
    assert why_no_undo(match, 0) == SEALED


class Nodding(Stones):
    """Marking is public: a cue tells of it."""

    def apply(self, dealer, action):  # type: ignore[no-untyped-def]
        super().apply(dealer, action)
        if action.verb == "mark":
            dealer.cue("nod", action.seat)


def test_once_the_screen_is_handed_on_what_others_saw_stands() -> None:
    match = Match(Nodding(2), 3)
    match.submit(mark(match, 0))
    assert match.why_no_undo(0) is None
    match.hand_on()
    assert why_no_undo(match, 0) == HANDED_ON


def test_what_nobody_else_could_see_may_be_taken_back_even_then(match: Match) -> None:
    match.submit(mark(match, 0))
    match.hand_on()
    match.undo(0)
    assert match.version == 2


def test_with_open_hands_others_see_the_marks_too() -> None:
    match = Match(Stones(2), 3, open_hands=True)
    match.submit(mark(match, 0))
    match.hand_on()
    assert why_no_undo(match, 0) == HANDED_ON


class Either(Nodding):
    """Only the stones in even places are marked aloud."""

    def apply(self, dealer, action):  # type: ignore[no-untyped-def]
        if action.verb == "mark" and dealer.zones[HANDS + action.seat].index(action.card) % 2:
            dealer.mark(action.card, HANDS + action.seat)
        else:
            super().apply(dealer, action)


def test_what_is_done_after_a_handover_and_an_undo_was_not_handed_on() -> None:
    match = Match(Either(2), 3)
    match.submit("p0 take@pile")
    match.submit("p1 take@pile")
    quiet, aloud = (f"p0 mark stone.{match.view(0).cards(HANDS)[place]}" for place in (1, 0))
    match.submit(quiet)
    match.hand_on()
    match.undo(0)
    match.submit(aloud)
    assert match.why_no_undo(0) is None


def test_several_steps_are_taken_back_one_by_one(match: Match) -> None:
    match.submit("p0 take@pile")
    match.submit("p1 take@pile")
    before = truth(match).copy()
    match.submit(mark(match, 0))
    match.submit(mark(match, 0))
    match.undo(0)
    match.undo(0)
    assert truth(match) == before
    assert why_no_undo(match, 0) == "Only the player who moved last can take it back."
