"""A match that plays in a real process is killed at random moments and goes on each time: nothing that was
shown is lost, and a demo ends as if nothing had happened."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path
from random import Random

from game.kernel.transcript import replay
from game.store.store import Store
from tests.playing import SHELF

ROOT = Path(__file__).parents[2]
KILLS = 200 if os.environ.get("PASSAROUND_LONG") else 4
PLAYER = (sys.executable, "-m", "tests.store.watched", "--headless", "--size", "640x360")


def start(*flags: str) -> subprocess.Popen[str]:
    return subprocess.Popen([*PLAYER, *flags], cwd=ROOT, text=True, stdout=subprocess.PIPE, stderr=subprocess.PIPE)


def killed_after(process: subprocess.Popen[str], lines: int, wait: float) -> int:
    """Kill a process some time after it has shown so many tables; the last that it has shown, -1 for none."""
    assert process.stdout is not None
    shown = -1
    for _ in range(lines):
        word, _, number = process.stdout.readline().partition(" ")
        if word == "shown":
            shown = int(number)
    time.sleep(wait)
    process.kill()
    rest, _ = process.communicate()
    return max([shown, *(int(line.split()[1]) for line in rest.splitlines() if line.startswith("shown"))])


def undisturbed(game: str, seed: int, folder: Path) -> str:
    told = subprocess.run([*PLAYER, "--demo", game, "--seed", str(seed), "--data-dir", str(folder)], cwd=ROOT,
                          text=True, capture_output=True, check=True)
    return told.stdout.splitlines()[-1]


def test_a_demo_killed_again_and_again_loses_nothing_and_ends_as_if_undisturbed(tmp_path: Path) -> None:
    source = Random(6)
    games = list(SHELF.games) if KILLS > 4 else ["pizzuno"]
    games = [game for game in games if SHELF._folders.game(game).exists()]
    kills = 0
    while kills < KILLS:
        game, seed = games[kills % len(games)], source.randrange(1000)
        folder = tmp_path / str(kills)
        expected = undisturbed(game, seed, folder / "calm")
        flags = ["--demo", game, "--seed", str(seed), "--speed", source.choice(["instant", "fast"])]
        while True:
            process = start(*flags, "--data-dir", str(folder))
            if kills == KILLS:
                break
            shown = killed_after(process, source.randrange(1, 12), source.random() * 0.1)
            kills += 1
            if process.returncode == 0:
                break
            with closing(Store(folder)) as store:
                left = store.demo()
                assert left is not None
                transcript = store.transcript(left)
                assert len(transcript.actions) >= shown, "an action was shown that is not kept"
                assert replay(transcript, SHELF.match).version == len(transcript.actions)
                assert store.unfinished() == [], "a demo is nobody's match"
            flags = ["--resume"]
        told, error = process.communicate() if process.returncode is None else ("", "")
        if process.returncode == 0 and told:
            assert told.splitlines()[-1] == expected, error
            assert json.loads(expected)["seed"] == seed
