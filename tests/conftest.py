"""What all tests share: how hard Hypothesis tries, both databases, a site; and the marks that nobody has to set."""

import gc
import signal
from collections.abc import Iterator
from hashlib import sha256
from itertools import count
from pathlib import Path

import pytest
from hypothesis import settings

from mischia.core import fate
from tests import databases
from tests.web import site as sites

for helpers in ("drawn", "laws", "browser", "games", "table", "web.reader", "web.scripted", "web.viewers"):
    pytest.register_assert_rewrite(f"tests.{helpers}")

settings.register_profile("mischia", derandomize=True, deadline=None, max_examples=30, print_blob=False)
settings.load_profile("mischia")

gc.set_threshold(50_000, 20, 50)  # as the site: to look for garbage among long-lived pages takes a third of the time

if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:  # as a shell sets it for what it runs in the background
    signal.signal(signal.SIGINT, signal.default_int_handler)

BROWSERS = Path(__file__).parent / "browser"
SERVED = {"site", "own_site", "proxied", "server", "open_server"}  # fixtures
STARTS = {"Server", "serving", "subprocess", "Minds"}  # used by the test itself: what a helper starts, it marks


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        for mark in marks(item):
            item.add_marker(mark)


def marks(item: pytest.Item) -> Iterator[str]:
    """What a test needs, by its folder, its fixtures and the names that it uses."""
    if not isinstance(item, pytest.Function):
        return
    asked, uses = set(item.fixturenames), set(item.function.__code__.co_names)
    chosen = item.callspec.params if hasattr(item, "callspec") else {}
    if item.path.is_relative_to(BROWSERS):
        yield "browser"
    if chosen.get("url", "sqlite") != "sqlite" or "postgres" in asked:
        yield "database"
    if asked & SERVED or uses & STARTS:
        yield "process"


@pytest.fixture(autouse=True)
def same_chance(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """A test is dealt the same cards in every run, and every match of it others: what fails, fails again."""
    test, numbers = request.node.name, count()
    monkeypatch.setattr(fate, "new_secret", lambda: sha256(f"{test}/{next(numbers)}".encode()).hexdigest())


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def postgres() -> Iterator[databases.Postgres]:
    with databases.postgres() as running:
        yield running


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of each kind."""
    if request.param == "sqlite":
        return databases.sqlite(tmp_path)
    running: databases.Postgres = request.getfixturevalue("postgres")
    return running.fresh()


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A site that is served, with bots that answer at once and no limit of rate."""
    with sites.serving(sites.settings(tmp_path_factory.mktemp("data"))) as (address, _):
        yield address
