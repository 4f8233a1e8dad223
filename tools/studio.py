"""The running program on a stand: real presses go in, fixed matches are dealt, and its pictures can be taken."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pygame

from game import games
from game.app import App
from game.content import paths
from game.content.settings import Settings
from game.content.shelf import Shelf
from game.kernel.match import Match
from game.kernel.transcript import Chair, Transcript, replay
from game.players.bots import bot
from game.scenes import doors
from game.scenes.seats import LastSetup
from game.scenes.sitting import Sitting, bots_only, sit_down
from game.scenes.table import TableScene
from tests.vpad import VirtualPad
from tools.simulate import sit

NAMES = ("Anna", "Ben", "Chiara", "Dev", "Elif")
PADS = (("Xbox Wireless Controller", 0x045E), ("DualSense Wireless Controller", 0x054C))
SEEDS = {("pizzuno", 2): 5, ("pizzuno", 3): 40, ("pizzuno", 4): 42}
"""Matches of a game and a number of seats in which much happens; the others take seed 3."""

KEYS = {"confirm": pygame.K_SPACE, "cancel": pygame.K_q, "look": pygame.K_e, "call": pygame.K_r, "book": pygame.K_F1,
        "menu": pygame.K_ESCAPE, "left": pygame.K_a, "right": pygame.K_d, "up": pygame.K_w, "down": pygame.K_s,
        "other confirm": pygame.K_RETURN}
HANDS = games.find([games.HOME])
SHELF = Shelf(HANDS, paths.find())


def dealt(game: str, seats: int) -> int:
    """The seed of the match in the pictures."""
    return SEEDS.get((game, seats), 3)


@cache
def whole(game: str, seats: int, level: str) -> tuple[str, ...]:
    """The actions of a match that bots of this level play to its end."""
    header = bots_only(game, seats, dealt(game, seats), level, False, {})
    match = SHELF.match(header)
    sit(match, [bot(level, match.rules, HANDS[game], header.seed, seat) for seat in range(seats)])
    return tuple(action.text for action in match.actions)


def bare(game: str, seats: int) -> Transcript:
    """The header of the match in the pictures."""
    return Transcript(game, dealt(game, seats), tuple(Chair(name) for name in NAMES[:seats]))


class Studio:
    """The program with two pads plugged in, stepped by hand. `level` is how well the bots of its matches play."""

    def __init__(self, home: Path, size: str = "1920x1080", text: int = 100, lang: str = "en",
                 level: str = "normal") -> None:
        self.app = App.from_args(["--headless", "--size", size, "--seed", "7", "--lang", lang, "--data-dir", str(home)])
        self.kit, self.level, self.text = self.app.kit, level, text
        self.pads: list[VirtualPad] = []
        self.clear()

    @property
    def top(self) -> Any:
        return self.app.scenes.top

    def frames(self, count: int = 1) -> None:
        for _ in range(count):
            self.app.frame()

    def clear(self) -> None:
        """The title, as if nobody had been here."""
        kit = self.kit
        kit.speed = "instant"
        kit.last_setup = LastSetup()
        kit.notices.clear()
        self.app.notices.words = ""
        for key in Settings.__dataclass_fields__:
            setattr(kit.settings, key, getattr(Settings(), key))
        kit.settings.text_size = self.text  # type: ignore[assignment]
        if kit.brush.letters.text_size != self.text:
            self.app.rebuild()
        while len(self.pads) < len(PADS):
            name, vendor = PADS[len(self.pads)]
            self.pads.append(VirtualPad(name, vendor=vendor))
        self.restart(doors.title(kit))
        self.frames(2)
        kit.spoke = self.device(0)

    def close(self) -> None:
        for pad in self.pads:
            pad.unplug()
        self.frames()
        self.app.close()

    def restart(self, *scenes: Any) -> None:
        self.app.scenes.restart(*scenes)
        self.frames()

    def device(self, pad: int) -> Any:
        return next(device for device in self.kit.devices.all() if device.key == self.pads[pad].key)

    def key(self, *words: str) -> None:
        """Press keys, one after another."""
        for word in words:
            for kind in (pygame.KEYDOWN, pygame.KEYUP):
                pygame.event.post(pygame.event.Event(kind, key=KEYS[word], scancode=0, mod=0, unicode=""))
                self.frames()

    def tap(self, pad: int, *buttons: int) -> None:
        for button in buttons:
            self.pads[pad].press(button)
            self.frames(2)
            self.pads[pad].release(button)
            self.frames(2)

    def unplug(self, pad: int) -> None:
        self.pads.pop(pad).unplug()
        self.frames(3)

    # -- matches -----------------------------------------------------------------------------------------

    def actions(self, game: str, seats: int) -> tuple[str, ...]:
        return whole(game, seats, self.level)

    def sitting(self, game: str, seats: int, done: int | None = None, people: int = 1) -> Sitting:
        """A match after so many actions (all of them if None); the first of its seats are people with pads."""
        chairs = tuple(Chair(name, "person" if seat < people else "normal", seat < people)
                       for seat, name in enumerate(NAMES[:seats]))
        actions = list(self.actions(game, seats)[:done])
        header = Transcript(game, dealt(game, seats), chairs, actions=actions)
        match = replay(header, SHELF.match)
        header.actions = []
        keys = [self.pads[seat].key if seat < min(people, len(self.pads)) else "" for seat in range(seats)]
        return sit_down(self.kit.shelf, header, keys, match)

    def table(self, sitting: Sitting) -> None:
        """A table with these people, at rest."""
        self.restart(doors.title(self.kit), TableScene(self.kit, sitting))
        self.frames(0 if not sitting.people else 4)

    def when(self, game: str, seats: int, fits: Callable[[Match], bool], share: float = 0.0) -> int | None:
        """After how many actions something is so, not before this share of the match; None if never."""
        actions = self.actions(game, seats)
        match = SHELF.match(bare(game, seats))
        for done, action in enumerate(actions):
            if done >= share * len(actions) and fits(match):
                return done
            match.submit(action)
        return None
