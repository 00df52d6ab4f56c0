"""Moves as things on the table: which die each is about, what it is called, and what comes of it."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from mischia.core.language import Strings
from mischia.core.page import Seen
from mischia.core.phrases import kind_of, name_of
from mischia.core.questions import Move
from mischia.core.state import Event
from mischia.games.quarriors.page import forecast
from mischia.games.quarriors.page.dice_view import Shown, named, ready_dice, shown_die
from mischia.games.quarriors.page.one_press import acts_at_once, then_roll
from mischia.games.quarriors.page.scene import Book, Scene
from mischia.games.quarriors.rules.copying import took_form
from mischia.games.quarriors.rules.scoring import glory_of
from mischia.games.quarriors.rules.state import State
from mischia.games.quarriors.rules.strength import summon_cost
from mischia.games.quarriors.text.phrases import MOVES


class Pick(NamedTuple):
    """Something to choose: one die or two, whose it is, and what comes of it."""

    move: str
    dice: tuple[Shown, ...]
    look: int  # of the player that it is about; 0 for oneself
    owner: str
    name: str
    text: str
    label: str
    why: str
    key: str
    ends: str = ""  # "falls" or "holds", in a defence
    direct: bool = False  # a press does it, for it can be taken back
    effect: str = ""  # what the spell does
    marks: str = ""  # the names of the dice that it is about, for whoever looks at it


def moves_with(seen: Seen, phrase: str, verbs: tuple[str, ...]) -> Iterator[tuple[Move, str]]:
    """The legal moves of these verbs that are about this die."""
    for said, move in (seen.choices or {}).items():
        if move[0] in verbs and len(move) > 1 and move[1] == phrase:
            yield move, said


def move_words(move: Move, names: list[str], book: Book, say: Strings) -> str:
    """A move as it stands on a button, with short names of dice."""
    args: dict[str, Any] = {}
    for kind, arg in zip(MOVES[move[0]].kinds, move[1:], strict=True):
        base = kind_of(kind)
        args[name_of(kind)] = names[arg] if base == "seat" else named(say, book, arg, brief=True)
    return say(f"move-{move[0].replace(' ', '-')}", **args)


def option_words(move: Move, s: State, book: Book, say: Strings) -> tuple[str, str]:
    """What the confirm button says of a die in the tray, and the consequence."""
    label = move_words(move, [], book, say)
    face = book.cat.face(book.cat.die(move[1]))
    if move[0] == "spend":
        return label, say("spend-why", number=face.quiddity, sum=s.quiddity + face.quiddity)
    if move[0] == "summon":
        cost = summon_cost(s, face.level)
        return label, say("summon-why", number=cost, left=s.quiddity - cost)
    return label, say("use-why")


def picks(seen: Seen, scene: Scene, say: Strings) -> tuple[Pick, ...]:
    """Every move of the question that is laid out on the felt."""
    moves = [(said, move) for said, move in (seen.choices or {}).items() if move[0] not in ("pass", "end")]
    s = forecast.table(seen)
    direct = all(acts_at_once(s, move) for _, move in moves)  # all of them alike: a tap here does what it does there
    found = [
        pick(said, move, seen, scene, say, str(at) if at < 10 else "") for at, (said, move) in enumerate(moves, start=1)
    ]
    return tuple(
        one._replace(direct=True) if direct or one.ends == "holds" else rolling(one, s, move, say)
        for one, (_, move) in zip(found, moves, strict=True)
    )


def rolling(one: Pick, s: State, move: Move, say: Strings) -> Pick:
    """A last cull, which rolls the dice too."""
    said = then_roll(s, move, one.move) if move[0] == "cull" else one.move
    return one if said == one.move else one._replace(move=said, label=say("cull-and-roll", name=one.name))


def pick(said: str, move: Move, seen: Seen, scene: Scene, say: Strings, key: str = "") -> Pick:
    """A move as something to choose: the things that it is about, without the one that makes it."""
    s, names, book = forecast.table(seen), [spot.name for spot in scene.spots], scene.book
    kinds = [kind_of(kind) for kind in MOVES[move[0]].kinds]
    seat = next((arg for kind, arg in zip(kinds, move[1:], strict=True) if kind == "seat"), -1)
    things = [arg for kind, arg in zip(kinds, move[1:], strict=True) if kind != "seat"]
    if move[0] in MAKERS and len(things) > 1:
        del things[MAKERS[move[0]]]
    if move[0] == "copy":
        things.reverse()  # the one that changes comes first
    own = names.index(seen.you) if seen.you in names else -1
    text, ends = consequence(move, own, s, names, say)
    other = seat not in (-1, own)
    return Pick(
        said,
        tuple(shown_in(move, thing, seat, own, scene, say) for thing in things),
        seat + 1 if other else 0,
        names[seat] if other else "",
        (" → " if move[0] in ("swap", "react on", "copy") else " + ").join(
            named(say, book, thing, brief=True) for thing in things
        ),
        text,
        move_words(move, names, book, say),
        text,
        key,
        ends,
    )


MAKERS = {"use with": 0, "use two": 0, "cast on": 0, "cast of": 0, "gain": 1}  # by verb: what makes the move


def shown_in(move: Move, phrase: str, seat: int, own: int, scene: Scene, say: Strings) -> Shown:
    """A thing that a move names: one's own creature where it defends or copies, else that of the player it is about."""
    mine = move[0] == "defend" or (move[0] == "copy" and phrase == move[3])
    return die_of(phrase, own if mine else seat, scene, say, move[0] == "defend")


def die_of(phrase: str, seat: int, scene: Scene, say: Strings, moves: bool = False) -> Shown:
    """What a move names, as it is drawn: a creature with its strength of now, or a die; whether it is here alone."""
    for at, spot in enumerate(scene.spots):
        for one, die in zip(ready_dice(scene, at, say), spot.ready, strict=True):
            if die.phrase == phrase and seat in (-1, at):
                return one if moves else one._replace(vt="")
    return shown_die(phrase.split(" + ")[0].split(" as ")[0], scene.book, say)


def names_of(move: Move, own: int, scene: Scene) -> str:
    """The dice on the table that a move is about, by their names for motion."""
    found, seat = [], own
    for kind, arg in zip(MOVES[move[0]].kinds, move[1:], strict=True):
        if kind_of(kind) == "seat":
            seat = arg
            continue
        at = own if kind in ("die", "creature") else seat
        spot = scene.spots[at]
        found += [die.id for die in (*spot.ready, *spot.active) if die.phrase == arg and die.id not in found][:1]
    return " ".join(found)


def consequence(move: Move, seat: int, s: State, names: list[str], say: Strings) -> tuple[str, str]:
    """What comes of a choice, in a few words; and whether a defender falls or holds."""
    verb = move[0]
    match verb:
        case "defend":
            end = forecast.stand(s, seat, move)
            if end.falls:
                return say("stand-falls", left=end.left), "falls"
            return say("stand-holds"), "holds"
        case "react" | "react on":
            return reaction(move, seat, s, names, say), ""
        case "claim":
            creature = s.find(seat, move[1])
            glory = 0 if creature is None else glory_of(s, creature, len(s.scoring) - 1)
            return say("opt-claim", number=glory), ""
        case "choose" if s.question is not None and s.question.then is took_form:
            return say("opt-copy"), ""
        case "choose" if s.phase == "attack" or not any(one.phrase == move[2] for one in s.ready[seat]):
            return say("opt-choose"), ""
        case "gain" | "swap":
            return say("opt-free"), ""
        case _:
            return say(OPTIONS[verb]) if verb in OPTIONS else "", ""


OPTIONS = {  # by verb: what comes of it
    "cull": "opt-cull",
    "choose class": "opt-cull",
    "choose face": "opt-turn",
    "fetch": "opt-fetch",
    "trade": "opt-trade",
    "offer": "opt-offer",
    "return": "opt-return",
    "discard": "opt-discard",
    "copy": "opt-copy",
    "cast": "opt-cast",
    "cast on": "opt-cast",
    "cast of": "opt-cast",
}


def reaction(move: Move, seat: int, s: State, names: list[str], say: Strings) -> str:
    """What a reaction changes: for oneself, or else for the next who faces the attack."""
    now = forecast.after(s, move)
    if len(now.to_active) > len(s.to_active):
        return say("react-active")
    if len(now.boosts) > len(s.boosts):
        return say("react-defence", number=sum(more for _, _, more in now.boosts[len(s.boosts) :]))
    match (now.log or [])[1:2]:  # what follows the reaction itself
        case [Event("return")]:
            return say("react-return")
        case [Event("glory", _, (_, glory))]:
            return say("react-glory", number=glory)
    who = next((one for one in (seat, *s.rivals()) if s.attack[one] >= 0), seat)
    before, left = s.attack[who], max(0, now.attack[who])
    if who == seat:
        return say("react-attack", before=before, now=left)
    return say("react-other", name=names[who], before=before, now=left)
