"""Tests of how a person chooses: take hold, narrow, let go; the same for every game."""

from __future__ import annotations

from game.kernel.actions import Action
from game.stage.chooser import Chooser, Handle


def action(verb: str, card: int = -1, zone: int = -1, cell: int = -1, choice: str = "") -> Action:
    return Action(0, verb, card, zone, cell, choice, f"p0 {verb} {card} {zone} {cell} {choice}")


SEVEN, PASS = action("play", card=7), action("pass")
RED, BLUE = action("play", card=9, choice="red"), action("play", card=9, choice="blue")


def test_each_thing_that_can_be_taken_hold_of_is_there_once_in_the_order_of_the_actions() -> None:
    chooser = Chooser([SEVEN, RED, BLUE, PASS])
    assert [handle.key for handle in chooser.handles()] == ["card:7", "card:9", f"verb:{PASS.text}"]


def test_what_settles_it_is_the_action() -> None:
    chooser = Chooser([SEVEN, RED, BLUE, PASS])
    assert chooser.press("card:7") is SEVEN
    assert chooser.press(f"verb:{PASS.text}") is PASS
    assert chooser.held == ""


def test_what_does_not_settle_it_narrows_and_the_rest_is_a_menu() -> None:
    chooser = Chooser([SEVEN, RED, BLUE])
    assert chooser.menu == []
    assert chooser.press("card:9") is None
    assert chooser.held == "card:9"
    assert chooser.menu == [RED, BLUE]
    assert chooser.press(f"verb:{BLUE.text}") is BLUE


def test_a_held_card_asks_for_its_place_next() -> None:
    here, there = action("set", card=3, zone=2, cell=0), action("set", card=3, zone=2, cell=5)
    chooser = Chooser([here, there, SEVEN])
    assert chooser.press("card:3") is None
    assert chooser.handles() == [Handle(zone=2, cell=0), Handle(zone=2, cell=5)]
    assert chooser.menu == []
    assert chooser.press("zone:2:5") is there


def test_letting_go_opens_everything_again() -> None:
    chooser = Chooser([SEVEN, RED, BLUE])
    assert not chooser.back()
    chooser.press("card:9")
    assert chooser.back()
    assert chooser.open == [SEVEN, RED, BLUE]


def test_what_is_not_there_changes_nothing() -> None:
    chooser = Chooser([SEVEN])
    assert chooser.press("card:1") is None
    assert chooser.held == ""
    assert chooser.open == [SEVEN]
