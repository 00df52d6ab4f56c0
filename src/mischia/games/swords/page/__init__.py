"""The table of Fake Swords for the page: parts made of plain frozen records, each drawn by a template of its name."""

from dataclasses import dataclass
from typing import NamedTuple

from mischia.core.language import Strings
from mischia.core.page import Aim, Asked, Coming, Me, Page, Part, Seen, Sure, Thing
from mischia.games.swords.page.card_view import Face, Medal, face, faces, medals
from mischia.games.swords.page.cards_at_work import CLAUSES, in_order
from mischia.games.swords.page.clause_here import slug, together
from mischia.games.swords.page.duel_view import arena, band
from mischia.games.swords.page.glossary import GLOSSARY
from mischia.games.swords.page.log import joins, tell
from mischia.games.swords.page.own_area import doubt, hand, stance, stances, while_told
from mischia.games.swords.page.piles_view import Who, own_seat, rug, who
from mischia.games.swords.page.scene import HIDDEN, Scene, scene
from mischia.games.swords.rules.cards import CARDS, IDS, LETTERS, SETS
from mischia.games.swords.rules.duel import ACTIONS
from mischia.games.swords.rules.state import NOBODY

PROMPTS = {  # by phase: the question and its consequence
    "point": ("prompt-point", "prompt-point-why"),
    "select": ("prompt-select", "prompt-select-why"),
    "fighters": ("prompt-fighters", "prompt-fighters-why"),
    "deputy": ("prompt-deputy", "prompt-deputy-why"),
    "verdict": ("prompt-verdict", "prompt-verdict-why"),
}
CLAIMS = ("claim-1", "claim-2", "claim-3", "claim-4")  # ways to announce a pile
ACTION_CLAUSES = {  # by action: what it beats
    "cut-high": "SW-V12",
    "cut-low": "SW-V12",
    "parry-high": "SW-V11",
    "parry-low": "SW-V11",
    "feint": "SW-V15",
    "step-back": "SW-V5",
    "breathe": "SW-V6",
}


@dataclass(frozen=True)
class SeatModel:
    """Somebody at the table."""

    key: str
    look: int
    name: str
    medals: tuple[Medal, ...]
    sets: int
    kind: str
    level: str | None
    here: bool
    stand_in: bool
    bank: int | None  # seconds of the reserve
    boss: bool
    judge: bool
    fights: bool
    sign: str  # the hand: "finger", "fist" (has pointed), "dots" (is choosing) or none
    claim: str  # what was announced
    letter: str  # of the pile that it was about
    won: bool


class Racer(NamedTuple):
    """Somebody in the race to three sets."""

    who: Who
    sets: int
    you: bool


@dataclass(frozen=True)
class StockModel:
    """The draw pile and the discards."""

    deck: int
    discard: tuple[tuple[Face, int], ...]
    many: int


@dataclass(frozen=True)
class RoundModel:
    """Where the game stands."""

    round: int


@dataclass(frozen=True)
class RaceModel:
    racers: tuple[Racer, ...]


@dataclass(frozen=True)
class OverModel:
    """How it ended."""

    who: Who
    medals: tuple[Medal, ...]
    sets: int
    rounds: int
    why: str  # the clause
    call: str = ""


# --- the table at one moment


def stage(seen: Seen, scene: Scene, say: Strings, call: str) -> dict[str, Part | Me]:
    """Everything on the table that events change."""
    found: dict[str, Part | Me] = {**laid_out(seen, scene, say, call), "me": me(seen, scene, say)}
    cards = while_told(seen, scene, say)
    return found if cards is None else {**found, "hand": cards}


def laid_out(seen: Seen, scene: Scene, say: Strings, call: str = "", asked: bool = False) -> dict[str, Part]:
    """The table but for the stock and the own band; `asked`: it is now."""
    parts = {"rounds": Part("rounds", RoundModel(scene.round)), "race": Part("race", race(seen, scene))}
    for seat, sitting in enumerate(seen.seats):
        if sitting.name != seen.you:
            key = f"seat-{seat}"
            parts[key] = Part("seat", seat_model(seen, scene, seat, key, say, asked))
    parts["centre"] = centre(seen, scene, say, call, asked)
    parts["band"] = Part("band", band(scene, say))
    return parts


def centre(seen: Seen, scene: Scene, say: Strings, call: str, asked: bool) -> Part:
    """The one thing that is happening: the rug, the duel, or the end."""
    if scene.winner != NOBODY:
        seat = scene.winner
        why = next((event.clause for event in reversed(seen.events) if event.id == "wins"), "SW-60")
        front = medals(scene.spots[seat].front, say)
        return Part("over", OverModel(who(scene, seat), front, scene.sets_of(seat), scene.round, why, call))
    if scene.duel is not None:
        return Part("arena", arena(seen, scene, scene.duel, say, call, asked))
    return Part("rug", rug(seen, scene, say, call, asked))


def seat_model(seen: Seen, scene: Scene, seat: int, key: str, say: Strings, asked: bool) -> SeatModel:
    sitting, spot = seen.seats[seat], scene.spots[seat]
    claimed = spot.claim >= 0 and not scene.shown and scene.duel is None
    return SeatModel(
        key,
        seat + 1,
        spot.name,
        medals(spot.front, say),
        scene.sets_of(seat),
        sitting.kind,
        sitting.level,
        sitting.here,
        sitting.stand_in,
        sitting.bank,
        scene.boss == seat,
        scene.duel is not None and scene.duel.judge == seat,
        scene.duel is not None and scene.duel.of(seat) != NOBODY,
        sign(seen, scene, seat, asked),
        say(CLAIMS[seat % len(CLAIMS)], letter=LETTERS[spot.claim]) if claimed else "",
        LETTERS[spot.claim] if claimed else "",
        scene.winner == seat,
    )


def sign(seen: Seen, scene: Scene, seat: int, asked: bool) -> str:
    """What somebody's hand does."""
    spot = scene.spots[seat]
    if scene.duel is not None or scene.winner != NOBODY:
        return ""
    if asked and seen.phase == "point":
        return "fist" if spot.points in (HIDDEN, *range(len(LETTERS))) else "dots"
    if spot.finger and not scene.shown:
        return "finger"
    waited = asked and seen.status == "playing" and spot.name in seen.turn
    sorting = seen.phase != "sort" or seat == scene.boss
    return "dots" if waited and sorting else ""


def race(seen: Seen, scene: Scene) -> RaceModel:
    """SW-4: who is how far on the way to three sets."""
    racers = [
        Racer(who(scene, seat), scene.sets_of(seat), spot.name == seen.you) for seat, spot in enumerate(scene.spots)
    ]
    return RaceModel(tuple(sorted(racers, key=lambda racer: (-racer.sets, racer.who.look))))


def stock(seen: Seen, say: Strings) -> StockModel:
    view = seen.view or {"deck": 0, "discard": []}
    cards = tuple(IDS.index(id) for id in view["discard"])
    spread = tuple((face(card, say), cards.count(card)) for card in in_order(cards))
    deck = view["deck"] if isinstance(view["deck"], int) else len(view["deck"])
    return StockModel(deck, spread, len(cards))


# --- what the web asks for


def parts(seen: Seen, scene: Scene, say: Strings) -> dict[str, Part]:
    """The whole table as it is now."""
    found = laid_out(seen, scene, say, asked=True)
    found["stock"] = Part("stock", stock(seen, say))
    found["hand"] = hand(seen, scene, say)
    return found


def prompt(seen: Seen, scene: Scene, say: Strings) -> Asked:
    """What you are asked, and the consequence."""
    seat, phase, duel = own_seat(seen), seen.phase, scene.duel
    boss = scene.spots[scene.boss].name if scene.boss != NOBODY else ""
    many = len(scene.piles) or len(scene.drawn)
    match phase:
        case "sort" if seat == scene.boss and not scene.piles:
            return Asked(say("prompt-sort"), say("prompt-sort-why", number=many))
        case "sort" if seat == scene.boss:
            up = scene.spots[seat].finger
            return Asked(say("prompt-boss-up" if up else "prompt-boss"), say("prompt-boss-why"))
        case "sort" if scene.spots[seat].finger:
            return Asked(say("prompt-up"), say("prompt-up-why"))
        case "sort" if "ready" in (seen.choices or {}):
            return Asked(say("prompt-raise"), say("prompt-raise-why", name=boss))
        case "sort":
            return Asked(say("prompt-talk", name=boss), say("prompt-talk-why"))
        case "fighters" if scene.tied:
            return Asked(say("prompt-tied"), say("prompt-tied-why"))
        case "verdict" if "verdict double" not in (seen.choices or {}):
            return Asked(say("prompt-fight"), say("prompt-fight-why"))
        case "verdict" if (winner := doubt(seen)) != NOBODY:
            name, card = scene.spots[winner].name, say("card-fair-doubt")
            return Asked(say("prompt-verdict"), say("prompt-verdict-doubt-why", name=name, card=card))
        case "guard" if duel is not None:
            cards = together([say(f"card-{card}") for card in stances(duel)], say)
            return Asked(say("prompt-guard"), say(stance(duel)[1], cards=cards))
        case "beat" if duel is not None:
            number = duel.beat + 1
            return Asked(say("prompt-beat", number=number), say(tempo_words(duel.tempo, duel.of(seat))))
        case _:
            title, why = PROMPTS[phase]
            return Asked(say(title), say(why))


def aim(seen: Seen, scene: Scene, say: Strings) -> Aim:
    """SW-4: three sets, and how many the viewer has; in a virtual duel, SW-V2: how one hits."""
    seat = own_seat(seen)
    if scene.duel is not None and not scene.real:
        return Aim(f"{say('peek-tempo')} {who_holds_it(scene, seat, say)}", say("aim-duel-short"))
    first = say("aim-first") if scene.round <= 1 and seen.phase == "sort" else ""
    if scene.winner != NOBODY:
        return Aim(say("aim"), say("aim-short", number=NOBODY), first=first)
    sets = scene.sets_of(seat) if seat != NOBODY else NOBODY
    near = [spot.name for at, spot in enumerate(scene.spots) if at != seat and scene.sets_of(at) == SETS - 1]
    told = [say("aim")]
    told += [say("aim-yours", number=sets)] if seat != NOBODY else []
    told += [say("aim-near", names=say.all_of(near))] if near else []
    end = bool(near) or sets == SETS - 1
    return Aim(" ".join(told), say("aim-near-short" if end else "aim-short", number=sets), last=end, first=first)


def who_holds_it(scene: Scene, seat: int, say: Strings) -> str:
    """SW-V7: whose the tempo is."""
    assert scene.duel is not None
    if scene.duel.tempo == NOBODY:
        return say("aim-tempo", how="nobody", name="")
    holder = scene.duel.fighters[scene.duel.tempo].seat
    return say("aim-tempo", how="yours" if holder == seat else "others", name=scene.spots[holder].name)


def tempo_words(tempo: int, fighter: int) -> str:
    """The message that says what the tempo means for somebody now."""
    if tempo == NOBODY:
        return "prompt-beat-even"
    return "prompt-beat-mine" if tempo == fighter else "prompt-beat-theirs"


def sure(phrase: str, say: Strings) -> Sure | None:
    """SW-R23: giving up a duel is asked for once more."""
    return Sure(say("move-yield"), say("yield-grave"), say("yield-sure")) if phrase == "yield" else None


def me(seen: Seen, scene: Scene, say: Strings) -> Me:
    """The Boss wears the crown."""
    boss = seen.you is not None and own_seat(seen) == scene.boss and scene.winner == NOBODY
    return Me(False, say("you-boss") if boss else "")


def still_to_come(seen: Seen, scene: Scene, say: Strings) -> list[Coming]:
    """What will certainly happen: the piles that others could win with, the rules of the next beat."""
    if seen.status != "playing":
        return []
    if seen.phase == "select":
        found = [at for at, went in enumerate(scene.went) if went == "contested"]
        return [Coming("glyphs.svg#burst", say("coming-one-duel", number=len(found)), "SW-29")]
    near = [spot.name for seat, spot in enumerate(scene.spots) if scene.sets_of(seat) == SETS - 1]
    return [Coming("glyphs.svg#k-victory", say("coming-near", name=name), "SW-60") for name in near]


def things(say: Strings) -> list[Thing]:
    """Everything that explains itself: the cards, and the actions of the virtual duel."""
    found = []
    for card, shown in zip(in_order(tuple(CARDS)), faces(in_order(tuple(CARDS)), say), strict=True):
        id = IDS[card]
        name, effect = say(f"card-{id}"), say(f"effect-{id}")
        found.append(Thing(f"card-{id}", name, effect, say(f"rule-{id}"), CLAUSES[id], shown))
    for action in range(len(ACTIONS)):
        id = slug(action)
        name, effect = say(f"move-{id}"), say(f"effect-{id}")
        found.append(Thing(f"action-{id}", name, effect, effect, ACTION_CLAUSES[id], id))
    return found


PAGE = Page(
    chief_options=frozenset({"duels"}),
    scene=scene,
    joins=joins,
    tell=tell,
    stage=stage,
    parts=parts,
    prompt=prompt,
    aim=aim,
    me=me,
    still_to_come=still_to_come,
    things=things,
    glossary=GLOSSARY,
    option_clauses={"duels": "SW-V1"},
    sure=sure,
    emblem="glyphs.svg#atk",
)
