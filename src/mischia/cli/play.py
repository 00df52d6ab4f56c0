"""`mischia play`: a game in the terminal."""

import argparse
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any, get_type_hints

from mischia import api
from mischia.bots import LEVELS, bot_named, check_level, levels_of
from mischia.cli.files import Party, party_of
from mischia.cli.screen import Screen, clean
from mischia.cli.session import Session
from mischia.core.errors import BadFile, MischiaError
from mischia.core.game import Game, accepted_by
from mischia.core.language import LANGUAGES, Strings
from mischia.core.match import Match
from mischia.games import GAMES, game_named

NAMES = ("Ann", "Bob", "Cid", "Dot", "Eve", "Fay", "Gus", "Hal", "Ivy", "Joe")  # of whoever has no name
DUMMIES = ("Zed", "Yun", "Xia", "Wim", "Val", "Uli", "Tom", "Sue", "Ray", "Pat")
SEATS = 5
PACE = 0.25


def add_to(commands: Any) -> None:
    """The words that follow `mischia play`."""
    command = commands.add_parser(
        "play",
        help="play a game in the terminal",
        description="Play a game in the terminal: you against bots, or several people at one keyboard.",
        epilog="A bot is a computer player that thinks; a dummy is the rulebook's random player.",
    )
    command.add_argument("game", nargs="?", metavar="GAME", help=f"one of: {', '.join(GAMES)}")
    command.add_argument("--players", metavar="NAME,NAME", help="the people at the keyboard (default: Ann)")
    command.add_argument("--seats", type=number, metavar="N", help=f"bots fill up to so many seats (default: {SEATS})")
    command.add_argument("--bots", choices=LEVELS, metavar="LEVEL", help=levels_told())
    command.add_argument("--dummies", type=number, default=0, metavar="N", help="so many of the seats are dummies")
    command.add_argument("--seed", help="the same seed deals the same cards")
    command.add_argument("--resume", type=Path, metavar="FILE", help="go on with a saved match")
    command.add_argument("--pace", type=float, default=PACE, help=f"seconds between two events (default: {PACE})")
    add_language(command)
    for name, accepted in options_of_all().items():
        help = "; ".join(describe(game, name) for game in GAMES.values() if name in get_type_hints(game.options))
        flag = f"--{name.replace('_', '-')}"
        if accepted == [False, True]:
            command.add_argument(flag, action=argparse.BooleanOptionalAction, dest=f"option_{name}", help=help)
        else:
            command.add_argument(
                flag, type=one_of(accepted), metavar=metavar(accepted), dest=f"option_{name}", help=help
            )
    for trait in traits_of_all():
        help = "; ".join(about(game, trait) for game in GAMES.values() if trait in [one.key for one in game.traits])
        command.add_argument(f"--{trait}", metavar="NAME=N,NAME=N", dest=f"trait_{trait}", help=help)
    command.set_defaults(run=run)


def number(word: str) -> int:
    """A number of seats on the command line."""
    if not word.isdecimal() or len(word) > 2:
        raise argparse.ArgumentTypeError(f"{word!r} is no number of seats")
    return int(word)


def add_language(command: argparse.ArgumentParser) -> None:
    """The flag --lang; by default the language of the terminal, if we speak it."""
    own = (os.environ.get("LC_ALL") or os.environ.get("LANG") or "")[:2]
    default = own if own in LANGUAGES else "en"
    command.add_argument("--lang", choices=LANGUAGES, default=default, help=f"the language (default: {default})")


def options_of_all() -> dict[str, list[Any]]:
    """Every option of every game, with what it accepts; nothing means any words."""
    found: dict[str, list[Any]] = {}
    for game in GAMES.values():
        for name, kind in get_type_hints(game.options).items():
            accepted = found.setdefault(name, [])
            accepted += [value for value in accepted_by(kind) if value is not None and value not in accepted]
    return found


def traits_of_all() -> list[str]:
    """Everything that some game asks of the players themselves."""
    return sorted({trait.key for game in GAMES.values() for trait in game.traits})


def about(game: Game, key: str) -> str:
    """What a game asks of the players, for the help page."""
    say = Strings(game, "en")
    return f"{say('title')}: {say(f'trait-{key}').lower()}; {say(f'trait-{key}-why')}"


def told(game: Game, key: str, words: str) -> dict[str, int]:
    """What the command line tells of the players: `Ann=178,Bob=165`."""
    trait, found = game.trait(key), {}
    for word in words.split(","):
        name, _, value = word.rpartition("=")
        found[" ".join(name.split())] = trait.read(int(value) if value.strip().isdecimal() else word.strip())
    return found


def one_of(accepted: list[Any]) -> Callable[[str], Any]:
    """How a word on the command line becomes the value of an option."""

    def value_of(word: str) -> Any:
        for value in accepted:
            if word == str(value):
                return value
        if accepted:
            raise argparse.ArgumentTypeError(f"invalid choice: {word!r} (choose from {metavar(accepted)})")
        return word

    return value_of


def metavar(accepted: list[Any]) -> str:
    """What an option accepts, for the help page."""
    return f"{{{','.join(str(value) for value in accepted)}}}" if accepted else "TEXT"


def levels_told() -> str:
    """The levels, and which games have them all."""
    whole = [name for name, game in GAMES.items() if len(levels_of(game)) == len(LEVELS)]
    return f"{', '.join(LEVELS)} (default: normal); {[*LEVELS][-1]} in {', '.join(whole)} alone"


def describe(game: Game, option: str) -> str:
    """An option of a game, for the help page."""
    say = Strings(game, "en")
    hint = get_type_hints(game.options)[option]
    values = [] if hint is bool else [str(value) for value in accepted_by(hint)]
    told = [f"{value} = {say(f'option-{option}-{value}'.replace(' ', '-'))}" for value in values]
    return f"{say('title')}: {say(f'option-{option}')}" + (f" ({'; '.join(told)})" if told else "")


def run(args: argparse.Namespace) -> int:
    """Sit down and play."""
    match, party = resume(args) if args.resume else sit_down(args)
    check_level(party.level, match.game)
    dummies = match.game.dummies(match.state)
    bots = {
        name: bot_named(party.level, f"{match.secret}/{name}")
        for name, dummy in zip(match.names, dummies, strict=True)
        if name not in party.people and not dummy
    }
    screen = Screen(Strings(match.game, args.lang), args.pace)
    return Session(match, party, bots, screen, resumed=args.resume is not None).run()


def sit_down(args: argparse.Namespace) -> tuple[Match, Party]:
    """A new match: the people first, then bots, then dummies."""
    game = game_named(args.game) if args.game else next(iter(GAMES.values()))
    people = named(args.players) if args.players else [NAMES[0]]
    options = {name: value for name in options_of_all() if (value := getattr(args, f"option_{name}", None)) is not None}
    people_only = game.people_only(game.read_options(options))
    usual = len(people) if people_only and len(people) in game.players else min(SEATS, game.players[-1])
    seats = args.seats if args.seats is not None else max(usual, len(people) + args.dummies)
    count = seats - len(people) - args.dummies
    if count < 0:
        raise MischiaError(
            f"{len(people)} people and {args.dummies} dummies do not fit on {seats} seats.",
            "few-seats",
            people=len(people),
            seats=seats,
            dummies=args.dummies,
        )
    bots = [name for name in (*NAMES, *numbered("Bot", seats)) if name not in people][:count]
    taken = [*people, *bots]
    dummies = [name for name in (*DUMMIES, *numbered("Dummy", seats)) if name not in taken][: args.dummies]
    if bots and people_only:
        raise no_bots(game)
    for key in traits_of_all():
        if words := getattr(args, f"trait_{key}", None):
            options[key] = told(game, key, words)
    match = api.new(game.name, taken, dummies=dummies, seed=args.seed, **options)
    return match, Party(people, args.bots or "normal")


def no_bots(game: Game) -> MischiaError:
    return MischiaError(f"No bot can sit at this table of {game.name}: name all the players.", "people-only")


def named(players: str) -> list[str]:
    """The names on the command line."""
    names = [" ".join(name.split()) for name in players.split(",")]
    for name in names:
        if not name or clean(name) != name or name.isdecimal():
            raise MischiaError(f"{name!r} can't be a player's name.", "bad-player", name=clean(name))
    return names


def numbered(word: str, most: int) -> list[str]:
    return [f"{word} {number}" for number in range(1, most + 1)]


def resume(args: argparse.Namespace) -> tuple[Match, Party]:
    """A match that was saved, and who plays at the keyboard."""
    match = api.open(args.resume)
    if args.game and args.game != match.game.name:
        raise BadFile(f"{args.resume} holds a match of {match.game.name}, not of {args.game}.", "bad-file")
    saved = party_of(args.resume)
    dummies = match.game.dummies(match.state)
    players = [name for name, dummy in zip(match.names, dummies, strict=True) if not dummy]
    people_only = match.game.people_only(match.options)
    people = named(args.players) if args.players else saved.people if saved else players if people_only else players[:1]
    for name in people:
        match.see(name)  # refused if nobody at the table is called so
    if people_only and set(players) - set(people):
        raise no_bots(match.game)
    level = args.bots or (saved.level if saved and saved.level in LEVELS else "normal")
    return match, Party(people, level)
