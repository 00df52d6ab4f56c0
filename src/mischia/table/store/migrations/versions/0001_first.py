"""The first schema."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "entries",
        sa.Column("table_id", sa.String(40), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("who", sa.String(40), nullable=False),
        sa.Column("data", sa.Text, nullable=False),
        sa.Column("move_id", sa.String(64)),
        sa.Column("at", sa.Double, nullable=False),
        sa.UniqueConstraint("table_id", "who", "move_id", name="entries_once"),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("updated", sa.Double, nullable=False),
        sa.Column("head_seq", sa.Integer, nullable=False),
        sa.Column("due", sa.Double),
        sa.Column("kept", sa.Text),
    )
    op.create_index("tables_listed", "tables", ["listed", "status", "updated"])
    op.create_index("tables_due", "tables", ["due"])
    op.create_table(
        "sitters",
        sa.Column("person_id", sa.String(40), primary_key=True),
        sa.Column("table_id", sa.String(40), primary_key=True),
    )
    op.create_table(
        "people",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("created", sa.Double, nullable=False),
    )


def downgrade() -> None:
    for name in ("people", "sitters", "tables", "entries"):
        op.drop_table(name)
