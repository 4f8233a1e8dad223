"""The time that is left, as a bar over a button that runs out."""

from __future__ import annotations

from game.stage.brush import Brush
from game.stage.canvas import Box
from game.stage.palette import DEEP, INK, SAFFRON

HEIGHT, ABOVE = 26.0, 18.0
"""How high the bar is, and how far over its button, in canvas units."""


def draw_time_left(brush: Brush, box: Box, left: float) -> None:
    """The bar over the button in `box`; `left` is 1 with all time to come, 0 with none."""
    x, y = box.x, box.y - ABOVE - HEIGHT
    brush.canvas.blit(brush.paint.pill(box.w, HEIGHT, DEEP, INK, 4), x, y)
    bar = brush.paint.pill(box.w, HEIGHT, SAFFRON, INK, 4)
    brush.canvas.cut(Box(x, y, box.w * min(1.0, max(0.0, left)), HEIGHT), brush.canvas.blit, bar, x, y)
