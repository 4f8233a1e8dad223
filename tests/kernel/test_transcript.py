"""A match as text, and back."""

from __future__ import annotations

import pytest

from game.kernel.match import Match
from game.kernel.transcript import Chair, Transcript, TranscriptError, parse, replay
from tests.playing import play, truth
from tests.stones import Stones

HEAD = "passaround 1\ngame stones\nseed 3\nseat person Ann\nseat normal Bert\n"


def test_a_transcript_reads_as_it_was_written() -> None:
    chairs = (Chair("Ann Lee", "person", True), Chair("Bert", "normal"), Chair("Cleo", "random", True))
    written = Transcript("stones", 7, chairs, {"rounds": "2", "calls": "on"}, True, True, ["p0 take", "p1 show"])
    assert parse(str(written)) == written


def test_a_transcript_is_lines_anybody_can_read() -> None:
    written = Transcript("stones", 7, (Chair("Ann"), Chair("Cleo", "random", True)), {"calls": "on"},
                         open_hands=True, actions=["p0 take"])
    assert str(written) == ("passaround 1\ngame stones\nseed 7\nseat person Ann\nseat random guarded Cleo\n"
                            "house calls on\nopen-hands\n\np0 take\n")


def test_people_are_guarded_and_bots_are_not_unless_it_says_so() -> None:
    ann, bert = parse(HEAD).chairs
    assert (ann.guarded, ann.person, bert.guarded, bert.person) == (True, True, False, False)


def test_a_person_may_be_called_anything() -> None:
    written = Transcript("stones", 0, (Chair("guarded Ann", guarded=True), Chair("Ann  Lee", guarded=True)))
    assert parse(str(written)) == written


def test_windows_line_ends_and_spaces_do_no_harm() -> None:
    assert parse(HEAD.replace("\n", " \r\n") + "\r\n p0 take \r\n\r\n").actions == ["p0 take"]


@pytest.mark.parametrize("text,line,what", [
    ("", 1, "no transcript"),
    ("hello\n", 1, "no transcript"),
    ("passaround one\n", 1, "no transcript"),
    ("passaround 2\n" + HEAD, 1, "newer than this program"),
    ("passaround 1\nseat person Ann\n", 1, "must name the game"),
    ("passaround 1\ngame stones\n", 1, "every seat"),
    ("passaround 1\nseed -4\n", 2, "cannot read 'seed -4'"),
    (HEAD + "seed 4\n", 6, "'seed' is said a second time"),
    (HEAD + "house a 1\nhouse b 1\nhouse a 2\n", 8, "'house a' is said a second time"),
    (HEAD + "house\n", 6, "cannot read"),
    (HEAD + "demo please\n", 6, "cannot read"),
    (HEAD + "p0 take\n", 6, "an empty line ends the header"),
    (HEAD + "\np0 take\n\np1 take\n", 8, "an empty line among the actions"),
])
def test_what_cannot_be_read_is_named_with_its_line(text: str, line: int, what: str) -> None:
    with pytest.raises(TranscriptError) as fault:
        parse(text)
    assert fault.value.line == line
    assert what in str(fault.value)


def stones(written: Transcript) -> Match:
    return Match(Stones(len(written.chairs)), written.seed)


def test_a_replay_is_the_match() -> None:
    match = play(Match(Stones(2), 3), 1)
    written = parse(HEAD)
    written.actions = [action.text for action in match.actions]
    assert truth(replay(parse(str(written)), stones)) == truth(match)


def test_what_does_not_replay_is_named_with_its_line() -> None:
    with pytest.raises(TranscriptError, match="line 8: 'p0 take@pile' is not possible here: It is not your turn"):
        replay(parse(HEAD + "\np0 take@pile\np0 take@pile\n"), stones)
