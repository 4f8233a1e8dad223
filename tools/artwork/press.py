"""Prints pictures to PNG, and keeps the manifest that tells a stale sprite from a fresh one."""

import json
from collections.abc import Mapping
from hashlib import sha256
from io import BytesIO
from pathlib import Path

import resvg_py
from PIL import Image, ImageFilter

from .drawing import Picture

SPRITES = Path(__file__).parents[2] / "assets" / "sprites"
MANIFEST = "MANIFEST.json"

#: What the manifest holds: for each sprite the hash of its drawing and of the printed file.
Manifest = dict[str, dict[str, str]]


def fingerprint(data: bytes) -> str:
    """A hash short enough to read in a diff."""
    return sha256(data).hexdigest()[:20]


def pressed(picture: Picture) -> bytes:
    """A picture as PNG bytes: RGBA, or RGB where nothing shines through."""
    raw = resvg_py.svg_to_bytes(svg_string=picture.svg(), width=picture.pixels[0], skip_system_fonts=True)
    image = Image.open(BytesIO(bytes(raw))).convert("RGBA")
    image = image.convert("RGB") if image.getchannel("A").getextrema() == (255, 255) else bled(image)
    out = BytesIO()
    image.save(out, "PNG", optimize=True)
    return out.getvalue()


def bled(image: Image.Image) -> Image.Image:
    """The picture with its colours carried on into what is clear around it: scaled down, a clear black
    pixel would leave a dark rim."""
    clear = image.getchannel("A").point(lambda alpha: 255 if alpha == 0 else 0)
    around = image.convert("RGBa").filter(ImageFilter.BoxBlur(6)).convert("RGBA").convert("RGB")
    colours = Image.composite(around, image.convert("RGB"), clear)
    colours.putalpha(image.getchannel("A"))
    return colours


def read_manifest(folder: Path = SPRITES) -> Manifest:
    """The manifest as last written; empty if there is none."""
    file = folder / MANIFEST
    return json.loads(file.read_text()) if file.exists() else {}


def faults(pictures: Mapping[str, Picture], folder: Path = SPRITES) -> list[str]:
    """One sentence for each sprite that is missing, stale, changed by another hand, or drawn by nobody."""
    manifest, found = read_manifest(folder), []
    for name, picture in sorted(pictures.items()):
        entry, file = manifest.get(name), folder / f"{name}.png"
        if not file.exists():
            found.append(f"{name}: not printed yet")
        elif entry is None or entry["drawing"] != fingerprint(picture.svg().encode()):
            found.append(f"{name}: older than its drawing")
        elif entry["print"] != fingerprint(file.read_bytes()):
            found.append(f"{name}: changed since it was printed")
    on_disk = {file.relative_to(folder).with_suffix("").as_posix() for file in folder.rglob("*.png")}
    found += [f"{name}: nothing draws this" for name in sorted(on_disk - pictures.keys())]
    return found


def print_stale(
    pictures: Mapping[str, Picture], only: str = "", every: bool = False, folder: Path = SPRITES
) -> list[str]:
    """Print what changed (or `every` one) among names that start with `only`; returns the names printed."""
    manifest, printed = read_manifest(folder), []
    for name, picture in sorted(pictures.items()):
        drawing, file, entry = fingerprint(picture.svg().encode()), folder / f"{name}.png", manifest.get(name)
        fresh = entry is not None and entry["drawing"] == drawing and file.exists()
        if not name.startswith(only) or (fresh and not every):
            continue
        file.parent.mkdir(parents=True, exist_ok=True)
        data = pressed(picture)
        file.write_bytes(data)
        manifest[name] = {"drawing": drawing, "print": fingerprint(data)}
        printed.append(name)
    for name in sorted(manifest.keys() - pictures.keys()):
        (folder / f"{name}.png").unlink(missing_ok=True)
    kept = {name: manifest[name] for name in sorted(manifest.keys() & pictures.keys())}
    folder.mkdir(parents=True, exist_ok=True)
    (folder / MANIFEST).write_text(json.dumps(kept, indent=0) + "\n")
    return printed
