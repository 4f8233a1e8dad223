"""The score pad for the real cards: `tools/score.py`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tools import score

SCORING = "{red: A, orange: B, yellow: C, green: D, blue: E, purple: A, flowers: 1, cloths: 2, display: 3}"
ROW = "[checked:red, striped:blue+pink, neutral:red*2, ., \"dotted:+white*2\", checked:green+blue*2]"
EMPTY = "[., ., ., ., ., .]"


def table(name: str, *rows: str, of: int = 4, empty: str = EMPTY) -> str:
    lines = [*rows, *[empty] * (of - len(rows))]
    return f"  - name: {name}\n    rows:\n" + "".join(f"      - {row}\n" for row in lines)


def game(*tables: str, scoring: str = SCORING, more: str = "") -> str:
    return f"game: pisanki\nscoring: {scoring}\n{more}tables:\n" + "".join(tables)


class Pad:
    """Runs the tool on a text."""

    def __init__(self, folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
        self.file = folder / "games.yaml"
        self.capsys = capsys

    def run(self, text: str | bytes, *flags: str) -> tuple[int, str, list[str]]:
        """Exit status, what was scored, and the faults."""
        self.file.write_bytes(text.encode() if isinstance(text, str) else text)
        status = score.main([str(self.file), *flags])
        said = self.capsys.readouterr()
        return status, said.out, said.err.splitlines()

    def scored(self, text: str) -> list[dict[str, Any]]:
        status, out, faults = self.run(text, "--json")
        assert (status, faults) == (0, [])
        return [json.loads(line) for line in out.splitlines()]

    def fault(self, text: str | bytes) -> str:
        """The only fault, without the file's name."""
        status, out, faults = self.run(text, "--json")
        assert status == 1
        assert out == ""
        assert len(faults) == 1, faults
        assert faults[0].startswith(f"{self.file}, line ")
        return faults[0].removeprefix(f"{self.file}, ")


@pytest.fixture
def pad(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Pad:
    return Pad(tmp_path, capsys)


def test_a_game_is_one_line_of_json(pad: Pad) -> None:
    found, = pad.scored(game(table("Anna", ROW), table("Ben", "[checked:red, checked:red, checked:red, ., ., .]"),
                             more="bunny: {red: 3, blue: 1}\n"))
    assert [(one["name"], one["rows"]["red"]) for one in found["tables"]] == [("Anna", 0), ("Ben", 10)]
    assert list(found["tables"][0]["rows"]) == [
        "red", "orange", "yellow", "green", "blue", "purple", "flowers", "cloths", "display"]
    assert found["tables"][0]["rows"]["flowers"] == 5
    assert found["tables"][0]["rows"]["display"] == 2 * (5 - 3)
    assert all(sum(one["rows"].values()) == one["total"] for one in found["tables"])
    assert found["winners"] == ["Anna", "Ben"]


def test_the_json_has_no_spaces_and_the_order_of_the_issue(pad: Pad) -> None:
    _, out, _ = pad.run(game(table("A"), table("B")), "--json")
    assert out.startswith('{"tables":[{"name":"A","rows":{"red":0,"orange":0,')
    assert out.endswith('"total":0}],"winners":["A","B"]}\n')


@pytest.mark.parametrize(("seats", "rows", "columns"), [(2, 4, 6), (3, 4, 6), (4, 3, 6), (5, 3, 5)])
def test_tables_have_the_size_for_their_number(pad: Pad, seats: int, rows: int, columns: int) -> None:
    empty = "[" + ", ".join("." * columns) + "]"
    found, = pad.scored(game(*(table(f"P{n}", of=rows, empty=empty) for n in range(seats))))
    assert len(found["tables"]) == seats


def test_bunny_is_missing_where_it_has_no_eggs(pad: Pad) -> None:
    with_bunny, without = pad.scored(
        game(table("A", "[checked:red, ., ., ., ., .]"), table("B"), more="bunny: {red: 2}\n")
        + "---\n" + game(table("A", "[checked:red, ., ., ., ., .]"), table("B")))
    assert (with_bunny["tables"][0]["rows"]["red"], without["tables"][0]["rows"]["red"]) == (0, 10)


@pytest.mark.parametrize("cell", [
    "checked:red", "dotted:purple+white", "striped:blue+blue*2", "neutral:green*2", "neutral:green*2+pink",
    "checked:+pink", "neutral:+pink*2"])
def test_any_card_that_could_be_printed_is_accepted(pad: Pad, cell: str) -> None:
    pad.scored(game(table("A", f"[{cell}, ., ., ., ., .]"), table("B")))


@pytest.mark.parametrize(("cell", "says"), [
    ("chequered:red", "no cloth 'chequered'"),
    ("checked:pink", "no egg 'pink'"),
    ("checked:red+green", "no flower 'green'"),
    ("checked:red+", "no flower ''"),
    ("checked:red*2", "one egg"),
    ("neutral:red", "two eggs"),
    ("checked:red*3", "no egg 'red*3'"),
    ("checked:red+pink*3", "no flower 'pink*3'"),
    ("'checked:'", "an egg, or flowers"),
    ("'checked:*2'", "an egg, or flowers"),
    ("red", "cloth:egg"),
    ("Checked:red", "no cloth 'Checked'"),
    ("checked: red", "a word"),
    ("[checked:red]", "a word"),
    ("''", "a word"),
])
def test_a_cell_that_is_no_card_is_named(pad: Pad, cell: str, says: str) -> None:
    fault = pad.fault(game(table("Anna"), table("Ben", EMPTY, f"[., ., {cell}, ., ., .]")))
    assert fault.startswith("line 13, table 2 (Ben), row 2, cell 3: ")
    assert says in fault


@pytest.mark.parametrize(("text", "says"), [
    (game(table("A"), table("B", "[., ., .]")), "line 12, table 2 (B), row 1: with 2 players a row has 6 cells, not 3"),
    (game(table("A"), table("B", of=3)), "line 12, table 2 (B): with 2 players a table has 4 rows, not 3"),
    (game(table("A")), "2 to 5 tables, not 1"),
    (game(*[table("A", of=3, empty="[., ., ., ., .]")] * 6), "2 to 5 tables, not 6"),
    (game(table("A"), table("B"), scoring=SCORING.replace("red: A", "red: F")), "line 2: red has no scoring card 'F'"),
    (game(table("A"), table("B"), scoring=SCORING.replace("flowers: 1", "flowers: 4")), "no scoring card '4'"),
    (game(table("A"), table("B"), scoring=SCORING.replace("red: A, ", "")), "the scoring card of red is missing"),
    (game(table("A"), table("B"), scoring=SCORING.replace("red: A", "red: A, red: B")), "'red' stands here twice"),
    (game(table("A"), table("B"), more="bunny: {red: -1}\n"), "line 3: bunny's number of red eggs should be"),
    (game(table("A"), table("B"), more="bunny: {pink: 1}\n"), "bunny has no part 'pink'"),
    (game(table("A"), table("B"), table("C"), more="bunny: {red: 1}\n"), "two players only"),
    (game(table("A"), table("''")), "the name should be a word"),
    (game(table("A"), table("B")).replace("pisanki", "paititi"), "line 1: only games of pisanki"),
    (game(table("A"), table("B")).replace("game: pisanki\n", ""), "the part 'game' is missing"),
    (game(table("A"), table("B")) + "winner: A\n", "a game has no part 'winner'"),
    ("- a\n- b\n", "a game should have the parts"),
    ("tables: [}\n", "this is no YAML"),
    (b"game: pisanki\nname: \xff\n", "line 2: this is no UTF-8 text"),
    ("game: \x01\n", "a character here that YAML forbids"),
    ("[" * 3000, "this is no YAML"),
    ("", "there is no game in this file"),
    ("# nothing\n---\n", "there is no game in this file"),
])
def test_a_fault_is_told_with_its_place(pad: Pad, text: str | bytes, says: str) -> None:
    assert says in pad.fault(text)


def test_all_faults_of_a_game_are_told_at_once(pad: Pad) -> None:
    status, out, faults = pad.run(game(table("A", "[x, y, ., ., ., .]"), table("B"), scoring="{red: Z}"))
    assert (status, out) == (1, "")
    assert len(faults) == 1 + 8 + 2


def test_a_fault_in_one_game_leaves_the_others_to_be_scored(pad: Pad) -> None:
    good = game(table("A"), table("B"))
    text = f"---\n{good}---\ntables: [}}\n--- # third\n{good}---\ngame: \x01\n---\n{good}"
    status, out, faults = pad.run(text, "--json")
    assert status == 1
    assert len(out.splitlines()) == 3
    assert len(faults) == 2
    assert ", line 18: " in faults[0]


def test_words_are_taken_as_they_are_written(pad: Pad) -> None:
    found, = pad.scored(game(table("NO"), table("1:30")))
    assert [one["name"] for one in found["tables"]] == ["NO", "1:30"]


def test_windows_line_ends_and_a_byte_order_mark_do_no_harm(pad: Pad) -> None:
    text = "﻿" + (game(table("A"), table("B")) + "---\n" + game(table("A"), table("B"))).replace("\n", "\r\n")
    assert len(pad.scored(text)) == 2


def test_without_json_a_person_can_read_it(pad: Pad) -> None:
    status, out, faults = pad.run(game(table("Katarzyna", ROW), table("Ben")))
    assert (status, faults) == (0, [])
    lines = out.splitlines()
    assert lines[1].split() == ["Katarzyna", "Ben"]
    assert lines[2].split()[0] == "red"
    assert len({len(line) for line in lines[1:12]}) == 1
    assert lines[12] == "winner: Katarzyna"


def test_a_file_that_is_not_there_is_wrong_use(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert score.main([str(tmp_path / "none.yaml")]) == 2
    assert "cannot be read" in capsys.readouterr().err
