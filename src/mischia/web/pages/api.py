"""The JSON API for people to read: every route as OpenAPI describes it, with examples that run."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from fastapi import APIRouter, Request, Response
from markupsafe import Markup, escape
from starlette.responses import HTMLResponse

from mischia.web.compression import public
from mischia.web.identity import person_of
from mischia.web.pages import render
from mischia.web.pages.api_examples import Example, example_of, first_steps
from mischia.web.pages.forms import language_of
from mischia.web.pages.rules_text import as_html
from mischia.web.reach import own_host

TITLES = {
    "people": "web-api-people",
    "lobby": "web-api-lobby",
    "match": "web-api-match",
    "after": "web-api-after",
}  # by tag
TEXT = {"string": "text", "boolean": "true or false", "null": "null", "number": "number", "object": "object"}

router = APIRouter(include_in_schema=False)

Schema = Mapping[str, Any]


@dataclass(frozen=True)
class Field:
    """Something that is sent or told."""

    name: str
    kind: Markup
    needed: bool
    text: Markup


@dataclass(frozen=True)
class Operation:
    """One route: what it takes, what it gives, and how it is asked."""

    id: str
    method: str
    path: str
    text: tuple[Markup, ...]
    takes: tuple[Field, ...]
    gives: Markup
    refusals: tuple[tuple[str, str], ...]
    example: Example


@dataclass(frozen=True)
class Model:
    """A document by its name."""

    name: str
    text: Markup
    fields: tuple[Field, ...]


@router.get("/api")
async def api(request: Request) -> Response:
    """The page of the JSON API."""
    described = request.app.openapi()
    text = render.draw(
        "api.html",
        render.words(language_of(request)),
        person=person_of(request),
        path=request.url.path,
        groups=grouped(described),
        titles=TITLES,
        models=models_of(described),
        first=first_steps(f"{request.url.scheme}://{own_host(request)}"),
    )
    return HTMLResponse(public(text))


def grouped(described: Schema) -> dict[str, list[Operation]]:
    """The routes, by what they are for."""
    found: dict[str, list[Operation]] = {tag: [] for tag in TITLES}
    for path, methods in described["paths"].items():
        for method, told in methods.items():
            found[told["tags"][0]].append(operation(method.upper(), path, told, described))
    return found


def operation(method: str, path: str, told: Schema, described: Schema) -> Operation:
    body = told.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema")
    sent = () if body is None else fields_of(resolved(body, described))
    asked = tuple(
        Field(
            f"{{{one['name']}}}" if one["in"] == "path" else f"?{one['name']}=", *about(one["schema"], one["required"])
        )
        for one in told.get("parameters", ())
    )
    good = next(code for code in told["responses"] if code < "300")
    refusals = tuple((code, one["description"]) for code, one in told["responses"].items() if code >= "400")
    text = tuple(as_html(" ".join(part.split())) for part in told["description"].split("\n\n"))
    id = re.sub(r"\W+", "-", f"{method.lower()}{path.removeprefix('/api')}").strip("-")
    example = example_of(method, path, told, None if body is None else resolved(body, described))
    return Operation(id, method, path, text, (*asked, *sent), given(told["responses"][good]), refusals, example)


def given(answer: Schema) -> Markup:
    """What a good answer holds."""
    ((media, content),) = answer["content"].items()
    return kind_of(content["schema"]) if media == "application/json" else as_html(answer["description"])


def models_of(described: Schema) -> list[Model]:
    """Every document that a route takes or gives and that has a name; what is sent stands with its route."""
    told = described["components"]["schemas"]
    return [
        Model(name, as_html(one.get("description", "")), fields_of(one))
        for name, one in told.items()
        if one.get("additionalProperties") is not False
    ]


def resolved(schema: Schema, described: Schema) -> Schema:
    """A schema itself, where another is named."""
    name = schema.get("$ref", "").rpartition("/")[2]
    found: Schema = described["components"]["schemas"][name] if name else schema
    return found


def fields_of(schema: Schema) -> tuple[Field, ...]:
    needed = schema.get("required", ())
    return tuple(Field(name, *about(one, name in needed)) for name, one in schema.get("properties", {}).items())


def about(schema: Schema, needed: bool) -> tuple[Markup, bool, Markup]:
    """What a field may be, whether it must be there, and what it means."""
    return kind_of(schema), needed, as_html(schema.get("description", ""))


def kind_of(schema: Schema) -> Markup:
    """What may stand in a field, in words."""
    if "$ref" in schema:
        name = schema["$ref"].rpartition("/")[2]
        return Markup('<a href="#model-{0}">{0}</a>').format(name)
    if "anyOf" in schema:
        return Markup(" or ").join(kind_of(one) for one in schema["anyOf"])
    if "enum" in schema:
        return Markup(" or ").join(Markup("<code>{}</code>").format(one) for one in schema["enum"])
    kind = schema.get("type")
    if kind == "array":
        return listed(schema)
    if kind == "integer":
        least, most = schema.get("minimum"), schema.get("maximum")
        return escape("whole number" if most is None else f"whole number, {least:.0f} to {most:.0f}")
    if kind == "object" and isinstance(schema.get("additionalProperties"), dict):
        return Markup("by name: ") + kind_of(schema["additionalProperties"])
    return escape(TEXT.get(str(kind), "anything"))


def listed(schema: Schema) -> Markup:
    """A list, or several things in their order."""
    if "prefixItems" in schema:
        return Markup(" and ").join(kind_of(one) for one in schema["prefixItems"])
    return Markup("list: ") + kind_of(schema.get("items", {}))
