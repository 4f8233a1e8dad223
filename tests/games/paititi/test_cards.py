"""What is printed: PT1 to PT5."""

from __future__ import annotations

from collections import Counter

from game.games.paititi.cards import Artifact, Excavation, Poster
from tests.games.paititi.digs import PRINTED, Dig

FACES = PRINTED.faces


def printed(category: str) -> list[str]:
    """The cards of one category, written value@price."""
    traits = [face.traits for face in FACES if isinstance(face.traits, Artifact) and face.traits.category == category]
    return sorted(f"{card.number}@{card.pickaxes}/{card.shovels}" for card in traits)


def test_pt1_sixty_four_excavation_cards_five_of_each_pair_and_four_more() -> None:
    pairs = Counter((face.traits.pickaxes, face.traits.shovels) for face in FACES if face.deck == "excavation")
    assert pairs.total() == 64
    assert set(pairs) == {(pickaxes, shovels) for pickaxes in (1, 2, 3) for shovels in (1, 2, 3, 4)}
    assert {pair for pair, copies in pairs.items() if copies == 6} == {(1, 4), (2, 2), (2, 3), (3, 1)}
    assert all(copies in (5, 6) for copies in pairs.values())
    assert all(isinstance(face.traits, Excavation) for face in FACES if face.deck == "excavation")


def test_pt2_forty_artifact_cards_with_these_numbers_and_prices() -> None:
    assert sum(face.deck == "artifacts" for face in FACES) == 40
    for category in ("vase", "llama", "statue"):
        assert printed(category) == ["1@2/4", "1@2/4", "1@4/8", "2@3/6", "2@3/6", "2@4/8", "3@4/8", "3@5/10"]
    for category in ("tile", "disc"):
        assert printed(category) == ["1@2/4", "1@5/10", "2@3/6", "2@3/6", "2@5/10", "3@5/10", "3@5/10"]
    assert printed("shards") == ["0@3/6", "0@3/6"]


def test_pt2_the_back_is_the_price_and_a_3_6_is_two_artifacts_or_shards() -> None:
    artifacts = [face for face in FACES if face.deck == "artifacts"]
    assert all(face.back == f"{face.traits.pickaxes}-{face.traits.shovels}" for face in artifacts)
    assert {face.traits.number for face in artifacts if face.back == "3-6"} == {0, 2}
    assert {face.traits.number for face in artifacts if face.back == "5-10"} == {1, 2, 3}


def test_pt2_everyone_sees_the_price_wherever_the_card_lies() -> None:
    dig = Dig()
    dig.lay("owned.0", "vase-3-at-5-10")
    dig.row("llama-1-at-2-4")
    for viewer in (None, 1):
        seen = dig.view(viewer)
        owned, row = seen.zones[dig.box.zone("owned.0")][0], seen.zones[dig.box.zone("row")][0]
        assert owned is not None and (owned.face, owned.back) == (None, "5-10")
        assert row is not None and (row.face, row.back) == (None, "2-4")


def test_pt3_a_card_is_worth_its_number_of_artifacts_at_the_end() -> None:
    dig = Dig()
    dig.lay("owned.0", "vase-3-at-5-10", "disc-2-at-3-6")
    dig.lay("owned.1", "tile-1-at-2-4")
    assert dig.score().rows[-1].points == (5, 1)


def test_pt4_sixteen_exhibition_cards() -> None:
    decks = ("poster-a", "poster-b", "poster-c")
    posters = {deck: [face.traits for face in FACES if face.deck == deck] for deck in decks}
    assert [set(poster.opening) for poster in posters["poster-a"]] == [
        {"vase", "llama"}, {"llama", "statue"}, {"statue", "tile"}, {"tile", "disc"}, {"disc", "vase"}]
    pairs = {deck: {(card.travelling, card.permanent) for card in cards} for deck, cards in posters.items()}
    assert pairs["poster-b"] == {("vase", "statue"), ("llama", "tile"), ("statue", "disc"), ("tile", "vase"),
                                 ("disc", "llama")}
    assert pairs["poster-c"] == {("vase", "tile"), ("llama", "disc"), ("statue", "vase"), ("tile", "llama"),
                                 ("disc", "statue"), ("", "")}
    assert posters["poster-c"].count(Poster()) == 1
    assert len({face.back for face in FACES if face.deck.startswith("poster")}) == 1


def test_pt5_the_chart_as_printed_and_sixty_above_ten() -> None:
    assert [PRINTED.board.points(n) for n in range(1, 11)] == [2, 6, 11, 18, 25, 32, 39, 46, 53, 60]
    assert [PRINTED.board.points(n) for n in (0, 11, 15)] == [0, 60, 60]


def test_pt5_the_chart_is_always_on_the_table() -> None:
    dig = Dig()
    for phase, asked in (("turn", 0), ("over", -1)):
        dig.facts.phase, dig.facts.asked = phase, asked
        columns = [sign for sign in dig.rules.signs(dig.view(None)) if sign.kind == "column"]
        assert [(sign.of, sign.value) for sign in columns][:3] == [(1, 2), (2, 6), (3, 11)]
        assert len(columns) == 10
