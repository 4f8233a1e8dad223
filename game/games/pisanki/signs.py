"""What Pisanki's table says besides cards: signs, labels, refusals, and what a card is worth."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.games.pisanki.cards import EGGS, Criterion, Exhibit
from game.games.pisanki.contests import Verdict
from game.games.pisanki.scoring import LABELS, MAJORITIES, text_of
from game.kernel.actions import Action
from game.kernel.rules import Sign
from game.kernel.say import Say, Who
from game.kernel.table import Card, Seat, Table, View

if TYPE_CHECKING:
    from game.games.pisanki.rules import Pisanki, Round

PLACES = (Say("1st"), Say("2nd"), Say("3rd"))
NOW = Say("now")


def label(rules: Pisanki, action: Action) -> Say:
    """What a button for this action says."""
    if action.verb == "buy":
        offer = action.zone - rules.offers
        return Say("Buy from your own offer") if offer == action.seat else Say("Buy {who}’s offer", who=Who(offer))
    return {"pass": Say("Pass"), "lift": Say("Lift this card"), "set": Say("Set it down here"),
            "stay": Say("Done moving")}[action.verb]


def why_not(rules: Pisanki, table: Table, seat: Seat, card: Card) -> Say | None:
    """Why a seat cannot use a card that lies face up; None if it can, or has nothing to do with it."""
    facts: Round = table.facts
    if not table.up[card] or facts.asked < 0:
        return None
    zone = next(zone for zone, row in enumerate(table.zones) if card in row)
    in_grid, in_offer = rules.grids <= zone < rules.offers, zone >= rules.offers
    if not in_grid and not in_offer:
        return None
    if facts.asked != seat:
        return Say("{who} is playing now.", who=Who(facts.asked))
    if in_offer:
        return None if facts.moves < 0 else Say("You have bought in this round already.")
    if zone != rules.grids + seat:
        return Say("That card lies on {who}’s table.", who=Who(zone - rules.grids))
    if facts.moves < 0:
        return Say("Buy first: after that you may move cards.")
    if facts.moves == 0:
        return Say("You have made all your moves.")
    cell = table.zones[zone].index(card)
    if facts.lifted >= 0 and cell not in rules.grid.lines[facts.lifted]:
        return Say("A card moves along its row or its column.")
    return None


def signs(rules: Pisanki, view: View) -> list[Sign]:
    """Plates with points and status, offers with who feeds or has bought them, the turn or the moves left,
    the card lifted, the leader of the next round, what each scoring card gives each player so far, and
    Bunny's eggs."""
    facts: Round = view.facts
    verdicts = rules.count.verdicts(view)
    every = range(rules.seats)
    shown = [Sign("plate", seat=seat, say=_status(rules, facts, seat), value=sum(v.points[seat] for v in verdicts))
             for seat in every]
    shown += [_worth(place, seat, verdict) for place, verdict in enumerate(verdicts) for seat in every]
    if rules.seats == 2:
        shown += _bunny(rules, view)
    if facts.asked < 0:
        return shown
    shown += _now(rules, facts)
    shown.append(Sign("leader", seat=facts.leader if facts.first < 0 else facts.first))
    for offer in every:
        if facts.standing >> offer & 1:
            feeder = facts.feeds.index(offer)
            shown.append(Sign("tab", f"offer.{offer}", seat=None if feeder == offer else feeder,
                              value=view.count(rules.offers + offer), of=3))
        else:
            buyer = facts.bought.index(offer)
            shown.append(Sign("bought", f"offer.{offer}", seat=buyer, say=Say("bought by {who}", who=Who(buyer))))
    return shown


def _now(rules: Pisanki, facts: Round) -> list[Sign]:
    """Where the round is; for who moves the moves left and the card lifted; the button of who is asked."""
    seat, buys = facts.asked, facts.moves < 0
    if buys:
        pass_ = Sign("button", "call", seat, Say("Pass"), "pass", note=Say("You must buy"))
        return [Sign("turn", say=Say("Turn {n} of {last}", n=facts.turn, last=3), value=facts.turn, of=3), pass_]
    stay = Sign("button", "call", seat, Say("Done"), "stay", note=Say("Set it down"))
    found = [Sign("moves", seat=seat, say=Say("left"), value=facts.moves, of=3 - facts.turn), stay]
    if facts.lifted >= 0:
        found.append(Sign("lifted", f"grid.{seat}/{facts.lifted}", seat))
    return found


def _bunny(rules: Pisanki, view: View) -> list[Sign]:
    """Bunny's name, and how many eggs of each kind it holds (PK7)."""
    held = rules.count.bunny(view.cards(rules.bunny))
    return [Sign("heading", "bunny-plate", say=Say("Bunny"), art="bunny", note=Say("no. of eggs")),
            *(Sign("tally", "bunny-eggs", art=f"egg-{egg}", value=held[egg]) for egg in EGGS)]


def _worth(place: int, seat: Seat, verdict: Verdict) -> Sign:
    """A place among the players where it is a contest for one, else "now" where there are points."""
    won, points = verdict.places[seat], verdict.points[seat]
    return Sign("worth", f"scoring.{place}", seat, PLACES[won - 1] if won else NOW if points else None,
                "first" if won == 1 else "", points)


def _status(rules: Pisanki, facts: Round, seat: Seat) -> Say | None:
    """What a player is doing in this round, in a word or two."""
    if facts.asked < 0:
        return None
    if seat == facts.asked:
        if facts.moves < 0:
            return Say("passes or buys") if facts.turn < 3 and facts.closed[seat] else Say("must buy")
        return Say("{n} move left", "{n} moves left", n=facts.moves) if facts.moves else Say("has moved")
    if facts.feeds[seat] < 0:
        return Say("has bought")
    waits = [(other - facts.leader) % rules.seats for other in (seat, facts.asked)]
    return Say("has passed") if waits[0] < waits[1] else Say("comes later")


def worth(rules: Pisanki, view: View, card: Card) -> list[Say]:
    """What a card gives each player now: of a scoring card its points and why; of an exhibition card
    the scoring cards it helps to earn points on the table where it lies."""
    traits = rules.box.faces[card].traits
    verdicts = rules.count.verdicts(view)
    cards = view.cards(rules.scoring)
    if isinstance(traits, Criterion):
        if card not in cards:
            return []
        verdict = verdicts[cards.index(card)]
        told = [_points(seat, verdict.points[seat]) for seat in range(rules.seats)]
        if text_of(traits) in MAJORITIES and rules.seats == 2:
            held = rules.count.bunny(view.cards(rules.bunny))[traits.family]
            told.append(Say("Bunny holds {n} of these eggs.", n=held))
        return [*told, verdict.words] if verdict.words else told
    return _helps(rules, view, card, traits, verdicts)


def _points(seat: Seat, points: int) -> Say:
    return Say("{who}: {n} point now", "{who}: {n} points now", who=Who(seat), n=points)


def _helps(rules: Pisanki, view: View, card: Card, exhibit: Exhibit, verdicts: list[Verdict]) -> list[Say]:
    """Where the points come from that a card on a table has a part in."""
    for seat, row in enumerate(rules.count.seen_rows(view)):
        if card in row:
            cell = row.index(card)
            scoring = [rules.box.faces[text].traits for text in view.cards(rules.scoring)]
            return [Say("{scoring}: has a part in {n} point", "{scoring}: has a part in {n} points",
                        scoring=LABELS[text.family], n=verdict.points[seat])
                    for text, verdict in zip(scoring, verdicts, strict=True)
                    if verdict.cells[seat] >> cell & 1 and verdict.points[seat]]
    return []
