"""Any game as a PettingZoo environment: `env("quickshot", seats=5)`, or `parallel_env` where all act at once.

A seat observes its own view and nothing else; the mask says which actions are legal. The reward is the seat's part of
the win, at the end. docs/lab.md says what the numbers mean.
"""

from collections.abc import Mapping
from random import Random
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv

from mischia.core.errors import IllegalMove, MischiaError
from mischia.games import game_named
from mischia.lab.experiments.experiment import usual_seats
from mischia.lab.learners.observation import Layout, layout_of
from mischia.lab.learners.table import Seats

Observation = dict[str, Any]


def env(game: str, seats: int | None = None, **options: Any) -> "TableEnv":
    """A table at which seats act one after the other; who chooses at once does not see the others' choices."""
    return TableEnv(*seated(game, seats, options))


def parallel_env(game: str, seats: int | None = None, **options: Any) -> "ParallelTableEnv":
    """A table at which all seats act at once; who is not asked can only wait."""
    return ParallelTableEnv(*seated(game, seats, options))


def seated(game: str, seats: int | None, options: Mapping[str, Any]) -> tuple[str, Layout]:
    found = game_named(game)
    many = usual_seats(found) if seats is None else seats
    if many not in found.players:
        low, high = found.players[0], found.players[-1]
        raise MischiaError(f"{many} can't play {game}; accepted: {low} to {high}.", "bad-lab")
    return game, layout_of(game, many, options)


def spaces_of(layout: Layout, actions: int) -> tuple[spaces.Dict, spaces.Discrete[Any]]:
    """What a seat observes and may do."""
    seen = spaces.Box(-np.inf, np.inf, (len(layout.features),), np.float32)
    mask = spaces.Box(0, 1, (actions,), np.int8)
    return spaces.Dict({"observation": seen, "action_mask": mask}), spaces.Discrete(actions)


def observed(table: Seats, seat: int, waits: bool = False) -> Observation:
    """What a seat sees, and what it may do; `waits` puts an action at the end for who is not asked."""
    legal = table.legal(seat)
    mask = bytearray(legal.mask)
    if waits:
        mask.append(not legal.moves)
    return {"observation": table.vector(seat), "action_mask": np.frombuffer(mask, np.int8)}


class TableEnv(AECEnv[str, Observation, int | None]):  # type: ignore[misc]
    """A game as PettingZoo's agent environment cycle."""

    def __init__(self, game: str, layout: Layout) -> None:
        super().__init__()
        self.metadata = {"name": f"mischia_{game}", "render_modes": ["ansi"], "is_parallelizable": False}
        self.render_mode = None
        self.layout = layout
        self.possible_agents = [f"seat_{seat}" for seat in range(layout.people)]
        self.agents: list[str] = []
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        pairs = {agent: spaces_of(layout, layout.actions) for agent in self.possible_agents}
        self.observation_spaces = {agent: pair[0] for agent, pair in pairs.items()}
        self.action_spaces = {agent: pair[1] for agent, pair in pairs.items()}
        self.rng = Random()
        self._slate = layout.slate()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new match; the same seed deals the same cards."""
        if seed is not None:
            self.rng.seed(seed)
        self.table = Seats(self.layout, self.rng, self._slate)
        self.agents = self.possible_agents[:]
        self.rewards: dict[str, float] = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards: dict[str, float] = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._next()

    def _next(self) -> None:
        """Whose turn it is: the first of those asked who has not chosen yet."""
        asked = self.table.asked  # they choose in this order
        self.agent_selection = self.possible_agents[asked[len(self.table.chosen)] if asked else 0]

    def observe(self, agent: str) -> Observation:
        return observed(self.table, self._seat[agent])

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        try:
            went_on = self.table.choose(self._seat[agent], action)  # type: ignore[arg-type]
        except KeyError as error:
            raise refusal(self.table, agent, self._seat[agent], action) from error
        if went_on and self.table.over:
            for other, part in zip(self.possible_agents, self.table.parts(), strict=True):
                self.rewards[other] = part
                self._cumulative_rewards[other] += part
                self.terminations[other] = True
            self.agent_selection = self.agents[0]
        else:
            self._next()

    def render(self) -> str:
        """The match in words, as everybody may see it."""
        return shown(self.table)

    def close(self) -> None:
        """There is nothing to close."""


class ParallelTableEnv(ParallelEnv[str, Observation, int]):  # type: ignore[misc]
    """A game as PettingZoo's parallel environment; the last action is to wait."""

    def __init__(self, game: str, layout: Layout) -> None:
        self.metadata = {"name": f"mischia_{game}", "render_modes": ["ansi"]}
        self.render_mode = None
        self.layout = layout
        self.possible_agents = [f"seat_{seat}" for seat in range(layout.people)]
        self.agents: list[str] = []
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        pairs = {agent: spaces_of(layout, layout.actions + 1) for agent in self.possible_agents}
        self.observation_spaces = {agent: pair[0] for agent, pair in pairs.items()}
        self.action_spaces = {agent: pair[1] for agent, pair in pairs.items()}
        self.rng = Random()
        self._slate = layout.slate()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """A new match; the same seed deals the same cards."""
        if seed is not None:
            self.rng.seed(seed)
        self.table = Seats(self.layout, self.rng, self._slate)
        self.agents = self.possible_agents[:]
        return self._observations(), {agent: {} for agent in self.agents}

    def _observations(self) -> dict[str, Observation]:
        return {agent: observed(self.table, self._seat[agent], waits=True) for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        """Everybody acts."""
        asked = {seat: actions.get(self.possible_agents[seat]) for seat in self.table.asked}
        for seat, action in asked.items():
            if action not in self.table.legal(seat).moves:
                raise refusal(self.table, self.possible_agents[seat], seat, action)
        for seat, action in asked.items():
            self.table.choose(seat, action)  # type: ignore[arg-type]
        over = self.table.over
        seen = self._observations()
        agents = self.agents
        parts = self.table.parts() if over else [0.0] * len(agents)
        if over:
            self.agents = []
        return (
            seen,
            dict(zip(agents, parts, strict=True)),
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, False),
            {agent: {} for agent in agents},
        )

    def render(self) -> str:
        """The match in words, as everybody may see it."""
        return shown(self.table)

    def close(self) -> None:
        """There is nothing to close."""


def refusal(table: Seats, agent: str, seat: int, action: Any) -> IllegalMove:
    legal = ", ".join(f"{one} ({table.layout.meaning(one)})" for one in table.legal(seat).moves)
    return IllegalMove(
        f"{agent} may not choose action {action} now. {agent} may: {legal or 'nothing'}.", "illegal-move"
    )


def shown(table: Seats) -> str:
    """The view of an onlooker, key by key."""
    from mischia.core.position import view

    seen = view(table.layout.game, table.s, table.layout.names, None)
    return "\n".join(f"{key}: {value}" for key, value in seen.items())
