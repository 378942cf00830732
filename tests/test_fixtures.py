"""The borrowed tools are the real ones."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from playwright.sync_api import Browser


@pytest.mark.postgres
def test_every_test_gets_an_empty_postgresql_database_of_its_own(postgres_url: str) -> None:
    from sqlalchemy import create_engine, text

    engine = create_engine(postgres_url)
    with engine.begin() as connection:
        assert "PostgreSQL" in connection.execute(text("SELECT version()")).scalar_one()
        connection.execute(text("CREATE TABLE crumb (id integer)"))
    engine.dispose()


@pytest.mark.browser
def test_the_browser_runs_script(chromium: Browser) -> None:
    page = chromium.new_page()
    page.set_content("<p id=word></p><script>word.textContent = 6 * 7</script>")
    assert page.inner_text("#word") == "42"
    page.close()
