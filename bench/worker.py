"""One side of the comparison in a process of its own: python -m bench.worker MODULE

It says what it can measure, then answers each line `[measure, seconds]` with what it measured, all in JSON.
"""

import importlib
import json
import sys

from bench.clock import pin


def main() -> None:
    pin()
    try:
        side = importlib.import_module(sys.argv[1])
    except ImportError as missing:
        print(json.dumps({"missing": str(missing)}))
        return
    measures = side.measures()
    print(json.dumps({"about": side.about(), "measures": list(measures)}), flush=True)
    for line in sys.stdin:
        name, seconds = json.loads(line)
        print(json.dumps(measures[name](seconds)), flush=True)


if __name__ == "__main__":
    main()
