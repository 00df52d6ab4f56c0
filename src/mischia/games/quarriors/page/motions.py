"""What moves on the table of Quarriors with each line of the log: what is elsewhere than before, or the die named."""

from mischia.core.page import AFTER, Moment, Motion
from mischia.games.quarriors.page.scene import Dice, Scene, Spot

Motions = tuple[Motion, ...]
Names = tuple[str, ...]


def about(moment: Moment[Scene]) -> tuple[Spot, Spot, int]:
    """Whom it happens to: the seat before and now, and its number on the page."""
    seat = moment.events[0].args[0]
    return moment.before.spots[seat], moment.now.spots[seat], seat + 1


def gone(before: Dice, now: Dice) -> Names:
    """The dice that have left a zone, or the other way round those that have come."""
    there = {die.id for die in now}
    return tuple(die.id for die in before if die.id not in there)


def called(dice: Dice, phrase: str) -> Names:
    """The die of this phrase."""
    return tuple(die.id for die in dice if die.phrase == phrase)[:1]


def drawn(moment: Moment[Scene]) -> Motions:
    before, now, look = about(moment)
    come = Motion("come", gone(now.active, before.dice), to=f"bag-{look}", ms=340, apart=60, when=AFTER)
    return (Motion("shake", (f"bag-{look}",), ms=300), come)


def rolled(moment: Moment[Scene]) -> Motions:
    """Dice tumble, and stop one after the other; those that were not in the pool yet just stop."""
    before, now, _ = about(moment)
    known, old = {die.id for die in before.active}, set(before.active)
    dice = tuple(die.id for die in now.active if die not in old)
    tumbling = tuple(id for id in dice if id in known)
    settle = Motion("settle", dice, ms=300, apart=60, when=AFTER)
    return (Motion("tumble", tumbling, ms=620, apart=30), settle) if dice else ()


def scored(moment: Moment[Scene]) -> Motions:
    """A die hops and goes, unless it stays until it is culled or for the end of the game."""
    before, now, look = about(moment)
    dice = gone(before.ready, now.ready)
    if not dice:
        return (Motion("hop", called(now.ready, moment.events[0].args[1]), ms=320),)
    return (Motion("hop", dice, ms=320), Motion("fly", dice, to=f"used-{look}", ms=420))


def glorious(moment: Moment[Scene]) -> Motions:
    look = about(moment)[2]
    return (Motion("hop", (f"racer-{look}", f"glory-{look}"), ms=420, when=AFTER),)


def culled(moment: Moment[Scene]) -> Motions:
    before, now, look = about(moment)
    wild, dice = f"wild-{moment.events[0].args[1]}", gone(before.ready, now.ready)
    away = Motion("fly", dice, to=wild, ms=420) if dice else Motion("flash", (f"used-{look}",), ms=300)
    return (away, Motion("hop", (wild,), ms=380, when=AFTER))


def refilled(moment: Moment[Scene]) -> Motions:
    look = about(moment)[2]
    return (Motion("jump", (f"used-{look}",), to=f"bag-{look}", ms=420), Motion("shake", (f"bag-{look}",), ms=360))


def spent(moment: Moment[Scene]) -> Motions:
    before, now, look = about(moment)
    away = Motion("fly", gone(before.active, now.active), to=f"spent-{look}", ms=300, apart=60)
    return (away, Motion("hop", ("quiddity",), ms=280, when=AFTER))


def used(moment: Moment[Scene]) -> Motions:
    """A die is spent, or waits to be rolled again."""
    before, now, look = about(moment)
    dice = gone(before.active, now.active)
    hop = Motion("hop", dice or called(before.active, moment.events[0].args[1]), ms=300)
    return (hop, Motion("fly", dice, to=f"spent-{look}", ms=300)) if dice else (hop,)


def lands(moment: Moment[Scene]) -> Motions:
    """A die has hopped to the Ready Area."""
    before, now, _ = about(moment)
    return (Motion("hop", gone(now.ready, before.ready), ms=300, apart=80, when=AFTER),)


def cast(moment: Moment[Scene]) -> Motions:
    before, now, look = about(moment)
    dice = gone(before.ready, now.ready) or called(before.ready, moment.events[0].args[1])
    flash = Motion("flash", (*dice, *aimed_at(moment)), ms=420)
    spent = len(now.spent) > len(before.spent)
    return (flash, Motion("fly", dice, to=f"spent-{look}", ms=320)) if spent else (flash,)


def aimed_at(moment: Moment[Scene]) -> Names:
    """The die that a spell is cast on."""
    event = moment.events[0]
    if event.id not in ("cast-on", "cast-of", "react-on"):
        return ()
    seat, target = event.args[2], event.args[-1]
    return called(moment.before.spots[seat].ready, target)


def attacked(moment: Moment[Scene]) -> Motions:
    """The creatures lunge at a rival."""
    now, rival = moment.now, moment.events[0].args[1]
    dice = tuple(die.id for die in about(moment)[1].ready if now.book.is_creature(die.phrase))
    blow = Motion("lunge", dice, to=f"troop-{rival + 1}", ms=460, apart=70, when=AFTER)
    return (blow, Motion("shake", (f"left-{rival + 1}",), ms=300, when=AFTER))


def defended(moment: Moment[Scene]) -> Motions:
    defending = moment.now.defending
    return (Motion("hop", (defending,), ms=320, when=AFTER),) if defending else ()


def survived(moment: Moment[Scene]) -> Motions:
    dice = (moment.before.defending,) if moment.before.defending else ()
    return (Motion("shake", dice, ms=360), Motion("flash", dice, ms=360, when=AFTER))


def destroyed(moment: Moment[Scene]) -> Motions:
    before, now, look = about(moment)
    dice = gone(before.ready, now.ready)
    if not dice:  # a spell that was attached
        return ()
    shake, place = Motion("shake", dice, ms=420), moment.now.resting_place(*moment.events[0].args)
    return (shake, Motion("fly", dice, to=f"used-{look}", ms=400)) if place == "used" else (shake,)


def returned(moment: Moment[Scene]) -> Motions:
    before, now, look = about(moment)
    return (Motion("come", gone(now.ready, before.ready), to=f"used-{look}", ms=420, when=AFTER),)


def captured(moment: Moment[Scene]) -> Motions:
    before, now, look = about(moment)
    place = f"bag-{look}" if now.bag > before.bag else f"used-{look}"
    jump = Motion("jump", (f"wild-{moment.events[0].args[1]}",), to=place, ms=420)
    return (jump, Motion("hop", (place,), ms=300, when=AFTER))


def won(moment: Moment[Scene]) -> Motions:
    return (Motion("pop", ("winner",), ms=420, when=AFTER),)
