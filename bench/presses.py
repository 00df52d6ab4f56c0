"""How many presses a round of Quarriors takes: whole matches, played with what the drawn pages offer.

    python -m bench.presses [--matches 20]

A round is a turn of one's own and what one is asked until the next. Whoever plays here uses what is now or never,
summons and casts all that can be paid, captures the dearest die, culls the weakest and reacts: a busy player, so that
no kind of press is left out. A thing that is chosen first and then confirmed takes two presses; a list that is opened
first one more; what the page does by itself none.
"""

import argparse
from collections import Counter
from dataclasses import dataclass, field
from html.parser import HTMLParser
from typing import NamedTuple

from mischia.core.match import Match
from mischia.core.page import SEVERAL
from mischia.games import GAMES
from mischia.games.quarriors.content.box import the_catalogue
from mischia.table.seen import seen_in_match
from mischia.web.pages import render

WISHES = (  # the first of these that is offered
    *("use", "react", "return", "claim", "offer", "fetch", "trade", "gain", "swap", "cull", "choose"),
    *("summon", "cast", "copy", "defend", "capture", "discard", "attack", "pass", "end", "roll"),
)
WEAK = ("quiddity", "assistant")  # the only dice that are culled
LEFT = ("discard", "copy")  # what this player never does
LONGEST = 400  # answers of a match
WITH = ("cull", "defend")  # what makes a round a busy one


class Offer(NamedTuple):
    """A button that makes a move, or several one after the other."""

    moves: str
    presses: int

    @property
    def verb(self) -> str:
        """What it is pressed for: the one of its moves that one wishes most."""
        return self.wished.split()[0]

    @property
    def thing(self) -> str:
        return self.wished.split()[1]

    @property
    def wished(self) -> str:
        return min(self.moves.split(SEVERAL), key=lambda move: wish(move.split()[0]))


def wish(verb: str) -> int:
    return WISHES.index(verb) if verb in WISHES else len(WISHES)


class Offers(HTMLParser):
    """The buttons of a page that make moves, and what each costs."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.found: list[Offer] = []
        self.boxes: list[bool] = []  # those around, and whether each has to be opened
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        known = dict(attrs)
        if tag == "div":
            self.boxes.append("popover" in known)
        if tag == "button" and known.get("form") == "move" and known.get("value") and "data-confirm" not in known:
            presses = 0 if "data-soon" in known else 1 + ("data-choice" in known) + any(self.boxes)
            self.found.append(Offer(str(known["value"]), presses))

    def handle_endtag(self, tag: str) -> None:
        if tag == "div":
            self.boxes.pop()


def offers(match: Match, who: str) -> list[Offer]:
    """What somebody's page offers now; of two buttons for the same the one that takes fewer presses."""
    parts = render.all_parts(seen_in_match(match, who), render.strings(match.game, "en"))
    found: dict[str, Offer] = {}
    for key in ("centre", "hand", "wilds"):
        for offer in Offers(parts[key]).found:
            if offer.moves not in found or offer.presses < found[offer.moves].presses:
                found[offer.moves] = offer
    return list(found.values())


def chosen(match: Match, found: list[Offer]) -> Offer | None:
    """What this player presses next; nothing where the page goes on by itself."""
    by_itself = [offer for offer in found if not offer.presses]
    costs = {card.cls: card.cost for id in match.see()["wilds"] if (card := the_catalogue().cards[id])}

    def worth(offer: Offer) -> tuple[int, ...]:
        cost = costs[the_catalogue().ids[offer.thing]] if offer.verb in ("capture", "cull") else 0
        return (
            wish(offer.verb),
            cost if offer.verb == "cull" else -cost,
            -offer.moves.count(offer.verb),
            offer.presses,
        )

    wanted = [offer for offer in found if offer.presses and offer.verb in WISHES and not is_left(offer)]
    best = min(wanted, key=worth, default=None)
    return by_itself[0] if by_itself and (best is None or wish(best.verb) >= wish("attack")) else best


def is_left(offer: Offer) -> bool:
    """Whether this player lets it be."""
    return offer.verb in LEFT or (offer.verb == "cull" and offer.thing not in WEAK)


@dataclass
class Round:
    """A turn of somebody's, and what they are asked until the next."""

    pressed: Counter[str] = field(default_factory=Counter)
    events: set[str] = field(default_factory=set)  # what happened to them


def play(seed: int, names: list[str]) -> list[Round]:
    """The rounds of one match."""
    match = Match(GAMES["quarriors"], {"players": names}, {}, f"presses {seed}", by_hand=lambda name: True)
    rounds: list[Round] = []
    last: dict[str, Round] = {}  # by player: the round that they are in
    current = None
    while not match.over and len(match.answers) < LONGEST:
        match.settle()
        if match.see()["current"] != current:
            current = match.see()["current"]
            last[current] = Round()
            rounds.append(last[current])
        who, heard = match.turn[0], len(match.events)
        offer = chosen(match, offers(match, who))
        assert offer is not None, match.moves(who)
        for move in offer.moves.split(SEVERAL):
            match.play(who, move)
            match.settle()
        last.setdefault(who, Round()).pressed[offer.verb] += offer.presses
        for event in match.events[heard:]:
            if event.id in WITH and names[event.args[0]] in last:
                last[names[event.args[0]]].events.add(event.id)
    return rounds


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.presses", description=__doc__)
    parser.add_argument("--matches", type=int, default=10, help="with two players, and as many with three")
    given = parser.parse_args()
    for players in (2, 3):
        names = ["Ann", "Bob", "Cid"][:players]
        rounds = [one for seed in range(given.matches) for one in play(seed, names)]
        busy = [one.pressed.total() for one in rounds if one.events.issuperset(WITH)]
        verbs = sum((one.pressed for one in rounds), Counter[str]())
        print(f"{players} players: {verbs.total() / len(rounds):.2f} presses a round ({len(rounds)} rounds),")
        print(f"    {sum(busy) / max(1, len(busy)):.2f} in one with a cull and a defence ({len(busy)} rounds);")
        print("   ", ", ".join(f"{verb} {many / len(rounds):.2f}" for verb, many in verbs.most_common() if many))


if __name__ == "__main__":
    main()
