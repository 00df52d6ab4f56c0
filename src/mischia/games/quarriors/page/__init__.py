"""The table of Quarriors for the page: parts made of plain frozen records, each drawn by a template of its name."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import NamedTuple

from mischia.core.language import Strings
from mischia.core.page import Aim, Asked, Coming, Line, Me, Part, Seen, Thing
from mischia.core.state import Event
from mischia.games.quarriors.content.box import CATALOGUE, the_data
from mischia.games.quarriors.content.catalogue import Card
from mischia.games.quarriors.page.capture_view import effect, offers, six_faces
from mischia.games.quarriors.page.centre_view import ON_FELT, battle, felt, over, own_seat, tray
from mischia.games.quarriors.page.dice_view import Shown, look_of
from mischia.games.quarriors.page.happening import scenes
from mischia.games.quarriors.page.log import Told, tell
from mischia.games.quarriors.page.own_area import Zones, hand, zones
from mischia.games.quarriors.page.scene import Book, Scene, as_seen, book_in, empty, is_creature
from mischia.games.quarriors.page.wilds_view import foreseen, shelf, track, variant
from mischia.games.quarriors.rules.state import NOBODY
from mischia.games.quarriors.text.phrases import name_card

OPTION_CLAUSES = {  # by option: the clause that it is about
    "advanced_capture": "QU-115",
    "cull_to_score": "QU-116",
    "sets": "QU-5",
    "wilds": "QU-7",
}
OPTION_WORDS = {"wilds": lambda say: [(card.id, name_card(say, "card", card.id)) for card in choosable()]}
PHASES = ("score", "ready", "attack", "capture", "end")  # QU-44
PROMPTS = {  # by what is asked: the question and its consequence
    "roll": ("prompt-roll", "prompt-roll-why"),
    "claim": ("prompt-claim", "prompt-claim-why"),
    "ability": ("prompt-ability", "prompt-ability-why"),
    "cull": ("prompt-cull", "prompt-cull-why"),
    "immediate": ("prompt-immediate", "prompt-immediate-why"),
    "ready": ("prompt-ready", "prompt-ready-why"),
    "protect": ("prompt-protect", "prompt-protect-why"),
    "defend": ("prompt-defend", "prompt-defend-why"),
    "choose": ("prompt-choose", "prompt-choose-why"),
    "rescue": ("prompt-rescue", "prompt-rescue-why"),
    "fight": ("prompt-fight", "prompt-fight-why"),
    "onward": ("prompt-onward", "prompt-onward-why"),
    "capture": ("prompt-capture", "prompt-capture-why"),
    "captured": ("prompt-captured", "prompt-captured-why"),
    "poor": ("prompt-poor", "prompt-poor-why"),
    "keep": ("prompt-keep", "prompt-keep-why"),
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


def stage(seen: Seen, scene: Scene, book: Book, say: Strings, call: str = "", asked: bool = False) -> dict[str, Part]:
    """Everything on the table that events change; `asked`: it is now."""
    fights = at_war(scene)
    parts = {"rounds": Part("rounds", phases(scene))}
    for seat, sitting in enumerate(seen.seats):
        if sitting.name != seen.you:
            key = f"seat-{seat}"
            parts[key] = Part("seat", seat_model(seen, scene, seat, key, book, say, asked, fights))
    parts["centre"] = centre(seen, scene, book, say, call, asked)
    parts["wilds"] = Part("wilds", shelf(seen, scene, book, say, asked))
    parts["glory"] = Part("glory", track(seen, scene, book))
    return parts


def at_war(scene: Scene) -> bool:
    """Whether somebody has still to defend."""
    return scene.phase == "attack" and any(left != NOBODY for left in scene.attack)


def centre(seen: Seen, scene: Scene, book: Book, say: Strings, call: str, asked: bool) -> Part:
    """The one thing that is happening."""
    if scene.phase == "over" or scene.winners:
        return Part("over", over(seen, scene, say, call))
    if asked and seen.phase == "capture" and seen.choices:
        return Part("offers", offers(seen, scene, book, say))
    if asked and seen.phase in ON_FELT and seen.choices:
        return Part("felt", felt(seen, scene, book, say))
    if at_war(scene):
        return Part("battle", battle(seen, scene, book, say, call))
    return Part("tray", tray(seen, scene, book, say, call, asked))


def phases(scene: Scene) -> PhaseModel:
    now = PHASES.index(scene.phase) if scene.phase in PHASES else NOBODY
    seat = scene.current
    return PhaseModel(now, seat + 1, scene.spots[seat].name if seat != NOBODY else "")


def still(shown: Sequence[Shown]) -> tuple[Shown, ...]:
    """Dice that are drawn elsewhere too, where they move."""
    return tuple(one._replace(vt="") for one in shown)


def own_zones(seen: Seen, scene: Scene, seat: int, book: Book, say: Strings, fights: bool) -> Zones:
    """Somebody's zones; creatures in a battle are in the middle of the table."""
    made = zones(seen, scene, seat, book, say)
    return made._replace(ready=still(made.ready)) if fights else made


def seat_model(
    seen: Seen, scene: Scene, seat: int, key: str, book: Book, say: Strings, asked: bool, fights: bool
) -> SeatModel:
    sitting = seen.seats[seat]
    return SeatModel(
        key,
        own_zones(seen, scene, seat, book, say, fights),
        (seen.view or {}).get("target", 0),
        sitting.kind,
        sitting.level,
        sitting.here,
        sitting.stand_in,
        seat == scene.current,
        asked and seen.status == "playing" and sitting.name in seen.turn,
        scene.attack[seat] if fights else NOBODY,
        seat in scene.winners,
    )


# --- what the web asks for


class Story(NamedTuple):
    """What happened: the table after each event, and the log with the table at each line."""

    events: tuple[Event, ...]
    scenes: tuple[Scene, ...]
    told: tuple[Told, ...]
    lines: tuple[Line, ...]
    last: Scene


Known = tuple[tuple[str, ...], tuple[str, ...], str, bool, Strings]  # names, cards, further content, captures, words
KEPT_STORIES = 256
_stories: dict[Known, Story] = {}  # the last one that was told of each table, to go on from


def story(seen: Seen, say: Strings) -> Story:
    """What the viewer has heard; everybody hears the same, so it is told once for all."""
    view = seen.view or {"wilds": {}, "content": {}}
    names, cards = tuple(seat.name for seat in seen.seats), tuple(view["wilds"])
    advanced = bool(seen.options.get("advanced_capture"))
    known = (names, tuple(sorted(cards)), repr(view["content"]), advanced, say)
    events, before = tuple(seen.events), _stories.get(known)
    if before is not None and before.events == events:
        return before
    book, captures = book_in(view), 2 if advanced else 1
    revealed = {event.args[0] for event in events if event.id == "wilds"}
    start = empty(names, [id for id in cards if id not in revealed], captures)
    if before is None or events[: len(before.events)] != before.events:
        before = Story((), (), (), (), start)
    first = len(before.events)
    found = scenes(start, before.scenes, events[first:], captures, book)
    told = tuple(tell(events, found, book, say, before.told))
    if len(_stories) >= KEPT_STORIES:
        _stories.clear()
    last = found[-1] if found else start
    _stories[known] = Story(events, found, told, tuple(one.line for one in told), last)
    return _stories[known]


def now(seen: Seen, say: Strings) -> Scene:
    """The table as it is."""
    assert seen.view is not None
    return as_seen(seen.view, story(seen, say).last)


def parts(seen: Seen, say: Strings) -> dict[str, Part]:
    """The whole table as it is now."""
    assert seen.view is not None
    scene, book = now(seen, say), book_in(seen.view)
    found = stage(seen, scene, book, say, asked=True)
    ahead = foreseen(seen, scene, book, say)
    made = hand(seen, scene, book, say, ahead)
    if made.zones is not None and at_war(scene):
        made = replace(made, zones=made.zones._replace(ready=still(made.zones.ready)))
    found["hand"] = Part("hand", made)
    found["forecast"] = Part("forecast", ahead)
    return found


def lines(seen: Seen, say: Strings) -> tuple[Line, ...]:
    """The log."""
    return story(seen, say).lines


def steps(seen: Seen, say: Strings, since: int) -> list[tuple[Line, dict[str, Part | Me]]]:
    """The lines after the first `since`, each with the parts of the table that it changes."""
    assert seen.view is not None
    told, book = story(seen, say).told, book_in(seen.view)
    found = []
    shown: dict[str, Part | Me] = {}
    if 0 < since <= len(told):
        shown = shown_at(seen, told[since - 1].scene, book, say)
    for line, scene in told[since:]:
        then = shown_at(seen, scene, book, say, line.call)
        found.append((line, {key: part for key, part in then.items() if shown.get(key) != part}))
        shown = then
    return found


def shown_at(seen: Seen, scene: Scene, book: Book, say: Strings, call: str = "") -> dict[str, Part | Me]:
    """The table at a line of the log, with the viewer's own zones."""
    made: dict[str, Part | Me] = {**stage(seen, scene, book, say, call)}
    seat = own_seat(seen)
    if seat != NOBODY:
        made["zones"] = Part("zones", own_zones(seen, scene, seat, book, say, at_war(scene)))
    return made


def prompt(seen: Seen, say: Strings) -> Asked:
    """What you are asked, the consequence, and how it stands."""
    scene, seat = now(seen, say), own_seat(seen)
    verbs = {move[0] for move in (seen.choices or {}).values()}
    title, why = PROMPTS[fitting(seen.phase, verbs, scene.captures, bool(scene.spots[seat].ready))]
    left = max(0, scene.attack[seat]) if seat != NOBODY else 0
    attacker = scene.spots[scene.current].name
    culls = (seen.view or {}).get("culls", 0)
    many = {"number": left, "name": attacker, "quiddity": scene.quiddity, "captures": scene.captures, "culls": culls}
    if seen.phase == "protect" and seat != NOBODY and scene.attack[seat] == NOBODY:
        why = "prompt-protect-others"
    here = ""
    if seen.phase in ("ready", "capture"):
        here = say("here-purse", number=scene.quiddity)
    elif seen.phase in ("protect", "defend"):
        here = say("here-left", name=attacker, number=left)
    return Asked(say(title, **many), say(why, **many), here)


def aim(seen: Seen, say: Strings) -> Aim:
    """QU-91, QU-92: the target, or most glory when enough creature cards are empty; and the viewer's own."""
    assert seen.view is not None
    scene, seat = now(seen, say), own_seat(seen)
    race = track(seen, scene, book_in(seen.view))
    near = race.empty == race.of - 1 and seen.status == "playing"
    words, short = ("aim-near", "aim-near-short") if near else ("aim", "aim-short")
    known = {"target": race.target, "empty": race.empty, "most": race.of}
    yours = say("aim-yours", number=scene.spots[seat].glory) if seat != NOBODY else ""
    first = say("aim-first", target=race.target) if scene.turn <= len(scene.spots) and seen.phase == "ready" else ""
    text = f"{say(words, **known)} {yours}".strip()
    return Aim(text, say(short, **known), last=near, first=first)


def fitting(phase: str, verbs: set[str], captures: int, ready: bool) -> str:
    """What is really asked, where a phase has nothing of its own to offer any more."""
    if phase == "capture" and "capture" not in verbs:
        return "poor" if captures else "captured"
    if phase == "ready" and verbs == {"attack"}:
        return "fight" if ready else "onward"
    return phase


def me(seen: Seen, say: Strings) -> Me:
    """Nobody is out before the end, and nobody wears a crown."""
    return Me()


def still_to_come(seen: Seen, say: Strings) -> list[Coming]:
    """What will certainly happen: whose creatures score next, if they live; the end that comes near."""
    if seen.view is None or seen.status != "playing":
        return []
    scene, book = now(seen, say), book_in(seen.view)
    found = []
    for seat, spot in enumerate(scene.spots):
        creatures = [die for die in spot.ready if is_creature(die.phrase, book)]
        if creatures and seat != scene.current:
            glory = sum(book.card(die.cls).glory for die in creatures)
            found.append(Coming("glyphs.svg#glory", say("coming-score", name=spot.name, number=glory), "QU-45"))
    return found


# --- what explains itself


def choosable() -> list[Card]:
    """The cards that may be chosen for the Wilds."""
    return [card for card in in_order(CATALOGUE.cards.values()) if card.type != "basic"]


def in_order(cards: Iterable[Card]) -> list[Card]:
    """Basic cards, creatures, spells; class by class, the cheaper first."""
    order = ("basic", "creature", "spell")
    return sorted(cards, key=lambda card: (order.index(card.type), card.cls, card.cost, card.id))


@lru_cache(maxsize=16)
def things(say: Strings) -> list[Thing]:
    """All cards, each with the faces of its die; they are the same for every table."""
    return [thing(card, say) for card in in_order(CATALOGUE.cards.values())]


def thing(card: Card, say: Strings) -> Thing:
    book = Book(CATALOGUE, (card.id,))
    cls = CATALOGUE.classes[card.cls]
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
