"""What a record of the truth becomes for each viewer, and what teaches."""

from __future__ import annotations

import pytest

from game.kernel.events import Cue, FactsChanged, Marked, Moved, Record, Shuffled, Turned, Uncovered, seen_by, teaches
from game.kernel.say import Say
from game.kernel.table import Lying, Viewer, Zone
from tests.kernel.tables import table

PILE, HAND, ROW = range(3)
BOX = table((Zone("pile", pile=True), []), (Zone("hand.0", 0), []), (Zone("row"), [])).box


def lies(card: int, up: bool = False, marked: bool = False, top: bool = True) -> Lying:
    return Lying(card, up, marked, top)


# record, and who learns from it
LESSONS: list[tuple[str, Record, set[Viewer]]] = [
    ("drawing shows the face to whoever drew", Moved(PILE, 0, HAND, 0, lies(8), lies(8)), {0}),
    ("playing shows the face to the others", Moved(HAND, 0, ROW, 0, lies(8), lies(8, up=True)), {None, 1}),
    ("an open card moved is known to all", Moved(ROW, 0, ROW, 1, lies(8, up=True), lies(8, up=True)), set()),
    ("laying face down shows nothing", Moved(HAND, 0, ROW, 0, lies(8), lies(8)), set()),
    ("an open card taken shows nothing", Moved(ROW, 0, HAND, 0, lies(8, up=True), lies(8)), set()),
    ("turning up shows", Turned(ROW, 0, lies(8), lies(8, up=True)), {None, 0, 1}),
    ("turning down does not", Turned(ROW, 0, lies(8, up=True), lies(8)), set()),
    ("the owner knew what it turns up", Turned(HAND, 0, lies(8), lies(8, up=True)), {None, 1}),
    ("a plain back tells nothing", Uncovered(PILE, 0, lies(8, top=False), lies(8)), set()),
    ("a back that differs tells all", Uncovered(PILE, 0, lies(0, top=False), lies(0)), {None, 0, 1}),
    ("so does an open card that is uncovered", Uncovered(PILE, 0, lies(8, True, top=False), lies(8, True)),
     {None, 0, 1}),
    ("taking from the middle of a pile shows the back", Moved(PILE, 0, ROW, 0, lies(0, top=False), lies(0)),
     {None, 0, 1}),
    ("a mark teaches nobody", Marked(HAND, 0, lies(8), lies(8, marked=True)), set()),
    ("nor does a cue", Cue("hm", 0, Say("Hm.")), set()),
    ("nor do facts", FactsChanged(None), set()),
    ("of a shuffle the dice tell", Shuffled(PILE, (lies(8),)), set()),
]


@pytest.mark.parametrize("record,who", [row[1:] for row in LESSONS], ids=[row[0] for row in LESSONS])
def test_who_learns_from_what(record: Record, who: set[Viewer]) -> None:
    assert {viewer for viewer in (None, 0, 1) if teaches(viewer, record, BOX)} == who


def test_only_the_owner_is_told_of_a_mark() -> None:
    record: Record = Marked(HAND, 0, lies(8), lies(8, marked=True))
    assert seen_by(0, record, BOX) is not None
    assert seen_by(1, record, BOX) is seen_by(None, record, BOX) is None


def test_a_shuffle_shows_each_card_as_it_lies_now() -> None:
    told = seen_by(None, Shuffled(PILE, (lies(0, top=False), lies(1))), BOX)
    assert isinstance(told, Shuffled)
    assert [seen.back for seen in told.row] == [None, "dark"]


@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_cues_and_facts_are_for_everybody(viewer: Viewer) -> None:
    for record in (Cue("hm", 0), FactsChanged("facts")):
        assert seen_by(viewer, record, BOX) is record
