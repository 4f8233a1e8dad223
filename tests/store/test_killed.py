"""A match that plays in a real process is killed at random moments and goes on each time: nothing that was
shown is lost, and a demo ends as if nothing had happened. SIGTERM and SIGINT end it in order."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from game.kernel.transcript import replay
from game.players.bots import bot
from game.scenes.sitting import bots_only
from game.store.store import Store
from tests.playing import SHELF, truth

ROOT = Path(__file__).parents[2]
LONG = bool(os.environ.get("PASSAROUND_LONG"))
KILLS = 200 if LONG else 20
GAMES = [game for game in SHELF if SHELF._folders.game(game).exists()]
"""Those that the program itself finds: not the example."""


def start(*flags: str, pace: str = "--headless") -> subprocess.Popen[str]:
    """The program, telling what it shows; with `--windowed` by the clock, in a window that nobody sees."""
    return subprocess.Popen([sys.executable, "-m", "tests.store.watched", pace, "--size", "640x360", *flags],
                            cwd=ROOT, text=True, stdout=subprocess.PIPE, stderr=subprocess.PIPE)


def shown_in(output: str) -> int:
    return max((int(line.split()[1]) for line in output.splitlines() if line.startswith("shown")), default=-1)


def undisturbed(game: str, seed: int) -> str:
    """What a demo with three random bots prints at its end, found without a screen and without a clock."""
    told = bots_only(game, 3, seed, "random", True, {})
    match = SHELF.match(told)
    bots = [bot("random", match.rules, SHELF.games[game], seed, seat) for seat in range(3)]
    while (awaited := match.awaited) is not None:
        for seat in [*match.interrupts(), awaited]:
            action = bots[seat].choose(match.view(seat), match.legal(seat))
            if action is not None:
                match.submit(action)
                break
    score = match.score(None)
    numbers = [",".join(map(str, numbers)) for numbers in (score.totals, score.winners)]
    return (f'{{"game":"{game}","seats":3,"seed":{seed},"scores":[{numbers[0]}],"winners":[{numbers[1]}],'
            f'"actions":{len(match.actions)}}}')


def killed(process: subprocess.Popen[str], source: Random) -> str:
    """Kill a process at some moment after its table is there; all that it has said."""
    assert process.stdout is not None
    said = "".join(process.stdout.readline() for _ in range(source.randrange(1, 30)))
    time.sleep(source.random() * 0.05)
    process.kill()
    return said + process.communicate()[0]


def test_a_demo_killed_again_and_again_loses_nothing_and_ends_as_if_undisturbed(tmp_path: Path) -> None:
    source = Random(6)
    kills = matches = 0
    while kills < KILLS:
        game, seed, folder = GAMES[matches % len(GAMES)], source.randrange(1000), tmp_path / str(matches)
        matches += 1
        flags = ["--demo", game, "--players", "3", "--bots", "random", "--seed", str(seed)]
        said = "shown"
        while said.startswith("shown") or not said:
            speed = source.choice(["instant", "fast"])
            process = start(*flags, "--speed", speed, "--data-dir", str(folder))
            if kills == KILLS:
                said = process.communicate()[0].splitlines()[-1]
                continue
            output = killed(process, source)
            said = (output.splitlines() or [""])[-1]
            if said.startswith("{"):
                continue
            kills += 1
            nothing_is_lost(folder, shown_in(output))
            flags = ["--resume"]
        assert said == undisturbed(game, seed)


def nothing_is_lost(folder: Path, shown: int) -> None:
    """What the killed process has shown is kept, and is a match."""
    with closing(Store(folder)) as store:
        left = store.demo()
        assert left is not None and store.unfinished() == [], "a demo is nobody's match"
        transcript = store.transcript(left)
    assert len(transcript.actions) >= shown, "an action was shown that is not kept"
    match = SHELF.match(transcript)
    for action in transcript.actions:
        match.submit(action)
    assert truth(match) == truth(replay(transcript, SHELF.match))


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_a_signal_ends_the_program_within_two_seconds(number: signal.Signals, tmp_path: Path) -> None:
    process = start("--demo", GAMES[0], "--speed", "slow", "--data-dir", str(tmp_path), pace="--windowed")
    assert process.stdout is not None
    shown = shown_in(process.stdout.readline())
    time.sleep(0.3)  # into the deal
    asked = time.monotonic()
    process.send_signal(number)
    output, errors = process.communicate()
    assert (process.returncode, errors) == (0, "")
    assert time.monotonic() - asked < 2
    nothing_is_lost(tmp_path, max(shown, shown_in(output)))
