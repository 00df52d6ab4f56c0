"""The table of Death Roads for the page: parts made of plain frozen records, each drawn by a template of its name."""

from dataclasses import dataclass, replace
from typing import Any

from mischia.core import story
from mischia.core.language import Strings
from mischia.core.page import Aim, Asked, Coming, Hand, Line, Me, Moment, Page, Part, Seen
from mischia.core.position import Doc
from mischia.games.deathroads.page.card_view import car_art, car_colour, slug, titled
from mischia.games.deathroads.page.difficulty import VARIANTS, measured, note, variant_note
from mischia.games.deathroads.page.draft_view import DRAFTS, draft
from mischia.games.deathroads.page.forecast_view import Preview
from mischia.games.deathroads.page.gallery import everything, thing_of
from mischia.games.deathroads.page.glossary import GLOSSARY
from mischia.games.deathroads.page.hand_view import HandModel, hand
from mischia.games.deathroads.page.log import DECIDES, joins, line, one_by_one, tell
from mischia.games.deathroads.page.racer_view import dash, events, order, plaque, rounds
from mischia.games.deathroads.page.road_view import BikeSpot, Over, RoadModel, Spot, road
from mischia.games.deathroads.page.scene import Scene, scene
from mischia.games.deathroads.page.standings import place
from mischia.games.deathroads.rules.state import NOBODY

OPTION_CLAUSES = {  # by option: the clause that it is about
    "first_game": "DR-21",
    "signature": "DR-155",
    "coop": "DR-159",
    "bosses": "DR-161",
    "drones": "DR-169",
    "drone_armour": "DR-169",
    "first": "DR-35",
    "ready_sets": "DR-R81",
}
OPTION_NEEDS = {  # by option: without which it says nothing
    "bosses": "coop",
    "drones": "coop",
    "drone_armour": "coop",
    "ready_sets": "coop",
}

WHYS = {  # by what is asked: the consequence
    "preset": "why-preset",
    "vehicle": "why-vehicle",
    "pilot": "why-pilot",
    "deck": "why-deck",
    "pair": "why-pair",
    "place": "why-place",
    "prepare": "why-prepare",
    "status": "why-status",
    "act": "why-act",
    "second": "why-second",
    "move": "why-move",
    "push": "why-push",
    "aim": "why-aim",
    "choose": "why-choose",
    "discard": "why-discard",
    "armour": "why-armour",
    "skid": "why-skid",
    "bike": "why-bike",
    "first": "why-first",
    "return": "why-return",
    "scrap": "why-scrap",
}
ENDS = {  # by clause: how it ended
    "DR-44": "over-dr-44",
    "DR-48": "over-dr-48",
    "DR-173": "over-dr-173",
    "DR-174": "over-dr-174",
    "DR-175": "over-dr-175",
}
ENDS_ALONE = {"DR-174": "over-dr-174-solo"}  # where the same is said otherwise to one who is alone
AIMS = {  # by way to play: what wins, the same in few words, and to somebody new
    "aim-race": ("aim-race", "aim-race-short", "aim-race-first"),
    "aim-coop": ("aim-coop", "aim-coop-short", "aim-coop-first"),
    "aim-solo": ("aim-solo", "aim-solo-short", "aim-solo-first"),
}
AIMS_AT_LAST = {  # the same in the last round
    "aim-race": ("aim-race-last", "aim-race-last-short", "aim-race-first"),
    "aim-coop": ("aim-coop-last", "aim-coop-last-short", "aim-coop-first"),
    "aim-solo": ("aim-solo-last", "aim-solo-last-short", "aim-solo-first"),
}
ENDS_TURN = ("turn", "resolve", "round", "game-over")  # lines with which the turn before them is over
SPOTS = {"place": "spot-place", "return": "spot-return"}


@dataclass(frozen=True)
class AutomaModel:
    """Why an automa did what it did: the steps of its last turn."""

    name: str
    art: str
    colour: str
    steps: tuple[tuple[str, str, str], ...]  # what it did, why here, and the clause


# --- the table at one moment


def stage(seen: Seen, scene: Scene, say: Strings, call: str) -> dict[str, Part | Me]:
    """Everything on the table that events change."""
    return {**laid_out(seen, scene, say, call), "me": me(seen, scene, say)}


def laid_out(seen: Seen, scene: Scene, say: Strings, call: str = "", asked: bool = False) -> dict[str, Part]:
    """The table but for the hand; `asked`: it is now."""
    content = scene.content
    coop = bool(seen.options.get("coop"))
    found = {
        "rounds": Part("rounds", rounds(scene, content)),
        "order": Part("order", order(seen, scene, content, say)),
        "strip": Part("strip", events(scene, content, coop, say)),
        "event": Part("event", events(scene, content, coop, say)),
        "dash": Part("dash", dash(seen, scene, content, say)),
    }
    for number, racer in enumerate(scene.racers):
        if racer.name != seen.you or racer.ai:
            found[f"seat-{number}"] = Part("seat", plaque(seen, scene, content, number, say, asked))
    for number in range(len(scene.racers), racers_expected(seen, scene)):
        found[f"seat-{number}"] = Part("expected", number)
    if scene.phase in DRAFTS:
        found["centre"] = Part("draft", draft(seen, scene, content, say, call, asked))
    else:
        found["centre"] = Part("road", road_now(seen, scene, say, call, asked))
    return found


def racers_expected(seen: Seen, scene: Scene) -> int:
    """DR-161, DR-169, DR-R75: as many as there can be; a page keeps a place for each."""
    content, players = scene.content, len(scene.players)
    if not seen.options.get("coop"):
        return players
    bosses = min(seen.options.get("bosses") or players, len(content.dealt.vehicles) - players)
    drones = min(seen.options.get("drones") or 0, len(content.dealt.drones))
    return players + bosses + drones


def road_now(seen: Seen, scene: Scene, say: Strings, call: str, asked: bool) -> RoadModel:
    """The road, with the cells that can be chosen, or with the end of the race."""
    content = scene.content
    shown = road(seen, scene, content, say, call)
    if scene.over:
        return replace(shown, over=over(seen, scene, say))
    moves = dict(seen.choices or {}) if asked else {}
    if seen.you is None or not moves or seen.phase not in SPOTS:
        return shown
    racer = scene.racer(seen.you)
    art = car_art(racer.vehicle, racer.cars[0].name if racer.cars else "")
    colour = car_colour(content, racer.vehicle)
    cells = {move[1] for move in moves.values() if move[0] == "place bikes"}
    if cells:
        bikes = tuple(BikeSpot(cell[0], int(cell[1:]), cell) for cell in sorted(cells))
        return replace(shown, bikes=bikes, art=art, colour=colour)
    spots = tuple(
        Spot(move[1][0], int(move[1][1:]), phrase, say(SPOTS[seen.phase], cell=move[1]), "")
        for phrase, move in moves.items()
    )
    return replace(shown, spots=spots, art=art, colour=colour)


def over(seen: Seen, scene: Scene, say: Strings) -> Over:
    """DR-44, DR-48, DR-173 to DR-175: who has won, and why."""
    told = next((event for event in reversed(seen.events) if event.id == "game-over"), None)
    why = told.clause if told is not None else "DR-44"
    names = seen.winners or scene.winners
    heroes = tuple(  # the bosses, where they keep the road
        (
            racer.name,
            car_art(racer.vehicle, racer.cars[0].name if racer.cars else ""),
            car_colour(scene.content, racer.vehicle),
        )
        for racer in scene.racers
        if racer.name in names or (not names and racer.ai == "boss" and not racer.out)
    )
    coop, alone = bool(seen.options.get("coop")), len(scene.players) == 1
    if coop:
        won = "over-solo-won" if alone else "over-coop-won"
        title = say(won) if names else say("over-coop-lost")
    else:
        title = say("over-title", name=say.all_of(names, "nobody"))
    return Over(heroes, title, say(ENDS_ALONE.get(why, ENDS[why]) if alone else ENDS[why]), why)


def automa(seen: Seen, scene: Scene, say: Strings) -> AutomaModel | None:
    """DR-183 to DR-192: the last turn of an automa, step by step."""
    told = last_automa_turn(seen, scene, say)
    if not told:
        return None
    racer = scene.racer(seen.events[told[0].upto - 1].args[0])
    art, colour = car_art(racer.vehicle, racer.name), car_colour(scene.content, racer.vehicle)
    steps = tuple((line.text, line.here, line.clause) for line in told)
    return AutomaModel(titled(racer.name, say), art, colour, steps)


def last_automa_turn(seen: Seen, scene: Scene, say: Strings) -> list[Line]:
    """Why did it do that? Every way that it weighed apart; nothing if no automa had a turn."""
    found: list[Line] = []
    lines = story.lines(PAGE, seen, say) if len(scene.racers) > len(scene.players) else ()
    for at in range(len(lines) - 1, -1, -1):
        told, first = lines[at], lines[at - 1].upto if at else 0
        begins = seen.events[first]
        if begins.id == "turn" and isinstance(begins.args[0], str):
            return [told, *reversed(found)]
        if told.id in ENDS_TURN:
            found.clear()
        elif told.id in DECIDES:  # of the table only the AI's character is told with them, which stays
            decided = one_by_one(Moment(seen.events[first : told.upto], told.upto, scene, scene))
            found += [line(one, say) for one in reversed(decided)]
        else:
            found.append(told)
    return []


def all_ways(own: HandModel) -> Preview:
    """Where each way would end, before one is looked at."""
    shown = [way.preview for way in own.ways if way.preview is not None]
    ghosts = tuple(dict.fromkeys(ghost for preview in shown for ghost in preview.ghosts))
    return Preview("", "", False, (), (), ghosts)


# --- what the web asks for


def parts(seen: Seen, scene: Scene, say: Strings) -> dict[str, Part]:
    """The whole table as it is now."""
    scene = replace(scene, winners=tuple(seen.winners))
    found = laid_out(seen, scene, say, asked=True)
    found["automa"] = Part("automa", automa(seen, scene, say))
    own = hand(seen, scene, scene.content, say)
    if found["centre"].template == "road":
        shown: RoadModel = found["centre"].model
        own = replace(own, spots=shown.spots, art=shown.art, colour=shown.colour)
        if own.ways:
            found["centre"] = Part("road", replace(shown, open=all_ways(own)))
    found["hand"] = Part("hand", own)
    return found


def prompt(seen: Seen, scene: Scene, say: Strings) -> Asked:
    """What you are asked, the consequence, and how it stands."""
    assert seen.you is not None
    racer = scene.racer(seen.you)
    sheet = scene.content.sheet(racer.vehicle) if racer.vehicle else None
    here = ""
    if sheet is not None and scene.phase not in DRAFTS:
        gear = max([car.gear for car in racer.cars if not car.wrecked], default=0)
        here = say("here-driver", handling=racer.handling, most=sheet.handling, gear=gear)
    if list(seen.choices or {}) == ["pass"]:
        return Asked(say("ask-pass"), say("why-pass"), here)
    title = (
        say("ask-title-card", card=titled(scene.playing, say), ask=say(f"ask-{seen.phase}"))
        if scene.playing and seen.phase in ("move", "push", "aim", "choose")
        else say(f"ask-{seen.phase}")
    )
    return Asked(title, say(WHYS[seen.phase]), here)


def aim(seen: Seen, scene: Scene, say: Strings) -> Aim:
    """DR-44, DR-48: to be ahead or alone in the end; together, DR-173 to DR-175: no boss left, and nobody lost; and
    how the viewer or the team stands."""
    race = rounds(scene, scene.content)
    together = "aim-solo" if len(scene.players) == 1 else "aim-coop"
    mode = together if seen.options.get("coop") else "aim-race"
    bosses = sum(racer.ai == "boss" and not racer.out for racer in scene.racers)
    at, of = place(scene.racers, seen.you) if seen.status == "playing" else (0, 0)
    known = {"events": race.all, "bosses": bosses, "place": at, "of": of}
    stands = say("aim-race-stand", **known) if at and mode == "aim-race" else ""
    last = not race.draft and race.now == race.all and seen.status == "playing"
    words, short, first = AIMS_AT_LAST[mode] if last else AIMS[mode]
    return Aim(
        f"{say(words, **known)} {stands}".strip(),
        say(short, **known),
        "flag",
        last,
        say(first, **known) if seen.phase in ("preset", "vehicle") else "",
    )


def me(seen: Seen, scene: Scene, say: Strings) -> Me:
    """Whether you are out of the race."""
    return Me(any(racer.name == seen.you and racer.out for racer in scene.racers if racer.seat != NOBODY))


def still_to_come(seen: Seen, scene: Scene, say: Strings) -> list[Coming]:
    """What will certainly happen: the event at the end of the round, the Final Stretch before it."""
    if seen.status != "playing":
        return []
    found = []
    if scene.final:
        found.append(Coming("glyphs.svg#flag", f"{titled(scene.final, say)}: {say('coming-final')}", "DR-68"))
    if scene.events_left == 0 and scene.phase not in DRAFTS:
        found.append(Coming("glyphs.svg#flag", say("coming-last"), "DR-175" if seen.options.get("coop") else "DR-48"))
    return found


def option_note(option: str, value: Any, say: Strings) -> str:
    """How hard the players have it with this choice, as far as it was measured."""
    return note(option, value, say, measured())


def stands_for(view: Doc, player: str) -> str:
    """A car stands for whoever drives it."""
    vehicle = view["racers"][player]["vehicle"] if player in view["racers"] else None
    return f"vehicles-{slug(vehicle)}" if vehicle else ""


def hands(whole: Doc, say: Strings) -> list[Hand]:
    """DR-27: every player's cards."""
    return [
        Hand(name, tuple((thing_of(card), titled(card, say)) for card in whole["racers"][name]["hand"]))
        for name in whole["players"]
    ]


PAGE = Page(
    scene=scene,
    joins=joins,
    tell=tell,
    stage=stage,
    parts=parts,
    prompt=prompt,
    aim=aim,
    me=me,
    still_to_come=still_to_come,
    things=everything,
    glossary=GLOSSARY,
    option_clauses=OPTION_CLAUSES,
    option_needs=OPTION_NEEDS,
    option_note=option_note,
    variants=VARIANTS,
    variant_note=variant_note,
    stands_for=stands_for,
    hands=hands,
    emblem="glyphs.svg#car-rodent",
)
