"""The scenes of the law of fit: the moments of `tools.moments` with long names, and the pages around the tables."""

import json
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass, replace
from functools import cache
from typing import Any
from urllib.parse import urlencode

from tests.web.site import INVITATION

from mischia.bots.advice import Coach
from mischia.bots.reckoning import Reckoning
from mischia.bots.why import made_at
from mischia.bots.why import why as explained
from mischia.core.game import Game
from mischia.core.language import Words
from mischia.core.match import Match
from mischia.core.page import Sure
from mischia.core.puzzle import puzzles
from mischia.games import GAMES
from mischia.table.rating import Rating
from mischia.table.reviewing import Job
from mischia.table.seen import BackSeen, ChatSeen, Company, SeatSeen, TableSeen, seen_in_match
from mischia.table.store.archive import RESULTS, Played, Rival, Streak, Sum
from mischia.table.store.aversions import Aversion
from mischia.table.store.clubhouse import Club
from mischia.table.store.finished import Player
from mischia.table.store.guesses import Tally
from mischia.table.store.inbox import Dispute, Letter
from mischia.table.store.nudges import Way, Wishes
from mischia.table.store.office import Announcement, Ban, PersonRow, TableRow
from mischia.table.store.register import Device
from mischia.table.store.reports import Report
from mischia.table.store.store import Person
from mischia.web.pages import announced, host, render, table_log, tell_panel, wrong
from mischia.web.pages.going_back import Point
from mischia.web.pages.guess import GuessTold
from mischia.web.pages.hints import hint_of, message
from mischia.web.pages.history import FILTERS, titled
from mischia.web.pages.manners import Met
from mischia.web.pages.manners_told import delays, manners_told
from mischia.web.pages.review import drawn, whole_page
from mischia.web.pages.site import posters, taught
from mischia.web.pages.table import qr
from mischia.web.pages.why import explain, moves_of
from mischia.web.pages.why import whole_page as page_of_why
from mischia.web.pages.you import Link, row_of
from mischia.web.settings import Settings
from tools import club_scenes
from tools.moments import DEATHROADS, MOMENTS, QUARRIORS, SWORDS, Moment, find

Size = tuple[int, int]
PHONES: tuple[Size, ...] = ((360, 640), (390, 844), (844, 390), (720, 450))  # the last: a laptop at twice its size
TABLETS_AND_LAPTOPS: tuple[Size, ...] = ((768, 1024), (1024, 768), (1366, 768), (1440, 900))
SIZES = PHONES + TABLETS_AND_LAPTOPS
TELEVISION: Size = (1920, 1080)
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
    "/offline",
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
CURTAINS = ("reinforce", "swords-beat", "roads-act")  # where there is something to hide


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
        seen = seen_in_match(match, viewer, can_undo=can_undo, can_restart=can_undo, hints=hints)
        return render.render_table(seen, say, "/nowhere", can_speak=True)

    return html


def with_reserve(moment: Moment, wish: bool = False) -> TableSeen:
    """A table where everybody has a reserve of time, and somebody wants to take something back."""
    match = found(moment)
    viewer = LONG[moment.viewer or "Ann"]
    others = [name for name in match.names if name != viewer]
    back = BackSeen(1, others[0], 2, (others[0],), (viewer, *others[1:]), 0.0, True)
    seen = seen_in_match(match, viewer, back=back if wish else None, clock="seconds", limit=120, deadline=2e9)
    return seen._replace(seats=tuple(seat._replace(bank=600) for seat in seen.seats))


def reserve(moment: Moment) -> Callable[[str], str]:
    def html(language: str) -> str:
        seen = with_reserve(moment)
        return render.render_table(seen, render.strings(seen.game, language), "/nowhere", can_speak=True)

    return html


def asked_back(moment: Moment) -> Callable[[str], str]:
    """What somebody wants to take back lies over the table, which is not looked at then."""

    def html(language: str) -> str:
        seen = with_reserve(moment, wish=True)
        drawn = render.render_table(seen, render.strings(seen.game, language), "/nowhere", can_speak=True)
        return drawn.replace("</head>", "<style>main.tbl { visibility: hidden; }</style></head>")

    return html


def going_back(moment: Moment) -> Callable[[str], str]:
    """The page where one asks for it."""

    def html(language: str) -> str:
        seen = with_reserve(moment)
        say = render.strings(seen.game, language)
        lines = tuple([line.text for line in table_log.own_lines(seen, say)][-4:])
        names = [seat.name for seat in seen.seats]
        move = say.move(next(iter((seen.choices or {}).values())), names) if seen.choices else lines[0]
        points = [Point(to, move, to < 9, lines, 12) for to in (9, 7, 5)]
        return render.draw("going_back.html", say, seen=seen, points=points)

    return html


def shared(moment: Moment, front: bool) -> Callable[[str], str]:
    """A moment on a device that all of them share: as one of them sees it, or the curtain."""

    def html(language: str) -> str:
        match = found(moment)
        viewer = None if moment.viewer is None or not front else LONG[moment.viewer]
        seen = seen_in_match(match, viewer)._replace(company=Company(tuple(match.names), hides=True))
        return render.render_table(seen, render.strings(match.game, language), "/nowhere", can_speak=front)

    return html


def shared_lobby(language: str) -> str:
    """Before the match, with two who have sat down on the device of a third."""
    seen = waiting(GAMES["swords"], "host", language)
    names = [seat.name for seat in seen.seats if seat.kind == "person"]
    seen = seen._replace(company=Company(tuple(names), seen.you or ""))
    say = render.strings(seen.game, language)
    given: dict[str, Any] = {"person": seen.you, "refusal": "", "name": "", "invitation": INVITATION}
    return render.render_lobby(seen, say, "/nowhere", known=[LONG["Fay"]], **given)


def to_phone(language: str) -> str:
    """A guest of a device goes on with one of their own."""
    url, say = "http://192.168.178.123:8123/go-on/WWWW-MMMM-QQQQ", render.words(language)
    link = Link(url, qr(url), "192.168.178.123:8123", "WWWW-MMMM-QQQQ")
    return render.draw("share_phone.html", say, table="preview", name=LONG["Bob"], link=link)


def of_one_device() -> Iterator[Scene]:
    """What several see who share a device."""
    for moment in (*MOMENTS, *SWORDS, *QUARRIORS, *DEATHROADS):
        if moment.name in CURTAINS:
            yield Scene(f"/shared/{moment.name}", shared(moment, front=False))
            yield Scene(f"/shared/{moment.name} in front", shared(moment, front=True))
    yield Scene("/shared/lobby", shared_lobby)
    yield Scene("/shared/phone", to_phone)


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


def replay(moment: Moment, may_note: bool = False) -> Callable[[str], str]:
    """A finished match, looked through: this is where it is looked at."""

    def html(language: str) -> str:
        match = found(moment)
        viewer = None if moment.viewer is None else LONG[moment.viewer]
        steps = len(match.answers)
        back: dict[str, Any] = {"status": "over", "choices": {}, "step": steps, "steps": steps}
        seen = seen_in_match(match, viewer, **back, whole=match.position, language=language)
        say = render.strings(match.game, language)
        return render.render_replay(seen, say, viewer or "", lambda line: "/nowhere", may_note, asks=True)

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


def why(moment: Moment) -> Callable[[str], str]:
    """What the coach thinks of the last choice of a finished match."""

    def html(language: str) -> str:
        match = find(moment)
        moves = moves_of(match)
        step = max(at for at, mine in enumerate(moves, 1) if mine and made_at(match, at).chosen)
        found, names = explained(match, step, Coach(continuations=200)), [LONG[name] for name in match.names]
        match.names = names
        seen, say = seen_in_match(match, None, moment.name, language=language), render.strings(match.game, language)
        return page_of_why(explain(found, step, moves, names, say), seen, say)

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
        club=club_scenes.NAME,
        rated=True,
        door=(LONG["Fay"], LONG["Gus"], None),
        language=language,
    )


def lobby(game: Game, who: str) -> Callable[[str], str]:
    def html(language: str) -> str:
        seen, say = waiting(game, who, language), render.strings(game, language)
        if who == "television":
            return render.render_screen(seen, say, "/nowhere", invitation=INVITATION)
        given: dict[str, Any] = {"refusal": "", "name": "", "invitation": INVITATION, "club": "x"}
        given["clubs"] = [Club("x", club_scenes.NAME, 0.0)] if who == "host" else []
        drawn = render.render_lobby(seen, say, "/nowhere", person=seen.you, **given)
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
        return render.draw("you.html", say, tell=told_of(say, what), **given)

    return html


def told_of(say: Words, what: str) -> tell_panel.Tell:
    """How somebody is told of their turn: by nothing yet, or by all that there is, and something was refused."""
    name, mail = "Samsung Internet, Android", "massimiliano.bartolomeo@mischia.example"
    hook = "https://hooks.mischia.example/services/T00000000/B00000000"
    rows = (
        tell_panel.WayRow("push", name, "phone", say("tell-kind-push"), True),
        tell_panel.WayRow("mail", mail, "chat", say("tell-unconfirmed"), False),
        tell_panel.WayRow("hook", hook, "link", say("tell-faults", count=12), True, "W" * 32),
    )
    wishes = Wishes("", off=True, quiet_from=1350, quiet_to=480, zone="America/Argentina/ComodRivadavia", remind=43200)
    if what != "told":
        return tell_panel.drawn(say, (), Wishes(""), True, "key", False)
    drawn = tell_panel.drawn(say, rows, wishes, True, "key", False)._replace(zones=("UTC", wishes.zone))
    return drawn._replace(refusal=say("error-bad-hours"), note=say("tell-mail-sent", address=mail), typed=hook)


def letter_link(what: str, done: bool) -> Callable[[str], str]:
    """Where a link of a message leads."""
    way = Way("", "", "mail", "massimiliano.bartolomeo@mischia.example", "{}", 0.0)

    def html(language: str) -> str:
        given: dict[str, Any] = {"way": way, "what": what, "action": "" if done else "/nowhere", "done": done}
        return render.draw("tell_sure.html", render.words(language), path="/tell", **given)

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
    match = Played("preview", "swords", {}, True, 1.7e9, 1.7e9, 1234, False, True, players, "undecided")
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
            news={"preview": 1234},
            rated=titled({name: Rating(25, 4, at * 6) for at, name in enumerate(GAMES)}, language),
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
        counts={"lobby": 12, "playing": 1234, "over": 56789, "closed": 3, "people": 45678, "disputes": 2, "bans": 2}
        | {"reports": 12},
        statuses=host.STATUSES,
        wanted="playing",
        tables=[(row, host.title_of(row, language)) for row in rows],
        people=people,
        named=LONG["Ann"],
        bans=bans,
        told=NEWS,
        letters=[Letter(dispute, True), Letter(dispute, False)],
        reports=[
            Report("0123456789ab", rows[0].id, "", people[0].id, long, LONG["Bob"], now, lines, NEWS.text)
            for lines in ([NEWS.text, "Boo"], [])
        ],
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


def listed_tables(language: str) -> dict[str, Any]:
    """Tables in a list: one that waits and has news, and one that anybody may join."""
    cards = []
    for game in (GAMES["swords"], GAMES["deathroads"]):
        cards.append((waiting(game, "host", language), render.strings(game, language)("title")))
    return {"mine": cards[:1], "open_tables": cards, "news": {cards[0][0].id: 1234}}


def home(language: str) -> str:
    given: dict[str, Any] = {"person": None, "path": "/", "typed": "", "refusal": "", "back": "", "puzzle": True}
    given |= {"posters": posters(language), "taught": taught([]), **listed_tables(language)}
    return render.draw("home.html", render.words(language), **given)


def tables_page(language: str) -> str:
    given: dict[str, Any] = {"person": None, "path": "/tables", **listed_tables(language)}
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


def behind(tv: bool) -> Callable[[str], str]:
    """A table as an onlooker sees it who is behind and may not speak."""

    def html(language: str) -> str:
        match = found(next(one for one in MOMENTS if one.name == "reinforce"))
        manners: dict[str, Any] = {"behind": True, "delay": 1800, "speak": "seated", "commitment": "0" * 64}
        seen, say = seen_in_match(match, None, **manners), render.strings(match.game, language)
        if tv:
            return render.render_screen(seen, say, "/nowhere", invitation=INVITATION)
        return render.render_table(seen, say, "/nowhere", can_speak=True)

    return html


def manners(host: bool) -> Callable[[str], str]:
    """Onlookers and manners, as the host has them or a guest who reports somebody."""

    def html(language: str) -> str:
        match = found(next(one for one in MOMENTS if one.name == "reinforce"))
        say, person = render.strings(match.game, language), Person("", LONG["Ann"], language)
        seen = seen_in_match(match, LONG["Ann"], host=host, delay=180, watch="seated", speak="apart")
        others = [Met(f"seat-{at}", name, at + 1, "") for at, name in enumerate(match.names[1:], 1)]
        others.append(Met("line-9", LONG["Eve"], 0, ""))
        given: dict[str, Any] = {"seen": seen, "person": person, "others": [(one, False) for one in others]}
        given |= {"wanted": "" if host else "line-9", "told": manners_told(seen, say), "delays": delays(180, say)}
        given |= {"may_set": host, "done": say("manners-done-mute", name=LONG["Bob"]), "text": NEWS.text}
        return render.draw("manners.html", say, **given, refusal="" if host else say("error-bad-manners"))

    return html


def unheard(language: str) -> str:
    """Whom somebody does not hear."""
    kinds = (("mute", "x"), ("mute", ""), ("block", ""))
    rows = [(kind, Aversion("", kind, "", table, LONG["Bob"], 0.0)) for kind, table in kinds]
    person = Person("", LONG["Ann"], language)
    return render.draw("manners_yours.html", render.words(language), rows=rows, person=person, path="/manners")


def guess(over: bool) -> Callable[[str], str]:
    """Who wins, and who saw it coming."""

    def html(language: str) -> str:
        match = found(next(one for one in MOMENTS if one.name == "won"))
        say = render.strings(match.game, language)
        seen = seen_in_match(match, None, **({} if over else {"status": "playing"}))
        told = [GuessTold(LONG["Eve"], at % 3, at == 1, 12 * at, Tally(at, 3) if at else None) for at in range(3)]
        given: dict[str, Any] = {"seen": seen, "person": Person("", LONG["Eve"], language), "own": 1}
        given |= {"told": told if over else [], "may": not over, "winners": say.all_of(seen.winners)}
        return render.draw("guess.html", say, **given)

    return html


def notes(language: str) -> str:
    """All notes on a match."""
    note = {"id": "0", "step": 123, "name": LONG["Bob"], "text": NEWS.text, "link": "/nowhere", "marks": ()}
    rows = [{**note, "mine": True, "own": True}, {**note, "mine": False, "own": False}]
    given: dict[str, Any] = {"table": "preview", "person": Person("", LONG["Ann"], language), "notes": rows}
    return render.draw("notes.html", render.words(language), **given, may=True, last=200, refusal="", text="")


def of_manners() -> Iterator[Scene]:
    """Onlookers and manners: what a host decides, who is behind, reactions, guesses, notes."""
    yield Scene("/manners of a host", manners(True))
    yield Scene("/manners of a guest", manners(False))
    yield Scene("/manners", unheard)
    yield Scene("/guess", guess(False))
    yield Scene("/guess told", guess(True))
    yield Scene("/notes", notes, opens=".noted details")
    yield Scene("/behind at a table", behind(False))
    yield Scene("/behind on television", behind(True), (TELEVISION,))
    moment = next(one for one in MOMENTS if one.name == "reinforce")
    yield Scene("/react", table(moment), opens="#reactions")
    yield Scene("/replay/notes", replay(moment, may_note=True), opens="#notes")


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


def tables_of_club(language: str) -> list[tuple[TableSeen, str]]:
    """A table where a match goes on, in the list of a club."""
    seen = seen_in_match(found(next(one for one in MOMENTS if one.name == "reinforce")), None)
    return [(seen, render.short_title(render.strings(seen.game, language)))]


def of_clubs() -> Iterator[Scene]:
    """The pages of clubs."""
    names = list(LONG.values())
    yield Scene("/club", club_scenes.club_page(names, tables_of_club), opens="details")
    yield Scene("/club/empty", club_scenes.empty_club(names))
    yield Scene("/club/evening", club_scenes.evening(names, known=True))
    yield Scene("/club/evening shared", club_scenes.evening(names, known=False), LONG_PAGES)
    yield Scene("/club/evenings", club_scenes.all_evenings(names), LONG_PAGES)
    yield Scene("/clubs", club_scenes.clubs_page)
    yield Scene("/clubs/door", club_scenes.door)


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
            if moment.name in MIDDLES:
                yield Scene(f"{moment.name} with a reserve", reserve(moment))
                yield Scene(f"{moment.name} with something to agree to", asked_back(moment))
                yield Scene(f"{moment.name} to go back from", going_back(moment), LONG_PAGES, opens="details")
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
    for what in ("link", "recovery", "asked", "told"):
        if f"/you/{what}".startswith(only):
            yield Scene(f"/you/{what}", yours(what))
    for name, what, done in (
        ("/tell/mail", "mail", False),
        ("/tell/off", "off", False),
        ("/tell/off/done", "off", True),
    ):
        if name.startswith(only):
            yield Scene(name, letter_link(what, done))
    for scene in [*of_the_house(), *of_clubs(), *of_manners(), *of_one_device()]:
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
        if moment.name in ENDS and f"/why/{moment.name}".startswith(only):
            yield Scene(f"/why/{moment.name}", why(moment))
