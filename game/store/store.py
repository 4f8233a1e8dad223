"""The one door to what lasts. It never raises: where nothing can be kept, play goes on and one sentence says so."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from game.kernel.say import Say
from game.kernel.transcript import Transcript
from game.store import rescue
from game.store.database import STEPS, TROUBLE, Damaged, Newer, Steps, connect, sync_folder, transaction
from game.store.journal import Journal, bare, now
from game.store.lock import Lock, Taken
from game.store.rows import Kept, actions, matches, sound, unfinished

FULL = Say("The disk is full, so this game is not saved until there is room again.")
NO_PLACE = Say("Games cannot be saved here, so this one is lost when the program ends.")
SECOND = Say("Passaround is already running and saves its games, so this one plays without saving.")
NEWER = Say("The saved games come from a newer Passaround: they are left as they are, and nothing is saved.")


def rescued(n: int) -> Say:
    """What a person is told when the database was damaged."""
    return Say("The saved games were damaged; {n} game was rescued, and the damaged file is set aside.",
               "The saved games were damaged; {n} games were rescued, and the damaged file is set aside.", n=n)


class Store:
    """Journal and history in a folder, for as long as the program runs. `tell` hears what went wrong, in
    sentences for people. `steps` are those of `database.STEPS`, for tests."""

    def __init__(self, folder: Path, tell: Callable[[Say], None] = lambda say: None, steps: Steps = STEPS) -> None:
        self.folder = folder
        self._tell = tell
        self._told = False
        self._lock: Lock | None = None
        self._connection: sqlite3.Connection | None = None
        self._path = folder / "matches.db"
        self._before = folder / "matches-before.db"
        try:
            self._open(steps)
        except Taken:
            self._trouble(SECOND)
        except Newer:
            self._trouble(NEWER)
        except (*TROUBLE, Damaged) as error:
            self._trouble(_why(error))

    def _open(self, steps: Steps) -> None:
        if self.folder.parts[:1] == ("~",):
            raise OSError("there is no home to keep anything in")
        self.folder.mkdir(parents=True, exist_ok=True)
        self._lock = Lock(self.folder / "matches.lock")
        rescue.finish(self._path)
        try:
            self._connection = connect(self._path, steps)
            if not sound(self._connection):
                self._connection.close()
                raise Damaged(str(self._path))
        except Damaged:
            saved = rescue.rebuild(self._path, self._before)
            self._connection = connect(self._path, steps)
            self._tell(rescued(saved))
            return
        self._keep_copy(self._connection)

    @property
    def saves(self) -> bool:
        """Whether anything can be kept at all."""
        return self._connection is not None

    def close(self) -> None:
        """Let others write."""
        if self._connection is not None:
            self._keep_copy(self._connection)
            with suppress(*TROUBLE):
                self._connection.close()
            self._connection = None
        if self._lock is not None:
            self._lock.release()
            self._lock = None

    def _keep_copy(self, connection: sqlite3.Connection) -> None:
        """An older copy is only a second chance: where there is no room for one, there is none."""
        with suppress(*TROUBLE):
            rescue.keep_copy(connection, self._path, self._before)

    # -- the match on the table ------------------------------------------------------------------------

    def begin(self, header: Transcript) -> Journal:
        """The journal of a new match. Of demos only the last is kept, so that it can go on if it is killed."""
        if header.demo:
            self.forget_demos()
        return Journal(self._write, Kept(self._next_number(), bare(header), now()))

    def carry_on(self, match: Kept) -> Journal:
        """The journal of a match that goes on where it can still be read."""
        return Journal(self._write, match, self.actions(match))

    def unfinished(self) -> list[Kept]:
        """Matches of people that are not over, the newest first."""
        found = [] if self._connection is None else unfinished(self._connection)
        return [match for match in reversed(found) if not match.header.demo]

    def demo(self) -> Kept | None:
        """The demo that was cut off, if one was."""
        return next((match for match in reversed(self._all()) if match.header.demo), None)

    def forget_demos(self) -> None:
        """No demo goes on any more."""
        numbers = [(match.id,) for match in self._all() if match.header.demo]
        if numbers:
            self._write(lambda connection: _forget(connection, numbers))

    # -- what has been ---------------------------------------------------------------------------------

    def past(self) -> list[Kept]:
        """Matches of people that are over, the newest first."""
        return [match for match in reversed(self._all()) if match.over and not match.header.demo]

    def actions(self, match: Kept) -> list[str]:
        """The actions of a match, as far as they can be read."""
        return [] if self._connection is None else actions(self._connection, match.id)

    def transcript(self, match: Kept) -> Transcript:
        """A match as a transcript."""
        header = bare(match.header)
        header.actions = self.actions(match)
        return header

    def export(self, match: Kept) -> Path:
        """Write a match as a text file that `--replay` reads; where it is. OSError if that cannot be."""
        folder = self.folder / "transcripts"
        folder.mkdir(parents=True, exist_ok=True)
        path = folder / f"{match.header.game}-{match.id}.txt"
        part = path.with_suffix(".part")
        with open(part, "w", encoding="utf-8") as file:
            file.write(str(self.transcript(match)))
            file.flush()
            os.fsync(file.fileno())
        os.replace(part, path)
        sync_folder(folder)
        return path

    # -- the database ----------------------------------------------------------------------------------

    def _all(self) -> list[Kept]:
        return [] if self._connection is None else matches(self._connection)

    def _next_number(self) -> int:
        try:
            found = self._connection and self._connection.execute("SELECT max(id) FROM match").fetchone()[0]
        except TROUBLE:
            found = 0
        return int(found or 0) + 1

    def _write(self, change: Callable[[sqlite3.Connection], None]) -> bool:
        """Do a change in one transaction; where that fails, say so once and go on."""
        if self._connection is None:
            return False
        try:
            with transaction(self._connection):
                change(self._connection)
        except TROUBLE as error:
            self._trouble(_why(error))
            return False
        return True

    def _trouble(self, say: Say) -> None:
        if not self._told:
            self._told = True
            self._tell(say)
        if self._connection is None:
            self.close()


def _why(error: Exception) -> Say:
    """What a person is told of an error."""
    full = getattr(error, "sqlite_errorcode", 0) & 0xFF == sqlite3.SQLITE_FULL or getattr(error, "errno", 0) == 28
    return FULL if full else NO_PLACE


def _forget(connection: sqlite3.Connection, numbers: list[tuple[int]]) -> None:
    connection.executemany("DELETE FROM action WHERE match = ?", numbers)
    connection.executemany("DELETE FROM match WHERE id = ?", numbers)
