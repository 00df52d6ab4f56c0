"""Death Roads: what comes in the box, and data that can't be."""

import shutil
from pathlib import Path

import pytest

from mischia import MischiaError
from mischia.core.bags import size
from mischia.games.deathroads.content.box import HERE, box, read_box


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


# --- bots
