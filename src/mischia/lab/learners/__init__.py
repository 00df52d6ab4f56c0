"""Tables in numbers, for learners."""
