"""Keep a row for each finished match, one for each of its seats, and its file.

Matches that were finished before are read from their logs by `mischia serve`.
"""

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.create_table(
        "matches",
        sa.Column("table_id", sa.String(40), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("began", sa.Double, nullable=False),
        sa.Column("ended", sa.Double, nullable=False),
        sa.Column("moves", sa.Integer, nullable=False),
        sa.Column("abandoned", sa.Boolean, nullable=False),
        sa.Column("plays_on", sa.Boolean, nullable=False),
    )
    listed: dict[str, Any] = {"sqlite_where": sa.text("listed = 1"), "postgresql_where": sa.text("listed")}
    op.create_index("matches_listed", "matches", ["ended", "table_id", "moves"], **listed)
    op.create_index("matches_game", "matches", ["game", "ended", "table_id", "moves"], **listed)
    op.create_table(
        "players",
        sa.Column("table_id", sa.String(40), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("person_id", sa.String(40)),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("folded", sa.String(64), nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("level", sa.String(16)),
        sa.Column("won", sa.Boolean, nullable=False),
        sa.Column("hinted", sa.Boolean, nullable=False),
        sa.Column("stood_in", sa.Boolean, nullable=False),
        sa.Column("ended", sa.Double, nullable=False),
    )
    op.create_index("players_person", "players", ["person_id", "ended", "table_id"])
    people: dict[str, Any] = {
        "sqlite_where": sa.text("kind = 'person'"),
        "postgresql_where": sa.text("kind = 'person'"),
    }
    op.create_index("players_name", "players", ["folded", "ended", "table_id"], **people)
    op.create_table(
        "match_files",
        sa.Column("table_id", sa.String(40), primary_key=True),
        sa.Column("document", sa.Text, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("match_files")
    op.drop_table("players")
    op.drop_table("matches")
