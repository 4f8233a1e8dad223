"""Where nothing can be kept, play goes on, one sentence says so, and nothing old is destroyed: a second program,
a full disk, a folder that cannot be, a newer or an older version."""

from __future__ import annotations

import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from game.kernel.say import Say
from game.store import store as store_file
from game.store.database import STEPS
from game.store.store import Store
from tests.store.keeping import a_match, filled, header, keep

ROOT = Path(__file__).parents[2]
HOLD = "import sys, pathlib; from game.store.store import Store; s = Store(pathlib.Path(sys.argv[1])); " \
       "print(s.saves, flush=True); sys.stdin.read()"


def holding(folder: Path) -> subprocess.Popen[str]:
    """Another program that keeps its matches in the folder."""
    process = subprocess.Popen([sys.executable, "-c", HOLD, str(folder)], cwd=ROOT, text=True,
                               stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    assert process.stdout is not None and process.stdout.readline() == "True\n"
    return process


def playing(store: Store, seed: int = 1) -> None:
    """A match goes through every call that play makes."""
    told, match = a_match(seed)
    journal = store.begin(told)
    for action in match.actions:
        journal.add(action.text)
    journal.undo()
    journal.add(match.actions[-1].text)
    journal.finish(match)


def test_a_second_program_says_so_and_plays_without_saving(quick_path: Path) -> None:
    told: list[Say] = []
    with holding(quick_path) as first:
        with closing(Store(quick_path, told.append)) as second:
            playing(second)
            assert not second.saves and told == [store_file.SECOND]
            assert second.past() == second.unfinished() == []
        first.communicate()


def test_the_lock_dies_with_its_program(quick_path: Path) -> None:
    with holding(quick_path) as first:
        first.kill()
    with closing(Store(quick_path)) as store:
        assert store.saves and (quick_path / "matches.lock").exists()


def test_below_a_file_there_is_no_folder_and_play_goes_on(quick_path: Path) -> None:
    (quick_path / "file").write_text("mine")
    told: list[Say] = []
    with closing(Store(quick_path / "file" / "saves", told.append)) as store:
        playing(store)
    assert told == [store_file.NO_PLACE] and (quick_path / "file").read_text() == "mine"


def test_without_a_home_nothing_is_made_where_the_program_happens_to_be(
        quick_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(quick_path)
    told: list[Say] = []
    with closing(Store(Path("~/.local/share/passaround"), told.append)) as store:
        playing(store)
    assert told == [store_file.NO_PLACE] and list(quick_path.iterdir()) == []


@pytest.fixture
def tiny_disk(quick_path: Path) -> Iterator[Path]:
    """A disk of 2 MiB; only root can have one."""
    disk = quick_path / "disk"
    disk.mkdir()
    made = subprocess.run(["mount", "-t", "tmpfs", "-o", "size=2m", "none", str(disk)], capture_output=True)
    if made.returncode:
        pytest.skip("a small disk cannot be mounted here")
    yield disk
    subprocess.run(["umount", str(disk)], check=True)


def test_on_a_disk_that_fills_up_play_goes_on_and_is_saved_once_there_is_room(tiny_disk: Path) -> None:
    told: list[Say] = []
    with closing(Store(tiny_disk, told.append)) as store:
        old = keep(store, 1)
        rest = tiny_disk / "rest"
        with pytest.raises(OSError), open(rest, "wb", buffering=0) as file:
            while file.write(bytes(512)):
                pass
        _, match = a_match(2)
        journal = store.begin(header(2))
        actions = [f"p0 {'long-' * 200}{number}" for number in range(60)]
        for action in actions:
            journal.add(action)
        assert told == [store_file.FULL]
        rest.unlink()
        journal.add("p0 last")
        journal.finish(match)
        assert [store.actions(kept) for kept in store.past()] == [[*actions, "p0 last"], old]


def test_a_disk_that_is_full_from_the_start_stops_nothing(
        quick_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")
    monkeypatch.setattr(store_file, "connect", full)
    told: list[Say] = []
    with closing(Store(quick_path, told.append)) as store:
        playing(store)
    assert told == [store_file.FULL]


NEXT = (*STEPS, ("ALTER TABLE match ADD COLUMN place TEXT NOT NULL DEFAULT 'sofa'",))
"""What a later version might do: the version that is ours now is then an older one."""


def test_an_older_version_is_brought_up_to_date_with_all_its_matches(quick_path: Path) -> None:
    truth = filled(quick_path)
    with closing(Store(quick_path, steps=NEXT)) as store:
        assert {kept.id: store.actions(kept) for kept in [*store.past(), *store.unfinished()]} == truth
        assert store._connection is not None
        assert {row[0] for row in store._connection.execute("SELECT place FROM match")} == {"sofa"}
        assert store._connection.execute("PRAGMA user_version").fetchone() == (len(NEXT),)


def test_a_step_that_fails_leaves_the_older_version_as_it_was(quick_path: Path) -> None:
    truth = filled(quick_path)
    with closing(Store(quick_path, steps=(*NEXT, ("DROP TABLE action", "ALTER nonsense")))) as store:
        assert not store.saves
    with closing(sqlite3.connect(quick_path / "matches.db")) as connection:
        assert connection.execute("PRAGMA user_version").fetchone() == (len(STEPS),)
        assert connection.execute("SELECT count(DISTINCT match) FROM action").fetchone() == (len(truth),)


def test_a_newer_version_is_refused_untouched(quick_path: Path) -> None:
    filled(quick_path)
    with closing(Store(quick_path, steps=NEXT)):
        pass
    before = (quick_path / "matches.db").read_bytes()
    told: list[Say] = []
    with closing(Store(quick_path, told.append)) as store:
        playing(store)
    assert told == [store_file.NEWER] and (quick_path / "matches.db").read_bytes() == before
