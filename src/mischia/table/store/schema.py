"""The tables of the database: the logs, an index of tables, people and their devices, who is here, facts of the house,
the inbox of the host, reviews, who is not let in, what the host has done from outside, finished matches, what each
person has seen of a table, how they want to be told that it is their turn and what they are to be told, whom they mute
or block, what they report, guess and note, clubs, and ratings."""

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
    Column("club", String(40)),  # that it was opened for
    Column("moves", Integer),  # that everybody can tell of; of a table that is older than this, from its next entry on
    Index("tables_listed", "status", "updated", sqlite_where=text("listed = 1"), postgresql_where=text("listed")),
    Index("tables_due", "due"),
    Index("tables_code", "code"),
    Index("tables_club", "club", "status"),
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
    Column("kind", String(8), nullable=False),  # browser, program, seat (of one table), or shared: somebody else's
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

AVERSIONS = Table(
    "aversions",
    METADATA,
    Column("person_id", String(40), primary_key=True),
    Column("kind", String(8), primary_key=True),  # mute or block
    Column("other_id", String(40), primary_key=True),
    Column("table_id", String(40), primary_key=True),  # empty: everywhere
    Column("name", String(64), nullable=False),  # by which the other was known then
    Column("at", Double, nullable=False),
    Index("aversions_other", "other_id"),
)

REPORTS = Table(
    "reports",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("table_id", String(40), nullable=False),
    Column("person_id", String(40), nullable=False),  # who reports
    Column("other_id", String(40), nullable=False),  # whom
    Column("by", String(64), nullable=False),  # their names
    Column("name", String(64), nullable=False),
    Column("at", Double, nullable=False),
    Column("lines", Text, nullable=False),  # JSON: what was said
    Column("said", Text, nullable=False),  # what is wrong with it
    Index("reports_person", "person_id", "at"),
    Index("reports_other", "other_id"),
)

GUESSES = Table(
    "guesses",  # who will win
    METADATA,
    Column("table_id", String(40), primary_key=True),
    Column("person_id", String(40), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("at", Double, nullable=False),
    Index("guesses_person", "person_id"),
)

PINS = Table(
    "pins",  # notes on the moments of finished matches
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("table_id", String(40), nullable=False),
    Column("person_id", String(40), nullable=False),
    Column("name", String(64), nullable=False),
    Column("step", Integer, nullable=False),  # so many answers had been given
    Column("text", Text, nullable=False),
    Column("marks", Text, nullable=False),  # JSON: rings and arrows, by the names of things
    Column("at", Double, nullable=False),
    Index("pins_table", "table_id", "step"),
    Index("pins_person", "person_id"),
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
    Column("shown", Double, nullable=False, server_default="0"),  # from when on it is for everybody
    Column("rated", String(16)),  # whether it was rated: "yes", or why not; None: nobody wanted it
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

LOOKS = Table(
    "looks",  # what a person has seen of a table
    METADATA,
    Column("person_id", String(40), primary_key=True),
    Column("table_id", String(40), primary_key=True),
    Column("seq", Integer, nullable=False),  # how long its log was
    Column("moves", Integer, nullable=False),  # that everybody could tell of
    Column("at", Double, nullable=False),
    Index("looks_table", "table_id"),
)

WISHES = Table(
    "wishes",  # when somebody wants to be told that it is their turn, and when not
    METADATA,
    Column("person_id", String(40), primary_key=True),
    Column("off", Boolean, nullable=False),  # not at all
    Column("quiet_from", Integer),  # minutes of the day; None: no hour is quiet
    Column("quiet_to", Integer),
    Column("zone", String(64), nullable=False),  # by which clock
    Column("remind", Integer, nullable=False),  # seconds after which they are told once more; 0: never
)

WAYS = Table(
    "ways",  # by which somebody is told
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("person_id", String(40), nullable=False),
    Column("kind", String(8), nullable=False),  # push, mail or webhook
    Column("address", Text, nullable=False),
    Column("secret", Text, nullable=False),  # JSON: what a browser or a webhook needs to trust it
    Column("device", String(40)),  # of a push: whose browser it is, with the epoch of its badge
    Column("epoch", Integer),
    Column("good", Boolean, nullable=False),  # whether the address was confirmed
    Column("made", Double, nullable=False),
    Column("faults", Integer, nullable=False),  # in a row
    Index("ways_person", "person_id"),
)

NUDGES = Table(
    "nudges",  # that somebody is to be told, or was and has not looked since: one for each table
    METADATA,
    Column("person_id", String(40), primary_key=True),
    Column("table_id", String(40), primary_key=True),
    Column("seq", Integer, nullable=False),  # how long the log was when they were asked
    Column("made", Double, nullable=False),
    Column("due", Double),  # when to see to it next; None: they were told, and all waits for them
    Column("tries", Integer, nullable=False),
    Column("told", Text, nullable=False),  # JSON: by which ways they were, this time
    Column("times", Integer, nullable=False),  # how often they were told
    Index("nudges_due", "due"),
    Index("nudges_table", "table_id"),
)

CLUBS = Table(
    "clubs",
    METADATA,
    Column("id", String(40), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("created", Double, nullable=False),
    Column("code", String(8)),  # that lets somebody in; None: nobody is invited
    Column("next", String(16)),  # the next evening, as the clock on their wall tells it: 2026-11-19T20:30
    UniqueConstraint("code", name="clubs_code"),
)

MEMBERS = Table(
    "members",
    METADATA,
    Column("club_id", String(40), primary_key=True),
    Column("person_id", String(40), primary_key=True),
    Column("since", Double, nullable=False),  # whoever is there longest looks after the club
    Column("number", Integer, nullable=False),  # of their face, and of their card
    Column("seen", Double, nullable=False),  # when they last looked: what ended later is new to them
    Column("comes", Boolean),  # to the next evening; None: has not said
    UniqueConstraint("club_id", "number", name="members_number"),
    Index("members_person", "person_id"),
)

SHARES = Table(
    "shares",  # of evenings, with whoever has the link
    METADATA,
    Column("token", String(40), primary_key=True),
    Column("club_id", String(40), nullable=False),
    Column("at", Double, nullable=False),  # when the first game of that evening ended
    Column("person_id", String(40), nullable=False),  # who has made it
    UniqueConstraint("club_id", "at", name="shares_once"),
)

RATED = Table(
    "rated",  # seats of rated matches; they outlive the table, for what was gained stays gained
    METADATA,
    Column("match_id", String(40), primary_key=True),  # the table's id
    Column("seat", Integer, primary_key=True),
    Column("game", String(40), nullable=False),
    Column("person_id", String(40)),  # None: a bot, or somebody who was erased
    Column("level", String(16)),  # of a bot
    Column("won", Boolean, nullable=False),
    Column("at", Double, nullable=False),  # when it ended, but after all that its players were rated for before
    Column("mean_before", Double, nullable=False),
    Column("doubt_before", Double, nullable=False),
    Column("mean", Double, nullable=False),
    Column("doubt", Double, nullable=False),
    Index("rated_person", "person_id", "game", "at"),
)
