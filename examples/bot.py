"""A bot over HTTP: `python examples/bot.py http://localhost:8000 TABLE` sits down and makes any legal move."""

import json
import random
import sys
from typing import Any
from urllib.request import Request, urlopen


def send(url: str, token: str = "", **body: Any) -> Any:
    headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {token}"} if token else {})
    return urlopen(Request(url, json.dumps(body).encode() if body else None, headers))


def play(site: str, table: str, name: str = "Robo") -> Any:
    token, url = json.load(send(f"{site}/api/people", name=name))["token"], f"{site}/api/tables/{table}"
    send(f"{url}/sit", token, bot=True)
    stream, event, answered = send(f"{url}/stream", token), "", -1
    view: Any = {"status": "lobby"}
    while view["status"] != "over":
        key, _, value = next(stream).decode().rstrip().partition(": ")
        event = value if key == "event" else event
        view = json.loads(value) if (key, event) == ("data", "view") else view
        if view["status"] == "playing" and view["you"] in view["turn"] and view["number"] != answered:
            send(f"{url}/move", token, move=random.choice(view["moves"]), number=(answered := view["number"]))
    return view["winners"]


if __name__ == "__main__":
    print(*play(*sys.argv[1:]), "won")
