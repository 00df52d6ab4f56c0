"""With MISCHIA_COMPILED=1 core, rules and search are compiled by mypyc, as one unit from the same source."""

import os

from setuptools import setup

COMPILED = [
    "src/mischia/core/bags.py",
    "src/mischia/core/questions.py",
    "src/mischia/core/state.py",
    "src/mischia/games/quickshot/cards.py",
    "src/mischia/games/quickshot/state.py",
    "src/mischia/games/quickshot/rules.py",
    "src/mischia/games/quickshot/guess.py",
    "src/mischia/games/quickshot/bot.py",
    "src/mischia/games/swords/cards.py",
    "src/mischia/games/swords/state.py",
    "src/mischia/games/swords/duel.py",
    "src/mischia/games/swords/rules.py",
    "src/mischia/games/swords/guess.py",
    "src/mischia/games/swords/fencing.py",
    "src/mischia/games/swords/bot.py",
    "src/mischia/bots/search.py",
]

if os.environ.get("MISCHIA_COMPILED") == "1":
    from mypyc.build import mypycify

    setup(ext_modules=mypycify(["--strict", *COMPILED], opt_level="3"))
else:
    setup()
