"""What lies before the viewer: the five zones, and the buttons for what is done without a die on the felt."""

from collections import Counter
from dataclasses import dataclass
from typing import NamedTuple

from mischia.core.language import Strings
from mischia.core.page import Seen
from mischia.core.questions import Move
from mischia.games.quarriors.page.centre_view import ON_FELT
from mischia.games.quarriors.page.choice_view import Pick, die_of, pick
from mischia.games.quarriors.page.dice_view import Shown, named, ready_dice, shown_die
from mischia.games.quarriors.page.scene import Book, Pile, Scene
from mischia.games.quarriors.page.wilds_view import Foreseen, quiddity_in_tray

PLAIN = ("spend all", "attack", "pass", "end")  # moves that need no thing
IN_TRAY = ("roll", "use", "spend", "summon", "capture")  # verbs of things that lie elsewhere


class Heap(NamedTuple):
    """Dice of one class in a pile."""

    die: Shown
    many: int


class Zones(NamedTuple):
    """Somebody's five zones, and what there is to spend."""

    look: int
    name: str
    bag: int
    ready: tuple[Shown, ...]
    spent: tuple[Heap, ...]
    used: tuple[Heap, ...]
    aside: tuple[Heap, ...]
    waiting: tuple[Shown, ...]  # in the Active Pool, unrolled, in another's turn
    owned: tuple[Heap, ...]
    quiddity: int  # -1 in another's turn
    more: int  # quiddity that the dice in the tray still show
    captures: int
    glory: int


class Way(NamedTuple):
    """Several moves with one die: on whom, or with what."""

    id: str
    die: Shown
    label: str
    picks: tuple[Pick, ...]


class Button(NamedTuple):
    """Something that is done without choosing a thing."""

    move: str
    label: str
    why: str
    kind: str  # "go", "hot" or none
    icon: str
    choice: bool = False  # it is chosen first, for something comes of it


@dataclass(frozen=True)
class HandModel:
    """The viewer's own band."""

    zones: Zones | None
    ways: tuple[Way, ...]
    buttons: tuple[Button, ...]
    confirm: str  # what the confirm button says before anything is chosen; none if there is nothing to choose
    foreseen: Foreseen


def heaps(pile: Pile, book: Book, say: Strings) -> tuple[Heap, ...]:
    """A pile, equal dice together, the dearest first."""
    counted = Counter(pile)
    order = sorted(counted, key=lambda cls: (-book.card(cls).cost, cls))
    return tuple(Heap(shown_die(cls, book, say), counted[cls]) for cls in order)


def zones(scene: Scene, seat: int, say: Strings) -> Zones:
    book, spot, mine = scene.book, scene.spots[seat], seat == scene.current
    waiting = () if mine else tuple(shown_die(die.phrase, book, say, die.id) for die in spot.active)
    return Zones(
        seat + 1,
        spot.name,
        spot.bag,
        ready_dice(scene, seat, say),
        heaps(spot.spent, book, say),
        heaps(spot.used, book, say),
        heaps(spot.aside, book, say),
        waiting,
        heaps(spot.owned, book, say),
        scene.quiddity if mine else -1,
        quiddity_in_tray(scene) if mine else 0,
        scene.captures if mine else 0,
        spot.glory,
    )


def hand(seen: Seen, scene: Scene, own: Zones | None, say: Strings, ahead: Foreseen) -> HandModel:
    """The viewer's zones, and what can be done besides choosing a die."""
    if own is None:
        return HandModel(None, (), (), "", Foreseen())
    moves = dict(seen.choices or {})
    buttons = tuple(button(said, move, seen, ahead, say) for said, move in moves.items() if move[0] in PLAIN)
    found = () if seen.phase in ON_FELT else ways(seen, scene, say)
    direct = {*PLAIN, "roll", "capture", "spend", "summon"}  # a press does it
    choosing = any(move[0] not in direct for move in moves.values()) or any(one.choice for one in buttons)
    return HandModel(own, found, order(buttons), say("confirm-none") if choosing else "", ahead)


def order(buttons: tuple[Button, ...]) -> tuple[Button, ...]:
    """What gives something first, what ends something last."""
    return tuple(sorted(buttons, key=lambda one: PLAIN.index(one.move)))


def button(said: str, move: Move, seen: Seen, ahead: Foreseen, say: Strings) -> Button:
    """A move that needs no thing."""
    match move[0]:
        case "spend all":
            return Button(said, say("button-spend-all"), say("button-spend-all-why"), "", "quid")
        case "attack" if any(blow.total for blow in ahead.blows):
            most = max(blow.total for blow in ahead.blows)
            return Button(said, say("button-attack", number=most), toll(ahead, say), "hot", "atk", True)
        case "attack":
            return Button(said, say("button-no-attack"), say("button-no-attack-why"), "", "step")
        case "end" if seen.phase == "keep":
            return Button(said, say("button-keep"), say("button-keep-why"), "", "step")
        case "end":
            return Button(said, say("button-end"), say("button-end-why"), "", "flag")
        case _:
            label, why = PASSES.get(seen.phase, ("button-pass", "button-pass-why"))
            return Button(said, say(label), say(why), "", "step")


def toll(ahead: Foreseen, say: Strings) -> str:
    """How many creatures an attack destroys."""
    if ahead.least == ahead.most:
        return say("button-attack-sure", number=ahead.most) if ahead.most else say("button-attack-nobody")
    return say("button-attack-range", least=ahead.least, most=ahead.most)


PASSES = {  # by phase: what it means to do nothing
    "immediate": ("pass-immediate", "pass-immediate-why"),
    "protect": ("pass-protect", "pass-protect-why"),
    "rescue": ("pass-rescue", "pass-rescue-why"),
    "cull": ("pass-cull", "pass-cull-why"),
}


def ways(seen: Seen, scene: Scene, say: Strings) -> tuple[Way, ...]:
    """Moves with one die that go several ways: casting, copying, rerolling others along."""
    found: dict[str, list[tuple[str, Move]]] = {}
    for said, move in (seen.choices or {}).items():
        if move[0] not in PLAIN and move[0] not in IN_TRAY:
            found.setdefault(str(move[3] if move[0] == "copy" else move[1]), []).append((said, move))
    made = []
    for number, (phrase, moves) in enumerate(found.items(), start=1):
        verb = moves[0][1][0]
        words = "way-copy" if verb == "copy" else "way-use" if verb.startswith("use") else "way-cast"
        label = say(words, name=named(say, scene.book, phrase, brief=True))
        listed = tuple(pick(said, move, seen, scene, say) for said, move in moves)
        made.append(Way(f"way-{number}", die_of(phrase, -1, scene, say), label, listed))
    return tuple(made)
