# Ciò che hanno in comune tutti i giochi: i rifiuti e il terminale.

error-illegal-move = { $name } adesso non può «{ $move }». Può: { $legal }.
error-not-asked = { $name } adesso non ha nulla da scegliere. Tocca a: { $turn }.
error-unknown-move = «{ $move }» non è una mossa di questo gioco. { $name } può: { $legal }.
error-unknown-name = Qui nessuno si chiama «{ $name }». Al tavolo: { $names }.
error-unknown-game = Non c'è nessun gioco «{ $name }». Ci sono: { $games }.
error-no-undo = { $name } non può riprendersi nulla: da allora altri hanno scelto o visto qualcosa.
error-bad-player = «{ $name }» non va bene come nome.
error-few-seats = { $people ->
    [one] Una persona non sta
   *[other] { $people } persone non stanno
 } in { $seats ->
    [one] un posto
   *[other] { $seats } posti
 }{ $dummies ->
    [0] .
    [one] {" "}con un fantoccio.
   *[other] {" "}con { $dummies } fantocci.
 }
error-no-match-there = { $path } esiste già e non contiene una partita: resta com'è.
error-not-written = Impossibile scrivere { $path }: { $why }.
nobody = nessuno
nothing = niente

role-you = tu
role-bot = bot

term-greeting = Scrivi un numero o una mossa. «?» spiega, «help» mostra il resto.
term-last = Ultimo fatto
term-held = { $move }: è pronta, coperta.
term-enter-plays = Invio la gioca. «undo» la riprende in mano, un altro numero la cambia.
term-taken-back = Ripresa in mano.
term-move-taken-back = La tua ultima mossa è annullata.
term-nothing-said = Scrivi uno di questi: { $numbers }; oppure «?» o «help».
term-no-such-thing = Su «{ $what }» non c'è nulla da spiegare. Prova «?» o «? { $clause }».
term-rules-language = La regola, in inglese:
term-save-how = Di' dove: save FILE
term-saved = Salvata in { $path }. Per continuare: mischia play --resume { $path }
term-pass = Passa la tastiera a { $name }.
term-ready = { $name }, premi Invio quando nessun altro guarda.
term-goodbye = Ciao!
term-kept = La partita ti aspetta in { $path }. Per continuare: mischia play --resume { $path }
term-not-kept = La partita non è stata salvata. La prossima volta: save FILE, poi mischia play --resume FILE.
term-won = Vince { $names }!
term-after = La partita è finita: «save FILE» la conserva per mischia replay, «log» la racconta, Invio esce.
term-replay-how = Invio: avanti · b: indietro · q: esci
term-replay-stuck = Da qui in poi questa partita seguiva altre regole e non si può mostrare.
term-seen-by = Vista da { $name }
term-seen-by-onlooker = Vista da chi sta a guardare
term-seen-by-all = Tutto scoperto

help-move = un numero dell'elenco, o una mossa a parole: fa quella mossa
help-explain = spiega la domanda e l'ultimo fatto
help-explain-card = spiega una carta, o una regola: ? { $clause }
help-undo = riprende la tua ultima scelta, finché nessuno ha visto o scelto altro
help-log = tutto ciò che è successo finora
help-table = ridisegna il tavolo
help-save = scrive la partita in un file
help-quit = esce
