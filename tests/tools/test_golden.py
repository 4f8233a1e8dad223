"""Golden files are written as promise 9 reads them."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from game.kernel.transcript import parse, replay
from tests.playing import SHELF
from tools.golden import score_text

ROOT = Path(__file__).parents[2]


def test_golden_files_are_the_same_whenever_they_are_written(tmp_path: Path) -> None:
    command = ["tools/golden.py", "snap", "--roots", "tests/games_example", "--into", str(tmp_path)]
    told = subprocess.run([sys.executable, *command],
                          cwd=ROOT, capture_output=True, text=True)
    assert told.returncode == 0, told.stderr
    assert texts(tmp_path) == texts(SHELF.home("snap") / "golden")


def texts(folder: Path) -> dict[str, str]:
    return {path.name: path.read_text() for path in sorted(folder.iterdir())}


def test_a_score_reads_as_lines() -> None:
    path = SHELF.home("snap") / "golden" / "match-2.txt"
    match = replay(parse(path.read_text()), SHELF.match)
    lines = score_text(match).splitlines()
    assert [line.split(":")[0] for line in lines] == ["Cards taken", "total", "winners"]
    assert all(len(line.split(": ")[1].split()) == 2 for line in lines[:2])
