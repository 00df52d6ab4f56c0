"""No English is left on an Italian or a French page: every scene and every page of the site is read for its words."""

import re
from collections.abc import Iterator
from functools import cache
from html.parser import HTMLParser

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor
from tools.scenes import API, LESSONS, PAGES, SCENARIOS, scenes

from mischia.core import language
from mischia.games import GAMES
from tests.web.reader import Browser

FOLDERS = (language.HERE, *[game.folder / "text" / "strings" for game in GAMES.values()])
WORD = re.compile(r"[^\W\d_]{3,}")
SAID = ("aria-label", "title", "placeholder", "alt", *[f"data-{one}" for one in ("label", "why", "say", "now", "here")])
VOID = ("meta", "link", "input", "img", "br", "hr")  # tags that nothing closes
OTHERS = frozenset(("english", "passes"))  # the languages by their own names; and of swords, what French calls a beat


class Texts(Visitor):
    """What a message says, without what is put into it."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802 (its name is the node's)
        self.found.append(node.value)


@cache
def messages(lang: str) -> dict[tuple[str, str], str]:
    """Every message of the house and of its games."""
    told = {}
    for folder in FOLDERS:
        for entry in FluentResource((folder / f"{lang}.ftl").read_text(encoding="utf-8")).body:
            if isinstance(entry, ftl.Message):
                texts = Texts()
                texts.visit(entry)
                told[str(folder), entry.id.name] = plain(" ".join(texts.found).strip())
    return told


def plain(text: str) -> str:
    """With the signs that strings are written with."""
    return text.replace("’", "'").replace("\N{NO-BREAK SPACE}", " ")


def words(text: str) -> set[str]:
    return {word.lower() for word in WORD.findall(text)}


@cache
def names(lang: str) -> re.Pattern[str]:
    """What is called the same in English: names of cars, drivers and cards."""
    here = messages(lang)
    same = {text for id, text in messages("en").items() if here.get(id) == text and WORD.search(text)}
    longest_first = sorted(same, key=lambda text: -len(text))
    return re.compile(rf"\b(?:{'|'.join(map(re.escape, longest_first))})\b", re.IGNORECASE)


@cache
def english(lang: str) -> frozenset[str]:
    """The words of the English messages that are in none of this language."""
    said = set().union(*map(words, messages("en").values()))
    own = [words(names(lang).sub(" ", text)) for text in messages(lang).values()]
    return frozenset(said.difference(*own)) - OTHERS


class Page(HTMLParser):
    """What is said on a page, to readers and to listeners; what says that it is English may be."""

    def __init__(self) -> None:
        super().__init__()
        self.said: list[str] = []
        self.mute = 0
        self.open: list[tuple[str, str | None]] = [("", None)]  # the elements that are open, and their languages

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.mute += tag in ("script", "style")
        if tag not in VOID:
            self.open.append((tag, dict(attrs).get("lang", self.open[-1][1])))
        if self.open[-1][1] != "en":
            self.said += [value for name, value in attrs if name in SAID and value]

    def handle_endtag(self, tag: str) -> None:
        self.mute -= tag in ("script", "style")
        while tag in [one for one, _ in self.open] and self.open.pop()[0] != tag:
            pass

    def handle_data(self, data: str) -> None:
        if not self.mute and data.strip() and self.open[-1][1] != "en":
            self.said.append(data)


@cache
def english_in(text: str, lang: str) -> tuple[str, ...]:
    return tuple(sorted(words(names(lang).sub(" ", plain(text))) & english(lang)))


def left(html: str, lang: str) -> Iterator[tuple[str, str]]:
    """The English words of a page, and where."""
    page = Page()
    page.feed(html)
    for text in page.said:
        for word in english_in(text.strip(), lang):
            yield word, text.strip()


@pytest.mark.parametrize("lang", ["it", "fr"])
def test_no_scene_has_a_word_of_english(lang: str) -> None:
    drawn = [(scene.name, scene.html(lang)) for scene in scenes() if scene.html is not None]
    assert [(name, *found) for name, html in drawn for found in left(html, lang)] == []


@pytest.mark.parametrize("lang", ["it", "fr"])
def test_no_page_of_the_site_has_a_word_of_english(site: str, lang: str) -> None:
    reader = Browser(site, lang)
    every = (*PAGES, *SCENARIOS, *LESSONS, API, "/play")
    pages = [(path, reader.get(path, 404 if "nowhere" in path else 200)) for path in every]
    assert [(path, *found) for path, html in pages for found in left(html, lang)] == []


def test_an_english_word_is_found() -> None:
    assert [word for word, _ in left("<p>Ecco the winner: Hot Rodent</p>", "it")] == ["the", "winner"]
    assert list(left("<button aria-label='Shuffle the deck'></button>", "fr"))
    said = left('<div lang="en">the <p lang="it">the winner</p> the</div><p>the</p>', "it")
    assert [text for _, text in said] == ["the winner", "the winner", "the"]
