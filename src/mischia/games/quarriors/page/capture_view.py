"""Phase 4 on the felt: the cards of the Wilds that can be had, large, with all that one needs to choose."""

from dataclasses import dataclass
from typing import NamedTuple

from mischia.core.language import Strings
from mischia.core.page import Seen
from mischia.games.quarriors.content.catalogue import Card
from mischia.games.quarriors.page.centre_view import TrayDie, tray
from mischia.games.quarriors.page.dice_view import Shown, shown_die
from mischia.games.quarriors.page.scene import Book, Scene
from mischia.games.quarriors.page.wilds_view import WildCard, shelf


class Offer(NamedTuple):
    """A card that can be captured now."""

    card: WildCard
    text: str
    faces: tuple[Shown, ...]


class Other(NamedTuple):
    """A card that can't, and why."""

    card: WildCard
    reason: str


@dataclass(frozen=True)
class OffersModel:
    """What to capture."""

    look: int
    offers: tuple[Offer, ...]
    others: tuple[Other, ...]
    dice: tuple[TrayDie, ...]  # in the tray, still to be spent
    left: int  # captures


def effect(card: Card, say: Strings) -> str:
    """What a card says."""
    return card.text or (say(f"effect-{card.id}") if say.has(f"effect-{card.id}") else "")


def six_faces(card: Card, book: Book, say: Strings) -> tuple[Shown, ...]:
    """The faces of a card's die."""
    cls = book.cat.classes[card.cls]
    return tuple(shown_die(f"{cls} {face}", book, say) for face in range(1, 7))


def offers(seen: Seen, scene: Scene, say: Strings) -> OffersModel:
    """Those that can be paid first, the cheapest of them first."""
    cards = sorted(shelf(seen, scene, say, asked=True).cards, key=lambda card: card.cost)
    lying = tray(seen, scene, say, "", asked=True)
    return OffersModel(
        lying.look,
        tuple(offer(card, scene, say) for card in cards if card.move),
        tuple(Other(card, reason(card, scene, say)) for card in cards if not card.move),
        tuple(die for die in lying.dice if die is not None),
        scene.captures,
    )


def offer(wild: WildCard, scene: Scene, say: Strings) -> Offer:
    card = scene.book.cat.cards[wild.id]
    return Offer(wild, effect(card, say), six_faces(card, scene.book, say))


def reason(wild: WildCard, scene: Scene, say: Strings) -> str:
    """Why a card can't be captured now."""
    if not wild.dice:
        return say("wild-empty")
    if not scene.captures:
        return say("no-captures")
    return say("reach-could") if wild.reach == "could" else say("lacks", number=wild.cost - scene.quiddity)
