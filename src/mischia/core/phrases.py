"""Moves and events as short phrases: the language of scenarios, files and typed commands.

A phrase is never taken apart by a grammar: it is matched against the phrases of what is legal, so nothing
can let an illegal move through.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from mischia.core.questions import Chance, Move, Moves


class Form(NamedTuple):
    """How a move or an event is put in words: "{} plays {}", and what each gap takes.

    The last kind of gap takes all the arguments that are left, with `joint` between them; an argument may itself be
    several things, with `inner` between them. A kind may have a name, by which translations tell it from another of the
    same kind: ("seat", "seat rival") or ("seat", "seat2").
    """

    template: str
    kinds: tuple[str, ...] = ()
    joint: str = " "
    inner: str = ", "

    def fill(self, args: Sequence[Any], word: Callable[[str, Any], str]) -> str:
        """The phrase, with `word` to put each argument in words.

        >>> Form("deal {} {}", ("seat", "card")).fill((0, 1, 4, 4), lambda kind, arg: f"{arg}")
        'deal 0 1 4 4'
        """

        def put(kind: str, arg: Any) -> str:
            return self.inner.join([word(kind, one) for one in arg]) if isinstance(arg, tuple) else word(kind, arg)

        gaps = [put(kind, arg) for kind, arg in zip(self.kinds, args, strict=False)]
        if len(args) > len(self.kinds) > 0:
            gaps[-1] = self.joint.join(put(self.kinds[-1], arg) for arg in args[len(self.kinds) - 1 :])
        return self.template.format(*gaps, *[""] * (len(self.kinds) - len(gaps))).strip()


def kind_of(kind: str) -> str:
    """What a gap takes.

    >>> kind_of("seat"), kind_of("seat2"), kind_of("seat rival")
    ('seat', 'seat', 'seat')
    """
    return kind.split(" ")[0].rstrip("0123456789")


def name_of(kind: str) -> str:
    """What translations call it.

    >>> name_of("seat"), name_of("seat2"), name_of("seat rival")
    ('seat', 'seat2', 'rival')
    """
    return kind.split(" ")[-1]


QUOTE = '"'  # round a name in a move, where it would be mistaken for another
Forms = Mapping[str, Form]
Phrase = Callable[[Move], str]


def tidy(text: str) -> str:
    """A typed phrase with its blanks put in order.

    >>> tidy("  play   4 ")
    'play 4'
    """
    return " ".join(text.split())


def move_of(text: str, moves: Moves, phrase: Phrase) -> Move | None:
    """The legal move that this phrase names; if none does, the one that names the same things in another order, or
    the only one that does so but for quotes."""
    wanted = tidy(text)
    alike, unquoted = None, []
    for move in moves:
        said = tidy(phrase(move))
        if said == wanted:
            return move
        if alike is None and "," in wanted and same_things(said, wanted):
            alike = move
        if QUOTE in said and said.replace(QUOTE, "") == wanted.replace(QUOTE, ""):
            unquoted.append(move)
    return unquoted[0] if alike is None and len(unquoted) == 1 else alike


def same_things(one: str, other: str) -> bool:
    """Whether two phrases have the same verb and list the same things.

    >>> same_things("discard Coast, Zap", "discard Zap, Coast")
    True
    """
    return len(one) == len(other) and in_order(one) == in_order(other)


def in_order(phrase: str) -> tuple[str, list[str]]:
    """The verb, and the things of a list in the order of the alphabet."""
    verb, _, things = phrase.partition(" ")
    return verb, sorted(things.split(", "))


def outcome_of(text: str, chance: Chance, phrase: Phrase) -> Move | None:
    """The outcome that this phrase names, if chance may speak so; without listing every outcome."""
    head = tidy(phrase(chance.prefix))
    wanted = tidy(text)
    words = {tidy(phrase((*chance.prefix, kind)))[len(head) :].strip(): kind for kind in chance.kinds()}
    if QUOTE in head and not wanted.startswith(head):
        head, wanted = head.replace(QUOTE, ""), wanted.replace(QUOTE, "")
    if wanted != head and not wanted.startswith(head + " "):
        return None
    said = [wanted[len(head) :].strip()] if chance.n == 1 else wanted[len(head) :].split()
    if not all(word in words for word in said):
        return None
    outcome = chance.prefix + tuple(words[word] for word in said)
    return outcome if chance.possible(outcome) else None
