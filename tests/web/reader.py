"""A reader of pages without script: their elements, their forms, and somebody who follows them."""

import re
from collections.abc import Iterator
from html import unescape
from html.parser import HTMLParser

import httpx

EMPTY = frozenset({"base", "meta", "link", "input", "img", "br", "use", "path", "rect"})
PIECE = re.compile(  # text, and what follows it: a remark, the end of an element, or its beginning
    r"""[^<]*<(?:!(?:--.*?--|doctype[^>]*)|/(?P<end>[\w-]+)|(?P<tag>[\w-]+)(?P<given>(?:[^>"']++|"[^"]*+"|'[^']*+')*+))>""",
    re.DOTALL | re.IGNORECASE,
)
GIVEN = re.compile(r"""([\w:@.-]+)(?:=(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?""")
RAW = re.compile(r".*?(?=</(?:script|style)>)", re.DOTALL)


def elements(html: str) -> Iterator[tuple[str, dict[str, str | None], list[str]]]:
    """Every element of a page, and those it stands in; what is opened is closed. Pages are large: this takes a third
    of the library's time."""
    opened: list[str] = []
    at = 0
    while piece := PIECE.match(html, at):
        at = piece.end()
        if end := piece["end"]:
            assert end in EMPTY or opened.pop() == end
        elif tag := piece["tag"]:
            given = piece["given"]
            yield tag, {one[1]: value_of(one) for one in GIVEN.finditer(given)}, opened
            if tag not in EMPTY and not given.endswith("/"):
                opened.append(tag)
            if tag in ("script", "style") and (raw := RAW.match(html, at)):
                at = raw.end()
    assert "<" not in html[at:], html[at : at + 80]
    assert opened == []


def value_of(given: re.Match[str]) -> str | None:
    value = None if given.lastindex == 1 else given[given.lastindex or 0]
    return unescape(value) if value and "&" in value else value


def tags(html: str) -> list[tuple[str, dict[str, str | None]]]:
    return [(tag, given) for tag, given, _ in elements(html)]


class Browser:
    """A browser that follows forms and nothing else."""

    def __init__(self, site: str, language: str = "en") -> None:
        headers = {"origin": site, "accept": "text/html", "accept-language": language}
        self.http = httpx.Client(base_url=site, headers=headers, follow_redirects=True, timeout=20)

    def get(self, path: str, status: int = 200) -> str:
        answer = self.http.get(path)
        assert answer.status_code == status, answer.text
        if "html" in answer.headers["content-type"] and "<!doctype" in answer.text:
            tags(answer.text)
        return answer.text

    def post(self, path: str, **form: str) -> httpx.Response:
        return self.http.post(path, data=form)


class Filled(HTMLParser):
    """What a browser would send of a form as it stands."""

    def __init__(self) -> None:
        super().__init__()
        self.fields: dict[str, str] = {}
        self.select = ""
        self.chosen = False

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        self.select = given["name"] if tag == "select" else self.select
        self.chosen = tag == "option" and "selected" in given
        sent = "checked" in given or given.get("type") not in ("radio", "checkbox")
        if tag == "input" and sent:
            self.fields[given["name"]] = given.get("value", "")
        elif tag == "option" and (self.chosen or self.select not in self.fields):  # else the first counts
            self.fields[self.select] = given.get("value", "")

    def handle_data(self, data: str) -> None:
        if self.chosen and not self.fields[self.select]:
            self.fields[self.select] = data.strip()


def filled(html: str) -> dict[str, str]:
    parser = Filled()
    parser.feed(html[html.index('<form class="setup') :].partition("</form>")[0])
    return parser.fields
