"""The lab: the rules that the table enforces, by the thousand."""
