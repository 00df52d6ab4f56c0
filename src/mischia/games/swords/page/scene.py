"""What lies on a table of swords, as a view shows it."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from mischia.core.bags import bag
from mischia.core.position import Doc
from mischia.core.state import Event
from mischia.games.swords.rules.cards import IDS, LETTERS, sets
from mischia.games.swords.rules.duel import ACTION_OF, BIT_OF, LINES
from mischia.games.swords.rules.state import NOBODY, NOTHING, TIE

HIDDEN = -2  # somebody has pointed, nobody else knows where
Cards = tuple[int, ...]
NUMBER = {id: card for card, id in enumerate(IDS)}
LEFT = {"select": "contested", "fighters": "fought"}  # by phase: how it stands with the piles that are still there
ANEW = ("count-duel", "beat")  # what was done before is wiped away


@dataclass(frozen=True)
class Spot:
    """A seat and what lies in front of it."""

    name: str
    front: Cards = ()
    finger: bool = False
    claim: int = NOTHING  # the pile last announced
    points: int = NOTHING
    stature: int = 0  # in centimetres; 0 is not known


@dataclass(frozen=True)
class Fighter:
    """One of the two in a duel."""

    seat: int
    paces: int = 1
    strain: int = 0
    action: int = NOTHING  # of the beat that was shown last
    last: int = NOTHING  # the action before the beat that is on
    ready: bool = False
    chose: bool = False  # something for the beat to come
    line: int = NOTHING  # of a cut, if chance has set it
    roll: int = 0  # that was just made
    fate: str = ""  # "hit", "broke", "arm", "yields" or "won"


@dataclass(frozen=True)
class Duel:
    """A duel at one moment; its fighters are 0 and 1."""

    pile: int  # TIE for the tie-break
    cards: Cards
    fighters: tuple[Fighter, Fighter]
    shorter: int = NOBODY
    judge: int = NOBODY  # a seat
    bout: int = 1
    beat: int = 0
    bout_beat: int = 0
    tempo: int = NOBODY
    limits: int = 0
    arm: bool = False  # the free arm has blocked in this bout (SW-V59)
    contact: bool = False  # in the beat that was shown last
    struck: str = ""  # what the blades just did: "contact", "hit", "both"
    lit: Cards = ()  # that act just now

    def put(self, fighter: int, **changes: Any) -> "Duel":
        """The same duel with one fighter changed."""
        one, other = self.fighters
        changed = replace(self.fighters[fighter], **changes)
        return replace(self, fighters=(one, changed) if fighter else (changed, other))

    def of(self, seat: int) -> int:
        """Which fighter sits in a seat; NOBODY if none."""
        return next((at for at in (0, 1) if self.fighters[at].seat == seat), NOBODY)

    @property
    def over(self) -> bool:
        """Whether one of the two has won."""
        return any(fighter.fate == "won" for fighter in self.fighters)


@dataclass(frozen=True)
class Scene:
    """The table at one moment."""

    spots: tuple[Spot, ...]
    round: int
    boss: int  # NOBODY while the first cards are dealt
    drawn: Cards = ()
    piles: tuple[Cards, ...] = ()  # by letter; empty when its cards are gone
    went: tuple[str, ...] = ()  # by letter: "" still there, "taken", "discarded", "contested" or "fought"
    takers: tuple[int, ...] = ()  # by letter: the seat, or NOBODY
    counting: bool = False
    shown: bool = False  # all have pointed
    duel: Duel | None = None
    tied: tuple[int, ...] = ()
    winner: int = NOBODY
    real: bool = False  # the swords

    def sets_of(self, seat: int) -> int:
        return sets(bag(self.spots[seat].front))


def scene(view: Doc, events: Sequence[Event], before: Scene | None) -> Scene:
    """The table as a view shows it; what became of a pile, and what was just done in a duel, is known from events."""
    names: list[str] = view["players"]
    happened = events[-1].id if events else ""
    if before is not None and before.round != view["round"]:
        before = None
    doc = view["duel"]
    piles = laid(view, 0 if before is None else len(before.piles))
    went, takers = fates(view, piles, events, before)
    return Scene(
        tuple(spot(view, name) for name in names),
        view["round"],
        NOBODY if happened == "dealt" else names.index(view["boss"]),
        numbers(view["drawn"]),
        piles,
        went,
        takers,
        happened in ("count-point", "count-duel"),
        all(name in view["pointing"] for name in names),
        None if doc is None else duel(view, doc, events, None if before is None else before.duel),
        tuple(names.index(name) for name in view["tied"]),
        names.index(view["winners"][0]) if view["winners"] else NOBODY,
        view["duels"] == "referee",
    )


def spot(view: Doc, name: str) -> Spot:
    return Spot(
        name,
        numbers(view["front"][name]),
        name in view["fingers"],
        pile_of(view["claims"].get(name)),
        pile_of(view["pointing"].get(name)),
        view["statures"].get(name, 0),
    )


def numbers(ids: Iterable[str]) -> Cards:
    return tuple(sorted(NUMBER[id] for id in ids))


def pile_of(entry: str | None) -> int:
    """A pile as a view names it."""
    return NOTHING if entry is None else HIDDEN if entry == "hidden" else LETTERS.index(entry)


def laid(view: Doc, before: int) -> tuple[Cards, ...]:
    """The piles by letter; `before`: how many there were, of which some may be gone."""
    there = {LETTERS.index(letter): numbers(ids) for letter, ids in view["piles"].items()}
    last = max((*there, *map(pile_of, view["pointing"].values())), default=NOTHING)
    return tuple(there.get(pile, ()) for pile in range(max(before, last + 1)))


def fates(
    view: Doc, piles: Sequence[Cards], events: Sequence[Event], before: Scene | None
) -> tuple[tuple[str, ...], tuple[int, ...]]:
    """What became of each pile, and who took it."""
    went = [LEFT.get(view["phase"], "") if cards and before is None else "" for cards in piles]
    takers = [NOBODY] * len(piles)
    if before is not None:
        went[: len(before.went)], takers[: len(before.takers)] = before.went, before.takers
    for event in events:
        if event.id == "takes" and event.args[1] < len(piles):
            takers[event.args[1]], went[event.args[1]] = event.args[0], "taken"
        elif event.id in ("contested", "discarded"):
            went[event.args[0]] = event.id
        elif event.id == "duel-for":
            went[event.args[0]] = "fought"
    return tuple(went), tuple(takers)


# --- the duel


def duel(view: Doc, doc: Mapping[str, Any], events: Sequence[Event], before: Duel | None) -> Duel:
    """A duel as a view shows it, and what the two have just done."""
    happened = events[-1].id if events else ""
    if happened in ANEW:
        before = None
    names: list[str] = view["players"]
    place = {name: at for at, name in enumerate(doc["fighters"])}
    one, other = (fighter(view, doc, name, before) for name in doc["fighters"])
    now = Duel(
        TIE if doc["pile"] == "tie" else LETTERS.index(doc["pile"]),
        numbers(doc["cards"]),
        (one, other),
        place.get(doc["shorter"], NOBODY),
        NOBODY if doc["judge"] is None else names.index(doc["judge"]),
        doc["bout"],
        doc["beat"],
        doc["bout_beat"],
        place.get(doc["tempo"], NOBODY),
        sum(BIT_OF[limit] for limit in doc["limits"]),
        doc["arm"],
        before is not None and before.contact,
        before.struck if before is not None and happened in ("", "wins-duel") else "",
    )
    return acted(now, events[-1]) if events else now


def fighter(view: Doc, doc: Mapping[str, Any], name: str, before: Duel | None) -> Fighter:
    """One of the two; what is chosen in a beat is shown when both have chosen (SW-R32)."""
    choosing = view["phase"] == "beat"
    shown = doc["last"] if choosing or not doc["chosen"] else doc["chosen"]
    seat = view["players"].index(name)
    just = Fighter(seat) if before is None else before.fighters[before.of(seat)]
    return replace(
        just,
        paces=doc["paces"][name],
        strain=doc["strain"][name],
        action=ACTION_OF.get(shown.get(name), NOTHING),
        last=ACTION_OF.get(doc["last"].get(name), NOTHING),
        ready=name in doc["ready"],
        chose=choosing and name in doc["chosen"],
    )


def acted(duel: Duel, event: Event) -> Duel:
    """What somebody has just done, or suffered."""
    at = duel.of(event.args[0]) if event.args else NOBODY
    match event.id:
        case "cuts":
            return duel.put(at, line=event.args[1])
        case "rolls":
            return duel.put(at, roll=event.args[1])
        case "contact":
            return replace(duel, contact=True, struck="contact")
        case "hit":
            return replace(duel.put(at, fate="hit"), struck="hit")
        case "both-hit":
            return replace(duel.put(0, fate="hit").put(1, fate="hit"), struck="both")
        case "breaks":
            return duel.put(at, fate="broke")
        case "arm" | "yields":
            return duel.put(at, fate=event.id)
        case "wins-duel":
            return duel.put(at, fate="won")
        case _:
            return duel


def line_of(duel: Duel, fighter: int) -> int:
    """On which line somebody acts: as chosen, or as chance has it."""
    one = duel.fighters[fighter]
    return one.line if one.line != NOTHING else one.action % len(LINES)
