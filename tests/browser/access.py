"""What axe-core finds."""

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect


def serious(page: Page) -> list[str]:
    """What is wrong with a page, and would keep somebody out: a step may come meanwhile, so it is looked at twice."""
    return violations(page) and violations(page)


def violations(page: Page) -> list[str]:
    expect(page.locator("body.playing, body.still")).to_have_count(0)  # what can't be touched yet is pale
    told = Axe().run(page).response
    assert told["passes"], "axe-core looked at nothing"
    return [
        f"{page.url}: {one['id']}: {node['html'][:120]}"
        for one in told["violations"]
        if one["impact"] in ("serious", "critical")
        for node in one["nodes"]
    ]
