"""A bot over HTTP: `python examples/bot.py http://localhost:8000 TABLE` sits down and makes any legal move."""

import json
import random
import sys
from collections.abc import Iterator
from typing import Any
from urllib.request import Request, urlopen


def send(url: str, body: Any = None, token: str = "") -> Any:
    headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {token}"} if token else {})
    return urlopen(Request(url, None if body is None else json.dumps(body).encode(), headers))


def views(stream: Any) -> Iterator[Any]:
    """The views that a stream brings, as Python objects."""
    event = ""
    for line in stream:
        key, _, value = line.decode().rstrip("\n").partition(": ")
        event = value if key == "event" else event
        if key == "data" and event == "view":
            yield json.loads(value)


def play(site: str, table: str, name: str = "Robo") -> Any:
    token = json.load(send(f"{site}/api/people", {"name": name}))["token"]
    url = f"{site}/api/tables/{table}"
    send(f"{url}/sit", {}, token)
    for view in views(send(f"{url}/stream", None, token)):
        if view["status"] == "over":
            return view
        if view["you"] in view["turn"]:
            move = {"move": random.choice(view["moves"]), "number": view["number"], "move_id": f"q{view['number']}"}
            send(f"{url}/move", move, token)
    return None


if __name__ == "__main__":
    print(play(*sys.argv[1:])["winners"])
