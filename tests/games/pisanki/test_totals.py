"""The sum of it all: on random ends every row is what a second, slower count gives, and the total their sum."""

from __future__ import annotations

import os
from random import Random

import pytest

from game.games.pisanki.cards import FAMILIES, Exhibit
from game.games.pisanki.display import Display
from game.games.pisanki.grid import grid_for
from game.games.pisanki.scoring import verdict
from game.kernel.dealer import Dealer
from game.kernel.dice import dice
from game.kernel.table import HOLE, Table
from tests.games.pisanki.naive import Laid, scored
from tests.games.pisanki.pictures import PRINTED, new_match, rules_of
from tests.playing import SHELF, truth

ENDS = 2_500 if os.environ.get("PASSAROUND_LONG") else 60
"""For each number of seats."""


def laid(table: Table, zone: int, columns: int) -> Laid:
    """The face-up cards of a grid, by their place."""
    cards = {divmod(cell, columns): table.box.faces[card].traits
             for cell, card in enumerate(table.zones[zone]) if card != HOLE and table.up[card]}
    assert all(isinstance(card, Exhibit) for card in cards.values())
    return cards


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_rows_and_totals_are_right_on_random_ends(seats: int) -> None:
    rules = rules_of(new_match(seats, scoring_cards="drawn"))
    for seed in range(ENDS):
        table, source = rules.table(seed), dice(seed, 5)
        dealer = Dealer(table)
        rules.setup(dealer)
        while (seat := rules.awaited(table)) is not None:
            legal = rules.legal(table, seat)
            rules.apply(dealer, legal[int(source.random() * len(legal))])
        score = rules.score(table)
        bunny = rules.count.bunny(table.zones[rules.bunny])
        tables = [laid(table, rules.grids + seat, rules.grid.columns) for seat in range(seats)]
        cards = [rules.box.faces[card].traits for card in table.zones[rules.scoring]]
        assert [card.family for card in cards] == list(FAMILIES)
        for row, card in zip(score.rows, cards, strict=True):
            assert list(row.points) == scored(card, tables, rules.grid.cells, bunny), f"{card} with seed {seed}"
        assert score.totals == tuple(sum(row.points[seat] or 0 for row in score.rows) for seat in range(seats))
        best = max(total or 0 for total in score.totals)
        assert score.winners == tuple(seat for seat in range(seats) if score.totals[seat] == best)


def test_every_text_agrees_with_the_second_count_on_crowded_tables() -> None:
    """Real tables are thin in any one egg; here every card is one of a few, so that groups and sets abound."""
    source = Random(3)
    faces = [face.traits for face in SHELF.printed("pisanki").faces if isinstance(face.traits, Exhibit)]
    for _ in range(ENDS):
        seats = source.randint(2, 5)
        grid = grid_for(seats)
        card = source.choice(PRINTED)
        liked = [face for face in faces if face.egg in (card.family, "", "purple")]
        tables = [[source.choice(liked) if source.random() < 0.9 else None for _ in range(grid.cells)]
                  for _ in range(seats)]
        bunny = {card.family: source.randint(0, 12) if seats == 2 else 0}
        places = [{divmod(cell, grid.columns): face for cell, face in enumerate(table) if face} for table in tables]
        found = verdict(grid, [Display.of(table) for table in tables], card, bunny)
        assert list(found.points) == scored(card, places, grid.cells, bunny), card


def test_each_row_names_the_cards_that_earned_it() -> None:
    match = new_match(3, seed=2, scoring_cards="drawn")
    source = Random(2)
    while not match.over:
        match.submit(source.choice(match.legal(match.awaited or 0)))
    rules, table = rules_of(match), truth(match)
    for row in match.score(None).rows:
        for seat, (points, cards) in enumerate(zip(row.points, row.cards, strict=True)):
            assert all(card in table.zones[rules.grids + seat] and table.up[card] for card in cards)
            assert bool(cards) == (points is not None and points > 0)


def test_pk26_a_tie_is_a_shared_victory() -> None:
    match = new_match(3)
    for seat in range(3):
        for card in truth(match).zones[rules_of(match).grids + seat]:
            if card != HOLE:
                truth(match).up[card] = 0
    score = match.rules.score(truth(match))
    assert score.totals == (0, 0, 0)
    assert score.winners == (0, 1, 2)
    assert "share the victory" in str(score.words)


def test_the_score_can_be_told_at_any_time_and_hides_nothing() -> None:
    match = new_match(4)
    source = Random(4)
    while not match.over:
        for viewer in (None, 0, 3):
            assert None not in match.score(viewer).totals
        match.submit(source.choice(match.legal(match.awaited or 0)))
