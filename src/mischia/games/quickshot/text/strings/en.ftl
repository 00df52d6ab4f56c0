title = Quickshot

## The aim, always in sight

aim = Hold the Leader card when round { $rounds } ends, or be the last one in.
aim-stand = { $how ->
    [yours] You have it
    [out] You are out
   *[others] { $name } has it
 }; { $number } are still in.
aim-short = { $how ->
    [yours] Leader card after round { $rounds }, or last in · it is yours
    [others] Leader card after round { $rounds }, or last in · not yours
    [out] Leader card after round { $rounds }, or last in · you are out
   *[watched] Hold the Leader card after round { $rounds }, or be last in
 }
aim-last = Last round: whoever holds the Leader card when it ends wins; so does the last one in.
aim-last-short = { $how ->
    [yours] Last round: hold the Leader card · it is yours
    [others] Last round: get the Leader card · not yours
    [out] Last round: the Leader card wins · you are out
   *[watched] Last round: hold the Leader card at its end
 }
aim-first = The aim: hold the Leader card when round { $rounds } ends, or be the last one in. Out is out for the whole game.

## The cards: names and what they do

card-1 = Camouflage
card-2 = Trap
card-3 = Conspiracy
card-4 = Reinforcements
card-5 = Explosion
card-6 = Snipe
card-7 = Poison
card-8 = Assault

effect-1 = Until the round ends nothing can eliminate or poison you.
effect-2 = Every visible 4 and 5 is out. If that is anyone, you count as 9.
effect-3 = Weak is strong: strengths rank the other way round.
effect-4 = You may throw away a card from your hand and grow by its strength.
effect-5 = Everybody whose card is face down is out.
effect-6 = The weakest visible player is out, you included.
effect-7 = The weakest visible player loses a card from hand, you included.
effect-8 = Nothing but muscle.
note-twin = A { $number } like { $name }’s: both fall on their faces, without strength or ability.

## What a player may do

move-play = Play { $card } ({ $cardnumber })
move-add = Add { $card } ({ $cardnumber })
move-decline = Add nothing
move-discard = Discard { $card } ({ $cardnumber })

## What a player is asked

ask-lead = You are the leader: which card do you play first, face up?
ask-play = Which card do you play face down? All are revealed at once, and cards alike cancel out.
ask-reinforce = Your Reinforcements are up: which card do you throw away to grow by its strength? You needn't.
ask-poison = Yours is the weakest card and the Poison hits you: which card do you discard from your hand?

wait-deal = The cards are being dealt.
wait-draw = The leader is about to draw a card.
wait-lead = { $names } leads and is choosing a card to play face up.
wait-play = Still to choose a card face down: { $names }.
wait-reinforce = { $names } may throw away a card for Reinforcements.
wait-poison = { $names } is poisoned and is choosing a card to discard.
wait-over = The game is over.

## What happens

event-dealt = { $seat } gets { $number ->
    [one] one card
   *[other] { $number } cards
 }.
event-set-aside = { $number ->
    [one] One card is
   *[other] { $number } cards are
 } put away unseen.
event-first-leader = { $seat } is the first leader.
event-round = Round { $number } begins.
event-reshuffled = The deck has run out: the discarded cards become the new deck.
event-draws = { $seat } draws a card as the leader.
event-leads = { $seat } leads with { $card } ({ $cardnumber }).
event-chooses = { $seat } has chosen a card.
event-reveals = { $seat } reveals { $card } ({ $cardnumber }).
event-turned-down = { $seat } has the same card as another: it is turned face down.
event-all-down = Every card is face down.
event-activates = { $seat } activates { $card } ({ $cardnumber }).
event-reversed = The order of strength is reversed: weak is strong.
event-adds = { $seat } throws away { $card } ({ $cardnumber }) to grow stronger.
event-declines = { $seat } adds nothing.
event-strength = { $seat } now has strength { $number }.
event-safe = { $seat } is camouflaged and safe from { $card } ({ $cardnumber }).
event-discards = { $seat } loses { $card } ({ $cardnumber }) to the poison.
event-eliminated-by = { $seat } is out: { $card } ({ $cardnumber }) strikes.
event-out-no-card = { $seat } is out: no card left to play.
event-out-as-leader = { $seat } is out: all cards are down, and the leader has none left in hand.
event-takes-lead = { $seat } takes the lead.
event-keeps-lead = { $seat } keeps the lead.
event-wins = { $seat } wins the game!

## What the table shows

seat-leader = leader
seat-dummy = dummy
seat-out = out
seat-down = down
seat-hidden = face down
seat-choosing = choosing …
seat-safe = safe
table-round = Round { $round } of { $rounds }
table-deck = Deck { $number }
table-aside = Put away { $number }
table-discard = Discard { $number }
table-hand = Your hand
table-hand-of = Hand of { $name }
table-reversed = Reversed: weak is strong!
summary = { $rounds ->
    [one] One round was played
   *[other] { $rounds } rounds were played
 }; { $players ->
    [one] one player was still in
   *[other] { $players } players were still in
 } at the end.

## What can be chosen before a game

choice-edition = Rulebook
choice-edition-it = Italian
choice-edition-fr = French
option-edition = which rulebook settles the case of a leader without cards when every card is face down
option-edition-it = the leader is out only if that happens in round 4
option-edition-fr = the leader is out in any round

## The page

brief-1 = nothing harms you this round
brief-2 = 4s and 5s in sight are out; you are 9
brief-3 = weak is strong
brief-4 = add a card from your hand
brief-5 = face down is out
brief-6 = the weakest is out
brief-7 = the weakest drops a card
brief-8 = nothing but muscle

call-1 = Rustle!
call-2 = Snap!
call-3 = Psst!
call-4 = Trumpets!
call-5 = Boom!
call-6 = Bang!
call-7 = Glug!
call-clash = Clonk!
call-lead = Ta-da!

log-dealt = Everybody gets { $number } cards.
log-round = Round { $number } · { $name } leads
log-chosen = All the others have chosen.
log-reveals = All turn up: { $cards }.
log-and = { $names } and { $last }
log-clash = { $count ->
    [2] Two
    [3] Three
    [4] Four
   *[other] { $count }
 } { $number }s clash: { $names } are turned down.

prompt-lead = Lead with a card, face up
prompt-lead-why = Everybody sees it and answers it in secret. A twin turns it down.
prompt-play = Pick a card, face down
prompt-play-why = All turn up at once. Twins fall on their faces.
prompt-reinforce = Throw a card behind your Reinforcements?
prompt-reinforce-why = Its strength joins your { $number }. You need not.
prompt-poison = Poisoned: drop a card
prompt-poison-why = Yours is the weakest. One card leaves your hand for good.

confirm-none = Pick a card
confirm-play = Play the { $card }
confirm-add = Add the { $card }
confirm-change = Change to the { $card }
confirm-discard = Drop the { $card }
confirm-lead-why = face up, for all to see
confirm-play-why = you may change it until all have chosen
confirm-final = cannot be taken back
decline = Decline
decline-why = stay at { $number }

forecast-lead = you lead
forecast-leads = { $name } leads
forecast-out = you are out
forecast-clash = twin of { $name }’s
note-tie = ties with { $name }’s { $number }: the tie is yours
note-down = Two { $number }s: yours lies on its face, without strength or ability.
note-sealed = is sealed. Only you know.

seat-crown = has the Leader card, round { $round }
seat-hand = { $number ->
    [0] no card in hand
    [one] one card in hand
   *[other] { $number } cards in hand
 }
seat-strength = strength { $number }
seat-turned = { $number } { $card }, turned down
seat-sealed = your { $number }, sealed
slot-yours = your card
now-up = { $name }’s { $number }. Strength now: { $strength }.
now-down = { $name }’s { $number } met its twin: no strength, no ability.

tag-blast = in the blast
tag-trap = in the trap
tag-next = goes next
tag-safe = safe
tag-yours = yours

fuse = The fuse: cards go off from 1 to 8
fuse-whose = { $name } has the { $number } in sight.
fuse-clash = clash
fuse-now = now
fuse-next = next
coming = { $number } { $card } ({ $name }):
coming-lead = Then the strongest takes the Leader card.
the-eight = The eight
table-title = The table
hand-none = No hand

piles = Piles
pile-deck = Deck
pile-deck-why = The leader draws one card from it at the start of each round.
pile-aside = Aside
pile-aside-why = Four cards nobody has seen. They take no part in this game.
pile-discard = Discards
pile-discard-why = They lie face up; anyone may look through them at any time.
pile-discard-none = Nothing yet.
peek-back = A card that only its owner knows, until all have chosen.

recap = How round { $round } ended
opening = { $name } has the Leader card and opens round { $round }.
over-title = { $name } wins
over-leader = The Leader card, when round 4 ended.
over-alone = The only one still standing.

you-lead = you have the lead

## Why a clause fired in this situation

here-goes = { $number ->
    [1] Until the round ends, nothing can eliminate or poison { $name }.
    [2] Every visible 4 and 5 is out; if that is anyone, { $name } counts as 9.
    [3] Weak is strong: from now on strengths rank the other way round.
    [4] { $name } may throw away a card from hand and grow by its strength.
    [5] Everybody whose card is face down is out.
    [6] The weakest in sight is out.
    [7] The weakest in sight loses a card from hand.
   *[other] Nothing but muscle.
}
here-clash = { $names }: { $equal }.
here-reversed = In sight: { $cards }. From now on the first of them is the strongest.
here-trap = { $name }’s { $number } is in sight, so the Trap reaches it.
here-blast = { $name }’s { $number } lies face down, so the Explosion reaches it.
here-sight = In sight: { $cards }.
here-weakest = { $name } is the weakest.
here-weakest-reversed = Weak is strong, so { $name } is the weakest.
here-trapped = The Trap has caught somebody, so { $name } counts as { $number }.
here-sum = { $name }: { $sum }.
here-strongest = { $name } is the strongest.
here-strongest-reversed = Weak is strong, so { $name } is the strongest.
here-tie = { $name }’s { $sum } against { $other }’s { $number }: Reinforcements counts as the stronger.
here-no-card = No card in sight decides it.
here-empty-hand = { $name } has no card left in hand.
here-alone = Only { $name } is still in.
here-last-round = Round 4 is over, and { $name } holds the Leader card.
here-led = { $name } leads with { $card } ({ $number }). If yours is a { $number } too, both are turned down.

pitch = One card each. The twins fall over. Then it goes off.
pitch-length = 4 rounds, no mercy
refused-bots = One plays with exactly four dummies, two with exactly three; three or four with as many as they like; five and more with none.

## In a nutshell: six lines of at most eight words, and the captions of three pictures

nutshell-aim = Hold the Leader card when round 4 ends, or be the last one in.
nutshell-1 = The leader draws, then shows a card.
nutshell-2 = Everybody else picks one, face down.
nutshell-3 = All turn up. Twins are turned down.
nutshell-4 = Cards still up act, from 1 to 8.
nutshell-5 = The strongest takes the Leader card.
nutshell-6 = No card to play? You are out.
nutshell-picture-1 = Pick a card in secret
nutshell-picture-2 = Twins fall on their faces
nutshell-picture-3 = The fuse burns, 1 to 8

## Words of the trade: each with the forms in which it is known again, and what it means

gloss-leader = Leader card, leader, takes the lead, keeps the lead
gloss-leader-means = Whoever holds it draws one card more and plays first, face up. When a round ends it goes to the strongest, and after the last round it wins the game.
gloss-twin = twin, twins, clash
gloss-twin-means = A card of the same kind as another in this round. All twins are turned down, the leader’s too, and lose strength and ability.
gloss-visible = in sight, visible
gloss-visible-means = A card that lies face up once the twins are turned down. Only such a card has a strength and does something.
gloss-down = face down, turned down
gloss-down-means = A card that shows its back: chosen and not yet revealed, or down because it met a twin. It has neither strength nor ability.
gloss-strength = strength, strengths
gloss-strength-means = The number on the card, unless an ability has changed it.
gloss-activate = activate, activates, ability, abilities
gloss-activate-means = When its number comes up, from 1 to 8, a card in sight does what it says. It must, even if that harms its owner.
gloss-fuse = fuse
gloss-fuse-means = The row of numbers from 1 to 8 on the table. The cards in sight go off along it, one after the other.
gloss-weakest = weakest
gloss-weakest-means = Whoever has the lowest strength in sight; once strengths are reversed, the highest.
gloss-strongest = strongest
gloss-strongest-means = Whoever has the highest strength in sight; once strengths are reversed, the lowest. The Leader card goes there.
gloss-reversed = reversed, weak is strong
gloss-reversed-means = After a Conspiracy the lowest strength counts as the highest until the round ends. The order in which cards activate stays from 1 to 8.
gloss-reinforcements = Reinforcements
gloss-reinforcements-means = The card 4. When it activates, its owner may throw away a card from the hand and adds that card’s strength. It wins a tie that is made in this way.
gloss-out = out: is out, are out, eliminate, eliminates, eliminated
gloss-out-means = Whoever is out discards the card in front and the whole hand, and does not come back in this game.
gloss-round = round, rounds
gloss-round-means = Everybody plays one card, the cards go off, the Leader card finds its owner. A game has four rounds at most.
gloss-dummy = dummy, dummies
gloss-dummy-means = A player of the rulebook’s own, who plays and discards at random. A bot is something else: it thinks.

## The lesson: what the coach says, at most 25 words at once

lesson-lead = You lead
lesson-lead-crown = You wear the crown: it is the Leader card. Whoever has it when round 4 ends wins. The leader plays first.
lesson-lead-play = You lead, so your card lies open for all. The number is its strength. Show them your strongest: the 8.
lesson-lead-2 = A 2 is weak, and it catches only 4s and 5s. See who is stronger:
lesson-lead-3 = The 3 turns strength upside down: now the smallest number is the strongest.
lesson-lead-done = The strongest card in sight takes the crown. Nobody beat your 8, so it stays with you.
lesson-secret = Face down, all at once
lesson-secret-play = Bob leads with a 1. Your card goes face down; Cid has chosen already. All turn up together. Pick the 8.
lesson-secret-done = Yours was the strongest, so the crown is yours. Until the cards turned up, nobody knew.
lesson-twins = Twins fall over
lesson-twins-play = Cards alike knock each other over: no strength, no ability. Bob shows an 8, so keep yours. Play the 2.
lesson-twins-8 = Hold it: that makes twins. Whatever equals another card falls on its face.
lesson-twins-6 = The Snipe hits the weakest in sight. If nobody else is standing, that is you.
lesson-twins-done = Cid had an 8 too! Both fell, and your little 2, the only card standing, took the crown.
lesson-order = From 1 to 8
lesson-order-fuse = This is the fuse. Once cards are turned up, they go off one after the other, from 1 to 8.
lesson-order-play = Your 3 goes off early: weak becomes strong. Whatever comes later must live with that. Play it against Bob’s 8.
lesson-order-5 = The Explosion hits only cards lying face down. Then somebody’s 6 looks for the weakest.
lesson-order-done = First your 3 turned strength around. Then Cid’s 6 shot the weakest, now Bob’s 8. The order was everything.
lesson-trap = The Trap
lesson-trap-play = Bob shows a 4. Trap it: your 2 throws out all 4s and 5s in sight. Then it counts as 9.
lesson-trap-4 = Hold it: that makes twins. Bob’s 4 lies on the table already.
lesson-trap-8 = The 8 is strong, but others have one too. Cid chose before you.
lesson-trap-done = Snap! Bob is out of the game, and a Trap that has caught somebody counts as 9. That beats Cid’s 8.
lesson-crown = Reach for the crown
lesson-crown-play = Bob’s 8 looks unbeatable. Reinforcements, your 4, can grow: throw away a card and add its strength. Play the 4.
lesson-crown-add = Now it goes off. To beat 8, add the 6: four and six make ten.
lesson-crown-2 = Four and two make six. Bob’s 8 stays ahead.
lesson-crown-none = You need not add anything; but a bare 4 does not reach 8.
lesson-crown-done = Ten against eight: the crown is yours. But the 6 is gone, and cards run out. Spend them well.
lesson-out = In or out
lesson-out-play = Bob’s Snipe, the 6, throws out the weakest in sight. You hold nothing bigger. Hide: Camouflage, the 1, keeps you safe.
lesson-out-weak = Cid’s card may be strong. If yours is the weakest, the Snipe hits you, and out is out for good.
lesson-out-done = The Snipe found you, the weakest, and could not harm you. Out would have meant out for the whole game.
lesson-last = The last round
lesson-last-play = Round 4, the last: whoever wears the crown at its end wins. Bob shows a 5. Remember what catches a 5?
lesson-last-8 = An 8 seems safe. But if another 8 turns up, both lie face down, and Bob’s Explosion throws out whatever does.
lesson-last-done = You win! Bob was caught, your Trap counted as 9, and the crown is yours at the end of round 4.
