"""Every game as an OpenSpiel game: `load("quickshot", players=3)`, or `pyspiel.load_game("mischia_quickshot")`.

Chance draws one thing at a time, so a chance node has at most as many outcomes as a bag has kinds. Who chooses at once
is a simultaneous node; `pyspiel.convert_to_turn_based` serves algorithms that want one player after the other.
"""

import base64
import json
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

import numpy as np
import pyspiel

from mischia.core.bags import MOST, count, kinds
from mischia.core.errors import BadPosition, MischiaError
from mischia.core.game import Game as MischiaGame
from mischia.core.position import load as load_position
from mischia.core.position import view
from mischia.core.questions import AskAll, Chance, Move
from mischia.core.state import Event
from mischia.core.state import State as CoreState
from mischia.games import GAMES, game_named
from mischia.lab.asking import answer, asked, choices
from mischia.lab.experiments.experiment import usual_seats
from mischia.lab.learners.observation import Layout, layout_of

LONGEST = 10_000  # moves of a game, at most
PREFIX = "mischia_"
NO_CHANCE = Random(0)  # where nobody is played by chance


def load(game: str, players: int | None = None, position: Mapping[str, Any] | None = None, **options: Any) -> Any:
    """A game of the house as OpenSpiel has it; with a position, each play begins there."""
    found = game_named(game)
    found.read_options(options)
    many = usual_seats(found) if players is None else players
    if many not in found.players:
        low, high = found.players[0], found.players[-1]
        raise MischiaError(f"{many} can't play {game}; accepted: {low} to {high}.", "bad-lab")
    start = "" if position is None else packed(position)
    told = {name: written(found, name, value) for name, value in options.items()}
    return pyspiel.load_game(register(found), {"players": many, "position": start, **told})


def written(game: MischiaGame, option: str, value: Any) -> Any:
    """An option as a parameter of OpenSpiel, which knows no None: where there may be none, all are words."""
    return str(value) if None in game.accepted.get(option, ()) else value


def read(game: MischiaGame, option: str, value: Any) -> Any:
    """An option out of a parameter of OpenSpiel."""
    accepted = game.accepted.get(option, ())
    return next((one for one in accepted if str(one) == value), value) if None in accepted else value


def packed(position: Mapping[str, Any]) -> str:
    """A position as a word that OpenSpiel can keep among a game's parameters."""
    return base64.urlsafe_b64encode(json.dumps(position).encode()).decode().rstrip("=")


def unpacked(word: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(base64.urlsafe_b64decode(word + "=" * (-len(word) % 4)))
    return found


def register(game: MischiaGame) -> str:
    """Make a game known to OpenSpiel; its name there."""
    name = PREFIX + game.name
    if name not in pyspiel.registered_names():
        options = {name: written(game, name, value) for name, value in game.show_options(game.options()).items()}
        usual = {"players": usual_seats(game), "position": "", **options}
        kind = pyspiel.GameType(
            short_name=name,
            long_name=f"Mischia {game.name}",
            dynamics=pyspiel.GameType.Dynamics.SIMULTANEOUS,
            chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
            information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
            utility=pyspiel.GameType.Utility.GENERAL_SUM,
            reward_model=pyspiel.GameType.RewardModel.TERMINAL,
            max_num_players=game.players[-1],
            min_num_players=game.players[0],
            provides_information_state_string=True,
            provides_information_state_tensor=False,
            provides_observation_string=True,
            provides_observation_tensor=True,
            parameter_specification=usual,
        )
        made = type(f"TableGame_{game.name}", (TableGame,), {"mischia": game, "kind": kind, "usual": usual})
        pyspiel.register_game(kind, made)
    return name


class TableGame(pyspiel.Game):  # type: ignore[misc]
    """A game of the house, at so many seats; each game has a class of its own, which OpenSpiel keeps."""

    mischia: MischiaGame
    kind: Any
    usual: dict[str, Any]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        params = {**self.usual, **(params or {})}
        self.options = {
            name: read(self.mischia, name, value)
            for name, value in params.items()
            if name not in ("players", "position")
        }
        self.start = unpacked(params["position"]) if params["position"] else None
        self.layout: Layout = layout_of(self.mischia.name, params["players"], self.options)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.layout.actions,
            max_chance_outcomes=MOST,
            num_players=params["players"],
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=None,
            max_game_length=LONGEST,
        )
        super().__init__(self.kind, info, params)

    def first(self) -> CoreState:
        """The table before its first question."""
        if self.start is None:
            return self.layout.first.clone()
        s, names = load_position(self.mischia, self.start, self.layout.options)
        if names != self.layout.names:
            raise BadPosition(self.mischia.seats_key, f"{names}; here they are called {self.layout.names}")
        return s

    def new_initial_state(self) -> "TableState":
        return TableState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return Observer(self.layout, kind)


class Play:
    """A table at one moment, and what was done to get there."""

    def __init__(self, table: "TableGame") -> None:
        self.table = table
        self.layout = table.layout
        self.s = table.first()
        self.s.log = []
        self.done: list[Any] = []  # every action, or list of actions where several chose at once
        self.heard: list[Event] = []
        self.made: list[tuple[int, Move]] = []  # who made which move
        self.chosen: list[Move | None] = []  # while several choose at once
        self.waiting: list[tuple[int, Chance]] = []  # draws to be made now, with the seat that they choose for
        self.drawn: list[int] = []  # of the first of them, so far
        self._open()

    def __deepcopy__(self, memo: Any) -> "Play":
        new = Play.__new__(Play)
        new.table, new.layout = self.table, self.layout
        new.s = self.s.clone()
        new.s.log = []
        new.done, new.heard, new.made = self.done[:], self.heard[:], self.made[:]
        new.chosen, new.waiting, new.drawn = self.chosen[:], self.waiting[:], self.drawn[:]
        return new

    def __reduce__(self) -> Any:
        """A play is kept as what was done, and done again."""
        return replayed, (self.table.mischia.name, self.table.get_parameters(), self.done)

    def _open(self) -> None:
        """Look at what is asked now."""
        if self.s.log:
            self.heard += self.s.log
            self.s.log = []
        question = self.s.question
        self.chosen = [None] * self.s.seats
        self.waiting = [(-1, question)] if isinstance(question, Chance) else []
        self.drawn = []
        if isinstance(question, AskAll) and not asked(self.s):
            self._draw_for_others(question)

    def _draw_for_others(self, question: AskAll) -> None:
        """Whom chance plays chooses after the rest, and nobody sees anything before all have."""
        draws = [(seat, question.chance(seat)) for seat in range(self.s.seats)]
        self.waiting = [(seat, chance) for seat, chance in draws if chance is not None]

    def ids(self, player: int) -> dict[int, Move]:
        """A player's moves by their actions."""
        question = self.s.question
        if question is None or self.waiting:
            return {}
        return self.layout.legal(choices(question, player), player).moves if player in asked(self.s) else {}

    def left(self) -> list[int]:
        """How many of each kind chance may still draw, by the kind's place in the bag."""
        held = self.waiting[0][1].held
        return [count(held, kind) - self.drawn.count(at) for at, kind in enumerate(kinds(held))]

    def act(self, action: int) -> None:
        """Chance draws, or the one who is asked chooses."""
        self.done.append(action)
        question = self.s.question
        if self.waiting:
            self._draw(action)
        else:
            assert question is not None
            (seat,) = asked(self.s)
            move = self.ids(seat)[action]
            self.made.append((seat, move))
            self.s.answer(answer(question, {seat: move}, NO_CHANCE))
            self._open()

    def _draw(self, at: int) -> None:
        """Chance draws one thing more: the kind at this place in the bag."""
        self.drawn.append(at)
        seat, chance = self.waiting[0]
        if len(self.drawn) < chance.n:
            return
        told = chance.kinds()
        outcome = chance.prefix + tuple(told[at] for at in sorted(self.drawn))
        self.drawn = []
        del self.waiting[0]
        if seat >= 0:
            self.chosen[seat] = outcome
            if self.waiting:
                return
        self.s.answer(outcome if seat < 0 else self.chosen)
        self._open()

    def act_all(self, actions: Sequence[int]) -> None:
        """All who are asked choose at once."""
        self.done.append(list(actions))
        question = self.s.question
        assert isinstance(question, AskAll)
        for seat in asked(self.s):
            move = self.ids(seat)[actions[seat]]
            self.made.append((seat, move))
            self.chosen[seat] = move
        self._draw_for_others(question)
        if not self.waiting:
            self.s.answer(self.chosen)
            self._open()

    def seen(self, player: int) -> dict[str, Any]:
        """What a player sees."""
        return view(self.layout.game, self.s, self.layout.names, self.layout.names[player])

    def known(self, player: int) -> str:
        """All that a player has ever seen, heard and done."""
        heard = [(event.id, event.args) for event in self.heard if event.hearers is None or player in event.hearers]
        made = [move for seat, move in self.made if seat == player]
        return json.dumps([self.seen(player), heard, made], default=str)


def replayed(name: str, params: dict[str, Any], done: list[Any]) -> Play:
    """A play from what was done."""
    play = Play(pyspiel.load_game(register(game_named(name)), params))
    for action in done:
        if isinstance(action, list):
            play.act_all(action)
        else:
            play.act(action)
    return play


class TableState(pyspiel.State):  # type: ignore[misc]
    """A play as OpenSpiel asks about it."""

    def __init__(self, game: "TableGame") -> None:
        super().__init__(game)
        self.play = Play(game)

    def current_player(self) -> int:
        question = self.play.s.question
        if question is None:
            return int(pyspiel.PlayerId.TERMINAL)
        if self.play.waiting:
            return int(pyspiel.PlayerId.CHANCE)
        if isinstance(question, AskAll):
            return int(pyspiel.PlayerId.SIMULTANEOUS)
        return asked(self.play.s)[0]

    def is_terminal(self) -> bool:
        return self.play.s.question is None

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.play.ids(player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        left = self.play.left()
        return [(at, many / sum(left)) for at, many in enumerate(left) if many]

    def _apply_action(self, action: int) -> None:
        self.play.act(action)

    def _apply_actions(self, actions: Sequence[int]) -> None:
        self.play.act_all(actions)

    def _action_to_string(self, player: int, action: int) -> str:
        play = self.play
        if player == pyspiel.PlayerId.CHANCE:
            if not play.waiting:
                return f"outcome {action}"
            chance = play.waiting[0][1]
            return f"{chance.prefix[0]} {chance.kinds()[action]}"
        moves = play.ids(player)
        return play.layout.game.phrase(moves[action], play.layout.names) if action in moves else f"action {action}"

    def returns(self) -> list[float]:
        winners = self.play.s.winners if self.is_terminal() else ()
        return [1 / len(winners) if seat in winners else 0.0 for seat in range(self.play.layout.people)]

    def __str__(self) -> str:
        layout = self.play.layout
        return "; ".join(layout.game.tell(event, layout.names) for event in self.play.heard)


class Observer:
    """What a player observes, as numbers and as words."""

    def __init__(self, layout: Layout, kind: Any) -> None:
        self.slate = layout.slate()
        self.kind = kind
        self.tensor = np.zeros(len(layout.features), np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: TableState, player: int) -> None:
        self.slate.look(state.play.s)
        self.tensor[:] = self.slate.seen_by(player)

    def string_from(self, state: TableState, player: int) -> str:
        play = state.play
        return play.known(player) if self.kind.perfect_recall else json.dumps(play.seen(player), default=str)


for _game in GAMES.values():
    register(_game)
