"""Measure all sides in turns and print what came out: python -m bench [--json FILE]"""

import argparse
import json
import sys
from pathlib import Path

from bench import scale
from bench.report import show_growth, show_ratios, show_scale, show_speed, show_steps
from bench.sides import ROOT, Side, in_turns
from mischia.games import GAMES

COMPILED = ROOT / ".venv-compiled" / "bin" / "python"


def builds(compiled: str, module: str) -> dict[str, Side]:
    """The source in this interpreter, and the compiled build in its own, each verified to be what it should be."""
    sides = {"source": Side(sys.executable, module)}
    if Path(compiled).exists():
        sides["compiled"] = Side(compiled, module)
    for name, side in sides.items():
        if side.missing or not side.about.startswith(name):
            sys.exit(f"bench: the side {name!r} is {side.missing or side.about}")
    return sides


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument("--compiled", default=str(COMPILED), help="the interpreter of the compiled build")
    parser.add_argument("--rounds", type=int, default=7, help="how many times everything is measured")
    parser.add_argument("--seconds", type=float, default=0.15, help="how long each measurement takes")
    parser.add_argument("--json", type=Path, help="where to write every number of every round")
    args = parser.parse_args()

    sides = builds(args.compiled, "bench.ours")
    for side in sides.values():
        print(f"Mischia: {side.about}")
    if "compiled" not in sides:
        print(f"No compiled build at {args.compiled}: `make compiled` builds it.")
    peer = Side(sys.executable, "bench.peers")
    if peer.missing:
        print(f"OpenSpiel is not here ({peer.missing}), so nothing is compared: `make bench` installs it.")
    else:
        print(peer.about)
        sides["OpenSpiel"] = peer
    in_turns(list(sides.values()), args.rounds, args.seconds)
    show_speed({name: side.rounds for name, side in sides.items()})
    if not peer.missing:
        show_ratios({name: side.rounds for name, side in sides.items()})

    zoo = builds(args.compiled, "bench.zoo")
    leduc = Side(sys.executable, "bench.leduc")
    if leduc.missing:
        print(f"PettingZoo's Leduc is not here ({leduc.missing}): `make bench` installs it.")
    else:
        in_turns([*zoo.values(), leduc], args.rounds, args.seconds)
        show_steps({name: side.rounds for name, side in zoo.items()}, leduc.about, leduc.rounds)

    show_scale({name: scale.scale(name, min(args.rounds, 3), 50 * args.seconds) for name in GAMES}, scale.WANTED)

    grown = builds(args.compiled, "bench.growth")
    in_turns(list(grown.values()), 3, args.seconds)
    show_growth({name: side.rounds for name, side in grown.items()})

    if args.json:
        told = {f"{name}: {side.about}": side.rounds for name, side in sides.items()}
        told |= {f"{name}, growth": side.rounds for name, side in grown.items()}
        args.json.write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
