"""The table in a notebook: the page's own drawing, with everything in it and nothing to fetch."""

import base64
import re
from functools import cache
from html import escape
from xml.etree import ElementTree

from mischia.core.guess import View
from mischia.core.match import Match
from mischia.games import GAMES
from mischia.table.seen import TableSeen, seen_in_match
from mischia.web.pages import fonts, render

SVG = "http://www.w3.org/2000/svg"
LINK = "{http://www.w3.org/1999/xlink}href"
WIDE, HIGH, SCALE = 1360, 860, 0.65  # of a page on a wide screen, and how much smaller it is shown
ElementTree.register_namespace("", SVG)


def drawn(thing: Match | View, language: str = "en") -> str | None:
    """A match as an onlooker sees it, or a view as its seat does, in a frame of its own; None without a page."""
    if thing.game.name not in GAMES:
        return None
    seen = seen_in_match(thing, None) if isinstance(thing, Match) else seen_in_view(thing)
    return frame(page(seen, language))


def frame(html: str) -> str:
    """A page in a frame: its style does not reach the notebook, nor the notebook's style the page."""
    small = f"width:{WIDE * SCALE:.0f}px;height:{HIGH * SCALE:.0f}px;overflow:hidden"
    whole = f"width:{WIDE}px;height:{HIGH}px;border:0;transform:scale({SCALE});transform-origin:0 0"
    inside = f'<iframe sandbox="" title="Mischia" style="{whole}" srcdoc="{escape(html)}"></iframe>'
    return f'<div style="{small}">{inside}</div>'


def page(seen: TableSeen, language: str) -> str:
    """The table as the site draws it, in one document."""
    say = render.strings(seen.game, language)
    html = render.render_table(seen, say, stream="", can_speak=False)
    html = re.sub(
        r"<script\b.*?</script>|<link rel=\"(?:icon|manifest|apple-touch-icon)\"[^>]*>", "", html, flags=re.DOTALL
    )
    html = re.sub(r'<link rel="preload"[^>]*>', "", html)
    html = re.sub(r'<link rel="stylesheet" href="/fonts/[^>]*>', lambda _: display_face(), html)
    html = re.sub(r"/static/~\w+/", "/static/", html)
    html = re.sub(r'<link rel="stylesheet" href="/static/([^"?]+)[^>]*>', lambda found: style(found[1]), html)
    sprites = Sprites()
    html = sprites.inlined(html)
    return html.replace("</body>", f"{sprites.svg()}</body>")


def seen_in_view(view: View) -> TableSeen:
    """What the table page needs, out of a view alone."""
    match = Match(view.game, view.game.imagine(view), view.game.show_options(view.options), scripted=True)
    return seen_in_match(match, view.viewer, id="view", view=dict(view))


class Sprites:
    """The pieces of the site's drawings that a page uses, each under a name of its own."""

    def __init__(self) -> None:
        self.used: dict[tuple[str, str], None] = {}

    def inlined(self, html: str) -> str:
        """A page whose drawings refer to pieces in itself."""
        return re.sub(r'href="/static/([^"?#]+\.svg)(?:\?[^"#]*)?#([^"]+)"', self._here, html)

    def _here(self, found: re.Match[str]) -> str:
        return f'href="#{self.use(found[1], found[2])}"'

    def use(self, path: str, id: str) -> str:
        self.used.setdefault((path, id))
        return re.sub(r"\W", "-", f"{path}-{id}")

    def svg(self) -> str:
        """All that is used, and what that uses in turn."""
        done: dict[str, str] = {}
        while len(done) < len(self.used):
            for path, id in list(self.used):
                name = self.use(path, id)
                if name not in done:
                    done[name] = self._piece(path, id, name)
        return f'<svg xmlns="{SVG}" width="0" height="0" style="position:absolute">{"".join(done.values())}</svg>'

    def _piece(self, path: str, id: str, name: str) -> str:
        found = pieces(path).get(id)
        if found is None:
            return ""
        text = re.sub(r'\bid="[^"]*"', f'id="{name}"', found, count=1)
        text = re.sub(r'href="#([^"]+)"', lambda one: f'href="#{self.use(path, one[1])}"', text)
        return re.sub(r"url\(#([^)]+)\)", lambda one: f"url(#{self.use(path, one[1])})", text)


@cache
def pieces(path: str) -> dict[str, str]:
    """Every piece of a drawing that has a name."""
    root = ElementTree.fromstring(render.static_file(path).read_text(encoding="utf-8"))
    for inner in root.iter(f"{{{SVG}}}svg"):
        inner.set("style", f"overflow:{inner.get('overflow', 'hidden')}")  # as if the page's style did not reach it
    found = {}
    for element in root.iter():
        if "id" in element.attrib:
            if LINK in element.attrib:
                element.set("href", element.attrib.pop(LINK))
            attributes = {"id": element.attrib["id"], **element.attrib}
            element.attrib.clear()
            element.attrib.update(attributes)
            found[element.attrib["id"]] = ElementTree.tostring(element, encoding="unicode")
    return found


@cache
def style(path: str) -> str:
    """A style sheet with its pictures in it."""

    def here(found: re.Match[str]) -> str:
        data = base64.b64encode(render.static_file(found[1]).read_bytes()).decode()
        return f"url(data:image/svg+xml;base64,{data})"

    text = render.static_file(path).read_text(encoding="utf-8")
    return "<style>" + re.sub(r"url\(/static/([^)?]+\.svg)(?:\?[^)]*)?\)", here, text) + "</style>"


@cache
def display_face() -> str:
    """The narrow face that cards and buttons are drawn for; the text's own comes from the reader's machine."""
    data = base64.b64encode(fonts.font_file("Roboto-Condensed-Bold.woff").read_bytes()).decode()
    face = f'font-family:"Roboto Condensed";font-weight:400 900;src:url(data:font/woff;base64,{data})'
    return f"<style>@font-face{{{face}}}</style>"
