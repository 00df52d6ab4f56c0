"""What is still to be done, as a plain document: the steps by name, with their arguments."""

import json
from collections.abc import Callable, Sequence
from typing import Any, Final
from zlib import crc32

from mischia.core.bags import items
from mischia.core.errors import BadPosition
from mischia.core.position import Doc
from mischia.core.questions import Question
from mischia.games.deathroads.rules import (
    automa,
    bikes,
    coop_setup,
    damage,
    driving,
    resolution,
    road_events,
    rounds,
    setup,
    shooting,
    skid,
    turn,
)
from mischia.games.deathroads.rules.state import NO_CARD, State

# A step's id is written into stored tables: it stays when the function is renamed or moves to another module
STEPS: Final[dict[str, Callable[..., Question | None]]] = {
    "automa.ai_turn": automa.ai_turn,
    "automa.apply_statuses": automa.apply_statuses,
    "automa.bear": automa.bear,
    "automa.draw_card": automa.draw_card,
    "automa.draw_face_down": automa.draw_face_down,
    "automa.drone_icon": automa.drone_icon,
    "automa.finish_turn": automa.finish_turn,
    "automa.focus": automa.focus,
    "automa.forget_plan": automa.forget_plan,
    "automa.keep_plan": automa.keep_plan,
    "automa.pass_round": automa.pass_round,
    "automa.shoot": automa.shoot,
    "automa.show_card": automa.show_card,
    "automa.skid_or_act": automa.skid_or_act,
    "automa.try_action": automa.try_action,
    "automa.try_default": automa.try_default,
    "automa.use_armour_of_ai": automa.use_armour_of_ai,
    "bikes.one_by_one": bikes.one_by_one,
    "coop.draw_boss": coop_setup.draw_boss,
    "coop.draw_drone": coop_setup.draw_drone,
    "coop.draw_type": coop_setup.draw_type,
    "coop.draw_weapon": coop_setup.draw_weapon,
    "coop.place_boss": coop_setup.place_boss,
    "coop.place_drone": coop_setup.place_drone,
    "coop.set_up_ai": coop_setup.set_up_ai,
    "damage.damage": damage.damage,
    "damage.lose_handling": damage.lose_handling,
    "damage.scrap_pair": damage.scrap_pair,
    "damage.use_armour": damage.use_armour,
    "draft.draw_pilot": setup.draw_pilot,
    "draft.first_chooser": setup.first_chooser,
    "draft.hand_out_rest": setup.hand_out_rest,
    "draft.pick_pairs": setup.pick_pairs,
    "draft.pilots_phase": setup.pilots_phase,
    "draft.place": setup.place,
    "draft.placing_phase": setup.placing_phase,
    "draft.presets_phase": setup.presets_phase,
    "draft.set_up": setup.set_up,
    "draft.start_presets": setup.start_presets,
    "draft.take_deck": setup.take_deck,
    "draft.take_pilot": setup.take_pilot,
    "draft.take_preset": setup.take_preset,
    "draft.take_vehicle": setup.take_vehicle,
    "draft.vehicles_phase": setup.vehicles_phase,
    "draft.weapons_phase": setup.weapons_phase,
    "driving.advance": driving.advance,
    "driving.bashed": driving.bashed,
    "driving.come_back": driving.come_back,
    "driving.drift": driving.drift,
    "driving.hit_barrier": driving.hit_barrier,
    "driving.move": driving.move,
    "driving.push": driving.push,
    "driving.pushed": driving.pushed,
    "driving.put_back": driving.put_back,
    "driving.return_cars": driving.return_cars,
    "driving.set_back": driving.set_back,
    "resolve.befall": resolution.befall,
    "resolve.choose_effects": resolution.choose_effects,
    "resolve.discard_cards": resolution.discard_cards,
    "resolve.do_beside": resolution.do_beside,
    "resolve.do_effect": resolution.do_effect,
    "resolve.do_effects": resolution.do_effects,
    "resolve.draw_card": resolution.draw_card,
    "resolve.draw_cards": resolution.draw_cards,
    "resolve.may_use": resolution.may_use,
    "roadside.befall": road_events.befall,
    "roadside.do_block": road_events.do_block,
    "roadside.do_blocks": road_events.do_blocks,
    "roadside.draw_event": road_events.draw_event,
    "roadside.draw_lane": road_events.draw_lane,
    "roadside.drop_event": road_events.drop_event,
    "roadside.on_reveal": road_events.on_reveal,
    "roadside.resolve_event": road_events.resolve_event,
    "roadside.resolve_events": road_events.resolve_events,
    "roadside.resolve_final": road_events.resolve_final,
    "roadside.reveal": road_events.reveal,
    "roadside.reveal_final": road_events.reveal_final,
    "roadside.turn_up_event": road_events.turn_up_event,
    "rules.end_of_round": rounds.end_of_round,
    "rules.fill_hand": rounds.fill_hand,
    "rules.fill_hands": rounds.fill_hands,
    "rules.initiative_phase": rounds.initiative_phase,
    "rules.next_turn": rounds.next_turn,
    "rules.play_round": rounds.play_round,
    "rules.preparation_phase": rounds.preparation_phase,
    "rules.prepare": rounds.prepare,
    "rules.race_phase": rounds.race_phase,
    "rules.resolution_phase": rounds.resolution_phase,
    "rules.reveal_phase": rounds.reveal_phase,
    "rules.take_turn": rounds.take_turn,
    "shooting.fire": shooting.fire,
    "shooting.was_hit": shooting.was_hit,
    "skid.draw_skid": skid.draw_skid,
    "skid.drop_veer": skid.drop_veer,
    "skid.put_skids_away": skid.put_skids_away,
    "skid.skid": skid.skid,
    "skid.suffer": skid.suffer,
    "skid.turn_up": skid.turn_up,
    "skid.veer": skid.veer,
    "skid.veer_on": skid.veer_on,
    "turn.act": turn.act,
    "turn.apply_status": turn.apply_status,
    "turn.drop_stuns": turn.drop_stuns,
    "turn.player_turn": turn.player_turn,
    "turn.put_card_away": turn.put_card_away,
    "turn.second_action": turn.second_action,
    "turn.use_card": turn.use_card,
}
NAMES: Final = {step: name for name, step in STEPS.items()}
A_STEP: Final = "@"


def dump_agenda(s: State, names: Sequence[str]) -> Doc | None:
    """The stack from the top, the step that asks first; and what belongs to the turn that is on."""
    question = s.question
    tasks = s.agenda[::-1] if question is None else [(question.step, *question.args), *s.agenda[::-1]]
    if not tasks:
        return None
    return {
        "todo": [plain(task) if type(task) is tuple else [[A_STEP, NAMES[task]]] for task in tasks],
        "turn": {
            "place": s.place,
            "idle": s.idle,
            "acted": s.acted,
            "playing": None if s.playing == NO_CARD else s.content.card_names[s.playing],
            "spared": s.spared,
            "marked": s.marked,
            "plan": plain(s.plan),
            "skids": list_of(s.skid_out, s.content.skid_names),
        },
        "sealed": {names[seat]: plain(move) for seat, move in enumerate(s.sealed or []) if move is not None},
    }


def list_of(held: int, called: Sequence[str]) -> list[str]:
    """What is in a bag, by name."""
    return [called[kind] for kind in items(held)]


def plain(value: Any) -> Any:
    """Lists in place of tuples, names in place of steps."""
    if type(value) is tuple or type(value) is list:
        return [one if type(one) is int or type(one) is str else plain(one) for one in value]
    return [A_STEP, NAMES[value]] if callable(value) else value


def revived(value: Any) -> Any:
    """Tuples in place of lists, steps in place of names."""
    if isinstance(value, list):
        if len(value) == 2 and value[0] == A_STEP:
            if value[1] not in STEPS:
                raise BadPosition("agenda", f"there is no step {value[1]!r}")
            return STEPS[value[1]]
        return tuple([revived(one) for one in value])
    return value


def mark(doc: Doc) -> int:
    """A number by which an agenda knows the position that it belongs to."""
    agenda = doc.get("agenda")
    rest = {key: value for key, value in doc.items() if key != "agenda"}
    own = {key: value for key, value in agenda.items() if key != "of"} if isinstance(agenda, dict) else agenda
    return crc32(json.dumps([rest, own], sort_keys=True, default=str).encode())


def resume(s: State, agenda: Doc, names: Sequence[str]) -> None:
    """Put the tasks of a document on the agenda of a state that is read already."""
    for task in agenda["todo"][::-1]:
        s.agenda.append(revived(task))
    turn_on = agenda["turn"]
    s.place = turn_on["place"]
    s.idle = turn_on["idle"]
    s.acted = turn_on["acted"]
    s.playing = NO_CARD if turn_on["playing"] is None else s.content.number[turn_on["playing"]]
    s.spared = turn_on["spared"]
    s.marked = turn_on["marked"]
    s.plan = revived(turn_on["plan"])
    if agenda["sealed"]:
        s.sealed = [revived(agenda["sealed"].get(name)) for name in names]
