"""Imports run one way: main → app → scenes → {stage, players, input, content, store} → kernel ← games.

Read from the source, not from what happens to be loaded, so that a wrong import is named with its line.
"""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

import pytest

from game import games

ROOT = Path(__file__).parents[1]
MIDDLE = {"stage", "players", "input", "content", "store"}
MAY_IMPORT = {
    "kernel": set(),
    "games": {"kernel"},
    **{room: {"kernel"} for room in MIDDLE},
    "scenes": {"kernel", *MIDDLE},
    "flags": set(),
    "app": {"kernel", *MIDDLE, "scenes", "games", "flags"},
    "main": {"app"},
}
OUTSIDE = {
    "pygame": {"app", "stage", "scenes", "input"},
    "pytmx": {"stage"},
    "yaml": {"content", "input"},
    "msgspec": {"content"},
    "platformdirs": {"content"},
    "sqlite3": {"store"},
}
NO_WORLD = {"time", "datetime", "os", "pathlib", "io", "socket", "threading", "asyncio", "subprocess"}
FILES = [ROOT / "main.py", *sorted((ROOT / "game").rglob("*.py"))]
SOURCES = {path: ast.parse(path.read_text()) for path in FILES if path.exists()}
GAMES = {"pizzuno", "pisanki", "paititi"} | set(games.find())


def room(path: Path) -> str:
    """Which room a file is in: the folder below game/, or the file itself."""
    return path.relative_to(ROOT / "game").parts[0].removesuffix(".py") if path.name != "main.py" else "main"


def imports(tree: ast.AST) -> Iterator[tuple[str, int]]:
    """Every module that is imported, with its line; what only a type checker sees is not."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test):
            continue
        if isinstance(node, ast.Import):
            yield from ((name.name, node.lineno) for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0 and node.module, f"line {node.lineno}: imports name their whole way"
            # `from game import paths` imports game.paths
            yield from ((f"{node.module}.{name.name}" if node.module == "game" else node.module, node.lineno)
                        for name in node.names)
        else:
            yield from imports(node)


Rule = Callable[[Path, ast.Module], Iterator[tuple[int, str]]]


def faults(rule: Rule, sources: Mapping[Path, ast.Module] = SOURCES) -> list[str]:
    """What a rule finds in all sources, each with its place."""
    return [f"{path.relative_to(ROOT)}:{line}: {what}"
            for path, tree in sources.items() for line, what in rule(path, tree)]


def test_the_house_is_read_at_all() -> None:
    assert {"kernel", "games", "players"} <= {room(path) for path in SOURCES if path.parent != ROOT / "game"}


def one_way(path: Path, tree: ast.Module) -> Iterator[tuple[int, str]]:
    here = room(path)
    for module, line in imports(tree):
        parts = module.split(".")
        allowed = {here, "__version__"} | MAY_IMPORT.get(here, set())
        if parts[0] == "game" and len(parts) > 1 and parts[1] not in allowed:
            yield line, f"{here} must not import {module}"


def test_imports_run_one_way() -> None:
    assert faults(one_way) == []


def strangers(path: Path, tree: ast.Module) -> Iterator[tuple[int, str]]:
    parts = path.relative_to(ROOT).parts
    if parts[:2] == ("game", "games") and len(parts) > 3:
        for module, line in imports(tree):
            if module.startswith("game.games") and module.split(".")[2:3] != [parts[2]]:
                yield line, f"{parts[2]} must not import {module}"


def test_games_never_import_each_other() -> None:
    assert faults(strangers) == []


def outside(path: Path, tree: ast.Module) -> Iterator[tuple[int, str]]:
    for module, line in imports(tree):
        name = module.split(".")[0]
        if name != "game" and name not in sys.stdlib_module_names and room(path) not in OUTSIDE.get(name, set()):
            yield line, f"{room(path)} must not import {module}"
        if name == "sqlite3" and room(path) not in OUTSIDE[name]:
            yield line, f"{room(path)} must not import {module}"


def test_what_comes_from_outside_stays_in_its_rooms() -> None:
    assert faults(outside) == []


def no_world(path: Path, tree: ast.Module) -> Iterator[tuple[int, str]]:
    if room(path) not in ("kernel", "games", "players") or path == ROOT / "game" / "games" / "__init__.py":
        return
    for node in ast.walk(tree):
        if isinstance(node, ast.Import) and any(name.name == "random" for name in node.names):
            yield node.lineno, "only `from random import Random`: the module's own dice are everybody's"
        if isinstance(node, ast.ImportFrom) and node.module == "random" and node.names[0].name != "Random":
            yield node.lineno, "only `from random import Random`: the module's own dice are everybody's"
    for module, line in imports(tree):
        if module.split(".")[0] in NO_WORLD:
            yield line, f"{room(path)} must not import {module}"


def test_table_games_and_players_know_no_clock_no_files_and_no_foreign_dice() -> None:
    assert faults(no_world) == []


def no_table(path: Path, tree: ast.Module) -> Iterator[tuple[int, str]]:
    if room(path) == "players":
        for module, line in imports(tree):
            if module in ("game.kernel.match", "game.kernel.dealer"):
                yield line, f"players must not import {module}"


def test_players_hold_neither_match_nor_dealer() -> None:
    assert faults(no_table) == []


def own_classes() -> dict[str, bool]:
    """Every class of the house, and whether its instances are constants: frozen, or tuples, or enums."""
    constant = {}
    for tree in SOURCES.values():
        for node in ast.walk(tree):
            if isinstance(node, ast.ClassDef):
                words = " ".join(ast.unparse(part) for part in (*node.decorator_list, *node.bases))
                constant[node.name] = any(word in words for word in ("frozen=True", "NamedTuple", "Enum"))
    return constant


CONSTANT = own_classes()


def no_singletons(path: Path, tree: ast.Module) -> Iterator[tuple[int, str]]:
    """No module-level singletons: at module level only constants are made of the house's classes, and
    nothing is declared global."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Global):
            yield node.lineno, f"global {', '.join(node.names)}"
    for statement in tree.body:
        if isinstance(statement, ast.Assign | ast.AnnAssign | ast.Expr) and statement.value is not None:
            for call in _made_now(statement.value):
                name = ast.unparse(call.func).split(".")[-1]
                if not CONSTANT.get(name, True):
                    yield call.lineno, f"a {name} for everybody"


def test_nobody_is_the_only_one_of_its_kind() -> None:
    assert faults(no_singletons) == []


def _made_now(node: ast.AST) -> Iterator[ast.Call]:
    """The calls that happen while the module is loaded, not those in functions to be called later."""
    if isinstance(node, ast.Lambda):
        return
    if isinstance(node, ast.Call):
        yield node
    for child in ast.iter_child_nodes(node):
        yield from _made_now(child)


def no_game(path: Path, tree: ast.Module) -> Iterator[tuple[int, str]]:
    """Sentences about the code may name a game; the code may not."""
    if room(path) in ("kernel", "games"):
        return
    prose = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        said = {ast.Name: "id", ast.Attribute: "attr", ast.FunctionDef: "name", ast.ClassDef: "name",
                ast.arg: "arg", ast.Constant: "value", ast.keyword: "arg"}.get(type(node))
        words = str(getattr(node, said)).lower() if said and id(node) not in prose else ""
        for game in GAMES:
            if game in words:
                yield getattr(node, "lineno", 0), f"names {game}"


def test_what_shows_and_asks_knows_no_game() -> None:
    assert faults(no_game) == []


BITES = [
    (one_way, "game/kernel/x.py", "import game.games"), (one_way, "game/stage/x.py", "from game import scenes"),
    (one_way, "game/players/x.py", "def f():\n    from game.stage.stage import Stage"),
    (one_way, "game/scenes/x.py", "from game.games import find"), (one_way, "main.py", "from game.kernel import dice"),
    (strangers, "game/games/pisanki/x.py", "from game.games.pizzuno.rules import House"),
    (outside, "game/kernel/x.py", "import pygame"), (outside, "game/content/x.py", "import pygame.font"),
    (outside, "game/scenes/x.py", "import sqlite3"), (outside, "game/store/x.py", "import numpy"),
    (no_world, "game/kernel/x.py", "import time"), (no_world, "game/games/pisanki/x.py", "import random"),
    (no_world, "game/players/x.py", "from random import choice"),
    (no_table, "game/players/x.py", "from game.kernel.match import Match"),
    (no_singletons, "game/scenes/x.py", "MATCH = Match(rules, 1)"),
    (no_singletons, "game/app.py", "def f():\n    global g"),
    (no_singletons, "game/stage/x.py", "ALL = {1: [Mirror(view)]}"),
    (no_game, "game/scenes/x.py", "if game == 'pizzuno': pass"),
    (no_game, "game/stage/x.py", "def draw_paititi(): pass"),
]


@pytest.mark.parametrize("rule,path,source", BITES)
def test_each_rule_finds_what_it_forbids(rule: Rule, path: str, source: str) -> None:
    assert len(faults(rule, {ROOT / path: ast.parse(source)})) == 1


@pytest.mark.parametrize("rule,path,source", [
    (one_way, "game/scenes/x.py", "import game.stage.stage"),
    (one_way, "game/stage/x.py", "if TYPE_CHECKING:\n    from game.content.cards import Printed"),
    (no_world, "game/kernel/x.py", "from random import Random"),
    (no_singletons, "game/games/pisanki/x.py", "GAME = Game('x')"),
    (no_singletons, "game/app.py", "make = lambda: Match(rules, 1)"),
    (no_game, "game/scenes/x.py", "def f():\n    \"\"\"Such as pizzuno.\"\"\""),
])
def test_no_rule_forbids_what_is_fine(rule: Rule, path: str, source: str) -> None:
    assert faults(rule, {ROOT / path: ast.parse(source)}) == []


@pytest.mark.parametrize("package", ["game.kernel", "game.games", "game.players"])
def test_table_games_and_players_load_nothing_heavy(package: str) -> None:
    code = (
        "import importlib, pkgutil, sys\n"
        f"top = importlib.import_module({package!r})\n"
        "for module in pkgutil.walk_packages(top.__path__, top.__name__ + '.'):\n"
        "    importlib.import_module(module.name)\n"
        "print(sorted({'pygame', 'pytmx', 'yaml', 'sqlite3', 'msgspec'} & set(sys.modules)))\n"
    )
    told = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True)
    assert told.returncode == 0, told.stderr
    assert told.stdout.strip() == "[]"
