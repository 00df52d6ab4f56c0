"""How fast a table tells what happens, as somebody has set it who is no newcomer."""

from playwright.sync_api import BrowserContext

USUAL = "try { localStorage['mischia-pace'] ??= '1'; } catch {}"  # a page that is not there yet keeps nothing


def at_usual_pace(context: BrowserContext) -> BrowserContext:
    """A browser in which steps go on by themselves, also in a first game."""
    context.add_init_script(USUAL)
    return context
