"""Skill and luck of bots: a few matches are enough to tell a good one from one that plays at random."""

import pytest

from mischia.lab.experiments.experiment import Experiment
from mischia.lab.findings.skill import Figures, by_level
from mischia.lab.reports.skill import LEVELS, matches, table


@pytest.mark.slow
def test_skill_ranks_the_levels() -> None:
    experiment = Experiment("skill", "swords", (("normal", "random"),), 4, 2)
    found = by_level(matches(experiment), budget=1)
    assert found["normal"].skill.mean().value > found["random"].skill.mean().value + 0.1
    total = sum(value for level in found.values() for value in level.won.values)
    assert total == pytest.approx(2)


def test_a_mean_knows_how_sure_it_is() -> None:
    assert Figures([1.0, 1.0]).mean() == (1.0, 1.0, 1.0)
    mean = Figures([0.0, 1.0] * 50).mean()
    assert mean.low == pytest.approx(0.4, abs=0.01)
    assert mean.high == pytest.approx(0.6, abs=0.01)


def test_the_table_has_a_row_for_each_level() -> None:
    experiment = Experiment("skill", "quickshot", (LEVELS,), 4, 1)
    text = table(by_level(matches(experiment), budget=1))
    assert [line.split(" ")[1] for line in text.splitlines()[2:]] == list(LEVELS)
