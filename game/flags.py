"""The command line: what `passaround` understands, its exit codes, and one sentence for wrong use."""

from __future__ import annotations

import argparse
from collections.abc import Mapping, Sequence
from pathlib import Path

from game import __version__

DONE, BROKEN, WRONG_USE, NO_SCREEN, BAD_DATA = 0, 1, 2, 3, 4

SPEEDS = ("slow", "normal", "fast", "instant")
USUAL_SEATS = 3
"""Players of a demo that says nothing else, where the game allows so many."""


class Exit(Exception):
    """The program cannot go on: an exit code and one sentence."""

    def __init__(self, code: int, words: str) -> None:
        super().__init__(words)
        self.code = code


class Flags(argparse.ArgumentParser):
    """The command line; wrong use is one sentence and exit code 2."""

    def error(self, message: str) -> None:  # type: ignore[override]
        raise Exit(WRONG_USE, f"{message[:1].upper()}{message[1:]}; --help lists what is possible.")


def _parser(games: Sequence[str]) -> Flags:
    """What `passaround` understands."""
    parser = Flags("passaround", description="Three card games on one screen.")
    add = parser.add_argument
    add("--game", choices=games, help="open this game at once")
    what = parser.add_mutually_exclusive_group()
    what.add_argument("--demo", choices=games, help="bots play one match of this game, then the program leaves")
    what.add_argument("--resume", action="store_true", help="go on with the match that was left last")
    add("--players", type=int, metavar="N", help="seats of a demo")
    add("--bots", choices=("random", "normal"), default="normal", help="how well bots play")
    add("--seed", type=int, metavar="N", help="the dice: the same seed deals the same cards")
    add("--speed", choices=SPEEDS, help="how fast cards move")
    screen = parser.add_mutually_exclusive_group()
    screen.add_argument("--windowed", action="store_true", help="play in a window")
    screen.add_argument("--fullscreen", action="store_true", help="play on the whole screen")
    add("--display", type=int, metavar="N", help="which screen, from 0")
    add("--size", metavar="WxH", help="size of the window")
    add("--lang", metavar="CODE", help="language, such as en")
    add("--data-dir", type=Path, metavar="DIR", help="where settings and saves are kept")
    add("--headless", action="store_true", help="no window, no sound, no waiting for the clock")
    add("--shots", type=Path, metavar="DIR", help="save a picture of each scene the first time it is still")
    add("--version", action="version", version=f"passaround {__version__}")
    what.add_argument("--replay", type=Path, metavar="FILE", help="look at a match written as text")
    return parser


def read(words: Sequence[str], games: Mapping[str, range]) -> argparse.Namespace:
    """The command line as it was meant, sizes as numbers, seats of a demo chosen; `games` are the numbers
    of seats of each. Exit says in a sentence what cannot be."""
    args = _parser(tuple(games)).parse_args(list(words))
    if args.demo:
        seats = games[args.demo]
        args.players = args.players or min(seats[-1], max(seats[0], USUAL_SEATS))
        if args.players not in seats:
            raise Exit(WRONG_USE, f"{args.demo} is for {seats[0]} to {seats[-1]} players, not {args.players}.")
    if args.seed is not None and args.seed < 0:
        raise Exit(WRONG_USE, f"--seed is a whole number from 0 on, not {args.seed}.")
    args.size = _size(args.size)
    return args


def _size(words: str | None) -> tuple[int, int] | None:
    """`1280x720` as two numbers; Exit for anything else."""
    if words is None:
        return None
    width, _, height = words.partition("x")
    if width.isdecimal() and height.isdecimal() and 320 <= int(width) <= 7680 and 180 <= int(height) <= 4320:
        return int(width), int(height)
    raise Exit(WRONG_USE, f"--size is WIDTHxHEIGHT such as 1280x720, not {words}.")
