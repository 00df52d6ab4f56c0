"""Whoever is far behind what has happened jumps to now, with a word; the last turn keeps its time."""

import re
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

import mischia
from mischia.table.seen import seen_in_match
from mischia.web.pages import render
from tests.browser.player import WIDE
from tests.browser.staged import LONG, opened, page_of, screen_of, stage
from tests.web.process import Server

TURNS = {"quickshot": 4, "swords": 6, "quarriors": 12, "deathroads": 4}  # so many come at once
OPTIONS: dict[str, dict[str, Any]] = {"deathroads": {"first_game": True}}
GOES_ON = "body.playing, .meanwhile:not(.skim)"


@pytest.mark.parametrize(
    ("game", "yours"), [*[(game, False) for game in TURNS], ("swords", True), ("quarriors", True)], ids=str
)
def test_who_is_far_behind_jumps_to_now(browser: Browser, server: Server, game: str, yours: bool) -> None:
    """Most is told in a word; whoever is to move sees the last turns step by step."""
    match, rng = mischia.new(game, list(LONG[:3]), seed=4, **OPTIONS.get(game, {})), Random(4)
    page = opened(browser, WIDE)
    page.clock.install()
    viewer = LONG[0] if yours else None
    say = render.strings(match.game, "en")
    stage(page, server, page_of(match, viewer, "en") if yours else screen_of(match, "en"))
    page.clock.pause_at(page.evaluate("Date.now()") + 1000)  # from here on time is told to pass
    lines, turns = int(page.evaluate("document.body.dataset.lines")), 0
    messages: list[str] = []
    while turns < TURNS[game] or (yours and match.turn != [viewer]):
        if match.over:
            break
        name = match.awaited[0]
        match.play(name, rng.choice(match.onward(name)))
        seen = seen_in_match(match, viewer, turn=tuple(match.turn))
        told = render.message(seen, say, lines, 0)
        lines = told["lines"]
        turns += sum('class="ph"' in one["line"] for one in told["steps"])
        messages.append(render.message_text({**told, "seq": 100 + len(messages)}))
    assert turns > 2
    page.evaluate("all => all.forEach(data => window.line.heard.view({ data }))", messages)
    for _ in range(24):
        if page.locator(".meanwhile:not(.skim)").count():
            break
        page.clock.run_for(500)
    expect(page.locator(".meanwhile:not(.skim)")).to_have_text(re.compile(r"… meanwhile: \d\d+ steps"))
    if yours:  # the last turns of whoever is to move have their time
        page.wait_for_function("least => document.querySelectorAll('#lines > li').length > least", arg=lines - 60)
        assert page.locator("#lines > li").count() < lines
    for _ in range(200):
        page.clock.run_for(1000)
        if not page.locator(GOES_ON).count():
            break
    if yours:
        expect(page.locator("#lines > li")).to_have_count(lines)
    expect(page.locator(GOES_ON)).to_have_count(0)
    page.context.close()
