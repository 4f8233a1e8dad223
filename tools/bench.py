"""Measures speed: actions of the bare rules, frames of the real scenes, and the start of the program.

`python tools/bench.py [--json] [--only actions|frames|start]`. Figures are for this machine, now; nothing
in the test suite depends on them.
"""

from __future__ import annotations

import argparse
import gc
import json
import os
import resource
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from random import Random
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))
os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

from game import games
from game.content import paths
from game.content.shelf import Shelf
from game.kernel.dealer import Dealer

PLAY_SECONDS = 3.0
SEATS = 4
FRAMES = 2000
FRAME_SECONDS = 11.0
STARTS = 3
STEP = 1 / 60
HOME = Path(tempfile.gettempdir()) / "passaround-bench"
"""Saves and kept pictures of the bench, apart from anybody's own; kept, since warm pictures are what is measured."""

FRAMES_OF = """
import json, sys
from tools.bench import frames_of
print(json.dumps(frames_of(*sys.argv[1:3])))
"""

FIRST_FRAME = """
import time; began = time.perf_counter()
from game.app import App
import sys
app = App.from_args(["--headless", "--size", "1920x1080", "--data-dir", sys.argv[1]])
while not app.frame(): pass
print((time.perf_counter() - began) * 1000)
"""


def actions() -> dict[str, Any]:
    """Random legal play without a listener, four seats, setup included, awaited seat only, one core."""
    found: dict[str, dict[str, float]] = {"actions_per_s": {}, "actions": {}, "seconds": {}}
    shelf = Shelf(games.find(), paths.find())
    for game in shelf:
        seats = min(SEATS, shelf.games[game].seats[-1])
        rules = shelf.rules(game, seats)
        random = Random(1).random
        done = seed = 0
        began = time.perf_counter()
        while (seconds := time.perf_counter() - began) < PLAY_SECONDS:
            table = rules.table(seed)
            seed += 1
            dealer = Dealer(table)
            rules.setup(dealer)
            awaited, legal, apply = rules.awaited, rules.legal, rules.apply
            seat = awaited(table)
            while seat is not None:
                choice = legal(table, seat)
                apply(dealer, choice[int(random() * len(choice))])
                done += 1
                seat = awaited(table)
        found["actions_per_s"][game] = round(done / seconds)
        found["actions"][game] = done
        found["seconds"][game] = round(seconds, 3)
    return found


def frames() -> dict[str, Any]:
    """Frames in which something changed (step, draw and flip) of demos at 1920×1080 and normal speed, each game
    in a process of its own; and the most memory that any of them took."""
    found, most = {}, 0
    for game in games.find():
        told = json.loads(_child(FRAMES_OF, game, str(games.find()[game].seats[-1])))
        most = max(most, told.pop("rss_mb"))
        found[game] = told
    return {"frame_ms": found, "rss_mb": most}


def frames_of(game: str, seats: str) -> dict[str, Any]:
    """One game's frames, until there are enough or the time is up."""
    from game.app import App
    times: list[float] = []
    began = time.perf_counter()
    seed = 1
    while len(times) < FRAMES and time.perf_counter() - began < FRAME_SECONDS:
        app = App.from_args(["--demo", game, "--seed", str(seed), "--headless", "--speed", "normal", "--players", seats,
                             "--data-dir", str(HOME)])
        gc.freeze()
        seed += 1
        while app.running and len(times) < FRAMES and time.perf_counter() - began < FRAME_SECONDS:
            before = time.perf_counter()
            if app.frame(STEP):
                times.append((time.perf_counter() - before) * 1000)
        app.close()
        del app
        gc.unfreeze()
        gc.collect()  # the next demo is another program as far as memory goes
    times.sort()
    return {"p50": round(statistics.median(times), 2), "p99": round(times[int(len(times) * 0.99)], 2),
            "max": round(times[-1], 2), "frames": len(times),
            "rss_mb": most_memory()}


def most_memory() -> int:
    """The most memory this program had at any time, in MB."""
    return round(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024)


def start() -> dict[str, Any]:
    """From the first line of Python to the first frame, in a process of its own; the best of a few."""
    return {"start_ms": round(min(float(_child(FIRST_FRAME)) for _ in range(STARTS)))}


def _child(program: str, *words: str) -> str:
    """The last line that a Python program prints in a process of its own. Its modules are compiled already, as
    for anybody who starts it a second time, wherever this machine lets Python keep them."""
    env = {**os.environ, "PYTHONPYCACHEPREFIX": str(HOME / "compiled")}
    env.pop("PYTHONDONTWRITEBYTECODE", None)
    done = subprocess.run([sys.executable, "-c", program, *words, str(HOME)], cwd=ROOT, check=True, capture_output=True,
                          text=True, env=env)
    return done.stdout.splitlines()[-1]


PARTS = {"start": start, "frames": frames, "actions": actions}


def main() -> int:
    parser = argparse.ArgumentParser(description="Measure how fast the program is on this machine.")
    parser.add_argument("--json", action="store_true", help="one line of JSON")
    parser.add_argument("--only", choices=PARTS, help="measure one part")
    args = parser.parse_args()
    figures: dict[str, Any] = {}
    for part, measure in PARTS.items():
        if args.only in (None, part):
            figures.update(measure())
    if args.json:
        print(json.dumps(figures))
    else:
        for name, figure in figures.items():
            print(f"{name}: {figure}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
