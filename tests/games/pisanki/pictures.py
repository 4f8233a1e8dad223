"""What Pisanki's tests share: tables drawn in words, scoring cards by their text, and matches of the game.

A picture shows one table in reading order. A card is a cloth (c checked, s striped, d dotted, n neutral), an
egg (r o y g b p), and after `+` a flower or two (b blue, k pink, u purple, w white): `cr` is a red egg on
checked cloth, `nr` two red eggs, `sg+ww` a green one with two white flowers, `c+k` a flower and no egg. A dot
is a space that is not face up. What a picture leaves out at the right and below is dots.
"""

from __future__ import annotations

from dataclasses import replace

from game.games.pisanki.cards import Criterion, Exhibit
from game.games.pisanki.contests import Verdict
from game.games.pisanki.display import Display
from game.games.pisanki.grid import grid_for
from game.games.pisanki.notation import read_cell
from game.games.pisanki.rules import Pisanki, Round
from game.games.pisanki.scoring import text_of, verdict
from game.kernel.match import Match
from game.kernel.table import HOLE
from tests.playing import SHELF, truth

CLOTHS = {"c": "checked", "s": "striped", "d": "dotted", "n": "neutral"}
EGGS = {"r": "red", "o": "orange", "y": "yellow", "g": "green", "b": "blue", "p": "purple"}
FLOWERS = {"b": "blue", "k": "pink", "u": "purple", "w": "white"}

PRINTED = [face.traits for face in SHELF.printed("pisanki").faces if isinstance(face.traits, Criterion)]


def card(word: str) -> Exhibit | None:
    """One card of a picture."""
    if word == ".":
        return None
    front, _, flowers = word.partition("+")
    cloth, egg = CLOTHS[front[0]], EGGS[front[1]] if len(front) > 1 else ""
    written = f"{cloth}:{egg}" + ("*2" if egg and cloth == "neutral" else "")
    if flowers:
        written += f"+{FLOWERS[flowers[0]]}" + ("*2" if len(flowers) > 1 else "")
    return read_cell(written)


def display(picture: str, seats: int = 2) -> Display:
    """The display a picture shows, on the table for so many players."""
    grid = grid_for(seats)
    cells: list[Exhibit | None] = [None] * grid.cells
    for row, line in enumerate(line.split() for line in picture.strip().splitlines()):
        for column, word in enumerate(line):
            cells[row * grid.columns + column] = card(word)
    return Display.of(cells)


def scoring_card(family: str, text: int, **flowers: str) -> Criterion:
    """The scoring card with this text for this family; prizes as printed, on another egg's card if need be."""
    kind = ("eggs" if family in EGGS.values() else family, text)
    same = [found for found in PRINTED if text_of(found) == kind]
    found = next((found for found in same if found.family == family), same[0])
    return replace(found, family=family, **flowers)


def judged(scored: Criterion, *pictures: str, bunny: int = 0) -> Verdict:
    """What a scoring card gives when these are the tables, the first one's player first."""
    seats = max(2, len(pictures))
    displays = [display(picture, seats) for picture in pictures] + [display("", seats)] * (seats - len(pictures))
    return verdict(grid_for(seats), displays, scored, {scored.family: bunny})


def points(family: str, text: int, picture: str, **flowers: str) -> int:
    """What a text gives for one table."""
    return judged(scoring_card(family, text, **flowers), picture).points[0]


def contest(family: str, text: int, *pictures: str, bunny: int = 0) -> tuple[int, ...]:
    """What a text gives each of these tables."""
    return judged(scoring_card(family, text), *pictures, bunny=bunny).points


def new_match(seats: int, seed: int = 1, **house: str) -> Match:
    return Match(SHELF.rules("pisanki", seats, house), seed)


def rules_of(match: Match) -> Pisanki:
    assert isinstance(match.rules, Pisanki)
    return match.rules


def facts_of(match: Match) -> Round:
    facts = truth(match).facts
    assert isinstance(facts, Round)
    return facts


def do(match: Match, *actions: str) -> Match:
    """Do these actions, written as in a transcript."""
    for action in actions:
        match.submit(action)
    return match


def texts(match: Match) -> list[str]:
    """What the asked player may do, as written in a transcript."""
    assert match.awaited is not None
    return [action.text for action in match.legal(match.awaited)]


def offers(match: Match) -> list[list[int]]:
    rules = rules_of(match)
    return [truth(match).zones[rules.offers + seat][:] for seat in range(rules.seats)]


def grid(match: Match, seat: int) -> list[int]:
    return truth(match).zones[rules_of(match).grids + seat][:]


def face_down(match: Match, seat: int) -> int:
    """How many cards lie face down on a table."""
    return sum(1 for lying in grid(match, seat) if lying != HOLE and not truth(match).up[lying])


def play_round(match: Match, cards: int) -> Match:
    """Everybody passes until the offers hold so many cards, then buys the offer they feed."""
    bought = False
    while not match.over and not (bought and facts_of(match).first < 0):
        facts = facts_of(match)
        if facts.moves >= 0:
            do(match, f"p{facts.asked} stay")
        elif facts.turn < cards and f"p{facts.asked} pass" in texts(match):
            do(match, f"p{facts.asked} pass")
        else:
            bought = True
            do(match, f"p{facts.asked} buy@offer.{facts.feeds[facts.asked]}")
    return match
