"""The log of a game of swords for the page: what belongs together is one line, and one step of the show."""

from collections.abc import Sequence
from dataclasses import replace

from mischia.core.language import Strings
from mischia.core.page import Line, Moment
from mischia.core.state import Event
from mischia.games.swords.page.cards_at_work import at_work
from mischia.games.swords.page.clause_here import slug
from mischia.games.swords.page.duel_view import RuleModel, rules
from mischia.games.swords.page.events import SHOWS
from mischia.games.swords.page.scene import Scene
from mischia.games.swords.rules.cards import IDS, LETTERS
from mischia.games.swords.rules.state import NOTHING

RUNS = ("dealt", "drawn", "points")  # told together
ALOUD = {"count-point": "aloud-point", "count-duel": "aloud-duel"}


def joins(event: Event, following: Event) -> bool:
    """Whether an event belongs to the line of the one before it."""
    return following.id == event.id and event.id in RUNS


def tell(moment: Moment[Scene], say: Strings) -> Sequence[tuple[Line, Scene]]:
    """The line of some events, with the table on which the cards that act light up."""
    event, now = moment.events[-1], moment.now
    line = replace(SHOWS[event.id].line(moment, words(moment, say), say), things=about(moment))
    if event.id in ALOUD:
        line = replace(line, aloud=tuple(say(ALOUD[event.id]).split(" · ")))
    if event.id == "judges" and now.duel is not None:  # SW-34
        line = replace(line, aloud=tuple(read_out(rule, say) for rule in rules(now, now.duel, say) if not rule.dead))
    if now.duel is not None:
        now = replace(now, duel=replace(now.duel, lit=at_work(now.duel, event)))
    return [(line, now)]


def about(moment: Moment[Scene]) -> tuple[str, ...]:
    """The actions of a beat, or the cards of a pile that goes to somebody or away."""
    event, before = moment.events[-1], moment.before
    if event.id == "beat":
        return tuple(f"action-{slug(action)}" for action in (event.args[2], event.args[4]))
    if event.id not in ("takes", "discarded"):
        return ()
    pile = event.args[-1]
    cards = before.piles[pile] if pile < len(before.piles) else before.duel.cards if before.duel is not None else ()
    return tuple(f"card-{IDS[card]}" for card in cards)


def read_out(rule: RuleModel, say: Strings) -> str:
    """A rule of the duel, as somebody reads it out to those who fight by it."""
    title = say("aloud-helps", card=rule.title, name=rule.name) if rule.name else rule.title
    return say.labelled(title, rule.text)


def pointing(scene: Scene, seat: int, pile: int, say: Strings) -> str:
    """Where somebody points, and what they had announced if that was a lie."""
    name, said = scene.spots[seat].name, scene.spots[seat].claim
    if said in (NOTHING, pile):
        return f"{name} {LETTERS[pile]}"
    return say("log-lied", name=name, letter=LETTERS[pile], said=LETTERS[said])


def words(moment: Moment[Scene], say: Strings) -> str:
    """Events in words."""
    event, now = moment.events[0], moment.now
    names = [spot.name for spot in now.spots]
    match event.id:
        case "dealt":
            return say("log-dealt")
        case "boss":
            return say("log-boss", round=now.round, name=names[now.boss])
        case "drawn" if now.duel is not None:
            cards = ", ".join(say(f"card-{IDS[one.args[0]]}") for one in moment.events)
            return say("log-tie-cards", cards=cards)
        case "drawn":
            return say("log-drawn", name=names[now.boss], number=len(moment.events))
        case "points":
            shown = ", ".join(pointing(now, one.args[0], one.args[1], say) for one in moment.events)
            return say("log-points", shown=shown)
        case "takes" if moment.before.duel is None:
            return say("log-takes", name=names[event.args[0]], letter=LETTERS[event.args[1]])
        case _:
            return say.event(event, names)
