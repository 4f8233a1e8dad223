"""A whole table that agrees with one view: for bots that look ahead, and for the secrecy tests."""

from __future__ import annotations

from random import Random

from game.kernel.dice import shuffle
from game.kernel.table import HOLE, Card, Seen, Table, View


def guess(view: View, dice: Random) -> Table:
    """A table this viewer cannot tell from the true one: cards whose faces are not seen are dealt
    afresh, within their deck and (where it is seen) their back; so are marks that only others see.
    `dice` are the asker's own; the table's seed and roll come from them too."""
    box = view.box
    table = Table(box, view.facts.copy(), dice.getrandbits(40))
    table.roll = dice.getrandbits(8)
    seen_faces = view.faces()
    hidden = [card for card in range(len(box.faces)) if card not in seen_faces]
    shuffle(hidden, dice)
    by_back: dict[tuple[str, str], list[Card]] = {}
    for card in hidden:
        by_back.setdefault((box.faces[card].deck, box.faces[card].back), []).append(card)
    buried: list[tuple[int, int, Seen]] = []
    for zone, row in enumerate(view.zones):
        table.zones[zone] = [HOLE] * len(row)
        for index, seen in enumerate(row):
            if seen is None:
                continue
            if seen.face is None and seen.back is None:
                buried.append((zone, index, seen))
                continue
            card = by_back[seen.deck, str(seen.back)].pop() if seen.face is None else seen.face
            _put(table, zone, index, card, seen, view, dice)
    by_deck: dict[str, list[Card]] = {}
    for (deck, _), cards in by_back.items():
        by_deck.setdefault(deck, []).extend(cards)
    for cards in by_deck.values():
        shuffle(cards, dice)
    for zone, index, seen in buried:
        _put(table, zone, index, by_deck[seen.deck].pop(), seen, view, dice)
    return table


def _put(table: Table, zone: int, index: int, card: Card, seen: Seen, view: View, dice: Random) -> None:
    table.zones[zone][index] = card
    table.up[card] = seen.up
    owner = table.box.zones[zone].owner
    if owner is None or owner == view.viewer or table.box.open_hands:
        table.marked[card] = seen.marked
    else:
        table.marked[card] = dice.random() < 0.25
