"""Pages and pieces of pages: everything is drawn from what one viewer may know and the language, nothing else."""

import hashlib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, NamedTuple

import orjson
from jinja2 import ChoiceLoader, Environment, FileSystemLoader, PrefixLoader, StrictUndefined
from markupsafe import Markup

from mischia.core import typed
from mischia.core.game import Game
from mischia.core.language import Strings, Words
from mischia.core.page import Line, Me
from mischia.core.story import story
from mischia.games import GAMES, page_of
from mischia.table.seen import ChatSeen, TableSeen
from mischia.web.compression import as_json, fragment, nothing_hidden, own, public, without_marks
from mischia.web.pages import announced, curtain, drawing, fonts, table_log
from mischia.web.pages.drawing import ANIMALS, LANGUAGE_NAMES
from mischia.web.pages.glossary import glossed
from mischia.web.pages.manners_told import manners_told
from mischia.web.pages.part_edits import PartEdits, Told

HERE = Path(__file__).parent
KEPT_SENTENCES = 20_000
KEPT_CHAT = 20  # lines that a message carries
WORTH_MARKING = 100  # letters of a public part: a mark costs some bytes
STATIC = HERE / "static"
Link = Callable[[Line], str]  # where a line of the log leads


def no_link(line: Line) -> str:
    return ""


@cache
def environment() -> Environment:
    """The templates of the house, and those of each game under the name of its folder; it may leave some out."""
    plain = HERE / "templates" / "plain"
    games = PrefixLoader(
        {game.folder.name: FileSystemLoader([game.folder / "page" / "templates", plain]) for game in GAMES.values()}
    )
    env = Environment(
        loader=ChoiceLoader([FileSystemLoader(HERE / "templates"), games]),
        autoescape=True,
        undefined=StrictUndefined,
        auto_reload=False,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    env.globals.update(animals=ANIMALS, language_names=LANGUAGE_NAMES, when=drawing.when, asset=asset)
    env.globals.update(rated_as=drawing.RATED)
    env.globals.update(font=fonts.address, preloaded=fonts.PRELOADED)
    env.globals.update(announced=announced.shown, mark_of=announced.mark)
    env.filters.update(breakable=drawing.breakable)
    env.filters.update(public=public, own=lambda text: Markup(own(text)), glossed=glossed)
    return env


@cache
def mark() -> str:
    """A mark of all static files, which changes when one of them does."""
    told = hashlib.sha256()
    for folder in [STATIC, *[game.folder / "page" / "static" for game in GAMES.values()]]:
        for file in sorted(folder.rglob("*.*")):
            told.update(file.read_bytes())
    return told.hexdigest()[:10]


def asset(path: str) -> str:
    """The address of a static file as it is now; what it names beside itself is found under the same mark."""
    return f"/static/~{mark()}/{path}"


def static_file(path: str) -> Path:
    """Where a static file lies: a game's own under the name of its folder, or a plain one in its place."""
    head, _, rest = path.partition("/")
    for game in GAMES.values():
        if rest and game.folder.name == head:
            own = game.folder / "page" / "static" / rest
            return own if own.is_file() else STATIC / "plain" / rest
    return STATIC / path


def strings(game: Game, language: str) -> Strings:
    """The words of a game in a language."""
    return _strings(game.name, language)


class KeptStrings(Strings):
    """Words that remember what they have said: most sentences of a table are said again and again."""

    def __init__(self, game: Game, language: str) -> None:
        super().__init__(game, language)
        self.said: dict[Any, str] = {}

    def __call__(self, id: str, **args: Any) -> str:
        key = (id, *args.values())
        text = self.said.get(key)
        if text is None:
            if len(self.said) >= KEPT_SENTENCES:
                self.said.clear()
            text = self.said[key] = super().__call__(id, **args)
        return text


@cache
def _strings(name: str, language: str) -> Strings:
    return KeptStrings(GAMES[name], language)


@cache
def words(language: str) -> Words:
    return Words(language)


def draw(template: str, say: Words, marked: bool = False, **given: Any) -> str:
    """A whole page; its regions are marked only for whoever compresses it."""
    text = environment().get_template(template).render(say=say, **given)
    return text if marked else without_marks(text)


@lru_cache(maxsize=16384)
def draw_part(template: str, language: str, game: str | None, model: Any) -> Markup:
    """A piece of a page; equal pieces are drawn once for everybody."""
    say: Words = words(language) if game is None else _strings(game, language)
    return Markup(environment().get_template(template).render(m=model, say=say).strip())


def nutshell(game: Game, language: str) -> Markup:
    """A game in a nutshell: its aim, six lines, three pictures; nothing of a game that has no such words."""
    return draw_part("nutshell.html", language, game.name, game.folder.name)


# --- a table in play


def short_title(say: Strings) -> str:
    """The name of the game as it fits into the bar."""
    return say("title-short") if say.has("title-short") else say("title")


def own_parts(seen: TableSeen, say: Strings) -> dict[str, Markup]:
    """The parts that every game's page has: what you are asked, and what else can be done."""
    game, lang = seen.game.name, say.language
    return {
        "prompt": drawn_prompt(seen, say),
        "aim": draw_part("aim.html", lang, game, drawing.aim(seen, say)),
        "acts": draw_part("acts.html", lang, game, drawing.acts(seen, say)),
        "ask": draw_part("ask_coach_small.html", lang, game, drawing.acts(seen, say)),
        "coming": draw_part("coming.html", lang, game, drawing.coming(seen, say)),
        "ending": draw_part("ending.html", lang, game, drawing.ending(seen, say)),
        "back": draw_part("asked_back.html", lang, game, drawing.asked_back(seen, say)),
        "absent": draw_part("absent.html", lang, game, drawing.absent(seen)),
        "manners": draw_part("manners_told.html", lang, game, manners_told(seen, say)),
        "behind": draw_part("behind.html", lang, game, manners_told(seen, say)),
    }


def drawn_prompt(seen: TableSeen, say: Strings) -> Markup:
    """What you are asked; on a device that several share, while none of them is in front of it, the curtain."""
    game, lang = seen.game.name, say.language
    if curtain.is_down(seen):
        return draw_part("curtain.html", lang, game, curtain.curtain(seen, say))
    return draw_part("prompt.html", lang, game, drawing.prompt(seen, say))


def game_parts(found: dict[str, Any], seen: TableSeen, say: Strings) -> dict[str, Markup]:
    """Parts of the game's own page."""
    folder, name = seen.game.folder.name, seen.game.name
    return {
        key: draw_part("me.html", say.language, name, drawing.face(seen, part))
        if isinstance(part, Me)
        else draw_part(f"{folder}/{part.template}.html", say.language, name, part.model)
        for key, part in found.items()
    }


def all_parts(seen: TableSeen, say: Strings) -> dict[str, Markup]:
    """The whole table, part by part."""
    found = {**game_parts(drawing.parts(seen, say), seen, say), **own_parts(seen, say)}
    hands = drawing.hands(seen, say)
    return found if hands is None else {**found, "hands": draw_part("hands.html", say.language, seen.game.name, hands)}


def log(seen: TableSeen, say: Strings, link: Link = no_link) -> list[Markup]:
    """The lines of the log."""
    return [
        draw_part("line.html", say.language, seen.game.name, drawing.line_model(line, at, seen.game, say, link(line)))
        for at, line in enumerate(table_log.lines(seen, say))
    ]


def chat(seen: TableSeen, since: int = 0) -> list[Markup]:
    """What people have said after a given line; every word of it is text."""
    looks = {seat.name: at + 1 for at, seat in enumerate(seen.seats)}
    say = strings(seen.game, seen.language)
    return [
        Markup('<li class="{}{}"><b>{}</b> {}</li>').format(
            f"s{looks[line.name]}" if line.name in looks and not line.onlooker else "",
            " notice" if line.notice else "",
            speaker(line, seen),
            drawing.notice(line, say) if line.notice else line.text,
        )
        for line in seen.chat
        if line.number > since
    ]


def speaker(line: ChatSeen, seen: TableSeen) -> str:
    """Who has said something; a name leads to what can be done about it."""
    if line.notice or (line.name == seen.you and not line.onlooker):
        return line.name
    link = f"/tables/{seen.id}/manners?who=line-{line.number}"
    return Markup('<a href="{}">{}</a>').format(link, line.name)


def last_chat(seen: TableSeen) -> int:
    """The number of the last line of the chat."""
    return seen.chat[-1].number if seen.chat else 0


def table_given(seen: TableSeen, say: Strings, link: Link = no_link) -> dict[str, Any]:
    """What every page that shows a table is drawn from."""
    parts = all_parts(seen, say)
    told = table_log.lines(seen, say)
    last = drawing.line_model(told[-1], len(told) - 1, seen.game, say) if told else None
    return {
        "seen": seen,
        "title": short_title(say),
        "folder": seen.game.folder.name,
        "parts": parts,
        "foes": [key for key in parts if key.startswith("seat-")],
        "lines": log(seen, say, link),
        "ticker": "" if last is None else draw_part("ticker.html", say.language, seen.game.name, last),
        "chat": chat(seen),
        "last_chat": last_chat(seen),
        "things": page_of(seen.game).things(say),
        "nutshell": nutshell(seen.game, say.language),
        "example": example(seen, say),
        "mine": asked(seen),
        "refusal": "",
    }


class Then(NamedTuple):
    """Up to where a page is drawn, so that the rest is told step by step: lines of the log, and what was seen."""

    lines: int
    seq: int


def as_then(given: dict[str, Any], seen: TableSeen, say: Strings, then: Then) -> dict[str, Any]:
    """What a page is drawn from, as it was; nothing of that if it is too long ago to be shown."""
    own = sum(one.own for one in table_log.story(seen, say)[: then.lines])
    told = story(page_of(seen.game), seen, say)
    scene = None if told is None else told.scenes.get(own - 1)
    if scene is None or then.lines >= len(given["lines"]):
        return given
    stage = game_parts(page_of(seen.game).stage(seen, scene, say, ""), seen, say)
    lines = given["lines"][: then.lines]
    return {
        **given,
        "parts": {**given["parts"], **stage},
        "lines": lines,
        "ticker": "",
        "seen": seen._replace(seq=then.seq),
    }


def example(seen: TableSeen, say: Strings) -> str:
    """What stands in the empty box for moves and talk."""
    first = next(iter((seen.choices or {}).values()), None)
    if first is None:
        return say("web-say-only")
    return say("web-say-example", move=typed.button(first, say, [seat.name for seat in seen.seats]))


def asked(seen: TableSeen) -> bool:
    """Whether the table waits for the viewer."""
    return seen.status == "playing" and seen.you is not None and seen.you in seen.turn


def render_table(
    seen: TableSeen,
    say: Strings,
    stream: str,
    can_speak: bool,
    refusal: str = "",
    onlooker: TableSeen | None = None,
    first: bool = False,
    hint: Any = None,
    dispute: str = "",
    lines: Then | None = None,
) -> str:
    """The table page of one viewer, whose first game of the kind it may be; marked, if it is told what an onlooker
    sees."""
    given = {**table_given(seen, say), "refusal": refusal, "stream": stream, "can_speak": can_speak, "first": first}
    given |= {"hint": hint, "dispute": dispute}
    if lines is not None:
        given = as_then(given, seen, say, lines)
    given["waits"] = seen.clock != "seconds"  # a clock that runs does not wait for anybody's tap
    if onlooker is None or nothing_hidden(seen):
        text = draw("table.html", say, **given)
        return text if onlooker is None else public(text)
    theirs, their_lines = all_parts(onlooker, say), set(log(onlooker, say))
    given["parts"] = {
        key: public(part) if is_public(part, theirs.get(key)) else part for key, part in given["parts"].items()
    }
    given["lines"] = [public(line) if line in their_lines else line for line in given["lines"]]
    given["chat"] = [public(line) for line in given["chat"]]
    return own(draw("table.html", say, marked=True, **given))


def is_public(part: Markup, theirs: Markup | None) -> bool:
    """Whether an onlooker has the same in the same place, and it is long enough to be marked."""
    return len(part) >= WORTH_MARKING and part == theirs


def render_lobby(
    seen: TableSeen,
    say: Strings,
    stream: str,
    said: Mapping[str, str] | None = None,
    known: Sequence[str] = (),
    **given: Any,
) -> str:
    """A table before the game begins; with what was said of it in a form that was refused, and the guests whom the
    device knows."""
    return draw(
        "lobby.html",
        say,
        seen=seen,
        stream=stream,
        title=short_title(say),
        folder=seen.game.folder.name,
        parts=lobby_parts(seen, say, said),
        known=known,
        chat=chat(seen),
        last_chat=last_chat(seen),
        **{"clubs": (), "club": "", **given},
    )


def render_screen(seen: TableSeen, say: Strings, stream: str, **given: Any) -> str:
    """The table on a big screen: what everybody may see, and nothing to click."""
    shown: dict[str, Any] = {"seen": seen, "title": short_title(say), "folder": seen.game.folder.name, "parts": {}}
    if seen.status == "lobby":
        shown |= {"parts": lobby_parts(seen._replace(host=False), say), "foes": []}
    else:
        shown |= table_given(seen, say)
    return draw("screen.html", say, stream=stream, **shown, **given)


def render_replay(
    seen: TableSeen, say: Strings, as_name: str, link: Link, may_note: bool = False, asks: bool = False
) -> str:
    """A finished match after so many answers, as a seat saw it; who sat there may write notes, some may ask why."""
    given = table_given(seen, say, link)
    may = {"bots": not drawing.people_only(seen), "may_note": may_note, "asks": asks}
    return draw("replay.html", say, as_name=as_name, step=seen.step or 0, **may, **given)


def render_recorded(seen: TableSeen, say: Strings) -> str:
    """A finished match that today's rules can't replay, as it was written down."""
    return draw("recorded.html", say, seen=seen, title=say("title"))


def message(seen: TableSeen, say: Strings, lines: int, chats: int, link: Link = no_link) -> dict[str, Any]:
    """What an open page needs to come up to date, when it has so many lines of the log and of the chat.

    Each step is a line of the log with the parts of the table that it changes; `parts` is the table at the end.
    """
    told: dict[str, Any] = {
        "seq": seen.seq,
        "status": seen.status,
        "chat": chat(seen, chats),
        "chats": last_chat(seen),
        "first_chat": chats,
        "steps": [],
    }
    if seen.status == "lobby":
        return {**told, "parts": lobby_parts(seen, say)}
    if seen.recorded is not None or seen.status == "closed":
        return {**told, "parts": {}}
    all_lines = table_log.lines(seen, say)
    fresh = lines > len(all_lines)
    for at, (line, changed) in enumerate([] if fresh else table_log.steps(seen, say, lines), start=lines):
        told["steps"].append(step(line, at, changed, seen, say, link))
    return {
        **told,
        "number": seen.number,
        "yours": asked(seen),
        "example": example(seen, say),
        "rematch": seen.rematch,
        "lines": len(all_lines),
        "log": log(seen, say, link) if fresh else None,
        "parts": all_parts(seen, say),
    }


def step(
    line: Line, at: int, changed: dict[str, Any], seen: TableSeen, say: Strings, link: Link = no_link
) -> dict[str, Any]:
    """A line of the log, with the parts of the table that it changes and what moves meanwhile."""
    model = drawing.line_model(line, at, seen.game, say, link(line))
    return {
        "line": draw_part("line.html", say.language, seen.game.name, model),
        "ticker": draw_part("ticker.html", say.language, seen.game.name, model),
        "say": line.text,
        "clause": line.clause,
        "here": line.here,
        "ms": line.ms,
        "sound": line.sound,
        "aloud": line.aloud,
        "motions": [motion._asdict() for motion in line.motions],
        "ends": line.heading or line.result,
        "parts": game_parts(changed, seen, say),
    }


def message_text(told: dict[str, Any]) -> str:
    """A message as one line of text; a part that it has told before is an edit."""
    edits = PartEdits()
    steps = [{**step, "parts": edited(step["parts"], edits)} for step in told["steps"]]
    return orjson.dumps({**told, "steps": steps, "parts": edited(told["parts"], edits)}).decode()


def edited(parts: dict[str, Markup], edits: PartEdits) -> dict[str, Told]:
    return {key: edits.tell(key, part)[0] for key, part in parts.items()}


class Moment(NamedTuple):
    """What an onlooker is shown of the last lines of a table."""

    parts: dict[str, Markup]
    steps: frozenset[str]  # without their parts
    changed: frozenset[tuple[str, Markup]]  # the parts of all steps


@dataclass(frozen=True)
class Asked:
    """An onlooker's moment, as it is kept: what was public once stays so."""

    table: str
    seq: int
    language: str
    new: int
    seen: TableSeen = field(compare=False)


@lru_cache(maxsize=1024)
def moment_of(asked: Asked) -> Moment:
    """What an onlooker is shown, drawn once for all who sit at the table."""
    seen, say = asked.seen, _strings(asked.seen.game.name, asked.language)
    since = max(0, len(table_log.lines(seen, say)) - asked.new)
    steps = [
        step(line, at, parts, seen, say)
        for at, (line, parts) in enumerate(table_log.steps(seen, say, since), start=since)
    ]
    changed = {part for each in steps for part in each["parts"].items()}
    return Moment(all_parts(seen, say), frozenset(map(without_parts, steps)), frozenset(changed))


def without_parts(step: dict[str, Any]) -> str:
    return as_json({**step, "parts": {}})


def marked(told: dict[str, Any], seen: TableSeen, onlooker: TableSeen) -> dict[str, Any]:
    """A message with what an onlooker is told too marked as public; the chat always is."""
    theirs = moment_of(Asked(seen.id, onlooker.seq, seen.language, len(told["steps"]), onlooker))
    edits = PartEdits()
    steps = [marked_step(step, theirs, edits) for step in told["steps"]]
    now = {key: edits.tell(key, part, part == theirs.parts.get(key)) for key, part in told["parts"].items()}
    return {
        **told,
        "chat": fragment(public(as_json(told["chat"]))),
        "steps": [fragment(step) for step in steps],
        "parts": marked_parts(now),
    }


def marked_step(step: dict[str, Any], theirs: Moment, edits: PartEdits) -> str:
    parts = {key: edits.tell(key, part, (key, part) in theirs.changed) for key, part in step["parts"].items()}
    if all(shown for _, shown in parts.values()) and without_parts(step) in theirs.steps:
        return public(as_json({**step, "parts": {key: told for key, (told, _) in parts.items()}}))
    return as_json({**step, "parts": marked_parts(parts)})


def marked_parts(parts: dict[str, tuple[Told, bool]]) -> dict[str, Any]:
    """Parts, those first that everybody is shown."""
    texts = {key: (as_json(told), shown) for key, (told, shown) in parts.items()}
    public_ones = {key: text for key, (text, shown) in texts.items() if shown and len(text) >= WORTH_MARKING}
    return {
        **{key: fragment(public(text)) for key, text in public_ones.items()},
        **{key: fragment(text) for key, (text, _) in texts.items() if key not in public_ones},
    }


def stream_text(seen: TableSeen, since: int | None, drawn: dict[str, int], onlooker: TableSeen | None = None) -> str:
    """The message for a page that has been told so much already, with the parts that it has not `drawn` like that.

    Where something that it has heard was taken back, `since` is None. It is marked, if `onlooker` is told.
    """
    say = strings(seen.game, seen.language)
    if seen.status in ("lobby", "closed") or seen.recorded is not None:
        told = message(seen, say, 0, 0)
    else:
        heard = len(table_log.lines(seen, say)) + 1 if since is None else table_log.heard(seen, say, since)
        told = message(seen, say, heard, max(0, last_chat(seen) - KEPT_CHAT))
    parts: dict[str, Markup] = told["parts"]
    told["parts"] = {key: part for key, part in parts.items() if drawn.get(key) != hash(part)}
    drawn.update({key: hash(part) for key, part in told["parts"].items()})
    if onlooker is None:
        return message_text(told)
    if nothing_hidden(seen):
        return public(message_text(told))
    return own(as_json(marked(told, seen, onlooker)))


def lobby_parts(seen: TableSeen, say: Strings, said: Mapping[str, str] | None = None) -> dict[str, Markup]:
    """Before the game begins: the seats, who is at the door, and what is agreed."""
    game, lang = seen.game.name, say.language
    return {
        "lobby": draw_part("lobby_seats.html", lang, game, drawing.lobby(seen, say)),
        "door": draw_part("door.html", lang, game, drawing.door(seen, say)),
        "agreed": draw_part("agreed.html", lang, game, drawing.agreed(seen, say, said)),
    }
