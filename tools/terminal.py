"""Draw docs/pictures/terminal.svg: a moment of a game as the terminal shows it."""

import re
from pathlib import Path

from rich.console import Console

import mischia
from mischia.cli.screen import Screen
from mischia.core.language import Strings

WIDTH = 92
FILE = Path(__file__).parent.parent / "docs" / "pictures" / "terminal.svg"


def main() -> None:
    match = mischia.new("quickshot", ["Ann", "Bob", "Cid", "Dot", "Eve"], seed=7)
    bots = {name: mischia.bot_named("normal") for name in match.names}
    while match.phase != "reinforce":
        for name in match.turn:
            match.play(name, bots[name].choose(match.see_as(name)))
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
