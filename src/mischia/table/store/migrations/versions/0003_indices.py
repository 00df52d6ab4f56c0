"""Find who sits at a table without looking at all of them, and keep only listed tables in order."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_index("sitters_table", "sitters", ["table_id"])
    op.drop_index("tables_listed", "tables")
    op.create_index(
        "tables_listed",
        "tables",
        ["status", "updated"],
        sqlite_where=sa.text("listed = 1"),
        postgresql_where=sa.text("listed"),
    )


def downgrade() -> None:
    op.drop_index("tables_listed", "tables")
    op.create_index("tables_listed", "tables", ["listed", "status", "updated"])
    op.drop_index("sitters_table", "sitters")
