"""What all tests share."""

import pytest
from hypothesis import settings

pytest.register_assert_rewrite("tests.laws")

settings.register_profile("mischia", derandomize=True, deadline=None, max_examples=30, print_blob=False)
settings.load_profile("mischia")
