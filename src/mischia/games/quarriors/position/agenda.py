"""Where a game goes on: steps under way, written down so that a saved game finds its place again."""

import json
from typing import Any
from zlib import crc32

from mischia.core.bags import ONE, items
from mischia.core.content import Fault
from mischia.core.state import Step, Task
from mischia.games.quarriors.content.catalogue import Catalogue
from mischia.games.quarriors.rules import (
    attack,
    copying,
    destruction,
    hooks,
    immediate,
    rolling,
    scoring,
    spells,
    summoning,
    turn,
)
from mischia.games.quarriors.rules.state import LATE, State
from mischia.games.quarriors.rules.turn import TURN

# A step's id is written into stored tables: it stays when the function is renamed or moves to another module
STEPS: dict[str, Step] = {
    **hooks.STEPS,
    "reveal_creatures": turn.reveal_creatures,
    "reveal_spells": turn.reveal_spells,
    "first_player": turn.first_player,
    "score_creatures": scoring.score_creatures,
    "starve": destruction.starve,
    "draw_six": turn.draw_six,
    "draw_dice": rolling.draw_dice,
    "roll_all": turn.roll_all,
    "roll_dice": rolling.roll_dice,
    "use_immediate": immediate.use_immediate,
    "ready_spells": immediate.ready_spells,
    "summon_and_cast": turn.summon_and_cast,
    "begin_attack": attack.begin_attack,
    "begin_capture": turn.begin_capture,
    "capture": turn.capture,
    "clear_away": turn.clear_away,
    "keep_spells": turn.keep_spells,
    "end_turn": turn.end_turn,
    "claim": scoring.claim,
    "claim_on": scoring.claim_on,
    "count_glory": scoring.count_glory,
    "use_rewards": scoring.use_rewards,
    "cull_dice": scoring.cull_dice,
    "draw_unrolled": rolling.draw_unrolled,
    "start_drawing": rolling.start_drawing,
    "draw_and_roll": immediate.draw_and_roll,
    "roll_then_use": immediate.roll_then_use,
    "fall": destruction.fall,
    "rescue": destruction.rescue,
    "bury": destruction.bury,
    "killed": destruction.killed,
    "roll_aside": destruction.roll_aside,
    "take_form": copying.take_form,
    "works_when_summoned": summoning.works_when_summoned,
    "breathe": attack.breathe,
    "count_attack": attack.count_attack,
    "protect": attack.protect,
    "protect_oneself": attack.protect_oneself,
    "fix_attack": attack.fix_attack,
    "defend": attack.defend,
    "take_damage": attack.take_damage,
    "attack_is_over": attack.attack_is_over,
    "take_effect": spells.take_effect,
}
IDS = {step: id for id, step in STEPS.items()}

SETUP: dict[Step, list[Task]] = {
    turn.reveal_creatures: [turn.first_player, turn.reveal_spells],
    turn.reveal_spells: [turn.first_player],
    turn.first_player: [],
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
        "steps": [[IDS[step], *args] for step, *args in tasks],
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
