"""Why a clause fired in just this situation: the second paragraph of the clause box, from what everybody sees."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from mischia.core.language import Strings
from mischia.core.state import Event
from mischia.games.deathroads.content.item_reader import COST_OF_WEAPON, Action
from mischia.games.deathroads.page.fold import NotThere, Table, Who, car_at, car_of, racer_at, sheet_of
from mischia.games.deathroads.page.scene import Car, Racer, Scene
from mischia.games.deathroads.text import automa_reasons
from mischia.games.deathroads.text.card_text import YOU, cost, effects, named, printed, sentence


class Moment(NamedTuple):
    """Some events that are told in one line, and the table before and after them."""

    run: Sequence[Event]
    past: Sequence[Event]  # all that was heard before
    before: Scene
    now: Scene
    table: Table
    say: Strings

    @property
    def event(self) -> Event:
        return self.run[0]

    @property
    def first(self) -> Who:
        """Whom it is about."""
        who: Who = self.event.args[0]
        return who

    def racer(self, who: Who, later: bool = False) -> Racer:
        scene = self.now if later else self.before
        return scene.racers[racer_at(scene, who)]

    def car(self, who: Who, later: bool = False) -> Car:
        scene = self.now if later else self.before
        return car_of(scene, car_at(scene, who))

    def told(self, id: str) -> Event | None:
        """The event of this kind that belongs to it."""
        return next((event for event in self.run if event.id == id), None)

    def title(self, name: str) -> str:
        """A racer or a car as people call it; an AI has the name of its sheet, which may be translated."""
        ai = any(racer.ai and racer.name == name for racer in self.now.racers)
        return named(name, self.say) if ai else name

    def text(self, name: str) -> str:
        """What stands on a thing."""
        return printed(self.table.content, name, self.say)


def of(moment: Moment) -> str:
    """What the clause of a line means here; empty if it says all by itself."""
    reason = REASONS.get(moment.event.id)
    try:
        return "" if reason is None else reason(moment)
    except NotThere:  # a match that began in the middle of a game
        return ""


# --- drafts and rounds


def item(m: Moment) -> str:
    """What stands on what was taken; of an AI that comes to the road, its character and its weapons."""
    if m.event.clause == "DR-165":
        racer = m.racer(m.first, later=True)
        weapons = m.say.all_of([named(weapon, m.say) for weapon in racer.weapons])
        return m.say("here-ai", kind=named(racer.kind, m.say), text=m.text(racer.kind), weapons=weapons)
    return m.text(m.event.args[1])


def offered(m: Moment) -> str:
    return " ".join([f"{named(event.args[0], m.say)}: {m.text(event.args[0])}" for event in m.run])


def pair(m: Moment) -> str:
    return m.text(m.table.content.pairs[m.event.args[1]])


def preset(m: Moment) -> str:
    ready = m.table.content.presets[m.event.args[1]]
    weapons = [named(m.table.content.pairs[code], m.say) for code in ready.weapons]
    things = [named(ready.vehicle, m.say), named(ready.pilot, m.say), *weapons]
    return sentence(m.say.all_of(things))


def new_round(m: Moment) -> str:
    return m.say("here-round", number=m.now.events_left)


def standing(m: Moment) -> str:
    """Row and gear of everybody, by which they are sorted."""
    return m.say("here-standing", racers=ranks(m, m.now))


def ranks(m: Moment, scene: Scene) -> str:
    found = []
    for name in scene.initiative:
        cars = [car for car in scene.racer(name).cars if car.cell]
        if cars:
            car = max(cars, key=lambda one: (int(one.cell[1:]), one.gear))
            found.append(m.say("here-rank", name=m.title(name), row=int(car.cell[1:]), gear=car.gear))
    return m.say("text-semicolon").join(found)


def prepared(m: Moment) -> str:
    """What one's own cards are is for nobody else."""
    cards = [named(event.args[1], m.say) for event in m.run if event.id == "draws-card"]
    return m.say("here-drawn", cards=m.say.all_of(cards)) if cards else ""


def road_event(m: Moment) -> str:
    return m.text(m.event.args[0])


def lane(m: Moment) -> str:
    """Who stands there now."""
    column = m.table.content.board.columns[m.now.cover_left + m.event.args[0]]
    there = [m.title(car.name) for racer in m.now.racers for car in racer.cars if car.cell[:1] == column]
    return m.say("here-lane", column=column, names=m.say.all_of(there, "nobody"))


# --- a turn


def turn(m: Moment) -> str:
    racer = m.racer(m.first)
    tokens = [
        m.say("here-tokens", number=many, status=m.say(f"status-{status}"))
        for status in ("stun", "burn", "veer")
        if (many := sum(getattr(car, status) for car in racer.cars))
    ]
    if racer.handling < 1:
        return m.say("here-must-skid", name=m.title(racer.name), number=racer.handling)
    told = m.say("here-turn", name=m.title(racer.name), number=racer.handling)
    return f"{told} {m.say('here-has-tokens', tokens=', '.join(tokens))}" if tokens else told


def plays(m: Moment) -> str:
    """What stands on the card, up to which row it counts, and what it cost."""
    racer = m.racer(m.first)
    card = m.event.args[1]
    told = [m.text(card)]
    if not m.table.content.cards[m.table.content.number[card]].tracks:
        gears = sorted({car.gear for car in racer.cars if not car.wrecked})
        told.append(m.say("here-gear", gear=" / ".join(map(str, gears))))
    return " ".join([*told, handling(m)]).strip()


def pilot(m: Moment) -> str:
    return f"{m.text(m.racer(m.first).pilot)} {handling(m)}".strip()


def handling(m: Moment) -> str:
    """The handling token before and after."""
    token = m.told("handling")
    if token is None:
        return ""
    return m.say("here-handling", before=m.racer(token.args[0]).handling, now=token.args[1])


def moves(m: Moment) -> str:
    return m.say("here-moves", before=m.car(m.first).cell or "–", now=m.event.args[1])


def bash(m: Moment) -> str:
    """Who stood in the way, and how hard it was."""
    car, target, amount = m.event.args
    told = [
        m.say(
            "here-bash",
            name=m.title(m.car(car).name),
            target=m.title(m.car(target).name),
            cell=m.car(target).cell or "–",
        )
    ]
    racer, place = m.racer(car), car_at(m.before, car)
    plain = sheet_of(m.table, racer).bash[place[1]]
    if amount > plain:  # DR-98
        told.append(m.say("here-harder", pilot=named(racer.pilot, m.say), number=amount - plain))
    return " ".join([*told, condition(m)]).strip()


def condition(m: Moment) -> str:
    """Condition before and after."""
    loss = m.told("takes")
    if loss is None:
        return ""
    before = m.car(loss.args[0])
    now = before.condition - loss.args[1]
    told = m.say("here-condition", name=m.title(before.name), before=before.condition, now=now)
    if now > 0:
        return told
    if before.armour:
        return f"{told} {m.say('here-armour-goes', armour=m.say(f'armour-{before.armour[0]}'))}"
    return f"{told} {m.say('here-no-armour')}"


def barrier(m: Moment) -> str:
    board = m.table.content.board
    told = m.say(
        "here-barrier",
        name=m.title(m.car(m.first).name),
        cell=m.car(m.first).cell or "–",
        number=board.barrier_handling,
    )
    return f"{told} {condition(m)}".strip()


def far_ahead(m: Moment) -> str:
    """Who is in the slipstream."""
    car = m.car(m.first)
    stay = [
        m.title(other.name)
        for racer in m.before.racers
        for other in racer.cars
        if other.cell[:1] == car.cell[:1] and other.name != car.name and other.cell
    ]
    return m.say("here-far-ahead", name=m.title(car.name), cell=car.cell or "–", names=m.say.all_of(stay, "nobody"))


def far_behind(m: Moment) -> str:
    return m.say("here-far-behind", name=m.title(m.car(m.first).name), number=m.table.content.board.far_behind)


def drifts(m: Moment) -> str:
    return m.say("here-drifts", cell=m.car(m.first).cell or "–")


def fires(m: Moment) -> str:
    """With what."""
    if m.before.playing:
        return m.text(m.before.playing)
    weapons = m.racer(m.first).weapons
    return " ".join([f"{named(weapon, m.say)}: {m.text(weapon)}" for weapon in weapons])


def armour(m: Moment) -> str:
    car = m.car(m.first, later=True)
    return m.say("here-armour", name=m.title(car.name), number=car.condition, left=len(car.armour))


def uses_armour(m: Moment) -> str:
    return m.text(m.event.args[1])


def trophy(m: Moment) -> str:
    return m.say("here-trophy", name=m.title(m.before.active))


def gear(m: Moment) -> str:
    return m.say("here-shift", before=m.car(m.first).gear, now=m.event.args[1])


def repairs(m: Moment) -> str:
    before = m.car(m.first)
    return m.say(
        "here-condition", name=m.title(before.name), before=before.condition, now=before.condition + m.event.args[1]
    )


def status(m: Moment) -> str:
    return m.say(f"here-status-{m.event.args[2]}")


def sheds(m: Moment) -> str:
    why = {"DR-75": "here-stuns-void", "DR-R7": "here-no-hand", "DR-77": "here-veered"}.get(m.event.clause)
    return m.say(why) if why else ""


def immune(m: Moment) -> str:
    name = m.racer(m.first).pilot
    return f"{named(name, m.say)}: {m.text(name)}"


def ignores(m: Moment) -> str:
    return immune(m)


def skids(m: Moment) -> str:
    """How far below 1, and how many cards."""
    racer = m.racer(m.first)
    cards = max([car.gear for car in racer.cars if not car.wrecked], default=0)
    return m.say("here-skid", name=m.title(racer.name), handling=racer.handling, spaces=1 - racer.handling, cards=cards)


def skid_card(m: Moment) -> str:
    return m.text(m.event.args[0])


def eliminated(m: Moment) -> str:
    return m.say("here-no-armour")


def over(m: Moment) -> str:
    """How it was decided."""
    if m.event.clause == "DR-48":
        return m.say("here-standing", racers=ranks(m, m.before))
    return m.say(f"here-over-{m.event.clause.lower()}")


# --- AI drivers


def ai_card(m: Moment) -> str:
    return m.text(m.event.args[1])


def action_of(m: Moment, racer: Racer, name: str) -> Action:
    """The action that is tried: of the card, for its boss, or the default one."""
    kind = m.table.content.ai_types[racer.kind]
    if name not in m.table.content.ai_by_name:
        return kind.default
    card = m.table.content.ai_by_name[name]
    action = card.special if m.before.ai_drew and called(m, racer.name) else card.action
    if action.cost == COST_OF_WEAPON and any(effect[0] == "signature" for effect in action.effects):
        action = Action(kind.signature.cost, action.effects)
    if ("signature",) in action.effects:
        rest = [effect for effect in action.effects if effect != ("signature",)]
        return Action(action.cost, (*kind.signature.effects, *rest))
    return action


def called(m: Moment, name: str) -> bool:
    """Whether a boss was called by its symbol since the last card was drawn."""
    for event in reversed(m.past):
        if event.id == "boss-action":
            return bool(event.args[0] == name)
        if event.id in ("ai-draws", "turn"):
            return False
    return False


def tries(m: Moment) -> str:
    racer = m.racer(m.first)
    action = action_of(m, racer, m.event.args[1])
    price = "1" if racer.ai == "drone" else cost(action.cost)
    told = sentence(effects(action.effects, YOU, m.say))
    return m.say("here-tries", text=told, cost=price, name=m.title(racer.name), number=racer.handling)


def too_dear(m: Moment) -> str:
    racer = m.racer(m.first)
    return m.say("here-too-dear", kind=named(racer.kind, m.say), name=m.title(racer.name), number=racer.handling)


def friendly(m: Moment) -> bool:
    return m.table.content.ai_types[m.racer(m.first).kind].friendly_fire


def own_side(m: Moment) -> str:
    kind = named(m.racer(m.first).kind, m.say)
    return m.say("here-no-gain" if friendly(m) else "here-no-friendly-fire", kind=kind)


def no_target(m: Moment) -> str:
    weapons = [named(weapon, m.say) for weapon in m.racer(m.first).weapons]
    return m.say("here-no-target", weapons=m.say.all_of(weapons))


def settles(m: Moment) -> str:
    """By what an AI decided between the ways that it had."""
    racer = m.racer(m.first)
    aggressive = m.table.content.ai_types[racer.kind].aggressive
    order = m.say("here-order-aggressive" if aggressive else "here-order-runner", kind=named(racer.kind, m.say))
    decided = automa_reasons.decided_by(m.event, automa_reasons.weighed(m.past), aggressive)
    return f"{order} {m.say('here-decided', by=m.say(f'by-{decided}'))}"


def weighs(m: Moment) -> str:
    """The rest of what was weighed; every way, if there were many."""
    if len(m.run) == 1:
        _, _, harm, rows, distance, dirt, middle, own, price = m.event.args
        told = m.say("here-way", distance=distance, dirt=dirt, middle=middle, own=own, cost=price)
        if m.event.id != "rules-out":
            return told
        return f"{told} {m.say('here-wrecks-itself') if (harm or rows) and friendly(m) else own_side(m)}"
    names = [racer.name for racer in m.before.racers if not racer.ai]
    return " ".join([m.say.event(event, names) for event in m.run])


def boss_action(m: Moment) -> str:
    card = m.table.content.ai_by_name.get(m.before.ai_card)
    if card is None:
        return ""
    text = sentence(effects(card.special.effects, YOU, m.say))
    return m.say("here-boss-action", card=named(card.name, m.say), name=m.title(m.racer(m.first).name), text=text)


def boss_unable(m: Moment) -> str:
    racer = m.racer(m.first)
    return m.say("here-boss-done" if racer.done else "here-boss-low", name=m.title(racer.name))


def stunned(m: Moment) -> str:
    racer = m.racer(m.first)
    stuns = sum(car.stun for car in racer.cars)
    if racer.ai:
        return m.say("here-ai-stun", number=stuns, handling=racer.handling)
    return handling(m)


def drones(m: Moment) -> str:
    return m.say("here-drones", number=m.event.args[0])


def released(m: Moment) -> str:
    return m.say("here-released", name=m.title(m.racer(m.first).name))


def ai_passes(m: Moment) -> str:
    racer = m.racer(m.first)
    return m.say("here-ai-passes", name=m.title(racer.name), number=racer.handling) if racer.ai else ""


def restored(m: Moment) -> str:
    found = [f"{m.title(racer.name)} {sheet_of(m.table, racer).handling}" for racer in m.now.racers if not racer.done]
    return sentence(", ".join(found)) if found else ""


REASONS: dict[str, Callable[[Moment], str]] = {
    "takes-item": item,
    "pilot-offered": offered,
    "takes-pair": pair,
    "takes-preset": preset,
    "round": new_round,
    "initiative": standing,
    "refreshed": restored,
    "fills-hand": prepared,
    "event": road_event,
    "event-lane": lane,
    "final-stretch": road_event,
    "resolve": road_event,
    "turn": turn,
    "plays": plays,
    "uses-pilot": pilot,
    "focuses": handling,
    "passes": ai_passes,
    "handling": handling,
    "stunned-handling": stunned,
    "stunned-idle": stunned,
    "skids": skids,
    "skid-card": skid_card,
    "ignores": ignores,
    "moves": moves,
    "bashes": bash,
    "hits-barrier": barrier,
    "far-ahead": far_ahead,
    "far-behind": far_behind,
    "drifts": drifts,
    "fires": fires,
    "takes": condition,
    "loses-armour": armour,
    "uses-armour": uses_armour,
    "trophy": trophy,
    "gear": gear,
    "repairs": repairs,
    "gets-status": status,
    "sheds": sheds,
    "immune": immune,
    "eliminated": eliminated,
    "game-over": over,
    "ai-draws": ai_card,
    "boss-action": boss_action,
    "boss-unable": boss_unable,
    "tries": tries,
    "too-dear": too_dear,
    "no-target": no_target,
    "hurts-own": own_side,
    "weighs": weighs,
    "rules-out": weighs,
    "settles": settles,
    "acts": handling,
    "releases": released,
    "drones-strike": drones,
}
