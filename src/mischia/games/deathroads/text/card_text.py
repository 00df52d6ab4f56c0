"""What stands on a card, a sheet or a token, put into words from the data: who edits the data gets the right text."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from mischia.core.language import Strings, message_of
from mischia.games.deathroads.content.box import Content, box
from mischia.games.deathroads.content.effect_language import DIRECTIONS, SAME, Effect, Effects
from mischia.games.deathroads.content.item_reader import (
    COST_OF_WEAPON,
    AiCard,
    AiType,
    Blocks,
    Card,
    Cells,
    Event,
    Pilot,
    Sheet,
    Skid,
)

YOU: Final = "you"  # to whom a text speaks: the one who does it
CAR: Final = "car"  # or of a car to which it is done
AROUND: Final = frozenset((x, y) for x in (-1, 0, 1) for y in (-1, 0, 1)) - {(0, 0)}


def printed(content: Content, name: str, say: Strings) -> str:
    """What a thing of the game does, in a few sentences; nothing if there is no such thing."""
    if name in content.number:
        return card(content.cards[content.number[name]], say)
    shelves: tuple[tuple[dict[str, Any], Callable[[Any, Strings], str]], ...] = (
        (content.vehicles, sheet),
        (content.drones, sheet),
        (content.pilots, lambda one, words: pilot(one, content.board.hand, words)),
        (content.skid_by_name, skid),
        (content.event_by_name, lambda one, words: event(one, one in content.finals, words)),
        (content.ai_types, character),
        (content.ai_by_name, ai_card),
        (content.armour, lambda one, words: sentence(effects(one, YOU, words))),
    )
    for shelf, told in shelves:
        if name in shelf:
            return told(shelf[name], say)
    return ""


def in_the_box(name: str) -> Callable[[Strings], str]:
    """How the text of a thing that comes in the box is put together: once for each language."""
    told: dict[str, str] = {}

    def text(say: Strings) -> str:
        if say.language not in told:
            told[say.language] = printed(box(), name, say)
        return told[say.language]

    return text


# --- cards, sheets, characters


def card(one: Card, say: Strings) -> str:
    """A card of a player's deck."""
    told = [say("text-cost", cost=one.cost)]
    told += [say("text-row", gear=gear, effects=effects(row, YOU, say)) for gear, row in one.rows]
    if one.tracks:
        tracks = [track(mode, cells, say) for mode, cells in one.tracks]
        if one.picks == len(tracks):
            told.append(sentence(say("text-and").join(tracks)))
        else:
            numbered = [f"({number}) {text}" for number, text in enumerate(tracks, start=1)]
            told.append(say("text-some-of", number=one.picks, tracks=say("text-semicolon").join(numbered)))
        told.append(say("text-hit", effects=effects(one.target, CAR, say)))
        if one.if_hit:
            told.append(say("text-if-hit", effects=effects(one.if_hit, YOU, say)))
    return " ".join(told)


def sheet(one: Sheet, say: Strings) -> str:
    """A vehicle or a drone."""
    return say(
        "text-sheet",
        condition="/".join(map(str, one.condition)),
        handling=one.handling,
        bash="/".join(map(str, one.bash)),
        track=", ".join([say(f"status-{status}") for status in one.skid_track]),
    )


def pilot(one: Pilot, hand: int, say: Strings) -> str:
    """A pilot's passive ability and action."""
    told = []
    if one.ignore_skid:
        told.append(say("text-ignore-skid", number=one.ignore_skid))
    if one.no_setback:
        told.append(say("text-no-setback"))
    if one.bash:
        told.append(say("text-bash", number=one.bash))
    if one.trophy_bash:
        told.append(say("text-trophy-bash", number=one.trophy_bash))
    if one.barrier_damage:
        told.append(say("text-barrier-damage", number=-one.barrier_damage))
    if one.far_behind_damage:
        told.append(say("text-far-behind-damage", number=-one.far_behind_damage))
    if one.hand_size:
        told.append(say("text-hand-size", number=hand + one.hand_size))
    if one.immune:
        told.append(say("text-immune", status=say(f"status-{one.immune}")))
    if one.skid_keeps_gear:
        told.append(say("text-keeps-gear"))
    if one.action is not None:
        told.append(say("text-pilot", cost=one.action.cost, effects=effects(one.action.effects, YOU, say)))
    return " ".join(told)


def skid(one: Skid, say: Strings) -> str:
    return sentence(effects(one.effects, YOU, say))


def event(one: Event, final: bool, say: Strings) -> str:
    """A road event or a Final Stretch card."""
    told = []
    if one.on_reveal:
        told.append(say("text-on-reveal", blocks=blocks(one.on_reveal, say)))
    if one.resolve:
        told.append(say("text-every-round" if final else "text-resolve", blocks=blocks(one.resolve, say)))
    if one.not_last:
        told.append(say("text-not-last"))
    return " ".join(told)


def blocks(some: Blocks, say: Strings) -> str:
    return say("text-semicolon").join([block(one, say) for one in some])


def block(one: tuple[Any, ...], say: Strings) -> str:
    """A part of an event."""
    if one[0] == "who":
        return say("text-who", cars=say(message_of("who", one[1])), effects=effects(one[2], CAR, say))
    if one[0] == "cover":
        return say("text-cover", side=one[1])
    if one[0] == "barrier":
        return say("text-barrier", rows=say("text-and").join(map(str, one[1])))
    return say("text-clear-barriers")


def character(one: AiType, say: Strings) -> str:
    """The character of an AI driver."""
    traits = [say("trait-aggressive" if one.aggressive else "trait-runner")]
    traits += [say("trait-friendly-fire")] if one.friendly_fire else []
    traits += [say("trait-reckless")] if one.reckless else []
    return say(
        "text-character",
        traits=capital(", ".join(traits)),
        cost=cost(one.default.cost),
        default=effects(one.default.effects, YOU, say),
        price=cost(one.signature.cost),
        signature=effects(one.signature.effects, YOU, say),
    )


def ai_card(one: AiCard, say: Strings) -> str:
    """An AI action card."""
    told = []
    if one.boss:
        special = effects(one.special.effects, YOU, say)
        told.append(say("text-boss", boss=named(one.boss, say), cost=cost(one.special.cost), effects=special))
    told.append(say("text-any-ai", cost=cost(one.action.cost), effects=effects(one.action.effects, YOU, say)))
    if one.drone:
        told.append(say("text-drone-icon"))
    return " ".join(told)


def cost(number: int) -> str:
    return "X" if number == COST_OF_WEAPON else str(number)


# --- effects


def effects(some: Effects, who: str, say: Strings) -> str:
    """A list of effects, as one clause."""
    return say("text-then").join([effect(one, who, say) for one in some]) or say("text-nothing")


def effect(one: Effect, who: str, say: Strings) -> str:
    """One effect."""
    verb = one[0]
    if verb == "move":
        return movement(one[1], one[2], one[3], who, say)
    if verb in ("handling", "gear"):
        return say(f"fx-{verb}-{'up' if one[1] > 0 else 'down'}", who=who, number=abs(one[1]))
    if verb == "status":
        return say("fx-status", who=who, status=say(f"status-{one[1]}"), number=one[2])
    if verb == "remove_status":
        all_kinds = one[1] == "all"
        return say("fx-rid-all", who=who) if all_kinds else say("fx-rid", who=who, status=say(f"status-{one[1]}"))
    if verb == "choose":
        return say("text-or").join([effects(some, who, say) for some in one[1]])
    if verb == "optional":
        return say("fx-optional", effects=effects(one[1], who, say))
    if verb == "adjacent":
        return say("fx-adjacent", effects=effects(one[1], CAR, say))
    if verb == "if":
        return condition(one, who, say)
    if verb in ("damage", "repair", "draw", "discard"):
        return say(f"fx-{verb}", who=who, number=one[1])
    return say(f"fx-{verb}")


def movement(directions: Sequence[str], n: int, arrows: Sequence[str], who: str, say: Strings) -> str:
    """A movement symbol with its red arrows."""
    if tuple(directions) == DIRECTIONS:
        told = say("fx-move-any", who=who, number=n)
    else:
        told = say("fx-move", who=who, way=ways(directions, say), number=n)
    if not arrows:
        return told
    return told + say("fx-push", who=who, way=say("text-same-way") if arrows == SAME else ways(arrows, say))


def ways(directions: Sequence[str], say: Strings) -> str:
    """Directions to choose from, forward last."""
    words = [say(f"direction-{way}") for way in ("left", "right", "back", "forward") if way in directions]
    return say("text-or").join([*([", ".join(words[:-1])] if words[:-1] else []), words[-1]])


def condition(one: Effect, who: str, say: Strings) -> str:
    """What happens only in some situation, and what otherwise."""
    told = [say(message_of("if", key), number=int(limit)) for key, limit in one[1]]
    then = f"{say('text-and').join(told)} {effects(one[2], who, say)}"
    return say("fx-otherwise", then=then, otherwise=effects(one[3], who, say)) if one[3] else then


# --- where a shot goes


def track(mode: str, cells: Cells, say: Strings) -> str:
    """Whom a track of a weapon reaches."""
    which = "line" if mode == "line" else "one" if len(cells) == 1 else "all"
    return say(f"track-{which}", cells=reach(cells, say))


def reach(cells: Cells, say: Strings) -> str:
    """Cells seen from the shooter: "1–4 ahead", "1 left, 1–3 ahead"."""
    if set(cells) == AROUND:
        return say("reach-around")
    columns, rows = sorted({x for x, _ in cells}), sorted({y for _, y in cells})
    if len(cells) > 1 and len(columns) == 1 and in_a_row(rows):
        along = say("reach-ahead" if rows[0] > 0 else "reach-behind", cells=span(rows))
        return f"{beside(columns[0], say)}, {along}" if columns[0] else along
    if len(cells) > 1 and rows == [0] and in_a_row(columns):
        return say("reach-right" if columns[0] > 0 else "reach-left", cells=span(columns))
    return ", ".join([spot(x, y, say) for x, y in cells])


def in_a_row(numbers: Sequence[int]) -> bool:
    """Whether numbers follow each other, on one side of 0."""
    return numbers[-1] - numbers[0] == len(numbers) - 1 and not numbers[0] <= 0 <= numbers[-1]


def span(numbers: Sequence[int]) -> str:
    low, high = sorted((abs(numbers[0]), abs(numbers[-1])))
    return f"{low}–{high}"


def spot(x: int, y: int, say: Strings) -> str:
    """One cell."""
    along = [say("reach-ahead" if y > 0 else "reach-behind", cells=str(abs(y)))] if y else []
    return " ".join([*([beside(x, say)] if x else []), *along])


def beside(x: int, say: Strings) -> str:
    return say("reach-right" if x > 0 else "reach-left", cells=str(abs(x)))


# --- words


def named(name: str, say: Strings) -> str:
    """A thing as people call it; one that a position brings along has no other name than its own."""
    id = message_of("item", name)
    return say(id) if say.has(id) else name


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def sentence(text: str) -> str:
    return f"{capital(text)}."
