"""Balance and metrics: they count what was played, by hand on a match or two."""

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
import yaml

from mischia import BadFile
from mischia.core.phrases import Form
from mischia.games import GAMES
from mischia.lab.experiments.experiment import Experiment, usual_seats
from mischia.lab.experiments.play_match import Standing, play, things, words
from mischia.lab.experiments.results import Results
from mischia.lab.experiments.runs import run
from mischia.lab.findings import balance, difficulty, metrics
from mischia.lab.reports import docs, plan
from tests import toy

pytestmark = pytest.mark.usefixtures("with_toy")


def line(**more: Any) -> dict[str, Any]:
    facts = {"answers": 10, "draws": 2, "decisions": [4, 4], "forced": [1, 3], "moves": 16, "tree": 2.0}
    facts |= {"first": 0, "rests": 4, "changes": 1, "low": 0.2, "settled": 0.5}
    used = {"thing": {"card 1": [0], "card 2": [0, 1]}, "move": {}, "dealt": {}, "event": {}}
    base = {"match": 0, "table": 0, "players": ["a", "b"], "won": [0], "used": used, "facts": facts, "options": {}}
    return {**base, **more}


def test_balance_counts_who_used_what_and_won() -> None:
    found = balance.Balance()
    for number in range(40):
        found.add(line(won=[number % 2]))
    assert found.fair == 0.5
    rows = {label: share for (group, label), share in found.rows.items() if group == "thing"}
    assert (rows["card 1"].seats, rows["card 1"].won) == (40, 20)
    assert (rows["card 2"].seats, rows["card 2"].won) == (80, 40)
    assert found.rows["seat", "seat 1"].value == 0.5
    frame = found.frame()
    assert frame.loc[("thing", "card 1"), "rate"] == 0.5


def test_who_wins_together_shares_the_win() -> None:
    found = balance.Balance()
    found.add(line(won=[0, 1]))
    found.add(line(won=[]))
    assert found.rows["thing", "card 1"].won == 0.5
    assert found.fair == 0.25


def test_a_game_without_end_of_labels_stays_small(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(balance, "MOST_LABELS", 3)
    found = balance.Balance()
    for number in range(50):
        found.add(line(used={"move": {f"go {number}": [0]}}))
    assert found.counts["move"] == 3
    assert found.crowded


@pytest.mark.parametrize("game", [*GAMES, "toy"])
def test_what_was_used_is_what_was_answered(game: str) -> None:
    """Every move of every seat is there, and nothing else."""
    experiment = Experiment("balance", game, (("random",),), usual_seats(GAMES[game]), 1)
    found = play(experiment, 0)
    made = Counter(name for name, _ in found["answers"] if name != "chance")
    assert {f"P{seat + 1}": many for seat, many in enumerate(found["facts"]["decisions"]) if many} == made
    assert found["facts"]["draws"] == sum(name == "chance" for name, _ in found["answers"])
    for name, phrase in found["answers"]:
        if name != "chance" and not any(other in phrase for other in experiment.names()):
            made_by = {
                seat for said, seats in found["used"]["move"].items() if said.endswith(f": {phrase}") for seat in seats
            }
            assert experiment.names().index(name) in made_by


def test_what_is_taken_was_on_offer() -> None:
    """A draft gives everybody a vehicle, a pilot of those on offer and a pair of each deck; dice come off the cards."""
    race = play(Experiment("balance", "deathroads", (("random",),), 2, 1), 0)["used"]
    for seat in range(2):
        mine = Counter(label.split(" ")[0] for label, seats in race["taken"].items() if seat in seats)
        assert mine == {"vehicle": 1, "pilot": 1, "weapons": 3}
    assert len(race["offered"]) == 4
    assert {label for label in race["taken"] if label.startswith("pilot")} <= set(race["offered"])
    dice = play(Experiment("balance", "quarriors", (("random",),), 2, 1), 0)["used"]
    assert len(dice["offered"]) == 10
    assert set(dice["taken"]) - set(dice["offered"]) <= {"card quiddity", "card assistant", "card portal"}


def test_things_and_words_fit_any_seat() -> None:
    form = Form("{} gives {} to {}", ("seat", "card", "seat2"))
    assert things(toy.GAME, form, (0, (1, 4), 2), ["Ann", "Bob", "Cid"]) == ["card 1", "card 4"]
    assert words(toy.GAME, form, (0, 1, 2), 0) == "… gives 1 to another"


def test_lead_changes_and_comebacks_by_the_game_s_own_evaluation() -> None:
    standing = Standing(2)
    for chances in ([0.5, 0.5], [0.9, 0.1], [0.2, 0.8], [0.8, 0.2], [0.7, 0.3]):
        standing.note(chances)
    assert standing.facts([0]) == {"rests": 5, "changes": 2, "low": 0.2, "settled": 0.6}
    assert standing.facts([1])["settled"] == 1.0
    assert standing.facts([1])["low"] == 0.1


def test_metrics_are_means_over_matches() -> None:
    found = metrics.Metrics(skilled="a")
    found.add(line())
    found.add(line(facts={**line()["facts"], "answers": 20, "low": 0.3, "forced": [4, 4]}))
    for _ in range(3):
        found.add(line(table=1))
    found.add(line(table=1, won=[1]))
    figures = {name: estimate.value for name, estimate in found.estimates().items()}
    assert figures["answers"] == 15
    assert figures["decisions"] == 4
    assert figures["branching"] == 2
    assert figures["forced"] == 0.75
    assert figures["lead changes"] == 1
    assert figures["comeback"] == 0.5  # 0.2 is below half of the fair share, 0.3 is not
    assert figures["skill"] == pytest.approx((0.75 - 0.5) / (1 - 0.5))
    assert list(found.frame().index) == list(figures)


def test_better_play_pays() -> None:
    tables = metrics.tables(5, "normal", "random")
    assert tables == (("normal",), ("normal", "random", "random", "random", "random"))
    assert metrics.tables(1) == (("normal",), ("normal", "random"))


@pytest.mark.parametrize(("lengths", "bars"), [({}, 0), ({7: 3}, 1), ({1: 1, 400: 1}, 40)])
def test_lengths_are_put_into_few_bars(lengths: dict[int, int], bars: int) -> None:
    found = metrics.binned(Counter(lengths))
    assert len(found) == bars
    assert sum(times for _, times in found) == sum(lengths.values())


PLAN = """
[[toy]]
kind = "metrics"

[[toy]]
kind = "tournament"
title = "Who wins"
players = ["easy", "random"]
seats = [2, 3]
matches = 4

[[toy]]
kind = "difficulty"
players = ["random"]
seats = [2, 3]
matches = 3
options = [{ double = true }, { double = false }]
estimates = "ESTIMATES"
"""


def test_the_docs_are_made_by_one_command(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (docs, plan):
        monkeypatch.setattr(module, "GAMES", {"toy": toy.GAME})
    written = tmp_path / "estimates.yaml"
    (tmp_path / "plan.toml").write_text(PLAN.replace("ESTIMATES", str(written)))
    command = [str(tmp_path), "--runs", str(tmp_path / "runs"), "--workers", "1", "--matches", "8"]
    docs.main(command)
    told = (tmp_path / "README.md").read_text()
    assert all(f"| {figure} |" in told for figure in metrics.FIGURES)
    page = (tmp_path / "toy.html").read_text()
    assert "<svg" in page
    words = (tmp_path / "toy.md").read_text()
    assert words.count("### Who wins: win shares") == 2
    assert "### Difficulty: how hard it is" in words
    estimates = yaml.safe_load(written.read_text())["estimates"]
    assert len(estimates) == 4
    assert all(one["matches"] == 3 and one["won"] == 1.0 and one["low"] < 1.0 for one in estimates)

    (half,) = (tmp_path / "runs").glob(
        "toy-metrics-*.jsonl"
    )  # what was stopped in the middle goes on, and comes out the same
    half.write_text("".join(half.read_text().splitlines(keepends=True)[:4]))
    docs.main([*command, "--as-is"])
    assert "| matches | 3 |" in (tmp_path / "README.md").read_text()
    docs.main(command)
    assert (tmp_path / "README.md").read_text() == told
    assert (tmp_path / "toy.html").read_text() == page


def test_a_plan_that_is_wrong_says_what(tmp_path: Path) -> None:
    for text, fault in (
        ("[[chess]]", "'chess' is no game"),
        ("[[toy]]\nkind = 'x'\nwhat = 1", "what"),
        ("=", "plan.toml"),
    ):
        (tmp_path / "plan.toml").write_text(text)
        with pytest.raises(BadFile, match=fault):
            plan.read_plan(tmp_path / "plan.toml")


def test_how_hard_it_is(tmp_path: Path) -> None:
    """A table wins or loses together: each match counts once, at its seats and its setting."""
    experiment = Experiment("difficulty", "toy", (("random",),), 2, 4, options=({"double": True}, {"double": False}))
    results = run(experiment, tmp_path / "hard.jsonl")
    head, *lines = results.path.read_text().splitlines(keepends=True)
    lost = json.dumps({**json.loads(lines[0]), "won": []}) + "\n"
    results.path.write_text("".join([head, lost, *lines[1:]]))
    found = difficulty.measure(results)
    assert [(seats, setting, matches, won.value) for seats, setting, matches, won in found.estimates()] == [
        (2, (("double", False),), 2, 1.0),
        (2, (("double", True),), 2, 0.5),
    ]
    assert found.frame()["won"].tolist() == [1.0, 0.5]


def test_every_figure_is_defined_in_the_docs() -> None:
    told = (Path(__file__).parent.parent.parent / "docs" / "lab.md").read_text()
    assert all(f"| {figure} |" in told for figure in metrics.FIGURES)


def test_results_as_a_frame(tmp_path: Path) -> None:
    experiment = Experiment("tournament", "toy", (("random", "easy"),), 3, 4)
    results = run(experiment, tmp_path / "frame.jsonl")
    frame = results.frame()
    assert list(frame.columns) == ["match", "seat", "player", "won", "decisions", "forced"]
    assert len(frame) == 12
    assert frame.groupby("match")["won"].sum().tolist() == pytest.approx([1.0] * 4)
    assert json.loads(results.path.read_text().splitlines()[0])["kind"] == "tournament"
    assert len(Results(results.path)) == 4
