"""What of a table can be looked at closely: every card that shows its face, and a back that is pointed at."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.kernel.say import Say
from game.kernel.table import Card, Seat
from game.scenes.looks import Look
from game.stage.stage import At

if TYPE_CHECKING:
    from game.scenes.table import TableScene


def looks(scene: TableScene, at: At | None) -> list[Look]:
    """The card there first; then what belongs to nobody, to whoever is asked, and to the others, each in
    the order it lies. Empty if no card shows."""
    stage, owner = scene.stage, scene.asked
    order = sorted(range(len(stage.rows)), key=lambda zone: _rank(stage.mirror.box.zones[zone].name, owner))
    places = [(zone, index) for zone in order for index in stage.showing(zone)]
    if at is not None:
        places = [at, *(place for place in places if place != at)]
    return [found for place in places if (found := _look(scene, place)) is not None]


def focused(scene: TableScene) -> At | None:
    """The card that has the focus of whoever is asked."""
    current = scene.asking.focus.current if scene.asking is not None else None
    if current is None:
        return None
    return scene.stage.at(*current.box.centre)


def subject(scene: TableScene) -> Card | None:
    """The card on the table that everything is about now, if a sign says so."""
    stage = scene.stage
    for sign in scene.signs():
        name, _, cell = sign.place.partition("/")
        if sign.kind == "aim" and cell and (seen := stage.mirror.zones[stage.mirror.box.zone(name)][int(cell)]):
            return seen.face
    return None


def idle(scene: TableScene) -> dict[Seat, Say]:
    """What is said of the seats that have nothing to do with what is going on."""
    return {sign.seat: sign.say for sign in scene.signs() if sign.kind == "account" and sign.seat is not None
            and sign.say is not None and not sign.art and sign.seat != scene.asked}


def _rank(zone: str, seat: int | None) -> int:
    """Zones named after a seat come later, those of others last."""
    _, _, owner = zone.rpartition(".")
    return 0 if not owner.isdigit() or "." not in zone else 1 if int(owner) == seat else 2


def _look(scene: TableScene, at: At) -> Look | None:
    """A card, its words, and what the rules say of it; of a back what the signs say of its place."""
    printed, box = scene.sitting.printed, scene.match.box
    zone, index = at
    seen = scene.stage.mirror.zones[zone][index]
    if seen is None:
        return None
    if seen.face is None:
        return _back(scene, at, seen.back)
    card: Card = seen.face
    kind = box.faces[card].kind
    sentences = [scene.say(say) for say in scene.match.rules.worth(scene.stage.rest, card)]
    longer = printed.look.get(kind, "")
    return Look(printed.layers[kind], scene.say(Say(printed.words[kind])), sentences,
                scene.say(Say(longer)) if longer else "")


def _back(scene: TableScene, at: At, back: str | None) -> Look | None:
    layers = scene.sitting.printed.backs.get(back or "", ())
    zone = scene.match.box.zones[at[0]]
    names = {f"{zone.name}/{at[1]}", *([zone.name] if zone.pile else [])}
    told = [scene.say(sign.say) for sign in scene.signs() if sign.place in names and sign.say is not None]
    return Look(layers, scene.say(Say("A card face down")), told) if layers else None
