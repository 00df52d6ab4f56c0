"""Errors are our own, and travel between processes."""

import pickle

from mischia import BadPosition, IllegalMove, MischiaError
from mischia.core.errors import listed, number


def test_errors_are_value_errors_that_travel() -> None:
    error = IllegalMove("no", "illegal-move", "QS-1", move="play 9")
    assert isinstance(error, MischiaError)
    assert isinstance(error, ValueError)
    assert (error.id, error.clause, error.args_by_name) == ("illegal-move", "QS-1", {"move": "play 9"})
    bad = pickle.loads(pickle.dumps(BadPosition("hands.Ann", "no")))
    assert (str(bad), bad.key, bad.fault) == ("hands.Ann: no", "hands.Ann", "no")


def test_lists_in_sentences() -> None:
    assert listed([str(n) for n in range(20)], most=2) == "0, 1 and 18 more"
    assert listed([], "nobody") == "nobody"
    assert (number(0), number(12), number(13), number(-1)) == ("no", "twelve", "13", "-1")
