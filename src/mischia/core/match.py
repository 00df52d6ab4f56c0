"""A match: a table with names, the answers given so far, and the log that everybody hears."""

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from copy import deepcopy
from fractions import Fraction
from pathlib import Path
from typing import Any

from mischia.core import fate, picture
from mischia.core.clauses import clause_text
from mischia.core.errors import BadFile, BadPosition, IllegalMove, MischiaError, UnknownMove, listed
from mischia.core.game import GONE_BACK, TAKEN_BACK, Game
from mischia.core.guess import Seen, View
from mischia.core.past import KEPT, Past, Stills
from mischia.core.phrases import move_of, outcome_of, tidy
from mischia.core.position import Doc, dump, load, view
from mischia.core.questions import THROW, Ask, AskAll, AskAny, Chance, Move, Question
from mischia.core.state import Event, State
from mischia.core.taken_back import MOST, Asked, Dropped, Undone, WentBack, dropped_in, lines_in

CHANCE = "chance"
FORMAT = 1  # of a stored match


class Match:
    """One game from its first question to its end.

    Chance speaks by itself, out of `seed`; with `scripted` it waits to be played like anybody else. Where `by_hand`
    says so of a player, dice that the game lets that player throw wait for it: what they show is drawn only then.
    With `watched` the table after every event is kept; without, only that after the last ones, once somebody looks.
    """

    def __init__(
        self,
        game: Game,
        given: Mapping[str, Any],
        options: Mapping[str, Any] | None = None,
        seed: object = None,
        scripted: bool = False,
        by_hand: Callable[[str], bool] = lambda name: False,
        watched: bool = False,
    ) -> None:
        self.game = game
        self.by_hand = by_hand
        self.rules = game.version  # by which it was begun
        self.options = game.read_options(options or {})
        self.secret = fate.new_secret() if seed is None else _secret(seed)
        self.scripted = scripted
        try:
            self.state, self.names = load(game, given, self.options, watched)
        except RecursionError as error:
            raise BadPosition("position", "nested too deep") from error
        acted = self.state.log is not None  # what happens by the mere loading must happen again when it is restored
        self.given: Doc = deepcopy(dict(given)) if acted else dump(game, self.state, self.names)
        self.outset = self.given  # what it can be played again from
        self._deeds: list[tuple[str, str | Undone | WentBack]] = []  # all that was answered, and taken back, in order
        self._settled: set[int] = set()  # which of them were no choice: they are taken back with the one before them
        self.answers: list[tuple[str, str]] = []  # those that stand
        self._moves: dict[int, Move] = {}  # by the place among these: what a player has chosen
        self._made: set[int] = set()  # which of them were no choice
        self.dropped: list[Dropped] = []  # what all have agreed to take back
        self.events: list[Event] = []
        self._undone: list[range] = []  # which events are no longer so, because of that
        self.stills = Stills(self, None if watched else KEPT)
        self._pasts: dict[str | None, Past] = {}
        self._asked: list[Asked] = []  # the questions asked so far whose answers stand, the open one last
        self._together: list[tuple[int, int]] = []  # which answers were given at once: from, to
        self._chosen: dict[int, list[Event]] = {}  # by seat: what is said of a choice that is put away
        self.draws = 0  # how many times chance has spoken
        self._back: list[tuple[str, State, int, int]] = []  # whose move; then: the state, answers, events
        self._listen()
        self._ask(0)
        self._let_chance_speak()

    def __repr__(self) -> str:
        return f"<{self.game.name}: {', '.join(self.names)}; {self.waits_for()}>"

    def _repr_html_(self) -> str | None:
        """In a notebook: the table as an onlooker sees it."""
        return picture.html(self)

    # --- what is asked

    @property
    def over(self) -> bool:
        return self.state.over

    @property
    def clause(self) -> str:
        """The clause that asks; once the game is over, the one that decided it."""
        told = (event.clause for event in reversed(self.events) if event.hearers is None)
        return next(told, self.game.clauses[self.phase]) if self.over else self.game.clauses[self.phase]

    @property
    def winners(self) -> list[str]:
        """Who has won, once the game is over."""
        return [self.names[seat] for seat in self.state.winners]

    @property
    def phase(self) -> str:
        return self.game.phase(self.state)

    @property
    def turn(self) -> list[str]:
        """The players who may act now; none while chance has to speak."""
        if self.thrower is not None:
            return [self.thrower]
        return [name for seat, name in enumerate(self.names) if self._legal_at(seat)]

    @property
    def thrower(self) -> str | None:
        """The player for whose hand the dice wait."""
        if self.scripted or self.state.over:
            return None
        seat = self.game.throws(self.state)
        return self.names[seat] if seat is not None and self.by_hand(self.names[seat]) else None

    @property
    def awaited(self) -> list[str]:
        """The players that the table waits for; others of `turn` may act, but need not."""
        question = self.state.question
        if question is None:
            return []
        return [name for seat, name in enumerate(self.names) if self._legal_at(seat) and question.onward(seat)]

    def onward(self, name: str) -> list[str]:
        """Those of a player's moves that take the game on: a bot makes no others."""
        question = self.state.question
        if question is None or not self._legal(name):
            return []
        return [self._phrase(move) for move in question.onward(self._seat(name))]

    def moves(self, name: str) -> list[str]:
        """The legal moves of a player, as phrases."""
        return list(self.choices(name))

    def choices(self, name: str) -> dict[str, Move]:
        """The legal moves of a player, by their phrases."""
        if self._throws(name):
            return {THROW: (THROW,)}
        return {self._phrase(move): move for move in self._legal(name)}

    @property
    def secret_choice(self) -> bool:
        """Whether what is asked now is chosen in secret, by several at once."""
        return isinstance(self.state.question, AskAll)

    @property
    def number(self) -> int:
        """Of the open question. Numbers grow: a question that is asked again has another, unless it was undone."""
        return self._asked[-1].number

    @number.setter
    def number(self, number: int) -> None:
        self._asked[-1] = self._asked[-1]._replace(number=number)

    @property
    def asked_after(self) -> int:
        """How many answers had been given when the open question was asked."""
        return self._asked[-1].answers

    def asked_at(self, answers: int) -> Asked | None:
        """What was asked when so many answers had been given, on the way to where the match stands."""
        return next((one for one in reversed(self._asked) if one.answers == answers), None)

    def asked_from(self, answers: int) -> Asked:
        """What was asked first when so many answers had been given, or more; or is asked now."""
        return next((one for one in self._asked if one.answers >= answers), self._asked[-1])

    def odds(self) -> dict[str, Fraction]:
        """What chance may say now, and how likely; empty when it has nothing to say."""
        return {
            self.game.phrase(outcome, self.names): odds
            for chance in self.chances()
            for outcome, odds in chance.outcomes()
        }

    # --- what is seen

    @property
    def position(self) -> Doc:
        """The whole position, nothing hidden."""
        return dump(self.game, self.state, self.names)

    def see(self, name: str | None = None) -> Doc:
        """What a player sees of it; without a name, what an onlooker sees."""
        if name is not None:
            self._seat(name)
        return View(view(self.game, self.state, self.names, name), self.game, self.options, name)

    def see_as(self, name: str) -> Seen:
        """A player's knowledge, as a bot gets it."""
        moves, recall = tuple(self.moves(name)), self.game.recall
        memory = {} if recall is None else recall(self.past(name).standing(), self.state.seats)
        return Seen(self.game, self.options, name, self.see(name), moves, memory)

    @property
    def log(self) -> list[str]:
        """All that has happened and that everybody has heard."""
        return self.heard(None)

    def heard(self, name: str | None) -> list[str]:
        """All that has happened and that this player has heard; None is an onlooker."""
        heard = self.events_for(name) + self._audible(self.chosen, name)
        return [self.game.tell(event, self.names) for event in heard]

    def events_for(self, name: str | None, since: int = 0) -> list[Event]:
        """What this player has heard, or has after so many events; choices made at once are told when all are made."""
        return self._audible(self.events[since:], name)

    @property
    def chosen(self) -> list[Event]:
        """Who has chosen while others still do: seat by seat, so that nobody can tell who was first."""
        return [event for seat in sorted(self._chosen) for event in self._chosen[seat]]

    def hears(self, name: str | None, event: Event) -> bool:
        """Whether somebody hears of an event; None is an onlooker."""
        seat = None if name is None else self._seat(name)
        return event.hearers is None or seat in event.hearers

    def _audible(self, events: list[Event], name: str | None) -> list[Event]:
        seat = None if name is None else self._seat(name)
        return [event for event in events if event.hearers is None or seat in event.hearers]

    def past(self, name: str | None) -> Past:
        """What a viewer has heard, with the table after each event; None is an onlooker."""
        if name not in self._pasts:
            self._pasts[name] = Past(self, name)
        return self._pasts[name]

    def played_again(self) -> Stills:
        """The table after each event, from the first on."""
        *_, last = self.again(watched=True)
        return last.stills

    def again(self, watched: bool = False) -> Iterator["Match"]:
        """The match once more: at its beginning, then after each answer given or taken back."""
        options = self.game.show_options(self.options)
        again = Match(self.game, self.outset, options, self.secret, scripted=True, watched=watched)
        yield again
        for at, (name, phrase) in enumerate(self._deeds):
            if isinstance(phrase, Undone):
                again.undo(name, phrase.times)
            elif isinstance(phrase, WentBack):
                again.go_back(name, phrase.answers)
            else:
                again.play(name, phrase)
                if at in self._settled:
                    del again._back[-1:]
            yield again

    @property
    def last_deed(self) -> tuple[str, str | None] | None:
        """Who answered last, and what; nothing if that was taking something back."""
        if not self._deeds:
            return None
        name, said = self._deeds[-1]
        return name, said if isinstance(said, str) else None

    # --- answers

    def play(self, name: str, phrase: str) -> None:
        """Make a move; a phrase that names no legal move is refused and nothing changes."""
        _check_words(phrase)
        if name == CHANCE:
            self._hear_chance(phrase)
            return
        if self._throws(name) and tidy(phrase) == THROW:
            self.throw()
            return
        seat = self._seat(name)
        move = self.said(phrase, self._legal(name))
        if move is None:
            raise self._refusal(name, phrase)
        self._keep(name)
        question = self.state.question
        self._moves[len(self.answers)] = move
        self._record(name, self._phrase(move))
        if isinstance(question, AskAll):
            self._put_away(seat, move)
        elif isinstance(question, AskAny):
            self.state.answer((seat, move))
        else:
            self.state.answer(move)
        if not (isinstance(question, Ask) and question.open):
            self._back.clear()
        self._listen()
        self._count(question)
        self._let_chance_speak()

    def throw(self) -> None:
        """The dice that wait for a hand are thrown, by whomever."""
        self.draw()
        self._let_chance_speak()

    def settle(self) -> None:
        """Choices that are none, as everybody sees, are made; they can't be taken back but with what led to them."""
        while (move := self.game.forced(self.state)) is not None:
            alone = (name for name in self.turn if self._legal(name) == (move,))  # of several who are asked
            self._settled.add(len(self._deeds))
            self._made.add(len(self.answers))
            self.play(next(alone, self.turn[0]), self._phrase(move))
            del self._back[-1:]

    def give_up(self, name: str) -> bool:
        """A player walks away: if by the rules that gives something up, it is done now."""
        move = self.game.gives_up(self.state, self._seat(name))
        if move is not None:
            self.play(name, self._phrase(move))
        return move is not None

    def said(self, phrase: str, legal: tuple[Move, ...]) -> Move | None:
        """The move that a phrase says, if it is one of these, be it in other words."""
        reworded = self.game.reworded(tidy(phrase))
        if reworded is not None:
            return reworded[0] if reworded[1] in legal else None
        return move_of(phrase, legal, self._phrase)

    def sealed_by(self, name: str) -> str | None:
        """The choice that a player has put away until all have chosen."""
        sealed, seat = self.state.sealed, self._seat(name)
        move = None if sealed is None else sealed[seat]
        return None if move is None else self._phrase(move)

    def can_undo(self, name: str) -> bool:
        """Whether this player's last move may be taken back: as long as nobody else is asked because of it.

        A choice that is put away never may: others have been told that it is made. It may be changed.
        """
        return self.undoable(name) > 0

    def undoable(self, name: str) -> int:
        """How many of this player's last moves may be taken back, one after the other."""
        seat, question = self._seat(name), self.state.question
        asked = isinstance(question, Chance) or (isinstance(question, Ask) and question.seat == seat)
        if not asked or not self._back or self._back[-1][0] != name:
            return 0
        first = self._back[0][3]
        whispered = (at for at in reversed(range(first, len(self.events))) if self.events[at].hearers is not None)
        hidden = next(whispered, first - 1)
        return sum(events > hidden for _, _, _, events in self._back)

    def undo(self, name: str, times: int = 1) -> None:
        """Take back a player's last move or moves, if since then nobody else was asked and nothing hidden was shown.

        What was told stays told: it is told besides that the move was taken back.
        """
        if not 1 <= times <= self.undoable(name):
            raise IllegalMove(
                f"{name} can't take anything back: others have been asked or have seen something since.",
                "no-undo",
                name=name,
            )
        _, self.state, answers, events = self._back[-times]
        del self._back[-times:]
        self._forget(answers)
        self._asked = [one for one in self._asked if one.answers <= answers]
        self._deeds.append((name, Undone(times)))
        self._listen()
        told = len(self.events) - events
        if told:
            self._tell([Event(TAKEN_BACK, self.clause, (self._seat(name), told))])

    def own_questions(self, name: str, most: int) -> list[Asked]:
        """What a player was asked and has chosen, the latest first; a choice that is put away and may still be changed
        is none of them."""
        self._seat(name)
        found: list[Asked] = []
        end = len(self.answers)
        for one in reversed(self._asked):
            chosen = any(self.answers[at][0] == name and at not in self._made for at in range(one.answers, end))
            if chosen and not (one is self._asked[-1] and self.alternatives(name)):
                found.append(one)
                if len(found) == most:
                    break
            end = one.answers
        return found

    def chosen_at(self, asked: Asked, name: str) -> Move:
        """What a player has chosen when that was asked."""
        return next(self._moves[at] for at in range(asked.answers, len(self.answers)) if self.answers[at][0] == name)

    def shown_since(self, asked: Asked) -> bool:
        """Whether something may have been shown since a question was asked that was hidden then: chance has spoken, a
        choice was made that is not open by itself, or somebody was told something."""
        answered = [one for one in self._asked[self._asked.index(asked) :] if one.answers < len(self.answers)]
        if self.secret_choice:  # what is put away shows nothing
            answered = [one for one in answered if one is not self._asked[-1]]
        whispered = any(event.hearers is not None for event in self.events[asked.events :])
        return whispered or not all(one.open for one in answered)

    def go_back(self, name: str, answers: int) -> None:
        """Go back to when so many answers had been given, because all who play agree: `name` has asked for it.

        What was told stays told. Chance goes on with draws that it has not made yet: what it said once it will hardly
        say again, and all of it is still bound by the secret.
        """
        seat, number, outset = self._seat(name), self.number, self._asked[0].answers
        asked = self.asked_at(answers)
        if len(self.dropped) >= MOST:
            raise IllegalMove(f"Something was taken back {MOST} times already.", "back-too-often", most=MOST)
        if asked is None or answers >= len(self.answers):
            raise IllegalMove(f"There is nothing to take back after {answers} answers.", "nothing-to-take-back")
        again = Match(self.game, self.outset, self.game.show_options(self.options), self.secret, scripted=True)
        for who, phrase in self.answers[outset:answers]:
            again.play(who, phrase)
        upto = self.asked_after if self.secret_choice else len(self.answers)  # what is put away is nobody's business
        if answers < upto:
            self.dropped.append(Dropped(name, answers, tuple(self.answers_by_seat()[answers:upto])))
        told = len(self.events) - asked.events
        self._undone.append(range(asked.events, len(self.events)))
        self.state = again.state
        self._forget(answers)
        self._together = [(start, end) for start, end in self._together if end <= answers]
        self._chosen.clear()
        self._back.clear()
        self._deeds.append((name, WentBack(answers)))
        self._listen()
        self._tell([Event(GONE_BACK, self.clause, (seat, told))])
        self._asked = [one for one in self._asked if one.answers < answers]
        self._asked.append(asked._replace(number=number + 1, events=len(self.events)))
        self._let_chance_speak()

    def _forget(self, answers: int) -> None:
        """So many answers stand, and no more."""
        for at in range(answers, len(self.answers)):
            self._moves.pop(at, None)
        del self.answers[answers:]
        self._made = {at for at in self._made if at < answers}

    def stands(self, event: int) -> bool:
        """Whether what was told is still so, as far as all agreed to take something back."""
        return not any(event in gone for gone in self._undone)

    def change(self, name: str, phrase: str) -> None:
        """Put another choice in the place of the one that a player has put away; nobody else can tell."""
        _check_words(phrase)
        alternatives = self.alternatives(name)
        if not alternatives:
            raise self._refusal(name, phrase)
        move = move_of(phrase, tuple(alternatives.values()), self._phrase)
        if move is None:
            raise self._refusal(name, phrase, list(alternatives))
        at = next(at for at in range(self.asked_after, len(self.answers)) if self.answers[at][0] == name)
        self.answers[at], self._moves[at] = (name, self._phrase(move)), move
        last = max(at for at, (who, _) in enumerate(self._deeds) if who == name)
        self._deeds[last] = self.answers[at]
        self.state.change(self._seat(name), move)

    def alternatives(self, name: str) -> dict[str, Move]:
        """What a player who has put a choice away may choose instead, by phrases."""
        question = self.state.question
        if not isinstance(question, AskAll) or question.final or self.sealed_by(name) is None:
            return {}
        if not any(who == name for who, _ in self.answers[self.asked_after :]):
            return {}
        return {self._phrase(move): move for move in question.onward(self._seat(name))}

    def _put_away(self, seat: int, move: Move) -> None:
        """Put a choice away; the last one opens them all, and it is told seat by seat who has chosen."""
        state = self.state
        opens = state.put_away(seat, move)
        self._chosen[seat] = state.log or []
        state.log, state.stills = [], [] if self.stills.watched else None
        if opens:
            self._tell(self.chosen)
            self._chosen.clear()
            question = state.question
            ended = isinstance(question, AskAll) and move in question.at_once  # by this choice, whoever has chosen then
            self._together.append((self.asked_after, len(self.answers) - ended))
            state.answer(state.sealed)

    def answers_by_seat(self) -> list[tuple[str, str]]:
        """The answers, those given at once by seat and then as chance spoke: nobody can tell who chose first."""
        found, places = self.answers[:], {**{name: at for at, name in enumerate(self.names)}, CHANCE: len(self.names)}
        for start, end in [*self._together, *([(self.asked_after, len(found))] if self.secret_choice else [])]:
            found[start:end] = sorted(found[start:end], key=lambda answer: places[answer[0]])
        return found

    # --- files

    def document(self) -> Doc:
        """The stored match: a header, the answers given, the latest position."""
        doc = {**self.header(), "given": self.given, "answers": [list(answer) for answer in self.answers]}
        if self.dropped:
            doc["taken_back"] = [one.document() for one in self.dropped]
        return {**doc, "position": self.position}

    def header(self) -> Doc:
        """What a stored match begins with: by which rules it is played, and out of which secret chance speaks."""
        return {
            "mischia": FORMAT,
            "game": self.game.name,
            "rules": self.rules,
            "options": self.game.show_options(self.options),
            "seed": self.secret,
            "scripted": self.scripted,
        }

    def save(self, path: str | Path) -> None:
        """Write the match to a file."""
        text = json.dumps(self.document(), indent=1, ensure_ascii=False)
        try:
            Path(path).write_text(text + "\n", encoding="utf-8")
        except (OSError, TypeError, ValueError) as error:
            why = getattr(error, "strerror", None) or str(error)
            raise BadFile(f"{path!s}: can't be written: {why}", "not-written", path=str(path), why=why) from error

    @classmethod
    def restore(cls, game: Game, doc: Mapping[str, Any]) -> "Match":
        """The match that a document stores: its answers given again, or, if the rules have changed since and
        refuse one or lead elsewhere, the latest position."""
        try:
            match = cls(game, doc["given"], doc["options"], doc["seed"], scripted=True)
            match._play_lines(doc)
            if doc.get("position") is not None and not match._stands_as(doc["position"]):
                raise BadFile("its answers do not lead to its position", "bad-file")
            return match._wake(doc["scripted"])
        except RecursionError as broken:
            raise BadFile("This is no match that can be opened: nested too deep.", "bad-file") from broken
        except (KeyError, TypeError, AttributeError, ValueError) as broken:
            if isinstance(broken, MischiaError) and doc.get("rules") != game.version and _under_way(doc):
                return cls.resume(game, doc)
            raise BadFile(f"This is no match that can be opened: {broken}", "bad-file") from broken

    def _play_lines(self, doc: Mapping[str, Any]) -> None:
        """Give the answers of a document again, those too that were taken back."""
        for line in lines_in(doc):
            for name, phrase in line.answers[len(self.answers) :]:
                self.play(name, phrase)
            if line.back is not None:
                self.go_back(line.back.by, line.back.to)

    @classmethod
    def resume(cls, game: Game, doc: Mapping[str, Any]) -> "Match":
        """The match that goes on from the latest position of a document, whatever the rules have become.

        The document may hold the answers given before, or only say how many of them were draws.
        """
        resumed = cls(game, doc["position"], doc["options"], doc["seed"], scripted=True)
        resumed.given, resumed.rules = doc.get("given", resumed.given), doc["rules"]  # by which it can't be given again
        resumed.answers = [(str(name), str(phrase)) for name, phrase in doc.get("answers", ())]
        resumed.dropped = dropped_in(doc)
        spoken = [resumed.answers, *(one.answers for one in resumed.dropped)]
        resumed.draws = doc.get("draws", sum(name == CHANCE for answers in spoken for name, _ in answers))
        resumed._asked = []  # what was put away before can't be taken back any more
        resumed._ask(0)
        return resumed._wake(doc["scripted"])

    def _stands_as(self, position: object) -> bool:
        """Whether this is the position, as a file would have it."""
        return bool(json.loads(json.dumps(self.position)) == json.loads(json.dumps(position)))

    def _wake(self, scripted: bool) -> "Match":
        self.scripted = scripted
        self._let_chance_speak()
        return self

    # --- explanations

    def explain(self, what: str | None = None) -> str:
        """What a clause says; without one, what the table waits for and by which clause.

        Strings in the reader's language are in `mischia.core.strings`.
        """
        if what is not None:
            _check_words(what)
        else:
            clause = self.clause
            return f"{self.waits_for()} {clause}: {clause_text(self.game, clause)}"
        for event in reversed(self.events):
            if self.game.tell(event, self.names) == what and event.hearers is None:
                return f"{what}. {event.clause}: {clause_text(self.game, event.clause)}"
        return f"{what}: {clause_text(self.game, what)}"

    def waits_for(self) -> str:
        """In a sentence: whom the table waits for."""
        if self.over:
            return f"The game is over; {listed(self.winners, 'nobody')} won."
        waiting = self.awaited
        if self.thrower is not None:
            return f"{self.thrower} is to roll."
        if not waiting:
            return "Chance is about to speak."
        return f"{' and '.join(waiting)} {'is' if len(waiting) == 1 else 'are'} to choose."

    # --- inside

    def _seat(self, name: str) -> int:
        if name not in self.names:
            raise UnknownMove(
                f"Nobody here is called {name!r}. At the table: {listed(self.names)}.",
                "unknown-name",
                name=name,
                names=self.names,
            )
        return self.names.index(name)

    def _throws(self, name: str) -> bool:
        return self.thrower is not None and name == self.thrower

    def _legal(self, name: str) -> tuple[Move, ...]:
        return self._legal_at(self._seat(name))

    def _legal_at(self, seat: int) -> tuple[Move, ...]:
        question, sealed = self.state.question, self.state.sealed
        if question is None or (sealed is not None and sealed[seat] is not None):
            return ()
        return question.legal(seat)

    def chances(self) -> list[Chance]:
        """The draws that chance may make now."""
        return [chance for _, chance in self._draws_open()]

    def _let_chance_speak(self) -> None:
        while not self.scripted and not self.turn and not self.over:
            self.draw()
        if self.thrower is not None:
            self._back.clear()  # somebody was asked

    def draw(self) -> None:
        """Let chance speak, by the match's secret and the number of the draw."""
        for seat, chance in self._draws_open():
            return self._chance_spoke(seat, fate.outcome(self.secret, self.draws, chance))
        raise IllegalMove(f"Chance has nothing to say. {self.waits_for()}", "not-chance")

    def _draws_open(self) -> Iterator[tuple[int | None, Chance]]:
        """The draws that chance may make now, each with the seat whose secret choice it is."""
        question = self.state.question
        if isinstance(question, Chance):
            yield None, question
        elif isinstance(question, AskAll):
            for seat in self.state.waits_for():
                chance = question.chance(seat)
                if chance is not None:
                    yield seat, chance

    def _hear_chance(self, phrase: str) -> None:
        for seat, chance in self._draws_open():
            outcome = outcome_of(phrase, chance, self._phrase)
            if outcome is not None:
                return self._chance_spoke(seat, outcome)
        said = [self._phrase((*chance.prefix, kind)) for chance in self.chances() for kind in chance.kinds()]
        raise IllegalMove(f'Chance may not say "{tidy(phrase)}" now. Chance may say: {listed(said)}.', "not-chance")

    def _chance_spoke(self, seat: int | None, outcome: Move) -> None:
        question = self.state.question
        self._record(CHANCE, self._phrase(outcome))
        if seat is None:
            self.state.answer(outcome)
        else:
            self._put_away(seat, outcome)
        self.draws += 1
        self._back.clear()
        self._listen()
        self._count(question)

    def _count(self, question: Question | None) -> None:
        """Number the questions: this one was open before the last answer, and may be asked again of the others."""
        if self.state.question is not question:
            self._ask(self.number + (not _goes_on(question, self.state.question)))

    def _ask(self, number: int) -> None:
        """A new question is open."""
        question = self.state.question
        is_open = isinstance(question, Ask) and question.open
        self._asked.append(Asked(number, len(self.answers), len(self.events), is_open))

    def _phrase(self, move: Move) -> str:
        return self.game.phrase(move, self.names)

    def _refusal(self, name: str, phrase: str, alternatives: list[str] | None = None) -> MischiaError:
        said, legal = tidy(phrase), self.moves(name) if alternatives is None else alternatives
        if not any(said.split(" ")[0] == verb.split(" ")[0] for verb in self.game.moves):
            return UnknownMove(
                f'"{said}" is no move of {self.game.name}. {name} may: {listed(legal)}.',
                "unknown-move",
                move=said,
                name=name,
                legal=legal,
            )
        clause = self.clause
        may = f"{name} may: {listed(legal)}." if legal else self.waits_for()
        return IllegalMove(
            f'{name} may not "{said}" now. {may}',
            "illegal-move" if legal else "not-asked",
            clause,
            move=said,
            name=name,
            legal=legal,
            turn=self.turn,
        )

    def _record(self, name: str, phrase: str) -> None:
        self.answers.append((name, phrase))
        self._deeds.append((name, phrase))

    def _listen(self) -> None:
        """Take over what the state has said since the last time."""
        state = self.state
        if state.log:
            self.stills.add(len(self.events), state.stills or [])
            self.events += state.log
        state.log, state.stills = [], [] if self.stills.watched else None

    def _tell(self, events: list[Event]) -> None:
        """Tell something of the table as it is."""
        if self.stills.watched:
            self.stills.add(len(self.events), [self.state.clone()] * len(events))
        self.events += events

    def _keep(self, name: str) -> None:
        """Remember the state before a move that may be taken back; another's move ends what could be."""
        if self._back and self._back[-1][0] != name:
            self._back.clear()
        question = self.state.question
        if isinstance(question, Ask) and question.open:
            self._back.append((name, self.state.clone(), len(self.answers), len(self.events)))


def _goes_on(before: Question | None, now: Question | None) -> bool:
    """Whether several are still asked the same thing, after one of them was heard."""
    if not isinstance(before, AskAny) or not isinstance(now, AskAny):
        return False
    return before.step == now.step and before.args == now.args


def _check_words(phrase: object) -> None:
    if not isinstance(phrase, str):
        raise UnknownMove(f"{phrase!r} is no phrase; a move is said in words.", "no-words", move=str(phrase))


def _secret(seed: object) -> str:
    """The secret of chance that a seed makes, one that can be hashed."""
    secret = str(seed)
    try:
        secret.encode()
    except UnicodeEncodeError as error:
        raise BadPosition("seed", f"{secret!r} is no text that can be written") from error
    return secret


def _under_way(doc: Mapping[str, Any]) -> bool:
    position = doc.get("position")
    return isinstance(position, Mapping) and position.get("phase") != "over"


def new(game: Game, players: Sequence[str], dummies: Sequence[str], chosen: Mapping[str, Any], seed: object) -> Match:
    """A new match for these players, with dummies where the game allows them; options and traits are chosen."""
    for key, names in (("players", players), ("dummies", dummies)):
        if not isinstance(names, list | tuple):
            raise BadPosition(key, f"{names!r} is no list of names")
    traits = {trait.key: chosen[trait.key] for trait in game.traits if trait.key in chosen}
    options = {key: value for key, value in chosen.items() if key not in traits}
    return Match(game, {**game.fill_up(list(players), list(dummies)), **traits}, options, seed)
