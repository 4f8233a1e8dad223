"""Saves a picture of every scene of the program, at any size, to be looked at.

    python tools/shot.py --all --size 1920x1080 --out DIR
    python tools/shot.py --only pisanki-4 --grey --text 200 --lang pseudo --out DIR

File names are the same at every size, and say game, seats and scene; what is in the pictures depends on
nothing but the program (fixed seeds, no clock).
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame

from tools.stories import STORIES, Story
from tools.studio import Studio


def main(words: Sequence[str] | None = None) -> int:
    """Run the command; 0 done."""
    asked = argparse.ArgumentParser(description="Save pictures of the scenes.")
    what = asked.add_mutually_exclusive_group(required=True)
    what.add_argument("--all", action="store_true", help="every scene")
    what.add_argument("--only", metavar="PART", default="", help="those whose name has this in it")
    asked.add_argument("--size", default="1920x1080", metavar="WxH")
    asked.add_argument("--text", type=int, choices=(100, 130, 160, 200), default=100, help="size of words, per cent")
    asked.add_argument("--lang", default="en", help="language; pseudo is longer than any")
    asked.add_argument("--bots", choices=("random", "normal"), default="normal", help="how well the matches are played")
    asked.add_argument("--grey", action="store_true", help="as somebody sees it who sees no colours")
    asked.add_argument("--small", action="store_true", help="with 256 colours, for small files (needs Pillow)")
    asked.add_argument("--out", type=Path, required=True, metavar="DIR")
    wish = asked.parse_args(words)
    wish.out.mkdir(parents=True, exist_ok=True)
    count = 0
    with tempfile.TemporaryDirectory() as home:
        studio = Studio(Path(home), wish.size, wish.text, wish.lang, wish.bots)
        for story in chosen(wish.only):
            for name in told(studio, story):
                if wish.only in name:
                    surface = studio.app.surface
                    picture = pygame.transform.grayscale(surface) if wish.grey else surface
                    save(picture, wish.out / f"{name}.png", wish.small)
                    count += 1
        studio.close()
    print(f"{count} pictures")
    return 0


def save(picture: pygame.Surface, path: Path, small: bool) -> None:
    """Write a picture as PNG; a small one with 256 colours of its own."""
    if not small:
        pygame.image.save(picture, path)
        return
    from PIL import Image
    whole = Image.frombytes("RGB", picture.get_size(), pygame.image.tobytes(picture, "RGB"))
    whole.quantize(256, Image.Quantize.MAXCOVERAGE, kmeans=4, dither=Image.Dither.NONE).save(path, optimize=True)


def chosen(part: str) -> list[Story]:
    """The stories that can have such a picture: by their own name, else all."""
    return [story for story in STORIES if part in story.name or story.name in part] or STORIES


def told(studio: Studio, story: Story) -> Iterator[str]:
    """Goes through a story; the names of its pictures, each while it is on the screen."""
    studio.clear()
    for rest in story.tell(studio):
        yield f"{story.name}-{rest}" if rest else story.name


if __name__ == "__main__":
    raise SystemExit(main())
