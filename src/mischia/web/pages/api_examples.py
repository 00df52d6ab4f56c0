"""How each route of the JSON API is asked, by curl and by Python: what is shown is what the tests run."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

PATHS = {"table_id": "TABLE"}  # the reader's variables that are called otherwise
FILE = "match.json"

CURL = """\
SITE={site}
pick() {{ python3 -c "import json, sys; print(json.load(sys.stdin)$1)"; }}
TOKEN=$(curl -s "$SITE/api/people" -H "Content-Type: application/json" \\
  -d '{{"name": "Ann"}}' | pick '["token"]')
TABLE=$(curl -s "$SITE/api/tables" -H "Authorization: Bearer $TOKEN" -H "Content-Type: application/json" \\
  -d '{{"game": "quickshot", "seats": 3, "bots": ["easy", "easy"]}}' | pick '["table"]')
curl -s "$SITE/api/tables/$TABLE/start" -H "Authorization: Bearer $TOKEN" -H "Content-Type: application/json" \\
  -d '{{}}' > /dev/null
until VIEW=$(curl -s "$SITE/api/tables/$TABLE" -H "Authorization: Bearer $TOKEN") &&
  MOVE=$(echo "$VIEW" | pick '["moves"][0]' 2> /dev/null); do sleep 0.2; done
NUMBER=$(echo "$VIEW" | pick '["number"]')
"""
PYTHON = """\
import json, time
from urllib.request import Request, urlopen

SITE, TOKEN = "{site}", ""

def ask(method, path, body=None):
    headers = {{"Content-Type": "application/json"}}
    if TOKEN:
        headers["Authorization"] = f"Bearer {{TOKEN}}"
    data = None if body is None else json.dumps(body).encode()
    return urlopen(Request(SITE + path, data, headers, method=method))

TOKEN = json.load(ask("POST", "/api/people", {{"name": "Ann"}}))["token"]
opening = {{"game": "quickshot", "seats": 3, "bots": ["easy", "easy"]}}
TABLE = json.load(ask("POST", "/api/tables", opening))["table"]
view = json.load(ask("POST", f"/api/tables/{{TABLE}}/start", {{}}))
while not view["moves"]:
    time.sleep(0.2)
    view = json.load(ask("GET", f"/api/tables/{{TABLE}}"))
MOVE, NUMBER = view["moves"][0], view["number"]
"""


@dataclass(frozen=True)
class Example:
    """The same question in both tongues."""

    curl: str
    python: str


def first_steps(site: str) -> Example:
    """From nothing to the first question: all other examples go on from there."""
    return Example(CURL.format(site=site), PYTHON.format(site=site))


def example_of(method: str, path: str, told: Mapping[str, Any], body: Mapping[str, Any] | None) -> Example:
    """One route, asked with what its description gives as examples."""
    streams = "text/event-stream" in told["responses"].get("200", {}).get("content", {})
    shell, python = path, path
    for one in told.get("parameters", ()):
        if one["in"] == "path":
            name, known = f"{{{one['name']}}}", one["schema"].get("examples")
            variable = PATHS.get(one["name"], one["name"].upper())
            shell = shell.replace(name, str(known[0]) if known else f"${variable}")
            python = python.replace(name, str(known[0]) if known else f"{{{variable}}}")
    badge = "" if path == "/api/people" else ' \\\n  -H "Authorization: Bearer $TOKEN"'
    curl = f'curl -s{"N" if streams else ""} "$SITE{shell}"{badge}'
    quoted = f'f"{python}"' if "{" in python else f'"{python}"'
    if body is None:
        read = f'ask("{method}", {quoted})'
        return Example(
            curl, f'for line in {read}:\n    print(line.decode(), end="")' if streams else f"json.load({read})"
        )
    curl += ' \\\n  -H "Content-Type: application/json" \\\n  -d '
    if "properties" not in body:
        return Example(f"{curl}@{FILE}", f'json.load(ask("{method}", {quoted}, json.load(open("{FILE}"))))')
    sent = body_of(body)
    return Example(curl + in_shell(sent), f'json.load(ask("{method}", {quoted}, {in_python(sent)}))')


@dataclass(frozen=True)
class Variable:
    """What only the reader knows."""

    name: str
    is_text: bool


def body_of(schema: Mapping[str, Any]) -> dict[str, Any]:
    """What is sent: all that must be there, and whatever has an example."""
    needed = schema.get("required", ())
    return {
        name: one["examples"][0] if "examples" in one else Variable(name.upper(), one.get("type") == "string")
        for name, one in schema["properties"].items()
        if name in needed or "examples" in one
    }


def in_shell(sent: Mapping[str, Any]) -> str:
    text = "{" + ", ".join(f'"{name}": {value_in_shell(value)}' for name, value in sent.items()) + "}"
    known = not any(isinstance(value, Variable) for value in sent.values())
    return f"'{text}'" if known else '"' + text.replace('"', '\\"') + '"'


def value_in_shell(value: Any) -> str:
    if isinstance(value, Variable):
        return f'"${value.name}"' if value.is_text else f"${value.name}"
    return json.dumps(value, ensure_ascii=False)


def in_python(sent: Mapping[str, Any]) -> str:
    return "{" + ", ".join(f'"{name}": {value_in_python(value)}' for name, value in sent.items()) + "}"


def value_in_python(value: Any) -> str:
    if isinstance(value, Variable):
        return value.name
    return repr(value) if isinstance(value, bool) else json.dumps(value, ensure_ascii=False)
