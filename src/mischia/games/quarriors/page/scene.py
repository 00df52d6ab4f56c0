"""A Quarriors table as a view shows it: the zones of each seat, the Wilds, and what is under way."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from typing import NamedTuple

from mischia.core.bags import bag
from mischia.core.game import TAKEN_BACK
from mischia.core.position import Doc
from mischia.core.state import Event
from mischia.games.quarriors.content.ability import Works
from mischia.games.quarriors.content.box import BASIC, the_catalogue, with_content
from mischia.games.quarriors.content.catalogue import Card, Catalogue
from mischia.games.quarriors.position.dice_phrases import Reader
from mischia.games.quarriors.rules.destruction import resting_place
from mischia.games.quarriors.rules.state import LATE, NOBODY, SAFE, ZEROED, State

MARKS = {"safe": SAFE, "zeroed": ZEROED, "late": LATE}  # by key of the view


GAP = "gap-"  # what the id of a place begins with where a die lay; then which of them it left


class Book:
    """The dice of a table, and the card of each class that lies in the Wilds."""

    def __init__(self, cat: Catalogue, cards: Sequence[str]) -> None:
        self.cat = cat
        self.ids = tuple(cards)
        laid: list[Card | None] = [None] * len(cat.classes)
        for id in (*BASIC, *cards):
            card = cat.cards[id]
            laid[card.cls] = card
        self.cards = tuple(laid)
        self.reader = Reader(cat, self.cards)

    def card(self, cls: str) -> Card:
        """The card of a class of dice."""
        card = self.cards[self.cat.ids[cls]]
        assert card is not None
        return card

    def works(self, phrase: str) -> Works:
        """What works for a die or creature of this phrase; a copy is what it copies (QU-R51)."""
        base = phrase.split(" + ")[0]
        cls, _, face = base.split(" as ")[-1].partition(" ")
        return self.card(cls).works[int(face or 0)]

    def is_creature(self, phrase: str) -> bool:
        base = phrase.split(" + ")[0].split(" as ")[0]
        return self.cat.face(self.cat.die(base)).level > 0


@lru_cache(maxsize=256)
def book_of(cards: tuple[str, ...]) -> Book:
    """The book of a table with nothing but the cards of this house."""
    return Book(the_catalogue(), cards)


def book_in(view: Doc, before: "Scene | None") -> Book:
    """The book of a table as it is seen; further content is read once, it never changes."""
    cards = tuple(view["wilds"])
    if before is not None and before.book.ids == cards:
        return before.book
    return Book(with_content(view["content"]), cards) if view["content"] else book_of(cards)


class Die(NamedTuple):
    """A die in sight, with what is attached to it; its id is its own as long as it stays in sight."""

    id: str
    phrase: str
    done: bool = False
    marks: int = 0  # of a creature: what holds for it this turn

    @property
    def cls(self) -> str:
        return self.phrase.split(" ", 1)[0]

    @property
    def is_gap(self) -> bool:
        """Whether it is no more than the place where a die lay."""
        return self.id.startswith(GAP)

    @property
    def left(self) -> int:
        """Of a gap: after how many others it was left."""
        return int(self.id.removeprefix(GAP)) if self.is_gap else NOBODY


Dice = tuple[Die, ...]
Pile = tuple[str, ...]


@dataclass(frozen=True)
class Spot:
    """A seat and its zones."""

    name: str
    glory: int
    bag: int
    active: Dice
    ready: Dice  # creatures in the order of their coming, then spells by name
    fallen: Dice  # destroyed, and perhaps saved
    spent: Pile
    used: Pile
    aside: Pile
    owned: Pile
    places: Dice = field(default=(), compare=False)  # in the Active Pool, with gaps

    @property
    def dice(self) -> Dice:
        """All that have an id."""
        return (*self.ready, *self.active, *self.fallen)


@dataclass(frozen=True)
class Scene:
    """The table at one moment."""

    spots: tuple[Spot, ...]
    book: Book = field(compare=False)
    wilds: tuple[tuple[str, int], ...]  # card and dice
    current: int
    phase: str
    target: int
    quiddity: int
    captures: int
    discount: int
    attack: tuple[int, ...]  # by seat: what is left against it; NOBODY for who need not defend
    boosts: tuple[tuple[int, str, int], ...]
    to_active: tuple[int, ...]
    turn: int = 0  # how many have begun
    defending: str = ""  # the id of the creature in the way
    winners: tuple[int, ...] = ()

    @cached_property
    def state(self) -> State:
        """The table as the rules look at it, so that they can be asked what counts and what it costs."""
        s, book = State(), self.book
        s.clear(len(self.spots))
        s.cat, s.cards = book.cat, book.cards
        s.current, s.quiddity, s.discount, s.phase = self.current, self.quiddity, self.discount, self.phase
        s.boosts, s.attack, s.to_active = list(self.boosts), list(self.attack), list(self.to_active)
        for seat, spot in enumerate(self.spots):
            s.used[seat] = bag(book.cat.ids[cls] for cls in spot.used)
            s.active[seat] = [book.cat.die(die.phrase) for die in spot.active]
            s.ready[seat], s.spells[seat] = book.reader.area([die.phrase for die in spot.ready])
            for die, creature in zip(spot.ready, s.ready[seat][:], strict=False):
                if die.marks:
                    s.mark(seat, creature, die.marks)
        return s

    def resting_place(self, seat: int, phrase: str) -> str:
        """The zone to which a destroyed die goes unless it is saved."""
        works = self.book.works(phrase)
        return resting_place(self.state, seat, works) if self.book.is_creature(phrase) else "used"

    def empty_cards(self) -> int:
        """QU-86: how many creature cards have no dice."""
        return sum(n == 0 and self.book.cat.cards[id].type == "creature" for id, n in self.wilds)


def scene(view: Doc, events: Sequence[Event], before: Scene | None) -> Scene:
    """The table as a view shows it; its turn, its winners and who stands in the way are known from what happened."""
    names: list[str] = view["players"]
    current = NOBODY if view["current"] is None else names.index(view["current"])
    spots = spots_in(view, before, current)
    return Scene(
        spots,
        book_in(view, before),
        tuple(view["wilds"].items()),
        current,
        view["phase"],
        view["target"],
        view["quiddity"],
        view["captures"],
        view["discount"],
        tuple(view["attack"].get(name, NOBODY) for name in names),
        tuple((names.index(one["player"]), one["what"], one["n"]) for one in view["boosts"]),
        tuple(names.index(name) for name in view["to_active"]),
        turn_of(current, events, before),
        in_the_way(spots, events, before) if view["attack"] else "",
        (() if before is None else before.winners) + tuple(event.args[0] for event in events if event.id == "win"),
    )


def turn_of(current: int, events: Sequence[Event], before: Scene | None) -> int:
    """How many turns have begun, as far as is known."""
    turn = 0 if before is None else before.turn
    for event in events:
        if event.id in ("start", "end"):
            turn += 1
        elif event.id == TAKEN_BACK and before is not None and before.current != current:
            turn -= 1
    return turn


def in_the_way(spots: Sequence[Spot], events: Sequence[Event], before: Scene | None) -> str:
    """The id of the creature that was thrown in the way of an attack, until it has fallen or held."""
    happened = events[-1] if events else None
    if happened is None or happened.id == "survive":
        return ""
    if happened.id == "defend":
        seat, phrase = happened.args
        return next((die.id for die in spots[seat].ready if die.phrase == phrase and not die.marks & SAFE), "")
    known = "" if before is None else before.defending
    return known if any(die.id == known for spot in spots for die in spot.ready) else ""


def spots_in(view: Doc, scene: "Scene | None", current: int) -> tuple[Spot, ...]:
    """The seats of a view; dice keep their ids from zone to zone, and in the Active Pool their places for a turn."""
    before = () if scene is None else scene.spots
    same_turn = scene is not None and scene.current == current
    taken = {die.id for spot in before for die in spot.dice}
    found = []
    for seat, name in enumerate(view["players"]):
        zones = view["zones"][name]
        fallen = [one["die"] for one in view["fallen"] if one["player"] == name]
        dice = {"ready": zones["ready"], "active": zones["active"], "fallen": fallen}
        seen = recognised(dice, before[seat] if before else None, taken)
        places = placed(seen["active"], before[seat] if same_turn and seat == current else None)
        marks = {mark: list(view[key][name]) for key, mark in MARKS.items()}
        found.append(
            Spot(
                name,
                view["glory"][name],
                zones["bag"],
                tuple(die for die in places if not die.is_gap),
                tuple(marked(die, marks) for die in seen["ready"]),
                seen["fallen"],
                tuple(zones["spent"]),
                tuple(zones["used"]),
                tuple(view["aside"][name]),
                tuple(cls for cls, many in view["owned"][name].items() for _ in range(many)),
                places,
            )
        )
    return tuple(found)


def recognised(zones: Mapping[str, Sequence[str]], before: Spot | None, taken: set[str]) -> dict[str, Dice]:
    """The dice of some zones. Each keeps the id of the one before that is most like it: same phrase, then same class,
    in its own zone rather than in another; a new one gets an id that is not `taken`."""
    left = [] if before is None else [(zone, die) for zone in zones for die in getattr(before, zone)]
    slots = [(zone, phrase.removesuffix(" done")) for zone, phrases in zones.items() for phrase in phrases]
    ids = [""] * len(slots)
    for same_phrase, same_zone in ((True, True), (True, False), (False, True), (False, False)):
        for at, (zone, phrase) in enumerate(slots):
            if ids[at]:
                continue
            cls = phrase.split(" ", 1)[0]
            for known in left:
                alike = known[1].phrase == phrase if same_phrase else known[1].cls == cls
                if alike and (known[0] == zone or not same_zone):
                    ids[at] = known[1].id
                    left.remove(known)
                    break
    found: dict[str, list[Die]] = {zone: [] for zone in zones}
    for at, (zone, phrase) in enumerate(slots):
        id = ids[at] or new_id(phrase.split(" ", 1)[0], taken)
        found[zone].append(Die(id, phrase, zones[zone][len(found[zone])] != phrase))
    return {zone: tuple(dice) for zone, dice in found.items()}


def placed(dice: Dice, before: Spot | None) -> Dice:
    """The dice in their places; a new one takes the gap of one that it is like, or any, or a place at the end."""
    there = {die.id: die for die in dice}
    places: list[Die] = []
    for one in () if before is None else before.places:
        places.append(there.pop(one.id) if one.id in there else one)
    for at, one in enumerate(places):
        if one not in dice and not one.is_gap:
            places[at] = one._replace(id=f"{GAP}{1 + max(other.left for other in places)}")
    for die in there.values():
        gaps = {at: one for at, one in enumerate(places) if one.is_gap}
        same = [at for at, one in gaps.items() if one.phrase == die.phrase]
        like = [at for at, one in gaps.items() if one.cls == die.cls]
        if same:  # the last that left comes back first
            places[max(same, key=lambda at: places[at].left)] = die
        elif gaps:
            places[min(like or gaps)] = die
        else:
            places.append(die)
    return tuple(places)


def new_id(cls: str, taken: set[str]) -> str:
    """An id for a die of this class that no other in sight has."""
    number = 1
    while f"die-{cls}-{number}" in taken:
        number += 1
    taken.add(f"die-{cls}-{number}")
    return f"die-{cls}-{number}"


def marked(die: Die, marks: Mapping[int, list[str]]) -> Die:
    """A creature with its marks; each is taken from the list of those that have it."""
    own = 0
    for mark, phrases in marks.items():
        if die.phrase in phrases:
            phrases.remove(die.phrase)
            own |= mark
    return die._replace(marks=own)
