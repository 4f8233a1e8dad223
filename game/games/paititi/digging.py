"""Excavating an artifact: aim, pay, reveal, keep it or not, and the row filled again; PT10, PT11."""

from __future__ import annotations

from game.games.paititi import words
from game.games.paititi.cards import PILE
from game.games.paititi.ground import Ground
from game.kernel.dealer import Dealer
from game.kernel.say import Say, What
from game.kernel.table import HOLE, Card, Seat

RENEWED = Say("Discarded artifacts are shuffled into a new pile.")


def aim(ground: Ground, dealer: Dealer, seat: Seat, place: int) -> None:
    """A seat will dig in this cell of the row, or at `PILE`, and now marks what it pays with."""
    facts = dealer.table.facts
    facts.phase, facts.aim = "pay", place
    artifact = ground.aimed(dealer.table)
    dealer.cue("aim", seat, words.aims(ground.pickaxes[artifact], ground.shovels[artifact]))


def dig(ground: Ground, dealer: Dealer, seat: Seat, last: Card = HOLE) -> bool:
    """Pay with the hand cards marked and with as few of the first display cards as suffice, or with all
    up to `last`; show what was found to everyone. Shards are discarded, anything else is kept: then True."""
    table, zones = dealer.table, dealer.zones
    artifact = ground.aimed(table)
    source = ground.artifacts if table.facts.aim == PILE else ground.row
    hand, display = zones[ground.hand[seat]], zones[ground.display[seat]]
    count = ground.fewest(display, ground.pickaxes[artifact]) if last == HOLE else display.index(last) + 1
    with dealer.together():
        for card in display[:count]:
            dealer.move(card, ground.display[seat], ground.discard, 1)
        for card in [card for card in hand if table.marked[card]]:
            dealer.move(card, ground.hand[seat], ground.discard, 1)
    table.facts.aim = -1
    kept = ground.category[artifact] != 0
    dealer.turn(artifact, source, 1)
    dealer.cue("dig" if kept else "shards", seat, Say("digs up {card}", card=What(artifact)))
    if kept:
        dealer.move(artifact, source, ground.owned[seat])
    else:
        dealer.move(artifact, source, ground.artifact_discard, 1)
    restock(ground, dealer)
    return kept


def restock(ground: Ground, dealer: Dealer) -> None:
    """Fill the row from the pile; an empty pile is made anew from the discards as soon as there are any."""
    zones = dealer.zones
    pile, discards, row = zones[ground.artifacts], zones[ground.artifact_discard], zones[ground.row]
    while True:
        if discards and not pile:
            dealer.gather(ground.artifact_discard, ground.artifacts)
            dealer.shuffle(ground.artifacts)
            dealer.cue("reshuffle", None, RENEWED)
        if not pile or HOLE not in row:
            return
        dealer.deal(ground.artifacts, ground.row)
