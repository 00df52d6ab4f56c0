"""One match of an experiment, played to its end, and what was noticed on the way. No game is named here."""

from collections.abc import Sequence
from math import log10
from typing import Any

from mischia.core import fate
from mischia.core.game import Game
from mischia.core.match import CHANCE, Match
from mischia.core.phrases import Form
from mischia.core.questions import Ask, Move
from mischia.lab.asking import asked
from mischia.lab.experiments.experiment import Experiment
from mischia.lab.experiments.players import Bots, player_named

Line = dict[str, Any]  # what a results file keeps of a match

SEATS = ("seat", "rival")  # kinds of gaps in phrases that name a seat
NO_THINGS = (*SEATS, "number")
GROUPS = ("taken", "offered", "dealt", "thing", "move", "event")  # of what is noticed


def play(experiment: Experiment, number: int, own: Bots | None = None) -> Line:
    """Play a match: who sat where, who won, all answers, and the facts that reports are made of."""
    match = experiment.match(number)
    players = experiment.line_up(number)
    bots = {
        name: player_named(player, f"{match.secret}/{seat}", own)
        for seat, (name, player) in enumerate(zip(experiment.names(), players, strict=True))
    }
    noticed = Noticed(match)
    while not match.over:
        noticed.stand()
        names = [match.names[seat] for seat in asked(match.state)]
        if not names:
            noticed.chance()
        for name, seen in [(name, match.see_as(name)) for name in names]:  # all look before anybody has chosen
            noticed.choice(name, bots[name].choose(seen))
    return {
        "match": number,
        "table": experiment.table_of(number)[0],
        "players": list(players),
        "won": [seat for seat in match.state.winners if seat < len(players)],
        "used": noticed.used(),
        "facts": noticed.facts(),
        "seed": match.secret,
        "options": match.game.show_options(match.options),
        "answers": [list(answer) for answer in match.answers],
    }


class Noticed:
    """What is noticed while a match is played."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.game = match.game
        seats = match.state.seats
        self.decisions = [0] * seats
        self.forced = [0] * seats
        self.moves = 0
        self.tree = 0.0
        self.draws = 0
        self.standing = Standing(seats)
        self.first = -1  # the seat that had to choose first, alone
        self.found: dict[str, dict[str, set[int]]] = {group: {} for group in GROUPS}

    def stand(self) -> None:
        """Look how the seats stand, if nothing is under way."""
        if self.game.hints.at_rest(self.match.state):
            self.standing.note(self.game.hints.evaluate(self.match.state))

    def choice(self, name: str, phrase: str) -> None:
        """A seat chooses among its legal moves."""
        seat, choices, s = self.match.names.index(name), self.match.choices(name), self.match.state
        if self.first < 0 and isinstance(s.question, Ask):
            self.first = seat
        phase, taken = self.game.phase(s), self.game.takes(s, choices[phrase]) if phrase in choices else ()
        self.decisions[seat] += 1
        self.forced[seat] += len(choices) == 1
        self.moves += len(choices)
        self.tree += log10(max(1, len(choices)))
        self.match.play(name, phrase)  # refuses what is not legal
        move = choices[phrase]
        form = self.game.moves[move[0]]
        self.use("move", f"{phase}: {words(self.game, form, move[1:], seat)}", seat)
        for kind, one in taken:
            self.use("taken", f"{kind} {one}", seat)
        for thing in things(self.game, form, move[1:], self.match.names):
            self.use("thing", thing, seat)

    def chance(self) -> None:
        """Chance speaks, as the match's secret says; what it gives to a seat is noted."""
        outcome: Move = fate.outcome(self.match.secret, self.draws, self.match.chances()[0])
        self.draws += 1
        for kind, one in self.game.takes(self.match.state, outcome):
            self.found["offered"].setdefault(f"{kind} {one}", set()).update(range(self.match.state.seats))
        form, args = self.game.moves[outcome[0]], outcome[1:]
        self.match.play(CHANCE, self.game.phrase(outcome, self.match.names))
        if form.kinds and kind_of(form.kinds[0]) in SEATS:
            for thing in things(self.game, form, args, self.match.names):
                self.use("dealt", thing, args[0])

    def use(self, group: str, label: str, seat: int) -> None:
        self.found[group].setdefault(label, set()).add(seat)

    def used(self) -> dict[str, dict[str, list[int]]]:
        """By group: which seats made which move, used or were dealt which thing, and what happened to them."""
        for event in self.match.events:
            form = self.game.form(event)
            if event.args and form.kinds and kind_of(form.kinds[0]) in SEATS and isinstance(event.args[0], int):
                self.use("event", words(self.game, form, event.args, event.args[0]), event.args[0])
        return {
            group: {label: sorted(seats) for label, seats in sorted(labels.items())}
            for group, labels in self.found.items()
        }

    def facts(self) -> dict[str, Any]:
        """Figures that tell what the match was like."""
        return {
            "answers": len(self.match.answers),
            "draws": self.draws,
            "decisions": self.decisions,
            "forced": self.forced,
            "moves": self.moves,
            "tree": round(self.tree, 4),
            "first": self.first,
            **self.standing.facts(self.match.state.winners),
        }


class Standing:
    """Who is ahead, by the game's own evaluation, from one resting point to the next."""

    def __init__(self, seats: int) -> None:
        self.rests = 0
        self.changes = 0
        self.ahead = -1  # the seat that was ahead last; nobody while the first are level
        self.since = 0  # the resting point at which it went ahead
        self.lowest = [1.0] * seats

    def note(self, chances: Sequence[float]) -> None:
        """A resting point."""
        self.lowest = [min(pair) for pair in zip(self.lowest, chances, strict=True)]
        best = max(chances)
        first = list(chances).index(best)
        if list(chances).count(best) == 1 and first != self.ahead:
            self.changes += self.ahead >= 0
            self.ahead, self.since = first, self.rests
        self.rests += 1

    def facts(self, winners: Sequence[int]) -> dict[str, Any]:
        """`low` is the worst that the winner stood; `settled`, how much was played when it went ahead for good."""
        settled = self.since / self.rests if self.rests and self.ahead in winners else 1.0
        return {
            "rests": self.rests,
            "changes": self.changes,
            "low": round(min((self.lowest[seat] for seat in winners), default=1.0), 4),
            "settled": round(settled, 4),
        }


def kind_of(kind: str) -> str:
    """What a gap takes; a number or a word behind it only tells it from another.

    >>> kind_of("seat2"), kind_of("card to take")
    ('seat', 'card')
    """
    return kind.split(" ")[0].rstrip("0123456789")


def gaps(form: Form, args: Sequence[Any]) -> list[tuple[str, Any]]:
    """Each argument with its kind; the last kind takes all that are left, and a tuple is several things."""
    if not form.kinds:
        return []
    kinds = [*form.kinds, *[form.kinds[-1]] * (len(args) - len(form.kinds))]
    pairs = zip(kinds, args, strict=False)
    return [(kind_of(kind), one) for kind, arg in pairs for one in (arg if isinstance(arg, tuple) else (arg,))]


def things(game: Game, form: Form, args: Sequence[Any], names: Sequence[str]) -> list[str]:
    """The things that a move or an outcome names: `card 2`."""
    return [f"{kind} {game.word(kind, arg, names)}" for kind, arg in gaps(form, args) if kind not in NO_THINGS]


def words(game: Game, form: Form, args: Sequence[Any], seat: int) -> str:
    """A move or an event in words that fit any seat: whoever it is about is `…`, and others are `another`."""

    def word(kind: str, arg: Any) -> str:
        if isinstance(arg, tuple):
            return " ".join(word(kind, one) for one in arg)
        if kind_of(kind) in SEATS and isinstance(arg, int):
            return "…" if arg == seat else "another"
        return game.word(kind, arg, ())

    return form.fill(args, word)
