"""Synthesises every sound of Passaround into assets/sounds/*.ogg, one function to a sound.

    python tools/sounds.py            write all sounds (or only those named: `sounds.py call win`)
    python tools/sounds.py --measure  also print what a listener would notice: length, peak, rms, colour, ends

A build-time tool: it needs numpy and soundfile, the game needs neither. Same libraries, same bytes.
"""

from __future__ import annotations

import argparse
import io
import struct
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import numpy as np  # type: ignore[import-not-found, unused-ignore]
import soundfile  # type: ignore[import-not-found, import-untyped, unused-ignore]
from instruments import (
    RATE,
    Signal,
    band,
    bar,
    block,
    brush,
    chip,
    finish,
    flick,
    knock,
    level,
    mix,
    noise,
    strike,
    string,
    tune,
)

FOLDER = Path(__file__).resolve().parent.parent / "assets" / "sounds"


def deal() -> Signal:
    return mix(0.15, (0, 0.8, brush(0.07, (2500, 6000), 0.5, 1)), (0.045, 1.0, flick(0.05, 3200, 3)),
               (0.05, 0.45, knock(210, 0.1, 5)))


def move() -> Signal:
    return mix(0.26, (0, 1.0, brush(0.21, (1500, 3600, 1900), 0.45, 11)),
               (0.19, 0.35, knock(230, 0.07, 13)))


def flip() -> Signal:
    return mix(0.19, (0, 0.55, brush(0.09, (1400, 5200), 0.75, 21)), (0.08, 1.0, flick(0.06, 2600, 23)),
               (0.085, 0.5, knock(260, 0.09, 25)))


def slide() -> Signal:
    return mix(0.46, (0, 1.0, brush(0.4, (700, 1800, 2600, 1200), 0.55, 31)),
               (0, 0.5, brush(0.4, (220, 300), 0.6, 33)), (0.35, 0.5, block(72, 0.1)),
               (0.385, 0.3, block(69, 0.07)))


def draw() -> Signal:
    return mix(0.2, (0, 1.0, brush(0.16, (1100, 2600, 5600), 0.7, 41)), (0.13, 0.5, flick(0.05, 4200, 43)))


def play() -> Signal:
    return mix(0.22, (0, 0.4, brush(0.06, (2200, 4000), 0.7, 51)), (0.05, 1.0, flick(0.08, 2100, 53)),
               (0.052, 0.8, knock(190, 0.16, 55)), (0.052, 0.4, block(67, 0.12)))


def buy() -> Signal:
    return mix(0.36, (0, 0.4, brush(0.12, (2500, 4200), 0.5, 61)), (0.05, 0.8, block(76)),
               (0.125, 1.0, block(83, 0.2)), (0.13, 0.3, bar(83, 0.22, 0.4, 0.08)))


def dig() -> Signal:
    parts = [(0.27, 0.9, knock(115, 0.18, 79))]
    for index, start in enumerate((0.0, 0.09, 0.17)):
        parts.append((start, 0.6 + 0.15 * index, brush(0.13, (500, 1500, 800), 0.3, 70 + 2 * index)))
        parts.append((start + 0.02, 0.5, flick(0.04, 1700, 76 + index)))
    return mix(0.46, *parts)


def shards() -> Signal:
    falls = ((0.0, 2350, 1.0), (0.03, 3400, 0.6), (0.075, 1900, 0.8), (0.12, 4150, 0.5), (0.15, 2780, 0.55),
             (0.215, 3650, 0.35), (0.26, 2200, 0.35), (0.33, 4600, 0.2))
    return mix(0.52, (0, 0.55, knock(190, 0.12, 81)), (0, 0.3, brush(0.18, (3500, 1800), 0.1, 83)),
               *((start, gain, chip(hertz, 0.18)) for start, hertz, gain in falls))


def call() -> Signal:
    notes = ((0.0, 79, 0.8), (0.12, 84, 1.0))
    return (tune(0.62, notes, lambda note: bar(note, 0.5, 1.0, 0.16))
            + 0.45 * tune(0.62, notes, lambda note: bar(note - 12, 0.5, 0.7, 0.12))
            + 0.5 * tune(0.62, notes, block))


def penalty() -> Signal:
    return mix(0.6, (0, 0.9, block(70, 0.2)), (0, 0.5, bar(70, 0.3, 0.8, 0.1)),
               (0.13, 1.0, block(64, 0.25)), (0.13, 0.7, bar(64, 0.4, 0.8, 0.14)),
               (0.13, 0.4, bar(52, 0.4, 0.3, 0.14)), (0.24, 0.4, brush(0.14, (1300, 3200), 0.6, 91)),
               (0.37, 0.4, brush(0.16, (1100, 2900), 0.6, 93)))


def skip() -> Signal:
    return mix(0.36, (0, 0.9, block(72)), (0.04, 0.45, brush(0.18, (1500, 4800, 2400), 0.5, 95)),
               (0.2, 1.0, block(67)))


def reverse() -> Signal:
    notes = ((0.0, 72, 0.8), (0.065, 76, 0.85), (0.13, 79, 1.0), (0.22, 76, 0.8), (0.285, 72, 0.75))
    return (tune(0.56, notes, lambda note: bar(note, 0.3, 0.8, 0.1))
            + mix(0.56, (0, 0.25, brush(0.4, (1500, 4500, 1500), 0.5, 97))))


def wild() -> Signal:
    notes = ((0.0, 72, 0.8), (0.075, 76, 0.8), (0.15, 79, 0.9), (0.225, 86, 1.0))
    return (tune(0.85, notes, lambda note: bar(note, 0.6, 0.8, 0.2))
            + mix(0.85, (0, 0.2, brush(0.34, (2000, 6500), 0.8, 99))))


def reveal() -> Signal:
    starts = [0.34 * (1 - (1 - index / 8) ** 1.7) for index in range(8)]  # the fan opens slower and slower
    fan = ((start, 0.3 + 0.04 * index, flick(0.05, 2400 + 220 * index, 101 + index))
           for index, start in enumerate(starts))
    chord = ((0.38, 0.6, bar(67, 0.45, 0.6, 0.18)), (0.395, 0.55, bar(74, 0.45, 0.6, 0.18)),
             (0.41, 0.7, bar(79, 0.42, 0.7, 0.18)))
    return mix(0.85, *fan, (0, 0.25, brush(0.4, (1500, 4200), 0.8, 111)), *chord)


def points() -> Signal:
    return mix(0.12, (0, 1.0, bar(84, 0.12, 0.7, 0.035)), (0, 0.3, block(84, 0.1)))


def focus() -> Signal:
    return mix(0.06, (0, 1.0, block(79, 0.06)), (0, 0.4, flick(0.03, 2600, 121)))


def refuse() -> Signal:
    # Low enough to mean no, but with partials a television's small speakers still carry.
    return mix(0.3, (0, 0.4, knock(170, 0.14, 131)), (0, 0.8, block(62, 0.12)),
               (0.11, 0.5, knock(160, 0.17, 133)), (0.11, 1.0, block(61, 0.16)), (0.11, 0.3, block(73, 0.1)))


def turn() -> Signal:
    notes = ((0.0, 74, 0.75), (0.16, 81, 1.0))
    return (tune(0.8, notes, lambda note: bar(note, 0.62, 0.25, 0.24))
            + 0.3 * tune(0.8, notes, lambda note: string(note - 12, 0.62, 0.4)))


def curtain() -> Signal:
    rings = ((0.06, 0.2, block(86, 0.08)), (0.17, 0.25, block(88, 0.08)), (0.26, 0.2, block(85, 0.08)),
             (0.34, 0.22, block(88, 0.08)))
    return mix(0.72, (0, 1.0, brush(0.62, (260, 700, 1300, 500), 0.5, 141)),
               (0, 0.5, brush(0.55, (1500, 2600, 1400), 0.55, 143)), *rings,
               (0.55, 0.45, knock(150, 0.16, 145)))


def win() -> Signal:
    notes = ((0.0, 67, 0.7), (0.13, 72, 0.75), (0.26, 76, 0.8), (0.39, 79, 0.9), (0.65, 76, 0.7),
             (0.78, 84, 1.0))
    under = ((0.0, 48, 0.8), (0.39, 55, 0.7), (0.78, 48, 0.9), (0.79, 64, 0.6), (0.81, 67, 0.6),
             (0.83, 72, 0.6))
    return (tune(1.9, notes, lambda note: bar(note, 1.0, 0.8, 0.26))
            + 0.6 * tune(1.9, under, lambda note: string(note, 1.1, 0.9))
            + 0.35 * tune(1.9, notes[-1:], block))


def lose() -> Signal:
    notes = ((0.0, 76, 0.8), (0.2, 74, 0.75), (0.4, 71, 0.75), (0.66, 67, 0.9))
    under = ((0.0, 60, 0.7), (0.66, 52, 0.9), (0.68, 59, 0.6))
    return (tune(1.5, notes, lambda note: bar(note, 0.8, 0.3, 0.24))
            + 0.5 * tune(1.5, under, lambda note: string(note, 0.8, 0.8)))


# The title: sixteen bars of a slow waltz in G, our own, which leads back to where it began.
BEAT = 26_460  # samples: 0.6 s, a hundred beats a minute
MELODY = """
    D5 1  B4 .5 C5 .5 D5 1 | A4 2   B4 .5 A4 .5  | G4 1  B4 1  E5 1        | D5 .5 C5 2.5
    D5 1  B4 .5 C5 .5 D5 1 | G5 1.5 F#5 .5 E5 1  | E5 1  D5 .5 C5 .5 B4 1  | A4 3
    E5 1  G5 1  E5 1       | D5 1.5 B4 .5 D5 1   | C5 1  E5 1  C5 1        | B4 3
    E5 1  D5 .5 C5 .5 E5 1 | D5 1 A4 .5 B4 .5 C5 1 | B4 1 A4 .5 B4 .5 G4 1 | G4 2  B4 .5 C5 .5
"""
CHORDS = {"G": (43, 59, 62), "D": (50, 57, 66), "Em": (40, 59, 64), "C": (48, 60, 64), "Am": (45, 60, 64)}
BARS = ("G", "D", "Em", "C", "G", "Em", "C", "D", "C", "G", "Am", "Em", "C", "D", "G", "G")


def note_number(name: str) -> int:
    """The MIDI number of a note as written: `F#5` is 78."""
    white = {"C": 0, "D": 2, "E": 4, "F": 5, "G": 7, "A": 9, "B": 11}
    return white[name[0]] + name.count("#") + 12 * (int(name[-1]) + 1)


def title() -> Signal:
    """The loop. Everything is laid on a ring, so that what rings over the end is heard at the start."""
    ring = np.zeros((3 * BEAT * len(BARS), 2))
    hands = np.random.RandomState(7)  # players are never quite together, nor twice equally loud

    def lay(beat: float, gain: float, right: float, signal: Signal) -> None:
        at = (round(beat * BEAT + hands.uniform(0, 0.012) * RATE) + np.arange(len(signal))) % len(ring)
        loud = gain * hands.uniform(0.88, 1.0)
        ring[at, 0] += loud * float(np.cos(right * np.pi / 2)) * signal
        ring[at, 1] += loud * float(np.sin(right * np.pi / 2)) * signal

    written, beat = MELODY.replace("|", " ").split(), 0.0
    for name, length in zip(written[::2], map(float, written[1::2]), strict=True):
        accent = 1.0 if beat % 3 == 0 else 0.8
        lay(beat, 0.62 * accent, 0.58, string(note_number(name), 2.6, 1.0))
        if 24 <= beat < 36 or beat % 12 == 0:  # the wood joins for the middle lines, elsewhere it only greets
            lay(beat, 0.25 * accent, 0.7, bar(note_number(name), 0.9, 0.25, 0.2))
        beat += length
    for index, chord in enumerate(BARS):
        low, *upper = CHORDS[chord]
        lay(3 * index, 0.42, 0.45, string(low, 3.0, 1.5))
        lay(3 * index, 0.3, 0.45, bar(low, 1.0, 0.15, 0.3))
        for offset, note in ((1.0, upper[0]), (1.5, upper[1]), (2.0, upper[0] + 12 * (index % 4 == 3))):
            lay(3 * index + offset, 0.26, 0.28, string(note, 1.8, 0.8))
        for offset in (1.0, 2.0):
            lay(3 * index + offset, 0.05, 0.4, brush(0.14, (2500, 4200, 2600), 0.25, 200 + index))
    walls = [band(noise(1.2, 301 + side), 900.0, 1.3) * strike(1.2, 0.22, 0.02) for side in (0, 1)]
    room = np.stack(walls, axis=1)
    room *= 0.22 / np.sqrt(np.sum(room**2, axis=0))
    wet = np.fft.irfft(np.fft.rfft(ring, axis=0) * np.fft.rfft(room, len(ring), axis=0), len(ring), axis=0)
    return level(ring + wet, 10 ** (-9.0 / 20))


@dataclass(frozen=True)
class Cue:
    """How one sound is made and how loud it may be: its peak in decibels below full scale."""

    make: Callable[[], Signal]
    peak: float


# What comes often is quiet (a deal is forty flicks), what calls across the room is loud.
CUES = {
    "deal": Cue(deal, -10), "move": Cue(move, -13), "flip": Cue(flip, -10), "slide": Cue(slide, -10),
    "draw": Cue(draw, -11), "play": Cue(play, -5), "buy": Cue(buy, -6), "dig": Cue(dig, -6),
    "shards": Cue(shards, -8), "call": Cue(call, -3), "penalty": Cue(penalty, -4), "skip": Cue(skip, -7),
    "reverse": Cue(reverse, -7), "wild": Cue(wild, -5), "reveal": Cue(reveal, -6), "points": Cue(points, -12),
    "focus": Cue(focus, -16), "refuse": Cue(refuse, -6), "turn": Cue(turn, -7), "curtain": Cue(curtain, -10),
    "win": Cue(win, -3), "lose": Cue(lose, -6),
}


def build(name: str) -> Signal:
    """The finished samples of one sound; KeyError for a name nobody makes."""
    return title() if name == "title" else finish(CUES[name].make(), CUES[name].peak)


def pages_renumbered(ogg: bytes, serial: int) -> bytes:
    """The same Ogg stream under a serial number of ours: the encoder rolls a new one each time."""
    table = []
    for index in range(256):
        value = index << 24
        for _ in range(8):
            value = ((value << 1) ^ (0x04C11DB7 if value & 0x80000000 else 0)) & 0xFFFFFFFF
        table.append(value)
    whole, start = bytearray(ogg), 0
    while start < len(whole):
        segments = whole[start + 26]
        end = start + 27 + segments + sum(whole[start + 27 : start + 27 + segments])
        struct.pack_into("<I", whole, start + 14, serial)
        struct.pack_into("<I", whole, start + 22, 0)  # the checksum counts itself as zero
        check = 0
        for byte in whole[start:end]:
            check = ((check << 8) & 0xFFFFFFFF) ^ table[(check >> 24) ^ byte]
        struct.pack_into("<I", whole, start + 22, check)
        start = end
    return bytes(whole)


def encode(name: str, signal: Signal) -> bytes:
    """`signal` as Ogg Vorbis; the serial number is made of the name."""
    file = io.BytesIO()
    with soundfile.SoundFile(file, "w", RATE, 1 if signal.ndim == 1 else 2, "VORBIS", format="OGG",
                             compression_level=0.5) as ogg:
        ogg.write(signal)
    return pages_renumbered(file.getvalue(), int.from_bytes(name.encode()[:4].ljust(4), "little"))


def measured(name: str, ogg: bytes) -> str:
    """One line about the sound as it will be heard, that is, after the encoder."""
    signal, _ = soundfile.read(io.BytesIO(ogg), always_2d=True)
    mono = signal.mean(axis=1)
    power = np.abs(np.fft.rfft(mono)) ** 2
    centre = float(np.sum(np.fft.rfftfreq(len(mono), 1 / RATE) * power) / np.sum(power))
    decibels = [20 * float(np.log10(max(value, 1e-6))) for value in (
        np.max(np.abs(signal)), np.sqrt(np.mean(signal**2)), abs(mono[0]), abs(mono[-1]))]
    return (f"{name:8} {len(mono) / RATE:6.2f} s  peak {decibels[0]:6.1f}  rms {decibels[1]:6.1f} dB  "
            f"centre {centre:5.0f} Hz  ends {decibels[2]:6.1f} {decibels[3]:6.1f} dB  {len(ogg):7} bytes")


def main() -> None:
    """Write the sounds named on the command line, or all."""
    parser = argparse.ArgumentParser(description="Synthesise the sounds of Passaround.")
    parser.add_argument("names", nargs="*", metavar="NAME", help="only these sounds")
    parser.add_argument("--out", type=Path, default=FOLDER, help="folder to write to")
    parser.add_argument("--measure", action="store_true", help="print what a listener would notice")
    asked = parser.parse_args()
    if unknown := set(asked.names) - {*CUES, "title"}:
        parser.error(f"no such sound: {', '.join(sorted(unknown))}")
    asked.out.mkdir(parents=True, exist_ok=True)
    for name in asked.names or [*CUES, "title"]:
        ogg = encode(name, build(name))
        (asked.out / f"{name}.ogg").write_bytes(ogg)
        if asked.measure:
            print(measured(name, ogg))


if __name__ == "__main__":
    main()
