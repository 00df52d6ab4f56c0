"""How everybody stands when the race is over: those who have won, then whoever is further ahead, then the wrecks."""

from collections.abc import Sequence
from dataclasses import dataclass

from mischia.core.language import Strings
from mischia.games.deathroads.page.card_view import car_art, car_colour, titled
from mischia.games.deathroads.page.scene import Racer, Scene


@dataclass(frozen=True)
class Standing:
    """A racer at the end."""

    name: str
    art: str
    colour: str
    row: int  # the foremost of its cars; 0: off the road
    condition: tuple[int, ...]  # of each car that still rolls
    trophies: int
    won: bool
    you: bool


def standings(scene: Scene, you: str | None, say: Strings) -> tuple[Standing, ...]:
    """All racers; nothing before the end."""
    if not scene.over:
        return ()
    found = [standing(scene, racer, you, say) for racer in scene.racers]
    return tuple(sorted(found, key=lambda one: (not one.won, not one.condition, -one.row)))


def foremost(racer: Racer) -> tuple[int, int]:
    """DR-48, DR-49, DR-143: row and gear of the car that counts; row 0 is off the road."""
    return max([(int(car.cell[1:]), car.gear) for car in racer.cars if car.cell and not car.wrecked], default=(0, 0))


def place(racers: Sequence[Racer], name: str | None) -> tuple[int, int]:
    """In which place somebody is now, of how many; 0 for who has no car on the road."""
    racing = {racer.name: foremost(racer) for racer in racers if not racer.out}
    own = racing.get(name or "", (0, 0))
    return 1 + sum(other > own for other in racing.values()) if own[0] else 0, len(racing)


def standing(scene: Scene, racer: Racer, you: str | None, say: Strings) -> Standing:
    rolling = [car for car in racer.cars if not car.wrecked]
    return Standing(
        titled(racer.name, say) if racer.ai else racer.name,
        car_art(racer.vehicle, racer.cars[0].name if racer.cars else ""),
        car_colour(scene.content, racer.vehicle),
        foremost(racer)[0],
        tuple(car.condition for car in rolling),
        len(racer.trophies),
        racer.name in scene.winners,
        racer.name == you,
    )
