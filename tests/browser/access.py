"""What axe-core finds."""

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

BRIEF = {"resultTypes": ["violations"]}  # of what is right one example is enough


def serious(page: Page, within: str | None = None) -> list[str]:
    """What is wrong with a page, and would keep somebody out: a step may come meanwhile, so it is looked at twice."""
    return violations(page, within) and violations(page, within)


def violations(page: Page, within: str | None) -> list[str]:
    expect(page.locator("body.playing, body.still")).to_have_count(0)  # what can't be touched yet is pale
    told = Axe().run(page, context=within, options=BRIEF).response
    assert told["passes"], "axe-core looked at nothing"
    return [
        f"{page.url}: {one['id']}: {node['html'][:120]}"
        for one in told["violations"]
        if one["impact"] in ("serious", "critical")
        for node in one["nodes"]
    ]
