"""A Quarriors table as it lies before everybody: the zones of each seat, the Wilds, and what is under way."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any, NamedTuple

from mischia.core.bags import bag
from mischia.core.position import Doc
from mischia.games.quarriors.content.box import BASIC, CATALOGUE, with_content
from mischia.games.quarriors.content.catalogue import Card, Catalogue, Works
from mischia.games.quarriors.position.dice_phrases import Reader
from mischia.games.quarriors.rules.state import NOBODY, SAFE, ZEROED, State
from mischia.games.quarriors.rules.turn import DICE

PORTALS, SPARE = 5, 2  # QU-4
START_BAG = 12  # QU-12


class Book:
    """The dice of a table, and the card of each class that lies in the Wilds."""

    def __init__(self, cat: Catalogue, cards: Sequence[str]) -> None:
        self.cat = cat
        self.ids = tuple(cards)
        self.cards: list[Card | None] = [None] * len(cat.classes)
        for id in (*BASIC, *cards):
            card = cat.cards[id]
            self.cards[card.cls] = card
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


@lru_cache(maxsize=256)
def book_of(cards: tuple[str, ...]) -> Book:
    """The book of a table with nothing but the cards of this house."""
    return Book(CATALOGUE, cards)


def book_in(view: Doc) -> Book:
    """The book of a table as it is seen."""
    cards = tuple(view["wilds"])
    return Book(with_content(view["content"]), cards) if view["content"] else book_of(cards)


class Die(NamedTuple):
    """A die in sight, with what is attached to it; its id is its own as long as it stays in sight."""

    id: str
    phrase: str
    done: bool = False
    safe: bool = False
    zeroed: bool = False

    @property
    def cls(self) -> str:
        return self.phrase.split(" ", 1)[0]


Dice = tuple[Die, ...]
Pile = tuple[str, ...]


@dataclass(frozen=True)
class Spot:
    """A seat and its zones."""

    name: str
    glory: int = 0
    bag: int = START_BAG
    active: Dice = ()
    ready: Dice = ()
    spent: Pile = ()
    used: Pile = ()
    aside: Pile = ()
    fallen: Dice = ()  # destroyed, and perhaps saved


@dataclass(frozen=True)
class Scene:
    """The table at one moment."""

    spots: tuple[Spot, ...]
    wilds: tuple[tuple[str, int], ...] = ()  # card and dice
    current: int = NOBODY
    phase: str = "setup"
    turn: int = 0
    quiddity: int = 0
    captures: int = 1
    discount: int = 0
    attack: tuple[int, ...] = ()  # by seat: what is left against it; NOBODY for who need not defend
    defending: str = ""  # the id of the creature in the way
    boosts: tuple[tuple[int, str, int], ...] = ()
    to_active: tuple[int, ...] = ()
    winded: tuple[int, ...] = ()
    winners: tuple[int, ...] = ()
    falling: tuple[int, str] = (NOBODY, "")  # whose creature has just been destroyed, and its class
    hint: str = ""  # what the event before said of the next one

    def put(self, seat: int, **changes: Any) -> "Scene":
        """The same table with one seat changed."""
        spots = list(self.spots)
        spots[seat] = replace(spots[seat], **changes)
        return replace(self, spots=tuple(spots))

    def stock(self, card: str, more: int) -> "Scene":
        """The same table with dice put on a card, or taken from it."""
        return replace(self, wilds=tuple((id, max(0, n + more) if id == card else n) for id, n in self.wilds))

    def empty_cards(self, book: Book) -> int:
        """QU-86: how many creature cards have no dice."""
        return sum(n == 0 and book.cat.cards[id].type == "creature" for id, n in self.wilds)


def empty(names: Sequence[str], cards: Iterable[str], captures: int = 1) -> Scene:
    """The table before anything has happened, with these cards laid out."""
    wilds = tuple((id, {"quiddity": 0, "assistant": SPARE, "portal": PORTALS}.get(id, DICE)) for id in cards)
    return Scene(tuple(Spot(name) for name in names), wilds, captures=captures, attack=(NOBODY,) * len(names))


def as_state(scene: Scene, book: Book) -> State:
    """The table as the rules look at it, so that they can be asked what counts and what it costs."""
    s = State()
    s.clear(len(scene.spots))
    s.cat, s.cards = book.cat, book.cards
    s.current, s.quiddity, s.discount, s.phase = scene.current, scene.quiddity, scene.discount, scene.phase
    s.boosts, s.attack, s.winded = list(scene.boosts), list(scene.attack), list(scene.winded)
    for seat, spot in enumerate(scene.spots):
        s.used[seat] = bag(book.cat.ids[cls] for cls in spot.used)
        s.active[seat] = [book.cat.die(die.phrase) for die in spot.active]
        for die in spot.ready:
            creatures, spells = book.reader.area([die.phrase])
            s.ready[seat] += creatures
            s.spells[seat] += spells
            if creatures and (die.safe or die.zeroed):
                s.mark(seat, creatures[0], SAFE * die.safe | ZEROED * die.zeroed)
    return s


# --- moving dice; what is not there is passed over, for a match may have begun in the middle


def without(dice: Dice, phrase: str) -> tuple[Die | None, Dice]:
    """The first die of this phrase, a fresh one before one that was declined, and the others."""
    found = [die for die in dice if die.phrase == phrase]
    if not found and " " in phrase:  # turned to a face that nobody told (QU-R48)
        found = [die for die in dice if die.cls == phrase.split(" ")[0] and " " in die.phrase]
    if not found:
        return None, dice
    taken = min(found, key=lambda die: (die.done, die.safe))
    at = dice.index(taken)
    return taken, dice[:at] + dice[at + 1 :]


def minus(pile: Pile, cls: str) -> Pile:
    at = pile.index(cls) if cls in pile else len(pile)
    return pile[:at] + pile[at + 1 :]


def plus(pile: Pile, *more: str) -> Pile:
    return tuple(sorted((*pile, *more)))


def classes(phrase: str) -> list[str]:
    """The dice of a creature: its own and those attached."""
    return [part.split(" ")[0] for part in phrase.split(" + ")]


def rolled_away(scene: Scene, seat: int, phrase: str) -> Scene:
    """A die of the Active Pool is to be rolled again."""
    die, rest = without(scene.spots[seat].active, phrase)
    if die is None:
        return scene
    return scene.put(seat, active=(*rest, Die(die.id, die.cls)))


def spend_from(scene: Scene, seat: int, zone: str, phrase: str) -> Scene:
    """A die goes to the Spent Pile."""
    spot = scene.spots[seat]
    die, rest = without(getattr(spot, zone), phrase)
    return scene if die is None else scene.put(seat, **{zone: rest}, spent=plus(spot.spent, die.cls))


# --- what a die is


def is_creature(phrase: str, book: Book) -> bool:
    base = phrase.split(" + ")[0].split(" as ")[0]
    return book.cat.face(book.cat.die(base)).level > 0


def in_order(dice: Dice, book: Book) -> Dice:
    """Creatures in the order of their coming, then spells by name."""
    creatures = [die for die in dice if is_creature(die.phrase, book)]
    spells = [die for die in dice if not is_creature(die.phrase, book)]
    return (*creatures, *sorted(spells, key=lambda die: die.phrase))


# --- the position as it is seen


def as_seen(view: Doc, told: Scene) -> Scene:
    """The table as the position says it is; dice keep the names that they have in the log's last scene."""
    names: list[str] = view["players"]
    book = book_in(view)
    spots = []
    for seat, name in enumerate(names):
        zones, before = view["zones"][name], told.spots[seat]
        known = [*before.ready, *before.active]
        marks = {key: list(view[key][name]) for key in ("safe", "zeroed")}
        ready = tuple(marked(die, marks) for die in matched(zones["ready"], known, f"r{seat}"))
        size = zones["bag"] if isinstance(zones["bag"], int) else len(zones["bag"])
        fallen = [one["die"] for one in view["fallen"] if one["player"] == name]
        spots.append(
            Spot(
                name,
                view["glory"][name],
                size,
                matched(zones["active"], known, f"a{seat}"),
                in_order(ready, book),
                plus((), *zones["spent"]),
                plus((), *zones["used"]),
                plus((), *view["aside"][name]),
                tuple(Die(f"f{seat}-{n}", phrase) for n, phrase in enumerate(fallen)),
            )
        )
    return replace(
        told,
        spots=tuple(spots),
        wilds=tuple(view["wilds"].items()),
        current=NOBODY if view["current"] is None else names.index(view["current"]),
        phase=view["phase"],
        quiddity=view["quiddity"],
        captures=view["captures"],
        discount=view["discount"],
        attack=tuple(view["attack"].get(name, NOBODY) for name in names),
        boosts=tuple((names.index(one["player"]), one["what"], one["n"]) for one in view["boosts"]),
        to_active=tuple(names.index(name) for name in view["to_active"]),
        winded=tuple(names.index(name) for name in view["winded"]),
        defending="",
        hint="",
    )


def matched(phrases: Sequence[str], known: list[Die], fresh: str) -> Dice:
    """Dice of these phrases, each with the name of one that was known by it, or by its class; else a new one."""
    found: dict[int, Die] = {}
    plain = [phrase.removesuffix(" done") for phrase in phrases]
    for exactly in (True, False):
        for at, phrase in enumerate(plain):
            same = [die for die in known if (die.phrase == phrase if exactly else die.cls == phrase.split(" ")[0])]
            if at not in found and same:
                known.remove(same[0])
                found[at] = Die(same[0].id, phrase, phrases[at] != phrase)
    return tuple(
        found.get(at) or Die(f"{fresh}-{at}", phrase, phrases[at] != phrase) for at, phrase in enumerate(plain)
    )


def marked(die: Die, marks: Mapping[str, list[str]]) -> Die:
    """A creature with what holds for it this turn."""
    safe, zeroed = [die.phrase in marks[key] for key in ("safe", "zeroed")]
    if safe:
        marks["safe"].remove(die.phrase)
    if zeroed:
        marks["zeroed"].remove(die.phrase)
    return die._replace(safe=safe, zeroed=zeroed)
