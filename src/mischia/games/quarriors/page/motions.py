"""What moves on the table of Quarriors with each line of the log."""

from collections.abc import Sequence

from mischia.core.page import AFTER, Motion
from mischia.core.state import Event
from mischia.games.quarriors.page.scene import Book, Scene, is_creature, without


def of(run: Sequence[Event], before: Scene, now: Scene, book: Book) -> tuple[Motion, ...]:
    """What moves when something happens; several draws, rolls or spends are one."""
    event = run[0]
    moved = MOTIONS.get(event.id)
    return () if moved is None else moved(run, before, now, book)


def fresh(before: Scene, now: Scene, seat: int) -> list[str]:
    """The dice of an Active Pool that have come, or show another face than before."""
    old = set(before.spots[seat].active)
    return [die.id for die in now.spots[seat].active if die not in old]


def drawn(run: Sequence[Event], before: Scene, now: Scene, book: Book) -> tuple[Motion, ...]:
    seat = run[0].args[0]
    come = Motion("come", tuple(fresh(before, now, seat)), to=f"bag-{seat + 1}", ms=340, apart=60, when=AFTER)
    return (Motion("shake", (f"bag-{seat + 1}",), ms=300), come)


def rolled(run: Sequence[Event], before: Scene, now: Scene, book: Book) -> tuple[Motion, ...]:
    """Dice tumble, and stop one after the other."""
    seat = run[0].args[0]
    dice = tuple(fresh(before, now, seat))
    return (
        Motion("tumble", dice, ms=620, apart=30),
        Motion("settle", dice, ms=300, apart=60, when=AFTER),
    )


def scored(run: Sequence[Event], before: Scene, now: Scene, book: Book) -> tuple[Motion, ...]:
    seat = run[0].args[0]
    dice = tuple(gone(before, now, seat))
    return (Motion("hop", dice, ms=320), Motion("fly", dice, to=f"used-{seat + 1}", ms=420))


def gone(before: Scene, now: Scene, seat: int) -> list[str]:
    """The dice that have left a Ready Area."""
    left = {die.id for die in now.spots[seat].ready}
    return [die.id for die in before.spots[seat].ready if die.id not in left]


def glorious(run: Sequence[Event], before: Scene, now: Scene, book: Book) -> tuple[Motion, ...]:
    look = run[0].args[0] + 1
    return (Motion("hop", (f"racer-{look}", f"glory-{look}"), ms=420, when=AFTER),)


def culled(run: Sequence[Event], before: Scene, now: Scene, book: Book) -> tuple[Motion, ...]:
    seat, cls = run[0].args
    return (Motion("flash", (f"used-{seat + 1}",), ms=300), Motion("hop", (f"wild-{cls}",), ms=380, when=AFTER))


def refilled(run: Sequence[Event], before: Scene, now: Scene, book: Book) -> tuple[Motion, ...]:
    look = run[0].args[0] + 1
    return (Motion("jump", (f"used-{look}",), to=f"bag-{look}", ms=420), Motion("shake", (f"bag-{look}",), ms=360))


def spent(run: Sequence[Event], before: Scene, now: Scene, book: Book) -> tuple[Motion, ...]:
    seat = run[0].args[0]
    left = {die.id for die in now.spots[seat].active}
    dice = tuple(die.id for die in before.spots[seat].active if die.id not in left)
    away = Motion("fly", dice, to=f"spent-{seat + 1}", ms=300, apart=60)
    return (away, Motion("hop", ("quiddity",), ms=280, when=AFTER))


def used(run: Sequence[Event], before: Scene, now: Scene, book: Book) -> tuple[Motion, ...]:
    seat, phrase = run[0].args[:2]
    die, _ = without(before.spots[seat].active, phrase)
    if die is None:
        return ()
    stays = any(one.id == die.id for one in now.spots[seat].active)
    hop = Motion("hop", (die.id,), ms=300)
    return (hop,) if stays else (hop, Motion("fly", (die.id,), to=f"spent-{seat + 1}", ms=300))


def lands(run: Sequence[Event], before: Scene, now: Scene, book: Book) -> tuple[Motion, ...]:
    """A die has hopped to the Ready Area."""
    seat = run[0].args[0]
    had = {die.id for die in before.spots[seat].ready}
    dice = tuple(die.id for die in now.spots[seat].ready if die.id not in had)
    return (Motion("hop", dice, ms=300, apart=80, when=AFTER),)


def cast(run: Sequence[Event], before: Scene, now: Scene, book: Book) -> tuple[Motion, ...]:
    seat, phrase = run[0].args[:2]
    die, _ = without(before.spots[seat].ready, phrase)
    if die is None:
        return ()
    flash = Motion("flash", (die.id,), ms=420)
    spent = any(one == die.cls for one in now.spots[seat].spent)
    return (flash, Motion("fly", (die.id,), to=f"spent-{seat + 1}", ms=320)) if spent else (flash,)


def attacked(run: Sequence[Event], before: Scene, now: Scene, book: Book) -> tuple[Motion, ...]:
    """The creatures lunge at a rival."""
    seat, rival, _ = run[0].args
    dice = tuple(die.id for die in before.spots[seat].ready if is_creature(die.phrase, book))
    blow = Motion("lunge", dice, to=f"troop-{rival + 1}", ms=460, apart=70, when=AFTER)
    return (blow, Motion("shake", (f"left-{rival + 1}",), ms=300, when=AFTER))


def defended(run: Sequence[Event], before: Scene, now: Scene, book: Book) -> tuple[Motion, ...]:
    return (Motion("hop", (now.defending,), ms=320, when=AFTER),) if now.defending else ()


def survived(run: Sequence[Event], before: Scene, now: Scene, book: Book) -> tuple[Motion, ...]:
    seat, phrase = run[0].args
    die, _ = without(before.spots[seat].ready, phrase)
    return () if die is None else (Motion("shake", (die.id,), ms=360), Motion("flash", (die.id,), ms=360, when=AFTER))


def destroyed(run: Sequence[Event], before: Scene, now: Scene, book: Book) -> tuple[Motion, ...]:
    seat = run[0].args[0]
    dice = tuple(gone(before, now, seat))
    return (Motion("shake", dice, ms=420), Motion("fly", dice, to=f"used-{seat + 1}", ms=400))


def returned(run: Sequence[Event], before: Scene, now: Scene, book: Book) -> tuple[Motion, ...]:
    seat = run[0].args[0]
    had = {die.id for die in before.spots[seat].ready}
    dice = tuple(die.id for die in now.spots[seat].ready if die.id not in had)
    return (Motion("come", dice, to=f"used-{seat + 1}", ms=420, when=AFTER),)


def captured(run: Sequence[Event], before: Scene, now: Scene, book: Book) -> tuple[Motion, ...]:
    seat, cls = run[0].args
    jump = Motion("jump", (f"wild-{cls}",), to=f"used-{seat + 1}", ms=420)
    return (jump, Motion("hop", (f"used-{seat + 1}",), ms=300, when=AFTER))


def won(run: Sequence[Event], before: Scene, now: Scene, book: Book) -> tuple[Motion, ...]:
    return (Motion("pop", ("winner",), ms=420, when=AFTER),)


MOTIONS = {
    "draw": drawn,
    "roll": rolled,
    "score": scored,
    "glory": glorious,
    "cull": culled,
    "refill": refilled,
    "spend": spent,
    "use": used,
    "use-with": used,
    "use-two": used,
    "ready": lands,
    "summon": lands,
    "cast": cast,
    "cast-on": cast,
    "cast-of": cast,
    "react": cast,
    "react-on": cast,
    "attack": attacked,
    "defend": defended,
    "survive": survived,
    "destroy": destroyed,
    "return": returned,
    "capture": captured,
    "gains": captured,
    "win": won,
}
