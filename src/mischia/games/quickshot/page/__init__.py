"""The Quickshot table for the page: parts made of plain frozen records, each drawn by a template of its own name.

A part is drawn from its record and the language alone, so equal records are drawn once for everybody.
"""

from dataclasses import dataclass
from typing import Any

from mischia.core.language import Strings
from mischia.core.page import Aim, Asked, Coming, Hand, Me, Page, Part, Seen, Thing
from mischia.core.position import Doc
from mischia.games.quickshot.page import clause_here, forecast
from mischia.games.quickshot.page.events import CARDS
from mischia.games.quickshot.page.glossary import GLOSSARY
from mischia.games.quickshot.page.log import joins, tell
from mischia.games.quickshot.page.scene import HIDDEN, NOTHING, Scene, Spot, scene
from mischia.games.quickshot.rules.cards import NUMBERS, REINFORCEMENTS, ROUNDS

BRIEFS = ("brief-1", "brief-2", "brief-3", "brief-4", "brief-5", "brief-6", "brief-7", "brief-8")
CLAUSES = ("QS-39", "QS-41", "QS-46", "QS-50", "QS-55", "QS-57", "QS-61", "QS-19")  # by number: what the card does
PROMPTS = {  # by phase: the question and its consequence
    "lead": ("prompt-lead", "prompt-lead-why"),
    "play": ("prompt-play", "prompt-play-why"),
    "reinforce": ("prompt-reinforce", "prompt-reinforce-why"),
    "poison": ("prompt-poison", "prompt-poison-why"),
}
CONFIRMS = {  # by phase: what the button says, and what it means
    "lead": ("confirm-play", "confirm-lead-why"),
    "play": ("confirm-play", "confirm-play-why"),
    "reinforce": ("confirm-add", "confirm-final"),
    "poison": ("confirm-discard", "confirm-final"),
}


@dataclass(frozen=True)
class SeatModel:
    """Somebody at the table."""

    key: str
    look: int  # colour, shape and animal
    spot: Spot
    kind: str
    level: str | None
    here: bool
    stand_in: bool
    bank: int | None  # seconds of the reserve
    crown: int  # the round, on the Leader card; 0 without it
    revealed: bool
    acting: bool
    next: bool
    danger: int
    choosing: bool
    safe: bool
    thrown: int  # a card that leaves the hand just now


@dataclass(frozen=True)
class Bead:
    """A number on the fuse."""

    number: int
    state: str  # "ash", "now", "next", "wait", "clash" or "none"
    look: int
    name: str


@dataclass(frozen=True)
class FuseModel:
    beads: tuple[Bead, ...]
    lit: bool
    reversed: bool


@dataclass(frozen=True)
class Mini:
    """A card of the last round, in small."""

    look: int
    spot: Spot
    out: bool
    lead: bool


@dataclass(frozen=True)
class CentreModel:
    """The middle of the table: your card, or what there is to see."""

    mode: str  # "mine", "empty", "sealed", "recap", "opening", "watch" or "over"
    look: int = 0
    name: str = ""
    spot: Spot | None = None
    card: int = 0  # of yours, sealed; or the one that acts
    danger: int = 0
    acting: bool = False
    next: bool = False
    thrown: int = 0
    call: str = ""
    round: int = 0
    recap: tuple[Mini, ...] = ()
    why: str = ""  # the clause by which the game was won
    rounds: int = 0
    players: int = 0


@dataclass(frozen=True)
class PilesModel:
    deck: int
    aside: int
    discard: tuple[int, ...]


@dataclass(frozen=True)
class Choice:
    """A card of the hand and what comes of it."""

    card: int
    copy: int  # which of the same kind
    phrase: str  # of the move; empty when it can't be played now
    forecast: str = ""
    certain: bool = False
    sum: tuple[int, ...] = ()  # own strength, added, together
    note: str = ""
    note_clause: str = ""
    label: str = ""
    why: str = ""
    effect: str = ""  # what the card does, if it is to do it


@dataclass(frozen=True)
class HandModel:
    choices: tuple[Choice, ...]
    legal: bool
    others: tuple[tuple[str, str, str], ...] = ()  # phrase, label, note: what is done without a card
    look: int = 0
    becomes: str = "card"  # what a chosen card is next: "card" in front of you, or "thrown" away


@dataclass(frozen=True)
class RoundsModel:
    now: int
    all: int


# --- the table at one moment


def stage(seen: Seen, scene: Scene, say: Strings, call: str) -> dict[str, Part | Me]:
    """Everything on the table that events change."""
    return {**laid_out(seen, scene, call), "me": me(seen, scene, say)}


def laid_out(seen: Seen, scene: Scene, call: str = "", asked: bool = False) -> dict[str, Part]:
    """The table but for the hand; `asked`: it is now."""
    parts = {"rounds": Part("rounds", RoundsModel(scene.round, ROUNDS)), "fuse": Part("fuse", fuse(scene))}
    parts["piles"] = Part("piles", PilesModel(scene.deck, scene.aside, scene.discard))
    for seat, sitting in enumerate(seen.seats):
        if sitting.name != seen.you:
            key = f"seat-{seat}"
            parts[key] = Part("seat", seat_model(seen, scene, seat, key, asked))
    parts["centre"] = Part("centre", centre(seen, scene, call))
    return parts


def seat_model(seen: Seen, scene: Scene, seat: int, key: str, asked: bool) -> SeatModel:
    sitting, spot, up = seen.seats[seat], scene.spots[seat], scene.visible()
    at_work = up.get(scene.now) == seat
    return SeatModel(
        key,
        seat + 1,
        spot,
        sitting.kind,
        sitting.level,
        sitting.here,
        sitting.stand_in,
        sitting.bank,
        scene.round if seat == scene.leader and not spot.out else 0,
        scene.revealed,
        at_work,
        up.get(scene.next()) == seat and scene.next() > 0,
        scene.danger(seat),
        asked and sitting.name in seen.turn and seen.status == "playing",
        spot.card == 1 and not spot.down and scene.now >= 1 and scene.revealed,
        scene.thrown_by(seat),
    )


def fuse(scene: Scene) -> FuseModel:
    up, next_one = scene.visible(), scene.next()
    if not scene.revealed or not scene.settled():
        up = {spot.card: seat for seat, spot in enumerate(scene.spots) if spot.card > 0}
    clashes = scene.clashes()
    beads = []
    for number in NUMBERS:
        state = "none"
        if number in clashes:
            state = "clash"
        elif number == scene.now and number in up:
            state = "now"
        elif number in up and number < scene.now:
            state = "ash"
        elif number in up:
            state = "next" if number == next_one and scene.revealed else "wait"
        elif number < scene.now:
            state = "ash"
        seat = up.get(number, NOTHING)
        beads.append(Bead(number, state, seat + 1, scene.spots[seat].name if seat != NOTHING else ""))
    return FuseModel(tuple(beads), scene.now > 0, scene.reversed)


def centre(seen: Seen, scene: Scene, call: str) -> CentreModel:
    names = [seat.name for seat in seen.seats]
    seat = names.index(seen.you) if seen.you in names else NOTHING
    spot = scene.spots[seat] if seat != NOTHING else None
    look, up = seat + 1, scene.visible()
    if scene.winner != NOTHING:
        why = next((event.clause for event in reversed(seen.events) if event.id == "wins"), "")
        left = sum(not spot.out for spot in scene.spots)
        winner = names[scene.winner]
        mine = spot if spot is not None and spot.card > 0 else None
        return CentreModel("over", scene.winner + 1, winner, mine, call=call, why=why, rounds=scene.round, players=left)
    if spot is not None and spot.card > 0:
        danger, at_work = scene.danger(seat), up.get(scene.now) == seat
        coming = scene.next() > 0 and up.get(scene.next()) == seat
        thrown = scene.thrown_by(seat)
        return CentreModel("mine", look, spot.name, spot, 0, danger, at_work, coming, thrown, call)
    if spot is not None and spot.card == HIDDEN:
        return CentreModel("sealed", look, spot.name, spot, spot.sealed, call=call)
    if scene.revealed:
        return CentreModel("watch", look, card=scene.now if scene.now in up else 0, call=call, round=scene.round)
    if spot is not None and not spot.out and any(other.card != NOTHING for other in scene.spots):
        return CentreModel("empty", look, spot.name, spot, call=call)
    if scene.recap:
        return CentreModel("recap", round=scene.round - 1, recap=recap(scene), call=call)
    leader = scene.leader
    name = names[leader] if leader != NOTHING else ""
    return CentreModel("opening", leader + 1, name, round=scene.round, call=call)


def recap(scene: Scene) -> tuple[Mini, ...]:
    return tuple(
        Mini(seat + 1, spot, spot.out, seat == scene.leader)
        for seat, spot in enumerate(scene.recap)
        if spot.card != NOTHING or spot.out
    )


# --- what only the viewer sees


def hand(seen: Seen, say: Strings) -> HandModel:
    """Your hand, each card with what comes of it."""
    view = seen.view
    cards = view["hands"].get(seen.you, []) if view is not None else []
    if view is None or seen.you is None or not isinstance(cards, list):
        return HandModel((), False)
    moves = dict(seen.choices or {})
    by_card = {move[-1]: phrase for phrase, move in moves.items() if len(move) > 1}
    held = sorted(cards)
    choices = tuple(
        choice(view, seen, card, held[:at].count(card), by_card.get(card, ""), say) for at, card in enumerate(held)
    )
    rest = [phrase for phrase, move in moves.items() if len(move) == 1]
    strength = view["table"].get(seen.you, {}).get("strength", REINFORCEMENTS)
    others = tuple((phrase, say("decline"), say("decline-why", number=strength)) for phrase in rest)
    look = 1 + [seat.name for seat in seen.seats].index(seen.you)
    return HandModel(choices, bool(moves), others, look, "card" if seen.phase in ("lead", "play") else "thrown")


def choice(view: Doc, seen: Seen, card: int, copy: int, phrase: str, say: Strings) -> Choice:
    if not phrase:
        return Choice(card, copy, "")
    label, why = CONFIRMS[seen.phase] if seen.sealed is None else ("confirm-change", "confirm-play-why")
    effect = say(f"effect-{card}") if seen.phase in ("lead", "play") else ""
    made = Choice(card, copy, phrase, say(BRIEFS[card - 1]), label=say(label, card=card), why=say(why), effect=effect)
    changes: dict[str, Any] = {}
    if seen.phase == "play" and forecast.clashes(view, card):
        changes = {
            "forecast": say("forecast-clash", name=view["leader"]),
            "certain": True,
            "note_clause": "QS-16",
            "effect": say("note-twin", name=view["leader"], number=card),
        }
    if seen.phase == "reinforce" and seen.you is not None:
        end = forecast.reinforced(view, seen.you, card)
        changes = {
            "forecast": fate(end, seen.you, say),
            "certain": True,
            "sum": (end.strength - card, card, end.strength),
            "note": tie(view, seen.you, end, say),
            "note_clause": "QS-54" if end.tie else "QS-18",
        }
    return Choice(**{**made.__dict__, **changes})


def fate(end: forecast.Outcome, you: str, say: Strings) -> str:
    """What becomes of you, in two words."""
    if you in end.out:
        return say("forecast-out")
    if end.leads == you:
        return say("forecast-lead")
    return "" if end.leads is None else say("forecast-leads", name=end.leads)


def tie(view: Doc, you: str, end: forecast.Outcome, say: Strings) -> str:
    if not end.tie:
        return fate(end, you, say)
    other = next(name for name, entry in view["table"].items() if entry.get("strength") == end.strength and name != you)
    return say("note-tie", name=other, number=end.strength)


# --- what the web asks for


def parts(seen: Seen, scene: Scene, say: Strings) -> dict[str, Part]:
    """The whole table as it is now."""
    return {**laid_out(seen, scene, asked=True), "hand": Part("hand", hand(seen, say))}


def prompt(seen: Seen, scene: Scene, say: Strings) -> Asked:
    """What you are asked, the consequence, and how it stands."""
    title, why = PROMPTS[seen.phase]
    view = seen.view or {}
    strength = view.get("table", {}).get(seen.you, {}).get("strength", 0)
    here = ""
    if seen.phase == "play":
        led = view["table"][view["leader"]]["card"]
        here = say("here-led", name=view["leader"], number=led, card=say(f"card-{led}"))
    elif seen.phase in ("reinforce", "poison"):
        here = say("here-sight", cards=clause_here.in_sight(scene, say))
    return Asked(say(title, round=view.get("round", 1)), say(why, number=strength), here)


def aim(seen: Seen, scene: Scene, say: Strings) -> Aim:
    """QS-5: the Leader card after the last round, or nobody else in; who has it now, and how many are in."""
    round = (seen.view or {}).get("round", 1)
    last = round == ROUNDS and seen.status == "playing"
    words, short = ("aim-last", "aim-last-short") if last else ("aim", "aim-short")
    first = say("aim-first", rounds=ROUNDS) if round == 1 and seen.phase in ("lead", "play") else ""
    how = standing(seen, scene)
    text = say(words, rounds=ROUNDS)
    if how and scene.leader != NOTHING:
        left = sum(not spot.out for spot in scene.spots)
        text = f"{text} {say('aim-stand', how=how, name=scene.spots[scene.leader].name, number=left)}"
    return Aim(text, say(short, rounds=ROUNDS, how=how), "leader", last, first)


def standing(seen: Seen, scene: Scene) -> str:
    """How the viewer stands: "yours" with the Leader card, "out", or somebody "others" has it; an onlooker watches."""
    if seen.status != "playing" or scene.leader == NOTHING:
        return ""
    seat = next((seat for seat, spot in enumerate(scene.spots) if spot.name == seen.you), NOTHING)
    if seat == NOTHING:
        return "watched"
    return "out" if scene.spots[seat].out else "yours" if seat == scene.leader else "others"


def me(seen: Seen, scene: Scene, say: Strings) -> Me:
    """Whether you are out, and whether you have the lead."""
    seat = next((seat for seat, spot in enumerate(scene.spots) if spot.name == seen.you), NOTHING)
    if seat == NOTHING:
        return Me()
    leads = seat == scene.leader and scene.winner == NOTHING and not scene.spots[seat].out
    return Me(scene.spots[seat].out, say("you-lead") if leads else "")


def still_to_come(seen: Seen, scene: Scene, say: Strings) -> list[Coming]:
    """What is still on the fuse."""
    if not scene.revealed or seen.status != "playing":
        return []
    up = scene.visible()
    coming = [number for number in sorted(up) if scene.now < number < max(NUMBERS)]
    found = [
        Coming(
            f"{CARDS}#q{number}",
            say("coming", number=number, card=say(f"card-{number}"), name=scene.spots[up[number]].name)
            + " "
            + say(BRIEFS[number - 1]),
            CLAUSES[number - 1],
        )
        for number in coming
    ]
    return [*found, Coming("glyphs.svg#leader", say("coming-lead"), "QS-49" if scene.reversed else "QS-18")]


def things(say: Strings) -> list[Thing]:
    """The eight cards."""
    return [
        Thing(f"card-{n}", say(f"card-{n}"), say(f"effect-{n}"), say(BRIEFS[n - 1]), CLAUSES[n - 1], n) for n in NUMBERS
    ]


def hands(whole: Doc, say: Strings) -> list[Hand]:
    """QS-8: everybody's cards, weak ones first."""
    return [
        Hand(name, tuple((f"card-{card}", f"{card} {say(f'card-{card}')}") for card in sorted(cards)))
        for name, cards in whole["hands"].items()
    ]


PAGE = Page(
    scene=scene,
    joins=joins,
    tell=tell,
    stage=stage,
    parts=parts,
    prompt=prompt,
    aim=aim,
    me=me,
    still_to_come=still_to_come,
    things=things,
    glossary=GLOSSARY,
    hands=hands,
    option_clauses={"edition": "QS-31"},
    emblem="quickshot/cards.svg#q5",
)
