"""Plays matches of all games, one after the other in one program, and watches whether its memory grows.

`python tools/soak.py [--minutes 10] [--size 1920x1080] [--speed fast]`. Bots play in the real scenes, from table to
title. The last line is JSON; exit code 1 if memory went on growing after every game had been played twice at its
fullest table.
"""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from game.app import App
from game.kernel.transcript import Chair, Transcript
from game.scenes import doors
from game.scenes.sitting import sit_down
from tools.bench import most_memory

WARM = 2
"""So many matches of each game fill the caches; from then on memory should stay."""

GROWS = 1.15
"""By so much it may still grow: pictures of other cards take the places of those that were kept."""

LONGEST = 200_000
"""More frames than any match takes."""


def main() -> int:
    parser = argparse.ArgumentParser(description="Play match after match, and watch the memory.")
    parser.add_argument("--minutes", type=float, default=10, help="how long (every game is played at least thrice)")
    parser.add_argument("--size", default="1920x1080", metavar="WxH")
    parser.add_argument("--speed", default="fast", choices=["slow", "normal", "fast", "instant"])
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as home:
        app = App.from_args(["--headless", "--size", args.size, "--speed", args.speed, "--data-dir", home])
        try:
            told = soak(app, args.minutes * 60)
        finally:
            app.close()
    print(json.dumps(told))
    return int(told["rss_mb"] > told["warm_mb"] * GROWS)


def soak(app: App, seconds: float) -> dict[str, float]:
    """Matches until the time is up: how many there were, and the most memory, warm and at the end, in MB."""
    games = sorted(app.kit.shelf.games)
    began = time.perf_counter()
    matches, warm = 0, 0
    while time.perf_counter() - began < seconds or matches < len(games) * (WARM + 1):
        game = games[matches % len(games)]
        frames = play(app, game, matches)
        matches += 1
        if matches == len(games) * WARM:
            warm = most_memory()
        print(f"{matches:4} {game:8} {frames:6} frames {most_memory():4} MB", flush=True)
    return {"matches": matches, "minutes": round((time.perf_counter() - began) / 60, 1), "warm_mb": warm,
            "rss_mb": most_memory()}


def play(app: App, game: str, seed: int) -> int:
    """One match of bots from the first deal to the title; how many steps it took. RuntimeError if it never ends."""
    seats = app.kit.shelf.games[game].seats[-1]
    chairs = tuple(Chair(f"Bot {seat + 1}", "random") for seat in range(seats))
    doors.table(app.kit, sit_down(app.kit.shelf, Transcript(game, seed, chairs)))
    for frame in range(LONGEST):
        app.frame()
        scene = app.scenes.top
        if scene.name == "scoring" and frame and scene.still:
            doors.leave_match(app.kit)
            app.frame()
            app.frame()
            return frame
    raise RuntimeError(f"{game} with seed {seed} does not end")


if __name__ == "__main__":
    raise SystemExit(main())
