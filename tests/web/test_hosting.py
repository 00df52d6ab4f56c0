"""What docs/hosting.md tells a host to write works: behind a real nginx, and in the compose file."""

import os
import re
import shutil
import subprocess
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import yaml

from mischia.cli import parser
from mischia.web.settings import PREFIX, Settings
from tests.web.site import GAME, Guest, events_of, free_port, serving, settings

DOC = Path(__file__).parents[2] / "docs" / "hosting.md"
NGINX = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin:/usr/local/sbin")

CERTIFICATE = "req -x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=localhost -keyout key.pem -out cert.pem"


def told(kind: str) -> str:
    """What the page tells to write."""
    (found,) = re.findall(rf"```{kind}\n(.*?)```", DOC.read_text(encoding="utf-8"), re.DOTALL)
    return str(found)


# --- nginx


@pytest.fixture(scope="module")
def proxied(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The site behind nginx with TLS, by the page's own words but for the addresses."""
    if NGINX is None or shutil.which("openssl") is None:
        assert os.environ.get("CI") != "true", "CI has to bring an nginx"
        pytest.skip("no nginx on this machine")
    folder = tmp_path_factory.mktemp("nginx")
    subprocess.run(["openssl", *CERTIFICATE.split()], cwd=folder, check=True, capture_output=True)
    port = free_port()
    with serving(settings(tmp_path_factory.mktemp("data"))) as (site, _):
        server = told("nginx")
        for there, here in (
            ("listen 443 ssl http2", f"listen 127.0.0.1:{port} ssl http2"),
            ("mischia.example", "localhost"),
            ("/etc/ssl/mischia.pem", str(folder / "cert.pem")),
            ("/etc/ssl/mischia.key", str(folder / "key.pem")),
            ("http://127.0.0.1:8000", site),
            ("Host $host;", "Host $host:$server_port;"),  # as the page says for another port
        ):
            assert there in server, there
            server = server.replace(there, here)
        temporary = "\n".join(
            f"{kind}_temp_path {folder}/{kind};" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
        )
        config = folder / "nginx.conf"
        log = folder / "error.log"
        user = "user root;" if os.geteuid() == 0 else ""
        config.write_text(
            f"{user} pid {folder}/pid; error_log {log}; daemon off; events {{}}\n"
            f"http {{ access_log off; {temporary}\n{server} }}\n"
        )
        running = subprocess.Popen([NGINX, "-p", str(folder), "-c", str(config), "-e", str(log)])
        try:
            wait_for(f"https://localhost:{port}")
            yield f"https://localhost:{port}"
        finally:
            running.terminate()
            running.wait(10)


def wait_for(site: str) -> None:
    for _ in range(200):
        try:
            httpx.get(f"{site}/healthz", verify=False)
        except httpx.TransportError:
            time.sleep(0.05)
        else:
            return
    raise AssertionError("nginx does not answer")


class Browser(Guest):
    """Somebody behind the proxy, who trusts its certificate."""

    def __init__(self, site: str, name: str) -> None:
        self.site, self.name = site, name
        self.http = httpx.Client(base_url=site, verify=False, timeout=20, headers={"origin": site})
        self.cookie = self.post("/api/people", {"name": name}).headers["set-cookie"]


def test_forms_cookies_and_pages_behind_nginx(proxied: str) -> None:
    ann = Browser(proxied, "Ann")
    assert "secure" in ann.cookie.lower(), "X-Forwarded-Proto is believed"
    home = ann.get("/", headers={"accept": "text/html"})
    assert home.status_code == 200
    assert home.headers["cache-control"] == "no-store"
    opened = ann.http.post("/tables", data={"game": "quickshot", "seats": "3"})
    assert opened.status_code == 303
    assert opened.headers["location"].startswith("/tables/")
    lobby = ann.get(opened.headers["location"], headers={"accept": "text/html"}).text
    assert f"{proxied}{opened.headers['location']}" in lobby, "the link for others leads through the proxy"
    (style,) = re.findall(r'href="(/static/[^"]*app\.css[^"]*)"', home.text)
    assert "immutable" in ann.get(style).headers["cache-control"]
    ann.http.headers["origin"] = "https://evil.example"
    assert ann.http.post("/tables", data={"game": "quickshot"}).status_code == 403
    assert ann.get("/metrics").status_code == 403
    assert ann.http.post("/api/matches", content=b"x" * 400_000).status_code == 403
    ann.http.headers["origin"] = proxied
    assert ann.http.post("/api/matches", content=b"x" * 400_000).status_code == 400
    assert ann.http.post("/api/matches", content=b"x" * 600_000).status_code == 413


def test_streams_behind_nginx_come_at_once(proxied: str) -> None:
    ann, bob = (Browser(proxied, name) for name in ("Ann", "Bob"))
    table = ann.opens(game=GAME, seats=3)
    for path in (f"/api/tables/{table}/stream", f"/tables/{table}/stream"):
        with ann.http.stream("GET", path) as stream:
            assert stream.headers["content-type"].startswith("text/event-stream")
            assert stream.headers["cache-control"] == "no-store"
            events = events_of(stream.iter_lines())
            _, first, _ = next(events)
            threading.Timer(0.3, bob.post, [f"/api/tables/{table}/chat", {"text": "Hi"}]).start()
            began = time.monotonic()
            assert next(events)[1] != first
            assert time.monotonic() - began < 5, "a buffer would hold it back until it is full"


# --- the compose file


def test_the_compose_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It can't be run here, but it is YAML, and the server knows every word and every setting in it."""
    doc: Any = yaml.safe_load(told("yaml"))
    site, database = doc["services"]["site"], doc["services"]["database"]
    program, *words = site["command"].split()
    assert program == "mischia"
    args = parser().parse_args(words)
    assert (args.workers, str(args.data)) == (2, "/data")
    assert args.host == "0.0.0.0", "a port of the container is published"
    known = set(Settings().environment())
    ours = {name: value for name, value in site["environment"].items() if name.startswith(PREFIX)}
    assert ours.keys() <= known
    for name, value in ours.items():
        monkeypatch.setenv(name, value.replace("${MISCHIA_PASSWORD:?}", "pw"))
    url = Settings.from_environment().url
    assert url.get_backend_name() == "postgresql"
    given = database["environment"]
    assert (url.host, url.username, url.database) == ("database", given["POSTGRES_USER"], given["POSTGRES_DB"])
    assert {volume.split(":")[0] for service in (site, database) for volume in service["volumes"]} == set(
        doc["volumes"]
    )
    copied = re.findall(r"COPY (.*) \S+\n", site["build"]["dockerfile_inline"])
    assert all((DOC.parents[1] / name).exists() for line in copied for name in line.split())
    assert site["depends_on"]["database"]["condition"] == "service_healthy"
    assert "healthcheck" in database
