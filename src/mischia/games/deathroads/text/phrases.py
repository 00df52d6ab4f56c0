"""Moves and events of Death Roads as phrases; FORMS say what each gap takes."""

from collections.abc import Iterator
from functools import cache

from mischia.core.bags import kinds
from mischia.core.language import Strings, message_of
from mischia.core.phrases import Form
from mischia.core.questions import Move
from mischia.games.deathroads.content.box import box
from mischia.games.deathroads.content.effect_language import CONDITIONS, DIRECTIONS, STATUSES, VERBS
from mischia.games.deathroads.content.item_reader import WHO
from mischia.games.deathroads.rules.automa_weighing import AGGRESSIVE
from mischia.games.deathroads.rules.state import ARMOUR, LETTERS, State
from mischia.games.deathroads.text.automa_reasons import WAYS

MOVES = {
    "take": Form("take {}", ("item",)),
    "take preset": Form("take {}", ("preset",)),
    "take pair": Form("take {}", ("pair",)),
    "deck": Form("deck {}", ("deck",)),
    "place": Form("place {}", ("cell",)),
    "place bikes": Form("place Katana {}, Wakizashi {}", ("cell", "cell other")),
    "keep": Form("keep"),
    "discard": Form("discard {}", ("item",)),
    "play": Form("play {}", ("item",)),
    "play with": Form("play {} with {}", ("item", "bike")),
    "pilot": Form("pilot {}", ("item",)),
    "pilot with": Form("pilot {} with {}", ("item", "bike")),
    "focus": Form("focus {}", ("item",)),
    "pass": Form("pass"),
    "end": Form("end"),
    "stun lose": Form("stun lose"),
    "stun idle": Form("stun idle"),
    "burn": Form("burn {}", ("item",)),
    "veer": Form("veer"),
    "veer bike": Form("veer {}", ("bike",)),
    "go": Form("go {}", ("direction",)),
    "push": Form("push {}", ("direction",)),
    "aim": Form("aim {}", ("tracks",)),
    "choose": Form("choose {}", ("number",)),
    "use": Form("use"),
    "skip": Form("skip"),
    "use armour": Form("use armour"),
    "skip armour": Form("skip armour"),
    "ignore": Form("ignore"),
    "resolve": Form("resolve"),
    "bike": Form("bike {}", ("bike",)),
    "return": Form("return {}", ("cell",)),
    "first": Form("first {}", ("bike",)),
    "scrap": Form("scrap {}", ("pair",)),
    "scrap none": Form("scrap none"),
    # chance
    "draw": Form("draw {}", ("item",)),
    "draw player": Form("draw {}", ("seat",)),
    "draw pilot": Form("draw {}", ("item",)),
    "draw boss": Form("draw {}", ("item",)),
    "draw drone": Form("draw {}", ("item",)),
    "draw type": Form("draw {}", ("item",)),
    "draw skid": Form("draw {}", ("item",)),
    "draw event": Form("draw {}", ("item",)),
    "draw final": Form("draw {}", ("item",)),
    "draw ai": Form("draw {}", ("item",)),
    "draw lane": Form("draw lane {}", ("number",)),
}

# by what an AI weighs a way to act
WEIGHED = "{} damage, {} rows, {} away, {} on dirt, {} off the middle, {} to itself, cost {}"
WEIGHTS = (
    *("seat", "way", "number", "number rows", "number distance", "number dirt", "word middle"),
    *("number own", "number cost"),
)

EVENTS = {
    "first-chooser": Form("{} chooses first", ("seat",)),
    "takes": Form("{} takes {}", ("seat", "number")),
    "takes-item": Form("{} takes {}", ("seat", "item")),
    "takes-preset": Form("{} takes {}", ("seat", "preset")),
    "takes-pair": Form("{} takes {}", ("seat", "pair")),
    "takes-deck": Form("{} takes deck {}", ("seat", "deck")),
    "decks-move": Form("decks move left"),
    "decks-formed": Form("decks formed"),
    "pilot-offered": Form("pilot {} on offer", ("item",)),
    "placed": Form("{} starts at {}", ("seat", "cell")),
    "boss": Form("boss {} at {}", ("seat", "cell")),
    "drone": Form("drone {} at {}", ("seat", "cell")),
    "round": Form("round {}", ("number",)),
    "initiative": Form("initiative {}", ("seat",)),
    "prepares": Form("{} has chosen", ("seat",)),
    "keeps": Form("{} keeps the hand", ("seat",)),
    "fills-hand": Form("{} draws {}", ("seat", "number")),
    "draws-card": Form("{} draws {}", ("seat", "item")),
    "discards": Form("{} discards {}", ("seat", "item")),
    "reshuffles": Form("{} reshuffles", ("seat",)),
    "event": Form("event {}", ("item",)),
    "event-lane": Form("event lane {}", ("number",)),
    "event-replaced": Form("event {} replaced", ("item",)),
    "lane-removed": Form("lane card {} removed", ("number",)),
    "final-stretch": Form("final stretch {}", ("item",)),
    "resolve": Form("resolve {}", ("item",)),
    "left-cover": Form("left cover at {}", ("number",)),
    "right-cover": Form("right cover at {}", ("number",)),
    "cover-ignored": Form("cover ignored"),
    "barrier": Form("barrier at {}", ("cell",)),
    "barriers-cleared": Form("barriers cleared"),
    "refreshed": Form("handling restored"),
    "turn": Form("turn {}", ("seat",)),
    "plays": Form("{} plays {}", ("seat", "item")),
    "put-away": Form("{} puts {} away", ("seat", "item")),
    "handling": Form("{} at {} handling", ("seat", "number")),
    "uses-pilot": Form("{} uses the pilot action", ("seat",)),
    "focuses": Form("{} focuses", ("seat",)),
    "passes": Form("{} passes", ("seat",)),
    "burns": Form("{} burns {}", ("seat", "item")),
    "stunned-handling": Form("{} stunned: -1 handling", ("seat",)),
    "stunned-idle": Form("{} stunned: no actions", ("seat",)),
    "skids": Form("{} skids", ("seat",)),
    "skid-card": Form("skid card {} for {}", ("item", "seat")),
    "skids-away": Form("skid cards put away"),
    "ignores": Form("{} ignores it", ("seat",)),
    "moves": Form("{} moves to {}", ("seat", "cell")),
    "bashes": Form("{} bashes {} for {}", ("seat", "seat target", "number")),
    "pushes": Form("{} pushes {} {}", ("seat", "seat target", "direction")),
    "hits-barrier": Form("{} hits a barrier", ("seat",)),
    "far-ahead": Form("{} far ahead", ("seat",)),
    "far-behind": Form("{} far behind", ("seat",)),
    "returns": Form("{} returns at {}", ("seat", "cell")),
    "drifts": Form("{} drifts back", ("seat",)),
    "fires": Form("{} fires at {}", ("seat", "seat target")),
    "loses-armour": Form("{} loses {} armour", ("seat", "armour")),
    "uses-armour": Form("{} uses the {} armour", ("seat", "armour")),
    "trophy": Form("{} keeps {} {}", ("seat", "seat target", "trophy")),
    "gear": Form("{} in gear {}", ("seat", "number")),
    "repairs": Form("{} repairs {}", ("seat", "number")),
    "gets-status": Form("{} gets {} {}", ("seat", "number", "status")),
    "sheds": Form("{} discards {} {}", ("seat", "number", "status")),
    "immune": Form("{} immune to {}", ("seat", "status")),
    "eliminated": Form("{} eliminated", ("seat",)),
    "scraps": Form("{} scraps {}", ("seat", "pair")),
    "scrapped-from": Form(
        "{} loses {} of the hand, {} of the deck, {} of the discards",
        ("seat", "number", "number deck", "number discards"),
    ),
    "game-over": Form("game over: {}", ("seat",)),
    # AI drivers
    "ai-draws": Form("{} draws {}", ("seat", "item")),
    "draws-down": Form("{} draws face down", ("seat",)),
    "ai-reshuffled": Form("AI cards reshuffled"),
    "burned-ai": Form("{} burned: default action only", ("seat",)),
    "boss-action": Form("boss action of {}", ("seat",)),
    "boss-unable": Form("{} does not answer", ("seat",)),
    "tries": Form("{} tries {}", ("seat", "item")),
    "too-dear": Form("{}: {} is too dear", ("seat", "item")),
    "no-target": Form("{}: {} would hit no player", ("seat", "item")),
    "hurts-own": Form("{}: {} would only hurt AIs", ("seat", "item")),
    "weighs": Form(f"{{}} weighs {{}}: {WEIGHED}", WEIGHTS),
    "rules-out": Form(f"{{}} rules out {{}}: {WEIGHED}", WEIGHTS),
    "settles": Form(f"{{}} settles on {{}}: {WEIGHED}", WEIGHTS),
    "acts": Form("{} acts", ("seat",)),
    "no-room": Form("no room for {} beside {}", ("seat", "seat target")),
    "releases": Form("{} releases {} at {}", ("seat", "seat target", "cell")),
    "drones-strike": Form("drones strike for {}", ("number",)),
}

CLAUSES = {  # by what is asked: the clause that asks
    "deal": "DR-35",
    "preset": "DR-21",
    "vehicle": "DR-36",
    "pilot": "DR-37",
    "deck": "DR-38",
    "pair": "DR-39",
    "place": "DR-42",
    "prepare": "DR-57",
    "status": "DR-71",
    "act": "DR-69",
    "second": "DR-89",
    "move": "DR-111",
    "push": "DR-113",
    "aim": "DR-128",
    "choose": "DR-94",
    "discard": "DR-57",
    "armour": "DR-104",
    "skid": "DR-98",
    "bike": "DR-151",
    "first": "DR-154",
    "return": "DR-119",
    "scrap": "DR-157",
    "over": "DR-44",
}


@cache
def in_the_box() -> tuple[str, ...]:
    """Everything that has a name and does something."""
    content = box()
    dealt = content.dealt
    piles = (
        (dealt.cards, content.card_names),
        (dealt.skids, content.skid_names),
        (dealt.events, content.event_names),
        (dealt.finals, content.final_names),
        (dealt.ai_cards, content.ai_names),
    )
    names = [*dealt.vehicles, *dealt.pilots, *dealt.drones, *dealt.types]
    return (*names, *[called[kind] for held, called in piles for kind in kinds(held)])


def messages() -> Iterator[str]:
    """The messages that name what comes in the box, say what it does and what may be done, and what is asked."""
    for name in in_the_box():
        yield message_of("item", name)
    content = box()
    yield from [message_of("pair", code) for letter in LETTERS for code in content.letter(letter)]
    yield from [message_of("preset", name) for name in content.presets]
    yield from [message_of("deck", letter) for letter in LETTERS]
    yield from [message_of("direction", direction) for direction in DIRECTIONS]
    yield from [message_of("status", status) for status in STATUSES]
    yield from [message_of(kind, colour) for kind in ("armour", "trophy") for colour in ARMOUR]
    yield from (message_of("trophy", "initiative"), message_of("seat", "nothing"), message_of("seat", "nobody"))
    yield from [message_of("seat", name) for name in content.dealt.drones]
    yield message_of("item", "default action")
    yield from [f"fx-{verb}" for verb in VERBS if verb not in ("handling", "gear", "remove_status", "choose", "if")]
    yield from [f"fx-{verb}-{way}" for verb in ("handling", "gear") for way in ("up", "down")]
    yield from [f"way-{choice}" for choice in ("as-printed", "go", "push", "aim", "choose", "use", "skip")]
    yield from [f"here-status-{status}" for status in STATUSES]
    yield from [f"here-over-{clause}" for clause in ("dr-44", "dr-173", "dr-174", "dr-175")]
    yield from [f"log-way-{id}" for id in WAYS]
    yield from [f"by-{what}" for what in (*AGGRESSIVE, "first", "only")]
    yield from [message_of("if", condition) for condition in CONDITIONS]
    yield from [message_of("who", who) for who in WHO]
    yield from [f"track-{which}" for which in ("line", "one", "all")]
    yield from [f"move-{verb.replace(' ', '-')}" for verb in MOVES if verb.split(" ")[0] != "draw"]
    yield from [f"ask-{what}" for what in CLAUSES if what not in ("deal", "over")]
    yield from [f"refused-{key}" for key in ("coop", "first", "players", "ready_sets")]


def takes(s: State, move: Move) -> list[tuple[str, str]]:
    """What a draft gives to a driver, or puts on offer: a vehicle, a pilot, a pair of weapons, or a set of them."""
    content = s.content
    if move[0] == "take pair":
        return [("weapons", content.pairs[move[1]])]
    if move[0] == "take preset":
        preset = content.presets[move[1]]
        pairs = [("weapons", content.pairs[code]) for code in preset.weapons]
        return [("vehicle", preset.vehicle), ("pilot", preset.pilot), *pairs]
    if move[0] in ("take", "draw pilot"):
        return [("pilot" if move[1] in content.pilots else "vehicle", move[1])]
    return []


def subject(move: Move) -> str | None:
    """The message that explains what a move is made with: the card, the vehicle, the pilot."""
    if move[0] in ("take pair", "scrap"):
        name = box().pairs.get(move[1], "")
    elif move[0] == "take preset":
        name = box().presets[move[1]].vehicle if move[1] in box().presets else ""
    elif move[0] in ("take", "play", "play with", "pilot", "pilot with", "focus", "burn"):
        name = move[1]
    else:
        return None
    return message_of("effect", name) if name in in_the_box() else None


def way_in_words(say: Strings, kind: str, way: tuple[str, ...]) -> str:
    """A way in which an AI may carry out an action: its choices, one after the other."""
    return say("way-then").join([choice_in_words(say, choice) for choice in way])


def choice_in_words(say: Strings, choice: str) -> str:
    verb, _, rest = choice.partition(" ")
    if choice in ("as printed", "use", "skip"):
        return say(message_of("way", choice))
    if verb in ("go", "push"):
        return say(f"way-{verb}", way=say(message_of("direction", rest)))
    if verb in ("aim", "choose"):
        return say(f"way-{verb}", way=rest)
    weapons = [message_of("item", weapon) for weapon in choice.split(" + ")]
    return " + ".join([say(id) if say.has(id) else name for id, name in zip(weapons, choice.split(" + "), strict=True)])
