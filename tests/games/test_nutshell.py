"""Each game in a nutshell, and the words of its trade: short, whole, in every language, and found where they stand."""

import re
from collections import Counter

import pytest

from mischia.core.clauses import clauses
from mischia.core.game import Game
from mischia.core.language import LANGUAGES, Strings
from mischia.core.typography import set_in
from mischia.games import GAMES, page_of
from mischia.web.pages import render
from mischia.web.pages.glossary import entries, forms, glossed

LINES, MOST_WORDS = 6, 8
PICTURES, CAPTION = 3, 7  # words under a picture
FEWEST, MOST_ENTRIES = 8, 20
LONGEST = 50  # words of an entry: two sentences, or three short ones
NEEDED = {  # what newcomers were lost with
    "quickshot": {"leader", "twin", "activate", "fuse", "round", "dummy", "out", "reinforcements"},
    "swords": {"set", "tempo", "bout", "strain", "boss", "announce", "contested", "pace"},
    "quarriors": {"quiddity", "cull", "capture", "ready", "burst", "spend", "summon", "attack", "defence", "glory"}
    | {"wilds", "used", "spent", "immediate", "reaction"},
    "deathroads": {"focus", "skid", "handling", "gear", "action", "track", "lane", "trophy", "automa", "drone"}
    | {"initiative", "stun", "armour"},
}
games = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
languages = pytest.mark.parametrize("language", LANGUAGES)


def words(text: str) -> list[str]:
    """What stands between blanks and is no mere sign."""
    return [word for word in text.split() if re.search(r"\w", word)]


def test_words_are_counted_as_a_reader_would() -> None:
    assert len(words("Plus de carte à jouer\N{NO-BREAK SPACE}? C’est fini.")) == 7


@games
@languages
def test_a_nutshell_is_six_lines_of_eight_words_and_three_pictures(game: Game, language: str) -> None:
    say = Strings(game, language)
    lines = [id for id in say.ids if re.fullmatch(r"nutshell-\d+", id)]
    assert lines == [f"nutshell-{n + 1}" for n in range(LINES)]
    assert {id: say(id) for id in lines if not 0 < len(words(say(id))) <= MOST_WORDS} == {}
    html = render.nutshell(game, language)
    assert all(say(id) in html for id in ("nutshell-aim", *lines))
    captions = [say(f"nutshell-picture-{n + 1}") for n in range(PICTURES)]
    assert all(caption in html and len(words(caption)) <= CAPTION for caption in captions)
    assert html.count('class="nutpic"') == PICTURES


@games
@languages
def test_a_glossary_has_what_newcomers_were_lost_with(game: Game, language: str) -> None:
    say, law = render.strings(game, language), clauses(game, language)
    found = entries(say)
    assert NEEDED[game.name] <= set(found)
    assert FEWEST <= len(found) <= MOST_ENTRIES
    for entry in found.values():
        assert 0 < len(words(say(f"gloss-{entry.id}-means"))) <= LONGEST, entry.id
        assert entry.clauses
        assert set(entry.clauses) <= set(law), entry.id
        assert f"#word-{entry.id}" not in entry.means


@games
@languages
def test_no_form_belongs_to_two_words(game: Game, language: str) -> None:
    say = Strings(game, language)
    known = [form.casefold() for id in page_of(game).glossary for form in forms(say(f"gloss-{id}")).known]
    assert [form for form, many in Counter(known).items() if many > 1] == []


@games
@languages
def test_every_word_is_met_in_the_game(game: Game, language: str) -> None:
    """In the rules, or in what the table says; what is never met would explain nothing."""
    say = render.strings(game, language)
    file = game.folder / "text" / "strings" / f"{language}.ftl"
    told, _, _ = set_in(language, file.read_text(encoding="utf-8")).partition("nutshell-aim")
    html = "".join(glossed(text, say) for text in [*told.splitlines(), *clauses(game, language).values()])
    assert [word for word in page_of(game).glossary if f'#word-{word}"' not in html] == []


@languages
def test_the_glossary_is_in_the_order_of_the_alphabet(language: str) -> None:
    say = render.strings(GAMES["deathroads"], language)
    names = [entry.name for entry in entries(say).values()]
    plain = [re.sub("[éê]", "e", name.casefold()) for name in names]
    assert plain == sorted(plain)
