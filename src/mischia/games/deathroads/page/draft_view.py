"""The drafts as they are drawn: what is on offer, who has taken what, and the weapon decks that go round."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from mischia.core.language import Strings
from mischia.core.page import Seen
from mischia.games.deathroads.content.box import Content
from mischia.games.deathroads.page.card_view import (
    AiAction,
    Face,
    ai_action,
    car_art,
    car_colour,
    face,
    portrait,
    slug,
    titled,
)
from mischia.games.deathroads.page.scene import Scene
from mischia.games.deathroads.text.card_text import printed

DRAFTS = {  # by phase: what it is called
    "presets": "draft-presets",
    "vehicles": "draft-vehicles",
    "pilots": "draft-pilots",
    "weapons": "draft-weapons",
}


@dataclass(frozen=True)
class Sheet:
    """A vehicle on offer."""

    slug: str
    title: str
    effect: str
    arts: tuple[str, ...]
    colour: str
    condition: tuple[int, ...]
    handling: int
    bash: tuple[int, ...]
    track: tuple[str, ...]
    cards: tuple[Face, ...]
    signature: Face | None


@dataclass(frozen=True)
class PilotSheet:
    """A pilot on offer."""

    slug: str
    title: str
    effect: str
    portrait: str
    action: AiAction | None


Deck = tuple[tuple[Face, int], ...]  # its cards, each with how often it is there


@dataclass(frozen=True)
class Offer:
    """Something that can be taken, now or by others."""

    key: str
    phrase: str
    label: str
    why: str
    taken: str  # by whom
    sheet: Sheet | None = None
    pilot: PilotSheet | None = None
    start: str = ""
    deck: Deck = ()  # what one would drive with


@dataclass(frozen=True)
class DeckOffer:
    """A weapon deck that goes round."""

    letter: str
    title: str
    holder: str
    mine: bool
    phrase: str
    label: str
    pairs: tuple[tuple[Face, str, str], ...]  # card, phrase, key
    chosen: str  # the code that you have put away


@dataclass(frozen=True)
class DraftModel:
    """A draft."""

    phase: str
    title: str
    offers: tuple[Offer, ...] = ()
    decks: tuple[DeckOffer, ...] = ()
    call: str = ""


def sheet(name: str, content: Content, signature: bool, say: Strings) -> Sheet:
    own_sheet = content.vehicles[name]
    cards = [card for card in content.cards if card.kind == "vehicle" and card.vehicle == name]
    own = content.signature_of.get(name) if signature else None
    return Sheet(
        slug(name),
        titled(name, say),
        printed(content, name, say),
        tuple(car_art(name, bike) for bike in own_sheet.bikes) or (car_art(name, ""),),
        car_colour(content, name),
        own_sheet.condition,
        own_sheet.handling,
        own_sheet.bash,
        own_sheet.skid_track,
        tuple(face(card, say) for card in cards),
        face(content.cards[content.number[own]], say) if own else None,
    )


def pilot_sheet(name: str, content: Content, say: Strings) -> PilotSheet:
    action = content.pilots[name].action
    shown = ai_action(action) if action is not None else None
    return PilotSheet(slug(name), titled(name, say), printed(content, name, say), portrait(name), shown)


def draft(seen: Seen, scene: Scene, content: Content, say: Strings, call: str, asked: bool) -> DraftModel:
    """What is on offer in the phase that is on."""
    moves = dict(seen.choices or {}) if asked else {}
    title = say(DRAFTS[scene.phase])
    match scene.phase:
        case "presets":
            return DraftModel(scene.phase, title, preset_offers(scene, content, moves, say, asked), call=call)
        case "vehicles":
            return DraftModel(scene.phase, title, vehicle_offers(seen, scene, content, moves, say, asked), call=call)
        case "pilots":
            return DraftModel(scene.phase, title, pilot_offers(scene, content, moves, say), call=call)
        case _:
            return DraftModel(scene.phase, title, decks=deck_offers(seen, scene, content, moves, say), call=call)


def deck_of(vehicle: str, pairs: Iterable[str], content: Content, signature: bool, say: Strings) -> Deck:
    """DR-26, DR-40: the cards of a vehicle and both of each weapon pair; DR-156: a signature weapon comes later."""
    own = sheet(vehicle, content, signature, say)
    weapons = [face(content.cards[content.number[content.pairs[code]]], say) for code in pairs]
    later = [own.signature] if own.signature is not None else []
    return (*[(card, 1) for card in own.cards], *[(card, 2) for card in weapons], *[(card, 1) for card in later])


def preset_offers(
    scene: Scene, content: Content, moves: Mapping[str, object], say: Strings, asked: bool
) -> tuple[Offer, ...]:
    takers = {racer.vehicle: racer.name for racer in scene.racers if racer.vehicle}
    found = []
    for name, preset in content.presets.items():
        label = say("take-preset", preset=say(f"preset-{name}"))
        found.append(
            Offer(
                f"vehicle-{slug(preset.vehicle)}",
                f"take {name}" if f"take {name}" in moves else "",
                label,
                titled(preset.vehicle, say),
                takers.get(preset.vehicle, ""),
                sheet(preset.vehicle, content, False, say),
                pilot_sheet(preset.pilot, content, say),
                preset.start,
                deck_of(preset.vehicle, preset.weapons, content, False, say) if asked else (),
            )
        )
    return tuple(found)


def vehicle_offers(
    seen: Seen, scene: Scene, content: Content, moves: Mapping[str, object], say: Strings, asked: bool
) -> tuple[Offer, ...]:
    takers = {racer.vehicle: racer.name for racer in scene.racers if racer.vehicle}
    signature = bool(seen.options.get("signature"))
    return tuple(
        Offer(
            f"vehicle-{slug(name)}",
            f"take {name}" if f"take {name}" in moves else "",
            say("take-it", name=titled(name, say)),
            "",
            takers.get(name, ""),
            sheet(name, content, signature, say),
            deck=deck_of(name, (), content, signature, say) if asked else (),
        )
        for name in content.vehicles
        if name in scene.vehicles or name in takers
    )


def pilot_offers(scene: Scene, content: Content, moves: Mapping[str, object], say: Strings) -> tuple[Offer, ...]:
    takers = {racer.pilot: racer.name for racer in scene.racers if racer.pilot}
    return tuple(
        Offer(
            f"pilot-{slug(name)}",
            f"take {name}" if f"take {name}" in moves else "",
            say("take-it", name=titled(name, say)),
            "",
            takers.get(name, ""),
            pilot=pilot_sheet(name, content, say),
        )
        for name in content.pilots
        if name in scene.pilots or name in takers
    )


def deck_offers(
    seen: Seen, scene: Scene, content: Content, moves: Mapping[str, object], say: Strings
) -> tuple[DeckOffer, ...]:
    found = []
    key = 0
    sealed = (seen.sealed or "").removeprefix("take ")
    for deck in scene.decks:
        pairs = []
        for code in deck.left:
            phrase = f"take {code}" if f"take {code}" in moves else ""
            key += bool(phrase)
            shown = face(content.cards[content.number[content.pairs[code]]], say)
            pairs.append((shown, phrase, str(key) if phrase and key < 10 else ""))
        phrase = f"deck {deck.letter}" if f"deck {deck.letter}" in moves else ""
        title = say(f"deck-{deck.letter.lower()}")
        mine = deck.holder == seen.you and seen.you is not None
        chosen = sealed if sealed in deck.left else ""
        label = say("take-it", name=title)
        found.append(DeckOffer(deck.letter, title, deck.holder, mine, phrase, label, tuple(pairs), chosen))
    return tuple(found)
