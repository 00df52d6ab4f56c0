"""The faces of every page, served from our own address: no page depends on a font of its reader's machine."""

import hashlib
from functools import cache
from importlib.metadata import distribution
from pathlib import Path

PACKAGE = "XStatic-roboto-fontface"
FOLDER = "xstatic/pkg/roboto_fontface/data/fonts"
FACES = {  # the package's narrow .woff2 files lack every letter with an accent
    "Roboto-Condensed-Bold.woff": "roboto-condensed",
    "Roboto-Condensed-BoldItalic.woff": "roboto-condensed",
    "Roboto-Regular.woff2": "roboto",
    "Roboto-RegularItalic.woff2": "roboto",
    "Roboto-Bold.woff2": "roboto",
}
PRELOADED = ("Roboto-Condensed-Bold.woff", "Roboto-Regular.woff2", "Roboto-Bold.woff2")  # every page begins with them
STYLE = Path(__file__).parent / "static" / "faces.css"


@cache
def version() -> str:
    """Changes when the package or the style sheet of the faces does, and not with every other file of the site."""
    told = hashlib.sha256(distribution(PACKAGE).version.encode() + STYLE.read_bytes())
    return told.hexdigest()[:10]


def address(name: str) -> str:
    """Where a face or their style sheet is served, for ever the same content."""
    return f"/fonts/{version()}/{name}"


def font_file(name: str) -> Path:
    """Where it lies: a KeyError for what is no face of ours."""
    if name == STYLE.name:
        return STYLE
    return Path(str(distribution(PACKAGE).locate_file(f"{FOLDER}/{FACES[name]}/{name}")))
