"""Death Roads: what comes in the box, and data that can't be."""

import re
import shutil
from pathlib import Path

import pytest

import mischia
from mischia import MischiaError, bot_named
from mischia.core.bags import size
from mischia.core.language import LANGUAGES, Strings, message_of
from mischia.games import GAMES
from mischia.games.deathroads.content.box import HERE, SECTIONS, box, read_box, read_file, with_own
from mischia.games.deathroads.rules.automa_weighing import Outcome, allowed, best
from mischia.games.deathroads.text.card_text import printed
from tests import races


def test_counts() -> None:
    """DR-2, DR-3: as many of everything as the rulebook says."""
    content = box()
    dealt = content.dealt
    real = [card for card in content.cards if card.name in content.limited]
    kinds = {
        kind: sum(card.copies for card in real if card.kind == kind) for kind in ("vehicle", "weapon", "signature")
    }
    assert kinds == {"vehicle": 53, "weapon": 60, "signature": 8}
    assert (len(dealt.pilots), len(dealt.vehicles), len(dealt.drones), len(dealt.types)) == (10, 8, 4, 6)
    assert [size(pile) for pile in (dealt.skids, dealt.events, dealt.finals, dealt.ai_cards)] == [8, 26, 6, 7]
    assert [len(content.letter(letter)) for letter in "FMB"] == [10, 10, 10]
    assert all(5 <= size(content.decks[name]) <= 8 for name in dealt.vehicles)  # DR-26
    assert set(content.signature_of) == set(dealt.vehicles)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A copy of the box that can be spoilt."""
    return Path(shutil.copytree(HERE, tmp_path / "content"))


BROKEN = [
    # file, what stands there, what is put in its place, what the error says
    ("cards", "rows.1 = [{ gear = 1 }]", "rows.1 = [{ gears = 1 }]", "cards.toml: Overload: rows.1: "),
    (
        "cards",
        'vehicle = "Hot Rodent"',
        'vehicle = "Cold Rodent"',
        "cards.toml: Overload: vehicle: there is no vehicle",
    ),
    ("cards", "cost = 2", "cost = 20", "cards.toml: Overload: cost: 20 is no number from 0 to 9"),
    ("weapons", 'code = "F02"', 'code = "F01"', "weapons.toml: Plasma Shot: code: F01 twice"),
    (
        "weapons",
        'mode = "line"',
        'mode = "curve"',
        "weapons.toml: Plasma Shot: pattern.tracks.mode: 'curve' is none of",
    ),
    ("vehicles", "handling = 6", "handing = 6", "vehicles.toml: Hot Rodent: handing: unknown; accepted: "),
    (
        "pilots",
        "passive = { ignore_skid = 1 }",
        "passive = { fly = 1 }",
        "pilots.toml: Steady Eddie: passive.fly: unknown",
    ),
    ("events", 'who = "lane"', 'who = "lanes"', "events.toml: Pile-up: resolve: 'lanes' is none of"),
    ("ai_types", '"aggressive"', '"polite"', "ai_types.toml: Berserker: traits: 'polite' is none of"),
    ("skids", 'source = "rulebook"', 'source = "hearsay"', "skids.toml: Slide Left: source: 'hearsay' is none of"),
    ("armour", 'source = "house"', "", "armour.toml: green: source: None is none of"),
    ("presets", '"F01"', '"F99"', "presets.toml: green: weapons: there is no weapon 'F99'"),
    ("board", "rows = 7", "rows = 70", "board.toml: rows: 70 is no number from 2 to 9"),
    ("finals", "[", "[[", "finals.toml: "),
]


@pytest.mark.parametrize(("file", "old", "new", "told"), BROKEN)
def test_broken_data_is_told_with_file_item_and_key(folder: Path, file: str, old: str, new: str, told: str) -> None:
    path = folder / f"{file}.toml"
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(MischiaError) as error:
        read_box(folder)
    assert str(error.value).startswith(told)


def test_a_new_vehicle_is_only_data(folder: Path) -> None:
    """A vehicle, its cards and its signature weapon can be added without a line of code."""
    with (folder / "vehicles.toml").open("a", encoding="utf-8") as file:
        file.write('\n[Sofa]\nsource = "house"\ncondition = 4\nhandling = 5\nbash = 1\nskid_track = ["veer"]\n')
    with (folder / "cards.toml").open("a", encoding="utf-8") as file:
        file.write('\n["Lean Back"]\nsource = "house"\nvehicle = "Sofa"\ncost = 1\nrows.1 = [{ repair = 1 }]\n')
    content = read_box(folder)
    assert "Sofa" in content.dealt.vehicles
    assert size(content.decks["Sofa"]) == 1


def outcome(
    harm: int = 0, hurts_ai: bool = False, distance: int = 3, rows: int = 0, cost: int = 1, own: int = 0, used: int = 0
) -> Outcome:
    path = (("go", str((harm, distance, rows))),)
    return Outcome(path, harm, hurts_ai or own > 0, False, distance, False, rows, 0, own, own > 8, cost, used)


def test_what_an_ai_prefers() -> None:
    """DR-R47: hurting before advancing, or the other way round; then unhurt, cheap, and with few optional symbols."""
    hurt, near, ahead = outcome(harm=2), outcome(distance=1), outcome(rows=1)
    assert best([ahead, near, hurt], aggressive=True) is hurt
    assert best([ahead, near], aggressive=True) is near
    assert best([hurt, near, ahead], aggressive=False) is ahead
    for aggressive in (False, True):
        assert best([outcome(cost=3), outcome(cost=2)], aggressive).cost == 2
        assert best([outcome(own=2), outcome(own=1, cost=2)], aggressive).own == 1
        assert best([outcome(used=2), outcome(used=0, cost=2), outcome(used=1)], aggressive).used == 1


def test_what_an_ai_may_do() -> None:
    """DR-R50: without friendly fire nothing that hurts an AI, with it only for a gain, and never its own end."""
    bad, gain, end = outcome(hurts_ai=True), outcome(harm=1, hurts_ai=True), outcome(harm=5, own=9)
    assert allowed([bad, gain, end], friendly_fire=False) == []
    assert allowed([bad, gain, end], friendly_fire=True) == [gain]


# --- what stands on the cards


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


# --- bots


def test_bots_race_and_shoot() -> None:
    """A table of bots looks like Death Roads: cards are played, not thrown away, and shots hit."""
    found = races.Style()
    for number in range(3):
        for style in races.race(["normal"] * 4, number, rounds=2):
            found.update(style)
    assert found["turns"] > 60
    assert found.focus < 0.2  # it was 0.64 when bots saved their handling up
    assert found["play"] > found["turns"] * 0.4
    assert found["hits"] >= 8
    assert found["damage"] > 3 * found["drives"]
    assert found["rows"] > 0


def faced(done: bool = False, **given: object) -> mischia.Match:
    """Ann's turn; Bob is right ahead of her, Cid far away. They may be out of the round."""
    ann = {"cell": "c3", "hand": ["Plasma Shot", "Immortar", "Parting Gift"], "handling": 4, **given}
    racers = {"Ann": ann, "Bob": {"cell": "c5", "done": done}, "Cid": {"cell": "e1", "done": done}}
    return mischia.load("deathroads", {"players": ["Ann", "Bob", "Cid"], "racers": racers, "events_left": 4}, seed=1)


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_bots_shoot_whom_they_can_hit(level: str) -> None:
    """The two other weapons reach nobody."""
    assert bot_named(level).choose(faced().see_as("Ann")) == "play Plasma Shot"


def test_bots_do_not_throw_cards_away_when_nobody_is_left_to_wait_for() -> None:
    seen = faced(done=True, hand=["Immortar", "Parting Gift", "Laser Shot", "Mine Layer", "Rear Rail"]).see_as("Ann")
    assert "focus Immortar" in seen.moves
    assert not any(bot_named("normal", seed).choose(seen).startswith("focus") for seed in range(5))
