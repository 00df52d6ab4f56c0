"""A game at one keyboard: people in turn, bots in the other seats."""

from collections.abc import Callable, Mapping
from pathlib import Path

from mischia.bots import Bot, advice_text
from mischia.bots.advice import Coach
from mischia.cli.files import Party, keep, save
from mischia.cli.lines import tell_lines
from mischia.cli.menu import Choice, choices, chosen
from mischia.cli.screen import Screen
from mischia.core.clauses import clause_text
from mischia.core.errors import MischiaError
from mischia.core.match import Match
from mischia.core.phrases import tidy
from mischia.core.typed import meant

THINKS = 1.2  # seconds that the coach looks ahead


class Quit(Exception):
    """Somebody has had enough."""


class Session:
    """From the first question to the end, or until somebody leaves."""

    def __init__(
        self, match: Match, party: Party, bots: Mapping[str, Bot], screen: Screen, resumed: bool = False
    ) -> None:
        self.match = match
        self.party = party
        self.bots = bots
        self.screen = screen
        self.say = screen.say
        viewers = [*party.people, None]  # by viewer: how many events were told
        self.told = {viewer: len(match.events_for(viewer)) if resumed else 0 for viewer in viewers}
        self.at_keyboard = party.people[0] if len(party.people) == 1 else None
        self.commands: dict[str, Callable[[str | None, str], None]] = {
            "help": lambda name, rest: screen.help(match),
            "hint": lambda name, rest: self.hint(name),
            "log": lambda name, rest: screen.tell(match.events_for(name), match.names),
            "table": lambda name, rest: self.show(name),
            "save": lambda name, rest: self.save(rest),
            "quit": lambda name, rest: self.quit(),
        }

    def run(self) -> int:
        """Play; whoever leaves in the middle is told how to come back."""
        try:
            self.play_on()
        except (Quit, EOFError):
            self.leave()
        except KeyboardInterrupt:
            self.leave()
            return 130
        return 0

    def play_on(self) -> None:
        self.screen.rule(self.say("title"))
        self.screen.print(self.say("term-greeting"), "dim")
        while not self.match.over:
            awaited = self.match.awaited
            people = [name for name in self.party.people if name in awaited]
            if people:  # bots choose after the people: nobody can be in a hurry
                self.person_acts(self.at_keyboard if self.at_keyboard in people else people[0])
            else:
                self.bot_acts(awaited[0])
        self.end()

    # --- whoever is to act

    def bot_acts(self, name: str) -> None:
        self.match.play(name, self.bots[name].choose(self.match.see_as(name)))
        if len(self.party.people) == 1:
            self.tell(self.at_keyboard)

    def person_acts(self, name: str) -> None:
        if name != self.at_keyboard:
            self.hand_over(name)
        self.tell(name)
        self.show(name)
        self.choose(name)

    def hand_over(self, name: str) -> None:
        """Hide what the last player saw, and wait until the next one sits there; unless there is nothing to hide."""
        if not self.match.secret_choice and self.match.see(name) == self.match.see(None):
            self.screen.print(self.say("term-asked", name=name), "bold")
            self.at_keyboard = name
            return
        self.screen.wipe()
        self.screen.print(self.say("term-pass", name=name), "bold")
        self.screen.print(self.say("term-ready", name=name))
        if tidy(self.screen.read()).casefold() == "quit":
            raise Quit
        self.screen.wipe()
        self.at_keyboard = name

    def tell(self, viewer: str | None) -> None:
        """What has happened since this viewer last looked."""
        events = self.match.events_for(viewer)
        self.screen.tell(events, self.match.names, self.told[viewer])
        self.told[viewer] = len(events)
        self.told[None] = len(self.match.events_for(None))

    def show(self, name: str | None) -> None:
        """The table and, to whoever is asked, the question."""
        self.screen.table(self.match, name, self.roles(name))
        menu = [] if name is None else self.menu(name)
        if name is not None and self.match.moves(name):
            self.screen.question(self.match, menu, self.typed(name))

    def menu(self, name: str) -> list[Choice]:
        """What a player may choose by a number."""
        return choices(self.match, name, self.say, self.screen.drawing.TYPED)

    def typed(self, name: str) -> list[str]:
        """The verbs of the moves that a player may only type."""
        verbs = {move[0] for move in self.match.choices(name).values()}
        return [verb for verb in self.screen.drawing.TYPED if verb in verbs]

    def roles(self, viewer: str | None) -> dict[str, str]:
        roles = dict.fromkeys(self.bots, self.say("role-bot"))
        if viewer is not None:
            roles[viewer] = self.say("role-you")
        return roles

    # --- choosing

    def choose(self, name: str) -> None:
        """Listen until a move is made or taken back. A secret choice lies ready until Enter plays it."""
        menu = self.menu(name)
        ready: Choice | None = None
        while True:
            said = tidy(self.screen.read())
            choice = chosen(said, menu) or self.in_words(name, said, menu)
            if ready and not said:
                self.match.play(name, ready.phrase)
                return
            if choice and not self.match.secret_choice:
                self.match.play(name, choice.phrase)
                return
            if choice:
                ready = choice
                self.hold(choice)
            elif ready and said.casefold() == "undo":
                ready = None
                self.screen.print(self.say("term-taken-back"))
                self.screen.question(self.match, menu)
            elif said.casefold() == "undo":
                if self.take_back(name):
                    return
            elif said.casefold() == "back":
                if self.go_back(name):
                    return
            elif self.play_typed(name, said):
                return
            elif not self.obey(name, said):
                self.refuse(name, said, menu)

    def in_words(self, name: str, said: str, menu: list[Choice]) -> Choice | None:
        """The choice that was typed in the words of another language, or in other forms of them."""
        phrase = meant(said, self.match.choices(name), self.match.game, self.match.names)
        return next((choice for choice in menu if choice.phrase == phrase), None)

    def play_typed(self, name: str, said: str) -> bool:
        """Make a move that is not in the list, if that is what was typed."""
        if said.partition(" ")[0] not in self.typed(name):
            return False
        if self.match.said(said, tuple(self.match.choices(name).values())) is None:
            return False
        self.match.play(name, said)
        return True

    def hold(self, choice: Choice) -> None:
        self.screen.print(self.say("term-held", move=choice.label), "bold")
        self.screen.print(self.say("term-enter-plays"))

    def take_back(self, name: str) -> bool:
        """Take back the last move, if that may be."""
        try:
            self.match.undo(name)
        except MischiaError as error:
            self.screen.error(error)
            return False
        self.screen.print(self.say("term-move-taken-back"))
        return True

    def go_back(self, name: str) -> bool:
        """Go back to the last choice, whatever came of it: bots agree, and people are asked."""
        asked = self.match.own_questions(name, 1)
        if not asked:
            self.screen.print(self.say("error-nothing-to-take-back"))
            return False
        if len(self.party.people) > 1:
            self.screen.print(self.say("term-back-sure", name=name), "bold")
            if tidy(self.screen.read()).casefold() != "back":
                self.screen.print(self.say("term-back-not"))
                return False
        self.match.go_back(name, asked[0].answers)
        self.tell(name)
        return True

    def obey(self, name: str | None, said: str) -> bool:
        """Do what is no move; whether there was anything to do."""
        if said.startswith("?"):
            what = said[1:].strip()
            if what:
                self.screen.explain(self.match, what)
            else:
                self.screen.explain_question(self.match, name)
            return True
        word, _, rest = said.partition(" ")
        command = self.commands.get(word.casefold())
        if command is not None:
            command(name, rest)
        return command is not None

    def refuse(self, name: str, said: str, menu: list[Choice]) -> None:
        if not said:
            self.screen.print(self.say("term-nothing-said", numbers=", ".join(choice.number for choice in menu)))
            return
        try:
            self.match.play(name, said)
        except MischiaError as error:
            self.screen.error(error)

    def hint(self, name: str | None) -> None:
        """What the coach would do: its moves with their chances, and why. The others at the keyboard see who asks."""
        if name is None or name not in self.match.awaited:
            self.screen.print(self.say("error-nothing-to-choose"))
            return
        self.screen.print(self.say("web-hint-thinking"), "dim")
        advice = Coach(seconds=THINKS).advise(self.match.see_as(name))
        names = self.match.names
        self.screen.print(advice_text.pick(advice, self.say, names), "bold")
        self.screen.print(advice_text.why(advice, self.say, names))
        tell_lines(self.screen, advice, names)
        self.screen.print(f"{advice_text.guess(advice, self.say)} {self.say('web-hint-guess-why')}", "dim")

    # --- files and farewells

    def save(self, path: str) -> None:
        if not path:
            self.screen.print(self.say("term-save-how"))
            return
        try:
            saved = save(self.match, self.party, Path(path))
            self.screen.print(self.say("term-saved", path=str(saved)), whole=True)
        except MischiaError as error:
            self.screen.error(error)

    def quit(self) -> None:
        raise Quit

    def leave(self) -> None:
        """Say goodbye, and how to come back."""
        self.screen.print()
        self.screen.print(self.say("term-goodbye"), "bold")
        if not self.match.over:
            begun = any(name in self.party.people for name, _ in self.match.answers)
            kept = keep(self.match, self.party) if begun else None
            self.screen.print(self.say("term-kept", path=str(kept)) if kept else self.say("term-not-kept"), whole=True)

    def end(self) -> None:
        """Who has won, and why."""
        viewer = self.at_keyboard if len(self.party.people) == 1 else None
        if viewer is None:
            self.screen.wipe()
        self.tell(viewer)
        self.screen.table(self.match, viewer, self.roles(viewer))
        self.screen.rule(self.say("wait-over"))
        winners = self.match.winners
        self.screen.print(self.say("term-won", count=len(winners), names=self.say.all_of(winners)), "bold")
        why = self.match.events_for(viewer)[-1].clause if self.match.events_for(viewer) else ""
        if why:
            self.screen.clause(why, clause_text(self.match.game, why, self.say.language))
        self.screen.print(self.screen.drawing.summary(self.match.see(viewer), self.say))
        self.linger(viewer)

    def linger(self, viewer: str | None) -> None:
        """After the end: time to save, to look back, to ask."""
        self.screen.print(self.say("term-after"), "dim")
        while said := tidy(self.screen.read()):
            if not self.obey(viewer, said):
                self.screen.print(self.say("term-after"))
