"""Keeps a second program from writing in the same folder. The lock dies with the process that holds it."""

from __future__ import annotations

import sys
from pathlib import Path

if sys.platform == "win32":
    import msvcrt

    def _grab(handle: int) -> None:
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _grab(handle: int) -> None:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)


class Taken(Exception):
    """Another program holds the lock."""


class Lock:
    """An open, locked file. Its existence means nothing, so a file left behind by a crash locks nobody out."""

    def __init__(self, path: Path) -> None:
        """`Taken` if another program holds it; OSError if there can be no such file here."""
        self._file = open(path, "ab")  # noqa: SIM115 - open for as long as the lock is held
        try:
            _grab(self._file.fileno())
        except OSError:
            self._file.close()
            raise Taken(str(path)) from None

    def release(self) -> None:
        """Let others write. The lock is of no use afterwards."""
        self._file.close()
