"""`mischia learn`: a first game with the coach, in the terminal."""

import argparse
from typing import Any

from mischia.cli.menu import choices, chosen
from mischia.cli.play import PACE, add_language
from mischia.cli.screen import Screen
from mischia.core import lesson
from mischia.core.errors import MischiaError
from mischia.core.language import Strings
from mischia.core.lesson import Stop
from mischia.core.match import Match
from mischia.core.phrases import tidy
from mischia.core.scenario import Scenario
from mischia.core.typed import meant
from mischia.games import GAMES, game_named, page_of


def add_to(commands: Any) -> None:
    """The words that follow `mischia learn`."""
    command = commands.add_parser(
        "learn",
        help="learn a game with the coach",
        description="A first game with the coach: idea by idea, by the real rules. Whatever else you try is answered "
        "by what it would cause.",
    )
    command.add_argument("game", nargs="?", metavar="GAME", help=f"one of: {', '.join(GAMES)}")
    command.add_argument("--pace", type=float, default=PACE, help=f"seconds between two events (default: {PACE})")
    add_language(command)
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """From the first idea to the last, or until somebody has had enough."""
    game = game_named(args.game) if args.game else next(iter(GAMES.values()))
    say = Strings(game, args.lang)
    ideas = lesson.ideas(game)
    if not ideas:
        raise MischiaError(say("term-lesson-none", game=say("title")), "no-lesson")
    screen = Screen(say, args.pace)
    screen.rule(say("web-lesson-of", game=say("title")))
    screen.print(say("term-lesson-greeting"), "dim")
    try:
        for number, idea in enumerate(ideas, 1):
            screen.rule(f"{number}/{len(ideas)} · {say(idea.title)}")
            learn(idea, screen)
    except EOFError:
        screen.print(say("term-goodbye"), "bold")
        return 0
    screen.rule(say("web-lesson-learnt"))
    screen.print(say("web-lesson-learnt-why", game=say("title")))
    for idea in ideas:
        screen.print(f"  ✓ {say(idea.title)}")
    return 0


def learn(idea: Scenario, screen: Screen) -> None:
    """One idea: the coach speaks, and the learner answers or looks."""
    game, told = screen.say.game, 0
    for stop in lesson.stops(idea):
        match = lesson.come_to(stop, idea, game)
        events = match.events_for(idea.learner)
        screen.tell(events, match.names, told)
        told = len(events)
        screen.table(match, idea.learner, {idea.learner: screen.say("role-you")})
        screen.print()
        speak(stop.says, screen)
        if stop.meant is None:
            screen.print(screen.say("term-lesson-go-on"), "dim")
            while said := heard(screen):
                explain(match, said, screen)
        else:
            choose(stop, idea, match, screen)


def choose(stop: Stop, idea: Scenario, match: Match, screen: Screen) -> None:
    """Listen until the move that is meant is made; another is answered, and nothing has happened."""
    say, me, tries = screen.say, idea.learner, 0
    menu = choices(match, me, say, {})
    screen.question(match, menu)
    while True:
        said = heard(screen)
        choice = chosen(said, menu)
        phrase = choice.phrase if choice else meant(said, match.choices(me), match.game, match.names)
        if (not said and tries >= lesson.HELPED) or (phrase and lesson.is_meant(stop, match, phrase)):
            return
        if phrase:
            tries += 1
            answer(stop, idea, match, phrase, screen)
            if tries >= lesson.HELPED:
                screen.print(say("term-lesson-for-me"), "dim")
        elif not said:
            screen.question(match, menu)
        else:
            explain(match, said, screen)


def answer(stop: Stop, idea: Scenario, match: Match, phrase: str, screen: Screen) -> None:
    """What a move that is not meant would cause."""
    say, written = screen.say, lesson.said_to(stop, match, idea.learner, phrase)
    speak(written or "web-lesson-hold", screen)
    for number, line in enumerate(lesson.causes(stop, idea, match.game, [phrase], page_of(match.game), say), 1):
        screen.print(f"  {number}. {line.text}  {line.clause}")
    screen.print(f"  {say('web-lesson-nothing')} {say('web-lesson-again')}.", "dim")


def speak(message: str, screen: Screen) -> None:
    """What the coach says."""
    screen.print(screen.say.labelled(screen.say("web-coach"), screen.say(message)), "bold yellow")


def heard(screen: Screen) -> str:
    """What was typed; who has had enough leaves."""
    said = tidy(screen.read())
    if said.casefold() == "quit":
        raise EOFError
    return said


def explain(match: Match, said: str, screen: Screen) -> None:
    """What a card does or a clause says, or the question once more."""
    what = said.removeprefix("?").strip()
    if what:
        screen.explain(match, what)
    else:
        screen.explain_question(match, None)
