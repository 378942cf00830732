"""Fixtures that every test may ask for.

chromium      a real browser for the session
postgres_url  an empty PostgreSQL database for one test
"""

from __future__ import annotations

import os

import pytest
from hypothesis import HealthCheck, settings

pytest_plugins = ["tests.fixtures.chromium", "tests.fixtures.postgres"]

# No test asserts a time: a busy machine must not turn a property into a failure.
settings.register_profile(
    "companion", deadline=None, suppress_health_check=[HealthCheck.too_slow], print_blob=True
)
settings.load_profile("companion")


@pytest.fixture(scope="session", autouse=True)
def _own_data_folder(tmp_path_factory: pytest.TempPathFactory) -> None:
    """No test reads or writes the data folder of the person who runs it."""
    os.environ["COMPANION_DATA"] = str(tmp_path_factory.mktemp("data"))
    os.environ.pop("COMPANION_DATABASE_URL", None)
