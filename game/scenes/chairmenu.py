"""What can be done about a chair: the menu that opens in its column."""

from __future__ import annotations

from collections.abc import Sequence

from game.scenes import columns
from game.scenes.kit import Kit
from game.scenes.letters import head
from game.scenes.seats import Sitter
from game.stage.brush import Brush
from game.stage.canvas import Box
from game.stage.focus import Item
from game.stage.palette import GO, INK, SEAT_COLOURS, SHADE, words_on


def items(kit: Kit, sitter: Sitter, chair: Box, lost: bool, full: bool) -> list[Item]:
    """Its keys are `name`, `level`, `left`, `right`, `more`, `stick`, `leave`, `done`; `lost` is whether the sitter's
    device is gone, `full` whether there is no other chair."""
    tr = kit.tr
    if not sitter.person:
        words = {"level": tr("Level"), "order": "", "leave": tr("Take the bot away"), "done": tr("Done")}
    elif lost:
        words = {"leave": tr("Free the chair"), "done": tr("Done")}
    else:
        words = {"name": tr("Change the name"), "order": "", "more": tr("One more on this device"),
                 "leave": tr("Leave the chair"), "done": tr("Ready")}
        if full:
            del words["more"]
        if (stick := _stick(kit, sitter)) is not None:
            words = {**words, "stick": stick, "leave": words.pop("leave"), "done": words.pop("done")}
    found = []
    for key, box in zip(words, _boxes(chair, len(words)), strict=True):
        if key == "order":
            half = (box.w - 12) / 2
            found += [Item("left", box._replace(w=half), tr("Move left")),
                      Item("right", box._replace(x=box.x + half + 12, w=half), tr("Move right"))]
        else:
            found.append(Item(key, box, words[key]))
    return found


def _stick(kit: Kit, sitter: Sitter) -> str | None:
    """What could be done about the stick of a sitter's pad; None without one."""
    pad = kit.devices.find(sitter.device)
    if pad is None or pad.kind != "pad":
        return None
    return kit.tr("Hear the stick again") if kit.devices.is_dpad_only(pad) else kit.tr("Ignore the stick")


def _boxes(chair: Box, count: int) -> list[Box]:
    """Places below the head of a chair for things to choose, the last one at its foot."""
    step = min(98.0, 410 / max(1, count - 1))
    boxes = [Box(chair.x + 24, chair.y + 134 + number * step, chair.w - 48, step - 18) for number in range(count - 1)]
    return [*boxes, Box(chair.x + 30, chair.y + chair.h - 84, chair.w - 60, 64)]


def draw(brush: Brush, chair: Box, seat: int, sitter: Sitter, items: Sequence[Item], here: str) -> None:
    """A chair about which something is being chosen."""
    head(brush, chair, seat)
    brush.words(sitter.name, chair.x + 116, chair.y + 58, 46, 900, words_on(SEAT_COLOURS[seat]), 0, chair.w - 140)
    for item in items:
        done = item.key == "done"
        focused = item.key == here
        brush.panel(item.box, GO if done else SHADE, item.box.h / 2, INK, 3)
        x, y = item.box.centre
        if item.key in ("left", "right"):
            brush.sprite(f"symbols/arrow-{item.key}", x, y, 40)
        else:
            room = Box(item.box.x + 14, item.box.y + 2, item.box.w - 28, item.box.h - 4)
            if done:
                brush.words(item.text, x, y, columns.running(brush, 36, 42), 900, INK, 0.5, room.w)
            else:
                brush.paragraph(item.text, room, 32, 800, INK, 0.5, True)
        if focused:
            brush.focus(item.box, item.box.h / 2)
