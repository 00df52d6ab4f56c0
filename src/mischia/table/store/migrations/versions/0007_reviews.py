"""Keep what was counted of finished matches."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.create_table(
        "reviews",
        sa.Column("table_id", sa.String(40), primary_key=True),
        sa.Column("counted", sa.Text, nullable=False),
        sa.Column("whole", sa.Boolean, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("reviews")
