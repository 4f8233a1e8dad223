"""Contact sheets: all sprites side by side as they will be seen, in colour, in grey, and small."""

from collections.abc import Sequence
from pathlib import Path

from PIL import Image

from .palette import TABLE
from .press import SPRITES

#: Layers that mean something only on top of others: a stack of sprites, lowest first.
Stack = tuple[str, ...]


def stacked(stack: Stack, folder: Path = SPRITES) -> Image.Image:
    """The layers of one face laid on each other."""
    whole = Image.open(folder / f"{stack[0]}.png").convert("RGBA")
    for name in stack[1:]:
        whole.alpha_composite(Image.open(folder / f"{name}.png").convert("RGBA"))
    return whole


def sheet(stacks: Sequence[Stack], box: tuple[int, int], columns: int, folder: Path = SPRITES) -> Image.Image:
    """Sprites in a grid on the table's colour, each scaled down to fit a box of width x height pixels."""
    gap, rows = 8, -(-len(stacks) // columns)
    wide, high = box[0] + gap, box[1] + gap
    ground = Image.new("RGBA", (columns * wide + gap, rows * high + gap), TABLE)
    for i, stack in enumerate(stacks):
        picture = stacked(stack, folder)
        picture.thumbnail(box, Image.Resampling.LANCZOS)
        x = gap + i % columns * wide + (box[0] - picture.width) // 2
        y = gap + i // columns * high + (box[1] - picture.height) // 2
        ground.alpha_composite(picture, (x, y))
    return ground


def grey(image: Image.Image) -> Image.Image:
    """The same without colour, as a colour-blind check."""
    return image.convert("L")
