"""The closed vocabulary of dice and cards: which words their data may use, and which numbers go with each."""

import re
from typing import Any

from mischia.core.errors import listed
from mischia.games.quarriors.content.catalogue import Face

TYPES = ("basic", "creature", "spell")
KINDS = ("cast", "attach", "reaction", "immediate")
SOURCES = ("rulebook", "public", "house")
DICE_FIELDS = ("name", "type", "faces", "source", "sure", "note")
CARD_FIELDS = (
    *("name", "class", "type", "set", "cost", "glory", "kind", "abilities"),
    *("text", "source", "sure", "note"),
)

NUMBER = range(100)
LEVEL = range(1, 10)
N = {"n": NUMBER}
SWITCH = (False, True)
GAIN = {"only": TYPES, "max_cost": NUMBER, "to": ("bag", "used")}

Numbers = dict[str, Any]  # by name: what is accepted

CREATURE_ABILITIES: dict[str, Numbers] = {  # what a creature, or another die that is no spell, can do
    "attack": N,
    "defence": N,
    "defence_per_other": N,
    "aura": {"attack": NUMBER, "defence": NUMBER},
    "lone_rival_attack": N,
    "size": {"count": ("quiddity_dice", "all_creatures")},
    "copy": {"attack": NUMBER, "defence": NUMBER},
    "immune": {},
    "spellproof": {},
    "ignore_attached": {},
    "cap_attackers": N,
    "ward": {"max_level": LEVEL},
    "breath": {"max_level": LEVEL},
    "poison": {},
    "second_wind": {},
    "kill_attacker_on_defend": {},
    "score_on_kill": {},
    "quiddity_on_kill": N,
    "tax": N,
    "discount": N,
    "quiddity_on_summon": N,
    "extra_capture_on_summon": N,
    "roll_on_summon": N,
    "assistant_on_summon": {},
    "reroll_class_on_summon": {},
    "destroy_class_on_summon": {},
    "one_summon_per_turn": {},
    "to_active_when_destroyed": {},
    "draw_when_destroyed": N,
    "return_for_quiddity": {},
    "aside_until_kill": {},
    "glory_on_score": N,
    "glory_per_other": N,
    "draw_on_score": N,
    "fetch_on_score": {},
    "trade_on_score": {},
    "gain_on_score": GAIN,
    "offer_on_score": N,
    "discount_on_score": N,
    "extra_capture_on_score": N,
    "immediate": {"draw": NUMBER, "reroll": SWITCH},
    "reroll_other": N,
}
SPELL_ABILITIES: dict[str, tuple[tuple[str, ...], Numbers]] = {  # of which kinds of spells, and the numbers
    "quiddity": (("cast", "immediate"), N),
    "glory": (("cast", "immediate"), N),
    "extra_capture": (("cast", "immediate"), N),
    "draw": (("cast", "immediate"), N),
    "reroll_others": (("immediate",), N),
    "team_attack": (("cast",), N),
    "team_defence": (("cast", "reaction"), N),
    "boost": (("attach",), {"attack": NUMBER, "defence": NUMBER, "glory": NUMBER}),
    "destroy": (("cast",), {"max_level": LEVEL, "max_defence": NUMBER, "each_rival": SWITCH}),
    "destroy_spell": (("cast",), {}),
    "sacrifice": (("cast",), {"quiddity_per_level": NUMBER}),
    "level_up": (("cast",), {}),
    "cull_used": (("cast",), N),
    "rivals_cull_dearest": (("cast",), {}),
    "glory_per_scored": (("cast",), {"n": NUMBER, "min": NUMBER}),
    "glory_again": (("cast",), {"max_cost": NUMBER}),
    "glory_per_victim": (("cast",), N),
    "zero_attack": (("reaction",), {}),
    "destroy_attacker": (("reaction",), {"max_level": LEVEL}),
    "fallen_to_active": (("reaction",), {}),
    "return_fallen": (("reaction",), {}),
    "glory_for_fallen": (("reaction",), N),
    "glory_when_destroyed": (("attach",), N),
    "gain_on_score": (("attach",), GAIN),
    "upgrade_on_score": (("attach",), {"plus": NUMBER}),
}

PART = re.compile(r"q(?P<q>[1-9])|d(?P<d>[1-9])|(?P<r>r)|(?P<s>s)|c(?P<level>[1-9])/(?P<a>\d+|\?)/(?P<b>\d+|\?)|-")


class Fault(Exception):
    """Data that can't be: where, and why."""

    def __init__(self, where: tuple[str, ...], why: str) -> None:
        super().__init__(f"{'.'.join(where)}: {why}")
        self.where = where
        self.why = why


def read_face(code: Any, where: tuple[str, ...]) -> Face:
    """A face from its code.

    >>> dragon = read_face("q3|r", ())
    >>> dragon.quiddity, dragon.reroll, dragon.both
    (3, True, False)
    >>> read_face("x", ("dice",))
    Traceback (most recent call last):
    mischia.games.quarriors.content.vocabulary.Fault: dice: 'x' is no face; such are q2, d1, r, s, c1/2/3*, q3|r, r&d1
    """
    wrong = Fault(where, f"{code!r} is no face; such are q2, d1, r, s, c1/2/3*, q3|r, r&d1")
    if not isinstance(code, str):
        raise wrong
    plain = code.rstrip("*")
    parts = [PART.fullmatch(part) for part in re.split(r"[|&]", plain)]
    if len(code) - len(plain) > 2 or not 1 <= len(parts) <= 2:
        raise wrong
    offers: dict[str, str] = {}
    for part in parts:
        if part is None or (len(parts) == 2 and (part["level"] or part["s"] or part[0] == "-")):
            raise wrong
        offers.update({name: said for name, said in part.groupdict().items() if said})
    sized = "?" in (offers.get("a"), offers.get("b"))
    return Face(
        code,
        int(offers.get("q", 0)),
        int(offers.get("d", 0)),
        "r" in offers,
        "s" in offers,
        int(offers.get("level", 0)),
        0 if sized else int(offers.get("a", 0)),
        0 if sized else int(offers.get("b", 0)),
        sized,
        "&" in plain,
        len(code) - len(plain),
    )


def read_ability(given: Any, type: str, kind: str, where: tuple[str, ...]) -> tuple[str, tuple[int, ...] | None]:
    """What an ability does and on which bursts; its words and numbers are known and fit the card."""
    if not isinstance(given, dict) or not isinstance(given.get("do"), str):
        raise Fault(where, f"{given!r} does not say what it does; abilities are like {{do: draw, n: 1}}")
    do = given["do"]
    if type == "spell":
        if do not in SPELL_ABILITIES:
            raise Fault(where, f"{do!r} is no ability of a spell; there are: {listed(list(SPELL_ABILITIES), most=99)}")
        kinds, numbers = SPELL_ABILITIES[do]
        if kind not in kinds:
            raise Fault(where, f"{do!r} is for spells of kind {' or '.join(kinds)}, not {kind}")
    else:
        if do not in CREATURE_ABILITIES:
            known = listed(list(CREATURE_ABILITIES), most=99)
            raise Fault(where, f"{do!r} is no ability of a creature; there are: {known}")
        numbers = CREATURE_ABILITIES[do]
    for word, value in given.items():
        if word not in ("do", "burst") and word not in numbers:
            raise Fault(where, f"{do!r} has no {word!r}; it has: {listed(list(numbers))}")
        if word in numbers and not accepted(value, numbers[word]):
            raise Fault(where, f"{word} of {do!r} can't be {value!r}")
    if numbers is N and "n" not in given:
        raise Fault(where, f"{do!r} needs n")
    return do, read_bursts(given.get("burst"), where)


def accepted(value: Any, among: Any) -> bool:
    """Whether a number or word is one of those accepted; True is no number."""
    return any(value == one and isinstance(value, type(one)) and isinstance(one, type(value)) for one in among)


def read_bursts(given: Any, where: tuple[str, ...]) -> tuple[int, ...] | None:
    """None means every creature or spell face."""
    if given is None:
        return None
    bursts = given if isinstance(given, list) else [given]
    if not bursts or not all(accepted(burst, (0, 1, 2)) for burst in bursts):
        raise Fault(where, f"burst can't be {given!r}; accepted: 0, 1, 2 or a list of these")
    return tuple(bursts)
