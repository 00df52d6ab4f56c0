"""Moves as people type them, in any language of the house: the words of the buttons, and what comes near to them."""

import re
import unicodedata
from collections.abc import Mapping, Sequence

from mischia.core.errors import MischiaError
from mischia.core.game import Game
from mischia.core.language import LANGUAGES, Strings
from mischia.core.phrases import name_of
from mischia.core.questions import Move

QUOTES = "\"'“”„«‘’>"  # what begins so is said, and never held for a move
I_DO = ("i", "io", "je", "j")  # I play 3
SMALL = "an the of il lo la gli le un uno una di da del della les du de des se est je suis sono fai"  # no difference
LOOSE = "tout tutti both more deux fine first prima pas fa faire coup duel duello tas action azione si no non ne go"
ENDINGS = "a o i e s t es er ez ons ent is it ir re are ere ire iamo ate ete ite ds d dre"
IS_SMALL, IS_LOOSE, IS_ENDING = (frozenset(one.split()) for one in (SMALL, LOOSE, ENDINGS))
SHORT = 3  # letters of a word that is enough to begin a move; LOOSE ones begin too many other sentences
GAP = "\0"
Legal = Mapping[str, Move]  # by phrases
_strings: dict[tuple[str, str], Strings] = {}
_verbs: dict[str, frozenset[tuple[str, ...]]] = {}


def meant(text: str, legal: Legal, game: Game, names: Sequence[str]) -> str | None:
    """The phrase of the one legal move that was typed, in any language; None if it is none, or not clear which."""
    said = words(text)
    found = [
        phrase for phrase, move in legal.items() if any(same(said, way) for way in ways(phrase, move, game, names))
    ]
    exact = [phrase for phrase in found if words(phrase) == said]
    return (exact or found)[0] if len(exact or found) == 1 else None


def looks_like_move(text: str, game: Game, legal: Legal, names: Sequence[str]) -> bool:
    """Whether a text begins as moves of the game do, or is a legal one, or what one is made with; unless quoted."""
    if text.lstrip()[:1] in QUOTES:
        return False
    said = words(text)
    if any(same(said[: len(verb)], verb) for verb in verbs(game)):
        return True
    every = [way for phrase, move in legal.items() for way in ways(phrase, move, game, names)] if said else []
    return any(same(said, way) or said == way[1:] for way in every)


def words(text: str) -> tuple[str, ...]:
    """The words of a phrase, without accents, signs, and words that make no difference.

    >>> words("Je défausse la 3 !"), words("Gioca Rissa (8)"), words("I play 3"), words("je")
    (('defausse', '3'), ('gioca', 'rissa', '8'), ('play', '3'), ('je',))
    """
    plain = "".join(sign for sign in unicodedata.normalize("NFD", text.casefold()) if not unicodedata.combining(sign))
    every = re.sub(r"[^\w|]+", " ", plain).split()
    if every[0:1] and every[0] in I_DO:
        every = every[1:] or every
    return tuple([word for word in every if word not in IS_SMALL] or every)


def same(said: Sequence[str], way: Sequence[str]) -> bool:
    """Whether it is said so, the verb perhaps in another form.

    >>> same(("joue", "3"), ("jouer", "3")), same(("gioca", "9"), ("gioca", "3"))
    (True, False)
    """
    return len(said) == len(way) > 0 and list(said[1:]) == list(way[1:]) and is_form(said[0], way[0])


def is_form(word: str, verb: str) -> bool:
    """Whether a word is a verb as a button has it, or a near form of it.

    >>> [is_form(word, "jouer") for word in ("joue", "jouez", "jouet")], is_form("prends", "prendre")
    ([True, True, False], True)
    >>> [is_form(word, "gioca") for word in ("gioco", "giocare", "gioie")], is_form("plays", "play")
    ([True, True, False], True)
    """
    if word == verb:
        return True
    french = len(verb) > 4 and re.fullmatch(r"(.+?)(?:d?re|[ei]r)", verb)
    stem = french[1] if french else verb[:-1] if verb[-1:] in "aei" else ""
    return (stem != "" and word.startswith(stem) and word[len(stem) :] in IS_ENDING) or word in (
        f"{verb}s",
        f"{verb}ing",
    )


def ways(phrase: str, move: Move, game: Game, names: Sequence[str]) -> set[tuple[str, ...]]:
    """All that a legal move may be called: `play 3`, `gioca specchio (3)`, `gioca specchio`, `gioca 3`."""
    found = {words(phrase)}
    for language in LANGUAGES:
        label = strings_of(game, language).move(move, names)
        brief = words(re.sub(r"\([^)]*\)", " ", label))
        found |= {words(label), brief, (*brief[:1], *words(phrase)[1:])}
    return found


def verbs(game: Game) -> frozenset[tuple[str, ...]]:
    """How the moves of a game begin, in every language; what only chance says is no move."""
    if game.name not in _verbs:
        found = set()
        for move, form in game.moves.items():
            id = f"move-{move.replace(' ', '-')}"
            if not strings_of(game, LANGUAGES[0]).has(id):
                continue
            found.add(beginning(words(move)))
            gaps = {name_of(kind) + end: GAP for kind in form.kinds for end in ("", "number")}
            for language in LANGUAGES:
                found.add(beginning(words(strings_of(game, language)(id, **gaps).split(GAP)[0])))
        _verbs[game.name] = frozenset(found - {()})
    return _verbs[game.name]


def beginning(said: tuple[str, ...]) -> tuple[str, ...]:
    """As many words as tell a move from other sentences; none if all of them can't.

    >>> beginning(("play", "it")), beginning(("c", "tout")), beginning(("fine",))
    (('play',), ('c', 'tout'), ())
    """
    if said and len(said[0]) >= SHORT and said[0] not in IS_LOOSE:
        return said[:1]
    return said if len(said) > 1 else ()


def strings_of(game: Game, language: str) -> Strings:
    """The words of a game in a language, read once."""
    if (game.name, language) not in _strings:
        _strings[game.name, language] = Strings(game, language)
    return _strings[game.name, language]


def not_a_move(text: str, legal: Legal, say: Strings, names: Sequence[str]) -> MischiaError:
    """Why something that looks like a move is neither made nor said."""
    may = [button(move, say, names) for move in legal.values()]
    fault = f"“{text}” is no move that can be made now, and was not said either; after a quotation mark it is."
    return MischiaError(fault, "looks-like-move" if may else "looks-like-move-none", move=text, legal=may)


def button(move: Move, say: Strings, names: Sequence[str]) -> str:
    """A move as it may be typed."""
    label = say.move(move, names)
    return label if label.startswith(tuple(names)) else label[:1].lower() + label[1:]
