"""Why a clause fired in this situation, from what everybody can see."""

from collections.abc import Sequence

from mischia.core.language import Strings
from mischia.core.page import Moment
from mischia.games.swords.page.cards_at_work import at_work, strain_by
from mischia.games.swords.page.scene import Duel, Scene
from mischia.games.swords.rules.cards import DESIGNS, IDS, LETTERS
from mischia.games.swords.rules.duel import ACTIONS
from mischia.games.swords.rules.state import NOBODY, NOTHING, TIE


def duel_of(moment: Moment[Scene]) -> Duel:
    """The duel that is on."""
    assert moment.now.duel is not None
    return moment.now.duel


def drawn(moment: Moment[Scene], say: Strings) -> str:
    return ", ".join(say(f"card-{IDS[event.args[0]]}") for event in moment.events)


def taken(moment: Moment[Scene], say: Strings) -> str:
    """Who points alone; what a duel is about needs no words."""
    seat, pile = moment.events[0].args
    if moment.before.duel is not None:
        return ""
    return say("here-alone", name=moment.now.spots[seat].name, letter=LETTERS[pile])


def contested(moment: Moment[Scene], say: Strings) -> str:
    pile = moment.events[0].args[0]
    who = [spot.name for spot in moment.now.spots if spot.points == pile]
    return say("here-contested", names=together(who, say), letter=LETTERS[pile])


def discarded(moment: Moment[Scene], say: Strings) -> str:
    now = moment.now
    if all(spot.points != moment.events[0].args[0] for spot in now.spots):
        return say("here-nobody")
    return say("here-other-pile" if "fought" in now.went else "here-won")


def fights(moment: Moment[Scene], say: Strings) -> str:
    """Who is left out, and whom the black cards help."""
    return f"{left_out(moment, say)} {helped(moment, say)}".strip()


def left_out(moment: Moment[Scene], say: Strings) -> str:
    """SW-27: those who wanted the pile too."""
    duel = duel_of(moment)
    out = [
        spot.name
        for seat, spot in enumerate(moment.now.spots)
        if spot.points == duel.pile != TIE and duel.of(seat) == NOBODY
    ]
    return say("here-left-out", names=together(out, say), count=len(out)) if out else ""


def helped(moment: Moment[Scene], say: Strings) -> str:
    """SW-40, SW-R18: whom the black cards help."""
    duel, spots = duel_of(moment), moment.now.spots
    if duel.shorter == NOBODY:
        return say("here-nobody-shorter")
    short, tall = (spots[duel.fighters[at].seat] for at in (duel.shorter, 1 - duel.shorter))
    if 0 < short.stature < tall.stature:
        return say("here-shorter", name=short.name, number=short.stature, other=tall.stature)
    return say("here-fewer", name=short.name)


def exchange(moment: Moment[Scene], say: Strings) -> str:
    """What the two did in this beat."""
    one, other = duel_of(moment).fighters
    if one.action == NOTHING:
        return ""
    name, foe = (moment.now.spots[fighter.seat].name for fighter in (one, other))
    action, answer = (say(f"action-{slug(fighter.action)}") for fighter in (one, other))
    return say("here-beat", name=name, action=action, other=foe, answer=answer)


def strains(moment: Moment[Scene], say: Strings) -> str:
    """Which cards strain somebody."""
    duel, event = duel_of(moment), moment.events[0]
    much = [(card, strain_by(duel, duel.of(event.args[0]), DESIGNS[card])) for card in at_work(duel, event)]
    return ", ".join(say(f"card-{IDS[card]}") + f" +{strain}" for card, strain in much) + "."


def rolls(moment: Moment[Scene], say: Strings) -> str:
    """What a die has to show."""
    duel = duel_of(moment)
    if duel.bout_beat == 0:
        return say("here-opening")
    return say("here-slip", number=duel.fighters[duel.of(moment.events[0].args[0])].strain)


def wins(moment: Moment[Scene], say: Strings) -> str:
    """The sets, unless a duel has decided."""
    seat = moment.events[0].args[0]
    if moment.before.duel is not None:
        return ""
    return say("here-sets", name=moment.now.spots[seat].name, number=moment.now.sets_of(seat))


def slug(action: int) -> str:
    return ACTIONS[action].replace(" ", "-")


def together(names: Sequence[str], say: Strings) -> str:
    """A list as it is spoken."""
    return say("log-and", names=", ".join(names[:-1]), last=names[-1]) if len(names) > 1 else "".join(names)
