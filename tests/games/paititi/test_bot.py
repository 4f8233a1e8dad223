"""The bot decides from its view alone, digs, exhibits, and comes to an end."""

from __future__ import annotations

import os
from collections import Counter
from random import Random

import pytest

from game.games.paititi.bot import think
from game.games.paititi.rules import Paititi
from game.kernel.actions import Action
from game.kernel.dealer import Dealer
from game.kernel.dice import dice
from game.kernel.guess import guess
from game.kernel.table import Table, view
from tests.games.paititi.digs import Dig, rules

LONG = os.environ.get("PASSAROUND_LONG") == "1"


def chosen(game: Paititi, table: Table, seat: int, version: int = 0) -> Action:
    """What the bot does on this seat."""
    thought = think(game, view(table, seat, version), game.legal(table, seat), dice(1, seat, version))
    while True:
        try:
            next(thought)
        except StopIteration as done:
            action: Action = done.value
            return action


def said(dig: Dig) -> str:
    """What the bot does for the asked seat, without its `p0 `."""
    assert dig.asked is not None
    return chosen(dig.rules, dig.table, dig.asked).text.partition(" ")[2]


def test_it_pays_with_what_leaves_least_over() -> None:
    dig = Dig()
    dig.row("vase-2-at-3-6")
    dig.empty("artifacts")
    dig.lay("display.0", "dig-3-3", "dig-2-1")
    dig.lay("hand.0", "dig-1-4", "dig-3-4", "dig-1-2", "dig-3-1")
    assert said(dig) == "aim@row/0"
    dig.do("aim@row/0")
    paid = []
    while said(dig) != "dig":
        paid.append(said(dig))
        dig.do(said(dig))
    assert sorted(paid) == ["mark dig-1-2.1", "mark dig-1-4.1"]


def test_it_sends_many_of_a_kind_travelling_but_not_one_alone() -> None:
    for kinds, wanted in ((("tile-2-at-3-6", "tile-3-at-5-10"), True), (("tile-1-at-2-4", "disc-1-at-2-4"), False)):
        dig = Dig()
        dig.wall("tiles-llamas")
        dig.lay("owned.0", *kinds)
        assert (said(dig) == "arrange@posters/0") == wanted


def test_it_shows_everything_at_an_opening_since_all_goes_back() -> None:
    dig = Dig()
    dig.lay("owned.0", "vase-1-at-2-4", "vase-2-at-3-6")
    mine = dig.lay("owned.1", "vase-3-at-5-10", "llama-1-at-2-4", "tile-1-at-2-4")
    dig.do("arrange@posters/0")
    dig.show(dig.zones[dig.box.zone("owned.0")][0])
    for card in mine[:2]:
        assert said(dig) == f"mark {dig.box.faces[card].name}"
        dig.mark(card)
    assert said(dig) == "ready"


def test_it_shows_nothing_where_nothing_fits() -> None:
    dig = Dig()
    dig.lay("owned.0", "vase-1-at-2-4", "vase-2-at-3-6")
    dig.lay("owned.1", "tile-3-at-5-10", "disc-1-at-2-4")
    dig.do("arrange@posters/0")
    dig.show(dig.zones[dig.box.zone("owned.0")][0])
    assert said(dig) == "ready=none"


def test_it_gives_up_the_least() -> None:
    dig = Dig()
    dig.wall("tiles-vases")
    dig.lay("owned.0", "vase-3-at-5-10", "vase-2-at-3-6", "disc-1-at-2-4")
    dig.do("arrange@posters/0")
    dig.show(*dig.zones[dig.box.zone("owned.0")][:2])
    assert said(dig) == "discard vase-2-at-3-6.1"
    dig.do(said(dig))
    assert said(dig) == "discard disc-1-at-2-4"


def match(seats: int, seed: int, bots: set[int]) -> Table:
    """A match to its end, bots against random players."""
    game = rules(seats)
    table = game.table(seed)
    dealer, random = Dealer(table), Random(seed).random
    game.setup(dealer)
    version = 0
    while (seat := game.awaited(table)) is not None:
        legal = game.legal(table, seat)
        action = chosen(game, table, seat, version) if seat in bots else legal[int(random() * len(legal))]
        assert action in legal
        game.apply(dealer, action)
        version += 1
    return table


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_bots_among_themselves_dig_exhibit_and_reach_stop(seats: int) -> None:
    for seed in range(1_000 if LONG else 3):
        table = match(seats, seed, set(range(seats)))
        assert table.facts.left == 0
        assert len(table.facts.held) // (seats + 2) >= 8


def test_it_beats_random_players() -> None:
    game = rules()
    won = Counter(seat == seed % 2 for seed in range(10) for seat in game.score(match(2, seed, {seed % 2})).winners)
    assert won[True] >= 9


def test_it_chooses_the_same_whatever_it_cannot_see() -> None:
    game = rules(3)
    table = game.table(4)
    dealer, source = Dealer(table), dice(4, 1)
    game.setup(dealer)
    version = 0
    while (seat := game.awaited(table)) is not None:
        action = chosen(game, table, seat, version)
        if version % 7 == 0:
            assert chosen(game, guess(view(table, seat, version), source), seat, version) is action
        game.apply(dealer, action)
        version += 1
