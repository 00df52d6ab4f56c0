"""Phase 1: creatures score, their abilities on scoring, and the culls. The same wherever something scores (QU-R16)."""

from typing import Final

from mischia.core.bags import ONE, kinds
from mischia.core.questions import Ask, Move, Moves, Question
from mischia.games.quarriors.content.ability import Ability
from mischia.games.quarriors.content.catalogue import cls_of
from mischia.games.quarriors.rules import destruction
from mischia.games.quarriors.rules.glory import end_if_empty, gain_glory, is_over
from mischia.games.quarriors.rules.hooks import DRAWS_ON_SCORE, EARNS, GLORY, REWARDED, REWARDS
from mischia.games.quarriors.rules.rolling import start_drawing
from mischia.games.quarriors.rules.state import Creature, State

PASS: Final[Move] = ("pass",)


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
        for n_drawn, ability in DRAWS_ON_SCORE.of(s.works(creature)):
            draws += n_drawn(s, ability)
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
    n = s.card(s.form(creature)).glory
    for more, ability in GLORY.of(s.works(creature)):
        n += more(s, ability, others)
    for spell in creature.attached:
        for more, ability in GLORY.of(s.die_works(spell)):
            n += more(s, ability, others)
    return n


def earn(s: State, group: list[Creature]) -> None:
    """What scoring gives the current player for this turn (QU-87, QU-R44)."""
    for creature in group:
        s.scored.append(s.card(creature.cls).id)
        for earns, ability in EARNS.of(s.works(creature)):
            earns(s, ability)


def leave_scoring(s: State, seat: int, creature: Creature) -> None:  # QU-49, QU-107
    """A scored creature leaves the Ready Area; the spells attached to it go to the Used Pile."""
    s.ready[seat].remove(creature)
    for spell in creature.attached:
        s.used[seat] += ONE[cls_of(spell)]
        s.unattached += ONE[cls_of(spell)]


def collect_rewards(s: State, creature: Creature) -> None:
    """The abilities of a scored creature and of its spells are to be used."""
    s.rewards += [(ability, creature.cls) for _, ability in REWARDS.of(s.works(creature))]
    for spell in creature.attached:
        s.rewards += [(ability, cls_of(spell)) for _, ability in REWARDS.of(s.die_works(spell))]


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
    moves = REWARDS.find(ability)
    return () if moves is None else moves(s, ability, seat, cls)


def rewarded(s: State, seat: int, move: Move) -> None:
    if move == PASS:
        no_more_rewards(s)
        s.then(destruction.starve)
        return
    at = 0
    while move not in reward_moves(s, seat, s.rewards[at][0], s.rewards[at][1]):
        at += 1
    ability, cls = s.rewards[at]
    s.then(destruction.starve, (use_rewards, seat))
    done = REWARDED.find(ability)
    if done is None or not done(s, ability, seat, cls, move):
        del s.rewards[at]


def take_free(s: State, seat: int, cls: int, to: str) -> None:  # QU-R42: it counts as a capture
    s.wilds[cls] -= 1
    if to == "bag":
        s.bags[seat] += ONE[cls]
    else:
        s.used[seat] += ONE[cls]
    s.say("gains", "QU-R42", seat, s.cat.classes[cls])
    end_if_empty(s)


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
