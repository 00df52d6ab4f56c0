"""Where tables are kept: the log of every table, in SQLite or PostgreSQL."""
