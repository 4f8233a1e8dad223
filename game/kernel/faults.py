"""What can be wrong with a file of the program, said so that its writer can mend it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Fault:
    """One thing wrong in one place: `what` is wrong, `mend` says what would be right. `line` counts from
    1 and is 0 where there is none; `field` is the way down to the place, as `decks.slices.kinds[2].copies`
    (entries of a list count from 1), or empty for the file as a whole."""

    file: str
    line: int
    field: str
    what: str
    mend: str

    def __str__(self) -> str:
        place = ", ".join(filter(None, (self.file, f"line {self.line}" if self.line else "", self.field)))
        return f"{place}: {self.what}; {self.mend}."


class ContentError(ValueError):
    """Files of the program that cannot be used. `faults` lists everything found, in reading order."""

    def __init__(self, faults: Iterable[Fault]) -> None:
        self.faults = tuple(sorted(dict.fromkeys(faults), key=lambda fault: (fault.file, fault.line)))
        super().__init__("\n".join(map(str, self.faults)))
