"""The egg texts a player fulfils alone, as little pictures of tables: PK15, PK19-PK22. See pictures.py."""

from __future__ import annotations

import pytest

from tests.games.pisanki.pictures import points

PICTURES = [
    # Text 2 (PK19): 2 for each diagonal card with the same cloth.
    ("red", 2, 2, """cr .
                     .  cg"""),
    ("red", 2, 4, """cr .
                     .  cr"""),                     # each of the two sees the other
    ("red", 2, 0, """cr cg
                     cg sg"""),                     # next to it, or on another cloth
    ("red", 2, 8, """c+k .  cb
                     .   cr .
                     cg  .  cg"""),
    ("red", 2, 2, """nr .
                     .  nb"""),                     # neutral is a cloth like the others; a double is one card
    # Text 3 (PK19): 1 for each diagonal card with a different cloth.
    ("orange", 3, 1, """co .
                        .  sg"""),
    ("orange", 3, 2, """co .
                        .  so"""),
    ("orange", 3, 0, """co sg
                        sg cg"""),
    ("orange", 3, 3, """s+k .  nb
                        .   co .
                        cg  .  dg"""),              # three of the four lie on other cloths
    # Text 4 (PK19): 1, 2 or 4 for one, two, or three and more different cloths; its own counts.
    ("red", 4, 0, "cr cg"),
    ("red", 4, 1, """cg .  cg
                     .  cr ."""),
    ("red", 4, 2, """cg .  sg
                     .  cr ."""),
    ("red", 4, 4, """cg .  sg
                     .  cr .
                     dg .  dg"""),
    ("red", 4, 4, """cg .  sg
                     .  cr .
                     dg .  ng"""),
    ("red", 4, 2, """cr .
                     .  sr"""),
    # Text 5 (PK20): 4 with at least one adjacent neutral card.
    ("green", 5, 4, "cg nb"),
    ("green", 5, 4, "nb cg nr"),                    # one or two, it is 4
    ("green", 5, 0, """cg .
                       .  nb"""),
    ("green", 5, 0, "ng cb"),                       # its own cloth does not count
    ("green", 5, 8, "ng ng"),
    # Text 6 (PK20): 1 for each adjacent flower.
    ("red", 6, 1, "cr cb+b"),
    ("red", 6, 5, """.     c+kk  .
                     c+w   cr    sb+uu"""),
    ("red", 6, 0, """cr+bb .
                     .     c+k"""),                 # its own flowers never count, nor the diagonal
    ("red", 6, 2, "cr c+k cr"),                     # one flower next to two cards counts for both
    ("red", 6, 3, "cr+w cr+bb"),
    # Text 8 (PK20): 2 for each adjacent blue flower.
    ("orange", 8, 2, "co cb+b"),
    ("orange", 8, 4, "co cb+bb"),
    ("orange", 8, 0, "co+b cb+u"),
    ("orange", 8, 4, """cb+b no
                        .    s+b"""),
    # Text 9 (PK20): 1 for each pink flower above or below, 1 for each purple flower left or right.
    ("blue", 9, 2, """cg+kk
                      cb"""),
    ("blue", 9, 2, "cb cg+uu"),
    ("blue", 9, 0, """cb    cg+k
                      cg+u  ."""),                  # each on the wrong side
    ("blue", 9, 5, """.     c+kk  .
                      cg+u  cb    cg+u
                      .     cg+k  ."""),
    # Text 10 (PK20): 4 with at least one adjacent flower of the named kind.
    ("yellow", 10, 4, "cy cb+w"),
    ("yellow", 10, 4, "c+ww cy c+w"),
    ("yellow", 10, 0, "cy+w cb+k"),
    ("yellow", 10, 8, "cy c+w ny"),
    ("green", 10, 4, "cg cb+k"),
    ("green", 10, 0, "cg cb+w"),
    # Text 7 (PK21): 6 for each square.
    ("red", 7, 6, """cr sr
                     dr nr"""),
    ("red", 7, 6, """cr sr cr
                     dr nr cr"""),                  # a card counts in one square only
    ("red", 7, 0, """cr sr cr
                     dr sg cr"""),
    ("red", 7, 12, """cr sr cr cr
                      dr nr cr cr"""),
    ("red", 7, 12, """cr sr .
                      dr nr .
                      cr cr .
                      cr cr ."""),
    # Text 12 (PK21): 4 for each three in a straight diagonal line.
    ("green", 12, 4, """cg .  .
                        .  cg .
                        .  .  cg"""),
    ("green", 12, 4, """.  .  .  cg
                        .  .  cg .
                        .  cg .  .
                        cg .  .  ."""),             # four in line are one set
    ("green", 12, 0, """cg .  cg
                        .  cg ."""),                # no corners
    ("green", 12, 4, """cg .  cg
                        .  cg .
                        cg .  cg"""),               # both lines need the middle
    ("green", 12, 8, """cg cg .  .
                        .  cg cg .
                        .  .  cg cg"""),
    # Text 13 (PK21): 6 for each T.
    ("blue", 13, 6, """cb sb db
                       .  nb ."""),
    ("blue", 13, 6, """cb .
                       cb cb
                       cb ."""),
    ("blue", 13, 0, """cb cb cb
                       cb .  ."""),                 # that is an L
    ("blue", 13, 6, """.  cb .
                       cb cb cb
                       .  cb ."""),
    ("blue", 13, 12, """cb cb cb .  .  .
                        .  cb .  .  cb .
                        .  .  .  cb cb cb"""),
    # Text 15 (PK21): 6 for each L.
    ("purple", 15, 6, """cp .
                         sp .
                         dp np"""),
    ("purple", 15, 6, """.  .  cp
                         cp cp cp"""),
    ("purple", 15, 0, """cp cp cp
                         .  cp ."""),               # that is a T
    ("purple", 15, 12, """cp cp cp cp
                          cp cp cp cp"""),
    ("purple", 15, 6, """cp cp cp
                         cp .  cp"""),              # two Ls share a card
    # Text 14 (PK22): 1 for each different kind of egg among the diagonal cards.
    ("purple", 14, 1, """cp .
                         .  cr"""),
    ("purple", 14, 2, """cr .  cr
                         .  cp .
                         cg .  c+k"""),
    ("purple", 14, 2, """cp .
                         .  np"""),                 # purple is a kind too, a double is one card
    ("purple", 14, 0, "cp cr"),
    ("purple", 14, 4, """cr .  so
                         .  np .
                         cy .  cg"""),
    # Text 17 (PK22): 1 for each such egg on a card adjacent to another such card.
    ("purple", 17, 2, "cp sp"),
    ("purple", 17, 3, "np sp"),
    ("purple", 17, 0, """np .
                         .  sp"""),
    ("purple", 17, 3, """cp sp dp .
                         .  .  .  cp"""),
]


LINES = {2: 19, 3: 19, 4: 19, 5: 20, 6: 20, 8: 20, 9: 20, 10: 20, 7: 21, 12: 21, 13: 21, 15: 21, 14: 22, 17: 22}
"""The line of the rule sheet each text stands in."""


@pytest.mark.parametrize(("egg", "text", "wanted", "picture"), PICTURES,
                         ids=[f"pk{LINES[text]}-text-{text}-{wanted}-points" for _, text, wanted, _ in PICTURES])
def test_an_egg_text_gives(egg: str, text: int, wanted: int, picture: str) -> None:
    flowers = {"flower": "pink" if egg == "green" else "white"} if text == 10 else {}
    assert points(egg, text, picture, **flowers) == wanted


def test_every_egg_text_has_at_least_three_pictures() -> None:
    drawn = [text for _, text, _, _ in PICTURES]
    assert all(drawn.count(text) >= 3 for text in LINES)  # the majorities are in test_contests.py
    assert sorted([*LINES, 1, 11, 16]) == list(range(1, 18))


def test_pk15_only_face_up_cards_count() -> None:
    assert points("red", 2, "cr .") == points("red", 6, "cr .") == 0


def test_pk15_adjacent_does_not_reach_round_the_edge() -> None:
    assert points("red", 6, """.    . . . . cr
                               c+kk . . . . .""") == 0
    assert points("red", 2, """. . . . .  cr
                               . . . . .  .
                               cb . . . . .""") == 0


def test_pk21_the_best_packing_beats_taking_what_comes_first() -> None:
    # Taking the square at the top, or the L along the top, would leave no other.
    assert points("red", 7, """.  cr cr .
                               cr cr cr cr
                               cr cr cr cr""") == 12
    assert points("purple", 15, """cp cp cp cp
                                   cp .  .  cp
                                   cp .  .  cp""") == 12
