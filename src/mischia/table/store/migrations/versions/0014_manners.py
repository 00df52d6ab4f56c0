"""Manners: whom people mute or block, what they report, guess and note; from when on a match is for all."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    op.create_table(
        "aversions",
        sa.Column("person_id", sa.String(40), primary_key=True),
        sa.Column("kind", sa.String(8), primary_key=True),
        sa.Column("other_id", sa.String(40), primary_key=True),
        sa.Column("table_id", sa.String(40), primary_key=True),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("at", sa.Double, nullable=False),
    )
    op.create_index("aversions_other", "aversions", ["other_id"])
    op.create_table(
        "reports",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("table_id", sa.String(40), nullable=False),
        sa.Column("person_id", sa.String(40), nullable=False),
        sa.Column("other_id", sa.String(40), nullable=False),
        sa.Column("by", sa.String(64), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("lines", sa.Text, nullable=False),
        sa.Column("said", sa.Text, nullable=False),
    )
    op.create_index("reports_person", "reports", ["person_id", "at"])
    op.create_index("reports_other", "reports", ["other_id"])
    op.create_table(
        "guesses",
        sa.Column("table_id", sa.String(40), primary_key=True),
        sa.Column("person_id", sa.String(40), primary_key=True),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
    )
    op.create_index("guesses_person", "guesses", ["person_id"])
    op.create_table(
        "pins",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("table_id", sa.String(40), nullable=False),
        sa.Column("person_id", sa.String(40), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("step", sa.Integer, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("marks", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
    )
    op.create_index("pins_table", "pins", ["table_id", "step"])
    op.create_index("pins_person", "pins", ["person_id"])
    op.add_column("matches", sa.Column("shown", sa.Double, nullable=False, server_default="0"))


def downgrade() -> None:
    op.drop_column("matches", "shown")
    for name in ("pins", "guesses", "reports", "aversions"):
        op.drop_table(name)
