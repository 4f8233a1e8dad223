"""A game of two kinds of card to load files for, and a file of it that is right."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from textwrap import dedent
from typing import Any, Literal

import pytest

from game.content.cards import ContentError, Printed, load
from game.kernel.rules import Game


@dataclass(frozen=True, slots=True)
class Leaf:
    colour: Literal["red", "blue", "no"]
    points: int


@dataclass(frozen=True, slots=True)
class House:
    quick: bool = False
    hand: int = 5
    rounds: Literal[1, 3] = 1


@dataclass(frozen=True, slots=True)
class Board:
    chart: tuple[int, ...]
    names: Mapping[str, int]


def game(**changes: Any) -> Game:
    """The toy's Game, with some parts changed."""
    parts: dict[str, Any] = {"traits": {"leaves": Leaf}, "house": House, "make": None, "think": None} | changes
    return Game("toy", range(2, 5), **parts)


RIGHT = dedent("""\
    game: toy
    title: Toy
    decks:
      leaves:
        back: {name: leaf, layers: [toy/back]}
        kinds:
          - kind: "{colour}-{points}"
            each: {colour: {red: Red, blue: Blue}, points: [1, 2]}
            copies: 2
            traits: {colour: "{colour}", points: "{points}"}
            layers: ["toy/{colour}", "toy/{points}"]
            words: "{colour} {points}"
          - kind: stop
            traits: {colour: no, points: 0}
            layers: [toy/stop]
            words: Stop
            look: Everything ends here.
    house:
      quick: {kind: switch, default: off, words: Play quickly., short: Quick}
      hand: {kind: number, range: [3, 6], default: 5, words: Cards in hand., short: Hand}
      rounds: {kind: choice, choices: {1: one round, 3: three rounds}, default: 1, words: How long., short: Rounds}
    choices:
      red: {words: Red, sprite: toy/red, colour: tomato}
    cues:
      play: {sound: play}
      win: {sound: win, sparkle: star}
    book:
      - {title: The aim, text: [Win., Or lose.], cards: [red-1, stop]}
    """)


def printed(folder: Path, text: str = RIGHT, toy: Game | None = None) -> Printed:
    """What the file says."""
    path = folder / "toy.yaml"
    path.write_text(text, encoding="utf-8")
    return load(path, toy or game())


def faults(folder: Path, text: str, toy: Game | None = None) -> list[str]:
    """The faults of a file, as sentences, the file named without its folder."""
    with pytest.raises(ContentError) as caught:
        printed(folder, text, toy)
    return [str(fault).replace(f"{folder}/", "") for fault in caught.value.faults]


def changed(*changes: tuple[str, str]) -> str:
    """The right file with some words replaced; each must stand in it."""
    text = RIGHT
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    return text
