"""Sets a damaged database aside, and makes a new one of what can still be read. Nothing old is destroyed."""

from __future__ import annotations

import os
import shutil
import sqlite3
from contextlib import closing, suppress
from pathlib import Path
from tempfile import TemporaryDirectory

from game.store.database import TROUBLE, action_sum, connect, sync_folder, transaction
from game.store.rows import Kept, actions, matches

LOGS = ("-wal", "-journal")
"""What SQLite keeps beside a database; it must go where the database goes."""

Found = dict[int, tuple[Kept, list[str]]]
"""Matches and their actions, by number."""


def rebuild(path: Path, before: Path) -> int:
    """Put a sound database in the place of a damaged one; how many matches are in it.

    The old file is there under another name. `before` is an older copy: what the damaged one has lost comes
    from there. sqlite3.Error or OSError if the folder does not let us; then nothing has changed."""
    found = _read(path)
    for number, (match, texts) in _read(before).items():
        if number not in found or len(found[number][1]) < len(texts):
            found[number] = match, texts
    new = _new(path)
    _remove(new)
    with closing(connect(new)) as connection:
        fill(connection, found)
        connection.execute("PRAGMA journal_mode = DELETE")  # one file, so that one rename moves all of it
    _set_aside(path)
    finish(path)
    return len(found)


def finish(path: Path) -> None:
    """The second half of a rebuild, also where the first was cut off: the new database takes its place."""
    new = _new(path)
    if new.exists() and not path.exists():
        os.replace(new, path)
        sync_folder(path.parent)


def keep_copy(connection: sqlite3.Connection, path: Path, copy: Path) -> None:
    """Keep the database as it is now beside itself, if it has changed since the last copy."""
    changed = max(file.stat().st_mtime for file in (path, *_logs(path)) if file.exists())
    if copy.exists() and copy.stat().st_mtime >= changed:
        return
    part = copy.with_suffix(".part")
    _remove(part)
    connection.execute("VACUUM INTO ?", (str(part),))
    with open(part, "rb+") as file:
        os.fsync(file.fileno())
    os.replace(part, copy)
    sync_folder(path.parent)


def fill(connection: sqlite3.Connection, found: Found) -> None:
    """Write matches into a database, all or none."""
    with transaction(connection):
        for match, texts in found.values():
            connection.execute("INSERT INTO match VALUES (?, ?, ?, ?, ?, ?)", match.row)
            total = 0
            for number, text in enumerate(texts):
                total = action_sum(total, text)
                connection.execute("INSERT INTO action VALUES (?, ?, ?, ?)", (match.id, number, text, total))


def _read(path: Path) -> Found:
    """All that is sound in a database. Only a copy of it is opened, since SQLite tidies up as it pleases."""
    if not path.exists():
        return {}
    with TemporaryDirectory(dir=path.parent, prefix="rescue-") as folder:
        copy = Path(folder) / path.name
        for file in (path, *_logs(path)):
            if file.exists():
                shutil.copyfile(file, Path(folder) / file.name)
        if not copy.stat().st_size:
            copy.write_bytes(bytes(4096))  # beside an empty file SQLite would not even read the log
        try:
            with closing(sqlite3.connect(copy, timeout=0)) as connection:
                return {match.id: (match, actions(connection, match.id)) for match in matches(connection)}
        except TROUBLE:
            return {}


def _set_aside(path: Path) -> None:
    """Give a database and its logs another name that nothing has yet."""
    number = 1
    while (aside := path.with_name(f"{path.stem}-damaged-{number}{path.suffix}")).exists():
        number += 1
    for log, kind in zip(_logs(path), LOGS, strict=True):
        with suppress(FileNotFoundError):
            os.rename(log, aside.with_name(aside.name + kind))
    os.rename(path, aside)
    sync_folder(path.parent)


def _new(path: Path) -> Path:
    return path.with_name(f"{path.stem}-new{path.suffix}")


def _logs(path: Path) -> list[Path]:
    return [path.with_name(path.name + kind) for kind in LOGS]


def _remove(path: Path) -> None:
    for file in (path, *_logs(path)):
        file.unlink(missing_ok=True)


