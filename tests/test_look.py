"""Looks at every picture the program can show (tools/stories.py) as a person far away would.

No word may leave its box or the safe area, be smaller than anybody can read, or stand on a colour it does not stand
out from; whatever can be pressed must lie inside the safe area with enough of it free. A few stories are read
here; PASSAROUND_LONG=1 reads all, at every size.
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path

import pygame
import pytest

from game.scenes.table import TableScene
from game.stage.canvas import HEIGHT, SAFE_X, SAFE_Y, WIDTH, Box
from game.stage.focus import Item
from tools import shot
from tools.shot import told
from tools.stories import STORIES, Story
from tools.studio import Studio

LONG = os.environ.get("PASSAROUND_LONG") == "1"
FEW = ("title", "settings", "reconnect", "pisanki-setup", "pizzuno-pause", "pizzuno-4-moment", "pisanki-5-moment",
       "paititi-4-moment", "paititi-4-recount", "pisanki-5-score", "pizzuno-2-curtain")
"""The stories for every day: each scene once, at the fullest tables."""

READ = [story for story in STORIES if LONG or story.name in FEW]
LOOKS = [("1920x1080", 100, "en"), ("1920x1080", 200, "en"), ("1920x1080", 100, "pseudo")]
if LONG:
    LOOKS += [("1920x1080", 200, "pseudo"), ("1280x720", 100, "en"), ("1280x800", 130, "en"), ("3840x2160", 100, "en")]

SAFE = Box(SAFE_X, SAFE_Y, WIDTH - 2 * SAFE_X, HEIGHT - 2 * SAFE_Y)
SLACK = 6
"""Units a box may stand out: letters are as wide as whole pixels are."""

LINE_OF_SMALLEST = 29 * 1.364
"""The height of a line of the smallest letters: capital and descender are 26 units of it (docs/look.md)."""

LEAST = 2.5
"""Contrast of the faintest words, those that say "nothing" or "not now"; all others stand out at 4.5 and more,
or are points at 4.1 (docs/look.md)."""

FREE = 0.2
"""The part of a card or place that must not lie under others: in a fan the left 30 % shows, less where a card
leans."""


@pytest.fixture(scope="module", params=LOOKS, ids=lambda look: "-".join(map(str, look)))
def studio(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Studio]:
    """The program at a size of window and words, in a language."""
    size, text, language = request.param
    pygame.display.init()
    pygame.event.clear()
    one = Studio(tmp_path_factory.mktemp("look"), size, text, language, "normal" if LONG else "random")
    yield one
    one.close()


@pytest.mark.parametrize("story", READ, ids=lambda story: story.name)
def test_every_picture_can_be_read_and_used(studio: Studio, story: Story) -> None:
    faults = [f"{name}: {fault}" for name in told(studio, story)
              for fault in [*_words_astray(studio), *_things_astray(studio)]]
    assert faults == []


def _words_astray(studio: Studio) -> Iterator[str]:
    """Words that leave their box or the safe area, or are too small."""
    brush, top = studio.kit.brush, studio.top
    brush.said = []
    if top.name != "rules":  # a book would open at the beginning of its chapter again, and keeps no picture
        top.resized()
    top.draw(brush)
    said, brush.said = brush.said, None
    for text, box, allowed in said:
        if not text.strip():
            continue
        if not _inside(box, SAFE):
            yield f"'{text}' leaves the safe area: {_short(box)}"
        elif allowed is not None and not _inside(box, allowed):
            yield f"'{text}' leaves its box: {_short(box)} of {_short(allowed)}"
        if brush.canvas.scale == 1 and studio.text == 100 and (ratio := _contrast(studio.app.surface, box)) < LEAST:
            yield f"'{text}' does not stand out: {ratio:.1f} to 1"
        if box.h < LINE_OF_SMALLEST - SLACK / 3 / studio.kit.brush.canvas.scale:
            yield f"'{text}' is too small: a line of {box.h:.0f}"


def _contrast(surface: pygame.Surface, box: Box) -> float:
    """How much the pixels in a box stand out from its commonest one."""
    area = pygame.Rect(round(box.x), round(box.y), round(box.w), round(box.h)).clip(surface.get_rect())
    raw = pygame.image.tobytes(surface.subsurface(area), "RGB")
    found = Counter(raw[pixel:pixel + 3] for pixel in range(0, len(raw), 3)).most_common(400)
    ground = _light(found[0][0])
    return max((max(ground, there) + 0.05) / (min(ground, there) + 0.05)
               for there in (_light(pixel) for pixel, count in found if count >= 8 or count == found[0][1]))


def _light(pixel: bytes) -> float:
    """How light a colour is to the eye, 0 to 1."""
    red, green, blue = (part / 3294.6 if part <= 10 else ((part / 255 + 0.055) / 1.055) ** 2.4 for part in pixel)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _things_astray(studio: Studio) -> Iterator[str]:
    """Things to press outside the safe area, or under others."""
    for items in _focusables(studio):
        for item in items:
            if not _inside(item.box, SAFE):
                yield f"{item.key} leaves the safe area: {_short(item.box)}"
        for item, other in combinations(items, 2):
            lying = all(key.startswith(("card:", "zone:")) for key in (item.key, other.key))
            if not lying and item.box.grown(-2).meets(other.box) and not _within(item.box, other.box):
                yield f"{item.key} lies under {other.key}"
        for number, item in enumerate(items):
            covered = [other.box for other in items[number + 1:]]
            if _free(item.box, covered) < FREE:
                yield f"{item.key} cannot be pointed at"


def _focusables(studio: Studio) -> list[list[Item]]:
    """The things to press, for each hand that presses."""
    top = studio.top
    if isinstance(top, TableScene):
        return [] if top.asking is None else [top.asking.focus.items]
    if hasattr(top, "hands"):
        return [hand.focus.items for hand in top.hands.values()]
    return [top.focus.items] if hasattr(top, "focus") else []


def _within(whole: Box, part: Box) -> bool:
    """Whether one thing is part of another, as the level of a bot is of its chair."""
    return _inside(part, whole) and part.w * part.h < whole.w * whole.h / 2


def _free(box: Box, others: list[Box]) -> float:
    """Which part of a box lies under no other, by points of it."""
    points = [(box.x + box.w * (i + 0.5) / 12, box.y + box.h * (j + 0.5) / 12) for i in range(12) for j in range(12)]
    return sum(not any(other.contains(x, y) for other in others) for x, y in points) / len(points)


def _inside(box: Box, outer: Box) -> bool:
    return (box.x >= outer.x - SLACK and box.y >= outer.y - SLACK and box.x + box.w <= outer.x + outer.w + SLACK
            and box.y + box.h <= outer.y + outer.h + SLACK)


def _short(box: Box) -> str:
    return " ".join(f"{number:.0f}" for number in box)


def test_another_size_of_words_leaves_in_hand_what_was_taken_hold_of(tmp_path: Path) -> None:
    one = Studio(tmp_path, "640x360", level="random")
    story = next(story for story in STORIES if story.name == "pizzuno-4-moment")
    assert any(name.endswith("colour") for name in told(one, story))
    held, focused = one.top.asking.held, one.top.asking.focus.key
    one.kit.settings.text_size = 200
    one.app.rebuild()
    one.frames()
    assert held and (one.top.asking.held, one.top.asking.focus.key) == (held, focused)
    one.close()


def test_the_tool_saves_what_was_asked_for_in_grey_too(tmp_path: Path) -> None:
    assert shot.main(["--only", "title-leave", "--size", "640x360", "--grey", "--out", str(tmp_path)]) == 0
    assert [path.name for path in tmp_path.iterdir()] == ["title-leave.png"]
    picture = pygame.image.load(tmp_path / "title-leave.png")
    assert picture.get_size() == (640, 360)
    assert all(len(set(picture.get_at((x, 180))[:3])) == 1 for x in range(0, 640, 7))


def test_pictures_depend_on_nothing_but_the_program(tmp_path: Path) -> None:
    taken = []
    for number in range(2):
        one = Studio(tmp_path / str(number), "640x360", level="random")
        story = next(story for story in STORIES if story.name == "pisanki-3-moment")
        taken.append([(name, pygame.image.tobytes(one.app.surface, "RGB")) for name in told(one, story)])
        one.close()
    assert taken[0] == taken[1] and taken[0]


def test_names_of_pictures_say_game_seats_and_scene_and_are_told_once() -> None:
    names = [story.name for story in STORIES]
    assert len(set(names)) == len(names)
    assert {"pizzuno-2-table", "pisanki-5-score", "paititi-4-recount", "pisanki-rules", "settings"} <= set(names)
