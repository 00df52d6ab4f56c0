"""Why a clause fired in just this situation: the second paragraph of the clause box, from what lies in sight."""

from mischia.core.language import Strings
from mischia.core.page import Moment
from mischia.games.quickshot.page.scene import Scene, Spot
from mischia.games.quickshot.rules.cards import EXPLOSION, REINFORCEMENTS, TRAP


def in_sight(scene: Scene, say: Strings) -> str:
    """Whose card is up, and how strong it is."""
    up = sorted((scene.spots[seat] for seat in scene.visible().values()), key=lambda spot: spot.strength)
    return say.all_of([f"{spot.name} {strength(spot)}" for spot in up])


def strength(spot: Spot) -> str:
    """A strength, as a sum where it has grown."""
    if spot.card == REINFORCEMENTS and spot.strength > spot.card:
        return f"{spot.card} + {spot.strength - spot.card}"
    return str(spot.strength)


def goes_off(moment: Moment[Scene], say: Strings) -> str:
    """What the card does."""
    seat, number = moment.events[0].args
    return say("here-goes", number=number, name=moment.before.spots[seat].name)


def order_turns(moment: Moment[Scene], say: Strings) -> str:
    before = moment.before
    return say("here-reversed", cards=in_sight(before, say))


def struck(moment: Moment[Scene], say: Strings) -> str:
    """What made somebody a victim: the number, the face, or the strength."""
    event, before = moment.events[0], moment.before
    seat, number = event.args
    spot = before.spots[seat]
    if number == TRAP:
        return say("here-trap", name=before.spots[seat].name, number=spot.card)
    if number == EXPLOSION:
        return say("here-blast", name=before.spots[seat].name, number=spot.card)
    return weakest(moment, say)


def weakest(moment: Moment[Scene], say: Strings) -> str:
    event, before = moment.events[0], moment.before
    told = say("here-weakest-reversed" if before.reversed else "here-weakest", name=before.spots[event.args[0]].name)
    return f"{say('here-sight', cards=in_sight(before, say))} {told}"


def grew(moment: Moment[Scene], say: Strings) -> str:
    event, before = moment.events[0], moment.before
    spot, now = before.spots[event.args[0]], event.args[1]
    if spot.card == TRAP:
        return say("here-trapped", name=spot.name, number=now)
    return say("here-sum", name=spot.name, sum=f"{spot.strength} + {now - spot.strength} = {now}")


def leads(moment: Moment[Scene], say: Strings) -> str:
    """Who was the strongest, and by how much."""
    event, before = moment.events[0], moment.before
    up = before.visible()
    seat = event.args[0]
    if seat not in up.values():
        return say("here-no-card")
    own = before.spots[seat]
    tied = [spot for other in up.values() if (spot := before.spots[other]).strength == own.strength and other != seat]
    if tied:
        return say("here-tie", name=own.name, sum=strength(own), other=tied[0].name, number=strength(tied[0]))
    told = say("here-strongest-reversed" if before.reversed else "here-strongest", name=own.name)
    return f"{say('here-sight', cards=in_sight(before, say))} {told}"


def no_card(moment: Moment[Scene], say: Strings) -> str:
    event, before = moment.events[0], moment.before
    return say("here-empty-hand", name=before.spots[event.args[0]].name)


def wins(moment: Moment[Scene], say: Strings) -> str:
    event, before = moment.events[0], moment.before
    left = sum(not spot.out for spot in before.spots)
    return say("here-alone" if left == 1 else "here-last-round", name=before.spots[event.args[0]].name)
