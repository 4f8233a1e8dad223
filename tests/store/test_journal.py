"""A match is on the disk before it is shown, and comes back from there as it was."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from game.kernel.say import Say
from game.kernel.transcript import parse, replay
from game.store.history import records
from game.store.rows import actions
from game.store.store import Store
from tests.playing import SHELF, truth
from tests.store.keeping import a_match, header, keep


def on_disk(folder: Path) -> list[str]:
    """The actions of the first match, as another program would read them from the files as they are now."""
    copy = folder / "copy.db"
    for file in folder.glob("matches.db*"):
        (folder / file.name.replace("matches", "copy")).write_bytes(file.read_bytes())
    with closing(sqlite3.connect(copy)) as connection:
        return actions(connection, 1)


def test_every_action_is_in_the_files_when_it_has_been_added(quick_path: Path) -> None:
    with closing(Store(quick_path)) as store:
        journal = store.begin(header(1))
        for number in range(5):
            journal.add(f"p0 step-{number}")
            assert on_disk(quick_path) == [f"p0 step-{n}" for n in range(number + 1)]
        journal.undo()
        assert on_disk(quick_path) == [f"p0 step-{n}" for n in range(4)]


def test_every_commit_waits_for_the_disk(quick_path: Path) -> None:
    with closing(Store(quick_path)) as store:
        assert store._connection is not None
        found = [store._connection.execute(f"PRAGMA {name}").fetchone()[0] for name in ("journal_mode", "synchronous")]
    assert found == ["wal", 2], "2 is FULL: what a killed process cannot show, but a power cut would"


def test_a_match_that_was_left_is_the_same_match_the_next_time(quick_path: Path) -> None:
    with closing(Store(quick_path)) as store:
        written = keep(store, 2, leave_at=9)
    with closing(Store(quick_path)) as store:
        left, = store.unfinished()
        again = replay(store.transcript(left), SHELF.match)
        assert [action.text for action in again.actions] == written
        assert left.header == header(2)
    told, match = a_match(2)
    calm = SHELF.match(told)
    for action in match.actions[:9]:
        calm.submit(action.text)
    assert truth(again) == truth(calm), "same seats, same cards, same dice"


def test_a_match_goes_on_in_the_same_journal(quick_path: Path) -> None:
    with closing(Store(quick_path)) as store:
        written = keep(store, 1, leave_at=6)
    with closing(Store(quick_path)) as store:
        journal = store.carry_on(store.unfinished()[0])
        journal.undo()
        journal.add("p0 otherwise")
    with closing(Store(quick_path)) as store:
        left, = store.unfinished()
        assert store.actions(left) == [*written[:-1], "p0 otherwise"]


def test_a_match_that_is_over_belongs_to_the_history(quick_path: Path) -> None:
    with closing(Store(quick_path)) as store:
        keep(store, 1)
        assert store.unfinished() == []
        kept, = store.past()
    _, match = a_match(1)
    score = match.score(None)
    assert (kept.points, kept.winners) == (list(score.totals), list(score.winners))
    assert kept.length == len(match.actions) and kept.header == header(1)


def test_a_match_that_is_given_up_has_no_winner_and_is_not_offered_again(quick_path: Path) -> None:
    with closing(Store(quick_path)) as store:
        told, _ = a_match(1)
        match = SHELF.match(told)
        store.begin(told).finish(match)
        assert store.unfinished() == [] and store.past()[0].winners == []
        assert records(store.past()) == []


def test_a_demo_is_nobodys_match_and_only_the_last_is_kept(quick_path: Path) -> None:
    with closing(Store(quick_path)) as store:
        for seed in range(3):
            store.begin(header(seed, demo=True)).add("p0 step")
        assert store.unfinished() == store.past() == []
        demo = store.demo()
        assert demo is not None and demo.header == header(2, demo=True)
        assert store.actions(demo) == ["p0 step"]
        store.forget_demos()
        assert store.demo() is None


def test_people_are_compared_by_wins_and_bots_are_not(quick_path: Path) -> None:
    with closing(Store(quick_path)) as store:
        for seed in range(4):
            keep(store, seed * 4)
        past = store.past()
    found = records(past)
    assert {record.name for record in found} == {"Änne", "Ben"}
    for record in found:
        seat = ("Änne", "Ben").index(record.name)
        points = [kept.points[seat] or 0 for kept in past]
        assert record.played == 4 and record.best == max(points) and record.average == sum(points) / 4
        assert record.won == sum(seat in kept.winners for kept in past)
    assert [record.won for record in found] == sorted((record.won for record in found), reverse=True)


def test_an_exported_match_replays_to_the_same_table(quick_path: Path) -> None:
    with closing(Store(quick_path)) as store:
        keep(store, 3)
        path = store.export(store.past()[0])
    _, match = a_match(3)
    assert truth(replay(parse(path.read_text(encoding="utf-8")), SHELF.match)) == truth(match)


def test_what_could_not_be_written_is_written_with_what_comes_next(
        quick_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[Say] = []
    with closing(Store(quick_path, told.append)) as store:
        journal = store.begin(header(1))
        journal.add("p0 one")
        assert store._connection is not None
        store._connection.execute("PRAGMA query_only = ON")
        journal.add("p0 two")
        journal.undo()
        journal.undo()
        journal.add("p0 three")
        journal.add("p0 four")
        assert on_disk(quick_path) == ["p0 one"] and len(told) == 1, "one notice, however often it fails"
        store._connection.execute("PRAGMA query_only = OFF")
        journal.add("p0 five")
        assert on_disk(quick_path) == ["p0 three", "p0 four", "p0 five"]
