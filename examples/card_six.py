"""Is card 6 too strong? `python examples/card_six.py [MATCHES]` asks five normal bots, as often as you like.

The same in a notebook: run the cells between the lines.
"""

import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from mischia.lab.experiments.experiment import Experiment
from mischia.lab.experiments.runs import run
from mischia.lab.findings import balance
from mischia.lab.reports.report import percent


# %% Play, and look what came up and what won
def measure(matches: int, folder: Path, **options: str) -> balance.Balance:
    players = (("normal",),)  # everybody plays alike, so that cards make the difference
    experiment = Experiment("balance", "quickshot", players, 5, matches, "six", (options,))
    return balance.measure(run(experiment, folder / f"six{len(options)}.jsonl", workers=2))


# %% What a card is worth is what it wins for whom it was dealt to: chance has no reasons
def verdict(found: balance.Balance, card: int) -> str:
    share = found.rows["dealt", f"card {card}"].estimate()
    where = f"{percent(share.value)} ({percent(share.low)} to {percent(share.high)}), fair is {percent(found.fair)}"
    if share.low > found.fair:
        return f"card {card}: stronger than the rest: {where}"
    if share.high < found.fair:
        return f"card {card}: weaker than the rest: {where}"
    return f"card {card}: no stronger and no weaker than the rest, as far as this tells: {where}"


def main(matches: int = 600) -> str:
    with TemporaryDirectory() as folder:
        found = measure(matches, Path(folder))
    for card in range(1, 9):
        print(verdict(found, card))
    return verdict(found, 6)


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
