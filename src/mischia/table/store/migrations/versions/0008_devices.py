"""The devices by which somebody is known, and what lets the next one in."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.add_column("people", sa.Column("epoch", sa.Integer, nullable=False, server_default="0"))
    op.add_column("people", sa.Column("spared", sa.String(40)))
    op.create_table(
        "devices",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("person_id", sa.String(40), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("table_id", sa.String(40)),
        sa.Column("about", sa.String(64), nullable=False),
        sa.Column("epoch", sa.Integer, nullable=False),
        sa.Column("came", sa.Double, nullable=False),
        sa.Column("seen", sa.Double, nullable=False),
        sa.Column("signed_out", sa.Boolean, nullable=False),
    )
    op.create_index("devices_person", "devices", ["person_id"])
    op.create_table(
        "passes",
        sa.Column("person_id", sa.String(40), primary_key=True),
        sa.Column("kind", sa.String(8), primary_key=True),
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("made", sa.Double, nullable=False),
        sa.Column("until", sa.Double),
        sa.UniqueConstraint("hash", name="passes_hash"),
    )


def downgrade() -> None:
    op.drop_table("passes")
    op.drop_table("devices")
    op.drop_column("people", "spared")
    op.drop_column("people", "epoch")
