"""Live tables, without HTTP: who sits where, what they see, what they may do, and how it is kept."""
