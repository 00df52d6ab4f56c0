"""The picnic rug for the page: the cards that were drawn, the piles, and who wants which."""

from dataclasses import dataclass, replace
from typing import NamedTuple

from mischia.core.language import Strings
from mischia.core.page import Seen
from mischia.games.swords.page import forecast, motions
from mischia.games.swords.page.card_view import Face, colour_name, face
from mischia.games.swords.page.clause_here import together
from mischia.games.swords.page.scene import Cards, Scene
from mischia.games.swords.rules.cards import LETTERS, PILES, SETS
from mischia.games.swords.rules.state import NOBODY

CONFIRMS = {  # by phase: the verb, what the button says, and what it means
    "point": ("point", "confirm-point", "confirm-point-why"),
    "select": ("duel", "confirm-duel", "confirm-duel-why"),
}


class Who(NamedTuple):
    """Somebody, in small."""

    look: int
    name: str


class Put(NamedTuple):
    """A card that the Boss may put somewhere."""

    number: int
    face: Face
    pile: int  # NOTHING: not yet in one


@dataclass(frozen=True)
class Pile:
    """A pile, and what is to be said of it."""

    letter: str
    number: int
    faces: tuple[Face, ...]
    went: str = ""  # "", "taken", "discarded", "contested" or "fought"
    taker: Who | None = None
    claimers: tuple[Who, ...] = ()
    pointers: tuple[Who, ...] = ()
    claim: str = ""  # the move that announces it
    move: str = ""  # the move that chooses it
    label: str = ""
    why: str = ""
    hint: str = ""  # what it does for you
    danger: str = ""  # whom it lets win
    mine: bool = False  # you have pointed at it, and only you know


class Rival(NamedTuple):
    """Somebody who may be sent into the duel, and how near they are to winning."""

    who: Who
    sets: int


@dataclass(frozen=True)
class RugModel:
    """The rug at one moment."""

    mode: str  # "deal", "cards", "sorter", "piles" or "rivals"
    round: int = 0
    boss: Who | None = None
    pool: tuple[Face, ...] = ()
    puts: tuple[Put, ...] = ()
    piles: tuple[Pile, ...] = ()
    many: int = 0  # how many piles there are to be
    laid: str = ""  # how the piles lie, to tell a new sorting from the old
    counting: tuple[str, ...] = ()
    call: str = ""
    rivals: tuple[Rival, ...] = ()  # two of them are to fight for the only pile shown
    words: str = "effect"  # what a card says: its effect in the app, or its rule for real swords


def who(scene: Scene, seat: int) -> Who:
    return Who(seat + 1, scene.spots[seat].name)


def own_seat(seen: Seen) -> int:
    """Where the viewer sits; NOBODY for an onlooker."""
    return next((seat for seat, sitting in enumerate(seen.seats) if sitting.name == seen.you), NOBODY)


def rug(seen: Seen, scene: Scene, say: Strings, call: str = "", asked: bool = False) -> RugModel:
    """The rug; `asked`: it is now, and the viewer may act."""
    boss = None if scene.boss == NOBODY else who(scene, scene.boss)
    names = motions.on_rug(scene)
    counting = tuple(say("aloud-point").split(" · ")) if scene.counting else ()
    if scene.boss == NOBODY:
        return RugModel("deal", call=call)
    if asked and seen.status == "playing" and seen.phase == "sort" and own_seat(seen) == scene.boss:
        return sorter(seen, scene, say, boss, names)
    if not scene.piles:
        pool = shown(scene.drawn, names[0], say)
        return RugModel("cards", scene.round, boss, pool, call=call, counting=counting)
    piles = tuple(pile(seen, scene, at, names[1 + at], say, asked) for at in range(len(scene.piles)))
    words = "rule" if scene.real else "effect"
    if asked and seen.phase == "fighters":
        fought = tuple(one for one in piles if one.went == "fought")
        return RugModel("rivals", scene.round, boss, piles=fought, rivals=rivals(seen, scene), words=words)
    return RugModel("piles", scene.round, boss, piles=piles, many=len(piles), counting=counting, call=call, words=words)


def rivals(seen: Seen, scene: Scene) -> tuple[Rival, ...]:
    """SW-27: all of whom the Boss may send."""
    seats = sorted({seat for move in (seen.choices or {}).values() for seat in move[1:]})
    return tuple(Rival(who(scene, seat), scene.sets_of(seat)) for seat in seats)


def shown(cards: Cards, names: list[str], say: Strings) -> tuple[Face, ...]:
    return tuple(face(card, say, name) for card, name in zip(cards, names, strict=False))


def sorter(seen: Seen, scene: Scene, say: Strings, boss: Who | None, names: list[list[str]]) -> RugModel:
    """What the Boss sorts: every card in its pile, or in none yet."""
    puts: list[Put] = []
    for at, cards in enumerate((scene.drawn, *scene.piles)):
        for card, name in zip(cards, names[at], strict=True):
            puts.append(Put(len(puts), face(card, say, name), at - 1))
    many = len(scene.piles) or min(PILES[len(scene.spots)], len(scene.drawn))
    piles = [Pile(LETTERS[at], at, ()) for at in range(many)]
    if scene.piles:
        piles = [spoken_of(one, seen, scene) for one in piles]
    laid = f"{scene.round}:" + "|".join(" ".join(str(card) for card in cards) for cards in scene.piles)
    return RugModel("sorter", scene.round, boss, puts=tuple(puts), piles=tuple(piles), many=many, laid=laid)


def spoken_of(pile: Pile, seen: Seen, scene: Scene) -> Pile:
    """A pile with who has announced it, and the move to announce it oneself."""
    move = f"claim {pile.letter}"
    return replace(pile, claimers=claimers(scene, pile.number), claim=move if move in (seen.choices or {}) else "")


def claimers(scene: Scene, pile: int) -> tuple[Who, ...]:
    """Who has announced a pile, until all have pointed."""
    seats = [seat for seat, spot in enumerate(scene.spots) if spot.claim == pile and not scene.shown]
    return tuple(who(scene, seat) for seat in seats)


def pile(seen: Seen, scene: Scene, at: int, names: list[str], say: Strings, asked: bool) -> Pile:
    """One pile, and all that is known of it."""
    cards, letter = scene.piles[at], LETTERS[at]
    seat = own_seat(seen)
    pointers = [who(scene, other) for other, spot in enumerate(scene.spots) if spot.points == at and scene.shown]
    made = Pile(
        letter,
        at,
        shown(cards, names, say),
        scene.went[at],
        None if scene.takers[at] == NOBODY else who(scene, scene.takers[at]),
        pointers=tuple(pointers),
        claimers=claimers(scene, at),
    )
    if not asked or not cards:
        return made
    if seen.phase == "sort":
        made = spoken_of(made, seen, scene)
    verb, label, why = CONFIRMS.get(seen.phase, ("", "", ""))
    if verb and f"{verb} {letter}" in (seen.choices or {}):
        made = replace(made, move=f"{verb} {letter}", label=say(label, letter=letter), why=say(why))
    if seat != NOBODY:
        sealed = seen.phase == "point" and scene.spots[seat].points == at
        made = replace(made, hint=hint(scene, seat, at, say), mine=sealed)
    return replace(made, danger=danger(scene, seat, at, say))


def hint(scene: Scene, seat: int, at: int, say: Strings) -> str:
    """What a pile would do for you: "Pile B makes your 2nd set (purple)"."""
    letter = LETTERS[at]
    got = forecast.gain(scene.spots[seat].front, scene.piles[at])
    if got.made:
        named = ", ".join(colour_name(name, say) for name in got.made)
        if got.sets >= SETS:
            return say("hint-wins", letter=letter, colours=named)
        return say("hint-set", letter=letter, number=got.sets, colours=named)
    if got.short:
        named = ", ".join(colour_name(name, say) for name in got.short)
        return say("hint-short", letter=letter, colours=named)
    return say("hint-none", letter=letter)


def danger(scene: Scene, seat: int, at: int, say: Strings) -> str:
    """Who else would win the game with a pile."""
    others = [scene.spots[other].name for other in forecast.winners_by(scene, at) if other != seat]
    return say("tag-wins", names=together(others, say)) if others and not scene.shown else ""
