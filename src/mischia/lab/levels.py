"""Measure the levels of the bots, and write docs/levels.md: python -m mischia.lab.levels FILE"""

import sys
from pathlib import Path

from mischia.bots import LEVELS
from mischia.games import GAMES
from mischia.lab.tournament import Duel, ladder

PLAYED = 1200
SEED = "levels"

HEAD = f"""# How strong the bots are

Each level against the next one below: {PLAYED} matches at four seats, two seats each, all seatings in turn.
Even strength would win 50 %. The interval is Wilson's, at 95 %. `make levels` measures anew.
"""


def table(game: str, duels: list[Duel]) -> str:
    """One game's ladder as a table."""
    lines = [f"\n## {game}\n", "| level | against | won | interval | clear of chance |", "|---|---|---|---|---|"]
    for one in duels:
        low, high = one.interval()
        better, worse = one.levels
        clear = "yes" if one.clear else "no"
        lines.append(f"| {better} | {worse} | {one.share:.1%} | {low:.1%} to {high:.1%} | {clear} |")
    return "\n".join(lines) + "\n"


def main() -> None:
    levels = list(LEVELS)[::-1]
    report = HEAD + "".join(table(game, ladder(game, levels, PLAYED, SEED)) for game in GAMES)
    Path(sys.argv[1]).write_text(report, encoding="utf-8")
    print(report)


if __name__ == "__main__":
    main()
