"""What a browser or a program says of itself, in a word or two."""

import re

from mischia.core.language import Words
from mischia.table.devices import SHARED
from mischia.table.store.register import Device

BROWSERS = (  # what stands in it, and its name; those that call themselves by others' names too come first
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser/", "Samsung Internet"),
    ("Firefox/", "Firefox"),
    ("FxiOS/", "Firefox"),
    ("Chrome/", "Chrome"),
    ("CriOS/", "Chrome"),
    ("Safari/", "Safari"),
)
SYSTEMS = (
    ("TV", "TV"),
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("Windows", "Windows"),
    ("Mac OS X", "Mac"),
    ("CrOS", "ChromeOS"),
    ("Linux", "Linux"),
)
PICTURES = {"TV": "screen", "iPhone": "phone", "iPad": "phone", "Android": "phone"}  # all others: a laptop
LONGEST = 30


def about(user_agent: str, browser: bool) -> str:
    """What is kept of it: of a browser its name and its system, of a program the first word.

    >>> about("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", True)
    'Firefox/Linux'
    >>> about("Mozilla/5.0 (Linux; Android 15; K) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36", True)
    'Chrome/Android'
    >>> about("<b>", True), about("python-httpx/0.28.1", False), about("<b>x</b>", False)
    ('/', 'python-httpx', '')
    """
    if not browser:
        return re.match(r"[\w.-]*", user_agent, re.ASCII)[0][:LONGEST]  # type: ignore[index]
    return "/".join(next((name for mark, name in every if mark in user_agent), "") for every in (BROWSERS, SYSTEMS))


def is_browser(device: Device) -> bool:
    return device.kind in ("browser", SHARED)


def title_of(device: Device, say: Words) -> str:
    """What kind of browser or program it is, in plain words."""
    if not is_browser(device):
        return say("you-program", name=device.about) if device.about else say("you-some-program")
    browser, _, system = device.about.partition("/")
    if browser and system:
        return say("you-browser-on", browser=browser, system=system)
    return browser or system or say("you-some-browser")
