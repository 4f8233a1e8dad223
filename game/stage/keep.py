"""Pictures kept so that they are made once: in memory within bounds, and on disk from one start to the next."""

from __future__ import annotations

import contextlib
import hashlib
import shutil
import struct
from collections import OrderedDict
from collections.abc import Callable, Hashable
from pathlib import Path
from typing import Final

import pygame

MEGABYTE = 1 << 20
DISK_LIMIT = 256 * MEGABYTE
HEADER = struct.Struct("<4sII")
PIXELS: Final = "BGRA"
"""In the order that surfaces of nearly all machines have, so that what was read can be drawn as it is."""


class Kept:
    """A cache of surfaces, bounded in bytes: what was not used longest goes first. `megabytes` are for a window of
    1920×1080 or less; one of more pixels per unit (`scale`) has larger pictures, and as much more room."""

    def __init__(self, megabytes: float, scale: float = 1.0) -> None:
        self._room = round(megabytes * MEGABYTE * max(1.0, scale ** 2))
        self._used = 0
        self._found: OrderedDict[Hashable, pygame.Surface] = OrderedDict()

    def get(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """The picture kept under this key, made now if there is none."""
        found = self._found.get(key)
        if found is None:
            found = self._found[key] = make()
            self._used += _size(found)
            while self._used > self._room and len(self._found) > 1:
                self._used -= _size(self._found.popitem(last=False)[1])
        else:
            self._found.move_to_end(key)
        return found

    def __len__(self) -> int:
        return len(self._found)

    @property
    def used(self) -> int:
        """Bytes of all pictures kept."""
        return self._used


class OnDisk:
    """Scaled pictures in a folder, as raw pixels: read back in a fraction of the time it takes to make them.
    `stamp` names the state of the sources; pictures of other states are thrown away. A folder that cannot
    be written keeps nothing, and nobody minds."""

    def __init__(self, folder: Path | None, stamp: str) -> None:
        self._folder = None if folder is None else folder / "pictures" / stamp
        if self._folder is None or folder is None:
            return
        try:
            for other in (folder / "pictures").glob("*"):
                if other.name != stamp or _weight(other) > DISK_LIMIT:
                    shutil.rmtree(other, ignore_errors=True)
            self._folder.mkdir(parents=True, exist_ok=True)
        except OSError:
            self._folder = None

    def get(self, key: tuple[object, ...], make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """The picture of this key: read, or made and written."""
        if self._folder is None:
            return make()
        file = self._folder / hashlib.sha1(repr(key).encode(), usedforsecurity=False).hexdigest()
        with contextlib.suppress(OSError, ValueError, OverflowError, struct.error):
            data = memoryview(file.read_bytes())
            pixels, *size = HEADER.unpack_from(data)
            if pixels == PIXELS.encode():
                return pygame.image.frombuffer(data[HEADER.size:], size, PIXELS)
        picture = make()
        with contextlib.suppress(OSError):
            part = file.with_suffix(".part")
            part.write_bytes(HEADER.pack(PIXELS.encode(), *picture.get_size()) + pygame.image.tobytes(picture, PIXELS))
            part.replace(file)
        return picture


def _size(picture: pygame.Surface) -> int:
    return picture.get_width() * picture.get_height() * picture.get_bytesize()


def _weight(folder: Path) -> int:
    return sum(file.stat().st_size for file in folder.iterdir()) if folder.is_dir() else 0
