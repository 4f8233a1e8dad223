"""Opens the database of matches: its tables, its version, and whether it is sound."""

from __future__ import annotations

import os
import sqlite3
import zlib
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

MAGIC = b"SQLite format 3\0"
OURS = 0x50415353
"""The application id in the file: 'PASS'."""

Steps = Sequence[Sequence[str]]

STEPS: Steps = (
    (
        "CREATE TABLE match (id INTEGER PRIMARY KEY, header TEXT NOT NULL, begun TEXT NOT NULL, ended TEXT NOT NULL,"
        " result TEXT NOT NULL, sum INTEGER NOT NULL)",
        "CREATE TABLE action (match INTEGER NOT NULL, number INTEGER NOT NULL, text TEXT NOT NULL,"
        " sum INTEGER NOT NULL, PRIMARY KEY (match, number)) WITHOUT ROWID",
        f"PRAGMA application_id = {OURS}",
    ),
)
"""What leads from each version to the next, from an empty file (0) on. Only ever add to the end.

A match is its header and one row per action. `sum` is a CRC: of a match's own columns (`match_sum`), and of an
action's text on top of the sum before it, so that a single changed letter is found."""

NOT_SOUND = {sqlite3.SQLITE_ERROR, sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_FORMAT,
             sqlite3.SQLITE_TOOBIG, sqlite3.SQLITE_MISMATCH, sqlite3.SQLITE_EMPTY}
"""What SQLite answers where the file itself is wrong, rather than the disk or the rights."""


TROUBLE = (sqlite3.Error, OSError, UnicodeError, MemoryError, OverflowError)
"""What SQLite and its Python side raise on damaged files and full disks: also of an error message that names
a damaged word."""


class Damaged(Exception):
    """The file is no sound database of ours."""


class Newer(Exception):
    """The file was written by a newer version of the program; it has not been touched."""


def connect(path: Path, steps: Steps = STEPS) -> sqlite3.Connection:
    """The database, made or brought up to date if need be, every commit on the disk when it returns.

    `Newer` and `Damaged` as above; sqlite3.Error or OSError where the disk or the rights are at fault."""
    _look_first(path, len(steps))
    connection = sqlite3.connect(path, timeout=0, isolation_level=None)
    try:
        # Alone with the file: no shared memory is needed, so nothing is mapped that a full disk could cut off.
        connection.execute("PRAGMA locking_mode = EXCLUSIVE")
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA wal_autocheckpoint = 200")  # pages; the log stays below a megabyte
        _update(connection, steps)
        if [row[0] for row in connection.execute("PRAGMA quick_check(1)")] != ["ok"]:
            raise Damaged(str(path))
        connection.execute("SELECT id, header, begun, ended, result, sum FROM match LIMIT 1").fetchall()
        connection.execute("SELECT match, number, text, sum FROM action LIMIT 1").fetchall()
    except BaseException as error:
        connection.close()
        if isinstance(error, TROUBLE) and not_sound(error):
            raise Damaged(str(path)) from error
        raise
    return connection


def _look_first(path: Path, newest: int) -> None:
    """Judge the file by its first bytes: SQLite tidies up when it opens, and would throw away the log of a
    database whose file was cut to nothing, or touch a newer one."""
    log = path.with_name(path.name + "-wal")
    try:
        with open(path, "rb") as file:
            head = file.read(100)
    except FileNotFoundError:
        head = b""
    if not head:
        if log.exists() and log.stat().st_size:
            raise Damaged(str(path))
        return
    if len(head) < 100 or not head.startswith(MAGIC) or not {head[18], head[19]} <= {1, 2}:
        raise Damaged(str(path))
    version, owner = int.from_bytes(head[60:64], "big"), int.from_bytes(head[68:72], "big")
    if owner == OURS and version > newest:
        raise Newer(str(path))
    if owner not in (0, OURS):
        raise Damaged(str(path))


def _update(connection: sqlite3.Connection, steps: Steps) -> None:
    """Go up from the file's version to the newest, all steps or none."""
    version = connection.execute("PRAGMA user_version").fetchone()[0]
    if version > len(steps):
        raise Newer(str(version))
    if version == 0 and connection.execute("SELECT 1 FROM sqlite_master LIMIT 1").fetchone():
        raise Damaged("tables without a version")
    if version < len(steps):
        with transaction(connection):
            for step in steps[max(version, 0):]:
                for statement in step:
                    connection.execute(statement)
            connection.execute(f"PRAGMA user_version = {len(steps)}")


@contextmanager
def transaction(connection: sqlite3.Connection) -> Iterator[None]:
    """All of it, or nothing."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise


def not_sound(error: BaseException) -> bool:
    """Whether one of `TROUBLE` means that the file is wrong, rather than the disk or the rights."""
    code = getattr(error, "sqlite_errorcode", None)
    return not isinstance(error, OSError) and (code is None or code & 0xFF in NOT_SOUND)


def match_sum(header: str, begun: str, ended: str, result: str) -> int:
    """The CRC of a match's own columns."""
    return zlib.crc32("\x1f".join((header, begun, ended, result)).encode())


def action_sum(before: int, text: str) -> int:
    """The CRC of an action that comes after those with the sum `before` (0: after none)."""
    return zlib.crc32(text.encode(), before)


def sync_folder(folder: Path) -> None:
    """Make sure that names given and taken in a folder are on the disk."""
    if os.name == "posix":
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
