"""What each person has seen of a table, how they want to be told of their turn, and what they are to be told."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    op.add_column("tables", sa.Column("moves", sa.Integer))
    op.create_table(
        "looks",
        sa.Column("person_id", sa.String(40), primary_key=True),
        sa.Column("table_id", sa.String(40), primary_key=True),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("moves", sa.Integer, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
    )
    op.create_index("looks_table", "looks", ["table_id"])
    op.create_table(
        "wishes",
        sa.Column("person_id", sa.String(40), primary_key=True),
        sa.Column("off", sa.Boolean, nullable=False),
        sa.Column("quiet_from", sa.Integer),
        sa.Column("quiet_to", sa.Integer),
        sa.Column("zone", sa.String(64), nullable=False),
        sa.Column("remind", sa.Integer, nullable=False),
    )
    op.create_table(
        "ways",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("person_id", sa.String(40), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("secret", sa.Text, nullable=False),
        sa.Column("device", sa.String(40)),
        sa.Column("epoch", sa.Integer),
        sa.Column("good", sa.Boolean, nullable=False),
        sa.Column("made", sa.Double, nullable=False),
        sa.Column("faults", sa.Integer, nullable=False),
    )
    op.create_index("ways_person", "ways", ["person_id"])
    op.create_table(
        "nudges",
        sa.Column("person_id", sa.String(40), primary_key=True),
        sa.Column("table_id", sa.String(40), primary_key=True),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("made", sa.Double, nullable=False),
        sa.Column("due", sa.Double),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("told", sa.Text, nullable=False),
        sa.Column("times", sa.Integer, nullable=False),
    )
    op.create_index("nudges_due", "nudges", ["due"])
    op.create_index("nudges_table", "nudges", ["table_id"])


def downgrade() -> None:
    for name in ("nudges", "ways", "wishes", "looks"):
        op.drop_table(name)
    op.drop_column("tables", "moves")
