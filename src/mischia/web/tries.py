"""How often anybody may try something."""

from collections import OrderedDict
from time import monotonic

BUCKETS = 20_000


class Rates:
    """So many requests a second for each who asks, and a handful at once."""

    def __init__(self, rate: float, most: float | None = None) -> None:
        self.rate = rate
        self.most = 4 * rate if most is None else most
        self.buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def allows(self, who: str, cost: float) -> bool:
        if self.rate <= 0:
            return True
        now = monotonic()
        left, then = self.buckets.pop(who, (self.most, now))
        left = min(self.most, left + (now - then) * self.rate)
        allowed = left >= cost
        self.buckets[who] = (left - cost if allowed else left, now)
        if len(self.buckets) > BUCKETS:
            self.buckets.popitem(last=False)
        return allowed

    def give_back(self, who: str, cost: float) -> None:
        """What was asked for was right, and is not counted."""
        left, then = self.buckets.get(who, (self.most, monotonic()))
        self.buckets[who] = (min(self.most, left + cost), then)
