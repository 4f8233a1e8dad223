"""One card on the screen: where it lies, what it shows, and how it is on its way."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame

from game.kernel.table import Box as Cards
from game.kernel.table import Seen
from game.stage.art import RATIO
from game.stage.brush import Brush
from game.stage.canvas import Box
from game.stage.painting import Dab
from game.stage.palette import DEEP_INK, INK, SAFFRON, TABLE

if TYPE_CHECKING:
    from game.content.cards import Printed

DIMMED = 0.56
"""How much of the table's colour lies over a card that cannot be played."""

SHADOW, GLOW = 16.0, 18.0
"""How far the shadow of a card in the air and the glow of the card moved last reach, in canvas units."""

SHADOW_STEP = 8

SWINGS = 3
"""So often a refused card swings to and fro."""


@dataclass(frozen=True, slots=True)
class Pose:
    """The middle of a card, its width and its angle, in canvas units and degrees clockwise."""

    x: float
    y: float
    width: float
    angle: float = 0.0

    def between(self, to: Pose, t: float) -> Pose:
        return Pose(self.x + (to.x - self.x) * t, self.y + (to.y - self.y) * t,
                    self.width + (to.width - self.width) * t, self.angle + (to.angle - self.angle) * t)

    @property
    def box(self) -> Box:
        """The upright rectangle round the card's middle."""
        h = self.width * RATIO
        return Box(self.x - self.width / 2, self.y - h / 2, self.width, h)


def eased(t: float) -> float:
    """Fast away, gently home."""
    return 1 - (1 - t) ** 3


class CardSprite:
    """A card of one viewer's table. `seen` is what it is, `shown` what it shows until it has flipped.
    `fades`: it is not seen to travel, but vanishes here while it appears there."""

    __slots__ = ("seen", "shown", "pose", "_start", "_goal", "_t", "_time", "_arc", "_swing", "_turns", "_leaves",
                 "fades", "dim", "ticked", "_still", "_still_as")

    def __init__(self, seen: Seen) -> None:
        self.seen = self.shown = seen
        self.pose: Pose | None = None
        self._start: Pose | None = None
        self._goal: Pose | None = None
        self._t = 1.0
        self._time = 0.0
        self._arc = 0.0
        self._swing = 0.0
        self._turns = False
        self._leaves = False
        self.fades = False
        self.dim = False
        self.ticked = seen.marked
        self._still: Dab | None = None
        self._still_as: object = None
        """How it is drawn lying still, and what of it: most cards are drawn again as they were."""

    @property
    def moving(self) -> bool:
        return self._t < 1

    @property
    def flying(self) -> bool:
        """On its way through the air, over what lies on the table."""
        return self._t < 1 and self._arc > 0

    @property
    def leaving(self) -> bool:
        """On its way off the table."""
        return self._t < 1 and self._leaves

    @property
    def _leans_over(self) -> float:
        """The part of a small shift after which it leans as it will in the end: not the same for all cards of
        a fan, since to turn them all in one frame would take longer than that."""
        return (self.seen.face or 0) % 8 / 8

    @property
    def goal(self) -> Pose | None:
        """Where it lies, or will when it has arrived; None if that is not on the table."""
        if self.leaving:
            return None
        return self._goal if self.moving else self.pose

    def put(self, pose: Pose | None) -> None:
        """Lie there at once, showing what it is."""
        self.pose = self._goal = pose
        self._t = 1.0
        self.shown = self.seen
        self.ticked = self.seen.marked

    def go(self, pose: Pose, seconds: float, arc: float = 0.0, late: float = 0.0) -> None:
        """Set out for a pose, `late` seconds from now; a card without one yet appears there. With an `arc`
        it flies so many units high."""
        if self.pose is None or seconds <= 0:
            self.put(pose)
            return
        self._start, self._goal = self.pose, pose
        self._t, self._time, self._arc, self._swing, self._leaves = -late / seconds, seconds, arc, 0.0, False
        self._turns = self.shown.face != self.seen.face

    def leave(self, pose: Pose, seconds: float, arc: float) -> None:
        """Set out for a pose beyond the table's edge, and be gone from there."""
        self.go(pose, seconds, arc)
        self._leaves = self.moving

    def shake(self, seconds: float, swing: float) -> None:
        """Swing to and fro, `swing` units wide at first: no."""
        if (goal := self.goal) is not None:
            self.go(goal, seconds)
            self._swing = swing

    def step(self, dt: float) -> None:
        """On by dt seconds."""
        if not self.moving or self._start is None or self._goal is None:
            return
        self._t = min(1.0, self._t + dt / self._time)
        if self._t >= 1:
            self.put(None if self._leaves else self._goal)
            return
        t = max(0.0, self._t)
        if t >= 0.5 and not self.fades:
            self.shown = self.seen
            self.ticked = self.seen.marked
        at = self._start.between(self._goal, eased(t))
        swing = self._swing * math.sin(t * SWINGS * math.tau) * (1 - t)
        self.pose = Pose(at.x + swing, at.y - self._arc * math.sin(math.pi * t), at.width, at.angle)

    # -- drawing ---------------------------------------------------------------------------------------

    def picture(self, brush: Brush, printed: Printed, cards: Cards, width: float,
                seen: Seen | None = None) -> pygame.Surface:
        """What it shows (or would), `width` units wide, dimmed if it cannot be played."""
        seen = self.shown if seen is None else seen
        if seen.face is not None:
            face = cards.faces[seen.face]
            layers, words = printed.layers[face.kind], printed.words[face.kind]
        else:
            words = seen.back or next(iter(printed.backs))
            layers = printed.backs.get(words, ())
        plain = brush.art.card(layers, words, width)
        if not self.dim:
            return plain
        return brush.art.variant(("dim", tuple(layers), round(width * 4)), lambda: _dimmed(plain))

    def draw(self, brush: Brush, printed: Printed, cards: Cards) -> None:
        """Draw it as it lies now, its mark on top."""
        pose = self.pose
        if pose is None:
            return
        if not self.moving or self._start is None or self._goal is None:
            self._draw_still(brush, printed, cards, pose)
        elif self.fades:
            self._draw_fading(brush, printed, cards, self._start, self._goal)
        elif self._arc or self._turns or abs(self._goal.width - self._start.width) > 1:
            self._draw_moving(brush, printed, cards, pose, max(self._start.width, self._goal.width))
        else:  # a small shift: leaning as it did or as it will, so that its picture is one that is kept
            angle = (self._start if self._t < self._leans_over else self._goal).angle
            self._draw_still(brush, printed, cards, Pose(pose.x, pose.y, self._goal.width, angle))
        if self.ticked and not self.fades:
            draw_tick(brush, pose)

    def _draw_still(self, brush: Brush, printed: Printed, cards: Cards, pose: Pose) -> None:
        seen, now = self.shown, (brush.canvas, self.shown, self.dim, pose)
        if self._still is None or self._still_as != now:
            key = (seen.face if seen.face is not None else seen.back, self.dim, round(pose.width * 4))
            picture = brush.art.turned(("card", printed.id, *key),
                                       lambda: self.picture(brush, printed, cards, pose.width), pose.angle)
            self._still, self._still_as = brush.canvas.dab(picture, pose.x, pose.y, (0.5, 0.5)), now
        brush.canvas.put(self._still)

    def _draw_fading(self, brush: Brush, printed: Printed, cards: Cards, start: Pose, goal: Pose) -> None:
        """Between two places, or two faces: the one fades as the other comes."""
        t = max(0.0, self._t)
        stays = start == goal and not self._turns
        for seen, pose, there in ((self.shown, start, 0.0 if stays else 1 - t), (self.seen, goal, 1.0 if stays else t)):
            faint = self.picture(brush, printed, cards, pose.width, seen).copy()
            faint.set_alpha(round(255 * there))
            if abs(pose.angle) > 0.4:
                faint = pygame.transform.rotate(faint, -pose.angle)
            brush.canvas.blit(faint, pose.x, pose.y, (0.5, 0.5))

    def _draw_moving(self, brush: Brush, printed: Printed, cards: Cards, pose: Pose, width: float) -> None:
        """On its way: over a shadow, perhaps half turned over, perhaps another size; `width` is the larger one."""
        picture = self.picture(brush, printed, cards, width)
        turn = abs(math.cos(math.pi * max(0.0, self._t))) if self._turns else 1.0
        w, h = brush.canvas.px(pose.width * max(turn, 0.04)), brush.canvas.px(pose.width * RATIO)
        if (w, h) != picture.get_size():
            picture = pygame.transform.scale(picture, (w, h))
        if abs(pose.angle) > 0.4:
            picture = pygame.transform.rotate(picture, -pose.angle)
        if self._arc and turn > 0.9:
            high = math.sin(math.pi * max(0.0, self._t))
            size = round(pose.width / SHADOW_STEP) * SHADOW_STEP  # so that few shadows are made and kept
            shadow = soft(brush, size, (*DEEP_INK, 110), SHADOW)
            brush.canvas.blit(shadow, pose.x, pose.y + 4 + 0.4 * self._arc * high, (0.5, 0.5))
        brush.canvas.blit(picture, pose.x, pose.y, (0.5, 0.5))


def soft(brush: Brush, width: float, colour: tuple[int, int, int, int], edge: float) -> pygame.Surface:
    """A sheet with edges that fade over `edge` units beyond a card this wide: its shadow, or a glow behind it."""
    def make() -> pygame.Surface:
        w, h = brush.canvas.px(width + 2 * edge), brush.canvas.px(width * RATIO + 2 * edge)
        cell = max(1.0, brush.canvas.scale * edge)  # one pixel of the small sheet, which smooth scaling blurs
        small = pygame.Surface((max(3, round(w / cell)), max(3, round(h / cell))), pygame.SRCALPHA)
        small.fill((*colour[:3], 0))
        small.fill(colour, small.get_rect().inflate(-2, -2))
        return pygame.transform.smoothscale(small, (w, h))
    return brush.art.variant(("soft", round(width * 4), colour, edge), make)


def draw_glow(brush: Brush, pose: Pose) -> None:
    """The soft rim of the card that was moved last, drawn under it."""
    glow = brush.art.turned(("glow", round(pose.width * 4)),
                            lambda: soft(brush, pose.width, (*SAFFRON, 255), GLOW), round(pose.angle / 6) * 6)
    brush.canvas.blit(glow, pose.x, pose.y, (0.5, 0.5))


def draw_tick(brush: Brush, pose: Pose) -> None:
    """The tick of a marked card: on its top edge, in the left part that a fan leaves free."""
    size = max(30.0, pose.width * 0.32)
    x, y = pose.x - pose.width * 0.24, pose.y - pose.width * RATIO / 2
    brush.canvas.blit(brush.paint.disc(size, SAFFRON), x, y, (0.5, 0.5))
    brush.sprite("symbols/tick", x, y, size * 0.62)


def draw_ring(brush: Brush, pose: Pose) -> None:
    """The ring round the card that has the focus, leaning as the card does."""
    ring = brush.paint.frame(pose.width, pose.width * RATIO, SAFFRON, 9, pose.width * 0.1, INK, 4)
    turned = brush.art.turned(("ring", round(pose.width * 4)), lambda: ring, pose.angle)
    brush.canvas.blit(turned, pose.x, pose.y, (0.5, 0.5))


def _dimmed(picture: pygame.Surface) -> pygame.Surface:
    """The table's colour over a card; its clear corners stay clear."""
    dimmed = picture.copy()
    keep = round(255 * (1 - DIMMED))
    dimmed.fill((keep, keep, keep, 255), special_flags=pygame.BLEND_RGBA_MULT)
    dimmed.fill((*(round(part * DIMMED) for part in TABLE), 0), special_flags=pygame.BLEND_RGBA_ADD)
    return dimmed
