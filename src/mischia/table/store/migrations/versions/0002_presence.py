"""Who is here, for all processes to see."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "presence",
        sa.Column("table_id", sa.String(40), primary_key=True),
        sa.Column("person_id", sa.String(40), primary_key=True),
        sa.Column("seen", sa.Double, nullable=False),
    )
    op.create_index("presence_seen", "presence", ["seen"])


def downgrade() -> None:
    op.drop_table("presence")
