"""Anybody's own bot, by `module:name`: a class with a method `choose`, or whatever makes such a bot."""

import sys
from collections.abc import Callable
from importlib import import_module
from inspect import signature
from pathlib import Path
from typing import Any

from mischia.bots import Bot
from mischia.core.errors import MischiaError


def own_bot(name: str, seed: object = 0) -> Bot:
    """The bot that `module:name` makes; it gets a seed if it takes one."""
    made = made_with(maker(name), name, seed)
    if not callable(getattr(made, "choose", None)):
        raise MischiaError(f"No bot {name!r}: it has no method choose(seen).", "own-bot-chooses-not", name=name)
    bot: Bot = made
    return bot


def maker(name: str) -> Callable[..., Any]:
    """What `module:name` makes bots with; modules of the folder where one is come first."""
    module, _, attribute = name.partition(":")
    if (here := str(Path.cwd())) not in sys.path:
        sys.path.insert(0, here)
    try:
        found = import_module(module)
    except Exception as broken:  # whatever a module may do while it is loaded
        why = str(broken) if isinstance(broken, ModuleNotFoundError) else f"{type(broken).__name__}: {broken}"
        raise MischiaError(f"No bot {name!r}: {why}.", "own-bot-module", name=name, module=module, why=why) from broken
    made_by = getattr(found, attribute, None)
    if not callable(made_by):
        there = [key for key, value in vars(found).items() if callable(getattr(value, "choose", None))]
        fault = f"No bot {name!r}: {module} has nothing of that name that makes a bot."
        raise MischiaError(fault, "own-bot-class", name=name, module=module, there=there)
    maker: Callable[..., Any] = made_by
    return maker


def made_with(maker: Callable[..., Any], name: str, seed: object) -> Any:
    try:
        given = (seed,) if takes(maker, seed) else ()
        return maker(*given)
    except Exception as broken:
        why = f"{type(broken).__name__}: {broken}"
        raise MischiaError(f"No bot {name!r}: it can't be made: {why}.", "own-bot-made", name=name, why=why) from broken


def takes(maker: Callable[..., Any], seed: object) -> bool:
    """Whether something can be called with a seed."""
    try:
        signature(maker).bind(seed)
    except (TypeError, ValueError):
        return False
    return True
