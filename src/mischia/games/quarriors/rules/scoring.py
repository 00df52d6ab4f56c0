"""Phase 1: creatures score, their abilities on scoring, and the culls. The same wherever something scores (QU-R16)."""

from typing import Final

from mischia.core.bags import ONE, count, kinds
from mischia.core.questions import Ask, Move, Moves, Question
from mischia.games.quarriors.content.catalogue import DONE, Ability
from mischia.games.quarriors.rules import destruction
from mischia.games.quarriors.rules.glory import end_if_empty, gain_glory, is_over
from mischia.games.quarriors.rules.rolling import start_drawing
from mischia.games.quarriors.rules.state import Creature, State
from mischia.games.quarriors.rules.strength import total

PASS: Final[Move] = ("pass",)
REWARDS: Final = ("fetch_on_score", "trade_on_score", "gain_on_score", "upgrade_on_score", "offer_on_score")


def score_creatures(s: State) -> None:  # QU-45: all of them, without a choice
    score(s, s.current, s.ready[s.current])


def score(s: State, seat: int, creatures: list[Creature]) -> None:  # QU-R14
    """Creatures of a player score together."""
    if creatures:
        s.scoring = [creature.phrase for creature in creatures]
        s.claimed = []
        s.then((claim, seat), (count_glory, seat))


# --- claiming, with `cull_to_score`


def claim(s: State, seat: int) -> Question | None:  # QU-116, QU-R45
    if not s.options.cull_to_score:
        return None
    left = unclaimed(s)
    moves = [("claim", phrase) for at, phrase in enumerate(left) if phrase not in left[:at]]
    return Ask(seat, (*moves, PASS), did_claim, open=True) if left else None


def unclaimed(s: State) -> list[str]:
    left = s.scoring[:]
    for phrase in s.claimed:
        left.remove(phrase)
    return left


def did_claim(s: State, seat: int, move: Move) -> None:
    if move != PASS:
        s.claimed.append(move[1])
        s.then((claim_on, seat))
    s.then(destruction.starve)


def claim_on(s: State, seat: int) -> None:
    """Whoever has starved meanwhile does not score."""
    s.scoring = [creature.phrase for creature in scoring_creatures(s, seat)]
    claimed, s.claimed = s.claimed, []
    for phrase in claimed:
        if s.claimed.count(phrase) < s.scoring.count(phrase):
            s.claimed.append(phrase)
    s.then((claim, seat))


# --- glory


def count_glory(s: State, seat: int) -> None:  # QU-47, QU-49, QU-R14
    """The glory of all that scores is added at once; a die goes where it goes, unless the game ends with it."""
    group = scoring_creatures(s, seat)
    claims = s.claimed[:]
    culled: list[Creature] = []
    gains: list[int] = []
    for creature in group:
        if creature.phrase in claims:
            claims.remove(creature.phrase)
            culled.append(creature)
        gives = not s.options.cull_to_score or creature in culled
        gains.append(glory_of(s, creature, len(group) - 1) if gives else 0)
    ends = s.glory[seat] + sum(gains) >= s.target  # QU-R41
    if seat == s.current:
        earn(s, group)
    for creature, n in zip(group, gains, strict=True):
        if not ends and creature not in culled:  # QU-49
            leave_scoring(s, seat, creature)
            s.used[seat] += ONE[creature.cls]
        s.say("score", "QU-116" if s.options.cull_to_score else "QU-47", seat, creature.phrase, n)
    s.culls = 0 if s.options.cull_to_score else len(group)  # QU-50
    gain_glory(s, seat, sum(gains), "QU-47")
    s.scoring = []
    s.claimed = []
    if is_over(s):
        return
    draws = 0
    for creature in group:
        if creature in culled:  # QU-116
            leave_scoring(s, seat, creature)
            s.wilds[creature.cls] += 1
            s.say("cull", "QU-116", seat, s.cat.classes[creature.cls])
        draws += total(s.works(creature).get("draw_on_score"))
        collect_rewards(s, creature)
    s.then((use_rewards, seat), (start_drawing, seat, draws), (cull_dice, seat))  # QU-R14: drawn before the culls


def scoring_creatures(s: State, seat: int) -> list[Creature]:
    """The creatures that score now, each once."""
    left = s.scoring[:]
    group: list[Creature] = []
    for creature in s.ready[seat]:
        if creature.phrase in left:
            left.remove(creature.phrase)
            group.append(creature)
    return group


def glory_of(s: State, creature: Creature, others: int) -> int:
    """What a creature gives when it scores with so many others."""
    works = s.works(creature)
    n = s.card(s.form(creature)).glory
    n += total(works.get("glory_on_score")) + others * total(works.get("glory_per_other"))
    for spell in creature.attached:
        for ability in s.die_works(spell).get("boost", []):
            n += ability.glory
    return n


def earn(s: State, group: list[Creature]) -> None:
    """What scoring gives the current player for this turn (QU-87, QU-R44)."""
    for creature in group:
        works = s.works(creature)
        s.scored.append(s.card(creature.cls).id)
        s.discount += total(works.get("discount_on_score"))
        s.captures += total(works.get("extra_capture_on_score"))


def leave_scoring(s: State, seat: int, creature: Creature) -> None:  # QU-49, QU-107
    """A scored creature leaves the Ready Area; the spells attached to it go to the Used Pile."""
    s.ready[seat].remove(creature)
    for spell in creature.attached:
        s.used[seat] += ONE[spell >> 3]
        s.unattached += ONE[spell >> 3]


def collect_rewards(s: State, creature: Creature) -> None:
    """The abilities of a scored creature and of its spells are to be used."""
    works = s.works(creature)
    for do in REWARDS:
        for ability in works.get(do, []):
            s.rewards.append((ability, creature.cls))
    for spell in creature.attached:
        for do in REWARDS:
            for ability in s.die_works(spell).get(do, []):
                s.rewards.append((ability, spell >> 3))


# --- when-scores abilities


def use_rewards(s: State, seat: int) -> Question | None:  # QU-R14: in the order the player likes
    moves: list[Move] = []
    for ability, cls in s.rewards:
        for move in reward_moves(s, seat, ability, cls):
            if move not in moves:
                moves.append(move)
    if moves:
        return Ask(seat, (*moves, PASS), rewarded, open=True)
    no_more_rewards(s)
    return None


def no_more_rewards(s: State) -> None:
    s.rewards = []
    s.unattached = 0


def reward_moves(s: State, seat: int, ability: Ability, cls: int) -> Moves:
    """Every way to use one when-scores ability."""
    if ability.do == "fetch_on_score":
        return fetches(s, seat, cls)
    if ability.do == "trade_on_score":
        return trades(s, seat, cls)
    if ability.do == "gain_on_score":
        return gains(s, ability, cls)
    if ability.do == "upgrade_on_score":
        return swaps(s, seat, ability)
    return offers(s, seat)


def fetches(s: State, seat: int, own: int) -> Moves:  # QU-R15
    used = s.used[seat]
    return tuple(
        [
            ("fetch", s.cat.classes[cls])
            for cls in kinds(used)
            if s.cat.creature_die[cls] and (cls != own or count(used, cls) > 1)
        ]
    )


def trades(s: State, seat: int, own: int) -> Moves:  # QU-R50
    if not count(s.used[seat], own):
        return ()
    return tuple([("trade", rival, s.cat.classes[cls]) for rival in s.clockwise(seat) for cls in kinds(s.used[rival])])


def gains(s: State, ability: Ability, own: int) -> Moves:
    """The dice that may be taken from the Wilds, free."""
    found: list[Move] = []
    for cls, card in enumerate(s.cards):
        if card is not None and s.wilds[cls] > 0 and card.cost <= ability.max_cost:
            if not ability.only or card.type == ability.only:
                found.append(("gain", s.cat.classes[cls], s.cat.classes[own]))
    return tuple(found)


def swaps(s: State, seat: int, ability: Ability) -> Moves:  # QU-R50
    found: list[Move] = []
    for old in kinds(s.used[seat]):
        for cls, card in enumerate(s.cards):
            if card is not None and s.wilds[cls] > 0 and card.cost <= s.card(old).cost + ability.plus:
                found.append(("swap", s.cat.classes[old], s.cat.classes[cls]))
    return tuple(found)


def offers(s: State, seat: int) -> Moves:  # QU-R61
    dice = [die & ~DONE for die in s.active[seat] if s.card((die & ~DONE) >> 3).type == "spell"]
    dice += s.spells[seat]
    dice += [cls * 8 for cls in kinds(s.unattached) if count(s.used[seat], cls)]
    return tuple([("offer", s.cat.words[die]) for die in sorted(set(dice))])


def rewarded(s: State, seat: int, move: Move) -> None:
    if move == PASS:
        no_more_rewards(s)
        s.then(destruction.starve)
        return
    at = 0
    while move not in reward_moves(s, seat, s.rewards[at][0], s.rewards[at][1]):
        at += 1
    ability, cls = s.rewards[at]
    if move[0] != "offer":  # any number of spells may be offered
        del s.rewards[at]
    s.then(destruction.starve, (use_rewards, seat))
    if move[0] == "fetch":
        fetched = s.cat.ids[move[1]]
        s.used[seat] -= ONE[fetched]
        s.active[seat].append(fetched * 8)  # QU-R33
        s.say("fetch", "QU-R15", seat, move[1])
    elif move[0] == "trade":
        traded = s.cat.ids[move[2]]
        s.used[seat] += ONE[traded] - ONE[cls]
        s.used[move[1]] += ONE[cls] - ONE[traded]
        s.say("trade", "QU-R50", seat, move[1], move[2])
    elif move[0] == "gain":
        s.say("gain", "QU-R14", seat, move[1], move[2])
        take_free(s, seat, s.cat.ids[move[1]], ability.to)
    elif move[0] == "swap":
        s.say("swap", "QU-R50", seat, move[1], move[2])
        cull(s, seat, s.cat.ids[move[1]], "QU-51")
        take_free(s, seat, s.cat.ids[move[2]], "used")
    else:
        offered(s, seat, s.cat.die(move[1]))
        gain_glory(s, seat, ability.n, "QU-R61")


def take_free(s: State, seat: int, cls: int, to: str) -> None:  # QU-R42: it counts as a capture
    s.wilds[cls] -= 1
    if to == "bag":
        s.bags[seat] += ONE[cls]
    else:
        s.used[seat] += ONE[cls]
    s.say("gains", "QU-R42", seat, s.cat.classes[cls])
    end_if_empty(s)


def offered(s: State, seat: int, die: int) -> None:  # QU-R61
    """A spell die is culled for glory, wherever it lies."""
    cls = die >> 3
    if not die & 7 and count(s.unattached, cls) and count(s.used[seat], cls):
        s.unattached -= ONE[cls]
        s.say("offer", "QU-R61", seat, s.cat.words[die])
        cull(s, seat, cls, "QU-R61")
        return
    s.wilds[cls] += 1
    if die in s.spells[seat]:
        s.spells[seat].remove(die)
    elif die in s.active[seat]:
        s.active[seat].remove(die)
    else:
        s.active[seat].remove(die | DONE)
    s.say("offer", "QU-R61", seat, s.cat.words[die])


# --- culling


def cull(s: State, seat: int, cls: int, clause: str) -> None:  # QU-51
    """A die goes back to its card in the Wilds."""
    s.used[seat] -= ONE[cls]
    s.wilds[cls] += 1
    s.say("cull", clause, seat, s.cat.classes[cls])


def cull_dice(s: State, seat: int) -> Question | None:  # QU-50, QU-R17
    if not s.used[seat]:
        s.culls = 0
    if not s.culls:
        return None
    moves = [("cull", s.cat.classes[cls]) for cls in kinds(s.used[seat])]
    return Ask(seat, (*moves, PASS), culled_one, open=True)


def culled_one(s: State, seat: int, move: Move) -> None:
    if move == PASS:
        s.culls = 0
    else:
        cull(s, seat, s.cat.ids[move[1]], "QU-50")
        s.culls -= 1
    s.then(destruction.starve, (cull_dice, seat))
