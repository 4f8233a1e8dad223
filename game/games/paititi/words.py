"""What Paititi says to people: buttons, log lines, why not, and what a card is worth. PT numbers: the rule sheet."""

from __future__ import annotations

from game.games.paititi.cards import USED, Artifact, Excavation, Poster
from game.games.paititi.ground import Ground
from game.kernel.actions import Action
from game.kernel.say import Say
from game.kernel.table import Card, Seat, Table, View

DISCARDS = Say("discards a card")
LAYS = {n: Say("displays {n} pickaxe", "displays {n} pickaxes", n=n) for n in (1, 2, 3)}
LABELS = {
    "draw": Say("Draw two cards"),
    "lay": Say("Display for its pickaxes"),
    "aim": Say("Dig here"),
    "dig": Say("Dig"),
    "spend": Say("Dig, and pay the display up to this card"),
    "leave": Say("Draw nothing"),
    "arrange": Say("Arrange this exhibition"),
    "ready": Say("Ready"),
    "discard": Say("Discard this card"),
    "pass": Say("Pass"),
}
PAY_WITH = Say("Pay with its shovels")
SHOW = Say("Show this")
SHOW_NONE = Say("Show nothing")

NOT_YOURS = Say("It is not your turn.")
MARKED = Say("This card is marked already.")


def lays(pickaxes: int) -> Say:
    """The log's line for a card laid on the display."""
    return LAYS[pickaxes]


def aims(pickaxes: int, shovels: int) -> Say:
    """The log's line for an artifact aimed at."""
    return Say("aims at {pickaxes}/{shovels}", pickaxes=pickaxes, shovels=shovels)


def label(ground: Ground, action: Action) -> Say:
    """What a button for this action says."""
    if action.verb == "mark":
        return PAY_WITH if ground.box.faces[action.card].deck == "excavation" else SHOW
    if action.choice == "none":
        return SHOW_NONE
    return LABELS[action.verb]


def why_not(ground: Ground, table: Table, seat: Seat, card: Card) -> Say | None:
    """Why a seat cannot use one of its cards or a poster now. What lies face down in the row has its
    reason in a sign, since nobody can name such a card."""
    facts = table.facts
    zones = table.zones
    mine = [zone for zone in (ground.hand[seat], ground.display[seat], ground.owned[seat], ground.posters)
            if card in zones[zone]]
    if not mine or facts.phase == "over":
        return None
    if facts.asked != seat:
        return NOT_YOURS
    zone = mine[0]
    match facts.phase:
        case "turn":
            return _why_not_turn(ground, table, seat, card, zone)
        case "pay":
            return _why_not_pay(ground, table, seat, card, zone)
        case "shards":
            return Say("First take the two cards for the shards, or leave them.")
        case "shed":
            return None if zone == ground.hand[seat] else Say("First discard down to eight cards.")
        case "choose":
            if zone != ground.owned[seat]:
                return Say("First choose what you show at this exhibition.")
            return MARKED if table.marked[card] else None
        case _:
            return _why_not_give(ground, table, seat, card, zone)


def _why_not_turn(ground: Ground, table: Table, seat: Seat, card: Card, zone: int) -> Say | None:
    owned = table.zones[ground.owned[seat]]
    if zone == ground.display[seat]:
        return Say("Your display pays when you dig. Nothing is taken back from it.")
    if zone == ground.owned[seat]:
        return Say("Artifacts are shown at exhibitions: choose a poster.")
    if zone == ground.posters:
        if not ground.wants[card]:
            return Say("The museum closes: there is nothing to arrange here.")
        if len(owned) < 2:
            return Say("You need two artifact cards to arrange an exhibition.")
        if not any(ground.category[mine] & ground.wants[card] for mine in owned):
            return Say("You own nothing that is shown here.")
    return None


def _why_not_pay(ground: Ground, table: Table, seat: Seat, card: Card, zone: int) -> Say | None:
    if zone == ground.hand[seat]:
        return MARKED if table.marked[card] else None
    if zone == ground.display[seat]:
        artifact = ground.aimed(table)
        display = table.zones[zone]
        if display.index(card) < ground.fewest(display, ground.pickaxes[artifact]):
            return Say("This card pays anyway: your display pays in the order it was laid.")
        paid = sum(ground.shovels[mine] for mine in table.zones[ground.hand[seat]] if table.marked[mine])
        return Say("First mark enough shovels in your hand.") if paid < ground.shovels[artifact] else None
    return Say("First pay for the artifact you aim at.")


def _why_not_give(ground: Ground, table: Table, seat: Seat, card: Card, zone: int) -> Say | None:
    if zone != ground.owned[seat]:
        return Say("First give up an artifact.")
    if table.facts.debt[seat] & USED and not table.up[card]:
        return Say("First give up a card that you used at this exhibition.")
    return None


def worth(ground: Ground, view: View, card: Card) -> list[Say]:
    """What a card means, and what it is worth to the viewer now."""
    match ground.box.faces[card].traits:
        case Excavation(pickaxes, shovels):
            return [Say("On your display: {n} pickaxe, and its shovels are gone for good.",
                        "On your display: {n} pickaxes, and its shovels are gone for good.", n=pickaxes),
                    Say("Paid from your hand: {n} shovel.", "Paid from your hand: {n} shovels.", n=shovels)]
        case Artifact():
            return _artifact_worth(ground, view, card)
        case Poster():
            return _poster_worth(ground, view, card)
    return []


def _mine(ground: Ground, view: View, categories: int) -> int:
    """How many artifacts of these categories the viewer owns."""
    if view.viewer is None:
        return 0
    return sum(ground.number[card] for card in view.cards(ground.owned[view.viewer])
               if ground.category[card] & categories)


def _artifact_worth(ground: Ground, view: View, card: Card) -> list[Say]:
    category, n = ground.category[card], ground.number[card]
    if not category:
        return []
    says = [Say("At the end of the game: {n} point.", "At the end of the game: {n} points.", n=n)]
    if view.viewer is None or card not in view.cards(ground.owned[view.viewer]):
        return says
    wall = view.cards(ground.posters)
    if any(ground.opening[poster] & category for poster in wall):
        says.append(Say("At an opening on the wall: {n} point, and it stays yours.",
                        "At an opening on the wall: {n} points, and it stays yours.", n=n))
    total = _mine(ground, view, category)
    if any(ground.travelling[poster] & category for poster in wall):
        says.append(_travelling(ground, total))
    if any(ground.permanent[poster] & category for poster in wall):
        says.append(_permanent(total))
    return says


def _poster_worth(ground: Ground, view: View, card: Card) -> list[Say]:
    if view.viewer is None or not ground.wants[card]:
        return []
    opening, away, stay = (_mine(ground, view, bits[card])
                           for bits in (ground.opening, ground.travelling, ground.permanent))
    says = []
    if opening:
        says.append(Say("You own {n} artifact for this opening: {n} point.",
                        "You own {n} artifacts for this opening: {n} points.", n=opening))
    if away:
        says.append(_travelling(ground, away))
    if stay:
        says.append(_permanent(stay))
    return says or [Say("You own nothing that is shown here.")]


def _travelling(ground: Ground, n: int) -> Say:
    return Say("Travelling: you own {n} artifact for it, {points} points by the chart.",
               "Travelling: you own {n} artifacts for it, {points} points by the chart.",
               n=n, points=ground.board.points(n))


def _permanent(n: int) -> Say:
    return Say("Permanent: you own {n} artifact for it, {points} points.",
               "Permanent: you own {n} artifacts for it, {points} points.", n=n, points=3 * n)
