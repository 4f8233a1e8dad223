"""Everything Pizzuno says and shows to people: sentences, signs on the table, the score."""

from __future__ import annotations

from game.games.pizzuno.cards import (
    COLOURS,
    DRAW_FOUR,
    DRAW_TWO,
    HAND,
    NO_COLOUR,
    OVER,
    REVERSE,
    SKIP,
    WILD,
    House,
    PizzunoFacts,
)
from game.kernel.actions import Action
from game.kernel.rules import Row, Score, Sign
from game.kernel.say import Say, What, Who
from game.kernel.table import Table, View

COLOUR_WORDS = {"red": Say("Red"), "green": Say("Green"), "yellow": Say("Yellow"), "blue": Say("Blue")}

WINS = Say("wins the round")
RESHUFFLED = Say("The discards are shuffled into a new pile.")
NOT_YOUR_TURN = Say("It is not your turn.")
NAME_FIRST = Say("First name the colour to begin with.")
ONLY_THE_DRAWN = Say("After drawing you may play only the card you drew.")

PLAY_CUES = {SKIP: "skip", REVERSE: "reverse", DRAW_TWO: "draw2", WILD: "wild", DRAW_FOUR: "wild"}

LABELS = {
    "draw": Say("Draw a card"),
    "pay": Say("Draw what you owe"),
    "keep": Say("Keep it"),
    "call": Say("Pizzuno!"),
    "deal": Say("Deal the next round"),
}


def played(action: Action) -> Say:
    """The line in the log for a card played."""
    if action.choice:
        return Say("plays {card} and names {colour}", card=What(action.card), colour=COLOUR_WORDS[action.choice])
    return Say("plays {card}", card=What(action.card))


def draws(n: int) -> Say:
    """The line in the log for cards drawn."""
    return Say("draws {n} card", "draws {n} cards", n=n) if n else Say("finds no card to draw")


def owes(n: int) -> Say:
    """Why a card is no answer to a debt."""
    return Say("You owe {n} card: only a card that draws answers.",
               "You owe {n} cards: only a card that draws answers.", n=n)


def label(action: Action) -> Say:
    """What a button for an action says."""
    if action.verb == "name":
        return COLOUR_WORDS[action.choice]
    if action.verb != "play":
        return LABELS[action.verb]
    if action.choice:
        return Say("Play {card} as {colour}", card=What(action.card), colour=COLOUR_WORDS[action.choice])
    return Say("Play {card}", card=What(action.card))


def signs(view: View, house: House) -> list[Sign]:
    """Direction, colour in play, debt, hands, rounds and calls, and the button of the call (PZ16)."""
    facts: PizzunoFacts = view.facts
    found = [Sign("way", value=facts.way)]
    if facts.colour < NO_COLOUR:
        colour = COLOURS[facts.colour]
        found.append(Sign("ring", "discard", say=COLOUR_WORDS[colour], art=colour))
    if facts.debt:
        found.append(Sign("burst", "draw", say=Say("+{n}", n=facts.debt), note=Say("owed"), value=facts.debt))
    for seat in range(view.box.seats):
        found.append(Sign("plate", seat=seat, value=view.count(HAND + seat)))
        if house.rounds > 1:
            found.append(Sign("pips", seat=seat, value=facts.won[seat], of=house.rounds))
        if facts.called >> seat & 1:
            found.append(Sign("shout", seat=seat, say=LABELS["call"]))
    if house.rounds > 1:
        found.append(Sign("banner", say=Say("Round {n}", n=facts.round), note=Say("first to {n}", n=house.rounds)))
    found.append(Sign("button", "call", art="call", say=LABELS["call"], note=Say("at two cards")))
    return found


def score(table: Table, seats: int) -> Score:
    """PZ18: rounds won, and the cards each player was left with."""
    facts: PizzunoFacts = table.facts
    hands = tuple(tuple(table.zones[HAND + seat]) for seat in range(seats))
    won = tuple(facts.won)
    winners = tuple(seat for seat in range(seats) if won[seat] == max(won))
    words = None
    if facts.waiting == OVER:
        words = (Say("{player} wins.", player=Who(winners[0])) if len(winners) == 1
                 else Say("A shared victory: they reached the end together."))
    return Score((
        Row(Say("Rounds won"), won, ((),) * seats, words, "star"),
        Row(Say("Cards left in hand"), tuple(map(len, hands)), hands, adds=False),
    ), won, winners, words)
