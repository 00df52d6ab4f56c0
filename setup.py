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
    "src/mischia/games/quarriors/catalogue.py",
    "src/mischia/games/quarriors/state.py",
    "src/mischia/games/quarriors/strength.py",
    "src/mischia/games/quarriors/winning.py",
    "src/mischia/games/quarriors/rolling.py",
    "src/mischia/games/quarriors/scoring.py",
    "src/mischia/games/quarriors/copying.py",
    "src/mischia/games/quarriors/destruction.py",
    "src/mischia/games/quarriors/immediate.py",
    "src/mischia/games/quarriors/abilities.py",
    "src/mischia/games/quarriors/spells.py",
    "src/mischia/games/quarriors/attack.py",
    "src/mischia/games/quarriors/rules.py",
    "src/mischia/games/quarriors/bot.py",
    "src/mischia/bots/search.py",
]

if os.environ.get("MISCHIA_COMPILED") == "1":
    from mypyc.build import mypycify

    setup(ext_modules=mypycify(["--strict", *COMPILED], opt_level="3"))
else:
    setup()
