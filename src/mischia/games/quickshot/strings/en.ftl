title = Quickshot

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

option-edition = which rulebook settles the case of a leader without cards when every card is face down
option-edition-it = the Italian one: the leader is out only if that happens in round 4
option-edition-fr = the French one: the leader is out in any round
