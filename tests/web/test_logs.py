"""Logs tell what happens, and nothing that anybody could use or would mind: not even when something breaks."""

import asyncio
import json
import sqlite3
from contextlib import closing
from pathlib import Path

import httpx

from tests.web.process import Server
from tests.web.site import Guest


def test_logs_tell_no_secrets(tmp_path: Path) -> None:
    data = tmp_path / "data"
    with Server(data, "--access-log") as server:
        asyncio.run(server.ready())
        ann, bob, cid = (Guest(server.site, name) for name in ("Annabel", "Bobadil", "Cidonia"))
        reader = Guest(server.site, "Reader", by_token=False)
        table = ann.opens(seats=4, bots=["random"])
        for guest in (bob, cid):
            guest.sits(table)
        ann.post(f"/api/tables/{table}/start")
        ann.post(f"/api/tables/{table}/chat", {"text": "Psst, Bobadil"})
        with closing(sqlite3.connect(data / "mischia.db")) as database:
            (opening,) = database.execute("SELECT data FROM entries WHERE seq = 1").fetchone()
            people = [id for (id,) in database.execute("SELECT id FROM people")]
        for path in (
            f"/tables/{table}",
            f"/tables/{table}/screen",
            f"/api/tables/{table}/match",
            "/nowhere",
            "/tables/none",
        ):
            reader.get(path, headers={"accept": "text/html"})
            reader.http.post(path, data={"text": "Psst"})
        ann.post(f"/api/tables/{table}/move", {"move": "fly", "number": 1})
        httpx.get(f"{server.site}/api/mine", headers={"authorization": "Bearer made.up.by.eve"})
        with ann.http.stream("GET", f"/api/tables/{table}/stream") as stream:
            next(stream.iter_lines())
        with closing(sqlite3.connect(data / "mischia.db")) as database:
            database.execute("DROP TABLE entries")
        broken = ann.post(f"/api/tables/{table}/chat", {"text": "Psst, the disk is gone"})
        assert broken.status_code == 500
        assert "Psst" not in broken.text
        assert table not in broken.text
        assert server.stop() == 0
        written = server.log.read_text()
        lines = [json.loads(line) for line in written.splitlines() if line.startswith("{")]
    assert {"/tables/{table_id}", "/api/tables/{table_id}/chat"} <= {line.get("route") for line in lines}
    assert any("entries" in line.get("fault", "") for line in lines), "what broke is told"
    cookie = reader.http.cookies["mischia"]
    key, secret = (data / "key").read_text(), json.loads(opening)["secret"]
    for told in (table, secret, key, cookie, ann.token, bob.token, "made.up.by.eve", "Psst", "Annabel", *people):
        assert told not in written, told
