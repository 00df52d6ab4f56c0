"""Why a clause fired in just this situation: the second paragraph of the clause box, from what everybody sees."""

from mischia.core.language import Strings
from mischia.core.page import Moment
from mischia.core.state import Event
from mischia.games.deathroads.content.item_reader import Action, AiType
from mischia.games.deathroads.page.scene import Car, Racer, Scene, Who
from mischia.games.deathroads.rules.automa import ORDINARY, SPECIAL, action_of
from mischia.games.deathroads.text.automa_reasons import decided_by
from mischia.games.deathroads.text.card_text import YOU, cost, effects, named, printed, sentence

SHED = {"DR-75": "here-stuns-void", "DR-R7": "here-no-hand", "DR-77": "here-veered"}  # by clause: why tokens go


def about(moment: Moment[Scene]) -> Who:
    """Whom a line is about."""
    who: Who = moment.events[0].args[0]
    return who


def racer_of(moment: Moment[Scene]) -> Racer:
    """Whom a line is about, before it."""
    return moment.before.racer_meant(about(moment))


def car_of(moment: Moment[Scene]) -> Car:
    """Which car a line is about, before it."""
    return moment.before.car_meant(about(moment))


def event_of(moment: Moment[Scene], id: str) -> Event | None:
    """The event of this kind that belongs to a line."""
    return next((event for event in moment.events if event.id == id), None)


def title(scene: Scene, name: str, say: Strings) -> str:
    """A racer or a car as people call it; an AI has the name of its sheet, which may be translated."""
    return named(name, say) if any(racer.ai and racer.name == name for racer in scene.racers) else name


def text_of(moment: Moment[Scene], name: str, say: Strings) -> str:
    """What stands on a thing."""
    return printed(moment.now.content, name, say)


# --- drafts and rounds


def item(m: Moment[Scene], say: Strings) -> str:
    """What stands on what was taken, drawn or used."""
    return text_of(m, m.events[0].args[1], say)


def drawn(m: Moment[Scene], say: Strings) -> str:
    """What stands on the card that an AI draws."""
    return text_of(m, m.events[-1].args[1], say)


def joins(m: Moment[Scene], say: Strings) -> str:
    """The character and the weapons of an AI that comes to the road."""
    racer = m.now.racer_meant(about(m))
    weapons = say.all_of([named(weapon, say) for weapon in racer.weapons])
    return say("here-ai", kind=named(racer.kind, say), text=text_of(m, racer.kind, say), weapons=weapons)


def offered(m: Moment[Scene], say: Strings) -> str:
    return " ".join([f"{named(event.args[0], say)}: {text_of(m, event.args[0], say)}" for event in m.events])


def pair(m: Moment[Scene], say: Strings) -> str:
    return text_of(m, m.now.content.pairs[m.events[0].args[1]], say)


def preset(m: Moment[Scene], say: Strings) -> str:
    ready = m.now.content.presets[m.events[0].args[1]]
    weapons = [named(m.now.content.pairs[code], say) for code in ready.weapons]
    things = [named(ready.vehicle, say), named(ready.pilot, say), *weapons]
    return sentence(say.all_of(things))


def new_round(m: Moment[Scene], say: Strings) -> str:
    return say("here-round", number=m.now.events_left)


def standing(m: Moment[Scene], say: Strings) -> str:
    """Row and gear of everybody, by which they are sorted."""
    return say("here-standing", racers=ranks(m.now, say))


def ranks(scene: Scene, say: Strings) -> str:
    found = []
    for name in scene.initiative:
        cars = [car for car in scene.racer(name).cars if car.cell]
        if cars:
            car = max(cars, key=lambda one: (int(one.cell[1:]), one.gear))
            found.append(say("here-rank", name=title(scene, name, say), row=int(car.cell[1:]), gear=car.gear))
    return say("text-semicolon").join(found)


def prepared(m: Moment[Scene], say: Strings) -> str:
    """What one's own cards are is for nobody else."""
    cards = [named(event.args[1], say) for event in m.events if event.id == "draws-card"]
    return say("here-drawn", cards=say.all_of(cards)) if cards else ""


def road_event(m: Moment[Scene], say: Strings) -> str:
    return text_of(m, m.events[0].args[0], say)


def lane(m: Moment[Scene], say: Strings) -> str:
    """Who stands there now."""
    column = m.now.content.board.columns[m.now.cover_left + m.events[0].args[0]]
    there = [title(m.now, car.name, say) for racer in m.now.racers for car in racer.cars if car.cell[:1] == column]
    return say("here-lane", column=column, names=say.all_of(there, "nobody"))


# --- a turn


def turn(m: Moment[Scene], say: Strings) -> str:
    racer = racer_of(m)
    tokens = [
        say("here-tokens", number=many, status=say(f"status-{status}"))
        for status in ("stun", "burn", "veer")
        if (many := sum(getattr(car, status) for car in racer.cars))
    ]
    if racer.handling < 1:
        return say("here-must-skid", name=title(m.now, racer.name, say), number=racer.handling)
    told = say("here-turn", name=title(m.now, racer.name, say), number=racer.handling)
    return f"{told} {say('here-has-tokens', tokens=', '.join(tokens))}" if tokens else told


def plays(m: Moment[Scene], say: Strings) -> str:
    """What stands on the card, up to which row it counts, and what it cost."""
    racer = racer_of(m)
    card = m.events[0].args[1]
    told = [text_of(m, card, say)]
    if not m.now.content.cards[m.now.content.number[card]].tracks:
        gears = sorted({car.gear for car in racer.cars if not car.wrecked})
        told.append(say("here-gear", gear=" / ".join(map(str, gears))))
    return " ".join([*told, handling(m, say)]).strip()


def pilot(m: Moment[Scene], say: Strings) -> str:
    return f"{text_of(m, racer_of(m).pilot, say)} {handling(m, say)}".strip()


def handling(m: Moment[Scene], say: Strings) -> str:
    """The handling token before and after."""
    token = event_of(m, "handling")
    if token is None:
        return ""
    return say("here-handling", before=m.before.racer_meant(token.args[0]).handling, now=token.args[1])


def moves(m: Moment[Scene], say: Strings) -> str:
    return say("here-moves", before=car_of(m).cell or "–", now=m.events[0].args[1])


def bash(m: Moment[Scene], say: Strings) -> str:
    """Who stood in the way, and how hard it was."""
    _, target, amount = m.events[0].args
    bashed, racer = m.before.car_meant(target), racer_of(m)
    names = {"name": title(m.now, car_of(m).name, say), "target": title(m.now, bashed.name, say)}
    told = [say("here-bash", **names, cell=bashed.cell or "–")]
    plain = m.now.content.sheet(racer.vehicle).bash[m.before.place(about(m))[1]]
    if amount > plain:  # DR-98
        told.append(say("here-harder", pilot=named(racer.pilot, say), number=amount - plain))
    return " ".join([*told, condition(m, say)]).strip()


def condition(m: Moment[Scene], say: Strings) -> str:
    """Condition before and after."""
    loss = event_of(m, "takes")
    if loss is None:
        return ""
    car = m.now.car_meant(loss.args[0])
    told = changed(m, loss.args[0], say)
    if car.condition > 0:
        return told
    if car.armour:
        return f"{told} {say('here-armour-goes', armour=say(f'armour-{car.armour[0]}'))}"
    return f"{told} {say('here-no-armour')}"


def changed(m: Moment[Scene], who: Who, say: Strings) -> str:
    before, now = m.before.car_meant(who), m.now.car_meant(who)
    return say("here-condition", name=title(m.now, now.name, say), before=before.condition, now=now.condition)


def repairs(m: Moment[Scene], say: Strings) -> str:
    return changed(m, about(m), say)


def barrier(m: Moment[Scene], say: Strings) -> str:
    car, number = car_of(m), m.now.content.board.barrier_handling
    told = say("here-barrier", name=title(m.now, car.name, say), cell=car.cell or "–", number=number)
    return f"{told} {condition(m, say)}".strip()


def far_ahead(m: Moment[Scene], say: Strings) -> str:
    """Who is in the slipstream."""
    car = car_of(m)
    stay = [
        title(m.now, other.name, say)
        for racer in m.before.racers
        for other in racer.cars
        if other.cell[:1] == car.cell[:1] and other.name != car.name and other.cell
    ]
    names = say.all_of(stay, "nobody")
    return say("here-far-ahead", name=title(m.now, car.name, say), cell=car.cell or "–", names=names)


def far_behind(m: Moment[Scene], say: Strings) -> str:
    return say("here-far-behind", name=title(m.now, car_of(m).name, say), number=m.now.content.board.far_behind)


def drifts(m: Moment[Scene], say: Strings) -> str:
    return say("here-drifts", cell=car_of(m).cell or "–")


def fires(m: Moment[Scene], say: Strings) -> str:
    """With what."""
    if m.before.playing:
        return text_of(m, m.before.playing, say)
    weapons = racer_of(m).weapons
    return " ".join([f"{named(weapon, say)}: {text_of(m, weapon, say)}" for weapon in weapons])


def armour(m: Moment[Scene], say: Strings) -> str:
    car = m.now.car_meant(about(m))
    return say("here-armour", name=title(m.now, car.name, say), number=car.condition, left=len(car.armour))


def trophy(m: Moment[Scene], say: Strings) -> str:
    return say("here-trophy", name=title(m.now, m.before.active, say))


def gear(m: Moment[Scene], say: Strings) -> str:
    return say("here-shift", before=car_of(m).gear, now=m.events[0].args[1])


def status(m: Moment[Scene], say: Strings) -> str:
    return say(f"here-status-{m.events[0].args[2]}")


def sheds(m: Moment[Scene], say: Strings) -> str:
    return say(SHED[m.events[0].clause]) if m.events[0].clause in SHED else ""


def immune(m: Moment[Scene], say: Strings) -> str:
    name = racer_of(m).pilot
    return f"{named(name, say)}: {text_of(m, name, say)}"


def skids(m: Moment[Scene], say: Strings) -> str:
    """How far below 1, and how many cards."""
    racer = racer_of(m)
    cards = max([car.gear for car in racer.cars if not car.wrecked], default=0)
    handling = racer.handling
    return say("here-skid", name=title(m.now, racer.name, say), handling=handling, spaces=1 - handling, cards=cards)


def eliminated(m: Moment[Scene], say: Strings) -> str:
    return say("here-no-armour")


def over(m: Moment[Scene], say: Strings) -> str:
    """How it was decided."""
    if len(m.now.initiative) > 1 and len(m.now.players) == len(m.now.racers):
        return standing(m, say)
    return say(f"here-over-{m.events[0].clause.lower()}")


# --- AI drivers


def tries(m: Moment[Scene], say: Strings) -> str:
    """The action of the card, of the boss whom it has called, or the default one."""
    racer, content = racer_of(m), m.now.content
    kind, card = content.ai_types[racer.kind], content.ai_by_name.get(m.events[0].args[1])
    action = kind.default
    if card is not None:
        action = spelt_out(kind, action_of(kind, card, SPECIAL if m.now.called == racer.name else ORDINARY))
    price = "1" if racer.ai == "drone" else cost(action.cost)
    told = sentence(effects(action.effects, YOU, say))
    return say("here-tries", text=told, cost=price, name=title(m.now, racer.name, say), number=racer.handling)


def spelt_out(kind: AiType, action: Action) -> Action:
    """An action with what the signature move does in place of its symbol."""
    if ("signature",) not in action.effects:
        return action
    rest = [effect for effect in action.effects if effect != ("signature",)]
    return Action(action.cost, (*kind.signature.effects, *rest))


def too_dear(m: Moment[Scene], say: Strings) -> str:
    racer = racer_of(m)
    return say("here-too-dear", kind=named(racer.kind, say), name=title(m.now, racer.name, say), number=racer.handling)


def friendly(m: Moment[Scene]) -> bool:
    return m.now.content.ai_types[racer_of(m).kind].friendly_fire


def own_side(m: Moment[Scene], say: Strings) -> str:
    kind = named(racer_of(m).kind, say)
    return say("here-no-gain" if friendly(m) else "here-no-friendly-fire", kind=kind)


def no_target(m: Moment[Scene], say: Strings) -> str:
    weapons = [named(weapon, say) for weapon in racer_of(m).weapons]
    return say("here-no-target", weapons=say.all_of(weapons))


def settles(m: Moment[Scene], say: Strings) -> str:
    """By what an AI decided between the ways that it had."""
    racer = racer_of(m)
    aggressive = m.now.content.ai_types[racer.kind].aggressive
    order = say("here-order-aggressive" if aggressive else "here-order-runner", kind=named(racer.kind, say))
    since = max((at for at, event in enumerate(m.events) if event.id == "tries"), default=0)
    settled = next(event for event in m.events if event.id == "settles")
    decided = decided_by(settled, [event for event in m.events[since:] if event.id == "weighs"], aggressive)
    return f"{order} {say('here-decided', by=say(f'by-{decided}'))}"


def weighs(m: Moment[Scene], say: Strings) -> str:
    """The rest of what was weighed; every way, if there were many."""
    if len(m.events) == 1:
        _, _, harm, rows, distance, dirt, middle, own, price = m.events[0].args
        told = say("here-way", distance=distance, dirt=dirt, middle=middle, own=own, cost=price)
        if m.events[0].id != "rules-out":
            return told
        return f"{told} {say('here-wrecks-itself') if (harm or rows) and friendly(m) else own_side(m, say)}"
    return " ".join([say.event(event, m.now.players) for event in m.events])


def boss_action(m: Moment[Scene], say: Strings) -> str:
    card = m.now.content.ai_by_name.get(m.before.ai_card)
    if card is None:
        return ""
    text = sentence(effects(card.special.effects, YOU, say))
    return say("here-boss-action", card=named(card.name, say), name=title(m.now, racer_of(m).name, say), text=text)


def boss_unable(m: Moment[Scene], say: Strings) -> str:
    racer = racer_of(m)
    return say("here-boss-done" if racer.done else "here-boss-low", name=title(m.now, racer.name, say))


def stunned(m: Moment[Scene], say: Strings) -> str:
    racer = racer_of(m)
    stuns = sum(car.stun for car in racer.cars)
    if racer.ai:
        return say("here-ai-stun", number=stuns, handling=racer.handling)
    return handling(m, say)


def drones(m: Moment[Scene], say: Strings) -> str:
    return say("here-drones", number=m.events[0].args[0])


def released(m: Moment[Scene], say: Strings) -> str:
    return say("here-released", name=title(m.now, racer_of(m).name, say))


def ai_passes(m: Moment[Scene], say: Strings) -> str:
    racer = racer_of(m)
    return say("here-ai-passes", name=title(m.now, racer.name, say), number=racer.handling) if racer.ai else ""


def restored(m: Moment[Scene], say: Strings) -> str:
    found = [f"{title(m.now, racer.name, say)} {racer.handling}" for racer in m.now.racers if not racer.done]
    return sentence(", ".join(found)) if found else ""
