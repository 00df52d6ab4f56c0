"""Fake Swords: what is in its deck, and cards that can't be."""

from pathlib import Path

import pytest

from mischia.core.bags import size
from mischia.games.swords.content import box
from mischia.games.swords.rules.cards import ALL, COLOUR, IDS

CARD = """
[[card]]
id = "flamingo"
colour = "purple"
copies = 3
source = "house"
effect = { kind = "strain", trigger = "step back", amount = 2 }
"""


def test_the_deck() -> None:
    """SW-2, SW-3: 72 cards, three of a kind, eighteen of each colour."""
    assert size(ALL) == 72
    assert len(IDS) == 24
    assert [list(COLOUR).count(colour) for colour in range(4)] == [6] * 4


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ('colour = "purple"', 'colour = "pink"', "card flamingo: colour: 'pink' is none of: purple"),
        ('colour = "purple"', 'colour = "green"', "card flamingo: colour: green, but strain is for purple cards"),
        ("copies = 3", "copies = 0", "card flamingo: copies: 0 is no number from 1 to 9"),
        ("copies = 3", "", "card flamingo: copies: missing"),
        ('source = "house"', 'source = "hearsay"', "card flamingo: source: 'hearsay' is none of"),
        ("strain", "stain", "card flamingo: effect.kind: 'stain' is none of"),
        ("step back", "sneeze", "card flamingo: effect.trigger: 'sneeze' is none of"),
        ("amount = 2", "amount = 2, limit = 3", "card flamingo: effect: limit: no such key"),
        ("amount = 2", 'amount = "2"', "card flamingo: effect.amount: '2' is no number"),
        ('id = "flamingo"', 'id = "Flamingo!"', "card Flamingo!: id: "),
        ("[[card]]", "[[cart]]", r"a file of cards is a list of \[\[card\]\]"),
        ("[[card]]", "[[card]", "can't be read"),
        (CARD, CARD + CARD, "card flamingo: id: twice"),
    ],
)
def test_bad_content_is_refused(tmp_path: Path, old: str, new: str, fault: str) -> None:
    path = tmp_path / "cards.toml"
    path.write_text(CARD.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(box.BadContent, match=f"cards.toml: {fault}"):
        box.read(path)
