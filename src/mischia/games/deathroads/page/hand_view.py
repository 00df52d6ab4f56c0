"""Your own band: the hand with what comes of each card, the ways a choice may go, and what else can be done."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from mischia.core.language import Strings
from mischia.core.page import SEVERAL, Seen
from mischia.core.questions import Move
from mischia.games.deathroads import GAME
from mischia.games.deathroads.content.box import Content
from mischia.games.deathroads.page.card_view import Face, Range, face, titled, weapon_range
from mischia.games.deathroads.page.draft_view import DRAFTS, Deck, deck_of
from mischia.games.deathroads.page.forecast import Table, Way, reach
from mischia.games.deathroads.page.forecast_view import Preview, Teller, distinct
from mischia.games.deathroads.page.road_view import Spot
from mischia.games.deathroads.page.scene import Racer, Scene
from mischia.games.deathroads.page.standings import Standing, standings
from mischia.games.deathroads.rules.turn import END

MODES = {  # by what a card is used for: what it is called, and what it costs
    "play": ("mode-play", "mode-play-why"),
    "pilot": ("mode-pilot", "mode-pilot-why"),
    "focus": ("mode-focus", "mode-focus-why"),
    "burn": ("mode-burn", "mode-burn-why"),
    "discard": ("mode-discard", "mode-discard-why"),
}
PLAINS = {"pass": ("button-pass", "button-pass-why"), "end": ("button-end", "button-end-why")}
FORETOLD = ("act", "second", "status", "move", "push", "aim", "choose", "discard", "armour", "skid", "bike", "first")
TURNS = {"forward": "up", "back": "down", "left": "left", "right": "right"}
ALSO = {"play": "also-pilot", "pilot": "also-card"}  # by what is done first: what may follow it in the same turn
BRIEFLY = ("go", "push", "aim")  # said in a word where the card is named beside it
MOST_DEEDS = 4  # ways of one card that are buttons of their own
BEFORE_HANDS = (*DRAFTS, "placing")  # the phases in which there may be a deck, and no hand yet
ON_STAGE = ("preset", "vehicle", "pilot", "deck", "pair", "place", "return")  # these are chosen on the table


@dataclass(frozen=True)
class Deed:
    """A card and the way in which it is used, in one press."""

    phrase: str
    label: str
    why: str
    ends: str = ""  # the same, and the turn is over; nothing if that is not asked right after it


@dataclass(frozen=True)
class CardChoice:
    """A card of the hand, and what comes of using it so."""

    face: Face
    many: int
    phrase: str
    key: str
    label: str
    why: str
    title: str  # of what is told of it
    preview: Preview | None = None
    deeds: tuple[Deed, ...] = ()  # one for each way, if there are a few
    also: str = ""  # what may be added to them before the turn is over


@dataclass(frozen=True)
class Mode:
    """What the cards of the hand are used for: play, pilot, focus ..., and with which bikes."""

    number: int  # of the kind of use
    kind: str  # "play", "pilot", "focus", "burn", "discard", "show"
    use: int  # which bikes; -1: it does not matter
    title: str
    small: str
    cards: tuple[CardChoice, ...]


@dataclass(frozen=True)
class WayChoice:
    """One of some answers to a question inside an effect."""

    phrase: str
    label: str
    why: str
    key: str
    deed: str  # what the button says that confirms it
    turn: str  # the direction of an arrow
    range: Range | None
    preview: Preview | None


@dataclass(frozen=True)
class Plain:
    """Something done without a card, or what can't be done, with its clause."""

    phrase: str
    label: str
    why: str
    clause: str = ""
    confirmed: bool = False  # it is chosen first: it can't be taken back


@dataclass(frozen=True)
class Pick:
    """A card that may be picked together with others."""

    face: Face
    number: int
    picked: bool


@dataclass(frozen=True)
class HandModel:
    look: int
    gear: int  # rows of cards above it are dim
    track: tuple[int, ...] = ()  # of handling, from the left
    modes: tuple[Mode, ...] = ()
    ways: tuple[WayChoice, ...] = ()
    plains: tuple[Plain, ...] = ()
    only: Plain | None = None  # all that can be done
    picks: tuple[Pick, ...] = ()
    confirm: bool = False
    bikes: bool = False  # both bikes are put on the road
    draw_to: int = 0
    uses: tuple[str, ...] = ()  # with which bikes
    drafts: bool = False  # what is looked at is shown here, card by card
    deck: Deck = ()  # one's own so far
    spots: tuple[Spot, ...] = ()  # cells to choose from, for windows in which those on the road are too small to press
    art: str = ""  # of the car that would stand there
    colour: str = ""
    standings: tuple[Standing, ...] = ()  # at the end


def hand(seen: Seen, scene: Scene, content: Content, say: Strings) -> HandModel:
    """Your hand, and all that you may do now but for what is chosen on the table."""
    view = seen.view
    if scene.over:
        return HandModel(0, 5, standings=standings(scene, seen.you, say))
    if view is None or seen.you is None or seen.you not in view["racers"]:
        return HandModel(0, 5)
    racer = scene.racer(seen.you)
    gear = max([car.gear for car in racer.cars if not car.wrecked], default=5)
    cards: list[str] = view["racers"][seen.you]["hand"]
    look = racer.seat + 1
    track = track_of(racer, content)
    choices = dict(seen.choices or {})
    if not choices or seen.phase in ON_STAGE:
        bikes = any(move[0] == "place bikes" for move in choices.values())
        shown = (Mode(0, "show", -1, "", "", tuple(shown_card(content, name, cards, say) for name in unique(cards))),)
        return HandModel(
            look,
            gear,
            track,
            shown if cards else (),
            confirm=bool(choices) and not bikes and seen.phase != "deck",
            bikes=bikes,
            drafts=scene.phase in DRAFTS,
            deck=own_deck(seen, scene, content, say) if not cards else (),
        )
    if seen.phase == "prepare":
        return preparing(seen, scene, content, cards, look, gear, say)
    told = Foreteller(seen, scene, content, say)
    modes = modes_of(choices, content, cards, told, say)
    ways = tuple(told.way(phrase, move, at) for at, (phrase, move) in enumerate(other_moves(choices)))
    plains = tuple(plain(phrase, move, say) for phrase, move in choices.items() if move[0] in PLAINS)
    only = plains[0] if len(choices) == len(plains) == 1 else None
    if only is not None:
        plains = ()
    if seen.phase == "act":
        skid = say("closed-skid", number=racer.handling)
        plains = (*plains, Plain("", say("button-skid"), skid, "DR-78"))
    if not modes and cards:
        modes = (Mode(0, "show", -1, "", "", tuple(shown_card(content, name, cards, say) for name in unique(cards))),)
    confirm = any(mode.kind != "show" for mode in modes) or bool(ways)
    uses = tuple(" → ".join(titled(bike, say) for bike in use) for use in uses_of(choices))
    return HandModel(look, gear, track, modes, ways, plains, only, confirm=confirm, uses=uses)


def own_deck(seen: Seen, scene: Scene, content: Content, say: Strings) -> Deck:
    """The deck that one has drafted so far."""
    assert seen.you is not None
    racer = scene.racer(seen.you)
    if not racer.vehicle or scene.phase not in BEFORE_HANDS:
        return ()
    return deck_of(racer.vehicle, racer.sets, content, bool(seen.options.get("signature")), say)


def track_of(racer: Racer, content: Content) -> tuple[int, ...]:
    """DR-107: the values of the handling track, symbol spaces last."""
    if not racer.vehicle:
        return ()
    sheet = content.sheet(racer.vehicle)
    return tuple(range(sheet.handling, -len(sheet.skid_track), -1))


def unique(cards: Sequence[str]) -> list[str]:
    return list(dict.fromkeys(cards))


def shown_card(content: Content, name: str, cards: Sequence[str], say: Strings) -> CardChoice:
    """A card that can't be used now."""
    return CardChoice(face(content.cards[content.number[name]], say), cards.count(name), "", "", "", "", "")


# --- the preparation


def preparing(
    seen: Seen, scene: Scene, content: Content, cards: Sequence[str], look: int, gear: int, say: Strings
) -> HandModel:
    """DR-57: any number of cards may be discarded, together."""
    assert seen.you is not None
    pilot = content.pilots.get(scene.racer(seen.you).pilot)
    sealed = seen.sealed or ""
    gone = sealed.removeprefix("discard ").split(", ") if sealed.startswith("discard ") else []
    picks = []
    for number, name in enumerate(cards):
        picked = name in gone
        if picked:
            gone.remove(name)
        picks.append(Pick(face(content.cards[content.number[name]], say), number, picked))
    wanted = content.board.hand + (pilot.hand_size if pilot is not None else 0)
    keep = Plain("keep", say("button-keep"), say("button-keep-why", number=max(0, wanted - len(cards))))
    return HandModel(look, gear, plains=(keep,), picks=tuple(picks), draw_to=wanted)


# --- cards and what they are used for


def modes_of(
    choices: Mapping[str, Move], content: Content, cards: Sequence[str], told: "Foreteller", say: Strings
) -> tuple[Mode, ...]:
    """The moves that are made with a card, sorted by what is done with it."""
    groups: dict[tuple[str, tuple[str, ...]], list[tuple[str, Move]]] = {}
    for phrase, move in choices.items():
        kind = move[0].split(" ")[0]
        if kind in MODES:
            uses = tuple(move[2]) if len(move) > 2 else ()
            groups.setdefault((kind, uses), []).append((phrase, move))
    found = []
    kinds, all_uses = list(dict.fromkeys(kind for kind, _ in groups)), uses_of(choices)
    for (kind, uses), moves in groups.items():
        number = kinds.index(kind)
        held = []
        for at, (phrase, move) in enumerate(moves):
            name = move[1][0] if kind == "discard" else move[1]
            card = content.cards[content.number[name]]
            held.append(told.card(face(card, say), cards.count(name), phrase, move, str(at + 1)))
        title, small = MODES[kind]
        use = all_uses.index(uses) if uses else -1
        found.append(Mode(number, kind, use, say(title), say(small, number=told.pilot_cost), tuple(held)))
    return tuple(found)


def uses_of(choices: Mapping[str, Move]) -> list[tuple[str, ...]]:
    """DR-144: the bikes for which a card may be used, in either order."""
    return list(dict.fromkeys(tuple(move[2]) for move in choices.values() if len(move) > 2))


def other_moves(choices: Mapping[str, Move]) -> list[tuple[str, Move]]:
    """The moves that are made without a card and are not the end of something."""
    return [(phrase, move) for phrase, move in choices.items() if move[0].split(" ")[0] not in (*MODES, *PLAINS)]


def plain(phrase: str, move: Move, say: Strings) -> Plain:
    label, why = PLAINS[move[0]]
    return Plain(phrase, say(label), say(why), confirmed=move[0] == "pass")


class Foreteller:
    """Puts what comes of each choice beside it."""

    def __init__(self, seen: Seen, scene: Scene, content: Content, say: Strings) -> None:
        assert seen.view is not None
        assert seen.you is not None
        self.view, self.scene, self.content, self.say = seen.view, scene, content, say
        self.teller = Teller(scene, content, seen.you, say)
        self.table = Table(seen.view, seen.options, seen.you) if seen.phase in FORETOLD else None
        self.me = scene.racer(seen.you)
        self.phase = seen.phase
        pilot = content.pilots.get(self.me.pilot)
        self.pilot_cost = pilot.action.cost if pilot is not None and pilot.action is not None else 0

    def preview(self, move: Move) -> Preview | None:
        ways = self.table.ways(move) if self.table is not None else []
        if not ways:
            return None
        return self.teller.preview(self.title(move), ways, self.reach(move, ways), self.weapon(move))

    def weapon(self, move: Move) -> str:
        """The card that is aimed in what comes of a move."""
        return str(move[1]) if move[0] in ("play", "play with") else self.scene.playing

    def title(self, move: Move) -> str:
        return self.say.move(move, self.teller.names)

    def reach(self, move: Move, ways: Sequence[Way]) -> tuple[str, ...]:
        """Where a weapon reaches that is played, or aimed."""
        name = move[1] if move[0] in ("play", "play with") else self.scene.playing if move[0] == "aim" else ""
        if name not in self.content.number:
            return ()
        card = self.content.cards[self.content.number[name]]
        aimed = move[1].split("+") if move[0] == "aim" else ()
        tracks = tuple(int(one) - 1 for one in aimed) or tuple(range(len(card.tracks)))
        users = move[2] if move[0] == "play with" else [car.name for car in self.me.cars]
        board = self.content.board
        cells: list[str] = []
        for car in self.me.cars:
            if car.name in users and not car.wrecked:
                cells += reach(self.view, card, car.cell, board.columns, board.rows, tracks)
        return tuple(dict.fromkeys(cells))

    def card(self, shown: Face, many: int, phrase: str, move: Move, key: str) -> CardChoice:
        kind = move[0].split(" ")[0]
        preview = self.preview(move) if kind in ("play", "pilot") else None
        label = shown.title if kind == "play" else self.say(MODES[kind][0])
        why = (
            self.say("confirm-cost", number=shown.cost)
            if kind == "play"
            else self.say("confirm-drop", card=shown.title)
        )
        deeds = self.deeds(phrase, move, label, why) if preview is not None else ()
        also = self.say(ALSO[kind]) if any(deed.ends for deed in deeds) else ""
        return CardChoice(shown, many, phrase, key, label, why, self.title(move), preview, deeds, also)

    def deeds(self, phrase: str, move: Move, label: str, why: str) -> tuple[Deed, ...]:
        """A card is played, its way chosen and the turn ended in one press; what comes to the same is offered once."""
        ways = distinct(self.table.ways(move)) if self.table is not None else []
        if len(ways) > MOST_DEEDS or not all(way.straight for way in ways):
            return ()
        if not any(way.choices or way.ends for way in ways):  # the card is all
            return ()
        weapon = self.weapon(move)
        return tuple(self.deed(phrase, way, weapon, label, why) for way in ways)

    def deed(self, phrase: str, way: Way, weapon: str, label: str, why: str) -> Deed:
        names = self.teller.names
        said = SEVERAL.join([phrase, *[GAME.phrase(one, names) for one in way.choices]])
        ends = SEVERAL.join([said, GAME.phrase(END, names)]) if way.ends and self.phase == "act" else ""
        if not way.choices:
            return Deed(said, label, why, ends)
        told = [self.label(one, weapon) if one[0] in BRIEFLY else self.title(one) for one in way.choices]
        return Deed(said, ", ".join(told), self.teller.short(way), ends)

    def way(self, phrase: str, move: Move, at: int) -> WayChoice:
        preview = self.preview(move)
        turn = TURNS.get(move[1], "") if move[0] in ("go", "push") else ""
        label = self.label(move, self.scene.playing)
        why = preview.brief if preview is not None else ""
        card = titled(self.scene.playing, self.say) if turn and self.scene.playing else ""
        deed = self.say("confirm-way", card=card, way=label) if card else label
        return WayChoice(phrase, label, why, str(at + 1), deed, turn, self.range(move), preview)

    def label(self, move: Move, weapon: str) -> str:
        """What an answer says, in a few words."""
        if move[0] in ("go", "push"):
            return self.say(f"direction-{move[1]}")
        if move[0] == "aim":
            return self.teller.aimed(move[1], weapon)
        if move[0] == "choose" and self.table is not None:
            ways = self.table.ways(move)
            if ways:
                return self.teller.brief(ways)
        return self.title(move)

    def range(self, move: Move) -> Range | None:
        """The tracks of a weapon that would be chosen."""
        if move[0] != "aim" or self.scene.playing not in self.content.number:
            return None
        card = self.content.cards[self.content.number[self.scene.playing]]
        whole = weapon_range(card)
        left, top = -whole.me[0], whole.me[1]
        chosen = [cell for number in move[1].split("+") for cell in card.tracks[int(number) - 1][1]]
        hit = tuple(dict.fromkeys((x - left, top - y) for x, y in chosen))
        rest = tuple(cell for cell in whole.alternative if cell not in hit)
        return Range(whole.columns, whole.rows, whole.me, hit, rest)
