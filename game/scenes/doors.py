"""Which scene leads to which. Scenes name each other only here, so that none imports another."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import TYPE_CHECKING

from game.kernel.table import Seat
from game.kernel.transcript import Transcript
from game.scenes.kit import Kit
from game.scenes.sitting import Sitting, bots_only, sit_down
from game.scenes.stack import Scene

if TYPE_CHECKING:
    from game.scenes.table import TableScene

SEED_LIMIT = 1_000_000


def new_seed(kit: Kit) -> int:
    """The seed asked for on the command line, else a new one from the system."""
    return kit.seed if kit.seed is not None else random.SystemRandom().randrange(SEED_LIMIT)


def title(kit: Kit) -> Scene:
    from game.scenes.title import TitleScene
    return TitleScene(kit)


def setup(kit: Kit, game: str) -> None:
    """Who sits down, for a game."""
    from game.scenes.setup import SetupScene
    kit.go(SetupScene(kit, game))


def table(kit: Kit, sitting: Sitting) -> None:
    """Begin, or go on with, a match: the title stays below, everything else goes."""
    from game.scenes.table import TableScene
    kit.scenes.restart(title(kit), TableScene(kit, sitting))


def demo_header(kit: Kit) -> Transcript:
    """The match a demo plays: bots with a curtain, in a game that has anything to hide."""
    assert kit.demo is not None
    return bots_only(kit.demo.game, kit.demo.seats, new_seed(kit), kit.demo.level, True, {})


def demo_table(kit: Kit) -> None:
    table(kit, sit_down(kit.shelf, demo_header(kit)))


def hand_over(kit: Kit, sitting: Sitting, seat: Seat, lift: Callable[[], None]) -> None:
    """The curtain, until this seat confirms."""
    from game.scenes.handover import HandoverScene
    kit.scenes.push(HandoverScene(kit, sitting, seat, lift))


def score(kit: Kit, table_scene: TableScene) -> None:
    """The match is over: how it ended."""
    from game.scenes.scoring import ScoringScene
    kit.scenes.push(ScoringScene(kit, table_scene.sitting))


def again(kit: Kit, sitting: Sitting) -> None:
    """The same people, the same game, other dice; who won sits where they sat."""
    old = sitting.header
    header = Transcript(old.game, random.SystemRandom().randrange(SEED_LIMIT), old.chairs, dict(old.house),
                        old.open_hands)
    table(kit, sit_down(kit.shelf, header, list(sitting.devices)))


def leave_match(kit: Kit) -> None:
    """Back to the title, whatever is on the stack."""
    kit.scenes.restart(title(kit))


def open_over_table(kit: Kit, scene: TableScene, name: str) -> None:
    """Pause, rules, or a close look at a card, over a table."""
    if name == "pause":
        pause(kit, scene.sitting)
    elif name == "rules":
        rules(kit, scene.sitting.header.game)


def pause(kit: Kit, sitting: Sitting) -> None:
    from game.scenes.pause import PauseScene
    kit.go(PauseScene(kit, sitting))


def rules(kit: Kit, game: str) -> None:
    from game.scenes.rules import RulesScene
    kit.go(RulesScene(kit, game))


def settings(kit: Kit) -> None:
    from game.scenes.settings import SettingsScene
    kit.go(SettingsScene(kit))


def ask_quit(kit: Kit) -> None:
    from game.scenes.question import QuestionScene
    kit.go(QuestionScene(kit, kit.tr("Leave Passaround?"), kit.tr("Leave"), kit.tr("Stay"), kit.scenes.restart))
