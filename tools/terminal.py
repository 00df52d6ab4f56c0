"""Draw docs/pictures/terminal.svg: a moment of a game as the terminal shows it."""

import re
from itertools import count
from pathlib import Path

from rich.console import Console

import mischia
from mischia.cli.screen import Screen
from mischia.core.language import Strings
from mischia.core.match import Match

WIDTH = 92
BOT = mischia.bot_named("normal")
FILE = Path(__file__).parent.parent / "docs" / "pictures" / "terminal.svg"


def reinforcing() -> Match:
    """A game in which somebody is asked for reinforcements: the first of many that comes to it."""
    for seed in count():
        match = mischia.new("quickshot", ["Ann", "Bob", "Cid", "Dot", "Eve"], seed=seed)
        while match.turn and match.phase != "reinforce":
            for name in match.turn:
                match.play(name, BOT.choose(match.see_as(name)))
        if match.turn:
            break
    return match


def main() -> None:
    match = reinforcing()
    (you,) = match.turn
    screen = Screen(Strings(match.game, "en"))
    with Path("/dev/null").open("w") as nowhere:
        screen.console = Console(record=True, width=WIDTH, file=nowhere, highlight=False, force_terminal=True)
        events = match.events_for(you)
        screen.tell(events, match.names, max(0, len(events) - 9))
        view = match.see(you)
        screen.console.print(screen.drawing.draw(view, you, {you: screen.say("role-you")}, screen.say, WIDTH))
        screen.print(f"? {screen.say('ask-reinforce')} ({match.game.clauses['reinforce']})", "bold")
        picture = screen.console.export_svg(title="mischia play quickshot")
    FILE.write_text(re.sub(r"@font-face \{.*?\}\s*|<!--.*?-->\s*", "", picture, flags=re.S), encoding="utf-8")


if __name__ == "__main__":
    main()
