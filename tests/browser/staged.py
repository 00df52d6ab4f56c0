"""Moments of Quarriors that are hard to come by, drawn as the site draws them and shown by a real browser."""

from collections.abc import Sequence
from typing import Any

from playwright.sync_api import Browser, Page

from mischia.core.match import Match
from mischia.games import GAMES
from mischia.table.seen import seen_in_match
from mischia.web.pages import render
from tests.browser.player import newcomer
from tests.web.process import Server
from tests.web.site import INVITATION

LONG = ("Beatrice", "Bartolomeo", "Massimiliano", "Maria Antonietta")  # as long as names may well be
WILDS = {
    "quiddity": 1,
    "assistant": 2,
    "portal": 3,
    "mighty_warrior": 3,
    "strong_spirit": 1,
    "strong_doll": 3,
    "strong_dragon": 3,
    "strong_wizard": 4,
    "mighty_hag": 0,
    "seraph": 0,
    "life_incantation": 3,
    "discriminating_cantrip": 5,
    "victory_spell": 5,
}
ACTIVE = ["portal 5", "assistant 4", "quiddity 1", "quiddity 5", "warrior 5", "spirit 6"]
ATTACKERS = ["dragon 6", "warrior 6", "assistant 5"]
SILENT = """window.EventSource = class {
  constructor() { window.line = this; this.heard = {}; }
  addEventListener(id, act) { this.heard[id] = act; }
  close() {}
};"""  # a line that tells only what the test lets it tell
SIX = ["hag 6", "spirit 6", "seraph 6", "wizard 5", "doll 5", "assistant 5"]


def moment(name: str, players: int = 4) -> Match:
    """A table with a history of its own."""
    names = LONG[:players]
    first, *others = names
    zones: dict[str, Any] = {
        player: {"bag": ["quiddity x4"], "used": ["quiddity x3", "assistant x2"], "ready": SIX[: 6 if at == 0 else 3]}
        for at, player in enumerate(others)
    }
    zones[first] = {"bag": ["quiddity x3"], "used": ["assistant x3"], "spent": ["quiddity x2"]}
    given: dict[str, Any] = {
        "players": list(names),
        "current": first,
        "phase": "ready",
        "target": {2: 20, 3: 15, 4: 12}[players],
        "glory": {player: 2 * at + 4 for at, player in enumerate(names)},
        "wilds": WILDS,
        "zones": zones,
    }
    own = zones[first]
    match name:
        case "roll":
            given |= {"step": "draw", "to_draw": 0}
            own["active"] = [die.split()[0] for die in ACTIVE]
        case "immediate":
            given |= {"step": "immediate"}
            own["active"] = ACTIVE
        case "twelve":
            own["active"] = [*ACTIVE, "quiddity 2", "quiddity 3", "doll 5", "dragon 4", "assistant 1", "life 4"]
        case "attack":
            own |= {"active": ["quiddity 1", "warrior 5"], "ready": ATTACKERS}
        case "battle" | "defend":
            own["ready"] = ATTACKERS
        case "over":
            given |= {"phase": "over"}
            given["glory"][first] = given["target"]
        case "capture":
            given |= {"phase": "capture", "quiddity": 4, "captures": 1}
            own["ready"] = ATTACKERS
    made = Match(GAMES["quarriors"], given, {}, "a moment", by_hand=lambda player: name == "roll")
    if name in ("battle", "defend"):
        made.play(first, "attack")
        made.play(others[0], made.moves(others[0])[0])
    return made


def shelf(cards: Sequence[str]) -> Match:
    """A table with these cards in the Wilds."""
    zones = {name: {"bag": ["quiddity"]} for name in LONG}
    wilds = {"quiddity": 4, "assistant": 2, "portal": 3, **dict.fromkeys(cards, 3)}
    given = {"players": list(LONG), "phase": "capture", "quiddity": 9, "captures": 1, "wilds": wilds, "zones": zones}
    return Match(GAMES["quarriors"], given, {}, "a shelf")


def spellbook() -> Match:
    """Two kinds of spells, and three creatures that each can be attached to."""
    ready = ["seraph 4", "hag 6", "warrior 4", "life 4", "life 5", "victory 5"]
    wilds = {"seraph": 2, "hag": 2, "warrior": 2, "life_cantrip": 3, "victory_cantrip": 3}
    zones = {LONG[0]: {"ready": ready, "bag": ["quiddity"]}, LONG[1]: {"ready": ["hag 5"]}}
    given = {"players": list(LONG[:2]), "current": LONG[0], "phase": "ready", "wilds": wilds, "zones": zones}
    return Match(GAMES["quarriors"], given, {}, "a spellbook")


def page_of(match: Match, viewer: str | None, language: str) -> str:
    """The table page of a viewer."""
    seen = seen_in_match(match, viewer, turn=tuple(match.turn), language=language)
    return render.render_table(seen, render.strings(match.game, language), "/nowhere", can_speak=True)


def screen_of(match: Match, language: str) -> str:
    """The television."""
    seen = seen_in_match(match, None, turn=tuple(match.turn), language=language)
    return render.render_screen(seen, render.strings(match.game, language), "/nowhere", invitation=INVITATION)


def opened(browser: Browser, size: tuple[int, int]) -> Page:
    """A page whose line tells only what the test lets it tell."""
    page = newcomer(browser, "Eve", size).page
    page.add_init_script(SILENT)
    return page


def stage(page: Page, server: Server, html: str) -> None:
    """Show a page that the site would draw; what it needs comes from the site."""
    page.unroute_all()
    page.route("**/staged", lambda route: route.fulfill(body=html, content_type="text/html; charset=utf-8"))
    page.goto(f"{server.site}/staged")
    page.evaluate("document.fonts.ready")
