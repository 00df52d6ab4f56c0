"""Words of the trade: in any sentence, where such a word stands, it opens its entry."""

import re
import unicodedata
from collections.abc import Sequence
from functools import cache, lru_cache
from typing import NamedTuple

from markupsafe import Markup, escape

from mischia.core.language import Strings
from mischia.core.typography import plainly
from mischia.games import page_of

KEPT = re.compile(r"(<b>.*?</b>|<code>.*?</code>|<[^>]*>)")  # names of things, words of programs, tags


class Entry(NamedTuple):
    """A word of the trade, and what it means."""

    id: str
    name: str
    means: Markup  # other such words in it open theirs
    clauses: tuple[str, ...]


@cache
def entries(say: Strings) -> dict[str, Entry]:
    """The glossary of a game, as the reader's alphabet has it."""
    found = [
        Entry(id, forms(say(f"gloss-{id}")).name, glossed(say(f"gloss-{id}-means"), say, id), tuple(clauses))
        for id, clauses in page_of(say.game).glossary.items()
    ]
    return {entry.id: entry for entry in sorted(found, key=lambda entry: unaccented(entry.name))}


def unaccented(word: str) -> str:
    """A word as it is put in order.

    >>> sorted(["état", "Équipe", "boss", "élan"], key=unaccented)
    ['boss', 'élan', 'Équipe', 'état']
    """
    return "".join(sign for sign in unicodedata.normalize("NFD", word.casefold()) if not unicodedata.combining(sign))


class Forms(NamedTuple):
    """What a word is called, and in which forms it is known again."""

    name: str
    known: tuple[str, ...]


def forms(text: str) -> Forms:
    """A word as its message tells it; what could be taken for another word stands only before the colon.

    >>> forms("twin, twins"), forms("beat: this beat, next beat")
    (Forms(name='twin', known=('twin', 'twins')), Forms(name='beat', known=('this beat', 'next beat')))
    """
    name, _, rest = text.partition(": ")
    known = (rest or name).split(", ")
    return Forms(name if rest else known[0], tuple(known))


@lru_cache(maxsize=16384, typed=True)  # a text is escaped, one with marks is not, and they may be equal
def glossed(text: str, say: Strings, but: str = "") -> Markup:
    """A text in which every word of the trade opens its entry, where it first stands; `but` is the entry one reads."""
    return in_turn((text,), say, but)[0]


def in_turn(texts: Sequence[str], say: Strings, but: str = "") -> list[Markup]:
    """Texts that are read one after the other: a word opens its entry where it first stands in any of them."""
    pattern, words = known(say)
    folder, told = say.game.folder.name, {but}

    def opening(found: re.Match[str]) -> str:
        word = words[plainly(found[0])]
        if word in told:
            return found[0]
        told.add(word)
        return f'<a class="wd" href="/rules/{folder}#word-{word}">{found[0]}</a>'

    def marked(text: str) -> Markup:
        pieces = KEPT.split(str(escape(text)))
        return Markup("".join(piece if at % 2 else pattern.sub(opening, piece) for at, piece in enumerate(pieces)))

    return [marked(text) if words else escape(text) for text in texts]


@cache
def known(say: Strings) -> tuple[re.Pattern[str], dict[str, str]]:
    """What finds a word in any of its forms, the longest first, whole words only; and by form, which word it is."""
    words = {plainly(form): id for id in page_of(say.game).glossary for form in forms(say(f"gloss-{id}")).known}
    longest = sorted(words, key=len, reverse=True)
    either = "|".join(re.escape(form).replace("'", "’").replace(r"\ ", r"[ \xa0]") for form in longest)
    return re.compile(rf"(?<![\w&])(?:{either})(?!\w)", re.IGNORECASE), words
