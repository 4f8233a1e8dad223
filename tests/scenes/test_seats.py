"""Chairs and devices as a pure model: sitting down, leaving, order, and devices that go."""

from __future__ import annotations

from game.input.intents import Device, Intent, Meaning
from game.scenes.seats import LONGEST, LastSetup, Seats, Sitter, cleaned

LEFT = Device("keys-left", "keys-left", "Left keys", "keys")
RIGHT = Device("keys-right", "keys-right", "Right keys", "keys")
PAD = Device("pad:1", "pad", "Sofa Pad", "unknown", "guid-a")
TWIN = Device("pad:2", "pad", "Sofa Pad", "unknown", "guid-a")
OTHER = Device("pad:3", "pad", "Other Pad", "unknown", "guid-b")
NAMES = ("Anna", "Ben", "Chiara", "Dev")


def full_house(*devices: Device) -> Seats:
    seats = Seats(range(2, 5))
    for device in devices:
        seats.sit(device, NAMES)
    return seats


def test_people_sit_down_from_the_left_and_each_gets_a_name_nobody_has() -> None:
    seats = full_house(PAD, LEFT)
    assert [(sitter.name, sitter.device) for sitter in seats.sitters] == [("Anna", "pad:1"), ("Ben", "keys-left")]


def test_nobody_sits_on_a_chair_the_game_does_not_have() -> None:
    seats = full_house(PAD, LEFT, RIGHT, OTHER)
    assert seats.sit(TWIN, NAMES) is None
    assert seats.add_bot(NAMES) is None
    assert seats.full


def test_people_from_a_larger_game_are_no_more_than_the_chairs() -> None:
    assert len(Seats(range(2, 5), [Sitter(str(number)) for number in range(5)]).sitters) == 4


def test_when_all_names_are_taken_the_first_gets_a_number() -> None:
    seats = full_house(PAD)
    assert seats.unused(["Anna"]) == "Anna 2"


def test_who_leaves_frees_the_chair_for_those_to_the_right() -> None:
    seats = full_house(PAD, LEFT, RIGHT)
    seats.leave(seats.sitters[1])
    assert seats.devices() == ["pad:1", "keys-right"]


def test_neighbours_change_places_and_the_ends_stay_where_they_are() -> None:
    seats = full_house(PAD, LEFT)
    second = seats.sitters[1]
    assert not seats.move(second, 1)
    assert seats.move(second, -1)
    assert seats.devices() == ["keys-left", "pad:1"]


def test_one_device_may_seat_several_people() -> None:
    seats = full_house(PAD, PAD)
    assert [sitter.name for sitter in seats.of("pad:1")] == ["Anna", "Ben"]


def test_a_match_needs_enough_people_each_with_a_device_and_none_still_choosing() -> None:
    seats = full_house(PAD)
    present = {"pad:1", "keys-left"}
    assert str(seats.why_not(present)) == "One more must sit down."
    seats.sit(LEFT, NAMES)
    assert seats.why_not(present) is None
    assert str(seats.why_not({"keys-left"})) == "Anna has no device."
    assert str(seats.why_not(present, [seats.sitters[1]])) == "Ben is still choosing."


def test_bots_alone_are_enough_to_watch() -> None:
    seats = Seats(range(2, 5))
    seats.add_bot(NAMES)
    seats.add_bot(NAMES, "random")
    assert seats.why_not(()) is None
    assert [(chair.level, chair.guarded) for chair in seats.chairs()] == [("normal", False), ("random", False)]


def test_a_chair_whose_pad_went_is_taken_again_by_a_pad_of_its_make_first() -> None:
    seats = full_house(OTHER, PAD)
    assert seats.sit_again(TWIN, {"keys-left"}) is seats.sitters[1]
    assert seats.devices() == ["pad:3", "pad:2"]


def test_the_chair_that_is_pointed_at_is_taken_whatever_the_make() -> None:
    seats = full_house(OTHER, PAD)
    assert seats.sit_again(TWIN, (), seats.sitters[0]) is seats.sitters[0]


def test_who_shared_a_pad_that_went_shares_the_next() -> None:
    seats = full_house(PAD, PAD)
    seats.sit_again(LEFT, {"keys-left"})
    assert seats.devices() == ["keys-left", "keys-left"]


def test_nobody_takes_a_chair_whose_device_is_there() -> None:
    assert full_house(PAD).sit_again(LEFT, {"pad:1", "keys-left"}) is None


def test_only_who_sits_here_speaks_for_all_and_anybody_while_nobody_does() -> None:
    seats = Seats(range(2, 5))
    present = {"pad:1", "keys-left"}
    assert seats.speaks(Intent(Meaning.MENU, LEFT), present)
    seats.sit(PAD, NAMES)
    assert seats.speaks(Intent(Meaning.MENU, PAD), present)
    assert not seats.speaks(Intent(Meaning.MENU, LEFT), present)
    assert seats.speaks(Intent(Meaning.MENU, LEFT), {"keys-left"})


def test_a_key_of_both_halves_speaks_for_either() -> None:
    seats = full_house(RIGHT)
    assert seats.speaks(Intent(Meaning.MENU, LEFT, also=RIGHT), {"keys-left", "keys-right"})


def test_levels_of_bots_turn_round() -> None:
    bot = Sitter("Dev", "normal")
    bot.turn_level(1)
    assert bot.level == "random"
    bot.turn_level(1)
    assert bot.level == "normal"


def test_the_chairs_of_a_match_become_sitters_again() -> None:
    seats = full_house(PAD)
    seats.add_bot(NAMES)
    last = LastSetup()
    last.sit_as(seats.chairs(), seats.devices(), {"pad:1": "guid-a"})
    assert [(sitter.name, sitter.level, sitter.device, sitter.guid) for sitter in last.sitters] == [
        ("Anna", "person", "pad:1", "guid-a"), ("Ben", "normal", "", "")]


def test_typed_names_keep_what_our_letters_can_draw() -> None:
    assert cleaned("  Zoë\n") == "Zoë"
    assert cleaned("Ærøskøbing-Jo") == "Ærøskøbing-J"
    assert len(cleaned("x" * 99)) == LONGEST
    assert cleaned("猫🐈") == ""
