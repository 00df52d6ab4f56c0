"""Why a clause fired in this situation, from what everybody can see; costs and strengths are asked of the rules."""

from mischia.core.language import Strings
from mischia.core.page import Moment
from mischia.games.quarriors.page.capture_view import effect
from mischia.games.quarriors.page.changed_view import why_changed
from mischia.games.quarriors.page.dice_view import named, together
from mischia.games.quarriors.page.scene import Scene
from mischia.games.quarriors.rules.glory import EMPTY
from mischia.games.quarriors.rules.hooks import IGNORES_ATTACHED
from mischia.games.quarriors.rules.strength import (
    attack_has,
    attack_on,
    attackers,
    capture_cost,
    defence_of,
    summon_cost,
)
from mischia.games.quarriors.text.phrases import name_card

WORDS = {  # by clause: what it means where it culls or destroys a die
    "QU-50": "here-cull-scored",
    "QU-116": "here-cull-claimed",
    "QU-R56": "here-cull-dearest",
    "QU-R23": "here-breath",
    "QU-70": "here-reaction",
    "QU-124": "here-gnome",
    "QU-105": "here-spell",
    "QU-62": "here-summoned",
    "QU-R51": "here-starved",
}
PLACES = {"used": "here-to-used", "active": "here-to-active", "aside": "here-to-aside"}  # by zone


def scores(moment: Moment[Scene], say: Strings) -> str:
    seat, phrase, n = moment.events[0].args
    card = moment.now.book.card(phrase.split(" + ")[0].split(" as ")[-1].split(" ")[0])
    if n == 0:
        return say("here-not-culled", name=moment.now.spots[seat].name)
    printed = say("here-printed", card=name_card(say, "card", card.id), number=card.glory)
    return printed if n == card.glory else f"{printed} {say('here-bonus', number=n - card.glory)}"


def gains_glory(moment: Moment[Scene], say: Strings) -> str:
    seat, n = moment.events[0].args
    spot = moment.now.spots[seat]
    return say("here-glory", name=spot.name, before=spot.glory - n, now=spot.glory)


def culls(moment: Moment[Scene], say: Strings) -> str:
    event, now = moment.events[0], moment.now
    seat, cls = event.args
    left = dict(now.wilds).get(now.book.card(cls).id, 0)
    return say(WORDS.get(event.clause, "here-cull"), name=now.spots[seat].name, number=left)


def refills(moment: Moment[Scene], say: Strings) -> str:
    return say("here-refill", number=moment.now.spots[moment.events[0].args[0]].bag)


def summons(moment: Moment[Scene], say: Strings) -> str:
    now = moment.now
    level = now.book.cat.face(now.book.cat.die(moment.events[0].args[1])).level
    cost = summon_cost(now.state, level)
    told = [say("here-level", level=level, number=cost, left=now.quiddity)]
    if cost != level:
        told.append(say("here-tax", number=cost - level))
    seat, phrase = moment.events[0].args
    creature = now.state.find(seat, phrase)
    if creature is not None:
        told.append(why_changed(now.state, seat, creature, say))
    return " ".join(filter(None, told))


def spends(moment: Moment[Scene], say: Strings) -> str:
    return say("here-purse", number=moment.now.quiddity)


def attacks(moment: Moment[Scene], say: Strings) -> str:
    (seat, rival, n), now = moment.events[0].args, moment.now
    parts = [
        f"{named(say, now.book, one.phrase, brief=True)} {attack_on(now.state, seat, one, rival)}"
        for one in attackers(now.state)
    ]
    return say("here-attack", parts=" + ".join(parts), number=n)


def survives(moment: Moment[Scene], say: Strings) -> str:
    seat, phrase = moment.events[0].args
    return say("here-survives", number=max(0, moment.before.attack[seat]), defence=defence(moment.before, seat, phrase))


def defence(scene: Scene, seat: int, phrase: str) -> int:
    """What destroys a creature in the attack that is on."""
    s = scene.state
    creature = s.find(seat, phrase)
    return 0 if creature is None else defence_of(s, seat, creature, not attack_has(s, IGNORES_ATTACHED))


def is_destroyed(moment: Moment[Scene], say: Strings) -> str:
    """Why it fell, and where its die goes unless it is saved."""
    event, before, now = moment.events[0], moment.before, moment.now
    seat, phrase = event.args
    why = ""
    if event.clause in WORDS:
        why = say(WORDS[event.clause])
    elif before.defending:
        left, shield = before.attack[seat], defence(before, seat, phrase)
        words = "here-poison" if left < shield else "here-falls"
        why = say(words, number=left, defence=shield, left=now.attack[seat])
    place = now.resting_place(seat, phrase)
    return f"{why} {say(PLACES[place], name=now.spots[seat].name)}".strip()


def captures(moment: Moment[Scene], say: Strings) -> str:
    now = moment.now
    cost = capture_cost(now.state, now.book.cat.ids[moment.events[0].args[1]])
    told = say("here-capture", number=cost, left=now.quiddity)
    empty = now.empty_cards()
    return f"{told} {say('here-empty', number=empty, most=EMPTY)}" if empty else told


def wins(moment: Moment[Scene], say: Strings) -> str:
    spots, seat = moment.now.spots, moment.events[0].args[0]
    standing = [f"{spot.name} {spot.glory}" for spot in sorted(spots, key=lambda spot: -spot.glory)]
    reached = spots[seat].glory >= moment.now.target
    return say("here-target" if reached else "here-empty-end", standing=together(standing, say))


def works(moment: Moment[Scene], say: Strings) -> str:
    """What a spell or an immediate effect does, in the words of its card."""
    return effect(moment.now.book.card(moment.events[0].args[1].split(" ")[0]), say)
