"""The tables of the database: the logs, an index of tables, people and their devices, who is here, facts of the house,
the inbox of the host, reviews, who is not let in, what the host has done from outside, and finished matches."""

from typing import Any

from sqlalchemy import Boolean, Column, Double, Index, Integer, MetaData, String, Table, Text, UniqueConstraint, text

METADATA = MetaData()

ENTRIES = Table(
    "entries",
    METADATA,
    Column("table_id", String(40), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("kind", String(16), nullable=False),
    Column("who", String(40), nullable=False),
    Column("data", Text, nullable=False),  # JSON
    Column("move_id", String(64)),
    Column("at", Double, nullable=False),
    UniqueConstraint("table_id", "who", "move_id", name="entries_once"),
)

TABLES = Table(
    "tables",
    METADATA,
    Column("id", String(40), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("status", String(16), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("created", Double, nullable=False),
    Column("updated", Double, nullable=False),
    Column("head_seq", Integer, nullable=False),
    Column("due", Double),  # when the house has to act: a bot's move, a clock
    Column("kept", Text),  # JSON: the match as it stands, in case that the rules change
    Column("code", String(8)),  # that is typed to come in; older tables have none
    Column("edition", Integer, nullable=False, server_default="0"),  # how often its log was written anew
    Index("tables_listed", "status", "updated", sqlite_where=text("listed = 1"), postgresql_where=text("listed")),
    Index("tables_due", "due"),
    Index("tables_code", "code"),
)

SITTERS = Table(
    "sitters",
    METADATA,
    Column("person_id", String(40), primary_key=True),
    Column("table_id", String(40), primary_key=True),
    Index("sitters_table", "table_id"),
)

PEOPLE = Table(
    "people",
    METADATA,
    Column("id", String(40), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("language", String(8), nullable=False),
    Column("created", Double, nullable=False),
    Column("epoch", Integer, nullable=False, server_default="0"),  # badges that were made before it are void
    Column("spared", String(40)),  # the device whose badge is good all the same
)

DEVICES = Table(
    "devices",
    METADATA,
    Column("id", String(40), primary_key=True),
    Column("person_id", String(40), nullable=False),
    Column("kind", String(8), nullable=False),  # browser, program, or seat: a program at one table
    Column("table_id", String(40)),  # that one
    Column("about", String(64), nullable=False),  # what it said of itself, in a word or two
    Column("epoch", Integer, nullable=False),  # of its badge
    Column("came", Double, nullable=False),
    Column("seen", Double, nullable=False),
    Column("signed_out", Boolean, nullable=False),
    Index("devices_person", "person_id"),
)

PASSES = Table(
    "passes",
    METADATA,
    Column("person_id", String(40), primary_key=True),
    Column("kind", String(8), primary_key=True),  # link or recovery: one of each
    Column("hash", String(64), nullable=False),  # of the code, which is kept nowhere
    Column("made", Double, nullable=False),
    Column("until", Double),  # that of a link
    UniqueConstraint("hash", name="passes_hash"),
)

PRESENCE = Table(
    "presence",
    METADATA,
    Column("table_id", String(40), primary_key=True),
    Column("person_id", String(40), primary_key=True),
    Column("seen", Double, nullable=False),  # when their page was last known to be open
    Index("presence_seen", "seen"),
)

FACTS = Table(
    "facts",
    METADATA,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)

DISPUTES = Table(
    "disputes",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("table_id", String(40), nullable=False),
    Column("person_id", String(40), nullable=False),
    Column("game", String(40), nullable=False),
    Column("at", Double, nullable=False),
    Column("told", Text, nullable=False),  # what happened, as it was told
    Column("said", Text, nullable=False),  # what should have happened
    Column("heard", Text, nullable=False),  # a file with what whoever disputes it may know
    Column("whole", Text, nullable=False),  # the scenario; nobody reads it before the match is over
    Index("disputes_person", "person_id", "at"),
)

REVIEWS = Table(
    "reviews",
    METADATA,
    Column("table_id", String(40), primary_key=True),
    Column("counted", Text, nullable=False),  # JSON: what was counted of a finished match so far
    Column("whole", Boolean, nullable=False),  # whether that is all
)

BANS = Table(
    "bans",
    METADATA,
    Column("who", String(64), primary_key=True),  # a person, or an address as requests have it
    Column("at", Double, nullable=False),
    Column("until", Double),  # None: for ever
)

NOTICES = Table(
    "notices",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("told", String(80), nullable=False),  # as PostgreSQL would tell it: a server on SQLite reads it here
    Column("at", Double, nullable=False),
    sqlite_autoincrement=True,  # a number is never given twice
)

LISTED: dict[str, Any] = {"sqlite_where": text("listed = 1"), "postgresql_where": text("listed")}
A_PERSON: dict[str, Any] = {"sqlite_where": text("kind = 'person'"), "postgresql_where": text("kind = 'person'")}

MATCHES = Table(
    "matches",  # that are over
    METADATA,
    Column("table_id", String(40), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("options", Text, nullable=False),  # JSON
    Column("listed", Boolean, nullable=False),
    Column("began", Double, nullable=False),
    Column("ended", Double, nullable=False),
    Column("moves", Integer, nullable=False),
    Column("abandoned", Boolean, nullable=False),
    Column("plays_on", Boolean, nullable=False),  # it began at a position of another match
    Index("matches_listed", "ended", "table_id", "moves", **LISTED),
    Index("matches_game", "game", "ended", "table_id", "moves", **LISTED),
)

PLAYERS = Table(
    "players",  # the seats of matches that are over
    METADATA,
    Column("table_id", String(40), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person_id", String(40)),
    Column("name", String(64), nullable=False),
    Column("folded", String(64), nullable=False),  # the name as it is looked for
    Column("kind", String(16), nullable=False),
    Column("level", String(16)),  # of a bot
    Column("won", Boolean, nullable=False),
    Column("hinted", Boolean, nullable=False),
    Column("stood_in", Boolean, nullable=False),
    Column("ended", Double, nullable=False),  # the match: a player's last games are found without sorting
    Index("players_person", "person_id", "ended", "table_id"),
    Index("players_name", "folded", "ended", "table_id", **A_PERSON),
)

MATCH_FILES = Table(
    "match_files",
    METADATA,
    Column("table_id", String(40), primary_key=True),
    Column("document", Text, nullable=False),  # JSON: the match as it can be taken along
)
