"""What the tests of tables share: both databases."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests import databases

Fresh = Callable[[], str]


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
