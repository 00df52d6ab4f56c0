"""`mischia admin`, as a host types it: what it says, what it asks, what it does, and with which code it ends."""

import asyncio
import json
import sys
from argparse import ArgumentTypeError
from io import StringIO
from pathlib import Path
from random import Random
from time import time

import pytest

from mischia.cli import main
from mischia.cli.admin.desk import moment, seconds
from mischia.table.hall import Hall
from mischia.table.store.store import Person
from tests.table.halls import comes_true, one_move, opened, seated, waiting

pytestmark = pytest.mark.anyio


class Desk:
    """A host at a keyboard, beside a server that has the house open."""

    def __init__(self, data: Path, capsys: pytest.CaptureFixture[str], hall: Hall) -> None:
        self.data, self.capsys, self.hall = data, capsys, hall

    async def types(self, *words: str) -> tuple[int, str]:
        """What is said, and the code with which it ends."""
        code = await asyncio.to_thread(main, ["admin", words[0], "--data", str(self.data), *words[1:]])
        told = self.capsys.readouterr()
        return code, told.out + told.err

    async def finished(self, people: int = 3) -> tuple[str, list[Person]]:
        table, guests = await seated(self.hall, " ".join(["Ann", "Bob", "Cid"][:people]))
        rng = Random(4)
        while await one_move(self.hall, table, guests, rng):
            pass
        return table, guests


@pytest.fixture
async def desk(tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> object:
    monkeypatch.setattr(sys, "stdin", StringIO())
    async with opened(f"sqlite:///{tmp_path / 'mischia.db'}") as hall:
        yield Desk(tmp_path, capsys, hall)


async def test_tables_are_listed_and_shown_without_what_is_hidden(desk: Desk) -> None:
    assert await desk.types("tables") == (0, "There are no such tables.\n")
    table, people = await seated(desk.hall)
    lobby, _ = await waiting(desk.hall, "Eve")
    code, told = await desk.types("tables", "--status", "playing")
    assert code == 0
    assert table in told
    assert lobby not in told
    assert (await desk.types("tables", "--older-than", "1h"))[1] == "There are no such tables.\n"
    code, told = await desk.types("show", "--", table)
    assert code == 0
    assert people[1].id in told
    assert "Bob" in told
    secret = (await desk.hall.table(table)).opening.secret
    assert secret not in told
    assert (await desk.types("show", "nowhere"))[0] == 2


async def test_what_can_not_be_undone_is_asked(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    table, people = await seated(desk.hall)
    code, told = await desk.types("close", "--", table)
    assert (code, told.splitlines()[-1]) == (2, "mischia: That can't be undone: say --yes.")

    class Keyboard(StringIO):
        def isatty(self) -> bool:
            return True

    for typed, ends in (("n\n", 1), ("\n", 1), ("y\n", 0)):
        monkeypatch.setattr(sys, "stdin", Keyboard(typed))
        assert (await desk.types("close", "--", table))[0] == ends

    async def is_over() -> bool:
        return (await desk.hall.seen(table, people[0].id)).status == "over"

    await comes_true(is_over)
    assert (await desk.types("close", "--yes", "--", table))[0] == 2


async def test_tables_are_deleted_and_pruned(desk: Desk) -> None:
    table, _ = await seated(desk.hall)
    lobby, _ = await waiting(desk.hall, "Eve")
    code, told = await desk.types("prune", "--older-than", "0h", "--dry-run")
    assert (code, "1 table would be deleted." in told, table in told) == (0, True, False)
    assert await desk.hall.store.head(lobby) == 1
    assert (await desk.types("prune", "--older-than", "0h", "--yes"))[0] == 0
    assert await desk.hall.store.head(lobby) == 0
    assert (await desk.types("prune", "--older-than", "0h", "--yes"))[1] == "There is nothing to prune.\n"
    assert (await desk.types("prune", "--older-than", "0h", "--playing", "--dry-run"))[1].endswith(
        "1 table would be deleted.\n"
    )
    assert (await desk.types("delete", "--yes", "--", table, table))[1].endswith("1 table is deleted.\n")
    assert (await desk.types("delete", "--yes", "--", table))[0] == 2


async def test_a_match_is_taken_along_and_brought_back(desk: Desk) -> None:
    playing, _ = await seated(desk.hall)
    table, (ann, *_) = await desk.finished()
    file = desk.data / "match.json"
    code, told = await desk.types("export", "--", playing[:8], str(file))
    assert (code, file.exists(), "when it is over" in told) == (2, False, True)
    assert (await desk.types("export", "--", table, str(file)))[0] == 0
    assert file.stat().st_mode & 0o077 == 0
    assert (await desk.types("export", "--", table, str(file)))[0] == 2  # it is there
    assert main(["replay", str(file), "--verify"]) == 0
    desk.capsys.readouterr()
    code, told = await desk.types("import", str(file), f"--person={ann.id}")
    assert code == 0
    brought = told.split("/tables/")[1].split("/")[0]
    assert brought in await desk.hall.store.tables_of(ann.id)
    assert (await desk.hall.seen(brought, ann.id)).status == "over"
    assert (await desk.types("import", str(file)))[0] == 0
    doc = json.loads(file.read_text(encoding="utf-8"))
    for text in (
        "",
        "[]",
        "{}",
        json.dumps({**doc, "game": "chess"}),
        json.dumps({**doc, "answers": [["Ann", "fly"]]}),
    ):
        bad = desk.data / "bad.json"
        bad.write_text(text, encoding="utf-8")
        code, told = await desk.types("import", str(bad))
        assert (code, "bad.json" in told) == (2, True), text
    assert (await desk.types("import", str(desk.data / "none.json")))[0] == 2


async def test_a_table_is_patched(desk: Desk) -> None:
    table, _ = await seated(desk.hall)
    eve = await desk.hall.people.welcome("Eve")
    assert (await desk.types("bot", "--yes", "--", table, "Bob"))[0] == 0
    assert (await desk.types("hand", "--yes", "--", table, "Cid", eve.id))[0] == 0
    await comes_true(lambda: sits(desk.hall, table, eve))
    assert [note.id for note in (await desk.hall.seen(table, None)).notes] == ["note-relieved", "note-handed"]
    for words in (("bot", "Zoe"), ("bot", "9"), ("hand", "Ann", "nobody"), ("hand", "Ann", eve.id)):
        assert (await desk.types(words[0], "--yes", "--", table, *words[1:]))[0] == 2
    lobby, _ = await waiting(desk.hall, "Fay")
    assert (await desk.types("bot", "--yes", "--", lobby, "Fay"))[0] == 2


async def sits(hall: Hall, table: str, person: Person) -> bool:
    return (await hall.seen(table, person.id)).you is not None


async def test_a_person_is_shown_exported_and_erased(desk: Desk) -> None:
    table, (ann, *_) = await desk.finished()
    await desk.hall.chat(table, ann, "Good game")
    assert (await desk.types("people", "--named", "an"))[1].startswith(ann.id)
    assert (await desk.types("people", "--named", "nobody"))[1] == "There is nobody.\n"
    assert "1 line of chat" in (await desk.types("person", "--", ann.id))[1]
    doc = json.loads((await desk.types("person", "--", ann.id, "export"))[1])
    assert (doc["person"]["name"], doc["said"][0]["text"], doc["tables"][0]["id"]) == ("Ann", "Good game", table)
    file = desk.data / "ann.json"
    assert (await desk.types("person", "--to", str(file), "--", ann.id, "export"))[0] == 0
    assert json.loads(file.read_text(encoding="utf-8")) == doc
    assert (await desk.types("person", "--", ann.id, "erase"))[0] == 2
    assert (await desk.types("person", "--yes", "--", ann.id, "erase"))[0] == 0
    assert (await desk.types("person", "--", ann.id))[0] == 2
    await comes_true(lambda: nameless(desk.hall, table))


async def nameless(hall: Hall, table: str) -> bool:
    return "Guest" in (await hall.table(table)).names


async def test_bans_and_announcements(desk: Desk) -> None:
    ann = await desk.hall.people.welcome("Ann")
    assert (await desk.types("bans"))[1] == "Nobody is banned.\n"
    assert (await desk.types("ban", "2001:db8::7", "--until", "7d"))[1].startswith("2001:db8::/64 is banned until")
    assert (await desk.types("ban", "--", ann.id))[1] == f"{ann.id} is banned for ever.\n"
    assert "banned for ever" in (await desk.types("person", "--", ann.id))[1]
    assert (await desk.types("ban", "nobody"))[0] == 2
    assert len((await desk.types("bans"))[1].splitlines()) == 2
    assert (await desk.types("unban", "2001:db8::1"))[0] == 0
    assert (await desk.types("unban", "2001:db8::1"))[0] == 2
    assert (await desk.types("announce"))[1] == "Nothing is announced.\n"
    assert "Closed on Sunday" in (await desk.types("announce", "Closed on Sunday"))[1]
    assert (await desk.types("announce", "x", "--clear"))[0] == 2
    assert (await desk.types("announce", "x" * 501))[0] == 2
    assert (await desk.types("announce", "--clear"))[1] == "Nothing is announced.\n"


def test_without_a_database_nothing_is_made(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["admin", "tables", "--data", str(tmp_path)]) == 2
    assert "not there" in capsys.readouterr().err
    assert not list(tmp_path.iterdir())


def test_spans_and_moments() -> None:
    assert moment("2100-01-31") > time()
    assert abs(moment("2d") - time() - 2 * 86400) < 5
    for text in ("soon", "7", "7y", "-7d", ""):
        with pytest.raises(ArgumentTypeError):
            seconds(text)
        with pytest.raises(ArgumentTypeError):
            moment(text)
    with pytest.raises(ArgumentTypeError, match="past"):
        moment("2001-01-01")


@pytest.mark.parametrize(
    "command",
    [
        "tables",
        "show",
        "close",
        "delete",
        "export",
        "import",
        "bot",
        "hand",
        "people",
        "person",
        "prune",
        "announce",
        "ban",
        "unban",
        "bans",
    ],
)
def test_every_command_explains_itself_with_an_example(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["admin", command, "--help"])
    assert ended.value.code == 0
    assert f"Example: mischia admin {command}" in capsys.readouterr().out


async def test_ratings_are_reckoned_again(desk: Desk) -> None:
    assert await desk.types("ratings", "rebuild") == (0, "0 rated matches were reckoned again.\n")
    table, guests = await seated(desk.hall, "Ann Bob Cid", rated=True)
    rng = Random(4)
    while await one_move(desk.hall, table, guests, rng):
        pass
    assert await desk.types("ratings", "rebuild") == (0, "1 rated match was reckoned again.\n")
    code, told = await desk.types("person", guests[0].id)
    assert code == 0
    assert "0 clubs, 1 rated match" in told
