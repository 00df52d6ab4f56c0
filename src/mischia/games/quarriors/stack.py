"""Where a game goes on: steps under way, written down so that a saved game finds its place again."""

import json
from typing import Any
from zlib import crc32

from mischia.core.bags import ONE, items
from mischia.core.state import Step, Task
from mischia.games.quarriors import (
    abilities,
    attack,
    copying,
    destruction,
    immediate,
    rolling,
    rules,
    scoring,
    spells,
)
from mischia.games.quarriors.catalogue import Catalogue
from mischia.games.quarriors.rules import TURN
from mischia.games.quarriors.state import LATE, State
from mischia.games.quarriors.vocabulary import Fault

STEPS: dict[str, Step] = {
    step.__name__: step
    for step in (
        rules.reveal_creatures,
        rules.reveal_spells,
        rules.first_player,
        rules.play_turn,
        *TURN,
        scoring.claim,
        scoring.claim_on,
        scoring.count_glory,
        scoring.use_rewards,
        scoring.cull_dice,
        rolling.draw_unrolled,
        rolling.start_drawing,
        immediate.draw_and_roll,
        immediate.roll_then_use,
        destruction.fall,
        destruction.rescue,
        destruction.bury,
        destruction.killed,
        destruction.roll_aside,
        copying.take_form,
        abilities.works_when_summoned,
        abilities.destroy_class,
        attack.breathe,
        attack.count_attack,
        attack.protect,
        attack.protect_oneself,
        attack.fix_attack,
        attack.defend,
        attack.kill_attacker,
        attack.take_damage,
        attack.attack_is_over,
        spells.take_effect,
        spells.destroy_one,
        spells.lift,
        spells.cull_own,
        spells.cull_dearest,
    )
}

SETUP: dict[Step, list[Task]] = {
    rules.reveal_creatures: [rules.first_player, rules.reveal_spells],
    rules.reveal_spells: [rules.first_player],
    rules.first_player: [],
}


def is_plain(s: State) -> bool:
    """Whether the game goes on as the phase and the step say, with nothing under way."""
    question = s.question
    if question is None:
        return True
    if question.args:
        return False
    if question.step in SETUP:
        return s.agenda == SETUP[question.step]
    # dice that are being rolled are known to the stack alone
    if question.step not in TURN or question.step is rolling.roll_dice:
        return False
    return s.agenda == list(TURN[TURN.index(question.step) + 1 :][::-1])


def dump_stack(s: State) -> dict[str, Any]:
    """What is under way, the next step last."""
    if is_plain(s):
        return {}
    question, classes = s.question, s.cat.classes
    assert question is not None
    tasks = [task if isinstance(task, tuple) else (task,) for task in s.agenda] + [(question.step, *question.args)]
    return {
        "steps": [[step.__name__, *args] for step, *args in tasks],
        "rolling": [classes[cls] for cls in items(s.rolling)],
        "scoring": s.scoring[:],
        "claimed": s.claimed[:],
        "rewards": [[ability.card, ability.at, classes[cls]] for ability, cls in s.rewards],
        "unattached": [classes[cls] for cls in items(s.unattached)],
        "late": [creature.phrase for area in s.ready for creature in area if creature.marks & LATE],
    }


def sum_of(doc: dict[str, Any]) -> int:
    """A number that is another one when anything in the position is."""
    return crc32(json.dumps(doc, sort_keys=True).encode())


def check_stack(stack: Any, doc: dict[str, Any]) -> None:
    """A stack belongs to the very position with which it was saved."""
    if not isinstance(stack, dict):
        raise Fault(("stack",), f"{stack!r} is no map")
    plain = {key: value for key, value in stack.items() if key != "sum"}
    try:
        fits = stack.get("sum") == sum_of({**doc, "stack": plain})
    except (TypeError, ValueError):
        fits = False
    if not fits:
        raise Fault(("stack",), "it was saved with another position; leave it out, or change nothing else")


def load_stack(s: State, doc: dict[str, Any]) -> None:
    """Go on where the game was saved."""
    try:
        s.agenda = [(STEPS[name], *args) if args else STEPS[name] for name, *args in doc["steps"]]
        s.rolling = pile(s.cat, doc["rolling"])
        s.scoring = list(doc["scoring"])
        s.claimed = list(doc["claimed"])
        s.rewards = [(s.cat.cards[card].abilities[at], s.cat.ids[cls]) for card, at, cls in doc["rewards"]]
        s.unattached = pile(s.cat, doc["unattached"])
        for phrase in doc["late"]:
            creature = s.find(s.current, phrase, LATE)
            assert creature is not None
            s.mark(s.current, creature, LATE)
    except (KeyError, TypeError, ValueError, IndexError, AssertionError) as broken:
        raise Fault(("stack",), "it was saved with other rules") from broken


def pile(cat: Catalogue, names: list[str]) -> int:
    return sum(ONE[cat.ids[name]] for name in names)
