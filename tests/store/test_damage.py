"""Databases and transcripts are damaged at random: never a traceback, never a readable match lost, never an
endless loop, and never a match that is told otherwise than it was."""

from __future__ import annotations

import os
import shutil
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from game.kernel.match import Match
from game.kernel.say import Say
from game.kernel.transcript import Transcript, TranscriptError, parse, replay
from game.store.store import Store
from tests.playing import SHELF
from tests.store.keeping import a_match, filled, keep

TIMES = 2000 if os.environ.get("PASSAROUND_LONG") else 100
PATIENCE = 10.0
"""Seconds that opening a damaged database may take at most."""

KINDS = ("bits", "cut", "zeros", "noise", "longer", "other", "swapped")


def damaged(data: bytes, kind: str, source: Random) -> bytes:
    """The same bytes, damaged in one way."""
    at = source.randrange(len(data))
    end = min(len(data), at + source.choice([1, 16, 512, 4096, len(data)]))
    match kind:
        case "bits":
            changed = bytearray(data)
            for _ in range(source.choice([1, 1, 3, 50])):
                changed[source.randrange(len(data))] ^= 1 << source.randrange(8)
            return bytes(changed)
        case "cut":
            return data[:at]
        case "zeros":
            return data[:at] + bytes(end - at) + data[end:]
        case "noise":
            return data[:at] + source.randbytes(end - at) + data[end:]
        case "longer":
            return data + source.randbytes(source.choice([1, 4096, 300_000]))
        case "swapped":
            size = min(4096, len(data) // 2)
            return data[size:2 * size] + data[:size] + data[2 * size:]
        case _:
            return source.choice([b"\x89PNG\r\n\x1a\n" + data[8:], b"PK\3\4" * 50, b'{"game": 1}', b"\n" * 9999])


@pytest.fixture(scope="module")
def kept(memory: Path) -> tuple[Path, dict[int, list[str]]]:
    """A database with four matches in it, and no older copy beside it."""
    folder = memory / "kept"
    truth = filled(folder)
    (folder / "matches-before.db").unlink()
    return folder / "matches.db", truth


def opened(folder: Path) -> tuple[dict[int, list[str]], list[Say]]:
    """All matches a store finds in a folder, and what it told."""
    told: list[Say] = []
    began = time.perf_counter()
    with closing(Store(folder, told.append)) as store:
        found = {match.id: store.actions(match) for match in [*store.past(), *store.unfinished()]}
        assert store.saves or told
        if store.saves:
            journal = store.begin(Transcript("snap", 1, a_match(0)[0].chairs))
            journal.add("p0 turn")
            assert store.actions(store.unfinished()[0]) == ["p0 turn"], "a new match can always be kept"
    assert time.perf_counter() - began < PATIENCE
    return found, told


@pytest.mark.parametrize("times", [TIMES])
def test_a_damaged_database_stops_nothing_and_tells_no_match_otherwise(
        times: int, kept: tuple[Path, dict[int, list[str]]], quick_path: Path) -> None:
    source = Random(11)
    data, truth = kept[0].read_bytes(), kept[1]
    for number in range(times):
        kind = KINDS[number % len(KINDS)]
        folder = quick_path / str(number)
        folder.mkdir()
        bad = damaged(data, kind, source)
        (folder / "matches.db").write_bytes(bad)
        found, told = opened(folder)
        for match, actions in found.items():
            assert actions == truth[match][:len(actions)], f"{kind} {number}: a match is not what was played"
        if len(found) < len(truth) or any(found[match] != truth[match] for match in found):
            kept_files = [file for file in folder.iterdir() if file.read_bytes() == bad]
            assert kept_files or found.keys() == truth.keys() or told == [], f"{kind} {number}: destroyed"
        shutil.rmtree(folder)


@pytest.mark.parametrize("match", [1, 2, 3, 4])
def test_damage_in_one_match_costs_no_other(
        match: int, kept: tuple[Path, dict[int, list[str]]], quick_path: Path) -> None:
    shutil.copy(kept[0], quick_path / "matches.db")
    with closing(sqlite3.connect(quick_path / "matches.db", isolation_level=None)) as connection:
        connection.execute("UPDATE action SET text = 'p0 cheat' WHERE match = ? AND number = 5", (match,))
    found, told = opened(quick_path)
    assert found == {**kept[1], match: kept[1][match][:5]}, "the actions before the damage are still there"
    assert len(told) == 1


def test_a_single_letter_changed_is_mended_from_the_older_copy(quick_path: Path) -> None:
    truth = filled(quick_path)
    data = (quick_path / "matches.db").read_bytes()
    at = data.index(truth[2][20].encode())
    (quick_path / "matches.db").write_bytes(data[:at] + b"q" + data[at + 1:])
    found, told = opened(quick_path)
    assert found == truth and len(told) == 1


def test_a_damaged_database_is_set_aside_whole_and_said_once(
        kept: tuple[Path, dict[int, list[str]]], quick_path: Path) -> None:
    bad = bytearray(kept[0].read_bytes())
    bad[4096 + 9:4096 + 60] = bytes(51)  # inside the first page after the schema
    (quick_path / "matches.db").write_bytes(bad)
    _, told = opened(quick_path)
    assert [len(str(say).split(".")) for say in told] == [2], "one notice, one sentence"
    assert (quick_path / "matches-damaged-1.db").read_bytes() == bad
    assert opened(quick_path)[1] == [], "the next start is an ordinary one"


def test_what_a_damaged_database_has_lost_comes_from_the_older_copy(quick_path: Path) -> None:
    truth = filled(quick_path)
    (quick_path / "matches.db").write_bytes(bytes(20_000))  # as after a power cut
    found, told = opened(quick_path)
    assert found == truth and len(told) == 1


def test_a_log_whose_database_was_cut_to_nothing_is_kept(quick_path: Path) -> None:
    (quick_path / "matches.db").write_bytes(b"")
    (quick_path / "matches.db-wal").write_bytes(b"all that is left")
    opened(quick_path)
    assert (quick_path / "matches-damaged-1.db-wal").read_bytes() == b"all that is left"


def test_matches_are_rescued_from_a_log_alone(quick_path: Path) -> None:
    running, after = quick_path / "running", quick_path / "after"
    after.mkdir()
    with closing(Store(running)) as store:
        actions = keep(store, 1, leave_at=12)  # so few that all of them are in the log
        for name in ("matches.db", "matches.db-wal"):  # as a killed program leaves them
            shutil.copyfile(running / name, after / name)
    (after / "matches.db").write_bytes(b"")
    assert opened(after)[0] == {1: actions}


def test_a_rescue_cut_off_between_its_two_renames_is_finished(quick_path: Path) -> None:
    truth = filled(quick_path)
    (quick_path / "matches.db").rename(quick_path / "matches-new.db")
    found, told = opened(quick_path)
    assert found == truth and told == []


def replayed(text: str) -> Match | None:
    """The match of a transcript, None where it is refused as it should be."""
    try:
        return replay(parse(text), SHELF.match)
    except TranscriptError as error:
        assert 1 <= error.line <= len(text.splitlines()) + 1 and f"line {error.line}" in str(error)
        return None


@pytest.mark.parametrize("times", [TIMES])
def test_a_damaged_transcript_is_refused_by_its_line_or_is_a_match(times: int) -> None:
    source = Random(12)
    texts = []
    for seed in range(3):
        told, match = a_match(seed)
        told.actions = [action.text for action in match.actions][:60]
        texts.append(str(told))
    for number in range(times):
        text = texts[number % len(texts)]
        bad = damaged(text.encode(), KINDS[number % len(KINDS)], source).decode(errors="replace")
        replayed(bad)


@pytest.mark.parametrize("text", [
    "", "\n" * 10_000, "passaround 1\n" + "seat person A\n" * 100_000, "passaround 1\ngame snap\nseed " + "9" * 100_000,
    "passaround " + "1" * 9999, "passaround ¹", "passaround 1\ngame snap\nseed 1\nseat person A\nseat person B\n\n"
    + "p0 turn\n" * 100_000])
def test_a_huge_or_odd_transcript_is_refused_at_once(text: str) -> None:
    began = time.perf_counter()
    assert replayed(text) is None
    assert time.perf_counter() - began < 3
