"""Every sentence for people, before it is put into a language."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from game.kernel.table import Card, Seat


@dataclass(frozen=True, slots=True)
class Who:
    """In a sentence: the player of this seat, by name."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class What:
    """In a sentence: this card, by its words. Only of cards whose face everyone present sees."""

    card: Card


@dataclass(frozen=True, slots=True, init=False)
class Say:
    """A whole English sentence (the msgid) with its arguments; `plural` is chosen by the argument `n`.
    Arguments are numbers, strings, `Who`, `What`, or another Say."""

    text: str
    plural: str = ""
    args: dict[str, Any] = field(default_factory=dict, hash=False)

    def __init__(self, text: str, plural: str = "", **args: Any) -> None:
        object.__setattr__(self, "text", text)
        object.__setattr__(self, "plural", plural)
        object.__setattr__(self, "args", args)

    def __str__(self) -> str:
        """The sentence in English, with seats and cards by number: for logs and tests."""
        return (self.plural if self.plural and self.args.get("n") != 1 else self.text).format(**self.args)


class Refused(ValueError):
    """An action that may not be done. `say` is the reason in a player's words; nothing has changed."""

    def __init__(self, say: Say) -> None:
        super().__init__(str(say))
        self.say = say
