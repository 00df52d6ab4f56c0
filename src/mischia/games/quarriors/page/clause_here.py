"""Why a clause fired in this situation, from what everybody can see."""

from mischia.core.language import Strings
from mischia.core.state import Event
from mischia.games.quarriors.page.dice_view import named, together
from mischia.games.quarriors.page.scene import Book, Scene, as_state
from mischia.games.quarriors.rules.glory import EMPTY
from mischia.games.quarriors.rules.state import NOBODY
from mischia.games.quarriors.rules.strength import (
    attack_has,
    attack_on,
    attackers,
    capture_cost,
    defence_of,
    summon_cost,
)
from mischia.games.quarriors.text.phrases import name_card


def of(event: Event, before: Scene, now: Scene, book: Book, say: Strings) -> str:
    """The second paragraph of a clause: what it means here."""
    reason = REASONS.get(event.id)
    return "" if reason is None else reason(event, before, now, book, say)


def scores(event: Event, before: Scene, now: Scene, book: Book, say: Strings) -> str:
    seat, phrase, n = event.args
    card = book.card(phrase.split(" + ")[0].split(" as ")[-1].split(" ")[0])
    if n == 0:
        return say("here-not-culled", name=before.spots[seat].name)
    printed = say("here-printed", card=name_card(say, "card", card.id), number=card.glory)
    return printed if n == card.glory else f"{printed} {say('here-bonus', number=n - card.glory)}"


def gains_glory(event: Event, before: Scene, now: Scene, book: Book, say: Strings) -> str:
    seat = event.args[0]
    return say("here-glory", name=now.spots[seat].name, before=before.spots[seat].glory, now=now.spots[seat].glory)


def culls(event: Event, before: Scene, now: Scene, book: Book, say: Strings) -> str:
    seat, cls = event.args
    left = dict(now.wilds).get(book.card(cls).id, 0)
    words = {"QU-50": "here-cull-scored", "QU-116": "here-cull-claimed", "QU-R56": "here-cull-dearest"}
    return say(words.get(event.clause, "here-cull"), name=now.spots[seat].name, number=left)


def refills(event: Event, before: Scene, now: Scene, book: Book, say: Strings) -> str:
    return say("here-refill", number=now.spots[event.args[0]].bag)


def summons(event: Event, before: Scene, now: Scene, book: Book, say: Strings) -> str:
    level = book.cat.face(book.cat.die(event.args[1])).level
    cost = summon_cost(as_state(before, book), level)
    told = say("here-level", level=level, number=cost, left=max(0, before.quiddity - cost))
    return told if cost == level else f"{told} {say('here-tax', number=cost - level)}"


def spends(event: Event, before: Scene, now: Scene, book: Book, say: Strings) -> str:
    return say("here-purse", number=now.quiddity)


def attacks(event: Event, before: Scene, now: Scene, book: Book, say: Strings) -> str:
    seat, rival, n = event.args
    s = as_state(before, book)
    parts = [f"{named(say, book, one.phrase, brief=True)} {attack_on(s, seat, one, rival)}" for one in attackers(s)]
    return say("here-attack", parts=" + ".join(parts), number=n)


def survives(event: Event, before: Scene, now: Scene, book: Book, say: Strings) -> str:
    seat, phrase = event.args
    left = before.attack[seat]
    return say("here-survives", number=max(0, left), defence=defence(before, seat, phrase, book))


def defence(scene: Scene, seat: int, phrase: str, book: Book) -> int:
    s = as_state(scene, book)
    creature = s.find(seat, phrase)
    return 0 if creature is None else defence_of(s, seat, creature, not attack_has(s, "ignore_attached"))


def is_destroyed(event: Event, before: Scene, now: Scene, book: Book, say: Strings) -> str:
    """Why it fell, and where its die goes."""
    seat, phrase = event.args
    if event.clause == "QU-73":
        left, shield = before.attack[seat], defence(before, seat, phrase, book)
        rest = max(0, now.attack[seat]) if now.attack[seat] != NOBODY else max(0, left - shield)
        words = "here-poison" if left < shield else "here-falls"
        why = say(words, number=left, defence=shield, left=rest)
    else:
        why = say(CAUSES[event.clause]) if event.clause in CAUSES else ""
    return f"{why} {say(goes_to(event, before, now), name=now.spots[seat].name)}".strip()


CAUSES = {  # by clause: what destroyed it
    "QU-R23": "here-breath",
    "QU-70": "here-reaction",
    "QU-124": "here-gnome",
    "QU-105": "here-spell",
    "QU-62": "here-summoned",
    "QU-R51": "here-starved",
}


def goes_to(event: Event, before: Scene, now: Scene) -> str:
    """Where a destroyed die lies."""
    seat = event.args[0]
    if len(now.spots[seat].active) > len(before.spots[seat].active):
        return "here-to-active"
    return "here-to-aside" if len(now.spots[seat].aside) > len(before.spots[seat].aside) else "here-to-used"


def captures(event: Event, before: Scene, now: Scene, book: Book, say: Strings) -> str:
    cls = event.args[1]
    cost = capture_cost(as_state(before, book), book.cat.ids[cls])
    told = say("here-capture", number=cost, left=max(0, before.quiddity - cost))
    empty = now.empty_cards(book)
    return f"{told} {say('here-empty', number=empty, most=EMPTY)}" if empty else told


def wins(event: Event, before: Scene, now: Scene, book: Book, say: Strings) -> str:
    standing = sorted(now.spots, key=lambda spot: -spot.glory)
    told = together([f"{spot.name} {spot.glory}" for spot in standing], say)
    return say("here-empty-end" if event.clause == "QU-93" else "here-target", standing=told)


def works(event: Event, before: Scene, now: Scene, book: Book, say: Strings) -> str:
    """What a spell or an immediate effect does, in the words of its card."""
    card = book.card(event.args[1].split(" ")[0])
    return card.text or (say(f"effect-{card.id}") if say.has(f"effect-{card.id}") else "")


REASONS = {
    "use": works,
    "use-with": works,
    "use-two": works,
    "cast": works,
    "cast-on": works,
    "cast-of": works,
    "react": works,
    "react-on": works,
    "score": scores,
    "glory": gains_glory,
    "cull": culls,
    "refill": refills,
    "summon": summons,
    "spend": spends,
    "attack": attacks,
    "survive": survives,
    "destroy": is_destroyed,
    "capture": captures,
    "win": wins,
}
