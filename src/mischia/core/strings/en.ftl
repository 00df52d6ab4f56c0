# What every game shares: refusals, and the terminal.

error-illegal-move = { $name } may not “{ $move }” now. { $name } may: { $legal }.
error-not-asked = { $name } has nothing to choose now. To choose: { $turn }.
error-unknown-move = “{ $move }” is no move of this game. { $name } may: { $legal }.
error-looks-like-move = “{ $move }” looks like a move, but not one that you can make now: nothing was done, and nothing was said. You may: { $legal }. To say it all the same, begin with a quotation mark.
error-looks-like-move-none = “{ $move }” looks like a move, but you have nothing to choose now: nothing was done, and nothing was said. To say it all the same, begin with a quotation mark.
error-unknown-name = Nobody here is called “{ $name }”. At the table: { $names }.
error-unknown-game = There is no game “{ $name }”. There are: { $games }.
error-no-words = { $move } is no phrase. A move is said in words.
error-no-undo = { $name } can't take anything back: others have been asked or have seen something since.
event-taken-back = { $seat } takes it back.
event-gone-back = All go back to where { $seat } chose.
error-bad-player = “{ $name }” can't be a player's name.
error-few-seats = { $people ->
    [one] One person does
   *[other] { $people } people do
 } not fit on { $seats ->
    [one] one seat
   *[other] { $seats } seats
 }{ $dummies ->
    [0] .
    [one] {" "}with one dummy.
   *[other] {" "}with { $dummies } dummies.
 }
error-no-match-there = { $path } is there already and holds no match: it is left alone.
error-not-written = { $path } can't be written: { $why }.
error-people-only = No bot can sit at this table: every seat is a person's.
error-nobody-else-plays = No bot can play for anybody at this table. It waits.
error-unknown-trait = { $name } is nothing that this game asks of its players. It asks: { $traits }.
error-bad-trait = { $value } can't be. A whole number from { $least } to { $most } can.
error-not-host = Only the host may do that.
error-no-seat = You have no seat at this table.
error-not-over = That can be seen when the match is over.
error-nobody-there = Nobody of that name sits there.
error-begun = The match has begun.
error-not-begun = The match has not begun.
error-over = The match is over.
error-other-rules = This match was played by older rules, which today's can't replay. Only its end and its moves are kept, as they were written down.
error-too-few = { $more ->
    [one] One more player is
   *[other] { $more } more players are
 } needed to start: wait for a friend, or put a bot on a free seat.
error-too-few-people = { $more ->
    [one] One more person is
   *[other] { $more } more people are
 } needed to start. No bot can sit at this table.
error-bad-seats = There is room for { $least } to { $most } at this table.
error-seats-taken = { $many ->
    [one] One sits
   *[other] { $many } sit
 } there already. Clear a seat first.
error-bots-sit-there = No bot can sit at such a table. Clear the bots' seats first.
error-bot-name = “{ $name }” can’t be: only a program’s name has “(bot)” in it.
error-own-bot-module = There is no bot “{ $name }”: the module { $module } can’t be loaded here. { $why }
error-own-bot-class = There is no bot “{ $name }”: { $module } has nothing of that name that makes a bot. Bots in it: { $there }.
error-own-bot-made = There is no bot “{ $name }”: it can’t be made. { $why }
error-own-bot-chooses-not = There is no bot “{ $name }”: what it makes has no method choose(seen).
error-site-unreachable = { $site } can’t be reached: { $why }.
error-no-site-of-mischia = { $site } answers, but it is no site of Mischia.
error-bad-site = “{ $site }” is no address of a site. One looks like https://mischia.example or http://192.168.1.7:8000.
error-code-needs-site = Where is table { $code }? Add --site with the address of the site, or give the whole link.
error-no-link-to-table = “{ $link }” leads to no table. Give the link of the table (https://…/tables/…), or its code with --site.
error-no-free-seat = All seats of this table are taken. The host may clear one.
error-bot-removed = The host has cleared the bot’s seat.
error-bot-failed = { $bot } failed: { $why }.
error-bot-chose-wrong = { $bot } chose “{ $move }”, which is no legal move. It may: { $moves }.
error-bad-clock = A clock needs a time to run.
error-taken = That seat is taken.
error-closed = The host has closed this table.
error-other-host = Somebody else was quicker.
error-review-not-over = Only a finished match can be reviewed.
error-reviews-busy = Too many matches wait to be reviewed; try again later.
error-no-such-moment = There is nothing to play on from at move { $move }; there is at 0 to { $last }.
error-bad-filter = “{ $value }” can’t be looked for here. This can: { $accepted }.
error-fixed = A game that goes on from a position keeps its options, its seats and its dummies.
error-host-already = You are the host.
error-wrong-code = No open table has this code or link. Look at it again, letter by letter.
error-too-many-codes = Too many wrong codes. Wait a minute, or use the link.
error-no-device = You have no such device. It may be signed out already.
error-wrong-pass = This code is wrong, used up or too old. Look at it again, letter by letter, or make a new one.
error-too-many-guesses = Too many wrong codes from your network. Wait a minute.
error-too-many-devices = Very many were signed out one by one. Sign out all others.
error-seated = You have a seat already.
error-resigned = You have given your seat away.
error-said-already = You have said so already.
error-no-such-seat = There is no such seat.
error-busy = Too many people act at once; try again.
error-too-often = Not so fast; try again in a moment.
error-too-many-streams = Too many pages are open here. Close some of them, then load this one again.
error-too-many-tables = Too many tables were opened from here today. Play at one of those, or come back tomorrow.
error-too-many-people = Too many new people have come from this network today. Come back tomorrow.
error-house-full = The house is full. Come back in a while.
error-passed = That question has passed. Here is how the table stands.
error-no-hints = The coach is not asked at this table: it was not agreed before the game.
error-nothing-to-choose = You have nothing to choose now.
error-coach-busy = Too many ask the coach at once. Try again in a moment.
error-no-such-line = There is no such line in the log.
error-no-dispute = This moment can’t be written down as a scenario.
error-too-many-disputes = That is enough for today. Tell the rest tomorrow.
error-inbox-full = The host’s inbox is full. Tell them yourself.
error-no-name = Tell your name first.
error-bad-name = A name has 1 to { $most } letters.
error-bad-line = A line has 1 to { $most } letters.
error-reserved-name = Nobody can be called { $name }.
error-not-absent = { $name } was here a moment ago. Ask again in { $left ->
    [one] a second
   *[other] { $left } seconds
 }.
error-no-file = Choose a file first.
error-bad-request = That can't be done here.
error-banned = The host has sent you away. You may only look.
error-house-password = This house has a password. Whoever invited you knows it.
error-invitation-only = Only those who are invited play here. Ask the host for a link.
error-wrong-password = This is not the password. Try again.
error-too-many-passwords = Too many wrong passwords. Wait a minute.
error-too-many-links = Too many links that are not good. Wait a minute.
error-not-the-host = This page is for the host of the house. On the machine where it runs, “mischia admin link” gives a link that opens it once.
error-no-person = There is nobody with this id.
error-several-tables = Several tables are meant by this. Type more of the id.
nobody = nobody
nothing = nothing

role-you = you
role-bot = bot

term-greeting = Type a number or a move. “?” explains, “help” shows the rest.
term-last = Last
term-held = { $move }: it lies ready, face down.
term-enter-plays = Enter plays it. “undo” takes it back, another number changes it.
term-taken-back = Taken back.
term-move-taken-back = Your last move is taken back.
term-nothing-said = Type one of: { $numbers }; or “?”, or “help”.
term-no-such-thing = There is nothing to explain about “{ $what }”. Try “?” or “? { $clause }”.
term-clause = The clause:
term-save-how = Say where: save FILE
term-saved = Saved in { $path }. To go on: mischia play --resume { $path }
term-pass = Pass the keyboard to { $name }.
term-asked = { $name } is asked.
term-ready = { $name }, press Enter when nobody else is looking.
term-goodbye = Goodbye!
term-kept = Your match waits in { $path }. To go on: mischia play --resume { $path }
term-not-kept = The match was not saved. Next time: save FILE, then mischia play --resume FILE.
term-won = { $count ->
    [0] Nobody won.
   *[other] { $names } won!
 }
term-after = The match is over: “save FILE” keeps it for mischia replay, “log” tells it again, Enter leaves.
term-replay-how = Enter: on · b: back · q: quit
term-replay-stuck = From here on this match was played by other rules and can't be shown.
term-seen-by = Seen by { $name }
term-seen-by-onlooker = Seen by an onlooker
term-seen-by-all = Everything shown

bot-sits = { $name } sits at the table: { $game }.
bot-waits = It waits until the host starts the match. Ctrl-C gives the seat up.
bot-moves = It chooses: { $move }
bot-over = The match is over. Won by: { $winners }
bot-stays = It stays for a rematch. Ctrl-C ends that.
bot-line-cut = { $why } It tries again.
bot-stands = It has left its seat.
bot-resigns = It has given up its seat: a bot of the house plays on.

help-move = a number of the list, or a move in words: make that move
help-explain = explain what is asked, and what happened last
help-explain-card = explain a card, or a clause: ? { $clause }
help-undo = take back your last move, while nobody else has been asked or has seen anything since
help-hint = what the coach would do in your place
help-log = all that has happened so far
help-table = draw the table again
help-save = write the match to a file
help-quit = leave

## The web pages

note-timeout = { $name } ran out of time: a bot makes this choice.
note-timeout-stays = { $name } ran out of time again: a bot plays on until { $name } acts.
note-timeout-gives-up = { $name } ran out of time, and so gives up.
note-timeout-back = { $name } is back, and plays again.
note-hint = { $name } asks the coach.
note-shut = The host of the house has closed this table.
note-relieved = The host of the house has put a bot in { $name }’s place.
note-handed = The host of the house has given { $name }’s seat to somebody else.
web-skip = To the game
web-close = Close
web-home = Mischia, home
web-menu = Menu
web-pace = Pace
web-pace-note = A tap ends a step; holding it down, or Esc, skips them all.
web-pace-touch = A tap ends a step, a long one skips them all.
web-pace-tap = Wait for my tap
web-go-on = Go on
web-go-on-how = Or tap anywhere. Another pace: menu.
web-meanwhile = … meanwhile: # steps
web-skim = Skipped to the result: tap to watch
web-glance = At a glance
web-rules = Rules
web-sound = Sound
web-voice = Count aloud
web-notify = Tell me when it is my turn
web-screen = On the big screen
web-replay = Replay
web-end = End the game
web-end-asked = { $names }: let’s end it here, without a winner. It ends when all agree.
web-end-agree = I agree
web-end-without = End it without { $names }
web-leave = Leave the table
web-end-why = The game ends now, for everybody and without a winner. There is no way back; what was played can still be looked through.
web-end-ask = Ask to end the game
web-end-ask-why = This asks { $names }. The game ends without a winner as soon as all agree; until then you can withdraw.
web-end-waits = You asked to end the game. Still to agree: { $names }.
web-end-withdraw = Play on after all
web-end-withdraw-why = You asked to end the game: this takes it back.
web-leave-not = Stay at the table
web-leave-now = Go for now
web-leave-waits = Your seat stays yours. The table waits for you.
web-leave-clock = Your seat stays yours. When your time runs out, a bot chooses for you.
web-leave-bot = Let a bot play for me
web-leave-bot-why = A bot plays on in your place, and you may watch. You can take the seat back whenever you like.
web-leave-bot-alone = The bots play on among themselves, and you may watch. You can take the seat back whenever you like.
web-resign-why = A bot plays on, and you can’t take the seat back.
web-resign-ends-why = No bot can play for you here: the game ends now, for everybody and without a winner. There is no way back.
web-sure-no = No, go back
web-sure-final = What you choose now can’t be changed any more.
web-you = You
web-log = What happened
web-log-open = What happened, all of it
web-coming = Still to come
web-unread = new messages
web-chat = Chat
web-say = A move in words, or something to say
web-say-example = { $move }  ·  or say something
web-say-only = Say something
web-send = Send
web-lost = Back in a second. Your seat is warm.
web-stale = The table had moved on. Here is how it stands.
web-your-turn = { $game }: your move
web-aim = The aim:
web-tab-you = Your move, { $name }
web-tab-may = You may
web-tab-wait = Wait
web-tab-sealed = Sealed
web-tab-out = Out
web-tab-watching = Watching
web-tab-over = It is over
web-sealed = Your choice is sealed
web-wait = { $count ->
    [one] { $names } is choosing
   *[other] { $names } are choosing
 }
web-out = You are out. Stay and enjoy it.
web-won = You win
web-won-by = { $count ->
    [0] Nobody wins
    [one] { $names } wins
   *[other] { $names } win
 }
web-undo = Take it back
web-undo-why = and choose again
web-hint = What would you do?
web-hint-thinking = The coach thinks …
web-hint-pick = My pick
web-hint-chance = { $percent }%
web-hint-chance-why = { $percent }% chance to win, give or take { $spread }
web-hint-guess = A guess: { NUMBER($count) } imagined continuations.
web-hint-more = Why?
web-hint-a-guess = A guess.
web-hint-guess-why = The coach knows what you see, and nothing more.
web-hint-why-more = { $more ->
    [one] It wins about one game in 100
   *[other] It wins about { $more } games in 100
 } more than “{ $move }”.
web-hint-why-close = “{ $move }” is about as good.
web-hint-why-mixed = All choose at once: I would do it { $share } times in 100, to stay hard to read.
web-hint-why-early = So early nobody can tell the chances. I go by what things are worth.
web-hint-why-alone = I would do nothing else here.
web-hint-lines = What I looked at
web-hint-then = Then { $moves }.
web-rematch = Rematch
web-rematch-go = To the rematch
web-fair = Was it fair?
web-fair-why = Before the first card the table published a fingerprint of its secret. Every draw follows from that secret and its number.
web-fair-before = Published before
web-fair-after = Revealed now
web-fair-check = Check every draw
web-file = Save the match
web-chance = Can the dealing be trusted?
web-commitment = Nobody can change the draws any more, not even this site: they all follow from a secret that was fixed before the first of them. After the game the secret is shown, and “{ web-fair }” checks every draw against it. Until then this fingerprint stands for it; note it down, if you like:
web-ways = Ways
web-tables = Tables
web-tagline = { $count ->
    [one] One way to hit your friends. So far.
    [2] Two ways to hit your friends.
    [3] Three ways to hit your friends.
    [4] Four ways to hit your friends.
   *[other] Many ways to hit your friends.
 }
web-your-name = Your name
web-play-now = Play now
web-play-now-why = against bots
web-open-table = Open a table
web-open-table-why = friends, bots, a TV
web-no-account = No account. Send the link, or put the table on the TV.
web-join = Join
web-join-code = Link or code of a table
web-go-in = Go in
web-watch = Watch
web-back-in = Back in
web-mine = My tables
web-no-mine = None yet. Every fight starts somewhere.
web-open-tables = Open tables
web-no-open-tables = Nobody is fighting in public. Suspicious.
web-round = round { $round }
web-used = { DATETIME($at, dateStyle: "medium") }
web-waiting-for-you = They are waiting for you.
web-new-moves = { $count ->
    [one] 1 new move
   *[other] { $count } new moves
 }
web-card-lobby = { $open ->
    [0] All seats are taken.
    [one] One seat is free.
   *[other] { $open } seats are free.
 }
web-card-playing = To choose: { $names }.
web-card-over = Over. { $count ->
    [0] Nobody won.
   *[other] { $names } won.
 }
web-seats = { $least }–{ $most } seats
web-which = Which game?
web-first-bots = { $count ->
    [one] against a bot
   *[other] against { $count } bots
 }
web-play = Play
web-how-1 = Tell your name. That is all we ask.
web-how-2 = Send the link, or let bots fill the seats.
web-how-3 = Hit your friends, by the book: every line cites its rule.
web-pick = Pick from a list
web-set-up = A table for { $game }
web-who-plays = Who plays
web-how-many = Seats
web-variant = How do you play?
web-variant-own = As you like
web-variant-own-why = every option one by one
web-i-play = I play
web-seat = Seat { $number }
web-seat-open = open for a friend
web-seat-free = free
web-bot-level = { $level ->
    [random] bot, at random
    [easy] bot, easy
    [normal] bot, normal
   *[hard] bot, hard
    [expert] bot, expert
 }
web-dummy = dummy
web-bot-brought = a guest’s bot
web-dummy-why = A dummy is the rulebook’s own stand-in: it plays whatever chance gives it. A bot thinks.
web-fine = Everything else
web-clock = Clock
web-clock-none = No clock
web-clock-seconds = Seconds for each choice:
web-clock-days = Days for each choice:
web-clock-limit = Seconds
web-clock-limit-days = Days
web-who-may-come = Who may come
web-private = Only who has the link
web-listed = Everybody: the table is listed
web-hints = Hints
web-hints-yes = Everybody may ask the coach, and all see who does
web-hints-no = No hints
web-hints-no-why = except for somebody who plays alone against bots
web-hints-alone = Against bots alone you may ask the coach
web-sit = Sit here
web-sit-down = Sit down
web-just-watch = Just watch
web-door = At the door:
web-somebody = { $count ->
    [one] somebody
   *[other] { $count } without a name
 }
web-joining = At the start { $count ->
    [one] a dummy joins
   *[other] { $count } dummies join
 }: { $names }.
web-take-over = The host is away: take over
web-change = Change
web-change-go = Agree on this
web-close-table = Take this table away
web-notice-changed = has changed: { $what }.
web-notice-host = is the host now.
web-notice-bot = is a bot that a guest has brought.
web-stand = Stand up
web-tell = Tell
web-add = Add
web-remove = Clear { $name }’s seat
web-host = host
web-away = away
web-here = here
web-start = Start
web-start-why = open seats go away
web-cant-start = As it stands the match can't start. Look at who plays and at what is agreed.
web-wait-start = The host starts the game.
web-lobby = Round the table
web-invite = Let them in
web-link = Link to this table
web-copy = Copy
web-copied = Copied
web-copy-by-hand = The link is marked: press Ctrl+C, or hold a finger on it.
web-code = Code
web-code-how = On a phone open { $site } and type the code.
web-only-here = Phones can't come in: this site has no address in your network. Start it with “mischia serve”, without “--host 127.0.0.1”, or say its address with “--public-url”.
web-qr = QR code of the link to this table
web-agreed = Agreed
web-agreed-on = { $what }:
web-join-phone = Join with your phone
web-step = Move { $step } of { $steps }
web-tab-replay = Replay
web-abandoned = The match was abandoned
web-abandoned-why = Those who played agreed to stop, or left; or the host closed the table.
web-first = To the start
web-prev = One move back
web-next = One move on
web-last = To the end
web-run = Play
web-pause = Pause
web-moment = Go to move
web-seen-by = Seen by
web-onlooker = an onlooker
web-hands = All hands
web-hands-why = Who held what at this moment. A name shows the match from that seat.
web-look = Look
web-link-here = The address of this page is the link to this move.
web-to-table = To the table
web-recorded-end = How it ended
web-recorded-moves = The moves
web-rules-of = { $game }: the rules
web-rules-english = The clauses are in English.
web-api = For programs: the JSON API
web-api-intro = All that a page of this site can do, a program can do too. This page is made from the description that programs read:
web-api-english = The routes themselves are described in English.
web-api-first = First steps
web-api-first-why = From nothing to the first question. Every example below goes on from here, in a shell or in Python.
web-api-people = Who you are, and what there is
web-api-lobby = Before the match
web-api-match = At the table
web-api-after = After the match
web-api-models = What is told
web-api-takes = What it takes
web-api-gives = What it gives
web-api-refuses = What it refuses with
web-api-example = An example
web-api-needed = must be there
web-nutshell = In a nutshell
web-first-game = Play a first game
web-watch-round = Watch one round
web-words = Glossary
web-things = Cards and pieces
web-contents = Contents
web-in-the-rules = In the rules
web-here-now = Here and now
web-show = Show me
web-show-of = Show me: { $what }
web-show-count = { $count ->
    [one] 1 scene
   *[other] { $count } scenes
}
web-show-scenes = Scenes
web-show-scene = Scene { $number }
web-show-step = Step { $step } of { $steps }
web-show-begins = This is how it starts
web-show-refused = { $name } tries a move that is not allowed now.
web-show-refused-why = Nothing changes.
web-show-back = Back
web-show-next = Next
web-wrong = That’s wrong!
web-wrong-which = Which line is wrong?
web-wrong-nothing = Nothing has happened yet.
web-wrong-happened = What happened:
web-wrong-refused = { $name } may not “{ $move }”.
web-wrong-should = What should have happened?
web-wrong-send = Tell the host
web-wrong-file-later = You get a file of this moment, with what you can see. The host can read all of it when the match is over.
web-wrong-file-whole = You get a file of this moment, and so does the host.
web-wrong-sent = The host has it
web-wrong-file = The file
web-wrong-file-partly = While the match goes on, it holds only what you can see.
web-wrong-keep = Come back here after the match for the whole.
web-wrong-check = “mischia check” runs it.
web-puzzle = Puzzle
web-puzzle-day = Puzzle of the day
web-puzzle-offer = One a day. Three tries. No account.
web-puzzle-more = Tries, how hard it is, and the things of the game
web-puzzle-try = Try { $number } of { $most }
web-puzzle-which = One move is clearly best. Which?
web-puzzle-which-why = From a match between bots. You know what this seat knows.
web-puzzle-again = Not that one. Try again
web-puzzle-not = wins about { $chance }. There is better.
web-puzzle-not-looked = hardly worth a look. There is better.
web-puzzle-solved-at = Solved at try { $number }
web-puzzle-missed = This was it
web-puzzle-yes = That’s the one
web-puzzle-proof = wins about { $chance }, more than anything else in { NUMBER($looked) } continuations.
web-puzzle-guess = Chances by { NUMBER($looked) } continuations, with the bounds within which they lie nineteen times of twenty. An estimate, looked at far longer than a hint.
web-puzzle-percent = { $share } %
web-puzzle-bounds = { $low } to { $high }
web-puzzle-tries = Tries
web-puzzle-left = { $left } left
web-puzzle-tries-why = What fails says how often it would win. After three the answer is told.
web-puzzle-move = Move
web-puzzle-chance = Chance to win
web-puzzle-hard = How hard
web-puzzle-of = { $hard } of { $hardest }
web-puzzle-hard-why = By how seldom weaker bots find it.
web-puzzle-streak = Days in a row
web-puzzle-streak-why = A new one at midnight UTC. Only this browser counts.
web-puzzle-next = Another one
web-show-called = Your move: back to the table
web-error = That did not land
web-error-404 = There is nothing here. Perhaps the table has moved, perhaps the link lost a letter.
web-go-home = Home
web-fair-good = All { $count } draws follow from the secret.
web-fair-bad = Some draws do not follow from the secret.
web-take-back = Take the seat back
web-take-back-why = a bot plays for you
web-stand-in = A bot for { $name }, who is away
web-resign = Give my seat to a bot
web-resign-ends = Leave for good
web-bring = A match file
web-bring-go = Open it
web-bring-why = A match that was saved here or elsewhere can be looked through move by move.

# --- games that are over
web-lists = Lists
web-history = Your games
web-no-history = None yet. Finish one: even a lost one counts.
web-archive = Archive
web-no-archive = No listed table has finished a game yet.
web-none-such = No game is like that. Ask for less.
web-which-game = Game
web-all = All
web-result = Result
web-result-won = Won
web-result-lost = Lost
web-result-abandoned = Abandoned
web-moves = { $count ->
    [one] 1 move
   *[other] { $count } moves
 }
web-asked-coach = asked the coach
web-bot-played = a bot stood in
web-played-on = Began at a position of another game: it does not count.
web-file-short = File
web-newer = Newer
web-older = Older
web-sums = So far
web-sum-played = played
web-sum-won = won
web-sums-why = Games played to their end, from the usual beginning.
web-streak-won = { $count ->
    [one] The last one was won.
   *[other] { $count } won in a row.
 }
web-streak-lost = { $count ->
    [one] The last one was lost.
   *[other] { $count } lost in a row.
 }
web-streak-best = The most ever in a row: { $count }.
web-rivals = Head to head
web-rival = With
web-rival-you = you won
web-rival-they = they won
web-rivals-why = Where both won or neither, it is nobody’s point.
web-search = Look for
web-player-name = A player’s whole name
web-since = From (day)
web-until = To (day)
web-fewest = At least so many moves
web-most = At most so many moves
web-bulk = Take them along
web-bulk-why = All games of this list as files for Mischia, one a line (JSON lines), the newest first, at most { NUMBER($most) } at once.
web-bulk-go = Download

# --- play on from here
web-play-on = Play on from here
web-play-on-why = A new table begins at this very moment. What chance says from now on is new.
web-play-on-seat = Your seat
web-play-on-others = The others
web-play-on-bots = are bots: it begins at once
web-play-on-friends = are friends: the seats are open
web-play-on-go = Play on
web-goes-on = It goes on from a position of a finished game.

# --- a first game with the coach
web-coach = The coach
web-lesson = Lesson
web-lesson-of = { $game }: a lesson
web-lesson-idea = Idea { $number } of { $many }
web-lesson-of-many = of { $many }
web-lesson-this = play this
web-lesson-hold = Hold it! This is what that would do:
web-lesson-causes = What would happen
web-lesson-again = Try something else
web-lesson-nothing = Nothing has happened yet.
web-lesson-watch = Look at the table
web-lesson-watch-why = Then go on.
web-lesson-back = Put it back
web-lesson-for-me = Play it for me
web-lesson-next = Next idea
web-lesson-finish = That is all
web-lesson-leave = Leave the lesson
web-lesson-what = What a lesson is
web-lesson-what-why = Real rules at a table set up for you. Nothing counts, and whatever you try can be put back.
web-lesson-learnt = That is all you need
web-lesson-learnt-why = You can play { $game } now. What you have met:
web-lesson-first = Play a first game
web-lesson-others = Other lessons
web-lesson-offer = First time?
web-lesson-offer-why = Five minutes with the coach
term-lesson-go-on = Press Enter to go on.
term-lesson-for-me = Press Enter, and the coach plays it.
term-lesson-none = There is no lesson for { $game } yet.
term-lesson-greeting = A lesson: type a number, or ? for the rules, or quit. Nothing counts.

# --- what decided it
review-title = What decided it
review-won = { $count ->
    [0] Nobody wins.
    [one] { $names } wins.
   *[other] { $names } win.
 }
review-high = { $name } had { $percent }, and lost it all.
review-percent = { $number } %
review-team = all together
review-chance = Chance to win
review-by-all = All choose at once
review-by-chance = Chance speaks
review-change = { $change } for { $name }
review-none = Nobody decided it. It just happened.
review-too-short = This game is too short to say.
review-skill = Skill
review-luck = Luck
review-by-luck = of it by chance
review-by-others = of it by the others
review-start = Start
review-result = Result
review-unclear = not clear
review-adds-up = Start + skill + luck = result
review-skill-why = what your own choices gained over a quick player’s in your seat, by what you could know.
review-luck-why = all the rest: the deal, the draws, and what the others did and hid.
review-give-or-take = give or take { $reach }
review-continuations = Each step: { NUMBER($count) } continuations, all hands open
review-turning-points = Turning points
review-skill-luck = Skill and luck
review-player = Player
review-moves = moves
review-move = Move { $number }
web-review-what-if = What if?
web-review-from-here = Replay from here
web-review-as-table = As a table
web-review-band = Band: where the chance lies, 95 times of 100
web-review-equal = { $percent }: equal chances
web-review-chart = Chance of each player to win, move by move
web-review-bars = Skill and luck of each player, in points of chance
web-review-you = { $name } (you)
web-review-share = Show the others
web-review-share-why = Whoever has the link sees the whole game, hands included.
web-review-link = Link to this review
web-review-counting = Playing it on, { NUMBER($count) } times from every move
web-review-of = { $done } of { $all } moves
web-review-about = { $seconds ->
    [one] About a second.
   *[other] About { $seconds } seconds.
 }
web-review-leave = You may leave: the page will be ready when you are back.
web-review-still = We are still counting how.
web-review-points-last = Turning points come last: all moves must be counted first.
web-review-needs-all = Needs all { $all } moves. Nobody is lucky before the count.
web-review-not-counted = not counted yet
web-review-interval = 95 times of 100 it lies here
web-review-round = R{ $round }
web-review-scene = The table at turning point { $number }
web-review-if = What if? Take { $name }’s seat here and play on against bots

# --- your own page
you-nav = You
you-menu = You and your devices
you-stranger = Have we met?
you-stranger-why = Nobody is known on this device. If you have a seat on another one, go on with it here: on that device open “You” and show the code, then point this camera at it or type it here. Your recovery code works too.
you-signed-out = This device is signed out. Your seats are still yours: on your other devices, and with your recovery code.
you-code = Code from your other device, or recovery code
you-code-go = Go on
you-elsewhere = Another seat, from another device
you-devices = Your devices
you-this = this one
you-browser-on = { $browser } on { $system }
you-some-browser = A browser
you-program = Program { $name }
you-some-program = A program
you-at-table = plays at one table
you-programs = Programs
you-programs-why = Each plays for you by its token.
you-seen-now = seen a moment ago
you-seen-minutes = { $count ->
    [one] seen a minute ago
   *[other] seen { $count } minutes ago
 }
you-seen-hours = { $count ->
    [one] seen an hour ago
   *[other] seen { $count } hours ago
 }
you-seen-on = last seen on { DATETIME($at, dateStyle: "medium") }
you-since = since { DATETIME($at, dateStyle: "medium") }
you-sign-out = Sign out
you-sign-out-others = Sign out all others
you-phone = Go on with your phone
you-phone-why = A code that makes another device yours too. It is good once, for ten minutes.
you-phone-show = Show the code
you-phone-again = New code
you-phone-scan = Point its camera here, or open { $site } and type the code under “You”.
you-phone-type = Open the link there, or type the code under “You”.
you-phone-secret = Good once, for ten minutes. Whoever opens it is you: keep it to yourself.
you-phone-qr = QR code that makes another device yours
you-phone-link = Link for your next device
you-recovery = Recovery code
you-recovery-why = With it you are yourself again on any device, even if you lose all of them. Write it down: there is no account, and nobody can send it to you.
you-recovery-none = You have none yet.
you-recovery-made = Yours was made on { DATETIME($at, dateStyle: "medium") }. It can’t be shown again. If you make another, the old one is void.
you-recovery-make = Make a recovery code
you-recovery-replace = Make another
you-recovery-once = Write it down now: it is shown this once.
you-rename = Save
you-go-on-as = Go on as { $name } here?
you-go-on-why = Then this device is { $name }’s too: the same seats, the same tables. Under “You” it can be signed out again.
you-go-on-yes = Go on as { $name }
you-go-on-leaves = Now it is { $name }’s, and { $name } will be signed out here.
you-out-title = Sign out: { $device }?
you-out-text = It is nobody’s from that moment on. Its tables stay yours.
you-out-this = Sign out here?
you-out-this-text = This device forgets you. Your seats stay yours: on your other devices, and with your recovery code.
you-out-lost = { $name } has no other device and no recovery code: { $count ->
    [0] nobody can ever come back under that name.
    [one] nobody can ever come back to that seat.
   *[other] nobody can ever come back to those { $count } seats.
 } Make a recovery code first.
you-out-others = Sign out all others?
you-out-others-text = All other devices and programs are nobody’s from that moment on, and a code for the next device is void. Your recovery code stays good: make another if somebody may know it.

# --- a game without words of its own
plain-pitch = A game that has no words of its own yet: it is played by its rules and its phrases.
plain-ask = What do you do?
plain-why = Every move that the rules allow is a button.
plain-aim = Whoever wins by the rules.
plain-table = The table
plain-moves = What you may do
plain-wait = To choose: { $names }.

## The house and its host

web-announced = From the house
web-put-away = Put this away
web-privacy = Privacy
web-imprint = Imprint
web-house-door = The door
web-house-password = Password of the house
web-house-door-why = You tell it once; then your name, and you play.
web-privacy-intro = This house keeps what it needs so that you can play, and nothing else.
web-privacy-name = Your name
web-privacy-name-text = The name and the language that you tell, and when you first told them. No password, and no mail address unless you want to be told by mail. A signed cookie says for a year that it is you. Of your devices: the kind of browser and when it was last here. Of a recovery code: only what tells that it is right.
web-privacy-tables = Your tables
web-privacy-tables-text = Everything that happens at a table, with the time: who sits there, what you tell of yourself because the rules ask for it, each move, each line of the chat. Whoever has the link of a table may look at it, and whoever looks can take a finished match along as a file.
web-privacy-kept = { $days ->
    [0] Finished tables stay until the host deletes them.
    [one] Finished tables are deleted after a day.
   *[other] Finished tables are deleted after { $days } days.
 }
web-privacy-here = Whether you are here
web-privacy-here-text = At which tables your page is open, so that the others know; it is forgotten after a day. Whoever has told no name is counted by a mark that says nothing of who they are. Your network address is held in memory to limit how much anybody may do. It is written down only if the host bans it, or if a proxy before this site keeps its own log.
web-privacy-told = What you tell the host
web-privacy-told-text = If you say that something is wrong, the host gets your words and the moment of the match, until they delete it.
web-privacy-browser = In your browser
web-privacy-browser-text = Cookies for your name, for those who play on your device, your language, the door of the house and what you have put away; and in the browser alone, how you like sound and pace and which puzzles you solved. Nothing comes from other sites, and nothing goes there that you have not asked for: no advertising, no tracking, no foreign fonts.
web-privacy-rights = What you may ask for
web-privacy-rights-text = The host can show you all that is kept of you, give it to you as a file, and erase it: your name, your chat and what you told the host; your cookie is worth nothing then. Matches stay, with a neutral name in your seat. What others wrote about you stays, and so does what is in backups.
host-title = The host’s desk
host-enter = Sign in as the host
host-enter-why = This link opens the page once. You stay signed in for twelve hours in this browser.
host-leave = Sign out
host-numbers = In numbers
host-status = { $status ->
    [lobby] Waiting
    [playing] Playing
    [over] Over
   *[closed] Closed
 }
host-status-one = { $status ->
    [lobby] waiting
    [playing] playing
    [over] over
   *[closed] closed
 }
host-people = People
host-bans = Sent away
host-inbox = “That’s wrong!”
host-announce = Announce to everybody
host-announce-text = What everybody reads
host-announce-go = Announce
host-announce-clear = Take it away
host-announced-since = Since { $at }
host-tables = Tables
host-all = All
host-none = There is nothing here.
host-people-at = { $count ->
    [0] nobody
    [one] one person
   *[other] { $count } people
 }
host-tables-of = { $count ->
    [0] no table
    [one] one table
   *[other] { $count } tables
 }
host-look = Look on
host-close = Close
host-delete = Delete
host-named = Letters of the name
host-search = Search
host-ban = Send away
host-ban-days = For how long
host-days = { $days ->
    [0] for ever
    [one] for a day
   *[other] for { $days } days
 }
host-unban = Let in again
host-until = until { $at }
host-letter-open = Its match goes on: you read the rest when it is over.
host-letter-file = Its file: mischia inbox file { $letter }
host-drop = Throw away
host-rules = Rules of the house
host-door = { $door ->
    [open] Everybody may come in.
    [password] Newcomers need the password.
   *[invitation] Newcomers need an invitation: mischia admin invite.
 }
host-day-rule = { $rule ->
    [lobby_days] Waiting tables that nobody uses are closed
    [match_days] Matches that nobody goes on with are abandoned
   *[kept_days] What is over or closed is deleted
 }
host-cap = { $cap ->
    [streams] Open pages of all
    [streams_per_person] Open pages of one person
    [streams_per_address] Open pages from one address
    [new_tables] New tables a day
    [new_tables_per_person] New tables a day, one person
    [new_tables_per_address] New tables a day, one address
    [new_people] New people a day
   *[new_people_per_address] New people a day, one address
 }
host-no-limit = no limit
host-sure = { $what ->
    [close] Close this table?
   *[delete] Delete this table?
 }
host-sure-text = { $what ->
    [close] Nobody plays there any more; a match that is on is abandoned, and its log says so. It can’t be undone.
   *[delete] The table goes for ever, with its log and its chat. It can’t be undone.
 }
host-after-days = { $days ->
    [0] never
    [one] after a day
   *[other] after { $days } days
 }

## Tell me: how you hear that it is your turn while no page is open

tell-title = Tell me
tell-why = When it is your turn and no page of yours is open, we tell you: once, until you have looked. It names the game and who waits, and no card.
tell-push = On this device
tell-push-no = This browser can’t be told anything here: it needs https, and on an iPhone the site on the home screen first.
tell-push-denied = The browser does not allow it. Allow notifications for this site in its settings, then try again.
tell-push-failed = The browser’s push service can’t be reached. Try again later.
tell-push-of = A browser, by { $service }
tell-kind-push = by its browser
tell-this-browser = this browser
tell-kind-mail = by mail
tell-kind-webhook = by webhook
tell-unconfirmed = not confirmed yet: open the link in the mail
tell-faults = { $count ->
    [one] The last message did not arrive.
   *[other] The last { $count } messages did not arrive.
 }
tell-try = Try it
tell-tried = Sent. If nothing comes, look at the settings of your device.
tell-remove = Remove
tell-add = Add
tell-off = Tell me nothing
tell-on = Tell me again
tell-is-off = You are told nothing at the moment.
tell-mail = By mail
tell-mail-like = name@place.example
tell-mail-sent = We have sent a mail to { $address }: open the link in it. Before that nothing else goes there.
tell-webhook = By webhook, for programs
tell-webhook-why = A small JSON document is posted to this address, signed with a key that only you can see.
tell-webhook-url = Address
tell-webhook-key = Key:
tell-webhook-added = Added. Its key stands beside it.
tell-quiet = Quiet hours and reminders
tell-from = Quiet from
tell-to = until
tell-zone = By the clock of
tell-remind = Remind me
tell-remind-hours = { $count ->
    [0] never
   *[other] once, after { $count } hours
 }
tell-kept = Kept.
tell-end = Not any more
tell-yours = { $game }: your turn
tell-still-yours = { $game }: they are still waiting for you
tell-with = At the table: { $names }.
tell-alone = The table waits.
tell-test-title = This is how it sounds
tell-test-text = It is nobody’s turn. You wanted to try it.
tell-mail-confirm = Is this your address?
tell-mail-confirm-text = { $name } wants to be told at this address whose turn it is at { $site }.

    If that is you, open this link and press the button; it is good for three days:
    { $link }

    If it is not, do nothing: nothing else will be sent here.
tell-mail-text = { $text }

    Go there: { $link }

    No more of these mails: { $off }
tell-sure-mail = Is this your address?
tell-sure-mail-why = Then { $address } is told when it is your turn. Each mail has a link that ends it.
tell-sure-mail-yes = Yes, tell me here
tell-sure-mail-done = Confirmed
tell-sure-mail-done-why = { $address } is told from now on when it is your turn.
tell-sure-off = No more of this?
tell-sure-off-why = Nothing more is sent here: { $address }. Under “You” it can be added again.
tell-sure-off-yes = No more
tell-sure-off-done = Silence
tell-sure-off-done-why = Nothing more is sent here: { $address }.
skip-title = Skip me for
skip-hours = { $unit ->
    [days] { $count } days
   *[hours] { $count ->
        [one] one hour
       *[other] { $count } hours
     }
 }
skip-why = Say until when you are away: you hear nothing of this table before then, and the others see it. The clock and stand-ins stay as they are. Whatever you do here ends it.
skip-go = Skip me
skip-is = You are away until
skip-back = I am back
skip-away = { $name } is away until
offline-title = No line
offline-text = Mischia can’t be reached. Your seats are kept; your opponents’ patience may not be.
offline-again = Try again
error-bad-webhook = This is no address for a webhook. What works: https://name/path, without a password in it.
error-bad-port = Nothing is sent to that port. What works: 80, 443, 8080 and 8443.
error-no-such-host = There is no such place in the network. Look at the address again.
error-private-host = Nothing is sent there: that address lies in a private network.
error-bad-subscription = This is no subscription of a browser.
error-bad-mail = This is no mail address. What works: name@place.example
error-no-mail = This house sends no mail.
error-mail-failed = The mail could not be sent. Look at the address again, or try later.
error-too-many-mails = That is enough for now. Try again in ten minutes.
error-too-many-ways = There are { $most } already. Remove one first.
error-bad-zone = There is no such clock. What works: UTC, Europe/Rome and the like.
error-bad-remind = A reminder comes after so many hours: { $hours }.
error-bad-hours = Quiet hours go from one time to another, such as 22:00 to 08:00. Leave both empty for none.
error-no-way = This is not there any more.
error-way-gone = Nothing can be sent there any more, so it was removed. Add it again.
error-not-arrived = It did not arrive. Look at the address again, or try later.
error-bad-until = Say a time within the next { $days } days.
error-not-away = You are not away.
web-privacy-tell = How you are told
web-privacy-tell-text = When you last looked at which table, so that lists can say what is new. If you want to be told of your turn: the address for it (of your browser’s push service, for mail, or of a webhook), your quiet hours and their time zone, until you remove them. A message names the game and the others at the table; what goes through a push service is encrypted.
# --- who is away, and what is taken back
help-back = go back to your last choice, whatever came of it: bots agree, other people are asked
term-back-sure = { $name } wants the last choice back. If all agree, type “back” once more.
term-back-not = Then it stays as it is.
note-stand-in = A bot plays for { $name }, who is away, until { $name } does anything.
note-ended = Ended without a winner. Agreed: { $names }.
note-ended-away = Ended without a winner. Agreed: { $names }. Away: { $away }.
note-back-asked = { $name } asks to take a choice back.
note-back-agreed = Agreed: { $names }.
note-back-agreed-away = Agreed: { $names }. Away: { $away }.
note-back-declined = { $name } would rather play on. Nothing is taken back.
note-back-withdrawn = { $name } plays on after all. Nothing is taken back.
note-back-lapsed = Not all agreed in time. Nothing is taken back.
note-back-overtaken = The game went on. Nothing is taken back.
error-nothing-to-take-back = There is no choice of yours that could be taken back.
error-back-needs-all = Something hidden was shown since then, so everybody must agree: { $names } can't, being away.
error-back-too-often = In this game something was taken back { $most } times already. That has to do.
error-bot-plays = A bot plays for you: take your seat back first.
error-back-asked = Somebody has asked to take something back. Answer that first.
error-back-turned-down = You have asked, and not all agreed. You may ask again after the next move.
web-restart = Start my turn anew
web-restart-why = all of it, in one go
web-back = Ask to take a choice back
web-back-how = Everybody who plays and is here must agree; bots always do. What was said and shown stays so, dice and cards are drawn anew.
web-back-none = There is nothing of yours to take back yet.
web-back-open = You can still take this back by yourself, at the table.
web-back-to = Back to before: { $move }
web-back-hidden = Something hidden was shown since then. Everybody must agree, and whoever is away can't.
web-back-since = What has happened since then will have been seen:
web-back-more = { $count ->
    [one] … and { $count } line before it
   *[other] … and { $count } lines before it
 }
web-back-ask = Ask for it
web-back-table = Back to the table
web-back-asked = { $count ->
    [one] { $name } asks to take the last choice back.
   *[other] { $name } asks to take the last { $count } choices back.
 }
web-back-waits = Still to answer: { $names }.
web-back-agree = I agree
web-back-decline = Play on
web-back-withdraw = Play on after all
web-back-think = Not yet
web-back-sure = Take it back?
web-stand-level = Its strength
web-bank = Reserve
web-bank-none = none
web-bank-why = Reserve of each for the whole game, once a choice’s time is up:
web-bank-left = Reserve: { $time }
web-bank-days = { $days } d { $hours } h
web-settles = Choices that are none
web-settles-yes = Made by themselves, where everybody sees that there is nothing to decide
web-settles-no = Always asked
## One device for all

share-add = Somebody plays on this device too
share-name = Their name
share-add-go = Add
share-add-why = You pass the device around; a curtain hides each hand from the others.
share-here = on this device
share-tab = Curtain
share-pass = Pass to { $name }
share-pass-why = { $name }, tap when nobody else looks.
share-pass-aloud = { $name }’s turn, hand over the device
share-raise = I am { $name }
share-look = Only look
share-wait-why = Nobody on this device is asked now.
share-cover = Cover my hand
share-leave = { $name } leaves the table
share-phone = { $name } goes on with a phone
share-phone-why = Good once, for ten minutes. From then on { $name } plays there, and not on this device any more.
share-phone-done = Back to the table
error-covered = Several play on this device: whoever wants to do that takes it first.
error-not-shared = Nobody else plays on this device at this table.
# --- onlookers and manners
error-not-shown = Nobody but who sits at this table may look. Its host wants it so.
error-not-let-in = The host doesn’t let you in.
error-quiet = The host wants it quiet at this table.
error-only-seated-speak = Only who sits at this table may speak.
error-bad-manners = That can’t be chosen here.
error-yourself = That is you.
error-nothing-to-forgive = That is forgiven already.
error-too-many-aversions = { $most } are enough. Forgive somebody first.
manners-title = Onlookers and manners
manners-watch = Who may look on
manners-watch-anybody = Anybody
manners-watch-anybody-why = if the table is listed, so is its game
manners-watch-link = Who has the link
manners-watch-link-why = no list shows the game
manners-watch-seated = Nobody but who sits here
manners-watch-seated-why = from the first move on, and when it is over
manners-speak = Who may speak
manners-speak-all = Everybody
manners-speak-seated = Who sits here
manners-speak-apart = Onlookers among themselves
manners-speak-apart-why = who plays does not hear them
manners-speak-nobody = Nobody
manners-speak-nobody-why = the cards speak
manners-delay = How far onlookers are behind
manners-delay-why = They see every move that much later: on the page, by the API, as a file. Who sits here is never behind, nor is a big screen that was opened on their device.
manners-no-delay = Not at all
manners-time = { $minutes ->
    [0] { $seconds } seconds
    [one] a minute
   *[other] { $minutes } minutes
 }
manners-set = So be it
manners-told = What the host has decided
manners-behind = { $time } behind
manners-onlookers-behind = Onlookers are { $time } behind.
manners-hush-seated = Only who sits here may speak.
manners-hush-apart = Who plays does not hear onlookers.
manners-hush-nobody = Quiet, please: nobody speaks here.
manners-alone = Nobody else looks on.
manners-people = People here
manners-people-why = Only you know whom you mute or block.
manners-nobody = Nobody but you. Bots have no manners.
manners-name-first = Tell your name to mute, block or report somebody.
manners-about = { $name }: mute, block or report
manners-mute-here = Mute here
manners-mute-everywhere = Mute everywhere
manners-mute-why = You don’t see what they say, nor how they react.
manners-block = Block
manners-block-why = At tables that you host they can’t sit, look or speak, and you hear them nowhere. All they are told is that the host doesn’t let them in.
manners-report = Report
manners-report-what = What is wrong?
manners-report-why = The host of the house gets it, with your name and what { $name } said here last.
manners-report-send = Tell the host of the house
manners-done-mute = You don’t hear { $name } any more.
manners-done-block = { $name } is blocked.
manners-done-report = The host of the house has it.
manners-done-set = So it is now.
manners-yours = Whom you don’t hear
manners-yours-none = You hear everybody.
manners-yours-how = At a table, tap a name in the chat, or open “Onlookers and manners” in the menu.
manners-yours-one = { $kind ->
    [block] blocked
   *[mute] muted
 }, { $where ->
    [everywhere] everywhere
   *[table] at one table
 }
manners-forgive = Forgive
host-reports = Reports
host-report-by = { $by } reports { $name }:
host-report-silent = They had said nothing.
web-privacy-manners = Your manners
web-privacy-manners-text = Whom you mute or block, which only you see; whom you report, with what they said, until the host deletes it; who you guessed would win, and your notes on finished games, for whoever may look at that table. Reactions are kept nowhere.
react-title = React
react-ouch = Ouch!
react-ha = Ha!
react-well-hit = Well hit!
react-hurry = Hurry…
react-oops = Oops!
react-thanks = Thanks!
react-hm = Hm…
react-revenge = Revenge!
react-shown = Reactions
error-bad-reaction = There is no such reaction.
guess-title = Who wins?
guess-over = Who saw it coming?
guess-why = Your guess is a secret until it is over. You may think better of it until then.
guess-yours = You say: { $seat }. Nobody knows yet.
guess-still-in = You are still in. Win it yourself.
guess-said = { $name } said { $seat }
guess-right = { $minutes ->
    [0] Right, at the last minute.
    [one] Right, a minute before the end.
   *[other] Right, { $minutes } minutes before the end.
 }
guess-wrong = No.
guess-void = Nobody won.
guess-none = Nobody dared to guess.
guess-tonight = Tonight: { $right } of { $of }.
guess-next = Next table
error-still-in = You are still in: who plays does not guess.
notes-title = Notes
notes-pin = Pin a note
notes-unpin = Take away
notes-text = Your note
notes-at = At move
notes-move = Move { $step }
notes-ring = Ring
notes-arrow = Arrow
notes-unmark = Rub out
notes-pick = Tap a face, a card or a piece. Keys: Tab, Enter, Escape.
notes-pick-to = And where does it point?
notes-none = Nobody has noted anything.
notes-none-here = No note at this move.
notes-all = All notes of this game
notes-draw-there = Rings and arrows are drawn in the replay.
error-too-many-notes = { $most } notes are enough. Take one away first.
error-no-such-note = There is no such note any more.
error-bad-marks = A note has at most { $most } rings and arrows, on things that lie there.
# --- clubs

error-no-club = There is no such club here, or you are not in it.
error-wrong-club-code = No club has this code. Ask for the new one: codes change.
error-not-your-club = You are in no such club.
error-many-clubs = Nobody can be in more than { $most } clubs. Leave one first.
error-club-full = This club is full: { $most } are in it.
error-bad-club-name = A club’s name has 1 to { $most } letters.
error-not-keeper = Only { $name }, who looks after this club, may do that.
error-no-member = Nobody in this club has that number.
error-not-yourself = To go yourself, leave the club.
error-no-evening = There is no next evening to come to.
error-bad-evening = Say a day from today on, within a year, and a time: 2026-11-19 and 20:30.
error-no-such-evening = The club has no such evening.
error-evening-not-shared = This evening is not shared, or not any more.
club-clubs = Clubs
club-yours = Your clubs
club-none-why = A club has a page of its own: its evenings, who beats whom, and when the next one is.
club-members = Members
club-members-many = { $count ->
    [one] One member
   *[other] { $count } members
 }
club-found = Found a club
club-name = Its name
club-found-go = Found it
club-join = Join a club
club-code = Code, eight letters
club-join-go = Join
club-door = Join { $club }?
club-door-why = Its members will see your name, and the games that you play at tables opened for the club, with their results. You may leave whenever you like.
club-summary = { $games ->
    [one] One game
   *[other] { $games } games
 } on { $evenings ->
    [one] one evening
   *[other] { $evenings } evenings
 } since { $since }.
club-usually = Usually on a { $day }.
club-nothing-yet = Nothing played yet. Everybody is still friends.
club-invite = Invite
club-waiting = { $count ->
    [0] Nobody waits for you
    [one] One table waits for you
   *[other] { $count } tables wait for you
 }
club-waiting-none = Open a table, then somebody will.
club-new-moves = { $count ->
    [one] new move
   *[other] new moves
 }
club-nothing-new = nothing new
club-tables = Tables of the club
club-no-tables = None is open.
club-open-for = Open one for the club
club-what-counts = Only tables opened for the club count here. All members see them and what came of them, and nothing of your other games.
club-evenings = Evenings
club-all-evenings = All { $count }
club-no-evenings = No evening yet. A game at a table opened for the club makes one, if two people play it to the end.
club-evening-of = The record of { $day }
club-evening-more = The record
club-new = new
club-nobody = nobody
club-remark-nobody = { $of ->
    [one] Nobody won. A fine effort.
   *[other] Nobody won anything. A fine effort.
 }
club-remark-one = { $many ->
    [one] { $names } won, and said so.
   *[other] { $names } won, and said so.
 }
club-remark-bot-alone = A bot won. Let us not speak of it.
club-remark-all = { $names } took all { $of }. Somebody stop { $names }.
club-remark-most = { $names } took { $count } of { $of }.
club-remark-bot = { $names } took { $count } of { $of }, and is a bot.
club-remark-each = One each for { $names }. Nobody slept.
club-remark-shared = { $count } each for { $names }.
club-remark-first = { $names } played { $game } for the first time, and won it.
club-head-to-head = Head to head
club-head-to-head-why = Row finished ahead of column: won where the other did not. ▲ over half, ▼ under half. Plain: too few games to say.
club-of = of { $count }
club-over-half = over half
club-under-half = under half
club-empty = Two friends and one grudge make a club.
club-empty-why = So far there is only you.
club-streaks = Streaks
club-no-streaks = None. Everybody wins now and then.
club-streak-evenings = { $count ->
    [one] best evening
   *[other] best evenings in a row
 }
club-streak-wins = { $count ->
    [one] game won
   *[other] games won in a row
 }
club-streak-dry = { $count ->
    [one] game without a win
   *[other] games without a win
 }
club-streak-record = { $count ->
    [one] win, the club’s record
   *[other] wins in a row, the club’s record
 }
club-streak-who = { $name }, since { $since }
club-most = Most played
club-most-why = Games so far, all evenings.
club-left-out = Of older games only the last thousand are counted.
club-since = In the club since { $day }
club-share = Between { $low } % and { $high } %, nineteen times of twenty. Dotted: { $equal } %, if all were equal.
club-share-told = Share of wins: { $percent } %, between { $low } % and { $high } %. If all were equal: { $equal } %.
club-won = Games won
club-won-of = { $won } of { $played }
club-plays-most = Plays most
club-nemesis = Nemesis
club-remove = Remove from the club
club-remove-title = Remove { $name }?
club-remove-why = The club’s page is closed to them, and the invitation is another from then on. What was played stays.
club-leave = Leave the club
club-leave-title = Leave { $club }?
club-leave-why = Its page is closed to you then. What was played stays, and an invitation brings you back.
club-leave-last = You are the last one: the club is closed with you. Your games stay among your games.
club-next = Next evening
club-next-none = No date yet. Somebody has to begin.
club-coming = { $coming ->
    [0] Nobody comes yet.
    [one] One comes.
   *[other] { $coming } come.
 } { $silent ->
    [0] All have said.
    [one] One has not said.
   *[other] { $silent } have not said.
 }
club-come = I come
club-stay = Not me
club-propose = Propose a date
club-propose-other = Another date
club-propose-go = Propose
club-call-off = Call it off
club-day = Day
club-time = Time
club-invite-title = Invitation
club-invite-why = Whoever has the link or the code can join. Codes are typed under “Clubs” or where a table’s code is typed.
club-invite-none = Nobody is invited at the moment.
club-invite-new = New code
club-invite-stop = Invite nobody
club-keeper = { $name } looks after this club: new codes, and who has to go.
club-qr = QR code that invites to the club
club-link = Link
club-games = { $count ->
    [one] One game
   *[other] { $count } games
 }
club-evening-wins = Won
club-share-title = Print or share
club-print = Print
club-share-why = A link by which anybody can read this record: names and results, nothing else. It can be withdrawn.
club-share-go = Make a link
club-shared = Whoever has this link can read the names and results of this evening.
club-withdraw = Withdraw the link
club-for = For a club
club-for-none = No club
club-for-why = Its members see this table, may sit down or look on, and see later what came of it.
club-for-told = For the club { $club }: its members see this table and what comes of it
club-for-go = Save
web-privacy-clubs = Your clubs
web-privacy-clubs-text = Which clubs you are in, since when, when you last looked at their page, and whether you come to the next evening. The other members see your name and the games of tables that were opened for the club. A member can share an evening: then whoever has the link reads the names and results, until it is withdrawn.

# --- ratings

error-rated-hints = A rated game is played without hints.
error-rated-position = A game that goes on from a position can’t be rated.
rating-title = Rating
rating-no = Not rated
rating-yes = Rated: it counts for everybody’s rating
rating-yes-why = Without hints. If a bot stands in, a brought bot sits there, or somebody resigns, it does not count. Your rating is seen by you and by the members of your clubs.
rating-yours = Your ratings
rating-ratings = Ratings
rating-told = about { NUMBER($points) }, give or take { NUMBER($doubt) }
rating-provisional = { $count ->
    [one] (provisional: one game)
   *[other] (provisional: { $count } games)
 }
rating-why = The truth lies within, nineteen times of twenty. A normal bot has 1,500 in every game.
rating-was-yes = Rated
rating-was-no-abandoned = Not rated: abandoned
rating-was-no-position = Not rated: it went on from a position
rating-was-no-program = Not rated: a brought bot sat there
rating-was-no-hints = Not rated: the coach was asked
rating-was-no-resigned = Not rated: somebody resigned
rating-was-no-stand-in = Not rated: a seat changed hands
rating-was-no-together = Not rated: all on one side
rating-was-no-undecided = Not rated: nobody won, or everybody
rating-was-no-bot = Not rated: a bot of unmeasured strength
rating-was-no-nobody = Not rated: no person is left in it
web-privacy-ratings = Your ratings
web-privacy-ratings-text = Of rated matches: whether you won, and how strong you were thought to be before and after. You see it, and so do the members of your clubs.
# --- why somebody moved so, in a game that is over
why-ask = Why?
why-title = Why “{ $move }”?
why-coach = The coach, in { $name }’s seat
why-knew = The coach knows what { $name } knew then, and nothing more.
why-same = The coach would have done the same.
why-less = { $less ->
    [one] “{ $move }” wins about one game in 100
   *[other] “{ $move }” wins about { $less } games in 100
 } more.
why-mixed = All choose at once: the coach would do it { $share } times in 100, to stay hard to read.
why-unseen = The coach does not weigh words.
why-done = Done
why-before = The table before this move
error-why-no-choice = There was nothing to choose at move { $move }.
error-why-no-such-move = There is no move { $move }; there are 1 to { $last }.
