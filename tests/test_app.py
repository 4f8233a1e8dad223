"""The command line: exit codes, one sentence for whatever is wrong, and what a demo prints."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]


def run(*words: str, cwd: Path = ROOT, **env: str | None) -> subprocess.CompletedProcess[str]:
    """`python main.py` with these words in a process of its own; None takes a variable away."""
    world = {**os.environ, "PYTHONPATH": str(cwd)}
    for name, value in env.items():
        world.pop(name, None)
        if value is not None:
            world[name] = value
    return subprocess.run([sys.executable, "main.py", *words], cwd=cwd, env=world, capture_output=True, text=True,
                          timeout=120, check=False)


def sentences(text: str) -> list[str]:
    return [line for line in text.splitlines() if line.strip()]


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The program in a folder of its own, to break its data."""
    home = tmp_path_factory.mktemp("copy")
    for name in ("game", "data"):
        shutil.copytree(ROOT / name, home / name, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(ROOT / "main.py", home)
    (home / "assets").symlink_to(ROOT / "assets")
    return home


def test_a_demo_prints_one_line_of_json_and_saves_each_scene(tmp_path: Path) -> None:
    done = run("--demo", "pizzuno", "--headless", "--seed", "5", "--players", "3", "--shots", str(tmp_path / "shots"),
               "--data-dir", str(tmp_path / "home"))
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout.splitlines()[-1])
    assert list(told) == ["game", "seats", "seed", "scores", "winners", "actions"]
    assert (told["game"], told["seats"], told["seed"], len(told["scores"])) == ("pizzuno", 3, 5, 3)
    assert sorted(path.name for path in (tmp_path / "shots").iterdir()) == [
        "01-title.png", "02-setup.png", "03-table.png", "04-handover.png", "05-scoring.png"]


def test_the_same_seed_is_the_same_match_whatever_the_hash_seed_and_another_is_another(tmp_path: Path) -> None:
    def told(seed: str, hashes: str) -> str:
        return run("--demo", "pizzuno", "--headless", "--seed", seed, "--data-dir", str(tmp_path),
                   PYTHONHASHSEED=hashes).stdout
    assert told("5", "1") == told("5", "77") != ""
    assert told("6", "1") != told("5", "1").replace('"seed":5', '"seed":6')


@pytest.mark.parametrize("words", [
    ("--demo", "chess"), ("--players",), ("--demo", "pizzuno", "--players", "9"), ("--seed", "-4"), ("--size", "big"),
    ("--windowed", "--fullscreen"), ("--nonsense",)])
def test_wrong_use_is_exit_code_2_and_one_sentence(words: tuple[str, ...]) -> None:
    done = run(*words, "--headless")
    assert done.returncode == 2
    assert len(sentences(done.stderr)) == 1
    assert done.stderr.strip().endswith(".")


def test_without_a_screen_it_is_exit_code_3_and_a_sentence_that_names_headless(tmp_path: Path) -> None:
    done = run("--data-dir", str(tmp_path), DISPLAY=None, WAYLAND_DISPLAY=None, SDL_VIDEODRIVER=None)
    assert done.returncode == 3
    assert sentences(done.stderr)[-1] == "There is no screen here; --headless plays without one."
    assert "Traceback" not in done.stderr


def test_broken_cards_and_maps_are_exit_code_4_and_all_faults_are_listed(copy: Path, tmp_path: Path) -> None:
    sheet, table = copy / "data/games/pizzuno.yaml", copy / "data/tables/paititi.tmx"
    was = sheet.read_text(), table.read_text()
    sheet.write_text(was[0].replace("copies: 2", "copies: lots", 1).replace("range: [2, 7]", "range: [7, 2]"))
    table.write_text(was[1].replace('name="posters"', 'name="postres"', 1))
    try:
        done = run("--headless", "--data-dir", str(tmp_path), cwd=copy)
    finally:
        sheet.write_text(was[0])
        table.write_text(was[1])
    assert done.returncode == 4
    assert "pizzuno.yaml" in done.stderr and "copies" in done.stderr and "range" in done.stderr
    assert "paititi.tmx" in done.stderr and "postres" in done.stderr
    assert "Traceback" not in done.stderr


def test_a_fault_inside_is_exit_code_1_without_a_traceback_for_the_player(copy: Path, tmp_path: Path) -> None:
    scene = copy / "game/scenes/title.py"
    was = scene.read_text()
    draw = "    def draw(self, brush: Brush) -> None:\n"
    scene.write_text(was.replace(draw, f"{draw}        1 / 0\n", 1))
    try:
        done = run("--headless", "--demo", "pizzuno", cwd=copy, XDG_DATA_HOME=str(tmp_path))
    finally:
        scene.write_text(was)
    assert done.returncode == 1
    assert "Traceback" not in done.stdout + done.stderr
    assert len(sentences(done.stderr)) == 1
    assert "ZeroDivisionError" in (tmp_path / "passaround" / "fault.txt").read_text()


def test_a_machine_without_sound_plays_in_silence(tmp_path: Path) -> None:
    done = run("--demo", "pizzuno", "--seed", "5", "--speed", "instant", "--size", "480x270",
               "--data-dir", str(tmp_path), SDL_VIDEODRIVER="dummy", SDL_AUDIODRIVER="nonsense")
    assert done.returncode == 0, done.stderr
    assert "Traceback" not in done.stderr


def test_version_and_help_say_what_there_is() -> None:
    assert run("--version").stdout.startswith("passaround ")
    assert "--demo" in run("--help").stdout
