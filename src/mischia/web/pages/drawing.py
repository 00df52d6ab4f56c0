"""What the pages say around any game: the prompt, the lines of the log, who sits where."""

import re
from collections.abc import Mapping
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from functools import cache, lru_cache
from typing import Any, NamedTuple

from markupsafe import Markup, escape

from mischia.bots import levels_of
from mischia.core import page
from mischia.core.errors import BadPosition, MischiaError
from mischia.core.game import Game
from mischia.core.language import Strings
from mischia.core.questions import THROW
from mischia.core.story import now
from mischia.games import page_of
from mischia.table.seen import ChatSeen, SeatSeen, TableSeen
from mischia.web.pages.manners_told import Manners, manners_of

ANIMALS = ("fox", "boar", "owl", "frog", "cat", "crow", "hare")  # by seat
NOTICES = {"bot": "web-notice-bot", "changed": "web-notice-changed", "host": "web-notice-host"}
OWN = "own"  # the variant of whoever chooses every option
AGREED = {  # besides the options
    "seats": "web-how-many",
    "clock": "web-clock",
    "settles": "web-settles",
    "listed": "web-who-may-come",
    "hints": "web-hints",
    "watch": "manners-watch",
    "speak": "manners-speak",
    "delay": "manners-delay",
    "club": "club-for",
    "rated": "rating-title",
}
RATED = {  # by what a record says of a match that was to be rated
    "yes": "rating-was-yes",
    "abandoned": "rating-was-no-abandoned",
    "position": "rating-was-no-position",
    "program": "rating-was-no-program",
    "hints": "rating-was-no-hints",
    "resigned": "rating-was-no-resigned",
    "stand-in": "rating-was-no-stand-in",
    "together": "rating-was-no-together",
    "undecided": "rating-was-no-undecided",
    "bot": "rating-was-no-bot",
    "nobody": "rating-was-no-nobody",
}
LANGUAGE_NAMES = (("en", "English"), ("it", "Italiano"), ("fr", "Français"))


@dataclass(frozen=True)
class Face:
    """The viewer's own face; look 0 is an onlooker, who has none."""

    look: int
    out: bool
    crown: str  # what it means, for those who can't see it; empty without it


@dataclass(frozen=True)
class Prompt:
    """The box that always says whose turn it is and why."""

    yours: bool
    tab: str
    title: str
    text: str
    clause: str
    game: str
    face: Face
    here: str = ""
    deadline: float | None = None
    aim: str = ""  # for somebody who decides for the first time
    limit: int = 0  # seconds that the clock shows at most, while steps are still being shown
    bank: int = 0  # seconds of the reserve that come after them
    final: bool = False  # what is chosen can't be changed
    skips: tuple[tuple[str, float, str], ...] = ()  # who is waited for and said until when they are away

    @property
    def deadline_iso(self) -> str:
        return "" if self.deadline is None else when(self.deadline).isoformat(timespec="seconds")


@dataclass(frozen=True)
class Acts:
    """What can be done besides a move."""

    id: str
    can_undo: bool
    can_restart: bool
    over: bool
    sitting: bool
    rematch: str | None
    commitment: str
    secret: str | None
    replaced: bool  # a bot plays in your place
    lapsed: bool  # because the clock ran out for you
    coach: bool  # may be asked now
    reviewed: bool  # what decided it can be told
    guess: bool  # you don't play: who wins is yours to guess


@dataclass(frozen=True)
class Coming:
    """What will certainly happen next."""

    lines: tuple[page.Coming, ...]
    game: str


@dataclass(frozen=True)
class LineModel:
    """A line of the log as it is drawn."""

    at: int
    id: str
    icon: str
    text: str
    html: Markup
    clause: str
    here: str
    heading: bool
    game: str
    link: str = ""  # to the move, in a replay


@dataclass(frozen=True)
class Lobby:
    """The seats before the game begins."""

    id: str
    seats: tuple[SeatSeen, ...]
    you: str | None
    host: bool
    levels: tuple[str, ...]
    dummies: bool
    room: bool
    bots: bool  # may sit here
    traits: tuple[tuple["Asking", ...], ...]  # by seat: what whoever looks may tell of whoever sits there
    told: tuple[tuple[tuple[str, int], ...], ...]  # by seat: the message of what was told, and its number
    folder: str
    obstacle: str  # why the match can't start yet
    obstacle_clause: str
    joining: str  # who will sit down when it starts
    joining_clause: str
    may_take_over: bool  # the host is gone
    company: tuple[str, ...] = ()  # guests who play on this device


class Asking(NamedTuple):
    """Something that the rules ask of the players themselves."""

    key: str
    message: str
    clause: str
    least: int
    most: int
    value: int | None  # what the viewer has told


def breakable(text: str) -> Markup:
    """An address that breaks where a reader would break it.

    >>> breakable("a@b.c")
    Markup('a@<wbr>b.<wbr>c')
    """
    return Markup(re.sub(r"([./@:?=_-]+)", r"\1<wbr>", str(escape(text))))


def when(at: float) -> datetime:
    """A moment as a date."""
    return datetime.fromtimestamp(at, UTC)


def look_of(seen: TableSeen) -> int:
    """The viewer's colour, shape and animal; 0 for an onlooker."""
    return next((at + 1 for at, seat in enumerate(seen.seats) if seat.name == seen.you), 0)


def face(seen: TableSeen, me: page.Me) -> Face:
    return Face(look_of(seen), me.out, me.crown)


def prompt(seen: TableSeen, say: Strings) -> Prompt:
    """What the viewer can do now, or whom the table waits for."""
    own, scene = page_of(seen.game), now(page_of(seen.game), seen, say)
    me = own.me(seen, scene, say)
    waiting = say(f"wait-{seen.phase}", names=say.all_of(seen.turn, "nobody"))
    common: dict[str, Any] = {"game": seen.game.folder.name, "face": face(seen, me), "clause": seen.clause}
    common |= {"limit": seen.limit if seen.clock == "seconds" else 0, "final": seen.final, "bank": bank_of(seen)}
    common["skips"] = skips(seen)
    if seen.step is not None:
        title = say("web-step", step=seen.step, steps=seen.steps)
        return Prompt(False, say("web-tab-replay"), title, waiting, **common)
    if seen.abandoned:
        return Prompt(False, say("web-tab-over"), say("web-abandoned"), say("web-abandoned-why"), **common)
    if seen.status == "over":
        won = seen.you in seen.winners
        by = say("web-won-by", count=len(seen.winners), names=say.all_of(seen.winners))
        title = say("web-won") if won else by
        return Prompt(False, say("web-tab-over"), title, waiting, **common)
    if seen.sealed is not None:
        return Prompt(False, say("web-tab-sealed"), say("web-sealed"), waiting, deadline=seen.deadline, **common)
    if seen.choices and seen.you is not None:
        title, why, here = own.prompt(seen, scene, say)
        waited = seen.you in seen.turn  # else it may, but need not be done
        tab = say("web-tab-you", name=seen.you) if waited else say("web-tab-may")
        first = own.aim(seen, scene, say).first
        return Prompt(waited, tab, title, why, here=here, deadline=seen.deadline, aim=first, **common)
    if me.out:
        return Prompt(False, say("web-tab-out"), say("web-out"), waiting, **common)
    tab = say("web-tab-watching") if seen.you is None else say("web-tab-wait")
    title = say("web-wait", count=len(seen.turn), names=say.all_of(seen.turn, "nobody"))
    return Prompt(False, tab, title, waiting, deadline=seen.deadline, **common)


def bank_of(seen: TableSeen) -> int:
    """The reserve that runs when the time of the question is up: one's own, or the longest that is waited for."""
    running = {seat.name: seat.bank for seat in seen.seats if seat.name in seen.turn and seat.bank}
    return running.get(seen.you or "", 0) if seen.you in seen.turn else max(running.values(), default=0)


def skips(seen: TableSeen) -> tuple[tuple[str, float, str], ...]:
    """Of those whom the table waits for: who said until when they are away, for a script and for a reader."""
    away = [seat for seat in seen.seats if seat.skips and seat.name in seen.turn]
    return tuple((seat.name, seat.skips, when(seat.skips).isoformat(" ", timespec="minutes")) for seat in away)


def parts(seen: TableSeen, say: Strings) -> dict[str, page.Part]:
    """The game's own table as it is."""
    own = page_of(seen.game)
    return own.parts(seen, now(own, seen, say), say)


def aim(seen: TableSeen, say: Strings) -> page.Aim:
    own = page_of(seen.game)
    return own.aim(seen, now(own, seen, say), say)


def acts(seen: TableSeen, say: Strings) -> Acts:
    return Acts(
        seen.id,
        seen.can_undo and seen.status == "playing",
        seen.can_restart and seen.status == "playing",
        seen.status == "over",
        seen.you is not None,
        seen.rematch,
        seen.commitment,
        seen.secret,
        absent(seen).replaced,
        any(seat.you and seat.lapsed for seat in seen.seats),
        may_ask_coach(seen),
        seen.status == "over" and not seen.abandoned and seen.recorded is None,
        may_guess(seen, say),
    )


def may_guess(seen: TableSeen, say: Strings) -> bool:
    """Whether the viewer does not play, or not any more: who wins is theirs to guess, and then to be told."""
    if seen.step is not None or seen.status not in ("playing", "over") or not seen.commitment:
        return False  # nobody guesses at what is no table, such as a scene of the rules
    own = page_of(seen.game)
    return seen.you is None or own.me(seen, now(own, seen, say), say).out


def may_ask_coach(seen: TableSeen) -> bool:
    """Whether the viewer is asked something at a table that has a coach; where dice wait there is nothing to say."""
    if not seen.hints or seen.status != "playing" or not seen.choices or THROW in seen.choices:
        return False
    return seen.you in seen.turn or seen.sealed is not None


@dataclass(frozen=True)
class Ending:
    """Somebody wants to abandon the match."""

    names: str = ""  # who does
    yours: bool = False  # you do
    sitting: bool = False
    to_agree: str = ""  # who else has to
    without: str = ""  # who is away, where all others agree


def ending(seen: TableSeen, say: Strings) -> Ending:
    if not seen.asked_to_end or seen.status != "playing":
        return Ending()
    others, mine = to_agree(seen), seen.you in seen.asked_to_end
    gone = [seat.name for seat in seen.seats if seat.absent and not seat.stand_in]
    without = say.all_of(gone) if mine and gone and not others else ""
    return Ending(
        say.all_of(seen.asked_to_end), mine, seen.you is not None, say.all_of(others or gone, "nobody"), without
    )


@dataclass(frozen=True)
class AskedBack:
    """Somebody wants to take something back."""

    id: int = 0
    name: str = ""  # who; nobody
    choices: int = 0
    waits_for: str = ""
    yours: bool = False  # you do
    asked: bool = False  # you have not answered
    sitting: bool = False


def asked_back(seen: TableSeen, say: Strings) -> AskedBack:
    back = seen.back
    if back is None or seen.status != "playing":
        return AskedBack()
    waits, you = say.all_of(back.waits_for) if back.waits_for else "", seen.you
    return AskedBack(back.id, back.by, back.choices, waits, you == back.by, you in back.waits_for, you is not None)


@dataclass(frozen=True)
class Absent:
    """Who has been away for a minute, for the others to find a stand-in; and whether a bot plays in your place."""

    names: tuple[str, ...]
    replaced: bool
    levels: tuple[str, ...] = ()  # of the bots that may stand in


def absent(seen: TableSeen) -> Absent:
    away = [seat.name for seat in seen.seats if seat.absent and not (seat.you or seat.stand_in)]
    replaced = any(seat.you and seat.stand_in for seat in seen.seats)
    playing = seen.status == "playing" and seen.you is not None
    bots = not people_only(seen)
    seated = seen.host or seen.you is not None
    names = tuple(away) if seated and bots and seen.status == "playing" else ()
    return Absent(names, replaced and playing, tuple(levels_of(seen.game)) if names else ())


def to_agree(seen: TableSeen) -> list[str]:
    """Who else has to agree before the match is abandoned; the absent are not asked."""
    others = [seat for seat in seen.seats if seat.kind == "person" and not seat.you and not seat.stand_in]
    return [seat.name for seat in others if seat.name not in seen.asked_to_end and not seat.absent]


def coming(seen: TableSeen, say: Strings) -> Coming:
    own = page_of(seen.game)
    return Coming(tuple(own.still_to_come(seen, now(own, seen, say), say)), seen.game.folder.name)


@dataclass(frozen=True)
class Hands:
    """What everybody held at a moment of a finished match, and where it is seen from each seat."""

    table: str
    step: int
    seen_by: str
    hands: tuple[page.Hand, ...]
    looks: tuple[int, ...]
    explained: frozenset[str]


def hands(seen: TableSeen, say: Strings) -> Hands | None:
    """All hands; none while the match goes on, and none in a game that has nothing to hold."""
    found = () if seen.whole is None else tuple(page_of(seen.game).hands(seen.whole, say))
    if not found:
        return None
    seats = [seat.name for seat in seen.seats]
    looks = tuple(seats.index(hand.name) + 1 for hand in found)
    held = {id for hand in found for id, _ in hand.cards}
    explained = frozenset(held & {thing.id for thing in page_of(seen.game).things(say)})
    return Hands(seen.id, seen.step or 0, seen.you or "", found, looks, explained)


def line_model(line: page.Line, at: int, game: Game, say: Strings, link: str = "") -> LineModel:
    html, folder = strong(line.text, say), game.folder.name
    return LineModel(at, line.id, line.icon, line.text, html, line.clause, line.here, line.heading, folder, link)


@lru_cache(maxsize=16384)  # a whole page has the whole log
def strong(text: str, say: Strings) -> Markup:
    """A sentence with the things of the game in bold."""
    return Markup(_names(say).sub(r"<b>\1</b>", str(escape(text))))


def things_in(text: str, say: Strings) -> list[str]:
    """The things of the game that a sentence names, by id."""
    ids = {thing.name: thing.id for thing in page_of(say.game).things(say)}
    found = [re.sub(r" \(\d+\)$", "", name) for name in _names(say).findall(str(escape(text)))]
    return [ids[name] for name in found if name in ids]


@cache
def _names(say: Strings) -> re.Pattern[str]:
    names = [re.escape(str(escape(thing.name))) for thing in page_of(say.game).things(say)]
    return re.compile(rf"((?:{'|'.join(names)})(?: \(\d+\))?)")


@dataclass(frozen=True)
class Clock:
    """A clock as a form has it."""

    kind: str = "none"
    limit: str = "60"
    days: str = "2"
    bank: str = "0"  # the reserve, in the unit of the clock
    bank_days: str = "0"

    LIMITS = ("30", "60", "120", "300")
    DAYS = ("1", "2", "3", "7", "14")
    BANKS = ("0", "60", "120", "300", "600")
    BANKS_DAYS = ("0", "1", "2", "3", "7")


def clock_of(said: Mapping[str, str]) -> Clock:
    """The clock that a form has chosen."""
    limits = said.get("limit", "60"), said.get("days", "2")
    return Clock(said.get("clock", "none"), *limits, said.get("bank", "0"), said.get("bank-days", "0"))


@dataclass(frozen=True)
class Agreed:
    """What a table has agreed on before the game, and for the host the form that changes it."""

    id: str
    folder: str
    options: tuple["Option", ...]  # as the form has them
    variants: tuple["VariantChoice", ...]
    agreed: tuple[tuple[str, str], ...]  # each option that says something, and what
    clock: Clock
    limit: int
    listed: bool
    seats: int
    room: tuple[int, ...]
    commitment: str
    host: bool
    clock_now: str
    listed_said: bool  # by the form
    hints: str  # the message that tells who may ask the coach
    hints_said: bool  # by the form
    bank: int
    settles: bool
    settles_said: bool  # by the form
    open: bool  # the form, because what it said was refused
    plays_on: bool  # from a position: options and seats are as they are
    manners: "Manners"
    club: str = ""  # the name of the one that it is opened for
    rated: bool = False
    rated_said: bool = False  # by the form


def agreed(seen: TableSeen, say: Strings, said: Mapping[str, str] | None = None) -> Agreed:
    """What is agreed at a table; a form that was refused keeps what was filled in."""
    options = options_of(seen.game, say, seen.options)
    limit, bank = {"seconds": ("limit", "bank"), "days": ("days", "bank-days")}.get(seen.clock, ("", ""))
    filled = said or {
        "clock": seen.clock,
        limit: str(seen.limit),
        bank: str(seen.bank),
        "settles": "yes" if seen.settles else "no",
        "listed": "yes" if seen.listed else "no",
        "hints": "yes" if seen.hints_agreed else "no",
        "watch": seen.watch,
        "speak": seen.speak,
        "delay": str(seen.delay),
        "rated": "yes" if seen.rated else "no",
    }
    chosen = [
        (option.title, short)
        for option in options
        if says_something(seen.game, option.name, seen.options)
        for short in [
            *[short for _, short, _, on in option.values if on],
            *([option.written] if option.written else []),
        ]
    ]
    return Agreed(
        seen.id,
        seen.game.folder.name,
        tuple(as_filled_in(option, said or {}) for option in options) if seen.host else (),
        variants_of(seen.game, say, seen.options, said or {}) if seen.host else (),
        tuple(chosen),
        clock_of(filled),
        seen.limit,
        seen.listed,
        int(filled["seats"]) if filled.get("seats", "").isdigit() else len(seen.seats),
        tuple(seen.game.players),
        seen.commitment,
        seen.host,
        seen.clock,
        filled.get("listed") == "yes",
        "web-hints-yes" if seen.hints_agreed else "web-hints-alone" if seen.hints else "web-hints-no",
        filled.get("hints") == "yes",
        seen.bank,
        seen.settles,
        filled.get("settles") == "yes",
        said is not None,
        seen.plays_on,
        manners_of(filled, seen, say),
        seen.club,
        seen.rated,
        filled.get("rated") == "yes",
    )


def notice(line: ChatSeen, say: Strings) -> str:
    """What the house tells of somebody."""
    what = [say(AGREED.get(key, f"choice-{key}")) for key in line.about]
    return say(NOTICES[line.notice], what=say.all_of(what))


def door(seen: TableSeen, say: Strings) -> str:
    """Who looks on before the game without a seat."""
    names = [name for name in seen.door if name is not None]
    strangers = len(seen.door) - len(names)
    return say.all_of([*names, *([say("web-somebody", count=strangers)] if strangers else [])]) if seen.door else ""


def lobby(seen: TableSeen, say: Strings) -> Lobby:
    guests = () if seen.company is None else tuple(name for name in seen.company.names if name != seen.company.own)
    asking = [traits_of(seen, seat) if seat.you or seat.name in guests else () for seat in seen.seats]
    return Lobby(
        seen.id,
        seen.seats,
        seen.you,
        seen.host,
        tuple(levels_of(seen.game)),
        has_dummies(seen.game) and not seen.plays_on,
        any(seat.kind == "open" for seat in seen.seats),
        not people_only(seen),
        tuple(asking),
        tuple(tuple((f"trait-{key}-told", number) for key, number in seat.told) for seat in seen.seats),
        seen.game.folder.name,
        "" if seen.obstacle is None else why_not(seen.obstacle, seen.game, say),
        "" if seen.obstacle is None else clause_of(seen.obstacle, seen.game),
        say("web-joining", count=len(seen.joining), names=say.all_of(seen.joining)) if seen.joining else "",
        seen.game.joining_clause,
        may_take_over(seen),
        guests,
    )


def traits_of(seen: TableSeen, seat: SeatSeen) -> tuple[Asking, ...]:
    """What the rules ask of whoever sits there, and what was told."""
    told = dict(seat.told)
    return tuple(
        Asking(one.key, f"trait-{one.key}", one.clause, one.numbers[0], one.numbers[-1], told.get(one.key))
        for one in (() if seen.plays_on else seen.game.traits)
    )


def may_take_over(seen: TableSeen) -> bool:
    """Whether the viewer may be the host instead of one who is gone; those who sit there come first."""
    others = any(seat.kind == "person" and not seat.host and not seat.absent for seat in seen.seats)
    return seen.host_absent and not seen.host and (seen.you is not None or not others)


def people_only(seen: TableSeen) -> bool:
    """Whether no bot may sit at this table, nor play for anybody."""
    return seen.game.people_only(seen.game.read_options(seen.options))


def has_dummies(game: Game) -> bool:
    """Whether the game's own rules know dummies."""
    return any(game.fill_up([f"P{n}" for n in range(many)], []).get("bots") for many in game.players)


@dataclass(frozen=True)
class Option:
    """Something that a table may choose before the game."""

    name: str
    title: str
    text: str
    values: tuple[tuple[str, str, str, bool], ...]  # value, in a word, what it means, whether it is chosen; or none
    clause: str
    words: str = ""  # of an option that takes any
    known: tuple[tuple[str, str], ...] = ()  # words that it takes, each with what it means
    ticked: tuple[str, ...] = ()  # which of them are
    things: tuple[page.Thing, ...] = ()  # what the known words name, if that explains itself

    @property
    def written(self) -> str:
        """What is chosen by words, for people to read."""
        return ", ".join([*[name for word, name in self.known if word in self.ticked], *self.words.split()])


@dataclass(frozen=True)
class VariantChoice:
    """Options that go together, in one word."""

    name: str
    title: str
    text: str
    chosen: bool


def variants_of(
    game: Game, say: Strings, chosen: Mapping[str, Any] | None, said: Mapping[str, str]
) -> tuple[VariantChoice, ...]:
    """What a game has ready, and to choose every option oneself: as a form left it, or as the table is; a table that is
    still to be opened is a newcomer's."""
    ready, note = page_of(game).variants, page_of(game).variant_note
    if not ready:
        return ()
    alike = [name for name, one in ready.items() if chosen is None or same_options(game, one.options, chosen)]
    now = said.get("variant", OWN) if said else next(iter(alike), OWN)
    found = [
        VariantChoice(name, say(one.title), means(say(one.why), note(name, say)), name == now)
        for name, one in ready.items()
    ]
    return (*found, VariantChoice(OWN, say("web-variant-own"), say("web-variant-own-why"), now not in ready))


def same_options(game: Game, some: Mapping[str, Any], others: Mapping[str, Any]) -> bool:
    """Whether two choices of options come to the same."""
    return game.show_options(game.read_options(dict(some))) == game.show_options(game.read_options(dict(others)))


def options_of(game: Game, say: Strings, chosen: Mapping[str, Any] | None = None) -> list[Option]:
    """What may be chosen before a game, each in words."""
    taken = game.show_options(game.read_options(chosen or {}))
    found = []
    for name, accepted in game.accepted.items():
        note = page_of(game).option_note
        values = tuple(
            (
                str(one),
                say(worded("choice", name, one)),
                means(say(worded("option", name, one)), note(name, one, say)),
                one == taken[name],
            )
            for one in accepted
        )
        text, clause = sentence(say(f"option-{name}")), page_of(game).option_clauses[name]
        known = known_words(game, name, say)
        ids = [word for word, _ in known]
        said = [] if values else taken[name].split()
        ticked, others = [word for word in said if word in ids], [word for word in said if word not in ids]
        things = tuple(thing for thing in page_of(game).things(say) if thing.id in ids) if known else ()
        title = say(f"choice-{name}")
        found.append(Option(name, title, text, values, clause, " ".join(others), known, tuple(ticked), things))
    return found


def known_words(game: Game, option: str, say: Strings) -> tuple[tuple[str, str], ...]:
    """The words that an option takes, if its game lists them."""
    listing = page_of(game).option_words.get(option)
    return () if listing is None else tuple(listing(say))


def worded(kind: str, option: str, value: Any) -> str:
    """The message about one value of an option.

    >>> worded("choice", "sets", "base quarmageddon")
    'choice-sets-base-quarmageddon'
    """
    return f"{kind}-{option}-{value}".replace(" ", "-")


def means(text: str, note: str) -> str:
    """What a value of an option means, and what more is known of it."""
    return f"{sentence(text)} {note}" if note else text


def sentence(text: str) -> str:
    """A phrase as a sentence."""
    return f"{text[0].upper()}{text[1:]}."


def option_given(option: Option, form: Mapping[str, str]) -> str | None:
    """What a form says of an option: a value, or words written or ticked."""
    said = form.get(f"option-{option.name}")
    ticked = [word for word, _ in option.known if f"option-{option.name}-{word}" in form]
    return said if not ticked else " ".join([*(said or "").split(), *ticked])


def as_filled_in(option: Option, form: Mapping[str, str]) -> Option:
    """An option as a form left it; one of which the form says nothing stays as it is."""
    said = form.get(f"option-{option.name}")
    if said is None:
        return option
    values = tuple((value, short, means, value == said) for value, short, means, _ in option.values)
    ticked = tuple(word for word, _ in option.known if f"option-{option.name}-{word}" in form)
    return replace(option, values=values, words="" if values else said, ticked=ticked)


def why_not(refused: MischiaError, game: Game, say: Strings) -> str:
    """Why a table can't be opened or a match not start; a game may have words of its own for what does not fit."""
    if not isinstance(refused, BadPosition):
        return say.error(refused)
    own = f"refused-{refused.key}"
    if say.has(own):
        return say(own)
    known = refused.key in game.accepted
    return say.labelled(say(f"choice-{refused.key}"), refused.fault) if known else say("web-cant-start")


def clause_of(refused: MischiaError, game: Game) -> str:
    """The clause by which something is refused."""
    if not isinstance(refused, BadPosition):
        return refused.clause or ""
    return page_of(game).option_clauses.get(refused.key, game.room_clause)


def says_something(game: Game, option: str, options: Mapping[str, Any]) -> bool:
    """Whether an option matters: one without the other that it needs does not."""
    needs = page_of(game).option_needs
    return option not in needs or bool(options.get(needs[option]))


def that_count(game: Game, options: Mapping[str, Any]) -> dict[str, Any]:
    """The options of a form without those that say nothing, because one that they need is off."""
    return {name: value for name, value in options.items() if says_something(game, name, options)}


def option_value(game: Game, name: str, text: str) -> Any:
    """What a form's text means for an option."""
    return next((one for one in game.accepted.get(name, ()) if str(one) == text), text)
