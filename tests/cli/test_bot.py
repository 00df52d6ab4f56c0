"""`mischia bot`: a bot of your own at a table, over a real line."""

import time
from collections.abc import Callable, Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

import pytest

import mischia
from mischia.cli import guest_bot, main
from mischia.cli.site import Site, Unreachable, table_at
from mischia.core.errors import MischiaError
from mischia.core.language import Words
from tests.web.site import Guest, play_out

BOTS = """
class Highest:
    def choose(self, seen):
        return "decline" if "decline" in seen.moves else max(seen.moves, key=lambda one: int(one.split()[-1]))

class Cheat:
    def choose(self, seen):
        return "play 99"

class Clumsy(Highest):
    tries = 0
    def choose(self, seen):
        self.tries += 1
        if self.tries % 2:
            raise RuntimeError("where am I?")
        return super().choose(seen)

class Mute:
    pass

class Needy:
    def __init__(self, one, two, three):
        pass

NUMBER = 3
"""


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with bots, in which one is."""
    (tmp_path / "clubbots.py").write_text(BOTS)
    (tmp_path / "broken.py").write_text("1 / 0\n")
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setenv("LANG", "en")
    return tmp_path


class Running:
    """The command, in a thread."""

    def __init__(self, *words: str) -> None:
        self.code: int | None = None
        self.thread = Thread(target=self._run, args=(words,), daemon=True)
        self.thread.start()

    def _run(self, words: tuple[str, ...]) -> None:
        self.code = main(["bot", *words])

    def ended(self) -> int | None:
        self.thread.join(30)
        return self.code


def wait_for(there: Callable[[], Any]) -> None:
    end = time.monotonic() + 20
    while not there():
        assert time.monotonic() < end
        time.sleep(0.02)


def full(host: Guest, table: str) -> bool:
    return all(seat["kind"] != "open" for seat in host.sees(table)["seats"])


def begins(host: Guest, table: str) -> None:
    wait_for(lambda: full(host, table))
    assert host.post(f"/api/tables/{table}/start").status_code == 200


def over(host: Guest, table: str) -> bool:
    return bool(host.sees(table)["status"] == "over")


def test_it_sits_down_plays_to_the_end_and_is_marked(site: str, capsys: pytest.CaptureFixture[str]) -> None:
    host = Guest(site, "Host")
    table = host.opens(seats=3, bots=["easy", "easy"], sit=False)
    bot = Running(f"{site}/tables/{table}", "--with", "clubbots:Highest")
    wait_for(lambda: full(host, table))
    lobby = Guest(site).get(f"/tables/{table}", headers={"accept": "text/html"}).text
    assert "Highest (bot)" in lobby
    assert "a guest’s bot" in lobby
    begins(host, table)
    assert bot.ended() == 0
    seen = host.sees(table)
    assert seen["seats"][2] == {**seen["seats"][2], "name": "Highest (bot)", "kind": "program", "level": None}
    assert seen["chat"][0]["notice"] == "bot"
    kinds = [seat["kind"] for seat in host.get(f"/api/tables/{table}/match").json()["seats"]]
    assert kinds == ["bot", "bot", "program"]
    out = capsys.readouterr().out
    assert "It chooses: play" in out
    assert f"Won by: {seen['winners'][0]}" in out


def test_one_of_ours_by_its_code_stays_for_the_rematch(site: str, capsys: pytest.CaptureFixture[str]) -> None:
    host = Guest(site, "Host")
    table = host.opens(seats=3, bots=["easy"])
    code = host.sees(table)["code"].lower()
    bot = Running(code, "--site", site, "--with", "easy", "--name", "Rob", "--stay", "--lang", "it")
    begins(host, table)
    play_out(table, [host])
    again = host.post(f"/api/tables/{table}/rematch").json()["table"]
    assert [seat["kind"] for seat in host.sees(again)["seats"]].count("program") == 1
    wait_for(lambda: all(seat["here"] for seat in host.sees(again)["seats"]))
    begins(host, again)
    play_out(again, [host])
    third = host.post(f"/api/tables/{again}/rematch").json()["table"]
    wait_for(lambda: all(seat["here"] for seat in host.sees(third)["seats"]))
    rob = next(at for at, seat in enumerate(host.sees(third)["seats"]) if seat["name"] == "Rob (bot)")
    assert host.post(f"/api/tables/{third}/remove", {"seat": rob}).status_code == 200
    assert bot.ended() == 2
    told = capsys.readouterr()
    assert told.out.count("Resta per la rivincita") == 2
    assert "Chi ospita ha liberato il posto del bot" in told.err


def test_a_wrong_choice_is_told_and_the_seat_given_up(site: str, capsys: pytest.CaptureFixture[str]) -> None:
    host = Guest(site, "Host")
    table = host.opens(seats=3, bots=["easy", "easy"], sit=False)
    bot = Running(f"{site}/tables/{table}/screen", "--with", "clubbots:Cheat", "--tries", "2")
    begins(host, table)
    assert bot.ended() == 2
    told = capsys.readouterr()
    assert told.err.count("clubbots:Cheat chose “play 99”, which is no legal move. It may: play ") == 2
    assert "given up its seat" in told.out
    wait_for(lambda: over(host, table))  # nobody else is there to play it out


def test_a_bot_that_stumbles_is_asked_again(site: str, capsys: pytest.CaptureFixture[str]) -> None:
    host = Guest(site, "Host")
    table = host.opens(seats=3, bots=["easy", "easy"], sit=False)
    bot = Running(f"{site}/tables/{table}", "--with", "clubbots:Clumsy", "--tries", "2")
    begins(host, table)
    assert bot.ended() == 0
    told = capsys.readouterr().err
    assert "clubbots:Clumsy failed: RuntimeError: where am I?" in told
    assert "clubbots.py" in told  # where, for whoever wrote it


def test_a_cut_line_is_opened_again(
    site: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The stream breaks after each view, and every second answer is lost on its way back."""
    views, post, sent = Site.views, Site.post, 0

    def broken(self: Site, path: str) -> Iterator[Any]:
        yield next(views(self, path))
        raise self.unreachable("cut")

    def lossy(self: Site, path: str, **more: Any) -> Any:
        nonlocal sent
        answer = post(self, path, **more)
        sent += path.endswith("/move")
        if path.endswith("/move") and sent % 2:
            raise self.unreachable("cut")
        return answer

    monkeypatch.setattr(guest_bot, "PAUSES", (0.01,))
    monkeypatch.setattr(Site, "views", broken)
    monkeypatch.setattr(Site, "post", lossy)
    host = Guest(site, "Host")
    table = host.opens(seats=3, bots=["easy", "easy"], sit=False)
    bot = Running(f"{site}/tables/{table}", "--with", "clubbots:Highest")
    begins(host, table)
    assert bot.ended() == 0
    assert sent > 1
    assert "It tries again." in capsys.readouterr().out


def test_a_site_that_stays_away_is_given_up(site: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guest_bot, "PAUSES", (0.01,))
    monkeypatch.setattr(guest_bot, "PATIENCE", 0.05)
    gone = Site("http://127.0.0.1:9")
    with pytest.raises(Unreachable):
        guest_bot.GuestBot(gone, mischia.bot_named("easy"), "easy", 1, Words("en")).look()


def test_ctrl_c_leaves_an_empty_chair(site: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(self: Site, path: str) -> Iterator[Any]:
        raise KeyboardInterrupt

    monkeypatch.setattr(Site, "views", interrupted)
    host = Guest(site, "Host")
    table = host.opens(seats=3)
    assert main(["bot", f"{site}/tables/{table}", "--with", "hard"]) == 130
    assert [seat["kind"] for seat in host.sees(table)["seats"]] == ["person", "open", "open"]


@pytest.mark.parametrize(
    ("bot", "why"),
    [
        ("nowhere:Bot", "the module nowhere can’t be loaded here. No module named 'nowhere'"),
        ("broken:Bot", "the module broken can’t be loaded here. ZeroDivisionError"),
        ("clubbots:Lowest", "Bots in it: Highest, Cheat, Clumsy."),
        ("clubbots:NUMBER", "nothing of that name that makes a bot"),
        ("clubbots:Mute", "no method choose(seen)"),
        ("clubbots:Needy", "it can’t be made. TypeError"),
        ("clever", "No bot 'clever'; there are: random, easy"),
    ],
)
def test_what_is_no_bot(bot: str, why: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bot", "http://127.0.0.1:9/tables/x", "--with", bot]) == 2
    assert why in capsys.readouterr().err


@pytest.mark.parametrize(
    ("link", "why"),
    [
        (("http://127.0.0.1:9/tables/x",), "http://127.0.0.1:9 can’t be reached: "),
        (("K7M 2QX",), "Add --site"),
        (("K7M 2QX", "--site", "http://"), "“http://” is no address of a site"),
        (("http://127.0.0.1:9/",), "leads to no table"),
        (("ftp://127.0.0.1/tables/x",), "leads to no table"),
        (("http://[/tables/x",), "leads to no table"),
        (("Ciao bella!",), "leads to no table"),
    ],
)
def test_where_no_table_is(link: tuple[str, ...], why: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bot", *link, "--with", "easy"]) == 2
    assert why in capsys.readouterr().err


@pytest.mark.parametrize(
    ("status", "said", "why"),
    [
        (200, b"<html>Hello</html>", "it is no site of Mischia"),
        (200, b'{"hello": "world"}', "it is no site of Mischia"),
        (404, b"<html>Not here</html>", "it is no site of Mischia"),
        (502, b"<html>Bad gateway</html>", "can\u2019t be reached: 502"),
    ],
)
@pytest.mark.parametrize("link", [("{site}/tables/x",), ("K7M2QX", "--site", "{site}")])
def test_sites_of_others(
    status: int, said: bytes, why: str, link: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    class Stranger(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(status)
            self.end_headers()
            self.wfile.write(said)

        def log_message(self, *_: object) -> None:
            """Nothing."""

    with HTTPServer(("127.0.0.1", 0), Stranger) as server:
        Thread(target=server.handle_request, daemon=True).start()
        site = f"http://127.0.0.1:{server.server_port}"
        assert main(["bot", *[word.format(site=site) for word in link], "--with", "easy"]) == 2
    assert why in capsys.readouterr().err


def test_tables_that_have_no_seat(site: str, capsys: pytest.CaptureFixture[str]) -> None:
    host = Guest(site, "Host")
    full = host.opens(seats=3, bots=["easy", "easy"])
    begun = host.opens(seats=3, bots=["easy", "easy"])
    host.post(f"/api/tables/{begun}/start")
    people = host.opens(game="swords", seats=3, options={"duels": "referee"})
    for table, why in (
        (full, "All seats of this table are taken"),
        (begun, "The match has begun."),
        (people, "No bot can sit at this table"),
        ("nowhere", "no such table"),
    ):
        assert main(["bot", f"{site}/tables/{table}", "--with", "easy"]) == 2
        assert why in capsys.readouterr().err
    assert main(["bot", f"{site}/tables/{people}", "--with", "expert"]) == 2
    assert "No bot 'expert'" in capsys.readouterr().err  # this game has none
    assert main(["bot", "222222", "--site", site, "--with", "easy"]) == 2
    assert "No open table has this code" in capsys.readouterr().err


def test_a_link_is_read_however_it_is_written() -> None:
    for link in ("http://here:8000/tables/a_b-C?x=1", "here:8000/tables/a_b-C/screen", "http://here:8000/tables/a_b-C"):
        site, table = table_at(link, None)
        assert (site.url, table) == ("http://here:8000", "a_b-C")
    assert table_at("/tables/a_b-C", "here:8000")[0].url == "http://here:8000"
    with pytest.raises(MischiaError):
        table_at("/tables/a_b-C", None)
