"""The rules of a duel: what the different cards of its pile say, moment by moment (SW-34, SW-42, SW-V31)."""

from collections.abc import Callable
from typing import Any, Final

from mischia.core.bags import Bag, kinds
from mischia.games.swords.content.box import EFFECTS, Design, designs

# What the cards do, f(s, card)
START: Final = "start"  # a bout has its start values, and the cards change them
OPENING: Final = "opening"  # before the first beat of a bout
CHOSEN: Final = "chosen"  # both have chosen their actions
CONTACT: Final = "contact"  # a beat in which the blades have touched is over
# What the cards say of a fighter, f(s, fighter, card): yes or no
TEMPO: Final = "tempo"  # starts a bout with the tempo?
STEP: Final = "step"  # needs no pace for a step back, and loses none?
SLIP: Final = "slip"  # steps back from a cut: takes the tempo even from a cutter who holds it?
WRONG_PARRY: Final = "wrong parry"  # has parried on the wrong line: is that no loss?
HIT: Final = "hit"  # is about to be hit: is the blow stopped?
BOTH_HIT: Final = "both hit"  # both hit at once: wins the duel?
# and how much
STRAIN: Final = "strain"  # of this beat, for what was done in it

MOMENTS: Final = (START, OPENING, CHOSEN, CONTACT, TEMPO, STEP, SLIP, WRONG_PARRY, HIT, BOTH_HIT, STRAIN)

Sentence = tuple[Callable[..., Any], Design]


class Terms:
    """The sentences that are in force in a duel."""

    def __init__(self, cards: list[Design]) -> None:
        self.kinds = tuple([card.kind for card in cards])
        self.at: dict[str, list[Sentence]] = {moment: [] for moment in MOMENTS}
        for card in cards:
            effect = EFFECTS[card.kind]
            self.at[effect.moment].append((effect.function, card))

    def act(self, moment: str, s: Any) -> None:
        """Let the cards do what they do at a moment."""
        for sentence in self.at[moment]:
            sentence[0](s, sentence[1])

    def clause(self, moment: str, s: Any, fighter: int) -> str:
        """The clause of the first card that says yes of a fighter; empty if none does."""
        for sentence in self.at[moment]:
            if sentence[0](s, fighter, sentence[1]):
                return sentence[1].clause
        return ""

    def sum(self, moment: str, s: Any, fighter: int) -> int:
        """How much all cards together say of a fighter."""
        found = 0
        for sentence in self.at[moment]:
            found += sentence[0](s, fighter, sentence[1])
        return found


_terms: Final[dict[tuple[Bag, bool], Terms]] = {}


def terms_of(cards: Bag, with_black: bool) -> Terms:
    """The rules in force in a duel for these cards; the black ones only if one of the two is shorter."""
    key = (cards, with_black)
    found = _terms.get(key)
    if found is None:
        there = [designs()[card] for card in kinds(cards)]
        found = Terms([card for card in there if with_black or card.colour != "black"])
        if len(_terms) > 5000:
            _terms.clear()
        _terms[key] = found
    return found
