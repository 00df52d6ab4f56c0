"""The Wilds, the glory track and the forecast of an attack, as they are drawn."""

from dataclasses import dataclass
from typing import NamedTuple

from mischia.core.language import Strings
from mischia.core.page import Seen
from mischia.games.quarriors.content.catalogue import Card
from mischia.games.quarriors.page import forecast
from mischia.games.quarriors.page.dice_view import look_of, named, short, together
from mischia.games.quarriors.page.payment import way_to
from mischia.games.quarriors.page.scene import Book, Scene
from mischia.games.quarriors.rules.glory import EMPTY
from mischia.games.quarriors.rules.state import NOBODY
from mischia.games.quarriors.rules.strength import capture_cost
from mischia.games.quarriors.rules.turn import DICE
from mischia.games.quarriors.text.phrases import name_card

VARIANTS = {  # by what is in a card's id besides its class: the ribbon on it
    "strong": "variant-strong",
    "mighty": "variant-mighty",
    "spell": "variant-spell",
    "cantrip": "variant-cantrip",
    "charm": "variant-charm",
    "incantation": "variant-incantation",
}


class WildCard(NamedTuple):
    """A card in the Wilds, with its dice."""

    id: str
    cls: str
    look: str
    type: str
    name: str
    title: str
    variant: str
    cost: int
    dear: int  # 1 if it costs more than printed, -1 if less
    glory: int
    dice: int
    most: int
    move: str
    reach: str  # "now", "could" (with the dice in the tray) or none
    label: str = ""
    why: str = ""
    left: int = 0  # quiddity after it


@dataclass(frozen=True)
class Shelf:
    """The Wilds."""

    cards: tuple[WildCard, ...]
    empty: int
    of: int
    ends: int  # so many dice away from the end of the game; 0 if it is not near


class Racer(NamedTuple):
    """Somebody on the glory track."""

    look: int
    name: str
    glory: int
    you: bool
    place: int  # among those on the same space
    waiting: int  # glory that will score if it lives


@dataclass(frozen=True)
class Track:
    """The glory track, and the other end of the game."""

    target: int
    racers: tuple[Racer, ...]
    empty: int
    of: int
    turn: int
    ends: int  # as on the shelf


class Blow(NamedTuple):
    """What an attack does to one rival."""

    look: int
    text: str
    total: int


@dataclass(frozen=True)
class Foreseen:
    """What an attack would do now."""

    title: str = ""
    blows: tuple[Blow, ...] = ()
    least: int = 0  # how many creatures fall, all in all
    most: int = 0


def variant(card: Card, say: Strings) -> str:
    """Which of the cards of its class it is; the plain one has no ribbon."""
    return next((say(words) for part, words in VARIANTS.items() if part in card.id.split("_")), "")


def shelf(seen: Seen, scene: Scene, say: Strings, asked: bool) -> Shelf:
    """The cards with costs as they are for whoever has the turn, and what can be had."""
    book = scene.book
    moves = {move[1]: phrase for phrase, move in (seen.choices or {}).items() if move[0] == "capture"} if asked else {}
    mine = scene.current != NOBODY and scene.spots[scene.current].name == seen.you
    could = scene.quiddity + quiddity_in_tray(scene) if mine and scene.captures else NOBODY
    cards = []
    for id, dice in scene.wilds:
        card = book.cat.cards[id]
        cls = book.cat.classes[card.cls]
        cost = card.cost if scene.current == NOBODY else capture_cost(scene.state, card.cls)
        reach = "" if not dice or cost > could else "now" if cost <= scene.quiddity else "could"
        made = WildCard(
            id,
            cls,
            look_of(cls),
            card.type,
            short(say, cls),
            name_card(say, "card", id),
            variant(card, say),
            cost,
            (cost > card.cost) - (cost < card.cost),
            card.glory,
            dice,
            {"quiddity": 0, "assistant": 0}.get(id, DICE),
            moves.get(cls, ""),
            reach,
        )
        if made.move:
            left = scene.quiddity - cost
            why = say("capture-why", cost=cost, left=left)
            made = made._replace(label=say("capture-label", name=made.name), why=why, left=left)
        elif asked and seen.choices and reach == "could":
            paid = way_to(forecast.table(seen), ("capture", cls), cost)
            if paid is not None:
                why = say("pays", number=paid.dice, left=paid.left)
                label = say("capture-label", name=made.name)
                made = made._replace(move=paid.moves, label=label, why=why, left=paid.left)
        cards.append(made)
    return Shelf(tuple(cards), scene.empty_cards(), EMPTY, the_end_is_near(scene))


def the_end_is_near(scene: Scene) -> int:
    """QU-86: how many more captures could end the game; 0 if it takes more than a few."""
    if scene.phase == "over":
        return 0
    left = sorted(n for id, n in scene.wilds if scene.book.cat.cards[id].type == "creature" and n)
    missing = left[: max(0, EMPTY - scene.empty_cards())]
    return sum(missing) if 0 < sum(missing) <= EMPTY else 0


def quiddity_in_tray(scene: Scene) -> int:
    """What the dice of the Active Pool could still give."""
    book = scene.book
    return sum(book.cat.face(book.cat.die(die.phrase)).quiddity for die in scene.spots[scene.current].active)


def track(seen: Seen, scene: Scene) -> Track:
    """How far everybody is."""
    met: dict[int, int] = {}
    racers = []
    for seat, spot in enumerate(scene.spots):
        place = met[spot.glory] = met.get(spot.glory, -1) + 1
        waiting = sum(scene.book.card(die.cls).glory for die in spot.ready)
        racers.append(Racer(seat + 1, spot.name, spot.glory, spot.name == seen.you, place, waiting))
    return Track(scene.target, tuple(racers), scene.empty_cards(), EMPTY, scene.turn, the_end_is_near(scene))


# --- what an attack would do


def foreseen(seen: Seen, scene: Scene, say: Strings) -> Foreseen:
    """What would become of each rival if the viewer attacked now."""
    if "attack" not in (seen.choices or {}):
        return Foreseen()
    s, book = forecast.table(seen), scene.book
    creatures = [named(say, book, creature.phrase, brief=True) for creature in s.ready[s.current]]
    if not creatures:
        return Foreseen(say("if-nobody"))
    found = {fate.seat: fate for fate in forecast.fates(s)}
    blows = []
    for rival in s.rivals():
        text = say("if-empty", name=scene.spots[rival].name)
        if rival in found:
            text = fate_words(found[rival], scene.spots[rival].name, forecast.defences(s, rival), book, say)
        blows.append(Blow(rival + 1, text, found[rival].total if rival in found else 0))
    title = say("if-title", creatures=together(creatures, say), number=len(creatures))
    least, most = sum(fate.least for fate in found.values()), sum(fate.most for fate in found.values())
    return Foreseen(title, tuple(blows), least, most)


def fate_words(fate: forecast.Fate, name: str, defences: dict[str, int], book: Book, say: Strings) -> str:
    """What one rival loses, in a sentence."""

    def listed(phrases: tuple[str, ...]) -> str:
        return together([f"{named(say, book, one, brief=True)} ({defences.get(one, 0)})" for one in phrases], say)

    if not fate.total:
        return say("if-zero", name=name)
    if not fate.falls and not fate.others:
        return say("if-holds", name=name, number=fate.total)
    if not fate.others:
        return say("if-loses", name=name, creatures=listed(fate.falls))
    several = "if-chooses" if fate.least == fate.most else "if-chooses-up-to"
    chosen = say(several, name=name, least=fate.least, most=fate.most, creatures=listed((*fate.falls, *fate.others)))
    return chosen
