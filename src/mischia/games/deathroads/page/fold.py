"""The table told by its events: what each of them changes, so that it can be shown step by step."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any, Final, NamedTuple

from mischia.core.bags import size
from mischia.core.game import TAKEN_BACK
from mischia.core.state import Event
from mischia.games.deathroads.content.box import Content, box
from mischia.games.deathroads.content.item_reader import Sheet
from mischia.games.deathroads.page.scene import Car, Racer, Scene, WeaponDeck
from mischia.games.deathroads.rules.state import ARMOUR, LETTERS

FEW_PLAYERS: Final = 3  # DR-12: for them the right cover lies
MANY_PLAYERS: Final = 5  # DR-32, DR-33
PAIR: Final = 2

Who = int | str  # as an event names it: a seat, or an AI's name, or a bike's
Place = tuple[int, int]  # a car: which racer's, and which of its cars


class Table(NamedTuple):
    """What a match began with."""

    names: tuple[str, ...]
    options: Mapping[str, Any]

    @property
    def content(self) -> Content:
        return box()


class NotThere(LookupError):
    """An event is about somebody who is not on this table: the match began in the middle of a game."""


def start(table: Table) -> Scene:
    """The table before anything has happened."""
    content, options = table.content, table.options
    board = content.board
    many = len(table.names) == MANY_PLAYERS
    final = 0 if options.get("coop") else board.final_above_of_five if many else board.final_above
    presets = bool(options.get("first_game"))
    return Scene(
        tuple(Racer(name, seat) for seat, name in enumerate(table.names)),
        phase="presets" if presets else "vehicles",
        first=str(options.get("first") or ""),
        cover_right=1 if len(table.names) <= FEW_PLAYERS else 0,
        events_left=board.events_of_five if many else board.events,
        final_in=final,
        vehicles=() if presets else content.dealt.vehicles,
        decks=() if presets else tuple(WeaponDeck(letter, "", content.letter(letter)) for letter in LETTERS),
    )


def scenes(table: Table, scene: Scene, events: Iterable[Event]) -> Iterator[Scene]:
    """The table after each event."""
    found = [scene]
    for event in events:
        taken_back = event.args[1] if event.id == TAKEN_BACK else 0
        found.append(found[-taken_back - 1] if taken_back else after(table, found[-1], event))
        yield found[-1]


def after(table: Table, scene: Scene, event: Event) -> Scene:
    """The table after one event."""
    try:
        for chapter in (drafted, revealed, acted, suffered):
            changed = chapter(table, scene, event)
            if changed is not None:
                return changed
    except NotThere:
        return scene
    return scene


# --- who is meant


def racer_at(scene: Scene, who: Who) -> int:
    """Which racer an event names; a bike stands for its rider."""
    return car_at(scene, who)[0] if isinstance(who, str) else who


def car_at(scene: Scene, who: Who) -> Place:
    """Which car an event names."""
    for number, racer in enumerate(scene.racers):
        if (who == racer.seat and isinstance(who, int)) or (racer.ai and racer.name == who):
            return (number, 0)
        for at, car in enumerate(racer.cars if len(racer.cars) == PAIR else ()):
            if car.name == who:
                return (number, at)
    raise NotThere(who)


def with_racer(scene: Scene, number: int, **changes: Any) -> Scene:
    racers = list(scene.racers)
    racers[number] = replace(racers[number], **changes)
    return replace(scene, racers=tuple(racers))


def with_car(scene: Scene, place: Place, **changes: Any) -> Scene:
    number, at = place
    cars = list(scene.racers[number].cars)
    if at >= len(cars):
        raise NotThere(place)
    cars[at] = replace(cars[at], **changes)
    return with_racer(scene, number, cars=tuple(cars))


def car_of(scene: Scene, place: Place) -> Car:
    cars = scene.racers[place[0]].cars
    if place[1] >= len(cars):
        raise NotThere(place)
    return cars[place[1]]


def sheet_of(table: Table, racer: Racer) -> Sheet:
    if not racer.vehicle:
        raise NotThere(racer.name)
    return table.content.sheet(racer.vehicle)


# --- drafts and setup


def drafted(table: Table, scene: Scene, event: Event) -> Scene | None:
    """What happens before the race."""
    args = event.args
    match event.id:
        case "first-chooser":
            return replace(scene, first=scene.racers[args[0]].name)
        case "takes-preset":
            preset = table.content.presets[args[1]]
            changed = with_racer(scene, args[0], pilot=preset.pilot, sets=tuple(sorted(preset.weapons)))
            return with_vehicle(table, changed, args[0], preset.vehicle)
        case "takes-item":
            return item_taken(table, scene, event)
        case "pilot-offered":
            return replace(scene, phase="pilots", vehicles=(), pilots=(*scene.pilots, args[0]))
        case "takes-deck":
            return with_decks(scene, lambda deck: replace(deck, holder=scene.racers[args[0]].name), args[1])
        case "takes-pair":
            taken = with_decks(scene, lambda deck: replace(deck, left=without(deck.left, (args[1],))), args[1][0])
            return with_racer(taken, args[0], sets=in_order(scene.racers[args[0]].sets, (args[1],)))
        case "decks-move":
            names = [racer.name for racer in scene.racers if not racer.ai]
            to_left = {name: names[(at + 1) % len(names)] for at, name in enumerate(names)}
            return with_decks(scene, lambda deck: replace(deck, holder=to_left[deck.holder]), LETTERS)
        case "decks-formed":
            return decks_formed(table, scene)
        case "placed" | "boss" | "drone" | "returns":
            return with_car(scene, car_at(scene, args[0]), cell=args[1])
        case _:
            return None


def item_taken(table: Table, scene: Scene, event: Event) -> Scene:
    """A vehicle, a pilot, a signature weapon; an AI's character or weapon."""
    who, item = event.args
    if event.clause == "DR-165":
        scene = joined(table, scene, who)
        number = racer_at(scene, who)
        if item in table.content.ai_types:
            return with_racer(scene, number, kind=item)
        return with_racer(scene, number, weapons=(*scene.racers[number].weapons, item))
    racer = scene.racers[who]
    if event.clause == "DR-156":
        return with_racer(scene, who, signature="taken", hand=racer.hand + 1)
    if event.clause == "DR-36":
        left = replace(scene, vehicles=without(scene.vehicles, (item,)), initiative=(*scene.initiative, racer.name))
        return with_vehicle(table, left, who, item)
    taken = with_racer(replace(scene, pilots=without(scene.pilots, (item,))), who, pilot=item)
    if all(racer.pilot for racer in taken.racers):
        return replace(taken, phase="weapons", pilots=())
    return taken


def with_vehicle(table: Table, scene: Scene, number: int, vehicle: str) -> Scene:
    """DR-41: a vehicle with everything at its start, but for the cell."""
    racer, sheet, board = scene.racers[number], table.content.sheet(vehicle), table.content.board
    gear = {"boss": board.boss_gear, "drone": board.drone_gear}.get(racer.ai, board.start_gear)
    armour = ARMOUR[: table.options.get("drone_armour", 0)] if racer.ai == "drone" else ARMOUR
    names = sheet.bikes or (racer.name,)
    ready = table.options.get("signature") and not racer.ai and vehicle in table.content.signature_of
    return with_racer(
        scene,
        number,
        vehicle=vehicle,
        handling=sheet.handling,
        cars=tuple(Car(name, "", gear, sheet.condition[at], armour) for at, name in enumerate(names)),
        signature="ready" if ready else racer.signature,
    )


def joined(table: Table, scene: Scene, name: str) -> Scene:
    """DR-163, DR-169: an AI comes to the road, last on the initiative track."""
    if any(racer.ai and racer.name == name for racer in scene.racers):
        return scene
    ai = Racer(name, ai="boss" if name in table.content.vehicles else "drone")
    scene = replace(scene, racers=(*scene.racers, ai), initiative=(*scene.initiative, name))
    return with_vehicle(table, scene, len(scene.racers) - 1, name)


def decks_formed(table: Table, scene: Scene) -> Scene:
    """DR-40: the cards of the vehicle and the weapons become each player's deck."""
    for number, racer in enumerate(scene.racers):
        if not racer.ai:
            cards = size(table.content.decks[sheet_of(table, racer).name]) + PAIR * len(racer.sets)
            scene = with_racer(scene, number, deck=cards)
    if scene.phase == "presets":  # DR-24
        presets = sorted(table.content.presets.values(), key=lambda preset: preset.initiative)
        riders = {racer.vehicle: racer.name for racer in scene.racers}
        order = tuple(riders[preset.vehicle] for preset in presets if preset.vehicle in riders)
        return replace(scene, initiative=order)
    return replace(scene, phase="placing", decks=())


def with_decks(scene: Scene, change: Callable[[WeaponDeck], WeaponDeck], letters: str) -> Scene:
    return replace(scene, decks=tuple(change(deck) if deck.letter in letters else deck for deck in scene.decks))


# --- rounds and the road


def revealed(table: Table, scene: Scene, event: Event) -> Scene | None:
    """Rounds, events, covers and barriers; the end."""
    args = event.args
    match event.id:
        case "round":
            return replace(scene, round=args[0], event="", event_lane=0)
        case "initiative":
            return replace(scene, initiative=tuple(scene.racers[racer_at(scene, who)].name for who in args[0]))
        case "refreshed":
            return refreshed(table, scene)
        case "event":
            return replace(scene, phase="reveal", events_left=scene.events_left - 1, event=args[0], event_lane=0)
        case "event-lane":
            return replace(scene, event_lane=args[0])
        case "final-stretch":
            return replace(scene, final=args[0], final_in=0)
        case "resolve":
            resting = tuple(replace(racer, done=True, handling=0) for racer in scene.racers)
            return replace(scene, phase="resolve", active="", racers=resting)
        case "left-cover":
            return replace(scene, cover_left=args[0], barriers=beside(scene, table.content.board.columns[args[0] - 1]))
        case "right-cover":
            return replace(scene, cover_right=args[0], barriers=beside(scene, table.content.board.columns[-args[0]]))
        case "barrier":
            return replace(scene, barriers=in_order(scene.barriers, args))
        case "barriers-cleared":
            return replace(scene, barriers=())
        case "game-over":
            return ended(scene, event)
        case _:
            return None


def refreshed(table: Table, scene: Scene) -> Scene:
    """DR-56: every handling token goes back to the maximum."""
    racers = [
        replace(racer, done=False, handling=sheet_of(table, racer).handling)
        if racer.name in scene.initiative
        else racer
        for racer in scene.racers
    ]
    return replace(scene, phase="prepare", active="", racers=tuple(racers))


def beside(scene: Scene, column: str) -> tuple[str, ...]:
    """DR-R34: the barrier tokens that are not in a lane that vanishes."""
    return tuple(cell for cell in scene.barriers if cell[0] != column)


def ended(scene: Scene, event: Event) -> Scene:
    winners = event.args[0] if isinstance(event.args[0], tuple) else ()
    scene = replace(scene, phase="over", active="", playing="", skids=())
    if event.clause in ("DR-48", "DR-175"):  # at the end of a round its event is gone
        scene = replace(scene, event="", event_lane=0)
    return replace(scene, winners=tuple(scene.racers[seat].name for seat in winners))


# --- turns and cards


def acted(table: Table, scene: Scene, event: Event) -> Scene | None:
    """What racers do in their turns, and with their cards."""
    args = event.args
    match event.id:
        case "turn":
            final_in = scene.final_in - 1 if scene.phase == "reveal" and scene.final_in > 1 else scene.final_in
            return replace(scene, phase="race", final_in=final_in, active=name_of(scene, args[0]))
        case "plays":
            return replace(with_hand(scene, args[0], -1), playing=args[1])
        case "put-away":
            return discarded(replace(scene, playing=""), args[0], args[1:], 0)
        case "discards":
            return discarded(scene, args[0], args[1], len(args[1]))
        case "burns":
            return discarded(less_one(scene, args[0], "burn"), args[0], args[1:], 1)
        case "fills-hand":
            return drawn(scene, *args)
        case "scraps":
            return with_racer(scene, args[0], sets=without(scene.racers[args[0]].sets, args[1:]))
        case "scrapped-from":
            return scrapped(table, scene, *args)
        case "passes" | "skids":
            return with_racer(scene, racer_at(scene, args[0]), done=True, handling=0)
        case "handling":
            return with_racer(scene, racer_at(scene, args[0]), handling=args[1])
        case "stunned-handling":
            return less_one(scene, args[0], "stun")
        case "stunned-idle":
            many = {"stun": 0} if isinstance(args[0], str) else None
            return with_car(scene, car_at(scene, args[0]), **many) if many else less_one(scene, args[0], "stun")
        case "burned-ai":
            return with_car(scene, car_at(scene, args[0]), burn=0)
        case "ai-draws":
            return replace(scene, ai_card=args[1], ai_drew=args[0])
        case "draws-down":
            return replace(scene, ai_card="", ai_drew=args[0])
        case "boss-action":
            return replace(scene, active=args[0])
        case "releases":
            return released(table, scene, args[1], args[2])
        case _:
            return None


def name_of(scene: Scene, who: Who) -> str:
    return scene.racers[racer_at(scene, who)].name


def with_hand(scene: Scene, seat: int, more: int) -> Scene:
    return with_racer(scene, seat, hand=scene.racers[seat].hand + more)


def discarded(scene: Scene, seat: int, cards: Sequence[str], of_hand: int) -> Scene:
    """Cards go to a player's discards, so many of them from the hand."""
    racer = scene.racers[seat]
    return with_racer(scene, seat, hand=racer.hand - of_hand, discard=in_order(racer.discard, cards))


def drawn(scene: Scene, seat: int, many: int) -> Scene:
    """DR-59: cards from the deck; when it runs out, the discards are shuffled into it."""
    racer = scene.racers[seat]
    if many > racer.deck:
        racer = replace(racer, deck=racer.deck + len(racer.discard), discard=())
    return with_racer(scene, seat, hand=racer.hand + many, deck=racer.deck - many, discard=racer.discard)


def scrapped(table: Table, scene: Scene, seat: int, hand: int, deck: int, discards: int) -> Scene:
    """DR-157: the two cards of a pair leave the game."""
    racer = scene.racers[seat]
    weapons = [table.content.pairs[code] for code in table.content.pairs if code not in racer.sets]
    gone = [card for card in racer.discard if card in weapons][:discards]
    return with_racer(scene, seat, hand=racer.hand - hand, deck=racer.deck - deck, discard=without(racer.discard, gone))


def less_one(scene: Scene, who: Who, status: str) -> Scene:
    """One token less; on which bike it lay does not matter (DR-149)."""
    number = racer_at(scene, who)
    for at, car in enumerate(scene.racers[number].cars):
        if getattr(car, status):
            return with_car(scene, (number, at), **{status: getattr(car, status) - 1})
    return scene


def released(table: Table, scene: Scene, drone: str, cell: str) -> Scene:
    """DR-192, DR-R64: a drone is back, as at the start."""
    number = racer_at(scene, drone)
    scene = with_vehicle(table, scene, number, scene.racers[number].vehicle)
    scene = with_racer(with_car(scene, (number, 0), cell=cell), number, out=False, done=False)
    return replace(scene, initiative=(*scene.initiative, drone))


# --- what happens to cars


def suffered(table: Table, scene: Scene, event: Event) -> Scene | None:
    """Moves, damage, tokens and trophies."""
    args = event.args
    match event.id:
        case "moves":
            scene = replace(scene, barriers=without(scene.barriers, args[1:]))  # DR-R34
            return with_car(scene, car_at(scene, args[0]), cell=args[1])
        case "far-behind":
            return with_car(scene, car_at(scene, args[0]), cell="")
        case "skid-card":
            return replace(scene, skids=in_order(scene.skids, args[:1]))
        case "skids-away":
            return replace(scene, skids=())
        case "takes" | "repairs":
            place = car_at(scene, args[0])
            change = args[1] if event.id == "repairs" else -args[1]
            return with_car(scene, place, condition=car_of(scene, place).condition + change)
        case "loses-armour":
            place = car_at(scene, args[0])
            most = sheet_of(table, scene.racers[place[0]]).condition[place[1]]
            return with_car(scene, place, armour=car_of(scene, place).armour[1:], condition=most)
        case "trophy":
            trophy = f"{car_of(scene, car_at(scene, args[1])).name} {args[2]}"
            return with_racer(scene, args[0], trophies=in_order(scene.racers[args[0]].trophies, (trophy,)))
        case "gear":
            return with_car(scene, car_at(scene, args[0]), gear=args[1])
        case "gets-status" | "sheds":
            place = car_at(scene, args[0])
            tokens = getattr(car_of(scene, place), args[2]) + (args[1] if event.id == "gets-status" else -args[1])
            return with_car(scene, place, **{args[2]: tokens})
        case "eliminated":
            return eliminated(scene, event)
        case _:
            return None


def eliminated(scene: Scene, event: Event) -> Scene:
    """DR-45, DR-46: a car is destroyed; with its last car a racer is out."""
    place = car_at(scene, event.args[0])
    if event.clause == "DR-45":
        scene = with_car(scene, place, wrecked=True, cell="", condition=0, stun=0, burn=0, veer=0)
    racer = scene.racers[place[0]]
    if event.clause == "DR-45" and len(racer.cars) == PAIR:
        return scene  # DR-153: of a rider it is told apart
    scene = with_racer(scene, place[0], out=True)
    return replace(scene, initiative=without(scene.initiative, (racer.name,)))


# --- lists


def without(held: Sequence[str], gone: Sequence[str]) -> tuple[str, ...]:
    """A list with some things taken out, each once."""
    left = list(held)
    for one in gone:
        if one in left:
            left.remove(one)
    return tuple(left)


def in_order(held: Sequence[str], more: Sequence[str]) -> tuple[str, ...]:
    """A list with some things added, in the order of names."""
    return tuple(sorted((*held, *more)))
