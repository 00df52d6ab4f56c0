"""How each event of Death Roads is shown: one row for each."""

from mischia.core.game import TAKEN_BACK
from mischia.core.page import Show
from mischia.games.deathroads.page import clause_here, motions
from mischia.games.deathroads.page.motions import lights, pops, thing
from mischia.games.deathroads.page.scene import Scene

OF_ITS_ARGUMENT = ""  # the icon: a status token's, or of whose turn it is


def glyph(name: str) -> str:
    return f"glyphs.svg#{name}"


SHOWS: dict[str, Show[Scene]] = {
    TAKEN_BACK: Show(glyph("undo"), 600),
    # drafts
    "first-chooser": Show(glyph("start"), 600),
    "takes-preset": Show(glyph("plus"), 600, here=clause_here.preset),
    "takes-item": Show(glyph("plus"), 600, "flick", motions=motions.taken, here=clause_here.item),
    "pilot-offered": Show(glyph("wheel"), 600, here=clause_here.offered),
    "takes-deck": Show(glyph("draw1"), 600, motions=motions.deck_taken),
    "takes-pair": Show(glyph("gun"), 600, "flick", here=clause_here.pair),
    "decks-move": Show(glyph("mv-side"), 300),
    "decks-formed": Show(glyph("bag"), 600),
    "placed": Show(glyph("flag"), 600, motions=motions.appears),
    "boss": Show(glyph("robot"), 600, "flick", motions=motions.appears, here=clause_here.joins),
    "drone": Show(glyph("robot"), 600, "flick", motions=motions.appears, here=clause_here.joins),
    # rounds
    "round": Show(glyph("flag"), 900, here=clause_here.new_round, heading=True),
    "initiative": Show(glyph("clock"), 500, motions=thing("land", "order"), here=clause_here.standing),
    "refreshed": Show(glyph("wheel"), 250, here=clause_here.restored),
    "prepares": Show(glyph("draw1"), 900),
    "keeps": Show(glyph("draw1"), 600),
    "discards": Show(glyph("bag"), 600),
    "fills-hand": Show(glyph("draw1"), 600, "flick", here=clause_here.prepared),
    "reshuffles": Show(glyph("reroll"), 600),
    "draws-card": Show(glyph("draw1"), 600, "flick", here=clause_here.prepared),
    # the road
    "event": Show(glyph("flag"), 1200, "drum", motions=thing("land", "event-card", 380), here=clause_here.road_event),
    "event-lane": Show(glyph("flag"), 900, motions=motions.event_lane, here=clause_here.lane),
    "event-replaced": Show(glyph("reroll"), 600),
    "lane-removed": Show(glyph("cross"), 600),
    "final-stretch": Show(
        glyph("flag"), 1300, "drum", motions=thing("land", "final-card", 380), here=clause_here.road_event
    ),
    "resolve": Show(glyph("burst"), 1000, "rattle", motions=motions.resolved, here=clause_here.road_event),
    "left-cover": Show(glyph("barrier"), 600, motions=thing("land", "cover-left", 420)),
    "right-cover": Show(glyph("barrier"), 600, motions=thing("land", "cover-right", 420)),
    "cover-ignored": Show(glyph("barrier"), 600),
    "barrier": Show(glyph("barrier"), 600, motions=motions.barrier),
    "barriers-cleared": Show(glyph("barrier"), 600),
    "game-over": Show(glyph("k-victory"), 1800, "trumpet", motions=motions.over, here=clause_here.over),
    # a turn
    "turn": Show(OF_ITS_ARGUMENT, 400, motions=lights("plaque"), here=clause_here.turn),
    "plays": Show(glyph("mv-up"), 800, "flick", motions=motions.plays, here=clause_here.plays),
    "put-away": Show(glyph("bag"), 60, motions=motions.put_away),
    "uses-pilot": Show(glyph("wheel"), 600, motions=lights("plaque"), here=clause_here.pilot),
    "focuses": Show(glyph("eye"), 600, motions=lights("hand"), here=clause_here.handling),
    "passes": Show(glyph("end"), 600, motions=lights("handling"), here=clause_here.ai_passes),
    "handling": Show(glyph("wheel"), 350, motions=lights("handling"), here=clause_here.handling),
    "burns": Show(glyph("burn"), 600, motions=lights("tokens")),
    "stunned-handling": Show(glyph("stun"), 600, motions=lights("tokens"), here=clause_here.stunned),
    "stunned-idle": Show(glyph("stun"), 600, motions=lights("tokens"), here=clause_here.stunned),
    "skids": Show(
        glyph("veer"), 800, "squeal", "call-skid", motions=lights("handling", ms=420), here=clause_here.skids
    ),
    "skid-card": Show(glyph("veer"), 500, "squeal", motions=motions.skid_card, here=clause_here.road_event),
    "skids-away": Show(glyph("bag"), 100),
    "ignores": Show(glyph("tick"), 600, here=clause_here.immune),
    # what happens to cars
    "moves": Show(glyph("mv-up"), 220, here=clause_here.moves),
    "pushes": Show(glyph("push"), 600),
    "bashes": Show(glyph("dmg"), 420, "thud", "call-bash", motions=motions.bashes, here=clause_here.bash),
    "hits-barrier": Show(
        glyph("barrier"), 420, "thud", "call-barrier", motions=motions.hits_barrier, here=clause_here.barrier
    ),
    "far-ahead": Show(glyph("ff"), 700, "whistle", "call-ahead", motions=motions.far_ahead, here=clause_here.far_ahead),
    "far-behind": Show(glyph("back"), 600, "whistle", motions=motions.far_behind, here=clause_here.far_behind),
    "returns": Show(glyph("start"), 600, motions=motions.appears),
    "drifts": Show(glyph("back"), 600, here=clause_here.drifts),
    "fires": Show(glyph("gun"), 600, "rimshot", "call-fires", motions=motions.fires, here=clause_here.fires),
    "takes": Show(glyph("heart"), 420, "thud", "call-takes", motions=motions.blow, here=clause_here.condition),
    "loses-armour": Show(glyph("armour"), 800, "rattle", motions=motions.loses_armour, here=clause_here.armour),
    "uses-armour": Show(glyph("armour"), 600, motions=lights("armour"), here=clause_here.item),
    "trophy": Show(glyph("tooth"), 600, motions=pops("trophies"), here=clause_here.trophy),
    "gear": Show(glyph("gear"), 600, "ticks", motions=lights("gear"), here=clause_here.gear),
    "repairs": Show(glyph("wrench"), 600, motions=lights("pips"), here=clause_here.repairs),
    "gets-status": Show(OF_ITS_ARGUMENT, 600, "hiss", motions=pops("tokens", ms=280), here=clause_here.status),
    "sheds": Show(glyph("tick"), 600, motions=lights("tokens"), here=clause_here.sheds),
    "immune": Show(glyph("tick"), 600, motions=lights("plaque"), here=clause_here.immune),
    "eliminated": Show(
        glyph("cross"), 1100, "thud", "call-out", motions=motions.eliminated, here=clause_here.eliminated
    ),
    "scraps": Show(glyph("cross"), 600),
    "scrapped-from": Show(glyph("cross"), 600),
    # AI drivers
    "ai-draws": Show(glyph("robot"), 900, "flick", motions=thing("land", "ai-card"), here=clause_here.drawn),
    "draws-down": Show(glyph("robot"), 600, motions=thing("land", "ai-card")),
    "ai-reshuffled": Show(glyph("robot"), 600),
    "burned-ai": Show(glyph("burn"), 600, motions=lights("tokens")),
    "boss-action": Show(glyph("robot"), 600, motions=lights("plaque", ms=420), here=clause_here.boss_action),
    "boss-unable": Show(glyph("robot"), 600, here=clause_here.boss_unable),
    "tries": Show(glyph("robot"), 600, here=clause_here.tries),
    "too-dear": Show(glyph("robot"), 600, here=clause_here.too_dear),
    "no-target": Show(glyph("robot"), 600, here=clause_here.no_target),
    "hurts-own": Show(glyph("robot"), 600, here=clause_here.own_side),
    "weighs": Show(glyph("robot"), 1200, here=clause_here.weighs),
    "rules-out": Show(glyph("robot"), 1200, here=clause_here.weighs),
    "settles": Show(glyph("robot"), 2200, motions=lights("handling"), here=clause_here.settles),
    "acts": Show(glyph("robot"), 300, motions=lights("handling"), here=clause_here.handling),
    "releases": Show(glyph("robot"), 600, motions=motions.released, here=clause_here.released),
    "no-room": Show(glyph("robot"), 600),
    "drones-strike": Show(glyph("robot"), 600, motions=motions.strike, here=clause_here.drones),
}
