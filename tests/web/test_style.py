"""What moves on a page moves without work for its layout: only what a browser's compositor does by itself."""

import re
from pathlib import Path

import pytest

import mischia

SOURCE = Path(mischia.__file__).parent
SHEETS = sorted(SOURCE.glob("**/static/**/*.css"))
CHEAP = {"transform", "translate", "rotate", "scale", "opacity", "filter"}
KEYFRAMES = re.compile(r"@keyframes\s+[\w-]+\s*{((?:[^{}]*{[^{}]*})*)\s*}")
TRANSITION = re.compile(r"[;{\s]transition(?:-property)?:([^;}]+)")


def moved(text: str) -> set[str]:
    """The properties that a style sheet lets change over time."""
    text = re.sub(r"/\*.*?\*/", "", text, flags=re.DOTALL)
    frames = {name for frames in KEYFRAMES.findall(text) for name in re.findall(r"([\w-]+)\s*:", frames)}
    timed = {one.split()[0] for value in TRANSITION.findall(text) for one in re.sub(r"\(.*?\)", "", value).split(",")}
    return (frames | timed) - {"none", "animation-timing-function"}


@pytest.mark.parametrize("sheet", SHEETS, ids=lambda path: str(path.relative_to(SOURCE)))
def test_what_moves_is_cheap_to_draw(sheet: Path) -> None:
    assert moved(sheet.read_text(encoding="utf-8")) <= CHEAP


def test_every_way_to_move_is_found() -> None:
    frames = "@keyframes a { from { left: 0 } 50%, to { top: 1px; opacity: 1; } }"
    text = frames + " p { transition: width .2s var(--x, y), transform 1s; }"
    assert moved(text) == {"left", "top", "opacity", "width", "transform"}
    assert len(SHEETS) > 10
