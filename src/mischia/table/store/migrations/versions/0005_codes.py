"""A code for each table that is short enough to be typed; those that are there already have none."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("tables", sa.Column("code", sa.String(8)))
    op.create_index("tables_code", "tables", ["code"])


def downgrade() -> None:
    op.drop_index("tables_code", "tables")
    op.drop_column("tables", "code")
