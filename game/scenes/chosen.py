"""What is agreed on before a match besides who plays it: house rules, seed, open hands. Pure."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from game.content.house import Option, Value


@dataclass(slots=True)
class Chosen:
    """The values of a game's house rules by key, and the rest; defaults where nothing else was said."""

    options: Sequence[Option]
    seed: int
    values: dict[str, Value] = field(default_factory=dict)
    open_hands: bool = False

    def remember(self, values: Mapping[str, Value]) -> None:
        """Take over what was chosen another time, as far as it is still possible."""
        for option in self.options:
            if values.get(option.key, option.default) in [value for value, _ in option.choices]:
                self.values[option.key] = values.get(option.key, option.default)

    def value(self, option: Option) -> Value:
        return self.values.get(option.key, option.default)

    def changed(self, option: Option) -> bool:
        """Whether it differs from what is usual."""
        return self.value(option) != option.default

    def turn(self, option: Option, step: int) -> None:
        """The next value of a house rule, round and round."""
        possible = [value for value, _ in option.choices]
        self.values[option.key] = possible[(possible.index(self.value(option)) + step) % len(possible)]

    def words(self, option: Option) -> str:
        """The value as people read it: a msgid, or a number."""
        return next(words for value, words in option.choices if value == self.value(option))

    def house(self) -> dict[str, str]:
        """All values, as the header of a match writes them."""
        return {option.key: option.text(self.value(option)) for option in self.options}


class SeedDigits:
    """A seed being entered, digit by digit: with a pad by walking and turning, or typed."""

    def __init__(self, seed: int) -> None:
        self.digits = [int(digit) for digit in f"{seed:06d}"]
        self.at = 0

    @property
    def seed(self) -> int:
        return int("".join(map(str, self.digits)))

    def walk(self, step: int) -> None:
        self.at = min(max(self.at + step, 0), len(self.digits) - 1)

    def turn(self, step: int) -> None:
        self.digits[self.at] = (self.digits[self.at] + step) % 10

    def write(self, text: str) -> None:
        """Typed digits, each in the place of the one that has the caret."""
        for char in text:
            if char.isdecimal() and char.isascii():
                self.digits[self.at] = int(char)
                self.walk(1)
