"""What the tests of the site share."""

from collections.abc import Iterator

import pytest

from tests.web.site import serving, settings


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A site that is served, with bots that answer at once and no limit of rate."""
    with serving(settings(tmp_path_factory.mktemp("data"))) as (address, _):
        yield address
