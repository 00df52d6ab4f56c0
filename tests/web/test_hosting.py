"""The files for a host work: behind a real nginx, in a container's folder, as a unit; and the docs tell the truth."""

import os
import re
import shlex
import shutil
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import nullcontext
from dataclasses import asdict
from pathlib import Path
from typing import Any

import httpx
import orjson
import pytest
import yaml

from mischia.cli import parser
from mischia.games.quarriors.content.box import HOST
from mischia.web.caps import Caps
from mischia.web.settings import PREFIX, Settings
from tests.web.site import GAME, Guest, events_of, free_port, serving, settings

ROOT = Path(__file__).parents[2]
DOC = ROOT / "docs" / "hosting.md"
NGINX = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin:/usr/local/sbin")

CERTIFICATE = "req -x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=localhost -keyout key.pem -out cert.pem"


# --- nginx


@pytest.fixture(scope="module")
def proxied(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The site behind nginx with TLS, by our own file but for the addresses."""
    if NGINX is None or shutil.which("openssl") is None:
        assert os.environ.get("CI") != "true", "CI has to bring an nginx"
        pytest.skip("no nginx on this machine")
    folder = tmp_path_factory.mktemp("nginx")
    subprocess.run(["openssl", *CERTIFICATE.split()], cwd=folder, check=True, capture_output=True)
    port = free_port()
    with serving(settings(tmp_path_factory.mktemp("data"))) as (site, _):
        server = (ROOT / "deploy" / "nginx.conf").read_text(encoding="utf-8")
        for there, here in (
            ("listen 443 ssl http2", f"listen 127.0.0.1:{port} ssl http2"),
            ("mischia.example", "localhost"),
            ("/etc/ssl/mischia.pem", str(folder / "cert.pem")),
            ("/etc/ssl/mischia.key", str(folder / "key.pem")),
            ("http://127.0.0.1:8000", site),
            ("Host $host;", "Host $host:$server_port;"),  # as docs/hosting.md says for another port
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


def test_what_is_compressed_passes_nginx_as_it_is(proxied: str) -> None:
    ann = Browser(proxied, "Ann")
    table = ann.opens(game=GAME, seats=3)
    with ann.http.stream("GET", f"/tables/{table}/stream", headers={"accept-encoding": "gzip"}) as stream:
        assert stream.headers["content-encoding"] == "gzip"
        assert next(events_of(stream.iter_lines()))[0] == "view"
    assert ann.http.head("/").status_code == 200


# --- the container


def instructions() -> list[tuple[str, str]]:
    """What the Dockerfile does, word and arguments."""
    text = (ROOT / "Dockerfile").read_text(encoding="utf-8").replace("\\\n", " ")
    lines = [line.strip() for line in text.splitlines()]
    return [(line.split()[0], line.partition(" ")[2].strip()) for line in lines if line and not line.startswith("#")]


def test_the_image_has_all_that_the_site_needs(tmp_path: Path) -> None:
    """Only what it copies is built and installed, as it does it; then a bot answers and the fonts are there."""
    there = tmp_path / "mischia"
    there.mkdir()
    ignored = (ROOT / ".dockerignore").read_text(encoding="utf-8").split()
    for word, arguments in instructions():
        if word == "COPY":
            *names, to = arguments.split()
            for name in names:
                assert f"!{name}" in ignored, "it is sent to the builder"
                if (ROOT / name).is_dir():
                    shutil.copytree(ROOT / name, there / to, ignore=shutil.ignore_patterns("*.egg-info", "__pycache__"))
                else:
                    shutil.copy(ROOT / name, there / to)
    (install,) = [arguments for word, arguments in instructions() if word == "RUN"]
    assert "pip install --no-cache-dir -c constraints.txt ." in install
    where = tmp_path / "installed"
    build = ["-m", "pip", "install", "--quiet", "--no-deps", "--no-build-isolation", "--target", str(where), "."]
    subprocess.run([sys.executable, *build], cwd=there, check=True)
    environment = {**os.environ, "PYTHONPATH": str(where)}
    doctor = [sys.executable, "-c", "import sys; from mischia.cli import main; sys.exit(main())", "doctor"]
    told = subprocess.run(doctor, cwd=tmp_path, env=environment, capture_output=True, text=True, check=False).stdout
    assert "ok   a bot answers" in told
    for kind in ("ftl", "html", "css", "js", "svg", "md", "toml", "yaml"):
        ours = {path.relative_to(ROOT / "src") for path in (ROOT / "src").rglob(f"*.{kind}")}
        assert ours == {path.relative_to(where) for path in where.rglob(f"*.{kind}") if "dist-info" not in str(path)}
    assert {path.name for path in (ROOT / "src/mischia/table/store/migrations/versions").glob("*.py")} == {
        path.name for path in (where / "mischia/table/store/migrations/versions").glob("*.py")
    }


def test_the_image_serves_what_must_not_be_lost_from_a_volume() -> None:
    said = dict(instructions())
    variables = dict(word.split("=") for word in said["ENV"].split())
    assert variables["MISCHIA_DATA"] == said["VOLUME"] == "/data"
    assert said["USER"] == "mischia"
    program, *words = orjson.loads(said["CMD"])
    assert program == "mischia"
    assert parser().parse_args(words).host == "0.0.0.0", "a port of the container is published"
    assert f":{said['EXPOSE']}/healthz" in said["HEALTHCHECK"]
    assert parser().parse_args(words).port == int(said["EXPOSE"])
    check = orjson.loads(said["HEALTHCHECK"].partition("CMD ")[2])
    compile(check[2], "healthcheck", "exec")


def known_settings() -> set[str]:
    return {*Settings().environment(), HOST}


def test_the_compose_file(monkeypatch: pytest.MonkeyPatch) -> None:
    """It can't be run here, but it is YAML, and the server knows every word and every setting in it."""
    text = (ROOT / "compose.yaml").read_text(encoding="utf-8")
    doc: Any = yaml.safe_load(text)
    site, database = doc["services"]["site"], doc["services"]["database"]
    program, *words = site["command"].split()
    assert program == "mischia"
    args = parser().parse_args(words)
    assert args.workers == 2
    assert args.host == "0.0.0.0", "a port of the container is published"
    ours = {name: value for name, value in site["environment"].items() if name.startswith(PREFIX)}
    assert ours.keys() <= known_settings()
    assert "${MISCHIA_METRICS_TOKEN:-}" in ours["MISCHIA_METRICS_TOKEN"]
    for name, value in ours.items():
        filled = value.replace("${MISCHIA_PASSWORD:?}", "pw").replace("${MISCHIA_METRICS_TOKEN:-}", "token")
        monkeypatch.setenv(name, filled.replace("${MISCHIA_PUBLIC_URL:-}", "https://mischia.example"))
    chosen = Settings.from_environment()
    assert (chosen.metrics_token, chosen.public_url) == ("token", "https://mischia.example")
    url = chosen.url
    assert url.get_backend_name() == "postgresql"
    given = database["environment"]
    assert (url.host, url.username, url.database) == ("database", given["POSTGRES_USER"], given["POSTGRES_DB"])
    volumes = dict(volume.split(":", 1) for service in (site, database) for volume in service["volumes"])
    assert set(volumes) == set(doc["volumes"])
    assert volumes["data"] == dict(instructions())["VOLUME"]
    assert site["build"] == "."
    assert site["depends_on"]["database"]["condition"] == "service_healthy"
    assert "healthcheck" in database
    for name in re.findall(r"\$\{(\w+)", text):
        assert name in text.split("services:")[0], "its head says what has to be in the environment"


# --- systemd


def unit() -> dict[str, dict[str, list[str]]]:
    """The unit, section by section; a key may come several times."""
    found: dict[str, dict[str, list[str]]] = {}
    for line in (ROOT / "deploy" / "mischia.service").read_text(encoding="utf-8").splitlines():
        if line.startswith("["):
            section = found.setdefault(line.strip("[]"), {})
        elif line and not line.startswith("#"):
            key, _, value = line.partition("=")
            section.setdefault(key, []).append(value)
    return found


def test_the_unit_of_systemd(tmp_path: Path) -> None:
    service = unit()["Service"]
    program, *words = service["ExecStart"][0].split()
    assert program == "/opt/mischia/.venv/bin/mischia"
    assert "VENV := .venv\n" in (ROOT / "Makefile").read_text(encoding="utf-8")
    assert parser().parse_args(words).host == "127.0.0.1", "a proxy stands before it"
    variables = dict(value.split("=", 1) for value in service["Environment"])
    assert variables.keys() <= known_settings()
    assert variables["MISCHIA_DATA"] == f"/var/lib/{service['StateDirectory'][0]}"
    analyze = shutil.which("systemd-analyze")
    if analyze is None:
        pytest.skip("no systemd on this machine")
    text = (ROOT / "deploy" / "mischia.service").read_text(encoding="utf-8")
    copy = tmp_path / "mischia.service"
    copy.write_text(text.replace(program, sys.executable))
    told = subprocess.run([analyze, "verify", "--man=no", str(copy)], capture_output=True, text=True, check=False)
    assert (told.returncode, "mischia.service" in told.stderr) == (0, False), told.stderr


# --- what the docs say


@pytest.mark.parametrize(
    "page", ["README.md", "docs/hosting.md", "docs/bots.md", "docs/club.md", "docs/lab.md", "docs/swords.md"]
)
def test_every_command_in_the_docs_is_understood(page: str) -> None:
    """Whatever stands after `mischia` in a block of commands can be typed."""
    text = (ROOT / page).read_text(encoding="utf-8")
    typed = re.findall(r"^(?: {4}|\t)(?:[A-Z_]+=\S+ )*(?:\.venv/bin/)?mischia (.*?)(?:\s{2,}#.*)?$", text, re.MULTILINE)
    assert typed or page not in ("README.md", "docs/hosting.md")
    for words in typed:
        with pytest.raises(SystemExit) if "--help" in words else nullcontext():
            parser().parse_args(shlex.split(words.replace("...", "//u:p@host/name")))


def test_the_docs_know_every_setting_and_no_other() -> None:
    text = DOC.read_text(encoding="utf-8")
    named = set(re.findall(r"\bMISCHIA_[A-Z_]+\b", text))
    assert named - {"MISCHIA_PASSWORD"} <= known_settings()
    inner = {"MISCHIA_PACE", "MISCHIA_NETWORK"}  # for tests, and what the first process tells the others
    assert known_settings() - named <= inner, "what a host may set is told"
    for name, most in asdict(Caps()).items():
        assert f"| `MISCHIA_{name.upper()}` | {most} |" in text


def test_files_that_the_docs_name_are_there() -> None:
    for page in [ROOT / "README.md", *(ROOT / "docs").glob("*.md")]:
        for link in re.findall(r"\]\(([^)#:]+)\)", page.read_text(encoding="utf-8")):
            assert (page.parent / link).exists(), f"{page.name}: {link}"


def test_the_api_is_where_the_readme_says(site: str) -> None:
    (path,) = re.findall(r"`(/api/[a-z.]+)`", (ROOT / "README.md").read_text(encoding="utf-8"))
    assert httpx.get(f"{site}{path}").json()["info"]["title"] == "Mischia"
