# Ciò che hanno in comune tutti i giochi: i rifiuti e il terminale.

error-illegal-move = Adesso { $name } non può fare «{ $move }». Può fare: { $legal }.
error-not-asked = { $name } adesso non ha nulla da scegliere. Tocca a: { $turn }.
error-unknown-move = «{ $move }» non è una mossa di questo gioco. { $name } può fare: { $legal }.
error-looks-like-move = «{ $move }» sembra una mossa, ma ora non si può fare: non è successo nulla, e nulla è stato detto. Puoi fare: { $legal }. Per dirlo lo stesso, comincia con le virgolette.
error-looks-like-move-none = «{ $move }» sembra una mossa, ma ora non hai nulla da scegliere: non è successo nulla, e nulla è stato detto. Per dirlo lo stesso, comincia con le virgolette.
error-unknown-name = Qui nessuno si chiama «{ $name }». Al tavolo: { $names }.
error-unknown-game = Non c'è nessun gioco «{ $name }». Ci sono: { $games }.
error-no-words = { $move } non è una frase. Una mossa si dice a parole.
error-no-undo = { $name } non può annullare nulla: nel frattempo ad altri è stato chiesto o mostrato qualcosa.
event-taken-back = { $seat } annulla la mossa.
event-gone-back = Si torna tutti alla scelta di { $seat }.
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
error-people-only = A questo tavolo non può sedere nessun bot: ogni posto è di una persona.
error-nobody-else-plays = A questo tavolo nessun bot può giocare per qualcuno. Il tavolo aspetta.
error-unknown-trait = Questo gioco non chiede «{ $name }» ai giocatori. Chiede: { $traits }.
error-bad-trait = { $value } non va bene: serve un numero intero da { $least } a { $most }.
error-not-host = Può farlo solo chi ospita il tavolo.
error-no-seat = Non hai un posto a questo tavolo.
error-not-over = Si vede a partita finita.
error-nobody-there = A quel posto non c'è nessuno con quel nome.
error-begun = La partita è cominciata.
error-not-begun = La partita non è cominciata.
error-over = La partita è finita.
error-other-rules = Questa partita è stata giocata con regole più vecchie, che quelle di oggi non sanno rigiocare. Restano solo la fine e le mosse, come furono scritte.
error-too-few = { $more ->
    [one] Manca un giocatore
   *[other] Mancano { $more } giocatori
 } per cominciare: aspetta un amico, o metti un bot su un posto libero.
error-too-few-people = { $more ->
    [one] Manca una persona
   *[other] Mancano { $more } persone
 } per cominciare. A questo tavolo non può sedere nessun bot.
error-bad-seats = A questo tavolo si sta da { $least } a { $most }.
error-seats-taken = { $many ->
    [one] C'è già una persona seduta
   *[other] Ci sono già { $many } persone sedute
 }. Prima libera un posto.
error-bots-sit-there = A un tavolo così non può sedere nessun bot. Prima libera i loro posti.
error-bot-name = «{ $name }» non va bene: solo il nome di un programma contiene «(bot)».
error-own-bot-module = Non c’è nessun bot «{ $name }»: il modulo { $module } non si può caricare da qui. { $why }
error-own-bot-class = Non c’è nessun bot «{ $name }»: in { $module } niente con quel nome crea un bot. I bot che contiene: { $there }.
error-own-bot-made = Non c’è nessun bot «{ $name }»: non si riesce a crearlo. { $why }
error-own-bot-chooses-not = Non c’è nessun bot «{ $name }»: gli manca il metodo choose(seen).
error-site-unreachable = Impossibile raggiungere { $site }: { $why }.
error-no-site-of-mischia = { $site } risponde, ma non è un sito di Mischia.
error-bad-site = «{ $site }» non è l’indirizzo di un sito. Un indirizzo è così: https://mischia.example o http://192.168.1.7:8000.
error-code-needs-site = Dov’è il tavolo { $code }? Aggiungi --site con l’indirizzo del sito, o dai il link intero.
error-no-link-to-table = «{ $link }» non porta a nessun tavolo. Dai il link del tavolo (https://…/tables/…), o il suo codice con --site.
error-no-free-seat = A questo tavolo tutti i posti sono occupati. Chi ospita può liberarne uno.
error-bot-removed = Chi ospita ha liberato il posto del bot.
error-bot-failed = { $bot } si è bloccato: { $why }.
error-bot-chose-wrong = { $bot } ha scelto «{ $move }», che non è una mossa permessa. Può: { $moves }.
error-bad-clock = Per giocare con l'orologio serve un tempo.
error-taken = Quel posto è occupato.
error-closed = Chi ospita ha chiuso questo tavolo.
error-other-host = Qualcuno è stato più svelto.
error-review-not-over = Si può esaminare solo una partita finita.
error-reviews-busy = Troppe partite aspettano di essere esaminate; riprova più tardi.
error-no-such-moment = Dalla mossa { $move } non si può giocare avanti; si può dalla 0 alla { $last }.
error-bad-filter = Qui non si può cercare «{ $value }». Si può: { $accepted }.
error-fixed = Una partita che riprende da una posizione tiene le sue opzioni, i suoi posti e i suoi fantocci.
error-host-already = Ospiti già tu questo tavolo.
error-wrong-code = Nessun tavolo aperto ha questo codice o link. Ricontrollalo, lettera per lettera.
error-too-many-codes = Troppi codici sbagliati. Aspetta un minuto, o usa il link.
error-no-device = Non hai un dispositivo così. Forse è già stato disconnesso.
error-wrong-pass = Questo codice è sbagliato, già usato o scaduto. Ricontrollalo, lettera per lettera, o creane uno nuovo.
error-too-many-guesses = Troppi codici sbagliati dalla tua rete. Aspetta un minuto.
error-too-many-devices = Ne sono stati disconnessi moltissimi, uno per uno. Disconnetti tutti gli altri.
error-seated = Hai già un posto.
error-resigned = Hai già lasciato il posto.
error-said-already = L'hai già detto.
error-no-such-seat = Quel posto non c'è.
error-busy = Troppe cose tutte insieme: riprova.
error-too-often = Non così in fretta: riprova tra un momento.
error-too-many-streams = Qui ci sono troppe pagine aperte. Chiudine qualcuna, poi ricarica questa.
error-too-many-tables = Oggi da qui sono stati aperti troppi tavoli. Gioca a uno di quelli, o torna domani.
error-too-many-people = Oggi da questa rete è arrivata troppa gente nuova. Torna domani.
error-house-full = La casa è al completo. Torna tra un po’.
error-passed = Quella domanda non vale più. Ecco com'è ora il tavolo.
error-no-hints = A questo tavolo non si chiede al coach: non era nei patti prima della partita.
error-nothing-to-choose = Ora non hai nulla da scegliere.
error-coach-busy = In troppi chiedono al coach. Riprova tra un momento.
error-no-such-line = Nel registro non c'è una riga così.
error-no-dispute = Di questo momento non si può fare uno scenario.
error-too-many-disputes = Per oggi basta così. Il resto domani.
error-inbox-full = La posta di chi ospita è piena. Diglielo tu.
error-no-name = Prima di' come ti chiami.
error-bad-name = Un nome va da 1 a { $most } caratteri.
error-bad-line = Un messaggio va da 1 a { $most } caratteri.
error-reserved-name = Nessuno può chiamarsi { $name }.
error-not-absent = { $name } era qui un momento fa. Chiedilo di nuovo tra { $left ->
    [one] un secondo
   *[other] { $left } secondi
 }.
error-no-file = Prima scegli un file.
error-bad-request = Qui non si può fare.
error-banned = Chi ospita la casa ti ha mandato via. Puoi solo guardare.
error-house-password = Questa casa ha una parola d’ordine. La sa chi ti ha invitato.
error-invitation-only = Qui gioca solo chi è invitato. Chiedi un link a chi ospita la casa.
error-wrong-password = La parola d’ordine non è questa. Riprova.
error-too-many-passwords = Troppe parole d’ordine sbagliate. Aspetta un minuto.
error-too-many-links = Troppi link non validi. Aspetta un minuto.
error-not-the-host = Questa pagina è per chi ospita la casa. Sulla macchina dove gira, «mischia admin link» dà un link che la apre una volta.
error-no-person = Non c’è nessuno con questo identificativo.
error-several-tables = Così si intendono più tavoli. Scrivi di più dell’identificativo.
nobody = nessuno
nothing = niente

role-you = tu
role-bot = bot

term-greeting = Scrivi un numero o una mossa. «?» spiega, «help» mostra il resto.
term-last = Appena successo
term-held = { $move }: è pronta, coperta.
term-enter-plays = Invio la gioca. «undo» la riprende in mano, un altro numero la cambia.
term-taken-back = Ripresa in mano.
term-move-taken-back = La tua ultima mossa è annullata.
term-nothing-said = Scrivi uno di questi: { $numbers }; oppure «?» o «help».
term-no-such-thing = Su «{ $what }» non c'è nulla da spiegare. Prova «?» o «? { $clause }».
term-clause = La regola:
term-save-how = Scrivi dove: save FILE
term-saved = Salvata in { $path }. Per continuare: mischia play --resume { $path }
term-pass = Passa la tastiera a { $name }.
term-asked = Tocca a { $name }.
term-ready = { $name }, premi Invio quando nessun altro guarda.
term-goodbye = Ciao!
term-kept = La partita ti aspetta in { $path }. Per continuare: mischia play --resume { $path }
term-not-kept = La partita non è stata salvata. La prossima volta: save FILE, poi mischia play --resume FILE.
term-won = { $count ->
    [0] Non vince nessuno.
    [one] Vince { $names }!
   *[other] Vincono { $names }!
 }
term-after = La partita è finita: «save FILE» la conserva per mischia replay, «log» la racconta, Invio esce.
term-replay-how = Invio: avanti · b: indietro · q: esci
term-replay-stuck = Da qui in poi questa partita seguiva altre regole e non si può mostrare.
term-seen-by = Vista da { $name }
term-seen-by-onlooker = Vista da chi sta a guardare
term-seen-by-all = Tutto scoperto

bot-sits = { $name } siede al tavolo: { $game }.
bot-waits = Aspetta che chi ospita cominci la partita. Ctrl-C libera il posto.
bot-moves = Sceglie: { $move }
bot-over = La partita è finita. Ha vinto: { $winners }
bot-stays = Resta per la rivincita. Ctrl-C per smettere.
bot-line-cut = { $why } Riprova.
bot-stands = Ha lasciato il posto.
bot-resigns = Ha ceduto il posto: continua un bot della casa.

help-move = un numero dell'elenco, o una mossa a parole: fa quella mossa
help-explain = spiega la domanda e l'ultimo fatto
help-explain-card = spiega una carta, o una regola: ? { $clause }
help-undo = annulla la tua ultima mossa, finché a nessun altro è stato chiesto o mostrato nulla
help-hint = che cosa farebbe il coach al posto tuo
help-log = tutto ciò che è successo finora
help-table = ridisegna il tavolo
help-save = scrive la partita in un file
help-quit = esce

## Le pagine web

note-timeout = Tempo scaduto per { $name }: questa scelta la fa un bot.
note-timeout-stays = Tempo scaduto di nuovo per { $name }: gioca un bot, finché { $name } non fa qualcosa.
note-timeout-gives-up = Tempo scaduto per { $name }, che così si arrende.
note-timeout-back = { $name } è di nuovo al tavolo e riprende a giocare.
note-hint = { $name } chiede consiglio al coach.
note-shut = Chi ospita la casa ha chiuso questo tavolo.
note-relieved = Chi ospita la casa ha messo un bot al posto di { $name }.
note-handed = Chi ospita la casa ha dato il posto di { $name } a qualcun altro.
web-skip = Al gioco
web-close = Chiudi
web-home = Mischia, pagina iniziale
web-menu = Menu
web-pace = Ritmo
web-pace-note = Un tocco chiude il passo; tenerlo premuto, o Esc, li salta tutti.
web-pace-touch = Un tocco chiude il passo, uno lungo li salta tutti.
web-pace-tap = Aspetta il mio tocco
web-go-on = Avanti
web-go-on-how = O tocca dove vuoi. Altri ritmi: menu.
web-meanwhile = … intanto: # passi
web-skim = Si salta al risultato: tocca per guardare
web-glance = Promemoria
web-rules = Regole
web-sound = Suoni
web-voice = Conta ad alta voce
web-notify = Avvisami quando tocca a me
web-screen = Sul grande schermo
web-replay = Rivedi
web-end = Termina la partita
web-end-asked = { $names }: finiamola qui, senza vincitore. Finisce quando tutti sono d’accordo.
web-end-agree = D'accordo
web-end-without = Finisci senza { $names }
web-leave = Lascia il tavolo
web-end-why = La partita finisce ora, per tutti e senza vincitore. Non si torna indietro; quel che si è giocato si può ancora rivedere.
web-end-ask = Proponi di finire
web-end-ask-why = Lo chiedi a { $names }. La partita finisce senza vincitore appena tutti sono d’accordo; fino ad allora puoi ripensarci.
web-end-waits = Hai proposto di finire. Manca l’accordo di: { $names }.
web-end-withdraw = Continuo a giocare
web-end-withdraw-why = Hai proposto di finire la partita: così ritiri la proposta.
web-leave-not = Resto al tavolo
web-leave-now = Vado via per ora
web-leave-waits = Il posto resta tuo. Il tavolo ti aspetta.
web-leave-clock = Il posto resta tuo. Quando il tempo scade, un bot sceglie per te.
web-leave-bot = Fai giocare un bot per me
web-leave-bot-why = Un bot continua al tuo posto, e tu puoi guardare. Il posto puoi riprenderlo quando vuoi.
web-leave-bot-alone = I bot continuano tra loro, e tu puoi guardare. Il posto puoi riprenderlo quando vuoi.
web-resign-why = Un bot continua, e il posto non puoi più riprenderlo.
web-resign-ends-why = Qui nessun bot può giocare per te: la partita finisce ora, per tutti e senza vincitore. Non si torna indietro.
web-sure-no = No, torna indietro
web-sure-final = Quel che scegli ora non si può più cambiare.
web-you = Tu
web-log = Che cosa è successo
web-log-open = Tutto ciò che è successo
web-coming = Che cosa arriva
web-unread = nuovi messaggi
web-chat = Chiacchiere
web-say = Una mossa a parole, o qualcosa da dire
web-say-example = { $move }  ·  oppure di' qualcosa
web-say-only = Di' qualcosa
web-send = Invia
web-lost = Un secondo e torniamo. La tua sedia è calda.
web-stale = Il gioco era già andato avanti. Ecco com'è ora il tavolo.
web-your-turn = { $game }: tocca a te
web-aim = Lo scopo:
web-tab-you = Tocca a te, { $name }
web-tab-may = Puoi
web-tab-wait = Aspetta
web-tab-sealed = Sigillata
web-tab-out = Fuori
web-tab-watching = Guardi
web-tab-over = È finita
web-sealed = La tua scelta è sigillata
web-wait = { $count ->
    [one] { $names } sceglie
   *[other] { $names } scelgono
 }
web-out = Sei fuori. Resta e goditela.
web-won = Hai vinto
web-won-by = { $count ->
    [0] Non vince nessuno
    [one] Vince { $names }
   *[other] Vincono { $names }
 }
web-undo = Annulla
web-undo-why = e scegli di nuovo
web-hint = Tu che faresti?
web-hint-thinking = Il coach ci pensa …
web-hint-pick = La mia scelta
web-hint-chance = { $percent }%
web-hint-chance-why = { $percent }% di probabilità di vincere, { $spread } in più o in meno
web-hint-guess = Una stima: { NUMBER($count) } seguiti immaginati.
web-hint-more = Perché?
web-hint-a-guess = Una stima.
web-hint-guess-why = Il coach sa quello che vedi tu, e nient'altro.
web-hint-why-more = { $more ->
    [one] Vince circa una partita su 100
   *[other] Vince circa { $more } partite su 100
 } in più di «{ $move }».
web-hint-why-close = «{ $move }» vale più o meno lo stesso.
web-hint-why-mixed = Si sceglie insieme: lo farei { $share } volte su 100, per non farmi leggere.
web-hint-why-early = È troppo presto per dire le probabilità. Guardo quanto vale ogni cosa.
web-hint-why-alone = Qui non farei altro.
web-hint-lines = Che cosa ho considerato
web-hint-then = Poi { $moves }.
web-rematch = Rivincita
web-rematch-go = Alla rivincita
web-fair = È stato onesto?
web-fair-why = Prima della prima carta il tavolo ha pubblicato l'impronta del suo segreto. Ogni pescata si ricava dal segreto e dal proprio numero.
web-fair-before = Pubblicato prima
web-fair-after = Rivelato ora
web-fair-check = Ricontrolla ogni pescata
web-file = Salva la partita
web-chance = Ci si può fidare del caso?
web-commitment = Nessuno può più cambiare ciò che si pesca, nemmeno questo sito: tutto si ricava da un segreto fissato prima della prima pescata. A fine partita il segreto si rivela, e «{ web-fair }» controlla ogni pescata. Fino ad allora lo rappresenta questa impronta; annotala, se vuoi:
web-ways = Pagine
web-tables = Tavoli
web-tagline = { $count ->
    [one] Un modo di menare gli amici. Per ora.
    [2] Due modi di menare gli amici.
    [3] Tre modi di menare gli amici.
    [4] Quattro modi di menare gli amici.
   *[other] Tanti modi di menare gli amici.
 }
web-your-name = Il tuo nome
web-play-now = Gioca subito
web-play-now-why = contro i bot
web-open-table = Apri un tavolo
web-open-table-why = amici, bot, una TV
web-no-account = Niente account. Manda il link, o metti il tavolo in TV.
web-join = Entra
web-join-code = Link o codice di un tavolo
web-go-in = Avanti
web-watch = Guarda
web-back-in = Rientra
web-mine = I miei tavoli
web-no-mine = Ancora nessuno. Ogni rissa comincia da qualche parte.
web-open-tables = Tavoli aperti
web-no-open-tables = Nessuno si mena in pubblico. Sospetto.
web-round = round { $round }
web-used = { DATETIME($at, dateStyle: "medium") }
web-waiting-for-you = Aspettano te.
web-new-moves = { $count ->
    [one] 1 mossa nuova
   *[other] { $count } mosse nuove
 }
web-card-lobby = { $open ->
    [0] Tutti i posti sono presi.
    [one] Un posto libero.
   *[other] { $open } posti liberi.
 }
web-card-playing = Tocca a: { $names }.
web-card-over = Finita. { $count ->
    [0] Non ha vinto nessuno.
    [one] Ha vinto { $names }.
   *[other] Hanno vinto { $names }.
 }
web-seats = { $least }–{ $most } posti
web-which = A che cosa si gioca?
web-first-bots = { $count ->
    [one] contro un bot
   *[other] contro { $count } bot
 }
web-play = Gioca
web-how-1 = Di' come ti chiami. Non chiediamo altro.
web-how-2 = Manda il link, o lascia i posti ai bot.
web-how-3 = Mena gli amici, regolamento alla mano: ogni riga cita la sua regola.
web-pick = Scegli da una lista
web-set-up = Un tavolo di { $game }
web-who-plays = Chi gioca
web-how-many = Posti
web-variant = Come si gioca?
web-variant-own = A modo vostro
web-variant-own-why = ogni opzione, una per una
web-i-play = Gioco anch'io
web-seat = Posto { $number }
web-seat-open = libero per un amico
web-seat-free = libero
web-bot-level = { $level ->
    [random] bot, a caso
    [easy] bot, facile
    [normal] bot, normale
   *[hard] bot, duro
    [expert] bot, esperto
 }
web-dummy = fantoccio
web-bot-brought = bot di un ospite
web-dummy-why = Il fantoccio è quello del regolamento: gioca ciò che gli dà il caso. Un bot pensa.
web-fine = Tutto il resto
web-clock = Orologio
web-clock-none = Senza orologio
web-clock-seconds = Secondi per ogni scelta:
web-clock-days = Giorni per ogni scelta:
web-clock-limit = Secondi
web-clock-limit-days = Giorni
web-who-may-come = Chi può venire
web-private = Solo chi ha il link
web-listed = Tutti: il tavolo è in elenco
web-hints = Suggerimenti
web-hints-yes = Tutti possono chiedere al coach, e si vede chi lo fa
web-hints-no = Niente suggerimenti
web-hints-no-why = salvo per chi gioca contro soli bot
web-hints-alone = Contro soli bot puoi chiedere al coach
web-sit = Siediti qui
web-sit-down = Siediti
web-just-watch = Guarda soltanto
web-door = Alla porta:
web-somebody = { $count ->
    [one] qualcuno
   *[other] { $count } senza nome
 }
web-joining = All'inizio { $count ->
    [one] si aggiunge un fantoccio
   *[other] si aggiungono { $count } fantocci
 }: { $names }.
web-take-over = Chi ospita è via: subentra tu
web-change = Cambia
web-change-go = Conferma
web-close-table = Chiudi questo tavolo
web-notice-changed = ha cambiato: { $what }.
web-notice-host = ora ospita il tavolo.
web-notice-bot = è un bot portato da un ospite.
web-stand = Alzati
web-tell = Dillo
web-add = Aggiungi
web-remove = Libera il posto di { $name }
web-host = ospita
web-away = assente
web-here = presente
web-start = Comincia
web-start-why = i posti liberi spariscono
web-cant-start = Così la partita non può cominciare. Ricontrolla chi gioca e quali sono i patti.
web-wait-start = Il via lo dà chi ospita il tavolo.
web-lobby = Intorno al tavolo
web-invite = Falli entrare
web-link = Link a questo tavolo
web-copy = Copia
web-copied = Copiato
web-copy-by-hand = Il link è selezionato: premi Ctrl+C, o tienici sopra il dito.
web-code = Codice
web-code-how = Col telefono apri { $site } e scrivi il codice.
web-only-here = I telefoni non possono entrare: questo sito non ha un indirizzo nella tua rete. Avvialo con «mischia serve», senza «--host 127.0.0.1», o indica il suo indirizzo con «--public-url».
web-qr = Codice QR del link a questo tavolo
web-agreed = Patti chiari
web-agreed-on = { $what }:
web-join-phone = Entra col telefono
web-step = Mossa { $step } di { $steps }
web-tab-replay = Rivedi
web-abandoned = Partita abbandonata
web-abandoned-why = Chi giocava ha deciso di smettere, o è andato via; oppure il tavolo è stato chiuso.
web-first = All'inizio
web-prev = Una mossa indietro
web-next = Una mossa avanti
web-last = Alla fine
web-run = Avvia
web-pause = Pausa
web-moment = Vai alla mossa
web-seen-by = Vista da
web-onlooker = chi sta a guardare
web-hands = Tutte le mani
web-hands-why = Chi aveva che cosa in questo momento. Un nome mostra la partita da quel posto.
web-look = Guarda
web-link-here = L'indirizzo di questa pagina è il link a questa mossa.
web-to-table = Al tavolo
web-recorded-end = Com'è finita
web-recorded-moves = Le mosse
web-rules-of = { $game }: le regole
web-rules-english = Le clausole sono in inglese.
web-api = Per i programmi: l’API JSON
web-api-intro = Tutto quello che può fare una pagina di questo sito lo può fare anche un programma. Questa pagina nasce dalla descrizione che leggono i programmi:
web-api-english = Le richieste in sé sono descritte in inglese.
web-api-first = Primi passi
web-api-first-why = Da zero alla prima domanda. Ogni esempio qui sotto riparte da qui, in una shell o in Python.
web-api-people = Chi sei, e che cosa c’è
web-api-lobby = Prima della partita
web-api-match = Al tavolo
web-api-after = Dopo la partita
web-api-models = Che cosa viene detto
web-api-takes = Che cosa prende
web-api-gives = Che cosa dà
web-api-refuses = Come rifiuta
web-api-example = Un esempio
web-api-needed = ci vuole
web-nutshell = In breve
web-first-game = Gioca una prima partita
web-watch-round = Guarda un round
web-words = Glossario
web-things = Carte e componenti
web-contents = Indice
web-in-the-rules = Nelle regole
web-here-now = Qui e ora
web-show = Fammi vedere
web-show-of = Fammi vedere: { $what }
web-show-count = { $count ->
    [one] 1 scena
   *[other] { $count } scene
}
web-show-scenes = Scene
web-show-scene = Scena { $number }
web-show-step = Passo { $step } di { $steps }
web-show-begins = Si comincia così
web-show-refused = { $name } prova una mossa che adesso non è permessa.
web-show-refused-why = Non cambia nulla.
web-show-back = Indietro
web-show-next = Avanti
web-wrong = È sbagliato!
web-wrong-which = Quale riga è sbagliata?
web-wrong-nothing = Non è ancora successo niente.
web-wrong-happened = Che cosa è successo:
web-wrong-refused = { $name } non può «{ $move }».
web-wrong-should = Che cosa sarebbe dovuto succedere?
web-wrong-send = Dillo a chi ospita
web-wrong-file-later = Avrai un file di questo momento, con quello che puoi vedere tu. Chi ospita potrà leggerlo per intero a partita finita.
web-wrong-file-whole = Tu e chi ospita avrete un file di questo momento.
web-wrong-sent = Chi ospita l'ha ricevuto
web-wrong-file = Il file
web-wrong-file-partly = Finché si gioca, contiene solo quello che puoi vedere tu.
web-wrong-keep = Torna qui dopo la partita per averlo intero.
web-wrong-check = Lo esegue «mischia check».
web-puzzle = Enigma
web-puzzle-day = L'enigma del giorno
web-puzzle-offer = Uno al giorno. Tre tentativi. Nessun account.
web-puzzle-more = Tentativi, difficoltà e gli oggetti del gioco
web-puzzle-try = Tentativo { $number } di { $most }
web-puzzle-which = Qual è la mossa migliore?
web-puzzle-which-why = Da una partita tra bot. Sai quello che sa questo posto.
web-puzzle-again = Non quella. Riprova
web-puzzle-not = vince circa il { $chance } delle volte. C'è di meglio.
web-puzzle-not-looked = non vale quasi uno sguardo. C'è di meglio.
web-puzzle-solved-at = Risolto al tentativo { $number }
web-puzzle-missed = Era questa
web-puzzle-yes = È proprio questa
web-puzzle-proof = vince circa il { $chance } delle volte, più di ogni altra in { NUMBER($looked) } seguiti.
web-puzzle-guess = Probabilità da { NUMBER($looked) } seguiti, con i limiti entro cui stanno diciannove volte su venti. È una stima, guardata molto più a lungo di un consiglio.
web-puzzle-percent = { $share }%
web-puzzle-bounds = da { $low } a { $high }
web-puzzle-tries = Tentativi
web-puzzle-left = ne restano { $left }
web-puzzle-tries-why = Chi sbaglia legge quanto spesso vincerebbe. Dopo tre c'è la risposta.
web-puzzle-move = Mossa
web-puzzle-chance = Probabilità di vincere
web-puzzle-hard = Difficoltà
web-puzzle-of = { $hard } su { $hardest }
web-puzzle-hard-why = Da quanto di rado la trovano i bot più deboli.
web-puzzle-streak = Giorni di fila
web-puzzle-streak-why = Uno nuovo a mezzanotte UTC. Li conta solo questo browser.
web-puzzle-next = Un altro
web-show-called = Tocca a te: torna al tavolo
web-error = Colpo a vuoto
web-error-404 = Qui non c'è niente. Forse il tavolo si è spostato, forse al link manca una lettera.
web-go-home = Inizio
web-fair-good = { $count ->
    [one] L'unica pescata si ricava
   *[other] Tutte le { $count } pescate si ricavano
 } dal segreto.
web-fair-bad = Qualche pescata non si ricava dal segreto.
web-take-back = Riprendi il posto
web-take-back-why = un bot gioca per te
web-stand-in = Un bot per { $name }, che non c'è
web-resign = Lascia il mio posto a un bot
web-resign-ends = Vado via per sempre
web-bring = Una partita salvata
web-bring-go = Aprila
web-bring-why = Una partita salvata, qui o altrove, si può rivedere mossa per mossa.

# --- partite finite
web-lists = Elenchi
web-history = Le tue partite
web-no-history = Ancora nessuna. Finiscine una: vale anche persa.
web-archive = Archivio
web-no-archive = Nessun tavolo pubblico ha ancora finito una partita.
web-none-such = Nessuna partita è così. Chiedi di meno.
web-which-game = Gioco
web-all = Tutti
web-result = Risultato
web-result-won = Vinta
web-result-lost = Persa
web-result-abandoned = Interrotta
web-moves = { $count ->
    [one] 1 mossa
   *[other] { $count } mosse
 }
web-asked-coach = ha chiesto al coach
web-bot-played = sostituito da un bot
web-played-on = È cominciata da una posizione di un’altra partita: non conta.
web-file-short = File
web-newer = Più recenti
web-older = Più vecchie
web-sums = Finora
web-sum-played = giocate
web-sum-won = vinte
web-sums-why = Partite giocate fino in fondo, dall’inizio consueto.
web-streak-won = { $count ->
    [one] L’ultima è vinta.
   *[other] { $count } vinte di fila.
 }
web-streak-lost = { $count ->
    [one] L’ultima è persa.
   *[other] { $count } perse di fila.
 }
web-streak-best = Il massimo di fila: { $count }.
web-rivals = Testa a testa
web-rival = Con
web-rival-you = vinte da te
web-rival-they = vinte da loro
web-rivals-why = Dove vincono tutti e due, o nessuno dei due, il punto non è di nessuno.
web-search = Cerca
web-player-name = Nome intero di chi gioca
web-since = Dal (giorno)
web-until = Al (giorno)
web-fewest = Mosse, almeno
web-most = Mosse, al massimo
web-bulk = Portale con te
web-bulk-why = Tutte le partite di questo elenco come file per Mischia, una per riga (JSON lines), dalla più recente, al massimo { NUMBER($most) } per volta.
web-bulk-go = Scarica

# --- gioca da qui
web-play-on = Gioca da qui
web-play-on-why = Un nuovo tavolo comincia proprio da questo momento. Da qui in poi il caso è nuovo.
web-play-on-seat = Il tuo posto
web-play-on-others = Gli altri
web-play-on-bots = sono bot: si comincia subito
web-play-on-friends = sono amici: i posti restano liberi
web-play-on-go = Gioca
web-goes-on = Riprende da una posizione di una partita finita.

# --- a first game with the coach
web-coach = Il coach
web-lesson = Lezione
web-lesson-of = { $game }: una lezione
web-lesson-idea = Idea { $number } di { $many }
web-lesson-of-many = di { $many }
web-lesson-this = gioca questa
web-lesson-hold = Un momento! Ecco che cosa succederebbe:
web-lesson-causes = Che cosa succederebbe
web-lesson-again = Prova qualcos'altro
web-lesson-nothing = Non è ancora successo niente.
web-lesson-watch = Guarda il tavolo
web-lesson-watch-why = Poi vai avanti.
web-lesson-back = Rimetti a posto
web-lesson-for-me = Giocala per me
web-lesson-next = Idea successiva
web-lesson-finish = È tutto
web-lesson-leave = Esci dalla lezione
web-lesson-what = Che cos'è una lezione
web-lesson-what-why = Le regole vere, a un tavolo preparato per te. Niente conta, e ogni prova si può rimettere a posto.
web-lesson-learnt = Non ti serve altro
web-lesson-learnt-why = Adesso sai giocare a { $game }. Hai incontrato:
web-lesson-first = Gioca la prima partita
web-lesson-others = Altre lezioni
web-lesson-offer = Prima volta?
web-lesson-offer-why = Cinque minuti con il coach
term-lesson-go-on = Premi Invio per andare avanti.
term-lesson-for-me = Premi Invio, e la gioca il coach.
term-lesson-none = Per { $game } non c'è ancora una lezione.
term-lesson-greeting = Una lezione: scrivi un numero, ? per le regole, o quit. Niente conta.

# --- che cosa l'ha decisa
review-title = Che cosa l’ha decisa
review-won = { $count ->
    [0] Non vince nessuno.
    [one] Vince { $names }.
   *[other] Vincono { $names }.
 }
review-high = { $name } aveva il { $percent } e ha perso tutto.
review-percent = { $number }%
review-team = tutti insieme
review-chance = Probabilità di vincere
review-by-all = Tutti scelgono insieme
review-by-chance = Parla il caso
review-change = { $change } per { $name }
review-none = Non l’ha decisa nessuno. È andata così.
review-too-short = Questa partita è troppo corta per dirlo.
review-skill = Bravura
review-luck = Fortuna
review-by-luck = di cui dal caso
review-by-others = di cui dagli altri
review-start = Inizio
review-result = Risultato
review-unclear = incerta
review-adds-up = Inizio + bravura + fortuna = risultato
review-skill-why = quanto le tue scelte hanno guadagnato rispetto a quelle di un giocatore frettoloso al tuo posto, per quel che potevi sapere.
review-luck-why = tutto il resto: le carte date, i sorteggi, e quel che gli altri hanno fatto e nascosto.
review-give-or-take = più o meno { $reach }
review-continuations = A ogni passo: { NUMBER($count) } seguiti, a carte scoperte
review-turning-points = Momenti decisivi
review-skill-luck = Bravura e fortuna
review-player = Giocatore
review-moves = mosse
review-move = Mossa { $number }
web-review-what-if = E se…?
web-review-from-here = Rivedi da qui
web-review-as-table = In una tabella
web-review-band = Fascia: dove sta la probabilità, 95 volte su 100
web-review-equal = { $percent }: pari probabilità
web-review-chart = Probabilità di vincere di ciascuno, mossa per mossa
web-review-bars = Bravura e fortuna di ciascuno, in punti di probabilità
web-review-you = { $name } (tu)
web-review-share = Falla vedere agli altri
web-review-share-why = Chi ha il link vede tutta la partita, comprese le mani.
web-review-link = Link a questa pagina
web-review-counting = La giochiamo avanti { NUMBER($count) } volte da ogni mossa
web-review-of = { $done } mosse su { $all }
web-review-about = { $seconds ->
    [one] Circa un secondo.
   *[other] Circa { $seconds } secondi.
 }
web-review-leave = Puoi andartene: quando torni la pagina sarà pronta.
web-review-still = Stiamo ancora contando come.
web-review-points-last = I momenti decisivi arrivano alla fine: prima vanno contate tutte le mosse.
web-review-needs-all = Servono tutte le { $all } mosse. Nessuno è fortunato prima del conto.
web-review-not-counted = non ancora contate
web-review-interval = 95 volte su 100 sta qui
web-review-round = R{ $round }
web-review-scene = Il tavolo al momento decisivo { $number }
web-review-if = E se…? Prendi qui il posto di { $name } e gioca avanti contro i bot

# --- your own page
you-nav = Tu
you-menu = Tu e i tuoi dispositivi
you-stranger = Ci conosciamo già?
you-stranger-why = Su questo dispositivo non si conosce nessuno. Se hai un posto su un altro, continua qui: su quello apri «Tu» e mostra il codice, poi inquadralo con questa fotocamera o scrivilo qui. Va bene anche il codice di recupero.
you-signed-out = Questo dispositivo è stato disconnesso. I tuoi posti restano tuoi: sugli altri dispositivi e con il codice di recupero.
you-code = Codice dell'altro dispositivo, o codice di recupero
you-code-go = Continua
you-elsewhere = Un altro posto, da un altro dispositivo
you-devices = I tuoi dispositivi
you-this = questo
you-browser-on = { $browser } su { $system }
you-some-browser = Un browser
you-program = Programma { $name }
you-some-program = Un programma
you-at-table = gioca a un solo tavolo
you-programs = Programmi
you-programs-why = Ognuno gioca per te con il suo token.
you-seen-now = visto poco fa
you-seen-minutes = { $count ->
    [one] visto un minuto fa
   *[other] visto { $count } minuti fa
 }
you-seen-hours = { $count ->
    [one] visto un'ora fa
   *[other] visto { $count } ore fa
 }
you-seen-on = visto l'ultima volta il { DATETIME($at, dateStyle: "medium") }
you-since = dal { DATETIME($at, dateStyle: "medium") }
you-sign-out = Disconnetti
you-sign-out-others = Disconnetti tutti gli altri
you-phone = Continua sul telefono
you-phone-why = Un codice che rende tuo anche un altro dispositivo. Vale una volta sola, per dieci minuti.
you-phone-show = Mostra il codice
you-phone-again = Nuovo codice
you-phone-scan = Inquadralo con la fotocamera, o apri { $site } e scrivi il codice sotto «Tu».
you-phone-type = Apri là il link, o scrivi il codice sotto «Tu».
you-phone-secret = Vale una volta sola, per dieci minuti. Chi lo apre diventa te: tienilo per te.
you-phone-qr = Codice QR che rende tuo un altro dispositivo
you-phone-link = Link per il prossimo dispositivo
you-recovery = Codice di recupero
you-recovery-why = Con questo torni a essere te su qualunque dispositivo, anche se li perdi tutti. Scrivilo su un foglio: non c'è un account, e nessuno te lo può mandare.
you-recovery-none = Non ne hai ancora uno.
you-recovery-made = Il tuo è del { DATETIME($at, dateStyle: "medium") }. Non si può più mostrare. Se ne fai un altro, il vecchio non vale più.
you-recovery-make = Crea un codice di recupero
you-recovery-replace = Creane un altro
you-recovery-once = Scrivilo adesso: si mostra solo questa volta.
you-rename = Salva
you-go-on-as = Continuare qui come { $name }?
you-go-on-why = Allora anche questo dispositivo è di { $name }: stessi posti, stessi tavoli. Sotto «Tu» si può disconnettere di nuovo.
you-go-on-yes = Continua come { $name }
you-go-on-leaves = Ora è di { $name }, e qui { $name } verrà disconnesso.
you-out-title = Disconnettere: { $device }?
you-out-text = Da quel momento non è più di nessuno. I suoi tavoli restano tuoi.
you-out-this = Disconnettersi qui?
you-out-this-text = Questo dispositivo ti dimentica. I tuoi posti restano tuoi: sugli altri dispositivi e con il codice di recupero.
you-out-lost = { $name } non ha altri dispositivi né un codice di recupero: { $count ->
    [0] con quel nome non potrà più tornare nessuno.
    [one] a quel posto non potrà più tornare nessuno.
   *[other] a quei { $count } posti non potrà più tornare nessuno.
 } Prima crea un codice di recupero.
you-out-others = Disconnettere tutti gli altri?
you-out-others-text = Da quel momento tutti gli altri dispositivi e programmi non sono più di nessuno, e un codice per il prossimo dispositivo non vale più. Il codice di recupero resta valido: creane un altro se qualcuno potrebbe conoscerlo.

# --- a game without words of its own
plain-pitch = Un gioco che non ha ancora parole sue: si gioca con le sue regole e con le frasi delle sue mosse.
plain-ask = Che cosa fai?
plain-why = Ogni mossa permessa dalle regole è un pulsante.
plain-aim = Vince chi dicono le regole.
plain-table = Il tavolo
plain-moves = Che cosa puoi fare
plain-wait = Chi deve scegliere: { $names }.

## The house and its host

web-announced = Dalla casa
web-put-away = Metti via
web-privacy = Privacy
web-imprint = Chi ospita
web-house-door = La porta
web-house-password = Parola d’ordine della casa
web-house-door-why = La dici una volta; poi il tuo nome, e si gioca.
web-privacy-intro = Questa casa conserva quel che serve per giocare, e nient’altro.
web-privacy-name = Il tuo nome
web-privacy-name-text = Il nome e la lingua che indichi, e quando l’hai fatto la prima volta. Nessuna password, e nessun indirizzo email se non vuoi avvisi per email. Un cookie firmato dice per un anno che sei tu. Dei tuoi dispositivi: che tipo di browser è e quando è venuto l’ultima volta. Di un codice di recupero: solo quel che basta a dire se è giusto.
web-privacy-tables = I tuoi tavoli
web-privacy-tables-text = Tutto quel che succede a un tavolo, con l’ora: chi siede dove, quel che dici di te perché le regole lo chiedono, ogni mossa, ogni riga della chat. Chi ha il link di un tavolo può guardarlo, e chi guarda può portarsi via una partita finita come file.
web-privacy-kept = { $days ->
    [0] I tavoli finiti restano finché chi ospita non li cancella.
    [one] I tavoli finiti vengono cancellati dopo un giorno.
   *[other] I tavoli finiti vengono cancellati dopo { $days } giorni.
 }
web-privacy-here = Se ci sei
web-privacy-here-text = A quali tavoli è aperta la tua pagina, perché gli altri lo sappiano; dopo un giorno è dimenticato. Chi non ha detto un nome è contato con un segno che non dice chi sia. Il tuo indirizzo di rete sta in memoria per limitare quanto ciascuno può fare. Viene scritto solo se chi ospita lo blocca, o se un proxy davanti a questo sito tiene un suo registro.
web-privacy-told = Quel che dici a chi ospita
web-privacy-told-text = Se dici che qualcosa è sbagliato, chi ospita riceve le tue parole e il momento della partita, finché non li cancella.
web-privacy-browser = Nel tuo browser
web-privacy-browser-text = Cookie per il tuo nome, per chi gioca sul tuo dispositivo, per la lingua, la porta della casa e quel che hai messo via; e, solo nel browser, come vuoi suono e ritmo e quali enigmi hai risolto. Niente viene da altri siti, e ci va solo quel che hai chiesto tu: niente pubblicità, niente tracciamento, nessun font esterno.
web-privacy-rights = Che cosa puoi chiedere
web-privacy-rights-text = Chi ospita può mostrarti tutto quel che è conservato di te, dartelo come file e cancellarlo: il nome, la chat, quel che gli hai detto, e il tuo cookie non vale più. Le partite restano, con un nome neutro al tuo posto. Resta quel che altri hanno scritto di te, e quel che è nelle copie di sicurezza.
host-title = Il banco di chi ospita
host-enter = Entra come chi ospita
host-enter-why = Questo link apre la pagina una volta sola. Resti dentro per dodici ore in questo browser.
host-leave = Esci
host-numbers = In cifre
host-status = { $status ->
    [lobby] In attesa
    [playing] In gioco
    [over] Finiti
   *[closed] Chiusi
 }
host-status-one = { $status ->
    [lobby] in attesa
    [playing] in gioco
    [over] finito
   *[closed] chiuso
 }
host-people = Persone
host-bans = Mandati via
host-inbox = «È sbagliato!»
host-announce = Annuncia a tutti
host-announce-text = Che cosa leggono tutti
host-announce-go = Annuncia
host-announce-clear = Toglilo
host-announced-since = Dal { $at }
host-tables = Tavoli
host-all = Tutti
host-none = Qui non c’è niente.
host-people-at = { $count ->
    [0] nessuno
    [one] una persona
   *[other] { $count } persone
 }
host-tables-of = { $count ->
    [0] nessun tavolo
    [one] un tavolo
   *[other] { $count } tavoli
 }
host-look = Guarda
host-close = Chiudi
host-delete = Cancella
host-named = Lettere del nome
host-search = Cerca
host-ban = Manda via
host-ban-days = Per quanto
host-days = { $days ->
    [0] per sempre
    [one] per un giorno
   *[other] per { $days } giorni
 }
host-unban = Riammetti
host-until = fino al { $at }
host-letter-open = La sua partita continua: leggi il resto quando è finita.
host-letter-file = Il suo file: mischia inbox file { $letter }
host-drop = Butta via
host-rules = Regole della casa
host-door = { $door ->
    [open] Può entrare chiunque.
    [password] A chi è nuovo serve la parola d’ordine.
   *[invitation] A chi è nuovo serve un invito: mischia admin invite.
 }
host-day-rule = { $rule ->
    [lobby_days] I tavoli in attesa che nessuno usa si chiudono
    [match_days] Le partite che nessuno continua sono abbandonate
   *[kept_days] Quel che è finito o chiuso si cancella
 }
host-cap = { $cap ->
    [streams] Pagine aperte di tutti
    [streams_per_person] Pagine aperte di una persona
    [streams_per_address] Pagine aperte da un indirizzo
    [new_tables] Tavoli nuovi al giorno
    [new_tables_per_person] Tavoli nuovi al giorno, una persona
    [new_tables_per_address] Tavoli nuovi al giorno, un indirizzo
    [new_people] Persone nuove al giorno
   *[new_people_per_address] Persone nuove al giorno, un indirizzo
 }
host-no-limit = senza limite
host-sure = { $what ->
    [close] Chiudere questo tavolo?
   *[delete] Cancellare questo tavolo?
 }
host-sure-text = { $what ->
    [close] Nessuno ci gioca più; una partita in corso è abbandonata, e il registro lo dice. Non si può annullare.
   *[delete] Il tavolo se ne va per sempre, con il registro e la chat. Non si può annullare.
 }
host-after-days = { $days ->
    [0] mai
    [one] dopo un giorno
   *[other] dopo { $days } giorni
 }

## Tell me: how you hear that it is your turn while no page is open

tell-title = Avvisami
tell-why = Quando tocca a te e nessuna tua pagina è aperta, ti avvisiamo: una volta sola, finché non guardi. L’avviso dice il gioco e chi aspetta, e nessuna carta.
tell-push = Su questo dispositivo
tell-push-no = Questo browser qui non può ricevere avvisi: serve https, e su iPhone prima il sito nella schermata Home.
tell-push-denied = Il browser non lo permette. Consenti le notifiche per questo sito nelle sue impostazioni e riprova.
tell-push-failed = Il servizio push del browser non risponde. Riprova più tardi.
tell-push-of = Un browser, tramite { $service }
tell-kind-push = nel suo browser
tell-this-browser = questo browser
tell-kind-mail = per email
tell-kind-webhook = per webhook
tell-unconfirmed = non ancora confermato: apri il link nell’email
tell-faults = { $count ->
    [one] L’ultimo messaggio non è arrivato.
   *[other] Gli ultimi { $count } messaggi non sono arrivati.
 }
tell-try = Prova
tell-tried = Spedito. Se non arriva niente, guarda le impostazioni del dispositivo.
tell-remove = Togli
tell-add = Aggiungi
tell-off = Non avvisarmi
tell-on = Avvisami di nuovo
tell-is-off = Per ora non ricevi nessun avviso.
tell-mail = Per email
tell-mail-like = nome@posto.example
tell-mail-sent = Abbiamo scritto a { $address }: apri il link nell’email. Prima di allora non ci arriva altro.
tell-webhook = Per webhook, ai programmi
tell-webhook-why = A questo indirizzo arriva in POST un piccolo documento JSON, firmato con una chiave che vedi solo tu.
tell-webhook-url = Indirizzo
tell-webhook-key = Chiave:
tell-webhook-added = Aggiunto. La chiave è lì accanto.
tell-quiet = Ore di silenzio e promemoria
tell-from = Silenzio dalle
tell-to = alle
tell-zone = Secondo l’ora di
tell-remind = Ricordamelo
tell-remind-hours = { $count ->
    [0] mai
   *[other] una volta, dopo { $count } ore
 }
tell-kept = Salvato.
tell-end = Basta avvisi
tell-yours = { $game }: tocca a te
tell-still-yours = { $game }: ti aspettano ancora
tell-with = Al tavolo: { $names }.
tell-alone = Il tavolo aspetta.
tell-test-title = Suona così
tell-test-text = Non tocca a nessuno: volevi provare.
tell-mail-confirm = È il tuo indirizzo?
tell-mail-confirm-text = { $name } vuole sapere a questo indirizzo quando è il suo turno su { $site }.

    Se sei tu, apri questo link e premi il pulsante; vale per tre giorni:
    { $link }

    Se non sei tu, non fare niente: qui non arriverà altro.
tell-mail-text = { $text }

    Vai lì: { $link }

    Basta con queste email: { $off }
tell-sure-mail = È il tuo indirizzo?
tell-sure-mail-why = Allora avvisiamo { $address } quando tocca a te. Ogni email ha un link per smettere.
tell-sure-mail-yes = Sì, avvisami qui
tell-sure-mail-done = Confermato
tell-sure-mail-done-why = D’ora in poi avvisiamo { $address } quando tocca a te.
tell-sure-off = Basta avvisi?
tell-sure-off-why = Qui non arriva più niente: { $address }. Sotto “Tu” si può aggiungere di nuovo.
tell-sure-off-yes = Basta
tell-sure-off-done = Silenzio
tell-sure-off-done-why = Qui non arriva più niente: { $address }.
skip-title = Saltami per
skip-hours = { $unit ->
    [days] { $count } giorni
   *[hours] { $count ->
        [one] un’ora
       *[other] { $count } ore
     }
 }
skip-why = Di’ fino a quando sei via: prima di allora non ricevi avvisi da questo tavolo, e gli altri lo vedono. Orologio e sostituti restano come sono. Qualunque cosa tu faccia qui, sei di nuovo presente.
skip-go = Saltami
skip-is = Sei via fino a:
skip-back = Sono qui
skip-away = { $name } è via fino a:
offline-title = Niente linea
offline-text = Mischia non si raggiunge. I tuoi posti restano; la pazienza degli avversari, chissà.
offline-again = Riprova
error-bad-webhook = Questo non è un indirizzo per un webhook. Va bene: https://nome/percorso, senza password dentro.
error-bad-port = A quella porta non si spedisce niente. Vanno bene: 80, 443, 8080 e 8443.
error-no-such-host = In rete non c’è un posto così. Ricontrolla l’indirizzo.
error-private-host = Lì non si spedisce niente: quell’indirizzo sta in una rete privata.
error-bad-subscription = Questa non è l’iscrizione di un browser.
error-bad-mail = Questo non è un indirizzo email. Va bene: nome@posto.example
error-no-mail = Questa casa non manda email.
error-mail-failed = L’email non è partita. Ricontrolla l’indirizzo, o riprova più tardi.
error-too-many-mails = Per ora basta. Riprova fra dieci minuti.
error-too-many-ways = Ce ne sono già { $most }. Prima togline uno.
error-bad-zone = Non c’è un orologio così. Vanno bene: UTC, Europe/Rome e simili.
error-bad-remind = Un promemoria arriva dopo queste ore: { $hours }.
error-bad-hours = Le ore di silenzio vanno da un’ora a un’altra, per esempio dalle 22:00 alle 08:00. Per non averne, lascia vuoto tutto.
error-no-way = Questo non c’è più.
error-way-gone = Lì non si può più spedire niente, quindi l’abbiamo tolto. Aggiungilo di nuovo.
error-not-arrived = Non è arrivato. Ricontrolla l’indirizzo, o riprova più tardi.
error-bad-until = Indica un’ora entro i prossimi { $days } giorni.
error-not-away = Non sei via.
web-privacy-tell = Come ti avvisiamo
web-privacy-tell-text = Quando hai guardato l’ultima volta quale tavolo, perché le liste dicano che cosa è nuovo. Se vuoi sapere quando tocca a te: l’indirizzo per dirtelo (del servizio push del tuo browser, per email o di un webhook), le ore di silenzio e il loro fuso orario, finché non li togli. Un messaggio dice il gioco e gli altri al tavolo; quel che passa per un servizio push è cifrato.
# --- chi è via, e cosa si riprende
help-back = torna alla tua ultima scelta, qualunque cosa ne sia venuta: i bot sono d’accordo, agli altri si chiede
term-back-sure = { $name } rivuole l’ultima scelta. Se tutti sono d’accordo, scrivi «back» un’altra volta.
term-back-not = Allora resta com’è.
note-stand-in = Un bot gioca per { $name }, che è via, finché { $name } non fa qualcosa.
note-ended = Finita senza vincitore. D’accordo: { $names }.
note-ended-away = Finita senza vincitore. D’accordo: { $names }. Via: { $away }.
note-back-asked = { $name } chiede di riprendere una scelta.
note-back-agreed = D’accordo: { $names }.
note-back-agreed-away = D’accordo: { $names }. Via: { $away }.
note-back-declined = { $name } preferisce andare avanti. Non si riprende nulla.
note-back-withdrawn = { $name } va avanti così. Non si riprende nulla.
note-back-lapsed = Non tutti hanno detto di sì in tempo. Non si riprende nulla.
note-back-overtaken = La partita è andata avanti. Non si riprende nulla.
error-nothing-to-take-back = Non c’è nessuna tua scelta da riprendere.
error-back-needs-all = Da allora si è visto qualcosa di nascosto, perciò serve il sì di tutti: { $names } non c’è e non può darlo.
error-back-too-often = In questa partita si è già tornati indietro { $most } volte. Deve bastare.
error-bot-plays = Un bot gioca per te: prima riprendi il tuo posto.
error-back-asked = Qualcuno ha già chiesto di riprendere una scelta. Prima rispondi a quello.
error-back-turned-down = L’hai chiesto, e non tutti erano d’accordo. Puoi richiederlo dopo la prossima mossa.
web-restart = Rifaccio il turno
web-restart-why = tutto, in un colpo
web-back = Chiedi di riprendere una scelta
web-back-how = Serve il sì di tutti quelli che giocano e sono qui; i bot lo danno sempre. Ciò che è stato detto e mostrato resta, dadi e carte si tirano e si pescano di nuovo.
web-back-none = Non c’è ancora nulla di tuo da riprendere.
web-back-open = Questa puoi ancora riprenderla da te, al tavolo.
web-back-to = Torna a prima di: { $move }
web-back-hidden = Da allora si è visto qualcosa di nascosto. Serve il sì di tutti, e chi è via non può darlo.
web-back-since = Quel che è successo da allora resterà visto:
web-back-more = { $count ->
    [one] … e prima { $count } riga
   *[other] … e prima { $count } righe
 }
web-back-ask = Chiedilo
web-back-table = Torna al tavolo
web-back-asked = { $count ->
    [one] { $name } chiede di riprendere l’ultima scelta.
   *[other] { $name } chiede di riprendere le ultime { $count } scelte.
 }
web-back-waits = Manca la risposta di: { $names }.
web-back-agree = D’accordo
web-back-decline = Andiamo avanti
web-back-withdraw = Vado avanti così
web-back-think = Ci penso
web-back-sure = Si riprende?
web-stand-level = La sua forza
web-bank = Riserva
web-bank-none = nessuna
web-bank-why = Riserva di ciascuno per tutta la partita, finito il tempo di una scelta:
web-bank-left = Riserva: { $time }
web-bank-days = { $days } g { $hours } h
web-settles = Scelte che non lo sono
web-settles-yes = Si fanno da sole, dove tutti vedono che non c’è nulla da decidere
web-settles-no = Si chiede sempre
## Un dispositivo per tutti

share-add = Qualcun altro gioca su questo dispositivo
share-name = Il suo nome
share-add-go = Aggiungi
share-add-why = Il dispositivo passa di mano in mano; un sipario nasconde le carte agli altri.
share-here = su questo dispositivo
share-tab = Sipario
share-pass = Passa il dispositivo a { $name }
share-pass-why = { $name }, tocca quando nessun altro guarda.
share-pass-aloud = Tocca a { $name }, passa il dispositivo
share-raise = Sono { $name }
share-look = Solo guardare
share-wait-why = Ora non tocca a nessuno di questo dispositivo.
share-cover = Copri la mano
share-leave = { $name } lascia il tavolo
share-phone = { $name } continua sul telefono
share-phone-why = Vale una volta sola, per dieci minuti. Da allora { $name } gioca là, e non più su questo dispositivo.
share-phone-done = Torna al tavolo
error-covered = Su questo dispositivo giocate in più d'uno: chi vuole farlo prima lo prenda.
error-not-shared = A questo tavolo nessun altro gioca su questo dispositivo.
# --- spettatori e buone maniere
error-not-shown = Qui può guardare solo chi è seduto al tavolo: così vuole chi ospita.
error-not-let-in = Chi ospita non ti fa entrare.
error-quiet = A questo tavolo chi ospita vuole silenzio.
error-only-seated-speak = Può parlare solo chi è seduto al tavolo.
error-bad-manners = Qui non si può scegliere così.
error-yourself = Quello sei tu.
error-nothing-to-forgive = È già perdonato.
error-too-many-aversions = { $most } bastano. Prima perdona qualcuno.
manners-title = Spettatori e buone maniere
manners-watch = Chi può guardare
manners-watch-anybody = Chiunque
manners-watch-anybody-why = se il tavolo è in elenco, lo è anche la partita
manners-watch-link = Chi ha il link
manners-watch-link-why = nessun elenco mostra la partita
manners-watch-seated = Solo chi è seduto qui
manners-watch-seated-why = dalla prima mossa in poi, anche a partita finita
manners-speak = Chi può parlare
manners-speak-all = Tutti
manners-speak-seated = Chi è seduto qui
manners-speak-apart = Gli spettatori tra loro
manners-speak-apart-why = chi gioca non li sente
manners-speak-nobody = Nessuno
manners-speak-nobody-why = parlano le carte
manners-delay = Ritardo per gli spettatori
manners-delay-why = Vedono ogni mossa più tardi: sulla pagina, con l'API, nei file. Chi è seduto qui non è mai in ritardo, e nemmeno lo schermo grande aperto su un suo dispositivo.
manners-no-delay = Nessuno
manners-time = { $minutes ->
    [0] { $seconds } secondi
    [one] un minuto
   *[other] { $minutes } minuti
 }
manners-set = Così sia
manners-told = Che cosa ha deciso chi ospita
manners-behind = { $time } di ritardo
manners-onlookers-behind = Gli spettatori hanno { $time } di ritardo.
manners-hush-seated = Parla solo chi è seduto qui.
manners-hush-apart = Chi gioca non sente gli spettatori.
manners-hush-nobody = Silenzio: qui non parla nessuno.
manners-alone = Nessun altro guarda.
manners-people = Chi c'è
manners-people-why = Solo tu sai chi silenzi o blocchi.
manners-nobody = Ci sei solo tu. I bot non hanno maniere.
manners-name-first = Di' il tuo nome per silenziare, bloccare o segnalare qualcuno.
manners-about = { $name }: silenzia, blocca o segnala
manners-mute-here = Silenzia qui
manners-mute-everywhere = Silenzia ovunque
manners-mute-why = Non vedi che cosa dice né come reagisce.
manners-block = Blocca
manners-block-why = Ai tavoli che ospiti non può sedersi, guardare né parlare, e non lo senti da nessuna parte. Saprà soltanto che chi ospita non lo fa entrare.
manners-report = Segnala
manners-report-what = Che cosa non va?
manners-report-why = Va a chi gestisce la casa, con il tuo nome e le ultime cose dette qui da { $name }.
manners-report-send = Dillo a chi gestisce la casa
manners-done-mute = Non senti più { $name }.
manners-done-block = { $name } è bloccato.
manners-done-report = Chi gestisce la casa l'ha ricevuta.
manners-done-set = Ora è così.
manners-yours = Chi non senti
manners-yours-none = Senti tutti.
manners-yours-how = A un tavolo tocca un nome nella chat, o apri «Spettatori e buone maniere» nel menu.
manners-yours-one = { $kind ->
    [block] bloccato
   *[mute] silenziato
 }, { $where ->
    [everywhere] ovunque
   *[table] a un tavolo
 }
manners-forgive = Perdona
host-reports = Segnalazioni
host-report-by = { $by } segnala { $name }:
host-report-silent = Non aveva detto niente.
web-privacy-manners = Le tue maniere
web-privacy-manners-text = Chi silenzi o blocchi, e lo vedi solo tu; chi segnali, con le sue parole, finché chi gestisce la casa non lo cancella; su chi hai scommesso e le tue note alle partite finite, per chi può guardare quel tavolo. Le reazioni non restano da nessuna parte.
react-title = Reagisci
react-ouch = Ahi!
react-ha = Ah!
react-well-hit = Bel colpo!
react-hurry = Dai…
react-oops = Ops!
react-thanks = Grazie!
react-hm = Mmh…
react-revenge = Vendetta!
react-shown = Reazioni
error-bad-reaction = Questa reazione non c'è.
guess-title = Chi vince?
guess-over = Chi l'aveva detto?
guess-why = Il tuo pronostico resta segreto fino alla fine. Fino ad allora puoi ripensarci.
guess-yours = Tu dici: { $seat }. Ancora nessuno lo sa.
guess-still-in = Sei ancora in gioco. Vinci tu.
guess-said = { $name } ha detto { $seat }
guess-right = { $minutes ->
    [0] Giusto, all'ultimo minuto.
    [one] Giusto, un minuto prima della fine.
   *[other] Giusto, { $minutes } minuti prima della fine.
 }
guess-wrong = No.
guess-void = Non ha vinto nessuno.
guess-none = Nessuno ha osato un pronostico.
guess-tonight = Stasera: { $right } su { $of }.
guess-next = Un altro tavolo
error-still-in = Sei ancora in gioco: chi gioca non fa pronostici.
notes-title = Note
notes-pin = Appunta una nota
notes-unpin = Togli
notes-text = La tua nota
notes-at = Alla mossa
notes-move = Mossa { $step }
notes-ring = Cerchio
notes-arrow = Freccia
notes-unmark = Cancella
notes-pick = Tocca una faccia, una carta o un pezzo. Tasti: Tab, Invio, Esc.
notes-pick-to = E dove punta?
notes-none = Nessuno ha annotato niente.
notes-none-here = Nessuna nota a questa mossa.
notes-all = Tutte le note della partita
notes-draw-there = Cerchi e frecce si disegnano rivedendo la partita.
error-too-many-notes = { $most } note bastano. Prima togline una.
error-no-such-note = Questa nota non c'è più.
error-bad-marks = Una nota ha al massimo { $most } cerchi e frecce, su ciò che sta sul tavolo.
# --- clubs

error-no-club = Qui non c’è nessun club del genere, o non ne fai parte.
error-wrong-club-code = Nessun club ha questo codice. Chiedi quello nuovo: i codici cambiano.
error-not-your-club = Non fai parte di nessun club del genere.
error-many-clubs = Nessuno può stare in più di { $most } club. Prima lasciane uno.
error-club-full = Questo club è pieno: ci sono già { $most } persone.
error-bad-club-name = Il nome di un club ha da 1 a { $most } lettere.
error-not-keeper = Può farlo solo { $name }, che bada a questo club.
error-no-member = Nessuno in questo club ha quel numero.
error-not-yourself = Per andartene tu, lascia il club.
error-no-evening = Non c’è nessuna prossima serata a cui venire.
error-bad-evening = Di’ un giorno da oggi in poi, entro un anno, e un’ora: 2026-11-19 e 20:30.
error-no-such-evening = Il club non ha nessuna serata del genere.
error-evening-not-shared = Questa serata non è condivisa, o non lo è più.
club-clubs = Club
club-yours = I tuoi club
club-none-why = Un club ha una pagina sua: le serate, chi batte chi, e quando è la prossima.
club-members = Membri
club-members-many = { $count ->
    [one] Un membro
   *[other] { $count } membri
 }
club-found = Fonda un club
club-name = Come si chiama
club-found-go = Fondalo
club-join = Entra in un club
club-code = Codice, otto lettere
club-join-go = Entra
club-door = Entrare in { $club }?
club-door-why = I membri vedranno il tuo nome e le partite che giochi ai tavoli aperti per il club, con i risultati. Puoi andartene quando vuoi.
club-summary = { $games ->
    [one] Una partita
   *[other] { $games } partite
 } in { $evenings ->
    [one] una serata
   *[other] { $evenings } serate
 }, da { $since }.
club-usually = Di solito: { $day }.
club-nothing-yet = Ancora nessuna partita. Siete ancora tutti amici.
club-invite = Invita
club-waiting = { $count ->
    [0] Nessuno ti aspetta
    [one] Un tavolo ti aspetta
   *[other] { $count } tavoli ti aspettano
 }
club-waiting-none = Apri un tavolo, e qualcuno lo farà.
club-new-moves = { $count ->
    [one] mossa nuova
   *[other] mosse nuove
 }
club-nothing-new = niente di nuovo
club-tables = Tavoli del club
club-no-tables = Nessuno è aperto.
club-open-for = Aprine uno per il club
club-what-counts = Qui contano solo i tavoli aperti per il club. Tutti i membri li vedono, con il risultato, e non vedono nulla delle tue altre partite.
club-evenings = Serate
club-all-evenings = Tutte e { $count }
club-no-evenings = Ancora nessuna serata. Ne fa una ogni partita a un tavolo aperto per il club, se due persone la giocano fino in fondo.
club-evening-of = Il verbale di { $day }
club-evening-more = Il verbale
club-new = nuova
club-nobody = nessuno
club-remark-nobody = { $of ->
    [one] Non ha vinto nessuno. Bello sforzo.
   *[other] Nessuno ha vinto niente. Bello sforzo.
 }
club-remark-one = { $many ->
    [one] Ha vinto { $names }, e l’ha fatto notare.
   *[other] Hanno vinto { $names }, e l’hanno fatto notare.
 }
club-remark-bot-alone = Ha vinto un bot. Non parliamone.
club-remark-all = { $names } ne ha vinte { $of } su { $of }. Qualcuno intervenga.
club-remark-most = { $names } ne ha vinte { $count } su { $of }.
club-remark-bot = { $names } ne ha vinte { $count } su { $of }, ed è un bot.
club-remark-each = Una a testa per { $names }. Nessuno ha dormito.
club-remark-shared = { $count } a testa per { $names }.
club-remark-first = Per { $names } era la prima volta a { $game }: vinta.
club-head-to-head = Testa a testa
club-head-to-head-why = La riga ha finito davanti alla colonna: ha vinto dove l’altro no. ▲ più della metà, ▼ meno della metà. Senza colore: troppo poche partite per dirlo.
club-of = su { $count }
club-over-half = più della metà
club-under-half = meno della metà
club-empty = Due amici e un conto in sospeso fanno un club.
club-empty-why = Per ora ci sei solo tu.
club-streaks = Serie
club-no-streaks = Nessuna. Ogni tanto vincono tutti.
club-streak-evenings = { $count ->
    [one] serata da migliore
   *[other] serate di fila da migliore
 }
club-streak-wins = { $count ->
    [one] partita vinta
   *[other] partite vinte di fila
 }
club-streak-dry = { $count ->
    [one] partita senza vincere
   *[other] partite senza vincere
 }
club-streak-record = { $count ->
    [one] vittoria, il record del club
   *[other] vittorie di fila, il record del club
 }
club-streak-who = { $name }, dal { $since }
club-most = I più giocati
club-most-why = Partite finora, tutte le serate.
club-left-out = Delle partite vecchie contano solo le ultime mille.
club-since = Nel club dal { $day }
club-share = Tra { $low } % e { $high } %, diciannove volte su venti. Punteggiato: { $equal } %, se foste tutti pari.
club-share-told = Quota di vittorie: { $percent } %, tra { $low } % e { $high } %. Se foste tutti pari: { $equal } %.
club-won = Partite vinte
club-won-of = { $won } su { $played }
club-plays-most = Gioca soprattutto a
club-nemesis = Bestia nera
club-remove = Togli dal club
club-remove-title = Togliere { $name }?
club-remove-why = Non vedrà più la pagina del club, e da lì in poi l’invito è un altro. Quello che avete giocato resta.
club-leave = Lascia il club
club-leave-title = Lasciare { $club }?
club-leave-why = La sua pagina ti si chiude. Quello che avete giocato resta, e con un invito torni.
club-leave-last = Sei l’ultima persona: il club chiude con te. Le tue partite restano tra le tue partite.
club-next = Prossima serata
club-next-none = Ancora nessuna data. Qualcuno deve cominciare.
club-coming = { $coming ->
    [0] Per ora non viene nessuno.
    [one] Viene una persona.
   *[other] Vengono in { $coming }.
 } { $silent ->
    [0] Hanno risposto tutti.
    [one] Una non ha risposto.
   *[other] In { $silent } non hanno risposto.
 }
club-come = Vengo
club-stay = Io no
club-propose = Proponi una data
club-propose-other = Un’altra data
club-propose-go = Proponi
club-call-off = Annulla la serata
club-day = Giorno
club-time = Ora
club-invite-title = Invito
club-invite-why = Chi ha il link o il codice può entrare. Il codice si scrive sotto «Club», o dove si scrive quello di un tavolo.
club-invite-none = Al momento nessuno è invitato.
club-invite-new = Codice nuovo
club-invite-stop = Non invitare nessuno
club-keeper = { $name } bada a questo club: codici nuovi, e chi deve andarsene.
club-qr = Codice QR che invita nel club
club-link = Link
club-games = { $count ->
    [one] Una partita
   *[other] { $count } partite
 }
club-evening-wins = Vinte
club-share-title = Stampa o condividi
club-print = Stampa
club-share-why = Un link con cui chiunque può leggere questo verbale: nomi e risultati, nient’altro. Lo puoi ritirare.
club-share-go = Crea un link
club-shared = Chi ha questo link può leggere i nomi e i risultati della serata.
club-withdraw = Ritira il link
club-for = Per un club
club-for-none = Nessun club
club-for-why = I suoi membri vedono questo tavolo, possono sedersi o guardare, e poi vedono com’è finita.
club-for-told = Per il club { $club }: i suoi membri vedono questo tavolo e come finisce
club-for-go = Salva
web-privacy-clubs = I tuoi club
web-privacy-clubs-text = In quali club sei, da quando, quando hai guardato l’ultima volta la loro pagina, e se vieni alla prossima serata. Gli altri membri vedono il tuo nome e le partite dei tavoli aperti per il club. Un membro può condividere una serata: allora chi ha il link legge nomi e risultati, finché non viene ritirato.

# --- ratings

error-rated-hints = Una partita valutata si gioca senza suggerimenti.
error-rated-position = Una partita che continua da una posizione non si può valutare.
rating-title = Punteggio
rating-no = Non valutata
rating-yes = Valutata: conta per il punteggio di tutti
rating-yes-why = Senza suggerimenti. Se un bot fa da supplente, se c’è un bot portato da qualcuno o se qualcuno si arrende, non conta. Il tuo punteggio lo vedi tu e lo vedono i membri dei tuoi club.
rating-yours = I tuoi punteggi
rating-ratings = Punteggi
rating-told = circa { NUMBER($points) }, più o meno { NUMBER($doubt) }
rating-provisional = { $count ->
    [one] (provvisorio: una partita)
   *[other] (provvisorio: { $count } partite)
 }
rating-why = La verità sta lì dentro, diciannove volte su venti. Un bot normale ha 1.500 in ogni gioco.
rating-was-yes = Valutata
rating-was-no-abandoned = Non valutata: interrotta
rating-was-no-position = Non valutata: continuava da una posizione
rating-was-no-program = Non valutata: c’era un bot portato da qualcuno
rating-was-no-hints = Non valutata: qualcuno ha chiesto al coach
rating-was-no-resigned = Non valutata: qualcuno si è arreso
rating-was-no-stand-in = Non valutata: un posto è passato di mano
rating-was-no-together = Non valutata: tutti dalla stessa parte
rating-was-no-undecided = Non valutata: non ha vinto nessuno, o tutti
rating-was-no-bot = Non valutata: un bot di forza non misurata
rating-was-no-nobody = Non valutata: non ci resta nessuna persona
web-privacy-ratings = I tuoi punteggi
web-privacy-ratings-text = Delle partite valutate: se hai vinto, e quanto ti si riteneva forte prima e dopo. Lo vedi tu, e lo vedono i membri dei tuoi club.
# --- perché qualcuno ha mosso così, a partita finita
why-ask = Perché?
why-title = Perché «{ $move }»?
why-coach = Il coach, al posto di { $name }
why-knew = Il coach sa quello che { $name } sapeva allora, e nient’altro.
why-same = Il coach avrebbe fatto lo stesso.
why-less = { $less ->
    [one] «{ $move }» vince circa una partita su 100
   *[other] «{ $move }» vince circa { $less } partite su 100
 } in più.
why-mixed = Si sceglie tutti insieme: il coach lo farebbe { $share } volte su 100, per non farsi leggere.
why-unseen = Il coach non pesa le parole.
why-done = Fatto
why-before = Il tavolo prima di questa mossa
error-why-no-choice = Alla mossa { $move } non c’era niente da scegliere.
error-why-no-such-move = Non c’è una mossa { $move }; ci sono quelle da 1 a { $last }.
