"""With MISCHIA_COMPILED=1 core, rules, positions and search are compiled by mypyc, as one unit from the same source.

MISCHIA_OPT_LEVEL=0 is for tests: it compiles sooner, and what it makes is slower.
"""

import os
from pathlib import Path

from setuptools import setup

COMPILED = [
    "src/mischia/core/bags.py",
    "src/mischia/core/questions.py",
    "src/mischia/core/state.py",
    "src/mischia/games/*/content/*.py",
    "src/mischia/games/*/rules/**/*.py",
    "src/mischia/games/*/position/*.py",
    "src/mischia/games/*/bot/*.py",
    "src/mischia/bots/search.py",
    "src/mischia/lab/asking.py",
    "src/mischia/lab/learners/layout.py",
    "src/mischia/lab/learners/vector.py",
]

if os.environ.get("MISCHIA_COMPILED") == "1":
    from mypyc.build import mypycify

    files = [str(path) for pattern in COMPILED for path in sorted(Path().glob(pattern)) if path.stat().st_size]
    setup(ext_modules=mypycify(["--strict", *files], opt_level=os.environ.get("MISCHIA_OPT_LEVEL", "3")))
else:
    setup()
