"""What the coach has looked at, line by line, on a terminal."""

from collections.abc import Sequence

from mischia.bots import advice_text
from mischia.bots.advice import Advice
from mischia.bots.why import Why
from mischia.cli.screen import Screen


def tell_lines(screen: Screen, advice: Advice, names: Sequence[str], done: str | None = None) -> None:
    """Each move with its chance, and what most likely follows; the one that was made is marked."""
    say = screen.say
    for one in advice.candidates:
        told = [say.move(one.move, names), advice_text.chance_in_full(one, say)]
        told.append(say("why-done") if one.phrase == done else "")
        screen.print(f"  {' · '.join(filter(None, told))}")
        if one.line:
            screen.print(f"    {advice_text.follows(one, say, names)}", "dim")


def tell_why(screen: Screen, found: Why, names: Sequence[str]) -> None:
    """What the coach thinks of a move of a finished match."""
    say, made = screen.say, found.made
    told = found.phrase if made is None else say.move(made.move, names)
    screen.rule(say.labelled(found.name, say("why-title", move=told)))
    screen.print(advice_text.judged(found, say, names), "bold")
    screen.print(say("why-coach", name=found.name))
    tell_lines(screen, found.advice, names, found.phrase)
    screen.print(f"{advice_text.guess(found.advice, say)} {say('why-knew', name=found.name)}", "dim")
