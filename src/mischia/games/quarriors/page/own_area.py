"""What lies before the viewer: the five zones, and the buttons for what is done without a die on the felt."""

from collections import Counter
from dataclasses import dataclass
from typing import NamedTuple

from mischia.core.language import Strings
from mischia.core.page import SEVERAL, Seen
from mischia.core.questions import Move
from mischia.games.quarriors.page import forecast
from mischia.games.quarriors.page.capture_view import effect
from mischia.games.quarriors.page.centre_view import ON_FELT, own_seat
from mischia.games.quarriors.page.choice_view import Pick, die_of, names_of, pick
from mischia.games.quarriors.page.dice_view import Shown, named, ready_dice, shown_die
from mischia.games.quarriors.page.one_press import acts_at_once, then_roll
from mischia.games.quarriors.page.payment import way_to_all
from mischia.games.quarriors.page.scene import Book, Pile, Scene
from mischia.games.quarriors.page.wilds_view import Foreseen, quiddity_in_tray
from mischia.games.quarriors.rules.forced import has_only_to_attack, has_only_to_end, is_asked_what_to_keep
from mischia.games.quarriors.rules.state import State
from mischia.games.quarriors.rules.turn import END

SOON = 5  # seconds in which a turn that has nothing left can still be taken back
PLAIN = ("attack", "pass", "end")  # moves that need no thing
IN_TRAY = ("roll", "use", "spend", "spend all", "summon", "capture")  # verbs of things that lie elsewhere


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
    soon: int = 0  # so many seconds later it is done by itself: there is nothing else to do


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
    s = forecast.table(seen) if moves else None
    plain = sorted((move for move in moves.values() if move[0] in PLAIN), key=lambda move: PLAIN.index(move[0]))
    buttons = tuple(one for move in plain if s for one in buttons_of(move, s, seen, ahead, say))
    if s and (every := way_to_all(s)):
        why = say("pays", number=every.dice, left=every.left) if every.dice else say("offer-left", number=every.left)
        buttons = (Button(every.moves, say("button-summon-all"), why, "go", "mv-up"), *buttons)
    found = () if seen.phase in ON_FELT else ways(seen, scene, say)
    choosing = any(s and not acts_at_once(s, move) for move in moves.values()) or any(one.choice for one in buttons)
    return HandModel(own, found, buttons, say("confirm-none") if choosing else "", ahead)


def buttons_of(move: Move, s: State, seen: Seen, ahead: Foreseen, say: Strings) -> tuple[Button, ...]:
    """A move that needs no thing; the end of a turn in two ways, if there are spells to be kept or not."""
    made = button(move, s, seen, ahead, say)
    if move != END or seen.phase == "keep":
        return (made,)
    soon = SOON if has_only_to_end(s) else 0
    if soon:
        made = made._replace(why=say("button-end-soon", number=soon), soon=soon)
    if not is_asked_what_to_keep(forecast.after(s, END)):
        return (made,)
    kept = made._replace(move=SEVERAL.join(("end", "end")), why=made.why if soon else say("button-end-keeps"))
    return (kept, Button("end", say("button-discard"), say("button-discard-why"), "small", "undo"))


def button(move: Move, s: State, seen: Seen, ahead: Foreseen, say: Strings) -> Button:
    """A move that needs no thing."""
    said = move[0]
    match said:
        case "attack" if any(blow.total for blow in ahead.blows):
            most = max(blow.total for blow in ahead.blows)
            busy = not has_only_to_attack(s)
            return Button(said, say("button-attack", number=most), toll(ahead, say), "hot", "atk", busy)
        case "attack":
            return Button(said, say("button-no-attack"), say("button-no-attack-why"), "", "step")
        case "end" if seen.phase == "keep":
            return Button(said, say("button-keep"), say("button-keep-why"), "", "step")
        case "end":
            return Button(said, say("button-end"), say("button-end-why"), "", "flag")
        case _:
            label, why = PASSES.get(seen.phase, ("button-pass", "button-pass-why"))
            rolls = then_roll(s, move, said) if seen.phase == "cull" else said
            return Button(rolls, say(label if rolls == said else "pass-and-roll"), say(why), "", "step")


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
    """Moves with one die that go several ways: casting, copying, rerolling others along; equal ones are there once."""
    found: dict[str, list[Move]] = {}
    said = {move: phrase for phrase, move in (seen.choices or {}).items()}
    for move in said:
        if move[0] not in PLAIN and move[0] not in IN_TRAY:
            found.setdefault(str(move[3] if move[0] == "copy" else move[1]), []).append(move)
    table, own = forecast.table(seen), own_seat(seen)
    made: list[Way] = []
    for number, (phrase, moves) in enumerate(found.items(), start=1):
        verb, die = moves[0][0], die_of(phrase, own, scene, say)
        words = "way-copy" if verb == "copy" else "way-use" if verb.startswith("use") else "way-cast"
        label = say(words, name=named(say, scene.book, phrase, brief=True))
        text = effect(scene.book.card(die.cls), say)
        listed = [
            pick(said[move], move, seen, scene, say)._replace(
                direct=acts_at_once(table, move), effect=text, marks=names_of(move, own, scene)
            )
            for move in moves
        ]
        if not any(alike(die, listed, other) for other in made):
            made.append(Way(f"way-{number}", die, label, tuple(listed)))
    return tuple(made)


def alike(die: Shown, listed: list[Pick], other: Way) -> bool:
    """Whether another die shows the same and can do the same."""
    same = [(one.label, one.look) for one in listed] == [(one.label, one.look) for one in other.picks]
    return same and die._replace(vt="", label="") == other.die._replace(vt="", label="")
