"""A Quarriors position: each key with how it is written, read and seen."""

from collections.abc import Sequence
from copy import deepcopy
from typing import Any

from mischia.core.bags import ONE, Bag, bag, count, items, kinds
from mischia.core.position import Doc, Dump, Key, Read, by_all
from mischia.core.state import Task
from mischia.games.quarriors.content.catalogue import cls_of, is_done, undone
from mischia.games.quarriors.options import Options
from mischia.games.quarriors.position import read_table
from mischia.games.quarriors.position.agenda import dump_stack, load_stack, sum_of
from mischia.games.quarriors.position.dice_phrases import spelt_out
from mischia.games.quarriors.position.guess import FOLLOWING
from mischia.games.quarriors.rules import attack, destruction, immediate, rolling, scoring, turn
from mischia.games.quarriors.rules.glory import most_glorious
from mischia.games.quarriors.rules.state import CHANGED, LATE, NOBODY, SAFE, ZEROED, State
from mischia.games.quarriors.rules.turn import TURN

Names = Sequence[str]

STEPS = {  # by what answers; whatever else is asked is a choice that an ability leaves
    turn.revealed: "reveal",
    turn.started: "start",
    scoring.did_claim: "claim",
    scoring.rewarded: "ability",
    scoring.culled_one: "cull",
    rolling.drew: "draw",
    rolling.drew_unrolled: "draw",
    rolling.rolled: "roll",
    destruction.rolled_aside: "roll",
    immediate.used: "immediate",
    turn.acted: "main",
    attack.protected: "protect",
    attack.defended: "defend",
    destruction.rescued: "rescue",
    turn.captured: "main",
    turn.kept: "keep",
}
BEGINNINGS: dict[tuple[str, str | None], Task] = {  # by phase and step: where in the turn a position begins
    ("score", "start"): scoring.score_creatures,
    ("ready", "draw"): rolling.draw_dice,
    ("ready", "immediate"): immediate.use_immediate,
    ("ready", "main"): turn.summon_and_cast,
    ("attack", None): attack.begin_attack,
    ("capture", "main"): turn.capture,
    ("end", "keep"): turn.clear_away,
}


def step(s: State) -> str | None:
    """Which step the open question belongs to."""
    return None if s.question is None else STEPS.get(s.question.then, "choose")


def phase(s: State) -> str:
    """What is asked: the step, or in a main step the phase."""
    now = step(s)
    if now is None:
        return "over" if s.over else "between"
    return s.phase if now == "main" else now


# --- from what was read to a state


def build(read: dict[str, Any], options: Options) -> State:
    """The state in which what the phase and step say is the next thing to be done."""
    names: list[str] = read["players"]
    s = State()
    s.clear(len(names))
    s.options = options
    s.content = read["content"]["given"]
    s.cat = read["content"]["catalogue"]
    s.phase = read["phase"]
    s.current = NOBODY if read["current"] is None else names.index(read["current"])
    s.target = read["target"]
    s.glory = [read["glory"][name] for name in names]
    s.cards, s.wilds = read["wilds"]["cards"], read["wilds"]["dice"]
    for seat, name in enumerate(names):
        zones = read["zones"][name]
        s.bags[seat], s.spent[seat], s.used[seat] = zones["bag"], zones["spent"], zones["used"]
        s.active[seat] = zones["active"]
        s.ready[seat], s.spells[seat] = zones["ready"]
        s.aside[seat] = read["aside"][name]
    s.boxed = read["boxed"]
    s.quiddity, s.discount, s.culls = read["quiddity"], read["discount"], read["culls"]
    captures = 2 if options.advanced_capture else 1
    s.captures = captures if read["captures"] is None else read["captures"]
    s.to_draw = read["to_draw"]
    s.scored = read["scored"]
    s.summoned = [s.cat.ids[name] for name in read["summoned"]]
    s.victims = [names.index(name) for name in read["victims"]]
    s.to_active = [names.index(name) for name in read["to_active"]]
    s.winded = [names.index(name) for name in read["winded"]]
    s.boosts = [(names.index(one["player"]), one["what"], one["n"]) for one in read["boosts"]]
    for name, left in read["attack"].items():
        s.attack[names.index(name)] = left
    s.defender = NOBODY if read["defender"] is None else names.index(read["defender"])
    s.fallen = [(names.index(name), die, copy) for name, die, copy in read["fallen"]]
    for key, mark in (("safe", SAFE), ("zeroed", ZEROED), ("changed", CHANGED)):
        for name, phrases in read[key].items():
            put_marks(s, names.index(name), phrases, mark)
    s.box = read_table.stock(s.cat, len(names)) - on_table(s)
    resume(s, read)
    return s


def put_marks(s: State, seat: int, phrases: list[str], mark: int) -> None:
    for phrase in phrases:
        creature = s.find(seat, phrase, mark)
        assert creature is not None
        s.mark(seat, creature, mark)


def resume(s: State, read: dict[str, Any]) -> None:
    now = read["phase"]
    if read["stack"]:
        read_table.trusting(load_stack, s, read["stack"])
    elif now == "over":
        reached = [seat for seat in range(s.seats) if s.glory[seat] >= s.target]
        s.winners = tuple(reached if len(reached) == 1 else most_glorious(s))
    elif now == "setup":
        for name in s.options.chosen():
            card = s.cat.cards[name]
            if s.cards[card.cls] is None:
                turn.lay_out(s, card, turn.DICE)
        s.then(turn.set_up)
    else:
        s.then(*TURN[TURN.index(BEGINNINGS[now, read["step"]]) :])


# --- from a state to a document


def dump_zone(s: State, seat: int) -> Doc:
    words, classes = s.cat.words, s.cat.classes
    return {
        "bag": [classes[cls] for cls in items(s.bags[seat])],
        "active": sorted([words[undone(die)] + (" done" if is_done(die) else "") for die in s.active[seat]]),
        "ready": ready_area(s, seat),
        "spent": [classes[cls] for cls in items(s.spent[seat])],
        "used": [classes[cls] for cls in items(s.used[seat])],
    }


def dump_zones(s: State, names: Names) -> Doc:
    return {name: dump_zone(s, seat) for seat, name in enumerate(names)}


def ready_area(s: State, seat: int) -> list[str]:
    return [creature.phrase for creature in s.ready[seat]] + sorted([s.cat.words[die] for die in s.spells[seat]])


def marked(s: State, names: Names, mark: int) -> dict[str, list[str]]:
    return by_name(names, [[one.phrase for one in area if one.marks & mark] for area in s.ready])


def dump_wilds(s: State, names: Names) -> dict[str, int]:
    laid = [card for card in s.cards if card is not None]
    laid.sort(key=lambda card: (card.type, card.cost, card.id))  # QU-9: basic, creature, spell
    return {card.id: s.wilds[card.cls] for card in laid}


def dump_fallen(s: State, names: Names) -> list[dict[str, str]]:
    words = s.cat.words
    return [
        {"player": names[seat], "die": words[die] + (f" as {words[copy]}" if copy else "")}
        for seat, die, copy in s.fallen
    ]


def owned_by(s: State, seat: int) -> Bag:
    """All dice of a player, wherever they are (QU-R59)."""
    held = s.bags[seat] + s.spent[seat] + s.used[seat] + s.aside[seat]
    held += bag([cls_of(die) for die in s.active[seat]]) + bag([cls_of(die) for die in s.spells[seat]])
    for creature in s.ready[seat]:
        held += ONE[creature.cls] + bag([cls_of(die) for die in creature.attached])
    return held + bag([cls_of(die) for owner, die, _ in s.fallen if owner == seat])


def dump_owned(s: State, seat: int) -> Doc:
    dice = owned_by(s, seat)
    return {s.cat.classes[cls]: count(dice, cls) for cls in kinds(dice)}


def on_table(s: State) -> Bag:
    """Every die in the Wilds and of the players."""
    held = sum(owned_by(s, seat) for seat in range(s.seats))
    return held + sum(many * ONE[cls] for cls, many in enumerate(s.wilds))


def things(s: State) -> Bag:
    """Every die, wherever it lies; the rest is in the box (QU-11, QU-13)."""
    return s.box + on_table(s)


def summed_stack(stack: Doc, doc: Doc) -> Doc:
    """What is under way, with a sum over the rest of the position, so that nothing can slip."""
    if not stack:
        return {}
    return {**stack, "sum": sum_of({name: value for name, value in doc.items() if name not in FOLLOWING})}


def bags_as_sizes(zones: Doc, viewer: str | None, doc: Doc) -> Doc:
    """QU-121, QU-R52: everything is open but what is in a bag, one's own too."""
    return {name: {**places, "bag": len(places["bag"])} for name, places in zones.items()}


def named(names: Names, seats: list[int]) -> list[str]:
    return [names[seat] for seat in seats]


def by_name(names: Names, values: list[Any]) -> dict[str, Any]:
    return dict(zip(names, values, strict=True))


def open_key(
    name: str,
    dump: Dump[State],
    read: Read,
    ordered: bool = False,
    view_only: bool = False,
) -> Key[State]:
    """A key that everybody sees."""
    return Key(name, dump, read, seen=by_all, ordered=ordered, view_only=view_only, spelt_out=spelt_out)


KEYS: tuple[Key[State], ...] = (
    open_key("players", lambda s, names: list(names), read_table.read_players, ordered=True),
    open_key("content", lambda s, names: deepcopy(s.content), read_table.read_content),
    open_key("phase", lambda s, names: s.phase, read_table.read_phase),
    open_key("step", lambda s, names: step(s), read_table.read_step),
    open_key(
        "current",
        lambda s, names: None if s.current == NOBODY else names[s.current],
        read_table.read_current,
        ordered=True,
    ),
    open_key("target", lambda s, names: s.target, read_table.read_target),
    open_key("glory", lambda s, names: by_name(names, s.glory), read_table.read_glory),
    open_key("wilds", dump_wilds, read_table.read_wilds),
    Key("zones", dump_zones, read_table.read_zones, seen=bags_as_sizes, ordered=False, spelt_out=spelt_out),
    open_key(
        "aside",
        lambda s, names: by_name(names, [[s.cat.classes[cls] for cls in items(held)] for held in s.aside]),
        read_table.read_aside,
    ),
    open_key("fallen", dump_fallen, read_table.read_fallen, ordered=True),
    open_key("quiddity", lambda s, names: s.quiddity, read_table.read_number),
    open_key("captures", lambda s, names: s.captures, read_table.read_captures),
    open_key("discount", lambda s, names: s.discount, read_table.read_number),
    open_key("culls", lambda s, names: s.culls, read_table.read_culls),
    open_key("scored", lambda s, names: s.scored[:], read_table.read_scored),
    open_key(
        "summoned",
        lambda s, names: [s.cat.classes[cls] for cls in s.summoned],
        read_table.read_summoned,
    ),
    open_key("victims", lambda s, names: named(names, s.victims), read_table.read_some_players),
    open_key(
        "boosts",
        lambda s, names: [{"player": names[seat], "what": what, "n": n} for seat, what, n in s.boosts],
        read_table.read_boosts,
    ),
    open_key("zeroed", lambda s, names: marked(s, names, ZEROED), read_table.read_marked),
    open_key("to_active", lambda s, names: named(names, s.to_active), read_table.read_some_players),
    open_key("safe", lambda s, names: marked(s, names, SAFE), read_table.read_marked),
    open_key("changed", lambda s, names: marked(s, names, CHANGED), read_table.read_marked),
    open_key("winded", lambda s, names: named(names, s.winded), read_table.read_some_players),
    open_key(
        "attack",
        lambda s, names: {names[seat]: left for seat, left in enumerate(s.attack) if left != NOBODY},
        read_table.read_attack,
    ),
    open_key(
        "defender",
        lambda s, names: None if s.defender == NOBODY else names[s.defender],
        read_table.read_defender,
    ),
    open_key("to_draw", lambda s, names: s.to_draw, read_table.read_to_draw),
    open_key("boxed", lambda s, names: s.boxed[:], read_table.read_boxed),
    Key(
        "stack",
        lambda s, names: dump_stack(s),
        read_table.read_stack,
        seen=lambda stack, viewer, doc: summed_stack(stack, doc),
        ordered=False,
        spelt_out=spelt_out,
        stored=summed_stack,
    ),
    Key(
        "owned",
        lambda s, names: {name: dump_owned(s, seat) for seat, name in enumerate(names)},
        read_table.read_number,
        seen=by_all,
        ordered=False,
        view_only=True,
    ),
    open_key("late", lambda s, names: marked(s, names, LATE), read_table.read_marked, view_only=True),
)
