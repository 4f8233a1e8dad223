"""What the sounds of Passaround are made of: paper, wood, clay and strings, from noise and sines alone.

A signal is a mono float array, RATE samples a second, about -1 to 1. Lengths and decays are in seconds, notes
are MIDI numbers (69 is A4, 440 Hz), colours are the hertz around which noise is heard.
Build time only: this needs numpy, the game does not.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from typing import TypeAlias

import numpy as np  # type: ignore[import-not-found, unused-ignore]
from numpy.typing import NDArray  # type: ignore[import-not-found, unused-ignore]

Signal: TypeAlias = NDArray[np.float64]
Row: TypeAlias = tuple[float, float, float]
RATE = 44_100


def clock(seconds: float) -> Signal:
    """The time in seconds at each sample."""
    time: Signal = np.arange(round(seconds * RATE)) / RATE
    return time


def pitch(note: float) -> float:
    """The hertz of a note."""
    return float(440.0 * 2 ** ((note - 69) / 12))


def noise(seconds: float, seed: int) -> Signal:
    """White noise. RandomState, since its stream is frozen for good and `default_rng`'s is not."""
    hiss: Signal = np.random.RandomState(seed).standard_normal(round(seconds * RATE))
    return hiss


def band(signal: Signal, centre: float, octaves: float) -> Signal:
    """`signal` through a bell-shaped filter around `centre` hertz, `octaves` wide to either side."""
    padded = len(signal) + RATE // 20  # so that the ring of the filter does not come round to the start
    hertz = np.fft.rfftfreq(padded, 1 / RATE)
    bell = np.exp(-0.5 * (np.log2(np.maximum(hertz, 1.0) / centre) / octaves) ** 2)
    kept: Signal = np.fft.irfft(np.fft.rfft(signal, padded) * bell, padded)[: len(signal)]
    return kept


def hump(seconds: float, top: float) -> Signal:
    """An envelope from 0 up to 1 at the fraction `top` of its length and down to 0 again, rounded."""
    share = clock(seconds) / seconds
    both = np.minimum(np.clip(share / top, 0, 1), np.clip((1 - share) / (1 - top), 0, 1))
    rounded: Signal = np.sin(both * np.pi / 2) ** 2
    return rounded


def strike(seconds: float, decay: float, attack: float = 0.0015) -> Signal:
    """The envelope of something hit: up within `attack` seconds, down to 1/e every `decay` seconds.

    The last quarter is eased to nothing: a ringing bar that stops short clicks, however quiet it has become.
    """
    time = clock(seconds)
    ease = np.sin(np.clip((seconds - time) / (seconds / 4), 0, 1) * np.pi / 2) ** 2
    envelope: Signal = np.minimum(time / attack, 1.0) * np.exp(-time / decay) * ease
    return envelope


def level(signal: Signal, peak: float = 1.0) -> Signal:
    """`signal` scaled so that its largest sample is `peak`."""
    return signal * (peak / max(float(np.max(np.abs(signal))), 1e-9))


def mix(seconds: float, *parts: tuple[float, float, Signal]) -> Signal:
    """Parts laid over one another, each (start in seconds, gain, signal); what runs over the end is cut."""
    whole: Signal = np.zeros(round(seconds * RATE))
    for start, gain, signal in parts:
        first = round(start * RATE)
        heard = signal[: max(0, len(whole) - first)]
        whole[first : first + len(heard)] += gain * heard
    return whole


def tune(seconds: float, notes: Iterable[Row], sound: Callable[[float], Signal]) -> Signal:
    """Notes as (start in seconds, note, gain), each sounded by `sound`."""
    return mix(seconds, *((start, gain, sound(note)) for start, note, gain in notes))


def finish(signal: Signal, decibels: float) -> Signal:
    """Ready to write: rumble taken out, ends faded so that nothing clicks, peak at `decibels`."""
    heard = 1 - np.exp(-((np.fft.rfftfreq(len(signal), 1 / RATE) / 60.0) ** 4))
    clean: Signal = np.fft.irfft(np.fft.rfft(signal) * heard, len(signal))
    rise, fall = round(0.001 * RATE), min(round(0.03 * RATE), len(signal) // 3)
    clean[:rise] *= np.linspace(0, 1, rise)
    clean[-fall:] *= np.cos(np.linspace(0, np.pi / 2, fall)) ** 2
    return level(clean, 10 ** (decibels / 20))


def partials(hertz: float, seconds: float, table: Iterable[Row], attack: float) -> Signal:
    """Sines over `hertz`, each row of `table` a (ratio, gain, decay); those nobody hears are left out."""
    time = clock(seconds)
    whole: Signal = np.zeros(len(time))
    for ratio, gain, decay in table:
        if hertz * ratio < 16_000:
            whole += gain * np.sin(2 * np.pi * hertz * ratio * time) * strike(seconds, decay, attack)
    return whole


def brush(seconds: float, path: Sequence[float], top: float, seed: int) -> Signal:
    """Paper drawn over cloth: noise whose colour walks along `path`, evenly in time, loudest at `top`."""
    hiss = noise(seconds, seed)
    share = clock(seconds) / seconds
    walk = np.interp(share, np.linspace(0, 1, len(path)), np.log2(path))
    whole: Signal = np.zeros(len(hiss))
    for centre in np.arange(7.0, 13.6, 0.5):  # in octaves: 128 Hz to 10 kHz
        whole += band(hiss, 2**centre, 0.3) * np.exp(-0.5 * ((walk - centre) / 0.7) ** 2)
    # A card does not glide evenly, it sticks and slips: the grain is what makes hiss sound like paper.
    grain = 1 + 0.9 * band(noise(seconds, seed + 1), 55.0, 0.6) / 0.03
    return level(whole * np.clip(grain, 0.15, 2.5) * hump(seconds, top))


def flick(seconds: float, colour: float, seed: int) -> Signal:
    """A card's edge let go: a very short papery tick."""
    return level(band(noise(seconds, seed), colour, 0.55) * strike(seconds, seconds / 5))


def knock(hertz: float, seconds: float, seed: int) -> Signal:
    """Knuckles, or a card's flat landing, on a table top: a falling thud with a little contact noise."""
    time = clock(seconds)
    fall = hertz * (1 + 0.35 * np.exp(-time / 0.012))
    body = np.sin(2 * np.pi * np.cumsum(fall) / RATE) * strike(seconds, 0.035)
    second = partials(hertz, seconds, [(2.3, 0.5, 0.016)], 0.0015)
    contact = 0.5 * level(band(noise(seconds, seed), 1400.0, 0.8) * strike(seconds, 0.006, 0.0005))
    return level(body + second + contact)


def bar(note: float, seconds: float, hard: float = 0.5, ring: float = 0.22) -> Signal:
    """A struck wooden bar, tuned as a marimba's: partials near 1 : 4 : 10, the higher the shorter.

    `hard` is the mallet, 0 (wool) to 1 (wood); `ring` the decay of the deepest partial.
    """
    hertz = pitch(note)
    table = ((1.0, 1.0, ring), (3.98, 0.5 * hard, 0.3 * ring), (9.8, 0.22 * hard, 0.12 * ring))
    mallet = band(noise(seconds, round(note * 7)), min(hertz * 5, 6000.0), 0.6)
    contact = level(mallet * strike(seconds, 0.005, 0.0005))
    return level(partials(hertz, seconds, table, 0.0015) + 0.25 * hard * contact)


def block(note: float, seconds: float = 0.14) -> Signal:
    """A hollow wood block: dry, with the crooked partials of a box."""
    hertz = pitch(note)
    table = ((1.0, 1.0, 0.032), (1.58, 0.55, 0.02), (2.74, 0.3, 0.011), (4.4, 0.15, 0.006))
    contact = flick(seconds, min(hertz * 3, 5000.0), round(note * 3))
    return level(partials(hertz, seconds, table, 0.0008) + 0.3 * contact)


def chip(hertz: float, seconds: float) -> Signal:
    """A potsherd: high, glassy, quickly gone."""
    table = ((1.0, 1.0, 0.05), (1.47, 0.7, 0.035), (2.09, 0.5, 0.025), (2.92, 0.3, 0.015))
    return level(partials(hertz, seconds, table, 0.0006))


def string(note: float, seconds: float, ring: float = 1.1) -> Signal:
    """A plucked kantele string: harmonics a little sharp, the higher the sooner gone, plucked at a fifth."""
    table = []
    for n in range(1, 11):
        gain = abs(math.sin(math.pi * n * 0.2)) / n**1.35 + 0.003
        table.append((n * math.sqrt(1 + 0.00012 * n * n), gain, ring / (1 + 0.35 * n)))
    return level(partials(pitch(note), seconds, table, 0.003))
