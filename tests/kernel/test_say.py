"""Sentences before they are put into a language."""

from __future__ import annotations

import pytest

from game.kernel.say import Refused, Say, What, Who


def test_a_sentence_takes_its_arguments() -> None:
    assert str(Say("{who} plays {card}.", who="Ann", card=3)) == "Ann plays 3."
    assert Say("{who}.", who=Who(1)).args == {"who": Who(1)}


@pytest.mark.parametrize("n,text", [(0, "draws 0 cards"), (1, "draws a card"), (2, "draws 2 cards")])
def test_the_plural_goes_by_n(n: int, text: str) -> None:
    assert str(Say("draws a card", "draws {n} cards", n=n)) == text


def test_sentences_are_equal_by_what_they_say() -> None:
    assert Say("{card}", card=What(1)) == Say("{card}", card=What(1)) != Say("{card}", card=What(2))
    assert len({Say("a"), Say("a"), Say("b")}) == 2


def test_a_refusal_carries_its_sentence() -> None:
    refused = Refused(Say("Needs {colour}.", colour="red"))
    assert str(refused) == "Needs red."
    assert refused.say.args == {"colour": "red"}
