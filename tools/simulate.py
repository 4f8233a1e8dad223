"""Plays bots against bots and says who wins how often.

    python tools/simulate.py pizzuno --matches 400 --seats 2 --levels normal,random --seed 1

Deals are paired and chairs rotated: every deal is played once with each way of moving the levels round the
table, so that neither cards nor chairs favour anyone. The levels are repeated until all chairs are taken. A
match that several win is shared. Beside each share stands its standard error, and par: what its chairs would
win if all played alike.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from dataclasses import dataclass, field
from math import sqrt
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from game import games
from game.content import paths
from game.content.shelf import Shelf
from game.kernel.match import Match
from game.kernel.rules import Game, Rules, Score
from game.players.bots import LEVELS, Player, bot


def main() -> int:
    """Run the command; 0 done, 2 wrong use."""
    asked = argparse.ArgumentParser(description="Play bots against bots.")
    asked.add_argument("game")
    asked.add_argument("--matches", type=int, default=400)
    asked.add_argument("--seats", type=int, default=2)
    asked.add_argument("--levels", default="normal,random", help="comma between them")
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--house", action="append", default=[], metavar="KEY=VALUE", help="a house rule")
    wish = asked.parse_args()
    shelf, levels = Shelf(games.find(), paths.find()), wish.levels.split(",")
    if wish.game not in shelf.games:
        asked.error(f"there is no game '{wish.game}'; there are {', '.join(shelf)}")
    game = shelf.games[wish.game]
    if wish.seats not in game.seats:
        asked.error(f"{wish.game} is for {game.seats[0]} to {game.seats[-1]} seats")
    if unknown := set(levels) - set(LEVELS):
        asked.error(f"there is no bot called {', '.join(sorted(unknown))}; there are {', '.join(LEVELS)}")
    house = dict(rule.split("=", 1) for rule in wish.house)
    rules = shelf.rules(wish.game, wish.seats, house)
    tally = simulate(rules, game, seated(levels, wish.seats), wish.matches, wish.seed)
    print("\n".join(tally.lines()))
    return 0


@dataclass(slots=True)
class Tally:
    """What each level has won: a share of every match, over all chairs it sat on."""

    matches: int = 0
    actions: int = 0
    chairs: dict[str, float] = field(default_factory=dict)
    shares: dict[str, list[float]] = field(default_factory=dict)
    totals: dict[str, list[int]] = field(default_factory=dict)

    def add(self, levels: Sequence[str], score: Score, actions: int) -> None:
        """Count one match."""
        self.matches += 1
        self.actions += actions
        for level in dict.fromkeys(levels):
            seats = [seat for seat, name in enumerate(levels) if name == level]
            won = sum(seat in score.winners for seat in seats) / len(score.winners)
            self.shares.setdefault(level, []).append(won)
            self.totals.setdefault(level, []).extend(score.totals[seat] or 0 for seat in seats)
            self.chairs[level] = len(seats) / len(levels)

    def share(self, level: str) -> float:
        """What part of all matches a level won, from 0 to 1."""
        return sum(self.shares[level]) / self.matches

    def lines(self) -> list[str]:
        """The result for people."""
        lines = [f"{self.matches} matches, {self.actions / self.matches:.0f} actions each"]
        for level in self.shares:
            share = self.share(level)
            error = sqrt(share * (1 - share) / self.matches)
            mean = sum(self.totals[level]) / len(self.totals[level])
            lines.append(f"{level:>8}: {share:6.1%} ± {error:.1%} of wins (par {self.chairs[level]:.1%}), "
                         f"{mean:.2f} points on average")
        return lines


def seated(levels: Sequence[str], seats: int) -> list[str]:
    """The levels, repeated until all chairs are taken."""
    return [levels[seat % len(levels)] for seat in range(seats)]


def simulate(rules: Rules, game: Game, levels: Sequence[str], matches: int, seed: int) -> Tally:
    """Play so many matches, every deal with all rotations of the levels before the next."""
    tally = Tally()
    turns = len(levels) if len(set(levels)) > 1 else 1
    for number in range(matches):
        deal, turn = seed + number // turns, number % turns
        chairs = [*levels[turn:], *levels[:turn]]
        match = Match(rules, deal)
        sit(match, [bot(level, rules, game, deal, seat) for seat, level in enumerate(chairs)])
        tally.add(chairs, match.score(None), len(match.actions))
    return tally


def sit(match: Match, bots: Sequence[Player]) -> None:
    """Play a match to its end: at every version those who may interrupt are asked first, in seat order."""
    while (awaited := match.awaited) is not None:
        for seat in (*match.interrupts(), awaited):
            choice = bots[seat].choose(match.view(seat), match.legal(seat))
            if choice is not None:
                match.submit(choice)
                break
        else:
            raise RuntimeError(f"the bot of seat {awaited} declined though it was awaited")


if __name__ == "__main__":
    sys.exit(main())
