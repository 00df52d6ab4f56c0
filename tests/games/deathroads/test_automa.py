"""What an automa of Death Roads prefers, and what it may do."""

from mischia.games.deathroads.rules.automa_weighing import Outcome, allowed, best


def outcome(
    harm: int = 0, hurts_ai: bool = False, distance: int = 3, rows: int = 0, cost: int = 1, own: int = 0, used: int = 0
) -> Outcome:
    path = (("go", str((harm, distance, rows))),)
    return Outcome(path, harm, hurts_ai or own > 0, False, distance, False, rows, 0, own, own > 8, cost, used)


def test_what_an_ai_prefers() -> None:
    """DR-R47: hurting before advancing, or the other way round; then unhurt, cheap, and with few optional symbols."""
    hurt, near, ahead = outcome(harm=2), outcome(distance=1), outcome(rows=1)
    assert best([ahead, near, hurt], aggressive=True) is hurt
    assert best([ahead, near], aggressive=True) is near
    assert best([hurt, near, ahead], aggressive=False) is ahead
    for aggressive in (False, True):
        assert best([outcome(cost=3), outcome(cost=2)], aggressive).cost == 2
        assert best([outcome(own=2), outcome(own=1, cost=2)], aggressive).own == 1
        assert best([outcome(used=2), outcome(used=0, cost=2), outcome(used=1)], aggressive).used == 1


def test_what_an_ai_may_do() -> None:
    """DR-R50: without friendly fire nothing that hurts an AI, with it only for a gain, and never its own end."""
    bad, gain, end = outcome(hurts_ai=True), outcome(harm=1, hurts_ai=True), outcome(harm=5, own=9)
    assert allowed([bad, gain, end], friendly_fire=False) == []
    assert allowed([bad, gain, end], friendly_fire=True) == [gain]
