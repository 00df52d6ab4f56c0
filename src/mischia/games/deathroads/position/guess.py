"""What a seat can't know, dealt anew."""

from collections.abc import Sequence
from random import Random

from mischia.core.bags import Bag, bag, count, handful, items, kinds, size
from mischia.core.position import Doc
from mischia.core.questions import Ask, AskAll, Move
from mischia.games.deathroads.bot import beliefs
from mischia.games.deathroads.content.box import Content, with_own
from mischia.games.deathroads.position.agenda import mark
from mischia.games.deathroads.rules import turn
from mischia.games.deathroads.rules.state import State

KEPT = ["keep"]  # a choice that anybody may have put away
NOTHING_SEEN: Doc = {"events": (), "ai": ()}


def guess(s: State, seat: int, rng: Random) -> State:
    """A table that looks the same from this seat, its hidden cards dealt anew; -1 is an onlooker.

    Whoever remembers what was seen deals the others what they hold for sure, and what fits what they have done.
    """
    new = s.clone()
    seen: Doc = s.memory or NOTHING_SEEN
    for other in range(s.seats):
        if other != seat:
            cards = s.hand[other] + s.deck[other]
            new.hand[other] = beliefs.dealt(s, other, rng)
            while not may_be_asked(new, other):
                new.hand[other] = bag(handful(cards, size(s.hand[other]), rng))
            new.deck[other] = cards - new.hand[other]
    dealt = s.content.dealt
    new.event_deck = some_of(s.event_deck, dealt.events, s.content.event_names, (s.event, *seen["events"]), rng)
    new.final_deck = some_of(s.final_deck, dealt.finals, s.content.final_names, (s.final,), rng)
    ai = s.ai_deck + s.ai_discard
    used = those_of(ai, s.content.ai_names, seen["ai"])
    if size(used) > size(s.ai_discard):
        used = 0
    new.ai_deck = bag(handful(ai - used, size(s.ai_deck), rng))
    new.ai_discard = ai - new.ai_deck
    if new.question is not None:
        new.ask_again()
    if new.sealed is not None:
        choose_anew(new, seat, rng)
    return new


def may_be_asked(s: State, seat: int) -> bool:
    """DR-R9: who is asked which card burns has more than one to choose from; with one kind alone nobody asks."""
    question = s.question
    if question is None or question.step is not turn.apply_status or question.args != (seat,):
        return True
    assert isinstance(question, Ask)
    others = [move for move in question.moves if move[0] != "burn"]
    burns = len(others) < len(question.moves)
    return not burns or len(others) + len(kinds(s.hand[seat])) > 1


def some_of(held: Bag, all_there_are: Bag, called: tuple[str, ...], gone: Sequence[str], rng: Random) -> Bag:
    """As many cards as a hidden deck has: any but those that were seen, of which the first lies open."""
    for pool in (all_there_are - those_of(all_there_are, called, gone[:many]) for many in (len(gone), 1)):
        if size(held) <= size(pool):
            return bag(handful(pool, size(held), rng))
    return held


def those_of(pile: Bag, called: tuple[str, ...], names: Sequence[str]) -> Bag:
    """The cards of these names, as far as they are in a pile; each once."""
    return bag([kind for kind, name in enumerate(called) if name in names and count(pile, kind)])


def choose_anew(s: State, own: int, rng: Random) -> None:
    """Others' choices that lie face down may be any choice of theirs."""
    assert s.sealed is not None
    question = s.question
    assert isinstance(question, AskAll)
    for seat in range(s.seats):
        moves = question.moves[seat]
        if s.sealed[seat] is not None and seat != own and moves:
            chosen: Move = moves[int(rng.random() * len(moves))]
            s.sealed[seat] = chosen


# --- from a view


def imagine(seen: Doc) -> Doc:
    """Some position that looks like this to whoever sees it."""
    content = with_own(seen["content"])
    doc = dict(seen)
    doc["racers"] = {name: imagined_racer(seen, racer, content) for name, racer in seen["racers"].items()}
    spread(doc, content)
    dealt = content.dealt
    doc["event_deck"] = first_of(seen["event_deck"], dealt.events, content.event_names, seen["event"])
    doc["final_deck"] = first_of(seen["final_deck"], dealt.finals, content.final_names, seen["final"])
    ai = [content.ai_names[kind] for kind in items(dealt.ai_cards)]
    there = seen["ai_deck"] + seen["ai_discard"]
    ai = (ai * (1 + there // max(1, len(ai))))[:there]
    doc["ai_deck"], doc["ai_discard"] = ai[: seen["ai_deck"]], ai[seen["ai_deck"] :]
    agenda = seen["agenda"]
    if agenda is not None:
        sealed = {name: KEPT if move is None else move for name, move in agenda["sealed"].items()}
        doc["agenda"] = {**agenda, "sealed": sealed}
        doc["agenda"]["of"] = mark(doc)
    return doc


def first_of(many: int, all_there_are: Bag, called: tuple[str, ...], open_card: str | None) -> list[str]:
    """Some cards for a hidden deck."""
    names = [called[kind] for kind in items(all_there_are) if called[kind] != open_card]
    return (names or [called[0]] * many)[:many] if len(names) >= many else (names * (many + 1))[:many]


def imagined_racer(seen: Doc, racer: Doc, content: Content) -> Doc:
    """A racer whose hand and deck hold what is known to be in them, in some order."""
    if not isinstance(racer.get("hand"), int):
        return racer
    cards = known_cards(seen, racer, content)
    many = racer["hand"] + racer["deck"]
    if len(cards) != many:
        return racer  # no deck of a real game: see `spread`
    return {**racer, "hand": cards[: racer["hand"]], "deck": cards[racer["hand"] :]}


def known_cards(seen: Doc, racer: Doc, content: Content) -> list[str]:
    """All cards of a player but for those that lie open."""
    if not racer["vehicle"]:
        return []
    cards = [content.card_names[kind] for kind in items(content.decks[racer["vehicle"]])]
    for code in racer["sets"]:
        cards += [content.pairs[code]] * 2
    if racer["signature"] == "taken":
        cards.append(content.signature_of[racer["vehicle"]])
    playing = seen["agenda"]["turn"]["playing"] if seen["agenda"] else None
    open_cards = list(racer["discard"])
    if playing and seen["racers"].get(seen["active"]) is racer:
        open_cards.append(playing)
    for card in open_cards:
        if card in cards:
            cards.remove(card)
    return cards


def spread(doc: Doc, content: Content) -> None:
    """Fill hands and decks of which nothing is known with plain cards, which never run out."""
    plain = [name for name in content.card_names if name not in content.limited]
    for name, racer in doc["racers"].items():
        if isinstance(racer.get("hand"), int):
            doc["racers"][name] = {**racer, "hand": plain[:1] * racer["hand"], "deck": plain[:1] * racer["deck"]}
