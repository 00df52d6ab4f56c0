"""With MISCHIA_COMPILED=1 core, rules, positions and search are compiled by mypyc, as one unit from the same source."""

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
    "src/mischia/games/quickshot/position.py",
    "src/mischia/games/swords/cards.py",
    "src/mischia/games/swords/state.py",
    "src/mischia/games/swords/duel.py",
    "src/mischia/games/swords/rules.py",
    "src/mischia/games/swords/guess.py",
    "src/mischia/games/swords/fencing.py",
    "src/mischia/games/swords/bot.py",
    "src/mischia/games/swords/phases.py",
    "src/mischia/games/swords/duel_position.py",
    "src/mischia/games/swords/position.py",
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
    "src/mischia/games/quarriors/stack.py",
    "src/mischia/games/quarriors/position.py",
    "src/mischia/games/deathroads/effects.py",
    "src/mischia/games/deathroads/reading.py",
    "src/mischia/games/deathroads/content.py",
    "src/mischia/games/deathroads/state.py",
    "src/mischia/games/deathroads/road.py",
    "src/mischia/games/deathroads/choices.py",
    "src/mischia/games/deathroads/bikes.py",
    "src/mischia/games/deathroads/damage.py",
    "src/mischia/games/deathroads/resolve.py",
    "src/mischia/games/deathroads/driving.py",
    "src/mischia/games/deathroads/shooting.py",
    "src/mischia/games/deathroads/skid.py",
    "src/mischia/games/deathroads/turn.py",
    "src/mischia/games/deathroads/roadside.py",
    "src/mischia/games/deathroads/weighing.py",
    "src/mischia/games/deathroads/automa.py",
    "src/mischia/games/deathroads/coop.py",
    "src/mischia/games/deathroads/draft.py",
    "src/mischia/games/deathroads/rules.py",
    "src/mischia/games/deathroads/guess.py",
    "src/mischia/games/deathroads/bot.py",
    "src/mischia/games/deathroads/agenda.py",
    "src/mischia/games/deathroads/position.py",
    "src/mischia/bots/search.py",
    "src/mischia/lab/asking.py",
    "src/mischia/lab/writing.py",
    "src/mischia/lab/slate.py",
]

if os.environ.get("MISCHIA_COMPILED") == "1":
    from mypyc.build import mypycify

    setup(ext_modules=mypycify(["--strict", *COMPILED], opt_level="3"))
else:
    setup()
