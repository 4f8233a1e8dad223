"""Pictures from disk, scaled for this window and kept: sprites, card faces put together from layers, turned cards."""

from __future__ import annotations

import hashlib
import logging
from collections.abc import Callable, Sequence
from pathlib import Path

import pygame

from game.stage.keep import Kept, OnDisk
from game.stage.lettering import Lettering
from game.stage.paint import Paint
from game.stage.palette import INK, LIGHT_SHADE, TOMATO

RATIO = 7 / 5
"""Height of a card over its width."""

SPRITES_KEPT, TURNED_KEPT, MASTERS_KEPT = 34, 16, 10
"""Megabytes of pictures at their size, of turned ones, and of masters."""

TURN_STEP = 1.5

log = logging.getLogger(__name__)


class Art:
    """Sprites for one scale. Names are paths below `folder` without `.png`, such as `pizzuno/red-7`.
    What is missing is drawn as a lettered placeholder, and said once in the log."""

    def __init__(self, folder: Path, paint: Paint, letters: Lettering, cache: Path | None = None) -> None:
        self._folder = folder
        manifest = folder / "MANIFEST.json"
        stamp = hashlib.sha1(manifest.read_bytes() if manifest.is_file() else b"", usedforsecurity=False).hexdigest()
        self._disk = OnDisk(cache, stamp[:16])
        self._paint = paint
        self._letters = letters
        self._sprites = Kept(SPRITES_KEPT, paint.scale)
        self._turned = Kept(TURNED_KEPT, paint.scale)
        self._masters = Kept(MASTERS_KEPT)
        self._there: dict[str, bool] = {}
        self._missing: set[str] = set()

    def has(self, name: str) -> bool:
        """Whether there is such a picture."""
        found = self._there.get(name)
        if found is None:
            found = self._there[name] = (self._folder / f"{name}.png").is_file()
        return found

    def sprite(self, name: str, width: float, height: float | None = None) -> pygame.Surface:
        """A picture that fits into width × height units (height defaults to the width), keeping its shape."""
        height = width if height is None else height

        def make() -> pygame.Surface:
            master = self._master(name)
            if master is None:
                return self._placeholder(name.rpartition("/")[2], width, height)
            k = min(width * self._paint.scale / master.get_width(), height * self._paint.scale / master.get_height())
            size = max(1, round(master.get_width() * k)), max(1, round(master.get_height() * k))
            return pygame.transform.smoothscale(master, size)
        box = (self._paint.px(width), self._paint.px(height))
        return self._sprites.get((name, *box), lambda: self._disk.get((name, *box), make) if self.has(name) else make())

    def scenery(self, name: str, size: tuple[int, int]) -> pygame.Surface | None:
        """An opaque picture at exactly that size in pixels, or None if there is none."""
        if not self.has(name):
            return None

        def make() -> pygame.Surface:
            return pygame.transform.smoothscale(pygame.image.load(self._folder / f"{name}.png").convert(), size)
        return self._sprites.get((name, size), lambda: self._disk.get((name, size), make).convert())

    def card(self, layers: Sequence[str], words: str, width: float) -> pygame.Surface:
        """A card's face or back `width` units wide, from its layers, bottom first."""
        def make() -> pygame.Surface:
            masters = [master for name in layers if (master := self._master(name)) is not None]
            if len(masters) < len(layers) or not masters:
                return self._placeholder(words, width, width * RATIO)
            whole = masters[0]
            if len(masters) > 1:
                whole = whole.copy()
                for master in masters[1:]:
                    whole.blit(master, (0, 0))
            return pygame.transform.smoothscale(whole, (self._paint.px(width), self._paint.px(width * RATIO)))
        key = (*layers, self._paint.px(width), "card")
        if not layers or not all(map(self.has, layers)):
            return self._sprites.get((*key, words), make)
        return self._sprites.get(key, lambda: self._disk.get(key, make))

    def variant(self, key: tuple[object, ...], make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """A picture made from another, kept under its key."""
        return self._sprites.get(("variant", *key), make)

    def turned(self, key: tuple[object, ...], picture: Callable[[], pygame.Surface], angle: float) -> pygame.Surface:
        """A picture turned clockwise by an angle in degrees, in steps no eye sees, kept under its key."""
        steps = round(angle / TURN_STEP)
        if steps == 0:
            return picture()
        return self._turned.get((key, steps), lambda: pygame.transform.rotozoom(picture(), -steps * TURN_STEP, 1))

    def _master(self, name: str) -> pygame.Surface | None:
        path = self._folder / f"{name}.png"
        if name in self._missing:
            return None
        if not path.is_file():
            self._missing.add(name)
            log.warning("no picture %s.png", name)
            return None
        return self._masters.get(name, lambda: pygame.image.load(path).convert_alpha())

    def _placeholder(self, words: str, width: float, height: float) -> pygame.Surface:
        sheet = self._paint.panel(width, height, LIGHT_SHADE, width * 0.1, INK, max(2, width * 0.024)).copy()
        size = max(12, width * 0.16)
        lines = self._letters.wrapped(words, width * 0.84, size, 800)[:4]
        block = self._letters.block(lines, size, 800, INK, 0.5)
        sheet.blit(block, block.get_rect(center=sheet.get_rect().center))
        pygame.draw.rect(sheet, TOMATO, sheet.get_rect().inflate(-6, -6), 1, border_radius=4)
        return sheet
