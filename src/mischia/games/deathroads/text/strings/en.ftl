title = Death Roads

## The aim, always in sight

aim-race = Whoever is furthest ahead when event { $events } is over wins; so does the last one not wrecked.
aim-race-stand = You are in place { $place } of { $of }.
aim-race-short = { $place ->
    [0] Be furthest ahead after event { $events }, or the last car
   *[other] Furthest ahead after event { $events } wins · you: { $place } of { $of }
 }
aim-race-last = Last round: whoever is furthest ahead when it ends wins.
aim-race-last-short = { $place ->
    [0] Last round: be furthest ahead when it ends
   *[other] Last round: be furthest ahead · you: { $place } of { $of }
 }
aim-race-first = The aim: be furthest ahead when event { $events } is over, or the last one not wrecked.
aim-coop = Wreck every boss before event { $events } is over (left: { $bosses }). If one of you is out, all have lost.
aim-coop-short = { $bosses ->
    [0] Wreck the bosses by event { $events }, and lose nobody
    [one] Wreck the last boss by event { $events }, and lose nobody
   *[other] Wreck { $bosses } bosses by event { $events }, and lose nobody
 }
aim-coop-last = Last round: wreck every boss before it ends (left: { $bosses }), and lose nobody.
aim-coop-last-short = Last round: the bosses must go now
aim-coop-first = The aim: wreck every boss before event { $events } is over. If one of you is out, all have lost.
aim-solo = Wreck every boss before event { $events } is over (left: { $bosses }), and stay on the road.
aim-solo-short = { $bosses ->
    [0] Wreck the bosses by event { $events }, and survive
    [one] Wreck the last boss by event { $events }, and survive
   *[other] Wreck { $bosses } bosses by event { $events }, and survive
 }
aim-solo-last = Last round: wreck every boss before it ends (left: { $bosses }), and survive it.
aim-solo-last-short = Last round: the bosses must go now
aim-solo-first = The aim: wreck every boss before event { $events } is over, and stay on the road yourself.

## What a player may do

move-take = Take { $item }
move-take-preset = Take the { $preset } set
move-take-pair = Take the pair { $pair }
move-deck = Take the { $deck }
move-place = Start at { $cell }
move-place-bikes = Start with Katana at { $cell } and Wakizashi at { $other }
move-keep = Keep the hand
move-discard = Discard { $item }
move-play = Play { $item }
move-play-with = Play { $item } with { $bike }
move-pilot = Pilot action, discarding { $item }
move-pilot-with = Pilot action with { $bike }, discarding { $item }
move-focus = Focus: discard { $item } and do nothing
move-pass = Pass: out of this round
move-end = End the turn
move-stun-lose = Stun: lose 1 handling
move-stun-idle = Stun: no actions this turn
move-burn = Burn { $item }
move-veer = Veer: turn up skid cards
move-veer-bike = Veer with { $bike }
move-go = Drive { $direction }
move-push = Push { $direction }
move-aim = Aim at { $tracks }
move-choose = Choose { $number }
move-use = Use it
move-skip = Leave it
move-use-armour = Use the armour effect
move-skip-armour = Leave the armour effect
move-ignore = Ignore the skid card
move-resolve = Suffer the skid card
move-bike = { $bike } takes the next skid card
move-return = Return at { $cell }
move-first = { $bike } first
move-scrap = Remove { $pair } from the game
move-scrap-none = Remove nothing

## What a player is asked

ask-preset = Which ready set do you take?
ask-vehicle = Which vehicle do you take?
ask-pilot = Which pilot do you take?
ask-deck = Which weapon deck do you start with?
ask-pair = Which pair of weapons do you take? The rest of the deck goes to the left.
ask-place = Where do you start?
ask-prepare = Which cards do you discard before you draw up to your hand? You may keep all.
ask-status = Which status token do you deal with, and how?
ask-act = What do you do?
ask-pass = Nothing is left but to pass.
ask-second = You may add the other kind of action, or end your turn.
ask-move = Which way?
ask-push = Which way do you push the bashed car?
ask-aim = Where do you aim?
ask-choose = Which effect?
ask-discard = Which card do you discard?
ask-armour = You have lost armour and are whole again: do you use its effect?
ask-skid = Do you ignore this skid card?
ask-bike = Which bike takes the next skid card?
ask-first = Which bike is dealt with first?
ask-return = You were left far behind: where do you return?
ask-scrap = You ride on alone: which weapon pair do you remove from the game?

wait-deal = Cards are being drawn.
wait-preset = { $names } is choosing a ready set.
wait-vehicle = { $names } is choosing a vehicle.
wait-pilot = { $names } is choosing a pilot.
wait-deck = { $names } is choosing a weapon deck.
wait-pair = Choosing a pair of weapons: { $names }.
wait-place = { $names } is choosing where to start.
wait-prepare = Still to choose what to discard: { $names }.
wait-status = { $names } is dealing with status tokens.
wait-act = { $names } is to act.
wait-second = { $names } may add an action.
wait-move = { $names } is choosing a direction.
wait-push = { $names } is choosing where to push.
wait-aim = { $names } is aiming.
wait-choose = { $names } is choosing an effect.
wait-discard = { $names } is choosing what to discard.
wait-armour = { $names } has lost armour and may use its effect.
wait-skid = { $names } may ignore a skid card.
wait-bike = { $names } is choosing which bike takes a skid card.
wait-first = { $names } is choosing which bike is dealt with first.
wait-return = { $names } is choosing where to return.
wait-scrap = { $names } may remove a weapon pair.
wait-over = The race is over.

## What happens

event-first-chooser = { $seat } chooses first.
event-takes = { $seat } loses { $number } condition.
event-takes-item = { $seat } takes { $item }.
event-takes-preset = { $seat } takes the { $preset } set.
event-takes-pair = { $seat } takes { $pair }.
event-takes-deck = { $seat } takes the { $deck }.
event-decks-move = The weapon decks go on to the left.
event-decks-formed = Vehicle cards and weapons are shuffled together: the decks are ready.
event-pilot-offered = { $item } is on offer.
event-placed = { $seat } starts at { $cell }.
event-boss = Boss { $seat } starts at { $cell }.
event-drone = { $seat } starts at { $cell }.
event-round = Round { $number } begins.
event-initiative = The order of turns: { $seat }.
event-prepares = { $seat } has chosen what to discard.
event-keeps = { $seat } keeps the hand.
event-fills-hand = { $seat } draws { $number ->
    [one] one card
   *[other] { $number } cards
 }.
event-draws-card = { $seat } draws { $item }.
event-discards = { $seat } discards { $item }.
event-reshuffles = { $seat } shuffles the discards into a new deck.
event-event = Road event: { $item }.
event-event-lane = It will strike lane { $number }.
event-event-replaced = { $item } can’t be the last event and is replaced.
event-lane-removed = Lane { $number } is gone, and so is its card.
event-final-stretch = The Final Stretch: { $item }.
event-resolve = { $item } happens.
event-left-cover = The left cover takes away { $number ->
    [one] one lane
   *[other] { $number } lanes
 }.
event-right-cover = The right cover takes away { $number ->
    [one] one lane
   *[other] { $number } lanes
 }.
event-cover-ignored = The road can’t get narrower: the cover is ignored.
event-barrier = A barrier lies on { $cell }.
event-barriers-cleared = The barrier tokens are taken off the road.
event-refreshed = Every handling token goes back to its maximum.
event-turn = { $seat }’s turn.
event-plays = { $seat } plays { $item }.
event-put-away = { $item } goes to { $seat }’s discards.
event-handling = { $seat } has { $number } handling.
event-uses-pilot = { $seat } uses the pilot’s action.
event-focuses = { $seat } focuses.
event-passes = { $seat } passes and is out of this round.
event-burns = { $seat } burns { $item }.
event-stunned-handling = { $seat } is stunned: 1 handling lost.
event-stunned-idle = { $seat } is stunned: no actions this turn.
event-skids = { $seat } skids!
event-skid-card = { $seat } turns up { $item }.
event-skids-away = The skid cards go back into their deck.
event-ignores = { $seat } ignores it.
event-moves = { $seat } moves to { $cell }.
event-bashes = { $seat } bashes { $target } for { $number }.
event-pushes = { $seat } pushes { $target } { $direction }.
event-hits-barrier = { $seat } hits a barrier.
event-far-ahead = { $seat } is far ahead: everybody in the other lanes falls back.
event-far-behind = { $seat } is left far behind.
event-returns = { $seat } returns at { $cell }.
event-drifts = { $seat } drifts back on the dirt.
event-fires = { $seat } fires at { $target }.
event-loses-armour = { $seat } loses the { $armour } armour token and is whole again.
event-uses-armour = { $seat } uses the effect of the { $armour } armour.
event-trophy = { $seat } keeps the { $trophy } token of { $target } as a trophy.
event-gear = { $seat } is in gear { $number }.
event-repairs = { $seat } repairs { $number }.
event-gets-status = { $seat } gets { $number } × { $status }.
event-sheds = { $seat } gets rid of { $number } × { $status }.
event-immune = { $seat } is immune to { $status }.
event-eliminated = { $seat } is eliminated.
event-scraps = { $seat } removes { $pair } from the game.
event-scrapped-from = { $seat } takes { $number } out of the hand, { $deck } out of the deck, { $discards } out of the discards.
event-game-over = The race is over. Winner: { $seat }.
event-ai-draws = { $seat } draws { $item }.
event-draws-down = { $seat } draws a card that stays face down.
event-ai-reshuffled = The AI cards are shuffled anew.
event-burned-ai = { $seat } is burned: only the default action is possible.
event-boss-action = The card calls { $seat }, who takes over with a special action.
event-boss-unable = The card calls { $seat }, who can’t act any more this round.
event-tries = { $seat } considers { $item }.
event-too-dear = { $seat } would fall below 1 handling: { $item } is too dear.
event-no-target = { $seat } would hit no player: { $item } is forbidden.
event-hurts-own = { $seat } would only hurt its own side: { $item } is forbidden.
event-weighs = { $seat } weighs “{ $way }”: { $number } damage, { $rows ->
    [1] one row
   *[other] { $rows } rows
 } gained, { $distance } away from the closest player, { $dirt ->
    [0] on asphalt
   *[other] on dirt
 }, { $middle } off the middle, { $own } damage to itself, cost { $cost }.
event-rules-out = { $seat } rules out “{ $way }”, which hurts its own side: { $number } damage, { $rows ->
    [1] one row
   *[other] { $rows } rows
 } gained, { $distance } away from the closest player, { $dirt ->
    [0] on asphalt
   *[other] on dirt
 }, { $middle } off the middle, { $own } damage to itself, cost { $cost }.
event-settles = { $seat } settles on “{ $way }”: { $number } damage, { $rows ->
    [1] one row
   *[other] { $rows } rows
 } gained, { $distance } away from the closest player, { $dirt ->
    [0] on asphalt
   *[other] on dirt
 }, { $middle } off the middle, { $own } damage to itself, cost { $cost }.
event-no-room = There is no room for { $seat } beside { $target }.
event-acts = { $seat } acts.
event-releases = { $seat } releases { $target } at { $cell }.
event-drones-strike = The drones strike every player for { $number }.

## Words

direction-forward = forward
direction-back = back
direction-left = left
direction-right = right
aim-ahead = ahead
aim-behind = behind
aim-left = left
aim-right = right
aim-ahead-left = ahead left
aim-ahead-right = ahead right
aim-behind-left = behind left
aim-behind-right = behind right
aim-far = { $number } { $side }
deck-f = front deck
deck-m = middle deck
deck-b = back deck
preset-green = green
preset-red = red
preset-yellow = yellow
preset-blue = blue
preset-orange = orange
armour-green = green
armour-yellow = yellow
armour-red = red
trophy-green = green
trophy-yellow = yellow
trophy-red = red
trophy-initiative = initiative
status-stun = stun
status-burn = burn
status-veer = veer
seat-nothing = nothing
seat-nobody = nobody
seat-heavy-drone = { item-heavy-drone }
seat-wasp-drone = { item-wasp-drone }
seat-lifter-drone = { item-lifter-drone }
seat-scout-drone = { item-scout-drone }
item-default-action = its default action
way-as-printed = as printed
way-go = { $way }
way-push = push { $way }
way-aim = aim { $way }
way-choose = option { $way }
way-use = use the framed symbol
way-skip = leave the framed symbol
way-then = { "" }, then { "" }

## What the table shows

table-round = Round { $number }
table-left = { $number ->
    [0] last event
    [one] one event to come
   *[other] { $number } events to come
 }
table-event = Event: { $name }
table-lane = lane { $number }
table-final = Final Stretch: { $name }
table-order = Order: { $names }
table-ahead = Far Ahead
table-behind = Far Behind
table-hand = Your hand
table-hand-of = Hand of { $name }
racer-out = eliminated
racer-done = out of this round
racer-condition = condition
racer-handling = handling
racer-gear = gear
racer-armour = armour
racer-hand = hand
racer-deck = deck
racer-trophies = trophies
racer-boss = boss
racer-drone = drone
summary = { $rounds ->
    [one] One round was driven
   *[other] { $rounds } rounds were driven
 }; { $players ->
    [one] one player was still on the road
   *[other] { $players } players were still on the road
 } at the end.

## What can be chosen before a game

option-first_game = ready sets of vehicle, pilot and weapons in place of the drafts
option-ready_sets = ready sets of vehicle, pilot and weapons, against bosses too
option-signature = signature weapons: a strong card for each car when it loses its yellow armour
option-coop = all players together, or one alone, against AI drivers
option-bosses = how many bosses there are in coop
option-bosses-None = one per player
option-bosses-1 = one
option-bosses-2 = two
option-bosses-3 = three
option-bosses-4 = four
option-bosses-5 = five
option-bosses-6 = six
option-bosses-7 = seven
option-drones = how many drones help the bosses
option-drones-0 = none
option-drones-1 = one
option-drones-2 = two
option-drones-3 = three
option-drones-4 = four
option-drone_armour = how many armour tokens each drone has
option-drone_armour-0 = none
option-drone_armour-1 = one
option-drone_armour-2 = two
option-drone_armour-3 = three
option-first = the name of the player who chooses first; without it, it is drawn

## What comes in the box: names and what they do

item-hot-rodent = Hot Rodent
item-little-monster = Little Monster
item-katana-wakizashi = Katana & Wakizashi
item-cobalt-coffin = Cobalt Coffin
item-tangerine-tantrum = Tangerine Tantrum
item-last-cab = Last Cab
item-hearse-code = Hearse Code
item-night-shift = Night Shift
item-steady-eddie = Steady Eddie
item-dusty-rose = Dusty Rose
item-bruno-bumper = Bruno Bumper
item-padded-paula = Padded Paula
item-comeback-carl = Comeback Carl
item-full-deck-faye = Full Deck Faye
item-asbestos-al = Asbestos Al
item-hard-head-hana = Hard-Head Hana
item-trophy-tess = Trophy Tess
item-clutch-kim = Clutch Kim
item-overload = Overload
item-tokio-drift = Tokio Drift
item-cheese-run = Cheese Run
item-squeeze-through = Squeeze Through
item-gnaw = Gnaw
item-tail-whip = Tail Whip
item-scurry = Scurry
item-monster-stomp = Monster Stomp
item-big-wheels = Big Wheels
item-side-crush = Side Crush
item-tantrum-brake = Tantrum Brake
item-wind-up = Wind-up
item-playtime = Playtime
item-twin-throttle = Twin Throttle
item-lane-split = Lane Split
item-drawn-edge = Drawn Edge
item-sheathe = Sheathe
item-slipstream-vow = Slipstream Vow
item-cold-start = Cold Start
item-procession = Procession
item-blue-streak = Blue Streak
item-lid-slam = Lid Slam
item-swing-wide = Swing Wide
item-pall-bearer = Pall Bearer
item-last-rites = Last Rites
item-zest = Zest
item-peel-out = Peel Out
item-juice = Juice
item-squeeze = Squeeze
item-pulp-friction = Pulp Friction
item-pip-spit = Pip Spit
item-slalom = Slalom
item-meter-running = Meter Running
item-yellow-light = Yellow Light
item-short-cut = Short Cut
item-rush-hour = Rush Hour
item-kerb-side = Kerb Side
item-no-tip = No Tip
item-door-prize = Door Prize
item-off-duty = Off Duty
item-final-drive = Final Drive
item-dead-weight = Dead Weight
item-six-feet-forward = Six Feet Forward
item-embalm = Embalm
item-wake = Wake
item-grave-shift = Grave Shift
item-lights-out = Lights Out
item-ghost-lane = Ghost Lane
item-midnight-run = Midnight Run
item-overtime = Overtime
item-dead-calm = Dead Calm
item-sideswipe = Sideswipe
item-high-beams = High Beams
item-plasma-shot = Plasma Shot
item-laser-shot = Laser Shot
item-power-charge = Power Charge
item-laser-burst = Laser Burst
item-vehiculum-dentatis = Vehiculum Dentatis
item-grille-grinder = Grille Grinder
item-harpoon = Harpoon
item-flame-lip = Flame Lip
item-stun-lance = Stun Lance
item-slingshot = Slingshot
item-rocket-fury = Rocket Fury
item-immortar = Immortar
item-starboard-volley = Starboard Volley
item-warsaw = Warsaw
item-diagonal-shot = Diagonal Shot
item-port-authority = Port Authority
item-ring-of-nails = Ring of Nails
item-roof-gunner = Roof Gunner
item-thumper = Thumper
item-scrap-cannon = Scrap Cannon
item-hook-back = Hook Back
item-spray-n-pray = Spray'n'Pray
item-oil-slick = Oil Slick
item-mine-layer = Mine Layer
item-exhaust-torch = Exhaust Torch
item-rear-rail = Rear Rail
item-bumper-bomb = Bumper Bomb
item-chain-flail = Chain Flail
item-smoke-screen = Smoke Screen
item-parting-gift = Parting Gift
item-nitro-blowout = Nitro Blowout
item-toy-box = Toy Box
item-crossed-blades = Crossed Blades
item-nail-in-the-lid = Nail in the Lid
item-citrus-storm = Citrus Storm
item-full-fare = Full Fare
item-grand-opening = Grand Opening
item-blackout = Blackout
item-slide-left = Slide Left
item-slide-right = Slide Right
item-fall-back = Fall Back
item-spin-out = Spin Out
item-clean-save = Clean Save
item-pile-up = Pile-up
item-pothole-alley = Pothole Alley
item-oil-spill = Oil Spill
item-burning-wreck = Burning Wreck
item-sniper-nest = Sniper Nest
item-spike-strip = Spike Strip
item-slow-convoy = Slow Convoy
item-tollbooth = Tollbooth
item-turbo-strip = Turbo Strip
item-pit-crew = Pit Crew
item-supply-drop = Supply Drop
item-fresh-tarmac = Fresh Tarmac
item-slipstream = Slipstream
item-road-works = Road Works
item-tank-trap = Tank Trap
item-narrow-bridge = Narrow Bridge
item-landslide = Landslide
item-canyon = Canyon
item-sandstorm = Sandstorm
item-speed-trap = Speed Trap
item-rolling-start = Rolling Start
item-spotlight = Spotlight
item-vultures = Vultures
item-crosswind = Crosswind
item-fireworks = Fireworks
item-crowd-favourite = Crowd Favourite
item-sudden-death = Sudden Death
item-collapsing-road = Collapsing Road
item-minefield = Minefield
item-photo-finish = Photo Finish
item-firestorm = Firestorm
item-hunted-leader = Hunted Leader
item-berserker = Berserker
item-brutal = Brutal
item-sharpshooter = Sharpshooter
item-speed-freak = Speed Freak
item-getaway = Getaway
item-firebug = Firebug
item-floor-it = Floor It
item-crush-them = Crush Them
item-open-fire = Open Fire
item-sweep-aside = Sweep Aside
item-style-points = Style Points
item-dig-in = Dig In
item-lights-off = Lights Off
item-heavy-drone = Heavy Drone
item-wasp-drone = Wasp Drone
item-lifter-drone = Lifter Drone
item-scout-drone = Scout Drone

pair-b01 = { item-hook-back } (B01)
pair-b02 = { item-spray-n-pray } (B02)
pair-b03 = { item-oil-slick } (B03)
pair-b04 = { item-mine-layer } (B04)
pair-b05 = { item-exhaust-torch } (B05)
pair-b06 = { item-rear-rail } (B06)
pair-b07 = { item-bumper-bomb } (B07)
pair-b08 = { item-chain-flail } (B08)
pair-b09 = { item-smoke-screen } (B09)
pair-b10 = { item-parting-gift } (B10)
pair-f01 = { item-plasma-shot } (F01)
pair-f02 = { item-laser-shot } (F02)
pair-f03 = { item-power-charge } (F03)
pair-f04 = { item-laser-burst } (F04)
pair-f05 = { item-vehiculum-dentatis } (F05)
pair-f06 = { item-grille-grinder } (F06)
pair-f07 = { item-harpoon } (F07)
pair-f08 = { item-flame-lip } (F08)
pair-f09 = { item-stun-lance } (F09)
pair-f10 = { item-slingshot } (F10)
pair-m01 = { item-rocket-fury } (M01)
pair-m02 = { item-immortar } (M02)
pair-m03 = { item-starboard-volley } (M03)
pair-m04 = { item-warsaw } (M04)
pair-m05 = { item-diagonal-shot } (M05)
pair-m06 = { item-port-authority } (M06)
pair-m07 = { item-ring-of-nails } (M07)
pair-m08 = { item-roof-gunner } (M08)
pair-m09 = { item-thumper } (M09)
pair-m10 = { item-scrap-cannon } (M10)


## What stands on cards and sheets, put together from the data

text-nothing = nothing
text-and = { "" } and { "" }
text-or = { "" } or { "" }
text-then = , then { "" }
text-semicolon = ; { "" }
text-same-way = the same way
text-cost = Cost { $cost }.
text-row = Gear { $gear }+: { $effects }.
text-some-of = { $number } of these: { $tracks }.
text-hit = Each car hit { $effects }.
text-if-hit = If you hit: { $effects }.
text-sheet = Condition { $condition }, handling { $handling }, bash { $bash }. Skid track: { $track }.
text-ignore-skid = May ignore { $number } { $number ->
    [one] card
   *[other] cards
 } of each skid.
text-no-setback = Does not drift back on dirt.
text-bash = Bashes for { $number } more.
text-trophy-bash = Bashes for 1 more per trophy, at most { $number }.
text-barrier-damage = Takes { $number } less damage from barriers.
text-far-behind-damage = Takes { $number } less damage when left far behind.
text-hand-size = Draws up to { $number } cards.
text-immune = Never gets { $status } tokens.
text-keeps-gear = Keeps the gear in skids.
text-pilot = Action for { $cost } and a card: { $effects }.
text-on-reveal = When revealed: { $blocks }.
text-resolve = At the end of the round: { $blocks }.
text-every-round = At the end of every round: { $blocks }.
text-not-last = Never the last event.
text-who = { $cars } { $effects }
text-cover = a cover takes a lane from the { $side ->
    [left] left
   *[right] right
 }
text-barrier = a barrier goes on row { $rows } of the event lane
text-clear-barriers = all barrier tokens are removed
text-character = { $traits }. Default ({ $cost }): { $default }. Signature ({ $price }): { $signature }.
text-boss = { $boss } as boss ({ $cost }): { $effects }.
text-any-ai = Any AI ({ $cost }): { $effects }.
text-drone-icon = Drone icon.
trait-aggressive = aggressive
trait-runner = runner
trait-friendly-fire = friendly fire
trait-reckless = reckless
who-all = every car
who-lane = each car in the event lane
who-not-lane = each car outside the event lane
who-beside-lane = each car in a lane beside it
who-dirt = each car on dirt
who-asphalt = each car on asphalt
who-leaders = each car in the foremost row
who-last = each car in the hindmost row
who-fast = each car in gear 4 or 5
who-slow = each car in gear 1 or 2
who-front-rows = each car in rows 5 to 7
who-back-rows = each car in rows 1 to 3
fx-move = { $who ->
    [car] is moved
   *[you] move
 } { $way } { $number }
fx-move-any = { $who ->
    [car] is moved
   *[you] move
 } { $number } in any direction
fx-push = , pushing whom { $who ->
    [car] it bashes
   *[you] you bash
 } { $way }
fx-damage = { $who ->
    [car] takes
   *[you] take
 } { $number } damage
fx-handling-up = { $who ->
    [car] gains
   *[you] gain
 } { $number } handling
fx-handling-down = { $who ->
    [car] loses
   *[you] lose
 } { $number } handling
fx-gear-up = { $who ->
    [car] shifts
   *[you] shift
 } up { $number }
fx-gear-down = { $who ->
    [car] shifts
   *[you] shift
 } down { $number }
fx-status = { $who ->
    [car] gets
   *[you] get
 } { $number } { $status } { $number ->
    [one] token
   *[other] tokens
 }
fx-rid-all = { $who ->
    [car] discards
   *[you] discard
 } all status tokens
fx-rid = { $who ->
    [car] discards
   *[you] discard
 } all { $status } tokens
fx-repair = { $who ->
    [car] repairs
   *[you] repair
 } { $number }
fx-draw = { $who ->
    [car] draws
   *[you] draw
 } { $number } { $number ->
    [one] card
   *[other] cards
 }
fx-discard = { $who ->
    [car] discards
   *[you] discard
 } { $number } { $number ->
    [one] card
   *[other] cards
 }
fx-optional = you may { $effects }
fx-adjacent = each adjacent car { $effects }
fx-otherwise = { $then }, otherwise { $otherwise }
fx-shoot = fire the weapons
fx-signature = do the signature move
if-gear-min = in gear { $number } or higher
if-gear-max = in gear { $number } or lower
if-row-min = in row { $number } or ahead
if-row-max = in row { $number } or behind
if-dirt = { $number ->
    [0] off the dirt
   *[other] on dirt
 }
if-trophies-min = with { $number ->
    [one] a trophy
   *[other] { $number } trophies
 }
if-has-status = { $number ->
    [0] without status tokens
   *[other] with a status token
 }
track-line = the first car { $cells }
track-one = the car { $cells }
track-all = every car { $cells }
reach-around = all around
reach-ahead = { $cells } ahead
reach-behind = { $cells } behind
reach-left = { $cells } left
reach-right = { $cells } right

## Why a clause fired here

here-ai = { $kind }: { $text } Weapons: { $weapons }.
here-round = { $number ->
    [0] No event is left face down: this is the last round.
    [one] One event is still to come.
   *[other] { $number } events are still to come.
 }
here-standing = Closest to the Far Ahead line first, then the higher gear: { $racers }.
here-rank = { $name } in row { $row }, gear { $gear }
here-drawn = Your cards: { $cards }.
here-lane = That is column { $column }. There now: { $names }.
here-turn = { $name } has { $number } handling, so the token is still on the track.
here-must-skid = { $name } is at { $number } handling: below 1 there is nothing but a skid.
here-tokens = { $number } × { $status }
here-has-tokens = First come the status tokens: { $tokens }.
here-gear = In gear { $gear }: the rows up to it count.
here-handling = Handling { $before } → { $now }.
here-moves = { $before } → { $now }.
here-bash = { $target } stands on { $cell }, so { $name } stays and hits.
here-harder = { $pilot } makes it { $number } harder.
here-condition = Condition of { $name }: { $before } → { $now }.
here-armour-goes = Below 1, so the { $armour } armour goes.
here-no-armour = No armour is left.
here-barrier = { $name } stays on { $cell }; it also costs { $number } handling.
here-far-ahead = { $name } stays on { $cell }. In the slipstream of that lane: { $names }.
here-far-behind = { $name } is off the board until the action is over, then takes { $number } and returns.
here-drifts = { $cell } is dirt.
here-armour = { $name } is back to condition { $number }; armour left: { $left }.
here-trophy = It is { $name }’s turn.
here-shift = Gear { $before } → { $now }.
here-status-stun = In the next turn each costs 1 handling, or all actions.
here-status-burn = In the next turn each costs a card from the hand.
here-status-veer = In the next turn each is a skid card.
here-stuns-void = Handling was below 1 before the status tokens: stuns have no effect.
here-no-hand = The hand is empty: there is no card to burn.
here-veered = A skid card was turned up for each.
here-skid = { $name } is at { $handling } handling: tokens of { $spaces ->
    [one] one symbol space
   *[other] { $spaces } symbol spaces
 }; gear { $cards }, so { $cards ->
    [one] one skid card
   *[other] { $cards } skid cards
 }.
here-over-dr-44 = Nobody else is left on the road.
here-over-dr-173 = No boss is left.
here-over-dr-174 = One of the players is eliminated: all have lost.
here-over-dr-175 = The last event is over: it depends on whether a boss is still in play.
here-tries = { $text } Cost { $cost }; { $name } has { $number } handling.
here-too-dear = { $name } has { $number } handling and would fall below 1; { $kind } is not reckless.
here-no-friendly-fire = { $kind } has no friendly fire: no way that would damage an AI, itself included.
here-no-gain = { $kind } has friendly fire, but it would have to gain something: damage to a player, or a row.
here-no-target = Weapons: { $weapons }. No player’s car is in reach.
here-order-aggressive = { $kind } is aggressive. It looks at: damage, the way to the closest player, dirt, rows, the middle, damage to itself, the cost, as few optional symbols as possible.
here-order-runner = { $kind } is a runner. It looks at: dirt, rows, damage, the middle, damage to itself, the cost, as few optional symbols as possible.
here-decided = What decided: { $by }.
by-harm = the most damage
by-distance = the closest to the player
by-dirt = off the dirt
by-rows = the most rows
by-middle = the closest to the middle
by-own = the least damage to itself
by-cost = the lowest cost
by-used = optional symbols are used only if they serve it better
by-first = all else is equal, so the first in the order forward, left, right, back
by-only = it was the only way
here-way = { $distance } away from the closest player, { $dirt ->
    [0] on asphalt
   *[other] on dirt
 }, { $middle } off the middle, { $own } damage to itself, cost { $cost }.
here-wrecks-itself = It would destroy itself, and that is no gain.
here-boss-action = { $card } shows the symbol of { $name }: { $text }
here-boss-done = { $name } is out of this round.
here-boss-low = { $name } is below 1 handling.
here-ai-stun = Stun tokens: { $number }; handling: { $handling }.
here-drones = Drones in play: { $number }; none is missing.
here-released = Beside { $name }, as close to a player as can be.
here-ai-passes = { $name } has { $number } handling.
log-way-weighs = { $name } weighs “{ $way }”: { $number } damage, { $rows ->
    [1] one row
   *[other] { $rows } rows
 }.
log-way-rules-out = { $name } rules out “{ $way }”: it would hurt its own side.
log-way-settles = { $name } settles on “{ $way }”.
log-not-too-dear = Too dear: { $item }.
log-not-no-target = No player in reach for { $item }.
log-not-hurts-own = Only its own side would be hurt by { $item }.
log-does = { $name } takes { $item }: “{ $way }”.
log-offered = Pilots on offer: { $pilots }.
call-bash = BAM! { $number ->
    [0] { "" }
   *[other] −{ $number }
 }
call-barrier = CRASH! { $number ->
    [0] { "" }
   *[other] −{ $number }
 }
call-takes = −{ $number }
call-skid = SCREECH!
call-fires = BLAM!
call-ahead = VROOM!
call-out = KABOOM!

## The page

pitch = Race, ram and reload. The last one rolling wins.
pitch-length = 5 rounds, or until the wheels come off
variant-first = First race
variant-first-why = ready sets of car, pilot and weapons: you drive at once
variant-race = Race
variant-race-why = everybody drafts a vehicle, a pilot and weapons
variant-team = Against bosses, ready to drive
variant-team-why = ready sets of car, pilot and weapons, and one boss: together, or alone
variant-easy = Against bosses, easy
variant-easy-why = together, or alone, against one boss
variant-normal = Against bosses, normal
variant-normal-why = one boss and two drones
variant-hard = Against bosses, hard
variant-hard-why = two bosses
choice-first_game = First game
choice-first_game-False = drafts
choice-first_game-True = ready sets
option-first_game-False = everybody drafts a vehicle, a pilot and weapons
option-first_game-True = everybody takes one ready set
choice-ready_sets = Ready sets against bosses
choice-ready_sets-False = drafts
choice-ready_sets-True = ready sets
option-ready_sets-False = everybody drafts a vehicle, a pilot and weapons
option-ready_sets-True = everybody takes one ready set
choice-signature = Signature weapons
choice-signature-False = without
choice-signature-True = with
option-signature-False = the box as it is
option-signature-True = one strong card more for each car
refused-coop = The first game is a race: it is not played against bosses.
refused-first = Nobody of that name sits here to choose first.
refused-ready_sets = This option is for coop. A race has ready sets by the option First game.
refused-players = Somebody sits here under the name of a vehicle or a drone.
choice-coop = Against whom
choice-coop-False = each other
choice-coop-True = bosses
option-coop-False = a race, everybody for themselves
option-coop-True = together, or alone, until no boss is left
choice-bosses = Bosses
choice-bosses-None = one each
choice-bosses-1 = 1
choice-bosses-2 = 2
choice-bosses-3 = 3
choice-bosses-4 = 4
choice-bosses-5 = 5
choice-bosses-6 = 6
choice-bosses-7 = 7
choice-drones = Drones
choice-drones-0 = none
choice-drones-1 = 1
choice-drones-2 = 2
choice-drones-3 = 3
choice-drones-4 = 4
choice-drone_armour = Drone armour
choice-drone_armour-0 = none
choice-drone_armour-1 = 1
choice-drone_armour-2 = 2
choice-drone_armour-3 = 3
choice-first = First chooser
table-title = The road
racers = The others on the road
rounds-now = Round { $round } of { $rounds }
rounds-draft = Before the race
order = Initiative track
order-now = driving now
order-place = place { $number } on the initiative track
evt-title = Road event
evt-round = Round { $number } · road event
evt-none = The road is clear, for now
evt-strikes = Lane { $number }.
evt-now-lane = It strikes lane { $number } at the end of this round.
automa-why = Why did it do that?
automa-turn = The last turn of { $name }
ai-boss-only = { $name } as boss
ai-any = any AI
gauge-condition = condition { $number } of { $most }
gauge-armour-off = { $name }: lost
racer-more = All about { $name }
racer-cards = { $hand } cards in hand, { $deck } in the deck, { $discard } discarded.
racer-weapons = Weapons
racer-signature-ready = Signature weapon, once the yellow armour is lost
racer-signature-taken = Signature weapon, taken
racer-discard = Discards
dash = Your dashboard
dash-handling = Handling { $number } of { $most }
dash-gear = Gear { $number }
road-label = The road. { $where }
road-at = { $name } on { $cell }
road-barrier = Barrier on { $cell }
road-behind = Far Behind −{ $number }
you-label = You
you-small = you
now-car = { $name }: { $cell }, gear { $gear }, condition { $condition } of { $most }, armour tokens { $armour }.
skid-cards = Skid cards turned up
spots = Cells to choose from
spot-place = Start at { $cell }
spot-return = Return at { $cell }
ways = Which way it may go
uses = Which bikes use it
picks = Cards to discard
mode-play = Play
mode-play-why = a card
mode-pilot = Pilot
mode-pilot-why = { $number } + a card
mode-focus = Focus
mode-focus-why = drop one
mode-burn = Burn
mode-burn-why = drop one
mode-discard = Discard
mode-discard-why = drop one
button-pass = Pass
button-pass-why = out this round
button-end = End turn
button-end-why = that will do
button-skid = Skid
closed-skid = handling is { $number }
button-keep = Keep all
button-keep-why = { $number ->
    [0] and draw nothing
    [one] and draw one
   *[other] and draw { $number }
 }
button-discard = Discard the ticked
button-discard-why = then draw up to { $number }
button-place-bikes = Start there
confirm-none = Choose
confirm-cost = costs { $number } handling
confirm-drop = discards { $card }
confirm-way = { $card }, { $way }
also-pilot = pilot
also-card = a card
forecast = Forecast
forecast-hint = Choose a card: what comes of it is told here.
forecast-hint-draft = Choose: what you would get is told here, and its cards lie below.
preview-handling = Handling { $before } → { $after }.
estimate = Normal bots have won: { $shares }.
estimate-one-boss = Against one boss normal bots have won: { $shares }.
estimate-players = { $players ->
    [1] alone { $share } %
   *[other] { $players } players { $share } %
 }
below-one = below 1
preview-draws = { $number ->
    [one] draws a card
   *[other] draws { $number } cards
 }
preview-nothing = Nothing happens on the road.
preview-unless = Unless { $names } uses the armour that is lost.
preview-chance = What the skid cards do, chance decides.
preview-other = Then somebody else chooses.
preview-skid = Below 1 handling: you skid on your next turn.
preview-drift = On the dirt you drift back 1 after your turn.
preview-or = or
brief-hit = { $name } −{ $number }
brief-armour = { $name } −{ $number }, armour off
brief-out = { $name } destroyed
brief-ahead = far ahead
brief-nobody = hits nobody
brief-gear = gear { $number }
brief-repair = +{ $number } condition
brief-status = +{ $number } { $status }
brief-handling = handling { $number }
brief-idle = no actions this turn
brief-chance = the card decides
brief-nothing = no change
brief-skid = then skid
ask-title-card = { $card }: { $ask }
why-preset = It comes with pilot and weapons, and its own start cell.
why-vehicle = Its cards become your deck. The order of choosing is the first initiative.
why-pilot = A passive ability, and an action that costs a card.
why-deck = You pick from it first; then it goes to the left.
why-pair = You get both cards. Everybody chooses at once.
why-place = Tap a free cell of the start.
why-prepare = Tick what you don’t want. What you throw is seen when all have chosen.
why-status = All tokens must go before you may drive.
why-act = Tap a card to see where it takes you.
why-pass = You can’t play, use the pilot or focus now.
why-second = Or leave it at that.
why-move = The road shows where each way ends.
why-push = The red arrow moves it one cell.
why-aim = Only the chosen tracks are fired at.
why-choose = One of them happens.
why-discard = It goes to your discards.
why-armour = Use it at once, or not at all.
why-skid = Your pilot may ignore a card of each skid.
why-bike = The card is still face down.
why-first = The other one comes right after.
why-return = Tap a free cell at the back of the road.
why-scrap = Both its cards leave the game.
here-driver = Your handling is { $handling } of { $most }, your gear { $gear }.
coming-final = every round from now, before the event
coming-last = This is the last round.
draft-presets = Take a ready set
draft-vehicles = The garage
draft-pilots = Pilots for hire
draft-weapons = The armoury
take-preset = The { $preset } set
take-it = { $name }
offer-start = starts at { $cell }
offer-taken = taken by { $name }
deck-held = { $name } picks
deck-own = Your deck so far
deck-of = The deck of { $name }
deck-hint = Tap a car: all its cards appear here.
over-title = { $name } wins the road
standings = How everybody stands
standing-row = row { $number }
over-coop-won = The road is yours
over-solo-won = The road is yours
over-coop-lost = The bosses keep the road
over-dr-44 = Nobody else is still rolling.
over-dr-48 = No event is left, and nobody is further ahead.
over-dr-173 = The last boss is scrap.
over-dr-174 = One of you is out, and so all are.
over-dr-174-solo = Your car is wrecked.
over-dr-175 = No event is left, and that settles it.
seat-choosing = choosing …
legend = Tokens
thing-token-stun = Stun
thing-token-burn = Burn
thing-token-veer = Veer
thing-armour-green = Green armour
thing-armour-yellow = Yellow armour
thing-armour-red = Red armour
effect-token-stun = At the start of your turn: lose 1 handling, or play no action this turn.
effect-token-burn = At the start of your turn: discard a card of your choice.
effect-token-veer = At the start of your turn: a skid card is turned up and resolved.
text-armour-token = When it is lost, condition is full again, and its owner may at once use it. { $effects }
peek-handling = Every action costs handling. On a red space you skid on your next turn, and take the tokens up to there.
peek-ahead = Who would cross it stays, and everybody in the other lanes falls back 1.
peek-behind = Who crosses it takes 3 after the action and returns on a free cell of the last row.
section-vehicles = Vehicles
section-cards = Vehicle cards
section-weapons = Weapons
section-signatures = Signature weapons
section-pilots = Pilots
section-skids = Skid cards
section-armour = Armour tokens
section-status = Status tokens
section-events = Road events
section-finals = Final Stretch
section-ai_types = Characters of the AI drivers
section-ai_cards = AI cards
section-drones = Drones
source-rulebook = From the rulebook.
source-public = From public material about the game.
source-house = Designed for Mischia.
source-known = Known: { $what }.

## In a nutshell: six lines of at most eight words, and the captions of three pictures

nutshell-aim = Be furthest ahead when the last road event is over, or the last one not wrecked.
nutshell-1 = Play cards to drive, bash and shoot.
nutshell-2 = Every card costs handling.
nutshell-3 = No handling left? Then you skid.
nutshell-4 = High gear: stronger cards, longer skids.
nutshell-5 = No condition, no armour? You are wrecked.
nutshell-6 = Every round ends with a road event.
nutshell-picture-1 = Cards drive and shoot
nutshell-picture-2 = Out of handling: skid
nutshell-picture-3 = Ahead wins

## Words of the trade: each with the forms in which it is known again, and what it means

gloss-handling = handling
gloss-handling-means = What cards and pilots cost. While you have some you go on taking turns; below 1 you skid. It is full again in every round.
gloss-track = token on the track: on the track, handling token, handling tokens, handling track
gloss-track-means = Your handling token moves along a track as you spend. While it is on the track you still have turns in this round; whoever passes or skids takes it off.
gloss-condition = condition
gloss-condition-means = How whole a car is. Below 1 it loses its top armour token; without one it is wrecked.
gloss-armour = armour, armour token, armour tokens
gloss-armour-means = When condition falls below 1, the top token is lost and condition is full again. You may use the token’s effect at once.
gloss-gear = gear, gears
gloss-gear-means = From 1 to 5. In a high gear cards do more, and a skid turns up more cards.
gloss-action = kinds of action: other kind of action, pilot’s action, pilot action
gloss-action-means = In a turn you may play one card, or use your pilot’s action, or do both in any order. The pilot costs a card from your hand besides the handling.
gloss-focus = focus, focuses
gloss-focus-means = To discard a card and do nothing else. It costs no handling: good for waiting, or for getting rid of a card.
gloss-skid = skid, skids, skid card, skid cards
gloss-skid-means = Below 1 handling the car goes where it wants: you take the tokens of the track, turn up as many skid cards as your gear says, and are out of this round.
gloss-bash = bash, bashes, bashed
gloss-bash-means = To drive at a cell where another car is. You stay where you are, and the other takes your bash damage.
gloss-initiative = initiative, initiative track
gloss-initiative-means = The order of turns. Whoever is further ahead drives first; between equals, the higher gear.
gloss-lane = lane, lanes
gloss-lane-means = A column of the road. Many events strike one lane, and its number tells which.
gloss-dirt = dirt, dirt lane, dirt lanes
gloss-dirt-means = The lanes beside the asphalt. Whoever is there after a turn drifts back by one row.
gloss-ahead = Far Ahead, Far Ahead line
gloss-ahead-means = The front edge of the road. Whoever would cross it stays, and everybody in the other lanes falls back by one row.
gloss-behind = Far Behind, Far Behind line
gloss-behind-means = The rear edge of the road. Whoever crosses it takes 3 damage and returns in the last row.
gloss-stun = stun, stuns, stunned
gloss-stun-means = A token that costs 1 handling in your next turn, or all its actions.
gloss-burn = burn, burns, burned
gloss-burn-means = A token that costs a card from your hand in your next turn.
gloss-veer = veer
gloss-veer-means = A token that turns up a skid card in your next turn.
gloss-trophy = trophy, trophies
gloss-trophy-means = A token that somebody lost in your turn. By itself it does nothing; some pilots and cards make something of it.
gloss-automa = automa, automas, AI, AIs
gloss-automa-means = A driver of the rulebook’s own, boss or drone, who goes by cards and by fixed rules.
gloss-drone = drone, drones
gloss-drone-means = A small automa beside a boss, always in gear 1. To win, the bosses must go; drones need not.

## The lesson: what the coach says, at most 25 words at once

lesson-end = Your card is played. Your pilot could act too, for handling and a card. Keep those: end your turn.
lesson-pilot = Your pilot shifts gear, once a turn. That costs 1 handling and a card from your hand.
lesson-drive = Cards drive
lesson-drive-aim = A race, upwards: whoever is furthest ahead when the last road event is over wins. You drive the green car.
lesson-drive-play = You drive by playing cards. { item-tokio-drift } takes you one row forward, and the number in its corner is what it costs.
lesson-drive-pass = Who passes is out of this round. You have handling left: drive with it.
lesson-drive-done = One row forward, two handling spent. While any is left you get another turn, and every round it is full again.
lesson-gear = Gears
lesson-gear-look = You are in gear 3. A card’s rows have gear numbers, and only the rows up to your gear count.
lesson-gear-up = { item-tokio-drift } would go one row now; its second arrow needs gear 4. { item-cheese-run } drives and shifts up. Play it first!
lesson-gear-drift = In gear 3 only its first row counts. Shift up first, and the second counts too.
lesson-gear-two = Gear 4! Now both rows of { item-tokio-drift } count: two rows forward for the same price.
lesson-gear-pilot = The card would be gone for one gear. Drive with it!
lesson-gear-done = Two rows in one go. A high gear makes cards stronger, but skids longer: more about that soon.
lesson-shoot = Fire!
lesson-shoot-play = Red squares on a weapon show where it reaches from your car. { item-plasma-shot } hits the first car up to four ahead: Bob!
lesson-shoot-diagonal = { item-diagonal-shot } only reaches slantwise, and nobody is there.
lesson-shoot-done = Six damage: Bob’s condition, his car’s health, is down to 1. Weapons cost handling like any card.
lesson-bash = Push them off
lesson-bash-play = A car that drives into another stays, and bashes it. The red arrow on { item-gnaw } also pushes Bob one lane on.
lesson-bash-drift = That leaves Bob where he is, safe on the asphalt.
lesson-bash-left = Bob is on your left. Go left, into him!
lesson-bash-right = On your right there is nobody to push.
lesson-bash-dirt = Two damage, and Bob stands on the dirt. Watch what happens there after his turn.
lesson-bash-done = On the dirt every turn ends one row further back. Push others there, and keep off it yourself.
lesson-skid = Out of handling
lesson-skid-bob = Bob has 1 handling left. A card may cost more than you have, and he can’t resist. Watch.
lesson-skid-pass = Bob is below 1 now: next turn he skids. You have 2 left, and your cards cost 2. Stop in time: pass!
lesson-skid-play = That takes your last handling. In your next turn you skid, one card for each gear.
lesson-skid-done = Two skid cards, one for each gear: back, then aside onto the dirt. He leapt ahead, and now he is level with you.
lesson-wait = Waiting
lesson-wait-focus = Bob is not in your sights yet. Focus: drop a card, pay nothing, and see what he does. { item-tail-whip } can go.
lesson-wait-shot = Nobody is straight ahead: the shot would go nowhere.
lesson-wait-pass = Who passes is out of the round, and can’t shoot when the moment comes.
lesson-wait-drop = That is the shot you are waiting to fire. Drop the other card.
lesson-wait-shoot = Bob has driven right in front of you. Fire!
lesson-wait-done = Waiting paid. While your handling lasts, you can let the others move first.
lesson-armour = Armour
lesson-armour-look = You have 2 condition left, and Bob is behind you with a laser. Watch what your armour does.
lesson-armour-use = Below 1, your top armour breaks and the car is whole again. Its owner may use its effect at once. Use it!
lesson-armour-skip = You may; but the green token is gone either way, and its effect is free.
lesson-armour-up = Green armour shifts one gear, up or down. Shift up!
lesson-armour-down = A lower gear makes your cards weaker. You are not about to skid: go up.
lesson-armour-done = Whole again, and a gear faster. Two tokens are left; whoever drops below 1 without armour is wrecked and out.
lesson-event = The road strikes
lesson-event-look = Each round a road event is turned up. { item-burning-wreck } strikes lane 2 when the round ends: damage and fire. You are in it!
lesson-event-play = { item-squeeze-through } takes you sideways, and in gear 2 forward too. Leave the lane with it.
lesson-event-drift = Forward is not out: you stay in lane 2.
lesson-event-pass = You would wait for it in lane 2.
lesson-event-left = Bob is on your right. Left is free: go left!
lesson-event-right = Bob is there: you would bash him and stay in lane 2.
lesson-event-out = You are out of lane 2. Pass, and watch it come.
lesson-event-done = Nobody in lane 2, nobody hurt. Red lanes strike, green ones help, and every event that goes brings the end nearer.
lesson-win = The finish
lesson-win-look = The last event, the last round. Bob is level with you, and a tie goes to the higher gear: his.
lesson-win-play = Nobody crosses the Far Ahead line. Drive at it: you stay, and every car in another lane falls back one row!
lesson-win-pass = Level with you, and in the higher gear: Bob would win.
lesson-win-pilot = Gear 4 is still less than his 5, and your last card would be gone.
lesson-win-end = Bob has fallen back, and your hand is empty. Pass: the race is over.
lesson-win-done = Furthest ahead at the end: you win! Or be the last car that drives; that wins too.
