"""Quarriors: what holds after every move, whatever it was."""

from random import Random
from typing import Any

import mischia
from mischia.games import GAMES
from mischia.games.quarriors.rules.destruction import has_quiddity
from mischia.games.quarriors.rules.hooks import STARVES

GAME = GAMES["quarriors"]


def test_nobody_is_asked_while_an_ooze_starves() -> None:
    """QU-R51: after every move, whatever it was, in positions that begin with a starving Ooze or without one."""
    rng, met = Random("ooze"), 0
    for number in range(60):
        ready = rng.choice([["ooze 4"], ["ooze 4", "deathdealer 4"], ["deathdealer 5", "deathdealer 4"]])
        used = rng.choice([[], ["quiddity"], ["quiddity", "assistant"]])
        zones = {
            "Ann": {"bag": ["quiddity x6", "assistant"], "ready": ready, "used": used},
            "Bob": {"bag": ["quiddity x6", "assistant"], "ready": ["ooze 5"], "used": ["quiddity"][: number % 2]},
        }
        wilds = {"ooze": 3, "deathdealer": 3, "warrior": 4, "growth_spell": 4, "discriminating_spell": 4}
        match = mischia.load("quarriors", {"players": ["Ann", "Bob"], "wilds": wilds, "zones": zones}, seed=number)
        for _ in range(60):
            if match.over:
                break
            name = match.turn[0]
            match.play(name, rng.choice(match.moves(name)))
            state: Any = match.state
            for seat in range(2):
                hungry = [one for one in state.ready[seat] if STARVES.of(state.works(one))]
                met += bool(hungry)
                assert not hungry or has_quiddity(state, seat), match.answers[-1]
    assert met > 100


def test_every_die_is_somewhere_whenever_something_is_told() -> None:
    """Each line is drawn from the table after it: what it tells is done by then, and nothing is in between."""
    told: set[str] = set()
    for seed in range(12):
        rng = Random(seed)
        wilds = ("mighty_spirit strong_wizard life_incantation deathdealer", "")[seed % 2]
        names = ["Ann", "Bob", "Cid"][: 2 + seed % 2]
        match = mischia.new("quarriors", names, seed=seed, cull_to_score=seed % 3 == 0, wilds=wilds)
        s = match.state.clone()
        there = GAME.things(s)
        s.log, s.stills = [], []
        while s.question is not None:
            s.answer(s.question.pick(rng))
        for event, still in zip(s.log, s.stills, strict=True):
            assert GAME.things(still) == there, event
            told.add(event.id)
    assert told >= {"score", "cull", "use", "summon", "cast", "cast-on", "react", "destroy", "return", "capture", "end"}
