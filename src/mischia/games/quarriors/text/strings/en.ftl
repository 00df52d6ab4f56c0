title = Quarriors! Quarmageddon

## The aim, always in sight

aim = First to { $target } glory wins. Once { $most } creature cards are empty ({ $empty } now), most glory wins.
aim-yours = You have { $number }.
aim-short = { $glory ->
    [-1] First to { $target } glory, or most when { $most } cards are empty
   *[other] { $target } glory wins · you have { $glory } · empty cards { $empty } of { $most }
 }
aim-near = One more empty creature card ends the game: most glory wins. { $target } glory wins at once.
aim-near-short = One more empty card ends it: most glory wins
aim-first = The aim: be the first with { $target } glory. A creature that lives until your next turn scores its glory.

## The cards: names and what they do

card-quiddity = Basic Quiddity
card-assistant = Assistant
card-portal = Portal
card-death_spell = Death Spell
card-death_cantrip = Death Cantrip
card-death_charm = Death Charm
card-death_incantation = Death Incantation
card-growth_spell = Growth Spell
card-growth_cantrip = Growth Cantrip
card-growth_charm = Growth Charm
card-growth_incantation = Growth Incantation
card-life_spell = Life Spell
card-life_cantrip = Life Cantrip
card-life_charm = Life Charm
card-life_incantation = Life Incantation
card-shaping_spell = Shaping Spell
card-shaping_cantrip = Shaping Cantrip
card-shaping_charm = Shaping Charm
card-shaping_incantation = Shaping Incantation
card-victory_spell = Victory Spell
card-victory_cantrip = Victory Cantrip
card-victory_charm = Victory Charm
card-victory_incantation = Victory Incantation
card-goblin = Scavenging Goblin
card-strong_goblin = Strong Scavenging Goblin
card-mighty_goblin = Mighty Scavenging Goblin
card-hag = Witching Hag
card-strong_hag = Strong Witching Hag
card-mighty_hag = Mighty Witching Hag
card-spirit = Ghostly Spirit
card-strong_spirit = Strong Ghostly Spirit
card-mighty_spirit = Mighty Ghostly Spirit
card-devotee = Devotee of the Holy Query
card-strong_devotee = Strong Devotee of the Holy Query
card-mighty_devotee = Mighty Devotee of the Holy Query
card-ooze = Primordial Ooze
card-strong_ooze = Strong Primordial Ooze
card-mighty_ooze = Mighty Primordial Ooze
card-warrior = Warrior of the Quay
card-strong_warrior = Strong Warrior of the Quay
card-mighty_warrior = Mighty Warrior of the Quay
card-dragon = Quake Dragon
card-strong_dragon = Strong Quake Dragon
card-mighty_dragon = Mighty Quake Dragon
card-deathdealer = Deathdealer
card-strong_deathdealer = Strong Deathdealer
card-mighty_deathdealer = Mighty Deathdealer
card-wizard = Questing Wizard
card-strong_wizard = Strong Questing Wizard
card-mighty_wizard = Mighty Questing Wizard
card-defender = Defender of the Pale
card-strong_defender = Strong Defender of the Pale
card-mighty_defender = Mighty Defender of the Pale
card-discriminating_spell = Discriminating Spell
card-discriminating_cantrip = Discriminating Cantrip
card-discriminating_charm = Discriminating Charm
card-discriminating_incantation = Discriminating Incantation
card-oblation_spell = Oblation Spell
card-oblation_cantrip = Oblation Cantrip
card-oblation_charm = Oblation Charm
card-oblation_incantation = Oblation Incantation
card-imp = Mischievous Imp
card-strong_imp = Strong Mischievous Imp
card-mighty_imp = Mighty Mischievous Imp
card-gnome = Gnome Barbarian
card-strong_gnome = Strong Gnome Barbarian
card-mighty_gnome = Mighty Gnome Barbarian
card-doll = Voodoo Doll
card-strong_doll = Strong Voodoo Doll
card-mighty_doll = Mighty Voodoo Doll
card-troll = Troll Behemoth
card-strong_troll = Strong Troll Behemoth
card-mighty_troll = Mighty Troll Behemoth
card-lord = Lord of the Quarry
card-strong_lord = Strong Lord of the Quarry
card-mighty_lord = Mighty Lord of the Quarry
card-seraph = Heavenly Seraph
card-strong_seraph = Strong Heavenly Seraph
card-mighty_seraph = Mighty Heavenly Seraph

effect-quiddity = Nothing but quiddity.
effect-assistant = ✶ Immediate: when you reroll this die, you may reroll one other die of your Active Pool with it.
effect-portal = Immediate: its draw faces bring more dice.
effect-death_spell = Destroy one creature of defence 6 or less of each rival.
effect-death_cantrip = ✶ Your creatures have +2 attack this turn. ✶✶ +3 instead.
effect-death_charm = Attach. ✶ The creature has +3 attack and +3 defence. ✶✶ +5 and +5 instead.
effect-death_incantation = ✶ Destroy a creature of level 2 or lower. ✶✶ Of any level.
effect-growth_spell = Immediate: gain 2 quiddity, then draw and roll a die.
effect-growth_cantrip = Immediate: gain 2 quiddity, and capture one more die this turn.
effect-growth_charm = Gain 3 quiddity.
effect-growth_incantation = Immediate: gain 2 quiddity and reroll up to two other dice of your Active Pool.
effect-life_spell = Reaction: your creatures have +4 defence this turn.
effect-life_cantrip = Attach: the creature has +4 defence.
effect-life_charm = Reaction: for the rest of this turn your destroyed creatures go to your Active Pool.
effect-life_incantation = Reaction: an attacking creature has attack 0 this turn, against everybody.
effect-shaping_spell = Destroy one spell in anybody’s Ready Area, attached or not.
effect-shaping_cantrip = Reaction: a creature of yours that has just been destroyed comes back on the same face.
effect-shaping_charm = Turn each of your creatures one level up, where its die has such a face.
effect-shaping_incantation = Attach: when the creature scores, you may cull a die of your Used Pile and take one that costs up to 3 more, free.
effect-victory_spell = After your attack: 1 glory for each rival who lost a creature to it.
effect-victory_cantrip = Attach: the creature scores 2 glory more.
effect-victory_charm = If two or more of your creatures scored this turn: 1 glory for each of them.
effect-victory_incantation = Gain 3 glory.
effect-goblin = ✶ When summoned: gain 1 quiddity.
effect-strong_goblin = ✶ +1 defence for each other creature of yours.
effect-mighty_goblin = ✶ When destroyed: draw 2 dice into your Active Pool.
effect-hag = Gain 1 quiddity for each creature you destroy.
effect-strong_hag = When it scores: you may move another creature die from your Used Pile to your Active Pool.
effect-mighty_hag = Each creature that attacks you counts at most 3 attack.
effect-spirit = When destroyed: you may cull a Basic Quiddity die of your Used Pile to bring it back.
effect-strong_spirit = When destroyed: it goes to your Active Pool.
effect-mighty_spirit = When destroyed: set it aside. When you next destroy a creature, roll it: on a creature face it enters your Ready Area free, else it is used.
effect-devotee = ✶ +2 defence.
effect-strong_devotee = ✶ When it scores: you may take a spell die that costs 4 or less into your bag, free.
effect-mighty_devotee = ✶ +3 defence; attacking, it cancels spells attached to defenders; rivals’ spells cannot target it.
effect-ooze = ? is the number of Basic Quiddity dice in your Used Pile and Active Pool. With none in play it is destroyed.
effect-strong_ooze = It copies a rival’s creature; with none to copy it is 0/5. Once in each player’s turn it may change its copy.
effect-mighty_ooze = ? is the number of creatures in all Ready Areas.
effect-warrior = +3 attack against a rival with exactly one creature.
effect-strong_warrior = Your other creatures have +1 attack and +1 defence.
effect-mighty_warrior = When summoned: all rivals’ Warriors of the Quay are destroyed. Summon only one in a turn.
effect-dragon = No burst: when it attacks, every level 1 creature of your rivals is destroyed before anyone defends.
effect-strong_dragon = No burst: creatures of level 2 or lower do not count in attacks against you.
effect-mighty_dragon = ✶ +1 defence. ✶✶ +2 defence, and 2 glory more when it scores.
effect-deathdealer = When it scores: you may exchange it with a die of a rival’s Used Pile.
effect-strong_deathdealer = When you destroy a creature, it scores at once; your attack total stays.
effect-mighty_deathdealer = The first time a rival loses a creature to your attack, add its attack to what is left against that rival.
effect-wizard = ✶ Immediate: instead of its quiddity, draw and roll a die and reroll the Wizard. ✶✶ +1 defence, and 1 glory more when it scores.
effect-strong_wizard = No burst, when it scores: you may cull spell dice of your Active Pool or Ready Area, attached ones too, for 1 glory each.
effect-mighty_wizard = No burst, when it scores: dice cost you 2 less this turn, and you may capture one more. ✶ Immediate: instead of its quiddity, draw and roll 2 dice.
effect-defender = ✶ or ✶✶ When it scores: 1 glory more for each other creature that scores with it.
effect-strong_defender = ✶ When it scores: draw a die into your Active Pool. ✶✶ Draw two.
effect-mighty_defender = ✶ Each creature costs your rivals 1 more to summon. ✶✶ 2 more.
effect-discriminating_spell = Cull one die of your Used Pile.
effect-discriminating_cantrip = Each rival culls the costliest die of the own Used Pile.
effect-discriminating_charm = Gain the glory again of each of your creatures that scored this turn and whose card costs 3 or less.
effect-discriminating_incantation = Reaction: destroy an attacking creature of level 1, before anyone defends.
effect-oblation_spell = Attach: when the creature is destroyed, gain 1 glory.
effect-oblation_cantrip = Destroy one of your own creatures: gain 2 quiddity for each of its levels.
effect-oblation_charm = Attach: when the creature scores, you may take any spell die into your Used Pile, free.
effect-oblation_incantation = Reaction: when a creature of yours has just been destroyed, gain 1 glory.
effect-imp = ✶ When summoned: gain 1 quiddity. ✶✶ Gain 2.
effect-strong_imp = ✶ When summoned: draw and roll a die. ✶✶ Two dice.
effect-mighty_imp = ✶ When it scores: draw a die into your Active Pool. ✶✶ Two dice.
effect-gnome = ✶ Immune.
effect-strong_gnome = ✶ When you choose it as a defender: destroy an attacking creature; the attack total stays.
effect-mighty_gnome = ✶ Immune, and +2 defence.
effect-doll = Attacking: a defender that takes any damage is destroyed.
effect-strong_doll = Attacking: a defender that takes any damage is destroyed. ✶ When summoned: take an Assistant from the Wilds, if there is one.
effect-mighty_doll = Attacking: a defender that takes any damage is destroyed. ✶ When summoned: roll all your spent and used Voodoo Dolls into your Active Pool.
effect-troll = ✶ Immediate: you may reroll this die.
effect-strong_troll = No burst: +1 defence. ✶ Immediate: you may reroll this die.
effect-mighty_troll = No burst: +2 attack. ✶ Immediate: you may reroll this die.
effect-lord = When it scores: you may capture one more die this turn.
effect-strong_lord = Dice cost you 1 less. ✶ When summoned: one more capture this turn.
effect-mighty_lord = When it scores: you may take a die that costs 4 or less into your Used Pile, free.
effect-seraph = Immune.
effect-strong_seraph = Your other creatures have +1 defence.
effect-mighty_seraph = Immune. ✶ 1 glory more when it scores.

## The dice

die-quiddity = Basic Quiddity
die-assistant = Assistant
die-portal = Portal
die-death = Death
die-growth = Growth
die-life = Life
die-shaping = Shaping
die-victory = Victory
die-goblin = Scavenging Goblin
die-hag = Witching Hag
die-spirit = Ghostly Spirit
die-devotee = Devotee of the Holy Query
die-ooze = Primordial Ooze
die-warrior = Warrior of the Quay
die-dragon = Quake Dragon
die-deathdealer = Deathdealer
die-wizard = Questing Wizard
die-defender = Defender of the Pale
die-discriminating = Discriminating
die-oblation = Oblation
die-imp = Mischievous Imp
die-gnome = Gnome Barbarian
die-doll = Voodoo Doll
die-troll = Troll Behemoth
die-lord = Lord of the Quarry
die-seraph = Heavenly Seraph

## What a player may do

move-roll = Roll the dice
move-use = Use { $die }
move-use-with = Use { $die }, rerolling { $other } with it
move-use-two = Use { $die }, rerolling { $other } and { $third }
move-pass = No more
move-spend = Spend { $die }
move-spend-all = Spend all quiddity
move-summon = Summon { $die }
move-cast = Cast { $die }
move-cast-on = Cast { $die } on { $target } of { $seat }
move-cast-of = Cast { $die } on { $other }, attached to { $target } of { $seat }
move-copy = { $creature } copies { $target } of { $seat }
move-attack = Attack
move-capture = Capture { $class }
move-end = End
move-react = React with { $die }
move-react-on = React with { $die } on { $target } of { $seat }
move-defend = Defend with { $creature }
move-return = Bring { $creature } back
move-choose = Choose { $target } of { $seat }
move-choose-class = Choose { $class }
move-choose-face = Turn it to { $die }
move-claim = Cull { $creature } for its glory
move-fetch = Fetch { $class } from your Used Pile
move-trade = Exchange with { $class } of { $seat }
move-gain = Take { $class } free ({ $by })
move-swap = Cull { $class }, take { $by } free
move-offer = Cull { $die } for glory
move-cull = Cull { $class }
move-discard = Discard { $die }

## What a player is asked

ask-claim = Your creatures score: which do you cull for their glory?
ask-ability = Your creatures have scored: which of their abilities do you use?
ask-cull = Which die of your Used Pile do you cull? You needn’t.
ask-immediate = Which immediate effect do you use? Now or never.
ask-ready = Spend dice, summon creatures, cast spells; then attack.
ask-protect = You are under attack: do you react before choosing a defender?
ask-defend = Which creature do you throw in the way?
ask-choose = You have to choose.
ask-rescue = Your creature has just been destroyed: what do you do?
ask-capture = Capture a die from the Wilds, if you like.
ask-keep = Which spells do you discard? The others stay ready.

wait-reveal = The Wilds are being laid out.
wait-start = The first player is being drawn.
wait-claim = { $names } chooses which creatures to cull for glory.
wait-ability = { $names } may use abilities of creatures that scored.
wait-cull = { $names } may cull dice.
wait-draw = Dice are being drawn.
wait-roll = Dice are being rolled.
wait-immediate = { $names } may use immediate effects.
wait-ready = { $names } summons creatures and casts spells.
wait-protect = { $names } may react to the attack.
wait-defend = { $names } is choosing a defender.
wait-choose = { $names } has to choose.
wait-rescue = { $names } may save a creature.
wait-capture = { $names } may capture a die.
wait-keep = { $names } chooses which spells to keep.
wait-over = The game is over.

## What happens

event-wilds = { $card } joins the Wilds.
event-box = { $card } goes back to the box: its class is there already.
event-start = { $seat } begins.
event-score = { $creature } of { $seat } scores { $number }.
event-glory = { $seat } gains { $number } glory.
event-cull = { $seat } culls { $class }: it goes back to the Wilds.
event-fetch = { $seat } moves { $class } from the Used Pile to the Active Pool.
event-trade = { $seat } exchanges the scorer with { $class } of { $rival }.
event-gain = { $seat } takes { $class } with { $by }.
event-swap = { $seat } gives { $class } for { $by }.
event-offer = { $seat } culls { $die } for glory.
event-gains = { $seat } gets { $class } from the Wilds, free.
event-refill = { $seat } refills the bag from the Used Pile.
event-draw = { $seat } draws { $class }.
event-roll = { $seat } rolls { $die }.
event-use = { $seat } uses { $die }.
event-use-with = { $seat } uses { $die }, rerolling { $other } too.
event-use-two = { $seat } uses { $die }, rerolling { $other } and { $third }.
event-ready = { $seat } readies { $die }.
event-spend = { $seat } spends { $die }.
event-summon = { $seat } summons { $die }.
event-cast = { $seat } casts { $die }.
event-cast-on = { $seat } casts { $die } on { $target } of { $rival }.
event-cast-of = { $seat } casts { $die } on { $other }, attached to { $target } of { $rival }.
event-react = { $seat } reacts with { $die }.
event-react-on = { $seat } reacts with { $die } on { $target } of { $rival }.
event-returns = { $seat } pays to bring { $creature } back.
event-attack = { $seat } attacks { $rival } for { $number }.
event-defend = { $seat } defends with { $creature }.
event-survive = { $creature } of { $seat } survives.
event-destroy = { $creature } of { $seat } is destroyed.
event-return = { $creature } of { $seat } is back.
event-copy = { $seat } has now { $creature }.
event-capture = { $seat } captures { $class }.
event-discard = { $seat } discards { $class }.
event-end = { $seat } ends the turn.
event-win = { $seat } wins the game!

## What the table shows

as-copy = as
table-turn = Turn of { $name }
table-target = Glory to win: { $number }
table-to-spend = Quiddity { $number }
table-captures = Captures { $number }
table-wilds = The Wilds
table-card = card
table-cost = cost
table-glory = glory
table-dice = dice
table-faces = faces
table-does = what it does
zone-bag = Bag
zone-active = Active Pool
zone-ready = Ready Area
zone-spent = Spent Pile
zone-used = Used Pile
zone-aside = Set aside
zone-attack = faces an attack of { $number }
zone-safe = safe
zone-done = declined
summary = Final glory: { $list }.

## What can be chosen before a game

option-advanced_capture = how many dice you may capture in your turn
option-cull_to_score = which creatures give their glory
option-sets = the boxes whose cards are shuffled for the Wilds
option-sets-base-quarmageddon = the base game and Quarmageddon
option-sets-base = the base game alone
option-wilds = cards chosen for the Wilds; the others are drawn
refused-wilds = The Wilds can’t be laid out so: at most 7 creatures and 3 spells, and one card of each class.
pick-creatures = Creatures: up to { $number }, one of each class
pick-spells = Spells: up to { $number }, one of each class
pick-count = of { $number } chosen

## The page: names in one word, and which card of its class it is

short-quiddity = Quiddity
short-assistant = Assis­tant
short-portal = Portal
short-death = Death
short-growth = Growth
short-life = Life
short-shaping = Shaping
short-victory = Victory
short-goblin = Goblin
short-hag = Hag
short-spirit = Spirit
short-devotee = Devotee
short-ooze = Ooze
short-warrior = Warrior
short-dragon = Dragon
short-deathdealer = Death­dealer
short-wizard = Wizard
short-defender = Defender
short-discriminating = Discrimi­nating
short-oblation = Oblation
short-imp = Imp
short-gnome = Gnome
short-doll = Doll
short-troll = Troll
short-lord = Lord
short-seraph = Seraph
variant-strong = Strong
variant-mighty = Mighty
variant-spell = Spell
variant-cantrip = Cantrip
variant-charm = Charm
variant-incantation = Incan­tation
title-short = Quarriors!
pitch = Buy monsters, shake the bag, and keep them alive until it is your turn again.
pitch-length = 40 minutes, a bag full of dice

## The page: where the turn stands

phases = The five phases of the turn
phase-score = score
phase-ready = roll & ready
phase-attack = attack
phase-capture = capture
phase-end = end
table-title = The table

## The page: zones

zones-title = Your dice
word-bag = bag
word-ready = ready
word-spent = spent
word-used = used
word-purse = quiddity
zone-owned = All dice of this player
collection-of = The dice of { $name }
bag-now = In the bag: { $number }. They may be counted, not looked at.
pile-none = Nothing.
quiddity-why = Quiddity pays for creatures and captures. What is left at the end of the turn is lost.
quiddity-now = You have { $number }, and { $more } more on dice in the tray. Captures left: { $captures }.
die-now = attack { $attack }, defence { $defence }
face-level = level { $number }
face-sized = attack and defence as its card says
face-or = { $one } or { $other }
face-bursts = { $number ->
    [one] one burst
   *[other] { $number } bursts
 }
changed = On its face: { $size }. { $causes }.
changed-attack = { $number } attack ({ $name })
changed-defence = { $number } defence ({ $name })
changed-spell = spells of this turn
changed-own = its own card
mark-safe = safe
mark-zeroed = no attack
ready-none = nobody
troop-none = no creatures
troop-yours = Your creatures
troop-of = The Ready Area of { $name }
attack-left = attack left: { $number }
fallen-list = Just destroyed

## The page: rivals, glory and the Wilds

seat-glory = Glory { $number } of { $target }
seat-bag = Dice in the bag: { $number }
seat-used = Dice in the Used Pile: { $number }
seat-spent = Dice in the Spent Pile: { $number }
seat-choosing = is choosing
you-word = You
glory-to = Glory to { $number }
empty-cards = Empty cards: { $number } of { $most }
goal-of = of { $number }
goal-why = glory wins
legend-open = What the signs on the dice mean
wilds-near = Empty creature cards: { $empty } of { $of }. { $number ->
    [one] One more capture
   *[other] { $number } more captures
 } could end the game.
wild-now = Dice left: { $dice }. Cost now: { $cost }.
wild-dice = dice: { $number }
reach-now = can pay
reach-could = spend first
wild-empty = empty
capture-label = Capture { $name }
pays = { $number ->
    [one] spends a die
   *[other] spends { $number } dice
 }, leaves { $left }
capture-why = costs { $cost }, leaves { $left }
offers-title = You can pay for: { $number }
offers-how = tap a card: it is yours
offers-none = You can’t pay for anything now.
offers-done = Nothing more to capture in this turn.
others-title = Not now: { $number }
others-how = tap to read
offer-do = Capture
offer-left = leaves ◆{ $number }
lacks = { $number } short
no-captures = no capture left

## The page: the tray

tray-yours = Your tray
tray-of = The tray of { $name }
tray-empty = The tray
tray-none-yours = No dice left in your tray.
tray-none = No dice in the tray of { $name }.
prompt-roll = Your turn: roll your dice
prompt-roll-why = Until then nobody sees what they show. After 15 seconds they roll by themselves.
roll-now = Roll the dice: { $number }
roll-now-why = it is your hand that throws
is-unrolled = not rolled
is-worth = { $number } quiddity
is-creature = summon for { $number }
is-short = costs { $number }, { $short } missing
is-late = too late to summon
is-spell = a spell
is-done = let go
is-blank = nothing
can-draw = draw { $number }
can-reroll = reroll
can-cast = cast
can-later = now or never
can-along = it, and others too
spend-why = +{ $number } quiddity: { $sum } in all
summon-why = costs { $number }, leaves { $left }
use-why = dice will roll: no way back

## The page: the battle, and what a choice comes to

battle-title = { $name } attacks
attacked-by = { $name } attacks you
fallen-word = has just been destroyed.
stand-falls = falls, { $left } left
stand-holds = holds: it is over
opt-claim = +{ $number } glory, back to the Wilds
opt-choose = this one
opt-free = free
opt-cull = back to the Wilds
opt-turn = a level up
opt-fetch = to your tray
opt-trade = for the one that scored
opt-offer = cull it for glory
opt-return = for a Quiddity die
opt-discard = to the Used Pile
opt-copy = takes its form
opt-cast = cast it
react-return = it comes back
react-glory = +{ $number } glory
react-active = your fallen go to your tray
react-defence = +{ $number } defence for all yours
react-other = attack on { $name } { $before } → { $now }
react-attack = attack { $before } → { $now }

## The page: what an attack would do

if-title = If { $creatures } { $number ->
    [one] attacks
   *[other] attack
 }
if-nobody = You have nobody to attack with.
if-empty = { $name } has no creatures.
if-zero = Attack 0: { $name } need not defend.
if-holds = { $name } can hold against { $number }.
if-loses = { $name } loses { $creatures }.
if-chooses = { $name } chooses whom to lose, { $least } at least and { $most } at most: { $creatures }.
if-chooses-up-to = { $name } may lose { $least } to { $most } of { $creatures }.
if-unless = Unless somebody reacts.

## The page: buttons

confirm-none = Choose a die
confirm-attack-why = no way back once a rival has to answer
button-summon-all = Summon all
button-attack = Attack: { $number }
button-attack-sure = { $number ->
    [one] one creature falls
   *[other] { $number } creatures fall
 }
button-attack-range = { $least } to { $most } creatures fall
button-attack-nobody = nobody has to fall
button-no-attack = Go on
button-no-attack-why = nobody is hit; then capture
button-end = End the turn
button-end-why = unspent quiddity is lost
button-end-soon = by itself in { $number } s
button-end-keeps = your spells stay ready
button-discard = Discard spells …
button-discard-why = before the turn ends
button-keep = Keep the spells
button-keep-why = they stay ready
button-pass = No more
button-pass-why = you need not
pass-immediate = Go on
pass-immediate-why = gives up what is now or never
pass-protect = Take it
pass-protect-why = no reaction
pass-rescue = Let it go
pass-rescue-why = it stays destroyed
pass-cull = Cull no more
pass-cull-why = keep all your dice
pass-and-roll = Keep all and roll
cull-and-roll = Cull { $name } and roll
ways-title = Spells: { $number }
ways-which = What do you cast?
way-cast = Cast { $name } …
way-copy = { $name } copies …
way-use = { $name }, with …

## The page: what you are asked

prompt-claim = Cull for glory
prompt-claim-why = A creature gives its glory only if it goes back to the Wilds.
prompt-ability = They have scored. And now?
prompt-ability-why = Use what your scorers offer, in the order you like.
prompt-cull = Throw a weak die out?
prompt-cull-why = A culled die goes back to the Wilds. Culls left: { $culls }.
prompt-immediate = Use it now, or lose it
prompt-immediate-why = Immediate effects work right after the roll, one at a time, in your order.
prompt-ready = Whom do you summon?
prompt-ready-why = Spend quiddity, summon, cast. Then all your creatures attack. You have { $quiddity }{ $more ->
    [0] .
   *[other] , and { $more } on your dice.
}
prompt-cast = Cast a spell?
prompt-cast-why = Spells you don’t cast stay ready.
prompt-fight = Send them to attack?
prompt-onward = Nobody to summon
prompt-onward-why = Go on to the capture. You have { $quiddity } quiddity.
prompt-protect = React before it hits?
prompt-protect-why = { $name } attacks you for { $number }. Reactions count now, before anybody defends.
prompt-protect-others = { $name } attacks others. You may react all the same.
prompt-copy = Shall { $creature } change its form?
prompt-copy-why = { $name } attacks. Once in each player’s turn it may copy another creature, before anybody defends.
prompt-defend = Who stands in the way?
prompt-defend-why = { $number } attack is left. Whoever falls takes its defence off it.
prompt-choose = Choose one
prompt-choose-why = You have to.
prompt-form = Whose form does { $creature } take?
prompt-form-why = It counts and works like the creature that you choose.
prompt-victim = Whom does the spell destroy?
prompt-victim-why = It destroys one creature of each rival: you choose which.
prompt-lift = To which face does it turn?
prompt-lift-why = It goes one level up, and its die has several such faces.
prompt-cull-own = Which die do you cull?
prompt-cull-own-why = One die of your Used Pile goes back to the Wilds.
prompt-dearest = Which of these dice do you give up?
prompt-dearest-why = A spell culls the costliest die of your Used Pile; these cost the same.
prompt-gnome = Which attacker does it destroy?
prompt-gnome-why = Your defender destroys one of them before the blow. The attack total stays.
prompt-rescue = It falls. Save it?
prompt-rescue-why = Now is the moment, and there is no other.
prompt-capture = What do you capture?
prompt-capture-why = You have { $quiddity } quiddity{ $more ->
    [0] .
   *[other] , and { $more } on your dice.
} Captures left: { $captures }. You need not.
prompt-captured = That was your capture
prompt-captured-why = Nothing more can be captured. The turn ends by itself; until then you can take things back.
prompt-poor = Nothing that you can pay for
prompt-poor-why = You have { $quiddity } quiddity. The turn ends by itself.
prompt-keep = Keep your spells?
prompt-keep-why = What you discard can be drawn again; the rest stays ready.

## The page: the log

log-and = { $names } and { $last }
log-wilds = The Wilds are laid out: { $cards }.
log-turn = Turn { $turn } · { $name }
log-draws = { $name } draws { $number } dice: { $dice }.
log-rolls = { $name } rolls { $number } dice: { $dice }.
log-readies = { $name } readies { $number } spells: { $dice }.
log-spends = { $name } spends { $number } dice: { $dice }.
call-roll = Rattle!
call-attack = Charge!
call-destroy = Poof!
call-survive = Clonk!
call-cast = Zzap!
call-react = Hey!
call-return = Ta-da!

## The page: why a clause fired

here-printed = { $card } gives { $number } glory.
here-bonus = { $number } more come from abilities or spells.
here-not-culled = { $name } keeps this die, so it gives nothing.
here-glory = { $name }: { $before } → { $now }.
here-cull = { $name } culls a die. On its card: { $number }.
here-cull-scored = Each creature that scored lets { $name } cull one die. On its card now: { $number }.
here-cull-claimed = { $name } gave the die up for its glory. On its card now: { $number }.
here-cull-dearest = It was the costliest die in the Used Pile of { $name }. On its card now: { $number }.
here-refill = The bag was empty: { $number } used dice go back into it.
here-level = Level { $level }: it costs { $number }, { $left } quiddity left.
here-tax = Rivals’ creatures make it { $number } dearer.
here-purse = Quiddity to spend: { $number }.
here-attack = { $parts } = { $number }.
here-left = { $name } attacks you: { $number } left.
here-survives = { $number } attack is less than its defence of { $defence }: this defence is over.
here-falls = { $number } attack against its defence of { $defence }: it falls, { $left } left.
here-poison = Only { $number } against its defence of { $defence }, but the attack is poisonous: it falls and uses it up. Left: { $left }.
here-breath = A breath hit it before anybody could defend.
here-reaction = A reaction hit the attacker before defenders were chosen: it no longer counts.
here-gnome = A defender’s ability hit the attacker; the total stays.
here-spell = A spell destroyed it.
here-summoned = Somebody who was just summoned destroyed it.
here-starved = No Basic Quiddity die is in play for it to live on.
here-to-used = Its die goes to the Used Pile of { $name }.
here-to-active = Its die goes to the Active Pool of { $name }.
here-to-aside = { $name } sets its die aside.
here-capture = It costs { $number }, { $left } quiddity left. It goes to the Used Pile.
here-empty = Empty creature cards: { $number } of { $most }.
here-target = Glory: { $standing }.
here-empty-end = Four creature cards are empty. Glory: { $standing }.
coming-score = If they live, the creatures of { $name } score { $number } at their next turn.

## The page: the end

over-title = { $names } { $number ->
    [one] wins
   *[other] share the victory
 }
over-target = The glory target is reached.
over-empty = Four creature cards are empty: most glory wins.
over-turns = Turns played: { $number }.

## The page: what explains itself

reference = On the dice
symbol-gem = Spend it for so much quiddity.
symbol-draw = Draw and roll so many, now or never.
symbol-reroll = Roll it again, now or never.
symbol-burst = Switches on what the card says.
symbol-level = Its level: so much quiddity summons it.
symbol-attack = What it adds to the attack.
symbol-defence = The damage that destroys it.
symbol-glory = What it gives if it lives.
kind-cast = Cast it in your own turn
kind-attach = Attach it to a creature
kind-reaction = Reaction, in rivals’ turns
kind-immediate = Immediate, right after the roll
source-rulebook = As printed in the rulebook.
source-public = From public sources.
source-house = Ours: the printed text is not known to us.

## What can be chosen before a game, in two words

choice-advanced_capture = Captures
choice-advanced_capture-False = one a turn
choice-advanced_capture-True = one or two a turn
option-advanced_capture-False = As in the basic rules.
option-advanced_capture-True = Bags grow faster.
choice-cull_to_score = Glory
choice-cull_to_score-False = for every survivor
choice-cull_to_score-True = only for dice given up
option-cull_to_score-False = Whoever scores may also cull a die.
option-cull_to_score-True = A creature gives its glory only if it goes back to the Wilds.
choice-sets = Boxes
choice-sets-base-quarmageddon = both boxes
choice-sets-base = the base game
choice-wilds = The Wilds

## In a nutshell: six lines of at most eight words, and the captions of three pictures

nutshell-aim = Be the first to the glory that wins: 20 for two players, 15 for three, 12 for four.
nutshell-1 = Draw six dice from your bag. Roll.
nutshell-2 = Spend quiddity to summon creatures.
nutshell-3 = All your creatures attack all rivals.
nutshell-4 = Capture a new die from the Wilds.
nutshell-5 = Creatures alive at your next turn score.
nutshell-6 = Who scores lets you cull a die.
nutshell-picture-1 = Quiddity pays for all
nutshell-picture-2 = Attack against defence
nutshell-picture-3 = Who lives brings glory

## Words of the trade: each with the forms in which it is known again, and what it means

gloss-quiddity = quiddity
gloss-quiddity-means = What everything is paid with: summoning creatures, then capturing dice. What is left at the end of the turn is lost.
gloss-glory = glory
gloss-glory-means = The points of the game. A creature that is still there when your turn begins gives what its card says.
gloss-wilds = Wilds
gloss-wilds-means = The cards in the middle with their dice. These belong to nobody until somebody captures them.
gloss-active = Active Pool
gloss-active-means = The dice that you have rolled in this turn and not used yet.
gloss-ready = Ready Area
gloss-ready-means = Where your summoned creatures stand, and your spells lie until they are cast.
gloss-spent = Spent Pile
gloss-spent-means = Where the dice lie that you have spent, to the end of your turn. They can’t be drawn before.
gloss-used = Used Pile
gloss-used-means = Where dice wait until your bag is empty. Then all of them go back into it.
gloss-spend = spend, spends
gloss-spend-means = To use what a die shows. It gives its quiddity or its effect, and goes to the Spent Pile.
gloss-summon = summon, summons, summoned
gloss-summon-means = To pay a creature’s level in quiddity. Its die moves to your Ready Area, and it can attack.
gloss-level = level, levels
gloss-level-means = The dots on a creature’s face: so much quiddity summons it.
gloss-burst = burst, bursts, ✶, ✶✶
gloss-burst-means = A star on the face of a die. It switches on what the card says behind the same ✶.
gloss-immediate = immediate, immediate effect, immediate effects
gloss-immediate-means = It works right after the roll, one at a time, in the order you like. What is not used then is gone.
gloss-cast = cast, casts
gloss-cast-means = To use a spell that lies in your Ready Area. Its die is spent, unless it is attached.
gloss-attach = attach, attached
gloss-attach-means = To lay a spell beside a creature of your own, where it works until the creature leaves.
gloss-reaction = reaction, reactions, react, reacts
gloss-reaction-means = A spell for a rival’s turn, never for your own: before an attack strikes it can weaken it or save somebody.
gloss-attack = attack, attacks
gloss-attack-means = All your creatures together, against all rivals who have creatures: each of them faces the full total.
gloss-defence = defence
gloss-defence-means = The damage that destroys a creature. With less it survives and the defence is over; if it falls, its defence comes off the attack.
gloss-capture = capture, captures, captured
gloss-capture-means = To buy a die from the Wilds with the quiddity that you have left, once in a turn. It goes to your Used Pile.
gloss-score = score, scores, scored
gloss-score-means = When your turn begins, every creature in your Ready Area gives its glory, and its die goes to the Used Pile.
gloss-cull = cull, culls, culled, culling
gloss-cull-means = To put a die of yours back into the Wilds. With fewer weak dice you draw the strong ones more often.

## The lesson: what the coach says, at most 25 words at once

lesson-summon = Roll, spend, summon
lesson-summon-roll = Each turn you roll six dice from your bag. Gems are quiddity: money. This Goblin shows itself: a creature you can summon.
lesson-summon-spend = The Goblin’s level is 1: that is what it costs to summon. Spend the die that shows 1 quiddity.
lesson-summon-goblin = Paid. Now call the Goblin: tap it to summon it.
lesson-summon-attack = If you go on now, nobody fights for you, and nobody scores later.
lesson-summon-done = The Goblin stands in your Ready Area. If it lives until your next turn, it scores 2 glory.
lesson-attack = All attack all
lesson-attack-go = Your creatures always attack together: Goblin 2 and Assistant 1 make 3. Bob has an Assistant. Attack!
lesson-attack-spend = Quiddity can wait: whatever your dice show can still be spent when you capture.
lesson-attack-done = Three damage, and Bob’s Assistant can bear 2: it falls, and won’t score for him.
lesson-capture = Better dice
lesson-capture-look = After the attack you may buy one die from the Wilds. A card’s gem is its price; its star is its glory.
lesson-capture-hag = You have 5 quiddity, and none of it can be saved. The Hag costs 5 and is worth 3 glory. Capture it!
lesson-capture-end = You may go without; but quiddity can’t be saved, and your bag stays as weak as it was.
lesson-capture-small = The Goblin is cheaper, but what you don’t spend now is lost.
lesson-capture-done = The Hag lies in your Used Pile. When your bag is empty, that pile fills it again, and she can be rolled.
lesson-defend = Who stands in the way?
lesson-defend-why = Bob attacks with 3. You choose who stands in the way. The Devotee bears 4: less damage than that does nothing. Send it!
lesson-defend-goblin = The Goblin bears only 2: it falls, and the 1 left over goes on to the next.
lesson-defend-done = Three against four: the Devotee lives, the attack is over, and both creatures may score in your turn.
lesson-score = Glory
lesson-score-wait = Your Hag has lived through Bob’s turn. Watch what happens when yours begins.
lesson-score-cull = Three glory! And for a creature that scores you may throw a die out. Get rid of a weak one: Basic Quiddity.
lesson-score-hag = The Hag would go back to the Wilds, and you would have to buy her again.
lesson-score-pass = You need not; but a bag with fewer weak dice rolls better.
lesson-score-done = A smaller, stronger bag. Seven glory now, and whoever reaches the aim first wins.
lesson-win = The last glory
lesson-win-defend = You have 16 of 20; the Hag scores 3, the Assistant 1. Bob attacks with 4, she bears 5. Put her in the way!
lesson-win-assistant = The Assistant bears 2 and falls. What is left of the attack goes on to the Hag.
lesson-win-done = Both lived, your turn began, and they scored 4: twenty glory. You win!
