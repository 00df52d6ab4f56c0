"""What stands on the cards of Death Roads comes from their data."""

import re

import pytest

from mischia.core.language import LANGUAGES, Strings, message_of
from mischia.games import GAMES
from mischia.games.deathroads.content.box import HERE, SECTIONS, box, read_file, with_own
from mischia.games.deathroads.text.card_text import printed


def numbers_in(value: object) -> set[int]:
    """Every number that an item of the data says, but for how many copies there are of it."""
    if isinstance(value, dict):
        kept = [one for key, one in value.items() if key not in ("copies", "tokens", "known", "pattern", "cells")]
        rows = [int(gear) for gear in value.get("rows", {})]
        return set(rows).union(*[numbers_in(one) for one in kept])
    if isinstance(value, list):
        return set().union(*[numbers_in(one) for one in value])
    return {abs(value)} if isinstance(value, int) and not isinstance(value, bool) else set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_number_of_the_data_stands_in_the_text(lang: str) -> None:
    say = Strings(GAMES["deathroads"], lang)
    for section in SECTIONS:
        for name, item in read_file(HERE, section).items() if section != "presets" else ():
            text = say(message_of("effect", name)) if section != "armour" else printed(box(), name, say)
            wanted = numbers_in(item)
            if section == "pilots" and "hand_size" in item["passive"]:
                wanted = wanted - {item["passive"]["hand_size"]} | {box().board.hand + item["passive"]["hand_size"]}
            if "trophies_min" in str(item):
                wanted -= {1}  # "with a trophy"
            assert wanted <= {int(number) for number in re.findall(r"\d+", text)}, f"{name}: {text}"


OWN = {  # a card for each word of the effect language that the box itself does not use
    "Odd Job": {"gear_min": 4, "gear_max": 5, "row_min": 6, "dirt": False, "has_status": True, "trophies_min": 3},
    "Even Job": {"dirt": True, "has_status": False, "row_max": 7},
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_text_of_own_cards_comes_from_their_data_too(lang: str) -> None:
    say = Strings(GAMES["deathroads"], lang)
    every = [
        *({"move": "back", "n": 2, "push": "same"}, {"damage": 8}, {"handling": -2}, {"handling": 3}, {"gear": -3}),
        *({"status": "veer", "n": 9}, {"remove_status": "burn"}, {"repair": 11}, {"draw": 12}, {"discard": 13}),
    ]
    cards = {
        name: {
            "vehicle": "Last Cab",
            "colour": "blue",
            "cost": 1,
            "rows": {"2": [{"if": conditions, "then": every, "else": [{"adjacent": every}]}]},
        }
        for name, conditions in OWN.items()
    }
    content = with_own({"cards": cards})
    for name, conditions in OWN.items():
        text = printed(content, name, say)
        limits = {limit for limit in conditions.values() if not isinstance(limit, bool)}
        assert {1, 2, 8, 3, 9, 11, 12, 13} | limits <= {int(number) for number in re.findall(r"\d+", text)}
        assert text.count("11") == 2
    assert printed(content, "No Such Thing", say) == ""


def test_a_text_says_who_does_what() -> None:
    say = Strings(GAMES["deathroads"], "en")
    assert say("effect-harpoon") == (
        "Cost 2. The first car 1–3 ahead. Each car hit takes 5 damage, then is moved back 1. "
        "If you hit: move forward 1."
    )
    assert say("effect-crush-them").startswith("Little Monster as boss (4): move left, right or back 2, pushing whom")
    assert printed(with_own({"cards": {"Overload": OVERLOAD}}), "Overload", say) == (
        "Cost 3. Gear 2+: shift down 4, then draw 1 card."
    )


OVERLOAD = {"vehicle": "Hot Rodent", "colour": "yellow", "cost": 3, "rows": {"2": [{"gear": -4}, {"draw": 1}]}}
