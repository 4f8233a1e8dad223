"""One sitting: what may be done, told, foreseen and taken back."""

from __future__ import annotations

import pytest

from game.kernel.match import Match
from game.kernel.mirror import Mirror
from game.kernel.rules import Row, Score
from game.kernel.say import Refused, Say
from game.kernel.table import Table
from tests.playing import play, truth
from tests.stones import HANDS, Stones


@pytest.fixture
def match() -> Match:
    """Stones for two; each holds one stone, and seat 0 begins."""
    return Match(Stones(2), 3)


def mark(match: Match, seat: int) -> str:
    """Marking the first stone of a hand that is not marked."""
    return next(action.text for action in match.legal(seat) if action.verb == "mark")


def refusal(match: Match, action: str) -> str:
    before, version = truth(match).copy(), match.version
    with pytest.raises(Refused) as refused:
        match.submit(action)
    assert truth(match) == before and match.version == version, "a refused action changed something"
    return str(refused.value.say)


# --- doing ---

def test_an_action_is_done_as_itself_or_as_its_text(match: Match) -> None:
    match.submit("p0 take@pile")
    match.submit(match.legal(1)[0])
    assert [action.text for action in match.actions] == ["p0 take@pile", "p1 take@pile"]
    assert (match.version, match.awaited) == (2, 0)


def test_what_is_not_legal_is_refused_with_a_reason(match: Match) -> None:
    assert refusal(match, "p0 dance") == "There is no such move in this game."
    assert refusal(match, "p1 take@pile") == "It is not your turn."
    assert refusal(match, "p0 show") == "You cannot do that now."


def test_the_rules_own_reason_comes_first(match: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(match.rules, "why_not", lambda table, seat, card: Say("This stone is stuck."))
    held = match.view(1).cards(HANDS + 1)[0]
    assert refusal(match, f"p1 mark stone.{held}") == "This stone is stuck."


def test_an_action_of_another_match_is_refused(match: Match) -> None:
    with pytest.raises(Refused):
        match.submit(Match(Stones(2), 3).legal(0)[0])


def test_after_the_end_nobody_may_do_anything(match: Match) -> None:
    play(match, 1)
    assert match.over and match.awaited is None
    assert list(match.legal(0)) == list(match.legal(1)) == match.interrupts() == []
    assert refusal(match, "p0 take@pile") == "The game is over."


class Shouting(Stones):
    """Seat 1 may always show, whoever's turn it is."""

    def legal(self, table: Table, seat: int):  # type: ignore[no-untyped-def]
        return [self.show[1]] if seat == 1 != table.facts.turn else super().legal(table, seat)


def test_who_may_act_out_of_turn_can_interrupt() -> None:
    match = Match(Shouting(3), 1)
    assert (match.awaited, match.interrupts()) == (0, [1])
    match.submit("p1 show")
    assert match.version == 1


# --- telling ---

def test_the_beats_lead_from_the_layout_to_the_view(match: Match) -> None:
    mirror = Mirror(match.start(1))
    match.submit("p0 take@pile")
    for beat in match.since(1, -1) or []:
        mirror.apply(beat)
    assert mirror.agrees(match.view(1))


def test_since_tells_only_what_is_newer(match: Match) -> None:
    match.submit("p0 take@pile")
    first = match.since(None, 0)
    match.submit("p1 take@pile")
    assert match.since(None, 2) == []
    assert match.since(None, 0) == first + match.since(None, 1)  # type: ignore[operator]


def test_since_tells_nobody_what_only_others_saw(match: Match) -> None:
    match.submit(mark(match, 0))
    assert match.since(0, 0)
    assert match.since(1, 0) == match.since(None, 0) == []


def test_since_something_taken_back_only_a_view_helps(match: Match) -> None:
    match.submit("p0 take@pile")
    match.submit(mark(match, 1))
    match.undo(1)
    assert match.version == 3
    assert match.since(None, -1) is match.since(None, 1) is match.since(None, 2) is None
    assert match.since(None, 3) == []
    match.submit(mark(match, 1))
    assert match.since(1, 3)


def test_a_view_says_who_is_awaited_and_which_version_it_shows(match: Match) -> None:
    match.submit("p0 take@pile")
    assert (match.view(None).awaited, match.view(None).version) == (1, 1)


def test_marks_made_in_secret_do_not_count_for_others(match: Match) -> None:
    match.submit("p0 take@pile")
    match.submit(mark(match, 1))
    assert match.version == 2
    assert [match.view(viewer).version for viewer in (None, 0, 1)] == [1, 1, 2]


# --- foreseeing ---

def test_a_preview_shows_a_step_and_changes_nothing(match: Match) -> None:
    before = truth(match).copy()
    action = next(action for action in match.legal(0) if action.verb == "mark")
    foreseen = match.preview(action, 0)
    assert truth(match) == before and match.version == 0
    match.submit(action)
    assert foreseen == match.since(0, 0)


def test_a_preview_of_what_would_seal_shows_nothing(match: Match) -> None:
    take = match.legal(0)[0]
    assert take.verb == "take"
    assert match.preview(take, 0) == match.preview(take, None) == []


def test_a_preview_of_what_is_not_legal_shows_nothing(match: Match) -> None:
    show = match.rules.book.find("p0 show")
    assert show is not None and match.preview(show, 0) == []


# --- scoring ---

class Counting(Stones):
    """Points for stones held, and one for each stone shown."""

    def score(self, table: Table) -> Score:
        held = tuple(tuple(table.zones[HANDS + seat]) for seat in range(self.box.seats))
        points = tuple(sum(cards) for cards in held)
        shown = tuple(table.facts.shown)
        rows = (Row(Say("Held"), points, held, Say("{n} in all.", n=sum(points))),
                Row(Say("Shown"), shown, ((),) * self.box.seats, Say("Everyone saw.")))
        totals = tuple(a + b for a, b in zip(points, shown, strict=True))
        return Score(rows, totals, (totals.index(max(totals)),), Say("Just so."))


def test_a_score_is_blank_where_it_would_need_a_hidden_card() -> None:
    match = Match(Counting(2), 3)
    held = match.view(0).cards(HANDS)
    score = match.score(0)
    assert score.rows[0].points == (held[0], None)
    assert score.rows[0].cards == ((held[0],), ())
    assert score.totals == (held[0], None)


def test_what_follows_from_a_blank_is_blank_too() -> None:
    score = Match(Counting(2), 3).score(None)
    assert score.rows[0].points == score.totals == (None, None)
    assert score.rows[0].words is None
    assert (score.winners, score.words) == ((), None)


def test_what_is_open_is_scored_for_everybody() -> None:
    score = Match(Counting(2), 3).score(None)
    assert score.rows[1].points == (0, 0)
    assert score.rows[1].words == Say("Everyone saw.")
    assert Match(Counting(2), 3, open_hands=True).score(None).winners


def test_who_has_won_is_told_once_it_is_over() -> None:
    match = Match(Counting(2), 3)
    score = match.rules.score(truth(match)).known_from(set(), over=True)
    assert score.totals == (None, None)
    assert score.winners and score.words == Say("Just so.")
