title = Let's Hit Each Other With Fake Swords

## The aim, always in sight

aim = The first with three sets wins. A set is three cards of one colour.
aim-yours = { $number ->
    [0] You have none yet.
    [one] You have one.
   *[other] You have two.
 }
aim-near = One set short: { $names }.
aim-near-short = { $number ->
    [-1] One more set decides the game
    [2] One more set and you win
   *[other] One more set may end it · you have { $number }
 }
aim-tempo = { $how ->
    [yours] You hold it now.
    [nobody] Nobody holds it now.
   *[others] { $name } holds it now.
 }
aim-short = { $number ->
    [-1] Three sets win · a set: 3 cards of one colour
   *[other] 3 sets win, each 3 cards of a colour · you have { $number }
 }
aim-duel-short = Win two exchanges in a row: that is a hit
aim-first = The first with three sets wins; a set is three cards of one colour.

## The cards: names, what the app makes of them, what real swords make of them

card-flamingo = Furious Flamingo
card-wrong-hand = Two Left Hands
card-pirate-eye = Budget Pirate
card-stone-face = Stone-Faced Butler
card-duck-walk = Duck!
card-jitterbug = Ants in the Pants
card-whirligig = Spin Cycle
card-empty-hands = Where Did I Put My Sword?
card-ten-paces = Ten Paces at Dawn
card-nose-to-nose = Awkwardly Close
card-deep-bow = Deadly Manners
card-blind-start = Five More Minutes
card-battle-cry = Revolt at the Zoo
card-hot-potato = Hot Potato
card-pirouette = Pirouette, Please
card-swap-sides = The Grass Is Greener
card-knee-drop = Will You Marry Me?
card-statue = Museum Piece
card-free-arm = Only a Scratch
card-head-start = Early Bird
card-elbow-room = My House, My Rules
card-fair-doubt = Benefit of the Doubt
card-light-feet = Fleet-Footed Hero
card-low-profile = Under the Radar

action-cut-high = cut high
action-cut-low = cut low
action-parry-high = parry high
action-parry-low = parry low
action-feint = feint
action-step-back = step back
action-breathe = breathe

effect-flamingo = Each step back gives you 2 strain.
effect-wrong-hand = Each cut of yours gives you 1 strain.
effect-pirate-eye = Each parry of yours gives you 1 strain.
effect-stone-face = Each feint of yours gives you 1 strain.
effect-duck-walk = In every second beat of a bout you get 1 strain, unless you breathe.
effect-jitterbug = Doing the very same thing as in your last beat gives you 2 strain.
effect-whirligig = In the first beat of a bout chance picks the line of every cut, high or low.
effect-empty-hands = Before the first beat of a bout both roll a die: the higher takes the tempo.
effect-ten-paces = Both start each bout with 1 pace more.
effect-nose-to-nose = Nobody may step back in the first beat of a bout.
effect-deep-bow = Nobody may cut in the first beat of a bout.
effect-blind-start = Nobody may parry in the first beat of a bout.
effect-battle-cry = Each time the blades touch, both get 1 strain.
effect-hot-potato = When the blades have touched, nobody may parry in the next beat.
effect-pirouette = When the blades have touched, nobody holds the tempo.
effect-swap-sides = Each time the blades touch, the two swap their numbers of paces.
effect-knee-drop = When the blades have touched, the high line is closed in the next beat: no high cut, no high parry.
effect-statue = When the blades have touched, nobody may step back in the next beat.
effect-free-arm = Once in each bout the shorter one's arm stops a hit that would have lost the duel.
effect-head-start = The shorter one starts each bout with the tempo.
effect-elbow-room = When the shorter one steps back from a cut, that takes the tempo even from a cutter who holds it.
effect-fair-doubt = When both hit at once, the shorter one wins instead of starting over.
effect-light-feet = The shorter one's steps back need no pace and cost none.
effect-low-profile = A parry of the shorter one on the wrong line loses nothing.
effect-cut-high = Beats a feint, a breath and a low parry. A high parry beats it, a step back slips it.
effect-cut-low = Beats a feint, a breath and a high parry. A low parry beats it, a step back slips it.
effect-parry-high = Beats a high cut. A low cut and a feint beat it.
effect-parry-low = Beats a low cut. A high cut and a feint beat it.
effect-feint = Beats any parry and follows a step back. Any cut beats it.
effect-step-back = Costs a pace. Slips any cut and takes the tempo, unless the cutter holds it.
effect-breathe = Clears your strain. Any cut beats it.

rule-flamingo = Fight on one leg. You may hop, but the raised foot must never touch the floor.
rule-wrong-hand = Hold the sword in the hand you do not write with. Only another card may make you change hands.
rule-pirate-eye = Keep one eye covered with your free hand all the time.
rule-stone-face = Not a smile, not a laugh, not a word until the duel is over, except what another card makes you say.
rule-duck-walk = Stay in a squat, knees well bent, and never stand up straight.
rule-jitterbug = Keep dancing. If both your feet are still at the same time, you have broken this rule, unless another card freezes them.
rule-whirligig = After the countdown turn round three times on the spot before you do anything else.
rule-empty-hands = The swords lie on the floor, one behind each duellist. Start finger tip to finger tip; run for your sword after the countdown.
rule-ten-paces = Start back to back. After the countdown walk five big steps each, turn, and only then fight.
rule-nose-to-nose = Start so close that your shoes touch. Nobody may move his feet before the first blow has been struck.
rule-deep-bow = After the countdown bow deeply to your opponent, sword behind your back, before you may attack.
rule-blind-start = Close your eyes for the countdown and count to three aloud before you open them.
rule-battle-cry = Whenever a sword touches anything, both shout the name of an animal that nobody has shouted in this duel.
rule-hot-potato = Whenever a sword touches anything, both pass the sword to the other hand.
rule-pirouette = Whenever a sword touches anything, both turn once all the way round.
rule-swap-sides = Whenever a sword touches anything, stop, trade places, touch tips again and go on.
rule-knee-drop = Whenever a sword touches anything, both touch the floor with a knee before they strike again.
rule-statue = Whenever a sword touches anything, both keep their feet frozen while they count to three.
rule-free-arm = The shorter duellist may block one blow on purpose with the free arm without losing.
rule-head-start = The shorter duellist may begin as soon as the judge says "1".
rule-elbow-room = The shorter duellist chooses where both stand at the start.
rule-fair-doubt = If both hit at the same time, the shorter duellist wins instead of starting over.
rule-light-feet = The opponent of the shorter duellist may take only tiny steps, heel to toe; the shorter moves freely.
rule-low-profile = Against the shorter duellist only hits on the chest count, not on the belly or the back.

colour-purple = Purple
colour-green = Green
colour-yellow = Yellow
colour-black = Black

## What a player may do

move-piles = Sort: { $card }
move-ready = Ready
move-lower = Lower the finger
move-claim = Announce pile { $letter }
move-point = Point at pile { $letter }
move-duel = A duel for pile { $letter }
move-fight = { $seat } and { $seat2 } fight
move-deputy = { $seat } judges
move-verdict-hit = { $seat } was hit on the torso
move-verdict-arm = { $seat } blocked with an arm
move-verdict-broke = { $seat } broke a rule
move-verdict-double = Both at once: start over
move-verdict-doubt = Both at once: { $seat } wins
move-cut-high = Cut high
move-cut-low = Cut low
move-parry-high = Parry high
move-parry-low = Parry low
move-feint = Feint
move-step-back = Step back
move-breathe = Breathe
move-yield = Give up the duel
line-high = high
line-low = low

## What a player is asked

ask-sort = How are the piles to lie? The Boss sorts; when all fingers are up, everybody points at once.
ask-point = Which pile do you point at? All point at once; a pile that only you want is yours.
ask-select = Several piles are contested and there is one duel: for which pile?
ask-fighters = Too many want it: which two fight?
ask-deputy = You fight yourself: who judges this duel?
ask-guard = Stand tip to tip, or as the cards say. Are you ready?
ask-verdict = How did it end? The judge has the last word.
ask-beat = What do you do in this beat? Both choices are shown at once.
wait-deal = The cards are being dealt.
wait-draw = The Boss is drawing cards.
wait-sort = Sorting and raising fingers; waiting for: { $names }.
wait-point = Still to point: { $names }.
wait-select = { $names } is choosing the pile to be fought for.
wait-fighters = { $names } is choosing who fights.
wait-deputy = { $names } is naming a judge.
wait-guard = Still to get ready: { $names }.
wait-verdict = The duel is on; { $names } judges.
wait-tiedraw = The cards of the tie-break duel are being drawn.
wait-opening = Both run for their swords.
wait-beat = Still to choose an action: { $names }.
wait-lines = Chance picks the line of a cut.
wait-slips = A die tells whether somebody breaks a rule.
wait-toss = A coin decides the duel.
wait-over = The game is over.

## What happens

event-dealt = { $seat } is dealt { $card } ({ $cardnumber }).
event-boss = { $seat } is the Duel Boss.
event-drawn = Drawn: { $card } ({ $cardnumber }).
event-reshuffle = The draw pile has run out: the discards are shuffled.
event-no-cards = No card is left to draw.
event-sorts = { $seat } sorts the cards into { $number ->
    [one] one pile
   *[other] { $number } piles
 }.
event-claims = { $seat } announces pile { $letter }. Or is it a lie?
event-raises = { $seat } raises a finger.
event-lowers = { $seat } lowers the finger.
event-fingers-down = All fingers go down.
event-count-point = 3, 2, 1, point!
event-points = { $seat } points at { $letter }.
event-takes = { $seat } takes pile { $letter }.
event-discarded = Pile { $letter } is discarded.
event-contested = Pile { $letter } is contested!
event-duel-for = A duel for pile { $letter }.
event-fights = { $seat } fights { $seat2 }.
event-judges = { $seat } judges.
event-count-duel = 3, 2, 1, duel!
event-tie = A tie between { $seat }.
event-wins = { $seat } wins the game!
event-beat = Beat { $number }: { $seat } { $action }, { $seat2 } { $action2 }.
event-cuts = { $seat }'s cut comes { $line }.
event-contact = The blades touch.
event-tempo = { $seat } takes the tempo.
event-tempo-lost = Nobody holds the tempo any more.
event-ground = { $seat } gives ground.
event-blocks = { $seat } stops the hit with the free arm.
event-strains = { $seat } strains: now { $number }.
event-rolls = { $seat } rolls a { $number }.
event-breaks = { $seat } breaks a rule.
event-hit = { $seat } is hit!
event-both-hit = Both are hit at once.
event-void = The bout is void.
event-time = Time is up.
event-toss = The coin is for { $seat }.
event-yields = { $seat } gives up.
event-arm = { $seat } blocks with an arm, on purpose.
event-wins-duel = { $seat } wins the duel!

## What can be chosen before a game

option-duels = how a duel is settled
option-duels-virtual = in the app: a small duel of secret choices
option-duels-referee = with real foam swords: the judge enters the verdict; no bot may play, and seats for bots stay open
trait-statures = Your height in cm
trait-statures-told = { $number } cm
trait-statures-why = Black cards help the shorter of two duellists. Nobody has to tell: then it is who has fewer cards.

## What the table shows

table-round = Round { $round }
table-deck = Draw pile { $number }
table-discard = Discards { $number }
table-drawn = Drawn this round:
seat-boss = Boss
seat-ready = ready
seat-says = says { $letter }
seat-pointed = has pointed
seat-sets = { $number ->
    [one] one set
   *[other] { $number } sets
 }
duel-title = { $one } against { $other }
duel-pile = for pile { $letter }
duel-tie = for the game
duel-shorter = The black cards help { $name }.
duel-no-shorter = Nobody is shorter: the black cards have no effect.
duel-judge = { $name } judges.
duel-tempo = tempo
duel-paces = { $number ->
    [one] one pace
   *[other] { $number } paces
 }
duel-strain = strain { $number }
duel-last = last: { $action }
duel-limits = In this beat: { $limits }.
limit-no-cut = no cuts
limit-no-parry = no parries
limit-no-back = no step back
limit-no-high = nothing high
type-piles = To sort, type the cards' ids with a bar between the piles: piles statue flamingo | deep-bow | …
summary = { $rounds ->
    [one] One round was played
   *[other] { $rounds } rounds were played
 }; the most sets were { $sets }.

## The page

title-short = Fake Swords
pitch = Point at a pile. If somebody else does too: swords.
pitch-length = about 8 rounds, real or virtual swords
choice-duels = Duels
choice-duels-virtual = in the app
choice-duels-referee = real swords

card-label = { $card }, { $colour }: { $bites }
when-purple = whole duel
when-green = at the start
when-yellow = on every touch
when-black = for the shorter
bites = When a colour bites
bites-purple = both, the whole duel
bites-green = both, only at the start
bites-yellow = both, each time a sword touches
bites-black = helps the shorter duellist
medal-word = Set
medal-set = a set of { $colour }
medal-begun = { $number ->
    [2] two of three { $colour }: one card short of a set
   *[other] one of three { $colour }
 }
medals-of = { $name }: { $number ->
    [0] no set yet
    [one] one set of three
   *[other] { $number } sets of three
 }

table-title = The table
crown-boss = Duel Boss
seat-judge = judge of this duel
seat-finger = finger up
seat-fist = has pointed
seat-choosing = choosing …
claim-1 = “{ $letter }. I need it.”
claim-2 = “{ $letter }’s mine. Keep off.”
claim-3 = “Taking { $letter }, honest.”
claim-4 = “{ $letter }. Believe me.”
you-boss = you are the Duel Boss

opening = Everybody gets a card, face up.
sorting = { $name } sorts. Look and plot.
pool = Cards not yet in a pile
pile-name = Pile { $letter }
put-here = Put the card you picked on pile { $letter }
announce = say { $letter }
pile-claimed = announced by
pile-mine = you point here, in secret
pile-taken = { $name } takes it
pile-discarded = thrown away
pile-contested = contested
pile-wanted = Pile { $letter }, wanted by { $number }
pile-pointers = pointing here
tag-wins = wins for { $names }

aloud-point = 3 · 2 · 1 · Point!
aloud-duel = 3 · 2 · 1 · Duel!
aloud-helps = { $card }, for { $name } alone

arena-title = Duel for pile
tie-title = Tie-break duel
beat-number = Beat { $number }
bout-number = Bout { $number }
shorter = shorter
paces = Paces
strain = Strain
tempo = Tempo
holds-tempo = holds the tempo
is-ready = ready
not-ready = getting ready
fights-now = on the lawn
has-chosen = chosen
chooses = thinks
last-time = in the beat before
on-guard = on guard
rolled = rolled a { $number }
limits = Closed to both in the next beat
rules-of-duel = Rules of this duel
dead-rule = Neither is shorter: no effect.
helps-only = { $name } only:
judge-is = { $name } judges
crowd-watches = watch and enjoy

your-cards = Your cards · { $number ->
    [one] 1 set of 3
   *[other] { $number } sets of 3
 }
no-cards-yet = none yet
hint-set = Pile { $letter } makes your { $number ->
    [1] 1st
    [2] 2nd
   *[other] { $number }th
 } set ({ $colours }).
hint-wins = Pile { $letter } makes your third set ({ $colours }): it wins the game.
hint-short = Pile { $letter } leaves you one card short of a set ({ $colours }).
hint-none = Pile { $letter } completes nothing for you.
note-sealed = You point at { $letter }. Sealed until all have pointed.

button-piles = Lay these piles
piles-why = every card, one or more in each
button-anew = Sort anew
anew-why = move a card first; then all fingers go down
button-raise = Raise your finger
raise-why = when all are up, it is 3, 2, 1
raise-boss-why = the piles are as you want them
raise-closed = { $name }’s finger first
button-lower = Lower your finger
lower-why = you need more time
lower-boss-why = then all fingers go down
button-guard = I am ready
guard-why = sword up, tips touching
guard-why-empty-hands = swords on the floor, finger tip to finger tip
guard-why-ten-paces = back to back
guard-why-nose-to-nose = shoes touching
guard-why-cards = stand as the cards say
button-yield = Give up
yield-why = the pile goes to the other
yield-asks = asks first
yield-grave = The duel ends at once: you lose it, and the pile goes to the other. There is no way back.
yield-sure = Yes, give up the duel

confirm-point = Point at { $letter }
confirm-point-why = final; sealed until all have pointed
confirm-point-none = Pick a pile
confirm-duel = Fight for { $letter }
confirm-duel-why = the other contested piles are thrown away
confirm-select-none = Pick the pile
confirm-fighters-none = Pick two
confirm-fight = { $name } and { $other } fight
confirm-deputy-none = Pick a judge
confirm-judge = { $name } judges
confirm-final = cannot be taken back
confirm-beat-none = Pick an action
confirm-beat-why = final; shown when both have chosen
confirm-verdict-none = Pick what happened

actions = What you can do in this beat
cost-strain = +{ $number } strain
cost-risk = +{ $number } strain, slips on { $fails ->
    [1] 1
    [6] 1–6
   *[other] 1–{ $fails }
 }
closed-strain = no strain
closed-card = { $card }
closed-pace = no pace
if-title = { $action }, if { $name } answers with:
if-pick = Pick an action: then you see what comes of it against each of { $name }’s.
if-win = you win
if-lose = you lose
if-void = void
if-tempo = tempo
if-foe = foe’s tempo
if-clash = clang
if-slip = tempo lost
if-none = nothing
if-chance = chance
beat-sealed = You chose: { $action }. It is shown when both have chosen.

verdicts = The verdict
title-verdict-hit = Hit on the torso
title-verdict-arm = Blocked with an arm
title-verdict-broke = Broke a rule
title-verdict-double = Both at once
verdict-why = { $name } wins the duel; final
verdict-double-why = void: from the countdown again

prompt-sort = Sort the cards into piles
prompt-sort-why = All { $number } of them, at least one in each pile. You point too.
prompt-boss = Raise your finger, or sort anew
prompt-boss-why = When every finger is up, all point at once. Until then the piles are yours to change.
prompt-boss-up = Waiting for fingers
prompt-raise = Raise your finger when ready
prompt-raise-why = Then it is 3, 2, 1, point. { $name } may still sort anew.
prompt-up = Your finger is up
prompt-up-why = You may lower it, or say which pile you will take. It need not be true.
prompt-talk = Talk. { $name } is not ready
prompt-talk-why = You may say which pile you will take. It binds nobody.
prompt-point = Point at one pile
prompt-point-why = Alone: it is yours. Two or more: swords.
prompt-select = Which pile is fought for?
prompt-select-why = There is one duel in a round. The other contested piles are thrown away.
prompt-fighters = Who fights? Pick two faces
prompt-fighters-why = The others who pointed get nothing.
prompt-tied = A tie: which two fight it out?
prompt-tied-why = Those level in cards may; whoever is left out has lost.
prompt-deputy = You fight. Who judges?
prompt-deputy-why = The judge has the last word on hits and broken rules.
prompt-guard = On guard
prompt-guard-why = Stand so that only the tips touch. The count starts when both are ready.
prompt-guard-why-empty-hands = The swords lie on the floor behind you: finger tip to finger tip. The count starts when both are ready.
prompt-guard-why-ten-paces = Stand back to back. The count starts when both are ready.
prompt-guard-why-nose-to-nose = Stand so close that your shoes touch. The count starts when both are ready.
prompt-guard-why-cards = Stand as { $cards } say. The count starts when both are ready.
prompt-fight = Fight
prompt-fight-why = Torso hits count. Obey the cards. The judge has the last word.
prompt-verdict = How did it end?
prompt-verdict-why = You have the last word. Both at once: void, and again from the count.
prompt-verdict-doubt-why = You have the last word. Both at once: { $name } wins ({ $card }).
prompt-beat = Beat { $number }: what do you do?
prompt-beat-even = Nobody holds the tempo: win this exchange and it is yours.
prompt-beat-mine = You hold the tempo: win this exchange and you strike.
prompt-beat-theirs = The other holds the tempo: lose this exchange and you are hit.

call-contested = Uh-oh!
call-contact = Clang!
call-hit = Ouch!
call-both = Ouch! Ouch!
call-breaks = Tweet!
call-blocks = Thwack!
call-ground = Whoosh!
call-void = Again!
call-won = Ta-da!

log-boss = Round { $round } · { $name } is the Boss
log-dealt = Everybody is dealt a card, face up.
log-drawn = { $name } draws { $number ->
    [one] one card
   *[other] { $number } cards
 }.
log-tie-cards = The rules of the tie-break: { $cards }.
log-points = All point: { $shown }.
log-lied = { $name } { $letter } (said { $said }!)
log-takes = { $name }, alone at { $letter }, takes it.
log-and = { $names } and { $last }

here-alone = Only { $name } points at { $letter }.
here-contested = { $names } point at { $letter }.
here-left-out = { $count ->
    [one] { $names } pointed at it too, was not chosen and gets nothing.
   *[other] { $names } pointed at it too, were not chosen and get nothing.
 }
here-nobody = Nobody points at it.
here-other-pile = The duel is for another pile: who pointed at this one gets nothing.
here-won = Somebody has three sets already: no duel is fought.
here-sets = { $name } has { $number } sets.
here-beat = { $name }: { $action }. { $other }: { $answer }.
here-opening = The higher die takes the tempo.
here-slip = The strain is { $number }: a lower roll breaks a rule.
here-shorter = { $name } is the shorter, { $number } cm against { $other }: black cards help { $name } alone.
here-fewer = Heights do not tell, but { $name } has fewer cards and counts as the shorter: black cards help { $name } alone.
here-nobody-shorter = Neither counts as the shorter: black cards have no effect.

coming-one-duel = { $number } piles are contested; one duel is fought.
coming-near = { $name } has two sets: one more wins.

race = Race to 3 sets
stock = Draw pile and discards
deck = Deck
deck-why = The Boss draws as many cards as there are players, and two more.
discards = Discards
discards-none = Nothing yet.
discards-why = They lie face up, and become the deck when it runs out.
peek-virtual = In the app:
peek-real = With real swords:
peek-boss = Draws, sorts and counts this round, and points like everybody. Next round it is the player to the left.
peek-tempo = Win an exchange and the tempo is yours. Win one while you hold it and you strike.
peek-paces = A step back costs a pace, and the other gains it.
peek-strain = Only cards strain. From 2 on each new strain costs a die roll: lower than your strain, and you have broken a rule.
peek-shorter = Black cards help the shorter duellist alone. If heights are unknown, it is who has fewer cards.
over-title = { $name } wins
over-sets = First with { $number } sets.
over-tie = By the tie-break duel.

## In a nutshell: six lines of at most eight words, and the captions of three pictures

nutshell-aim = The first with three sets wins. A set is three cards of one colour.
nutshell-1 = The Boss sorts the cards into piles.
nutshell-2 = Talk, bluff, then raise your finger.
nutshell-3 = All point at one pile at once.
nutshell-4 = Alone at a pile? It is yours.
nutshell-5 = Two at one pile? They duel.
nutshell-6 = The pile’s own cards rule the duel.
nutshell-picture-1 = All point at once
nutshell-picture-2 = Two want it: swords
nutshell-picture-3 = Three of a colour: a set

## Words of the trade: each with the forms in which it is known again, and what it means

gloss-set = set, sets
gloss-set-means = Three cards of one colour in front of a player; a fourth begins the next one. Three sets win the game.
gloss-boss = Duel Boss, Boss
gloss-boss-means = Draws and sorts the cards of this round, counts, and points like everybody. In the next round it is the player to the left.
gloss-point = point, points, pointed
gloss-point-means = To choose a pile. When all fingers are up, all do it at the same moment, and nobody can take it back.
gloss-announce = announce, announces, announced, announcement
gloss-announce-means = To say which pile one will point at. It may be a lie, and it binds nobody.
gloss-contested = contested
gloss-contested-means = Two or more point at the same pile. A duel decides who gets it; there is only one in a round, other contested piles are thrown away.
gloss-judge = judge, judges
gloss-judge-means = Watches over the duel and has the last word: the Boss, or whoever a Boss who fights has named.
gloss-bout = bout, bouts
gloss-bout-means = One go of a duel in the app, from the first beat on. If it is void, another begins.
gloss-beat = beat: this beat, next beat, first beat, last beat, second beat, each beat, a beat, row of beats
gloss-beat-means = One step of a duel in the app: both choose an action in secret, then both are shown.
gloss-exchange = exchange, exchanges
gloss-exchange-means = What the two actions of a beat make of each other. One of the two wins it, or nobody does.
gloss-tempo = tempo
gloss-tempo-means = The upper hand. Win an exchange and it is yours; win one while you hold it and you hit.
gloss-pace = pace, paces
gloss-pace-means = Room to step back. A step back costs a pace, and the other gains it.
gloss-strain = strain, strains
gloss-strain-means = How much cards have worn a duellist out. From 2 on each new strain costs a die roll: lower than the strain, and a rule is broken. To breathe clears it.
gloss-contact = contact: contact, blades touch, blades have touched
gloss-contact-means = The blades meet: two cuts on one line, or a cut and the parry that stops it. That is when yellow cards work.
gloss-shorter = shorter: the shorter, shorter one, shorter duellist
gloss-shorter-means = The less tall of two duellists; if heights are unknown, who has fewer cards. Black cards help the shorter alone.
gloss-void = void
gloss-void-means = Nothing counts, and it starts again: both have hit at once, or both have broken a rule.

## The lesson: what the coach says, at most 25 words at once

lesson-set = Three of a colour
lesson-set-aim = Three cards of one colour are a set, and three sets win the game. You have two purple cards.
lesson-set-point = Bob, the Boss, has sorted five cards into piles. Soon all point at once. Pile A holds the purple card you need.
lesson-set-done = Nobody else wanted pile A, so it is yours at once. Three purple cards: your first set!
lesson-alone = Point alone
lesson-alone-look = Pile A has two yellow cards and three in all. Bob and Cid both collect yellow. Guess where they will point.
lesson-alone-point = A pile at which only one points needs no fight. Leave A to them, and take green from pile B.
lesson-alone-a = Three fingers on one pile: the Boss chooses the two who fight. Whoever is left out gets nothing.
lesson-alone-done = B is yours. Bob and Cid both pointed at A: now they cross swords, and the loser gets nothing. C is thrown away.
lesson-sort = You are the Boss
lesson-sort-look = Each round another Boss sorts the new cards into piles, just as the Boss likes. Now that is you: five cards, three piles.
lesson-sort-sort = Purple, yours alone, goes on A. Bob and Cid collect yellow: lay both yellow cards on B, so that they fight. Both green on C.
lesson-sort-other = A Boss may sort like that. Here, make one pile that both others want, and one that only you want.
lesson-sort-ready = Now raise your finger. When all fingers are up, the count begins, and all point.
lesson-sort-again = A Boss may sort anew or announce a pile. Yours are just right: raise your finger.
lesson-sort-point = Everybody points. The purple card lies on A, and nobody else has use for it.
lesson-sort-yellow = That is the pile you made for Bob and Cid to fight over.
lesson-sort-green = You have no green card yet, but two purple ones that wait for a third.
lesson-sort-done = A set without a blow, while Bob and Cid fight over yellow. Sorting is the Boss’s weapon.
lesson-beat = A duel, beat by beat
lesson-beat-duel = You and Bob want the same pile, so you fight for it. In every beat both choose in secret, then show.
lesson-beat-cut = A cut beats a feint. A parry beats a cut at its own height. A feint beats every parry. Start with a high cut.
lesson-beat-parry = A parry only helps against a cut at its height. A feint fools it.
lesson-beat-yield = You may give up at any time; but then the duel, and the pile, go to the other.
lesson-beat-done = Bob feinted, and your cut came through. You win the exchange and take the tempo: the next one may strike home.
lesson-hit = Two in a row
lesson-hit-cut = You hold the tempo: win one more exchange and Bob is hit. He will guard high, where you cut before. Cut low!
lesson-hit-high = The same height again? That is just what Bob’s guard waits for.
lesson-hit-feint = A feint beats any parry, wherever it is. That strikes home too!
lesson-hit-done = Hit! Two exchanges in a row win the duel. The pile is yours, and Bob gets nothing.
lesson-tempo = When the other has the tempo
lesson-tempo-parry = Now Bob holds the tempo: lose this exchange and you are hit. He likes to cut high. Parry high!
lesson-tempo-cut = A cut is no shield. Whoever holds the tempo lands first.
lesson-tempo-feint = A feint fools a parry, but a cut goes straight through it.
lesson-tempo-done = Caught! Your parry stopped the cut, and the tempo is yours. One exchange turned the duel.
lesson-strain = The cards are the rules
lesson-strain-cards = The pile you fight for sets the rules. Two Left Hands: every cut strains you, and you have 2 strain already.
lesson-strain-breathe = From 2 strain on, each new one costs a die roll; roll below it and you have lost. Breathe: that clears it.
lesson-strain-cut = One more cut, one more strain, and the die decides.
lesson-strain-done = Bob only guarded, and your strain is gone. Breathe in time, but never while a cut is coming.
lesson-win = The third set
lesson-win-look = Look at your cards: a purple set, a yellow set and two green. One green card more wins the game.
lesson-win-point = Only the colour counts, not the name. The one green card lies in pile B, small and unloved. Point!
lesson-win-a = Two yellow cards look rich. But you have three of those; green is what is missing.
lesson-win-c = Black will not help you: not one of your cards is black.
lesson-win-done = Three sets: you win! Small piles that only you need are the best of all.
