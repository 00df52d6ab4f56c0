"""Experiments: fair seats, matches that depend on their number alone, and clear refusals."""

from collections import Counter
from pathlib import Path
from shutil import copytree

import pytest

from mischia import MischiaError, bots
from mischia.games import GAMES
from mischia.lab.experiments.experiment import Experiment, all_options, mark, read_header, read_options, usual_seats
from mischia.lab.experiments.play_match import play

pytestmark = pytest.mark.usefixtures("with_toy")


@pytest.mark.parametrize(
    ("players", "seats"),
    [(("a", "b"), 4), (("a", "b", "c", "d"), 5), (("a", "b", "c"), 2), (("a",), 3), (("a", "b", "b"), 3)],
)
def test_everybody_sits_everywhere_equally_often(players: tuple[str, ...], seats: int) -> None:
    matches = 12 * len(players)
    experiment = Experiment("tournament", "quickshot", (players,), seats, matches)
    line_ups = [experiment.line_up(number) for number in range(matches)]
    for seat in range(seats):
        sat = Counter(line_up[seat] for line_up in line_ups)
        assert sat == {player: 12 * players.count(player) for player in players}
    for line_up in line_ups:  # nobody has two seats more than another
        counts = [line_up.count(player) / players.count(player) for player in players]
        assert max(counts) - min(counts) <= 1
    assert len(set(line_ups)) >= len(set(players))


def test_tables_take_turns() -> None:
    experiment = Experiment("tournament", "quickshot", (("a",), ("b", "c")), 3, 8)
    assert [set(experiment.line_up(number)) <= {"a"} for number in range(6)] == [True, False] * 3


@pytest.mark.parametrize("game", [*GAMES, "toy"])
def test_a_match_depends_on_the_seed_and_its_number_alone(game: str) -> None:
    experiment = Experiment("tournament", game, (("random",),), usual_seats(GAMES[game]), 100)
    again = Experiment("tournament", game, (("random",),), usual_seats(GAMES[game]), 5)
    other = Experiment("tournament", game, (("random",),), usual_seats(GAMES[game]), 5, seed="2")
    assert play(experiment, 3) == play(again, 3)
    assert play(experiment, 3)["answers"] != play(again, 4)["answers"]
    assert play(experiment, 3)["answers"] != play(other, 3)["answers"]


def test_chance_is_the_same_whoever_plays() -> None:
    """So that two experiments can be compared match by match."""
    lines = [play(Experiment("t", "toy", ((level,),), 3, 1), 0) for level in ("random", "normal")]
    dealt = [[answer for answer in line["answers"] if answer[0] == "chance"] for line in lines]
    assert dealt[0] == dealt[1]


def test_options_take_turns_block_by_block() -> None:
    options = all_options(GAMES["toy"], {}, ["double"])
    experiment = Experiment("balance", "toy", (("random", "easy"),), 2, 8, options=options)
    assert [experiment.options_of(number)["double"] for number in range(8)] == [False, False, True, True] * 2


def test_a_header_comes_back() -> None:
    experiment = Experiment("tournament", "toy", (("a", "b"),), 2, 7, "x", ({"double": True},))
    assert read_header(experiment.header(), "here") == experiment


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"game": "chess"}, "There is no game 'chess'"),
        ({"seats": 9}, "9 can't play quickshot; accepted: 1 to 7."),
        ({"matches": 0}, "0 matches can't be played"),
        ({"tables": (("hard", "best"),)}, "No bot 'best'; there are: random, easy, normal, hard, expert, and your own"),
        ({"tables": (("nowhere:Bot",),)}, "No bot 'nowhere:Bot': No module named 'nowhere'."),
        ({"options": ({"edition": "de"},)}, "edition: 'de' can't be chosen; accepted: it, fr"),
    ],
)
def test_what_can_t_be_played_is_refused(change: dict[str, object], said: str) -> None:
    given = {"kind": "tournament", "game": "quickshot", "tables": (("easy",),), "seats": 5, "matches": 1, **change}
    with pytest.raises(MischiaError, match="^" + said.replace("(", r"\(")):
        Experiment(**given).check()  # type: ignore[arg-type]


def test_options_as_they_are_typed() -> None:
    assert read_options(GAMES["toy"], ["double=true"]) == {"double": True}
    with pytest.raises(MischiaError, match="accepted: edition=it, edition=fr"):
        read_options(GAMES["quickshot"], ["edition=de"])
    with pytest.raises(MischiaError, match="no option of quickshot"):
        read_options(GAMES["quickshot"], ["flavour=mint"])


def test_other_bots_play_other_matches(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What was played by the bots of yesterday is not gone on with."""
    folder = copytree(Path(bots.__file__).parent, tmp_path / "bots")
    before = mark("toy")
    monkeypatch.setattr(bots, "__file__", str(folder / "__init__.py"))
    mark.cache_clear()
    assert mark("toy") == before
    (folder / "search.py").write_text("# another one\n")
    mark.cache_clear()
    assert mark("toy") != before
