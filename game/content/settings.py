"""What people set once and keep: speed, sound, screen, words, controls. A JSON file; nothing in it can
stop the program."""

from __future__ import annotations

import os
import tempfile
from contextlib import suppress
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Annotated, Any, Literal, get_args, get_origin, get_type_hints

import msgspec

from game.kernel.say import Say

Volume = Annotated[int, msgspec.Meta(ge=0, le=10)]


@dataclass(slots=True)
class Settings:
    """All settings, at first as here.

    `display` counts from 0; `text_size` is per cent; `call_window` is in seconds, 0 means until somebody
    says done; `dead_zone` is how far a stick must go before it steers, in per cent; `language` is a code
    such as `fi`, empty for that of the system; `names` are those last used, newest first; `bindings` are
    controls by kind of device and meaning, where they differ from data/input.yaml. `unknown` keeps fields
    of a newer version."""

    speed: Literal["slow", "normal", "fast", "instant"] = "normal"
    fullscreen: bool = True
    display: Annotated[int, msgspec.Meta(ge=0, le=15)] = 0
    effects: Volume = 8
    music: Volume = 5
    text_size: Literal[100, 130, 160, 200] = 100
    undo: bool = True
    call_window: Annotated[int, msgspec.Meta(ge=0, le=10)] = 3
    reduced_motion: bool = False
    dead_zone: Annotated[int, msgspec.Meta(ge=20, le=90)] = 55
    rumble: bool = True
    language: Annotated[str, msgspec.Meta(pattern=r"^([a-z]{2,3}(_[A-Z]{2})?|pseudo)?$")] = ""
    names: list[Annotated[str, msgspec.Meta(min_length=1, max_length=24)]] = field(default_factory=list)
    bindings: dict[str, dict[str, list[str] | float]] = field(default_factory=dict)
    unknown: dict[str, Any] = field(default_factory=dict)

    def remember(self, name: str) -> None:
        """Put a name before the others; the twelve newest stay."""
        self.names = [name, *(other for other in self.names if other != name)][:12]


def possible(name: str) -> tuple[Any, ...]:
    """All values a setting can take, in order; empty where they cannot be counted."""
    hint = get_type_hints(Settings, include_extras=True)[name]
    if hint is bool:
        return (False, True)
    if get_origin(hint) is Literal:
        return get_args(hint)
    limits = [meta for meta in get_args(hint)[1:] if isinstance(meta, msgspec.Meta) and meta.ge is not None]
    return tuple(range(int(limits[0].ge or 0), int(limits[0].le or 0) + 1)) if limits else ()


def load(path: Path) -> tuple[Settings, Say | None]:
    """The settings in a file, and a sentence if it could not be used as it is. No file is no trouble."""
    settings = Settings()
    try:
        found = msgspec.json.decode(path.read_bytes())
    except (FileNotFoundError, NotADirectoryError):
        return settings, None
    except OSError:
        return settings, Say("The settings cannot be read, so everything is set as at first.")
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return settings, Say("The settings are damaged, so everything is set as at first.")
    if not isinstance(found, dict):
        return settings, Say("The settings are damaged, so everything is set as at first.")
    hints = get_type_hints(Settings, include_extras=True)
    hints.pop("unknown")
    settings.unknown = {key: value for key, value in found.items() if key not in hints}
    damaged = []
    for name in hints.keys() & found.keys():
        try:
            setattr(settings, name, msgspec.convert(found[name], hints[name]))
        except msgspec.ValidationError:
            damaged.append(name)
    if damaged:
        return settings, Say("{n} setting is damaged and is set as at first.",
                             "{n} settings are damaged and are set as at first.", n=len(damaged))
    return settings, None


def save(settings: Settings, path: Path) -> Say | None:
    """Write the settings, so that at any moment the old or the new file is there whole. A sentence if it
    cannot be done; then the old file is as it was."""
    values = asdict(settings)
    text = msgspec.json.format(msgspec.json.encode({**values.pop("unknown"), **values}))
    part = ""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, part = tempfile.mkstemp(dir=path.parent, prefix=path.name, suffix=".part")
        with open(handle, "wb") as file:
            file.write(text + b"\n")
            file.flush()
            os.fsync(file.fileno())
        os.replace(part, path)
    except OSError:
        with suppress(OSError):
            os.unlink(part)
        return Say("The settings cannot be saved; they hold until the program ends.")
    return None
