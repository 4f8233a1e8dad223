"""Plays any game in a terminal against bots, hiding what is to be hidden: `python tools/play.py pizzuno --seed 3`.

You sit on seat 0. It shows your View as text, lists what you may do by number, and takes an answer: a
number, `u` to take back, `q` to leave.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from game import games
from game.content import paths
from game.content.shelf import Shelf
from game.content.text import Catalogue
from game.kernel.actions import Action
from game.kernel.events import Cue
from game.kernel.match import Match
from game.kernel.say import Refused, Say
from game.kernel.table import Seen
from game.players.bots import LEVELS, Bot, bot

YOU = 0
NAMES = ("You", "Ben", "Chiara", "Dev", "Elif")


class Terminal:
    """One match in a terminal."""

    def __init__(self, shelf: Shelf, game: str, seats: int, seed: int, level: str) -> None:
        self.printed = shelf.printed(game)
        self.rules = shelf.rules(game, seats)
        self.match = Match(self.rules, seed)
        self.bots: dict[int, Bot] = {seat: bot(level, self.rules, shelf.games[game], seed, seat)
                                     for seat in range(1, seats)}
        self.catalogue = Catalogue(Path(), "en")
        self.shown = -1

    def say(self, say: Say) -> str:
        faces, words = self.match.box.faces, self.printed.words
        return self.catalogue.say(say, NAMES, lambda card: words[faces[card].kind])

    def play(self) -> None:
        """Until the match is over or you leave (EOFError)."""
        while not self.match.over:
            self.tell_news()
            for seat in self.match.interrupts():
                if seat in self.bots:
                    action = self.bots[seat].choose(self.match.view(seat), self.match.legal(seat))
                    if action is not None:
                        self.match.submit(action)
            awaited = self.match.awaited
            if awaited in self.bots:
                choice = self.bots[awaited].choose(self.match.view(awaited), self.match.legal(awaited))
                assert choice is not None  # an awaited bot always chooses
                self.match.submit(choice)
            elif awaited is not None:
                self.ask()
        self.tell_news()
        score = self.match.score(YOU)
        for row in score.rows:
            print(f"{self.say(row.label):<40}", *(f"{'' if points is None else points:>6}" for points in row.points))
        print(f"{'Total':<40}", *(f"{total:>6}" for total in score.totals))
        print("Won by", ", ".join(NAMES[seat] for seat in score.winners))

    def tell_news(self) -> None:
        """The sentences of what happened, as seat 0 is told."""
        for beat in self.match.since(YOU, self.shown) or ():
            for event in beat:
                if isinstance(event, Cue) and event.say is not None:
                    who = "" if event.seat is None else f"{NAMES[event.seat]}: "
                    print(f"  {who}{self.say(event.say)}")
        self.shown = self.match.version

    def ask(self) -> None:
        self.show_table()
        legal = list(self.match.legal(YOU))
        for number, action in enumerate(legal, 1):
            print(f"{number:>3}  {self.say(self.rules.label(action))}{self.place(action)}")
        while True:
            answer = input("> ").strip()
            if answer == "q":
                raise EOFError
            try:
                if answer == "u":
                    self.match.undo(YOU)
                    return
                if answer.isdecimal() and 1 <= int(answer) <= len(legal):
                    self.match.submit(legal[int(answer) - 1])
                    return
                print(f"Answer with a number from 1 to {len(legal)}, u to take back, or q to leave.")
            except Refused as refused:
                print(self.say(refused.say))

    def place(self, action: Action) -> str:
        """Where an action points, if its words do not say it."""
        if action.zone < 0:
            return ""
        return f"  [{self.match.box.zones[action.zone].name}{'' if action.cell < 0 else f' {action.cell + 1}'}]"

    def show_table(self) -> None:
        """Every zone that holds a card, as you see it."""
        print("-" * 78)
        view = self.match.view(YOU)
        for zone, row in zip(view.box.zones, view.zones, strict=True):
            if any(seen is not None for seen in row):
                cards = f"{len(row)} cards" if zone.pile else ", ".join(self.card(seen) for seen in row)
                print(f"{zone.name:>16}  {cards}")

    def card(self, seen: Seen | None) -> str:
        if seen is None:
            return "·"
        if seen.face is not None:
            words = self.printed.words[self.match.box.faces[seen.face].kind]
            return f"*{words}*" if seen.marked else words
        return f"[{seen.back}]"


def main() -> int:
    shelf = Shelf(games.find(), paths.find())
    parser = argparse.ArgumentParser(description="Play a game in the terminal against bots.")
    parser.add_argument("game", choices=sorted(shelf.games))
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--bots", choices=LEVELS, default="normal")
    args = parser.parse_args()
    seats = shelf.games[args.game].seats
    if args.players not in seats:
        parser.error(f"{args.game} is for {seats[0]} to {seats[-1]} players, not {args.players}")
    try:
        Terminal(shelf, args.game, args.players, args.seed, args.bots).play()
    except (EOFError, KeyboardInterrupt):
        print()
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
