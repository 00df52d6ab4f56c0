"""Moves and events of Quarriors as phrases; the forms say what each gap takes."""

from typing import Any

from mischia.core.game import Wording
from mischia.core.phrases import Form
from mischia.core.questions import Move
from mischia.games.quarriors.content.box import the_catalogue
from mischia.games.quarriors.rules.state import State

MOVES = {
    "reveal": Form("reveal {}", ("card",)),
    "start": Form("start {}", ("seat",)),
    "draw": Form("draw {}", ("class",)),
    "roll": Form("roll {}", ("die",)),
    "use": Form("use {}", ("die",)),
    "use with": Form("use {} with {}", ("die", "other")),
    "use two": Form("use {} with {} and {}", ("die", "other", "third")),
    "pass": Form("pass"),
    "spend": Form("spend {}", ("die",)),
    "spend all": Form("spend all"),
    "summon": Form("summon {}", ("die",)),
    "cast": Form("cast {}", ("die",)),
    "cast on": Form("cast {} on {} {}", ("die", "seat", "target")),
    "cast of": Form("cast {} on {} {} of {}", ("die", "seat", "other", "target")),
    "copy": Form("copy {} {} with {}", ("seat", "target", "creature")),
    "attack": Form("attack"),
    "capture": Form("capture {}", ("class",)),
    "end": Form("end"),
    "react": Form("react {}", ("die",)),
    "react on": Form("react {} on {} {}", ("die", "seat", "target")),
    "defend": Form("defend {}", ("creature",)),
    "return": Form("return {}", ("creature",)),
    "choose": Form("choose {} {}", ("seat", "target")),
    "choose class": Form("choose {}", ("class",)),
    "choose face": Form("choose {}", ("die",)),
    "claim": Form("claim {}", ("creature",)),
    "fetch": Form("fetch {}", ("class",)),
    "trade": Form("trade {} {}", ("seat", "class")),
    "gain": Form("gain {} with {}", ("class", "by")),
    "swap": Form("swap {} for {}", ("class", "by")),
    "offer": Form("offer {}", ("die",)),
    "cull": Form("cull {}", ("class",)),
    "discard": Form("discard {}", ("die",)),
}

EVENTS = {
    "wilds": Form("wilds {}", ("card",)),
    "box": Form("box {}", ("card",)),
    "start": Form("start {}", ("seat",)),
    "score": Form("score {} {} {}", ("seat", "creature", "number")),
    "glory": Form("glory {} {}", ("seat", "number")),
    "cull": Form("cull {} {}", ("seat", "class")),
    "fetch": Form("{} fetch {}", ("seat", "class")),
    "trade": Form("{} trade {} {}", ("seat", "seat rival", "class")),
    "gain": Form("{} gain {} with {}", ("seat", "class", "by")),
    "swap": Form("{} swap {} for {}", ("seat", "class", "by")),
    "offer": Form("{} offer {}", ("seat", "die")),
    "gains": Form("gain {} {}", ("seat", "class")),
    "refill": Form("refill {}", ("seat",)),
    "draw": Form("draw {} {}", ("seat", "class")),
    "roll": Form("roll {} {}", ("seat", "die")),
    "use": Form("{} use {}", ("seat", "die")),
    "use-with": Form("{} use {} with {}", ("seat", "die", "other")),
    "use-two": Form("{} use {} with {} and {}", ("seat", "die", "other", "third")),
    "ready": Form("ready {} {}", ("seat", "die")),
    "spend": Form("{} spend {}", ("seat", "die")),
    "summon": Form("summon {} {}", ("seat", "die")),
    "cast": Form("{} cast {}", ("seat", "die")),
    "cast-on": Form("{} cast {} on {} {}", ("seat", "die", "seat rival", "target")),
    "cast-of": Form("{} cast {} on {} {} of {}", ("seat", "die", "seat rival", "other", "target")),
    "react": Form("{} react {}", ("seat", "die")),
    "react-on": Form("{} react {} on {} {}", ("seat", "die", "seat rival", "target")),
    "returns": Form("{} return {}", ("seat", "creature")),
    "attack": Form("attack {} on {} for {}", ("seat", "seat rival", "number")),
    "defend": Form("defend {} {}", ("seat", "creature")),
    "survive": Form("survive {} {}", ("seat", "creature")),
    "destroy": Form("destroy {} {}", ("seat", "creature")),
    "return": Form("return {} {}", ("seat", "creature")),
    "copy": Form("copy {} {}", ("seat", "creature")),
    "capture": Form("capture {} {}", ("seat", "class")),
    "discard": Form("discard {} {}", ("seat", "class")),
    "end": Form("end {}", ("seat",)),
    "win": Form("win {}", ("seat",)),
}

CLAUSES = {  # by what is asked: the clause that asks
    "reveal": "QU-5",
    "start": "QU-14",
    "claim": "QU-116",
    "ability": "QU-R14",
    "cull": "QU-50",
    "draw": "QU-52",
    "roll": "QU-28",
    "immediate": "QU-54",
    "ready": "QU-61",
    "protect": "QU-68",
    "defend": "QU-71",
    "choose": "QU-R25",
    "rescue": "QU-R21",
    "capture": "QU-82",
    "keep": "QU-89",
    "over": "QU-91",
}


def class_name(say: Any, name: str) -> str:
    """A class of dice in the reader's language; one of the house by its id."""
    return str(say(f"die-{name}")) if say.has(f"die-{name}") else name


GLYPHS = {"q": "◆", "d": "⇣", "r": "↻", "s": "✦", "-": "·", "*": "✶"}


def glyph(code: str) -> str:
    """A face in a few signs.

    >>> glyph("q2"), glyph("c1/2/3*"), glyph("q3|r")
    ('◆2', '1:2/3✶', '◆3|↻')
    """
    drawn = "".join(GLYPHS.get(sign, sign) for sign in code.removeprefix("c"))
    return drawn.replace("/", ":", 1) if code.startswith("c") else drawn


def name_dice(say: Any, kind: str, phrase: str) -> str:
    """A die or a creature: the names of its dice, with what their faces show."""
    parts = []
    for part in phrase.split(" + "):
        dice = [name_die(say, die) for die in part.split(" as ")]
        parts.append(f" {say('as-copy')} ".join(dice))
    return " + ".join(parts)


def name_die(say: Any, phrase: str) -> str:
    """One die: `Scavenging Goblin 5 (1:2/2✶)`."""
    cls, _, face = phrase.partition(" ")
    if not face:
        return class_name(say, cls)
    cat = the_catalogue()
    shown = f" ({glyph(cat.faces[cat.ids[cls]][int(face)].code)})" if cls in cat.ids else ""
    return f"{class_name(say, cls)} {face}{shown}"


def name_card(say: Any, kind: str, id: str) -> str:
    """A card in the reader's language; one of the house by the name on it."""
    if say.has(f"card-{id}"):
        return str(say(f"card-{id}"))
    cards = the_catalogue().cards
    return cards[id].name if id in cards else id


WORDING: dict[str, Wording] = {
    **dict.fromkeys(("die", "other", "third", "target", "creature", "class", "by"), name_dice),
    "card": name_card,
}


def takes(s: State, move: Move) -> list[tuple[str, str]]:
    """The card whose die is captured, or that is turned up for the Wilds."""
    if move[0] == "reveal":
        return [("card", move[1])] if s.cards[s.cat.cards[move[1]].cls] is None else []  # QU-6
    return [("card", s.card(s.cat.ids[move[1]]).id)] if move[0] == "capture" else []


def subject(move: Move) -> str | None:
    """No move is made with a card: what a die does depends on the card in the Wilds."""
    return None
