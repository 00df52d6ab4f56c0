# What every game shares: refusals, and the terminal.

error-illegal-move = { $name } may not “{ $move }” now. { $name } may: { $legal }.
error-not-asked = { $name } has nothing to choose now. To choose: { $turn }.
error-unknown-move = “{ $move }” is no move of this game. { $name } may: { $legal }.
error-unknown-name = Nobody here is called “{ $name }”. At the table: { $names }.
error-unknown-game = There is no game “{ $name }”. There are: { $games }.
error-no-undo = { $name } can't take anything back: others have chosen or seen something since.
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
term-rules-language = The clause:
term-save-how = Say where: save FILE
term-saved = Saved in { $path }. To go on: mischia play --resume { $path }
term-pass = Pass the keyboard to { $name }.
term-ready = { $name }, press Enter when nobody else is looking.
term-goodbye = Goodbye!
term-kept = Your match waits in { $path }. To go on: mischia play --resume { $path }
term-not-kept = The match was not saved. Next time: save FILE, then mischia play --resume FILE.
term-won = { $names } won!
term-after = The match is over: “save FILE” keeps it for mischia replay, “log” tells it again, Enter leaves.
term-replay-how = Enter: on · b: back · q: quit
term-replay-stuck = From here on this match was played by other rules and can't be shown.
term-seen-by = Seen by { $name }
term-seen-by-onlooker = Seen by an onlooker
term-seen-by-all = Everything shown

help-move = a number of the list, or a move in words: make that move
help-explain = explain what is asked, and what happened last
help-explain-card = explain a card, or a clause: ? { $clause }
help-undo = take back your last choice, while nobody has seen or chosen anything since
help-log = all that has happened so far
help-table = draw the table again
help-save = write the match to a file
help-quit = leave
