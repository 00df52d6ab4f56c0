"""Why somebody moved so: the coach in that seat, out of what it knew then, and never while the match is on."""

import pytest

import mischia
from mischia import MischiaError
from mischia.bots import advice_text, bot_named
from mischia.bots.advice import Advice, Coach
from mischia.bots.why import Why, before, made_at, why
from mischia.core.guess import Seen
from mischia.core.language import LANGUAGES, Strings
from mischia.core.match import CHANCE, Match
from tests.cli.files import finished

QUICK = Coach(continuations=120)


@pytest.fixture(scope="module")
def match() -> Match:
    return finished()


def choices(match: Match) -> list[int]:
    """The answers of a match that somebody has chosen."""
    names = [name for name, _ in match.answers_by_seat()]
    return [at for at, name in enumerate(names, 1) if name != CHANCE and made_at(match, at).chosen]


def test_every_choice_can_be_asked_about(match: Match) -> None:
    for step in choices(match):
        found = why(match, step, QUICK)
        assert (found.name, found.phrase) == match.answers_by_seat()[step - 1]
        assert found.made is not None
        assert found.made.phrase == found.phrase
        phrases = [one.phrase for one in found.advice.candidates]
        assert len(set(phrases)) == len(phrases) <= 4
        assert set(phrases) <= set(before(match, step).moves(found.name))


def test_it_knows_what_the_seat_knew_and_nothing_more(match: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    """It gets what a hint would have got: the view of that moment, and what was heard until then."""
    told: list[Seen] = []
    real = Coach.advise

    def noted(self: Coach, seen: Seen, made: str | None = None) -> Advice:
        told.append(seen)
        return real(self, seen, made)

    monkeypatch.setattr(Coach, "advise", noted)
    step = choices(match)[-1]
    why(match, step, QUICK)
    again = Match(match.game, match.given, match.game.show_options(match.options), match.secret, scripted=True)
    for name, phrase in match.answers_by_seat()[: step - 1]:
        again.play(name, phrase)
    assert told == [again.see_as(match.answers_by_seat()[step - 1][0])]
    hidden = [hand for name, hand in told[0].view["hands"].items() if name != told[0].name]
    assert all(isinstance(hand, int) for hand in hidden)


def test_the_same_is_asked_and_the_same_is_told(match: Match) -> None:
    step = choices(match)[0]
    assert why(match, step, QUICK) == why(match, step, QUICK)
    assert mischia.why(match, step, seconds=0.05).phrase == why(match, step, QUICK).phrase


def test_while_a_match_is_on_nothing_is_told() -> None:
    match = mischia.new("quickshot", ["Ann", "Bob", "Cid"], seed=7)
    name = match.turn[0]
    match.play(name, match.moves(name)[0])
    with pytest.raises(MischiaError) as refused:
        why(match, len(match.answers))
    assert refused.value.id == "review-not-over"


@pytest.mark.parametrize("step", [-1, 0, 10_000])
def test_there_is_no_such_move(match: Match, step: int) -> None:
    with pytest.raises(MischiaError, match=f"no move {step}; there are 1 to {len(match.answers)}") as refused:
        why(match, step)
    assert refused.value.id == "why-no-such-move"


def test_chance_has_no_reasons(match: Match) -> None:
    names = [name for name, _ in match.answers_by_seat()]
    assert CHANCE in names
    with pytest.raises(MischiaError) as refused:
        why(match, names.index(CHANCE) + 1)
    assert refused.value.id == "why-no-choice"


@pytest.mark.parametrize("game", ["swords", "quarriors", "deathroads"])
def test_in_every_game(game: str) -> None:
    match, bot = mischia.new(game, ["Ann", "Bob", "Cid"], seed=5), bot_named("random", 5)
    while not match.over:
        name = match.awaited[0]
        match.play(name, bot.choose(match.see_as(name)))
    for step in choices(match)[::-1][:40:10]:
        found = why(match, step, Coach(continuations=40))
        for language in LANGUAGES:
            say = Strings(match.game, language)
            assert advice_text.judged(found, say, match.names)


def test_what_the_coach_thinks_of_it(match: Match) -> None:
    """Told by facts: the same, less by so much, or by how often it would do it where all choose at once."""
    say = Strings(match.game, "en")
    seen: set[str] = set()
    for step in choices(match):
        found = why(match, step, QUICK)
        said = advice_text.judged(found, say, match.names)
        made, pick = found.made, found.advice.pick
        assert made is not None
        if made.share is not None:
            assert "All choose at once" in said
            seen.add("mixed")
        elif made is pick:
            assert said == "The coach would have done the same."
            seen.add("same")
        else:
            assert say.move(pick.move, match.names) in said
            seen.add("less")
    assert len(seen) > 1


def test_words_are_not_weighed(match: Match) -> None:
    """An announcement that binds nobody is none of the moves that the coach looks at."""
    step = choices(match)[0]
    found = why(match, step, QUICK)
    said = advice_text.judged(Why(found.name, "claim A", found.advice), Strings(match.game, "en"), match.names)
    assert said == "The coach does not weigh words."
