"""Why a clause fired in this situation, from what everybody can see."""

from collections.abc import Sequence

from mischia.core.language import Strings
from mischia.core.state import Event
from mischia.games.swords.content.box import DESIGNS
from mischia.games.swords.page.cards_at_work import at_work
from mischia.games.swords.page.scene import Duel, Scene
from mischia.games.swords.rules.cards import IDS, LETTERS, SETS
from mischia.games.swords.rules.duel import ACTIONS
from mischia.games.swords.rules.state import NOBODY, NOTHING

IN_EXCHANGE = ("contact", "tempo", "tempo-lost", "ground", "blocks", "hit", "both-hit", "void")


def of(event: Event, before: Scene, now: Scene, say: Strings) -> str:
    """The second paragraph of a clause: what it means here."""
    names = [spot.name for spot in now.spots]
    duel = now.duel or before.duel
    match event.id:
        case "takes" if event.clause == "SW-24":
            return say("here-alone", name=names[event.args[0]], letter=LETTERS[event.args[1]])
        case "contested":
            who = [spot.name for spot in now.spots if spot.points == event.args[0]]
            return say("here-contested", names=together(who, say), letter=LETTERS[event.args[0]])
        case "discarded" if event.clause in ("SW-25", "SW-30", "SW-R2"):
            return say({"SW-25": "here-nobody", "SW-30": "here-other-pile", "SW-R2": "here-won"}[event.clause])
        case "fights" if duel is not None:
            return shorter(duel, names, say)
        case "wins" if event.clause == "SW-60":
            return say("here-sets", name=names[event.args[0]], number=max(SETS, now.sets_of(event.args[0])))
        case "strains" | "rolls" if duel is not None:
            return effort(event, duel, say)
        case _ if duel is not None and event.id in IN_EXCHANGE and duel.last[0] != NOTHING:
            return exchange(duel, names, say)
        case _:
            return ""


def exchange(duel: Duel, names: Sequence[str], say: Strings) -> str:
    """What the two did in this beat."""
    one, other = duel.fighters
    return say(
        "here-beat",
        name=names[one.seat],
        action=say(f"action-{slug(duel.last[0])}"),
        other=names[other.seat],
        answer=say(f"action-{slug(duel.last[1])}"),
    )


def effort(event: Event, duel: Duel, say: Strings) -> str:
    """Which cards strain somebody, or what a die has to show."""
    fighter = duel.of(event.args[0])
    if event.id == "rolls" and event.clause == "SW-V48":
        return say("here-opening")
    if event.id == "rolls":
        return say("here-slip", number=duel.fighters[fighter].strain)
    cards = [say(f"card-{IDS[card]}") + f" +{DESIGNS[card].amount}" for card in at_work(duel, event)]
    return ", ".join(cards) + "."


def shorter(duel: Duel, names: Sequence[str], say: Strings) -> str:
    """SW-40, SW-R18: whom the black cards help."""
    if duel.shorter == NOBODY:
        return say("here-nobody-shorter")
    name, heights = names[duel.fighters[duel.shorter].seat], sorted(duel.heights)
    if any(heights):
        return say("here-shorter", name=name, number=heights[0], other=heights[1])
    return say("here-fewer", name=name)


def slug(action: int) -> str:
    return ACTIONS[action].replace(" ", "-")


def together(names: Sequence[str], say: Strings) -> str:
    """A list as it is spoken."""
    return say("log-and", names=", ".join(names[:-1]), last=names[-1]) if len(names) > 1 else "".join(names)
