"""The AI drivers: their turn in ten steps."""

from itertools import combinations

from mischia.core.bags import ONE
from mischia.core.questions import Chance, Move, Question
from mischia.core.state import Event
from mischia.games.deathroads.content.effect_language import Effects
from mischia.games.deathroads.content.item_reader import COST_OF_WEAPON, Action, AiCard, AiType
from mischia.games.deathroads.rules import automa_weighing, bikes, damage, driving, resolution, shooting, skid
from mischia.games.deathroads.rules.choice import begin_action, choose
from mischia.games.deathroads.rules.coop_setup import cells_beside
from mischia.games.deathroads.rules.road import cell_name, distance, free_for, off_middle, row
from mischia.games.deathroads.rules.setup import give_vehicle
from mischia.games.deathroads.rules.state import ARMOUR, BOSS, DRONE, OFF, PLAYER, State, car_of, owner

ORDINARY = "card"  # which action is tried
SPECIAL = "boss"


def ai_turn(s: State, racer: int) -> None:  # DR-183 to DR-192
    s.then((apply_statuses, racer))


def type_of(s: State, racer: int) -> AiType:
    return s.content.ai_types[s.kind[racer]]


# --- steps 1 and 2


def apply_statuses(s: State, racer: int) -> None:  # DR-183, DR-R58, DR-R72
    car = car_of(racer)
    name = s.racer_name(racer)
    stuns = s.stun[car]
    burned = s.burn[car] > 0
    stunned = False
    if stuns and stuns < s.handling[racer]:
        for _ in range(stuns):
            s.stun[car] -= 1
            s.say("stunned-handling", "DR-183", name)
            damage.set_handling(s, racer, s.handling[racer] - 1, "DR-183")
    elif stuns:
        stunned = True
        s.stun[car] = 0
        s.say("stunned-idle", "DR-183", name)
    if burned:
        s.burn[car] = 0
        s.say("burned-ai", "DR-183", name)
    s.then((skid_or_act, racer, burned, stunned))
    if s.veer[car]:
        s.then((skid.veer, car))


def skid_or_act(s: State, racer: int, burned: bool, stunned: bool) -> None:
    if s.out[racer]:
        return
    if s.handling[racer] < 1:  # DR-184, DR-R57
        s.then((skid.skid, racer), (finish_turn, racer, ""))
    elif stunned:
        s.then((focus, racer), (finish_turn, racer, ""))
    elif burned:
        s.then((draw_face_down, racer))
    else:
        s.then((draw_card, racer))


# --- steps 3 and 4


def draw_face_down(s: State, racer: int) -> Question | None:  # DR-183
    """A burned AI draws a card that nobody sees; only its default action is possible."""
    pile = s.ai_deck or s.ai_discard
    if not pile:
        s.then((try_default, racer, ""), (finish_turn, racer, ""))
        return None
    return Chance(("draw ai",), pile, 1, drawn_face_down, s.content.ai_names)


def drawn_face_down(s: State, racer: int, outcome: Move) -> None:
    take_card(s, outcome[1])
    s.say("draws-down", "DR-183", s.racer_name(racer))
    s.then((try_default, racer, ""), (finish_turn, racer, ""))


def draw_card(s: State, racer: int) -> Question | None:  # DR-185
    pile = s.ai_deck or s.ai_discard
    if not pile:
        s.then((try_default, racer, ""), (finish_turn, racer, ""))
        return None
    return Chance(("draw ai",), pile, 1, card_drawn, s.content.ai_names)


def card_drawn(s: State, racer: int, outcome: Move) -> None:
    take_card(s, outcome[1])
    s.then((show_card, racer, outcome[1]))


def take_card(s: State, name: str) -> None:  # DR-R74
    if not s.ai_deck:
        s.ai_deck = s.ai_discard
        s.ai_discard = 0
        s.say("ai-reshuffled", "DR-R74")
    card = ONE[s.content.ai_names.index(name)]
    s.ai_deck -= card
    s.ai_discard += card


def show_card(s: State, racer: int, name: str) -> None:  # DR-186
    """The card; its boss, if it is in play and able, takes over (DR-R55, DR-R56)."""
    card = s.content.ai_by_name[name]
    s.say("ai-draws", "DR-185", s.racer_name(racer), name)
    for boss in damage.bosses(s):
        if s.vehicle[boss] == card.boss:
            if not s.done[boss] and s.handling[boss] >= 1:
                s.active = boss
                s.say("boss-action", "DR-186", s.racer_name(boss))
                s.then((try_action, boss, name, SPECIAL), (finish_turn, boss, name))
                return
            s.say("boss-unable", "DR-R55", s.racer_name(boss))
    s.then((try_action, racer, name, ORDINARY), (finish_turn, racer, name))


# --- steps 5 to 8


def action_of(kind: AiType, card: AiCard, which: str) -> Action:
    """The action that is tried, at the cost of the signature move where it has one (DR-181)."""
    action = card.special if which == SPECIAL else card.action
    if action.cost == COST_OF_WEAPON and any(effect[0] == "signature" for effect in action.effects):
        action = Action(kind.signature.cost, action.effects)
    return action


def shoots(s: State, racer: int, effects: Effects) -> bool:
    """Whether an action contains shooting."""
    return any(
        effect[0] == "shoot"
        or (effect[0] == "signature" and shoots(s, racer, type_of(s, racer).signature.effects))
        or (effect[0] in ("optional", "adjacent") and shoots(s, racer, effect[1]))
        or (effect[0] == "choose" and any(shoots(s, racer, one) for one in effect[1]))
        or (effect[0] == "if" and (shoots(s, racer, effect[2]) or shoots(s, racer, effect[3])))
        for effect in effects
    )


def too_dear(s: State, racer: int, cost: int) -> bool:  # DR-179
    return not type_of(s, racer).reckless and s.handling[racer] - cost < 1


def try_action(s: State, racer: int, name: str, which: str) -> None:  # DR-187, DR-188
    """The action of a card, if the AI can pay for it and its traits allow it."""
    action = action_of(type_of(s, racer), s.content.ai_by_name[name], which)
    cost = 1 if s.ai[racer] == DRONE else action.cost  # DR-199
    tell(s, "tries", "DR-186" if which == SPECIAL else "DR-188", racer, name)
    if cost != COST_OF_WEAPON and too_dear(s, racer, cost):  # DR-R51
        tell(s, "too-dear", "DR-187", racer, name)
        s.then((pass_round, racer))
        return
    begin_action(s)
    found = possible(s, racer, name, action)
    affordable = [one for one in found if not too_dear(s, racer, one.cost)]
    if found and not affordable:  # DR-R53
        tell(s, "too-dear", "DR-R53", racer, name)
        s.then((pass_round, racer))
    elif found:
        carry_out(s, racer, name, action, affordable)
    else:  # DR-180
        s.then((try_default, racer, name))


def possible(s: State, racer: int, name: str, action: Action) -> list[automa_weighing.Outcome]:
    """The ways to carry out an action that are not forbidden; each that is tried is told."""
    kind = type_of(s, racer)
    found = automa_weighing.outcomes(s, racer, action.effects, action.cost)
    if shoots(s, racer, action.effects):  # DR-188, DR-R52
        hitting = [one for one in found if one.hits]
        if not hitting:
            tell(s, "no-target", "DR-R52", racer, name)
            return []
        found = hitting
    fair = automa_weighing.allowed(found, kind.friendly_fire)
    for one in found:
        if one in fair:
            tell_way(s, "weighs", "DR-R47", racer, one)
        else:
            tell_way(s, "rules-out", "DR-R50", racer, one)
    if not fair:
        tell(s, "hurts-own", "DR-178", racer, name)
    return fair


def told(path: tuple[Move, ...]) -> tuple[str, ...]:
    """The choices of a way to carry out an action, each as a phrase."""
    said = [" + ".join(move[1]) if move[0] == "weapons" else " ".join([str(word) for word in move]) for move in path]
    return tuple(said) or ("as printed",)


def tell_way(s: State, id: str, clause: str, racer: int, one: automa_weighing.Outcome) -> None:
    """Tell one way to carry out an action, and all by which it is weighed (DR-R47)."""
    if s.log is not None:
        weights = (one.harm, one.rows, one.distance, int(one.dirt), halves(one.middle), one.own, one.cost)
        s.tell(Event(id, clause, (s.racer_name(racer), told(one.path), *weights)))


def halves(number: int) -> str:
    """Half of a number: lanes from the middle, which may lie between two."""
    return f"{number // 2 or '' if number % 2 else number // 2}{'½' if number % 2 else ''}"


def tell(s: State, id: str, clause: str, racer: int, name: str) -> None:
    if s.log is not None:
        s.say(id, clause, s.racer_name(racer), name or "default action")


def carry_out(
    s: State, racer: int, name: str, action: Action, found: list[automa_weighing.Outcome]
) -> None:  # DR-188, DR-193
    """Pay, and do it in the best way."""
    chosen = automa_weighing.best(found, type_of(s, racer).aggressive)
    tell_way(s, "settles", "DR-R47", racer, chosen)
    s.say("acts", "DR-188" if name else "DR-189", s.racer_name(racer))
    damage.pay_handling(s, racer, chosen.cost, "DR-188" if name else "DR-189")
    s.plan = chosen.path
    s.then((resolution.do_effects, racer, car_of(racer), action.effects), driving.return_cars, forget_plan)


def forget_plan(s: State) -> None:
    s.plan = ()


def try_default(s: State, racer: int, name: str) -> None:  # DR-189, DR-180
    """The default action, if the AI can pay for it (DR-R54) and its traits allow it."""
    action = type_of(s, racer).default
    cost = 1 if s.ai[racer] == DRONE else action.cost
    tell(s, "tries", "DR-189", racer, "")
    if cost != COST_OF_WEAPON and too_dear(s, racer, cost):
        tell(s, "too-dear", "DR-R54", racer, "")
        s.then((focus, racer))
        return
    begin_action(s)
    found = [one for one in possible(s, racer, "", action) if not too_dear(s, racer, one.cost)]
    if found:
        carry_out(s, racer, "", action, found)
    else:
        s.then((focus, racer))


def focus(s: State, racer: int) -> None:  # DR-190
    if s.handling[racer] > 1:
        s.say("focuses", "DR-190", s.racer_name(racer))
        damage.set_handling(s, racer, s.handling[racer] - 1, "DR-190")
    else:
        s.then((pass_round, racer))


def pass_round(s: State, racer: int) -> None:  # DR-86, DR-187
    s.done[racer] = True
    s.say("passes", "DR-187", s.racer_name(racer))


# --- steps 9 and 10


def finish_turn(s: State, racer: int, name: str) -> None:
    if s.ai[racer] == BOSS and not s.out[racer]:
        s.then((driving.set_back, racer), (drone_icon, racer, name))  # DR-191


def drone_icon(s: State, racer: int, name: str) -> None:  # DR-192, DR-R57, DR-R64, DR-R78
    if s.out[racer] or not name or not s.content.ai_by_name[name].drone:
        return
    missing = [drone for drone in s.drones if s.out[drone]]
    flying = len([other for other in s.initiative if s.ai[other] == DRONE])
    if missing:
        release(s, racer, missing[0])
    elif flying:
        s.say("drones-strike", "DR-192", flying)
        struck = tuple([car for car in s.all_cars() if s.ai[owner(car)] == PLAYER])
        s.then((bikes.one_by_one, struck, damage.damage, (flying,)), driving.return_cars)


def release(s: State, boss: int, drone: int) -> None:  # DR-192, DR-R64, DR-R65
    car = car_of(drone)
    players = [other for other in s.all_cars() if s.ai[owner(other)] == PLAYER and s.cell[other] != OFF]
    places = [s.initiative.index(owner(other)) for other in players]  # both bikes have their player's
    cells = [cell for cell in cells_beside(s, s.cell[car_of(boss)]) if free_for(s, cell, car)]
    if not cells:
        s.say("no-room", "DR-R65", s.racer_name(drone), s.racer_name(boss))
        return

    def nearness(cell: int) -> tuple[int, int, int, int, int]:
        far = [(distance(cell, s.cell[other]), place) for other, place in zip(players, places, strict=True)]
        nearest = min(far) if far else (0, 0)
        return (nearest[0], nearest[1], -row(cell), off_middle(s, cell), cell)

    give_vehicle(s, drone, s.vehicle[drone])
    s.armour[car] = ARMOUR[: s.drone_armour]
    s.out[drone] = s.done[drone] = False
    s.cell[car] = min(cells, key=nearness)
    s.initiative.append(drone)
    s.say("releases", "DR-192", s.racer_name(boss), s.racer_name(drone), cell_name(s, s.cell[car]))


# --- shooting, pushing, armour


def shoot(s: State, racer: int) -> Question | None:  # DR-198
    """A boss chooses which weapons to fire; a drone fires what it has."""
    weapons = s.weapons[racer]
    if not weapons:
        return None
    if s.ai[racer] == DRONE:
        weapons_chosen(s, racer, ("weapons", weapons))
        return None
    sets = [some for many in range(len(weapons), 0, -1) for some in combinations(weapons, many)]
    return choose(s, racer, tuple([("weapons", some) for some in dict.fromkeys(sets)]), weapons_chosen, racer)


def weapons_chosen(s: State, racer: int, move: Move) -> None:
    s.then(*[(shooting.fire, racer, car_of(racer), weapon) for weapon in move[1]])


def pushes(s: State, racer: int, car: int, directions: tuple[str, ...], n: int) -> str:  # DR-196
    """The direction in which an AI pushes a car."""
    if len(directions) == 1:
        return directions[0]
    kind = type_of(s, racer)
    found = automa_weighing.push_outcomes(s, racer, car, directions, n)
    return automa_weighing.best_push(found, kind.aggressive, kind.friendly_fire)


def use_armour_of_ai(s: State, car: int, colour: str) -> None:  # DR-R59
    """An AI uses the movement of an armour token in the best way that its traits allow."""
    racer = owner(car)
    effects = s.content.armour[colour]
    if s.wrecked[car] or s.cell[car] == OFF or not any(effect[0] == "move" for effect in effects):
        return
    kind = type_of(s, racer)
    found = automa_weighing.allowed(automa_weighing.outcomes(s, racer, effects, 0), kind.friendly_fire)
    if found:
        s.say_car("uses-armour", "DR-R59", car, colour)
        do_best(s, car, effects, found)


def bear(s: State, car: int, effects: Effects) -> None:  # DR-194, DR-R47
    """What an event or a skid does to an AI: where it leaves a choice the AI chooses as in an action of its own."""
    found = automa_weighing.outcomes(s, owner(car), effects, 0)
    do_best(s, car, effects, automa_weighing.allowed(found, type_of(s, owner(car)).friendly_fire) or found)


def do_best(s: State, car: int, effects: Effects, found: list[automa_weighing.Outcome]) -> None:
    """Carry out effects in the best of some ways, and go back to what was planned before."""
    s.then((keep_plan, s.plan))
    s.plan = automa_weighing.best(found, type_of(s, owner(car)).aggressive).path
    s.then((resolution.do_effects, owner(car), car, effects))


def keep_plan(s: State, plan: tuple[Move, ...]) -> None:
    """Go back to what was planned before."""
    s.plan = plan
