"""The shelf sets a match of any game that was found, and says why it cannot."""

from __future__ import annotations

import pytest

from game.kernel.transcript import Chair, Transcript, TranscriptError
from tests.playing import EXAMPLES, SHELF


def written(game: str = "snap", seats: int = 2, **house: str) -> Transcript:
    return Transcript(game, 3, tuple(Chair(f"P{seat}") for seat in range(seats)), house)


def test_a_match_begins_as_its_transcript_says() -> None:
    match = SHELF.match(written(seats=3, hand="5"))
    assert (match.seed, match.box.seats, match.box.house.hand, match.version) == (3, 3, 5, 0)


def test_open_hands_are_for_the_match_that_says_so() -> None:
    open_hands = written()
    open_hands.open_hands = True
    assert SHELF.match(open_hands).box.open_hands
    assert not SHELF.match(written()).box.open_hands


def test_matches_share_what_is_printed_and_nothing_else() -> None:
    one, two = SHELF.match(written()), SHELF.match(written())
    assert SHELF.printed("snap") is SHELF.printed("snap")
    assert one.rules is not two.rules and one.box is not two.box


def test_a_game_from_elsewhere_brings_its_own_cards_and_table() -> None:
    assert SHELF.home("snap") == EXAMPLES / "snap"
    assert SHELF.map("snap").parent == EXAMPLES / "snap"
    assert SHELF.map("pizzuno").parts[-2:] == ("tables", "pizzuno.tmx")


@pytest.mark.parametrize("transcript,line,what", [
    (written("chess"), 2, "there is no game 'chess'"),
    (written(seats=9), 4, "snap is for 2 to 5 seats, not 9"),
    (written(seats=2, hand="9"), 6, "hand cannot be 9"),
    (written(seats=2, hnad="3"), 6, "no house rule hnad"),
])
def test_what_cannot_be_played_is_said_with_its_line(transcript: Transcript, line: int, what: str) -> None:
    with pytest.raises(TranscriptError) as fault:
        SHELF.match(transcript)
    assert fault.value.line == line
    assert what in str(fault.value)
