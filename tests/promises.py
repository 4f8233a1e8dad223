"""The nine promises of the house, each a function that any game must survive: an AssertionError says what it broke.

All take a `make_match(seats, seed)`, a number of seats and a seed. They look at some moments of each match
only, chosen by dice, so that many seeds and not one long match make them sharp.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from copy import deepcopy
from pathlib import Path
from random import Random

from game.kernel.actions import Action
from game.kernel.dealer import ListeningDealer
from game.kernel.dice import dice, shuffle
from game.kernel.events import Beat, seen_by
from game.kernel.match import Match
from game.kernel.mirror import Mirror
from game.kernel.table import Table, View, Viewer, viewers
from game.kernel.transcript import Chair, Transcript, TranscriptError, parse, replay
from game.stage.stage import SPEEDS, Stage
from tests.playing import MakeMatch, cards_of, disguises, pick, play, played, reasons, same_view, truth
from tests.told import backs_in, cards_in, cues_in, faces_in, hints_since, named_in
from tools.golden import score_text

Promise = Callable[[MakeMatch, int, int], None]

MOMENTS = 4
"""How many moments of a match are looked at, about, before they thin out."""


def ends_and_keeps_its_cards(make_match: MakeMatch, seats: int, seed: int) -> None:
    """Promise 1."""
    match = make_match(seats, seed)
    everything = list(range(len(match.box.faces)))
    for _ in moments(match, seed):
        assert cards_of(truth(match)) == everything, "a card was lost or is there twice"
    assert cards_of(truth(match)) == everything, "a card was lost or is there twice"
    assert not any(match.legal(seat) for seat in range(seats)), "somebody may still act after the end"
    score = match.score(None)
    assert score.winners, "nobody has won"
    assert all(len(row.points) == len(row.cards) == len(score.totals) == seats for row in score.rows)


def decides_from_its_view_alone(make_match: MakeMatch, seats: int, seed: int) -> None:
    """Promise 2."""
    match, source = make_match(seats, seed), dice(seed, 2)
    rules = match.rules
    for _ in moments(match, seed):
        for viewer in three_viewers(seats, source):
            shown = match.view(viewer)
            for other in disguises(match, viewer, source):
                assert rules.awaited(other) == match.awaited, "whose turn it is depends on what is hidden"
                assert rules.last_chance(other) == match.last_chance(), "a last chance depends on what is hidden"
                score = rules.score(other).known_from(shown.faces(), match.over)
                assert score == match.score(viewer), f"the score tells {viewer} what is hidden"
                if viewer is not None:
                    legal = list(rules.legal(other, viewer)) if not match.over else []
                    assert legal == list(match.legal(viewer)), "what is legal depends on what is hidden"
                    assert reasons(rules, other, shown) == reasons(rules, truth(match), shown), "a reason tells"


def facts_tell_nothing(make_match: MakeMatch, seats: int, seed: int) -> None:
    """Promise 3. What a cue says is public like the facts, and held to the same."""
    match, source = make_match(seats, seed), dice(seed, 3)
    for _ in moments(match, seed):
        for viewer in three_viewers(seats, source):
            for other in disguises(match, viewer, source):
                action = pick(match, source)
                if action in match.rules.legal(other, action.seat):
                    true, told = _tried(match, truth(match), action, viewer)
                    guessed, retold = _tried(match, other, action, viewer)
                    if cards_in(told) == cards_in(retold):
                        assert true.facts == guessed.facts, f"after {action} the facts tell {viewer} what is hidden"
                        assert cues_in(told) == cues_in(retold), f"after {action} a cue tells {viewer} what is hidden"


def events_name_only_faces_seen(make_match: MakeMatch, seats: int, seed: int) -> None:
    """Promise 4."""
    match, source = make_match(seats, seed), dice(seed, 4)
    for _ in moments(match, seed):
        before = {viewer: match.view(viewer) for viewer in viewers(seats)}
        version = match.version
        match.submit(pick(match, source))
        between = faces_in(match.since(None, version) or [])
        public = before[None].faces() | match.view(None).faces() | between
        for viewer, old in before.items():
            beats = match.since(viewer, version) or []
            spared = old.faces() | match.view(viewer).faces() | between
            assert faces_in(beats) <= spared, f"{viewer} is told of a face it never saw"
            assert named_in(beats) <= public, "a sentence names a card that not everybody saw"


def acting_it_out_ends_at_the_view(make_match: MakeMatch, seats: int, seed: int) -> None:
    """Promise 5, from the first deal on: whoever follows the beats, late or at once, or skips, ends at the view."""
    match, source = make_match(seats, seed), dice(seed, 5)
    mirrors = {viewer: Mirror(match.start(viewer)) for viewer in viewers(seats)}
    seen = dict.fromkeys(mirrors, -1)
    chance = 0.15

    def follow(viewer: Viewer, mirror: Mirror) -> None:
        for beat in match.since(viewer, seen[viewer]) or []:
            mirror.apply(beat)
        seen[viewer] = match.version
        right = match.view(viewer)
        if not mirror.agrees(right):
            raise AssertionError(f"following the beats, {viewer} sees {_difference(mirror, right)}")

    for _ in played(match, seed):
        for viewer, mirror in mirrors.items():
            if source.random() < 0.02:
                mirror.settle(match.view(viewer))
                seen[viewer] = match.version
            elif source.random() < chance:
                follow(viewer, mirror)
    for viewer, mirror in mirrors.items():
        follow(viewer, mirror)


def the_stage_ends_at_the_view(match: Match, stages: Mapping[Viewer, Stage], seed: int) -> None:
    """Promise 5 with sprites: at any speed, with any hurry and any skipping, the stage comes to rest at the view."""
    source = dice(seed, 55)
    seen = dict.fromkeys(stages, match.version)

    def pick_one(items: Sequence[str]) -> str:
        return items[int(source.random() * len(items))]

    for _ in played(match, seed):
        for viewer, stage in stages.items():
            stage.speed = pick_one(list(SPEEDS))
            news = match.since(viewer, seen[viewer])
            if news is not None and source.random() < 0.9:
                stage.play(news)
                seen[viewer] = match.version
            elif source.random() < 0.05:
                stage.settle(match.view(viewer))
                seen[viewer] = match.version
            for _ in range(int(source.random() * 4)):
                stage.step(1 / 60 if source.random() < 0.8 else 2.5)
            if source.random() < 0.1:
                stage.hurry()
            if not stage.busy and seen[viewer] == match.version:
                _at_rest(stage, match.view(viewer))
    for viewer, stage in stages.items():
        stage.play(match.since(viewer, seen[viewer]) or [])
        for _ in range(100_000):
            if not stage.busy:
                break
            stage.step(1 / 60)
        _at_rest(stage, match.view(viewer))


def _at_rest(stage: Stage, shown: View) -> None:
    assert stage.mirror.agrees(shown), f"the stage shows {_difference(stage.mirror, shown)}"
    rows = [tuple(sprite and sprite.seen for sprite in row) for row in stage.rows]
    for zone, row, right in zip(shown.box.zones, rows, shown.zones, strict=True):
        assert row == right, f"the sprites of {zone.name} are not what the view shows"


def undo_restores(make_match: MakeMatch, seats: int, seed: int) -> None:
    """Promise 6: what is taken back is as if it had never been, and nothing that anybody learned is."""
    match, source = make_match(seats, seed), dice(seed, 6)
    for _ in moments(match, seed, about=3 * MOMENTS):
        before, version = truth(match).copy(), match.version
        before.facts = deepcopy(before.facts)  # a copy of ours, in case the game's shares something
        old = {viewer: match.view(viewer) for viewer in viewers(seats)}
        action = pick(match, source)
        match.submit(action)
        for seat in range(seats):
            if seat != action.seat:
                assert match.why_no_undo(seat) is not None, "somebody may take back what another did"
        learned = truth(match).roll != before.roll or any(
            match.view(viewer).faces() - shown.faces() or backs_in(match.view(viewer)) - backs_in(shown)
            or faces_in(match.since(None, version) or []) - shown.faces() for viewer, shown in old.items())
        offered = match.why_no_undo(action.seat) is None
        assert not (learned and offered), f"{action} showed somebody something, and may be taken back"
        if not offered:
            assert learned or hints_since(match, version), f"{action} showed nobody anything, and may not be taken back"
            continue
        if source.random() < 0.3:
            match.hand_on()
            visible = any(match.since(viewer, version) for viewer in viewers(seats) if viewer != action.seat)
            assert (match.why_no_undo(action.seat) is None) != visible, "handed on, only the unseen may be taken back"
        if match.why_no_undo(action.seat) is None and source.random() < 0.6:
            match.undo(action.seat)
            assert truth(match) == before, f"taking {action} back does not restore the table"
            assert all(same_view(match.view(viewer), shown) for viewer, shown in old.items())
            assert match.version == version + 2
            assert match.since(None, version) is None, "after undo, beats cannot tell what happened"


def same_seed_same_game(make_match: MakeMatch, seats: int, seed: int) -> None:
    """Promise 7, whoever else rolls dice."""
    kept = random.getstate()
    try:
        random.seed(1)
        one = play(make_match(seats, seed), seed)
        random.seed(2)
        two = make_match(seats, seed)
        for _ in played(two, seed):
            random.random()
    finally:
        random.setstate(kept)
    assert truth(one) == truth(two), "the same seed made another game"
    assert [action.text for action in one.actions] == [action.text for action in two.actions]


def replaying_replays(make_match: MakeMatch, seats: int, seed: int) -> None:
    """Promise 8, with some steps taken back on the way."""
    match, source = make_match(seats, seed), dice(seed, 8)
    for _ in moments(match, seed):
        for seat in range(seats):
            if match.why_no_undo(seat) is None and source.random() < 0.5:
                match.undo(seat)
    written = Transcript("any", seed, (Chair("Ann"),) * seats, actions=[action.text for action in match.actions])
    try:
        again = replay(parse(str(written)), lambda _: make_match(seats, seed))
    except TranscriptError as fault:
        raise AssertionError(f"the transcript does not replay: {fault}") from fault
    assert truth(again) == truth(match), "replaying made another table"
    for viewer in viewers(seats):
        assert again.score(viewer) == match.score(viewer), "replaying made another score"


def a_golden_file_matches(new_match: Callable[[Transcript], Match], seats: int, folder: Path) -> None:
    """Promise 9: the game's folder holds a match for this number of seats that still goes as it went."""
    goldens = [(path, parse(path.read_text())) for path in sorted((folder / "golden").glob("*.txt"))]
    mine = [(path, written) for path, written in goldens if len(written.chairs) == seats]
    assert mine, f"{folder} has no golden file for {seats} seats; tools/golden.py writes them"
    for path, written in mine:
        try:
            match = replay(written, new_match)
        except TranscriptError as fault:
            raise AssertionError(f"{path.name} does not replay: {fault}") from fault
        assert match.over, f"{path.name} stops before the end"
        assert score_text(match) == path.with_suffix(".score").read_text(), f"{path.name} ends with another score"


def moments(match: Match, seed: int, about: int = MOMENTS) -> Iterator[None]:
    """Plays a match with random actions and stops at some moments: at all in the beginning, later at ever fewer."""
    source = dice(seed, 99)
    wait = 0.0
    for done, _ in enumerate(played(match, seed)):
        wait -= 1
        if wait < 0:
            yield
            wait = source.random() * 2 * done / about


def three_viewers(seats: int, source: Random) -> list[Viewer]:
    """Some of those who may look: all of two seats', of more others each time."""
    chosen = list(viewers(seats))
    shuffle(chosen, source)
    return chosen[:3]


def _tried(match: Match, table: Table, action: Action, viewer: Viewer) -> tuple[Table, list[Beat]]:
    """What an action makes of a table like this, and what the viewer would be told."""
    copy = table.copy()
    dealer = ListeningDealer(copy)
    match.rules.apply(dealer, action)
    told = [[seen_by(viewer, record, match.box) for record in beat] for beat in dealer.done()]
    return copy, [tuple(news for news in beat if news is not None) for beat in told]


def _difference(mirror: Mirror, shown: View) -> str:
    """The first zone where a mirror and its view part."""
    for zone, mine, right in zip(shown.box.zones, mirror.zones, shown.zones, strict=True):
        if len(mine) != len(right):
            return f"{len(mine)} cards in {zone.name}, not {len(right)}"
        for index, (seen, wanted) in enumerate(zip(mine, right, strict=True)):
            if seen != wanted:
                return f"{zone.name}/{index} as {seen}, not as {wanted}"
    return f"facts {mirror.facts}, not {shown.facts}"
