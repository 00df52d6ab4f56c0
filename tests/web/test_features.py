"""The page of features says what is so: each row leads to a page and to a test that are there, or says why not."""

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "features.md"
TEXT = PAGE.read_text(encoding="utf-8")
ROWS = [[cell.strip() for cell in line.strip("|\n ").split(" | ")] for line in re.findall(r"^\| \d+ \|.*$", TEXT, re.M)]
LINK = re.compile(r"\[([^\]]+)\]\(([^)]+)\)")
NOT_THERE = re.compile(r"not yet(: .+)?|no: .+")
LEAST = 77


def functions_in(file: Path) -> set[str]:
    tree = ast.parse(file.read_text(encoding="utf-8"))
    return {node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)}


def test_all_rows_are_counted() -> None:
    assert [int(row[0]) for row in ROWS] == list(range(1, len(ROWS) + 1))
    assert all(len(row) == 5 for row in ROWS)
    assert len({row[1] for row in ROWS}) == len(ROWS) >= LEAST
    missing = [row[4] for row in ROWS if NOT_THERE.fullmatch(row[4])]
    yet = sum(cell.startswith("not yet") for cell in missing)
    told = [int(number) for number in re.findall(r"\d+", TEXT.partition("\n\n")[2].partition("\n\n")[0])]
    assert told == [len(ROWS), len(ROWS) - len(missing), yet, len(missing) - yet]


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row[0])
def test_a_feature_is_where_the_page_says(row: list[str]) -> None:
    _, what, _, page, held = row
    if NOT_THERE.fullmatch(held):
        assert not page, f"{what}: what is not there is explained nowhere"
        return
    (explained,), (test,) = LINK.findall(page), LINK.findall(held)
    assert (PAGE.parent / explained[1]).is_file(), what
    name, path = test
    file = PAGE.parent / path
    assert file.is_file(), what
    assert name.startswith("test_"), what
    assert name in functions_in(file), f"{what}: {name} is not in {path}"
