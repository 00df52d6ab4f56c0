title = Quickshot

## Le carte: nomi ed effetti

card-1 = Mimetizzazione
card-2 = Trappola
card-3 = Complotto
card-4 = Rinforzi
card-5 = Esplosione
card-6 = Bersagliare
card-7 = Veleno
card-8 = Aggressione

effect-1 = Fino a fine round niente può eliminarti o avvelenarti.
effect-2 = Chi ha un 4 o un 5 visibile è fuori. Se colpisci qualcuno, vali 9.
effect-3 = Il debole è forte: la graduatoria delle Forze si capovolge.
effect-4 = Se vuoi, getta una carta dalla mano: la sua Forza si aggiunge alla tua.
effect-5 = È fuori chiunque abbia la carta coperta.
effect-6 = Il più debole tra i visibili è fuori, anche se sei tu.
effect-7 = Il più debole tra i visibili perde una carta dalla mano, anche se sei tu.
effect-8 = Solo muscoli.

## Che cosa si può fare

move-play = Gioca { $card } ({ $cardnumber })
move-add = Aggiungi { $card } ({ $cardnumber })
move-decline = Non aggiungere nulla
move-discard = Scarta { $card } ({ $cardnumber })

## Che cosa si chiede

ask-lead = La carta Leader è tua: quale carta giochi per prima, scoperta?
ask-play = Quale carta giochi coperta? Si rivelano tutte insieme; le carte uguali si annullano.
ask-reinforce = I tuoi Rinforzi sono scoperti: quale carta getti per aggiungerne la Forza? Non è obbligatorio.
ask-poison = La tua carta è la più debole e il Veleno ti colpisce: quale carta scarti dalla mano?

wait-deal = Si danno le carte.
wait-draw = Il Leader sta per pescare una carta.
wait-lead = { $names } ha la carta Leader e sceglie che cosa giocare scoperto.
wait-play = Devono ancora scegliere una carta coperta: { $names }.
wait-reinforce = { $names } può gettare una carta per i Rinforzi.
wait-poison = { $names } subisce il Veleno e sceglie una carta da scartare.
wait-over = La partita è finita.

## Che cosa succede

event-dealt = { $seat } riceve { $number ->
    [one] una carta
   *[other] { $number } carte
 }.
event-set-aside = { $number ->
    [one] Una carta va
   *[other] { $number } carte vanno
 } da parte, senza che nessuno le guardi.
event-first-leader = La carta Leader va per prima a { $seat }.
event-round = Comincia il round { $number }.
event-reshuffled = Il mazzo è finito: gli scarti diventano il nuovo mazzo.
event-draws = { $seat } pesca una carta come Leader.
event-leads = { $seat } apre con { $card } ({ $cardnumber }).
event-chooses = { $seat } ha scelto una carta.
event-reveals = { $seat } rivela { $card } ({ $cardnumber }).
event-turned-down = { $seat } ha la stessa carta di altri: la si copre.
event-all-down = Tutte le carte sono coperte.
event-activates = { $seat } attiva { $card } ({ $cardnumber }).
event-reversed = La graduatoria delle Forze si capovolge: il debole è forte.
event-adds = { $seat } getta { $card } ({ $cardnumber }) per rinforzarsi.
event-declines = { $seat } non aggiunge nulla.
event-strength = { $seat } ora ha Forza { $number }.
event-safe = { $seat } si mimetizza e sfugge a { $card } ({ $cardnumber }).
event-discards = { $seat } perde { $card } ({ $cardnumber }) per il Veleno.
event-eliminated-by = { $seat } esce dal gioco: colpisce { $card } ({ $cardnumber }).
event-out-no-card = { $seat } esce dal gioco: non ha più carte da giocare.
event-out-as-leader = { $seat } esce dal gioco: tutte le carte sono coperte e il Leader ha la mano vuota.
event-takes-lead = { $seat } prende la carta Leader.
event-keeps-lead = { $seat } conserva la carta Leader.
event-wins = { $seat } vince la partita!

## Che cosa mostra il tavolo

seat-leader = Leader
seat-dummy = fantoccio
seat-out = fuori
seat-down = giù
seat-hidden = coperta
seat-choosing = sceglie …
seat-safe = al sicuro
table-round = Round { $round } di { $rounds }
table-deck = Mazzo { $number }
table-aside = Da parte { $number }
table-discard = Scarti { $number }
table-hand = La tua mano
table-hand-of = Mano di { $name }
table-reversed = Capovolto: il debole è forte!
summary = { $rounds ->
    [one] Un round giocato
   *[other] { $rounds } round giocati
 }; alla fine { $players ->
    [one] restava una sola persona in gioco
   *[other] restavano in gioco in { $players }
 }.

## Che cosa si sceglie prima di giocare

option-edition = quale regolamento decide quando tutte le carte sono coperte e il Leader ha la mano vuota
option-edition-it = quello italiano: il Leader esce solo se succede al round 4
option-edition-fr = quello francese: il Leader esce in qualunque round
