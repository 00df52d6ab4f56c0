"""What lies on a Quarriors table after each event: told from the events alone, as everybody heard them."""

from collections.abc import Iterable, Sequence
from dataclasses import replace

from mischia.core.game import TAKEN_BACK
from mischia.core.state import Event
from mischia.games.quarriors.page.scene import (
    Book,
    Dice,
    Die,
    Scene,
    as_state,
    classes,
    in_order,
    is_creature,
    minus,
    plus,
    rolled_away,
    spend_from,
    without,
)
from mischia.games.quarriors.rules.attack import take_damage
from mischia.games.quarriors.rules.immediate import gives_quiddity, is_immediate_spell, rerolls
from mischia.games.quarriors.rules.spells import higher_faces
from mischia.games.quarriors.rules.state import NOBODY
from mischia.games.quarriors.rules.strength import capture_cost, summon_cost, total
from mischia.games.quarriors.rules.turn import DICE

BY_THE_CURRENT = ("QU-73", "QU-R23", "QU-105", "QU-62")  # destroyed by the player whose turn it is


def after(scene: Scene, event: Event, at: int, book: Book) -> Scene:
    """The table after one event; `at` is its place in the log."""
    told = HAPPENS.get(event.id)
    if scene.falling[0] != NOBODY and event.id not in ("react", "glory"):
        scene = replace(scene, falling=(NOBODY, ""))
    scene = replace(scene, hint="") if scene.hint and event.id not in ("destroy", "gains", "return") else scene
    return scene if told is None else told(scene, event, at, book)


def laid_out(scene: Scene, event: Event, at: int, book: Book) -> Scene:
    wilds = {**dict(scene.wilds), event.args[0]: DICE}
    order = [id for id in book.ids if id in wilds]
    return replace(scene, wilds=tuple((id, wilds[id]) for id in order))


def begun(scene: Scene, event: Event, at: int, book: Book) -> Scene:
    return replace(scene, current=event.args[0], phase="score", turn=1)


def scored(scene: Scene, event: Event, at: int, book: Book) -> Scene:
    seat, phrase, _ = event.args
    spot = scene.spots[seat]
    die, rest = without(spot.ready, phrase)
    if die is None:
        return scene
    works = book.works(phrase)
    if seat == scene.current:
        scene = replace(
            scene,
            discount=scene.discount + total(works.get("discount_on_score")),
            captures=scene.captures + total(works.get("extra_capture_on_score")),
        )
    return scene.put(seat, ready=rest, used=plus(spot.used, *classes(phrase)))


def glorious(scene: Scene, event: Event, at: int, book: Book) -> Scene:
    seat, n = event.args
    return scene.put(seat, glory=scene.spots[seat].glory + n)


def culled(scene: Scene, event: Event, at: int, book: Book) -> Scene:
    seat, cls = event.args
    scene = scene.put(seat, used=minus(scene.spots[seat].used, cls))
    return scene.stock(book.card(cls).id, 1)


def fetched(scene: Scene, event: Event, at: int, book: Book) -> Scene:
    seat, cls = event.args
    spot = scene.spots[seat]
    return scene.put(seat, used=minus(spot.used, cls), active=(*spot.active, Die(f"d{at}", cls)))


def traded(scene: Scene, event: Event, at: int, book: Book) -> Scene:
    seat, rival, cls = event.args
    own = [card for card in book.cards if card is not None and any(a.do == "trade_on_score" for a in card.abilities)]
    mine = book.cat.classes[own[0].cls] if own else cls
    scene = scene.put(seat, used=plus(minus(scene.spots[seat].used, mine), cls))
    return scene.put(rival, used=plus(minus(scene.spots[rival].used, cls), mine))


def gaining(scene: Scene, event: Event, at: int, book: Book) -> Scene:
    abilities = book.card(event.args[2]).abilities
    to_bag = any(one.do == "gain_on_score" and one.to == "bag" for one in abilities)
    return replace(scene, hint="bag" if to_bag else "")


def gained(scene: Scene, event: Event, at: int, book: Book) -> Scene:
    seat, cls = event.args
    spot = scene.spots[seat]
    if scene.hint == "bag":
        scene = replace(scene.put(seat, bag=spot.bag + 1), hint="")
    else:
        scene = scene.put(seat, used=plus(spot.used, cls))
    return scene.stock(book.card(cls).id, -1)


def offered(scene: Scene, event: Event, at: int, book: Book) -> Scene:
    seat, phrase = event.args
    spot = scene.spots[seat]
    if " " not in phrase and phrase in spot.used:
        return scene  # its cull is told
    for zone in ("ready", "active"):
        die, rest = without(getattr(spot, zone), phrase)
        if die is not None:
            return scene.put(seat, **{zone: rest}).stock(book.card(die.cls).id, 1)
    return scene


def refilled(scene: Scene, event: Event, at: int, book: Book) -> Scene:
    seat = event.args[0]
    return scene.put(seat, bag=len(scene.spots[seat].used), used=())


def drawn(scene: Scene, event: Event, at: int, book: Book) -> Scene:
    seat, cls = event.args
    spot = scene.spots[seat]
    return scene.put(seat, bag=max(0, spot.bag - 1), active=(*spot.active, Die(f"d{at}", cls)))


def rolled(scene: Scene, event: Event, at: int, book: Book) -> Scene:
    seat, phrase = event.args
    spot = scene.spots[seat]
    cls = phrase.split(" ")[0]
    if event.clause == "QU-R55":  # it was set aside
        scene = scene.put(seat, aside=minus(spot.aside, cls))
        if book.cat.face(book.cat.die(phrase)).level:
            return replace(scene, hint="aside")
        return scene.put(seat, used=plus(spot.used, cls))
    dice = list(spot.active)
    for place, die in enumerate(dice):
        if die.phrase == cls:
            dice[place] = Die(die.id, phrase)
            break
    scene = replace(scene, phase="ready") if scene.phase == "score" else scene
    return scene.put(seat, active=tuple(dice))


def used(scene: Scene, event: Event, at: int, book: Book) -> Scene:
    seat, phrase, *others = event.args
    s, die = as_state(scene, book), book.cat.die(phrase)
    spell = is_immediate_spell(s, die)
    if spell:
        works = s.die_works(die)
        more, captures = total(works.get("quiddity")), total(works.get("extra_capture"))
        scene = replace(scene, quiddity=scene.quiddity + more, captures=scene.captures + captures)
    elif gives_quiddity(s, die):
        scene = replace(scene, quiddity=scene.quiddity + s.cat.face(die).quiddity)
    if rerolls(s, die) and not spell:
        scene = rolled_away(scene, seat, phrase)
    else:
        scene = spend_from(scene, seat, "active", phrase)
    for other in others:
        scene = rolled_away(scene, seat, other)
    return scene


def readied(scene: Scene, event: Event, at: int, book: Book) -> Scene:
    seat, phrase = event.args
    spot = scene.spots[seat]
    die, rest = without(spot.active, phrase)
    return scene if die is None else scene.put(seat, active=rest, ready=in_order((*spot.ready, die), book))


def spent(scene: Scene, event: Event, at: int, book: Book) -> Scene:
    seat, phrase = event.args
    scene = replace(scene, quiddity=scene.quiddity + book.cat.face(book.cat.die(phrase)).quiddity)
    return spend_from(scene, seat, "active", phrase)


def summoned(scene: Scene, event: Event, at: int, book: Book) -> Scene:
    seat, phrase = event.args
    spot = scene.spots[seat]
    die, rest = without(spot.active, phrase)
    works, level = book.works(phrase), book.cat.face(book.cat.die(phrase)).level
    paid = summon_cost(as_state(scene, book), level)
    scene = replace(
        scene,
        quiddity=scene.quiddity - paid + total(works.get("quiddity_on_summon")),
        captures=scene.captures + total(works.get("extra_capture_on_summon")),
    )
    ready = Die(die.id if die is not None else f"d{at}", phrase)
    scene = scene.put(seat, active=rest, ready=in_order((*spot.ready, ready), book))
    if "reroll_class_on_summon" in works:  # QU-125
        cls = ready.cls
        many = spot.spent.count(cls) + spot.used.count(cls)
        more = tuple(Die(f"d{at}-{n}", cls) for n in range(many))
        away = {zone: tuple(one for one in getattr(spot, zone) if one != cls) for zone in ("spent", "used")}
        scene = scene.put(seat, active=(*rest, *more), **away)
    return scene


def cast(scene: Scene, event: Event, at: int, book: Book) -> Scene:
    seat, phrase, *aim = event.args
    spot = scene.spots[seat]
    if book.card(phrase.split(" ")[0]).kind == "attach":
        spell, rest = without(spot.ready, phrase)
        target = without(rest, aim[1])[0] if aim else None
        if spell is None or target is None:
            return scene
        grown = target._replace(phrase=with_spell(target.phrase, phrase))
        return scene.put(seat, ready=tuple(grown if die is target else die for die in spot.ready if die is not spell))
    works = book.works(phrase)
    boosts = [(seat, what, total(works.get(f"team_{what}"))) for what in ("attack", "defence")]
    scene = replace(
        spend_from(scene, seat, "ready", phrase),
        boosts=(*scene.boosts, *[one for one in boosts if one[2]]),
        quiddity=scene.quiddity + total(works.get("quiddity")),
        captures=scene.captures + total(works.get("extra_capture")),
        hint=aim[2] if event.id == "cast-of" else "",
    )
    if "level_up" in works:
        scene = lifted(scene, seat, book)
    for ability in works.get("sacrifice", []):
        base = aim[1].split(" + ")[0].split(" as ")[-1]
        level = book.cat.face(book.cat.die(base)).level
        scene = replace(scene, quiddity=scene.quiddity + ability.per_level * level)
    return scene


def lifted(scene: Scene, seat: int, book: Book) -> Scene:
    """QU-R48: creatures turn to a face one level up; which of several is not told."""
    s = as_state(scene, book)
    faces = iter([higher_faces(s, creature) for creature in s.ready[seat]])
    ready = []
    for die in scene.spots[seat].ready:
        higher = next(faces, []) if is_creature(die.phrase, book) else []
        _, *attached = die.phrase.split(" + ")
        turned = " + ".join([f"{die.cls} {higher[0]}", *attached]) if higher else die.phrase
        ready.append(die._replace(phrase=turned))
    return scene.put(seat, ready=tuple(ready))


def with_spell(phrase: str, spell: str) -> str:
    base, *attached = phrase.split(" + ")
    return " + ".join([base, *sorted([*attached, spell])])


def reacted(scene: Scene, event: Event, at: int, book: Book) -> Scene:
    seat, phrase, *aim = event.args
    works = book.works(phrase)
    scene = spend_from(scene, seat, "ready", phrase)
    if aim and "zero_attack" in works:
        rival, target = aim
        ready: Dice = scene.spots[rival].ready
        hit = next((die for die in ready if die.phrase == target and not die.zeroed), None)
        return scene.put(rival, ready=tuple(die._replace(zeroed=True) if die is hit else die for die in ready))
    if "team_defence" in works:
        scene = replace(scene, boosts=(*scene.boosts, (seat, "defence", total(works.get("team_defence")))))
    if "fallen_to_active" in works:
        scene = replace(scene, to_active=(*scene.to_active, seat))
        owner, cls = scene.falling
        if owner == seat and cls in scene.spots[seat].used:
            spot = scene.spots[seat]
            scene = scene.put(seat, used=minus(spot.used, cls), active=(*spot.active, Die(f"d{at}", cls)))
    return scene


def attacked(scene: Scene, event: Event, at: int, book: Book) -> Scene:
    _, rival, n = event.args
    left = list(scene.attack)
    left[rival] = n or NOBODY  # QU-R24
    return replace(scene, attack=tuple(left), phase="attack", winded=())


def defended(scene: Scene, event: Event, at: int, book: Book) -> Scene:
    seat, phrase = event.args
    chosen, _ = without(scene.spots[seat].ready, phrase)
    return replace(scene, defending="" if chosen is None else chosen.id)


def survived(scene: Scene, event: Event, at: int, book: Book) -> Scene:
    return replace(facing(scene, event.args[0], NOBODY), defending="")


def facing(scene: Scene, seat: int, left: int) -> Scene:
    """So much attack is left against a seat."""
    attack = list(scene.attack)
    attack[seat] = left
    return replace(scene, attack=tuple(attack))


def destroyed(scene: Scene, event: Event, at: int, book: Book) -> Scene:
    seat, phrase = event.args
    if not is_creature(phrase, book):
        return spell_destroyed(scene, seat, phrase)
    if event.clause == "QU-73":
        scene = damaged(scene, seat, phrase, book)
    spot = scene.spots[seat]
    die, rest = without(spot.ready, phrase)
    if die is None:
        return scene
    own, *attached = classes(phrase)
    scene = scene.put(seat, ready=rest, used=plus(spot.used, *attached))
    if event.clause in BY_THE_CURRENT and seat != scene.current:
        gain = sum(total(book.works(one.phrase).get("quiddity_on_kill")) for one in scene.spots[scene.current].ready)
        scene = replace(scene, quiddity=scene.quiddity + gain)
    return replace(buried(scene, seat, die, book), falling=(seat, own))


def damaged(scene: Scene, seat: int, phrase: str, book: Book) -> Scene:
    """What is left of the attack when a defender has taken its part: the rules say it."""
    s = as_state(scene, book)
    take_damage(s, seat, phrase)
    left = s.attack[seat]
    fresh = [die for die in scene.spots[seat].ready if die.phrase != phrase and is_creature(die.phrase, book)]
    twins = [die for die in scene.spots[seat].ready if die.phrase == phrase]
    more = [die for die in (*fresh, *twins[1:]) if not die.safe]
    scene = replace(scene, winded=tuple(s.winded), defending="")
    return facing(scene, seat, left if left > 0 and more else NOBODY)


def buried(scene: Scene, seat: int, die: Die, book: Book) -> Scene:
    """A fallen die goes where it goes."""
    spot, works = scene.spots[seat], book.works(die.phrase)
    if seat in scene.to_active or "to_active_when_destroyed" in works:
        return scene.put(seat, active=(*spot.active, Die(die.id, die.cls)))
    if "aside_until_kill" in works:
        return scene.put(seat, aside=plus(spot.aside, die.cls))
    return scene.put(seat, used=plus(spot.used, die.cls))


def spell_destroyed(scene: Scene, seat: int, phrase: str) -> Scene:
    spot = scene.spots[seat]
    cls = phrase.split(" ")[0]
    if scene.hint:  # it was attached
        holder, _ = without(spot.ready, scene.hint)
        if holder is None:
            return scene
        base, *attached = holder.phrase.split(" + ")
        bare = holder._replace(phrase=" + ".join([base, *minus(tuple(attached), phrase)]))
        ready = tuple(bare if die is holder else die for die in spot.ready)
        return replace(scene.put(seat, ready=ready, used=plus(spot.used, cls)), hint="")
    die, rest = without(spot.ready, phrase)
    return scene if die is None else scene.put(seat, ready=rest, used=plus(spot.used, cls))


def returned(scene: Scene, event: Event, at: int, book: Book) -> Scene:
    seat, phrase = event.args
    spot, cls = scene.spots[seat], phrase.split(" ")[0]
    back = Die(f"d{at}", phrase, safe=True)
    if scene.hint == "aside":
        scene = replace(scene, hint="")
    elif cls in spot.aside and "aside_until_kill" in book.works(phrase):
        scene = scene.put(seat, aside=minus(spot.aside, cls))
    elif any(die.phrase == cls for die in spot.active):
        _, rest = without(spot.active, cls)
        scene = scene.put(seat, active=rest)
    else:
        scene = scene.put(seat, used=minus(spot.used, cls))
    return scene.put(seat, ready=in_order((*scene.spots[seat].ready, back), book))


def copied(scene: Scene, event: Event, at: int, book: Book) -> Scene:
    seat, phrase = event.args
    base, *attached = phrase.split(" + ")
    own = base.split(" as ")[0]
    ready = scene.spots[seat].ready
    for die in ready:
        before, *spells = die.phrase.split(" + ")
        if before.split(" as ")[0] == own and spells == attached and die.phrase != phrase:
            return scene.put(seat, ready=tuple(one._replace(phrase=phrase) if one is die else one for one in ready))
    return scene


def captured(scene: Scene, event: Event, at: int, book: Book) -> Scene:
    seat, cls = event.args
    paid = capture_cost(as_state(scene, book), book.cat.ids[cls])
    scene = replace(scene, phase="capture", quiddity=scene.quiddity - paid, captures=scene.captures - 1)
    scene = scene.put(seat, used=plus(scene.spots[seat].used, cls))
    return scene.stock(book.card(cls).id, -1)


def cleared(scene: Scene, seat: int) -> Scene:
    """QU-88: Spent Pile and Active Pool go to the Used Pile."""
    spot = scene.spots[seat]
    away = (*spot.spent, *[die.cls for die in spot.active])
    return replace(scene, phase="end").put(seat, used=plus(spot.used, *away), spent=(), active=())


def discarded(scene: Scene, event: Event, at: int, book: Book) -> Scene:
    seat, cls = event.args
    scene = cleared(scene, seat)
    spot = scene.spots[seat]
    die = next((die for die in spot.ready if die.cls == cls and not is_creature(die.phrase, book)), None)
    if die is None:
        return scene
    return scene.put(seat, ready=tuple(one for one in spot.ready if one is not die), used=plus(spot.used, cls))


def ended(scene: Scene, event: Event, at: int, book: Book) -> Scene:
    seat = event.args[0]
    scene = cleared(scene, seat)
    for other, spot in enumerate(scene.spots):
        if any(die.safe or die.zeroed for die in spot.ready):
            scene = scene.put(other, ready=tuple(Die(die.id, die.phrase) for die in spot.ready))
    seats = len(scene.spots)
    fresh = Scene(scene.spots, scene.wilds, (seat + 1) % seats, "score", scene.turn + 1, captures=0)
    return replace(fresh, attack=(NOBODY,) * seats)


def won(scene: Scene, event: Event, at: int, book: Book) -> Scene:
    return replace(scene, phase="over", winners=(*scene.winners, event.args[0]))


HAPPENS = {
    "wilds": laid_out,
    "start": begun,
    "score": scored,
    "glory": glorious,
    "cull": culled,
    "fetch": fetched,
    "trade": traded,
    "gain": gaining,
    "gains": gained,
    "offer": offered,
    "refill": refilled,
    "draw": drawn,
    "roll": rolled,
    "use": used,
    "use-with": used,
    "use-two": used,
    "ready": readied,
    "spend": spent,
    "summon": summoned,
    "cast": cast,
    "cast-on": cast,
    "cast-of": cast,
    "react": reacted,
    "react-on": reacted,
    "attack": attacked,
    "defend": defended,
    "survive": survived,
    "destroy": destroyed,
    "return": returned,
    "copy": copied,
    "capture": captured,
    "discard": discarded,
    "end": ended,
    "win": won,
}


def scenes(
    start: Scene, past: Sequence[Scene], events: Iterable[Event], captures: int, book: Book
) -> tuple[Scene, ...]:
    """The table after each event; `past` after those before them, `captures` are those of each turn."""
    found = [start, *past]
    for event in events:
        if event.id == TAKEN_BACK:
            found.append(found[-event.args[1] - 1])
            continue
        scene = after(found[-1], event, len(found) - 1, book)
        if event.id in ("start", "end"):
            scene = replace(scene, captures=captures)
        found.append(scene)
    return tuple(found[1:])
