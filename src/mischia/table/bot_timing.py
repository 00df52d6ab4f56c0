"""When a bot answers: at a moment that tells nothing of its hand."""

from dataclasses import dataclass
from random import SystemRandom

_chance = SystemRandom()


@dataclass(frozen=True)
class Pace:
    """A band of seconds. The moment is drawn before the bot looks at its cards; who thinks longer waits a step more."""

    least: float = 0.8
    most: float = 1.8
    step: float = 1.0

    def draw(self) -> float:
        return _chance.uniform(self.least, self.most)

    def rest(self, drawn: float, thought: float) -> float:
        """How much longer to wait after so many seconds of thought.

        >>> Pace().rest(1.5, 0.25), Pace().rest(1.5, 2.25)
        (1.25, 0.25)
        """
        if self.step <= 0:
            return max(drawn - thought, 0.0)
        while drawn < thought:
            drawn += self.step
        return drawn - thought


AT_ONCE = Pace(0.0, 0.0, 0.0)
