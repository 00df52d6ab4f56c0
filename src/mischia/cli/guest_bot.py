"""A bot at somebody else's table: it sits down, follows what its seat sees, and answers when it is asked."""

import sys
import traceback
from collections.abc import Callable, Iterator
from contextlib import suppress
from secrets import token_hex
from time import monotonic, sleep
from typing import Any

from mischia.bots import LEVELS, Bot, check_level
from mischia.cli.site import Refusal, Site, Unreachable
from mischia.core.errors import MischiaError, listed
from mischia.core.language import Strings, Words
from mischia.games import game_named
from mischia.table.wire import knowledge

PATIENCE = 300.0  # seconds for a site that was there to come back
PAUSES = (0.5, 1.0, 2.0, 4.0, 8.0, 15.0)  # seconds between two tries
BUSY = (429, 503)

View = dict[str, Any]


class GuestBot:
    """A bot with an identity and a seat of its own."""

    def __init__(self, site: Site, bot: Bot, called: str, tries: int, say: Words) -> None:
        self.site, self.bot, self.called, self.tries, self.say = site, bot, called, tries, say
        self.table = ""
        self.latest = -1  # how much of the table was seen
        self.came_back = -1  # the question at which the seat was last taken back from a stand-in

    def sit(self, table: str, name: str, language: str) -> None:
        """Tell a name, take an open seat, and say that it is a bot."""
        seen = self.site.get(f"/tables/{table}")
        if not isinstance(seen, dict) or "commitment" not in seen:
            raise self.site.no_site()
        game = game_named(seen["game"])
        if self.called in LEVELS:
            check_level(self.called, game)
        if seen["status"] == "lobby" and all(seat["kind"] != "open" for seat in seen["seats"]):
            raise MischiaError("All seats are taken; the host may clear one.", "no-free-seat")
        self.site.token = self.site.post("/people", name=name, language=language)["token"]
        seen = self.site.post(f"/tables/{table}/sit", bot=True)
        self.table = table
        self.tell("bot-sits", name=seen["you"], game=Strings(game, self.say.language)("title"))

    def play(self, stay: bool = False) -> View:
        """Play to the end; whoever stays waits for the rematch. Whatever goes wrong, the seat is given up."""
        try:
            view = self.play_out()
            while stay:
                self.tell("bot-stays")
                view = self.next_match()
            return view
        except BaseException as why:
            self.give_up(why)
            raise

    def play_out(self) -> View:
        """One match, with the lobby before it."""
        waiting = False
        for told in self.views():
            view = told
            while view["seq"] >= self.latest:
                self.latest = view["seq"]
                self.check_seat(view)
                if view["status"] == "over":
                    self.tell("bot-over", winners=self.say.all_of(view["winners"], "nobody"))
                    return view
                if view["status"] == "lobby" and not waiting:
                    waiting = True
                    self.tell("bot-waits")
                if view["status"] != "playing" or not self.asked(view):
                    break
                view = self.answer(view)
        raise AssertionError("views end with an error alone")

    def next_match(self) -> View:
        """The rematch, as soon as somebody asks for it; who asks second is told where it is, once it is there."""
        next(view for view in self.views() if view["rematch"])
        self.table, self.latest, self.came_back = self.send("rematch")["table"], -1, -1
        return self.play_out()

    def check_seat(self, view: View) -> None:
        if view["status"] == "closed":
            raise MischiaError("The host has closed this table.", "closed")
        if view["you"] is None:
            raise MischiaError("The host has cleared the bot's seat.", "bot-removed")

    def asked(self, view: View) -> bool:
        """Whether the seat is to choose; where another bot stands in for it, it is taken back first."""
        own = next(seat for seat in view["seats"] if seat["you"])
        if own["stand_in"] and self.came_back != view["number"]:
            self.came_back = view["number"]
            with suppress(Refusal):
                self.send("back")
        return view["you"] in view["turn"] and bool(view["moves"])

    def answer(self, view: View) -> View:
        """Choose, send it once, and see what came of it."""
        move = self.choose(view)
        try:
            after: View = self.send("move", move=move, number=view["number"], move_id=token_hex(8))
        except Refusal as refusal:
            if refusal.status != 409:
                raise
            after = refusal.view or self.look()
        else:
            self.tell("bot-moves", move=move)
        return after

    def choose(self, view: View) -> str:
        """What the bot says; it may be asked several times."""
        for left in reversed(range(self.tries)):
            try:
                move = self.bot.choose(knowledge(view))
            except Exception as broken:  # whatever somebody's bot may do
                traceback.print_exc(file=sys.stderr)
                why = f"{type(broken).__name__}: {broken}"
                fault = MischiaError(f"{self.called} failed: {why}.", "bot-failed", bot=self.called, why=why)
            else:
                if move in view["moves"]:
                    return str(move)
                fault = MischiaError(
                    f"{self.called} chose {move!r}; it may: {listed(view['moves'])}.",
                    "bot-chose-wrong",
                    bot=self.called,
                    move=str(move),
                    moves=list(view["moves"]),
                )
            if not left:
                raise fault
            print(self.say.error(fault), file=sys.stderr)
        raise AssertionError("there is a try")

    def give_up(self, why: BaseException) -> None:
        """Leave politely: an empty chair before the match, a bot of the house in it later."""
        if isinstance(why, MischiaError) and why.id in ("bot-removed", "closed", "over"):
            return
        with suppress(MischiaError):
            view = self.site.get(f"/tables/{self.table}")
            if view["you"] is None or view["status"] not in ("lobby", "playing"):
                return
            playing = view["status"] == "playing"
            self.site.post(f"/tables/{self.table}/{'resign' if playing else 'stand'}")
            self.tell("bot-resigns" if playing else "bot-stands")

    # --- the line to the site

    def views(self) -> Iterator[View]:
        """The table as the seat sees it, whenever it changes; a line that was cut is opened again."""
        while True:
            yield self.look()
            try:
                yield from self.site.views(f"/tables/{self.table}/stream")
            except Unreachable as cut:
                self.tell("bot-line-cut", why=self.say.error(cut))
            except Refusal as refusal:
                if refusal.status not in BUSY:
                    raise
            sleep(PAUSES[0])

    def look(self) -> View:
        view: View = self.patiently(lambda: self.site.get(f"/tables/{self.table}"))
        return view

    def send(self, deed: str, **sent: Any) -> Any:
        """Do something at the table; what is sent twice under one move id is done once."""
        return self.patiently(lambda: self.site.post(f"/tables/{self.table}/{deed}", **sent))

    def patiently(self, ask: Callable[[], Any]) -> Any:
        """Ask until the site answers, for some minutes."""
        end, pauses = monotonic() + PATIENCE, iter(PAUSES)
        while True:
            try:
                return ask()
            except (Unreachable, Refusal) as wrong:
                if isinstance(wrong, Refusal) and wrong.status not in BUSY:
                    raise
                if monotonic() > end:
                    raise
                sleep(max(next(pauses, PAUSES[-1]), getattr(wrong, "again", 0.0)))

    # --- what is told at the keyboard

    def tell(self, id: str, **args: Any) -> None:
        print(self.say(id, **args), flush=True)
