"""Tables at chosen moments, drawn by the site's own hand and shown in a real browser with its real styles."""

import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from typing import Any

from playwright.sync_api import Browser, Page

import mischia
from mischia.core.match import Match
from mischia.table.seen import TableSeen
from mischia.web.pages import render
from tests.web.process import Server
from tests.web.site import INVITATION

NAMES = ["Maximilienne", "Bartholomew", "Desdemona", "Cid"]
LONGEST = 4000  # moves until a moment must have come
OVERLAP = """([one, other]) => {
  const [a, b] = [one, other].map((it) => it.getBoundingClientRect());
  const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  return across > 1 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1; }"""
HIT = """one => {
  const box = one.getBoundingClientRect();
  const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  const inside = box.left >= 0 && box.top >= 0 && box.right <= innerWidth + 1 && box.bottom <= innerHeight + 1;
  return inside && one.contains(hit); }"""
CUT = """all => all.filter((one) => one.checkVisibility() && !one.closest(".vh") && one.clientWidth)
  .filter((one) => {
    const text = document.createRange();
    text.selectNodeContents(one);
    const inside = [...text.getClientRects()].every((line) => line.right <= innerWidth + 1 && line.left >= -1);
    return one.scrollWidth > one.clientWidth + 1 || !inside;
  }).map((one) => `${one.className}: ${one.textContent.trim().slice(0, 60)}`)"""


@cache
def moment(game: str, is_it: Callable[[Match], bool], **options: Any) -> Match:
    """The first moment of its kind in random games."""
    rng = random.Random(5)
    for seed in range(LONGEST):
        match = mischia.new(game, NAMES, seed=seed, **options)
        while not match.over:
            if is_it(match):
                return match
            name = rng.choice(match.awaited)
            match.play(name, rng.choice([move for move in match.onward(name) if move != "yield"]))
        if is_it(match):
            return match
    raise AssertionError("it never comes to that")


@contextmanager
def shown(
    browser: Browser, server: Server, seen: TableSeen, language: str, size: tuple[int, int], tv: bool = False
) -> Iterator[Page]:
    """The page of a table that nobody serves: its styles and scripts are the site's."""
    context = browser.new_context(viewport={"width": size[0], "height": size[1]}, reduced_motion="reduce")
    page = context.new_page()
    page.goto(f"{server.site}/healthz")
    say = render.strings(seen.game, language)
    if tv:
        html = render.render_screen(seen, say, "/nowhere", invitation=INVITATION)
    else:
        html = render.render_table(seen, say, "/nowhere", can_speak=True)
    page.set_content(html, wait_until="load")
    page.evaluate("document.fonts.ready")
    page.wait_for_selector("html.scripted")
    page.add_style_tag(content="#lost { display: none !important; }")
    yield page
    context.close()


def can_be_hit(page: Page, selector: str) -> bool:
    """Whether a press on the middle of this reaches it, and the whole of it is in the window."""
    found: bool = page.locator(selector).first.evaluate(HIT)
    return found


def cut(page: Page, selector: str) -> list[str]:
    """The texts that are wider than their place, or leave the window."""
    found: list[str] = page.locator(selector).evaluate_all(CUT)
    return found


ASKED = "document.querySelector('[data-yours]') && !document.body.classList.contains('playing')"


def in_sight(page: Page) -> None:
    """The question, and what is pressed to answer it, can be seen and reached; nothing sticks out to the right."""
    hidden = page.evaluate(
        f"""() => !({ASKED}) ? [] : ["[data-confirm]", ".prompt h2"].filter((selector) => {{
            const one = document.querySelector(selector);
            return one && !({HIT})(one);
        }})"""
    )  # asked and answered at once: a step may come at any moment
    assert not hidden, page.inner_text(".me")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
