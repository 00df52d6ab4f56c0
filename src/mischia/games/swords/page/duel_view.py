"""The duel for the page: two fencers, what each has left, and the rules that the pile's cards make."""

from dataclasses import dataclass

from mischia.core.language import Strings
from mischia.core.page import Seen
from mischia.games.swords.content.box import COLOUR_CLAUSES, COLOURS
from mischia.games.swords.page.card_view import Face, face
from mischia.games.swords.page.cards_at_work import CLAUSES, in_order
from mischia.games.swords.page.clause_here import slug
from mischia.games.swords.page.piles_view import Who, who
from mischia.games.swords.page.scene import Duel, Fighter, Scene
from mischia.games.swords.rules.cards import BLACK, COLOUR, IDS, LETTERS
from mischia.games.swords.rules.duel import BIT_OF, CUT_HIGH, CUT_LOW, LIMITS
from mischia.games.swords.rules.state import NOBODY, NOTHING, TIE

SHOWN = ("flamingo", "wrong-hand", "pirate-eye", "stone-face", "duck-walk", "jitterbug")  # one can see them obeyed
POSES = {"hit": "struck", "broke": "struck", "arm": "struck", "yields": "bows", "won": "wins"}  # by fate


@dataclass(frozen=True)
class FencerModel:
    """One of the two."""

    at: int
    look: int
    name: str
    shorter: bool
    paces: int
    strain: int
    tempo: bool
    action: str  # of the last beat; empty before the first
    sealed: bool  # has chosen for the beat to come
    choosing: bool
    ready: bool
    roll: int
    pose: str
    fate: str
    give_up: str  # the move, for this duellist's own eyes


@dataclass(frozen=True)
class RuleModel:
    """A card of the pile as a rule of the duel."""

    face: Face
    text: str
    clause: str
    lit: bool
    dead: bool  # a black card, and nobody is shorter
    name: str  # whom alone it helps; empty for both

    @property
    def title(self) -> str:
        return " ".join(self.face.lines)


@dataclass(frozen=True)
class ArenaModel:
    """The duel at one moment."""

    round: int
    letter: str  # of the pile; empty in a tie-break
    virtual: bool
    fencers: tuple[FencerModel, FencerModel]
    rules: tuple[RuleModel, ...]
    beat: int  # the one that is chosen for, or that was shown last
    bout: int
    limits: tuple[str, ...]
    worn: str  # the rules that one can see obeyed
    struck: str
    ground: int  # to which side they have been driven
    crowd: tuple[Who, ...]
    judge: Who | None
    counting: tuple[str, ...] = ()
    call: str = ""


@dataclass(frozen=True)
class BandModel:
    """The band under the television's stage: the rules in force, or the race; and who watches."""

    rules: tuple[RuleModel, ...]
    crowd: tuple[Who, ...]
    judge: Who | None
    virtual: bool


def arena(seen: Seen, scene: Scene, duel: Duel, say: Strings, call: str = "", asked: bool = False) -> ArenaModel:
    """The duel; `asked`: it is now, and somebody may be choosing."""
    one, other = (fencer(seen, scene, duel, at, asked) for at in (0, 1))
    virtual = not scene.real
    limits = [say(f"limit-{limit}") for limit in LIMITS if duel.limits & BIT_OF[limit] and virtual]
    return ArenaModel(
        scene.round,
        "" if duel.pile == TIE else LETTERS[duel.pile],
        virtual,
        (one, other),
        rules(scene, duel, say),
        duel.beat + 1 if asked and seen.phase == "beat" else duel.beat,
        duel.bout,
        tuple(limits),
        " ".join(id for id in SHOWN if id in [IDS[card] for card in duel.cards]),
        duel.struck,
        max(-2, min(2, duel.fighters[0].paces - duel.fighters[1].paces)) if virtual else 0,
        crowd(scene, duel),
        None if duel.judge == NOBODY else who(scene, duel.judge),
        tuple(say("aloud-duel").split(" · ")) if scene.counting else (),
        call,
    )


def fencer(seen: Seen, scene: Scene, duel: Duel, at: int, asked: bool) -> FencerModel:
    one = duel.fighters[at]
    name = scene.spots[one.seat].name
    return FencerModel(
        at,
        one.seat + 1,
        name,
        duel.shorter == at,
        one.paces,
        one.strain,
        duel.tempo == at,
        "" if one.action == NOTHING else slug(shown_action(one)),
        one.chose and asked,
        asked and not one.chose and name in seen.turn and seen.phase in ("beat", "guard"),
        one.ready and asked and seen.phase == "guard",
        one.roll,
        pose(one),
        one.fate,
        "yield" if asked and seen.phase == "beat" and name == seen.you and "yield" in (seen.choices or {}) else "",
    )


def shown_action(fighter: Fighter) -> int:
    """What somebody did, with the line that chance gave a cut (SW-V47)."""
    if fighter.line != NOTHING and fighter.action in (CUT_HIGH, CUT_LOW):
        return CUT_HIGH + fighter.line
    return fighter.action


def pose(fighter: Fighter) -> str:
    """How somebody stands."""
    if fighter.fate:
        return POSES[fighter.fate]
    return "guard" if fighter.action == NOTHING else slug(shown_action(fighter))


def rules(scene: Scene, duel: Duel, say: Strings) -> tuple[RuleModel, ...]:
    """SW-34: the rules of the duel, in the order green, purple, yellow, black."""
    helped = "" if duel.shorter == NOBODY else scene.spots[duel.fighters[duel.shorter].seat].name
    found = []
    for card in in_order(duel.cards):
        id, black = IDS[card], COLOUR[card] == BLACK
        text = say(f"rule-{id}") if scene.real else say(f"effect-{id}")
        clause = COLOUR_CLAUSES[COLOURS[COLOUR[card]]] if scene.real else CLAUSES[id]
        found.append(
            RuleModel(face(card, say), text, clause, card in duel.lit, black and not helped, helped if black else "")
        )
    return tuple(found)


def crowd(scene: Scene, duel: Duel) -> tuple[Who, ...]:
    """SW-49: who watches over the rules."""
    return tuple(who(scene, seat) for seat in range(len(scene.spots)) if duel.of(seat) == NOBODY)


def band(scene: Scene, say: Strings) -> BandModel:
    """What the television has under its stage."""
    duel = scene.duel
    if duel is None:
        return BandModel((), (), None, not scene.real)
    judge = None if duel.judge == NOBODY else who(scene, duel.judge)
    return BandModel(rules(scene, duel, say), crowd(scene, duel), judge, not scene.real)
