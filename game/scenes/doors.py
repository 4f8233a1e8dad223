"""Which scene leads to which. Scenes name each other only here, so that none imports another."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING

from game.input.intents import Device
from game.kernel.match import Match
from game.kernel.table import Seat
from game.kernel.transcript import Transcript, TranscriptError, replay
from game.scenes.chosen import Chosen
from game.scenes.kit import Kit
from game.scenes.sitting import Sitting, bots_only, sit_down
from game.scenes.stack import Scene
from game.store.journal import bare
from game.store.rows import Kept

if TYPE_CHECKING:
    from game.scenes.looks import Look
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
    """Begin a match, written down from here on: the title stays below, everything else goes."""
    sitting.journal = kit.store.begin(sitting.header)
    _at_table(kit, sitting)


def carry_on(kit: Kit, kept: Kept) -> None:
    """Go on with a match where it was left, with nobody looking yet; TranscriptError if it cannot be played to
    there. Whoever was away is thought to be back."""
    match = replay(kit.store.transcript(kept), kit.shelf.match)
    try:
        sitting = sit_down(kit.shelf, bare(kept.header), match=match)
    except ValueError as wrong:
        raise TranscriptError(4, str(wrong)) from None
    sitting.resumed = True
    if len(sitting.guarded) > 1:
        match.hand_on()  # who held the screen last is not known any more
    sitting.journal = kit.store.carry_on(kept)
    if match.over and not kept.over:
        sitting.journal.finish(match)
    _at_table(kit, sitting)


def to_carry_on(kit: Kit) -> tuple[Kept, Match] | None:
    """The newest match of people that is not over and can go on, played to where it was left."""
    for kept in kit.store.unfinished():
        with suppress(TranscriptError):
            match = replay(kit.store.transcript(kept), kit.shelf.match)
            if not match.over:
                return kept, match
    return None


def _at_table(kit: Kit, sitting: Sitting) -> None:
    from game.scenes.table import TableScene
    kit.scenes.restart(title(kit), TableScene(kit, sitting))
    _miss(kit, sitting)


def demo_header(kit: Kit) -> Transcript:
    """The match a demo plays: bots with a curtain, in a game that has anything to hide."""
    assert kit.demo is not None
    return bots_only(kit.demo.game, kit.demo.seats, new_seed(kit), kit.demo.level, True, {})


def house_rules(kit: Kit, game: str, chosen: Chosen) -> None:
    """The house rules of a game as a list; changes `chosen`."""
    from game.scenes.houserules import HouseRulesScene
    kit.go(HouseRulesScene(kit, kit.shelf.printed(game).title, chosen))


def hand_over(kit: Kit, sitting: Sitting, seat: Seat, lift: Callable[[], None], warming: Iterator[None]) -> None:
    """The curtain, until this seat confirms."""
    from game.scenes.handover import HandoverScene
    kit.scenes.push(HandoverScene(kit, sitting, seat, lift, warming))


def score(kit: Kit, table_scene: TableScene) -> None:
    """The match is over: how it ended."""
    from game.scenes.scoring import ScoringScene
    kit.scenes.push(ScoringScene(kit, table_scene.sitting))


def again(kit: Kit, sitting: Sitting) -> None:
    """The same people, the same game, other dice; who won sits where they sat."""
    old = sitting.header
    header = Transcript(old.game, random.SystemRandom().randrange(SEED_LIMIT), old.chairs, dict(old.house),
                        old.open_hands)
    new = sit_down(kit.shelf, header, list(sitting.devices))
    new.lost = sitting.lost
    table(kit, new)


def change_players(kit: Kit, sitting: Sitting) -> None:
    """To the setup of the game just played, with the same people on the same chairs; going back is possible."""
    guids = {device.key: device.guid for device in (*sitting.lost.values(), *kit.devices.all())}
    kit.last_setup.sit_as(sitting.header.chairs, sitting.devices, guids)
    setup(kit, sitting.header.game)


def leave_match(kit: Kit) -> None:
    """Back to the title, whatever is on the stack."""
    kit.scenes.restart(title(kit))


def open_over_table(kit: Kit, scene: TableScene, name: str) -> None:
    """Pause, rules, or a close look at a card, over a table."""
    if name == "pause":
        pause(kit, scene.sitting)
    elif name == "rules":
        rules(kit, scene.sitting.header.game, scene.sitting.header.house)


def pause(kit: Kit, sitting: Sitting) -> None:
    from game.scenes.pause import PauseScene
    kit.go(PauseScene(kit, sitting))


def rules(kit: Kit, game: str, house: Mapping[str, str] | None = None) -> None:
    """The rules book; with the house rules of a match, as its header has them."""
    from game.scenes.rules import RulesScene
    kit.go(RulesScene(kit, game, house))


def replay_scene(kit: Kit, header: Transcript, match: Match, ended: Callable[[], None] | None = None) -> Scene:
    """A match from the past, to be looked at."""
    from game.scenes.replay import ReplayScene
    return ReplayScene(kit, header, match, ended)


def history(kit: Kit) -> None:
    """The matches that are over."""
    from game.scenes.history import HistoryScene
    kit.go(HistoryScene(kit))


def settings(kit: Kit) -> None:
    from game.scenes.settings import SettingsScene
    kit.go(SettingsScene(kit))


def look(kit: Kit, looks: Sequence[Look]) -> None:
    """Cards looked at closely, the first of them first."""
    from game.scenes.look import LookScene
    kit.go(LookScene(kit, *looks[0], more=looks[1:]))


def controls(kit: Kit) -> None:
    """Which button does what, and whether it works."""
    from game.scenes.help import HelpScene
    kit.go(HelpScene(kit))


def ask(kit: Kit, words: str, yes: str, no: str, action: Callable[[], None]) -> None:
    """A question; `action` is done if the answer is yes."""
    from game.scenes.question import QuestionScene
    kit.go(QuestionScene(kit, words, yes, no, action))


def ask_quit(kit: Kit) -> None:
    ask(kit, kit.tr("Leave Passaround?"), kit.tr("Leave"), kit.tr("Stay"), kit.scenes.restart)


# -- people and devices that come and go in the middle of a match ----------------------------------------


def table_below(kit: Kit) -> TableScene | None:
    """The table of the match that is being played, whatever lies over it."""
    from game.scenes.table import TableScene
    found = kit.scenes.below("table")
    return found if isinstance(found, TableScene) else None


def device_gone(kit: Kit, device: Device) -> None:
    """A pad vanished: if somebody plays with it, their match waits, covered, until they have another."""
    scene = table_below(kit)
    if scene is None or not scene.sitting.holders(device.key):
        return
    scene.sitting.lost[device.key] = device
    if not scene.sitting.match.over:
        scene.cover()
        reconnect(kit, scene.sitting, device.key)


def reconnect(kit: Kit, sitting: Sitting, key: str) -> None:
    """Ask who takes over the seats of a device that is gone."""
    from game.scenes.reconnect import ReconnectScene
    kit.scenes.push(ReconnectScene(kit, sitting, sitting.holders(key), sitting.lost.get(key)))


def come_back(kit: Kit, sitting: Sitting, seat: Seat) -> None:
    """A person who is away (`sitting.away`) says that they are back: asks with which device."""
    from game.scenes.reconnect import ReconnectScene
    kit.go(ReconnectScene(kit, sitting, [seat]))


def leave_seat(kit: Kit, sitting: Sitting, seat: Seat) -> None:
    """A person leaves in the middle of a match: a bot plays on for them, and they may come back."""
    bot_plays_on(kit, sitting, [seat])


def bot_plays_on(kit: Kit, sitting: Sitting, seats: Sequence[Seat]) -> None:
    """Bots take over these seats, and play goes on."""
    for seat in seats:
        sitting.swap_bot(kit.shelf, seat, "normal")
    _back_to_table(kit, sitting)


def take_seats(kit: Kit, sitting: Sitting, seats: Sequence[Seat], device: Device) -> None:
    """A person with this device takes over these seats, and play goes on."""
    for seat in seats:
        sitting.take(kit.shelf, seat, device.key)
    _back_to_table(kit, sitting)


def _back_to_table(kit: Kit, sitting: Sitting) -> None:
    """Whose hands are secret has changed, so the screen belongs to nobody: the table hands it over anew, and
    no old curtain is left that waits for a person who went."""
    scene = table_below(kit)
    if scene is not None:
        scene.cover()
        scene.eyes.guarded = frozenset(sitting.guarded)
        kit.scenes.restart(title(kit), scene)
        _miss(kit, sitting)


def _miss(kit: Kit, sitting: Sitting) -> None:
    """Ask for every device that somebody should play with and that is not there, the first seat's on top."""
    if sitting.match.over:
        return
    present = {device.key for device in kit.devices.all()}
    keys = dict.fromkeys(sitting.devices[seat] for seat in sitting.people)
    for key in reversed([key for key in keys if key and key not in present]):
        reconnect(kit, sitting, key)
