"""The time that is left, as a bar that runs out along the foot of a button."""

from __future__ import annotations

from game.stage.brush import Brush
from game.stage.canvas import Box
from game.stage.palette import DEEP, INK, SAFFRON

HEIGHT, INSET = 16.0, 34.0


def draw_time_left(brush: Brush, box: Box, left: float) -> None:
    """The bar at the foot of `box`; `left` is 1 with all time to come, 0 with none."""
    width = box.w - 2 * INSET
    x, y = box.x + INSET, box.y + box.h - HEIGHT / 2 + 4
    brush.canvas.blit(brush.paint.pill(width, HEIGHT, DEEP, INK, 3), x, y)
    bar = brush.paint.pill(width, HEIGHT, SAFFRON, INK, 3)
    shown = round(bar.get_width() * min(1.0, max(0.0, left)))
    if shown:
        brush.canvas.blit(bar.subsurface((0, 0, shown, bar.get_height())), x, y)
