"""A Quarriors position: each key with how it is written, read and seen."""

from collections.abc import Sequence
from copy import deepcopy
from typing import Any

from mischia.core.bags import ONE, Bag, bag, items
from mischia.core.position import Aspect, Doc, Entries, Key, as_it_is, by_all
from mischia.core.state import State as CoreState
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


def build(read: dict[str, Any], options: Options) -> CoreState:
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


def dump_bag(s: State, seat: int, names: Names) -> Doc:
    return {"bag": [s.cat.classes[cls] for cls in items(s.bags[seat])]}


def dump_pool(s: State, seat: int, names: Names) -> Doc:
    words = s.cat.words
    return {"active": sorted([words[undone(die)] + (" done" if is_done(die) else "") for die in s.active[seat]])}


def dump_ready(s: State, seat: int, names: Names) -> Doc:
    return {"ready": ready_area(s, seat)}


def dump_piles(s: State, seat: int, names: Names) -> Doc:
    classes = s.cat.classes
    return {
        "spent": [classes[cls] for cls in items(s.spent[seat])],
        "used": [classes[cls] for cls in items(s.used[seat])],
    }


def ready_area(s: State, seat: int) -> list[str]:
    return [creature.phrase for creature in s.ready[seat]] + sorted([s.cat.words[die] for die in s.spells[seat]])


def marked(s: State, names: Names, mark: int) -> dict[str, list[str]]:
    return {
        name: [creature.phrase for creature in s.ready[seat] if creature.marks & mark]
        for seat, name in enumerate(names)
    }


def dump_wilds(s: State, names: Names) -> dict[str, int]:
    laid = [card for card in s.cards if card is not None]
    laid.sort(key=lambda card: (["basic", "creature", "spell"].index(card.type), card.cost, card.id))  # QU-9
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


def dump_owned(s: State, seat: int, names: Names) -> dict[str, int]:
    dice = items(owned_by(s, seat))
    return {s.cat.classes[cls]: dice.count(cls) for cls in sorted(set(dice))}


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


def bag_as_size(places: Doc) -> Doc:
    """QU-121, QU-R52: everything is open but what is in a bag, one's own too."""
    return {**places, "bag": len(places["bag"])}


def by_seat(s: State, names: Names) -> Names:
    return names


def named(names: Names, seats: list[int]) -> list[str]:
    return [names[seat] for seat in seats]


def by_name(names: Names, values: list[Any]) -> dict[str, Any]:
    return dict(zip(names, values, strict=True))


def open_key(name: str, dump: Any, read: Any, of: str, ordered: bool = False, view_only: bool = False) -> Key:
    """A key that everybody sees."""
    return Key(name, dump, read, seen=by_all, ordered=ordered, view_only=view_only, spelt_out=spelt_out, of=of)


def open_aspect(dump: Any, each: str, all: str = "cat") -> Aspect:
    """Words that everybody sees."""
    return Aspect(dump, each, all, shown=as_it_is, own=as_it_is)


ZONES = Entries(
    by_seat,
    "",
    (
        Aspect(dump_bag, each="bags", all="cat", shown=bag_as_size, own=bag_as_size),
        open_aspect(dump_pool, "active"),
        open_aspect(dump_ready, "ready spells"),
        open_aspect(dump_piles, "spent used"),
    ),
)
OWNED = Entries(by_seat, "", (open_aspect(dump_owned, "bags active ready spells spent used aside", "cat fallen"),))

KEYS = (
    open_key("players", lambda s, names: list(names), read_table.read_players, of="", ordered=True),
    open_key("content", lambda s, names: deepcopy(s.content), read_table.read_content, of="content"),
    open_key("phase", lambda s, names: s.phase, read_table.read_phase, of="phase"),
    open_key("step", lambda s, names: step(s), read_table.read_step, of="question"),
    open_key(
        "current",
        lambda s, names: None if s.current == NOBODY else names[s.current],
        read_table.read_current,
        of="current",
        ordered=True,
    ),
    open_key("target", lambda s, names: s.target, read_table.read_target, of="target"),
    open_key("glory", lambda s, names: by_name(names, s.glory), read_table.read_glory, of="glory"),
    open_key("wilds", dump_wilds, read_table.read_wilds, of="cards wilds"),
    ZONES.key("zones", read_table.read_zones, spelt_out=spelt_out),
    open_key(
        "aside",
        lambda s, names: by_name(names, [[s.cat.classes[cls] for cls in items(held)] for held in s.aside]),
        read_table.read_aside,
        of="cat aside",
    ),
    open_key("fallen", dump_fallen, read_table.read_fallen, of="cat fallen", ordered=True),
    open_key("quiddity", lambda s, names: s.quiddity, read_table.read_number, of="quiddity"),
    open_key("captures", lambda s, names: s.captures, read_table.read_captures, of="captures"),
    open_key("discount", lambda s, names: s.discount, read_table.read_number, of="discount"),
    open_key("culls", lambda s, names: s.culls, read_table.read_culls, of="culls"),
    open_key("scored", lambda s, names: s.scored[:], read_table.read_scored, of="scored"),
    open_key(
        "summoned",
        lambda s, names: [s.cat.classes[cls] for cls in s.summoned],
        read_table.read_summoned,
        of="cat summoned",
    ),
    open_key("victims", lambda s, names: named(names, s.victims), read_table.read_some_players, of="victims"),
    open_key(
        "boosts",
        lambda s, names: [{"player": names[seat], "what": what, "n": n} for seat, what, n in s.boosts],
        read_table.read_boosts,
        of="boosts",
    ),
    open_key("zeroed", lambda s, names: marked(s, names, ZEROED), read_table.read_marked, of="ready"),
    open_key("to_active", lambda s, names: named(names, s.to_active), read_table.read_some_players, of="to_active"),
    open_key("safe", lambda s, names: marked(s, names, SAFE), read_table.read_marked, of="ready"),
    open_key("changed", lambda s, names: marked(s, names, CHANGED), read_table.read_marked, of="ready"),
    open_key("winded", lambda s, names: named(names, s.winded), read_table.read_some_players, of="winded"),
    open_key(
        "attack",
        lambda s, names: {names[seat]: left for seat, left in enumerate(s.attack) if left != NOBODY},
        read_table.read_attack,
        of="attack",
    ),
    open_key(
        "defender",
        lambda s, names: None if s.defender == NOBODY else names[s.defender],
        read_table.read_defender,
        of="defender",
    ),
    open_key("to_draw", lambda s, names: s.to_draw, read_table.read_to_draw, of="to_draw"),
    open_key("boxed", lambda s, names: s.boxed[:], read_table.read_boxed, of="boxed"),
    Key(
        "stack",
        lambda s, names: dump_stack(s),
        read_table.read_stack,
        seen=lambda stack, viewer, doc: summed_stack(stack, doc),
        ordered=False,
        spelt_out=spelt_out,
        stored=summed_stack,
        of="question agenda cat rolling scoring claimed rewards unattached ready",
    ),
    OWNED.key("owned", read_table.read_number, view_only=True),
    open_key("late", lambda s, names: marked(s, names, LATE), read_table.read_marked, of="ready", view_only=True),
)
