"""The law of fit: every scene in every language at every size, looked at for what is cut, covered or out of reach.

    python -m tools.fit [--only NAME] [--language it] [--size 360x640]

Its scenes are those of the pictures: the moments of `tools.moments` with long names, and the pages around the tables.
"""

import argparse
import asyncio
import json
import sys
import tempfile
from collections import defaultdict
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any, Literal
from urllib.parse import urlencode

from playwright.sync_api import Browser, Page, sync_playwright
from tests.browser.conftest import CHROMIUM, FLAGS
from tests.web.process import Server
from tests.web.site import INVITATION

from mischia.bots.advice import Coach
from mischia.bots.reckoning import Reckoning
from mischia.core.game import Game
from mischia.core.language import LANGUAGES
from mischia.core.match import Match
from mischia.core.page import Sure
from mischia.core.puzzle import puzzles
from mischia.games import GAMES
from mischia.table.reviewing import Job
from mischia.table.seen import ChatSeen, SeatSeen, TableSeen, seen_in_match
from mischia.table.store.archive import RESULTS, Played, Rival, Streak, Sum
from mischia.table.store.finished import Player
from mischia.table.store.inbox import Dispute, Letter
from mischia.table.store.office import Announcement, Ban, PersonRow, TableRow
from mischia.table.store.register import Device
from mischia.table.store.store import Person
from mischia.web.pages import announced, host, render, table_log, wrong
from mischia.web.pages.hints import hint_of, message
from mischia.web.pages.history import FILTERS
from mischia.web.pages.review import drawn, whole_page
from mischia.web.pages.site import posters, taught
from mischia.web.pages.table import qr
from mischia.web.pages.you import Link, row_of
from mischia.web.settings import Settings
from tools.moments import DEATHROADS, MOMENTS, QUARRIORS, SWORDS, Moment, find

Size = tuple[int, int]
Scheme = Literal["light", "dark"]
SCHEMES: tuple[Scheme, ...] = ("light", "dark")
PHONES: tuple[Size, ...] = ((360, 640), (390, 844), (844, 390), (720, 450))  # the last: a laptop at twice its size
TABLETS_AND_LAPTOPS: tuple[Size, ...] = ((768, 1024), (1024, 768), (1366, 768), (1440, 900))
SIZES = PHONES + TABLETS_AND_LAPTOPS
TELEVISION: Size = (1920, 1080)
SHOWN = 3  # places of one fault
NARROW = 900  # pixels; below, fingers are likely
LONG = {
    "Ann": "Maximilienne",
    "Bob": "Bartolomeo",
    "Cid": "Zoé",
    "Dee": "Desdemona",
    "Eve": "Éloïse",
    "Fay": "Massimiliano",
    "Gus": "Àgata",
}
FOLDERS = tuple(game.folder.name for game in GAMES.values())
PAGES = (
    "/",
    *(f"/new/{folder}" for folder in FOLDERS),
    "/tables",
    "/tables/nowhere",
    "/you",
    "/privacy",
    "/host/enter",
)
API = "/api"
LONG_PAGES: tuple[Size, ...] = ((360, 640), (1440, 900))  # of the rules: their letters only flow
SCENARIOS = (  # a moment of one scenario for each game; alone, its bar takes the room that the head of the box does
    "/show/quickshot/own/round/two-pairs-and-a-single?step=5",
    "/show/swords/own/duel/feints?step=6",
    "/show/quarriors/defenders-one-at-a-time?step=3",
    "/show/deathroads/book/first-game?step=5",
    "/show/swords/one-round?step=16",
)
LESSONS = (  # of each lesson: a question, the answer to another move, and something to look at
    "/lessons/quickshot/5",
    "/lessons/quickshot/5?tried=play+4&tries=3",
    "/lessons/quickshot/4",
    "/lessons/quickshot/8?step=1",
    "/lessons/quickshot/done",
    "/lessons/swords/2?step=1",
    "/lessons/swords/2?step=1&tried=point+A&tries=3",
    "/lessons/swords/3?step=1",
    "/lessons/swords/4?step=1",
    "/lessons/swords/4?step=1&tried=parry+high&tries=3",
    "/lessons/swords/1",
    "/lessons/quarriors/1?step=1",
    "/lessons/quarriors/1?step=1&tried=attack&tries=3",
    "/lessons/quarriors/3?step=1",
    "/lessons/quarriors/4?tried=defend+goblin+3&tries=3",
    "/lessons/quarriors/6?step=1",
    "/lessons/deathroads/1?step=1",
    "/lessons/deathroads/4?step=1",
    "/lessons/deathroads/5?step=1&tried=play+Tokio+Drift&tries=3",
    "/lessons/deathroads/6",
    "/lessons/deathroads/7?step=1",
    "/lessons/deathroads/9?step=3",
)
PUZZLES = tuple(  # of each game the first: as it is asked, and when its answer is found
    f"/puzzles/{game.folder.name}/{one.id}{tried}"
    for game in GAMES.values()
    for one in puzzles(game)[:1]
    for tried in ("", f"?{urlencode({'tried': one.answer})}")
)
NEWS = Announcement("Domenica dalle 10 alle 11 la casa è chiusa: i tavoli riprendono da dove erano.", 1_900_000_000.0)
DESK_TABLES = (("quickshot", "playing"), ("deathroads", "lobby"), ("quarriors", "over"), ("swords", "closed"))
UNDONE = ("quarriors-ready", "quarriors-cast", "quarriors-capture", "quarriors-captured", "quarriors-fight")
ENDS = ("won", "swords-won", "quarriors-won", "roads-over")
SLOW = ("play", "reinforce", "out", "swords-sort", "swords-beat", "quarriors-ready", "quarriors-fight", "roads-act")
COACHED = ("play", "lead", "swords-point", "swords-beat", "quarriors-ready", "quarriors-capture", "roads-act")
MIDDLES = ("reinforce", "swords-beat", "quarriors-ready", "roads-act")
HELD = ("reinforce", "roads-act")  # where hands are hidden
STILL = "*, ::before, ::after { animation: none !important; transition: none !important; }"
UNFOLD = "(all) => { for (const one of all) { if (one.matches('details')) one.open = true; else one.showPopover(); } }"
BEHIND = "body:has(> :popover-open) > :not(:popover-open) { visibility: hidden; }"
QUIET = f"#lost {{ display: none !important; }} {STILL}"


@dataclass(frozen=True)
class Scene:
    """Something to look at: a table as somebody sees it, the television beside it, or a page of the site."""

    name: str
    html: Callable[[str], str] | None  # in a language; without it the site is asked for the page of this name
    sizes: tuple[Size, ...] = SIZES
    opens: str = ""  # what is unfolded, or opens over the rest, which is not looked at then
    hint: Callable[[str], str] | None = None  # what the coach answers in a language, where it is asked


@cache
def found(moment: Moment) -> Match:
    """A moment, with the names that need most room."""
    match = find(moment)
    match.names = [LONG[name] for name in match.names]
    return match


def table(moment: Moment, tv: bool = False, can_undo: bool = False, hints: bool = False) -> Callable[[str], str]:
    def html(language: str) -> str:
        match = found(moment)
        say = render.strings(match.game, language)
        if tv:
            return render.render_screen(seen_in_match(match, None), say, "/nowhere", invitation=INVITATION)
        viewer = None if moment.viewer is None else LONG[moment.viewer]
        seen = seen_in_match(match, viewer, can_undo=can_undo, hints=hints)
        return render.render_table(seen, say, "/nowhere", can_speak=True)

    return html


def told_slowly(moment: Moment) -> Callable[[str], str]:
    """A step of somebody's first game, which waits for a tap."""

    def html(language: str) -> str:
        match = found(moment)
        viewer = None if moment.viewer is None else LONG[moment.viewer]
        say = render.strings(match.game, language)
        drawn = render.render_table(seen_in_match(match, viewer), say, "/nowhere", can_speak=True, first=True)
        return drawn.replace('<body class="', '<body class="playing ').replace('aria-hidden="true" hidden>', ">")

    return html


def hint(moment: Moment) -> Callable[[str], str]:
    """What the coach says at a moment."""

    def told(language: str) -> str:
        match, viewer = found(moment), LONG[moment.viewer or ""]
        seen, say = seen_in_match(match, viewer), render.strings(match.game, language)
        said = hint_of(Coach(continuations=400).advise(match.see_as(viewer)), seen, say)
        return json.dumps({"seq": seen.seq, "hint": message(said, seen, say)})

    return told


def replay(moment: Moment) -> Callable[[str], str]:
    """A finished match, looked through: this is where it is looked at."""

    def html(language: str) -> str:
        match = found(moment)
        viewer = None if moment.viewer is None else LONG[moment.viewer]
        steps = len(match.answers)
        back: dict[str, Any] = {"status": "over", "choices": {}, "step": steps, "steps": steps}
        seen = seen_in_match(match, viewer, **back, whole=match.position, language=language)
        return render.render_replay(seen, render.strings(match.game, language), viewer or "", lambda line: "/nowhere")

    return html


def disputed(moment: Moment) -> Callable[[str], str]:
    """The last line of a moment, which somebody says is wrong."""

    def html(language: str) -> str:
        match, viewer = found(moment), None if moment.viewer is None else LONG[moment.viewer]
        seen, say = seen_in_match(match, viewer), render.strings(match.game, language)
        there = wrong.line_of(seen, len(table_log.story(seen, say)) - 1, say)
        cited = wrong.cited(match.game, there.clauses, dict.fromkeys(there.clauses, ("/nowhere", 1)), say)
        given: dict[str, Any] = {"named": True, "refusal": say("error-inbox-full"), "text": "", "most": 1000}
        return render.draw("wrong.html", say, seen=seen, moment=there, cited=cited, **given)

    return html


def review(moment: Moment, counted: float = 1.0) -> Callable[[str], str]:
    """What decided a finished match, counted to its end or so far."""

    def html(language: str) -> str:
        match = find(moment)
        reckoning = Reckoning(match, budget=1, fewest=4)
        counts = [reckoning.count(at) for at in range(round(len(reckoning.moments) * counted))]
        match.names = [LONG[name] for name in match.names]
        viewer, say = LONG[moment.viewer or "Ann"], render.strings(match.game, language)
        seen = seen_in_match(match, viewer, moment.name, language=language)
        end = seen_in_match(match, None, moment.name, language=language)
        text = drawn(Job(reckoning, counts), seen, end, say, "https://mischia.example/tables/preview/review")
        return whole_page(text, counted == 1.0, seen, say).replace(" data-counting", "")

    return html


def waiting(game: Game, who: str, language: str) -> TableSeen:
    """A table before the match, with a seat of each kind, as its host, a guest or somebody at the door sees it."""
    host, guest, away, bot = list(LONG.values())[:4]
    told = tuple((trait.key, trait.numbers[-1]) for trait in game.traits)
    kinds = [
        SeatSeen(host, "person", you=who == "host", host=True, told=told),
        SeatSeen(bot, "bot", "normal"),
        SeatSeen("", "open"),
        SeatSeen(guest, "person", you=who == "guest"),
        SeatSeen(away, "person", here=False),
        SeatSeen(f"{LONG['Eve']} (bot)", "program"),
    ]
    you = {"host": host, "guest": guest}.get(who)
    said = (
        ChatSeen(1, guest, "Chi comincia? Qui commence ? " * 3),
        ChatSeen(2, away, "…", onlooker=True),
        ChatSeen(3, f"{LONG['Eve']} (bot)", "", notice="bot"),
    )
    return TableSeen(
        id="preview",
        seq=1,
        game=game,
        options=game.show_options(game.read_options({})),
        status="lobby",
        seats=tuple(kinds[: max(game.players)]),
        you=you,
        host=who == "host",
        chat=said,
        commitment="ab" * 32,
        code="K7M2QX",
        door=(LONG["Fay"], LONG["Gus"], None),
        language=language,
    )


def lobby(game: Game, who: str) -> Callable[[str], str]:
    def html(language: str) -> str:
        seen, say = waiting(game, who, language), render.strings(game, language)
        if who == "television":
            return render.render_screen(seen, say, "/nowhere", invitation=INVITATION)
        drawn = render.render_lobby(seen, say, "/nowhere", person=seen.you, refusal="", name="", invitation=INVITATION)
        return drawn.replace('<details class="change"', '<details class="change" open')

    return html


def which(language: str) -> str:
    """Which game it shall be."""
    say = render.words(language)
    return render.draw(
        "which.html", say, posters=posters(language), taught=taught([]), then="play", person=None, path="/play"
    )


def yours(what: str) -> Callable[[str], str]:
    """Somebody's own page, with many devices, and with what was just made or is asked."""

    def html(language: str) -> str:
        say, name = render.words(language), LONG["Ann"]
        if what == "asked":
            sure = Sure(*(say(id, name=name) for id in ("you-go-on-as", "you-go-on-why", "you-go-on-yes")))
            leaves, lost = say("you-go-on-leaves", name=LONG["Bob"]), say("you-out-lost", name=LONG["Bob"], count=12)
            given: dict[str, Any] = {"sure": sure, "action": "/you/enter", "fields": [], "how": "go", "back": "/"}
            return render.draw("you_sure.html", say, warnings=[leaves, lost], **given)
        told = ("Samsung Internet/Android", "Firefox/ChromeOS", "/")
        kinds = [("browser", one) for one in told] + [("program", "python-httpx"), ("seat", "Bartolomeo_9.v12")]
        rows = [
            row_of(Device(kind, "", kind, "preview" if kind == "seat" else None, one, 0, 0.0, 0.0), "own", 1e9, say)
            for kind, one in kinds
        ]
        rows[0] = rows[0]._replace(own=True)
        url, code = "http://192.168.178.123:8123/go-on/WWWW-MMMM-QQQQ", "WWWW-MMMM-QQQQ"
        link = Link(url, qr(url), "192.168.178.123:8123", code) if what == "link" else None
        recovery = "WWWW-MMMM-QQQQ-GGGG" if what == "recovery" else ""
        refusal = "" if what == "link" else say("error-wrong-pass")
        given = {"typed": code, "link": link, "recovery": recovery, "refusal": refusal, "made": 0.0 if link else None}
        given |= {"person": Person("", name, language), "devices": rows[:3], "programs": rows[3:]}
        return render.draw("you.html", say, **given)

    return html


def games_over(template: str) -> Callable[[str], str]:
    """Finished games in a list, with all that may be said of one."""
    names = list(LONG.values())
    players = tuple(
        Player(name, kind, level, None, at < 2, hinted=kind == "person", stood_in=kind == "person")
        for at, (name, (kind, level)) in enumerate(
            zip(names, (("person", None), ("bot", "expert"), ("dummy", None)) * 2, strict=False)
        )
    )
    match = Played("preview", "swords", {}, True, 1.7e9, 1.7e9, 1234, False, True, players)
    shorter = replace(match, game="quickshot", abandoned=True, plays_on=False, players=players[:2])
    rows = [(match, 0), (replace(match, plays_on=False), 5), (shorter, 1)]
    way = {"newer": "/nowhere", "older": "/nowhere"}

    def html(language: str) -> str:
        titles = {name: render.short_title(render.strings(game, language)) for name, game in GAMES.items()}
        said = dict.fromkeys(FILTERS, "") | {"player": names[0], "since": "2026-11-18", "most": "1000000"}
        return render.draw(
            template,
            render.words(language),
            path=f"/{template.removesuffix('.html')}",
            games=[(game.folder.name, titles[name]) for name, game in GAMES.items()],
            titles=titles,
            rows=rows,
            said=said,
            ways=way,
            narrowed=True,
            download="/nowhere",
            most=10_000,
            results=RESULTS,
            sums=[Sum(name, 1234, 567) for name in GAMES],
            streak=Streak(12, True, 34),
            rivals=[Rival(name, 1234, 567, 667) for name in names],
        )

    return html


def desk(language: str) -> str:
    """The host's own page, with something of everything."""
    long, now = LONG["Ann"] + " d’Autun-Mi", 1_900_000_000.0
    rows = [TableRow(f"x{'Yz' * 10}", game, status, True, now, now, 9, "K7M2QX", 3) for game, status in DESK_TABLES]
    people = [PersonRow("AbCdEfGhIjKlMnOp", name, language, now, 3, now) for name in (long, LONG["Cid"])]
    bans = [Ban("AbCdEfGhIjKlMnOp", now, now), Ban("2001:db8:1234:5678::/64", now, None)]
    dispute = Dispute("0123456789abcdef", rows[0].id, people[0].id, "quickshot", now, NEWS.text, NEWS.text, "", "")
    settings = Settings()
    return render.draw(
        "host.html",
        render.words(language),
        person=None,
        path="/host",
        refusal=render.words(language)("error-several-tables"),
        counts={"lobby": 12, "playing": 1234, "over": 56789, "closed": 3, "people": 45678, "disputes": 2, "bans": 2},
        statuses=host.STATUSES,
        wanted="playing",
        tables=[(row, host.title_of(row, language)) for row in rows],
        people=people,
        named=LONG["Ann"],
        bans=bans,
        told=NEWS,
        letters=[Letter(dispute, True), Letter(dispute, False)],
        caps=asdict(settings.caps),
        days={"lobby_days": 14, "match_days": 90, "kept_days": 0},
        door="invitation",
    )


def sure_of_it(language: str) -> str:
    """The host is asked once more."""
    row = TableRow("x", "deathroads", "playing", True, 0.0, 0.0, 9, "K7M2QX", 3)
    title = host.title_of(row, language)
    return render.draw("host_sure.html", render.words(language), person=None, row=row, title=title, what="close")


def password(language: str) -> str:
    """The door of a house that has a password, which somebody got wrong."""
    say = render.words(language)
    return render.draw("house_door.html", say, person=None, path="/", back="/", refusal=say("error-wrong-password"))


def home(language: str) -> str:
    given: dict[str, Any] = {"person": None, "path": "/", "typed": "", "refusal": "", "back": "", "puzzle": True}
    given |= {"posters": posters(language), "taught": taught([]), "mine": [], "open_tables": []}
    return render.draw("home.html", render.words(language), **given)


def tables_page(language: str) -> str:
    given: dict[str, Any] = {"person": None, "path": "/tables", "mine": [], "open_tables": []}
    return render.draw("tables.html", render.words(language), **given)


def with_news(html: Callable[[str], str]) -> Callable[[str], str]:
    """A page while the host announces something."""

    def drawn(language: str) -> str:
        announced.show(NEWS, None)
        try:
            return html(language)
        finally:
            announced.show(None, None)

    return drawn


def of_the_house() -> Iterator[Scene]:
    """The host's page, the door, and what is announced wherever it stands."""
    yield Scene("/host", desk)
    yield Scene("/host/sure", sure_of_it)
    yield Scene("/door", password)
    yield Scene("/news at home", with_news(home))
    yield Scene("/news in the list", with_news(tables_page))
    yield Scene("/news in the lobby", with_news(lobby(GAMES["quickshot"], "guest")))
    moment = next(one for one in MOMENTS if one.name == "reinforce")
    yield Scene("/news at a table", with_news(table(moment)))


def scenes(only: str = "") -> Iterator[Scene]:
    """Those whose names begin like this."""
    moments = (*MOMENTS, *SWORDS, *QUARRIORS, *DEATHROADS)
    for moment in moments:
        if moment.name.startswith(only):
            yield Scene(moment.name, table(moment))
            if moment.name in UNDONE:
                yield Scene(f"{moment.name} with a move to take back", table(moment, can_undo=True))
            if moment.name in MIDDLES:
                yield Scene(f"{moment.name} in a nutshell", table(moment), opens="#nutshell")
            if moment.name in SLOW:
                yield Scene(f"{moment.name} at one's own pace", told_slowly(moment))
            if moment.name in MIDDLES:
                yield Scene(f"{moment.name} disputed", disputed(moment))
            if moment.name in COACHED:
                yield Scene(f"{moment.name} with a hint", table(moment, hints=True), hint=hint(moment))
            if moment.tv or moment.viewer is None:
                yield Scene(f"{moment.name} on television", table(moment, tv=True), (TELEVISION,))
    for path in PAGES:
        if path.startswith(only):
            yield Scene(path, None, opens=".nutfold, .fine" if path.startswith("/new/") else "")
    if "/play".startswith(only):
        yield Scene("/play", which)
    for what in ("link", "recovery", "asked"):
        if f"/you/{what}".startswith(only):
            yield Scene(f"/you/{what}", yours(what))
    for scene in of_the_house():
        if scene.name.startswith(only):
            yield scene
    for template in ("history.html", "archive.html"):
        if f"/{template.removesuffix('.html')}".startswith(only):
            yield Scene(f"/{template.removesuffix('.html')}", games_over(template))
    for path in (*SCENARIOS, *LESSONS, *PUZZLES):
        if path.startswith(only):
            yield Scene(path, None)
    if API.startswith(only):
        yield Scene(API, None, opens=".route")
    for folder in FOLDERS:
        if f"/rules/{folder}".startswith(only):
            yield Scene(f"/rules/{folder}", None, LONG_PAGES)
    for game in GAMES.values():
        for who in ("host", "guest", "stranger", "television"):
            name = (
                f"/lobby/{game.folder.name} as {who}"
                if who != "television"
                else f"/lobby/{game.folder.name} on television"
            )
            if name.startswith(only):
                yield Scene(name, lobby(game, who), (TELEVISION,) if who == "television" else SIZES)
    for moment in moments:
        if moment.name in (*ENDS, *MIDDLES) and f"/replay/{moment.name}".startswith(only):
            yield Scene(f"/replay/{moment.name}", replay(moment))
            if moment.name in HELD:
                yield Scene(f"/replay/{moment.name} with all hands", replay(moment), opens="#hands")
            if moment.name in ENDS:
                yield Scene(f"/replay/{moment.name} to be played on", replay(moment), opens="#play-on")
        if moment.name in ENDS and f"/review/{moment.name}".startswith(only):
            yield Scene(f"/review/{moment.name}", review(moment))
            yield Scene(f"/review/{moment.name}/half", review(moment, 0.5), LONG_PAGES)


class Eye:
    """A browser that looks at scenes."""

    def __init__(self, browser: Browser, site: str) -> None:
        self.site = site
        self.looked = 0
        self.contexts = {
            one: browser.new_context(locale=one, reduced_motion="reduce", bypass_csp=True) for one in LANGUAGES
        }
        self.pages = {language: context.new_page() for language, context in self.contexts.items()}
        self.ask = (Path(__file__).parent / "fit.js").read_text(encoding="utf-8")

    def looks(
        self, scene: Scene, language: str, sizes: tuple[Size, ...] = (), schemes: tuple[Scheme, ...] = SCHEMES
    ) -> list[tuple[str, str]]:
        """Where something does not fit, and what: as it is at first, and once something is chosen."""
        page = self.pages[language]
        self.show(page, scene, language)
        told: list[tuple[str, str]] = []

        def look(state: str) -> None:
            for width, height in sizes or scene.sizes:
                page.set_viewport_size({"width": width, "height": height})
                for scheme in schemes:
                    page.emulate_media(color_scheme=scheme)
                    where = f"{scene.name}{state}, {width}x{height}, {language}, {scheme}"
                    told.extend((where, fault) for fault in page.evaluate(self.ask, width < NARROW))
                    self.looked += 1

        look("")
        if scene.hint is not None:
            self.coach(page, scene.hint(language))
            look(" told")
        choice = page.locator("[data-choice]:visible, [data-half]:visible")
        if scene.html is not None and not scene.opens and choice.count():
            page.keyboard.press(choice.first.get_attribute("data-key") or "1")
            if page.locator("[data-choice].chosen, [data-half].chosen, [aria-pressed=true]").count():
                look(" chosen")
        return told

    def coach(self, page: Page, told: str) -> None:
        """Ask the coach, and close the box that a small window may open."""
        page.route("**/hint", lambda route: route.fulfill(content_type="application/json", body=told), times=1)
        page.locator(".btn.ask-coach:visible").click()
        page.wait_for_selector("[popovertarget=coach]", state="attached")
        page.locator("#coach").evaluate("box => box.hidePopover()")

    def show(self, page: Page, scene: Scene, language: str) -> None:
        if scene.html is None:
            page.goto(self.site + scene.name)
        else:
            page.goto(f"{self.site}/healthz")
            page.set_content(scene.html(language), wait_until="load")
            if scene.sizes == SIZES:
                page.wait_for_selector("html.scripted")
        page.evaluate("document.fonts.ready")
        page.add_style_tag(content=QUIET)
        if scene.opens:
            page.add_style_tag(content=BEHIND)
            page.eval_on_selector_all(scene.opens, UNFOLD)

    def close(self) -> None:
        for context in self.contexts.values():
            context.close()


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.fit", description=__doc__)
    parser.add_argument("--only", default="", metavar="NAME", help="scenes whose names begin like this")
    parser.add_argument("--language", choices=LANGUAGES, help="this one alone")
    parser.add_argument("--size", metavar="WxH", help="this one alone")
    parser.add_argument("--chromium", default=CHROMIUM)
    given = parser.parse_args()
    sizes: tuple[Size, ...] = ()
    if given.size:
        width, height = map(int, given.size.split("x"))
        sizes = ((width, height),)
    places = defaultdict[str, list[str]](list)
    with tempfile.TemporaryDirectory() as data, Server(Path(data) / "data") as server:
        asyncio.run(server.ready())
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=given.chromium, args=FLAGS)
            eye = Eye(browser, server.site)
            for scene in scenes(given.only):
                if sizes and not set(sizes) <= set(scene.sizes):
                    continue
                for language in [given.language] if given.language else LANGUAGES:
                    for where, fault in eye.looks(scene, language, sizes):
                        places[fault].append(where)
            eye.close()
            browser.close()
    for fault, everywhere in sorted(places.items(), key=lambda one: -len(one[1])):
        print(f"{len(everywhere):>4} {fault} ({'; '.join(everywhere[:SHOWN])})")
    print(f"{eye.looked} looks, {len(places)} faults.")
    sys.exit(bool(places))


if __name__ == "__main__":
    main()
