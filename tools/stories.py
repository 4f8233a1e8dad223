"""Brings the program to each of its scenes, in every state worth looking at.

`STORIES` is the list. A story drives a `Studio` and says each time a picture stands, so that whoever listens
can save it (tools/shot.py) or read it (tests/test_look.py). Names say game, seats and scene.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from unittest.mock import patch

from game.kernel.match import Match
from game.kernel.transcript import parse, replay
from game.scenes import doors, knobs
from tests.vpad import DPAD_DOWN, DPAD_RIGHT, START, A, B, X, Y
from tools.studio import HANDS, SHELF, Studio, bare


@dataclass(frozen=True, slots=True)
class Story:
    """`tell` yields the rest of a picture's name each time one stands."""

    name: str
    tell: Callable[[Studio], Iterator[str]]


# -- scenes of no game -----------------------------------------------------------------------------------

def title(studio: Studio) -> Iterator[str]:
    studio.frames(90)
    yield ""
    studio.key("cancel")
    yield "leave"


def settings(studio: Studio) -> Iterator[str]:
    doors.settings(studio.kit)
    studio.frames()
    for tab in knobs.TABS:
        yield tab
        studio.tap(0, DPAD_RIGHT)
        yield f"{tab}-row"
        studio.tap(0, B)
        studio.key("book")


def controls(studio: Studio) -> Iterator[str]:
    doors.controls(studio.kit)
    studio.frames()
    yield ""
    studio.pads[0].press(A)
    studio.frames(2)
    yield "pressed"
    studio.pads[0].release(A)
    studio.frames()


def history(studio: Studio) -> Iterator[str]:
    doors.history(studio.kit)
    studio.frames()
    yield "empty"
    studio.kit.back()
    studio.frames()
    for day, game in enumerate(HANDS, 1):
        for seats in HANDS[game].seats:
            with patch("game.store.store.now", lambda day=day, seats=seats: f"2026-04-{seats * 4 + day:02d}T19:30:00"):
                sitting = studio.sitting(game, seats, 0, people=seats)
                journal = studio.kit.store.begin(sitting.header)
            told = parse((SHELF.home(game) / "golden" / f"match-{seats}.txt").read_text())
            for action in told.actions[:None if seats > 2 else 9]:
                journal.add(action)
            if seats > 2:
                journal.finish(replay(told, SHELF.match))
    doors.history(studio.kit)
    studio.frames()
    for number, game in enumerate(HANDS):
        studio.key(*["down"] * min(1, number))
        yield game
    studio.key("right")
    yield "match"
    studio.restart(doors.title(studio.kit))
    studio.frames(90)
    yield "title-carry-on"


# -- scenes of a game ------------------------------------------------------------------------------------

def setup(game: str) -> Callable[[Studio], Iterator[str]]:
    def tell(studio: Studio) -> Iterator[str]:
        doors.setup(studio.kit, game)
        studio.frames()
        yield "empty"
        studio.tap(0, A)
        studio.tap(1, A)
        studio.key("confirm")
        studio.tap(0, Y)
        yield "joined"
        studio.tap(0, A)
        yield "chair"
        studio.tap(0, A)
        studio.tap(1, A)
        yield "naming"
        studio.tap(0, B, B)
        studio.tap(1, B)
        studio.tap(0, X)
        yield "house-rules"
    return tell


def book(game: str) -> Callable[[Studio], Iterator[str]]:
    def tell(studio: Studio) -> Iterator[str]:
        doors.rules(studio.kit, game)
        studio.frames()
        for page in range(len(studio.top._leaves) // 2):
            yield str(page + 1)
            studio.key("right")
    return tell


def pause(game: str) -> Callable[[Studio], Iterator[str]]:
    def tell(studio: Studio) -> Iterator[str]:
        studio.table(studio.sitting(game, 3, 12))
        studio.tap(0, START)
        yield ""
        studio.tap(0, *[DPAD_DOWN] * 5, A)
        yield "give-up"
    return tell


def past(game: str) -> Callable[[Studio], Iterator[str]]:
    def tell(studio: Studio) -> Iterator[str]:
        header = bare(game, 3)
        header.actions = list(studio.actions(game, 3))
        studio.restart(doors.title(studio.kit), doors.replay_scene(studio.kit, header, replay(header, SHELF.match)))
        scene = studio.top
        scene.playing = False
        while scene.at < len(header.actions) * 0.6:
            scene.forward()
        studio.frames(3)
        yield ""
    return tell


# -- at the table ----------------------------------------------------------------------------------------

def at_table(game: str, seats: int) -> Callable[[Studio], Iterator[str]]:
    def tell(studio: Studio) -> Iterator[str]:
        for word, share in (("early", 0.08), ("middle", 0.45), ("late", 0.8)):
            done = studio.when(game, seats, lambda match: match.awaited == 0 and _much(match), share)
            if done is None:
                continue
            studio.table(studio.sitting(game, seats, done))
            yield word
            if word == "middle":
                studio.tap(0, X)
                if studio.top.name == "look":
                    yield "look"
        for word, share in (("early", 0.1), ("middle", 0.5), ("late", 0.85)):
            studio.table(studio.sitting(game, seats, round(share * len(studio.actions(game, seats))), people=0))
            yield f"{word}-bots"
    return tell


def _much(match: Match) -> bool:
    """Whether the first seat has a real choice."""
    return len(match.legal(0)) > 1


def _wild(match: Match) -> bool:
    """A card of any colour can be played, or a colour is asked for."""
    return match.awaited == 0 and any(action.choice for action in match.legal(0))


MOMENTS: dict[str, dict[str, Callable[[Match], bool]]] = {
    "pizzuno": {
        "colour": _wild,
        "debt": lambda match: match.awaited == 0 and any(
            sign.kind == "burst" for sign in match.rules.signs(match.view(0))),
        "call": lambda match: any(action.verb == "call" for action in match.legal(0)),
    },
    "pisanki": {
        "buying": lambda match: match.awaited == 0 and any(action.verb == "buy" for action in match.legal(0)),
        "moving": lambda match: match.awaited == 0 and any(action.verb == "lift" for action in match.legal(0)),
    },
    "paititi": {
        "paying": lambda match: match.awaited == 0 and any(
            sign.kind == "payment" and sign.value for sign in match.rules.signs(match.view(0))),
        "choosing": lambda match: match.awaited == 0 and any(
            sign.kind == "account" for sign in match.rules.signs(match.view(0))),
    },
}


def moments(game: str, seats: int) -> Callable[[Studio], Iterator[str]]:
    """What a table shows while something particular is being done."""
    def tell(studio: Studio) -> Iterator[str]:
        for word, fits in MOMENTS.get(game, {}).items():
            done = studio.when(game, seats, fits, 0.3)
            if done is None:
                done = studio.when(game, seats, fits)
            if done is None:
                continue
            studio.kit.speed = "normal" if word == "call" else "instant"  # everybody waits a moment for a call
            studio.table(studio.sitting(game, seats, done))
            if word in ("colour", "moving"):
                _hold(studio)
            yield word
    return tell


def _hold(studio: Studio) -> None:
    """Take hold of something that leaves a choice, and aim at a place for it."""
    asking = studio.top.asking
    wanted = [item for item in asking.focus.items if item.enabled and len(asking._chooser.actions(item.key)) != 1]
    lifts = [item for item in asking.focus.items if item.enabled and item.key.startswith("zone:")]
    if asking.focus.items and (wanted or lifts):
        asking.focus.key = (wanted or lifts)[len(wanted or lifts) // 2].key
        asking.show()
        studio.tap(0, A)
        studio.frames(4)


def recount(game: str, seats: int) -> Callable[[Studio], Iterator[str]]:
    """Cards turned up before everybody, where the game has that."""
    def tell(studio: Studio) -> Iterator[str]:
        actions = studio.actions(game, seats)
        cues = SHELF.printed(game).cues
        linger = {name for name, cue in cues.items() if cue.linger}
        match = SHELF.match(bare(game, seats))
        last = None
        for done, action in enumerate(actions):
            before = match.version
            match.submit(action)
            beats = match.since(None, before) or []
            if any(getattr(event, "name", "") in linger for beat in beats for event in beat):
                last = done
                if done > len(actions) * 0.5:
                    break
        if last is None:
            return
        studio.kit.speed = "fast"
        studio.table(studio.sitting(game, seats, last, people=0))  # the bots do again what they did
        for _ in range(900):
            studio.frames()
            if studio.top.recount.on and studio.top.still:
                break
        yield ""
    return tell


def curtain(game: str, seats: int) -> Callable[[Studio], Iterator[str]]:
    def tell(studio: Studio) -> Iterator[str]:
        studio.table(studio.sitting(game, seats, people=2, done=0))
        studio.frames(6)
        if studio.top.name == "handover":
            yield ""
    return tell


def gone(studio: Studio) -> Iterator[str]:
    studio.table(studio.sitting("pizzuno", 3, 12, people=2))
    studio.unplug(1)
    yield ""
    studio.key("confirm")
    yield "claimed"


def score(game: str, seats: int) -> Callable[[Studio], Iterator[str]]:
    def tell(studio: Studio) -> Iterator[str]:
        studio.kit.speed = "slow"
        studio.table(studio.sitting(game, seats))
        studio.frames(4)
        tally = studio.top.tally
        while tally.lit < tally.rows // 2:
            studio.tap(0, A)
        studio.frames(30)
        yield "row"
        studio.tap(0, Y)
        studio.frames(30)
        yield "confetti"
        studio.top.confetti = None  # as if all of it had fallen
        studio.top.fresh = True
        studio.frames()
        yield "end"
    return tell


def notice(studio: Studio) -> Iterator[str]:
    studio.table(studio.sitting("pizzuno", 3, 12))
    studio.kit.notices.append(studio.kit.tr("The disk is full, so this game is not saved until there is room again."))
    studio.frames(3)
    yield ""


def _stories() -> list[Story]:
    found = [Story("title", title), Story("settings", settings), Story("controls", controls),
             Story("reconnect", gone), Story("notice", notice), Story("history", history)]
    for game, made in HANDS.items():
        found += [Story(f"{game}-{word}", tell(game)) for word, tell in (
            ("setup", setup), ("rules", book), ("pause", pause), ("replay", past))]
        for seats in made.seats:
            found += [Story(f"{game}-{seats}-{word}", tell(game, seats)) for word, tell in (
                ("table", at_table), ("moment", moments), ("recount", recount), ("curtain", curtain),
                ("score", score))]
    return found


STORIES = _stories()
