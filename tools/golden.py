"""Writes golden files: for each number of seats a whole match as it goes today, and how it ends.

    python tools/golden.py pizzuno                   all numbers of seats, into the game's own folder
    python tools/golden.py pizzuno --seed 7 --house rounds=2 --name rounds

`golden/<name>-<seats>.txt` is a transcript, `.score` beside it a line for each row of the score, the totals
and the winners. Rewrite them only where the rules were meant to change, and read the difference.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from game import games
from game.content import paths
from game.content.shelf import Shelf
from game.kernel.match import Match
from game.kernel.transcript import Chair, Transcript
from game.players.bots import bot
from tools.simulate import sit


def main() -> int:
    """Run the command; 0 done."""
    asked = argparse.ArgumentParser(description="Write a game's golden files.")
    asked.add_argument("game")
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--house", action="append", default=[], metavar="KEY=VALUE", help="a house rule")
    asked.add_argument("--name", default="match", help="first part of the files' names")
    asked.add_argument("--roots", type=Path, nargs="*", default=[games.HOME], help="folders to find games in")
    asked.add_argument("--into", type=Path, help="another folder to write to")
    wish = asked.parse_args()
    shelf = Shelf(games.find(wish.roots), paths.find())
    if wish.game not in shelf.games:
        asked.error(f"there is no game '{wish.game}'; there are {', '.join(shelf)}")
    house = dict(rule.split("=", 1) for rule in wish.house)
    for seats in shelf.games[wish.game].seats:
        written = Transcript(wish.game, wish.seed, tuple(Chair(f"Bot {n + 1}", "random") for n in range(seats)), house)
        match, game = shelf.match(written), shelf.games[wish.game]
        sit(match, [bot("random", match.rules, game, wish.seed, seat) for seat in range(seats)])
        written.actions = [action.text for action in match.actions]
        path = (wish.into or shelf.home(wish.game) / "golden") / f"{wish.name}-{seats}.txt"
        path.parent.mkdir(exist_ok=True)
        path.write_text(str(written))
        path.with_suffix(".score").write_text(score_text(match))
        print(f"{path.name}: {len(written.actions)} actions")
    return 0


def score_text(match: Match) -> str:
    """How a match stands: a line `label: points of each seat` for every row, then totals and winners."""
    score = match.rules.score(match._table)  # the whole truth, since it is nobody's view
    rows = [(str(row.label), row.points) for row in score.rows] + [("total", score.totals)]
    lines = [f"{label}: {' '.join('-' if point is None else str(point) for point in points)}" for label, points in rows]
    return "\n".join([*lines, f"winners: {' '.join(map(str, score.winners))}"]) + "\n"


if __name__ == "__main__":
    sys.exit(main())
