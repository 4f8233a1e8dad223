"""What the table shows in Paititi besides cards: sums, points, prices, the chart; from one viewer's view."""

from __future__ import annotations

from collections.abc import Callable

from game.games.paititi.cards import PARTY, PILE, PaititiFacts
from game.games.paititi.ground import Ground
from game.games.paititi.scoring import exhibited
from game.kernel.rules import Sign
from game.kernel.say import Say, Who
from game.kernel.table import Card, Seat, Seen, View

CHOOSES, CHOSEN, LATER = Say("is choosing"), Say("has chosen"), Say("chooses later")
OWES, PAID = Say("must give one up"), Say("owes nothing")

RIBBONS: dict[str, Callable[[Who], Say]] = {
    "turn": lambda who: Say("{who} is on turn", who=who),
    "pay": lambda who: Say("{who} pays", who=who),
    "shards": lambda who: Say("{who} found shards", who=who),
    "shed": lambda who: Say("{who} discards down to eight", who=who),
    "choose": lambda who: Say("{who} chooses", who=who),
    "give": lambda who: Say("{who} gives up an artifact", who=who),
}


def signs(ground: Ground, view: View) -> list[Sign]:
    """All signs: kinds `plate` (points so far), `sum` (pickaxes of a display), `shovels` (of a hand this
    viewer sees), `count` (cards of a zone), `back` (what others see of artifacts whose faces this viewer sees),
    `price` (pickaxes or shovels the viewer still lacks, 0 where it can pay), `payment` (pickaxes and shovels
    paid, of the price), `tick` (display cards that pay), `aim` (the artifact or poster all is about), `chart`
    (the column lit: artifacts) and its `column`s (points, of so many artifacts), `heading`, `ribbon` (who does
    what), `account` (who has chosen, who owes), `left` (exhibitions), and the `button` of who is asked."""
    facts: PaititiFacts = view.facts
    found = []
    for seat in range(ground.box.seats):
        found += _of_seat(ground, view, seat)
    for zone in (ground.excavation, ground.poster_pile):
        found.append(Sign("count", ground.box.zones[zone].name, value=view.count(zone)))
    pile = view.count(ground.artifacts)
    found.append(Sign("heading", "dig-title", say=Say("Artifacts"), value=pile,
                      note=Say("{n} in the pile", "{n} in the pile", n=pile)))
    if view.viewer is not None and facts.phase in ("turn", "pay"):
        found += _prices(ground, view, view.viewer)
    if facts.phase == "pay":
        found += _payment(ground, view, facts)
    if facts.poster >= 0:
        found += [Sign("aim", f"posters/{facts.poster}", facts.turn), *_accounts(ground, view, facts)]
    if view.viewer is not None and view.viewer == facts.asked:
        found += _button(ground, view, facts)
    found += _chart(ground, view, facts)
    if facts.asked >= 0:
        found.append(Sign("ribbon", seat=facts.asked, say=RIBBONS[facts.phase](Who(facts.asked))))
    if facts.left >= 0:
        found.append(Sign("left", "poster-pile", say=Say("{n} exhibition left", "{n} exhibitions left", n=facts.left),
                          value=facts.left, of=2))
    return found


def _of_seat(ground: Ground, view: View, seat: Seat) -> list[Sign]:
    hand, display, owned = ground.hand[seat], ground.display[seat], ground.owned[seat]
    found = [Sign("plate", "plate", seat, value=exhibited(ground, view.facts.held, seat)),
             Sign("sum", ground.box.zones[display].name, seat, art="pickaxe",
                  value=ground.total(ground.pickaxes, view.cards(display))),
             Sign("count", ground.box.zones[hand].name, seat, value=view.count(hand)),
             Sign("count", ground.box.zones[owned].name, seat, value=view.count(owned))]
    if len(view.cards(hand)) == view.count(hand) > 0:
        found.append(Sign("shovels", ground.box.zones[hand].name, seat, Say("In hand"), "shovel",
                          value=ground.total(ground.shovels, view.cards(hand))))
    if len(view.cards(owned)) == view.count(owned) > 0:
        found.append(Sign("back", ground.box.zones[owned].name, seat))
    return found


def _places(ground: Ground, view: View) -> list[tuple[str, Seen | None]]:
    """Where artifacts can be dug up: the cells of the row and the top of the pile."""
    row = [(f"row/{cell}", seen) for cell, seen in enumerate(view.zones[ground.row])]
    pile = view.zones[ground.artifacts]
    return [*row, ("artifacts", pile[-1] if pile else None)]


def _prices(ground: Ground, view: View, seat: Seat) -> list[Sign]:
    """What a seat lacks for each artifact, pickaxes first; shown before anybody aims."""
    strength = ground.total(ground.pickaxes, view.cards(ground.display[seat]))
    depth = ground.total(ground.shovels, view.cards(ground.hand[seat]))
    found = []
    for place, seen in _places(ground, view):
        if seen is None:
            continue
        pickaxes, shovels = ground.prices[str(seen.back)]
        if pickaxes > strength:
            lack = pickaxes - strength
            found.append(Sign("price", place, seat, Say("{n} pickaxe short on your display",
                                                        "{n} pickaxes short on your display", n=lack),
                              "pickaxe", lack, pickaxes))
        elif shovels > depth:
            lack = shovels - depth
            found.append(Sign("price", place, seat, Say("{n} shovel short in your hand",
                                                        "{n} shovels short in your hand", n=lack),
                              "shovel", lack, shovels))
        else:
            found.append(Sign("price", place, seat, Say("You can pay this"), "tick"))
    return found


def _payment(ground: Ground, view: View, facts: PaititiFacts) -> list[Sign]:
    """What the display pays, for all; what is marked in the hand, for those who see the hand."""
    seat = facts.asked
    seen = _places(ground, view)[min(facts.aim, PILE)][1]
    assert seen is not None  # somebody aims there
    pickaxes, shovels = ground.prices[str(seen.back)]
    display = view.cards(ground.display[seat])
    paid = ground.total(ground.pickaxes, display[:ground.fewest(display, pickaxes)])
    found = [Sign("payment", "payment", seat, art="pickaxe", value=paid, of=pickaxes)]
    found += [Sign("tick", f"{ground.box.zones[ground.display[seat]].name}/{index}", seat)
              for index in range(ground.fewest(display, pickaxes))]
    found.append(Sign("aim", "artifacts" if facts.aim == PILE else f"row/{facts.aim}", seat))
    hand = ground.hand[seat]
    if len(view.cards(hand)) == view.count(hand):
        marked = ground.total(ground.shovels, _marked(view, hand))
        lack = shovels - marked
        say = Say("{n} shovel short", "{n} shovels short", n=lack) if lack > 0 else Say("That is enough")
        found.append(Sign("payment", "payment", seat, say, "shovel", marked, shovels))
    return found


def _accounts(ground: Ground, view: View, facts: PaititiFacts) -> list[Sign]:
    """How far everybody is with an exhibition, in turn order from who arranges it: who has chosen what to
    show, then who must still give something up. Not how much anybody chose: that is a secret."""
    order = ground.around(facts.turn)
    found = []
    for seat in order:
        done, asked = order.index(seat) < order.index(facts.asked), seat == facts.asked
        if facts.phase == "choose":
            if view.count(ground.owned[seat]) < PARTY:
                say, art = Say("takes no part"), ""
            else:
                say, art = (CHOOSES, "") if asked else (CHOSEN, "tick") if done else (LATER, "")
        else:
            say, art = (OWES, "") if facts.debt[seat] else (PAID, "tick")
        found.append(Sign("account", "account", seat, say, art))
    return found


def _button(ground: Ground, view: View, facts: PaititiFacts) -> list[Sign]:
    """The button that ends what the viewer is doing: its verb, and what is missing while it is asleep."""
    seat, note = facts.asked, Say("Not yet")
    if facts.phase == "pay":
        lack = next(sign.of - sign.value for sign in _payment(ground, view, facts) if sign.art == "shovel")
        note = Say("Dig: {n} short", n=lack)
    elif facts.phase == "choose":
        note = Say("None fits yet")
    verb = {"pay": "dig", "choose": "ready", "shards": "leave"}.get(facts.phase, "")
    say = {"dig": Say("Dig"), "ready": Say("Ready"), "leave": Say("Draw nothing")}.get(verb)
    if verb == "ready" and seat != facts.turn and not _marked(view, ground.owned[seat]):
        say = Say("Show nothing")
    return [Sign("button", "call", seat, say, verb, note=note)] if say else []


def _marked(view: View, zone: int) -> list[Card]:
    return [seen.face for seen in view.zones[zone] if seen is not None and seen.marked and seen.face is not None]


def _chart(ground: Ground, view: View, facts: PaititiFacts) -> list[Sign]:
    """The chart, always; lit is the column of what the viewer has marked to travel."""
    lit = 0
    if facts.phase == "choose" and view.viewer is not None:
        poster = view.zones[ground.posters][facts.poster]
        assert poster is not None and poster.face is not None  # posters on the wall are open to all
        travelling = ground.travelling[poster.face]
        lit = sum(ground.number[card] for card in _marked(view, ground.owned[view.viewer])
                  if ground.category[card] & travelling)
    columns = ground.board.travelling
    return [Sign("chart", "chart", art="travelling", value=min(lit, len(columns)), of=len(columns)),
            *(Sign("column", "chart", value=points, of=n) for n, points in enumerate(columns, 1))]
