"""Stop, the last two exhibitions, the final score and its ties: PT22, PT23. Games always end."""

from __future__ import annotations

import os
from random import Random

import pytest

from game.kernel.dealer import Dealer
from game.kernel.table import HOLE
from tests.games.paititi.digs import Dig, rules

LONG = os.environ.get("PASSAROUND_LONG") == "1"
GAMES = 10_000 if LONG else 60


def stopped() -> tuple[Dig, list[int]]:
    """Stop was turned up just now; seat 1 is on turn. Both own two vases."""
    dig = Dig()
    dig.only("poster-pile", "vases-statues", "llamas-tiles", "stop")
    mine = dig.lay("owned.0", "vase-1-at-2-4", "vase-2-at-3-6")
    mine += dig.lay("owned.1", "vase-1-at-2-4", "vase-2-at-3-6")
    dig.do("arrange@posters/0")
    dig.show(*mine[:2])
    dig.show()
    return dig, mine


def test_pt22_when_stop_is_turned_up_four_posters_stay_open_and_no_more_are_turned() -> None:
    dig, mine = stopped()
    assert "stop" in dig.cues() and dig.facts.left == 2
    assert dig.at("posters") == ["stop", "opening-llamas-statues", "opening-statues-tiles", "opening-tiles-discs",
                                 "opening-discs-vases"]
    assert "arrange@posters/0" not in dig.legal()
    dig.do("arrange@posters/4")
    dig.show(*mine[2:])
    dig.show()
    assert len(dig.at("posters")) == 4 and dig.at("poster-pile") == ["vases-statues", "llamas-tiles"]
    assert dig.facts.left == 1 and dig.asked == 0


def test_pt22_after_the_discards_of_the_second_exhibition_the_game_ends_at_once() -> None:
    dig, mine = stopped()
    ground = dig.rules.ground
    dig.zones[ground.posters][3] = dig.take("tiles-vases")
    dig.do("arrange@posters/4")
    dig.show(*mine[2:])
    dig.show()
    dig.do("draw@excavation", "arrange@posters/3")
    dig.show(*mine[2:])
    dig.show(*mine[:2])
    while dig.asked is not None:
        assert dig.facts.phase == "give"
        dig.do(sorted(dig.legal())[0])
    assert dig.facts.phase == "over" and dig.facts.left == 0
    assert all(len(dig.at(f"owned.{seat}")) == 0 for seat in (0, 1))
    assert not dig.rules.legal(dig.table, 0) and not dig.rules.legal(dig.table, 1)


def over(first: tuple[str, ...], second: tuple[str, ...], held: list[int]) -> Dig:
    """A game of two that is over, with these artifacts and the points of one exhibition."""
    dig = Dig()
    dig.lay("owned.0", *first)
    dig.lay("owned.1", *second)
    dig.facts.held = [dig.rules.ground.cards("poster-a")[0], 0, *held]
    dig.facts.asked, dig.facts.phase = -1, "over"
    return dig


def test_pt23_points_are_those_of_the_exhibitions_and_of_the_artifact_cards_owned() -> None:
    score = over(("vase-3-at-5-10", "disc-1-at-2-4"), ("tile-2-at-3-6",), [5, 6]).score()
    assert score.totals == (9, 8) and score.winners == (0,) and score.words is None
    assert [row.points for row in score.rows] == [(5, 6), (4, 2)]
    assert all(sum(row.points[seat] or 0 for row in score.rows) == score.totals[seat] for seat in (0, 1))


def test_pt23_a_tie_goes_to_more_points_on_artifact_cards_and_is_said_in_words() -> None:
    score = over(("vase-3-at-5-10",), ("tile-2-at-3-6",), [5, 6]).score()
    assert score.totals == (8, 8) and score.winners == (0,)
    assert score.words is not None and "artifact cards" in str(score.words)


def test_pt23_still_tied_the_victory_is_shared() -> None:
    score = over(("vase-3-at-5-10",), ("tile-3-at-5-10",), [5, 5]).score()
    assert score.winners == (0, 1)
    assert score.words is not None and "shared" in str(score.words)


def test_pt23_the_score_tells_exhibition_by_exhibition_and_names_the_artifacts_owned() -> None:
    dig, mine = stopped()
    score = dig.score()
    assert [str(row.label).split(":")[0] for row in score.rows] == ["Exhibition 1", "Artifacts still owned"]
    assert score.rows[0].points == (4, 0)
    assert score.rows[-1].cards == (tuple(mine[:2]), tuple(mine[2:]))


def test_pt23_at_the_end_all_artifacts_are_shown_so_that_everyone_can_check_the_score() -> None:
    dig = Dig()
    dig.facts.idle = 23
    dig.lay("owned.0", "vase-3-at-5-10")
    dig.lay("owned.1", "tile-2-at-3-6")
    dig.do("draw@excavation")
    assert dig.asked is None
    assert dig.up("owned.0") == ["vase-3-at-5-10"] and dig.up("owned.1") == ["tile-2-at-3-6"]
    assert dig.score().known_from(dig.view(None).faces(), True).totals == (3, 2)


def test_before_the_end_nobody_is_told_what_others_own() -> None:
    dig = Dig()
    dig.lay("owned.0", "vase-3-at-5-10")
    dig.lay("owned.1", "tile-2-at-3-6")
    assert dig.score().known_from(dig.view(0).faces(), False).rows[-1].points == (3, None)
    assert dig.score().known_from(dig.view(None).faces(), False).rows[-1].points == (None, None)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_games_always_end_and_keep_their_cards(seats: int) -> None:
    game = rules(seats)
    everything = list(range(len(game.box.faces)))
    random = Random(seats).random
    endings = set()
    for seed in range(GAMES // 3 + 1):
        table = game.table(seed)
        dealer = Dealer(table)
        game.setup(dealer)
        for _ in range(3_000):
            seat = game.awaited(table)
            if seat is None:
                break
            legal = game.legal(table, seat)
            game.apply(dealer, legal[int(random() * len(legal))])
        else:
            pytest.fail(f"seed {seed} does not end")
        assert sorted(card for zone in table.zones for card in zone if card != HOLE) == everything
        assert not any(table.marked)
        assert bool(table.zones[game.ground.artifacts]) or not table.zones[game.ground.artifact_discard]
        score = game.score(table)
        assert all(sum(row.points[seat] or 0 for row in score.rows) == score.totals[seat] for seat in range(seats))
        endings.add("stop" if table.facts.left == 0 else "idle or passes")
    assert "stop" in endings
