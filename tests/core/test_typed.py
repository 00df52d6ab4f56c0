"""Moves as people type them: in three languages, by what stands on the buttons, and never mistaken for talk."""

from random import Random

import pytest

from mischia.core.game import Game
from mischia.core.language import LANGUAGES
from mischia.core.match import Match
from mischia.core.typed import looks_like_move, meant, strings_of
from mischia.games import GAMES

QUICKSHOT = GAMES["quickshot"]
NAMES = ["Ann", "Bob", "Cid"]


def games(game: Game, moves: int) -> list[tuple[Match, str]]:
    match, rng = Match(game, game.fill_up(NAMES, []), {}, "s"), Random(1)
    found: list[tuple[Match, str]] = []
    while len(found) < moves and not match.over:
        name = match.awaited[0]
        found.append((Match.restore(game, match.document()), name))
        match.play(name, rng.choice(match.onward(name)))
    return found


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_what_stands_on_a_button_can_be_typed(game: Game) -> None:
    for match, name in games(game, 60)[::3]:
        legal = match.choices(name)
        for phrase, move in list(legal.items())[:12]:
            assert meant(phrase.upper(), legal, game, match.names) == phrase
            for language in LANGUAGES:
                label = strings_of(game, language).move(move, match.names)
                assert meant(label, legal, game, match.names) == phrase, language
                assert looks_like_move(label, game, legal, match.names), label


LEGAL = {f"play {card}": ("play", card) for card in (3, 5, 8)}


@pytest.mark.parametrize(
    "text",
    ["play 3", "Play  3", "I play 3", "gioca 3", "Gioco il 3", "giocare 3", "gioca Ribaltone", "gioca RIBALTONE (3)"]
    + ["joue 3", "Je joue le 3", "jouer 3", "jouez 3", "gioca ribaltone 3!"],
)
def test_a_card_is_played_in_words(text: str) -> None:
    text = text.casefold().replace("ribaltone", strings_of(QUICKSHOT, "it")("card-3"))
    assert meant(text, LEGAL, QUICKSHOT, NAMES) == "play 3"


@pytest.mark.parametrize("text", ["gioca 9", "joue 4", "play", "plays 4 next", "Scarta 3", "io gioco", "3", "ajoute 5"])
def test_what_looks_like_a_move_is_no_talk(text: str) -> None:
    assert meant(text, LEGAL, QUICKSHOT, NAMES) is None
    assert looks_like_move(text, QUICKSHOT, LEGAL, NAMES)
    assert not looks_like_move(f'"{text}"', QUICKSHOT, LEGAL, NAMES)


@pytest.mark.parametrize(
    "text", ["", "hi", "good game", "non giocare 3", "9", "le jouet", "je suis là", "sono qui", "addio", "no, 3 is bad"]
)
def test_talk_is_talk(text: str) -> None:
    assert meant(text, LEGAL, QUICKSHOT, NAMES) is None
    assert not looks_like_move(text, QUICKSHOT, LEGAL, NAMES)


def test_what_is_not_clear_is_not_played() -> None:
    legal = {"use armour": ("use armour",), "skip armour": ("skip armour",), "use": ("use",)}
    assert meant("non usare l’effetto dell’armatura", legal, GAMES["deathroads"], NAMES) == "skip armour"
    assert meant("us", legal, GAMES["deathroads"], NAMES) is None
