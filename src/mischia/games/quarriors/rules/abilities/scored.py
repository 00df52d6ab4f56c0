"""What works when a creature scores, of its own and of a spell attached to it (QU-R14).

What a player may do comes as two functions: the moves, and what the move does.
"""

from typing import Any, Final

from mischia.core.bags import ONE, count, kinds
from mischia.core.questions import Move, Moves
from mischia.games.quarriors.content.ability import NUMBER, TYPES, Ability, creature, spell
from mischia.games.quarriors.content.catalogue import ANY, DONE, cls_of, die_of, face_of, undone
from mischia.games.quarriors.rules.glory import gain_glory
from mischia.games.quarriors.rules.hooks import DRAWS_ON_SCORE, EARNS, GLORY, REWARDED, REWARDS
from mischia.games.quarriors.rules.scoring import cull, take_free
from mischia.games.quarriors.rules.state import State


@creature("glory_on_score", on=GLORY, n=NUMBER)
def glory_on_score(s: State, ability: Ability, others: int) -> int:
    return ability.n


@creature("glory_per_other", on=GLORY, worth=0.8, n=NUMBER)
def glory_per_other(s: State, ability: Ability, others: int) -> int:
    return ability.n * others


@creature("discount_on_score", on=EARNS, worth=0.4, n=NUMBER)
def discount_on_score(s: State, ability: Ability) -> None:  # QU-R44
    s.discount += ability.n


@creature("extra_capture_on_score", on=EARNS, worth=0.4, n=NUMBER)
def extra_capture_on_score(s: State, ability: Ability) -> None:  # QU-87
    s.captures += ability.n


@creature("draw_on_score", on=DRAWS_ON_SCORE, worth=0.3, n=NUMBER)
def draw_on_score(s: State, ability: Ability) -> int:
    return ability.n


# --- fetching a die of the Used Pile


@creature("fetch_on_score", on=REWARDS, worth=0.4)
def fetches(s: State, ability: Ability, seat: int, own: int) -> Moves:  # QU-R15
    used = s.used[seat]
    return tuple(
        [
            ("fetch", s.cat.classes[cls])
            for cls in kinds(used)
            if s.cat.creature_die[cls] and (cls != own or count(used, cls) > 1)
        ]
    )


@creature("fetch_on_score", on=REWARDED)
def fetched(s: State, ability: Ability, seat: int, own: int, move: Move) -> bool:
    cls = s.cat.ids[move[1]]
    s.used[seat] -= ONE[cls]
    s.active[seat].append(die_of(cls, 0))  # QU-R33
    s.say("fetch", "QU-R15", seat, move[1])
    return False


# --- exchanging it with a rival's die


@creature("trade_on_score", on=REWARDS, worth=0.3)
def trades(s: State, ability: Ability, seat: int, own: int) -> Moves:  # QU-R50
    if not count(s.used[seat], own):
        return ()
    return tuple([("trade", rival, s.cat.classes[cls]) for rival in s.clockwise(seat) for cls in kinds(s.used[rival])])


@creature("trade_on_score", on=REWARDED)
def traded(s: State, ability: Ability, seat: int, own: int, move: Move) -> bool:
    cls = s.cat.ids[move[2]]
    s.used[seat] += ONE[cls] - ONE[own]
    s.used[move[1]] += ONE[own] - ONE[cls]
    s.say("trade", "QU-R50", seat, move[1], move[2])
    return False


# --- taking a die from the Wilds

GAIN: Final[dict[str, Any]] = {"only": TYPES, "max_cost": NUMBER, "to": ("bag", "used")}


@creature("gain_on_score", on=REWARDS, worth=0.5, **GAIN)
@spell("gain_on_score", "attach", on=REWARDS, worth=0.6, **GAIN)
def gains(s: State, ability: Ability, seat: int, own: int) -> Moves:
    found: list[Move] = []
    only, most = ability.says("only"), ability.number("max_cost", ANY)
    for cls, card in enumerate(s.cards):
        if card is not None and s.wilds[cls] > 0 and card.cost <= most and only in ("", card.type):
            found.append(("gain", s.cat.classes[cls], s.cat.classes[own]))
    return tuple(found)


@creature("gain_on_score", on=REWARDED)
@spell("gain_on_score", "attach", on=REWARDED)
def gained(s: State, ability: Ability, seat: int, own: int, move: Move) -> bool:
    s.say("gain", "QU-R14", seat, move[1], move[2])
    take_free(s, seat, s.cat.ids[move[1]], ability.says("to", "used"))
    return False


# --- giving a die for a dearer one


@spell("upgrade_on_score", "attach", on=REWARDS, worth=0.6, plus=NUMBER)
def swaps(s: State, ability: Ability, seat: int, own: int) -> Moves:  # QU-R50
    found: list[Move] = []
    for old in kinds(s.used[seat]):
        most = s.card(old).cost + ability.number("plus")
        for cls, card in enumerate(s.cards):
            if card is not None and s.wilds[cls] > 0 and card.cost <= most:
                found.append(("swap", s.cat.classes[old], s.cat.classes[cls]))
    return tuple(found)


@spell("upgrade_on_score", "attach", on=REWARDED)
def swapped(s: State, ability: Ability, seat: int, own: int, move: Move) -> bool:
    s.say("swap", "QU-R50", seat, move[1], move[2])
    cull(s, seat, s.cat.ids[move[1]], "QU-51")
    take_free(s, seat, s.cat.ids[move[2]], "used")
    return False


# --- culling spells for glory


@creature("offer_on_score", on=REWARDS, worth=0.3, n=NUMBER)
def offers(s: State, ability: Ability, seat: int, own: int) -> Moves:  # QU-R61
    dice = [undone(die) for die in s.active[seat] if s.card(cls_of(die)).type == "spell"]
    dice += s.spells[seat]
    dice += [die_of(cls, 0) for cls in kinds(s.unattached) if count(s.used[seat], cls)]
    return tuple([("offer", s.cat.words[die]) for die in sorted(set(dice))])


@creature("offer_on_score", on=REWARDED)
def offered(s: State, ability: Ability, seat: int, own: int, move: Move) -> bool:
    """A spell die is culled, wherever it lies; any number of them may be."""
    die = s.cat.die(move[1])
    cls = cls_of(die)
    attached = not face_of(die) and count(s.unattached, cls) > 0 and count(s.used[seat], cls) > 0
    if attached:
        s.unattached -= ONE[cls]
    else:
        s.wilds[cls] += 1
        lying = s.spells[seat] if die in s.spells[seat] else s.active[seat]
        lying.remove(die if die in lying else die | DONE)
    s.say("offer", "QU-R61", seat, move[1])
    if attached:
        cull(s, seat, cls, "QU-R61")
    gain_glory(s, seat, ability.n, "QU-R61")
    return True
