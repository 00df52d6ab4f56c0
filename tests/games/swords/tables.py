"""Tables of Fake Swords at chosen moments."""

import mischia
from mischia import Match


def sorting() -> Match:
    """The Boss may still sort."""
    piles = {"A": ["flamingo", "statue"], "B": ["deep-bow"], "C": ["free-arm", "whirligig"]}
    return mischia.load("swords", {"phase": "sort", "piles": piles})
