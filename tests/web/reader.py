"""A reader of pages without script: their elements, their forms, and somebody who follows them."""

from html.parser import HTMLParser

import httpx


class Tags(HTMLParser):
    """Every element of a page; what is opened is closed."""

    EMPTY = ("base", "meta", "link", "input", "img", "br", "use", "path", "rect")

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.found: list[tuple[str, dict[str, str | None]]] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append((tag, dict(attrs)))
        if tag not in self.EMPTY:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append((tag, dict(attrs)))

    def handle_endtag(self, tag: str) -> None:
        if tag not in self.EMPTY:
            assert self.open.pop() == tag


def tags(html: str) -> list[tuple[str, dict[str, str | None]]]:
    parser = Tags()
    parser.feed(html)
    assert parser.open == []
    return parser.found


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
