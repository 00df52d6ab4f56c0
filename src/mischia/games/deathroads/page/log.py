"""The log of a race for the page: what belongs together is one line, and one step of the show."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from mischia.core.game import TAKEN_BACK
from mischia.core.language import Strings
from mischia.core.page import Line, Seen
from mischia.core.state import Event
from mischia.games.deathroads.page import clause_here, motions
from mischia.games.deathroads.page.fold import Table, scenes, start
from mischia.games.deathroads.page.scene import Scene
from mischia.games.deathroads.text.automa_reasons import LISTED, WAYS
from mischia.games.deathroads.text.card_text import named
from mischia.games.deathroads.text.phrases import way_in_words

LOOK_BACK: Final = 400  # events among which the reason for one may be found
FEW: Final = 6  # ways of an AI to act that are told one by one
ICONS: Final = {  # by event: the glyph before the line
    TAKEN_BACK: "undo",
    "first-chooser": "start",
    "takes-item": "plus",
    "takes-preset": "plus",
    "takes-pair": "gun",
    "takes-deck": "draw1",
    "decks-move": "mv-side",
    "decks-formed": "bag",
    "pilot-offered": "wheel",
    "placed": "flag",
    "round": "flag",
    "initiative": "clock",
    "refreshed": "wheel",
    "prepares": "draw1",
    "keeps": "draw1",
    "discards": "bag",
    "fills-hand": "draw1",
    "event": "flag",
    "event-lane": "flag",
    "event-replaced": "reroll",
    "lane-removed": "cross",
    "final-stretch": "flag",
    "resolve": "burst",
    "left-cover": "barrier",
    "right-cover": "barrier",
    "cover-ignored": "barrier",
    "barrier": "barrier",
    "barriers-cleared": "barrier",
    "plays": "mv-up",
    "put-away": "bag",
    "uses-pilot": "wheel",
    "focuses": "eye",
    "passes": "end",
    "burns": "burn",
    "burned-ai": "burn",
    "stunned-handling": "stun",
    "stunned-idle": "stun",
    "skids": "veer",
    "skid-card": "veer",
    "skids-away": "bag",
    "ignores": "tick",
    "moves": "mv-up",
    "pushes": "push",
    "bashes": "dmg",
    "hits-barrier": "barrier",
    "far-ahead": "ff",
    "far-behind": "back",
    "returns": "start",
    "drifts": "back",
    "fires": "gun",
    "takes": "heart",
    "loses-armour": "armour",
    "uses-armour": "armour",
    "trophy": "tooth",
    "gear": "gear",
    "repairs": "wrench",
    "sheds": "tick",
    "immune": "tick",
    "eliminated": "cross",
    "scraps": "cross",
    "game-over": "k-victory",
}
MS: Final = {  # how long a line stands after its motions, at pace 1
    "round": 900,
    "initiative": 500,
    "refreshed": 250,
    "prepares": 900,
    "fills-hand": 600,
    "event": 1200,
    "event-lane": 900,
    "final-stretch": 1300,
    "resolve": 1000,
    "turn": 400,
    "plays": 800,
    "put-away": 60,
    "moves": 220,
    "bashes": 420,
    "hits-barrier": 420,
    "takes": 420,
    "skid-card": 500,
    "skids-away": 100,
    "skids": 800,
    "handling": 350,
    "loses-armour": 800,
    "far-ahead": 700,
    "eliminated": 1100,
    "ai-draws": 900,
    "tries": 600,
    "weighs": 380,
    "rules-out": 450,
    "settles": 700,
    "acts": 300,
    "game-over": 1800,
    "decks-move": 300,
}
SOUNDS: Final = {
    "takes-item": "flick",
    "takes-pair": "flick",
    "fills-hand": "flick",
    "plays": "flick",
    "ai-draws": "flick",
    "event": "drum",
    "final-stretch": "drum",
    "resolve": "rattle",
    "skids": "squeal",
    "skid-card": "squeal",
    "bashes": "thud",
    "hits-barrier": "thud",
    "takes": "thud",
    "fires": "rimshot",
    "loses-armour": "rattle",
    "gets-status": "hiss",
    "far-ahead": "whistle",
    "far-behind": "whistle",
    "eliminated": "thud",
    "gear": "ticks",
    "game-over": "trumpet",
}
CALLS: Final = {  # by event: the sound word
    "bashes": "call-bash",
    "hits-barrier": "call-barrier",
    "takes": "call-takes",
    "skids": "call-skid",
    "fires": "call-fires",
    "far-ahead": "call-ahead",
    "eliminated": "call-out",
}
SPOKEN: Final = {  # by the event with which a line begins: what of it is put in words, if not that event alone
    "prepares": ("keeps", "discards"),
    "fills-hand": ("fills-hand", "reshuffles"),
    "uses-pilot": ("uses-pilot", "discards"),
    "focuses": ("focuses", "discards"),
    "far-ahead": ("far-ahead", "moves", "far-behind"),
    "left-cover": ("left-cover", "moves"),
    "right-cover": ("right-cover", "moves"),
    "scraps": ("scraps", "scrapped-from"),
}
FOLLOW: Final = {  # by the event with which a line begins: what may belong to it
    "prepares": ("prepares", "keeps", "discards"),
    "fills-hand": ("fills-hand", "draws-card", "reshuffles"),
    "pilot-offered": ("pilot-offered",),
    "scraps": ("scrapped-from",),
}
AT_ONCE: Final = {"far-ahead": "DR-114", "left-cover": "DR-R34", "right-cover": "DR-R34"}  # moves that come of it
PAID: Final = ("plays", "uses-pilot", "focuses", "acts", "stunned-handling")  # what costs handling at once
HURTS: Final = {"bashes": 1, "hits-barrier": 0}  # which of its arguments takes the damage


class Told(NamedTuple):
    """A line, the table when it is told, and the AI whose turn it belongs to."""

    line: Line
    scene: Scene
    automa: str = ""


class Story(NamedTuple):
    """What one viewer has heard."""

    events: tuple[Event, ...]
    told: tuple[Told, ...]
    lines: tuple[Line, ...]


# --- what the page asks for


def lines(seen: Seen, say: Strings) -> tuple[Line, ...]:
    """The log."""
    return story(seen, say).lines


def told(seen: Seen, say: Strings, since: int = 0) -> tuple[Told, ...]:
    """The lines after the first `since`, each with the table after it."""
    return story(seen, say).told[since:]


def last(seen: Seen, say: Strings) -> Scene:
    """The table after all that was heard."""
    found = story(seen, say).told
    return found[-1].scene if found else start(table_of(seen))


def last_automa_turn(seen: Seen, say: Strings) -> tuple[Line, ...]:
    """Why did it do that? The last turn of an AI, every way that it weighed apart; nothing if none had a turn."""
    every = story(seen, say).told
    begins = [at for at, one in enumerate(every) if one.automa and one.line.id == "turn"]
    if not begins:
        return ()
    first = begins[-1]
    turn = [one for one in every[first:] if one.automa == every[first].automa]
    before = every[first - 1] if first else Told(every[0].line, start(table_of(seen)))
    events = seen.events[: turn[-1].line.upto]
    begun = before.line.upto if first else 0
    return tuple(one.line for one in tell(events, begun, before.scene, table_of(seen), say, apart=True))


KEPT_STORIES: Final = 64
Known = tuple[tuple[str, ...], tuple[tuple[str, object], ...], str | None, str]  # names, options, viewer, language
_stories: dict[Known, Story] = {}  # the last one that was told to each, to go on from


def table_of(seen: Seen) -> Table:
    return Table(tuple(seat.name for seat in seen.seats), seen.options)


def story(seen: Seen, say: Strings) -> Story:
    """What the viewer has heard so far, told on from where it was left."""
    table = table_of(seen)
    known = (table.names, tuple(sorted(table.options.items())), seen.you, say.language)
    events, before = tuple(seen.events), _stories.get(known)
    if before is not None and before.events == events:
        return before
    if before is None or events[: len(before.events)] != before.events:
        before = Story((), (), ())
    kept = before.told[:-1]  # the last line may have gone on
    scene, automa = (kept[-1].scene, kept[-1].automa) if kept else (start(table), "")
    every = (*kept, *tell(events, kept[-1].line.upto if kept else 0, scene, table, say, automa))
    if len(_stories) >= KEPT_STORIES:
        _stories.clear()
    _stories[known] = Story(events, every, tuple(one.line for one in every))
    return _stories[known]


# --- lines


def tell(
    events: Sequence[Event],
    at: int,
    scene: Scene,
    table: Table,
    say: Strings,
    automa: str = "",
    apart: bool = False,
) -> list[Told]:
    """The lines from an event on, at which the table was so; `apart`: each way that an AI weighs in its own line."""
    every: list[Told] = []
    while at < len(events):
        end = end_of(events, at, apart)
        run = events[at:end]
        if run[0].id == TAKEN_BACK:  # of the scenes before only those at the ends of lines are known
            *_, now = scenes(table, start(table), events[:end])
        else:
            *_, now = scenes(table, scene, run)
        automa = whose_turn(run[0], automa)
        moment = clause_here.Moment(run, events[max(0, at - LOOK_BACK) : at], scene, now, table, say)
        every.append(Told(line(moment, end), now, automa))
        at, scene = end, now
    return every


def whose_turn(event: Event, automa: str) -> str:
    """The AI whose turn it is."""
    if event.id == "turn":
        return event.args[0] if isinstance(event.args[0], str) else ""
    return "" if event.id in ("resolve", "round", "game-over") else automa


def end_of(events: Sequence[Event], at: int, apart: bool) -> int:
    """Where a line ends that begins with this event."""
    event, end = events[at], at + 1
    if event.id in FOLLOW:
        while end < len(events) and events[end].id in FOLLOW[event.id]:
            end += 1
    elif event.id in AT_ONCE:
        while end < len(events) and comes_of(event, events[end]):
            end += 1
    elif event.id in HURTS:
        if end < len(events) and events[end].id == "takes" and events[end].args[0] == event.args[HURTS[event.id]]:
            end += 1
    elif event.id in PAID:
        while end < len(events) and events[end].id in ("handling", "discards") and events[end].args[0] == event.args[0]:
            end += 1
    elif event.id in LISTED and not apart:
        while end < len(events) and events[end].id in LISTED:
            end += 1
        end = end if end - at > FEW else at + 1
    elif event.id == "takes-item" and event.clause == "DR-165":
        while end < len(events) and events[end].args[:1] == event.args[:1] and events[end - 1].id == "takes-item":
            end += 1
    return end


def comes_of(event: Event, then: Event) -> bool:
    """Whether a move comes of a Far Ahead or of a cover."""
    behind = event.id == "far-ahead" and then.id == "far-behind"
    return behind or (then.id == "moves" and then.clause == AT_ONCE[event.id])


def line(moment: clause_here.Moment, upto: int) -> Line:
    """Some events that belong together."""
    run, say = moment.run, moment.say
    event = run[0]
    return Line(
        event.id,
        icon(event),
        words(run, moment.table, say),
        run[-1].clause if event.clause == "DR-165" else event.clause,
        upto,
        clause_here.of(moment),
        event.id == "round",
        MS.get(event.id, 600),
        SOUNDS.get(event.id, ""),
        call(run, say),
        motions.of(motions.Moved(run, moment.before, moment.now)),
    )


def icon(event: Event) -> str:
    """The glyph before a line: of what happened, or of who is at it."""
    if event.id == "gets-status":
        return f"glyphs.svg#{event.args[2]}"
    if event.id == "turn" and not isinstance(event.args[0], str):
        return f"glyphs.svg#seat{event.args[0] + 1}"
    return f"glyphs.svg#{ICONS.get(event.id, 'robot')}"


def words(run: Sequence[Event], table: Table, say: Strings) -> str:
    """What happened, in words."""
    event = run[0]
    if event.id in LISTED and len(run) > 1:
        out = len([one for one in run if one.id == "rules-out"])
        return say("log-weighs", name=named(event.args[0], say), number=len(run), out=out)
    if event.id in WAYS:
        way = way_in_words(say, "way", event.args[1])
        return say(
            f"log-way-{event.id}", name=named(event.args[0], say), way=way, number=event.args[2], rows=event.args[3]
        )
    if event.id == "pilot-offered":
        return say("log-offered", pilots=say.all_of([named(one.args[0], say) for one in run]))
    if event.clause == "DR-165":
        return say.event(run[-1], table.names)
    if event.id in SPOKEN:
        return " ".join([say.event(one, table.names) for one in run if one.id in SPOKEN[event.id]])
    return say.event(event, table.names)


def call(run: Sequence[Event], say: Strings) -> str:
    """The sound word, with what it costs."""
    if run[0].id not in CALLS:
        return ""
    loss = next((event.args[1] for event in run if event.id == "takes"), 0)
    return say(CALLS[run[0].id], number=loss)
