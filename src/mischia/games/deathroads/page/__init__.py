"""The table of Death Roads for the page: parts made of plain frozen records, each drawn by a template of its name."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from mischia.core.language import Strings
from mischia.core.page import Aim, Asked, Coming, Line, Me, Part, Seen, Thing
from mischia.games.deathroads.content.box import Content, with_own
from mischia.games.deathroads.page import log
from mischia.games.deathroads.page.card_view import car_art, car_colour, titled
from mischia.games.deathroads.page.difficulty import measured, note
from mischia.games.deathroads.page.draft_view import DRAFTS, draft
from mischia.games.deathroads.page.forecast_view import Preview
from mischia.games.deathroads.page.gallery import everything
from mischia.games.deathroads.page.hand_view import HandModel, hand
from mischia.games.deathroads.page.racer_view import dash, events, order, plaque, rounds
from mischia.games.deathroads.page.road_view import BikeSpot, Call, Over, RoadModel, Spot, road
from mischia.games.deathroads.page.scene import Scene, scene_of
from mischia.games.deathroads.rules.state import NOBODY

OPTION_CLAUSES = {  # by option: the clause that it is about
    "first_game": "DR-21",
    "signature": "DR-155",
    "coop": "DR-159",
    "bosses": "DR-161",
    "drones": "DR-169",
    "drone_armour": "DR-169",
    "first": "DR-35",
}
OPTION_NEEDS = {"bosses": "coop", "drones": "coop", "drone_armour": "coop"}  # by option: without which it says nothing

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
SPOTS = {"place": "spot-place", "return": "spot-return"}


@dataclass(frozen=True)
class AutomaModel:
    """Why an automa did what it did: the steps of its last turn."""

    name: str
    art: str
    colour: str
    steps: tuple[tuple[str, str, str], ...]  # what it did, why here, and the clause


# --- the table at one moment


def stage(seen: Seen, scene: Scene, say: Strings, call: Call | None = None, asked: bool = False) -> dict[str, Part]:
    """Everything on the table that events change; `asked`: it is now."""
    content = content_of(seen)
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
    for number in range(len(scene.racers), racers_expected(seen, scene, content)):
        found[f"seat-{number}"] = Part("expected", number)
    if scene.phase in DRAFTS:
        found["centre"] = Part("draft", draft(seen, scene, content, say, call.word if call is not None else "", asked))
    else:
        found["centre"] = Part("road", road_now(seen, scene, content, say, call, asked))
    return found


def racers_expected(seen: Seen, scene: Scene, content: Content) -> int:
    """DR-161, DR-169, DR-R75: as many as there can be; a page keeps a place for each."""
    players = sum(not racer.ai for racer in scene.racers)
    if not seen.options.get("coop"):
        return players
    bosses = min(seen.options.get("bosses") or players, len(content.dealt.vehicles) - players)
    drones = min(seen.options.get("drones") or 0, len(content.dealt.drones))
    return players + bosses + drones


def road_now(seen: Seen, scene: Scene, content: Content, say: Strings, call: Call | None, asked: bool) -> RoadModel:
    """The road, with the cells that can be chosen, or with the end of the race."""
    shown = road(seen, scene, content, say, call)
    if scene.over:
        return replace(shown, over=over(seen, scene, content, say))
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


def over(seen: Seen, scene: Scene, content: Content, say: Strings) -> Over:
    """DR-44, DR-48, DR-173 to DR-175: who has won, and why."""
    told = next((event for event in reversed(seen.events) if event.id == "game-over"), None)
    why = told.clause if told is not None else "DR-44"
    names = seen.winners or scene.winners
    winners = tuple(
        (
            racer.name,
            car_art(racer.vehicle, racer.cars[0].name if racer.cars else ""),
            car_colour(content, racer.vehicle),
        )
        for racer in scene.racers
        if racer.name in names
    )
    coop = bool(seen.options.get("coop"))
    if coop:
        title = say("over-coop-won") if winners else say("over-coop-lost")
    else:
        title = say("over-title", name=say.all_of(names, "nobody"))
    return Over(winners, title, say(ENDS[why]), why)


def content_of(seen: Seen) -> Content:
    """The box, with a position's own things."""
    return with_own(seen.view["content"] if seen.view is not None else None)


def automa(seen: Seen, scene: Scene, say: Strings) -> AutomaModel | None:
    """DR-183 to DR-192: the last turn of an automa, step by step."""
    told = log.last_automa_turn(seen, say)
    begun = next(
        (event for event in reversed(seen.events) if event.id == "turn" and isinstance(event.args[0], str)), None
    )
    racer = next((racer for racer in scene.racers if begun is not None and racer.name == begun.args[0]), None)
    if racer is None or not told:
        return None
    art, colour = car_art(racer.vehicle, racer.name), car_colour(content_of(seen), racer.vehicle)
    return AutomaModel(
        titled(racer.name, say), art, colour, tuple((line.text, line.here, line.clause) for line in told)
    )


def all_ways(own: HandModel) -> Preview:
    """Where each way would end, before one is looked at."""
    shown = [way.preview for way in own.ways if way.preview is not None]
    ghosts = tuple(dict.fromkeys(ghost for preview in shown for ghost in preview.ghosts))
    return Preview("", "", False, (), (), ghosts)


# --- what the web asks for


def now(seen: Seen, say: Strings) -> Scene:
    """The table as it is."""
    assert seen.view is not None
    return replace(scene_of(seen.view, log.last(seen, say)), winners=tuple(seen.winners))


def parts(seen: Seen, say: Strings) -> dict[str, Part]:
    """The whole table as it is now."""
    scene = now(seen, say)
    found = stage(seen, scene, say, asked=True)
    found["automa"] = Part("automa", automa(seen, scene, say))
    own = hand(seen, scene, content_of(seen), say)
    found["hand"] = Part("hand", own)
    if own.ways and found["centre"].template == "road":
        found["centre"] = Part("road", replace(found["centre"].model, open=all_ways(own)))
    return found


def lines(seen: Seen, say: Strings) -> Sequence[Line]:
    """The log."""
    return log.lines(seen, say)


def steps(seen: Seen, say: Strings, since: int) -> list[tuple[Line, dict[str, Part | Me]]]:
    """The lines after the first `since`, each with the parts of the table that it changes."""
    found = []
    shown: dict[str, Part | Me] = {}
    if since > 0:
        for _, scene, _ in log.told(seen, say, since - 1)[:1]:
            shown = {**stage(seen, scene, say), "me": me_in(seen, scene)}
    for line, scene, _ in log.told(seen, say, since):
        now: dict[str, Part | Me] = {**stage(seen, scene, say, Call(line)), "me": me_in(seen, scene)}
        found.append((line, {key: part for key, part in now.items() if shown.get(key) != part}))
        shown = now
    return found


def prompt(seen: Seen, say: Strings) -> Asked:
    """What you are asked, the consequence, and how it stands."""
    assert seen.you is not None
    scene = now(seen, say)
    racer = scene.racer(seen.you)
    sheet = content_of(seen).sheet(racer.vehicle) if racer.vehicle else None
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


def aim(seen: Seen, say: Strings) -> Aim:
    """DR-44, DR-48: to be ahead or alone in the end; together, DR-173 to DR-175: no boss left, and nobody lost."""
    scene = now(seen, say)
    race = rounds(scene, content_of(seen))
    people = sum(not racer.ai for racer in scene.racers)
    together = "aim-solo" if people == 1 else "aim-coop"
    mode = together if seen.options.get("coop") else "aim-race"
    bosses = sum(racer.ai == "boss" and not racer.out for racer in scene.racers)
    known = {"events": race.all, "bosses": bosses}
    last = not race.draft and race.now == race.all and seen.status == "playing"
    words, short, first = AIMS_AT_LAST[mode] if last else AIMS[mode]
    return Aim(
        say(words, **known),
        say(short, **known),
        "flag",
        last,
        say(first, **known) if seen.phase in ("preset", "vehicle") else "",
    )


def me(seen: Seen, say: Strings) -> Me:
    """Whether you are out of the race."""
    return Me() if seen.view is None else me_in(seen, now(seen, say))


def me_in(seen: Seen, scene: Scene) -> Me:
    return Me(any(racer.name == seen.you and racer.out for racer in scene.racers if racer.seat != NOBODY))


def still_to_come(seen: Seen, say: Strings) -> list[Coming]:
    """What will certainly happen: the event at the end of the round, the Final Stretch before it."""
    if seen.view is None or seen.status != "playing":
        return []
    scene = now(seen, say)
    found = []
    if scene.final:
        found.append(Coming("glyphs.svg#flag", f"{titled(scene.final, say)}: {say('coming-final')}", "DR-68"))
    if scene.events_left == 0 and scene.phase not in DRAFTS:
        found.append(Coming("glyphs.svg#flag", say("coming-last"), "DR-175" if seen.options.get("coop") else "DR-48"))
    return found


def option_note(option: str, value: Any, say: Strings) -> str:
    """How hard the players have it with this choice, as far as it was measured."""
    return note(option, value, say, measured())


def things(say: Strings) -> list[Thing]:
    """Everything that explains itself."""
    return everything(say)
