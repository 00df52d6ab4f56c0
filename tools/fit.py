"""The law of fit: every scene in every language at every size, looked at for what is cut, covered or out of reach.

    python -m tools.fit [--only NAME] [--language it] [--size 360x640]

What it looks at is in `tools.scenes`.
"""

import argparse
import asyncio
import sys
import tempfile
from collections import defaultdict
from pathlib import Path
from typing import Literal

from playwright.sync_api import Browser, Page, sync_playwright
from tests.browser.conftest import CHROMIUM, FLAGS
from tests.web.process import Server

from mischia.core.language import LANGUAGES
from tools.scenes import SIZES, Scene, Size, scenes

Scheme = Literal["light", "dark"]
SCHEMES: tuple[Scheme, ...] = ("light", "dark")
SHOWN = 3  # places of one fault
NARROW = 900  # pixels; below, fingers are likely
STILL = "*, ::before, ::after { animation: none !important; transition: none !important; }"
UNFOLD = "(all) => { for (const one of all) { if (one.matches('details')) one.open = true; else one.showPopover(); } }"
BEHIND = "body:has(> :popover-open) > :not(:popover-open) { visibility: hidden; }"
QUIET = f"#lost {{ display: none !important; }} {STILL}"


class Eye:
    """A browser that looks at scenes."""

    def __init__(self, browser: Browser, site: str) -> None:
        self.site = site
        self.looked = 0
        self.contexts = {
            one: browser.new_context(locale=one, reduced_motion="reduce", bypass_csp=True) for one in LANGUAGES
        }
        self.pages = {language: context.new_page() for language, context in self.contexts.items()}
        self.ask = (Path(__file__).parent / "fit.js").read_text(encoding="utf-8")

    def looks(
        self, scene: Scene, language: str, sizes: tuple[Size, ...] = (), schemes: tuple[Scheme, ...] = SCHEMES
    ) -> list[tuple[str, str]]:
        """Where something does not fit, and what: as it is at first, and once something is chosen."""
        page = self.pages[language]
        self.show(page, scene, language)
        told: list[tuple[str, str]] = []

        def look(state: str) -> None:
            for width, height in sizes or scene.sizes:
                page.set_viewport_size({"width": width, "height": height})
                for scheme in schemes:
                    page.emulate_media(color_scheme=scheme)
                    where = f"{scene.name}{state}, {width}x{height}, {language}, {scheme}"
                    told.extend((where, fault) for fault in page.evaluate(self.ask, width < NARROW))
                    self.looked += 1

        look("")
        if scene.hint is not None:
            self.coach(page, scene.hint(language))
            look(" told")
        choice = page.locator("[data-choice]:visible, [data-half]:visible")
        if scene.html is not None and not scene.opens and choice.count():
            page.keyboard.press(choice.first.get_attribute("data-key") or "1")
            if page.locator("[data-choice].chosen, [data-half].chosen, [aria-pressed=true]").count():
                look(" chosen")
        return told

    def coach(self, page: Page, told: str) -> None:
        """Ask the coach, and close the box that a small window may open."""
        page.route("**/hint", lambda route: route.fulfill(content_type="application/json", body=told), times=1)
        page.locator(".btn.ask-coach:visible").click()
        page.wait_for_selector("[popovertarget=coach]", state="attached")
        page.locator("#coach").evaluate("box => box.hidePopover()")

    def show(self, page: Page, scene: Scene, language: str) -> None:
        if scene.html is None:
            page.goto(self.site + scene.name)
        else:
            page.goto(f"{self.site}/healthz")
            page.set_content(scene.html(language), wait_until="load")
            if scene.sizes == SIZES:
                page.wait_for_selector("html.scripted")
        page.evaluate("document.fonts.ready")
        page.add_style_tag(content=QUIET)
        if scene.opens:
            page.add_style_tag(content=BEHIND)
            page.eval_on_selector_all(scene.opens, UNFOLD)

    def close(self) -> None:
        for context in self.contexts.values():
            context.close()


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.fit", description=__doc__)
    parser.add_argument("--only", default="", metavar="NAME", help="scenes whose names begin like this")
    parser.add_argument("--language", choices=LANGUAGES, help="this one alone")
    parser.add_argument("--size", metavar="WxH", help="this one alone")
    parser.add_argument("--chromium", default=CHROMIUM)
    given = parser.parse_args()
    sizes: tuple[Size, ...] = ()
    if given.size:
        width, height = map(int, given.size.split("x"))
        sizes = ((width, height),)
    places = defaultdict[str, list[str]](list)
    with tempfile.TemporaryDirectory() as data, Server(Path(data) / "data") as server:
        asyncio.run(server.ready())
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=given.chromium, args=FLAGS)
            eye = Eye(browser, server.site)
            for scene in scenes(given.only):
                if sizes and not set(sizes) <= set(scene.sizes):
                    continue
                for language in [given.language] if given.language else LANGUAGES:
                    for where, fault in eye.looks(scene, language, sizes):
                        places[fault].append(where)
            eye.close()
            browser.close()
    for fault, everywhere in sorted(places.items(), key=lambda one: -len(one[1])):
        print(f"{len(everywhere):>4} {fault} ({'; '.join(everywhere[:SHOWN])})")
    print(f"{eye.looked} looks, {len(places)} faults.")
    sys.exit(bool(places))


if __name__ == "__main__":
    main()
