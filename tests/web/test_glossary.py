"""Words of the trade are marked where they stand, safely, once a text, and never within something that is pressed."""

import random

import pytest
from markupsafe import Markup

import mischia
from mischia.core.language import LANGUAGES
from mischia.games import GAMES
from mischia.table.seen import seen_in_match
from mischia.web.pages import render
from mischia.web.pages.glossary import glossed, in_turn
from tests import toy
from tests.drawn import NAMES, drawn
from tests.web.reader import elements, tags
from tests.web.site import INVITATION

PRESSED = ("a", "button", "label", "summary", "select", "option")
SAY = render.strings(GAMES["quickshot"], "en")
ROADS = render.strings(GAMES["deathroads"], "en")


def link(word: str, text: str, folder: str = "quickshot") -> str:
    return f'<a class="wd" href="/rules/{folder}#word-{word}">{text}</a>'


def test_a_word_opens_its_entry_where_it_first_stands() -> None:
    assert glossed("A twin meets a twin.", SAY) == f"A {link('twin', 'twin')} meets a twin."
    assert glossed("TWINS fall.", SAY) == f"{link('twin', 'TWINS')} fall."
    told = in_turn(("A twin.", "A twin and the fuse."), SAY)
    assert told == [f"A {link('twin', 'twin')}.", f"A twin and the {link('fuse', 'fuse')}."]


def test_whole_words_only_and_the_longest_form() -> None:
    assert glossed("entwined twinset misleader", SAY) == "entwined twinset misleader"
    kept = "Leader\N{NO-BREAK SPACE}card"
    assert glossed(f"the {kept}; go", SAY) == f"the {link('leader', kept)}; go"
    assert glossed("He goes out of the door.", SAY) == "He goes out of the door."
    assert glossed("The leader’s card", SAY) == f"The {link('leader', 'leader')}’s card"
    assert glossed("a dirt lane", ROADS) == f"a {link('dirt', 'dirt lane', 'deathroads')}"


def test_what_is_no_markup_is_escaped_and_what_is_stays() -> None:
    evil = "<b>twin</b> <img src=x onerror=alert(1)> & twin"
    assert "<img" not in glossed(evil, SAY)
    assert glossed(evil, SAY).count("<a ") == 1
    assert glossed(Markup("<b>twin</b> &amp; <code>fuse</code> <i>twin</i>"), SAY) == (
        f"<b>twin</b> &amp; <code>fuse</code> <i>{link('twin', 'twin')}</i>"
    )
    assert glossed("<b>twin</b>", SAY) != glossed(Markup("<b>twin</b>"), SAY)  # equal letters, and yet


def test_an_entry_does_not_open_itself() -> None:
    assert glossed("A twin, the fuse.", SAY, "twin") == f"A twin, the {link('fuse', 'fuse')}."


def test_a_game_without_a_glossary_marks_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "toy", toy.GAME)
    say = render.KeptStrings(toy.GAME, "en")
    assert glossed("A twin & more.", say) == "A twin &amp; more."


def marks(html: str) -> int:
    """How many words are marked; none within something that is pressed."""
    marked = [set(opened) for _, given, opened in elements(html) if given.get("class") == "wd"]
    assert not any(opened & set(PRESSED) for opened in marked)
    return len(marked)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_mark_is_within_something_that_is_pressed(game: str, language: str) -> None:
    rng, met = random.Random(5), 0
    match = mischia.new(game, NAMES[:3], seed=6)
    say = render.strings(match.game, language)
    for at in range(60):
        if match.over:
            break
        if at % 6 == 0:
            for viewer in (None, match.awaited[0]):
                met += marks(drawn(seen_in_match(match, viewer), language))
        name = rng.choice(match.awaited)
        match.play(name, rng.choice([move for move in match.onward(name) if move != "yield"]))
    assert met
    seen = seen_in_match(match, None)
    marks(render.render_screen(seen, say, "/stream", invitation=INVITATION))
    over = seen_in_match(match, None, status="over", choices={}, step=3, steps=9)
    marks(render.render_replay(over, say, "", lambda line: "/nowhere"))


def test_the_parser_finds_a_nested_mark() -> None:
    with pytest.raises(AssertionError):
        marks(f"<button><span>{link('twin', 'twin')}</span></button>")


def test_a_prompt_is_marked_and_its_ticker_is_not() -> None:
    match = mischia.new("quickshot", NAMES[:3], seed=3)
    html = drawn(seen_in_match(match, match.turn[0]))
    prompt = html[html.index('data-part="prompt"') : html.index('data-part="hand"')]
    assert link("twin", "twin") in prompt
    ticker = html[html.index('data-part="ticker"') : html.index("</button>", html.index('data-part="ticker"'))]
    assert 'class="wd"' not in ticker
    assert tags(html)
