"""The table of Quarriors for the page: parts made of plain frozen records, each drawn by a template of its name."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from mischia.core.language import Strings
from mischia.core.page import Aim, Asked, Coming, Me, Page, Part, Seen, Thing
from mischia.core.questions import Move
from mischia.games.quarriors.content.box import the_catalogue, the_data
from mischia.games.quarriors.content.catalogue import Card
from mischia.games.quarriors.page import forecast
from mischia.games.quarriors.page.capture_view import effect, offers, six_faces
from mischia.games.quarriors.page.centre_view import ON_FELT, battle, felt, over, own_seat, tray
from mischia.games.quarriors.page.dice_view import Shown, look_of, named
from mischia.games.quarriors.page.glossary import GLOSSARY
from mischia.games.quarriors.page.log import joins, tell
from mischia.games.quarriors.page.own_area import Zones, hand, zones
from mischia.games.quarriors.page.scene import Book, Scene, scene
from mischia.games.quarriors.page.wilds_view import foreseen, quiddity_in_tray, shelf, track, variant
from mischia.games.quarriors.rules.abilities.attacking import chose_attacker
from mischia.games.quarriors.rules.abilities.cast_spells import chose_victim, culled_dearest, culled_own, lifted
from mischia.games.quarriors.rules.copying import took_form
from mischia.games.quarriors.rules.forced import can_summon_any, has_only_to_attack, with_all_spent
from mischia.games.quarriors.rules.state import NOBODY
from mischia.games.quarriors.rules.turn import captures
from mischia.games.quarriors.text.phrases import name_card

PHASES = ("score", "ready", "attack", "capture", "end")  # QU-44
PROMPTS = {  # by what is asked: the question and its consequence
    "roll": ("prompt-roll", "prompt-roll-why"),
    "claim": ("prompt-claim", "prompt-claim-why"),
    "ability": ("prompt-ability", "prompt-ability-why"),
    "cull": ("prompt-cull", "prompt-cull-why"),
    "immediate": ("prompt-immediate", "prompt-immediate-why"),
    "ready": ("prompt-ready", "prompt-ready-why"),
    "protect": ("prompt-protect", "prompt-protect-why"),
    "copy": ("prompt-copy", "prompt-copy-why"),
    "defend": ("prompt-defend", "prompt-defend-why"),
    "choose": ("prompt-choose", "prompt-choose-why"),
    "rescue": ("prompt-rescue", "prompt-rescue-why"),
    "cast": ("prompt-cast", "prompt-cast-why"),
    "fight": ("prompt-fight", "if-unless"),
    "onward": ("prompt-onward", "prompt-onward-why"),
    "capture": ("prompt-capture", "prompt-capture-why"),
    "captured": ("prompt-captured", "prompt-captured-why"),
    "poor": ("prompt-poor", "prompt-poor-why"),
    "keep": ("prompt-keep", "prompt-keep-why"),
}
CHOICES = {  # by what answers: what an ability lets one choose
    took_form: ("prompt-form", "prompt-form-why"),
    chose_victim: ("prompt-victim", "prompt-victim-why"),
    lifted: ("prompt-lift", "prompt-lift-why"),
    culled_own: ("prompt-cull-own", "prompt-cull-own-why"),
    culled_dearest: ("prompt-dearest", "prompt-dearest-why"),
    chose_attacker: ("prompt-gnome", "prompt-gnome-why"),
}
KINDS = {  # by kind of spell: how it is used, and the clause
    "cast": ("kind-cast", "QU-100"),
    "attach": ("kind-attach", "QU-106"),
    "reaction": ("kind-reaction", "QU-109"),
    "immediate": ("kind-immediate", "QU-102"),
}
SOURCES = {"rulebook": "source-rulebook", "public": "source-public", "house": "source-house"}


@dataclass(frozen=True)
class PhaseModel:
    """Where the turn stands."""

    now: int
    look: int
    name: str


@dataclass(frozen=True)
class SeatModel:
    """Somebody at the table."""

    key: str
    zones: Zones
    target: int
    kind: str
    level: str | None
    here: bool
    stand_in: bool
    bank: int | None  # seconds of the reserve
    current: bool
    choosing: bool
    faces: int  # the attack that is left against them
    won: bool


class Pictured(NamedTuple):
    """A card as it explains itself."""

    id: str
    cls: str
    look: str
    type: str
    variant: str
    cost: int
    glory: int
    kind: str  # of a spell
    kind_clause: str
    source: str
    faces: tuple[Shown, ...]


# --- the table at one moment


def stage(seen: Seen, scene: Scene, say: Strings, call: str) -> dict[str, Part | Me]:
    """Everything on the table that events change, with the viewer's own zones."""
    made: dict[str, Part | Me] = {**laid_out(seen, scene, say, call)}
    seat = own_seat(seen)
    if seat != NOBODY:
        made["zones"] = Part("zones", own_zones(scene, seat, say))
    return made


def laid_out(seen: Seen, scene: Scene, say: Strings, call: str = "", asked: bool = False) -> dict[str, Part]:
    """The table but for what lies before the viewer; `asked`: it is now."""
    parts = {"rounds": Part("rounds", phases(scene))}
    for seat, sitting in enumerate(seen.seats):
        if sitting.name != seen.you:
            key = f"seat-{seat}"
            parts[key] = Part("seat", seat_model(seen, scene, seat, key, say, asked))
    parts["centre"] = centre(seen, scene, say, call, asked)
    parts["wilds"] = Part("wilds", shelf(seen, scene, say, asked))
    parts["glory"] = Part("glory", track(seen, scene))
    return parts


def at_war(scene: Scene) -> bool:
    """Whether somebody has still to defend."""
    return scene.phase == "attack" and any(left != NOBODY for left in scene.attack)


def centre(seen: Seen, scene: Scene, say: Strings, call: str, asked: bool) -> Part:
    """The one thing that is happening."""
    if scene.phase == "over":
        return Part("over", over(seen, scene, say, call))
    if asked and seen.phase == "capture" and seen.choices:
        return Part("offers", offers(seen, scene, say))
    if asked and seen.phase in ON_FELT and seen.choices:
        return Part("felt", felt(seen, scene, say))
    if at_war(scene):
        return Part("battle", battle(seen, scene, say, call))
    return Part("tray", tray(seen, scene, say, call, asked))


def phases(scene: Scene) -> PhaseModel:
    now = PHASES.index(scene.phase) if scene.phase in PHASES else NOBODY
    seat = scene.current
    return PhaseModel(now, seat + 1, scene.spots[seat].name if seat != NOBODY else "")


def own_zones(scene: Scene, seat: int, say: Strings) -> Zones:
    """Somebody's zones; creatures in a battle are in the middle of the table, and move there."""
    made = zones(scene, seat, say)
    return made._replace(ready=tuple(one._replace(vt="") for one in made.ready)) if at_war(scene) else made


def seat_model(seen: Seen, scene: Scene, seat: int, key: str, say: Strings, asked: bool) -> SeatModel:
    sitting = seen.seats[seat]
    return SeatModel(
        key,
        own_zones(scene, seat, say),
        scene.target,
        sitting.kind,
        sitting.level,
        sitting.here,
        sitting.stand_in,
        sitting.bank,
        seat == scene.current,
        asked and seen.status == "playing" and sitting.name in seen.turn,
        scene.attack[seat] if at_war(scene) else NOBODY,
        seat in scene.winners,
    )


# --- what the web asks for


def parts(seen: Seen, scene: Scene, say: Strings) -> dict[str, Part]:
    """The whole table as it is now."""
    found = laid_out(seen, scene, say, asked=True)
    ahead, seat = foreseen(seen, scene, say), own_seat(seen)
    own = own_zones(scene, seat, say) if seat != NOBODY else None
    found["hand"] = Part("hand", hand(seen, scene, own, say, ahead))
    found["forecast"] = Part("forecast", ahead)
    return found


def prompt(seen: Seen, scene: Scene, say: Strings) -> Asked:
    """What you are asked, the consequence, and how it stands."""
    seat = own_seat(seen)
    kind, moves = fitting(seen, scene, seat), list((seen.choices or {}).values())
    title, why = PROMPTS[kind]
    if kind == "choose" and (question := forecast.table(seen).question) is not None:
        title, why = CHOICES.get(question.then, PROMPTS[kind])
    left = max(0, scene.attack[seat]) if seat != NOBODY else 0
    attacker = scene.spots[scene.current].name
    culls = (seen.view or {}).get("culls", 0)
    many = {"number": left, "name": attacker, "quiddity": scene.quiddity, "captures": scene.captures, "culls": culls}
    many["more"] = quiddity_in_tray(scene)
    many["creature"] = creature_asked(seen, scene, moves, say)
    if kind == "protect" and seat != NOBODY and scene.attack[seat] == NOBODY:
        why = "prompt-protect-others"
    here = ""
    if seen.phase in ("ready", "capture"):
        here = say("here-purse", number=scene.quiddity)
    elif seen.phase in ("protect", "defend"):
        here = say("here-left", name=attacker, number=left)
    told = [blow.text for blow in foreseen(seen, scene, say).blows] if kind == "fight" else []
    cast = {move[1].split(" ")[0] for move in moves if move[0].startswith("cast")}
    if kind == "cast" and len(cast) == 1:
        told = [effect(scene.book.card(cast.pop()), say)]
    return Asked(say(title, **many), " ".join([*told, say(why, **many)]), here)


def creature_asked(seen: Seen, scene: Scene, moves: Sequence[Move], say: Strings) -> str:
    """The name of the creature that may take another form (QU-R51)."""
    copying = [move[3] for move in moves if move[0] == "copy"]
    question = forecast.table(seen).question if seen.phase == "choose" else None
    if question is not None and question.then is took_form:
        copying = [question.args[1]]
    return named(say, scene.book, copying[0].split(" as ")[0], brief=True) if copying else ""


def aim(seen: Seen, scene: Scene, say: Strings) -> Aim:
    """QU-91, QU-92: the target, or most glory when enough creature cards are empty; and the viewer's own."""
    seat, race = own_seat(seen), track(seen, scene)
    near = race.empty == race.of - 1 and seen.status == "playing"
    words, short = ("aim-near", "aim-near-short") if near else ("aim", "aim-short")
    glory = scene.spots[seat].glory if seat != NOBODY else NOBODY
    known = {"target": race.target, "empty": race.empty, "most": race.of, "glory": glory}
    yours = say("aim-yours", number=glory) if seat != NOBODY else ""
    first = say("aim-first", target=race.target) if scene.turn <= len(scene.spots) and seen.phase == "ready" else ""
    text = f"{say(words, **known)} {yours}".strip()
    return Aim(text, say(short, **known), last=near, first=first)


def fitting(seen: Seen, scene: Scene, seat: int) -> str:
    """What is really asked, where a phase has nothing of its own to offer any more."""
    if seen.phase == "protect" and all(move[0] in ("copy", "pass") for move in (seen.choices or {}).values()):
        return "copy"
    if seen.phase not in ("ready", "capture"):
        return seen.phase
    s = forecast.table(seen)
    if seen.phase == "capture":
        return seen.phase if captures(with_all_spent(s)) else "poor" if scene.captures else "captured"
    if not has_only_to_attack(s):
        return "ready" if can_summon_any(s) else "cast"
    return "fight" if scene.spots[seat].ready else "onward"


def me(seen: Seen, scene: Scene, say: Strings) -> Me:
    """Nobody is out before the end, and nobody wears a crown."""
    return Me()


def still_to_come(seen: Seen, scene: Scene, say: Strings) -> list[Coming]:
    """What will certainly happen: whose creatures score next, if they live; the end that comes near."""
    if seen.status != "playing":
        return []
    found, book = [], scene.book
    for seat, spot in enumerate(scene.spots):
        creatures = [die for die in spot.ready if book.is_creature(die.phrase)]
        if creatures and seat != scene.current:
            glory = sum(book.card(die.cls).glory for die in creatures)
            found.append(Coming("glyphs.svg#glory", say("coming-score", name=spot.name, number=glory), "QU-45"))
    return found


# --- what explains itself


def choosable() -> list[Card]:
    """The cards that may be chosen for the Wilds."""
    return [card for card in in_order(the_catalogue().cards.values()) if card.type != "basic"]


def in_order(cards: Iterable[Card]) -> list[Card]:
    """Basic cards, creatures, spells; class by class, the cheaper first."""
    order = ("basic", "creature", "spell")
    return sorted(cards, key=lambda card: (order.index(card.type), card.cls, card.cost, card.id))


@lru_cache(maxsize=16)
def things(say: Strings) -> list[Thing]:
    """All cards, each with the faces of its die; they are the same for every table."""
    return [thing(card, say) for card in in_order(the_catalogue().cards.values())]


def thing(card: Card, say: Strings) -> Thing:
    book = Book(the_catalogue(), (card.id,))
    cls = the_catalogue().classes[card.cls]
    kind, clause = KINDS.get(card.kind, ("", "QU-36"))
    data = the_data()["cards"].get(card.id, {})
    picture = Pictured(
        card.id,
        cls,
        look_of(cls),
        card.type,
        variant(card, say),
        card.cost,
        card.glory,
        say(kind) if kind else "",
        clause,
        say(SOURCES[data.get("source", "house")]),
        six_faces(card, book, say),
    )
    text = effect(card, say)
    return Thing(card.id, name_card(say, "card", card.id), text, text, clause, picture)


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
    option_clauses={"advanced_capture": "QU-115", "cull_to_score": "QU-116", "sets": "QU-5", "wilds": "QU-7"},
    option_words={"wilds": lambda say: [(card.id, name_card(say, "card", card.id)) for card in choosable()]},
    emblem="glyphs.svg#k-dragon",
)
