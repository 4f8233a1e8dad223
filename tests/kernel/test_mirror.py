"""A mirror follows beats by hand; that it keeps up with any dealer is tried in test_dealer.py."""

from __future__ import annotations

from game.kernel.events import Cue, FactsChanged, Moved
from game.kernel.mirror import Mirror, buried, lay, lift
from game.kernel.table import Seen, Zone, view
from tests.kernel.tables import Counted, table

UP = Seen(8, "plain", "one", True)


def test_a_settled_mirror_agrees_and_is_its_own() -> None:
    lies = table((Zone("row"), [8, 9]), (Zone("grid", cells=2), [10]))
    shown = view(lies, None)
    mirror = Mirror(shown)
    assert mirror.agrees(shown)
    mirror.zones[0].pop()
    assert not mirror.agrees(shown)
    mirror.settle(shown)
    assert mirror.agrees(shown)


def test_a_mirror_keeps_the_facts() -> None:
    mirror = Mirror(view(table((Zone("row"), [])), None))
    mirror.apply((Cue("hm"), FactsChanged(Counted(3))))
    assert mirror.facts == Counted(3)
    lies = table((Zone("row"), []))
    assert not mirror.agrees(view(lies, None))
    lies.facts.turn = 3
    assert mirror.agrees(view(lies, None))


def test_a_card_laid_on_a_pile_buries_the_one_below() -> None:
    mirror = Mirror(view(table((Zone("pile", pile=True), [9]), (Zone("row"), [8]), up=[8, 9]), None))
    mirror.apply((Moved(1, 0, 0, 1, UP, UP),))
    assert mirror.zones == [[Seen(None, None, "one", False), UP], []]


def test_a_card_shoved_under_a_pile_buries_nothing() -> None:
    under = buried(UP)
    mirror = Mirror(view(table((Zone("pile", pile=True), [9]), (Zone("row"), [8]), up=[8, 9]), None))
    top = mirror.zones[0][0]
    mirror.apply((Moved(1, 0, 0, 0, UP, under),))
    assert mirror.zones == [[under, top], []]


def test_sprites_move_as_what_is_seen_does() -> None:
    rows: list[list[str | None]] = [["a", "b", "c"], [None, "x"]]
    cells = bytes([0, 1])
    moves = [Moved(0, 0, 1, 0, UP, UP), Moved(0, 1, 0, 0, UP, UP), Moved(1, 1, 0, 2, UP, UP)]
    carried = lift(rows, cells, moves)
    assert (carried, rows) == (["a", "c", "x"], [["b"], [None, None]])
    for move, what in zip(moves, carried, strict=True):
        lay(rows, cells, move, what)
    assert rows == [["c", "b", "x"], ["a", None]]
