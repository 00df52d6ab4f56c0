"""The steps from the first schema to today's, by Alembic."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

ONE_AT_A_TIME = text("SELECT pg_advisory_xact_lock(hashtext('mischia'))")  # until the transaction ends


def config(connection: Connection) -> Config:
    found = Config()
    found.set_main_option("script_location", str(Path(__file__).parent))
    found.attributes["connection"] = connection
    return found


def upgrade(connection: Connection, to: str = "head") -> None:
    """Bring a database up to date; of several processes that start at once, the others wait for the first."""
    if connection.dialect.name == "postgresql":
        connection.execute(ONE_AT_A_TIME)
    command.upgrade(config(connection), to)


def state(connection: Connection) -> tuple[str | None, str | None]:
    """Where a database stands, and where it should."""
    newest = ScriptDirectory.from_config(config(connection)).get_current_head()
    return MigrationContext.configure(connection).get_current_revision(), newest


def known(connection: Connection) -> list[str]:
    """All schemas that there have been."""
    return [step.revision for step in ScriptDirectory.from_config(config(connection)).walk_revisions()]
