"""A part that a message tells again comes as an edit, from which a page makes each drawing, letter by letter."""

from random import Random

import orjson
import pytest
from hypothesis import given
from hypothesis import strategies as st

import mischia
from mischia.games import GAMES
from mischia.table.seen import seen_in_match
from mischia.web.compression import without_marks
from mischia.web.pages import render
from mischia.web.pages.part_edits import PartEdits, edit
from tests.web.messages import made_whole

texts = st.text(alphabet="ab<>é🂡", max_size=40)


@given(texts, texts, texts, texts)
def test_an_edit_makes_the_new_text(head: str, tail: str, before: str, after: str) -> None:
    old, new = head + before + tail, head + after + tail
    told = edit(old, new)
    assert made_whole(old, told) == new
    assert len(orjson.dumps(told)) <= len(orjson.dumps(new)) + len("[99,99,]")


def test_an_edit_is_public_if_both_drawings_are() -> None:
    edits = PartEdits()
    told = [
        edits.tell("road", "<p>" + "road " * 20 + word, shown)
        for word, shown in zip("abcd", [True, False, True, True], strict=True)
    ]
    assert [shown for _, shown in told] == [True, False, False, True]
    assert [isinstance(part, str) for part, _ in told] == [True, False, False, False]


@pytest.mark.parametrize("game", GAMES)
def test_a_message_tells_every_drawing(game: str) -> None:
    """What a page puts together from the stream are the parts that were drawn, at every step."""
    match = mischia.new(game, ["Ann", "Bob", "Cid"], seed=4)
    say, rng = render.strings(GAMES[game], "it"), Random(1)
    for _ in range(12):
        if match.over:
            break
        who = match.turn[0]
        match.play(who, rng.choice(match.moves(who)))
    seen = seen_in_match(match, "Ann", game, language="it")
    drawn = render.message(seen, say, 0, 0)
    for onlooker in (None, seen_in_match(match, None, game, language="it")):
        text = without_marks(render.stream_text(seen, 0, {}, onlooker))
        told, last = orjson.loads(text), dict[str, str]()
        for mine, theirs in zip([*told["steps"], told], [*drawn["steps"], drawn], strict=True):
            for key, part in mine["parts"].items():
                last[key] = made_whole(last.get(key, ""), part)
                assert last[key] == theirs["parts"][key]
            assert mine["parts"].keys() == theirs["parts"].keys()
