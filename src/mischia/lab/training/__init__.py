"""Policies that learn by playing themselves, on a game's batch of tables; needs the extra `batch`."""
