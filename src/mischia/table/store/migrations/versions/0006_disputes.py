"""An inbox for the host: what players say is wrong, each with the file that shows it."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.create_table(
        "disputes",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("table_id", sa.String(40), nullable=False),
        sa.Column("person_id", sa.String(40), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("told", sa.Text, nullable=False),
        sa.Column("said", sa.Text, nullable=False),
        sa.Column("heard", sa.Text, nullable=False),
        sa.Column("whole", sa.Text, nullable=False),
    )
    op.create_index("disputes_person", "disputes", ["person_id", "at"])


def downgrade() -> None:
    op.drop_table("disputes")
