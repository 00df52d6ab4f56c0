"""The viewer's own band: the sets so far, and what can be done now, each with what comes of it."""

from dataclasses import dataclass, replace
from typing import NamedTuple

from mischia.core.language import Strings
from mischia.core.page import Part, Seen
from mischia.games.swords.page import forecast
from mischia.games.swords.page.card_view import Medal, medals
from mischia.games.swords.page.cards_at_work import CLAUSES
from mischia.games.swords.page.clause_here import slug
from mischia.games.swords.page.piles_view import Who, hint, own_seat, who
from mischia.games.swords.page.scene import NUMBER, Duel, Scene
from mischia.games.swords.rules.cards import IDS, LETTERS
from mischia.games.swords.rules.duel import ACTIONS, DOUBLE, LOSSES
from mischia.games.swords.rules.state import NOBODY, NOTHING

CONFIRMS = {  # by phase: what the confirm button says before anything is chosen
    "point": "confirm-point-none",
    "select": "confirm-select-none",
    "fighters": "confirm-fighters-none",
    "deputy": "confirm-deputy-none",
}
OUTCOMES = {  # what comes of two actions
    "win": "if-win",
    "lose": "if-lose",
    "void": "if-void",
    "tempo": "if-tempo",
    "foe": "if-foe",
    "clash": "if-clash",
    "slip": "if-slip",
    "none": "if-none",
    "chance": "if-chance",
}
STANCES = {  # SW-38, SW-R30: by card, how the two stand before the count, in short and as a sentence
    "empty-hands": ("guard-why-empty-hands", "prompt-guard-why-empty-hands"),
    "ten-paces": ("guard-why-ten-paces", "prompt-guard-why-ten-paces"),
    "nose-to-nose": ("guard-why-nose-to-nose", "prompt-guard-why-nose-to-nose"),
}
TIPS = ("guard-why", "prompt-guard-why")  # SW-31
SEVERAL = ("guard-why-cards", "prompt-guard-why-cards")
LOSS_ROWS = (  # by way to lose: its title, its clause and its picture
    ("title-verdict-hit", "SW-44", "dmg"),
    ("title-verdict-arm", "SW-46", "c-free-arm"),
    ("title-verdict-broke", "SW-48", "flag"),
)


class Button(NamedTuple):
    """Something that can be done at once, or why it can't."""

    move: str  # empty: closed
    label: str
    why: str = ""
    kind: str = ""  # "go" or plain
    clause: str = ""
    icon: str = ""


class Choice(NamedTuple):
    """Something to choose, with the people whom it is about."""

    move: str
    key: str
    label: str
    why: str
    people: tuple[Who, ...]


@dataclass(frozen=True)
class HandModel:
    """Your cards, and your buttons."""

    look: int
    name: str
    medals: tuple[Medal, ...]
    sets: int
    hint: str = ""
    buttons: tuple[Button, ...] = ()
    choices: tuple[Choice, ...] = ()
    confirm: str = ""  # what the confirm button says before anything is chosen; empty: there is none
    arrange: bool = False  # there is something to sort
    anew: bool = False  # it lies in piles already


class If(NamedTuple):
    """What comes of an action if the other does this."""

    action: str
    outcome: str
    words: str


@dataclass(frozen=True)
class Tile:
    """An action of the virtual duel."""

    action: str
    key: str
    move: str
    label: str
    brief: str
    cost: str  # what it certainly strains
    risky: bool
    closed: str
    clause: str
    ifs: tuple[If, ...]


@dataclass(frozen=True)
class FightModel:
    """What a duellist may do in this beat."""

    look: int
    tiles: tuple[Tile, ...]
    foe: Who
    sealed: str  # what you have chosen already


class Row(NamedTuple):
    """A way for a duel to end, for either duellist."""

    title: str
    clause: str
    icon: str
    halves: tuple[Choice, ...]


@dataclass(frozen=True)
class VerdictModel:
    """The judge's four big buttons."""

    rows: tuple[Row, ...]
    double: Choice
    double_clause: str
    confirm: str


def hand(seen: Seen, scene: Scene, say: Strings) -> Part:
    """The band of the viewer as it is now."""
    seat, moves = own_seat(seen), seen.choices or {}
    if seat == NOBODY or seen.view is None:
        return Part("hand", HandModel(0, "", (), 0))
    duel = scene.duel
    if duel is not None and seen.phase == "beat" and duel.of(seat) != NOBODY and (moves or seen.sealed):
        return Part("fight", fight(seen, scene, duel, say))
    if duel is not None and "verdict double" in moves:
        return Part("verdict", verdict(seen, scene, duel, say))
    made = replace(own_cards(scene, seat, say), hint=note(seen, scene, say))
    if seen.status == "playing" and seen.phase == "sort":
        boss = scene.boss == seat
        made = replace(made, buttons=fingers(seen, scene, say), arrange=boss, anew=bool(scene.piles))
    elif seen.phase in CONFIRMS and moves:
        folk = people(seen, scene, say) if seen.phase in ("fighters", "deputy") else ()
        made = replace(made, choices=folk, confirm=say(CONFIRMS[seen.phase]))
    elif seen.phase in ("guard", "verdict") and moves:
        made = replace(made, buttons=on_guard(seen, scene, say))
    return Part("hand", made)


def own_cards(scene: Scene, seat: int, say: Strings) -> HandModel:
    """The viewer's cards alone."""
    spot = scene.spots[seat]
    return HandModel(seat + 1, spot.name, medals(spot.front, say), scene.sets_of(seat))


def while_told(seen: Seen, scene: Scene, say: Strings) -> Part | None:
    """The band while lines are told: the cards as a line leaves them; none while the viewer fights or judges."""
    seat, duel = own_seat(seen), scene.duel
    if seat == NOBODY:
        return None
    if duel is not None and (duel.of(seat) != NOBODY or duel.judge == seat) and not duel.over:
        return None
    return Part("hand", own_cards(scene, seat, say))


def note(seen: Seen, scene: Scene, say: Strings) -> str:
    """What you have pointed at, while only you know."""
    seat = own_seat(seen)
    points = scene.spots[seat].points
    if seen.phase != "point" or points < 0:
        return ""
    return say("note-sealed", letter=LETTERS[points]) + " " + hint(scene, seat, points, say)


def fingers(seen: Seen, scene: Scene, say: Strings) -> tuple[Button, ...]:
    """SW-21: raising and lowering the finger."""
    moves, seat = seen.choices or {}, own_seat(seen)
    if "lower" in moves:
        why = "lower-boss-why" if seat == scene.boss else "lower-why"
        return (Button("lower", say("button-lower"), say(why), "", "SW-R12", "fist"),)
    if "ready" in moves:
        why = "raise-boss-why" if seat == scene.boss else "raise-why"
        return (Button("ready", say("button-raise"), say(why), "go", "SW-21", "finger"),)
    if scene.piles and seat != scene.boss:
        name = scene.spots[scene.boss].name
        return (Button("", say("button-raise"), say("raise-closed", name=name), "", "SW-R11", "finger"),)
    return ()


def on_guard(seen: Seen, scene: Scene, say: Strings) -> tuple[Button, ...]:
    """SW-32: with real swords in hand, or as the cards have it."""
    found = []
    if "ready" in (seen.choices or {}):
        why = say(TIPS[0] if scene.duel is None else stance(scene.duel)[0])
        found.append(Button("ready", say("button-guard"), why, "go", "SW-32", "sword"))
    if "yield" in (seen.choices or {}):
        found.append(Button("yield", say("button-yield"), say("yield-why"), "", "SW-R23"))
    return tuple(found)


def stance(duel: Duel) -> tuple[str, str]:
    """The messages that say how to stand."""
    cards = stances(duel)
    return TIPS if not cards else SEVERAL if len(cards) > 1 else STANCES[cards[0]]


def stances(duel: Duel) -> list[str]:
    """The cards that say how to stand."""
    return [id for id in STANCES if NUMBER[id] in duel.cards]


def people(seen: Seen, scene: Scene, say: Strings) -> tuple[Choice, ...]:
    """Who is to fight, or to judge."""
    found = []
    for number, (phrase, move) in enumerate((seen.choices or {}).items(), 1):
        who_then = tuple(who(scene, seat) for seat in move[1:])
        names = [one.name for one in who_then]
        label = say("confirm-fight", name=names[0], other=names[-1]) if len(names) > 1 else names[0]
        if len(names) == 1:
            label = say("confirm-judge", name=names[0])
        found.append(Choice(phrase, str(number), label, say("confirm-final"), who_then))
    return tuple(found)


# --- the virtual duel


def fight(seen: Seen, scene: Scene, duel: Duel, say: Strings) -> FightModel:
    """The seven actions, the closed ones too."""
    seat = own_seat(seen)
    me = duel.of(seat)
    foe = duel.fighters[1 - me].seat
    chosen = seen.sealed or ""
    tiles = tuple(tile(seen, duel, me, action, say) for action in range(len(ACTIONS)))
    sealed = say(f"move-{chosen.replace(' ', '-')}") if chosen else ""
    return FightModel(seat + 1, tiles if seen.choices else (), who(scene, foe), sealed)


def tile(seen: Seen, duel: Duel, me: int, action: int, say: Strings) -> Tile:
    """An action: what it does, what it costs, and what comes of it against each that the other may choose."""
    name = slug(action)
    barred = forecast.closed(duel, me, action, CLAUSES)
    move = ACTIONS[action] if ACTIONS[action] in (seen.choices or {}) else ""
    cost = 0 if barred else forecast.strain_from(duel, me, action)
    after = duel.fighters[me].strain + cost
    told = say("cost-strain", number=cost) if cost else ""
    if cost and after > 1:
        told = say("cost-risk", number=cost, fails=min(after - 1, 6))
    ifs = []
    for theirs in forecast.open_to(duel, 1 - me) if barred is None else ():
        outcome = forecast.outcome(duel, me, action, theirs)
        ifs.append(If(slug(theirs), outcome, say(OUTCOMES[outcome])))
    closed = ""
    if barred is not None:
        card = "" if barred.card == NOTHING else say(f"card-{IDS[barred.card]}")
        closed = say(barred.why, card=card)
    return Tile(
        name,
        str(action + 1),
        move,
        say(f"move-{name}"),
        say(f"effect-{name}"),
        told,
        bool(cost) and after > 1,
        closed,
        barred.clause if barred is not None else "",
        tuple(ifs),
    )


# --- with real swords


def verdict(seen: Seen, scene: Scene, duel: Duel, say: Strings) -> VerdictModel:
    """SW-51, SW-52: hit, arm, broken rule, or both at once."""
    phrases = {move: phrase for phrase, move in (seen.choices or {}).items()}
    rows = []
    for loss, (title, clause, icon) in zip(LOSSES, LOSS_ROWS, strict=True):
        halves = []
        for at in (0, 1):
            loser, winner = (who(scene, duel.fighters[one].seat) for one in (at, 1 - at))
            why = say("verdict-why", name=winner.name)
            label = say(f"move-{loss.replace(' ', '-')}", seat=loser.name)
            halves.append(Choice(phrases[loss, duel.fighters[at].seat], "", label, why, (loser,)))
        rows.append(Row(say(title), clause, icon, tuple(halves)))
    return VerdictModel(tuple(rows), *both_at_once(seen, scene, say), say("confirm-verdict-none"))


def doubt(seen: Seen) -> int:
    """SW-R35: the seat that wins when both are hit at once, as the judge's choices have it; NOBODY: it starts over."""
    verdict = (seen.choices or {})[DOUBLE[0]]
    return NOBODY if verdict == DOUBLE else int(verdict[1])


def both_at_once(seen: Seen, scene: Scene, say: Strings) -> tuple[Choice, str]:
    """SW-50, SW-R35: it starts over, or the shorter wins; with the clause that says so."""
    phrase, seat = DOUBLE[0], doubt(seen)
    if seat == NOBODY:
        return Choice(phrase, "", say("move-verdict-double"), say("verdict-double-why"), ()), "SW-50"
    winner = who(scene, seat)
    label, why = say("move-verdict-doubt", seat=winner.name), say("verdict-why", name=winner.name)
    return Choice(phrase, "", label, why, (winner,)), "SW-R35"
