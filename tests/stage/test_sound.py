"""Sound plays what it is asked, survives the lack of a device, and keeps a record to look for secrets in."""

from __future__ import annotations

import logging
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.stage.sound import DEVICE_GONE, NO_DEVICE, SWITCHED_OFF, Sound

ROOT = Path(__file__).resolve().parents[2]
SOUNDS = ROOT / "assets" / "sounds"


class Watch:
    """A clock the test sets by hand."""

    now = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def watch() -> Watch:
    return Watch()


@pytest.fixture
def sound(watch: Watch, monkeypatch: pytest.MonkeyPatch) -> Iterator[Sound]:
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    sound = Sound(SOUNDS, clock=watch)
    yield sound
    sound.close()


def sounding(sound: Sound, name: str) -> int:
    """On how many channels a cue sounds just now."""
    cue = sound._cues.get(name)
    return cue.get_num_channels() if cue else 0


def event(kind: int, **fields: int) -> pygame.event.Event:
    return pygame.event.Event(kind, fields)


def test_a_cue_sounds(sound: Sound) -> None:
    assert sound.silent is None
    sound.play("win")
    assert sounding(sound, "win") == 1


def test_a_cue_is_loaded_when_first_played_and_then_kept(sound: Sound) -> None:
    assert not sound._cues
    sound.play("win")
    kept = sound._cues["win"]
    sound.play("win")
    assert list(sound._cues.values()) == [kept]


def test_the_same_cue_within_30_ms_is_not_doubled(sound: Sound, watch: Watch) -> None:
    sound.play("win")
    watch.now = 0.029
    sound.play("win")
    assert sounding(sound, "win") == 1
    watch.now = 0.031
    sound.play("win")
    assert sounding(sound, "win") == 2


def test_another_cue_at_the_same_time_is_heard(sound: Sound) -> None:
    sound.play("win")
    sound.play("lose")
    assert (sounding(sound, "win"), sounding(sound, "lose")) == (1, 1)


def test_the_record_holds_what_was_asked_even_where_the_clock_dropped_it(sound: Sound) -> None:
    for name in ("deal", "deal", "no such cue", "flip"):
        sound.play(name)
    assert list(sound.played) == ["deal", "deal", "no such cue", "flip"]


def test_the_record_is_bounded(sound: Sound) -> None:
    for _ in range(200):
        sound.play("deal")
    assert len(sound.played) == 64


def test_an_unknown_name_costs_one_line_in_the_log(sound: Sound, caplog: pytest.LogCaptureFixture) -> None:
    for _ in range(3):
        sound.play("../sounds/deal")
    assert [record.levelno for record in caplog.records] == [logging.WARNING]
    assert "../sounds/deal" in caplog.text


def test_a_damaged_file_is_said_once_and_passed_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    (tmp_path / "deal.ogg").write_bytes(b"not a sound")
    sound = Sound(tmp_path)
    sound.play("deal")
    sound.play("deal")
    sound.close()
    assert len(caplog.records) == 1


def test_effects_follow_their_volume_whenever_they_were_loaded(sound: Sound) -> None:
    sound.play("win")
    sound.volumes(0.5, 1.0)
    sound.play("lose")
    assert [cue.get_volume() for cue in sound._cues.values()] == pytest.approx([0.25, 0.25], abs=0.01)


def test_effects_and_music_have_separate_volumes(sound: Sound) -> None:
    sound.music("title")
    sound.volumes(0.0, 0.5)
    sound.play("win")
    assert sounding(sound, "win") == 0
    assert pygame.mixer.music.get_volume() == pytest.approx(0.25, abs=0.01)


def test_music_loops_until_none_is_asked_for(sound: Sound) -> None:
    sound.music("title")
    assert pygame.mixer.music.get_busy()
    sound.music(None)
    pygame.time.wait(800)
    assert not pygame.mixer.music.get_busy()


def test_music_that_comes_back_during_its_fade_does_not_wait_for_it(sound: Sound) -> None:
    sound.music("title")
    pygame.time.wait(700)  # until it is fully there, or its fade would be a short one
    sound.music(None)
    pygame.time.wait(60)
    before = pygame.time.get_ticks()
    sound.music("title")
    assert pygame.time.get_ticks() - before < 200
    assert pygame.mixer.music.get_busy()


def test_the_announcement_of_a_device_at_the_start_cuts_nothing_off(sound: Sound) -> None:
    sound.play("win")
    sound.event(event(pygame.AUDIODEVICEADDED, which=0, iscapture=0))
    assert sounding(sound, "win") == 1


def test_a_device_taken_away_leaves_silence_with_a_reason(sound: Sound) -> None:
    sound.event(event(pygame.AUDIODEVICEREMOVED, which=2, iscapture=0))
    assert sound.silent == DEVICE_GONE
    sound.play("win")
    sound.music("title")
    sound.volumes(0.5, 0.5)
    assert sounding(sound, "win") == 0


def test_a_device_that_comes_back_is_opened_and_the_music_goes_on(sound: Sound) -> None:
    sound.volumes(1.0, 0.5)
    sound.music("title")
    sound.play("win")
    sound.event(event(pygame.AUDIODEVICEREMOVED, which=2, iscapture=0))
    sound.event(event(pygame.AUDIODEVICEADDED, which=0, iscapture=0))
    assert sound.silent is None
    assert pygame.mixer.music.get_busy()
    assert pygame.mixer.music.get_volume() == pytest.approx(0.25, abs=0.01)
    sound.play("win")
    assert sounding(sound, "win") == 1


def test_after_any_device_went_the_next_one_is_opened(sound: Sound) -> None:
    sound.event(event(pygame.AUDIODEVICEREMOVED, which=0, iscapture=0))
    assert sound.silent is None, "it may not have been ours"
    sound.play("win")
    sound.event(event(pygame.AUDIODEVICEADDED, which=0, iscapture=0))
    assert sounding(sound, "win") == 0, "a device opened afresh plays nothing yet"
    sound.play("win")
    assert sounding(sound, "win") == 1


def test_a_microphone_that_goes_is_none_of_its_business(sound: Sound) -> None:
    sound.event(event(pygame.AUDIODEVICEREMOVED, which=3, iscapture=1))
    assert sound.silent is None


def test_events_that_are_not_about_devices_are_ignored(sound: Sound) -> None:
    sound.event(event(pygame.KEYDOWN, key=pygame.K_a))
    assert sound.silent is None


def test_switched_off_it_never_touches_the_mixer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pygame, "mixer", None)
    sound = Sound(SOUNDS, enabled=False)
    sound.play("deal")
    sound.music("title")
    sound.volumes(0.3, 0.3)
    sound.event(event(pygame.AUDIODEVICEREMOVED, which=2, iscapture=0))
    sound.event(event(pygame.AUDIODEVICEADDED, which=0, iscapture=0))
    sound.close()
    assert sound.silent == SWITCHED_OFF
    assert list(sound.played) == ["deal"]


def test_a_closed_sound_stays_closed(sound: Sound) -> None:
    sound.close()
    sound.close()
    sound.event(event(pygame.AUDIODEVICEADDED, which=0, iscapture=0))
    sound.play("deal")
    assert not sound.open()
    assert pygame.mixer.get_init() is None


def test_a_program_without_a_mixer_runs_silent(monkeypatch: pytest.MonkeyPatch) -> None:
    class Missing:
        def __getattr__(self, name: str) -> None:
            raise NotImplementedError("mixer module not available")

    monkeypatch.setattr(pygame, "mixer", Missing())
    sound = Sound(SOUNDS)
    sound.play("deal")
    assert sound.silent == NO_DEVICE
    sound.close()


SILENT_RUN = f"""
import logging, sys
from pathlib import Path
import pygame
from game.stage.sound import Sound
logging.basicConfig(format="%(message)s")
pygame.display.init()
sound = Sound(Path({str(SOUNDS)!r}))
sound.music("title")
for name in sorted(sound.names):
    sound.play(name)
sound.volumes(0.5, 0.5)
sound.event(pygame.event.Event(pygame.AUDIODEVICEADDED, which=0, iscapture=0))
sound.music(None)
print(sound.silent)
print("numpy" in sys.modules)
sound.close()
pygame.quit()
"""


@pytest.mark.parametrize("driver", ["nonsense", "alsa"])
def test_without_a_device_it_runs_silent_and_says_so_once(driver: str) -> None:
    surroundings = os.environ | {"SDL_AUDIODRIVER": driver, "SDL_VIDEODRIVER": "dummy",
                                 "PYGAME_HIDE_SUPPORT_PROMPT": "1", "ALSA_CONFIG_PATH": os.devnull}
    run = subprocess.run([sys.executable, "-c", SILENT_RUN], cwd=ROOT, env=surroundings,
                         capture_output=True, text=True, timeout=20)
    assert run.returncode == 0, run.stderr
    assert run.stdout.splitlines() == [NO_DEVICE, "False"]
    assert run.stderr.count("Playing without sound") == 1
    assert "Traceback" not in run.stderr
