"""Quickshot as arrays, thousands of tables a step; needs the extra `batch`, and is imported by nobody else.

Pure functions in the manner of pgx: `init` deals, `step` plays, `observe` and `legal_action_mask` tell what each seat
sees and may do. A table is a record of numbers; where each of them is an array, it is as many tables.
"""

from mischia.games.quickshot.batch.env import (
    DECLINE,
    init,
    legal_action_mask,
    random_actions,
    rewards,
    step,
    terminated,
)
from mischia.games.quickshot.batch.observation import observe
from mischia.games.quickshot.batch.table import Table
from mischia.games.quickshot.bot.inputs import ACTIONS, INPUTS

__all__ = [
    "ACTIONS",
    "DECLINE",
    "INPUTS",
    "Table",
    "init",
    "legal_action_mask",
    "observe",
    "random_actions",
    "rewards",
    "step",
    "terminated",
]
