"""Clubs and their members, evenings that are shared, tables opened for a club, and ratings."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    op.create_table(
        "clubs",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("code", sa.String(8)),
        sa.Column("next", sa.String(16)),
        sa.UniqueConstraint("code", name="clubs_code"),
    )
    op.create_table(
        "members",
        sa.Column("club_id", sa.String(40), primary_key=True),
        sa.Column("person_id", sa.String(40), primary_key=True),
        sa.Column("since", sa.Double, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("seen", sa.Double, nullable=False),
        sa.Column("comes", sa.Boolean),
        sa.UniqueConstraint("club_id", "number", name="members_number"),
    )
    op.create_index("members_person", "members", ["person_id"])
    op.create_table(
        "shares",
        sa.Column("token", sa.String(40), primary_key=True),
        sa.Column("club_id", sa.String(40), nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("person_id", sa.String(40), nullable=False),
        sa.UniqueConstraint("club_id", "at", name="shares_once"),
    )
    op.create_table(
        "rated",
        sa.Column("match_id", sa.String(40), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("person_id", sa.String(40)),
        sa.Column("level", sa.String(16)),
        sa.Column("won", sa.Boolean, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("mean_before", sa.Double, nullable=False),
        sa.Column("doubt_before", sa.Double, nullable=False),
        sa.Column("mean", sa.Double, nullable=False),
        sa.Column("doubt", sa.Double, nullable=False),
    )
    op.create_index("rated_person", "rated", ["person_id", "game", "at"])
    op.add_column("matches", sa.Column("rated", sa.String(16)))
    op.add_column("tables", sa.Column("club", sa.String(40)))
    op.create_index("tables_club", "tables", ["club", "status"])


def downgrade() -> None:
    op.drop_index("tables_club", "tables")
    op.drop_column("tables", "club")
    op.drop_column("matches", "rated")
    for name in ("rated", "shares", "members", "clubs"):
        op.drop_table(name)
