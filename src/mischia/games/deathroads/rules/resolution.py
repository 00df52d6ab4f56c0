"""Effects, one by one, each on its subject."""

from mischia.core.bags import ONE, Bag, items, kinds, size
from mischia.core.questions import Ask, Chance, Move, Question
from mischia.games.deathroads.content.effect_language import Effect, Effects
from mischia.games.deathroads.rules import automa, bikes, damage, driving
from mischia.games.deathroads.rules.choice import choose
from mischia.games.deathroads.rules.road import adjacent, is_dirt, row
from mischia.games.deathroads.rules.state import OFF, PLAYER, State, owner


def do_effects(s: State, chooser: int, car: int, effects: Effects) -> None:  # DR-93, DR-94
    """A list of effects on a subject, from the first to the last."""
    s.then(*[(do_effect, chooser, car, effect) for effect in effects])


def befall(s: State, car: int, effects: Effects) -> None:
    """Effects of an event, a skid or a veer, where the subject's own racer chooses."""
    if s.ai[owner(car)] != PLAYER and s.trial is None and any(leaves_choice(effect) for effect in effects):
        s.then((automa.bear, car, effects))
    else:
        do_effects(s, owner(car), car, effects)


def leaves_choice(effect: Effect) -> bool:
    """Whether there may be something to choose in an effect."""
    return effect[0] in ("choose", "optional", "adjacent", "if") or (effect[0] == "move" and len(effect[1]) > 1)


def do_effect(s: State, chooser: int, car: int, effect: Effect) -> None:
    """One effect."""
    if s.wrecked[car]:
        return
    verb = effect[0]
    racer = owner(car)
    if verb == "move":
        s.then((driving.move, chooser, car, effect[1], effect[2], effect[3]))
    elif verb == "damage":
        s.then((damage.damage, car, effect[1]))
    elif verb == "handling":
        if effect[1] < 0:
            damage.lose_handling(s, racer, -effect[1])
        else:
            damage.gain_handling(s, racer, effect[1])
    elif verb == "gear":
        damage.shift_gear(s, car, effect[1])
    elif verb == "status":
        damage.give_status(s, car, effect[1], effect[2])
    elif verb == "remove_status":
        damage.remove_status(s, car, effect[1])
    elif verb == "repair":
        repair(s, car, effect[1])
    elif verb == "draw":
        if s.ai[racer] == PLAYER:
            s.then((draw_cards, racer, effect[1], "DR-93"))
    elif verb == "discard":
        if s.ai[racer] == PLAYER:
            s.then((discard_cards, racer, effect[1]))
    elif verb == "choose":
        s.then((choose_effects, chooser, car, effect[1]))
    elif verb == "optional":
        s.then((may_use, chooser, car, effect[1]))
    elif verb == "adjacent":
        beside = tuple([other for other in s.all_cars() if owner(other) != racer and next_to(s, car, other)])
        s.then((bikes.one_by_one, beside, do_beside, (chooser, effect[1])))
    elif verb == "if":
        holds = all(condition_holds(s, car, key, limit) for key, limit in effect[1])
        s.then((do_effects, chooser, car, effect[2] if holds else effect[3]))
    elif verb == "shoot":
        s.then((automa.shoot, racer))
    else:
        s.then((do_effects, chooser, car, s.content.ai_types[s.kind[racer]].signature.effects))


def next_to(s: State, car: int, other: int) -> bool:  # DR-123
    return s.cell[car] != OFF and s.cell[other] != OFF and adjacent(s.cell[car], s.cell[other])


def do_beside(s: State, car: int, chooser: int, effects: Effects) -> None:
    do_effects(s, chooser, car, effects)


def repair(s: State, car: int, amount: int) -> None:  # DR-109
    repaired = min(amount, s.most_condition(car) - s.condition[car])
    if repaired > 0:
        s.condition[car] += repaired
        s.say_car("repairs", "DR-109", car, repaired)


def condition_holds(s: State, car: int, key: str, limit: int) -> bool:
    """One condition of an effect; off the board those of row and dirt are false."""
    cell = s.cell[car]
    if key == "gear_min":
        return s.gear[car] >= limit
    if key == "gear_max":
        return s.gear[car] <= limit
    if key == "trophies_min":
        return len(s.trophies[owner(car)]) >= limit
    if key == "has_status":
        return (s.stun[car] + s.burn[car] + s.veer[car] > 0) == limit
    if cell == OFF:
        return False
    if key == "row_min":
        return row(cell) >= limit
    if key == "row_max":
        return row(cell) <= limit
    return is_dirt(s, cell) == limit


# --- choices inside an effect


def choose_effects(s: State, chooser: int, car: int, lists: tuple[Effects, ...]) -> Question | None:
    moves = tuple([("choose", number) for number in range(1, len(lists) + 1)])
    return choose(s, chooser, moves, effects_chosen, chooser, car, lists)


def effects_chosen(s: State, chooser: int, car: int, lists: tuple[Effects, ...], move: Move) -> None:
    s.then((do_effects, chooser, car, lists[move[1] - 1]))


def may_use(s: State, chooser: int, car: int, effects: Effects) -> Question | None:
    return choose(s, chooser, (("use",), ("skip",)), may_have_used, chooser, car, effects)


def may_have_used(s: State, chooser: int, car: int, effects: Effects, move: Move) -> None:
    if move[0] == "use":
        s.then((do_effects, chooser, car, effects))


# --- cards


def draw_cards(s: State, seat: int, wanted: int, clause: str) -> None:  # DR-59, DR-R38
    """Draw so many cards, as far as there are any."""
    many = min(wanted, size(s.deck[seat] + s.discard[seat]))
    if many > 0 and not s.out[seat]:
        s.then(*[(draw_card, seat)] * many)
        s.say("fills-hand", clause, seat, many)


def draw_card(s: State, seat: int) -> Question | None:
    pile = s.deck[seat] or s.discard[seat]
    if not pile or s.out[seat]:
        return None
    return Chance(("draw",), pile, 1, card_drawn, s.content.card_names)


def card_drawn(s: State, seat: int, outcome: Move) -> None:
    anew = not s.deck[seat]
    if anew:
        s.deck[seat] = s.discard[seat]
        s.discard[seat] = 0
    card = ONE[s.content.number[outcome[1]]]
    s.deck[seat] -= card
    s.hand[seat] += card
    if anew:
        s.say("reshuffles", "DR-59", seat)
    s.whisper((seat,), "draws-card", "DR-58", seat, outcome[1])


def discard_cards(s: State, seat: int, many: int) -> Question | None:
    """Discard so many cards of one's own choice, one after the other."""
    hand = s.hand[seat]
    if s.out[seat] or many == 0 or not hand:
        return None
    if size(hand) <= many:
        discard(s, seat, hand)
        return None
    if len(kinds(hand)) == 1:
        card_discarded(s, seat, many, ("discard", card_names(s, hand)[:1]))
        return None
    moves = tuple([("discard", (s.content.card_names[card],)) for card in kinds(hand)])
    return Ask(seat, moves, card_discarded)


def card_discarded(s: State, seat: int, many: int, move: Move) -> None:
    discard(s, seat, ONE[s.content.number[move[1][0]]])
    s.then((discard_cards, seat, many - 1))


def discard(s: State, seat: int, cards: Bag) -> None:  # DR-95
    s.hand[seat] -= cards
    s.discard[seat] += cards
    if s.log is not None:
        s.say("discards", "DR-95", seat, card_names(s, cards))


def card_names(s: State, cards: Bag) -> tuple[str, ...]:
    """The names of some cards."""
    return tuple([s.content.card_names[card] for card in items(cards)])
