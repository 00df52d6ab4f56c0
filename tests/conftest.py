"""What all tests share: how hard Hypothesis tries, both databases, and a site."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings

from tests import databases
from tests.web import site as sites

for helpers in ("drawn", "laws", "browser", "games", "table", "web.reader", "web.scripted", "web.viewers"):
    pytest.register_assert_rewrite(f"tests.{helpers}")

settings.register_profile("mischia", derandomize=True, deadline=None, max_examples=30, print_blob=False)
settings.load_profile("mischia")


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
