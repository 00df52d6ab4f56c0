"""What a browser sends: forms, a language, the wish for a page or for a message."""

from collections.abc import Mapping
from email import message_from_bytes
from urllib.parse import parse_qsl, urlsplit

from fastapi import Request
from starlette.responses import RedirectResponse

from mischia.core.errors import MischiaError
from mischia.core.language import LANGUAGES
from mischia.table.store.store import Person
from mischia.web.identity import hall_of, known_person, owner_of, person_of

LANGUAGE = "language"  # the cookie of somebody who has not told a name
MOST_FIELDS = 60


async def form_of(request: Request) -> dict[str, str]:
    """The fields of a form; the last of equal ones counts."""
    try:
        text = (await request.body()).decode("utf-8")
        return dict(parse_qsl(text, keep_blank_values=True, max_num_fields=MOST_FIELDS))
    except ValueError as wrong:
        raise MischiaError("This is no form.", "bad-request") from wrong


async def file_of(request: Request, name: str) -> bytes:
    """The file that a form brings along."""
    kind = request.headers.get("content-type", "")
    if not kind.startswith("multipart/form-data"):
        raise MischiaError("This is no form with a file.", "bad-request")
    sent = message_from_bytes(b"Content-Type: %b\r\n\r\n%b" % (kind.encode("latin-1"), await request.body()))
    for part in sent.walk():
        if part.get_param("name", header="content-disposition") == name:
            body = part.get_payload(decode=True)
            if isinstance(body, bytes) and body:
                return body
    raise MischiaError("Choose a file first.", "no-file")


def number_in(form: Mapping[str, str], name: str, otherwise: int = 0, most: int = 1_000_000) -> int:
    """A number of a form; what is none is the other."""
    text = form.get(name, "")
    return min(int(text), most) if text.isascii() and text.isdigit() and len(text) < 8 else otherwise


def arranged(form: Mapping[str, str]) -> str:
    """The move that puts things into groups: its verb, then the things group by group, with bars between.

    >>> arranged({"arrange": "piles", "put-0": "1 ham", "put-1": "0 egg", "put-2": "1 jam", "put-3": ""})
    'piles egg | ham jam'
    """
    groups: dict[str, list[str]] = {}
    for name, value in form.items():
        group, _, thing = value.partition(" ")
        if name.startswith("put-") and thing:
            groups.setdefault(group, []).append(thing)
    return f"{form.get('arrange', '')} {' | '.join(' '.join(groups[group]) for group in sorted(groups))}".strip()


def picked(form: Mapping[str, str]) -> str:
    """The move that names several things: its verb, then the things with commas between; or what is said of none.

    >>> picked({"picks": "drop|keep", "pick-0": "ham", "pick-2": "egg"}), picked({"picks": "drop|keep"}), picked({})
    ('drop ham, egg', 'keep', '')
    """
    verb, _, none = form.get("picks", "").partition("|")
    things = [value for name, value in form.items() if name.startswith("pick-") and value]
    return f"{verb} {', '.join(things)}" if verb and things else none


def language_of(request: Request) -> str:
    """The reader's language: chosen, kept, or what the browser prefers."""
    person = owner_of(request)
    if person is not None:
        return person.language
    kept = request.cookies.get(LANGUAGE, "")
    if kept in LANGUAGES:
        return kept
    for wish in request.headers.get("accept-language", "").split(","):
        code = wish.strip().split(";")[0].split("-")[0].casefold()
        if code in LANGUAGES:
            return code
    return LANGUAGES[0]


async def named(request: Request, form: dict[str, str]) -> tuple[Person, bool]:
    """Whoever asks, by the name in the form; and whether they are new here or renamed."""
    person, name = person_of(request), form.get("name", "").strip()
    if person is None:
        if not name:
            return known_person(request), False
        return await hall_of(request).people.welcome(name, language_of(request)), True
    if name and name != person.name:
        return await hall_of(request).people.rename(person, name), True
    return person, False


def wants_message(request: Request) -> bool:
    """Whether the page itself asks, and not the browser for a page."""
    return "application/json" in request.headers.get("accept", "")


def see_other(path: str) -> RedirectResponse:
    return RedirectResponse(path, 303)


def own_path(text: str) -> str:
    """A path of this site, and of no other."""
    parts = urlsplit(text)
    safe = not parts.scheme and not parts.netloc and text.startswith("/") and not text.startswith(("//", "/\\"))
    return text if safe and "\\" not in text and text.isprintable() else "/"
