"""A game's clauses, read from its rules."""

import pytest

from mischia import MischiaError
from mischia.core.clauses import clause_text, clauses
from tests import toy


def test_clauses() -> None:
    found = clauses(toy.GAME)
    assert list(found) == ["TOY-1", "TOY-2", "TOY-3", "TOY-4", "TOY-5"]
    assert found["TOY-4"].endswith("the last round counts twice.")
    assert clause_text(toy.GAME, "TOY-3").startswith("Then all play")
    with pytest.raises(MischiaError, match="toy has no clause 'TOY-9'; there are TOY-1, TOY-2, TOY-3 and 2 more"):
        clause_text(toy.GAME, "TOY-9")
