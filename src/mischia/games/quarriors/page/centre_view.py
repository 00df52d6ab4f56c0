"""The middle of the table: the tray with the rolled dice, a choice laid out on the felt, the battle, or the end."""

from dataclasses import dataclass
from typing import NamedTuple

from mischia.core.language import Strings
from mischia.core.page import Seen
from mischia.core.questions import THROW, Move
from mischia.games.quarriors.content.catalogue import DONE, cls_of, face_of, is_done
from mischia.games.quarriors.page import forecast
from mischia.games.quarriors.page.choice_view import Pick, move_words, moves_with, option_words, picks
from mischia.games.quarriors.page.dice_view import Shown, ready_dice, shown, together
from mischia.games.quarriors.page.one_press import acts_at_once
from mischia.games.quarriors.page.payment import way_to
from mischia.games.quarriors.page.scene import Die, Scene
from mischia.games.quarriors.rules.hooks import IMMEDIATE
from mischia.games.quarriors.rules.immediate import draws, is_immediate_spell, rerolls, takes_along
from mischia.games.quarriors.rules.state import NOBODY, State
from mischia.games.quarriors.rules.strength import summon_cost
from mischia.games.quarriors.text.phrases import class_name

ON_FELT = ("claim", "ability", "cull", "choose", "rescue", "protect", "defend", "keep")  # questions laid out there


class TrayDie(NamedTuple):
    """A die in the tray, with what it can do now."""

    die: Shown
    text: str
    strong: str  # the first words of it, if it is now or never
    move: str
    key: str
    label: str = ""
    why: str = ""
    say: str = ""
    direct: bool = False  # a press does it


@dataclass(frozen=True)
class TrayModel:
    """The Active Pool of whoever has the turn."""

    look: int
    name: str
    yours: bool
    dice: tuple[TrayDie | None, ...]  # in their places; None where one lay
    call: str = ""
    roll: bool = False  # the dice wait for the viewer's hand


class Troop(NamedTuple):
    """One side of a battle."""

    look: int
    name: str
    dice: tuple[Shown, ...]
    names: tuple[str, ...]  # of the dice
    left: int  # of the attack against it; NOBODY if there is none
    yours: bool
    defends: bool


@dataclass(frozen=True)
class BattleModel:
    """Phase 3: who attacks, and who has still to defend."""

    attacker: Troop
    rivals: tuple[Troop, ...]
    defending: str
    call: str = ""


@dataclass(frozen=True)
class FeltModel:
    """A choice laid out on the felt."""

    title: str
    picks: tuple[Pick, ...]
    left: int  # of an attack against the viewer; NOBODY if there is none
    attackers: tuple[Shown, ...]
    look: int
    name: str
    fallen: tuple[Shown, ...]


class Place(NamedTuple):
    """Somebody at the end of the game."""

    look: int
    name: str
    glory: int
    creatures: int
    won: bool


@dataclass(frozen=True)
class OverModel:
    """How it ended."""

    names: str
    look: int
    places: tuple[Place, ...]
    why: str  # the clause
    turns: int
    call: str = ""


def own_seat(seen: Seen) -> int:
    return next((at for at, seat in enumerate(seen.seats) if seat.name == seen.you), NOBODY)


def tray(seen: Seen, scene: Scene, say: Strings, call: str, asked: bool) -> TrayModel:
    """The dice of whoever has the turn, each with what it can do."""
    seat = scene.current
    if seat == NOBODY:
        return TrayModel(0, "", False, (), call)
    spot = scene.spots[seat]
    yours = spot.name == seen.you
    dice = [
        None if die.is_gap else tray_die(seen, scene, die, say, key, asked and yours)
        for key, die in enumerate(spot.places, 1)
        if spot.active
    ]
    roll = asked and THROW in (seen.choices or {})
    return TrayModel(seat + 1, spot.name, yours, tuple(dice), call, roll)


def tray_die(seen: Seen, scene: Scene, die: Die, say: Strings, key: int, asked: bool) -> TrayDie:
    s, book = scene.state, scene.book
    move, phrase = next(iter(moves_with(seen, die.phrase, ("use", "spend", "summon"))), ((), "")) if asked else ((), "")
    number = book.cat.die(die.phrase)
    now = bool(move) and move[0] == "use"
    text, strong = face_words(number | (DONE if die.done else 0), s, say, now)
    made = TrayDie(shown(die, book, say), text, strong, phrase, str(key) if key < 10 else "")
    if not move and asked and seen.choices and book.cat.face(number).level:
        summon = ("summon", die.phrase)
        paid = way_to(forecast.table(seen), summon, summon_cost(s, book.cat.face(number).level))
        if paid is not None:
            why = say("pays", number=paid.dice, left=paid.left)
            return made._replace(move=paid.moves, label=move_words(summon, [], book, say), why=why, direct=True)
    if not move:
        return made
    label, why = option_words(move, s, book, say)
    return made._replace(label=label, why=why, say=about(move, number, s, say), direct=acts_at_once(s, move))


def about(move: Move, die: int, s: State, say: Strings) -> str:
    """What the prompt tells of a die that is chosen: its card, where that is what the face brings about."""
    message = f"effect-{s.card(cls_of(die)).id}"
    by_card = move[0] == "summon" or is_immediate_spell(s, die) or IMMEDIATE.of(s.die_works(die)) or takes_along(s, die)
    return say(message) if by_card and say.has(message) else ""


def face_words(die: int, s: State, say: Strings, now: bool) -> tuple[str, str]:
    """What a face offers, in two words; the second of the two is what is now or never."""
    face = s.cat.face(die)
    if not face_of(die):
        return say("is-unrolled"), ""
    if now:
        if is_immediate_spell(s, die):
            return say("can-later"), say("can-cast")
        if rerolls(s, die):
            along = takes_along(s, die)
            return say("can-along" if along else "can-later"), say("can-reroll")
        return say("can-later"), say("can-draw", number=draws(s, die))
    if face.level:
        cost = summon_cost(s, face.level)
        shown_too = sum([s.cat.face(other).quiddity for other in s.active[s.current]])
        short = cost - s.quiddity - shown_too
        if s.phase in ("attack", "capture"):
            return say("is-late"), ""
        return (say("is-creature", number=cost) if short <= 0 else say("is-short", number=cost, short=short)), ""
    if face.quiddity:
        return say("is-worth", number=face.quiddity), ""
    if face.spell:
        return say("is-spell"), ""
    if (face.draw or face.reroll) and not is_done(die):
        return (say("can-draw", number=face.draw) if face.draw else say("can-reroll")), ""
    return (say("is-done") if is_done(die) else say("is-blank")), ""


# --- the battle


def battle(seen: Seen, scene: Scene, say: Strings, call: str) -> BattleModel:
    """Attackers against whoever has creatures, clockwise."""
    seats = len(scene.spots)
    order = [(scene.current + step) % seats for step in range(1, seats)]
    facing = [seat for seat in order if scene.attack[seat] != NOBODY]
    defends = next(iter(facing), NOBODY)
    return BattleModel(
        troop(seen, scene, scene.current, say, False),
        tuple(troop(seen, scene, seat, say, seat == defends) for seat in order),
        scene.defending,
        call,
    )


def troop(seen: Seen, scene: Scene, seat: int, say: Strings, defends: bool) -> Troop:
    spot = scene.spots[seat]
    dice = [
        one
        for one, die in zip(ready_dice(scene, seat, say), spot.ready, strict=True)
        if scene.book.is_creature(die.phrase)
    ]
    names = tuple(class_name(say, one.cls) for one in dice)
    return Troop(seat + 1, spot.name, tuple(dice), names, scene.attack[seat], spot.name == seen.you, defends)


# --- a choice


def felt(seen: Seen, scene: Scene, say: Strings) -> FeltModel:
    """What the viewer has to choose from, laid out."""
    seat = own_seat(seen)
    fights = seen.phase in ("protect", "defend")
    attackers = troop(seen, scene, scene.current, say, False)
    fallen = tuple(
        shown(Die(one.id, one.phrase.split(" as ")[0]), scene.book, say, moves=False)
        for spot in scene.spots
        for one in spot.fallen[:1]
    )
    return FeltModel(
        say(f"ask-{seen.phase}"),
        picks(seen, scene, say),
        scene.attack[seat] if fights else NOBODY,
        attackers.dice if fights else (),
        attackers.look,
        attackers.name,
        fallen if seen.phase == "rescue" else (),
    )


# --- the end


def over(seen: Seen, scene: Scene, say: Strings, call: str) -> OverModel:
    """Who has won, and why."""
    why = next((event.clause for event in reversed(seen.events) if event.id == "win"), "QU-91")
    winners = [scene.spots[seat].name for seat in scene.winners] or list(seen.winners)
    places = [
        Place(seat + 1, spot.name, spot.glory, len(spot.ready), spot.name in winners)
        for seat, spot in enumerate(scene.spots)
    ]
    places.sort(key=lambda place: (-place.won, -place.glory, place.look))
    look = places[0].look
    return OverModel(together(winners, say), look, tuple(places), why, scene.turn, call)
