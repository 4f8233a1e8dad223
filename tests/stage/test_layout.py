"""Tests that every map is a table its game can be played on, and that a wrong map says what is wrong."""

from __future__ import annotations

from itertools import combinations
from math import cos, radians, sin
from pathlib import Path

import pytest

from game.content.faults import ContentError
from game.stage.layout import Layout, load
from game.stage.spread import Place, Spot

TABLES = Path(__file__).parents[2] / "data" / "tables"

PLAIN = {
    "pizzuno": ["draw", "discard"],
    "pisanki": ["pool", "rest", "scoring", "bunny"],
    "paititi": [
        "excavation", "discard", "artifacts", "artifact-discard", "row", "posters", "poster-pile", "poster-used",
    ],
}
OWNED = {"pizzuno": ["hand"], "pisanki": ["grid", "offer"], "paititi": ["hand", "display", "owned"]}
FULL = {"hand": 30, "scoring": 9, "bunny": 24, "offer": 3, "row": 3, "posters": 5, "display": 24, "owned": 14}
GRID = {2: 24, 3: 24, 4: 18, 5: 15}
MOST_SEATS = {"pizzuno": 4, "pisanki": 5, "paititi": 4}
TABLE_SIZES = [(game, seats) for game, most in MOST_SEATS.items() for seats in range(2, most + 1)]
OVER_CARDS = {"choice", "reason", "debt", "ring", "way", "lead"}
"""HUD places that come and go above cards, or lie round them; trays, and the nine of `scoring.N`, lie below."""


def zones(game: str, seats: int) -> list[str]:
    return PLAIN[game] + [f"{word}.{seat}" for word in OWNED[game] for seat in range(seats)]


def table(game: str, seats: int) -> Layout:
    return load(TABLES / f"{game}.tmx", seats, zones(game, seats))


def full(place: Place, seats: int) -> int:
    word = place.name.split("@")[0].split(".")[0]
    return GRID[seats] if word == "grid" else FULL.get(word, 60)


def corners(spot: Spot) -> list[tuple[float, float]]:
    a, w, h = radians(spot.angle), spot.width / 2, spot.width * 7 / 10
    return [(spot.x + x * cos(a) - y * sin(a), spot.y + x * sin(a) + y * cos(a)) for x in (-w, w) for y in (-h, h)]


def overlap(one: Place, other: Place) -> bool:
    across = one.x < other.x + other.w and other.x < one.x + one.w
    return across and one.y < other.y + other.h and other.y < one.y + one.h


def cards(layout: Layout) -> list[Place]:
    return [place for place in layout.places if not place.hud]


@pytest.mark.parametrize(("game", "seats"), TABLE_SIZES)
def test_every_map_has_a_place_for_each_zone_whoever_sits_near(game: str, seats: int) -> None:
    layout = table(game, seats)
    for anchor in range(seats):
        lying = [layout.place(zone, anchor) for zone in zones(game, seats)]
        on_table = [place.name for place in lying if place is not None]
        assert sorted(on_table) == sorted(place.name for place in cards(layout))


@pytest.mark.parametrize(("game", "seats"), TABLE_SIZES)
def test_every_card_of_a_full_table_lies_in_the_safe_area(game: str, seats: int) -> None:
    layout = table(game, seats)
    for place in cards(layout):
        for count in range(full(place, seats) + 1):
            lie = layout.spots(place, count)
            assert len(lie) == count
            for x, y in (corner for spot in lie for corner in corners(spot)):
                assert 48 <= x <= 1872 and 27 <= y <= 1053, (place.name, count, x, y)


@pytest.mark.parametrize(("game", "seats"), TABLE_SIZES)
def test_cards_lie_within_their_place_but_for_the_corners_of_a_fan(game: str, seats: int) -> None:
    layout = table(game, seats)
    for place in cards(layout):
        slack = 30 if place.spread == "fan" or place.tilt else 10
        for x, y in (corner for spot in layout.spots(place, full(place, seats)) for corner in corners(spot)):
            assert place.x - slack <= x <= place.x + place.w + slack, place.name
            assert place.y - slack <= y <= place.y + place.h + slack, place.name


@pytest.mark.parametrize(("game", "seats"), TABLE_SIZES)
def test_places_of_cards_overlap_neither_each_other_nor_the_words(game: str, seats: int) -> None:
    layout = table(game, seats)
    words = [place for place in layout.places if place.hud and "tray" not in place.name
             and place.name.split("@")[0] not in OVER_CARDS and not place.name.startswith("scoring.")]
    for one, other in combinations(cards(layout), 2):
        assert not overlap(one, other), (one.name, other.name)
    for one in cards(layout):
        for other in words:
            assert not overlap(one, other), (one.name, other.name)


@pytest.mark.parametrize(("game", "seats"), TABLE_SIZES)
def test_every_place_lies_in_the_safe_area(game: str, seats: int) -> None:
    for place in table(game, seats).places:
        assert place.x >= 48 and place.y >= 27, place.name
        assert place.x + place.w <= 1872 and place.y + place.h <= 1053, place.name


@pytest.mark.parametrize(("game", "seats"), TABLE_SIZES)
def test_every_table_has_a_log_prompts_and_a_plate_for_everyone_else(game: str, seats: int) -> None:
    layout = table(game, seats)
    assert layout.hud("log") and layout.hud("prompts") and layout.hud("reason") and layout.hud("choice")
    assert all(layout.hud("plate", seat, anchor=0) for seat in range(1, seats))
    assert all(layout.hud("score", seat, anchor=0) for seat in range(1, seats))


def test_places_of_seats_turn_with_the_anchor() -> None:
    layout = table("pizzuno", 4)
    near = [layout.place(f"hand.{seat}", anchor=2) for seat in range(4)]
    assert [place.name for place in near if place] == ["hand@2", "hand@3", "hand@0", "hand@1"]
    plate = layout.hud("plate", 0, anchor=3)
    assert plate is not None and plate.name == "plate@1"


def test_offers_stay_where_they_are_whoever_sits_near() -> None:
    layout = table("pisanki", 5)
    assert {place.name for place in (layout.place("offer.3", anchor) for anchor in range(5)) if place} == {"offer.3"}


def test_a_hidden_zone_has_no_place_and_an_unknown_one_is_an_error() -> None:
    layout = table("pisanki", 3)
    assert layout.place("pool") is None and layout.place("bunny") is None
    assert table("pisanki", 2).place("bunny") is not None
    for name in ("log", "hoard", "hoard.1"):
        with pytest.raises(KeyError):
            layout.place(name)


def test_what_a_table_does_not_have_is_no_hud() -> None:
    layout = table("pizzuno", 2)
    assert layout.hud("chart") is None
    assert layout.hud("draw") is None
    assert layout.hud("plate", 0, anchor=0) is None


# ------------------------------------------------------------------------------------------- wrong maps

OBJECT = '<object id="{id}" name="{name}" x="{x}" y="100" width="200" height="280">{properties}</object>'
CARD = '<property name="spread" value="pile"/><property name="card" type="float" value="100"/>'


def thing(name: str, properties: str = CARD, x: object = 100) -> str:
    return OBJECT.format(id=1, name=name, x=x, properties=f"<properties>{properties}</properties>")


def a_map(tmp_path: Path, *things: str, size: int = 48, layer: str = "seats-2") -> Path:
    path = tmp_path / "wrong.tmx"
    lines = [
        '<?xml version="1.0" encoding="UTF-8"?>',
        f'<map version="1.10" orientation="orthogonal" width="{size}" height="27" tilewidth="40" tileheight="40">',
        f'<objectgroup id="1" name="{layer}">',
        *things,
        "</objectgroup>",
        "</map>",
    ]
    path.write_text("\n".join(lines), encoding="utf-8")
    return path


def faults(path: Path, *names: str) -> list[str]:
    """What is said about a map, without the name of its folder."""
    with pytest.raises(ContentError) as raised:
        load(path, 2, names)
    return [str(fault).removeprefix(f"{path.parent}/") for fault in raised.value.faults]


def test_a_place_for_a_zone_is_all_a_map_needs(tmp_path: Path) -> None:
    layout = load(a_map(tmp_path, thing("draw")), 2, ["draw"])
    assert layout.place("draw") == Place("draw", 100, 100, 200, 280, "pile", card=100)


def test_an_object_turned_in_tiled_keeps_its_middle(tmp_path: Path) -> None:
    turned = thing("draw", x=500).replace('height="280"', 'height="280" rotation="90"')
    place = load(a_map(tmp_path, turned), 2, ["draw"]).place("draw")
    assert place is not None and place.turn == 90
    assert place.middle == pytest.approx((500 - 140, 100 + 100))


def test_one_hidden_object_stands_for_the_zones_of_all_seats(tmp_path: Path) -> None:
    hidden = thing("stand", '<property name="hidden" type="bool" value="true"/>')
    layout = load(a_map(tmp_path, hidden), 2, ["stand.0", "stand.1"])
    assert layout.place("stand.1") is None


def test_a_missing_place_is_named(tmp_path: Path) -> None:
    assert faults(a_map(tmp_path, thing("hand@0")), "hand.0", "hand.1", "draw") == [
        "wrong.tmx, line 3, seats-2, hand@1: there is no such place, but cards need it; add an object of this name.",
        "wrong.tmx, line 3, seats-2, draw: there is no such place, but cards need it; add an object of this name.",
    ]


def test_a_spare_place_is_named(tmp_path: Path) -> None:
    assert faults(a_map(tmp_path, thing("draw"), thing("hoard")), "draw") == [
        "wrong.tmx, line 5, seats-2, hoard: no zone has this name; take it away, or mark it hud.",
    ]


def test_a_misspelt_place_is_both_and_the_right_name_is_guessed(tmp_path: Path) -> None:
    assert faults(a_map(tmp_path, thing("hand@0"), thing("hnad@1")), "hand.0", "hand.1") == [
        "wrong.tmx, line 3, seats-2, hand@1: there is no such place, but cards need it; add an object of this name.",
        "wrong.tmx, line 5, seats-2, hnad@1: no zone has this name; perhaps hand@1 is meant.",
    ]


def test_a_chair_too_many_is_spare(tmp_path: Path) -> None:
    three = [thing(f"hand@{k}") for k in range(3)]
    assert faults(a_map(tmp_path, *three), "hand.0", "hand.1") == [
        "wrong.tmx, line 6, seats-2, hand@2: no zone has this name; take it away, or mark it hud.",
    ]


def test_two_objects_of_one_name_and_one_of_none_are_refused(tmp_path: Path) -> None:
    assert faults(a_map(tmp_path, thing("draw"), thing("draw"), thing("")), "draw") == [
        "wrong.tmx, line 5, seats-2, draw: a second object has this name; keep one of them.",
        "wrong.tmx, line 6, seats-2, object 1: it has no name; name it as the zone whose place it is.",
    ]


def test_a_place_for_words_is_no_place_for_cards(tmp_path: Path) -> None:
    hud = thing("draw", '<property name="hud" type="bool" value="true"/>')
    assert faults(a_map(tmp_path, hud), "draw") == [
        "wrong.tmx, line 4, seats-2, draw: cards lie here; take the property hud away.",
    ]


@pytest.mark.parametrize(("properties", "said"), [
    ("", ["the property spread is missing; add how cards lie: pile, row, fan, grid, stack",
          "the property card is missing; add the width of a card"]),
    (CARD.replace("pile", "heap"), ["there is no spread 'heap'; give how cards lie: pile, row, fan, grid, stack"]),
    (CARD.replace("pile", "row"), ["the property step is missing; add the largest distance from card to card"]),
    (CARD.replace("pile", "grid"), ["the property columns is missing; "
                                    "add how many cards stand side by side, a whole number"]),
    (CARD.replace("100", "0"), ["card is 0; give the width of a card"]),
    (CARD.replace("100", "201"), ["200 x 280 is too small for its cards; make it larger, or the cards smaller"]),
    (CARD + '<property name="most" type="float" value="2.5"/>',
     ["most is 2.5; give how many cards are drawn, a whole number"]),
    (CARD + '<property name="tilt" value="much"/>', ["tilt is 'much'; give how many degrees cards may lie askew"]),
    (CARD + '<property name="colums" value="2"/>', ["there is no property 'colums'; perhaps columns is meant"]),
    (CARD + '<property name="hud" value="no"/>', ["hud is 'no'; make it a property of type bool"]),
])  # fmt: skip
def test_a_wrong_property_is_named_with_its_place(tmp_path: Path, properties: str, said: list[str]) -> None:
    start = "wrong.tmx, line 4, seats-2, draw: "
    assert faults(a_map(tmp_path, thing("draw", properties)), "draw") == [f"{start}{what}." for what in said]


def test_numbers_pytmx_would_choke_on_are_all_found_first(tmp_path: Path) -> None:
    wide = thing("draw", CARD.replace('"100"', '"wide"'))
    assert faults(a_map(tmp_path, wide, thing("discard", x="left")), "draw", "discard") == [
        "wrong.tmx, line 4, seats-2, draw: card is 'wide'; give a number.",
        "wrong.tmx, line 5, seats-2, discard: x is 'left'; give a number.",
    ]


def test_a_place_over_the_edge_is_refused(tmp_path: Path) -> None:
    assert faults(a_map(tmp_path, thing("draw", x=1800)), "draw") == [
        "wrong.tmx, line 4, seats-2, draw: it reaches over the edge of the canvas; keep it within 1920 x 1080.",
    ]


def test_a_map_of_another_size_is_refused(tmp_path: Path) -> None:
    assert faults(a_map(tmp_path, thing("draw"), size=32), "draw") == [
        "wrong.tmx, line 2, map: it is 1280 x 1080 and orthogonal; make it orthogonal, 48 x 27 tiles of 40 x 40.",
    ]


def test_a_layer_for_this_number_of_seats_must_be_there(tmp_path: Path) -> None:
    assert faults(a_map(tmp_path, layer="seats-3"), "draw") == [
        "wrong.tmx, line 2, seats-2: there is no object layer of this name; add one for 2 seats (there are: seats-3).",
    ]


def test_two_layers_for_one_number_of_seats_are_refused(tmp_path: Path) -> None:
    path = a_map(tmp_path, thing("draw"), "</objectgroup>", '<objectgroup id="2" name="seats-2">', thing("draw"))
    assert faults(path, "draw") == ["wrong.tmx, line 6, seats-2: a second layer has this name; keep one of them."]


def test_a_property_no_map_may_have_is_refused(tmp_path: Path) -> None:
    reserved = thing("draw", CARD + '<property name="rotation" value="1"/>')
    assert [said.split(" (")[0] for said in faults(a_map(tmp_path, reserved), "draw")] == [
        "wrong.tmx: it is not a map PyTMX can read",
    ]


def test_what_is_no_xml_or_no_file_is_refused(tmp_path: Path) -> None:
    torn = a_map(tmp_path, thing("draw"))
    torn.write_text(torn.read_text(encoding="utf-8").replace("</objectgroup>", ""), encoding="utf-8")
    assert faults(torn, "draw") == [
        "wrong.tmx, line 6: this is no XML: mismatched tag; open it in Tiled, or mend it by hand.",
    ]
    assert faults(tmp_path / "none.tmx", "draw") == [
        "none.tmx: the file cannot be read (No such file or directory); there should be a Tiled map.",
    ]
