"""The law of fit: nothing is cut, covered, too small, too pale or out of reach, in any scene, language and size.

Here each scene is looked at in one language, light or dark, at one size; `python -m tools.fit` looks at all.
"""

from collections.abc import Iterator
from dataclasses import replace

import pytest
from playwright.sync_api import Browser
from tools.fit import SCHEMES, Eye
from tools.scenes import Scene, scenes

from mischia.core.language import LANGUAGES
from tests.web.process import Server

PARTS = 6
ROOM = "position: absolute; left: 40px; width: 200px; height: 60px;"
SHORT = "width: 60px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis"
PLANTED = {
    "shortened": f"<p style='{SHORT}'>A long sentence</p>",
    "cut by": "<div style='height: 9px; overflow: hidden'><p style='margin: 0'>Half of it is seen</p></div>",
    "a word in pieces": "<p style='width: 40px; overflow-wrap: anywhere'>Uncopyrightable</p>",
    "partly hidden": "<div style='height: 40px; overflow: clip'><button style='height: 60px'>Go on</button></div>",
    "wider than": "<p style='width: 40px; background: red; white-space: nowrap'>Wider than its box</p>",
    "higher than": "<p style='height: 30px; width: 40px; background: red'>Higher than it should be</p>",
    "lies on": f"<p style='{ROOM}'>One text</p><p style='{ROOM} top: 16px'>Another</p>",
    "covered by": f"<button style='{ROOM}'>Press</button><div style='{ROOM} background: red'></div>",
    "too small for a finger": "<button style='width: 20px; height: 20px'>x</button>",
    "out of reach": "<button style='position: fixed; left: -90px; width: 50px; height: 50px'>Gone</button>",
    "too pale": "<p style='color: #aaa; background: #fff'>Who can read this?</p>",
    "no glyph for": "<p>One letter is none: &#x10a7f;</p>",
    "sideways": "<div style='width: 3000px; height: 10px'></div>",
}


@pytest.fixture(scope="module")
def eye(browser: Browser, server: Server) -> Iterator[Eye]:
    looking = Eye(browser, server.site)
    yield looking
    looking.close()


@pytest.mark.parametrize("part", range(PARTS))
def test_everything_fits(eye: Eye, part: int) -> None:
    faults = []
    for at, scene in enumerate(scenes()):
        if at % PARTS == part:
            some = replace(scene, sizes=(scene.sizes[at % len(scene.sizes)],))
            scheme = SCHEMES[at // PARTS % len(SCHEMES)]
            faults += eye.looks(some, LANGUAGES[at // PARTS % len(LANGUAGES)], schemes=(scheme,))
    assert faults == []


@pytest.mark.parametrize("fault", PLANTED)
def test_the_law_finds(eye: Eye, fault: str) -> None:
    """What is wrong on purpose is told."""
    page = f"<!doctype html><html class='scripted'><body style='font: 16px sans-serif'>{PLANTED[fault]}</body></html>"
    told = eye.looks(Scene("planted", lambda language: page, ((390, 844),)), "en")
    assert any(fault in what for _, what in told), told


def test_the_law_leaves_alone_what_fits(eye: Eye) -> None:
    page = (
        "<!doctype html><html class='scripted'><body style='font: 16px sans-serif'><p>A text with a "
        "<a href='#'>link</a>.</p><button style='min-width: 48px; min-height: 48px'>Go</button>"
        "<div style='height: 40px; overflow: auto'><p>It scrolls.</p><p>Further down.</p></div></body></html>"
    )
    assert eye.looks(Scene("plain", lambda language: page, ((390, 844), (1440, 900))), "en") == []
