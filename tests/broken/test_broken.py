"""Each promise fails on a game that breaks it, and holds for an honest one: else it would promise nothing."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.kernel.rules import Rules
from game.kernel.transcript import Transcript
from tests import playing, promises
from tests.broken import cheats
from tests.playing import SHELF, header, maker, play
from tests.stones import Stones, made_with
from tests.test_every_game import PROMISES
from tools.golden import score_text

BROKEN = [
    (promises.ends_and_keeps_its_cards, cheats.LosesAStone, "a card was lost"),
    (promises.ends_and_keeps_its_cards, cheats.NeverEnds, "does not end"),
    (promises.decides_from_its_view_alone, cheats.PeeksAtThePile, "what is legal depends"),
    (promises.decides_from_its_view_alone, cheats.ScoresHiddenHands, "the score tells"),
    (promises.decides_from_its_view_alone, cheats.ExplainsWithSecrets, "a reason tells"),
    (promises.facts_tell_nothing, cheats.RemembersWhatWasTaken, "the facts tell"),
    (promises.facts_tell_nothing, cheats.CountsMarksAloud, "the facts tell"),
    (promises.facts_tell_nothing, cheats.SighsAtLowStones, "a cue tells"),
    (promises.events_name_only_faces_seen, cheats.SaysWhatWasTaken, "a sentence names a card"),
    (promises.acting_it_out_ends_at_the_view, cheats.MovesBehindTheBack, "following the beats"),
    (promises.acting_it_out_ends_at_the_view, cheats.TurnsBehindTheBack, "following the beats"),
    (promises.undo_restores, cheats.TurnsBehindTheBack, "may be taken back"),
    (promises.undo_restores, cheats.FactsThatAreNotCopied, "does not restore"),
    (promises.same_seed_same_game, cheats.RollsForeignDice, "the same seed made another game"),
    (promises.replaying_replays, cheats.RemembersBesideTheTable, "another table"),
    (promises.replaying_replays, cheats.TwoActionsOneText, "does not replay"),
]
IDS = [f"{promise.__name__}-{rules.__name__}" for promise, rules, _ in BROKEN]


@pytest.mark.parametrize("promise", PROMISES, ids=lambda promise: promise.__name__)
@pytest.mark.parametrize("seats", [2, 3])
def test_the_honest_game_keeps_every_promise(promise: promises.Promise, seats: int) -> None:
    for seed in range(3):
        promise(made_with(Stones), seats, seed)


@pytest.mark.parametrize("promise,rules,broken", BROKEN, ids=IDS)
def test_the_promise_fails_on_the_dishonest_game(
    promise: promises.Promise, rules: type[Rules], broken: str, monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(playing, "LIMIT", 500)
    with pytest.raises(AssertionError, match=broken):
        for seed in range(6):
            promise(made_with(rules), 2, seed)


def test_every_promise_has_a_game_that_breaks_it() -> None:
    assert {promise for promise, _, _ in BROKEN} == set(PROMISES)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """The folder of a game with one golden file, for two seats."""
    (tmp_path / "golden").mkdir()
    match = play(maker("snap")(2, 4), 4)
    written = header("snap", 2, 4)
    written.actions = [action.text for action in match.actions]
    (tmp_path / "golden" / "match-2.txt").write_text(str(written))
    (tmp_path / "golden" / "match-2.score").write_text(score_text(match))
    return tmp_path


def test_a_golden_file_that_still_goes_as_it_went_is_kept(folder: Path) -> None:
    promises.a_golden_file_matches(SHELF.match, 2, folder)


def test_a_number_of_seats_without_a_golden_file_breaks_the_promise(folder: Path) -> None:
    with pytest.raises(AssertionError, match="no golden file for 3 seats"):
        promises.a_golden_file_matches(SHELF.match, 3, folder)


def test_another_score_breaks_the_promise(folder: Path) -> None:
    score = folder / "golden" / "match-2.score"
    score.write_text(score.read_text().replace("winners: ", "winners: 7"))
    with pytest.raises(AssertionError, match="another score"):
        promises.a_golden_file_matches(SHELF.match, 2, folder)


def test_a_golden_file_of_other_cards_breaks_the_promise(folder: Path) -> None:
    def other(written: Transcript) -> object:
        written.seed += 1
        return SHELF.match(written)
    with pytest.raises(AssertionError, match="does not replay"):
        promises.a_golden_file_matches(other, 2, folder)  # type: ignore[arg-type]


def test_a_golden_file_that_stops_early_breaks_the_promise(folder: Path) -> None:
    path = folder / "golden" / "match-2.txt"
    path.write_text("\n".join(path.read_text().splitlines()[:-1]))
    with pytest.raises(AssertionError, match="before the end"):
        promises.a_golden_file_matches(SHELF.match, 2, folder)
