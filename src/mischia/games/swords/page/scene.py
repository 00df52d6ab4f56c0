"""What lies on a table of swords after each line of the log: told from the events alone, as everybody heard them."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from mischia.core.bags import bag
from mischia.core.position import Doc
from mischia.core.state import Event
from mischia.games.swords.content.box import LIMITS
from mischia.games.swords.rules.cards import IDS, LETTERS, Terms, sets, terms_of
from mischia.games.swords.rules.duel import BREATHE, LINES
from mischia.games.swords.rules.state import NOBODY, NOTHING, TIE

HIDDEN = -2  # somebody has pointed, nobody else knows where
Cards = tuple[int, ...]
NUMBER = {id: card for card, id in enumerate(IDS)}


@dataclass(frozen=True)
class Spot:
    """A seat and what lies in front of it."""

    name: str
    front: Cards = ()
    finger: bool = False
    claim: int = NOTHING  # the pile last announced
    points: int = NOTHING


@dataclass(frozen=True)
class Fighter:
    """One of the two in a duel."""

    seat: int
    paces: int = 1
    strain: int = 0
    action: int = NOTHING  # of the beat that was shown last
    line: int = NOTHING  # of a cut, if chance set it
    roll: int = 0
    ready: bool = False
    chose: bool = False  # something for the beat to come
    fate: str = ""  # "hit", "broke", "arm", "yields" or "won"


@dataclass(frozen=True)
class Duel:
    """A duel at one moment; its fighters are 0 and 1."""

    pile: int  # TIE for the tie-break
    cards: Cards
    fighters: tuple[Fighter, Fighter]
    shorter: int = NOBODY
    heights: tuple[int, int] = (0, 0)  # by which it is known; none: by the cards in front
    judge: int = NOBODY  # a seat
    bout: int = 1
    beat: int = 0
    bout_beat: int = 0
    tempo: int = NOBODY
    limits: int = 0
    last: tuple[int, int] = (NOTHING, NOTHING)  # what each did in the beat before, for jitterbug
    before: tuple[int, int] = (NOTHING, NOTHING)
    contact: bool = False
    arm: bool = False  # the free arm has blocked in this bout (SW-V59)
    struck: str = ""  # what the blades just did: "contact", "hit", "both"

    @property
    def terms(self) -> Terms:
        """What its cards make of it."""
        return terms_of(bag(self.cards), self.shorter != NOBODY)

    @property
    def doubt(self) -> int:
        """SW-R35: the seat that wins when both are hit at once; NOBODY: the duel starts over."""
        return self.fighters[self.shorter].seat if self.terms.double_wins else NOBODY

    def put(self, fighter: int, **changes: Any) -> "Duel":
        """The same duel with one fighter changed."""
        one, other = self.fighters
        changed = replace(self.fighters[fighter], **changes)
        return replace(self, fighters=(one, changed) if fighter else (changed, other))

    def both(self, **changes: Any) -> "Duel":
        """The same duel with both changed alike."""
        one, other = self.fighters
        return replace(self, fighters=(replace(one, **changes), replace(other, **changes)))

    def of(self, seat: int) -> int:
        """Which fighter sits in a seat; NOBODY if none."""
        return next((at for at in (0, 1) if self.fighters[at].seat == seat), NOBODY)


@dataclass(frozen=True)
class Scene:
    """The table at one moment."""

    spots: tuple[Spot, ...]
    round: int = 0
    boss: int = NOBODY
    drawn: Cards = ()
    piles: tuple[Cards, ...] = ()  # by letter; none left when taken or discarded
    went: tuple[str, ...] = ()  # by letter: "" still there, "taken", "discarded", "contested" or "fought"
    takers: tuple[int, ...] = ()  # by letter: the seat, or NOBODY
    counting: bool = False
    shown: bool = False  # all have pointed
    duel: Duel | None = None
    tied: tuple[int, ...] = ()
    winner: int = NOBODY

    def put(self, seat: int, **changes: Any) -> "Scene":
        """The same table with one seat changed."""
        spots = list(self.spots)
        spots[seat] = replace(spots[seat], **changes)
        return replace(self, spots=tuple(spots))

    def all_spots(self, **changes: Any) -> "Scene":
        """The same table with every seat changed alike."""
        return replace(self, spots=tuple(replace(spot, **changes) for spot in self.spots))

    def gone(self, pile: int, how: str, taker: int = NOBODY) -> "Scene":
        """A pile leaves the rug, or is quarrelled over."""
        went, takers = list(self.went), list(self.takers)
        went[pile], takers[pile] = how, taker
        return replace(self, went=tuple(went), takers=tuple(takers))

    def sets_of(self, seat: int) -> int:
        return sets(bag(self.spots[seat].front))


def after(scene: Scene, event: Event, statures: Mapping[str, int]) -> Scene:
    """The table after one event."""
    if scene.counting:
        scene = replace(scene, counting=False)
    if scene.duel is not None and event.id not in OUTSIDE:
        return fought(scene, scene.duel, event)
    return on_the_rug(scene, event, statures)


def on_the_rug(scene: Scene, event: Event, statures: Mapping[str, int]) -> Scene:
    """What happens outside a duel."""
    args = event.args
    match event.id:
        case "dealt":
            return scene.put(args[0], front=with_cards(scene.spots[args[0]].front, (args[1],)))
        case "boss":
            cleared = scene.all_spots(finger=False, claim=NOTHING, points=NOTHING)
            return Scene(cleared.spots, scene.round + 1, args[0])
        case "drawn":
            return replace(scene, drawn=with_cards(scene.drawn, (args[0],)))
        case "sorts":
            laid = replace(scene, drawn=(), piles=args[2:], went=("",) * args[1], takers=(NOBODY,) * args[1])
            return laid.all_spots(claim=NOTHING)
        case "raises" | "lowers":
            return scene.put(args[0], finger=event.id == "raises")
        case "fingers-down":
            return scene.all_spots(finger=False)
        case "claims":
            return scene.put(args[0], claim=args[1])
        case "count-point":
            return replace(scene, counting=True)
        case "points":
            return replace(scene.put(args[0], points=args[1]), shown=True)
        case "takes":
            return taken(scene, *args)
        case "contested" | "discarded":
            return scene.gone(args[0], event.id)
        case "duel-for":
            return scene.gone(args[0], "fought")
        case "fights":
            return replace(scene, duel=called_out(scene, args[0], args[1], statures))
        case "tie":
            return replace(scene, tied=tuple(args))
        case "wins":
            return replace(scene, winner=args[0])
        case _:
            return scene


def with_cards(held: Cards, more: Iterable[int]) -> Cards:
    return tuple(sorted((*held, *more)))


def taken(scene: Scene, seat: int, pile: int) -> Scene:
    """A pile goes to a seat."""
    cards = scene.piles[pile] if pile < len(scene.piles) else ()
    scene = scene.put(seat, front=with_cards(scene.spots[seat].front, cards))
    return scene.gone(pile, "taken", seat) if pile < len(scene.went) else scene


def called_out(scene: Scene, one: int, other: int, statures: Mapping[str, int]) -> Duel:
    """Two step forward, for the pile that is fought for, or to break a tie."""
    pile = next((at for at, how in enumerate(scene.went) if how == "fought"), TIE)
    if scene.tied:
        pile = TIE
    cards = () if pile == TIE else scene.piles[pile]
    tall, taller = (statures.get(scene.spots[seat].name, 0) for seat in (one, other))
    heights = (tall, taller) if tall and taller and tall != taller else (0, 0)  # SW-R18
    if not any(heights):
        tall, taller = (len(scene.spots[seat].front) for seat in (one, other))
    shorter = NOBODY if tall == taller else 0 if tall < taller else 1
    return begun(Duel(pile, cards, (Fighter(one), Fighter(other)), shorter, heights))


def begun(duel: Duel) -> Duel:
    """SW-V4: what a bout starts with."""
    terms = duel.terms
    tempo = duel.shorter if terms.starts_with_tempo and not terms.opening_roll else NOBODY
    fresh = duel.both(paces=terms.paces, strain=0, action=NOTHING, line=NOTHING, roll=0, fate="", chose=False)
    nothing = (NOTHING, NOTHING)
    fresh = replace(fresh, bout_beat=0, tempo=tempo, limits=terms.first_limits, arm=False, struck="")
    return replace(fresh, last=nothing, before=nothing)


OUTSIDE = frozenset(("boss", "dealt", "sorts", "raises", "lowers", "fingers-down", "claims", "count-point", "points"))


def fought(scene: Scene, duel: Duel, event: Event) -> Scene:
    """What happens in a duel."""
    id, args = event.id, event.args
    if id == "wins":
        return replace(scene, winner=args[0])
    if id == "takes":  # SW-53
        return replace(taken(scene, *args), duel=None)
    if id == "wins-duel":
        return replace(scene, duel=duel.put(duel.of(args[0]), fate="won"))
    counting = id == "count-duel"
    return replace(scene, duel=moved(replace(duel, struck=""), event), counting=counting)


def moved(duel: Duel, event: Event) -> Duel:
    """The duel after one event of its own."""
    args = event.args
    fighter = duel.of(args[0]) if args else NOBODY
    match event.id:
        case "drawn":  # SW-63
            return begun(replace(duel, cards=with_cards(duel.cards, args)))
        case "judges":
            return replace(duel, judge=args[0])
        case "count-duel":
            return begun(duel)
        case "beat":
            return beaten(duel, args[0], (args[2], args[4]))
        case "cuts":
            return duel.put(fighter, line=args[1])
        case "contact":
            return touched(duel)
        case "tempo":
            return replace(duel, tempo=fighter)
        case "tempo-lost":
            return replace(duel, tempo=NOBODY)
        case "blocks":
            return replace(duel, arm=True)
        case "ground":
            one, other = duel.fighters[fighter], duel.fighters[1 - fighter]
            return duel.put(fighter, paces=one.paces - 1).put(1 - fighter, paces=other.paces + 1)
        case "strains":
            return duel.put(fighter, strain=args[1])
        case "rolls":
            return duel.put(fighter, roll=args[1])
        case "hit":
            return replace(duel.put(fighter, fate="hit"), struck="hit")
        case "breaks":
            return duel.put(fighter, fate="broke")
        case "arm" | "yields":
            return duel.put(fighter, fate=event.id)
        case "both-hit":
            return replace(duel.both(fate="hit"), struck="both")
        case "void":
            return replace(duel, bout=duel.bout + 1)
        case _:
            return duel


def beaten(duel: Duel, number: int, actions: tuple[int, int]) -> Duel:
    """Both have chosen."""
    shown = duel.both(line=NOTHING, roll=0, chose=False)
    for fighter in (0, 1):
        shown = shown.put(fighter, action=actions[fighter])
        if actions[fighter] == BREATHE:  # SW-V6
            shown = shown.put(fighter, strain=0)
    return replace(
        shown, beat=number, bout_beat=duel.bout_beat + 1, limits=0, before=duel.last, last=actions, contact=False
    )


def touched(duel: Duel) -> Duel:
    """SW-39: a sword has touched something."""
    terms = duel.terms
    if terms.contact_swaps:  # SW-V56
        one, other = duel.fighters
        duel = duel.put(0, paces=other.paces).put(1, paces=one.paces)
    return replace(duel, contact=True, limits=terms.contact_limits, struck="contact")


def empty(names: Sequence[str]) -> Scene:
    """The table before anything has happened."""
    return Scene(tuple(Spot(name) for name in names))


def scenes(scene: Scene, events: Iterable[Event], statures: Mapping[str, int]) -> Iterator[Scene]:
    """The table after each event."""
    for event in events:
        scene = after(scene, event, statures)
        yield scene


# --- the position as it is seen


def numbers(ids: Iterable[str]) -> Cards:
    return tuple(sorted(NUMBER[id] for id in ids))


def pile_of(entry: str | None) -> int:
    """A pile as a view names it."""
    return NOTHING if entry is None else HIDDEN if entry == "hidden" else LETTERS.index(entry)


def as_seen(view: Doc, told: Scene) -> Scene:
    """The table as the position says it is; what was done last, and who has won, is known from the log."""
    names: list[str] = view["players"]
    spots = tuple(
        Spot(
            name,
            numbers(view["front"].get(name, ())),
            name in view["fingers"],
            pile_of(view["claims"].get(name)),
            pile_of(view["pointing"].get(name)),
        )
        for name in names
    )
    scene = replace(told, spots=spots, counting=False, tied=tuple(names.index(name) for name in view["tied"]))
    if view["phase"] == "over":
        return scene
    laid = {LETTERS.index(letter): numbers(ids) for letter, ids in view["piles"].items()}
    piles = [laid.get(pile, cards) for pile, cards in enumerate(told.piles)] or [laid[pile] for pile in sorted(laid)]
    many = len(piles)
    return replace(
        scene,
        round=view["round"],
        boss=names.index(view["boss"]),
        drawn=numbers(view["drawn"]),
        piles=tuple(piles),
        went=told.went if len(told.went) == many else ("",) * many,
        takers=told.takers if len(told.takers) == many else (NOBODY,) * many,
        shown=told.shown or view["phase"] in ("select", "fighters"),
        duel=None if view["duel"] is None else duel_seen(view["duel"], told.duel, names),
    )


def duel_seen(doc: Mapping[str, Any], told: Duel | None, names: Sequence[str]) -> Duel:
    """A duel as the position says it is."""
    seats = [names.index(name) for name in doc["fighters"]]
    seat = {name: at for at, name in enumerate(doc["fighters"])}
    pile = TIE if doc["pile"] == "tie" else LETTERS.index(doc["pile"])
    if told is None:
        told = begun(Duel(pile, (), (Fighter(seats[0]), Fighter(seats[1]))))
    duel = replace(
        told,
        pile=pile,
        cards=numbers(doc["cards"]),
        shorter=seat.get(doc["shorter"], NOBODY),
        judge=NOBODY if doc["judge"] is None else names.index(doc["judge"]),
        bout=doc["bout"],
        beat=doc["beat"],
        bout_beat=doc["bout_beat"],
        tempo=seat.get(doc["tempo"], NOBODY),
        arm=doc["arm"],
        limits=sum(1 << LIMITS.index(limit) for limit in doc["limits"]),
    )
    for at, name in enumerate(doc["fighters"]):
        chosen = doc["chosen"].get(name)
        duel = duel.put(
            at,
            seat=seats[at],
            paces=doc["paces"].get(name, 0),
            strain=doc["strain"].get(name, 0),
            ready=name in doc["ready"],
            chose=chosen is not None,
        )
    return duel


def line_of(duel: Duel, fighter: int) -> int:
    """On which line somebody acts: as chosen, or as chance has it."""
    one = duel.fighters[fighter]
    return one.line if one.line != NOTHING else one.action % len(LINES)
