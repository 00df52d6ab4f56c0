"""What a player sees and types in the terminal."""

import sys
from collections.abc import Mapping, Sequence
from time import sleep

from rich.cells import cell_len
from rich.console import Console
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from mischia.cli.drawing import drawing_of
from mischia.cli.menu import Choice
from mischia.core.clauses import clause_text
from mischia.core.errors import MischiaError
from mischia.core.language import Strings
from mischia.core.match import Match
from mischia.core.state import Event

ROOMY = 60  # columns from which a choice is listed with what it does
LONGEST = 200  # characters of a line that anybody listens to
BLANKS = "\n\N{NO-BREAK SPACE}"  # what is no letter, but does no harm
SLOWEST = 10.0  # seconds between two events
WIPE = "\x1b[H\x1b[2J\x1b[3J"  # the window and what has scrolled out of it


class Screen:
    """A terminal, and the language of whoever reads it."""

    def __init__(self, say: Strings, pace: float = 0) -> None:
        self.say = say
        self.console = Console(highlight=False)
        self.pace = min(pace, SLOWEST) if pace > 0 and self.console.is_terminal else 0.0
        self.drawing = drawing_of(say.game)

    # --- lines

    def print(self, text: str = "", style: str = "", whole: bool = False) -> None:
        """A paragraph, its cards in their colours; `whole` keeps what is to be copied in one piece."""
        line = Text(clean(text), style)
        self.drawing.paint(line, self.say)
        self.console.print(line, soft_wrap=whole)

    def rule(self, title: str) -> None:
        """A line across the window, with a title."""
        if cell_len(title) + 4 > self.console.width:
            self.print(title, "bold")
        else:
            self.console.print(Rule(Text(title, "bold"), style="dim"))

    def error(self, error: MischiaError) -> None:
        """A refusal, with its clause."""
        self.print(f"! {self.say.error(error)}{f' ({error.clause})' if error.clause else ''}", "bold red")

    def wipe(self) -> None:
        """Nothing that was shown before can be read any more."""
        if self.console.is_terminal:
            self.console.file.write(WIPE)
            self.console.file.flush()
        else:
            self.rule("")

    def read(self) -> str:
        """What somebody types; a line that can't be read is nonsense, not a crash."""
        self.console.file.flush()
        try:
            said = clean(input("> ")[:LONGEST])
        except ValueError:
            said = "\N{REPLACEMENT CHARACTER}"
        if not sys.stdin.isatty():
            self.console.print(Text(said))  # as a terminal would have shown it
        return said

    # --- the game

    def tell(self, events: Sequence[Event], names: Sequence[str], told: int = 0) -> None:
        """What has happened since so many events were told, one by one, each with its clause."""
        for at in range(told, len(events)):
            event = events[at]
            mark = self.drawing.MARKS.get(event.id, "·")
            line = Text(f"{mark} {self.say.event(event, names)}", self.drawing.LOUD.get(event.id, ""))
            self.drawing.paint(line, self.say)
            line.append(f"  {event.clause}", "dim not bold not reverse")
            self.console.print(line)
            picture = self.drawing.picture(events, at, names, self.say, self.console.width)
            if picture is not None:
                self.console.print(picture)
            sleep(self.pace)

    def table(self, match: Match, viewer: str | None, roles: Mapping[str, str]) -> None:
        """The table, as this viewer sees it."""
        self.console.print()
        self.console.print(self.drawing.draw(match.see(viewer), viewer, roles, self.say, self.console.width))

    def question(self, match: Match, menu: Sequence[Choice], typed: Sequence[str] = ()) -> None:
        """What a player is asked, the choices, and what may be typed besides."""
        self.console.print()
        self.print(f"? {self.say(f'ask-{match.phase}')} ({match.clause})", "bold")
        self.choices(menu)
        for verb in typed:
            self.print(f" {self.say(self.drawing.TYPED[verb])}")

    def choices(self, menu: Sequence[Choice]) -> None:
        """The numbers to type, each with its move and, if there is room, what that does."""
        grid = Table.grid(padding=(0, 1))
        grid.add_column(justify="right")
        for choice in menu:
            label = Text(choice.label)
            self.drawing.paint(label, self.say)
            cells = [Text(choice.number, "bold reverse"), label]
            if self.console.width >= ROOMY:
                cells.append(Text(choice.effect, "dim"))
            grid.add_row(*cells)
        self.console.print(Padding(grid, (0, 0, 0, 1)))

    # --- explanations

    def explain_question(self, match: Match, name: str | None) -> None:
        """What is asked, what happened last, and the clauses of both."""
        clause = match.clause
        self.print(waits(match, self.say) if match.over else self.say(f"ask-{match.phase}"), "bold")
        self.clause(clause, clause_text(match.game, clause, self.say.language))
        events = match.events_for(name)
        if events:
            last = events[-1]
            self.print(self.say.labelled(self.say("term-last"), self.say.event(last, match.names)), "bold")
            self.clause(last.clause, clause_text(match.game, last.clause, self.say.language))

    def clause(self, id: str, text: str) -> None:
        """A clause of the rules."""
        self.print(f"  {self.say('term-clause')} {id}. {text}", "dim")

    def explain(self, match: Match, what: str) -> None:
        """What a card does, or what a clause says."""
        item, clause = self.say.item(what), self.say.clause(what)
        if item is not None:
            self.print(item)
        elif clause is not None:
            self.clause(*clause)
        else:
            some = match.clause
            self.print(self.say("term-no-such-thing", what=what, clause=some))

    def help(self, match: Match) -> None:
        """Everything that can be typed."""
        rows = {
            "4 / play 4": self.say("help-move"),
            "?": self.say("help-explain"),
            "? 4": self.say("help-explain-card", clause=match.clause),
            "undo": self.say("help-undo"),
            "back": self.say("help-back"),
            "hint": self.say("help-hint"),
            "log": self.say("help-log"),
            "table": self.say("help-table"),
            "save FILE": self.say("help-save"),
            "quit": self.say("help-quit"),
        }
        for words, text in rows.items():
            self.console.print(Text.assemble((f"{words}  ", "bold"), text))


def waits(match: Match, say: Strings) -> str:
    """Whom the table waits for, and why, in a sentence."""
    return say(f"wait-{match.phase}", names=say.all_of(match.awaited, "nobody"))


def clean(text: str) -> str:
    """A text without anything that a terminal would obey.

    >>> clean("a\\x1b[2Jb")
    'a�[2Jb'
    """
    return "".join(one if one.isprintable() or one in BLANKS else "\N{REPLACEMENT CHARACTER}" for one in text)
