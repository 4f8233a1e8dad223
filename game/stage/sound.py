"""Plays what the table sounds like: short cues, one piece of music, and silence where there is no device."""

from __future__ import annotations

import logging
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from time import perf_counter

import pygame

# Sentences a person may read beside the greyed volumes; what SDL said goes to the log only.
NO_DEVICE = "No sound device was found."
DEVICE_GONE = "The sound device was unplugged."
SWITCHED_OFF = "Sound is switched off."

ECHO = 0.03  # seconds; two equal cues closer than this are one louder cue to the ear, and might clip
CHANNELS = 24  # a deal overlaps three deep; the rest is room for what may be set off meanwhile
MUSIC_FADE_MS = 600

log = logging.getLogger(__name__)


class Sound:
    """The one mouth of the program, owned by the Kit.

    A cue or a piece of music is a file `<name>.ogg` in `folder`; cues are loaded at first use and then kept.
    Nothing here ever raises for want of a device, a file or a name: the game is complete without sound.
    With `enabled=False` the mixer is never touched; what is asked for is still noted in `played`.
    """

    def __init__(
        self, folder: Path, enabled: bool = True, *, clock: Callable[[], float] = perf_counter
    ) -> None:
        self.silent: str | None = None if enabled else SWITCHED_OFF
        """Why nothing can be heard, a sentence for people (a gettext msgid); None while there is a device."""
        self.played: deque[str] = deque(maxlen=64)
        """The last cues asked for, newest last, whether or not they could be heard."""
        self._files = {file.stem: file for file in sorted(folder.glob("*.ogg"))}
        self._enabled = enabled
        self._clock = clock
        self._cues: dict[str, pygame.mixer.Sound] = {}
        self._heard: dict[str, float] = {}
        self._useless: set[str] = set()
        self._effects = 1.0
        self._loudness_of_music = 1.0
        self._piece: str | None = None
        self._doubtful = False
        if enabled:
            self.open()

    @property
    def names(self) -> frozenset[str]:
        """Every name that `play` and `music` know."""
        return frozenset(self._files)

    def play(self, name: str) -> None:
        """Sound one cue now, over whatever sounds already. An unknown name costs one line in the log."""
        # Noted before anything may drop it: the record depends on what was asked and never on the clock.
        self.played.append(name)
        if name not in self._files:
            self._complain(name, "there is no such file")
            return
        if self.silent is not None or self._effects == 0.0:
            return
        now = self._clock()
        if now - self._heard.get(name, float("-inf")) < ECHO:
            return
        if cue := self._cue(name):
            self._heard[name] = now
            cue.play()

    def music(self, name: str | None) -> None:
        """Loop one piece from now on, or fade to none. Asking for the one that is playing changes nothing."""
        if name is not None and name not in self._files:
            self._complain(name, "there is no such file")
            name = None
        if name == self._piece:
            return
        self._piece = name
        if self.silent is None:
            self._start_piece()

    def volumes(self, effects: float, music: float) -> None:
        """Set both loudnesses, each 0 (silence) to 1 (as mixed); 0.5 sounds about half as loud."""
        self._effects, self._loudness_of_music = _gain(effects), _gain(music)
        if self.silent is None:
            for cue in self._cues.values():
                cue.set_volume(self._effects)
            pygame.mixer.music.set_volume(self._loudness_of_music)

    def event(self, event: pygame.event.Event) -> None:
        """Follow devices as they come and go; every other event is ignored."""
        if not self._enabled or getattr(event, "iscapture", False):
            return
        if event.type == pygame.AUDIODEVICEREMOVED:
            self._doubtful = True
            # SDL gives the number of an opened device, and 0 for one that was only lying there.
            if getattr(event, "which", 0) and self.silent is None:
                self._fall_silent(DEVICE_GONE, "the device was removed")
        elif event.type == pygame.AUDIODEVICEADDED and (self._doubtful or self.silent is not None):
            # SDL also announces every device once at the start: re-opening then would cut off the first cues.
            self.open()

    def open(self) -> bool:
        """Open the device (again) and go on with the music; False if there is none, which is logged once."""
        if not self._enabled:
            return False
        try:
            self._shut()
            # No changes allowed: SDL converts, so that a cue sounds the same on a device that wants 48 kHz.
            pygame.mixer.init(44_100, -16, 2, 512, allowedchanges=0)
            pygame.mixer.set_num_channels(CHANNELS)
        except (pygame.error, NotImplementedError) as fault:  # the latter where pygame has no mixer at all
            self._fall_silent(NO_DEVICE, str(fault))
            return False
        self.silent, self._doubtful = None, False
        pygame.mixer.music.set_volume(self._loudness_of_music)
        self._start_piece()
        return True

    def close(self) -> None:
        """Fall silent for good and give the device back. May be called twice."""
        if self._enabled:
            self._enabled = False
            self.silent, self._piece = SWITCHED_OFF, None
            with suppress(pygame.error, NotImplementedError):
                self._shut()

    def _shut(self) -> None:
        """Give the device back, with all that was loaded for it: a cue does not outlive its mixer."""
        self._cues.clear()
        self._heard.clear()
        if pygame.mixer.get_init():
            pygame.mixer.quit()

    def _fall_silent(self, reason: str, detail: str) -> None:
        if self.silent != reason:
            log.warning("Playing without sound: %s", detail)
        self.silent = reason

    def _complain(self, name: str, fault: str) -> None:
        if name not in self._useless:
            self._useless.add(name)
            log.warning("The sound %r cannot be played: %s", name, fault)

    def _cue(self, name: str) -> pygame.mixer.Sound | None:
        """The cue, loaded at its first use; None if its file is damaged."""
        if name not in self._cues and name not in self._useless:
            try:
                cue = pygame.mixer.Sound(self._files[name])
            except (pygame.error, OSError) as fault:
                self._complain(name, str(fault))
            else:
                cue.set_volume(self._effects)
                self._cues[name] = cue
        return self._cues.get(name)

    def _start_piece(self) -> None:
        """Make the mixer do what `_piece` says."""
        if self._piece is None:
            pygame.mixer.music.fadeout(MUSIC_FADE_MS)
            return
        pygame.mixer.music.stop()  # loading during a fade waits for its end, and the frame with it
        try:
            pygame.mixer.music.load(self._files[self._piece])
            pygame.mixer.music.play(-1, fade_ms=MUSIC_FADE_MS)
        except (pygame.error, OSError) as fault:
            self._complain(self._piece, str(fault))


def _gain(loudness: float) -> float:
    """What to multiply samples by: the ear calls it half as loud when about a quarter of them is left."""
    return min(max(loudness, 0.0), 1.0) ** 2
