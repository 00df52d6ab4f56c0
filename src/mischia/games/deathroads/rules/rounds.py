"""Death Roads: the rounds, from the first initiative to the finish, in the order of the rulebook."""

from mischia.core.bags import Bag, bag, count, kinds, size
from mischia.core.questions import AskAll, Move, Moves, Question
from mischia.games.deathroads.rules import automa, damage, resolution, road_events, turn
from mischia.games.deathroads.rules.road import foremost
from mischia.games.deathroads.rules.state import NOBODY, PLAYER, State

KEEP: Move = ("keep",)


def play_round(s: State) -> None:  # DR-51
    s.say("round", "DR-51", s.round)
    s.then(initiative_phase, preparation_phase, reveal_phase, race_phase, resolution_phase, end_of_round)


# --- initiative


def initiative_phase(s: State) -> None:  # DR-52, DR-53, DR-54
    s.phase = "initiative"
    ranks = {racer: foremost(s, racer) for racer in s.initiative}
    s.initiative.sort(key=lambda racer: ranks[racer], reverse=True)  # equals keep their order
    if s.log is not None:
        s.say("initiative", "DR-52", tuple([s.racer_name(racer) for racer in s.initiative]))


# --- preparation


def preparation_phase(s: State) -> None:
    s.phase = "prepare"
    s.active = NOBODY
    for racer in s.initiative:  # DR-56
        s.done[racer] = False
        s.handling[racer] = s.sheet(racer).handling
    s.say("refreshed", "DR-56")
    s.then(prepare, fill_hands)


def prepare(s: State) -> Question:  # DR-57, DR-R3
    return AskAll(
        [() if s.out[seat] else discards(s, s.hand[seat]) for seat in range(s.seats)], prepared, sealed=has_prepared
    )


def discards(s: State, hand: Bag) -> Moves:
    """DR-57: keep, or discard any of the cards in hand."""
    chosen: list[tuple[str, ...]] = [()]
    for card in kinds(hand):
        name = s.content.card_names[card]
        copies = [(name,) * n for n in range(count(hand, card) + 1)]
        chosen = [some + more for more in copies for some in chosen]
    chosen.sort(key=len)
    return (KEEP, *[("discard", some) for some in chosen[1:]])


def has_prepared(s: State, seat: int) -> None:
    s.say("prepares", "DR-57", seat)


def prepared(s: State, chosen: list[Move | None]) -> None:
    for seat in s.initiative:
        if s.ai[seat] == PLAYER:
            move = chosen[seat]
            assert move is not None
            if move != KEEP:
                resolution.discard(s, seat, bag([s.content.number[name] for name in move[1]]))
            else:
                s.say("keeps", "DR-57", seat)


def fill_hands(s: State) -> None:  # DR-R3, DR-R69
    s.then(*[(fill_hand, racer) for racer in s.initiative if s.ai[racer] == PLAYER])


def fill_hand(s: State, seat: int) -> None:  # DR-58
    pilot = s.pilot_of(seat)
    wanted = s.content.board.hand + (pilot.hand_size if pilot is not None else 0) - size(s.hand[seat])
    if wanted > 0:
        s.then((resolution.draw_cards, seat, wanted, "DR-58"))


# --- the phases of the road


def reveal_phase(s: State) -> None:
    s.then(road_events.reveal)


def race_phase(s: State) -> None:  # DR-66
    s.phase = "race"
    s.place = NOBODY
    s.then(next_turn)


def next_turn(s: State) -> None:  # DR-66, DR-67
    """The next on the initiative track whose handling token is still on its track."""
    there = len(s.initiative)
    for step in range(1, there + 1):
        place = (s.place + step) % there
        if not s.done[s.initiative[place]]:
            s.place = place
            s.then((take_turn, s.initiative[place]), next_turn)
            return
    s.active = NOBODY


def take_turn(s: State, racer: int) -> None:  # DR-69
    s.active = racer
    s.say("turn", "DR-66", s.racer_name(racer))
    if s.ai[racer] == PLAYER:
        s.then((turn.player_turn, racer))
    else:
        s.then((automa.ai_turn, racer))


def resolution_phase(s: State) -> None:
    s.then(road_events.resolve_events)


# --- the end


def end_of_round(s: State) -> None:
    if s.events_left == 0:
        finish_line(s)
    else:
        s.round += 1
        s.then(play_round)


def finish_line(s: State) -> None:  # DR-48, DR-49, DR-50, DR-R45
    """No event is left: who is closest to the Far Ahead line wins; in coop a boss in play is a defeat (DR-175)."""
    if s.options.coop:
        damage.end(s, () if damage.bosses(s) else tuple(range(s.seats)), "DR-175")
        return
    damage.end(s, (leader(s),), "DR-48")


def leader(s: State) -> int:  # DR-48, DR-49, DR-50
    """Who is closest to the Far Ahead line; then in the higher gear; then earlier on the initiative track."""
    best = s.initiative[0]
    for racer in s.initiative:
        if foremost(s, racer) > foremost(s, best):
            best = racer
    return best
