"""The commands that measure how long the levels think and how they play, on small budgets."""

from pathlib import Path

import pytest

from tests import styles, times
from tests.times import BANDS, SLOW, Setting


def test_every_kind_of_question_is_timed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(times, "SETTINGS", (Setting("quickshot", 3),))
    monkeypatch.setattr(times, "MATCHES", 3)
    monkeypatch.setattr(times, "SELDOM", 1.0)
    times.main(["1", str(tmp_path / "times.md")])
    rows = [line for line in (tmp_path / "times.md").read_text().splitlines() if line.startswith("| quickshot")]
    assert [row.split(" | ")[1] for row in rows] == ["random", "easy", "normal", "hard", "expert"]
    found = times.measured(Setting("quickshot", 3), 2, ["random"])
    assert {"lead", "play"} <= set(found["random"])
    assert all(1 <= len(some) <= 2 for some in found["random"].values())


def test_what_exceeds_its_band_is_told() -> None:
    (row,) = times.rows(Setting("quickshot", 3), {"hard": {"lead": [0.1, BANDS["hard"]], "play": [0.2]}})
    assert row.endswith(f"| lead | {SLOW * BANDS['hard']:.2f} s | 2 s | **no** |")
    (row,) = times.rows(Setting("quickshot", 3), {"hard": {"lead": [0.1]}})
    assert row.endswith("| yes |")


@pytest.mark.parametrize("name", styles.TABLES)
def test_styles_are_counted(name: str) -> None:
    head, _, row = styles.table(name, 1, ["random"])
    assert head.count("|") == row.count("|") > 4
    assert row.startswith("| random |")
