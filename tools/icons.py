"""The pictures of the site as an app, drawn from our own mark: `python -m tools.icons`.

An icon for a home screen has to be a PNG; those that a device cuts into a shape of its own have room around the mark.
"""

from playwright.sync_api import sync_playwright
from tests.browser.conftest import CHROMIUM, FLAGS

from mischia.web.pages.render import STATIC

NIGHT = "#241d63"
PICTURES = (  # name, size, how much of it the mark takes, what is behind it
    ("icon-192", 192, 0.86, NIGHT),
    ("icon-512", 512, 0.86, NIGHT),
    ("icon-maskable-192", 192, 0.6, NIGHT),
    ("icon-maskable-512", 512, 0.6, NIGHT),
    ("badge-96", 96, 0.96, ""),
)


def drawn(size: int, share: float, behind: str) -> str:
    """A page with the mark in its middle; a badge is a silhouette."""
    side, mark = round(size * share), (STATIC / "mark.svg").read_text(encoding="utf-8")
    shade = "" if behind else "filter:brightness(0) invert(1)"
    style = (
        f"position:absolute;left:{(size - side) / 2}px;top:{(size - side) / 2}px;width:{side}px;height:{side}px;{shade}"
    )
    ground = f"margin:0;background:{behind or 'transparent'}"
    whole = "<style>svg { overflow: visible }</style>"
    return f'{whole}<body style="{ground}"><div style="{style}">{mark}</div></body>'


def main() -> None:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        for name, size, share, behind in PICTURES:
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(drawn(size, share, behind))
            page.screenshot(path=str(STATIC / f"{name}.png"), omit_background=not behind)
            page.close()
        browser.close()


if __name__ == "__main__":
    main()
