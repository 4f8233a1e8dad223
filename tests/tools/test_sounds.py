"""The sounds that ship are all there, balanced, free of clicks and small, and can be built again."""

from __future__ import annotations

import importlib
from array import array
from collections.abc import Iterator
from io import BytesIO
from math import log10
from pathlib import Path

import pygame
import pytest

ROOT = Path(__file__).resolve().parents[2]
SOUNDS = ROOT / "assets" / "sounds"
CUES = (
    "deal", "move", "flip", "slide", "draw", "play", "buy", "dig", "shards", "call", "penalty", "skip",
    "reverse", "wild", "reveal", "points", "focus", "refuse", "turn", "curtain", "win", "lose",
)
RATE = 44_100


@pytest.fixture(scope="module", autouse=True)
def mixer() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("SDL_AUDIODRIVER", "dummy")
        pygame.mixer.init(RATE, -16, 2, 512, allowedchanges=0)
        yield
        pygame.mixer.quit()


def samples(name: str) -> array[int]:
    """Left and right in turn, as the game will play them."""
    return array("h", pygame.mixer.Sound(SOUNDS / f"{name}.ogg").get_raw())


def decibels(part: array[int]) -> float:
    """The peak of some samples below full scale."""
    return 20 * log10(max(max(part), -min(part), 1) / 32_768)


def test_every_sound_is_there_and_none_beside() -> None:
    assert sorted(file.stem for file in SOUNDS.glob("*.ogg")) == sorted([*CUES, "title"])


def test_all_sounds_together_are_under_one_and_a_half_megabytes() -> None:
    assert sum(file.stat().st_size for file in SOUNDS.iterdir()) < 1_500_000


@pytest.mark.parametrize("name", CUES)
def test_a_cue_is_short_and_neither_lost_nor_clipped(name: str) -> None:
    sound = samples(name)
    assert len(sound) / 2 / RATE < (2.0 if name in ("win", "lose") else 1.0)
    assert -17.0 < decibels(sound) < -2.5


@pytest.mark.parametrize("name", CUES)
def test_a_cue_begins_and_ends_without_a_click(name: str) -> None:
    sound = samples(name)
    assert decibels(sound[:2]) < decibels(sound) - 25
    assert decibels(sound[-20:]) < -50


def test_the_shout_and_the_win_are_loudest_and_the_focus_is_softest() -> None:
    peaks = {name: decibels(samples(name)) for name in CUES}
    assert peaks["call"] == pytest.approx(-3, abs=0.5)
    assert peaks["win"] == pytest.approx(-3, abs=0.5)
    assert max(peaks, key=peaks.__getitem__) in ("call", "win")
    assert min(peaks, key=peaks.__getitem__) == "focus"


def test_the_title_ends_where_it_begins() -> None:
    left = samples("title")[::2]
    assert 24 < len(left) / RATE < 32
    steps = [abs(after - before) for before, after in zip(left[::97], left[1::97], strict=False)]
    assert abs(left[0] - left[-1]) <= sorted(steps)[int(len(steps) * 0.99)]


def test_the_same_build_gives_the_same_bytes(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("numpy", reason="sounds are made with numpy")
    pytest.importorskip("soundfile", reason="sounds are written with soundfile")
    monkeypatch.syspath_prepend(str(ROOT / "tools"))
    tool = importlib.import_module("sounds")
    signal = tool.build("call")
    assert tool.encode("call", signal) == tool.encode("call", tool.build("call"))
    pygame.mixer.Sound(file=BytesIO(tool.encode("call", signal)))  # its checksums still hold
