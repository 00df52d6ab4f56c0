"""The closed vocabulary of dice and cards; the words for abilities are those that the rules have functions for."""

import re
from typing import Any

from mischia.core.content import Fault, Where
from mischia.core.errors import listed
from mischia.games.quarriors.content.ability import CREATURES, KINDS, SPELLS, Ability
from mischia.games.quarriors.content.catalogue import Face

PART = re.compile(r"q(?P<q>[1-9])|d(?P<d>[1-9])|(?P<r>r)|(?P<s>s)|c(?P<level>[1-9])/(?P<a>\d+|\?)/(?P<b>\d+|\?)|-")


def read_face(code: Any, where: Where) -> Face:
    """A face from its code.

    >>> dragon = read_face("q3|r", ())
    >>> dragon.quiddity, dragon.reroll, dragon.both
    (3, True, False)
    >>> read_face("x", ("dice",))
    Traceback (most recent call last):
    mischia.core.content.Fault: dice: 'x' is no face; such are q2, d1, r, s, c1/2/3*, q3|r, r&d1
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


def read_ability(given: Any, type: str, kind: str, card: str, at: int) -> Ability:
    """An ability of a card; its words and numbers are known and fit the card."""
    where = ("cards", card, "abilities")
    if not isinstance(given, dict) or not isinstance(given.get("do"), str):
        raise Fault(where, f"{given!r} does not say what it does; abilities are like {{do: draw, n: 1}}")
    do, words = given["do"], SPELLS if type == "spell" else CREATURES
    if do not in words:
        bearer = "spell" if type == "spell" else "creature"
        raise Fault(where, f"{do!r} is no ability of a {bearer}; there are: {listed(sorted(words), most=99)}")
    word = words[do]
    if type == "spell" and kind not in word.kinds:
        kinds = " or ".join([one for one in KINDS if one in word.kinds])
        raise Fault(where, f"{do!r} is for spells of kind {kinds}, not {kind}")
    for name, value in given.items():
        if name not in ("do", "burst") and name not in word.numbers:
            raise Fault(where, f"{do!r} has no {name!r}; it has: {listed(list(word.numbers))}")
        if name in word.numbers and not accepted(value, word.numbers[name]):
            raise Fault(where, f"{name} of {do!r} can't be {value!r}")
    if list(word.numbers) == ["n"] and "n" not in given:
        raise Fault(where, f"{do!r} needs n")
    return Ability(word, do, card, at, read_bursts(given.get("burst"), where), given)


def accepted(value: Any, among: Any) -> bool:
    """Whether a number or word is one of those accepted; True is no number."""
    return any(value == one and isinstance(value, type(one)) and isinstance(one, type(value)) for one in among)


def read_bursts(given: Any, where: Where) -> tuple[int, ...] | None:
    """None means every creature or spell face."""
    if given is None:
        return None
    bursts = given if isinstance(given, list) else [given]
    if not bursts or not all(accepted(burst, (0, 1, 2)) for burst in bursts):
        raise Fault(where, f"burst can't be {given!r}; accepted: 0, 1, 2 or a list of these")
    return tuple(bursts)
