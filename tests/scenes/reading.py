"""Reads a scene as a person far away does: which words stand on it, and which of them are where they may not be."""

from __future__ import annotations

from game.scenes.stack import Scene
from game.stage.canvas import HEIGHT, SAFE_X, SAFE_Y, WIDTH, Box
from tests.scenes.room import Room

SLACK = 6
"""Units a line may stand out: fonts round to pixels."""

SIZES = ("100", "130", "160", "200")


def said(room: Room) -> list[tuple[str, Box, Box | None]]:
    """Every piece of text on the scene on top, with its box and the one it must stay in."""
    room.top.resized()
    brush = room.kit.brush
    brush.said = []
    room.frames()
    words, brush.said = brush.said, None
    return words


def words(room: Room) -> list[str]:
    return [text for text, _, _ in said(room)]


def astray(room: Room) -> list[str]:
    """What is written outside its box or the safe area."""
    safe = Box(SAFE_X, SAFE_Y, WIDTH - 2 * SAFE_X, HEIGHT - 2 * SAFE_Y)
    return [text for text, box, allowed in said(room)
            if not _inside(box, safe) or (allowed is not None and not _inside(box, allowed))]


def larger(room: Room, per_cent: int) -> None:
    """Somebody needs larger words."""
    room.kit.settings.text_size = per_cent  # type: ignore[assignment]
    room.app.rebuild()


def put(room: Room, scene: Scene) -> None:
    """Stand a scene on top, whatever leads there."""
    room.kit.scenes.push(scene)
    room.frames(2)


def _inside(box: Box, outer: Box) -> bool:
    return (box.x >= outer.x - SLACK and box.y >= outer.y - SLACK
            and box.x + box.w <= outer.x + outer.w + SLACK and box.y + box.h <= outer.y + outer.h + SLACK)
