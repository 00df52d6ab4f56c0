"""What Alembic runs for every step."""

from alembic import context

from mischia.table.store.schema import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
