"""Starts the program: the window and the fixed-step loop. Builds the Kit and hands it to the scenes."""

from __future__ import annotations

import argparse
import gc
import json
import logging
import os
import signal
import sys
import time
import traceback
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Self
from weakref import WeakSet

import pygame

from game import flags
from game.content import paths
from game.content import settings as settings_file
from game.content.faults import ContentError, Fault
from game.content.shelf import Shelf
from game.content.text import Catalogue, spoken_here
from game.flags import BAD_DATA, BROKEN, DONE, NO_SCREEN, WRONG_USE, Exit
from game.games import find
from game.input.bindings import Bindings
from game.input.devices import Change, Devices
from game.input.intents import Device
from game.kernel.match import Match
from game.kernel.table import Viewer
from game.kernel.transcript import Transcript, TranscriptError, parse, replay
from game.scenes import doors
from game.scenes.kit import Demo, Kit
from game.scenes.notices import Notices
from game.scenes.sitting import Sitting
from game.scenes.stack import Scene, Stack
from game.scenes.table import TableScene
from game.stage import layout, screen
from game.stage.brush import Brush
from game.stage.sound import Sound
from game.store.rows import Kept
from game.store.store import Store

STEP = 1 / 60
MOST_STEPS = 5
LARGEST = 2_000_000
"""Bytes of a transcript; the longest matches take a hundredth of it."""

EARLY = 0.0015
"""Seconds before the deadline at which sleeping ends and spinning begins: sleep alone is late."""

log = logging.getLogger(__name__)


class App:
    """The running program. `frame` is one turn of its loop; a test calls it as `main` does."""

    def __init__(self, args: argparse.Namespace, games_from: Sequence[Path] | None = None) -> None:
        self.args = args
        self.running = True
        self.exit_code = DONE
        self.steps = 0
        self.result: dict[str, object] | None = None
        self._behind = 0.0
        self._shot: set[str] = set()
        self._unwatched = False
        """Whether nobody sees the frames: then each scene is drawn once while it is still, and no more."""
        self._drawn: WeakSet[Scene] = WeakSet()
        self._folders = paths.find(args.data_dir)
        self._settings, trouble = settings_file.load(self._folders.settings)
        if args.headless:
            os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
        shelf = Shelf(find(games_from) if games_from else find(), self._folders)
        _check(shelf)
        language = args.lang or self._settings.language or spoken_here()
        catalogue = Catalogue(self._folders.data / "text", language)
        self._notices: list[str] = []
        self.notices = Notices(self._notices)
        self._noticed = False
        store = Store(self._folders.user, lambda say: self._notice(catalogue.say(say, ())))
        try:
            self._start(shelf, catalogue, store)
        except BaseException:
            store.close()
            raise
        if trouble is not None:
            self._notice(self.kit.say(trouble))

    def _start(self, shelf: Shelf, catalogue: Catalogue, store: Store) -> None:
        """Open the window and go to the first scene."""
        args = self.args
        left = _left(store) if args.resume else None
        told = _told(args.replay) if args.replay else None
        match = replay(told, shelf.match) if told else None
        if not screen.begin():
            raise Exit(NO_SCREEN, "There is no screen here; --headless plays without one.")
        self.surface = self._open_window()
        speed = args.speed or ("instant" if args.headless else self._settings.speed)
        bindings = Bindings.load(self._folders.data / "input.yaml", self._settings.bindings)
        self.kit = kit = Kit(
            folders=self._folders, shelf=shelf, settings=self._settings,
            catalogue=catalogue, devices=Devices(bindings), store=store, notices=self._notices,
            sound=Sound(self._folders.assets / "sounds", enabled=not args.headless),
            brush=Brush(self.surface, self._folders.assets, self._settings.text_size, self._folders.cache),
            scenes=Stack(self._scene_changed), speed=speed, seed=args.seed, headless=args.headless,
            demo=Demo(args.demo, args.players, args.bots) if args.demo else None)
        for line in kit.devices.add_mappings(self._folders.mappings) if self._folders.mappings.is_file() else ():
            self._notice(kit.tr("{file}, line {line}: this is no mapping of a pad; it is left out.",
                                file=self._folders.mappings.name, line=line))
        kit.rebuild = self.rebuild
        kit.demo_over = self._demo_over
        kit.sound.volumes(self._settings.effects / 10, self._settings.music / 10)
        self.scenes = kit.scenes
        if left is not None:
            if left.header.demo:
                kit.demo = Demo(left.header.game, len(left.header.chairs))
            doors.carry_on(kit, left)
            self.scenes.settle()
            return
        self.scenes.push(doors.title(kit))
        if told is not None and match is not None:
            ended = partial(self._over, told, match) if args.headless else None
            self.scenes.push(doors.replay_scene(kit, told, match, ended))
        if args.game:
            doors.setup(kit, args.game)
        self.scenes.settle()

    @classmethod
    def from_args(cls, words: Sequence[str], games_from: Sequence[Path] | None = None) -> Self:
        """The program started with these words; Exit says why it cannot be."""
        games = find(games_from) if games_from else find()
        args = flags.read(words, {name: found.seats for name, found in games.items()})
        if not getattr(pygame, "IS_CE", False):
            raise Exit(BROKEN, "Plain pygame stands in the place of pygame-ce: uninstall pygame, then install "
                               "pygame-ce again.")
        try:
            return cls(args, games_from)
        except ContentError as broken:
            raise Exit(BAD_DATA, str(broken)) from None
        except TranscriptError as broken:
            raise Exit(BAD_DATA, f"The transcript does not replay: {broken}") from None

    def _notice(self, words: str) -> None:
        """Tell people something that went wrong; also those who only read what the program prints."""
        self._notices.append(words)
        log.warning(words)

    @property
    def viewer(self) -> Viewer:
        """The seat whose eyes the screen is for now; None: nobody's, or there is no match."""
        table = self.scenes.below("table")
        return table.eyes.viewer if isinstance(table, TableScene) else None

    # -- window ----------------------------------------------------------------------------------------

    def _open_window(self) -> pygame.Surface:
        """The window as flags and settings want it."""
        args, settings = self.args, self._settings
        full = not args.headless and not args.windowed and not args.size and (args.fullscreen or settings.fullscreen)
        display = args.display if args.display is not None else settings.display
        return screen.open_window(full, display, args.size or (screen.CANVAS if args.headless else None))

    def rebuild(self, mode: bool = False) -> None:
        """The window, text size or language changed: everything is drawn for it anew."""
        if mode:
            self.args.windowed = not self._settings.fullscreen
            self.args.fullscreen = self._settings.fullscreen
            self.surface = self._open_window()
        self.kit.brush = Brush(self.surface, self._folders.assets, self._settings.text_size, self._folders.cache)
        for scene in self.scenes.all():
            scene.resized()

    def _scene_changed(self) -> None:
        """One press, one screen: what is held means nothing to the next scene."""
        self.kit.devices.release()

    # -- the loop --------------------------------------------------------------------------------------

    def frame(self, dt: float = STEP) -> bool:
        """Pump events, step as often as dt asks for, draw if anything changed; whether it was drawn."""
        for event in pygame.event.get():
            self._event(event)
        self._behind = min(self._behind + dt, MOST_STEPS * STEP)
        while self._behind >= STEP - 1e-9 and self.running:
            self._behind -= STEP
            self._step()
        return self.running and self._draw()

    def _event(self, event: pygame.event.Event) -> None:
        kit = self.kit
        if event.type == pygame.QUIT:
            self.running = False
        elif event.type in (pygame.VIDEORESIZE, pygame.WINDOWSIZECHANGED):
            surface = pygame.display.get_surface()
            if surface is not None and surface.get_size() != self.kit.brush.canvas.size:
                self.surface = surface
                self.rebuild()
        elif event.type == pygame.WINDOWEXPOSED:
            self.scenes.top.fresh = True
        elif event.type == pygame.TEXTINPUT and kit.devices.typing:
            self.scenes.top.typed(event.text)
        kit.sound.event(event)
        for intent in kit.devices.feed(event):
            self._intend(intent)

    def _intend(self, intent: object) -> None:
        if not self.scenes.empty and not self.scenes.changing:
            self.scenes.top.intent(intent)  # type: ignore[arg-type]

    def _device_changed(self, device: Device, change: Change) -> None:
        """A pad came or went: the top-most scene that wants to know deals with it, else the match it was in."""
        kit = self.kit
        if change == "went" and kit.spoke == device:
            kit.spoke = None
        for scene in reversed(self.scenes.all()):
            scene.fresh = True
            if scene.device_changed(device, change):
                return
        if change == "went":
            doors.device_gone(kit, device)

    def _step(self) -> None:
        self.steps += 1
        self._noticed |= self.notices.step(STEP)
        for device, change in self.kit.devices.changes():
            self._device_changed(device, change)
        for intent in self.kit.devices.tick(STEP):
            self._intend(intent)
        self.scenes.settle()
        if self.scenes.empty:
            self.running = False
            return
        for scene in self.scenes.shown():
            scene.step(STEP)
        self.scenes.settle()
        if self.scenes.empty:
            self.running = False

    def _draw(self) -> bool:
        shown = self.scenes.shown()
        if not self._noticed and not any(scene.fresh for scene in shown):
            return False
        top = self.scenes.top
        if self._unwatched and (not top.still or top in self._drawn) and not self._wants_shot:
            return False
        self._drawn.add(top)
        self._noticed = False
        for scene in shown:
            scene.fresh = False
        self.kit.brush.canvas.show(self._draw_all)
        pygame.display.flip()
        if self.args.shots is not None:
            self._save_shot()
        return True

    def _draw_all(self) -> None:
        """What is to be seen, the lowest first."""
        for scene in self.scenes.shown():
            scene.draw(self.kit.brush)
        self.notices.draw(self.kit.brush)

    @property
    def _wants_shot(self) -> bool:
        return self.args.shots is not None and self.scenes.top.name not in self._shot

    def _save_shot(self) -> None:
        scene = self.scenes.top
        if scene.still and scene.name not in self._shot:
            self._shot.add(scene.name)
            self.args.shots.mkdir(parents=True, exist_ok=True)
            pygame.image.save(self.surface, self.args.shots / f"{len(self._shot):02d}-{scene.name}.png")

    def _demo_over(self, sitting: Sitting) -> None:
        """A demo has shown its score: keep what is printed at the end, and leave."""
        self._over(sitting.header, sitting.match)

    def _over(self, header: Transcript, match: Match) -> None:
        score = match.score(None)
        self.result = {"game": header.game, "seats": len(header.chairs), "seed": header.seed,
                       "scores": list(score.totals), "winners": list(score.winners), "actions": len(match.actions)}
        self.running = False

    def run(self) -> int:
        """The loop against the clock (or without it, headless) until the program ends; its exit code."""
        gc.collect()
        gc.freeze()
        last = time.perf_counter()
        self._unwatched = self.args.headless
        while self.running:
            if self.args.headless:
                self.frame(STEP)
                continue
            now = time.perf_counter()
            self.frame(now - last)
            last = now
            _wait_until(now + STEP)
        return self.exit_code

    def close(self) -> None:
        """Let go of sound and window. The app is of no use afterwards."""
        self.running = False
        self.kit.store.close()
        self.kit.sound.close()


def _left(store: Store) -> Kept:
    """The match that `--resume` goes on with: people's before a demo. Exit if there is none."""
    left = next(iter(store.unfinished()), None) or store.demo()
    if left is None:
        raise Exit(WRONG_USE, "There is no match to go on with.")
    return left


def _told(path: Path) -> Transcript:
    """The transcript in a file. Exit if there is none, TranscriptError if it cannot be read."""
    try:
        if path.stat().st_size > LARGEST:
            raise TranscriptError(1, "this is far larger than any match")
        data = path.read_bytes()
        return parse(data.decode())
    except OSError as error:
        raise Exit(WRONG_USE, f"{path} cannot be read: {error.strerror}.") from None
    except UnicodeDecodeError as error:
        raise TranscriptError(data.count(b"\n", 0, error.start) + 1, "this is no text in UTF-8") from None


def _check(shelf: Shelf) -> None:
    """Read all cards and tables before a window opens; ContentError lists all that is wrong with them."""
    faults: list[Fault] = []
    for game, found in shelf.games.items():
        try:
            shelf.printed(game)
        except ContentError as broken:
            faults += broken.faults
            continue
        for seats in found.seats:
            try:
                zones = [zone.name for zone in shelf.rules(game, seats).box.zones]
                layout.load(shelf.map(game), seats, zones)
            except ContentError as broken:
                faults += broken.faults
    if faults:
        raise ContentError(faults)


def _wait_until(deadline: float) -> None:
    left = deadline - time.perf_counter() - EARLY
    if left > 0:
        time.sleep(left)
    while time.perf_counter() < deadline:
        pass


def _apology(details: str) -> str:
    """The sentence for a fault of ours; its details go into a file for whoever mends it."""
    words = "Something went wrong that should not have"
    try:
        file = paths.find().user / "fault.txt"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(details)
    except (OSError, ContentError):
        return f"{words}."
    return f"{words}; the match so far is kept, and the details are in {file}."


def main(words: Sequence[str] | None = None) -> int:
    """Run the program; its exit code. No traceback ever reaches a player."""
    logging.basicConfig(level=logging.WARNING, format="%(message)s")
    app: App | None = None

    def leave(*_: object) -> None:
        """A signal asks the program to end: after this frame, or at once while there are none yet."""
        if app is None:
            raise KeyboardInterrupt
        app.running = False

    before = {number: signal.signal(number, leave) for number in (signal.SIGTERM, signal.SIGINT)}
    try:
        app = App.from_args(sys.argv[1:] if words is None else words)
        code = app.run()
        if app.result is not None:
            print(json.dumps(app.result, separators=(",", ":")), flush=True)
            if app.kit.demo is not None:
                app.kit.store.forget_demos()
        return code
    except Exit as stop:
        print(stop, file=sys.stderr)
        return stop.code
    except KeyboardInterrupt:
        return DONE
    except Exception:
        print(_apology(traceback.format_exc()), file=sys.stderr)
        return BROKEN
    finally:
        if app is not None:
            app.close()
        pygame.quit()
        for number, former in before.items():
            signal.signal(number, former)
