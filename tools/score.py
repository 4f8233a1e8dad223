"""A score pad for the real cards: scores finished tables of Pisanki, written down in YAML.

    python tools/score.py FILE           a table a person can read, for every game in the file
    python tools/score.py FILE --json    one line of JSON for every game

    game: pisanki
    scoring: {red: A, orange: B, yellow: C, green: D, blue: E, purple: A, flowers: 1, cloths: 2, display: 3}
    bunny: {red: 3, blue: 1}          # two players only: the eggs Bunny holds; missing is 0
    tables:
      - name: Anna
        rows:
          - [checked:red, striped:blue+pink, neutral:red*2, ., "dotted:+white*2", checked:green+blue*2]
          - ...

A cell is a dot or `<cloth>:<egg>[*2][+<flower>[*2]]`, the egg left out on a flower-only card. Several games
in one file are parted by `---`. Faults go to stderr with their line, table and cell; a game with a fault is
not scored, the others are. Exit 0 if all were scored, 1 if any was not, 2 if the file cannot be read.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

import yaml

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from game.content import paths
from game.content.cards import load
from game.games.pisanki import GAME
from game.games.pisanki.cards import EGGS, FAMILIES, Criterion, Exhibit
from game.games.pisanki.display import Display
from game.games.pisanki.grid import grid_for
from game.games.pisanki.notation import read_cell
from game.games.pisanki.scoring import verdict, winners

Deck = Mapping[tuple[str, str], Criterion]
"""The scoring cards as printed, by family and label."""


@dataclass(frozen=True, slots=True)
class Result:
    """One game scored: per player the name and the points of each family, in FAMILIES' order."""

    names: tuple[str, ...]
    points: tuple[tuple[int, ...], ...]

    @property
    def totals(self) -> tuple[int, ...]:
        return tuple(sum(row) for row in self.points)

    @property
    def winners(self) -> list[str]:
        return [self.names[seat] for seat in winners(self.totals)]


class Sheet:
    """One document of the file, while it is read: notes its faults, each with its place."""

    def __init__(self, file: str, text: str, first_line: int) -> None:
        self.text = text
        self.first_line = first_line
        self.faults: list[str] = []
        self._file = file

    def fault(self, what: str, node: yaml.Node | None = None, place: str = "") -> None:
        """Note what is wrong, at the line of this node."""
        self.fault_at(node.start_mark.line if node else 0, what, place)

    def fault_at(self, line: int, what: str, place: str = "") -> None:
        """Note what is wrong, at a line of the document counted from 0."""
        where = f"{self._file}, line {self.first_line + line}" + (f", {place}" if place else "")
        self.faults.append(f"{where}: {what}")

    def root(self) -> yaml.Node | None:
        """The document as YAML nodes: the words as they were written, no `no` read as false."""
        try:
            self.text.encode()
            node = yaml.compose(self.text, Loader=yaml.CSafeLoader)
        except yaml.MarkedYAMLError as error:
            mark = error.problem_mark or error.context_mark
            self.fault_at(mark.line if mark else 0, f"this is no YAML: {error.problem or error.context}")
            return None
        except yaml.reader.ReaderError as error:
            self.fault_at(self.text[:error.position].count("\n"), "there is a character here that YAML forbids")
            return None
        except UnicodeEncodeError as error:
            self.fault_at(self.text[:error.start].count("\n"), "this is no UTF-8 text")
            return None
        except RecursionError:
            self.fault_at(0, "this is no YAML that can be read: it is nested too deeply")
            return None
        if node is None:
            self.fault_at(0, "there is no game here")
        return node

    def mapping(self, node: yaml.Node, what: str, known: tuple[str, ...], place: str = "") -> dict[str, yaml.Node]:
        """The parts of a mapping; what is not known or stands twice is a fault."""
        found: dict[str, yaml.Node] = {}
        if not isinstance(node, yaml.MappingNode):
            self.fault(f"{what} should have the parts {', '.join(known)}", node, place)
            return found
        for key, value in node.value:
            name = key.value if isinstance(key, yaml.ScalarNode) else ""
            if name not in known:
                self.fault(f"{what} has no part '{name}'; possible: {', '.join(known)}", key, place)
            elif name in found:
                self.fault(f"'{name}' stands here twice", key, place)
            else:
                found[name] = value
        return found

    def items(self, node: yaml.Node, what: str, place: str = "") -> list[yaml.Node]:
        """The entries of a list."""
        if isinstance(node, yaml.SequenceNode):
            return list(node.value)
        self.fault(f"{what} should be a list", node, place)
        return []

    def word(self, node: yaml.Node, what: str, place: str = "") -> str | None:
        """A text or number, as it was written."""
        if isinstance(node, yaml.ScalarNode) and node.value.strip():
            return str(node.value)
        self.fault(f"{what} should be a word", node, place)
        return None


@lru_cache
def printed_deck() -> Deck:
    """The scoring cards of the game as printed."""
    faces = load(paths.find().game(GAME.id), GAME).faces
    return {(face.traits.family, face.traits.label): face.traits
            for face in faces if isinstance(face.traits, Criterion)}


def sheets(file: str, text: str) -> Iterator[Sheet]:
    """The documents of a file, split at `---` before anything is read: a fault in one, of syntax too,
    leaves the others be. What holds nothing but comments is none."""
    lines: list[str] = []
    first = 1
    for number, line in enumerate([*text.split("\n"), "---"], 1):
        if line.startswith("---") and not line[3:4].strip():
            if any(part.strip() and not part.lstrip().startswith(("#", "%")) for part in lines):
                yield Sheet(file, "\n".join(lines), first)
            lines, first = [line[3:]], number
        else:
            lines.append(line)


def score(sheet: Sheet, deck: Deck) -> Result | None:
    """One game scored, or None if anything was wrong with it: `sheet.faults` says what."""
    root = sheet.root()
    if root is None:
        return None
    parts = sheet.mapping(root, "a game", ("game", "scoring", "bunny", "tables"))
    for name in ("game", "scoring", "tables"):
        if name not in parts and isinstance(root, yaml.MappingNode):
            sheet.fault(f"the part '{name}' is missing", root)
    if "game" in parts and sheet.word(parts["game"], "game") not in (None, GAME.id):
        sheet.fault(f"only games of {GAME.id} are scored here", parts["game"])
    criteria = read_scoring(sheet, parts["scoring"], deck) if "scoring" in parts else []
    names, tables = read_tables(sheet, parts["tables"]) if "tables" in parts else ([], [])
    bunny = read_bunny(sheet, parts["bunny"], len(tables)) if "bunny" in parts else {}
    if sheet.faults:
        return None
    grid = grid_for(len(tables))
    displays = [Display.of(table) for table in tables]
    verdicts = [verdict(grid, displays, card, bunny) for card in criteria]
    return Result(tuple(names), tuple(tuple(v.points[seat] for v in verdicts) for seat in range(len(tables))))


def read_scoring(sheet: Sheet, node: yaml.Node, deck: Deck) -> list[Criterion]:
    """The nine scoring cards, in FAMILIES' order."""
    named = sheet.mapping(node, "scoring", FAMILIES)
    cards = []
    for family in FAMILIES:
        if family not in named:
            if isinstance(node, yaml.MappingNode):
                sheet.fault(f"the scoring card of {family} is missing", node)
        elif (label := sheet.word(named[family], f"the scoring card of {family}")) is not None:
            if (family, label) in deck:
                cards.append(deck[family, label])
            else:
                possible = ", ".join(known for of, known in deck if of == family)
                sheet.fault(f"{family} has no scoring card '{label}'; possible: {possible}", named[family])
    return cards


def read_bunny(sheet: Sheet, node: yaml.Node, players: int) -> dict[str, int]:
    """How many of each egg Bunny holds."""
    if players > GAME.seats[0]:
        sheet.fault("Bunny plays with two players only", node)
    held = {}
    for egg, count in sheet.mapping(node, "bunny", EGGS).items():
        number = sheet.word(count, f"bunny's number of {egg} eggs")
        if number is None:
            continue
        if number.isascii() and number.isdecimal() and len(number) < 4:
            held[egg] = int(number)
        else:
            sheet.fault(f"bunny's number of {egg} eggs should be a whole number, 0 or more, not '{number}'", count)
    return held


def read_tables(sheet: Sheet, node: yaml.Node) -> tuple[list[str], list[list[Exhibit | None]]]:
    """The players' names and their cards in reading order, in seat order."""
    listed = sheet.items(node, "tables")
    if isinstance(node, yaml.SequenceNode) and len(listed) not in GAME.seats:
        sheet.fault(f"there should be {GAME.seats[0]} to {GAME.seats[-1]} tables, not {len(listed)}", node)
    names, tables = [], []
    for number, table in enumerate(listed, 1):
        parts = sheet.mapping(table, "a table", ("name", "rows"), f"table {number}")
        name = sheet.word(parts["name"], "the name", f"table {number}") if "name" in parts else None
        place = f"table {number} ({name})" if name else f"table {number}"
        for missing in (key for key in ("name", "rows") if key not in parts and isinstance(table, yaml.MappingNode)):
            sheet.fault(f"the part '{missing}' is missing", table, place)
        names.append(name or "")
        tables.append(read_rows(sheet, parts["rows"], len(listed), place) if "rows" in parts else [])
    return names, tables


def read_rows(sheet: Sheet, node: yaml.Node, players: int, place: str) -> list[Exhibit | None]:
    """One table's cards; its shape follows from the number of players (PK5)."""
    rows = sheet.items(node, "rows", place)
    grid = grid_for(players) if players in GAME.seats else None
    if grid and isinstance(node, yaml.SequenceNode) and len(rows) != grid.rows:
        sheet.fault(f"with {players} players a table has {grid.rows} rows, not {len(rows)}", node, place)
    cards: list[Exhibit | None] = []
    for number, row in enumerate(rows, 1):
        cells = sheet.items(row, "a row", f"{place}, row {number}")
        if grid and isinstance(row, yaml.SequenceNode) and len(cells) != grid.columns:
            sheet.fault(f"with {players} players a row has {grid.columns} cells, not {len(cells)}", row,
                        f"{place}, row {number}")
        for column, cell in enumerate(cells, 1):
            where = f"{place}, row {number}, cell {column}"
            if (word := sheet.word(cell, "a cell", where)) is not None:
                try:
                    cards.append(read_cell(word))
                except ValueError as wrong:
                    sheet.fault(f"'{word}': {wrong}", cell, where)
    return cards


def as_json(result: Result) -> str:
    """One line for a program."""
    tables = [{"name": name, "rows": dict(zip(FAMILIES, points, strict=True)), "total": sum(points)}
              for name, points in zip(result.names, result.points, strict=True)]
    return json.dumps({"tables": tables, "winners": result.winners}, separators=(",", ":"))


def as_text(result: Result, line: int) -> str:
    """The score pad for a person: players across, scoring cards down."""
    widths = [max(len(name), 4) for name in result.names]
    wide = max(map(len, FAMILIES))

    def row(title: str, values: tuple[str | int, ...]) -> str:
        cells = (f"{value:>{width}}" for value, width in zip(values, widths, strict=True))
        return f"{title:<{wide}}  {'  '.join(cells)}".rstrip()

    lines = [f"Game from line {line}", row("", result.names)]
    lines += [row(family, values) for family, values in zip(FAMILIES, zip(*result.points, strict=True), strict=True)]
    lines += [row("total", result.totals), f"winner: {', '.join(result.winners)}"]
    return "\n".join(lines) + "\n"


def main(arguments: list[str] | None = None) -> int:
    """Run the command; returns its exit status."""
    asked = argparse.ArgumentParser(description="Score finished tables of Pisanki.")
    asked.add_argument("file", type=Path, help="a YAML file with one or more games")
    asked.add_argument("--json", action="store_true", help="one line of JSON for every game")
    wish = asked.parse_args(arguments)
    sys.stdout.reconfigure(errors="backslashreplace")  # type: ignore[union-attr]
    try:
        # Bytes that are no UTF-8 survive as surrogates, so that only their own document is at fault.
        text = wish.file.read_text(encoding="utf-8", errors="surrogateescape").removeprefix("\ufeff")
    except OSError as error:
        print(f"{wish.file}: the file cannot be read: {error.strerror}", file=sys.stderr)
        return 2
    found = list(sheets(str(wish.file), text))
    if not found:
        print(f"{wish.file}, line 1: there is no game in this file", file=sys.stderr)
    deck = printed_deck()
    faulty = not found
    for sheet in found:
        result = score(sheet, deck)
        for fault in sheet.faults:
            print(fault, file=sys.stderr)
        if result is None:
            faulty = True
        else:
            print(as_json(result) if wish.json else as_text(result, sheet.first_line))
    return 1 if faulty else 0


if __name__ == "__main__":
    sys.exit(main())
